//! The rules sheet of a theme: with its names for the sides, its title and its custom sentences.

use super::{Ring, Theme};
use crate::language::{Argument, Language, SideName};
use crate::rules::Side;
use crate::rulesheet::{Proof, SETUP, Sheet, SheetError};
use crate::scene::Inks;

/// The caption of the set-up that names the rings of both sides, for sides of one colour.
const WITH_RINGS: &str = "figure-setup-rings";

impl Theme {
    /// The names of the sides, White first.
    pub fn side_names(&self) -> [SideName; 2] {
        self.pieces.sides.each_ref().map(|side| side.name)
    }

    /// The language with this theme's names for the sides.
    pub fn with_side_names(&self, language: Language) -> Language {
        language.with_side_names(self.side_names())
    }

    /// The theme's rules sheet in a language that is [`with_side_names`](Theme::with_side_names) for it, with the proof
    /// of its rules.
    ///
    /// # Errors
    /// Every message that the language lacks.
    pub fn sheet(&self, language: &Language, proof: &Proof) -> Result<Sheet, SheetError> {
        let title = self.title.get(language.tag()).map(String::as_str);
        let mut sheet = Sheet::proved(&self.rules, language, title, proof)?;
        if let Some(text) = self.rings_in(language) {
            sheet.set_caption(SETUP, &text);
        }
        sheet.apply_custom_sentences(self.wording.get(language.tag()).map_or(&[], Vec::as_slice));
        Ok(sheet)
    }

    /// The caption of the set-up with everybody's ring: where all pieces are printed in one colour, a name such as
    /// White alone does not say which pieces are meant. `None` where the colours differ, or where the rings are alike.
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
    /// The id of the message that describes a ring. All rings of two lines have the same description.
    pub fn message(self) -> &'static str {
        match self {
            Ring::Single | Ring::Tesserae => "ring-plain",
            Ring::Double | Ring::Twin | Ring::Inlaid | Ring::Pearls | Ring::Sickles => "ring-double",
            Ring::Band => "ring-broad",
            Ring::Scallop | Ring::Lobes => "ring-scalloped",
            Ring::Octagon => "ring-octagonal",
            Ring::Teeth | Ring::Lozenges | Ring::Embers | Ring::Blocks => "ring-toothed",
            Ring::Rough => "ring-rough",
            Ring::None => "ring-none",
        }
    }
}
