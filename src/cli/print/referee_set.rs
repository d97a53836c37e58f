//! The set whose rules, languages and wording the referee uses.

use super::super::dir::Dir;
use super::super::exit::Failure;
use crate::service::SetWording;
use crate::theme::{Overrides, load};

/// Loads the set of this theme, with another ruleset if one is given.
pub fn table(theme: &str, ruleset: Option<&str>) -> Result<SetWording, Failure> {
    let overrides = Overrides { rules: ruleset.map(str::to_owned), words_only: true, ..Overrides::default() };
    Ok(SetWording::of(load(theme, &overrides, &Dir::current())?)?)
}
