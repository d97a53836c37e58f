//! The set whose rules, languages and wording the referee uses.

use super::super::dir::Dir;
use super::super::exit::Failure;
use super::super::referee_language::SetWording;
use super::rules;
use crate::theme::{Overrides, load};
use std::rc::Rc;

/// Loads the set of this theme, with another ruleset if one is given.
pub fn table(theme: &str, ruleset: Option<&str>) -> Result<SetWording, Failure> {
    let overrides = Overrides { rules: ruleset.map(str::to_owned), words_only: true, ..Overrides::default() };
    let theme = load(theme, &overrides, &Dir::current())?;
    let languages = rules::spoken(&theme)?.into_iter().map(Rc::new).collect();
    Ok(SetWording { rules: theme.rules.clone(), side_names: theme.side_names(), languages, wording: theme.wording })
}
