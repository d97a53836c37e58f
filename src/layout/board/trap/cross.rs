//! A cross on a disc, in a colour that is neither side's.

use super::super::C;
use super::super::sketch::{Sketch, Type};
use super::super::word::one_line;
use crate::rules::Side;
use crate::typeset::{Across, Down};

pub(super) fn cross(sketch: &mut Sketch<'_, '_>, reader: Option<Side>) {
    let site = sketch.site;
    let colours = *site.colours();
    let word = super::word(sketch, reader);
    // With a name below, the cross makes room for it.
    let (y, scale) = if word.is_some() { (-0.09 * C, 0.78) } else { (0.0, 1.0) };
    sketch.at(0.0, y, 0.0, scale, |sketch| {
        // In a picture of the rules it is wide enough to be seen around the animal that stands on it.
        let radius = if reader.is_some() { 0.37 } else { 0.45 };
        sketch.shape(Sketch::circle(0.0, 0.0, radius * C), colours.trap, colours.soft, 0.3);
        let of = Type { face: site.theme.roles.title, size: 0.74 * C, tracking: 0.0 };
        if let Some(words) = reader.and_then(|_| sketch.words(of, "X")) {
            sketch.put_words(&words, (0.0, 0.0), Across::Middle, Down::Middle, colours.soft);
        }
    });
    if let Some(word) = word {
        one_line(sketch, &word, 0.15 * C, 0.8 * C, 0.345 * C, colours.soft);
    }
}
