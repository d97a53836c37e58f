//! What a piece shows.

use super::declare::theme_keys;
use super::{AnimalCharacters, KeyKind, Keyword, Theme, is_chinese};
use crate::diagnostics::keywords;
use std::collections::BTreeMap;

theme_keys! {
    /// What a piece and a starting square show. `script` is that of the only Chinese language that was chosen, if any.
    #[derive(Debug, Clone, PartialEq)]
    pub struct FaceStyle, read(reader, script: Option<Script>) {
        /// What a piece shows, the largest element first. Small pieces leave off characters that could not be
        /// read.
        pub show: Vec<Element> = KeyKind::Keywords(Element::NAMES), "face.show" = ["picture", "numeral", "character"]
            => reader.elements();
        /// How a piece is composed: what `face.show` lists, one below the other (stack); the animal as large as the
        /// piece (animal), with its strength on the ring (rank), with strength and character (character), with its name
        /// along the ring (name), with all of them (full; on discs below 24 mm, where a name has no room, strength and
        /// character stand in a segment of the ring below the animal); a large strength beside the animal (numeral); or,
        /// as on a coin, the animal on a line, below it strength and character, and along the ring the name, if listed
        /// (coin). With auto, the composition that has what `face.show` lists, else stack.
        pub composition: Composition = KeyKind::Keyword(Composition::NAMES), "face.composition" = "auto";
        /// How strengths are written.
        pub numerals: Numerals = KeyKind::Keyword(Numerals::NAMES), "face.numerals" = "arabic";
        /// Traditional or simplified Chinese characters.
        pub script: Script = KeyKind::Keyword(Script::NAMES), "face.characters" = "traditional" => reader.script(script);
        /// The style of the animals: heads in line, heads cut in wood, whole animals as
        /// paper-cuts, or their characters as seals.
        pub art: Art = KeyKind::Keyword(Art::NAMES), "face.art" = "line";
        /// How the animals are coloured. Heads: lines only, as in nature, in tones of their side's colour, or with eyes
        /// and dark parts in its second colour (accent). Figures are of one colour; with accent, what is cut out of them
        /// has the second one, with wash they are lines over a wash of their natural colour, and with mosaic they are as
        /// with accent, and a row of tesserae of the second colour follows their outline.
        pub tones: Tones = KeyKind::Keyword(Tones::NAMES), "face.tones" = "natural";
        /// How strengths are emphasized: between rules, one for White and two for Black; in a badge, round for White
        /// and square for Black; or large, on a segment of a disc as large as large print needs, beside heads in few
        /// and heavy lines.
        pub emphasis: Emphasis = KeyKind::Keyword(Emphasis::NAMES), "face.emphasis" = "plain";
        /// The character for a kind where "glyph" is shown.
        pub glyphs: BTreeMap<String, String> = KeyKind::Text, "face.glyphs.<kind>" = (none) => reader.glyphs();
    }
}

impl Art {
    /// Whether the animals are heads, with lines and tones; the others are figures of one colour.
    pub fn is_heads(self) -> bool {
        match self {
            Art::Line | Art::Woodcut => true,
            Art::PaperCut | Art::Seal => false,
        }
    }
}

/// What stands beside an animal that fills its piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beside {
    /// The strength, in a badge on the ring.
    pub rank: bool,
    /// The character, in a badge on the ring.
    pub character: bool,
    /// The name, along the ring.
    pub name: bool,
    /// The strength is large, beside the animal.
    pub large_rank: bool,
    /// Strength and character stand below the animal, under the line on which it stands.
    pub below: bool,
}

impl Theme {
    /// What stands beside the animals of the pieces; `None` where the elements stand one below the other.
    pub fn beside_animals(&self) -> Option<Beside> {
        let only = Beside::default();
        Some(match self.face.composition {
            Composition::Stack => return None,
            Composition::Auto => return self.beside_as_listed(),
            Composition::Animal => only,
            Composition::Rank => Beside { rank: true, ..only },
            Composition::Character => Beside { rank: true, character: true, ..only },
            Composition::Name => Beside { name: true, ..only },
            Composition::Full => Beside { rank: true, character: true, name: true, ..only },
            Composition::Numeral => Beside { large_rank: true, ..only },
            Composition::Coin => {
                let listed = |element| self.face.show.contains(&element);
                Beside {
                    rank: listed(Element::Numeral),
                    character: listed(Element::Character),
                    name: listed(Element::Name),
                    below: true,
                    ..only
                }
            }
        })
    }

    /// The same for [`Composition::Auto`]: there is room for one name, and for neither rules nor a foot.
    fn beside_as_listed(&self) -> Option<Beside> {
        let listed = |element| self.face.show.contains(&element);
        let (name, character) = (listed(Element::Name), listed(Element::Character));
        let names = self.languages.iter().filter(|tag| !(character && tag.starts_with("zh"))).count();
        let fits = match self.face.emphasis {
            Emphasis::Plain | Emphasis::Badge => true,
            Emphasis::Ruled | Emphasis::Large => false,
        };
        if !fits || name && names > 1 || self.pieces.sides.iter().any(|side| side.foot) {
            return None;
        }
        let known = [Element::Picture, Element::Numeral, Element::Character, Element::Name];
        match self.face.show.as_slice() {
            [Element::Picture, rest @ ..] if rest.iter().all(|element| known.contains(element)) => {
                Some(Beside { rank: listed(Element::Numeral), character, name, ..Beside::default() })
            }
            [Element::Numeral, Element::Picture] => Some(Beside { large_rank: true, ..Beside::default() }),
            _ => None,
        }
    }

    /// Whether strengths stand in badges on the pieces.
    pub fn shows_badges(&self) -> bool {
        self.beside_animals().map_or(self.face.emphasis == Emphasis::Badge, |beside| beside.rank && !beside.below)
    }
}

/// The most characters of a seal.
const MOST_CARVED: usize = 4;

impl FaceStyle {
    /// What the seal of a kind says: its character, or the theme's own glyph where it has none. Nothing if there is
    /// neither.
    pub fn seal_text(&self, kind: &str, characters: &AnimalCharacters) -> Option<String> {
        let known = characters.character(kind);
        let own = || self.glyphs.get(kind).filter(|text| is_chinese(text)).cloned();
        known.or_else(own).filter(|text| text.chars().count() <= MOST_CARVED)
    }

    /// Whether the pictures are seals.
    pub fn shows_seals(&self) -> bool {
        self.art == Art::Seal && self.show.contains(&Element::Picture)
    }
}

keywords! {
    /// One thing that a piece can show.
    #[derive(PartialOrd, Ord)]
    pub enum Element {
        /// The drawing, or a custom picture.
        Picture = "picture",
        /// The Chinese character.
        Character = "character",
        /// Its pinyin.
        Pinyin = "pinyin",
        /// The strength.
        Numeral = "numeral",
        /// The name in the theme's languages.
        Name = "name",
        /// A character that the theme names.
        Glyph = "glyph",
    }
}

keywords! {
    /// How a piece is composed.
    pub enum Composition {
        /// As the elements that the theme lists ask.
        Auto = "auto",
        /// The elements that the theme lists, one below the other.
        Stack = "stack",
        /// The animal alone, as large as the piece.
        Animal = "animal",
        /// Animal, and its strength on the ring.
        Rank = "rank",
        /// Animal, strength and character.
        Character = "character",
        /// Animal and name.
        Name = "name",
        /// Animal, strength, character and name.
        Full = "full",
        /// A large strength, and an animal beside it.
        Numeral = "numeral",
        /// An animal on a line, and below it strength and character.
        Coin = "coin",
    }
}

keywords! {
    /// How strengths are written.
    pub enum Numerals {
        /// 1 to 8.
        Arabic = "arabic",
        /// I to VIII.
        Roman = "roman",
        /// 一 to 八.
        Chinese = "chinese",
    }
}

keywords! {
    /// How strengths are emphasized.
    pub enum Emphasis {
        /// Not at all.
        Plain = "plain",
        /// On pieces, between rules: one for White, two for Black.
        Ruled = "ruled",
        /// In a badge: a disc for White, a square for Black.
        Badge = "badge",
        /// On pieces, as large as the picture, or on a segment of the disc as large as large print needs.
        Large = "large",
    }
}

keywords! {
    /// Which Chinese characters.
    pub enum Script {
        /// 獅, 貓.
        Traditional = "traditional",
        /// 狮, 猫.
        Simplified = "simplified",
    }
}

keywords! {
    /// The style of the animals.
    #[derive(PartialOrd, Ord)]
    pub enum Art {
        /// Heads from the front, in lines.
        Line = "line",
        /// The same heads, hatched as if cut in wood.
        Woodcut = "woodcut",
        /// Whole animals from the side, cut from paper.
        PaperCut = "papercut",
        /// The animals' characters, carved into seals.
        Seal = "seal",
    }
}

keywords! {
    /// How the animals are coloured. Paper-cuts and seals have one colour, that of their side, but with accent, wash and
    /// mosaic.
    pub enum Tones {
        /// Lines only, every region white.
        Outline = "outline",
        /// As in nature.
        Natural = "natural",
        /// In a few tones of their side's colour.
        Side = "side",
        /// In the colour of their side, parts of them in its second colour.
        Accent = "accent",
        /// Figures as lines over a wash of their natural colour; heads as in nature.
        Wash = "wash",
        /// Figures as in a mosaic: as with accent, in a row of tesserae; heads as in nature.
        Mosaic = "mosaic",
    }
}

impl Script {
    /// The shipped language that is written in these characters.
    pub fn language(self) -> &'static str {
        match self {
            Script::Traditional => "zh-Hant",
            Script::Simplified => "zh-Hans",
        }
    }
}
