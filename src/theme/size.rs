//! Sizes by one keyword.

/// A size that is named by one keyword.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SizeWord {
    /// The word.
    pub name: &'static str,
    /// The side of a square in millimetres.
    pub square: f64,
    /// The finished size of a piece in millimetres.
    pub piece: f64,
    /// Who it is for.
    pub purpose: &'static str,
}

/// The words, the default first.
pub const SIZES: [SizeWord; 3] = [
    SizeWord { name: "small", square: 24.0, piece: 20.0, purpose: "the whole board on one sheet, A4 or Letter" },
    SizeWord { name: "family", square: 36.0, piece: 30.0, purpose: "two sheets side by side, for 30 mm discs" },
    SizeWord { name: "big", square: 50.0, piece: 40.0, purpose: "for a table or a class, 40 mm discs" },
];

/// Across the wooden discs that are sold, in millimetres, the smallest first.
pub const DISCS: [f64; 12] = [20.0, 23.0, 25.0, 25.4, 29.0, 30.0, 32.0, 34.9, 35.0, 38.0, 40.0, 50.0];
/// A sticker stays this far inside the edge of its disc, in millimetres.
pub const STICKER_INSET: f64 = 1.0;
/// What a piece that suits its square takes of the square's side, the least and the most: less looks lost, more leaves
/// no room for fingers.
pub const ROOM: (f64, f64) = (0.75, 0.8);
/// Squares are offered in steps of half a millimetre.
const STEP: f64 = 0.5;

/// The smallest square that suits a piece that is so wide, in millimetres.
pub fn square_for(across: f64) -> f64 {
    (across / ROOM.1 / STEP - 1e-9).ceil() * STEP
}

/// The largest piece, in whole millimetres, that suits a square with this side.
pub fn piece_for(square: f64) -> f64 {
    (square * ROOM.1 + 1e-9).floor()
}
