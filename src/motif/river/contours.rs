//! Lines along the shore that grow apart inwards, as on an engraved map, and fish in the water.

use super::body::Body;
use super::mosaic::inner;
use super::{name, waves};
use crate::art::motifs::MOSAIC_FISH;
use crate::canvas::shapes::room;
use crate::geom::{Affine, Point};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;

pub(super) fn contours(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    const RADIUS: f64 = 0.22;
    /// Lines along the shore.
    const LINES: u8 = 4;
    let colours = *canvas.site().colours();
    canvas.shape(body.shore(0.04, RADIUS, 0.012, 0.9), colours.river, colours.bank, 0.6);
    let (mut inset, mut gap) = (0.04, 0.042);
    for line in 0..LINES {
        inset += gap;
        gap *= 1.16;
        // The corners keep their radius: smaller ones would look like a circuit board. Where they find no room, the
        // water is deep enough.
        if room(&body.cells, 1.0, inset) < 2.0 * RADIUS {
            break;
        }
        let weight = (0.31 - 0.03 * f64::from(line)).max(0.2);
        let swing = 0.012 * (1.0 + 0.06 * f64::from(line));
        canvas.line(body.shore(inset, RADIUS, swing, 0.9), colours.wave, weight);
    }
    waves::dots(canvas, body, 1.5, 0.45);
    swimmers(canvas, body);
    name::name(canvas, body, 0.28 * C, name::NameStyle::Together);
}

/// A fish in every square that does not bear the name, clear of the lines along the shore.
fn swimmers(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    /// How large they are at most, and how wide the room is that they need at that size, in squares.
    const SCALE: f64 = 0.66;
    const WIDE: f64 = 0.62;
    let named = name::covered(canvas, body);
    for &(r, c) in body.cells.iter().filter(|cell| !named.contains(cell)) {
        let [left, right, top, bottom] = inner(body, (r, c));
        let scale = SCALE * ((right - left).min(bottom - top + 0.3) / WIDE).min(1.0);
        let middle = Point::new(c as f64 + (left + right) / 2.0, r as f64 + (top + bottom) / 2.0);
        let sense = if (r + c) % 2 == 0 { -1.0 } else { 1.0 };
        let place = Affine::translate(middle.to_vec2() * C) * Affine::scale(scale);
        canvas.within(place * Affine::scale_non_uniform(sense, 1.0), |canvas| {
            canvas.symbol(&format!("contour-fish-{scale:.3}"), |canvas| canvas.put_motif(&MOSAIC_FISH));
        });
    }
}
