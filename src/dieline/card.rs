//! Card: how thick it is, and where it turns in a fold.

/// Air between two layers of card that lie on each other, in millimetres.
pub const AIR: f64 = 0.1;

/// The thickest card that is creased; thicker card is cut half through from the printed side.
const CREASED: f64 = 0.6;

/// Card of this thickness in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Card(pub f64);

impl Card {
    /// Whether it is cut half through instead of creased.
    pub fn is_half_cut(self) -> bool {
        self.0 > CREASED
    }

    /// The axis of a fold, from the inner face, in thicknesses: the middle of a crease, or of what a half cut leaves.
    pub fn fold_axis(self) -> f64 {
        if self.is_half_cut() { 0.25 } else { 0.5 }
    }

    /// From the inner face to the axis of a fold, in millimetres.
    pub fn turn(self) -> f64 {
        self.fold_axis() * self.0
    }

    /// What two folds add to an inner length.
    pub fn two_folds(self) -> f64 {
        2.0 * self.turn()
    }
}
