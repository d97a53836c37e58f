//! Round punches as shops sell them.

/// A round punch.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Punch {
    /// The diameter of what it cuts, in millimetres.
    pub size: f64,
    /// The nominal diameter, in inches.
    pub inches: &'static str,
}

const fn punch(inches: &'static str, size: f64) -> Punch {
    Punch { size, inches }
}

/// The common punches, the smallest first.
pub const PUNCHES: [Punch; 9] = [
    punch("5/8", 0.625 * 25.4),
    punch("3/4", 0.75 * 25.4),
    punch("7/8", 0.875 * 25.4),
    punch("1", 25.4),
    punch("1 1/4", 1.25 * 25.4),
    punch("1 1/2", 1.5 * 25.4),
    punch("1 3/4", 1.75 * 25.4),
    punch("2", 2.0 * 25.4),
    punch("2 1/2", 2.5 * 25.4),
];

/// The common punch whose size is nearest to this one, in millimetres.
pub fn nearest_punch(size: f64) -> Punch {
    let apart = |punch: &Punch| (punch.size - size).abs();
    PUNCHES.into_iter().fold(PUNCHES[0], |nearest, punch| if apart(&punch) < apart(&nearest) { punch } else { nearest })
}
