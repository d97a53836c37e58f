//! Which filler stands on which square.
//!
//! Each half is numbered from its player's side, so that both look alike where the map does. Squares whose filler depends
//! on the water beside them are not numbered.

use super::is_free;
use crate::motif::site::Site;
use crate::rules::Side;

/// How a square of land lies to the water.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    /// Away from all water.
    Inland,
    /// Water lies before or behind it.
    Reach,
    /// Water lies to one side of it.
    Shore,
    /// Water lies on both sides of it.
    Bridge,
    /// The same, and it is the middle of the board.
    Heart,
}

/// How a square lies to the water.
pub(super) fn ground(site: &Site<'_>, c: usize, r: usize) -> Ground {
    let beside = [-1, 1].map(|right| site.water(c, r, right, 0));
    match beside {
        [true, true] if (2 * c + 1, 2 * r + 1) == (site.columns, site.rows) => Ground::Heart,
        [true, true] => Ground::Bridge,
        [false, false] if site.water(c, r, 0, -1) || site.water(c, r, 0, 1) => Ground::Reach,
        [false, false] => Ground::Inland,
        _ => Ground::Shore,
    }
}

/// The free squares of a half with the number that each has in the count of those that `counts` says yes to. The two
/// ends of a middle row, and so on inwards, share a number.
pub(super) fn counted(site: &Site<'_>, half: Side, counts: impl Fn(Ground) -> bool) -> Vec<(usize, usize, usize)> {
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    let mut next = 0;
    for row in 0..site.rows {
        for column in 0..site.columns {
            let (c, r) = match half {
                Side::White => (column, site.rows - 1 - row),
                Side::Black => (site.columns - 1 - column, row),
            };
            if site.half(r) != half || !is_free(site, c, r) {
                continue;
            }
            let partner = (2 * r + 1 == site.rows && 2 * column + 1 > site.columns)
                .then(|| found.iter().find(|&&(other, row, _)| row == r && other == site.columns - 1 - c))
                .flatten();
            if let Some(&(_, _, number)) = partner {
                found.push((c, r, number));
                continue;
            }
            found.push((c, r, next));
            next += usize::from(counts(ground(site, c, r)));
        }
    }
    found
}
