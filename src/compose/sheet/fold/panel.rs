//! The positions of the eight panels of a folded sheet (imposition).

use crate::geom::{Affine, Size};
#[cfg(test)]
use crate::geom::{Point, Rect};

/// A panel's number in reading order: 1 is the cover, 8 the back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Panel(pub usize);

impl Panel {
    /// The front: emblem and title.
    pub const COVER: Panel = Panel(1);
    /// What one needs, and the set-up with the board diagram.
    pub const BOARD: Panel = Panel(2);
    /// The last page: the ladder.
    pub const BACK: Panel = Panel(8);
    /// The text panels, in reading order.
    pub const TEXT: [Panel; 5] = [Panel(3), Panel(4), Panel(5), Panel(6), Panel(7)];
    /// Those on the outer side, in reading order.
    pub const OUTER: [Panel; 4] = [Panel(1), Panel(2), Panel(3), Panel(8)];
    /// Those on the inner side.
    pub const INNER: [Panel; 4] = [Panel(4), Panel(5), Panel(6), Panel(7)];

    /// Its column and row on its side of the sheet, and whether it is upside down there.
    ///
    /// The sheet is printed on both sides and turned over its long edge. The top half is folded down onto the inner
    /// side, then the left half over onto the right: so the top row of the outer side is upside down.
    fn place(self) -> (f64, f64, bool) {
        match self.0 {
            1 => (1.0, 1.0, false),
            2 => (1.0, 0.0, true),
            3 => (0.0, 0.0, true),
            4 => (0.0, 0.0, false),
            5 => (1.0, 0.0, false),
            7 => (1.0, 1.0, false),
            _ => (0.0, 1.0, false),
        }
    }

    /// From the panel's own millimetres, origin at its upper left corner as read, to the page's.
    pub fn transform(self, paper: Size) -> Affine {
        let (size, (column, row, turned)) = (size(paper), self.place());
        let (x, y) = (column * size.width, row * size.height);
        match turned {
            false => Affine::translate((x, y)),
            true => Affine::new([-1.0, 0.0, 0.0, -1.0, x + size.width, y + size.height]),
        }
    }

    /// Its rectangle on its page.
    #[cfg(test)]
    pub fn frame(self, paper: Size) -> Rect {
        self.transform(paper).transform_rect_bbox(Rect::from_origin_size(Point::ZERO, size(paper)))
    }

    /// Whether its outer edge, with the page number, is the left one: for even pages.
    pub fn opens_left(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

/// The size of a panel: a quarter of the paper.
pub fn size(paper: Size) -> Size {
    Size::new(paper.width / 2.0, paper.height / 2.0)
}
