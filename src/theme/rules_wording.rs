//! The rules sheet of a theme: with its names for the sides, its title and its custom sentences.

use super::{Art, Element, Machine, Ring, Theme};
use crate::language::{Argument, Language, SideName};
use crate::rules::Side;
use crate::rulesheet::{Proof, SETUP, Sheet, SheetError};
use crate::scene::Inks;

/// The caption of the set-up that says what tells the sides apart, for sides of one colour.
const WITH_RINGS: &str = "figure-setup-rings";
/// The messages on figures in outline and on solid ones.
const FIGURES: [&str; 2] = ["figures-light", "figures-dark"];

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
        if let Some(text) = self.told_apart_in(language) {
            sheet.set_caption(SETUP, &text);
        }
        sheet.apply_custom_sentences(self.wording.get(language.tag()).map_or(&[], Vec::as_slice));
        Ok(sheet)
    }

    /// The messages on what tells the sides apart where colour does not: their rings, or the figures themselves where a
    /// laser engraves those of one side in outline and of the other as solids. `None` where they are alike.
    pub fn told_apart_by(&self) -> Option<[&'static str; 2]> {
        let figures = self.cutter.machine == Machine::Laser
            && self.face.art == Art::PaperCut
            && self.face.show.contains(&Element::Picture);
        let [white, black] = match figures {
            true => FIGURES,
            false => self.pieces.sides.each_ref().map(|side| side.ring.message()),
        };
        (white != black).then_some([white, black])
    }

    /// The caption of the set-up with what tells everybody's pieces apart: where all are printed in one colour, a name
    /// such as White alone does not say which pieces are meant. `None` where the colours differ, or where nothing does.
    fn told_apart_in(&self, language: &Language) -> Option<String> {
        let [white, black] = &self.pieces.sides;
        let one_colour = white.colour == black.colour && white.ground == black.ground;
        if !(one_colour || self.inks == Inks::Grey) {
            return None;
        }
        let [one, other] = self.told_apart_by()?.map(|message| language.say(message, &[]).map(Argument::Text));
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
