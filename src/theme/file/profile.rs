//! The profile of the press that a theme is printed on.

use super::reader::ThemeReader;
use crate::diagnostics::Keyword;
use crate::files::FileProvider;
use crate::icc::{ColourSpace, OutputProfile, ProfileError};
use crate::scene::Inks;
use crate::theme::Machine;
use std::sync::Arc;

/// The keyword for no profile.
const NONE: &str = "none";

impl ThemeReader<'_> {
    /// The profile, checked against these inks; `None` if the theme names none.
    pub fn profile(&mut self, inks: Inks, machine: Machine, files: &dyn FileProvider) -> Option<Arc<OutputProfile>> {
        let (file, at) = self.text("colours.profile")?;
        if file == NONE {
            return None;
        }
        if machine == Machine::Laser && self.all_valid(&["cutter.machine"]) {
            let at = self.last_written(&["cutter.machine", "colours.profile"]);
            let message =
                format!("\"{file}\" describes a press, and the set is for a laser, whose colours are instructions");
            let hint = "leave --profile (colours.profile) out, or cutter.machine = \"none\" for a set on paper";
            return self.refuse("profile-for-a-laser", &at, message, hint);
        }
        let bytes = self.bytes_of(file, at, files)?;
        let unusable = |error: ProfileError| {
            let message = format!("\"{file}\" cannot be used: {}", error.what());
            self.fault("unreadable-profile", at, message, error.right());
        };
        let profile = OutputProfile::read(&bytes).map_err(unusable).ok()?;
        if self.all_valid(&["colours.inks"]) && !inks.suit(profile.space()) {
            let (press, right) = match profile.space() {
                ColourSpace::Grey => ("black alone", Inks::Grey),
                ColourSpace::Rgb => ("red, green and blue", Inks::Rgb),
                ColourSpace::Cmyk => ("four inks", Inks::Cmyk),
            };
            let at = self.last_written(&["colours.inks", "colours.profile"]);
            let message = format!("\"{file}\" is for {press}, and the inks are {}", inks.keyword());
            let hint = format!("--inks {0}, or colours.inks = \"{0}\"", right.keyword());
            return self.refuse("profile-for-other-inks", &at, message, hint);
        }
        Some(Arc::new(profile))
    }

    /// A laser prints nothing: inks other than rgb would have no effect.
    pub fn check_inks_of_a_machine(&mut self, inks: Inks, machine: Machine) {
        if machine != Machine::Laser || inks == Inks::Rgb || !self.all_valid(&["cutter.machine", "colours.inks"]) {
            return;
        }
        let at = self.last_written(&["cutter.machine", "colours.inks"]);
        let message = format!("the inks are {}, and the set is for a laser, which has none", inks.keyword());
        let hint = "--inks rgb (colours.inks = \"rgb\"), or cutter.machine = \"none\" for a set on paper";
        self.fault("inks-for-a-laser", &at, message, hint);
    }
}
