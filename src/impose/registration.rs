//! Registration marks of cutting machines, and the areas that must stay free around them.

use super::printable_area::{PrintableArea, printable_areas};
use crate::canvas::shapes::polyline;
use crate::geom::{Point, Rect, Shape, Size, TOLERANCE};
use crate::scene::{Colour, Item, PathItem, Stroke};
use crate::theme::{CRICUT, Cutter, Machine, Marks, Orientation, Paper};

/// Minimum distance of anything from a mark, in millimetres; nearer, the machine may take it for a part of the mark.
const CLEAR: f64 = 2.0;

/// From the edge of a Cricut's sheet to the stickers: a picture cropped there would be cut askew.
const CRICUT_EDGE: f64 = 0.5;

/// The orientations of a sheet for stickers, with the areas that must stay free.
pub fn sticker_areas(paper: &Paper, cutter: &Cutter) -> Vec<(PrintableArea, Vec<Rect>)> {
    match cutter.machine {
        Machine::None | Machine::Laser => printable_areas(paper).into_iter().map(|room| (room, Vec::new())).collect(),
        Machine::Silhouette => {
            let marks = cutter.marks;
            // Sheets enter the machine in portrait orientation; the smaller ones allow no other.
            let orientation = match paper.orientation {
                Orientation::Auto => Orientation::Portrait,
                chosen => chosen,
            };
            let paper = Paper { orientation, ..paper.clone() };
            let within =
                |room: PrintableArea| PrintableArea { area: room.area.intersect(between(room.media, marks)), ..room };
            printable_areas(&paper).into_iter().map(within).map(|room| (room, zones(room.media, marks))).collect()
        }
        Machine::Cricut => {
            let media = Size::new(CRICUT.0, CRICUT.1);
            let area = Rect::from_origin_size(Point::ZERO, media).inset(-CRICUT_EDGE);
            vec![(PrintableArea { media, area, landscape: true }, Vec::new())]
        }
    }
}

/// The registration marks on a sheet, black.
pub fn marks(media: Size, marks: Marks) -> Vec<Item> {
    let Marks { inset, arm, line } = marks;
    let (right, foot) = (media.width - inset, media.height - inset);
    let square = Rect::new(inset, inset, inset + Marks::SQUARE, inset + Marks::SQUARE).to_path(TOLERANCE);
    let corner = |from: (f64, f64), at: (f64, f64), to: (f64, f64)| -> Item {
        let path = polyline(&[from, at, to].map(Point::from), false);
        PathItem::stroked(path, Stroke::solid(Colour::BLACK, line)).into()
    };
    vec![
        PathItem::filled(square, Colour::BLACK).into(),
        corner((right - arm, inset), (right, inset), (right, inset + arm)),
        corner((inset, foot - arm), (inset, foot), (inset + arm, foot)),
    ]
}

/// The sheet between the marks: nothing outside it is cut.
fn between(media: Size, marks: Marks) -> Rect {
    let edge = marks.inset + marks.line / 2.0 + CLEAR;
    Rect::new(edge, edge, media.width - edge, media.height - edge)
}

/// Where the machine looks for the marks: a square at each of the three corners.
fn zones(media: Size, marks: Marks) -> Vec<Rect> {
    let near = marks.inset + marks.arm.max(Marks::SQUARE) + CLEAR;
    let (right, foot) = (media.width - near, media.height - near);
    vec![
        Rect::new(0.0, 0.0, near, near),
        Rect::new(right, 0.0, media.width, near),
        Rect::new(0.0, foot, near, media.height),
    ]
}
