//! The title between clouds and flowers for colouring in.

use super::band_area::BandArea;
use super::title::{Style, title};
use crate::art::motifs::{CLOUD, LOTUS};
use crate::motif::board_canvas::BoardCanvas;

pub(super) fn scenery(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(13.0);
    let style =
        Style { size: 13.0 * scale, pitch: 1.31, colour: site.colours().paper, outline: Some((site.on_frame(), 0.32)) };
    let half = title(canvas, room.half, style, 0.6 * room.width) / 2.0;
    for side in [-1.0, 1.0] {
        // Cloud, flower, cloud: as many as fit up to the edge of the squares.
        let (mut x, mut place) = (half + 18.5 * scale, 0);
        while x + 6.5 * scale < room.width / 2.0 + 6.0 {
            match place % 2 {
                0 => {
                    let size = if place == 0 { 1.15 } else { 0.9 };
                    canvas.at(side * x, 0.3 * scale, 0.0, size * scale, |canvas| canvas.put_motif(&CLOUD));
                }
                _ => canvas.at(side * x, 0.8 * scale, 0.0, scale, |canvas| canvas.put_motif(&LOTUS)),
            }
            x += 20.0 * scale;
            place += 1;
        }
    }
}
