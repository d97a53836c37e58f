//! How a theme tells its rules: with its own names for the sides, its own title and its own sentences.

use super::{Ring, Theme};
use crate::language::{Argument, Language, SideName};
use crate::rules::Side;
use crate::rulesheet::{Proof, SETUP, Sheet, SheetError};
use crate::scene::Inks;

/// The caption of the set-up that tells the sides apart where colour does not.
const WITH_RINGS: &str = "figure-setup-rings";

impl Theme {
    /// What the sides are called, White first.
    pub fn called(&self) -> [SideName; 2] {
        self.pieces.sides.each_ref().map(|side| side.called)
    }

    /// A language that calls the sides as this theme does.
    pub fn speaking(&self, language: Language) -> Language {
        language.calling(self.called())
    }

    /// The theme's rules sheet in a language that is [`speaking`](Theme::speaking) for it, with the proof of its rules.
    ///
    /// # Errors
    /// Every message that the language lacks.
    pub fn sheet(&self, language: &Language, proof: &Proof) -> Result<Sheet, SheetError> {
        let title = self.title.get(language.tag()).map(String::as_str);
        let mut sheet = Sheet::proved(&self.rules, language, title, proof)?;
        if let Some(text) = self.rings_in(language) {
            sheet.recaption(SETUP, &text);
        }
        sheet.reword(self.wording.get(language.tag()).map_or(&[], Vec::as_slice));
        Ok(sheet)
    }

    /// The caption of the set-up with everybody's ring: where all pieces are printed in one colour, a name such as White
    /// alone tells nobody which are meant. Nothing where colour tells, or where the rings are alike.
    fn rings_in(&self, language: &Language) -> Option<String> {
        let [white, black] = &self.pieces.sides;
        let rings = [white.ring, black.ring].map(Ring::message);
        let one_colour = white.colour == black.colour && white.ground == black.ground;
        if !(one_colour || self.inks == Inks::Grey) || rings[0] == rings[1] {
            return None;
        }
        let [one, other] = rings.map(|ring| language.say(ring, &[]).map(Argument::Text));
        let arguments = [
            ("white", Argument::Side(Side::White)),
            ("one", one?),
            ("black", Argument::Side(Side::Black)),
            ("other", other?),
        ];
        language.say(WITH_RINGS, &arguments)
    }
}

impl Ring {
    /// The message that tells of a ring in a few words. Two lines are one thing to the reader, however wide they are.
    pub fn message(self) -> &'static str {
        match self {
            Ring::Single => "ring-plain",
            Ring::Double | Ring::Twin | Ring::Inlaid => "ring-double",
            Ring::Band => "ring-broad",
            Ring::Scallop => "ring-scalloped",
            Ring::Rough => "ring-rough",
            Ring::None => "ring-none",
        }
    }
}
