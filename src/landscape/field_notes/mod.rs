//! `field-notes`: a naturalist's map in ink and washes. Contours, small plants, prints of paws; finds on slips of paper.

mod burrow;
mod finds;
mod frame;
mod hand;
mod insects;
mod land;
mod pits;
mod plants;
mod relief;
mod slips;
mod small;
mod studies;
mod water;
mod water_life;

use super::SQUARE;
use super::construction::{Cell, Chance, EdgeKind, disc, edges, line, rect, xy};
use super::plate::PlateRoom;
use super::scene::{Motif, Pen, Place, Scene};
use crate::geom::{BezPath, Rect, Vec2};
use crate::rules::Side;
pub(super) use small::SMALL;
use std::f64::consts::{PI, TAU};

const CHANCE: Chance = Chance("field-notes");

/// The cartouche of the map.
pub(super) const PLATE: PlateRoom = PlateRoom {
    size: (216.0, 38.0),
    down: 51.0,
    beside: 39.0,
    ink: "ink",
    strip: (&[(0.0, 1.6, "ink"), (-0.9, 1.0, "chalk")], (2.4, 0.6, "soft", None)),
};

pub(super) fn draw(scene: &mut Scene<'_, '_, '_>) {
    frame::frame(scene);
    land::land(scene);
    water::rivers(scene);
    grounds(scene);
    for edge in edges(scene.site()).into_iter().filter(|edge| edge.kind == EdgeKind::Land) {
        scene.line(line(&[edge.from, edge.to]), "grid", Pen::butt(1.15));
    }
    pits::pits(scene);
}

/// What an animal of a side stands on: two lines around White's, dashes around Black's.
pub(super) fn start(scene: &mut Scene<'_, '_, '_>, side: Side) {
    const DISCS: [Motif; 2] = [
        Motif { name: "start-white", smallest: 1.0, draw: |scene| start_disc(scene, Side::White) },
        Motif { name: "start-black", smallest: 1.0, draw: |scene| start_disc(scene, Side::Black) },
    ];
    scene.put(&DISCS[side.index()], Place::at(0.0, 0.0));
}

fn start_disc(scene: &mut Scene<'_, '_, '_>, side: Side) {
    let colour = scene.side_colour(side);
    scene.fill(disc(Vec2::ZERO, 42.5), "chalk");
    scene.line(disc(Vec2::ZERO, 42.0), "soft", Pen::round(1.1));
    // The axes of the study.
    let mut axes = line(&[xy(-37.0, 0.0), xy(37.0, 0.0)]);
    axes.extend(line(&[xy(0.0, -37.0), xy(0.0, 37.0)]));
    hand::guide(scene, axes);
    match side {
        Side::White => scene.line_colour(disc(Vec2::ZERO, 39.2), colour, Pen::round(1.3)),
        Side::Black => {
            let dash = TAU * 39.2 / 56.0;
            scene.line_colour(disc(Vec2::ZERO, 39.2), colour, Pen { dash: Some(&[dash, dash]), ..Pen::butt(1.9) });
        }
    }
}

/// The grounds of traps and the dens.
fn grounds(scene: &mut Scene<'_, '_, '_>) {
    for (cell, _) in scene.traps() {
        scene.fill(square(cell), "trap");
    }
    burrow::burrows(scene);
}

fn square((c, r): Cell) -> BezPath {
    let (x, y) = (c as f64 * SQUARE, r as f64 * SQUARE);
    rect(Rect::new(x, y, x + SQUARE, y + SQUARE))
}

/// A square and its turned partner: that which belongs to the near half, and whether it is the other. Of a middle row,
/// the left half is near.
fn near(scene: &Scene<'_, '_, '_>, (c, r): Cell) -> (Cell, bool) {
    let turned = (scene.site().columns - 1 - c, scene.site().rows - 1 - r);
    let far = r < turned.1 || (r == turned.1 && c > turned.0);
    if far { (turned, true) } else { ((c, r), false) }
}

/// The middle of a square, turned to the player of its half as [`near`] tells it.
fn facing(scene: &Scene<'_, '_, '_>, cell: Cell) -> Place {
    let turn = if near(scene, cell).1 { PI } else { 0.0 };
    Place::at((cell.0 as f64 + 0.5) * SQUARE, (cell.1 as f64 + 0.5) * SQUARE).turned(turn)
}

/// A place in the space of another.
fn within(place: Place, at: Vec2) -> Place {
    let at = place.space() * at.to_point();
    Place { at: at.to_vec2(), ..place }
}

/// An angle in radians.
fn degrees(angle: f64) -> f64 {
    angle * PI / 180.0
}
