//! A page of two columns: the title above both, what one needs and the set-up first, the ladder at the foot.

use super::columns::{Filled, Stretch, Tearing, fill, level, stretch};
use super::measures::{Measures, Pairing, first_fit};
use super::rows::{PageContent, SheetRow, SheetRows};
use super::typesetter::{BoardRoom, TextColumn, Typesetter, moved};
use crate::compose::diagram::shows_heads;
use crate::geom::{Size, Vec2};
use crate::rulesheet::{Figure, Sheet, Topic};

/// Margins: left and right, top, bottom.
const MARGINS: (f64, f64, f64) = (13.0, 12.0, 10.5);
/// Gutter.
const GUTTER: f64 = 9.0;
/// Height for the page number below the columns of all pages but the last.
const NUMBER: f64 = 5.0;
/// Minimum gap between the columns and the footer.
const ABOVE_FOOT: f64 = 4.2;
/// By how many millimetres a gap between two rules may grow, and the factors that bound that: gaps that were reduced may
/// grow more.
const LOOSER: f64 = 2.2;
const MOST_STRETCH: (f64, f64) = (1.6, 3.0);
/// By how much pictures grow where a page has room left, most first; and text relative to that.
const GROWTH: [f64; 10] = [1.4, 1.3, 1.22, 1.16, 1.12, 1.09, 1.07, 1.05, 1.03, 1.015];
const MOST_TEXT: f64 = 0.35;
/// How far the board diagram may yield to larger pictures.
const YIELDS: [f64; 3] = [1.0, 0.95, 0.9];
/// Maximum number of pages.
const MOST_PAGES: usize = 12;
/// Maximum share of a page's height for the board diagram, whatever its number of rows.
const MOST_BOARD: f64 = 0.6;
/// Gap between the head and the columns.
const BELOW_HEAD: f64 = 3.0;
/// Gap between the panel at the foot and the notes; the least gap between these and the name of the ruleset.
const BELOW_PANEL: f64 = 1.6;
const NAME_GAP: f64 = 6.0;
/// Room for the page number beside them.
const PAGE_NUMBER: f64 = 28.0;

/// The pages of a sheet on paper of this size: the minimum number, and on these the largest step of the measures.
pub fn pages(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, measures: &Measures) -> Vec<PageContent> {
    // Several pages use the same steps, except the last ones.
    let (steps, many) = (measures.one_page(), measures.steps().len());
    let all = steps.len();
    let mut trials: Vec<Trial> = steps.into_iter().map(Trial::new).collect();
    typesetter.trying = true;
    // Short rules are broken only if fewer or smaller pictures, or smaller type, do not help.
    let mut ways = Tearing::ways(MOST_PAGES);
    let fit = ways.find_map(|way| {
        let mut set = |place: usize| trials[place].fits(typesetter, sheet, paper, way).then_some(place);
        let place = match way.0 {
            1 => first_fit(all, set),
            // A sheet that needs another page usually has space left on it.
            _ => set(0).or_else(|| first_fit(many, set)),
        }?;
        trials[place].best(typesetter, sheet, paper, way)
    });
    let fit = fit.map(|fit| grown(typesetter, sheet, paper, fit));
    typesetter.trying = false;
    let Some(Fit { at, pairs, .. }) = fit else { return Vec::new() };
    let parts = PageParts::set(typesetter, sheet, paper, &at);
    arrange(typesetter, sheet, paper, &parts, &at, &pairs)
}

/// Pages that fit: their measures, what columns may break, and the columns of each page.
struct Fit {
    at: Measures,
    tearing: Tearing,
    pairs: Vec<[Stretch; 2]>,
}

/// A number of pages, and what their columns may break.
type Way = (usize, Tearing);

/// The pages at one step of the measures, with their pictures arranged in each way, set when they are asked for.
struct Trial {
    at: Measures,
    parts: [Option<PageParts>; Pairing::ALL.len()],
}

impl Trial {
    fn new(at: Measures) -> Trial {
        Trial { at, parts: [const { None }; Pairing::ALL.len()] }
    }

    /// The measures with the pictures arranged in a way.
    fn arranged(&self, place: usize) -> Measures {
        Measures { pairing: Pairing::ALL[place], ..self.at.clone() }
    }

    /// The cost of the columns with the pictures arranged in a way, and these; `None` if they do not fit.
    fn columns(
        &mut self,
        typesetter: &mut Typesetter<'_, '_>,
        sheet: &Sheet,
        paper: Size,
        (count, tearing): Way,
        place: usize,
    ) -> Option<(f64, Vec<[Stretch; 2]>)> {
        let at = self.arranged(place);
        let parts = self.parts[place].get_or_insert_with(|| PageParts::set(typesetter, sheet, paper, &at));
        parts.columns(paper, count, tearing)
    }

    /// Whether they fit in any arrangement.
    fn fits(&mut self, typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, way: Way) -> bool {
        (0..Pairing::ALL.len()).any(|place| {
            // What is too high with the pictures arranged in the least space is so in any arrangement.
            let is_too_high = place > 0 && self.parts[0].as_ref().is_some_and(|parts| parts.overflows(paper, way.0));
            !is_too_high && self.columns(typesetter, sheet, paper, way, place).is_some()
        })
    }

    /// The best arrangement that fits.
    fn best(&mut self, typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, way: Way) -> Option<Fit> {
        let fits = (0..Pairing::ALL.len()).filter_map(|place| {
            let (cost, pairs) = self.columns(typesetter, sheet, paper, way, place)?;
            Some((cost, place, pairs))
        });
        let (_, place, pairs) = fits.min_by(|one, other| one.0.total_cmp(&other.0))?;
        Some(Fit { at: self.arranged(place), tearing: way.1, pairs })
    }
}

/// The same with the room that is left used for larger pictures, at the expense of the board diagram if need be, then
/// for a larger one, then for larger text: what fits at one share fits at smaller ones.
fn grown(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, fit: Fit) -> Fit {
    // Text grows only where even the largest step leaves a page unfilled.
    let pictures = GROWTH.map(|share| YIELDS.map(|board| [1.0, board, share]).to_vec());
    let boards = GROWTH.map(|share| vec![[1.0, share, 1.0]]);
    let texts = GROWTH.map(|share| vec![[1.0 + MOST_TEXT * (share - 1.0), 1.0, 1.0]]);
    let heads = board_shows_heads(typesetter, sheet, paper, &fit.at);
    [pictures, boards, texts].into_iter().fold(fit, |fit, shares| {
        let way = (fit.pairs.len(), fit.tearing);
        let mut fitting = |shares: [f64; 3]| {
            let mut trial = Trial::new(fit.at.grown(shares));
            let fits = trial.fits(typesetter, sheet, paper, way);
            // The animals on the board remain heads.
            let kept = !heads || shows_heads(typesetter.resources, typesetter.board_cell, trial.at.look);
            fits.then_some((trial, kept))
        };
        let larger = first_fit(shares.len(), |place| {
            // If not even the smallest board leaves room enough, no other does.
            let (last, others) = shares[place].split_last()?;
            let smallest = fitting(*last)?;
            let others = others.iter().filter_map(|shares| fitting(*shares));
            others.chain([smallest]).find_map(|(trial, kept)| kept.then_some(trial))
        });
        larger.and_then(|mut trial| trial.best(typesetter, sheet, paper, way)).unwrap_or(fit)
    })
}

/// Whether the board diagram shows the animals' heads in this design.
fn board_shows_heads(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, at: &Measures) -> bool {
    PageParts::set(typesetter, sheet, paper, at);
    shows_heads(typesetter.resources, typesetter.board_cell, at.look)
}

/// The content of the pages at one step of the measures, for any number of pages.
struct PageParts {
    head: SheetRow,
    /// What one needs, the set-up with its diagram, the rules.
    sheet_rows: SheetRows,
    foot: SheetRow,
    /// The width of the name of the ruleset at the right of the foot; 0 if it is at the left.
    named: f64,
    column: TextColumn,
}

impl PageParts {
    fn set(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, paper: Size, at: &Measures) -> PageParts {
        let width = paper.width - 2.0 * MARGINS.0;
        let column = TextColumn { width: (width - GUTTER) / 2.0, numbers: at.numbers };
        let head = typesetter.head(sheet, width, Some(column.width + GUTTER), at);
        let (foot, named) = foot(typesetter, sheet, width, at);
        let page = paper.height - MARGINS.1 - MARGINS.2;
        let mut sheet_rows = SheetRows::default();
        typesetter.rules(&mut sheet_rows, sheet, column, Some(BoardRoom { most: MOST_BOARD * page, page }), at);
        if let Some(row) = sheet_rows.rows.first_mut() {
            row.breaks = None;
        }
        PageParts { head, sheet_rows, foot, named, column }
    }

    /// The heights of the columns of a number of pages.
    fn heights(&self, paper: Size, count: usize) -> Vec<f64> {
        let high = |page: usize| self.room(paper, page + 1 == count) - self.begin(page);
        (0..count).flat_map(|page| [high(page); 2]).collect()
    }

    /// Whether all rows together are higher than the columns of a number of pages, wherever these end.
    fn overflows(&self, paper: Size, count: usize) -> bool {
        let rows = &self.sheet_rows.rows;
        let heights = self.heights(paper, count);
        // The gap above the first row of a column falls away.
        let gap = rows.iter().map(|row| row.before).fold(0.0, f64::max);
        let least = rows.iter().map(|row| row.height + row.before).sum::<f64>() - gap * heights.len() as f64;
        least > heights.iter().sum::<f64>() + 1e-6 * heights.len() as f64
    }

    /// The columns of a number of pages, and their cost; `None` if they do not fit.
    fn columns(&self, paper: Size, count: usize, tearing: Tearing) -> Option<(f64, Vec<[Stretch; 2]>)> {
        let heights = self.heights(paper, count);
        if heights.iter().any(|height| *height < 0.0) {
            return None;
        }
        let Filled { columns, cost } = fill(&self.sheet_rows, &heights, 0, tearing)?;
        Some((cost, columns.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()))
    }

    /// The lower end of the columns of a page.
    fn room(&self, paper: Size, last: bool) -> f64 {
        let whole = paper.height - MARGINS.1 - MARGINS.2;
        if last { whole - self.foot.height - ABOVE_FOOT } else { whole - NUMBER }
    }

    /// The top of the columns of a page.
    fn begin(&self, page: usize) -> f64 {
        if page == 0 { self.head.height + BELOW_HEAD } else { 0.0 }
    }
}

/// The pages, given the content of their columns.
fn arrange(
    typesetter: &mut Typesetter<'_, '_>,
    sheet: &Sheet,
    paper: Size,
    parts: &PageParts,
    at: &Measures,
    pairs: &[[Stretch; 2]],
) -> Vec<PageContent> {
    let (side, top, bottom) = MARGINS;
    let &PageParts { ref head, ref sheet_rows, ref foot, named, column } = parts;
    let count = pairs.len();
    let most = (1.0 + LOOSER / at.rule_gap).clamp(MOST_STRETCH.0, MOST_STRETCH.1);
    let mut pages = Vec::with_capacity(count);
    for (page, &pair) in pairs.iter().enumerate() {
        let mut made = PageContent::default();
        if page == 0 {
            made.items.push(moved(head.items.clone(), (side, top)));
        }
        let begins = [parts.begin(page); 2];
        let room = parts.room(paper, page + 1 == count);
        let pair = level(sheet_rows, pair, begins, room, most);
        let target = foot_line(sheet_rows, &pair, begins, room, most);
        for (place, stretched) in pair.iter().enumerate() {
            let x = side + place as f64 * (column.width + GUTTER);
            let grow = stretch(sheet_rows, stretched, target - begins[place], most);
            made.extend(sheet_rows.place(stretched, Vec2::new(x, top + begins[place]), grow));
        }
        if page + 1 == count {
            made.items.push(moved(foot.items.clone(), (side, paper.height - bottom - foot.height)));
        }
        if count > 1 {
            let number = typesetter.page_number(sheet, page + 1, count);
            let line = typesetter.line(&number, at.note, &sheet.language);
            // On the last page the name of the ruleset may be at the right.
            let beside = if page + 1 == count && named > 0.0 { named + NAME_GAP } else { 0.0 };
            let x = paper.width - side - beside - line.width();
            made.items.extend(line.draw((x, paper.height - bottom - line.pitch)));
        }
        pages.push(made);
    }
    pages
}

/// The lower ends of both columns of a page: at least as far as the longer one, and as far towards the footer as the
/// gaps of both allow.
fn foot_line(sheet_rows: &SheetRows, pair: &[Stretch; 2], begins: [f64; 2], room: f64, stretch: f64) -> f64 {
    let (mut least, mut most) = (0.0, f64::INFINITY);
    for (stretched, begin) in pair.iter().zip(begins) {
        let used = begin + sheet_rows.height(stretched);
        least = f64::max(least, used);
        most = f64::min(most, used + (stretch - 1.0) * sheet_rows.gaps(stretched));
    }
    most.min(room).max(least)
}

/// The board diagram, if the sheet has it.
pub fn setup_figure(sheet: &Sheet) -> Option<&Figure> {
    sheet.sections.iter().find(|section| section.topic == Topic::Setup)?.figures.first()
}

/// The quick reference and the ladder on their panel, the footnotes, the name of the ruleset; and the width of that if it
/// is at the right.
fn foot(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, width: f64, at: &Measures) -> (SheetRow, f64) {
    let glance = typesetter.at_a_glance(sheet, width, at);
    let (mut items, mut height) = (glance.items, glance.size.height + BELOW_PANEL);
    let named = typesetter.line(&sheet.foot, at.note, &sheet.language);
    // The name of the ruleset ends the last line of notes, if it has room there.
    let notes = typesetter.notes_beside(sheet, width, named.width() + NAME_GAP + PAGE_NUMBER, at);
    let (notes, beside) = match notes {
        Some(notes) => (notes, true),
        None => (typesetter.notes(sheet, width, at), false),
    };
    for row in notes {
        items.push(moved(row.items, (0.0, height)));
        height += row.height;
    }
    if beside {
        items.extend(named.draw((width - named.width(), height - named.height())));
    } else {
        items.extend(named.draw((0.0, height)));
        height += named.height();
    }
    (SheetRow::kept(height, items), if beside { named.width() } else { 0.0 })
}
