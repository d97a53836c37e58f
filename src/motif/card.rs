//! Cards to learn words from: the characters of a word beside its picture, its name and pronunciation below.

use super::C;
use super::board_canvas::{BoardCanvas, Type};
use super::word::Word;
use crate::art::motifs::BoardRole;
use crate::art::{Motif, Shown};
use crate::scene::Colour;

/// Where characters and picture stand beside each other, and how large the picture is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Card {
    /// How far the middle of the characters and that of the picture lie to the side, and both above or below the middle.
    pub x: (f64, f64),
    pub y: f64,
    /// The size of a single character and the greatest width of a line of them.
    pub character: (f64, f64),
    /// The size of each of two, one below the other; `None` leaves them on one line.
    pub column: Option<f64>,
    /// The scale of the picture.
    pub picture: f64,
}

impl Card {
    /// That of a word on land.
    pub const LAND: Card =
        Card { x: (-0.205 * C, 0.215 * C), y: 0.0, character: (0.39 * C, 0.42 * C), column: None, picture: 0.445 };
    /// That of a word in a cell of water.
    pub const WATER: Card =
        Card { x: (-0.2 * C, 0.2 * C), character: (0.36 * C, 0.4 * C), picture: 0.43, ..Card::LAND };
    /// That of a den or a trap, whose words have two characters.
    pub const SPECIAL: Card = Card { x: (-0.262 * C, 0.185 * C), column: Some(0.275 * C), picture: 0.56, ..Card::LAND };

    /// The same so far below the middle.
    pub fn at(self, y: f64) -> Card {
        Card { y, ..self }
    }

    /// The characters, and beside them the picture.
    pub fn draw(
        self,
        canvas: &mut BoardCanvas<'_, '_>,
        (characters, ink): (&str, Colour),
        (picture, shown): (&Motif<BoardRole>, Shown),
        tones: impl Fn(BoardRole) -> Colour,
    ) {
        self.write(canvas, characters, (self.x.0, ink));
        canvas.at(self.x.1, self.y, 0.0, self.picture, |canvas| canvas.motif(picture, shown, tones));
    }

    /// The card of a den or a trap: its picture beside the characters of its name; alone, and larger, if the name has
    /// none.
    pub fn special(
        canvas: &mut BoardCanvas<'_, '_>,
        (word, ink): (Option<Word>, Colour),
        (picture, two): (&Motif<BoardRole>, bool),
        y: f64,
        tones: impl Fn(BoardRole) -> Colour,
    ) {
        /// The scale of a picture over a name and without one.
        const ALONE: (f64, f64) = (0.68, 0.86);
        let shown = Shown { two, named: word.is_some() };
        match word {
            Some(word) if word.in_characters => {
                Card::SPECIAL.at(y).draw(canvas, (&word.text, ink), (picture, shown), tones);
            }
            word => {
                let scale = if word.is_some() { ALONE.0 } else { ALONE.1 };
                canvas.at(0.0, y, 0.0, scale, |canvas| canvas.motif(picture, shown, tones));
            }
        }
    }

    /// The characters, their middle so far to the side.
    pub fn write(self, canvas: &mut BoardCanvas<'_, '_>, characters: &str, (x, ink): (f64, Colour)) {
        let face = canvas.site().theme.roles.character;
        let Some(size) = self.column.filter(|_| characters.chars().count() > 1) else {
            let of = Type { face, size: self.character.0, tracking: 0.0 };
            return canvas.fitted_text(of, characters, self.character.1, (x, self.y), ink);
        };
        let count = characters.chars().count() as f64;
        for (place, character) in (0..).map(f64::from).zip(characters.chars()) {
            let down = (place - (count - 1.0) / 2.0) * 1.04 * size;
            canvas.text(Type { face, size, tracking: 0.0 }, &character.to_string(), (x, self.y + down), ink);
        }
    }
}

/// The natural colours of plants, stones and animals on land.
pub(super) fn lively(role: BoardRole) -> Colour {
    let (r, g, b) = match role {
        BoardRole::Land => (0xFF, 0xFF, 0xFF),
        BoardRole::Ink => (0x8A, 0x6B, 0x4E),
        BoardRole::Trap => (0xF2, 0xC6, 0x59),
        BoardRole::Bank => (0x7B, 0xA8, 0x62),
        BoardRole::Wave => (0xB4, 0xCF, 0x93),
        BoardRole::Accent => (0xDE, 0x82, 0x72),
        BoardRole::Owner | BoardRole::OwnerSoft | BoardRole::OwnerPale => (0x7D, 0xB4, 0xCC),
    };
    Colour::Rgb(r, g, b)
}

/// The same on water, stronger: its ground is not white.
pub(super) fn afloat(role: BoardRole) -> Colour {
    let (r, g, b) = match role {
        BoardRole::Bank => (0x64, 0x99, 0x50),
        BoardRole::Wave => (0x96, 0xBE, 0x74),
        BoardRole::Accent => (0xE2, 0x73, 0x5F),
        BoardRole::Owner | BoardRole::OwnerSoft | BoardRole::OwnerPale => (0x3C, 0x88, 0xB0),
        BoardRole::Land | BoardRole::Ink | BoardRole::Trap => return lively(role),
    };
    Colour::Rgb(r, g, b)
}

/// The colours of a den or a trap whose owner's marks have this colour, and whose dark is in this ink.
pub(super) fn owned(owner: Colour, dark: Colour) -> impl Fn(BoardRole) -> Colour {
    move |role| match role {
        BoardRole::Owner => owner,
        BoardRole::OwnerSoft => owner.towards(Colour::WHITE, 0.18),
        BoardRole::OwnerPale => owner.towards(Colour::WHITE, 0.72),
        BoardRole::Ink => dark,
        BoardRole::Land | BoardRole::Trap | BoardRole::Bank | BoardRole::Wave | BoardRole::Accent => lively(role),
    }
}
