//! What a printer does to a page.

use crate::geom::{Affine, Size, Vec2};
use std::fmt;

/// A printer shifts a page by this much at the most, in millimetres.
pub const MOST_OFFSET: f64 = 8.0;
/// A printer makes a page larger or smaller by this share at the most.
pub const MOST_STRETCH: f64 = 0.03;

/// What a printer does to an upright sheet: what is meant for `(x, y)` is printed at
/// `(offset.x + scale.x · x, offset.y + scale.y · y)`, in millimetres from the upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Distortion {
    offset: Vec2,
    scale: Vec2,
}

/// Which way of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Along the shorter side.
    Across,
    /// Along the longer side.
    Down,
}

/// No printer does this: something else went wrong.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum Implausible {
    /// It would shift the page by so many millimetres.
    #[error("this shifts the page {0} by {1:.1} mm; {MOST_OFFSET:.0} mm is the most")]
    Offset(Way, f64),
    /// It would make the page so many times as large.
    #[error(
        "this makes {:.1} % of the page {}; {:.0} to {:.0} % is what printers do",
        .1 * 100.0,
        .0,
        (1.0 - MOST_STRETCH) * 100.0,
        (1.0 + MOST_STRETCH) * 100.0
    )]
    Scale(Way, f64),
}

impl Distortion {
    /// A distortion, if a printer may have it: see [`MOST_OFFSET`] and [`MOST_STRETCH`].
    ///
    /// # Errors
    /// The first measure that no printer has.
    pub fn new(offset: Vec2, scale: Vec2) -> Result<Distortion, Implausible> {
        // Scales first: a page that was made to fit the sheet is shifted for that very reason.
        for (way, scale) in [(Way::Across, scale.x), (Way::Down, scale.y)] {
            // With a tolerance for values that were rounded in the file.
            if !scale.is_finite() || (scale - 1.0).abs() > MOST_STRETCH + 1e-9 {
                return Err(Implausible::Scale(way, scale));
            }
        }
        for (way, offset) in [(Way::Across, offset.x), (Way::Down, offset.y)] {
            if !offset.is_finite() || offset.abs() > MOST_OFFSET + 1e-9 {
                return Err(Implausible::Offset(way, offset));
            }
        }
        Ok(Distortion { offset, scale })
    }

    /// How far the upper left corner is shifted to the right and down, in millimetres.
    pub fn offset(&self) -> Vec2 {
        self.offset
    }

    /// How many times as wide and as high everything becomes.
    pub fn scale(&self) -> Vec2 {
        self.scale
    }

    /// What the printer does to a page of this size. A page on its side is printed turned to the left, its upper edge
    /// along the left edge of the sheet.
    pub fn of(&self, page: Size) -> Affine {
        let upright = Affine::new([self.scale.x, 0.0, 0.0, self.scale.y, self.offset.x, self.offset.y]);
        if page.width <= page.height {
            return upright;
        }
        // A place (x, y) of the page lies at (y, width − x) of the sheet.
        let turn = Affine::new([0.0, -1.0, 1.0, 0.0, 0.0, page.width]);
        turn.inverse() * upright * turn
    }

    /// What a page of this size is drawn with, so that it comes out as it was meant.
    pub fn undone(&self, page: Size) -> Affine {
        self.of(page).inverse()
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Across => "across",
            Way::Down => "down",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Point;

    #[test]
    fn a_page_on_its_side_is_printed_turned_to_the_left() {
        let printer = Distortion::new(Vec2::new(1.0, 2.0), Vec2::new(0.99, 1.01)).expect("a printer may do so");
        let page = Size::new(297.0, 210.0);
        // Its upper left corner is the lower left corner of the sheet, (0, 297): there it is printed at (1, 301.97).
        let corner = printer.of(page) * Point::ZERO;
        assert!((corner - Point::new(297.0 - 301.97, 1.0)).hypot() < 1e-9, "{corner:?}");
        let there_and_back = printer.of(page) * printer.undone(page) * Point::new(33.0, 44.0);
        assert!((there_and_back - Point::new(33.0, 44.0)).hypot() < 1e-9);
    }
}
