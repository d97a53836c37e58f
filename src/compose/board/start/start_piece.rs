//! One animal on its starting square: its words, and the central element of the square.

use super::room::{Room, fitted};
use crate::fonts::FaceId;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::site::Site;
use crate::rules::{Kind, Side};
use crate::theme::{Art, Element};

/// One animal on its starting square.
#[derive(Debug, Clone, Copy)]
pub struct StartPiece<'a> {
    /// Its kind.
    pub kind: &'a Kind,
    /// Its side.
    pub side: Side,
    /// The player whose half of the board it is in, which decides the language of its name.
    pub half: Side,
}

/// Scale of a whole animal relative to a head, which is round.
const WHOLE: f64 = 0.98;
/// Scale of a character or a glyph in place of a picture.
const TYPE: f64 = 0.8;
/// The size of a character that stands for a numeral, relative to it: it fills its em.
const CHARACTER: f64 = 0.8;

/// Whether starting squares show an element.
pub fn shows(site: &Site<'_>, element: Element) -> bool {
    site.theme.face.show.contains(&element)
}

impl StartPiece<'_> {
    /// Its character, if characters are shown and it has one.
    pub fn character(self, site: &Site<'_>) -> Option<String> {
        site.words.character(&self.kind.id).filter(|_| shows(site, Element::Character))
    }

    /// Its strength in the theme's numerals, if strengths are shown.
    pub fn strength(self, site: &Site<'_>) -> Option<String> {
        shows(site, Element::Numeral).then(|| site.theme.face.numerals.write(u32::from(self.kind.strength)))
    }

    /// What stands for its strength, and the size of that relative to a numeral: without strengths its character.
    pub fn mark(self, site: &Site<'_>) -> Option<(FaceId, String, f64)> {
        let numeral = self.strength(site).map(|strength| (site.theme.numeral_face(), strength, 1.0));
        numeral.or_else(|| self.character(site).map(|text| (site.theme.roles.character, text, CHARACTER)))
    }

    /// Its name, if names are shown.
    pub fn name(self, site: &Site<'_>) -> Option<String> {
        site.words.name(self.half, &self.kind.id).filter(|_| shows(site, Element::Name))
    }
}

/// The central element of the square: the picture as large as its room allows, or else the largest element shown, or
/// else the kind's letter. Returns whether that was the character.
pub fn middle(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>, room: Room<'_>) -> bool {
    let site = canvas.site();
    let kind = &start.kind.id;
    if shows(site, Element::Picture) {
        let whole = match site.theme.face.art {
            Art::PaperCut => WHOLE,
            Art::Line | Art::Woodcut | Art::Seal => 1.0,
        };
        let room = Room { size: whole * room.size, ..room };
        let look = canvas.start_look(start.side, room.size);
        let place = fitted(canvas, kind, look, room);
        let look = canvas.start_look(start.side, place.size);
        let mut drawn = false;
        canvas.at(place.at.x, place.at.y, 0.0, 1.0, |canvas| drawn = canvas.start_animal(kind, look));
        if drawn {
            return canvas.resources.is_sealed(kind);
        }
    }
    let (roles, line, at) = (site.theme.roles, site.theme.ghost(start.side), room.at);
    // Type fills its em less than a picture its room, but it is broader at the corners.
    let size = TYPE * room.size;
    if let Some(glyph) = site.theme.face.glyphs.get(&start.kind.id).filter(|_| shows(site, Element::Glyph)) {
        canvas.text(Type { face: roles.glyph, size: 0.9 * size, tracking: 0.0 }, glyph, at, line);
        return false;
    }
    if let Some(character) = start.character(site) {
        let of = Type { face: roles.character, size: 0.84 * size, tracking: 0.0 };
        canvas.text(of, &character, at, line);
        return true;
    }
    let of = Type { face: roles.name, size: 0.9 * size.min(0.62 * C), tracking: 0.0 };
    canvas.text(of, &start.kind.letter.to_string(), at, line);
    false
}
