//! Traps, dens and water in pictures of the rules: baskets, houses, waves.

use super::court::{propped, sign};
use crate::geom::{BezPath, Rect};
use crate::landscape::SmallDrawing;
use crate::landscape::construction::{arc, poly, rect, xy};
use crate::landscape::scene::{Pen, Scene};
use crate::rules::Side;
use std::f64::consts::{PI, TAU};

pub(in crate::landscape) const SMALL: SmallDrawing = SmallDrawing { trap, den, water };

fn trap(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("yard");
    propped(scene, owner, 2.4);
}

fn den(scene: &mut Scene<'_, '_, '_>, owner: Side) {
    scene.tile("blade");
    scene.fill(rect(Rect::new(-33.0, -8.0, 33.0, 48.5)), "chalk");
    let colour = scene.side_colour(owner);
    let roof = poly(&[xy(-46.0, -4.0), xy(-32.0, -29.0), xy(0.0, -45.0), xy(32.0, -29.0), xy(46.0, -4.0)]);
    let door = match owner {
        Side::White => {
            let mut door = arc(xy(0.0, 24.0), 15.0, 15.0, PI, TAU);
            door.line_to((15.0, 48.5));
            door.line_to((-15.0, 48.5));
            door.close_path();
            door
        }
        Side::Black => poly(&[xy(-15.0, 48.5), xy(-15.0, 22.0), xy(0.0, 6.0), xy(15.0, 22.0), xy(15.0, 48.5)]),
    };
    scene.fill_colour(roof, colour);
    scene.fill(door.clone(), "pit");
    scene.line_colour(door, colour, Pen::round(4.0));
    let signs = [xy(-17.0, -15.0), xy(17.0, -15.0), xy(0.0, -27.0)];
    scene.fill(signs.into_iter().flat_map(|at| sign(owner, at, 6.0)).collect(), "chalk");
}

fn water(scene: &mut Scene<'_, '_, '_>, other: bool) {
    let mut crests = BezPath::new();
    for (row, y) in [-24.0, 2.0, 28.0].into_iter().enumerate() {
        let shift = if (row % 2 == 0) == other { 12.0 } else { -12.0 };
        for x in [-24.0, 24.0] {
            crests.extend(arc(xy(x + shift * 0.6, y), 14.0, 11.0, PI + 0.2, TAU - 0.2));
        }
    }
    scene.line(crests, "wave", Pen::round(4.0));
}
