//! The rivers: the moon with its light on the ripples, lilies in the corners.

use super::{CHANCE, glow};
use crate::geom::{BezPath, Vec2};
use crate::landscape::construction::{
    Body, EdgeKind, arc, disc, edges, leaf, lens, line, oriented, polar, tapered, xy,
};
use crate::landscape::scene::{Motif, Pen, Place, Scene};
use std::f64::consts::{FRAC_PI_2, PI};

/// A lily's leaf with its flower.
const LILY: Motif = Motif { name: "lily", smallest: 0.55, draw: lily };

fn lily(scene: &mut Scene<'_, '_, '_>) {
    let mut pad = arc(Vec2::ZERO, 20.0, 20.0, 0.42, 5.86);
    pad.line_to((3.0, 0.0));
    pad.close_path();
    scene.fill(pad, "j4");
    for (angle, length) in [(72.0_f64, 13.0), (-72.0, 13.0), (40.0, 16.0), (-40.0, 16.0), (0.0, 17.0)] {
        let petal = leaf(Vec2::ZERO, polar(length, angle.to_radians() - FRAC_PI_2), 7.0, 0.0, 0.55);
        scene.shape(petal, "moon", "water", Pen::round(1.0));
    }
    scene.fill(disc(xy(0.0, -2.0), 2.4), "glow2");
}

pub(super) fn river(scene: &mut Scene<'_, '_, '_>, body: &Body) {
    scene.fill(body.shore(-1.5, 22.0), "land1");
    scene.fill(body.shore(3.2, 21.0), "edge");
    let shore = body.shore(5.4, 19.0);
    let bounds = body.bounds();
    let (mut moon, room) = body.roomiest();
    let middle = bounds.center().to_vec2();
    if body.clearance(middle) > room * 0.9 {
        moon = middle;
    }
    let radius = (body.clearance(moon) * 0.52).min(34.0);
    scene.clipped(shore.clone(), |scene| {
        scene.fill(shore, "water");
        glow::halo(scene, moon, radius);
        for s in [1.0, -1.0] {
            let (mut out, mut n) = (radius * 1.12, 0i64);
            while (bounds.y0..bounds.y1).contains(&(moon.y + s * out)) {
                glade(scene, moon, radius, (s, out, n));
                out += 6.6 + 0.022 * out;
                n += 1;
            }
        }
        let lines: BezPath = (edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Water))
            .flat_map(|edge| line(&[edge.from, edge.to]))
            .collect();
        scene.line(lines.clone(), "water", Pen::butt(3.4));
        scene.line(lines.clone(), "wline", Pen::butt(1.4));
        scene.fill(disc(moon, radius), "moon");
        const SEAS: [(f64, f64, f64); 6] = [
            (-0.30, -0.28, 0.26),
            (-0.02, -0.46, 0.15),
            (0.34, -0.06, 0.20),
            (0.14, 0.30, 0.28),
            (-0.36, 0.24, 0.13),
            (0.46, 0.40, 0.10),
        ];
        scene.fill(SEAS.iter().flat_map(|&(x, y, r)| disc(moon + xy(x, y) * radius, r * radius)).collect(), "moon2");
        // The lines cross the moon without a dark bar.
        scene.clipped(disc(moon, radius), |scene| scene.line(lines, "moon3", Pen::butt(1.2)));
        for (corner, sign, turn) in [(xy(bounds.x1, bounds.y1), -1.0, 0.0), (xy(bounds.x0, bounds.y0), 1.0, PI)] {
            let at = corner + xy(sign * 28.0, sign * 27.0);
            if body.clearance(at) > 20.0 && (at - moon).hypot() > radius + 20.0 {
                scene.put(&LILY, Place::at(at.x, at.y).turned(turn).scaled(0.9));
            } else {
                let at = corner + xy(sign * 21.0, sign * 20.0);
                if body.clearance(at) > 15.0 && (at - moon).hypot() > radius + 9.0 {
                    scene.put(&LILY, Place::at(at.x, at.y).turned(turn).scaled(0.55));
                }
            }
        }
    });
}

/// One slice of moonlight and two beside it, so far from the moon's middle.
fn glade(scene: &mut Scene<'_, '_, '_>, moon: Vec2, radius: f64, (s, out, n): (f64, f64, i64)) {
    let t = ((out - radius) / 110.0).min(1.0);
    for j in 0..3i64 {
        let u = CHANCE.of("glade", &[n, j]);
        let (half, x, ink) = match j {
            0 => (
                radius * (1.05 - 0.5 * t) * (0.75 + 0.5 * u),
                (u - 0.5) * radius * 0.3,
                if n % 3 == 2 { "moon2" } else { "moon" },
            ),
            _ if u < 0.35 => continue,
            _ => (
                radius * (0.55 - 0.2 * t) * (0.5 + u),
                (if j == 1 { 1.0 } else { -1.0 }) * (radius * (1.25 + 0.35 * u) - 10.0 * t),
                if (n + j) % 2 == 1 { "moon3" } else { "water3" },
            ),
        };
        let at = moon + xy(x, out) * s;
        let way =
            [at - xy(half, 0.0), at + xy(-half / 3.0, -0.9 * s), at + xy(half / 3.0, 0.9 * s), at + xy(half, 0.0)];
        scene.fill(oriented(tapered(&way, |v| lens(v, 3.9 - t).max(0.3))), ink);
    }
}
