//! Whether the parts of a theme fit together.

use super::reader::Reader;
use crate::geom::{Length, plain};
use crate::rules::Rules;
use crate::theme::{Element, FaceStyle, Ideographs, PieceStyle, SIZES, SizeWord, piece_for, square_for};

/// The smallest sticker, in millimetres.
const LEAST_STICKER: f64 = 5.0;
/// So much of a sticker must be safe, in millimetres.
const LEAST_SAFE: f64 = 3.0;

impl Reader<'_> {
    /// The word for the size, if it holds whole; the side of a square; the size of a piece. A length counts if it is
    /// written in the same text as the word, or in one that lies over it.
    pub fn sizes(&mut self) -> (Option<&'static str>, f64, f64) {
        let names = SIZES.map(|size| size.name);
        let word = self.one_of("size", &names).unwrap_or(names[0]);
        let size: SizeWord = SIZES.into_iter().find(|size| size.name == word).unwrap_or(SIZES[0]);
        let square = self.written_length("board.square");
        let piece = self.written_length("pieces.size");
        let whole = square.is_none_or(|square| square == size.square) && piece.is_none_or(|piece| piece == size.piece);
        (whole.then_some(size.name), square.unwrap_or(size.square), piece.unwrap_or(size.piece))
    }

    fn written_length(&mut self, path: &str) -> Option<f64> {
        self.seek(path)?;
        // Read in any case, so that a fault in it is found.
        let length = self.length(path);
        (!self.lies_over("size", path)).then_some(length)
    }

    /// Faults for pieces that do not fit their squares, or stickers too small to print.
    pub fn check_sizes(&mut self, square: f64, pieces: &PieceStyle) {
        let mm = Length::from_mm;
        if self.sound(&["size", "board.square", "pieces.size"]) && pieces.size > square {
            let at = self.uppermost(&["pieces.size", "board.square", "size"]);
            let message = format!("a piece of {} does not fit a square of {}", mm(pieces.size), mm(square));
            let (for_piece, for_square) = (plain(square_for(pieces.across())), plain(piece_for(square)));
            let hint = format!(
                "board.square = \"{for_piece}mm\" suits this piece, pieces.size = \"{for_square}mm\" this square"
            );
            self.fault("piece-larger-than-square", &at, message, hint);
        }
        let sticker = pieces.sticker();
        if !self.sound(&["size", "pieces.size", "pieces.inset"]) {
            return;
        }
        if sticker < LEAST_STICKER {
            let at = self.uppermost(&["pieces.inset", "pieces.size", "size"]);
            let message = format!("a sticker of {} is too small", mm(sticker));
            let hint = format!("pieces.size less twice pieces.inset must be {} or more", mm(LEAST_STICKER));
            self.fault("sticker-too-small", &at, message, hint);
        } else if self.sound(&["pieces.safe"]) && sticker - 2.0 * pieces.safe < LEAST_SAFE {
            let at = self.uppermost(&["pieces.safe", "pieces.inset", "pieces.size", "size"]);
            let message = format!("with {} kept free on both sides nothing of the sticker is left", mm(pieces.safe));
            let hint = format!("pieces.safe may be {} at most here", mm((sticker - LEAST_SAFE) / 2.0));
            self.fault("nothing-safe", &at, message, hint);
        }
    }

    /// Faults for what pieces shall show and cannot.
    pub fn check_face(&mut self, face: &FaceStyle, rules: &Rules, ideographs: &Ideographs) {
        for entry in self.table("face.glyphs") {
            self.kind_of("face.glyphs", entry, Some(rules));
        }
        if !self.sound(&["face.show"]) {
            return;
        }
        for (element, what) in
            [(Element::Character, "character"), (Element::Pinyin, "pinyin"), (Element::Glyph, "glyph")]
        {
            let mut missing = kinds_without(element, face, rules, ideographs);
            if element == Element::Character && face.shows_seals() {
                // A seal with the theme's own character says it.
                missing.retain(|kind| face.carved(kind, ideographs).is_none());
            }
            let Some(first) = missing.first().filter(|_| face.show.contains(&element)) else { continue };
            let at = self.place("face.show");
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

    /// The place of the key that the user wrote last; of several in one text, the first that is named here.
    pub fn uppermost(&self, paths: &[&str]) -> crate::diagnostics::Locus {
        let written = paths.iter().filter_map(|path| self.seek(path)).map(|value| value.at.clone());
        written.reduce(|first, second| self.sources.upper(first, second)).unwrap_or_else(|| self.sources.start())
    }
}

/// The kinds for which there is nothing to show: no word of the languages, no glyph of the theme.
fn kinds_without<'r>(element: Element, face: &FaceStyle, rules: &'r Rules, ideographs: &Ideographs) -> Vec<&'r str> {
    let has = |kind: &str| match element {
        Element::Character => ideographs.character(kind).is_some(),
        Element::Pinyin => ideographs.pinyin(kind).is_some(),
        Element::Glyph => face.glyphs.contains_key(kind),
        Element::Picture | Element::Numeral | Element::Name => true,
    };
    rules.kinds().iter().map(|kind| kind.id.as_str()).filter(|kind| !has(kind)).collect()
}
