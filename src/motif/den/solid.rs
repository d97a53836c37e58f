//! The whole square dark, a frame left out of it, or two.

use crate::canvas::shapes::rounded;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::one_line;
use crate::rules::Side;
use crate::theme::Grid;

pub(super) fn solid(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let colours = *site.colours();
    // The frame is as bold as the lines around its square.
    let (frame, weight, size) = match site.style().grid {
        Grid::Heavy => (0.86 * C, 1.0, 0.375 * C),
        Grid::Lozenges
        | Grid::Seeds
        | Grid::Tiles
        | Grid::Lines
        | Grid::Unbroken
        | Grid::Carved
        | Grid::Bold
        | Grid::Stitched => (0.84 * C, 0.7, 0.34 * C),
    };
    // Dark on dark: it reaches well under the lines, so that no seam is seen.
    let under = 0.3 * site.line_units(site.edge_weight());
    canvas.fill(rounded(site.tile().inflate(under, under), site.tile_corner()), colours.ink);
    let rect = Rect::from_center_size(Point::ZERO, (frame, frame));
    if mark.two {
        // Two frames weigh as much as one.
        for by in [0.022 * C, -0.022 * C] {
            canvas.left_open(rect.inflate(by, by).to_path(TOLERANCE), colours.land, 0.55 * weight);
        }
    } else {
        canvas.ruled(rect.to_path(TOLERANCE), colours.land, weight);
    }
    let Some(word) = super::word(canvas, reader) else { return };
    // Characters side by side leave room above and below: they are taller there, as on a seal.
    let (tall, size) = if word.in_characters { (1.12, size) } else { (1.0, 1.3 * size) };
    canvas.within(Affine::scale_non_uniform(1.0, tall), |canvas| {
        one_line(canvas, &word, size, 0.74 * C, 0.0, colours.land);
    });
}
