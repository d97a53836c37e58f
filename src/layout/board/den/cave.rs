//! A cave under an arch of stones, grass before it.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::stacked;
use crate::geom::{BezPath, Point, Vec2};
use crate::rules::Side;
use std::f64::consts::FRAC_PI_2;

pub(super) fn cave(sketch: &mut Sketch<'_, '_>, owner: Side, reader: Option<Side>) {
    let site = sketch.site;
    let (colours, mark) = (*site.colours(), site.marks(owner));
    let (ink, land) = (mark, colours.land);
    sketch.shape(Sketch::svg("M-9.6 8.6C-10.4 1 -7.6 -8.8 0 -9C7.6 -8.8 10.4 1 9.6 8.6Z"), land, ink, 0.5);
    sketch.shape(Sketch::svg("M-6 8.6C-6.6 2.6 -5 -4.6 0 -4.8C5 -4.6 6.6 2.6 6 8.6Z"), land, ink, 0.5);
    let mut joints = BezPath::new();
    for degrees in [-62.0_f64, -36.0, -12.0, 12.0, 36.0, 62.0] {
        let spoke = Vec2::from_angle(degrees.to_radians() - FRAC_PI_2);
        joints.move_to(Point::new(6.2 * spoke.x, 2.2 + 7.2 * spoke.y));
        joints.line_to(Point::new(9.1 * spoke.x, 2.2 + 11.0 * spoke.y));
    }
    sketch.line(joints, ink, 0.32);
    sketch.line(Sketch::svg("M-9.7 4H-6.2M9.7 4H6.2"), ink, 0.32);
    sketch.line(Sketch::svg("M-10.6 8.6H10.6"), ink, 0.5);
    for x in [-9.6, -8.4, 7.6, 8.8] {
        sketch.at(x, 8.6, 0.0, 1.0, |sketch| {
            sketch.line(Sketch::svg("M0 0q-.2 -1.5 -1 -2.2M.4 0q.2 -1.8 1 -2.6"), ink, 0.3);
        });
    }
    if let Some(word) = super::word(sketch, reader) {
        stacked(sketch, &word, (0.24 * C, 1.0), 0.4 * C, 2.1, ink);
    }
}
