//! What a position is worth to the side to move, in a byte.

/// What a position is worth to the side to move when both play their best: a win as soon as it can be, a loss as late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins after so many plies, the last of which decides.
    Win(u32),
    /// The side to move loses after so many plies; none if it has no move.
    Loss(u32),
    /// Neither can win.
    Draw,
}

impl Value {
    /// Plies to the end under best play; `None` for a draw.
    pub fn plies(self) -> Option<u32> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// What it is worth to the side that has just moved into it, one ply earlier.
    pub fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
        }
    }

    /// The more, the better for the side to move.
    pub(super) fn merit(self) -> i64 {
        match self {
            Value::Win(plies) => i64::from(u32::MAX) - i64::from(plies),
            Value::Loss(plies) => i64::from(plies) - i64::from(u32::MAX),
            Value::Draw => 0,
        }
    }
}

/// A table's entries: 0 a draw, 1 a draw because there is no move, from 2 on the plies to the end plus 2, where odd
/// numbers are wins and even ones losses.
pub(super) mod byte {
    use super::Value;

    /// Neither can win.
    pub const DRAW: u8 = 0;
    /// The side to move has no move, and that is a draw.
    pub const STUCK_DRAW: u8 = 1;
    /// The side to move has no move, and that is a loss.
    pub const STUCK_LOSS: u8 = 2;
    /// The side to move wins with its next move.
    pub const WIN_AT_ONCE: u8 = 3;
    /// No position: two animals on one square.
    pub const HOLE: u8 = 255;
    /// While a table is solved, no position: whatever it is told, it stays.
    pub const NO_POSITION: u8 = 0;
    /// While a table is solved: undecided, with no move left that is not known to lose. Each move left counts down
    /// from here.
    pub const NONE_LEFT: u8 = 255;

    /// The value of an entry that is a position.
    pub fn value(entry: u8) -> Value {
        match entry {
            DRAW | STUCK_DRAW => Value::Draw,
            loss if loss % 2 == 0 => Value::Loss(u32::from(loss) - 2),
            win => Value::Win(u32::from(win) - 2),
        }
    }

    pub fn is_win(entry: u8) -> bool {
        entry % 2 == 1 && entry != STUCK_DRAW && entry != HOLE
    }

    pub fn is_stuck(entry: u8) -> bool {
        entry == STUCK_DRAW || entry == STUCK_LOSS
    }
}
