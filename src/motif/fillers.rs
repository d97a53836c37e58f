//! What stands on empty land: motifs to be coloured, or words for learners.
//!
//! Each half is numbered from its player's side, so that both look alike where the map does. Squares whose filler
//! depends on the water beside them are not numbered.

use super::C;
use super::board_canvas::{BoardCanvas, Type};
use super::site::Site;
use super::word::{caption, over_caption};
use crate::art::Motif;
use crate::art::motifs::{BAMBOO, BoardRole, CATTAILS, CLOUD, FLOWER, MOUNTAIN, PAWS, PINE, STONES};
use crate::rules::{Side, Terrain};
use crate::scene::Colour;
use crate::theme::Fillers;

/// The motifs in order, from the row nearest to the player.
const MOTIFS: [&Motif<BoardRole>; 10] =
    [&FLOWER, &PAWS, &PINE, &PAWS, &CLOUD, &BAMBOO, &PAWS, &MOUNTAIN, &FLOWER, &STONES];
/// The words in order, from the row nearest to the player.
const WORDS: [&str; 9] = ["wood", "mountain", "grass", "stone", "flower", "bamboo", "tree", "path", "leaf"];

/// Fills every square of land on which nothing begins the game.
pub(crate) fn fillers(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for half in Side::BOTH {
        // The squares that take the next motif or word of the list, and not one for their place beside the water.
        let counts: fn(Vicinity) -> bool = match site.style().fillers {
            Fillers::None => return,
            Fillers::Nature => |vicinity| matches!(vicinity, Vicinity::Inland | Vicinity::Shore),
            Fillers::Words => |vicinity| matches!(vicinity, Vicinity::Inland | Vicinity::Landing),
        };
        for (c, r, number) in counted(site, half, counts) {
            let vicinity = vicinity(site, c, r);
            canvas.within(site.placed(c, r), |canvas| match site.style().fillers {
                Fillers::None => {}
                Fillers::Nature => motif(canvas, vicinity, number),
                Fillers::Words => word(canvas, half, vicinity, number),
            });
        }
    }
}

/// Flowers, paw prints, clouds, mountains and stones, to be coloured.
fn motif(canvas: &mut BoardCanvas<'_, '_>, vicinity: Vicinity, number: usize) {
    let motif = match vicinity {
        Vicinity::Inland | Vicinity::Shore => of(&MOTIFS, number),
        Vicinity::Landing => &CATTAILS,
        Vicinity::Bridge => &STONES,
        Vicinity::Centre => &CLOUD,
    };
    canvas.symbol(&motif.name.replace('/', "-"), |canvas| canvas.put_motif(motif));
}

/// Words for plants and stones, for learners. They mean nothing in the rules.
fn word(canvas: &mut BoardCanvas<'_, '_>, half: Side, vicinity: Vicinity, number: usize) {
    let key = match vicinity {
        Vicinity::Inland | Vicinity::Landing => of(&WORDS, number),
        Vicinity::Shore => "shore",
        Vicinity::Bridge | Vicinity::Centre => "bridge",
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
    let of = Type { face: site.theme.roles.character, size: 0.352 * C, tracking: 0.0 };
    canvas.fitted_text(of, &word.text, 0.7 * C, (0.0, over_caption(&latin, &pinyin, 0.075 * C)), pale);
    let ink = colours.ink.towards(Colour::WHITE, 0.12);
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (ink, colours.soft));
}

/// How a square of land lies to the water.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Vicinity {
    /// Away from all water.
    Inland,
    /// Water lies before or behind it.
    Landing,
    /// Water lies to one side of it.
    Shore,
    /// Water lies on both sides of it.
    Bridge,
    /// The same, and it is the middle of the board.
    Centre,
}

/// How a square lies to the water.
pub(super) fn vicinity(site: &Site<'_>, c: usize, r: usize) -> Vicinity {
    let beside = [-1, 1].map(|right| site.water(c, r, right, 0));
    match beside {
        [true, true] if (2 * c + 1, 2 * r + 1) == (site.columns, site.rows) => Vicinity::Centre,
        [true, true] => Vicinity::Bridge,
        [false, false] if site.water(c, r, 0, -1) || site.water(c, r, 0, 1) => Vicinity::Landing,
        [false, false] => Vicinity::Inland,
        _ => Vicinity::Shore,
    }
}

/// The free squares of a half with the number that each has in the count of those that `counts` says yes to. The two
/// ends of a middle row, and so on inwards, share a number.
fn counted(site: &Site<'_>, half: Side, counts: impl Fn(Vicinity) -> bool) -> Vec<(usize, usize, usize)> {
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
            next += usize::from(counts(vicinity(site, c, r)));
        }
    }
    found
}

/// Whether a square is land and empty when the game begins.
fn is_free(site: &Site<'_>, c: usize, r: usize) -> bool {
    site.terrain(c, r) == Terrain::Land && !site.is_taken(c, r)
}

/// The entry of a list for a number. The list repeats with an offset, so that rows as long as the list do not line up
/// in columns.
fn of<T: Copy>(list: &[T], number: usize) -> T {
    list[(number + 4 * (number / list.len())) % list.len()]
}
