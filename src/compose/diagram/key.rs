//! A trap or a den alone in its square, for legends.

use super::canvas::DiagramCanvas;
use super::{Look, site};
use crate::canvas::resources::Resources;
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::rules::Terrain;
use crate::scene::Item;

/// A square of this terrain, `side` millimetres wide, from its upper left corner; plain land and water are empty.
pub fn square_alone(resources: &mut Resources<'_>, terrain: Terrain, side: f64, look: Look) -> Vec<Item> {
    let mut canvas = DiagramCanvas::new(resources, side, look);
    let (cell, middle) = (Rect::new(0.0, 0.0, 1.0, 1.0), Point::new(0.5, 0.5));
    let ground = if terrain == Terrain::Water { canvas.context.inks.river } else { canvas.context.inks.land };
    canvas.fill(cell.to_path(TOLERANCE), ground);
    match terrain {
        Terrain::Trap(owner) => site::trap(&mut canvas, middle, owner, false),
        Terrain::Den(owner) => site::den(&mut canvas, middle, owner, false),
        Terrain::Land | Terrain::Water => {}
    }
    let line = canvas.context.inks.line;
    let width = canvas.width_in_cells(LINE);
    canvas.ruled(cell.inset(-width / 2.0).to_path(TOLERANCE), line, width);
    canvas.finish()
}

/// Line width of its outline, in cells.
const LINE: f64 = 0.045;
