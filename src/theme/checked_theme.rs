//! The checked theme: every value is known to be usable.

use super::declare::theme_keys;
use super::{
    BoardStyle, BoxStyle, CardStyle, Colours, CustomLanguages, Cutter, FaceStyle, GiftStyle, KeyKind, Keyword,
    LandscapeInks, Numerals, Paper, PieceStyle, Ring, SheetStyle, StandeeStyle,
};
use crate::art::Drawing;
use crate::fonts::{FaceId, Fonts};
use crate::geom::Point;
use crate::icc::OutputProfile;
use crate::rules::{Rules, Side};
use crate::rulesheet::CustomSentence;
use crate::scene::{Colour, Inks};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The values of `size`, as in [`SIZES`](super::SIZES).
const SIZE_KEYWORDS: &[&str] = &["small", "family", "big"];

theme_keys! {
    /// Everything that the look of a set depends on, checked once so that no later step has to.
    #[derive(Debug, Clone)]
    pub struct Theme {
        /// The name of the set in file names and outside the trim.
        pub name: String = KeyKind::Text, "name" = (the name of the file);
        /// The title on the board, in one text or one for each language.
        pub title: Title = KeyKind::Title, "title" = (The Jungle Game, in each language);
        /// The ruleset that determines the board and the strengths: a shipped one, or a file such as "./house.toml".
        pub rules: Arc<Rules> = KeyKind::Text, "rules" = "classic";
        /// One or two languages for the words on board and pieces, shipped or files such as "./mine.ftl"; the first one
        /// is the language of the document.
        pub languages: Vec<String> = KeyKind::Texts, "languages" = ["en", "zh-Hant"];
        /// The custom languages among them.
        pub custom_languages: CustomLanguages;
        /// Squares and pieces by one keyword.
        pub size: Option<&'static str> = KeyKind::Keyword(SIZE_KEYWORDS), "size" = "small";
        /// The sheets to print on.
        pub paper: Paper;
        /// The board.
        pub board: BoardStyle;
        /// The pieces.
        pub pieces: PieceStyle;
        /// The cutting machine.
        pub cutter: Cutter;
        /// The elements of a piece and of a starting square.
        pub face: FaceStyle;
        /// The rules sheet.
        pub sheet: SheetStyle;
        /// The box.
        pub package: BoxStyle;
        /// The animals that stand.
        pub standees: StandeeStyle;
        /// The animal cards.
        pub cards: CardStyle;
        /// What makes a gift of it.
        pub gift: GiftStyle;
        /// Custom sentences for the rules sheet, with examples that prove them. With it the ruleset is written
        /// `[rules]` `ruleset = "classic"`.
        pub wording: BTreeMap<String, Vec<CustomSentence>>
            = KeyKind::SentenceTable, "rules.text.<language>" = (the shipped sentences);
        /// The colours.
        pub colours: Colours;
        /// An ink of the illustrated board; a wrong name is answered with the names of its inks.
        pub landscape_inks: LandscapeInks = KeyKind::Colour, "colours.landscape.<ink>" = (that of board.inks);
        /// The inks: rgb for home printers, cmyk for print shops, grey for black only, saving for pale grounds.
        pub inks: Inks = KeyKind::Keyword(Inks::NAMES), "colours.inks" = "rgb";
        /// The ICC profile of the printing condition, a file such as "./coated.icc": PDF becomes PDF/X-4 for it, and
        /// cmyk inks are converted with it.
        pub profile: Option<Arc<OutputProfile>> = KeyKind::Text, "colours.profile" = "none";
        /// The limit of total ink (total area coverage), in percent of one ink: more is a warning. The print shop
        /// states the limit of its paper.
        pub most_ink: u32 = KeyKind::Integer { least: 100, most: 400 }, "colours.most-ink" = 300;
        /// The face of each role.
        pub roles: FontRoles;
        /// The shipped faces and those of the theme.
        pub fonts: Arc<Fonts>;
        /// A custom picture for a kind: an SVG, PNG or JPEG file in the theme's folder.
        pub pictures: BTreeMap<String, Picture> = KeyKind::Text, "pictures.<kind>" = (the shipped drawing);
    }
}

/// The title of a set, by language tag.
pub type Title = BTreeMap<String, String>;

theme_keys! {
    /// A custom picture.
    #[derive(Debug, Clone)]
    pub struct Picture {
        /// The file as the theme names it.
        pub file: String;
        /// The drawing or the pixels.
        pub drawing: Arc<Drawing>;
        /// The focal point of a photograph: it is cropped so that this point is as close to the middle of the sticker
        /// as possible. Parts (0 to 1) of its width and height from the upper left corner, such as [0.3, 0.6].
        pub focus: Point = KeyKind::Point, "pictures.focus.<kind>" = (the middle);
    }
}

theme_keys! {
    /// The face of each role.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct FontRoles, read(reader) {
        /// Chinese characters on the board and the pieces.
        pub character: FaceId = KeyKind::Font, "fonts.character" = "kai-bold";
        /// Numerals of the animals; Chinese ones are set as characters.
        pub numeral: FaceId = KeyKind::Font, "fonts.numeral" = "alegreya-bold";
        /// Names in Latin letters.
        pub name: FaceId = KeyKind::Font, "fonts.name" = "alegreya-sans-bold";
        /// The pinyin of Chinese characters.
        pub pinyin: FaceId = KeyKind::Font, "fonts.pinyin" = "alegreya-sans-italic";
        /// The title in Latin letters.
        pub title: FaceId = KeyKind::Font, "fonts.title" = "alegreya-bold";
        /// The title in Chinese characters.
        pub title_character: FaceId = KeyKind::Font, "fonts.title-character" = "kai-bold";
        /// Letters and numbers along the board's edges.
        pub coordinate: FaceId = KeyKind::Font, "fonts.coordinate" = "alegreya";
        /// The characters of face.glyphs.
        pub glyph: FaceId = KeyKind::Font, "fonts.glyph" = "emoji";
        /// Notes outside the trim.
        pub note: FaceId = KeyKind::Font, "fonts.note" = "alegreya-sans";
    }
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
            true => self
                .landscape_inks
                .start(side)
                .unwrap_or_else(|| self.marks(side).towards(self.colours.land, 1.0 - self.board.start_strength)),
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
