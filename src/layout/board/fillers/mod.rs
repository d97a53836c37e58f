//! What stands on empty land.

mod choice;
pub(super) mod nature;
mod plants;
mod words;

use super::Site;
use super::sketch::Sketch;
use crate::rules::{Side, Terrain};
use crate::theme::Fillers;
use choice::{counted, ground};

/// Fills every square of land on which nothing begins the game.
pub(super) fn fillers(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    for half in Side::BOTH {
        let squares = match site.style().fillers {
            Fillers::None => return,
            Fillers::Nature => counted(site, half, nature::counts),
            Fillers::Words => counted(site, half, words::counts),
        };
        for (c, r, number) in squares {
            let ground = ground(site, c, r);
            sketch.within(site.placed(c, r), |sketch| match site.style().fillers {
                Fillers::None => {}
                Fillers::Nature => nature::motif(sketch, ground, number),
                Fillers::Words => words::word(sketch, half, ground, number),
            });
        }
    }
}

/// Whether a square is land and empty when the game begins.
fn is_free(site: &Site<'_>, c: usize, r: usize) -> bool {
    let square = site.square(c, r);
    let taken = site.style().start && site.theme.rules.setup().iter().any(|placed| placed.square == square);
    site.terrain(c, r) == Terrain::Land && !taken
}
