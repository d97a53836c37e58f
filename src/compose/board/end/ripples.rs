//! The title between ripples in strokes of varying width.

use super::band_area::BandArea;
use super::title::{Style, title};
use crate::canvas::shapes::{Swell, ribbon};
use crate::geom::{BezPath, Point};
use crate::motif::board_canvas::BoardCanvas;
use std::f64::consts::TAU;

/// The strokes from top to bottom: length and maximum width.
const STROKES: [(f64, f64); 3] = [(26.0, 0.9), (34.0, 1.3), (18.0, 0.7)];
/// Distance between strokes.
const PITCH: f64 = 4.2;
/// Wavelength and amplitude.
const WAVE: (f64, f64) = (11.3, 0.75);

pub(super) fn ripples(canvas: &mut BoardCanvas<'_, '_>, room: BandArea) {
    let site = canvas.site();
    let scale = room.scale(12.5);
    let style = Style { size: 12.5 * scale, pitch: 1.44, colour: site.on_frame(), outline: None };
    let half = title(canvas, room.half, style, 0.56 * room.width) / 2.0;
    let from = half + 8.8 * scale;
    // With a long title the strokes are shorter.
    let share = ((room.width / 2.0 - from) / (STROKES[1].0 * scale)).min(1.0);
    if share < 0.35 {
        return;
    }
    let mut path = BezPath::new();
    for (place, (long, widest)) in STROKES.into_iter().enumerate() {
        let (long, y) = (long * share * scale, (place as f64 - 1.0) * PITCH * scale);
        let swell = Swell { widest: widest * scale.max(0.6), narrowest: 0.14, power: 0.7 };
        for side in [-1.0, 1.0] {
            let along = |u: f64| {
                let way = u * long;
                Point::new(side * (from + way), y + WAVE.1 * scale * (TAU * way / (WAVE.0 * scale)).sin())
            };
            path.extend(ribbon(along, swell, 16));
        }
    }
    canvas.fill(path, site.on_frame());
}
