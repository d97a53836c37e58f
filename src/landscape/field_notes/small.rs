//! Traps, dens and water in pictures of the rules: pits below branches, hollow trees, fish.

use crate::geom::{BezPath, Vec2};
use crate::landscape::SmallDrawing;
use crate::landscape::construction::{arc, disc, ellipse, line, poly, rounded, smooth, xy};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{PI, TAU};

pub(in crate::landscape) const SMALL: SmallDrawing = SmallDrawing { trap, den, water };

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("trap");
    scene.fill(disc(Vec2::ZERO, 31.0), "pit");
    for y in [-14.0, 4.0, 19.0] {
        let half = (31.0_f64.powi(2) - y * y).sqrt();
        scene.line(line(&[xy(-half, y - 1.5), xy(half, y + 1.5)]), "earth", Pen::round(6.0));
    }
    for x in [-16.0, 2.0, 18.0] {
        let half = (31.0_f64.powi(2) - x * x).sqrt();
        scene.line(line(&[xy(x + 1.5, -half), xy(x - 1.5, half)]), "tan", Pen::round(6.0));
    }
    let colour = scene.side_colour(owner);
    let mut corners = BezPath::new();
    let signs = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    match owner {
        Side::White => {
            scene.line_colour(disc(Vec2::ZERO, 37.0), colour, Pen::round(3.6));
            scene.line_colour(disc(Vec2::ZERO, 44.0), colour, Pen::round(3.6));
            for (s, t) in signs {
                corners.extend(line(&[xy(s * 37.5, t * 37.5), xy(s * 45.0, t * 45.0)]));
                corners.extend(line(&[xy(s * 45.0, t * 37.5), xy(s * 37.5, t * 45.0)]));
            }
        }
        Side::Black => {
            let dash = TAU * 42.0 / 24.0;
            scene.line_colour(disc(Vec2::ZERO, 42.0), colour, Pen { dash: Some(&[dash, dash]), ..Pen::butt(5.5) });
            for (s, t) in signs {
                corners.extend(line(&[xy(s * 45.5, t * 35.5), xy(s * 45.5, t * 45.5), xy(s * 35.5, t * 45.5)]));
            }
        }
    }
    scene.line_colour(corners, colour, Pen::round(3.6));
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("grove");
    let bole = [(-36.0, 48.5), (-20.0, 22.0), (-13.0, -4.0), (13.0, -4.0), (20.0, 22.0), (36.0, 48.5)];
    scene.shape(poly(&bole.map(|(x, y)| xy(x, y))), "earth", "ink", Pen::round(3.0));
    let mut mouth = arc(xy(0.0, 36.0), 16.0, 18.0, PI, TAU);
    mouth.line_to((16.0, 48.5));
    mouth.line_to((-16.0, 48.5));
    mouth.close_path();
    scene.fill(mouth, "dark");
    let crown = [
        (-40.0, -14.0),
        (-44.0, -28.0),
        (-24.0, -42.0),
        (0.0, -45.0),
        (24.0, -42.0),
        (44.0, -28.0),
        (40.0, -14.0),
        (0.0, -6.0),
    ];
    scene.shape(smooth(&crown.map(Vec2::from), true), "leaf", "ink", Pen::round(3.0));
    let colour = scene.side_colour(owner);
    for s in [-1.0, 1.0] {
        scene.line(line(&[xy(s * 44.0, 46.0), xy(s * 44.0, -12.0)]), "ink", Pen::round(3.4));
        let cloth = match owner {
            Side::White => rounded(if s > 0.0 { 15.0 } else { -43.0 }, -12.0, 28.0, 28.0, 0.0),
            Side::Black => poly(&[xy(s * 43.0, -14.0), xy(s * 6.0, 2.0), xy(s * 43.0, 18.0)]),
        };
        scene.fill_colour(cloth, colour);
        if owner == Side::White {
            scene.fill(disc(xy(s * 29.0, 2.0), 6.6), "chalk");
        }
    }
}

/// A fish, or ripples.
fn water(scene: &mut Scene<'_, '_, '_>, other: bool) {
    if other {
        for (x, y) in [(-12.0, -16.0), (12.0, 16.0)] {
            let ripple = [xy(x - 20.0, y), xy(x - 7.0, y - 4.0), xy(x + 7.0, y + 4.0), xy(x + 20.0, y)];
            scene.line(smooth(&ripple, false), "wave", Pen::round(3.4));
        }
        return;
    }
    scene.fill(poly(&[xy(14.0, 0.0), xy(31.0, -12.0), xy(31.0, 12.0)]), "wave");
    scene.shape(ellipse(xy(-5.0, 0.0), 25.0, 12.0), "chalk", "wave", Pen::round(3.4));
    scene.fill(disc(xy(-17.0, -2.0), 2.8), "ink");
}
