//! The title cut out of a block, or for a laser solid on a plate, a vine with berries on both sides of it.

use super::band::{BandArea, Style, title};
use crate::canvas::LEFT_OPEN;
use crate::canvas::shapes::{Jitter, Swell, begonia, polyline, ribbon, rounded};
use crate::geom::{Affine, BezPath, Point, Rect, Vec2};
use crate::motif::board_canvas::BoardCanvas;
use crate::theme::Machine;
use std::f64::consts::TAU;

/// For a laser the title itself is solid, on a plate: its size and the distance of its characters, from the title to the
/// edge of the plate and the plate's height in heights of the band, and the weight of its line.
const ENGRAVED: (f64, f64) = (11.9, 1.34);
const PLATE: (f64, f64) = (0.40, 0.90);
const LINE: f64 = 0.55;
/// From the title to the edge of its block, and from there to the vine, in heights of the band.
const BESIDE: (f64, f64) = (0.72, 0.26);
/// The block's height, in those of the band.
const TALL: f64 = 0.80;
/// The length of a wave of the stem and its amplitude, likewise.
const WAVE: (f64, f64) = (1.5, 0.15);
/// The leaves of every half wave: where they grow on it, how far they turn from the stem into the hollow, in degrees, how
/// long and how broad they are, in heights of the band.
const LEAVES: [(f64, f64, f64, f64); 2] = [(0.02, 64.0, 0.56, 0.135), (0.40, -34.0, 0.42, 0.105)];
/// Where a berry hangs on every half wave, how far below the stem its middle is, and its radius.
const BERRY: (f64, f64, f64) = (0.62, 0.115, 0.09);

pub(super) fn vine(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let (colours, ink) = (*site.colours(), site.on_frame());
    let scale = room.scale(12.5);
    let is_laser = site.theme.cutter.machine == Machine::Laser;
    let style = match is_laser {
        true => Style { size: ENGRAVED.0 * scale, pitch: ENGRAVED.1, colour: ink, outline: None },
        false => Style { size: 8.2 * scale, pitch: 1.5, colour: colours.paper, outline: None },
    };
    // The block lies below the title, whose width is known when it is drawn.
    let mut half = 0.0;
    let words = canvas.apart(|canvas| half = title(canvas, room.half, style, 0.5 * room.width, None) / 2.0);
    if half > 0.0 && is_laser {
        half += PLATE.0 * room.height;
        let plate = Rect::from_center_size(Point::ZERO, (2.0 * half, PLATE.1 * room.height));
        canvas.shape(begonia(plate, 0.13 * room.height), colours.paper, ink, LINE);
    } else if half > 0.0 {
        half += BESIDE.0 * room.height;
        let block = Rect::from_center_size(Point::ZERO, (2.0 * half, TALL * room.height));
        let hand = Jitter::about(Point::ZERO, 5);
        canvas.fill(hand.edge(&rounded(block, 0.08 * room.height), 0.14, 1.3), ink);
        let inner = LEFT_OPEN / site.k + 0.025 * room.height;
        canvas.left_open_round(rounded(block.inflate(-inner, -inner), 0.05 * room.height), colours.paper, 0.4);
    }
    canvas.extend(words);
    let (from, to) = (half + BESIDE.1 * room.height, room.width / 2.0);
    let waves = ((to - from) / (WAVE.0 * room.height)).floor();
    if waves < 1.0 {
        return;
    }
    for side in [-1.0, 1.0] {
        let space = Affine::translate((side * from, 0.0)) * Affine::scale_non_uniform(side, 1.0);
        canvas.within(space, |canvas| branch(canvas, room, (to - from) / waves, waves as usize));
    }
}

/// A stem in waves of this length from (0, 0) to the right, leaves and a berry in each of its hollows.
fn branch(canvas: &mut BoardCanvas<'_, '_>, room: BandArea, wave: f64, waves: usize) {
    let site = canvas.site();
    let (high, long) = (room.height, wave * waves as f64);
    let stem = |x: f64| Point::new(x, -WAVE.1 * high * (TAU * x / wave).sin());
    let swell = Swell { widest: 0.085 * high, narrowest: 0.4, power: 0.5 };
    canvas.fill(ribbon(|u| stem(long * u), swell, 14 * waves), site.on_frame());
    let (mut leaves, mut veins, mut berries) = (BezPath::new(), BezPath::new(), Vec::new());
    for half in 0..2 * waves {
        // The hollow is below a crest, and above a trough.
        let hollow = if half % 2 == 0 { 1.0 } else { -1.0 };
        let start = wave * half as f64 / 2.0;
        for (at, degrees, long, wide) in LEAVES {
            let (foot, ahead) = (stem(start + at * wave / 2.0), stem(start + at * wave / 2.0 + 0.01));
            let turn = (ahead - foot).atan2() + hollow * degrees.to_radians();
            let place = Affine::translate(foot.to_vec2()) * Affine::rotate(turn);
            let (long, wide) = (long * high, wide * high);
            leaves.extend(place * leaf(long, wide));
            veins.extend(place * polyline(&[Point::new(0.26 * long, 0.0), Point::new(0.74 * long, 0.0)], false));
        }
        berries.push(stem(start + BERRY.0 * wave / 2.0) + Vec2::new(0.0, hollow * BERRY.1 * high));
    }
    let draw = |canvas: &mut BoardCanvas<'_, '_>| {
        canvas.fill(leaves, site.on_frame());
        canvas.left_open_round(veins, site.colours().paper, 0.3);
    };
    // Areas for a laser, as the title is.
    match site.theme.cutter.machine == Machine::Laser {
        true => canvas.symbol("title-leaves", draw),
        false => draw(canvas),
    }
    for berry in berries {
        canvas.fill(BoardCanvas::circle((berry.x, berry.y), BERRY.2 * high), site.marks_on_frame(room.half));
    }
}

/// A leaf from (0, 0) along x.
fn leaf(long: f64, wide: f64) -> BezPath {
    let mut leaf = BezPath::new();
    leaf.move_to((0.0, 0.0));
    leaf.curve_to((0.25 * long, 1.3 * wide), (0.6 * long, 1.1 * wide), (long, 0.0));
    leaf.curve_to((0.6 * long, -1.1 * wide), (0.25 * long, -1.3 * wide), (0.0, 0.0));
    leaf.close_path();
    leaf
}
