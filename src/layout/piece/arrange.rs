//! Where the parts of a face stand: the designs' measures on a disc of radius 10.

/// What shares a face with its largest part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Company {
    /// Whether numeral or character stand below as a pair, or one of them alone.
    pub pair: bool,
    /// How many lines of names, at most two.
    pub names: usize,
    /// Whether the pair is a numeral between rules.
    pub ruled: bool,
    /// Whether all but the largest part stands on a foot of the ring's colour.
    pub foot: bool,
    /// Whether the largest part may have a halo, which needs room of its own.
    pub halo: bool,
}

/// The places of a face's parts; y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plate {
    /// The visual size of the largest part.
    pub size: f64,
    /// Its middle.
    pub y: f64,
    /// The pair.
    pub pair: Pair,
    /// Size to the em and baseline of each line of names.
    pub names: [(f64, f64); 2],
    /// Where a foot begins.
    pub foot: Option<f64>,
}

/// The place of the pair.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// Size of the numeral to the em.
    pub numeral: f64,
    /// Size of the character to the em.
    pub character: f64,
    /// Its middle.
    pub y: f64,
}

/// Between the ink of numeral and character, where the numeral is 4.6 to the em.
pub const PAIR_GAP: f64 = 1.3 / 4.6;
/// 鼠 is a square: it stands a little farther from a numeral, most of all from a 1.
pub const BEFORE_A_SQUARE: f64 = 0.35 / 4.6;
/// Rules above and below a numeral: from its middle, and how wide; the inner ones first.
pub const RULES: [(f64, f64); 2] = [(1.85, 0.28), (2.3, 0.22)];
/// How far a rule reaches beyond the numeral.
pub const RULE_OVERHANG: f64 = 0.35;

/// The places of a face's parts.
pub fn plate(company: Company) -> Plate {
    let pair = |numeral, character, y| Pair { numeral, character, y };
    let Company { pair: paired, names, ruled, foot, halo } = company;
    let absent = pair(0.0, 0.0, 0.0);
    let (size, y, pair, names) = match (paired, names) {
        (false, 0) => (15.0, 0.0, absent, NO_NAMES),
        (true, 0) if ruled => (9.2, -2.7, pair(4.0, 3.5, 5.0), NO_NAMES),
        (true, 0) if foot => (10.7, -2.0, pair(4.0, 3.5, 5.75), NO_NAMES),
        (true, 0) if halo => (10.6, -2.4, pair(4.5, 3.8, 6.05), NO_NAMES),
        (true, 0) => (11.0, -2.05, pair(4.6, 4.1, 6.0), NO_NAMES),
        (false, 1) => (11.2, -1.75, absent, [(3.1, 6.9), NO_NAME]),
        (false, _) => (9.6, -2.7, absent, [(2.9, 5.2), (2.2, 7.5)]),
        (true, 1) => (8.7, -3.1, pair(4.2, 3.6, 3.55), [(2.45, 7.3), NO_NAME]),
        (true, _) => (7.7, -4.05, pair(3.7, 3.2, 1.7), [(2.2, 5.25), (1.85, 7.4)]),
    };
    let below = if paired { pair.y - 0.425 * pair.numeral } else { names[0].1 - 0.95 * names[0].0 };
    Plate { size, y, pair, names, foot: (foot && (paired || names[0] != NO_NAME)).then_some(below) }
}

const NO_NAME: (f64, f64) = (0.0, 0.0);
const NO_NAMES: [(f64, f64); 2] = [NO_NAME; 2];
