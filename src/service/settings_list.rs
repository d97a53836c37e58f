//! Settings in a request, such as `board.square=30mm`, and how many there may be.

use super::refusal::Refusal;
use serde::Deserialize;

/// Maximum number of settings: more than there are keys.
const MOST: usize = 1000;

/// Settings, and not too many of them: each may have a fault of its own.
#[derive(Debug, Clone, Default, Deserialize, PartialEq)]
#[serde(try_from = "Vec<String>")]
pub(super) struct SettingsList(pub Vec<String>);

impl TryFrom<Vec<String>> for SettingsList {
    type Error = String;

    fn try_from(list: Vec<String>) -> Result<SettingsList, String> {
        few(list.len()).map(|()| SettingsList(list))
    }
}

/// Refuses more changes than there may be settings.
pub(super) fn expect_few<T>(list: &[T]) -> Result<(), Refusal> {
    few(list.len()).map_err(|why| Refusal::new("too-many", why))
}

fn few(count: usize) -> Result<(), String> {
    if count <= MOST { Ok(()) } else { Err(format!("at most {MOST} settings are read, not {count}")) }
}
