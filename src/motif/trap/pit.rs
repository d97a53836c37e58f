//! A small pit with fangs, its name below.

use crate::canvas::shapes::rounded;
use crate::motif::C;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::sketch::Sketch;
use crate::motif::word::{caption, one_line, over_caption};
use crate::rules::Side;

/// The radius of the pit over its name, without one, and around an animal.
const RADIUS: (f64, f64, f64) = (0.30 * C, 0.345 * C, 0.42 * C);

pub(super) fn pit(sketch: &mut Sketch<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = sketch.site;
    let word = super::word(sketch, reader);
    let told = reader.filter(|_| word.is_some());
    let latin = told.and_then(|half| site.words.latin(half, "trap"));
    let pinyin = told.and_then(|half| site.words.pinyin(half, "trap"));
    let y = over_caption(&latin, &pinyin, 0.09 * C);
    let colours = *site.colours();
    let line = colours.trap.towards(colours.ink, 0.35);
    let ground = |sketch: &mut Sketch<'_, '_>| {
        sketch.shape(rounded(site.tile(), site.tile_corner()), colours.trap, line, 0.3);
        let soft = colours.ink.towards(colours.trap, 0.25);
        caption(sketch, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
    };
    match told {
        // Both sides' traps have the same ground and name.
        Some(half) => sketch.symbol(&format!("trap-ground{}", site.words.suffix(half)), ground),
        None => ground(sketch),
    }
    let radius = match (reader, &word) {
        (None, _) => RADIUS.2,
        (Some(_), None) => RADIUS.1,
        (Some(_), Some(_)) => RADIUS.0,
    };
    sketch.at(0.0, y, 0.0, 1.0, |sketch| {
        let radius = mark.rim(sketch, radius, colours.land);
        mark.teeth(sketch, Fang { radius, half: 9.0, length: 0.07 * C, lean: 9.0 }, 12, colours.land);
    });
    if let Some(word) = word.filter(|word| word.in_characters) {
        one_line(sketch, &word, 0.178 * C, 0.40 * C, y, colours.ink);
    }
}
