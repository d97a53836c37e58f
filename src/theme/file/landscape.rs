//! Reads the inks of a landscape.

use super::colour::read_colour;
use super::reader::ThemeReader;
use crate::diagnostics::keys::UNKNOWN_KEY;
use crate::diagnostics::one_of;
use crate::diagnostics::tree::Raw;
use crate::theme::landscape::{InkSet, Landscape, LandscapeInks};

/// The table of inks.
const TABLE: &str = "colours.landscape";

impl ThemeReader<'_> {
    /// `colours.landscape`: the inks that have another colour than their set.
    pub fn landscape_inks(&mut self, landscape: Landscape, set: InkSet) -> LandscapeInks {
        let mut inks = LandscapeInks::of(landscape, set);
        let names: Vec<&str> = landscape.inks().iter().map(|ink| ink.name).collect();
        for entry in self.table(TABLE) {
            let path = format!("{TABLE}.{}", entry.key);
            let Raw::Text(text) = &entry.value.raw else {
                let message = format!("{path} expects a colour, found {}", entry.value.raw.sort());
                self.fault("no-colour", &entry.value.at, message, "such as \"#A32A22\" or \"crimson\"");
                continue;
            };
            match read_colour(text) {
                Ok(colour) if inks.change(&entry.key, colour) => {}
                Ok(_) if landscape == Landscape::None => {
                    let message = format!("{path} is an ink of a landscape, and this board has none");
                    self.fault(UNKNOWN_KEY, &entry.key_at, message, "write board.landscape = \"new-year\"");
                }
                Ok(_) => {
                    let message = format!("this landscape has no ink \"{}\"", entry.key);
                    self.fault(UNKNOWN_KEY, &entry.key_at, message, one_of(&entry.key, &names));
                }
                Err((message, hint)) => self.fault("no-colour", &entry.value.at, message, hint),
            }
        }
        inks
    }
}
