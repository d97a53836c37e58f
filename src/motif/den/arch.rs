//! A gate in the owner's colour with one arch or two, its name below.

use crate::canvas::shapes::rounded;
use crate::motif::C;
use crate::motif::mark::Mark;
use crate::motif::sketch::Sketch;
use crate::motif::word::{caption, over_caption, stacked};
use crate::rules::Side;
use crate::scene::Colour;

/// How far above the middle of its square the gate is drawn, to leave room for its name.
const RAISED: f64 = 1.8;

pub(super) fn arch(sketch: &mut Sketch<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = sketch.site;
    let colours = *site.colours();
    let pale = |share: f64| mark.colour.towards(Colour::WHITE, share);
    sketch.shape(rounded(site.tile(), site.tile_corner()), pale(0.72), pale(0.2), 0.3);
    let word = super::word(sketch, reader);
    let told = reader.filter(|_| word.is_some());
    let latin = told.and_then(|half| site.words.latin(half, "den"));
    let pinyin = told.and_then(|half| site.words.pinyin(half, "den"));
    sketch.at(0.0, RAISED + over_caption(&latin, &pinyin, RAISED), 0.0, 1.0, |sketch| {
        sketch.fill(Sketch::svg("M-8.6 6C-9.2 -1.6 -6.6 -9.4 0 -9.6C6.6 -9.4 9.2 -1.6 8.6 6Z"), pale(0.18));
        if mark.two {
            // The arch becomes two, one in the other.
            sketch.left_open(Sketch::svg("M-7.5 6C-8 -.5 -5.8 -8.1 0 -8.3C5.8 -8.1 8 -.5 7.5 6"), pale(0.72), 0.6);
        }
        sketch.fill(Sketch::svg("M-6.4 6C-6.8 .6 -5 -6.9 0 -7C5 -6.9 6.8 .6 6.4 6Z"), colours.land);
        if let Some(word) = word.filter(|word| word.in_characters) {
            stacked(sketch, &word, (0.205 * C, 1.02), 0.4 * C, 0.1, mark.colour);
        }
    });
    let soft = colours.ink.towards(Colour::WHITE, 0.15);
    caption(sketch, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
}
