//! One animal on its starting square: its words, and the central element of the square.

use crate::motif::C;
use crate::motif::animal::ghost;
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

/// Scale of a whole animal relative to a head, which leaves the corners free.
const WHOLE: f64 = 0.92;

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

    /// Its name, if names are shown.
    pub fn name(self, site: &Site<'_>) -> Option<String> {
        site.words.name(self.half, &self.kind.id).filter(|_| shows(site, Element::Name))
    }
}

/// The central element of the square: the picture, or else the largest element shown, or else the kind's letter.
/// Returns whether that was the character.
pub fn middle(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>, size: f64) -> bool {
    let site = canvas.site();
    let kind = &start.kind.id;
    let line = site.theme.ghost(start.side);
    let size = match site.theme.face.art {
        Art::PaperCut => WHOLE * size,
        Art::Line | Art::Seal => size,
    };
    if shows(site, Element::Picture)
        && canvas.animal_of(start.side, kind, size, ghost(site.theme, line), site.colours().ghost_fill)
    {
        return canvas.is_sealed(kind);
    }
    let roles = site.theme.roles;
    if let Some(glyph) = site.theme.face.glyphs.get(&start.kind.id).filter(|_| shows(site, Element::Glyph)) {
        canvas.text(Type { face: roles.glyph, size: 0.9 * size, tracking: 0.0 }, glyph, (0.0, 0.0), line);
        return false;
    }
    if let Some(character) = start.character(site) {
        let of = Type { face: roles.character, size: 0.84 * size, tracking: 0.0 };
        canvas.text(of, &character, (0.0, 0.0), line);
        return true;
    }
    let of = Type { face: roles.name, size: 0.9 * size.min(0.62 * C), tracking: 0.0 };
    canvas.text(of, &start.kind.letter.to_string(), (0.0, 0.0), line);
    false
}
