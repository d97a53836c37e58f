//! The set by which the referee judges.

use super::super::exit::Failure;
use super::super::library::Files;
use super::super::voice::Table;
use super::{look, rules};
use crate::theme::{Overrides, load};

/// Lays the set of this theme on the table, with another ruleset if one was asked for.
pub fn table(theme: &str, ruleset: Option<&str>) -> Result<Table, Failure> {
    let overrides = Overrides { rules: ruleset.map(str::to_owned), ..Overrides::default() };
    let theme = load(theme, &overrides, &Files).map_err(look::unloaded)?;
    let language = rules::language(&theme)?;
    Ok(Table { rules: theme.rules.clone(), called: theme.called(), language, wording: theme.wording })
}
