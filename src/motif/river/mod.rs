//! The rivers. Each body of water is drawn by itself, facing the player on its side of the board.

mod block;
mod body;
mod contours;
mod name;
mod plain;
mod pond;
mod reeds;
mod ribbons;
mod ripples;
mod rows;
mod scales;
mod waves;

use super::C;
use super::board_canvas::BoardCanvas;
use crate::canvas::shapes::{Bank, bank, loops, polyline};
use crate::geom::{Affine, BezPath, Point};
use crate::theme::River;
use body::{Body, bodies};
use std::f64::consts::PI;

/// Every body of water of the board.
pub(crate) fn rivers(canvas: &mut BoardCanvas<'_, '_>) {
    for (place, (body, corner)) in bodies(canvas.site()).into_iter().enumerate() {
        let draw = match canvas.site().style().river {
            River::Waves => waves::waves,
            River::Pond => pond::pond,
            River::Contours => contours::contours,
            River::Ripples => ripples::ripples,
            River::Block => block::block,
            River::Scales => scales::scales,
            River::Plain => plain::plain,
            River::Rows => rows::rows,
            River::Ribbons => ribbons::ribbons,
            River::Reeds => reeds::reeds,
        };
        let (width, height) = (body.width as f64 * C, body.height as f64 * C);
        let space = match body.turned {
            true => Affine::translate((corner.x + width, corner.y + height)) * Affine::rotate(PI),
            false => Affine::translate(corner.to_vec2()),
        };
        // Equal waters are one symbol; a single one of its kind is as well drawn as one.
        let name = body.name(canvas.site().words.suffix(body.reader)).unwrap_or_else(|| format!("water-{place}"));
        canvas.within(space, |canvas| canvas.symbol(&name, |canvas| draw(canvas, &body)));
    }
}

/// The squares' own edges around a body of water.
fn straight(body: &Body) -> BezPath {
    let mut path = BezPath::new();
    for corners in loops(&body.cells) {
        let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x as f64 * C, y as f64 * C)).collect();
        path.extend(polyline(&corners, true));
    }
    path
}

/// A shore: how far inside the squares' edges, how round, how far its waves swing and how long they are, in squares.
fn shore(body: &Body, inset: f64, radius: f64, swing: f64, wave: f64) -> BezPath {
    let bank_of = Bank { side: C, inset: inset * C, radius: radius * C, swing: swing * C, wave: wave * C };
    bank(&body.cells, bank_of)
}
