//! Tests of a sheet's lines: spacing of ideographs, ends of paragraphs.

use super::reading::{RULESETS, runs, sheet, theme};
use super::rows::{SheetRow, SheetRows};
use super::typesetter::TextColumn;
use super::*;
use crate::canvas::POINT;
use crate::geom::Affine;
use crate::rulesheet::Rule;
use crate::scene::{GlyphRun, Item, every_item};

const A4: Size = Size::new(210.0, 297.0);
const A5: Size = Size::new(148.0, 210.0);
const LAYOUTS: [(SheetLayout, Size); 4] =
    [(SheetLayout::Page, A4), (SheetLayout::Booklet, A5), (SheetLayout::Fold, A4), (SheetLayout::Large, A4)];

/// Every run of text of a sheet in these languages: one, or two beside each other.
fn runs_of(rules: &str, languages: &[&str], layout: SheetLayout, paper: Size) -> Vec<GlyphRun> {
    let theme = theme(rules);
    let sheets: Vec<Sheet> = languages.iter().map(|language| sheet(&theme, language)).collect();
    let mut resources = Resources::new(&theme);
    let (pages, _) = lay_out(&mut resources, &sheets, SheetPlan { layout, paper, annotate: false });
    pages.iter().flat_map(|page| &page.layers).flat_map(|layer| glyph_runs(&layer.items)).cloned().collect()
}

fn glyph_runs(items: &[Item]) -> Vec<&GlyphRun> {
    let all = every_item(items, &[], Affine::IDENTITY).into_iter();
    let run = all.filter_map(|(item, _)| match item {
        Item::Glyphs(run) => Some(run),
        Item::Group(_) | Item::Path(_) | Item::Image(_) | Item::Use(_) => None,
    });
    run.collect()
}

/// The maximum gap between two ideographs of a run, beyond an em, in ems.
fn spread(run: &GlyphRun) -> f64 {
    let places: Vec<(char, f64)> = run
        .glyphs
        .iter()
        .filter_map(|glyph| Some((run.text[glyph.text.clone()].chars().next()?, glyph.x / run.size)))
        .collect();
    let ideograph = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let pairs = places.windows(2).filter(|pair| ideograph(pair[0].0) && ideograph(pair[1].0));
    pairs.map(|pair| pair[1].1 - pair[0].1 - 1.0).fold(0.0, f64::max)
}

#[test]
fn ideographs_of_rules_stand_close_together_in_every_line() {
    const MOST: f64 = 0.081;
    // A title's are letter-spaced.
    const TITLE: f64 = 24.0 * POINT;
    for rules in RULESETS {
        for languages in [&["zh-Hant"][..], &["zh-Hans"], &["ja"], &["de", "zh-Hant"], &["en", "zh-Hans"]] {
            for (layout, paper) in LAYOUTS.into_iter().take(if languages.len() > 1 { 1 } else { LAYOUTS.len() }) {
                for run in runs_of(rules, languages, layout, paper).iter().filter(|run| run.size < TITLE) {
                    let (apart, text) = (spread(run), &run.text);
                    assert!(apart < MOST, "{rules} in {languages:?} as {layout:?}: {apart} ems in “{text}”");
                }
            }
        }
    }
}

/// The lines of a rule, its number before the first.
fn lines_of(typesetter: &mut Typesetter<'_, '_>, sheet: &Sheet, rule: &Rule, width: f64) -> Vec<String> {
    let (mut sheet_rows, at) = (SheetRows::default(), Measures::page());
    typesetter.rule(&mut sheet_rows, sheet, rule, None, TextColumn { width, numbers: at.numbers }, &at);
    let said = |row: &SheetRow| runs(&row.items).into_iter().map(|said| said.text).collect();
    sheet_rows.rows.iter().map(said).collect()
}

#[test]
fn no_rule_ends_in_a_line_with_nothing_but_the_rest_of_a_divided_word() {
    for rules in RULESETS {
        let theme = theme(rules);
        for language in ["en", "de", "es", "fr", "it", "nl", "pt-BR"] {
            let sheet = sheet(&theme, language);
            let mut resources = Resources::new(&theme);
            let mut typesetter = Typesetter::new(&mut resources);
            for width in (50..=102).step_by(4).map(f64::from) {
                for rule in sheet.sections.iter().flat_map(|section| &section.rules) {
                    let lines = lines_of(&mut typesetter, &sheet, rule, width);
                    let [.., before, last] = lines.as_slice() else { continue };
                    let divided = before.ends_with('\u{AD}');
                    assert!(!divided || last.contains(' '), "{language} at {width}: {before} | {last}");
                }
            }
        }
    }
}
