//! Lines along the shore that grow apart inwards, as on an engraved map, and in the water a carp, a lotus, a crane, a
//! turtle.

use super::body::Body;
use super::mosaic::inner;
use super::{name, waves};
use crate::art::Motif;
use crate::art::motifs::{BoardRole, CARP, CRANE, POND_TURTLE, WATER_LILY};
use crate::canvas::shapes::room;
use crate::geom::Affine;
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

/// Who lives in the water, in the order of its squares.
const SWIMMERS: [&Motif<BoardRole>; 4] = [&CARP, &WATER_LILY, &CRANE, &POND_TURTLE];

/// Something that swims or grows in every square that does not bear the name, clear of the lines along the shore.
fn swimmers(canvas: &mut BoardCanvas<'_, '_>, body: &Body) {
    /// How large they are at most, and how wide the room is that they need at that size, in squares.
    const SCALE: f64 = 0.70;
    const WIDE: f64 = 0.66;
    /// How far the square's own lines keep away, in squares.
    const APART: f64 = 0.018;
    let named = name::covered(canvas, body);
    for (place, &(r, c)) in body.cells.iter().filter(|cell| !named.contains(cell)).enumerate() {
        let [left, right, top, bottom] = inner(body, (r, c));
        let off = |from: f64, to: f64| match (from > 0.0, to < 1.0) {
            (true, false) => -APART,
            (false, true) => APART,
            _ => 0.0,
        };
        let scale = SCALE * ((right - left).min(bottom - top + 0.3) / WIDE).min(1.0);
        let x = c as f64 + (left + right) / 2.0 + off(left, right);
        let y = r as f64 + (top + bottom) / 2.0 + off(top, bottom);
        let motif = SWIMMERS[place % SWIMMERS.len()];
        let space = Affine::translate((x * C, y * C)) * Affine::scale(scale);
        canvas.within(space, |canvas| {
            let name = format!("contour-{}-{scale:.3}", motif.name.replace('/', "-"));
            canvas.symbol(&name, |canvas| canvas.put_motif(motif));
        });
    }
}
