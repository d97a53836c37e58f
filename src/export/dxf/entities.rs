//! Cut lines as entities.

use super::pairs::{Handle, Pairs};
use crate::export::cut_lines::{Chain, CutLine, Segment};
use crate::geom::{Circle, Point, Size};

/// Appends one line on a layer to the drawing with this handle.
pub(super) fn entity(file: &mut Pairs, line: &CutLine, layer: &str, owner: Handle, media: Size) {
    match line {
        CutLine::Circle(circle) => self::circle(file, *circle, layer, owner, media),
        CutLine::Chain(chain) => polyline(file, chain, layer, owner, media),
    }
}

fn circle(file: &mut Pairs, circle: Circle, layer: &str, owner: Handle, media: Size) {
    file.drawn("CIRCLE", owner, layer);
    file.pair(100, "AcDbCircle");
    corner(file, circle.center, media);
    file.number(30, 0.0);
    file.number(40, circle.radius);
}

fn polyline(file: &mut Pairs, chain: &Chain, layer: &str, owner: Handle, media: Size) {
    // A closed line returns to its first vertex; an open one has its end point, too.
    let end = chain.stretches.last().filter(|_| !chain.closed).map(|last| Segment::straight(last.to, last.to));
    file.drawn("LWPOLYLINE", owner, layer);
    file.pair(100, "AcDbPolyline");
    file.pair(90, chain.stretches.len() + usize::from(end.is_some()));
    file.pair(70, u8::from(chain.closed));
    file.number(43, 0.0);
    for stretch in chain.stretches.iter().copied().chain(end) {
        corner(file, stretch.from, media);
        if stretch.bulge != 0.0 {
            // The y axis is flipped, so arcs turn the other way.
            file.bulge(-stretch.bulge);
        }
    }
}

/// Appends a point: y grows upwards from the lower edge of the sheet.
fn corner(file: &mut Pairs, point: Point, media: Size) {
    file.number(10, point.x);
    file.number(20, media.height - point.y);
}
