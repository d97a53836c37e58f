//! Sizes by one word.

/// What a word for a size stands for.
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
