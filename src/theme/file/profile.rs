//! The profile of the press that a theme is printed on.

use super::load::Shelf;
use super::reader::Reader;
use crate::icc::{PressProfile, Space};
use crate::scene::Inks;
use crate::theme::word::Word;
use std::sync::Arc;

/// The word for no profile.
const NONE: &str = "none";

impl Reader<'_> {
    /// The profile, read and found usable with these inks; none if none is named.
    pub fn profile(&mut self, inks: Inks, shelf: &dyn Shelf) -> Option<Arc<PressProfile>> {
        let (file, at) = self.text("colours.profile")?;
        if file == NONE {
            return None;
        }
        let bytes = self.bytes_of(file, at, shelf)?;
        let profile = match PressProfile::read(&bytes) {
            Ok(profile) => profile,
            Err(error) => {
                let message = format!("\"{file}\" cannot be used: {}", error.what());
                self.fault("unreadable-profile", at, message, error.right());
                return None;
            }
        };
        if self.sound(&["colours.inks"]) && !inks.suit(profile.space()) {
            let (press, right) = match profile.space() {
                Space::Grey => ("black alone", Inks::Grey),
                Space::Rgb => ("red, green and blue", Inks::Rgb),
                Space::Cmyk => ("four inks", Inks::Cmyk),
            };
            let at = self.upper("colours.inks", "colours.profile");
            let message = format!("\"{file}\" is for {press}, and the inks are {}", inks.word());
            let right = right.word();
            self.fault(
                "profile-for-other-inks",
                &at,
                message,
                format!("--inks {right}, or colours.inks = \"{right}\""),
            );
            return None;
        }
        Some(Arc::new(profile))
    }
}
