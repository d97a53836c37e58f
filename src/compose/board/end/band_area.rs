//! The area of a band, and what several bands show.

use crate::motif::site::Site;
use crate::rules::{KindId, Side};

/// The area of a band, around (0, 0).
#[derive(Debug, Clone, Copy)]
pub struct BandArea {
    /// The player who reads it.
    pub half: Side,
    /// The width of the squares.
    pub width: f64,
    /// The height between the coordinates and the frame.
    pub height: f64,
}

impl BandArea {
    /// The scale of content of a given height, to leave space above and below.
    pub fn scale(self, height: f64) -> f64 {
        (0.78 * self.height / height).min(1.0)
    }
}

/// The kinds of the ruleset, weakest first.
pub fn by_strength(site: &Site<'_>) -> Vec<KindId> {
    let mut kinds: Vec<KindId> = site.theme.rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| site.theme.rules.kind(kind).strength);
    kinds
}
