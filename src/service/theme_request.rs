//! The theme of a request.

use super::files::RequestFiles;
use super::refusal::Refusal;
use super::settings_list::SettingsList;
use crate::theme::{Overrides, Setting, THEMES, Theme, ThemeError, load, settings, shipped};
use serde::Deserialize;

/// A theme: a shipped one, or a text, with values laid over it.
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ThemeRequest {
    /// The name of a shipped theme, or of the text, such as `emma.toml`; the default theme if there is neither.
    name: Option<String>,
    /// The text of a theme. It may extend shipped themes, and name files of the request.
    text: Option<String>,
    /// A ruleset.
    rules: Option<String>,
    /// The name or the size of a paper.
    paper: Option<String>,
    /// One or two languages, with a comma between.
    lang: Option<String>,
    /// The keyword of a size.
    size: Option<String>,
    /// A label sheet.
    label: Option<String>,
    /// The used labels of its first sheet, such as `1-6`.
    label_used: Option<String>,
    /// The inks the set is printed with.
    inks: Option<String>,
    /// The ICC profile of a press.
    profile: Option<String>,
    /// Texts such as `board.square=30mm`.
    set: SettingsList,
}

/// The name of a theme's text that has none.
pub(super) const UNNAMED: &str = "theme.toml";

impl ThemeRequest {
    /// The theme, checked.
    pub fn load(self, files: RequestFiles<'_>) -> Result<Theme, Refusal> {
        self.read(files, |name, overrides, files| load(name, &overrides, files))
    }

    /// The theme as above for words alone: no picture is read, no face checked.
    pub fn load_words(self, files: RequestFiles<'_>) -> Result<Theme, Refusal> {
        self.read(files, |name, overrides, files| load(name, &Overrides { words_only: true, ..overrides }, files))
    }

    /// The values of its keys, and the name under which its own are listed.
    pub fn settings(self, files: RequestFiles<'_>) -> Result<(String, Vec<Setting>), Refusal> {
        self.read(files, |name, overrides, files| Ok((name.to_owned(), settings(name, &overrides, files)?)))
    }

    /// The text of the theme: as it came, or as it is shipped.
    pub fn own_text(&self) -> Option<String> {
        let shipped = || shipped(self.name.as_deref().unwrap_or(THEMES[0].name)).map(|theme| theme.text.to_owned());
        self.text.clone().or_else(shipped)
    }

    /// What is read of the theme by its name, what is laid over it, and the files with its text among them.
    fn read<T>(
        self,
        mut files: RequestFiles<'_>,
        read: impl FnOnce(&str, Overrides, &RequestFiles<'_>) -> Result<T, ThemeError>,
    ) -> Result<T, Refusal> {
        let overrides = Overrides {
            rules: self.rules,
            paper: self.paper,
            lang: self.lang,
            size: self.size,
            label: self.label,
            label_used: self.label_used,
            inks: self.inks,
            profile: self.profile,
            set: self.set.0,
            ..Overrides::default()
        };
        let name = match self.text {
            Some(text) => {
                let name = self.name.filter(|name| name.ends_with(".toml")).unwrap_or_else(|| UNNAMED.to_owned());
                files.put(&name, text.into_bytes());
                name
            }
            None => self.name.unwrap_or_else(|| THEMES[0].name.to_owned()),
        };
        Ok(read(&name, overrides, &files)?)
    }
}
