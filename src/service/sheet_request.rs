//! The sheet of a request: that of a ruleset, or of a set with its own sentences and names of the sides.

use super::files::RequestFiles;
use super::game_request::shipped_language;
use super::refusal::Refusal;
use super::rules_request::RulesRequest;
#[cfg(feature = "print")]
use super::theme_request::ThemeRequest;
use crate::language::Language;
use crate::rules::Rules;
use crate::rulesheet::{Sheet, prove};
use serde::Deserialize;
use std::sync::Arc;

/// The fields of the request.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SheetRequest {
    /// The ruleset: that of the set, or the default one if it is left out.
    rules: Option<RulesRequest>,
    /// The set whose sheet it is.
    #[cfg(feature = "print")]
    theme: Option<ThemeRequest>,
    /// The language: that of the set's sheet, or English if it is left out.
    lang: Option<String>,
}

/// A sheet that was read and proved.
pub(super) struct SheetOf {
    /// Its rules.
    pub rules: Arc<Rules>,
    /// Its language.
    pub language: Language,
    /// The sheet.
    pub sheet: Sheet,
}

impl SheetRequest {
    /// The sheet, proved.
    pub fn read(self, files: RequestFiles<'_>) -> Result<SheetOf, Refusal> {
        let asked = self.lang.as_deref().map(shipped_language).transpose()?;
        #[cfg(feature = "print")]
        if let Some(theme) = self.theme {
            if self.rules.is_some() {
                return Err(Refusal::new("wrong-field", "a sheet is that of rules or of a theme, not of both"));
            }
            return of_theme(theme, asked, files);
        }
        let rules = self.rules.unwrap_or_default().load(files)?;
        let language = asked.unwrap_or_else(Language::english);
        let sheet = Sheet::proved(&rules, &language, None, &prove(&rules)?)?;
        Ok(SheetOf { rules, language, sheet })
    }
}

/// The sheet of a set.
#[cfg(feature = "print")]
fn of_theme(theme: ThemeRequest, asked: Option<Language>, files: RequestFiles<'_>) -> Result<SheetOf, Refusal> {
    let theme = theme.load_words(files)?;
    let language = match asked {
        Some(language) => theme.with_side_names(language),
        None => super::rules_sheet::languages(&theme)?.swap_remove(0),
    };
    let sheet = theme.sheet(&language, &*super::rules_sheet::proof_of(&theme.rules)?)?;
    Ok(SheetOf { rules: theme.rules, language, sheet })
}
