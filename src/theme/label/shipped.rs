//! The sheets of labels that are shipped, and how they are found by name.

use super::LabelSheet;
use super::read::read;
use crate::diagnostics::{Source, nearest};
use std::sync::LazyLock;

macro_rules! label_files {
    ($($maker:literal,)+) => {
        /// Every shipped file with its name.
        const FILES: &[(&str, &str)] = &[$(
            ($maker, include_str!(concat!("../../../templates/labels/", $maker, ".toml"))),
        )+];
    };
}

label_files! {
    "avery",
    "endisch",
    "herma",
    "hisago",
    "onlinelabels",
    "rayfilm",
    "sheetlabels",
    "tower",
}

/// Every shipped sheet of labels, by maker.
///
/// # Panics
/// Never: a test reads every shipped file.
pub fn label_sheets() -> &'static [LabelSheet] {
    static SHEETS: LazyLock<Vec<LabelSheet>> = LazyLock::new(|| {
        let read = |(name, text): &(&str, &str)| match read(Source::new(*name, *text)) {
            Ok(sheets) => sheets,
            Err(report) => panic!("{report}"),
        };
        FILES.iter().flat_map(read).collect()
    });
    &SHEETS
}

/// No sheet of labels has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no sheet of labels is called \"{}\"", name.escape_debug())]
pub struct UnknownLabel {
    /// The name that was asked for.
    pub name: String,
    /// The nearest name there is, or several whose number is the same.
    pub nearest: Vec<String>,
}

impl UnknownLabel {
    /// What would be right.
    pub fn hint(&self) -> String {
        match &self.nearest[..] {
            [] => "`shouqi labels` lists them; one of your own is a file such as \"./mine.toml\"".to_owned(),
            [near] => format!("did you mean \"{near}\"?"),
            several => format!("say which: {}", several.join(", ")),
        }
    }
}

/// The shipped sheet with this name: maker and number, or the number alone if one maker has it. Capitals, blanks and
/// hyphens do not matter.
///
/// ```
/// use shouqi::theme::find_label;
/// assert_eq!(find_label("herma 4387").expect("a shipped label").size, 30.0);
/// assert_eq!(find_label("8293").expect("a shipped label").name, "Avery 3112");
/// assert_eq!(find_label("Herma 4378").unwrap_err().hint(), "did you mean \"Herma 4387\"?");
/// ```
pub fn find_label(name: &str) -> Result<&'static LabelSheet, UnknownLabel> {
    let sheets = label_sheets();
    if let Some(sheet) = sheets.iter().find(|sheet| sheet.is_called(name)) {
        return Ok(sheet);
    }
    let wanted = plain(name);
    let ends: Vec<&LabelSheet> = sheets
        .iter()
        .filter(|sheet| sheet.names().any(|full| full.split(' ').next_back().is_some_and(|last| plain(last) == wanted)))
        .collect();
    match ends[..] {
        [sheet] => Ok(sheet),
        [] => {
            let near = nearest(name.trim(), sheets.iter().flat_map(LabelSheet::names));
            Err(UnknownLabel { name: name.to_owned(), nearest: near.map(str::to_owned).into_iter().collect() })
        }
        _ => {
            let nearest = ends.iter().map(|sheet| sheet.name.clone()).collect();
            Err(UnknownLabel { name: name.to_owned(), nearest })
        }
    }
}

impl LabelSheet {
    /// Every name it has.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [&self.name].into_iter().chain(&self.also).map(String::as_str)
    }

    /// Whether this is one of its names.
    pub fn is_called(&self, name: &str) -> bool {
        self.names().any(|own| plain(own) == plain(name))
    }
}

/// A name without what people write differently.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
