//! Tests of a sheet's lines: spacing of ideographs and words, ends of paragraphs.

use super::reading::{RULESETS, runs, sheet, theme};
use super::rows::{SheetRow, SheetRows};
use super::typesetter::TextColumn;
use super::*;
use crate::canvas::POINT;
use crate::geom::Affine;
use crate::rulesheet::Rule;
use crate::scene::{GlyphRun, Item, every_item};
use crate::theme::Theme;

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

/// A line of a paragraph as it is printed: its left edge, baseline, font size, right edge, and text.
struct PrintedLine {
    x: f64,
    y: f64,
    size: f64,
    end: f64,
    said: String,
}

/// The lines on a page, from top to bottom in each column. Panels that are upside down are read the right way up.
fn printed_lines(items: &[Item]) -> Vec<PrintedLine> {
    let mut lines: Vec<PrintedLine> = Vec::new();
    for (item, to) in every_item(items, &[], Affine::IDENTITY) {
        let Item::Glyphs(run) = item else { continue };
        let to = to * run.transform;
        let turn = to.as_coeffs()[0].signum();
        let at = to.translation() * turn;
        let em = if run.text.ends_with(|last: char| last.is_ascii()) { 0.5 } else { 1.0 };
        let wide = run.glyphs.last().map_or(0.0, |glyph| glyph.x + em * run.size);
        let follows = |line: &&mut PrintedLine| {
            (line.y - at.y).abs() < 0.05 && (-0.6 * run.size..0.6 * run.size).contains(&(at.x - line.end))
        };
        match lines.iter_mut().find(follows) {
            Some(line) => {
                line.end = at.x + wide;
                line.said.push_str(&run.text);
            }
            None => {
                let (size, said) = (run.size, run.text.clone());
                lines.push(PrintedLine { x: at.x, y: at.y, size, end: at.x + wide, said });
            }
        }
    }
    lines.sort_by(|one, other| {
        (one.x + 1.0).div_euclid(2.0).total_cmp(&(other.x + 1.0).div_euclid(2.0)).then(one.y.total_cmp(&other.y))
    });
    lines
}

/// The ends of paragraphs on a page: of each its last line, after at least one longer line.
fn last_lines(items: &[Item], pitch: f64) -> Vec<PrintedLine> {
    let mut ends: Vec<(PrintedLine, f64)> = Vec::new();
    for line in printed_lines(items) {
        let continues = |(last, _): &(PrintedLine, f64)| {
            (line.x - last.x).abs() < 0.7
                && (line.size - last.size).abs() < 1e-6
                && (0.1..pitch * line.size).contains(&(line.y - last.y))
        };
        match ends.iter_mut().find(|end| continues(end)) {
            Some((last, before)) => {
                *before = before.max(last.end - last.x);
                *last = line;
            }
            None => ends.push((line, 0.0)),
        }
    }
    // Names below squares are no paragraphs.
    ends.into_iter().filter(|(_, before)| *before > 25.0).map(|(last, _)| last).collect()
}

/// The greatest width of a word space in a run, relative to its natural width.
fn widest_space(theme: &Theme, run: &GlyphRun) -> f64 {
    let face = theme.fonts.face(run.face);
    let Some(natural) = face.glyph(' ').map(|glyph| face.advance(glyph) * run.size) else { return 0.0 };
    let spaces = run.glyphs.windows(2).filter(|pair| &run.text[pair[0].text.clone()] == " ");
    spaces.map(|pair| (pair[1].x - pair[0].x) / natural).fold(0.0, f64::max)
}

/// Lines whose word spaces are too wide, and last lines of a lonely word.
pub fn torn(theme: &Theme, sheet: &Sheet, pages: &[Page]) -> Vec<String> {
    /// The greatest word space, in natural ones.
    const MOST: f64 = 1.75;
    /// The least last line of one word, in millimetres, and of ideographs without spaces, in ems.
    const LEAST: (f64, f64) = (12.0, 2.4);
    let mut faults = Vec::new();
    let ideographic = typesetter::is_ideographic(&sheet.language);
    for layer in pages.iter().flat_map(|page| &page.layers[..1]) {
        for run in glyph_runs(&layer.items) {
            let widest = widest_space(theme, run);
            if widest > MOST {
                faults.push(format!("spaces are {widest:.2} in “{}”", run.text));
            }
        }
        for last in last_lines(&layer.items, if ideographic { 1.8 } else { 1.45 }) {
            let words = last.said.split_whitespace().count();
            let least = if ideographic { LEAST.1 * last.size } else { LEAST.0 };
            // An entry of the quick reference is a label over its text.
            let entry = sheet.quick_reference.lines.iter().any(|line| line.text == last.said);
            if words < 2 && last.end - last.x < least && !entry {
                faults.push(format!("“{}” is a line of its own, at {:.0}, {:.0}", last.said, last.x, last.y));
            }
        }
    }
    faults
}
