//! A gate in the owner's colour with one arch or two, its name below.

use crate::canvas::shapes::rounded;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::word::{caption, over_caption, stacked};
use crate::rules::Side;
use crate::scene::Colour;

/// How far above the middle of its square the gate is drawn, to leave room for its name.
const RAISED: f64 = 1.8;

pub(super) fn arch(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let colours = *site.colours();
    let pale = |share: f64| mark.colour.towards(Colour::WHITE, share);
    canvas.shape(rounded(site.tile(), site.tile_corner()), pale(0.72), pale(0.2), 0.3);
    let word = super::word(canvas, reader);
    let told = reader.filter(|_| word.is_some());
    let latin = told.and_then(|half| site.words.latin(half, "den"));
    let pinyin = told.and_then(|half| site.words.pinyin(half, "den"));
    canvas.at(0.0, RAISED + over_caption(&latin, &pinyin, RAISED), 0.0, 1.0, |canvas| {
        canvas.fill(BoardCanvas::svg("M-8.6 6C-9.2 -1.6 -6.6 -9.4 0 -9.6C6.6 -9.4 9.2 -1.6 8.6 6Z"), pale(0.18));
        if mark.two {
            // The arch becomes two, one in the other.
            canvas.left_open(BoardCanvas::svg("M-7.5 6C-8 -.5 -5.8 -8.1 0 -8.3C5.8 -8.1 8 -.5 7.5 6"), pale(0.72), 0.6);
        }
        canvas.fill(BoardCanvas::svg("M-6.4 6C-6.8 .6 -5 -6.9 0 -7C5 -6.9 6.8 .6 6.4 6Z"), colours.land);
        if let Some(word) = word.filter(|word| word.in_characters) {
            stacked(canvas, &word, (0.205 * C, 1.02), 0.4 * C, 0.1, mark.colour);
        }
    });
    let soft = colours.ink.towards(Colour::WHITE, 0.15);
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
}
