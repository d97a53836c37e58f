//! A net cast over a pit: a rope with weights, its meshes, and the pit that shows in the middle.

use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::net as meshes;
use crate::motif::word::one_line;
use crate::rules::Side;

/// The rope, and the edge of the pit.
const ROPE: f64 = 0.415 * C;
const PIT: f64 = 0.275 * C;
/// Meshes all around.
const MESHES: usize = 16;
/// A weight that is solid, and one that is a ring: its radius, and the ring's line.
const WEIGHT: f64 = 0.72;
const RING: (f64, f64) = (0.68, 0.3);

pub(super) fn net(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    let word = super::word(canvas, reader);
    // Without a word the net closes over the pit.
    let pit = if word.is_none() && reader.is_some() { 0.11 * C } else { PIT };
    let rope = mark.rim(canvas, ROPE, colours.trap);
    canvas.fill(BoardCanvas::circle((0.0, 0.0), pit), colours.land);
    let meshes = meshes(pit, rope, MESHES);
    canvas.line(meshes.lines, colours.ink, 0.3);
    canvas.line(BoardCanvas::circle((0.0, 0.0), pit), colours.ink, 0.45);
    for knot in meshes.knots {
        match mark.two {
            false => canvas.fill(BoardCanvas::circle((knot.x, knot.y), WEIGHT), mark.colour),
            true => canvas.shape(BoardCanvas::circle((knot.x, knot.y), RING.0), colours.land, mark.colour, RING.1),
        }
    }
    if let Some(word) = word {
        one_line(canvas, &word, 0.225 * C, 0.47 * C, 0.0, colours.ink);
    }
}
