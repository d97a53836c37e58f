//! The ring of a side at reduced scale: on squares for colouring in it shows the side.

use crate::canvas::shapes::scalloped_disc;
use crate::geom::Point;
use crate::motif::board_canvas::BoardCanvas;
use crate::rules::Side;
use crate::theme::Ring;

/// Its radius.
const REACH: f64 = 1.5;
/// The lobes of a scalloped one.
const LOBES: usize = 8;

/// The ring of a side's pieces, centred at a point. If both sides have the same, Black's has a dot in it.
pub(super) fn sign(canvas: &mut BoardCanvas<'_, '_>, side: Side, at: Point) {
    const WEIGHT: f64 = 0.34;
    let site = canvas.site();
    let (land, mark) = (site.colours().land, site.marks(side));
    let [white, black] = &site.theme.pieces.sides;
    let alike = drawn(white.ring) == drawn(black.ring);
    canvas.at(at.x, at.y, 0.0, 1.0, |canvas| {
        let circle = |radius: f64| BoardCanvas::circle((0.0, 0.0), radius);
        match drawn(site.theme.pieces.sides[side.index()].ring) {
            SignStyle::Plain => canvas.shape(circle(0.9 * REACH), land, mark, WEIGHT),
            SignStyle::Twofold => {
                canvas.shape(circle(REACH), land, mark, WEIGHT);
                canvas.line(circle(0.55 * REACH), mark, WEIGHT);
            }
            SignStyle::Scalloped => canvas.shape(scalloped_disc(1.1 * REACH, LOBES).0, land, mark, WEIGHT),
        }
        if alike && side == Side::Black {
            canvas.fill(circle(0.3 * REACH), mark);
        }
    });
}

/// The simplified style of a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SignStyle {
    Plain,
    Twofold,
    Scalloped,
}

fn drawn(ring: Ring) -> SignStyle {
    match ring {
        Ring::Single | Ring::Rough | Ring::None => SignStyle::Plain,
        Ring::Double | Ring::Twin | Ring::Band | Ring::Inlaid => SignStyle::Twofold,
        Ring::Scallop => SignStyle::Scalloped,
    }
}
