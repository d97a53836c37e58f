//! The badge of a strength: a square for White, a disc for Black, widened for a wide numeral.

use crate::geom::{BezPath, Point, Rect, Shape, TOLERANCE};
use crate::rules::Side;
use crate::typeset::Label;

/// A badge around the ink of its numeral, in the numeral's space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Badge {
    rect: Rect,
    corner: f64,
}

impl Badge {
    /// Around a numeral: half of White's side, and the factor for Black's.
    pub fn new(side: Side, numeral: &Label, half: f64, larger: f64) -> Badge {
        let (half, corner) = match side {
            Side::White => (half, 0.0),
            Side::Black => (half * larger, half * larger),
        };
        let ink = numeral.ink();
        let over = (ink.width() / 2.0 - 0.72 * half).max(0.0);
        Badge { rect: Rect::from_center_size(ink.center(), (2.0 * (half + over), 2.0 * half)), corner }
    }

    /// Its bounding box.
    pub fn bounds(self) -> Rect {
        self.rect
    }

    /// Its shape.
    pub fn path(self) -> BezPath {
        match self.corner > 0.0 {
            true => self.rect.to_rounded_rect(self.corner).to_path(TOLERANCE),
            false => self.rect.to_path(TOLERANCE),
        }
    }

    /// Its outermost points.
    pub fn corners(self) -> [Point; 4] {
        let Rect { x0, y0, x1, y1 } = self.rect;
        // A rounded corner extends less.
        let in_by = self.corner * (1.0 - std::f64::consts::FRAC_1_SQRT_2);
        let (x0, y0, x1, y1) = (x0 + in_by, y0 + in_by, x1 - in_by, y1 - in_by);
        [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map(Point::from)
    }
}
