//! A small pit with fangs, its name below.

use super::super::C;
use super::super::sketch::Sketch;
use super::super::word::{caption, one_line, over_caption};
use crate::layout::shapes::{self, Fang, rounded};
use crate::rules::Side;

pub(super) fn pit(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    let site = sketch.site;
    let word = super::word(sketch, reader);
    let told = reader.filter(|_| word.is_some());
    let latin = told.and_then(|half| site.words.latin(half, "trap"));
    let pinyin = told.and_then(|half| site.words.pinyin(half, "trap"));
    let y = over_caption(&latin, &pinyin, 0.09 * C);
    let colours = *site.colours();
    let line = colours.trap.towards(colours.ink, 0.35);
    sketch.shape(rounded(site.tile(), site.tile_corner()), colours.trap, line, 0.3);
    sketch.shape(Sketch::circle(0.0, y, 0.30 * C), colours.land, colours.ink, 0.35);
    let fang = Fang { radius: 0.30 * C, half: 8.0, length: 0.07 * C, lean: 8.0 };
    sketch.at(0.0, y, 0.0, 1.0, |sketch| sketch.fill(shapes::fangs(fang, 14), colours.ink));
    if let Some(word) = word.filter(|word| word.in_characters) {
        one_line(sketch, &word, 0.185 * C, 0.42 * C, y, colours.ink);
    }
    let soft = colours.ink.towards(colours.trap, 0.25);
    caption(sketch, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
}
