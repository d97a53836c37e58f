//! The mark of a side: its ring in its colour, as on its pieces.

use crate::canvas::shapes::{LOBES, octagon, scalloped_disc};
use crate::extras::colours::contrast;
use crate::extras::panel::PanelDraft;
use crate::extras::papers::palette::Palette;
use crate::geom::{Affine, BezPath, Circle, Point, Shape, TOLERANCE};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Ring, Theme};

/// Where the second ring is, and the disc in its middle, relative to the radius.
const SECOND: (f64, f64) = (0.62, 0.42);
/// The least contrast of a mark, by WCAG 2.
const SEEN: f64 = 3.0;

/// How a mark is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    /// As a sign beside a name.
    Solid,
    /// To be ticked.
    Open,
}

/// The colour of a side on a ground.
fn colour(theme: &Theme, side: Side, palette: &Palette) -> Colour {
    let own = theme.marks(side);
    if !palette.open && contrast(own, palette.ground) >= SEEN { own } else { palette.ink }
}

/// The outline of a side's mark: what its ring is like, where that tells the sides apart.
fn outline(theme: &Theme, side: Side, radius: f64) -> BezPath {
    match theme.pieces.sides[side.index()].ring {
        Ring::Octagon => octagon(0.96 * radius),
        Ring::Scallop => scalloped_disc(1.06 * radius, LOBES).0,
        _ => Circle::new((0.0, 0.0), radius).to_path(TOLERANCE),
    }
}

/// A mark of this radius, its lines so wide, in millimetres.
pub fn side_mark(
    draft: &mut PanelDraft<'_, '_>,
    palette: &Palette,
    (side, fill): (Side, Fill),
    at: Point,
    (radius, line): (f64, f64),
) {
    let theme = draft.resources().theme;
    let colour = colour(theme, side, palette);
    let to = Affine::translate(at.to_vec2());
    let edge = to * outline(theme, side, radius);
    let double = theme.has_double_ring(side);
    match (fill, double) {
        (Fill::Solid, false) => draft.fill(edge, colour),
        (Fill::Solid, true) => {
            draft.fill(edge.clone(), palette.ground);
            draft.stroke(edge, colour, line);
            draft.disc(at, SECOND.1 * radius, colour);
        }
        (Fill::Open, double) => {
            draft.fill(edge.clone(), Colour::WHITE);
            draft.stroke(edge, colour, line);
            if double {
                draft.ring(at, SECOND.0 * radius, colour, 0.5 * line);
            }
        }
    }
}
