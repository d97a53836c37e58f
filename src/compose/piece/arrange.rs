//! Positions of the parts of a face: design dimensions for a disc of radius 10.

use crate::theme::Emphasis;

/// What shares a face with its main element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Company {
    /// Whether numeral or character are below as a pair, or one of them alone.
    pub pair: bool,
    /// Whether a numeral is there alone.
    pub alone: bool,
    /// Number of lines of names, at most two.
    pub names: usize,
    /// The emphasis of the numeral in the pair; rules only if it is alone.
    pub emphasis: Emphasis,
    /// Whether the secondary elements are on a foot of the ring's colour, for the pieces of either side.
    pub foot: bool,
    /// Whether the main element may have a halo, or is surrounded by lobes: both need space.
    pub halo: bool,
}

/// The positions of a face's parts; y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plate {
    /// The visual size of the main element.
    pub size: f64,
    /// Its centre.
    pub y: f64,
    /// The pair.
    pub pair: Pair,
    /// Font size and baseline of each line of names.
    pub names: [(f64, f64); 2],
    /// The top of a foot.
    pub foot: Option<f64>,
}

/// The position of the pair.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// Font size of the numeral.
    pub numeral: f64,
    /// Font size of the character.
    pub character: f64,
    /// Its centre.
    pub y: f64,
    /// Gap between its parts' ink, in ems of the numeral.
    pub gap: f64,
}

/// Gap between the ink of numeral and character, for a numeral of 4.6 to the em, and for a large one.
const PAIR_GAP: f64 = 1.3 / 4.6;
const LARGE_GAP: f64 = 1.3 / 8.2;
/// 鼠 has a square shape: it is set further from a numeral, especially from a 1.
pub const BEFORE_A_SQUARE: f64 = 0.35 / 4.6;
/// Rules above and below a numeral: distance from its centre, and width; the inner ones first.
pub const RULES: [(f64, f64); 2] = [(2.0, 0.28), (2.45, 0.22)];
/// Overhang of a rule beyond the numeral.
pub const RULE_OVERHANG: f64 = 0.35;
/// Half the side of White's badge, in ems of its numeral, and the factor for Black's, so that both look equally large.
pub const BADGE: (f64, f64) = (0.425, 1.06);

/// The positions of a face's parts.
pub fn plate(company: Company) -> Plate {
    let Company { pair: paired, alone, names, emphasis, foot, halo } = company;
    let gap = if emphasis == Emphasis::Large { LARGE_GAP } else { PAIR_GAP };
    let pair = |numeral, character, y| Pair { numeral, character, y, gap };
    let absent = pair(0.0, 0.0, 0.0);
    let (size, y, pair, names) = match (paired, names, emphasis) {
        (false, 0, _) => (15.0, 0.0, absent, NO_NAMES),
        (false, 1, _) => (11.2, -1.75, absent, [(3.1, 6.9), NO_NAME]),
        (false, ..) => (9.6, -2.7, absent, [(2.9, 5.2), (2.2, 7.5)]),
        (true, 0, Emphasis::Ruled) => (8.7, -3.05, pair(4.95, 3.9, 4.4), NO_NAMES),
        (true, 0, Emphasis::Badge) => (8.9, -3.5, pair(5.85, 3.8, 4.2), NO_NAMES),
        (true, 0, Emphasis::Large) if alone && foot => (9.2, -2.7, pair(5.6, 5.0, 5.6), NO_NAMES),
        (true, 0, Emphasis::Large) if alone => (10.0, -2.6, pair(6.2, 5.0, 5.2), NO_NAMES),
        (true, 0, Emphasis::Large) if foot => (7.6, -3.9, pair(7.2, 5.0, 4.4), NO_NAMES),
        (true, 0, Emphasis::Large) => (8.7, -3.5, pair(8.2, 5.25, 4.4), NO_NAMES),
        (true, 0, Emphasis::Plain) if foot => (9.6, -2.85, pair(5.4, 4.0, 5.15), NO_NAMES),
        (true, 0, Emphasis::Plain) if halo => (9.8, -2.9, pair(6.2, 4.0, 5.1), NO_NAMES),
        (true, 0, Emphasis::Plain) => (10.2, -2.55, pair(5.3, 4.1, 5.2), NO_NAMES),
        (true, 1, Emphasis::Large) => (7.2, -4.1, pair(6.8, 4.4, 2.2), [(2.45, 7.3), NO_NAME]),
        (true, 1, Emphasis::Badge) => (8.4, -3.4, pair(3.5, 3.5, 3.2), [(2.45, 7.3), NO_NAME]),
        (true, 1, Emphasis::Ruled | Emphasis::Plain) => (8.3, -3.75, pair(5.4, 3.9, 2.75), [(2.65, 6.65), NO_NAME]),
        (true, _, Emphasis::Large) => (6.4, -4.8, pair(5.6, 3.8, 0.9), [(2.2, 5.25), (1.85, 7.4)]),
        (true, _, Emphasis::Badge) => (7.4, -4.25, pair(3.1, 3.1, 1.4), [(2.2, 5.25), (1.85, 7.4)]),
        (true, _, Emphasis::Ruled | Emphasis::Plain) => (7.7, -4.05, pair(3.7, 3.2, 1.7), [(2.2, 5.25), (1.85, 7.4)]),
    };
    // A foot begins above its content.
    let rise = match emphasis {
        Emphasis::Badge => BADGE.0 + 0.08,
        Emphasis::Plain if names == NO_NAMES => 0.47,
        Emphasis::Plain | Emphasis::Ruled | Emphasis::Large => 0.425,
    };
    let below = if paired { pair.y - rise * pair.numeral } else { names[0].1 - 0.95 * names[0].0 };
    Plate { size, y, pair, names, foot: (foot && (paired || names[0] != NO_NAME)).then_some(below) }
}

const NO_NAME: (f64, f64) = (0.0, 0.0);
const NO_NAMES: [(f64, f64); 2] = [NO_NAME; 2];
