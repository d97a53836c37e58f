//! The rows of a sheet in one column, before column breaking.

use super::columns::{PARTS, Stretch};
use crate::geom::{Affine, Vec2};
use crate::scene::{Bookmark, Group, Item};
use crate::typeset::Paragraph;

/// Where the line between two rows stands in their gap: above its middle, since text has air above its letters only
/// where it has no number on a plate.
const LINE_AT: f64 = 0.36;

/// One line of text, or one picture with its caption: indivisible. Millimetres, y down from its upper left corner.
#[derive(Debug, Clone)]
pub struct SheetRow {
    /// Its height.
    pub height: f64,
    /// Its items.
    pub items: Vec<Item>,
    /// The gap above it, dropped at the top of a column.
    pub before: f64,
    /// Whether a column may end before it, and at which cost; 0 is best.
    pub breaks: Option<f64>,
    /// Bookmarks.
    pub bookmark: Option<String>,
    /// What stands in the middle of the gap above it.
    pub between: Vec<Item>,
}

/// What is on a page or a part of one, in millimetres from its upper left corner.
#[derive(Debug, Clone, Default)]
pub struct PageContent {
    /// Its items.
    pub items: Vec<Item>,
    /// Its bookmarks.
    pub bookmarks: Vec<Bookmark>,
}

impl PageContent {
    /// Adds what another part has.
    pub fn extend(&mut self, other: PageContent) {
        self.items.extend(other.items);
        self.bookmarks.extend(other.bookmarks);
    }
}

/// Rows in order.
#[derive(Debug, Clone, Default)]
pub struct SheetRows {
    /// The rows.
    pub rows: Vec<SheetRow>,
}

impl SheetRow {
    /// A row that must follow the previous one in the same column.
    pub fn kept(height: f64, items: Vec<Item>) -> SheetRow {
        SheetRow { height, items, before: 0.0, breaks: None, bookmark: None, between: Vec::new() }
    }

    /// A paragraph that must follow the previous row in the same column.
    pub fn text(paragraph: &Paragraph) -> SheetRow {
        SheetRow::kept(paragraph.height(), paragraph.draw((0.0, 0.0)))
    }

    /// The same with a gap above.
    pub fn after(mut self, gap: f64) -> SheetRow {
        self.before = gap;
        self
    }

    /// The same, with a permitted column break above it.
    pub fn breakable(mut self, penalty: f64) -> SheetRow {
        self.breaks = Some(penalty);
        self
    }
}

impl SheetRows {
    /// The rows of a column, from the top.
    fn column(&self, stretch: &Stretch) -> &[SheetRow] {
        &self.rows[stretch.first..stretch.end]
    }

    /// Keeps everything from this row on in one column, if it fits in one.
    pub fn keep_from(&mut self, first: usize) {
        for row in self.rows.iter_mut().skip(first + 1) {
            row.breaks = Some(PARTS);
        }
    }

    /// The height of a column.
    pub fn height(&self, stretch: &Stretch) -> f64 {
        self.gaps(stretch) + self.column(stretch).iter().map(|row| row.height).sum::<f64>()
    }

    /// The height of all rows in one column.
    pub fn total_height(&self) -> f64 {
        self.height(&Stretch::new(0, self.rows.len()))
    }

    /// The rows of a column from `at` down, their gaps scaled by `grown`, and the bookmarks with their heights on the
    /// page.
    pub fn place(&self, stretch: &Stretch, at: Vec2, grown: f64) -> PageContent {
        let (mut placed, mut y) = (PageContent::default(), at.y);
        for (place, row) in self.column(stretch).iter().enumerate() {
            if place > 0 {
                let gap = row.before * grown;
                if !row.between.is_empty() {
                    let middle = Affine::translate((at.x, y + LINE_AT * gap));
                    placed.items.push(Group::placed(middle, row.between.clone()).into());
                }
                y += gap;
            }
            placed.bookmarks.extend(row.bookmark.iter().map(|title| Bookmark { title: title.clone(), y }));
            if !row.items.is_empty() {
                placed.items.push(Group::placed(Affine::translate((at.x, y)), row.items.clone()).into());
            }
            y += row.height;
        }
        placed
    }

    /// The sum of the gaps between the rows of a column.
    pub fn gaps(&self, stretch: &Stretch) -> f64 {
        self.column(stretch).iter().skip(1).map(|row| row.before).sum()
    }
}
