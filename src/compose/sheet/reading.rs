//! Extracts the content of laid-out pages for tests: runs with positions, text, extents of ink.

use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point, Rect};
use crate::language::Language;
use crate::rules::preset_rules;
use crate::rulesheet::Sheet;
use crate::scene::{Item, Page, Paint, every_item};
use crate::theme::{Theme, shipped_theme};

/// The most different rulesets: the default, one with two exceptions, the longest.
pub const RULESETS: [&str; 3] = ["classic", "tierschach", "playlah"];

/// Each of these rulesets with each of some languages or the like.
pub fn with_all_rules<T: Clone>(
    others: impl IntoIterator<Item = T> + Clone,
) -> impl Iterator<Item = (&'static str, T)> {
    RULESETS.into_iter().flat_map(move |rules| others.clone().into_iter().map(move |other| (rules, other)))
}

/// A shipped theme with other rules.
pub fn theme(rules: &str) -> Theme {
    let theme = shipped_theme("classic").expect("the theme is shipped");
    Theme { rules: preset_rules(rules).expect("the rules are shipped"), ..theme }
}

/// The theme's rules in a language.
pub fn sheet(theme: &Theme, language: &str) -> Sheet {
    let language = Language::shipped(language).expect("the language is shipped");
    Sheet::build(&theme.rules, &language, None).expect("the rules are proved")
}

/// A run of text: text, origin, whether upright, size and colour.
#[derive(Debug, Clone)]
pub struct Said {
    pub text: String,
    pub at: Point,
    pub upright: bool,
    pub size: f64,
    pub colour: Paint,
}

/// Every run, in order.
pub fn runs(items: &[Item]) -> Vec<Said> {
    let said = |(item, to): (&Item, Affine)| match item {
        Item::Glyphs(run) => Some(Said {
            text: run.text.clone(),
            at: to * run.transform * Point::ZERO,
            upright: (to * run.transform).as_coeffs()[0] > 0.0,
            size: run.size,
            colour: run.paint.clone(),
        }),
        Item::Path(_) | Item::Image(_) | Item::Use(_) | Item::Group(_) => None,
    };
    every_item(items, &[], Affine::IDENTITY).into_iter().filter_map(said).collect()
}

/// The text of pages, without spaces and hyphens.
pub fn words(pages: &[Page]) -> String {
    let layers = pages.iter().flat_map(|page| &page.layers);
    letters(&layers.flat_map(|layer| runs(&layer.items)).map(|said| said.text).collect::<String>())
}

/// A text without spaces and soft hyphens.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{ad}').collect()
}

/// Asserts that every sentence of a sheet, with its mark, and every heading is in this text.
#[track_caller]
pub fn tells_all(said: &str, sheet: &Sheet) {
    for section in &sheet.sections {
        let sentences = section.rules.iter().flat_map(|rule| &rule.sentences).map(|sentence| sentence.marked());
        for text in sentences.chain([section.heading.clone()]) {
            assert!(said.contains(&letters(&text)), "{}: “{text}” is missing", sheet.language);
        }
    }
}

/// Asserts that no two of these items overlap.
#[track_caller]
pub fn apart(resources: &Resources<'_>, items: &[Item], what: &str) {
    const HAIR: f64 = 0.4;
    let boxes: Vec<Rect> = items.iter().filter_map(|item| ink(resources, std::slice::from_ref(item))).collect();
    for (place, one) in boxes.iter().enumerate() {
        for other in &boxes[place + 1..] {
            let common = one.intersect(*other);
            let over = common.width().min(common.height());
            assert!(over <= HAIR, "{what}: {one:?} lies over {other:?}");
        }
    }
}
