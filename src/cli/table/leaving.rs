//! What is saved when a table is left.

use super::conduct::Conduct;
use super::plain::tell_last;
use super::told::Told;
use crate::cli::exit::Failure;

impl Conduct {
    /// Saves the game at the end; what is said of it, with the record if it is nowhere.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn leave(&mut self) -> Result<Vec<Told>, Failure> {
        let kept = self.host.journal().map(|journal| journal.path().display().to_string());
        let (record, table) = self.host.record();
        match record.finish(table, &self.voice) {
            Ok(Some(file)) => {
                let file = file.display().to_string();
                Ok(vec![Told::plain(self.say("play-saved", &[("file", file.into())]))])
            }
            Ok(None) if record.is_unsaved() && kept.is_none() => {
                let (record, rules) = record.shown(table, &self.voice);
                let rules = rules.map_or(String::new(), |rules| format!(" --rules {rules}"));
                let command = if self.has_program() { "play" } else { "table" };
                let how = self.say("play-not-saved", &[("command", command.into()), ("rules", rules.into())]);
                Ok(vec![Told::Verbatim(format!("{how}\n\n{record}"))])
            }
            Ok(None) => {
                let kept = kept.filter(|_| record.is_unsaved());
                Ok(kept
                    .map(|file| Told::plain(self.say("play-goes-on-with", &[("file", file.into())])))
                    .into_iter()
                    .collect())
            }
            Err(failure) => {
                // What could not be saved is shown, at least.
                let shown = record.shown(table, &self.voice).0;
                tell_last(&format!("\n{shown}"));
                Err(failure)
            }
        }
    }
}
