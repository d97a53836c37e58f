//! A cross on a disc, solid or open.

use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::mark::Mark;
use crate::motif::word::one_line;
use crate::rules::Side;
use crate::typeset::{Across, Down};

pub(super) fn cross(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let colours = *site.colours();
    let word = super::word(canvas, reader);
    // With a name below, the cross makes room for it.
    let (y, scale) = if word.is_some() { (-0.09 * C, 0.78) } else { (0.0, 1.0) };
    canvas.at(0.0, y, 0.0, scale, |canvas| {
        // In a picture of the rules it is wide enough to be seen around the animal that stands on it.
        mark.rim(canvas, if reader.is_some() { 0.37 } else { 0.44 } * C, colours.trap);
        let of = Type { face: site.theme.roles.title, size: 0.66 * C, tracking: 0.0 };
        let Some(words) = reader.and_then(|_| canvas.words(of, "X")) else { return };
        match mark.two {
            false => canvas.put_words(&words, (0.0, 0.0), Across::Middle, Down::Middle, mark.colour),
            true => canvas.put_outlined(&words, (0.0, 0.0), colours.land, mark.colour, 0.3),
        }
    });
    if let Some(word) = word {
        one_line(canvas, &word, 0.15 * C, 0.8 * C, 0.345 * C, colours.soft);
    }
}
