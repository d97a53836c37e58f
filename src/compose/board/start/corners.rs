//! The animal in the centre, the numeral upper left, the character lower right, as on a playing card.

use super::badge::badge;
use super::sign::sign;
use super::start_piece::{StartPiece, middle};
use crate::geom::Point;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::word::caption;
use crate::scene::Colour;
use crate::theme::{Art, Emphasis, Numerals};
use crate::typeset::{Across, Down};

pub(super) fn corners(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let (roles, mark) = (site.theme.roles, site.marks(start.side));
    let coloured = site.to_be_coloured();
    // An animal for colouring in is larger, without a corner for its character, and slightly below its numeral's row.
    let badged = site.theme.face.emphasis == Emphasis::Badge;
    let (size, y) = match (coloured, badged) {
        (true, _) => (0.63 * C, 0.04 * C),
        // A badge is wider than a numeral.
        (false, true) => (0.535 * C, 0.045 * C),
        (false, false) => (0.60 * C, 0.0),
    };
    let name = start.name(site);
    let y = if name.is_some() { y - 0.04 * C } else { y };
    let mut spoken = false;
    let x = if badged && !coloured { 0.02 * C } else { 0.0 };
    // A figure fills its corners: it is moved for the character.
    let (x, y) = match site.theme.face.art {
        Art::PaperCut if !coloured => (x - 0.015 * C, y - 0.02 * C),
        Art::PaperCut | Art::Line | Art::Seal => (x, y),
    };
    canvas.at(x, y, 0.0, 1.0, |canvas| {
        spoken = middle(canvas, start, if name.is_some() { 0.9 * size } else { size });
    });
    if let Some(strength) = start.strength(site) {
        match badged {
            true => badge(canvas, start.side, &strength),
            false => numeral(canvas, &strength, mark),
        }
    }
    if coloured {
        sign(canvas, start.side, Point::new(0.335 * C, -0.33 * C));
    }
    if let Some(name) = name {
        caption(canvas, (Some(&name), None), 0.435 * C, (mark, mark));
    } else if let Some(character) = start.character(site).filter(|_| !spoken && !coloured) {
        let of = Type { face: roles.character, size: 0.205 * C, tracking: 0.0 };
        let at = if badged { (0.34 * C, 0.345 * C) } else { (0.335 * C, 0.34 * C) };
        canvas.text(of, &character, at, mark);
    }
}

/// The strength in the upper left corner. Wide ones are smaller, to keep clear of the animal and the edge.
fn numeral(canvas: &mut BoardCanvas<'_, '_>, strength: &str, mark: Colour) {
    let site = canvas.site();
    let coloured = site.to_be_coloured();
    let (em, y) = match site.theme.face.numerals {
        Numerals::Roman => (0.20 * C, -0.37 * C),
        Numerals::Arabic | Numerals::Chinese if coloured => (0.265 * C, -0.322 * C),
        Numerals::Arabic => (0.265 * C, -0.34 * C),
        Numerals::Chinese => (0.215 * C, -0.34 * C),
    };
    let of = Type { face: site.numeral_face(), size: em, tracking: 0.0 };
    let Some(words) = canvas.fitted(of, strength, 0.3 * C) else { return };
    let left = if coloured { -0.33 * C } else { -0.36 * C };
    let x = left.max(-0.45 * C + words.width() / 2.0);
    match coloured {
        true => canvas.put_outlined(&words, (x, y), site.colours().land, mark, 0.26),
        false => canvas.put_words(&words, (x, y), Across::Middle, Down::Middle, mark),
    }
}
