//! A laid-out set: its pages, with the rules proved.

use super::refusal::Refusal;
use super::rules_sheet;
use crate::layout::{self, ASSEMBLY, LABEL_TEST, PARTS, RULES, Reading, Set};
use crate::scene::Document;
use crate::theme::Theme;

/// A theme's set, or some parts of it, after layout.
pub(crate) struct LaidOutSet {
    /// Its pages, and the layout's choices.
    pub set: Set,
    /// Its parts, in the order of their pages.
    pub parts: Vec<&'static str>,
}

impl LaidOutSet {
    /// Lays out the named parts, or all, with the rules proved. Names that are none are left out.
    pub fn of(theme: &Theme, named: &[&str]) -> Result<LaidOutSet, Refusal> {
        let wanted = |part: &&str| named.is_empty() || named.contains(part);
        let parts: Vec<&str> = all_parts().filter(wanted).collect();
        let is_read = parts.iter().any(|part| [RULES, ASSEMBLY].contains(part));
        let languages = if is_read { rules_sheet::languages(theme)? } else { Vec::new() };
        let sheets = rules_sheet::sheets(theme, &languages)?;
        let plan = rules_sheet::plan(theme);
        let reading = is_read.then_some(Reading { languages: &languages, sheets: &sheets, plan });
        let set = layout::set_to_read(theme, &parts, reading)?;
        let parts = made(parts, &set.document);
        Ok(LaidOutSet { set, parts })
    }
}

/// The parts of a set, in the order of their pages.
pub fn all_parts() -> impl Iterator<Item = &'static str> + Clone {
    PARTS.into_iter().chain([RULES, ASSEMBLY])
}

/// The parts with pages: a sheet of labels has a test page, which comes first.
fn made(mut parts: Vec<&'static str>, document: &Document) -> Vec<&'static str> {
    let has = |part: &str| document.pages.iter().any(|page| page.part == part);
    // With a laser layout the pieces may be on the board's sheet.
    parts.retain(|part| has(part));
    if has(LABEL_TEST) {
        let [_, pieces] = PARTS;
        let before = parts.iter().position(|part| [pieces, RULES, ASSEMBLY].contains(part)).unwrap_or(parts.len());
        parts.insert(before, LABEL_TEST);
    }
    parts
}
