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
/// before the text and shrink a little faster.
const SHARES: [(f64, f64); 16] = [
    (1.14, 1.45),
    (1.12, 1.4),
    (1.1, 1.35),
    (1.08, 1.3),
    (1.06, 1.28),
    (1.04, 1.26),
    (1.02, 1.24),
    (1.0, 1.21),
    (1.0, 1.14),
    (1.0, 1.07),
    (1.0, 1.0),
    (0.975, 0.945),
    (0.95, 0.89),
    (0.93, 0.846),
    (0.92, 0.824),
    (0.915, 0.813),
];

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
            let way = ways.iter().position(|rows| typesetter.paged(&spread, rows, count, at).is_some())?;
            Some((place, way, count))
        })
    });
    typesetter.trying = false;
    let Some((place, way, count)) = fit else { return Vec::new() };
    let at = &sizes[place];
    // The pictures of all pages are in one column.
    let cell = typesetter.board_cell(&spread, at);
    typesetter.resources.smallest_cell = shows_heads(typesetter.resources, cell, at.look).then_some(cell);
    let rows = &typesetter.grid(&spread, at)[way];
    typesetter.resources.smallest_cell = None;
    typesetter.paged(&spread, rows, count, at).unwrap_or_default()
}

impl Typesetter<'_, '_> {
    /// These rows on a number of pages, evenly filled; `None` if they do not fit.
    fn paged(
        &mut self,
        spread: &Spread<'_>,
        rows: &[GridRow],
        count: usize,
        at: &Measures,
    ) -> Option<Vec<PageContent>> {
        let (side, top, bottom) = MARGINS;
        let (head, head_height) = self.bilingual_head(spread, at);
        let (foot, foot_height) = self.bilingual_foot(spread, at);
        let number = if count > 1 { NUMBER } else { 0.0 };
        let whole = spread.paper.height - top - bottom;
        let room = |page: usize| {
            let above = if page == 0 { head_height + BELOW_HEAD } else { 0.0 };
            let below = number + if page + 1 == count { foot_height + ABOVE_FOOT } else { 0.0 };
            (top + above, whole - above - below)
        };
        let heights: Vec<f64> = (0..count).map(|page| room(page).1).collect();
        let ends = grid::shared_out(rows, &heights)?;
        let mut sides = Vec::with_capacity(count);
        let mut first = 0;
        for (page, end) in ends.into_iter().enumerate() {
            let mut made = PageContent::default();
            if page == 0 {
                made.items.push(moved(head.clone(), (side, top)));
            }
            let (start, height) = room(page);
            self.rows(&mut made, spread, &rows[first..end], (start, height));
            if page + 1 == count {
                let y = spread.paper.height - bottom - number - foot_height;
                made.items.push(moved(foot.clone(), (side, y)));
            }
            if count > 1 {
                made.items.extend(self.numbers(spread, page + 1, count, at));
            }
            first = end;
            sides.push(made);
        }
        Some(sides)
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
