//! Properties of a sheet's composition, measured on its pages.

use super::reading::{RULESETS, apart, letters, runs, sheet, theme};
use super::*;
use crate::canvas::bounds::ink;
use crate::geom::{Affine, Rect};
use crate::rulesheet::{Rule, Topic};
use crate::scene::{Group, Item};
use crate::theme::Theme;
use std::sync::OnceLock;

const A4: Size = Size::new(210.0, 297.0);
const A5: Size = Size::new(148.0, 210.0);
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "zh-Hant"];
const LAYOUTS: [(SheetLayout, Size); 3] =
    [(SheetLayout::Page, A4), (SheetLayout::Booklet, A5), (SheetLayout::Large, A4)];

/// A row of a page: its left edge, its ink, its text.
#[derive(Debug)]
struct MeasuredRow {
    x: f64,
    ink: Rect,
    said: String,
}

/// A page, measured.
struct MeasuredSheet {
    /// Blocks: title, lines and pictures, without footnotes.
    rows: Vec<MeasuredRow>,
    /// Lines of equal height, letters only.
    lines: Vec<String>,
}

/// A sheet, laid out and measured.
struct Laid {
    what: String,
    layout: SheetLayout,
    paper: Size,
    sheet: Sheet,
    pages: Vec<MeasuredSheet>,
    /// The expected page numbers.
    numbers: Vec<String>,
}

/// Every ruleset in every language in every layout.
fn laid() -> &'static [Laid] {
    static LAID: OnceLock<Vec<Laid>> = OnceLock::new();
    LAID.get_or_init(|| {
        let mut all = Vec::new();
        for rules in RULESETS {
            let theme = theme(rules);
            for language in LANGUAGES {
                let sheet = sheet(&theme, language);
                for (layout, paper) in LAYOUTS {
                    all.push(lay(&theme, &sheet, layout, paper, format!("{rules} in {language} as {layout:?}")));
                }
            }
        }
        all
    })
}

fn lay(theme: &Theme, sheet: &Sheet, layout: SheetLayout, paper: Size, what: String) -> Laid {
    let mut resources = Resources::new(theme);
    let plan = SheetPlan { layout, paper, annotate: false };
    let (pages, _) = lay_out(&mut resources, std::slice::from_ref(sheet), plan);
    let measured =
        pages.iter().map(|page| MeasuredSheet { rows: rows(&resources, page), lines: lines(page) }).collect();
    let mut typesetter = Typesetter::new(&mut resources);
    let number = |place: usize| letters(&typesetter.page_number(sheet, place, pages.len()));
    let numbers = (1..=pages.len()).map(number).collect();
    Laid { what, layout, paper, sheet: sheet.clone(), pages: measured, numbers }
}

fn laid_as(layout: SheetLayout) -> impl Iterator<Item = &'static Laid> {
    laid().iter().filter(move |laid| laid.layout == layout)
}

fn rows(resources: &Resources<'_>, page: &Page) -> Vec<MeasuredRow> {
    let groups = page.layers[0].items.iter().filter_map(|item| match item {
        Item::Group(Group { transform, .. }) => Some((item, *transform)),
        Item::Glyphs(_) | Item::Path(_) | Item::Image(_) | Item::Use(_) => None,
    });
    let rows = groups.filter_map(|(item, transform): (&Item, Affine)| {
        let ink = ink(resources, std::slice::from_ref(item))?;
        let said = runs(std::slice::from_ref(item)).into_iter().map(|said| said.text).collect::<String>();
        Some(MeasuredRow { x: transform.translation().x, ink, said: letters(&said) })
    });
    rows.collect()
}

fn lines(page: &Page) -> Vec<String> {
    let mut lines: Vec<(f64, String)> = Vec::new();
    for said in runs(&page.layers[0].items) {
        match lines.iter_mut().find(|(y, _)| (*y - said.at.y).abs() < 0.01) {
            Some((_, line)) => line.push_str(&said.text),
            None => lines.push((said.at.y, said.text)),
        }
    }
    lines.into_iter().map(|(_, line)| letters(&line)).collect()
}

impl Laid {
    /// The columns of a page, each with its rows, without the ladder at the foot of a page of two columns.
    fn columns(&self, page: usize) -> Vec<Vec<&MeasuredRow>> {
        let rows = &self.pages[page].rows;
        let ladder = usize::from(self.layout == SheetLayout::Page && page + 1 == self.pages.len());
        let mut columns: Vec<Vec<&MeasuredRow>> = Vec::new();
        for row in &rows[..rows.len() - ladder] {
            match columns.iter_mut().find(|column| (column[0].x - row.x).abs() < 0.01) {
                Some(column) => column.push(row),
                None => columns.push(vec![row]),
            }
        }
        columns
    }

    fn all_columns(&self) -> Vec<Vec<&MeasuredRow>> {
        (0..self.pages.len()).flat_map(|page| self.columns(page)).collect()
    }
}

/// The lower end of a column's ink.
fn end<'p>(rows: impl IntoIterator<Item = &'p MeasuredRow>) -> f64 {
    rows.into_iter().map(|row| row.ink.y1).fold(0.0, f64::max)
}

/// The lower edge of a page's content above its notes.
fn foot(laid: &Laid) -> f64 {
    laid.paper.height - Margins::LARGE.bottom - 8.0
}

fn text(rule: &Rule) -> String {
    letters(&rule.sentences.iter().map(|sentence| sentence.marked()).collect::<String>())
}

#[test]
fn no_rule_of_less_than_six_lines_is_broken_across_columns() {
    for laid in laid() {
        let columns = laid.all_columns();
        let whole: Vec<String> =
            columns.iter().map(|rows| rows.iter().map(|row| row.said.as_str()).collect()).collect();
        for rule in laid.sheet.sections.iter().flat_map(|section| &section.rules) {
            let text = text(rule);
            if whole.iter().any(|column| column.contains(&text)) {
                continue;
            }
            let lines = columns.iter().flatten().filter(|row| row.said.len() > 6 && text.contains(&row.said));
            // The line with the number is one more.
            assert!(lines.count() + 1 >= 6, "{}: “{text}” is torn", laid.what);
        }
    }
}

#[test]
fn the_two_columns_of_a_page_end_within_a_picture_of_each_other() {
    for laid in laid_as(SheetLayout::Page) {
        for page in 0..laid.pages.len() {
            let ends: Vec<f64> = laid.columns(page).into_iter().map(end).collect();
            let [one, other] = ends[..] else { panic!("{}: {} columns on page {page}", laid.what, ends.len()) };
            // A picture and its rule move to the next column together.
            assert!((one - other).abs() < 45.0, "{}: page {} ends at {one} and {other}", laid.what, page + 1);
        }
    }
}

#[test]
fn no_column_has_a_hole_as_high_as_a_picture_in_its_midst() {
    for laid in laid() {
        for column in laid.all_columns() {
            for pair in column.windows(2) {
                let gap = pair[1].ink.y0 - pair[0].ink.y1;
                assert!(gap < 22.0, "{}: {gap} mm above “{}”", laid.what, pair[1].said);
            }
        }
    }
}

#[test]
fn every_page_but_the_last_is_filled() {
    for laid in laid() {
        for (place, page) in laid.pages.iter().enumerate().take(laid.pages.len() - 1) {
            let top = Margins::LARGE.top;
            let filled = (end(&page.rows) - top) / (foot(laid) - top);
            // The board moves to the next page together with the text about it.
            let caption = letters(&page::setup_figure(&laid.sheet).expect("the sheet has the board").caption);
            let board_next = laid.pages[place + 1].rows.iter().take(8).any(|row| row.said.contains(&caption));
            let least = if board_next { 0.4 } else { 0.65 };
            assert!(filled >= least, "{}: page {} is filled to {filled}", laid.what, place + 1);
        }
    }
}

#[test]
fn the_board_diagram_is_on_the_first_page_if_it_fits_at_60_percent() {
    for laid in laid_as(SheetLayout::Large).chain(laid_as(SheetLayout::Booklet)) {
        let caption = letters(&page::setup_figure(&laid.sheet).expect("the sheet has the board").caption);
        let board = |page: &'static MeasuredSheet| page.rows.iter().find(|row| row.said.contains(&caption));
        if board(&laid.pages[0]).is_some() {
            continue;
        }
        let later = laid.pages[1..].iter().find_map(board).expect("the board is on the sheet");
        let setup = laid.sheet.sections.iter().find(|section| section.topic == Topic::Setup).expect("it is there");
        let first = text(&setup.rules[0]);
        let last = laid.pages[0].rows.iter().rfind(|row| row.said.len() > 6 && first.ends_with(&row.said));
        // With the text on the next page there was no space for them either.
        let Some(last) = last else { continue };
        let room = foot(laid) - last.ink.y1;
        assert!(room < 0.6 * later.ink.height() + 12.0, "{}: the board has room for {room} mm", laid.what);
    }
}

#[test]
fn large_print_shows_the_board_set_up_at_least_ninety_five_millimetres_high() {
    for laid in laid_as(SheetLayout::Large) {
        let caption = letters(&page::setup_figure(&laid.sheet).expect("the sheet has the board").caption);
        let board = laid.pages.iter().flat_map(|page| &page.rows).find(|row| row.said.contains(&caption));
        let high = board.expect("the board is on the sheet").ink.height();
        assert!(high >= 95.0, "{}: {high} mm", laid.what);
    }
}

#[test]
fn the_board_diagram_has_a_legend_and_nothing_overlaps() {
    let theme = theme("classic");
    for language in LANGUAGES {
        let sheet = sheet(&theme, language);
        assert_eq!(sheet.squares.len(), 2, "{language}");
        for (layout, paper) in LAYOUTS.into_iter().chain([(SheetLayout::Fold, A4)]) {
            let mut resources = Resources::new(&theme);
            let (pages, _) =
                lay_out(&mut resources, std::slice::from_ref(&sheet), SheetPlan { layout, paper, annotate: false });
            let items: Vec<&Item> = pages.iter().flat_map(|page| &page.layers[0].items).collect();
            let said: Vec<String> =
                items.iter().flat_map(|item| runs(std::slice::from_ref(*item))).map(|said| said.text).collect();
            // Each square's owner, if that fits; else the common name.
            // A name may be wrapped.
            let said = letters(&said.concat());
            for squares in &sheet.squares {
                let whose = squares.each.iter().all(|(_, name)| said.contains(&letters(name)));
                let shared = said.contains(&letters(&squares.name));
                assert!(whose || shared, "{language} as {layout:?}: {}", squares.name);
            }
            let caption = letters(&page::setup_figure(&sheet).expect("the sheet has the board").caption);
            let rows = items.iter().filter_map(|item| match item {
                Item::Group(row) => Some(row),
                Item::Glyphs(_) | Item::Path(_) | Item::Image(_) | Item::Use(_) => None,
            });
            for row in rows {
                let said: String = runs(&row.items).into_iter().map(|said| said.text).collect();
                if letters(&said).contains(&caption) && layout != SheetLayout::Fold {
                    apart(&resources, &row.items, &format!("{language} as {layout:?}"));
                }
            }
            if layout == SheetLayout::Page {
                apart(&resources, &pages[0].layers[0].items, &format!("{language} on a page"));
            }
        }
    }
}

#[test]
fn an_entry_of_the_quick_reference_has_its_label_and_its_unbroken_text() {
    for laid in laid() {
        let lines = &laid.pages[laid.pages.len() - 1].lines;
        for line in laid.sheet.quick_reference.lines.iter().filter(|line| line.id != "exceptions") {
            for words in [letters(&line.label), letters(&line.text)] {
                let there = lines.iter().any(|line| line.contains(&words));
                // Only what is wider than a small page is broken.
                assert!(laid.layout != SheetLayout::Page || there, "{}: “{words}” is broken", laid.what);
            }
        }
    }
}

#[test]
fn a_caption_has_the_number_of_its_rule() {
    for laid in laid_as(SheetLayout::Booklet) {
        let said: Vec<&str> = laid.pages.iter().flat_map(|page| &page.rows).map(|row| row.said.as_str()).collect();
        for rule in laid.sheet.numbered() {
            for figure in &rule.figures {
                let number = rule.number.expect("it is numbered");
                let wanted = letters(&format!("{number}{}{}", figure.key, figure.caption));
                assert!(said.iter().any(|said| said.contains(&wanted)), "{}: “{wanted}”", laid.what);
            }
        }
    }
}

#[test]
fn a_sheet_of_one_page_has_no_page_number_and_one_of_several_counts_its_own() {
    for laid in laid() {
        for (page, number) in laid.pages.iter().zip(&laid.numbers) {
            let numbered = page.lines.iter().any(|line| line.contains(number.as_str()));
            assert_eq!(numbered, laid.pages.len() > 1, "{}: {number}", laid.what);
        }
    }
}
