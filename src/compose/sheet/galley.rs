//! Everything of a sheet below each other, before it is known where columns end.

use super::columns::Stretch;
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
    /// Whether it may stand at the top of the next column, though its rule is in the one before: a picture that says
    /// whose it is.
    pub floats: bool,
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
        Row { height, items, before: 0.0, breaks: None, floats: false, bookmark: None }
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

    /// The same as a picture that may go to the next column.
    pub fn floating(mut self) -> Row {
        self.floats = true;
        self
    }
}

impl Galley {
    /// The rows of a column, from the top.
    fn column(&self, stretch: &Stretch) -> impl Iterator<Item = &Row> {
        let Stretch { above, first, end, left } = *stretch;
        let own = self.rows[first..end].iter().enumerate().filter(move |(place, _)| Some(first + place) != left);
        above.map(|above| &self.rows[above]).into_iter().chain(own.map(|(_, row)| row))
    }

    /// How high a column is.
    pub fn height(&self, stretch: &Stretch) -> f64 {
        self.gaps(stretch) + self.column(stretch).map(|row| row.height).sum::<f64>()
    }

    /// How high all rows are in one column.
    pub fn whole(&self) -> f64 {
        self.height(&Stretch::new(0, self.rows.len()))
    }

    /// The rows of a column below each other from `at` on, their gaps `grown` times as high, and the bookmarks with
    /// their heights on the page.
    pub fn place(&self, stretch: &Stretch, at: Vec2, grown: f64) -> (Vec<Item>, Vec<Bookmark>) {
        let (mut items, mut bookmarks, mut y) = (Vec::new(), Vec::new(), at.y);
        for (place, row) in self.column(stretch).enumerate() {
            if place > 0 {
                y += row.before * grown;
            }
            bookmarks.extend(row.bookmark.iter().map(|title| Bookmark { title: title.clone(), y }));
            if !row.items.is_empty() {
                items.push(Group::placed(Affine::translate((at.x, y)), row.items.clone()).into());
            }
            y += row.height;
        }
        (items, bookmarks)
    }

    /// All gaps between the rows of a column.
    pub fn gaps(&self, stretch: &Stretch) -> f64 {
        self.column(stretch).skip(1).map(|row| row.before).sum()
    }
}
