//! A gate in the owner's colour with one arch or two, its name below.

use crate::art::Shown;
use crate::art::motifs::ARCH;
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
        canvas.put_motif_of(mark.colour, &ARCH, Shown { two: mark.two, named: word.is_some() });
        if let Some(word) = word.filter(|word| word.in_characters) {
            stacked(canvas, &word, (0.205 * C, 1.02), 0.4 * C, 0.1, mark.colour);
        }
    });
    let soft = colours.ink.towards(Colour::WHITE, 0.15);
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
}
