//! Two languages on one page: corresponding rules in one row, the pictures between them.

mod ends;
mod grid;
#[cfg(test)]
mod tests;

use super::measures::{Measures, first_fit};
use super::rows::PageContent;
use super::typesetter::{Typesetter, is_ideographic, moved};
use crate::canvas::POINT;
use crate::compose::diagram::{Band, Look, line_on_paper, shows_heads};
use crate::geom::Size;
use crate::rulesheet::Sheet;
use crate::scene::{Bookmark, Colour, Item};
use grid::GridRow;
use std::ops::Range;

/// Margins: left and right, top, bottom.
const MARGINS: (f64, f64, f64) = (14.0, 13.0, 11.0);
/// The width of the pictures' column relative to the page, and the gutters beside it.
const SPINE: (f64, f64) = (47.0 / 182.0, 2.0);
/// Gap between two rows, including the hairline; and its maximum.
const GAP: (f64, f64) = (4.0, 13.0);
/// Gap between the header's line and the first row.
const BELOW_HEAD: f64 = 3.2;
/// Minimum gap above the footer.
const ABOVE_FOOT: f64 = 6.0;
/// Height for the page number, if there are several pages.
const NUMBER: f64 = 7.0;
/// Maximum size of the board diagram relative to its design.
const BOARD: f64 = 1.5;
/// Maximum number of pages.
const MOST_PAGES: usize = 16;
/// Scales of the text relative to the design, down to the legible minimum; and with each, of the pictures, which grow
/// before the text and shrink after it.
const SHARES: [(f64, f64); 17] = [
    (1.14, 1.45),
    (1.12, 1.4),
    (1.1, 1.35),
    (1.08, 1.3),
    (1.06, 1.28),
    (1.04, 1.26),
    (1.02, 1.24),
    (1.0, 1.21),
    (1.0, 1.14),
    (0.97, 1.14),
    (0.945, 1.14),
    (0.94, 1.07),
    (0.935, 1.0),
    (0.93, 0.945),
    (0.925, 0.89),
    (0.92, 0.84),
    (0.915, 0.813),
];
/// By how much the pictures of a page that has room left may grow, most first, and the board diagram relative to that.
const GROWTH: [f64; 9] = [1.5, 1.4, 1.3, 1.24, 1.18, 1.12, 1.07, 1.03, 1.0];
const GROWTH_OF_BOARD: f64 = 0.5;

/// The two sheets, and their columns.
#[derive(Debug, Clone, Copy)]
struct Spread<'s> {
    sheets: [&'s Sheet; 2],
    paper: Size,
    /// A column of text.
    text: f64,
    /// The column of pictures.
    spine: f64,
}

impl<'s> Spread<'s> {
    fn new(sheets: [&'s Sheet; 2], paper: Size) -> Spread<'s> {
        let width = paper.width - 2.0 * MARGINS.0;
        let spine = width * SPINE.0;
        Spread { sheets, paper, text: (width - spine) / 2.0 - SPINE.1, spine }
    }

    fn width(&self) -> f64 {
        self.paper.width - 2.0 * MARGINS.0
    }

    /// Distances from the left margin to the pictures, and to the second text.
    fn starts(&self) -> [f64; 2] {
        [self.text + SPINE.1, self.width() - self.text]
    }
}

/// The design at a scale of text and of pictures.
fn measures((share, picture): (f64, f64)) -> Measures {
    Measures {
        latin: (10.4 * share, 13.3 * share),
        ideographic: (10.4 * share, 16.6 * share),
        rule_gap: 5.0 * POINT * share,
        cell: 6.4 * picture,
        setup_cell: 6.4 * picture.min(BOARD),
        ..Measures::page()
    }
}

/// The same for a language: narrow Latin columns are ragged, ideographs are justified.
fn in_language(at: &Measures, sheet: &Sheet) -> Measures {
    Measures { ragged: !is_ideographic(&sheet.language), ..at.clone() }
}

/// The pages: the minimum number, and on these the largest scale that fits.
pub fn pages(typesetter: &mut Typesetter<'_, '_>, sheets: [&Sheet; 2], paper: Size) -> Vec<PageContent> {
    let spread = Spread::new(sheets, paper);
    let sizes: Vec<Measures> = SHARES.into_iter().map(measures).collect();
    let mut rows: Vec<Option<[Vec<GridRow>; 2]>> = sizes.iter().map(|_| None).collect();
    typesetter.trying = true;
    let fit = (1..=MOST_PAGES).find_map(|count| {
        first_fit(sizes.len(), |place| {
            let at = &sizes[place];
            let ways = rows[place].get_or_insert_with(|| typesetter.grid(&spread, at));
            let way = ways.iter().position(|rows| typesetter.page_ends(&spread, rows, count, at).is_some())?;
            Some((place, way, count))
        })
    });
    let Some((place, way, count)) = fit else { return Vec::new() };
    let at = &sizes[place];
    let rows = rows[place].take().map(|ways| ways[way].clone()).unwrap_or_default();
    let Some(ends) = typesetter.page_ends(&spread, &rows, count, at) else { return Vec::new() };
    let most = grid::MOST[way];
    let sized = typesetter.grown(&spread, (&rows, &ends), most, at);
    typesetter.trying = false;
    // The pictures of all pages are in one column.
    let cell = sized.iter().map(|page| typesetter.board_cell(&spread, &page.at)).fold(f64::INFINITY, f64::min);
    typesetter.resources.smallest_cell = shows_heads(typesetter.resources, cell, at.look).then_some(cell);
    let pages = sized.into_iter().map(|page| typesetter.rows_of(&spread, page.cells, most, &page.at));
    let pages: Vec<Vec<GridRow>> = pages.collect();
    typesetter.resources.smallest_cell = None;
    typesetter.paged(&spread, &pages, at)
}

/// The rules of a page, and its measures.
struct PageSize {
    cells: Range<usize>,
    at: Measures,
}

impl Typesetter<'_, '_> {
    /// Where the rows of each page begin, and their height, for a number of pages.
    fn rooms(&mut self, spread: &Spread<'_>, count: usize, at: &Measures) -> Vec<(f64, f64)> {
        let (_, top, bottom) = MARGINS;
        let (head_height, foot_height) = (self.bilingual_head(spread, at).1, self.bilingual_foot(spread, at).1);
        let number = if count > 1 { NUMBER } else { 0.0 };
        let whole = spread.paper.height - top - bottom;
        let room = |page: usize| {
            let above = if page == 0 { head_height + BELOW_HEAD } else { 0.0 };
            let below = number + if page + 1 == count { foot_height + ABOVE_FOOT } else { 0.0 };
            (top + above, whole - above - below)
        };
        (0..count).map(room).collect()
    }

    /// The end of each page as a row index, evenly filled; `None` if the rows do not fit on so many pages.
    fn page_ends(&mut self, spread: &Spread<'_>, rows: &[GridRow], count: usize, at: &Measures) -> Option<Vec<usize>> {
        let heights: Vec<f64> = self.rooms(spread, count, at).into_iter().map(|(_, height)| height).collect();
        grid::shared_out(rows, &heights)
    }

    /// The rules of each page with these rows, and the measures with the largest pictures that fit there.
    fn grown(
        &mut self,
        spread: &Spread<'_>,
        (rows, ends): (&[GridRow], &[usize]),
        most: f64,
        at: &Measures,
    ) -> Vec<PageSize> {
        let rooms = self.rooms(spread, ends.len(), at);
        let mut sizes = Vec::with_capacity(ends.len());
        let (mut row, mut cell) = (0, 0);
        for (&end, (_, height)) in ends.iter().zip(rooms) {
            let count: usize = rows[row..end].iter().map(|row| row.cells).sum();
            let cells = cell..cell + count;
            let larger = first_fit(GROWTH.len(), |place| {
                let board = 1.0 + GROWTH_OF_BOARD * (GROWTH[place] - 1.0);
                let (cell, setup_cell) = (at.cell * GROWTH[place], at.setup_cell * board);
                let larger = Measures { cell, setup_cell, ..at.clone() };
                let rows = self.rows_of(spread, cells.clone(), most, &larger);
                grid::shared_out(&rows, &[height]).map(|_| larger)
            });
            sizes.push(PageSize { cells: cells.clone(), at: larger.unwrap_or_else(|| at.clone()) });
            (row, cell) = (end, cells.end);
        }
        sizes
    }

    /// The pages with these rows.
    fn paged(&mut self, spread: &Spread<'_>, pages: &[Vec<GridRow>], at: &Measures) -> Vec<PageContent> {
        let (side, top, bottom) = MARGINS;
        let (head, foot) = (self.bilingual_head(spread, at).0, self.bilingual_foot(spread, at));
        let count = pages.len();
        let number = if count > 1 { NUMBER } else { 0.0 };
        let rooms = self.rooms(spread, count, at);
        let mut sides = Vec::with_capacity(count);
        for (page, (rows, room)) in pages.iter().zip(rooms).enumerate() {
            let mut made = PageContent::default();
            if page == 0 {
                made.items.push(moved(head.clone(), (side, top)));
            }
            self.rows(&mut made, spread, rows, room);
            if page + 1 == count {
                let y = spread.paper.height - bottom - number - foot.1;
                made.items.push(moved(foot.0.clone(), (side, y)));
            }
            if count > 1 {
                made.items.extend(self.numbers(spread, page + 1, count, at));
            }
            sides.push(made);
        }
        sides
    }

    /// Rows stacked, with a hairline between any two; remaining space widens the gaps slightly.
    fn rows(&mut self, side: &mut PageContent, spread: &Spread<'_>, rows: &[GridRow], (start, height): (f64, f64)) {
        let used: f64 = rows.iter().map(|row| row.height).sum();
        let gaps = rows.len().saturating_sub(1).max(1) as f64;
        let gap = ((height - used) / gaps).clamp(GAP.0, GAP.1);
        let theme = self.resources.theme;
        let line =
            Band::of(theme, Look::Normal).divider(spread.width(), line_on_paper(theme).towards(Colour::WHITE, 0.45));
        let mut y = start;
        for (place, row) in rows.iter().enumerate() {
            if place > 0 {
                let at = y + gap / 2.0;
                side.items.push(moved(line.clone(), (MARGINS.0, at)));
                y += gap;
            }
            side.bookmarks
                .extend(row.bookmarks.iter().map(|(title, down)| Bookmark { title: title.clone(), y: y + down }));
            side.items.push(moved(row.items.clone(), (MARGINS.0, y)));
            y += row.height;
        }
    }

    /// The page number in both languages, centred in the footer.
    fn numbers(&mut self, spread: &Spread<'_>, page: usize, count: usize, at: &Measures) -> Vec<Item> {
        let said = spread.sheets.map(|sheet| self.page_number(sheet, page, count));
        let line = self.line(&said.join(" · "), at.note, &spread.sheets[0].language);
        let x = (spread.paper.width - line.width()) / 2.0;
        line.draw((x, spread.paper.height - MARGINS.2 - line.height()))
    }
}
