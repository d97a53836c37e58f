//! The title between two flowering vines to be coloured in.

use super::band::{BandArea, Style, title};
use crate::canvas::shapes::{polyline, smooth};
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::frame;
use std::f64::consts::TAU;

/// How much larger than the band's usual height everything is: it is to be coloured in.
const LARGER: f64 = 1.3;
/// The size of its title, and the weight of the outlines.
const TITLE: (f64, f64) = (11.0, 0.25);
/// From the title to the vine, and how far it may reach out over the squares, in design units.
const APART: f64 = 8.0;
const BEYOND: f64 = 9.0;
/// The length of a wave at about the band's height, and its amplitude, in heights of the band.
const WAVE: (f64, f64) = (3.0, 0.2);
/// The leaves in every hollow: where they grow on half a wave, how far they turn into the hollow, in degrees, how long and
/// how broad they are, in heights of the band.
const LEAVES: [(f64, f64, f64, f64); 2] = [(0.05, 68.0, 0.50, 0.15), (0.95, 112.0, 0.50, 0.15)];
/// Where a flower stands on half a wave, how far in the hollow its middle is, the circle of its petals, their radius and
/// that of its middle, likewise.
const FLOWER: (f64, f64, f64, f64, f64) = (0.5, 0.30, 0.155, 0.118, 0.1);
/// The same of a berry: where, how far, its radius.
const BERRIES: [(f64, f64, f64); 3] = [(0.43, 0.15, 0.1), (0.57, 0.15, 0.1), (0.5, 0.33, 0.1)];
/// The weight of the stem and of all other lines.
const LINES: (f64, f64) = (0.62, 0.36);

pub(super) fn scenery(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = LARGER * room.scale(13.0);
    let outline = Some((site.on_frame(), TITLE.1));
    let style = Style { size: TITLE.0 * scale, pitch: 1.26, colour: site.colours().paper, outline };
    let half = title(canvas, room.half, style, 0.6 * room.width, None) / 2.0;
    // A little beyond the squares, but not over the lines of the frame.
    let lines = if site.kind == FrameKind::Slim { frame::strip_room(site).0 } else { frame::depth(site) };
    let edge = room.width / 2.0 + BEYOND.min(site.side - lines - 2.0);
    let from = half + APART * scale;
    let waves = 2.0 * (edge - from) / (WAVE.0 * room.height);
    // In halves of a wave, so that it ends on the middle line.
    let halves = waves.round();
    if halves < 1.0 {
        return;
    }
    for side in [-1.0, 1.0] {
        let space = Affine::translate((side * from, 0.0)) * Affine::scale_non_uniform(side, 1.0);
        canvas.within(space, |canvas| vine(canvas, room.height, (edge - from) / halves, halves as usize));
    }
}

/// A stem in so many half waves of this length from (0, 0) to the right: leaves in its hollows, flowers and berries in
/// turn.
fn vine(canvas: &mut BoardCanvas<'_, '_>, high: f64, long: f64, halves: usize) {
    let site = canvas.site();
    let (ink, paper) = (site.on_frame(), site.colours().paper);
    let stem = |x: f64| Point::new(x, -WAVE.1 * high * (TAU * x / (2.0 * long)).sin());
    let whole = long * halves as f64;
    let steps = 8 * halves;
    let along: Vec<Point> = (0..=steps).map(|step| stem(whole * step as f64 / steps as f64)).collect();
    canvas.line(smooth(&along, false), ink, LINES.0);
    for half in 0..halves {
        // The hollow is below a crest, and above a trough.
        let hollow = if half % 2 == 0 { 1.0 } else { -1.0 };
        let start = long * half as f64;
        let inside = |at: f64, deep: f64| stem(start + at * long) + Vec2::new(0.0, hollow * deep * high);
        for (at, degrees, length, wide) in LEAVES {
            let (foot, ahead) = (stem(start + at * long), stem(start + at * long + 0.01));
            let turn = (ahead - foot).atan2() + hollow * degrees.to_radians();
            let place = Affine::translate(foot.to_vec2()) * Affine::rotate(turn);
            let (length, wide) = (length * high, wide * high);
            canvas.shape(place * leaf(length, wide), paper, ink, LINES.1);
            let vein = polyline(&[Point::new(0.0, 0.0), Point::new(0.62 * length, 0.0)], false);
            canvas.line(place * vein, ink, LINES.1);
        }
        let round = |at: Point, radius: f64| BoardCanvas::circle((at.x, at.y), radius * high);
        if half % 2 == 0 {
            let middle = inside(FLOWER.0, FLOWER.1);
            for petal in 0..5 {
                let way = Vec2::from_angle(TAU * (f64::from(petal) / 5.0 - 0.25 * hollow)) * FLOWER.2 * high;
                canvas.shape(round(middle + way, FLOWER.3), paper, ink, LINES.1);
            }
            canvas.shape(round(middle, FLOWER.4), paper, ink, LINES.1);
        } else {
            for (at, deep, radius) in BERRIES {
                canvas.shape(round(inside(at, deep), radius), paper, ink, LINES.1);
            }
        }
    }
}

/// A leaf from (0, 0) along x.
fn leaf(long: f64, wide: f64) -> BezPath {
    let mut leaf = BezPath::new();
    leaf.move_to((0.0, 0.0));
    leaf.curve_to((0.15 * long, 1.3 * wide), (0.55 * long, 1.45 * wide), (long, 0.0));
    leaf.curve_to((0.55 * long, -1.45 * wide), (0.15 * long, -1.3 * wide), (0.0, 0.0));
    leaf.close_path();
    leaf
}
