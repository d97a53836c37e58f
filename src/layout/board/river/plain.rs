//! One colour up to the squares' edges.

use super::super::C;
use super::super::sketch::Sketch;
use super::body::Body;
use super::name;
use crate::geom::Point;
use crate::layout::shapes::{loops, polyline};

pub(super) fn plain(sketch: &mut Sketch<'_, '_>, body: &Body) {
    let colours = *sketch.site.colours();
    let mut path = crate::geom::BezPath::new();
    for corners in loops(&body.cells) {
        let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x as f64 * C, y as f64 * C)).collect();
        path.extend(polyline(&corners, true));
    }
    sketch.fill(path.clone(), colours.river);
    sketch.ruled(body.lines(0.0), colours.wave, 0.25);
    sketch.ruled(path, colours.bank, 0.4);
    name::name(sketch, body, 0.28 * C, name::Dress::Plain);
}
