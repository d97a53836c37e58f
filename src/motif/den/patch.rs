//! A patch in the owner's colour, sewn on.

use crate::canvas::shapes::rounded;
use crate::geom::{BezPath, Point, Rect};
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::grid::seam;
use crate::motif::mark::Mark;
use crate::motif::word::stacked;
use crate::rules::Side;

pub(super) fn patch(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The patch, its corners, and the seam inside its edge.
    const SIZE: f64 = 0.84 * C;
    const CORNER: f64 = 0.10 * C;
    const SEAM: f64 = 0.075 * C;
    /// From the patch to a line around it.
    const AROUND: f64 = 0.036 * C;
    let site = canvas.site();
    let land = site.colours().land;
    let rect = Rect::from_center_size(Point::ZERO, (SIZE, SIZE));
    canvas.fill(rounded(rect, CORNER), mark.colour);
    if mark.two {
        canvas.line(rounded(rect.inflate(AROUND, AROUND), CORNER + AROUND), mark.colour, 0.42);
    }
    let seam_at = rect.inflate(-SEAM, -SEAM);
    let corners =
        [(seam_at.x0, seam_at.y0), (seam_at.x1, seam_at.y0), (seam_at.x1, seam_at.y1), (seam_at.x0, seam_at.y1)];
    let corners = corners.map(Point::from);
    let mut path = BezPath::new();
    for (from, to) in corners.into_iter().zip(corners.into_iter().cycle().skip(1)) {
        path.extend(seam(from, to, 8));
    }
    canvas.line(path, land, 0.45);
    if let Some(word) = super::word(canvas, reader) {
        stacked(canvas, &word, (0.31 * C, 0.98), 0.60 * C, 0.0, land);
    }
}
