//! Water as a floor of mosaic: rows of tesserae along the shore, waves of them within, and dolphins and fish as dark
//! figures with light lines.

use super::body::Body;
use super::{name, waves};
use crate::art::motifs::{DOLPHIN, MOSAIC_FISH};
use crate::canvas::shapes::smooth;
use crate::geom::{Affine, BezPath, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::scene::{Cap, Colour};
use std::f64::consts::TAU;

/// From row to row, and from one tessera to the next.
const PITCH: f64 = C / 15.0;
/// How much of its pitch a tessera fills, across its row and along it.
const FILLED: (f64, f64) = (0.80, 0.78);
/// How far the rows along the shore lie inside the squares' edges, in squares.
const ALONG_SHORE: [f64; 3] = [0.112, 0.178, 0.244];
/// How far inside these edges the waves end, in squares.
const WAVES_END: f64 = 0.30;
/// How far a row swings to either side.
const SWING: f64 = 0.30 * PITCH;

/// A row of tesserae, drawn along its middle.
fn tesserae(canvas: &mut BoardCanvas<'_, '_>, path: BezPath, colour: Colour) {
    let wide = FILLED.0 * PITCH * canvas.site().k.sqrt();
    let long = FILLED.1 * PITCH;
    canvas.dashed(path, colour, wide, Cap::Butt, [long, PITCH - long]);
}

pub(super) fn mosaic(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    let colours = *canvas.site().colours();
    let (river, wave) = (colours.river, colours.wave);
    canvas.shape(body.shore(0.04, 0.20, 0.0, 1.0), river, colours.bank, 0.8);
    for (path, share) in waves_of(body).into_iter().zip([0.10, 0.20, 0.10]) {
        tesserae(canvas, path, river.towards(wave, share));
    }
    let along = [wave.towards(river, 0.12), colours.land, wave.towards(river, 0.45)];
    for (inset, colour) in ALONG_SHORE.into_iter().zip(along) {
        tesserae(canvas, body.shore(inset, 0.22 - 0.6 * (inset - 0.04), 0.0, 1.0), colour);
    }
    waves::dots(canvas, body, 1.5, 0.5);
    swimmers(canvas, body);
    name::name(canvas, body, 0.30 * C, name::NameStyle::Plate);
}

/// Where the waves of a square end at its left, right, upper and lower edge, in squares from its upper left corner.
pub(super) fn inner(body: &Body, (r, c): (usize, usize)) -> [f64; 4] {
    let end = |down: isize, right: isize| {
        let beside = r.checked_add_signed(down).zip(c.checked_add_signed(right));
        if beside.is_some_and(|(r, c)| body.has(r, c)) { 0.0 } else { WAVES_END }
    };
    [end(0, -1), 1.0 - end(0, 1), end(-1, 0), 1.0 - end(1, 0)]
}

/// The rows of waves within the rows along the shore, sorted into three tones.
fn waves_of(body: &Body) -> [BezPath; 3] {
    /// Rows in a square, and places where the course of one is fixed.
    const ROWS: usize = 15;
    const STEPS: usize = 8;
    let mut tones: [BezPath; 3] = Default::default();
    for &(r, c) in &body.cells {
        let [left, right, top, bottom] = inner(body, (r, c));
        for row in 0..ROWS {
            let y = (row as f64 + 0.5) / ROWS as f64;
            if y < top || y > bottom {
                continue;
            }
            let at = |step: usize| {
                let x = c as f64 + left + (right - left) * step as f64 / STEPS as f64;
                Point::new(x * C, (r as f64 + y) * C + SWING * (TAU * 2.0 * x).sin())
            };
            let course: Vec<Point> = (0..=STEPS).map(at).collect();
            tones[(r * ROWS + row) % 3].extend(smooth(&course, false));
        }
    }
    tones
}

/// A dolphin or a fish in every square that does not bear the name; neighbours in a row face each other.
fn swimmers(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    /// How large they are at most, and how wide the room is that they need at that size, in squares.
    const SCALE: f64 = 0.78;
    const WIDE: f64 = 0.70;
    let named = name::covered(canvas, body);
    for &(r, c) in body.cells.iter().filter(|cell| !named.contains(cell)) {
        // The rows on both sides of the name begin alike.
        let row = r - usize::from(named.first().is_some_and(|&(name, _)| r > name));
        let [left, right, top, bottom] = inner(body, (r, c));
        let scale = SCALE * ((right - left).min(bottom - top + 0.3) / WIDE).min(1.0);
        let middle = Point::new(c as f64 + (left + right) / 2.0, r as f64 + (top + bottom) / 2.0);
        let place = Affine::translate(middle.to_vec2() * C) * Affine::scale(scale);
        let sense = if c % 2 == 0 { -1.0 } else { 1.0 };
        canvas.within(place * Affine::scale_non_uniform(sense, 1.0), |canvas| match (row + c) % 2 {
            0 => canvas.symbol(&named_for("dolphin", scale), |canvas| canvas.put_motif(&DOLPHIN)),
            _ => canvas.symbol(&named_for("fish", scale), |canvas| canvas.put_motif(&MOSAIC_FISH)),
        });
    }
}

/// The name of a swimmer's symbol at this size.
fn named_for(what: &str, scale: f64) -> String {
    format!("mosaic-{what}-{scale:.3}")
}
