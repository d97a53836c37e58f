//! Reads the ruleset of a theme.

use super::file_path::is_path;
use super::reader::ThemeReader;
use crate::diagnostics::tree::Raw;
use crate::diagnostics::{Fault, Locus, Report, Source, did_you_mean};
use crate::files::{FileError, FileProvider};
use crate::rules::{self, Rules, RulesError};
use std::sync::Arc;

/// Rulesets in files, as seen from a theme that names one.
struct FromTheme<'a> {
    files: &'a dyn FileProvider,
    theme: Option<&'a str>,
}

impl FileProvider for FromTheme<'_> {
    fn text(&self, path: &str, base: Option<&str>) -> Result<Source, FileError> {
        self.files.text(path, base.or(self.theme))
    }
}

impl ThemeReader<'_> {
    /// The rules, overridden by the theme's switches.
    pub fn rules(&mut self, files: &dyn FileProvider) -> Option<Arc<Rules>> {
        let switches: Vec<String> = self.texts("switches").into_iter().map(|(text, _)| text.to_owned()).collect();
        let (name, at) = self.text("rules")?;
        let theme = self.base_of(at);
        if is_path(name) {
            self.refuse_outside(name, at)?;
        }
        if let Some(shipped) = rules::preset_rules(name).filter(|_| switches.is_empty()) {
            return Some(shipped);
        }
        let error = match rules::load(name, &switches, &FromTheme { files, theme }) {
            Ok(rules) => return Some(Arc::new(rules)),
            Err(error) => error,
        };
        match error {
            RulesError::Unknown { name, nearest } => {
                let hint =
                    did_you_mean(nearest, "a shipped ruleset, or a file beside the theme, such as \"./house.toml\"");
                self.fault("unknown-rules", at, format!("no ruleset is called \"{name}\""), hint);
            }
            RulesError::Unreadable { path, why } => {
                self.fault("unreadable-rules", at, format!("the ruleset {path} cannot be read"), why);
            }
            RulesError::Faults(report) => self.wrong_rules(report, at),
        }
        None
    }

    /// Faults of the theme's switches are reported at their place in the theme, those of the ruleset in a separate
    /// report.
    fn wrong_rules(&mut self, report: Report, at: &Locus) {
        let mut of_ruleset = false;
        for fault in report.faults() {
            let switch = &report.source(fault).text;
            let items = self.list("switches").unwrap_or_default();
            let item = items.iter().find(|item| matches!(&item.raw, Raw::Text(text) if text == switch));
            match item {
                Some(item) => self.push_fault(Fault { locus: item.at.clone(), ..fault.clone() }),
                None => of_ruleset = true,
            }
        }
        if of_ruleset {
            self.fault("wrong-rules", at, "the ruleset of this theme is wrong", "its faults are listed below");
            self.push_file_report(report);
        }
    }
}
