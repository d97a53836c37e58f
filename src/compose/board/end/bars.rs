//! The title between bars: a wide one for White, two narrow ones for Black.

use super::band_area::BandArea;
use super::title::{Style, title};
use crate::geom::{Rect, Shape, TOLERANCE};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::frame;
use crate::rules::Side;

/// The centre and the height of each bar of a side.
fn bars_of(side: Side) -> &'static [(f64, f64)] {
    match side {
        Side::White => &[(0.0, 2.2)],
        Side::Black => &[(-1.08, 0.95), (1.08, 0.95)],
    }
}

pub(super) fn bars(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(9.0);
    let style = Style { size: 9.0 * scale, pitch: 1.5, colour: site.colours().ink, outline: None };
    let from = title(canvas, room.half, style, 0.72 * room.width) / 2.0 + 6.0 * scale;
    // Up to the outline of the squares.
    let to = room.width / 2.0 + frame::border(site);
    if to < from + 4.0 {
        return;
    }
    for side in [-1.0, 1.0] {
        for &(middle, height) in bars_of(room.half) {
            let y = middle * scale;
            let bar = Rect::new(side * from, y - height * scale / 2.0, side * to, y + height * scale / 2.0).abs();
            canvas.fill(bar.to_path(TOLERANCE), site.marks(room.half));
        }
    }
}
