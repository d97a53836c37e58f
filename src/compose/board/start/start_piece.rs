//! One animal on its starting square: its words, its strength in a badge, and the central element of the square.

use crate::canvas::shapes::rounded;
use crate::geom::{Point, Rect};
use crate::motif::C;
use crate::motif::animal::ghost;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::site::Site;
use crate::rules::{Kind, Side};
use crate::theme::{Art, Element, Numerals};
use crate::typeset::{Across, Down};

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
    // On a landscape's disc an animal has no land to be quiet on.
    let solid = if site.is_landscape() { line } else { ghost(site.theme, line) };
    let size = match site.theme.face.art {
        Art::PaperCut => WHOLE * size,
        Art::Line | Art::Woodcut | Art::Seal => size,
    };
    if shows(site, Element::Picture) && canvas.animal_of(start.side, kind, size, solid, site.colours().ghost_fill) {
        return canvas.resources.is_sealed(kind);
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

/// Half the side of White's badge, and the factor for Black's, so that both look equally large.
const HALF: (f64, f64) = (0.118 * C, 1.12);
/// From the lines of the square to a badge.
const CLEAR: f64 = 1.12;

/// A strength in a badge in the upper left corner of a starting square: a disc for White, a square for Black, widened
/// for wide numerals.
pub(super) fn badge(canvas: &mut BoardCanvas<'_, '_>, side: Side, strength: &str) {
    let site = canvas.site();
    let (mark, land) = (site.marks(side), site.colours().land);
    let em = match site.theme.face.numerals {
        Numerals::Arabic => 0.235 * C,
        Numerals::Roman => 0.20 * C,
        Numerals::Chinese => 0.18 * C,
    };
    let of = Type { face: site.theme.numeral_face(), size: em, tracking: 0.0 };
    let Some(words) = canvas.fitted(of, strength, 0.36 * C) else { return };
    let (half, corner) = match side {
        Side::White => (HALF.0 * HALF.1, HALF.0 * HALF.1),
        Side::Black => (HALF.0, 0.0),
    };
    let over = (words.width() / 2.0 - 0.72 * half).max(0.0);
    let tile = site.tile();
    let middle = Point::new(tile.x0 + CLEAR + half + over, tile.y0 + CLEAR + half);
    let shape = rounded(Rect::from_center_size(middle, (2.0 * (half + over), 2.0 * half)), corner);
    if site.to_be_coloured() {
        canvas.shape(shape, land, mark, 0.34);
        canvas.put_words(&words, middle, Across::Middle, Down::Middle, mark);
        return;
    }
    canvas.fill(shape, mark);
    canvas.put_words(&words, middle, Across::Middle, Down::Middle, land);
}
