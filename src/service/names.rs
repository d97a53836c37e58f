//! Names of a request that stand for one of several things.

use super::refusal::Refusal;
use crate::diagnostics::nearest;

/// How much of an unknown name is repeated, in characters.
const SHOWN: usize = 40;

/// The value with this name, in any case of letters.
pub(super) fn one_of<T>(
    what: &str,
    name: &str,
    values: impl Iterator<Item = (&'static str, T)> + Clone,
) -> Result<T, Refusal> {
    let names = || values.clone().map(|(own, _)| own);
    let found = values.clone().find(|(own, _)| own.eq_ignore_ascii_case(name.trim()));
    found.map(|(_, value)| value).ok_or_else(|| {
        let hint = match nearest(name, names()) {
            Some(near) => format!("did you mean {near}?"),
            None => format!("possible are {}", names().collect::<Vec<_>>().join(", ")),
        };
        let shown: String = name.chars().take(SHOWN).collect();
        Refusal::new("unknown-name", format!("no {what} is called \"{}\"; {hint}", shown.escape_debug()))
    })
}
