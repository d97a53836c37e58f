//! What lives in the waters: fish, lilies, cattails, swirls.

use super::degrees;
use super::plants::cattails;
use crate::geom::{Affine, BezPath, Vec2};
use crate::landscape::construction::{arc, crescent, disc, leaf, lens, line, polar, poly, smooth, spiral, tapered, xy};
use crate::landscape::scene::{Motif, Pen, Scene};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

/// A fish that swims to the right, 50 long.
pub(super) const FISH: Motif = Motif { name: "fish", smallest: 0.8, draw: fish };
/// Two fish around each other, the same after half a turn.
pub(super) const CIRCLING: Motif = Motif { name: "circling", smallest: 1.0, draw: circling };
pub(super) const LILY: Motif = Motif { name: "lily", smallest: 1.0, draw: lily };
pub(super) const SWIRL: Motif = Motif { name: "swirl", smallest: 0.85, draw: swirl };
/// Cattails in the water, their feet on (0, 0).
pub(super) const REEDS: Motif = Motif { name: "reeds", smallest: 0.95, draw: reeds };

fn fish(scene: &mut Scene<'_, '_, '_>) {
    bent_fish(scene, |at| at);
}

/// A fish whose places are sent through a map.
fn bent_fish(scene: &mut Scene<'_, '_, '_>, bend: impl Fn(Vec2) -> Vec2) {
    let to = |places: &[(f64, f64)]| places.iter().map(|&place| bend(place.into())).collect::<Vec<_>>();
    let tail = [(-17.0, -1.6), (-23.0, -5.0), (-29.0, -9.0), (-26.2, 0.0), (-29.0, 9.0), (-23.0, 5.0), (-17.0, 1.6)];
    let fins: [&[(f64, f64)]; 2] = [
        &[(-6.0, -6.6), (0.0, -11.0), (6.0, -13.0), (9.5, -6.8)],
        &[(-2.0, 6.0), (-3.0, 10.0), (-0.5, 11.5), (6.0, 6.0)],
    ];
    for places in [&tail[..], fins[0], fins[1]] {
        scene.shape(poly(&to(places)), "chalk", "wave", Pen::round(1.1));
    }
    let body =
        [(-20.0, 0.0), (-8.0, -6.8), (6.0, -8.4), (17.0, -4.6), (22.5, 0.0), (17.0, 4.6), (6.0, 7.6), (-8.0, 6.2)];
    scene.shape(smooth(&to(&body), true), "chalk", "wave", Pen::round(1.2));
    let wide = scene.hair(1.15);
    let mut marks = crescent(bend(xy(11.5, -6.2)), bend(xy(11.5, 5.8)), -2.6, -wide * 1.3);
    for (column, x) in [5.5, 0.5, -4.5, -9.5].into_iter().enumerate() {
        let rows: &[f64] = if column % 2 == 0 { &[-4.4, 0.0, 4.2] } else { &[-2.4, 2.0] };
        for y in rows {
            marks.extend(crescent(bend(xy(x, y - 1.9)), bend(xy(x, y + 1.9)), -2.2, -wide));
        }
    }
    for y in [-2.2, 0.0, 2.2] {
        marks.extend(tapered(&to(&[(-20.5, y * 0.5), (-25.0, y * 1.7)]), |_| wide * 0.9));
    }
    scene.fill(marks, "wave");
    scene.fill(disc(bend(xy(16.2, -1.4)), 1.5), "ink");
}

fn circling(scene: &mut Scene<'_, '_, '_>) {
    const RADIUS: f64 = 25.0;
    for turn in [0.0, PI] {
        scene.within(Affine::rotate(turn), |scene| {
            bent_fish(scene, |at| polar(RADIUS - at.y * 0.9, -FRAC_PI_2 + at.x / RADIUS * 0.92));
        });
    }
    let wide = scene.hair(1.0);
    for turn in [0.0, PI] {
        let places = spiral(Vec2::ZERO, 8.0, 1.2, turn, 0.9);
        scene.fill(tapered(&places, |t| wide * (1.3 - 0.5 * t)), "wave");
    }
}

fn lily(scene: &mut Scene<'_, '_, '_>) {
    for (x, y, r, open) in [(13.0, -14.0, 7.0, 4.0), (19.0, 6.5, 9.0, 2.8), (0.0, 0.0, 14.5, 0.5)] {
        let at = xy(x, y);
        let mut pad = arc(at, r, r * 0.94, open + 0.26, open + TAU - 0.26);
        pad.line_to((at - polar(r * 0.1, open)).to_point());
        pad.close_path();
        scene.shape(pad, "leaf2", "ink", Pen::round(1.0));
        let mut veins = BezPath::new();
        for n in 0..6 {
            let angle = open + 0.85 + 0.92 * f64::from(n);
            veins.extend(line(&[at + polar(r * 0.2, angle), at + polar(r * 0.78, angle)]));
        }
        scene.line(veins, "leaf", Pen::round(0.9));
    }
    let heart = xy(-5.0, 5.5);
    for (angle, long) in [(74.0, 10.0), (-74.0, 10.0), (42.0, 12.0), (-42.0, 12.0), (14.0, 13.0), (-14.0, 13.0)] {
        let tip = heart + polar(long, degrees(angle) - FRAC_PI_2);
        scene.shape(leaf(heart, tip, 5.6, 0.0, 0.55), "chalk", "ink", Pen::round(0.9));
    }
    for angle in [58.0, -58.0, 20.0, -20.0] {
        let tip = heart + polar(7.0, degrees(angle) - FRAC_PI_2);
        scene.shape(leaf(heart, tip, 4.2, 0.0, 0.55), "rose", "ink", Pen::round(0.9));
    }
    scene.fill(disc(heart - xy(0.0, 0.6), 1.7), "red");
}

fn swirl(scene: &mut Scene<'_, '_, '_>) {
    let mut path = BezPath::new();
    let wide = scene.hair(1.0);
    for (x, y, half) in [(-2.0, -7.5, 11.0), (0.0, 0.0, 19.0), (4.0, 7.0, 12.0)] {
        let places = [xy(x - half, y), xy(x - half * 0.4, y - 1.7), xy(x + half * 0.3, y + 1.4), xy(x + half, y - 0.4)];
        path.extend(tapered(&places, |t| wide.max(lens(t, 1.9))));
    }
    scene.fill(path, "wave");
    let curl = spiral(xy(15.0, -9.0), 4.8, 1.2, 0.4, 1.15);
    scene.line(smooth(&curl, false), "wave", Pen::round(1.1));
}

fn reeds(scene: &mut Scene<'_, '_, '_>) {
    scene.within(Affine::translate((-7.0, 1.0)) * Affine::scale(1.35), |scene| {
        cattails(scene, "leaf", "ink", "earth2");
    });
    scene.within(Affine::translate((9.0, 2.5)), |scene| cattails(scene, "leaf", "ink", "earth2"));
    let wide = scene.hair(1.2);
    let mut ripples = BezPath::new();
    for (x, y, half) in [(-6.0, 2.4, 11.0), (8.5, 4.2, 8.0)] {
        ripples.extend(tapered(&[xy(x - half, y), xy(x, y + 0.8), xy(x + half, y)], |t| lens(t, wide * 1.5)));
    }
    scene.fill(ripples, "wave");
}
