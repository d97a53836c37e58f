//! Words for plants and stones, for learners. They mean nothing in the rules.

use super::choice::Ground;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type};
use crate::motif::word::{caption, over_caption};
use crate::rules::Side;
use crate::scene::Colour;
use crate::typeset::{Across, Down};

/// The words in order, from the row nearest to the player.
const INLAND: [&str; 9] = ["wood", "mountain", "grass", "stone", "flower", "bamboo", "tree", "path", "leaf"];

/// Whether a square takes the next word of the list, and not one for its place beside the water.
pub(super) fn counts(ground: Ground) -> bool {
    matches!(ground, Ground::Inland | Ground::Reach)
}

pub(super) fn word(canvas: &mut BoardCanvas<'_, '_>, half: Side, ground: Ground, number: usize) {
    let key = match ground {
        Ground::Inland | Ground::Reach => super::of(&INLAND, number),
        Ground::Shore => "shore",
        Ground::Bridge | Ground::Heart => "bridge",
    };
    let site = canvas.site();
    let colours = *site.colours();
    let pale = colours.soft.towards(Colour::WHITE, 0.34);
    let latin = site.words.latin(half, key);
    let word = site.words.board(half, key).filter(|word| word.in_characters);
    let Some(word) = word else {
        return caption(canvas, (latin.as_deref(), None), 0.03 * C, (pale, pale));
    };
    let pinyin = site.words.pinyin(half, key);
    let of = Type { face: site.theme.roles.character, size: 0.40 * C, tracking: 0.0 };
    if let Some(words) = canvas.fitted(of, &word.text, 0.7 * C) {
        let y = over_caption(&latin, &pinyin, 0.075 * C);
        canvas.put_words(&words, (0.0, y), Across::Middle, Down::Middle, pale);
    }
    let ink = colours.ink.towards(Colour::WHITE, 0.12);
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (ink, colours.soft));
}
