//! The sheets of every theme: each picture on the page and in the column of its rule, and no line torn.

use super::lines::torn;
use super::reading::{letters, runs, sheet, theme};
use super::*;
use crate::geom::Affine;
use crate::scene::{Item, every_item};
use crate::theme::{THEMES, Theme, shipped_theme};

/// The rulesets of the five sources.
pub const SOURCES: [&str; 5] = ["classic", "tierschach", "leiden", "no-repeats", "swimming-dogs"];
/// One language of each script and kind of hyphenation.
pub const LANGUAGES: [&str; 4] = ["en", "de", "zh-Hant", "ja"];
const A4: Size = Size::new(210.0, 297.0);
const A5: Size = Size::new(148.0, 210.0);

/// Every shipped theme with each of these rulesets and languages, laid out as the theme says, and folded.
fn every_sheet(mut check: impl FnMut(&str, &Theme, &Sheet, &[Page])) {
    let with_rules = SOURCES.map(|rules| (rules, theme(rules)));
    // The words of a sheet depend on no theme, so it is proved once for all.
    let sheets: Vec<(&str, &Theme, &str, Sheet)> = with_rules
        .iter()
        .flat_map(|(name, theme)| LANGUAGES.map(|language| (*name, theme, language, sheet(theme, language))))
        .collect();
    for name in THEMES.iter().map(|theme| theme.name) {
        let shipped = shipped_theme(name).expect("the theme is shipped");
        for (rules, with_rules, language, sheet) in &sheets {
            let theme = Theme { rules: with_rules.rules.clone(), ..shipped.clone() };
            for layout in [theme.sheet.layout, SheetLayout::Fold] {
                let paper = if layout == SheetLayout::Booklet { A5 } else { A4 };
                let mut resources = Resources::new(&theme);
                let plan = SheetPlan { layout, paper, annotate: false };
                let (pages, _) = lay_out(&mut resources, std::slice::from_ref(sheet), plan);
                check(&format!("{name}, {rules} in {language} as {layout:?}"), &theme, sheet, &pages);
            }
        }
    }
}

/// What a column says and shows: its words, and the alternative texts of its pictures.
#[derive(Default)]
struct ColumnContent {
    page: usize,
    x: f64,
    said: String,
    shown: Vec<String>,
}

/// The columns of pages. On a folded sheet each panel is one; elsewhere rows with one left edge.
fn columns(pages: &[Page], folded: bool) -> Vec<ColumnContent> {
    let mut columns: Vec<ColumnContent> = Vec::new();
    for (page, items) in pages.iter().enumerate().map(|(page, laid)| (page, &laid.layers[0].items)) {
        for (place, item) in items.iter().enumerate() {
            let Item::Group(group) = item else { continue };
            let x = if folded { place as f64 } else { group.transform.translation().x };
            let known = columns.iter_mut().find(|column| column.page == page && (column.x - x).abs() < 0.01);
            let column = match known {
                Some(column) => column,
                None => {
                    columns.push(ColumnContent { page, x, ..ColumnContent::default() });
                    columns.last_mut().expect("it was pushed")
                }
            };
            let inside = std::slice::from_ref(item);
            column.said.extend(runs(inside).into_iter().map(|said| letters(&said.text)));
            let all = every_item(inside, &[], Affine::IDENTITY).into_iter();
            column.shown.extend(all.filter_map(|(item, _)| match item {
                Item::Group(group) => group.alternative.clone(),
                Item::Glyphs(_) | Item::Path(_) | Item::Image(_) | Item::Use(_) => None,
            }));
        }
    }
    columns
}

/// Rules that are broken over columns, and pictures that are away from theirs.
fn astray(sheet: &Sheet, pages: &[Page], folded: bool) -> Vec<String> {
    let columns = columns(pages, folded);
    let mut faults = Vec::new();
    for section in &sheet.sections {
        for rule in &section.rules {
            let text: String = rule.sentences.iter().map(|sentence| letters(&sentence.marked())).collect();
            let column = columns.iter().find(|column| column.said.contains(&text));
            let set_up = section.figures.iter().filter(|_| section.rules.len() == 1);
            for figure in rule.figures.iter().chain(set_up) {
                match column {
                    Some(column) if column.shown.contains(&figure.alternative) => {}
                    Some(_) => faults.push(format!("“{}” is away from “{text}”", figure.id)),
                    None => faults.push(format!("“{text}” is broken")),
                }
            }
        }
    }
    faults
}

#[test]
fn on_every_sheet_pictures_stand_by_their_rules_and_no_line_is_torn() {
    let mut faults = Vec::new();
    every_sheet(|what, theme, sheet, pages| {
        let astray = astray(sheet, pages, what.ends_with("Fold"));
        faults.extend(torn(theme, sheet, pages).into_iter().chain(astray).map(|fault| format!("{what}: {fault}")));
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
