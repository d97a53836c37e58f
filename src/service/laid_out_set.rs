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
    /// Lays out the named parts, or the usual ones, with the rules proved. Names that are none are left out.
    pub fn of(theme: &Theme, named: &[&str]) -> Result<LaidOutSet, Refusal> {
        let parts: Vec<&str> = match named {
            [] => usual_parts().collect(),
            named => all_parts().filter(|part| named.contains(part)).collect(),
        };
        LaidOutSet::of_parts(theme, parts, false)
    }

    /// Lays out all parts, and leaves out what goes with the set where the paper is too small for it.
    pub fn of_everything(theme: &Theme) -> Result<LaidOutSet, Refusal> {
        LaidOutSet::of_parts(theme, all_parts().collect(), true)
    }

    fn of_parts(theme: &Theme, parts: Vec<&'static str>, leaves_out: bool) -> Result<LaidOutSet, Refusal> {
        let with_extras = parts.iter().any(|part| layout::extras().any(|extra| extra == *part));
        let is_read = with_extras || parts.iter().any(|part| [RULES, ASSEMBLY].contains(part));
        let languages = if is_read { rules_sheet::languages(theme)? } else { Vec::new() };
        let sheets = rules_sheet::sheets(theme, &languages)?;
        let spoken = if with_extras { rules_sheet::of_the_set(theme)? } else { Vec::new() };
        let spoken = rules_sheet::sheets(theme, &spoken)?;
        let plan = rules_sheet::plan(theme);
        let reading =
            is_read.then_some(Reading { languages: &languages, sheets: &sheets, spoken: &spoken, plan, leaves_out });
        let set = layout::set_to_read(theme, &parts, reading)?;
        let parts = made(parts, &set.document);
        Ok(LaidOutSet { set, parts })
    }
}

/// The parts of a set that are made unless others are named, in the order of their pages.
pub fn usual_parts() -> impl Iterator<Item = &'static str> + Clone {
    PARTS.into_iter().chain([RULES, ASSEMBLY])
}

/// All parts, in the order of their pages: the usual ones, and what goes with a set.
pub fn all_parts() -> impl Iterator<Item = &'static str> + Clone {
    usual_parts().chain(layout::extras())
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
