//! A small pit with fangs, its name below.

use crate::canvas::shapes::rounded;
use crate::motif::C;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::mark::Mark;
use crate::motif::shapes::Fang;
use crate::motif::word::{caption, one_line, over_caption};
use crate::rules::Side;

/// The radius of the pit over its name, without one, and around an animal.
const RADIUS: (f64, f64, f64) = (0.30 * C, 0.345 * C, 0.42 * C);

pub(super) fn pit(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let word = super::word(canvas, reader);
    let told = reader.filter(|_| word.is_some());
    let latin = told.and_then(|half| site.words.latin(half, "trap"));
    let pinyin = told.and_then(|half| site.words.pinyin(half, "trap"));
    let y = over_caption(&latin, &pinyin, 0.09 * C);
    let colours = *site.colours();
    let line = colours.trap.towards(colours.ink, 0.35);
    let ground = |canvas: &mut BoardCanvas<'_, '_>| {
        canvas.shape(rounded(site.tile(), site.tile_corner()), colours.trap, line, 0.3);
        let soft = colours.ink.towards(colours.trap, 0.25);
        caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
    };
    match told {
        // Both sides' traps have the same ground and name.
        Some(half) => canvas.symbol(&format!("trap-ground{}", site.words.suffix(half)), ground),
        None => ground(canvas),
    }
    let radius = match (reader, &word) {
        (None, _) => RADIUS.2,
        (Some(_), None) => RADIUS.1,
        (Some(_), Some(_)) => RADIUS.0,
    };
    canvas.at(0.0, y, 0.0, 1.0, |canvas| {
        let radius = mark.rim(canvas, radius, colours.land);
        mark.teeth(canvas, Fang { radius, half: 9.0, length: 0.07 * C, lean: 9.0 }, 12, colours.land);
    });
    if let Some(word) = word.filter(|word| word.in_characters) {
        one_line(canvas, &word, 0.178 * C, 0.40 * C, y, colours.ink);
    }
}
