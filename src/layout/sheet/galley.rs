//! Everything of a sheet below each other, before it is known where columns end.

use crate::geom::{Affine, Vec2};
use crate::scene::{Bookmark, Group, Item};

/// One line of text, or one picture with its caption: never divided. Millimetres, y down from its upper left corner.
#[derive(Debug, Clone)]
pub struct Row {
    /// How high it is.
    pub height: f64,
    /// What it shows.
    pub items: Vec<Item>,
    /// The gap above it, left out at the top of a column.
    pub before: f64,
    /// Whether a column may end before it, and how unwelcome that is; 0 is best.
    pub breaks: Option<f64>,
    /// What a reader may jump to here.
    pub bookmark: Option<String>,
}

/// Rows in their order.
#[derive(Debug, Clone, Default)]
pub struct Galley {
    /// The rows.
    pub rows: Vec<Row>,
}

impl Row {
    /// A row that must not be parted from the one before it.
    pub fn kept(height: f64, items: Vec<Item>) -> Row {
        Row { height, items, before: 0.0, breaks: None, bookmark: None }
    }

    /// The same with a gap above.
    pub fn after(mut self, gap: f64) -> Row {
        self.before = gap;
        self
    }

    /// The same, where a column may end above it.
    pub fn breakable(mut self, penalty: f64) -> Row {
        self.breaks = Some(penalty);
        self
    }
}

impl Galley {
    /// How high the rows from `first` to before `end` are in one column.
    pub fn height(&self, first: usize, end: usize) -> f64 {
        let gaps: f64 = self.rows[first..end].iter().skip(1).map(|row| row.before).sum();
        gaps + self.rows[first..end].iter().map(|row| row.height).sum::<f64>()
    }

    /// How high the column is that begins with `first`: while it is empty, with one row, with two, and so on.
    pub fn heights(&self, first: usize) -> impl Iterator<Item = f64> {
        let grow = |(gaps, heights): &mut (f64, f64), (place, row): (usize, &Row)| {
            *gaps += if place > 0 { row.before } else { 0.0 };
            *heights += row.height;
            Some(*gaps + *heights)
        };
        [0.0].into_iter().chain(self.rows[first..].iter().enumerate().scan((0.0, 0.0), grow))
    }

    /// The rows from `first` to before `end` below each other from `at` on, their gaps `stretch` times as high, and the
    /// bookmarks with their heights on the page.
    pub fn place(&self, first: usize, end: usize, at: Vec2, stretch: f64) -> (Vec<Item>, Vec<Bookmark>) {
        let (mut items, mut bookmarks, mut y) = (Vec::new(), Vec::new(), at.y);
        for (place, row) in self.rows[first..end].iter().enumerate() {
            if place > 0 {
                y += row.before * stretch;
            }
            bookmarks.extend(row.bookmark.iter().map(|title| Bookmark { title: title.clone(), y }));
            if !row.items.is_empty() {
                items.push(Group::placed(Affine::translate((at.x, y)), row.items.clone()).into());
            }
            y += row.height;
        }
        (items, bookmarks)
    }

    /// All gaps between the rows from `first` to before `end`.
    pub fn gaps(&self, first: usize, end: usize) -> f64 {
        self.rows[first..end].iter().skip(1).map(|row| row.before).sum()
    }
}
