//! A laid-out set with its preflight findings: shared by `check`, which reports them, and `make`, which rejects faults.

use super::super::exit::Failure;
use super::args::PartName;
use super::rules;
use crate::export;
use crate::layout::{self, ASSEMBLY, LABEL_TEST, PARTS, RULES, Reading, Set};
use crate::preflight::{Examination, Finding, check, examine};
use crate::scene::Document;
use crate::theme::Theme;
use clap::ValueEnum;

/// A theme's set, or some parts of it, after layout.
pub struct LaidOutSet {
    /// Its pages, and the layout's choices.
    pub set: Set,
    /// Its parts, in the order of their pages.
    pub parts: Vec<&'static str>,
}

impl LaidOutSet {
    /// Lays out the named parts, or all, with the rules proved.
    pub fn of(theme: &Theme, named: &[PartName]) -> Result<LaidOutSet, Failure> {
        let parts = asked(named);
        let is_read = parts.iter().any(|part| [RULES, ASSEMBLY].contains(part));
        let languages = if is_read { rules::languages(theme, None)? } else { Vec::new() };
        let sheets = rules::sheets(theme, &languages)?;
        let plan = rules::plan(theme, None, false);
        let reading = is_read.then_some(Reading { languages: &languages, sheets: &sheets, plan });
        let set = layout::set_to_read(theme, &parts, reading)?;
        let parts = made(parts, &set.document);
        Ok(LaidOutSet { set, parts })
    }

    /// The findings of preflight.
    pub fn found(&self, theme: &Theme) -> Vec<Finding> {
        check(theme, &self.set)
    }

    /// The same with its measurements.
    pub fn examined(&self, theme: &Theme) -> Examination {
        examine(theme, &self.set)
    }

    /// Writes a PDF and discards it, to find errors of the writer.
    pub fn try_to_write(&self) -> Result<(), Failure> {
        export::pdf(&self.set.document)?;
        Ok(())
    }
}

/// The parts in the order of the set without duplicates; all if none is named.
fn asked(named: &[PartName]) -> Vec<&'static str> {
    let is = |name: &PartName, part: &str| name.to_possible_value().is_some_and(|value| value.get_name() == part);
    let wanted = |part: &&str| named.is_empty() || named.iter().any(|name| is(name, part));
    PARTS.into_iter().chain([RULES, ASSEMBLY]).filter(|part| wanted(part)).collect()
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
