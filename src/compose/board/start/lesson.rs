//! The numeral in a disc upper left, the character upper right, names along the lower edge.

use super::start_piece::{StartPiece, middle, shows};
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::word::caption;
use crate::rules::Side;
use crate::theme::Element;
use crate::typeset::{Across, Down};

pub(super) fn lesson(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let (colours, mark) = (*site.colours(), site.marks(start.side));
    if let Some(strength) = start.strength(site) {
        let at = (-0.315 * C, -0.315 * C);
        let white = start.side == Side::White;
        match white {
            true => canvas.fill(BoardCanvas::circle((at.0, at.1), 0.115 * C), mark),
            false => canvas.shape(BoardCanvas::circle((at.0, at.1), 0.105 * C), colours.land, mark, 0.55),
        }
        let of = Type { face: site.numeral_face(), size: 0.185 * C, tracking: 0.0 };
        if let Some(words) = canvas.fitted(of, &strength, 0.15 * C) {
            let colour = if white { colours.land } else { mark };
            canvas.put_words(&words, at, Across::Middle, Down::Middle, colour);
        }
    }
    let spoken = middle(canvas, start, 0.48 * C);
    if let Some(character) = start.character(site).filter(|_| !spoken) {
        let of = Type { face: site.theme.roles.character, size: 0.215 * C, tracking: 0.0 };
        canvas.text(of, &character, (0.315 * C, -0.305 * C), mark);
    }
    // This design names animals even where the pieces do not.
    let name = site.words.name(start.half, &start.kind.id);
    let pinyin = site.words.pinyin_of(start.half, &start.kind.id).filter(|_| shows(site, Element::Character));
    caption(canvas, (name.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, colours.soft));
}
