//! The value of a position for the side to move, and its code in a byte.

/// The value of a position for the side to move under best play: distance to the end of the game, as depth to mate
/// (DTM) is in chess, counted in plies. A win is as fast as it can be, a loss as slow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Value {
    /// The side to move wins after so many plies; the last one ends the game.
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

    /// The value one ply earlier, for the side that moves into the position: the backed-up value of minimax.
    pub fn backed_up(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
        }
    }

    /// A key for sorting: the higher, the better for the side to move.
    pub(super) fn preference(self) -> i64 {
        match self {
            Value::Win(plies) => i64::from(u32::MAX) - i64::from(plies),
            Value::Loss(plies) => i64::from(plies) - i64::from(u32::MAX),
            Value::Draw => 0,
        }
    }
}

/// Entries of a table: 0 is a draw, 1 a draw by stalemate; from 2 on the distance in plies plus 2, odd for wins and
/// even for losses. A stalemate is a position without a legal move; the ruleset says whether that is a draw or a loss.
pub(super) mod entry {
    use super::Value;

    /// Neither can win.
    pub const DRAW: u16 = 0;
    /// Stalemate, which is a draw.
    pub const STALEMATE_DRAW: u16 = 1;
    /// Stalemate, which is a loss.
    pub const STALEMATE_LOSS: u16 = 2;
    /// The side to move wins with its next move.
    pub const WIN_IN_ONE: u16 = 3;

    /// The value of an entry that is not broken.
    pub fn value(entry: u16) -> Value {
        match entry {
            DRAW | STALEMATE_DRAW => Value::Draw,
            loss if loss.is_multiple_of(2) => Value::Loss(u32::from(loss) - 2),
            win => Value::Win(u32::from(win) - 2),
        }
    }

    /// The side to move wins. Not for a broken entry.
    pub fn is_win(entry: u16) -> bool {
        entry % 2 == 1 && entry != STALEMATE_DRAW
    }

    /// The side to move loses. Not for a broken entry.
    pub fn is_loss(entry: u16) -> bool {
        entry.is_multiple_of(2) && entry != DRAW
    }

    /// Neither can win.
    pub fn is_draw(entry: u16) -> bool {
        entry <= STALEMATE_DRAW
    }

    /// The side to move has no move.
    pub fn is_stalemate(entry: u16) -> bool {
        entry == STALEMATE_DRAW || entry == STALEMATE_LOSS
    }
}
