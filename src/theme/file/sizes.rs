//! Sizes of squares and pieces, and checks that stickers and their content fit.

use super::reader::ThemeReader;
use crate::geom::{Length, plain};
use crate::rules::Rules;
use crate::theme::{AnimalCharacters, Element, FaceStyle, PieceStyle, SIZES, SizeWord, piece_for, square_for};

/// The smallest sticker, in millimetres.
const MIN_STICKER: f64 = 5.0;
/// The smallest safe area of a sticker, in millimetres.
const MIN_SAFE: f64 = 3.0;

impl ThemeReader<'_> {
    /// The keyword of the size, if no length overrides it; the side of a square; the size of a piece. A length
    /// overrides the keyword if it is written in the same source, or in one that overrides that source.
    pub fn sizes(&mut self) -> (Option<&'static str>, f64, f64) {
        let names = SIZES.map(|size| size.name);
        let word = self.one_of("size", &names).unwrap_or(names[0]);
        let size: SizeWord = SIZES.into_iter().find(|size| size.name == word).unwrap_or(SIZES[0]);
        let square = self.written_length("board.square");
        let piece = self.written_length("pieces.size");
        let whole = square.is_none_or(|square| square == size.square) && piece.is_none_or(|piece| piece == size.piece);
        (whole.then_some(size.name), square.unwrap_or(size.square), piece.unwrap_or(size.piece))
    }

    /// A length, if a theme gives it.
    pub fn written(&mut self, path: &str) -> Option<f64> {
        self.find_value(path)?;
        Some(self.length(path))
    }

    fn written_length(&mut self, path: &str) -> Option<f64> {
        self.find_value(path)?;
        // It is always read, so that a fault in it is found.
        let length = self.length(path);
        (!self.is_over("size", path)).then_some(length)
    }

    /// Checks that pieces fit their squares, and that stickers are large enough to print.
    pub fn check_sizes(&mut self, square: f64, pieces: &PieceStyle) {
        let mm = Length::from_mm;
        if self.all_valid(&["size", "board.square", "pieces.size"]) && pieces.size > square {
            let at = self.last_written(&["pieces.size", "board.square", "size"]);
            let message = format!("a piece of {} does not fit a square of {}", mm(pieces.size), mm(square));
            let (for_piece, for_square) = (plain(square_for(pieces.across())), plain(piece_for(square)));
            let hint = format!(
                "board.square = \"{for_piece}mm\" suits this piece, pieces.size = \"{for_square}mm\" this square"
            );
            self.fault("piece-larger-than-square", &at, message, hint);
        }
        let sticker = pieces.sticker();
        if !self.all_valid(&["size", "pieces.size", "pieces.inset"]) {
            return;
        }
        if sticker < MIN_STICKER {
            let at = self.last_written(&["pieces.inset", "pieces.size", "size"]);
            let message = format!("a sticker of {} is too small", mm(sticker));
            let hint = format!("pieces.size less twice pieces.inset must be {} or more", mm(MIN_STICKER));
            self.fault("sticker-too-small", &at, message, hint);
        } else if self.all_valid(&["pieces.safe"]) && sticker - 2.0 * pieces.safe < MIN_SAFE {
            let at = self.last_written(&["pieces.safe", "pieces.inset", "pieces.size", "size"]);
            let message = format!("a safe distance of {} on both sides leaves no room on the sticker", mm(pieces.safe));
            let hint = format!("pieces.safe may be {} at most here", mm((sticker - MIN_SAFE) / 2.0));
            self.fault("nothing-safe", &at, message, hint);
        }
    }

    /// Checks that every element of the pieces' faces exists for every kind.
    pub fn check_face(&mut self, face: &FaceStyle, rules: &Rules, characters: &AnimalCharacters) {
        for entry in self.table("face.glyphs") {
            self.kind_of("face.glyphs", entry, Some(rules));
        }
        if !self.all_valid(&["face.show"]) {
            return;
        }
        for (element, what) in
            [(Element::Character, "character"), (Element::Pinyin, "pinyin"), (Element::Glyph, "glyph")]
        {
            let mut missing = kinds_without(element, face, rules, characters);
            if element == Element::Character && face.shows_seals() {
                // A seal with a glyph of the theme shows it.
                missing.retain(|kind| face.seal_text(kind, characters).is_none());
            }
            let Some(first) = missing.first().filter(|_| face.show.contains(&element)) else { continue };
            let at = self.locus_of("face.show");
            let message = format!("\"{what}\" is shown, and there is none for {}", missing.join(", "));
            let hint = match element {
                Element::Glyph => format!("add [face.glyphs] with a line {first} = \"…\" for each"),
                _ => format!(
                    "show \"name\" or \"glyph\" instead, or name a language file in languages that gives {first} a .{what}"
                ),
            };
            self.fault("kind-without-word", &at, message, hint);
        }
    }
}

/// The kinds without this element: no name in the languages, no glyph in the theme.
fn kinds_without<'r>(
    element: Element,
    face: &FaceStyle,
    rules: &'r Rules,
    characters: &AnimalCharacters,
) -> Vec<&'r str> {
    let has = |kind: &str| match element {
        Element::Character => characters.character(kind).is_some(),
        Element::Pinyin => characters.pinyin(kind).is_some(),
        Element::Glyph => face.glyphs.contains_key(kind),
        Element::Picture | Element::Numeral | Element::Name => true,
    };
    rules.kinds().iter().map(|kind| kind.id.as_str()).filter(|kind| !has(kind)).collect()
}
