//! The ruleset of a request.

use super::files::RequestFiles;
use super::refusal::Refusal;
use super::settings_list::{SettingsList, expect_few};
use crate::rules::{PRESETS, Rules, load};
use serde::Deserialize;
use std::sync::Arc;

/// A ruleset: a shipped one, or a text, with switches laid over it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RulesRequest {
    /// The name of a shipped ruleset, or of the text, such as `house.toml`.
    name: Option<String>,
    /// The text of a ruleset. It may extend shipped rulesets and those among the files of the request.
    text: Option<String>,
    /// Texts such as `own-trap=weakens`.
    switches: SettingsList,
}

/// The name of a ruleset's text that has none.
const UNNAMED: &str = "rules.toml";

impl RulesRequest {
    /// The ruleset with this name, or the default one, with switches.
    pub fn named(name: Option<&str>, switches: Vec<String>) -> Result<RulesRequest, Refusal> {
        expect_few(&switches)?;
        Ok(RulesRequest { name: name.map(str::to_owned), text: None, switches: SettingsList(switches) })
    }

    /// The ruleset, compiled.
    pub fn load(self, mut files: RequestFiles<'_>) -> Result<Arc<Rules>, Refusal> {
        let name = match self.text {
            Some(text) => {
                let name = self.name.filter(|name| name.ends_with(".toml")).unwrap_or_else(|| UNNAMED.to_owned());
                files.put(&name, text.into_bytes());
                name
            }
            None => self.name.unwrap_or_else(|| PRESETS[0].name.to_owned()),
        };
        Ok(Arc::new(load(&name, &self.switches.0, &files)?))
    }
}
