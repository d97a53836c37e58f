//! Flowers, paw prints, clouds, mountains and stones, to be coloured.

use super::choice::Ground;
use crate::art::Motif;
use crate::art::motifs::{BAMBOO, BoardRole, CATTAILS, CLOUD, FLOWER, MOUNTAIN, PAWS, PINE, STONES};
use crate::motif::board_canvas::BoardCanvas;

/// The motifs in order, from the row nearest to the player.
const INLAND: [&Motif<BoardRole>; 10] =
    [&FLOWER, &PAWS, &PINE, &PAWS, &CLOUD, &BAMBOO, &PAWS, &MOUNTAIN, &FLOWER, &STONES];

/// Whether a square takes the next motif of the list, and not one for its place beside the water.
pub(super) fn counts(ground: Ground) -> bool {
    matches!(ground, Ground::Inland | Ground::Shore)
}

pub(super) fn motif(canvas: &mut BoardCanvas<'_, '_>, ground: Ground, number: usize) {
    let motif = match ground {
        Ground::Inland | Ground::Shore => super::of(&INLAND, number),
        Ground::Reach => &CATTAILS,
        Ground::Bridge => &STONES,
        Ground::Heart => &CLOUD,
    };
    canvas.symbol(&motif.name.replace('/', "-"), |canvas| canvas.put_motif(motif));
}
