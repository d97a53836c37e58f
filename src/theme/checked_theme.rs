//! The checked theme: every value is known to be usable.

use super::{BoardStyle, Colours, CustomLanguages, Cutter, FaceStyle, Numerals, Paper, PieceStyle, Ring, SheetStyle};
use crate::art::Drawing;
use crate::fonts::{FaceId, Fonts};
use crate::geom::Point;
use crate::icc::OutputProfile;
use crate::rules::{Rules, Side};
use crate::rulesheet::CustomSentence;
use crate::scene::{Colour, Inks};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything that the look of a set depends on, checked once so that no later step has to.
#[derive(Debug, Clone)]
pub struct Theme {
    /// Its name, such as `classic` or the file's name without its ending.
    pub name: String,
    /// What the set is called, per language.
    pub title: Title,
    /// The rules that the board and the pieces are drawn from.
    pub rules: Arc<Rules>,
    /// One or two languages for the words on the board and the pieces, by their tags: the first is the language of the
    /// document.
    pub languages: Vec<String>,
    /// The custom languages among them.
    pub custom_languages: CustomLanguages,
    /// The keyword of the size, if one was chosen: `small`, `family`, `big`.
    pub size: Option<&'static str>,
    /// The limit of total ink (total area coverage), in percent of one ink.
    pub most_ink: u32,
    /// The sheets to print on.
    pub paper: Paper,
    /// The board.
    pub board: BoardStyle,
    /// The pieces.
    pub pieces: PieceStyle,
    /// The cutting machine.
    pub cutter: Cutter,
    /// The elements of a piece and of a starting square.
    pub face: FaceStyle,
    /// The rules sheet.
    pub sheet: SheetStyle,
    /// Custom sentences for the rules sheet by language; their examples were proved.
    pub wording: BTreeMap<String, Vec<CustomSentence>>,
    /// The colours.
    pub colours: Colours,
    /// The inks it is printed with.
    pub inks: Inks,
    /// The ICC profile of the printing condition, if it is printed on a press.
    pub profile: Option<Arc<OutputProfile>>,
    /// The face of each role.
    pub roles: FontRoles,
    /// The shipped faces and those of the theme.
    pub fonts: Arc<Fonts>,
    /// Custom pictures by the id of the kind, read and checked.
    pub pictures: BTreeMap<String, Picture>,
}

/// The title of a set, by language tag.
pub type Title = BTreeMap<String, String>;

/// A custom picture.
#[derive(Debug, Clone)]
pub struct Picture {
    /// The file as the theme names it.
    pub file: String,
    /// The drawing or the pixels.
    pub drawing: Arc<Drawing>,
    /// The focal point of a photograph: it is cropped so that this point comes nearest to the middle of the sticker.
    /// Parts (0 to 1) of its width and height, from the upper left corner.
    pub focus: Point,
}

/// The face of each role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FontRoles {
    /// Chinese characters on the board and the pieces.
    pub character: FaceId,
    /// Numerals of the animals.
    pub numeral: FaceId,
    /// Names in Latin letters.
    pub name: FaceId,
    /// Pinyin.
    pub pinyin: FaceId,
    /// The title in Latin letters.
    pub title: FaceId,
    /// The title in Chinese characters.
    pub title_character: FaceId,
    /// File letters and row numbers.
    pub coordinate: FaceId,
    /// Glyphs that the theme names itself.
    pub glyph: FaceId,
    /// Notes outside the trim.
    pub note: FaceId,
}

impl Theme {
    /// The title in a language, else in English, else the first one.
    pub fn title_in(&self, language: &str) -> &str {
        self.title
            .get(language)
            .or_else(|| self.title.get("en"))
            .or_else(|| self.title.values().next())
            .map_or(self.name.as_str(), String::as_str)
    }

    /// The face of a title: that for Chinese characters if it contains any.
    pub fn title_face(&self, title: &str) -> FaceId {
        if is_chinese(title) { self.roles.title_character } else { self.roles.title }
    }

    /// The face of the numerals: Chinese numerals are set as characters.
    pub fn numeral_face(&self) -> FaceId {
        match self.face.numerals {
            Numerals::Chinese => self.roles.character,
            Numerals::Arabic | Numerals::Roman => self.roles.numeral,
        }
    }

    /// The colour of a side's marks on the board.
    pub fn marks(&self, side: Side) -> Colour {
        match side {
            Side::White => self.colours.white,
            Side::Black => self.colours.black,
        }
    }

    /// Whether a side is marked by a double ring rather than a single one. The rings of the theme decide; where they do
    /// not tell the sides apart, Black has the double ring.
    pub fn has_double_ring(&self, side: Side) -> bool {
        let rings = self.pieces.sides.each_ref().map(|style| style.ring);
        let two = |ring: Ring| matches!(ring, Ring::Double | Ring::Twin | Ring::Band);
        match rings {
            [white, Ring::Single] if two(white) => side == Side::White,
            _ => side == Side::Black,
        }
    }

    /// The colour of a side's animals on their starting squares.
    pub fn ghost(&self, side: Side) -> Colour {
        match self.board.start_tint {
            true => self.marks(side).towards(self.colours.land, 0.28),
            false => self.colours.ghost,
        }
    }

    /// The language of the document, as a BCP 47 tag.
    pub fn language(&self) -> &str {
        self.languages.first().map_or("en", String::as_str)
    }
}

/// Whether a text has Chinese characters or Japanese kana, and so must be set in a face for them.
pub fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| matches!(c, '\u{2e80}'..='\u{2fdf}' | '\u{3005}'..='\u{3007}' | '\u{3041}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}'))
}
