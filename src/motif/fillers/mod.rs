//! What stands on empty land.

mod choice;
mod nature;
mod words;

use super::board_canvas::BoardCanvas;
use super::site::Site;
use crate::rules::{Side, Terrain};
use crate::theme::Fillers;
use choice::{counted, ground};

/// Fills every square of land on which nothing begins the game.
pub(crate) fn fillers(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for half in Side::BOTH {
        let squares = match site.style().fillers {
            Fillers::None => return,
            Fillers::Nature => counted(site, half, nature::counts),
            Fillers::Words => counted(site, half, words::counts),
        };
        for (c, r, number) in squares {
            let ground = ground(site, c, r);
            canvas.within(site.placed(c, r), |canvas| match site.style().fillers {
                Fillers::None => {}
                Fillers::Nature => nature::motif(canvas, ground, number),
                Fillers::Words => words::word(canvas, half, ground, number),
            });
        }
    }
}

/// Whether a square is land and empty when the game begins.
fn is_free(site: &Site<'_>, c: usize, r: usize) -> bool {
    site.terrain(c, r) == Terrain::Land && !site.is_taken(c, r)
}

/// The entry of a list for a number. The list repeats with an offset, so that rows as long as the list do not line up in
/// columns.
fn of<T: Copy>(list: &[T], number: usize) -> T {
    list[(number + 4 * (number / list.len())) % list.len()]
}
