//! Pages of one column: a booklet, or large print.

use super::columns::{Stretch, Tearing, fill, stretch};
use super::measures::{Measures, Pairing, first_fit};
use super::rows::{PageContent, SheetRow, SheetRows};
use super::typesetter::{BoardRoom, TextColumn, Typesetter, moved};
use crate::compose::diagram::Look;
use crate::geom::{Size, Vec2};
use crate::rulesheet::Sheet;

/// Margins of a page, in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct Margins {
    /// Left and right.
    pub sides: f64,
    /// Top.
    pub top: f64,
    /// Bottom, down to the page number.
    pub bottom: f64,
    /// The height of the page number, including the gap above it.
    pub foot: f64,
    /// Whether the name of the ruleset is beside every page number; otherwise it ends the last page.
    pub named: bool,
}

impl Margins {
    /// Those of an A5 page.
    pub const BOOKLET: Margins = Margins { sides: 15.0, top: 14.0, bottom: 12.0, foot: 8.0, named: true };
    /// Those of large print.
    pub const LARGE: Margins = Margins { sides: 15.0, top: 14.0, bottom: 12.0, foot: 10.0, named: false };
}

/// Maximum growth of gaps between rules.
const MOST_STRETCH: f64 = 1.85;
/// Maximum number of pages.
const MOST_PAGES: usize = 40;
/// The share of a column for the caption of the board diagram.
const CAPTION: f64 = 0.8;

/// The pages of a sheet: the minimum number at the designed size, and on these the largest size that fits.
pub fn pages(
    typesetter: &mut Typesetter<'_, '_>,
    sheet: &Sheet,
    paper: Size,
    margins: Margins,
    at: &Measures,
) -> Vec<PageContent> {
    let (width, height) =
        (paper.width - 2.0 * margins.sides, paper.height - margins.top - margins.bottom - margins.foot);
    let column = |at: &Measures| TextColumn { width, numbers: at.numbers };
    typesetter.trying = true;
    // The best of the ways to arrange pictures.
    let mut filled = |at: &Measures, count: usize, tearing: Tearing| {
        let ways = Pairing::ALL.into_iter().filter_map(|pairing| {
            let at = Measures { pairing, ..at.clone() };
            let sheet_rows = sheet_rows(typesetter, sheet, (column(&at), height), margins, &at);
            Some((fill(&sheet_rows, &vec![height; count], 1, tearing)?, at))
        });
        ways.min_by(|one, other| one.0.cost.total_cmp(&other.0.cost))
    };
    let mut ways = Tearing::ways(MOST_PAGES);
    let Some((count, tearing)) = ways.find(|&(count, tearing)| filled(at, count, tearing).is_some()) else {
        typesetter.trying = false;
        return Vec::new();
    };
    let flights = at.flights();
    let largest =
        flights.iter().find_map(|steps| first_fit(steps.len(), |place| filled(&steps[place], count, tearing)));
    // What fits as designed may fit no longer where a smaller board moves to another page.
    let largest = largest.or_else(|| filled(at, count, tearing));
    typesetter.trying = false;
    let Some((filled, step)) = largest else { return Vec::new() };
    let sheet_rows = sheet_rows(typesetter, sheet, (column(&step), height), margins, &step);
    arrange(typesetter, sheet, paper, margins, &sheet_rows, &filled.columns, &step)
}

/// The pages of rows with known page ends.
fn arrange(
    typesetter: &mut Typesetter<'_, '_>,
    sheet: &Sheet,
    paper: Size,
    margins: Margins,
    sheet_rows: &SheetRows,
    filled: &[Stretch],
    at: &Measures,
) -> Vec<PageContent> {
    let height = paper.height - margins.top - margins.bottom - margins.foot;
    let count = filled.len();
    let mut pages = Vec::with_capacity(count);
    for (place, column) in filled.iter().enumerate() {
        let grow = stretch(sheet_rows, column, height, MOST_STRETCH);
        let mut page = sheet_rows.place(column, Vec2::new(margins.sides, margins.top), grow);
        let number = if count == 1 { String::new() } else { typesetter.page_number(sheet, place + 1, count) };
        let foot = paper.height - margins.bottom;
        if margins.named {
            let line = typesetter.line(&sheet.foot, at.note, &sheet.language);
            page.items.extend(line.draw((margins.sides, foot - line.height())));
        }
        let numbered = typesetter.line(&number, at.note, &sheet.language);
        let right = paper.width - margins.sides - numbered.width();
        page.items.extend(numbered.draw((right, foot - numbered.height())));
        pages.push(page);
    }
    pages
}

/// Title, rules, board, quick reference, ladder and notes in one column of this height.
fn sheet_rows(
    typesetter: &mut Typesetter<'_, '_>,
    sheet: &Sheet,
    (column, height): (TextColumn, f64),
    margins: Margins,
    at: &Measures,
) -> SheetRows {
    let mut sheet_rows = SheetRows::default();
    sheet_rows.rows.push(typesetter.head(sheet, column.width, None, at));
    typesetter.rules(
        &mut sheet_rows,
        sheet,
        column,
        Some(BoardRoom { most: at.setup_room.0 * height, page: height }),
        at,
    );
    if at.look == Look::Large {
        let quick_reference = typesetter.quick_reference(sheet, column.width, at);
        let quick_reference = SheetRow::kept(quick_reference.size.height, quick_reference.items);
        sheet_rows.rows.push(quick_reference.after(1.6 * at.figure_gap).breakable(0.0));
        let ladder = typesetter.frieze(sheet, column.width, at.look);
        sheet_rows.rows.push(SheetRow::kept(ladder.size.height, ladder.items).after(at.figure_gap));
    } else {
        let glance = typesetter.at_a_glance(sheet, column.width, at);
        let glance = SheetRow::kept(glance.size.height, glance.items);
        sheet_rows.rows.push(glance.after(2.0 * at.figure_gap).breakable(0.0));
    }
    for (place, row) in typesetter.notes(sheet, column.width, at).into_iter().enumerate() {
        let row = if place == 0 { row.after(at.figure_gap).breakable(8.0) } else { row };
        sheet_rows.rows.push(row);
    }
    if !margins.named {
        // The name of the ruleset, in as many lines as needed.
        let named = typesetter.soft_text(&sheet.foot, column.width, (at.note, 1.25), &sheet.language);
        sheet_rows.rows.push(SheetRow::text(&named).after(at.rule_gap));
    }
    sheet_rows
}

impl Typesetter<'_, '_> {
    /// The board diagram, centred in a column, with its caption and the names of its special squares beside it, or below
    /// it; scaled down if it then stays on the first page, of which this much is `used`.
    pub fn board_row(
        &mut self,
        sheet: &Sheet,
        column: TextColumn,
        room: BoardRoom,
        used: f64,
        at: &Measures,
    ) -> Option<SheetRow> {
        let figure = super::page::setup_figure(sheet)?;
        let whole = self.set_up_size(at.setup_cell, at.look);
        let mut share = (column.width / whole.width).min(room.most / whole.height).min(1.0);
        // A caption may be wider than the board, to save a line.
        let caption = self.caption(figure, None, sheet, CAPTION * column.width, at);
        let below = at.caption_gap + caption.height();
        let left = (room.page - used - at.figure_gap - below) / whole.height;
        if left < share && left >= at.setup_room.1 * share {
            share = left;
        }
        let gap = self.legend_gap(sheet, at);
        let beside = self.legend_beside(sheet, whole * share, column.measure(), at);
        if let Some((smaller, _)) = &beside {
            share *= *smaller;
        }
        self.board_cell = at.setup_cell * share;
        let drawn = self.set_up(self.board_cell, at.look);
        let block = drawn.size.width + beside.as_ref().map_or(0.0, |(_, legend)| gap + legend.size.width);
        let left = |width: f64| (column.width - width) / 2.0;
        // The legend ends where the text does, or both are in the middle of a wide column.
        let board = match &beside {
            Some(_) => column.numbers + (column.measure() - block) / 2.0,
            None => left(block),
        };
        let mut high = drawn.size.height + at.caption_gap;
        let mut items = vec![Typesetter::picture(drawn.items, (board, 0.0), &figure.alternative)];
        items.extend(self.words(&caption, (board.min(column.width - caption.width()), high)));
        high += caption.height();
        match beside {
            Some((_, legend)) => {
                let x = board + drawn.size.width + gap;
                items.push(moved(legend.items, (x, (drawn.size.height - legend.size.height) / 2.0)));
            }
            None => {
                if let Some(legend) = self.legend(sheet, &sheet.squares, column.width, at) {
                    high += at.caption_gap;
                    items.push(moved(legend.items, (left(legend.size.width).min(board), high)));
                    high += legend.size.height;
                }
            }
        }
        Some(SheetRow::kept(high, items).after(at.figure_gap))
    }
}
