//! The ruleset that a theme asks for.

use super::beside::{is_path, refuse_path};
use super::load::Shelf;
use super::reader::Reader;
use crate::diagnostics::Source;
use crate::rules::{self, Library, Rules, RulesError};
use std::sync::Arc;

/// Rulesets in files, as seen from a theme that names one.
struct FromTheme<'a> {
    library: &'a dyn Library,
    theme: Option<&'a str>,
}

impl Library for FromTheme<'_> {
    fn read(&self, path: &str, beside: Option<&str>) -> Result<Source, String> {
        self.library.read(path, beside.or(self.theme))
    }
}

impl Reader<'_> {
    /// The rules, with the theme's switches laid over them.
    pub fn rules(&mut self, shelf: &dyn Shelf) -> Option<Arc<Rules>> {
        let switches: Vec<String> = self.texts("switches").into_iter().map(|(text, _)| text.to_owned()).collect();
        let (name, at) = self.text("rules")?;
        let theme = self.beside(at);
        if let (true, Some(_)) = (is_path(name), theme) {
            if let Err(fault) = refuse_path(name, at) {
                self.note(fault);
                return None;
            }
        }
        let error = match rules::load(name, &switches, &FromTheme { library: shelf.rulesets(), theme }) {
            Ok(rules) => return Some(Arc::new(rules)),
            Err(error) => error,
        };
        match error {
            RulesError::Unknown { name, nearest } => {
                let hint = match nearest {
                    Some(near) => format!("did you mean \"{near}\"?"),
                    None => "a shipped ruleset, or a file beside the theme, such as \"./house.toml\"".to_owned(),
                };
                self.fault("unknown-rules", at, format!("no ruleset is called \"{name}\""), hint);
            }
            RulesError::Unreadable { path, why } => {
                self.fault("unreadable-rules", at, format!("the ruleset {path} cannot be read"), why);
            }
            RulesError::Faults(report) => {
                // The ruleset itself may be sound, and one of the theme's switches wrong.
                let of_switch = report.faults().iter().any(|fault| report.source(fault).name == "--switch");
                let place = if of_switch { self.place("switches") } else { at.clone() };
                let what =
                    if of_switch { "a switch of this theme is wrong" } else { "the ruleset of this theme is wrong" };
                self.fault("wrong-rules", &place, what, "what is wrong stands below");
                self.note_rules(report);
            }
        }
        None
    }
}
