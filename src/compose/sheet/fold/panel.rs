//! The positions of the eight panels of a folded sheet (imposition).

use crate::geom::{Affine, Size};
#[cfg(test)]
use crate::geom::{Point, Rect};

/// A panel's number in reading order: 1 is the cover, 8 the back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Panel(pub usize);

/// The position of a panel: side of the sheet, column and row, and whether it is rotated by half a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct PanelPlace {
    inner: bool,
    column: u8,
    row: u8,
    turned: bool,
}

impl Panel {
    /// The front: emblem and title.
    pub const COVER: Panel = Panel(1);
    /// The board diagram.
    pub const BOARD: Panel = Panel(3);
    /// The last page: the ladder.
    pub const BACK: Panel = Panel(8);
    /// The text panels, in reading order.
    pub const TEXT: [Panel; 5] = [Panel(2), Panel(4), Panel(5), Panel(6), Panel(7)];
    /// Those on the outer side, in reading order.
    pub const OUTER: [Panel; 4] = [Panel(1), Panel(2), Panel(3), Panel(8)];
    /// Those on the inner side.
    pub const INNER: [Panel; 4] = [Panel(4), Panel(5), Panel(6), Panel(7)];

    /// The sheet is printed on both sides and turned over its long edge. The top half is folded down onto the inner
    /// side, then the left half over onto the right: so the top row of the outer side is upside down.
    fn place(self) -> PanelPlace {
        let (inner, column, row) = match self.0 {
            1 => (false, 1, 1),
            2 => (false, 1, 0),
            3 => (false, 0, 0),
            4 => (true, 0, 0),
            5 => (true, 1, 0),
            6 => (true, 0, 1),
            7 => (true, 1, 1),
            _ => (false, 0, 1),
        };
        PanelPlace { inner, column, row, turned: !inner && row == 0 }
    }

    /// From the panel's own millimetres, origin at its upper left corner as read, to the page's.
    pub fn transform(self, paper: Size) -> Affine {
        let (place, size) = (self.place(), size(paper));
        let corner = (f64::from(place.column) * size.width, f64::from(place.row) * size.height);
        let (x, y) = corner;
        match place.turned {
            false => Affine::translate(corner),
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
