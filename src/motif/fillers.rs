//! What stands on empty land: motifs to be coloured, or words for learners.
//!
//! Each half is numbered from its player's side, so that both look alike where the map does. Squares whose filler
//! depends on the water beside them are not numbered.

use super::C;
use super::board_canvas::BoardCanvas;
use super::card::{Card, lively};
use super::foliage;
use super::site::Site;
use super::word::{caption, over_caption};
use crate::art::motifs::{
    BAMBOO, BAMBOO_SPRAYS, BAMBOO_WORD, BIRD_WORD, BRIDGE_WORD, BULRUSHES, BUTTERFLIES, BUTTERFLY, BoardRole, CATTAILS,
    CHRYSANTHEMUM, CLOUD, CLOUD_WORD, EARTH_WORD, FIELD_WORD, FLOWER, FLOWER_WORD, FROG, GRASS_WORD, ISLAND_WORD,
    LADYBIRD, LEAF_WORD, MOUNTAIN, MOUNTAIN_WORD, MUSHROOMS, ORCHID, PATH_WORD, PAWS, PINE_BOUGH, PLUM, RAIN_WORD,
    RAINBOW, SHORE_WORD, SNAIL, STEPPING_STONES, STONE_WORD, STONES, SUN_WORD, TREE, TREE_WORD, WOOD_WORD,
};
use crate::art::{Motif, Shown};
use crate::geom::{Affine, BezPath};
use crate::rules::{Side, Terrain};
use crate::scene::Colour;
use crate::theme::{Fillers, Ground, Machine};
use std::cmp::Ordering;

/// Drawings: those in order, from the row nearest to the player, those before water and between two waters, and the one
/// in the middle of the board.
struct Drawings {
    inland: [&'static Motif<BoardRole>; 10],
    landing: &'static Motif<BoardRole>,
    bridge: &'static Motif<BoardRole>,
    centre: &'static Motif<BoardRole>,
}

/// Quiet ones.
const NATURE: Drawings = Drawings {
    inland: [&FLOWER, &PAWS, &TREE, &PAWS, &CLOUD, &BAMBOO, &PAWS, &MOUNTAIN, &FLOWER, &STONES],
    landing: &CATTAILS,
    bridge: &STONES,
    centre: &CLOUD,
};
/// Plants in outline, for a laser, in the hand of its paper-cuts.
const OUTLINED: Drawings = Drawings {
    inland: [
        &CHRYSANTHEMUM,
        &PLUM,
        &BAMBOO_SPRAYS,
        &ORCHID,
        &PINE_BOUGH,
        &PLUM,
        &CHRYSANTHEMUM,
        &BAMBOO_SPRAYS,
        &ORCHID,
        &PINE_BOUGH,
    ],
    landing: &BULRUSHES,
    bridge: &STEPPING_STONES,
    centre: &BUTTERFLIES,
};
/// Merry ones.
const MEADOW: Drawings = Drawings {
    inland: [&FLOWER, &SNAIL, &TREE, &BUTTERFLY, &MUSHROOMS, &BAMBOO, &LADYBIRD, &MOUNTAIN, &PAWS, &STONES],
    landing: &CATTAILS,
    bridge: &FROG,
    centre: &RAINBOW,
};

/// A word to be learnt: its message and its picture.
type Lesson = (&'static str, &'static Motif<BoardRole>);

/// The words in order, from the row nearest to the player.
const WORDS: [Lesson; 9] = [
    ("wood", &WOOD_WORD),
    ("mountain", &MOUNTAIN_WORD),
    ("grass", &GRASS_WORD),
    ("stone", &STONE_WORD),
    ("flower", &FLOWER_WORD),
    ("bamboo", &BAMBOO_WORD),
    ("tree", &TREE_WORD),
    ("path", &PATH_WORD),
    ("leaf", &LEAF_WORD),
];
/// Those of squares beside a river, left and right, in the rows before its middle as the reader of the near half sees
/// it, in its middle, and behind; those between two rivers in the near half and in the far one; and that in the middle of
/// the board. Each is met once.
const SHORES: [[Lesson; 2]; 3] = [
    [("shore", &SHORE_WORD), ("field", &FIELD_WORD)],
    [("earth", &EARTH_WORD), ("sun", &SUN_WORD)],
    [("cloud", &CLOUD_WORD), ("rain", &RAIN_WORD)],
];
const BRIDGES: [Lesson; 2] = [("bridge", &BRIDGE_WORD), ("bird", &BIRD_WORD)];
const ISLAND: Lesson = ("island", &ISLAND_WORD);

/// Fills every square of land on which nothing begins the game.
pub(crate) fn fillers(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    // Into leather leaves are tooled instead.
    let is_laser = site.theme.cutter.machine == Machine::Laser;
    if site.style().fillers == Fillers::Nature && site.style().ground == Ground::Leather && !is_laser {
        return foliage::tooled(canvas);
    }
    for half in Side::BOTH {
        // The squares that take the next motif or word of the list, and not one for their place beside the water.
        let counts: fn(Vicinity) -> bool = match site.style().fillers {
            Fillers::None => return,
            Fillers::Nature | Fillers::Meadow => |vicinity| matches!(vicinity, Vicinity::Inland | Vicinity::Shore),
            Fillers::Words => |vicinity| matches!(vicinity, Vicinity::Inland | Vicinity::Landing),
        };
        for (c, r, number) in counted(site, half, counts) {
            let vicinity = vicinity(site, c, r);
            canvas.within(site.placed(c, r), |canvas| match site.style().fillers {
                Fillers::None => {}
                Fillers::Nature if site.theme.cutter.machine == Machine::Laser => {
                    motif(canvas, &OUTLINED, vicinity, number);
                }
                Fillers::Nature => motif(canvas, &NATURE, vicinity, number),
                Fillers::Meadow => motif(canvas, &MEADOW, vicinity, number),
                Fillers::Words => word(canvas, half, vicinity, (c, r, number)),
            });
        }
    }
}

/// The drawing of a square.
fn motif(canvas: &mut BoardCanvas<'_, '_>, drawings: &Drawings, vicinity: Vicinity, number: usize) {
    let motif = match vicinity {
        Vicinity::Inland | Vicinity::Shore => of(&drawings.inland, number),
        Vicinity::Landing => drawings.landing,
        Vicinity::Bridge => drawings.bridge,
        Vicinity::Centre => drawings.centre,
    };
    let site = canvas.site();
    let colours = *site.colours();
    let is_laser = site.theme.cutter.machine == Machine::Laser;
    let name = motif.name.replace('/', "-");
    match is_laser {
        true => canvas.symbol(&name, |canvas| outlined(canvas, motif, colours.ink, colours.land)),
        false => canvas.symbol(&name, |canvas| canvas.put_motif(motif)),
    }
}

/// A motif for a laser, as large as its square allows: all of it in lines of one weight, every part over what lies behind
/// it. Only animals have areas: what stands on empty land is quieter.
fn outlined(canvas: &mut BoardCanvas<'_, '_>, motif: &Motif<BoardRole>, ink: Colour, land: Colour) {
    const WEIGHT: f64 = 0.2;
    /// Its longer side, and how much larger than drawn it is at most.
    const SIZE: f64 = 0.79 * C;
    const GROWN: f64 = 1.2;
    let bounds = motif.bounds();
    let scale = (SIZE / bounds.size().max_side()).min(GROWN);
    let space = Affine::scale(scale) * Affine::translate(-bounds.center().to_vec2());
    canvas.within(space, |canvas| {
        for part in motif.shown(Shown::default()) {
            match (part.fill, part.line) {
                // Of leaves and petals in one path each lies over the one before.
                (Some(_), _) => part.path.subpaths().for_each(|subpath| {
                    canvas.shape(BezPath::from_vec(subpath.to_vec()), land, ink, WEIGHT);
                }),
                (None, Some(_)) => canvas.line(part.path.clone(), ink, WEIGHT),
                (None, None) => {}
            }
        }
    });
}

/// Words for plants and stones, for learners. They mean nothing in the rules.
fn word(
    canvas: &mut BoardCanvas<'_, '_>,
    half: Side,
    vicinity: Vicinity,
    (column, row, number): (usize, usize, usize),
) {
    let site = canvas.site();
    let (key, picture) = match vicinity {
        Vicinity::Inland | Vicinity::Landing => of(&WORDS, number),
        Vicinity::Shore => {
            let from_middle = (2 * row + 1).cmp(&site.rows);
            let place = match from_middle {
                Ordering::Greater => 0,
                Ordering::Equal => 1,
                Ordering::Less => 2,
            };
            SHORES[place][usize::from(2 * column + 1 > site.columns)]
        }
        Vicinity::Bridge => BRIDGES[half.index()],
        Vicinity::Centre => ISLAND,
    };
    let colours = *site.colours();
    let strong = colours.ink.towards(Colour::WHITE, 0.12);
    let latin = site.words.latin(half, key);
    let word = site.words.board(half, key).filter(|word| word.in_characters);
    let Some(word) = word else {
        return caption(canvas, (latin.as_deref(), None), 0.03 * C, (strong, strong));
    };
    let pinyin = site.words.pinyin(half, key);
    let card = Card::LAND.at(over_caption(&latin, &pinyin, 0.07 * C));
    // What is to be coloured in has no colours of its own.
    match site.to_be_coloured() {
        true => Card { character: (0.39 * C, 0.7 * C), ..card }.write(canvas, &word.text, (0.0, strong)),
        false => card.draw(canvas, (&word.text, strong), (picture, Shown::default()), lively),
    }
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, colours.soft));
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
