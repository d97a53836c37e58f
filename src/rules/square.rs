//! Names of squares and moves, on any board.

use std::fmt;

/// A column of the board: 0 is file a.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(pub u8);

/// A line of squares from left to right: 0 is row 1, White's nearest. (*Rank* is an animal's strength.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(pub u8);

impl File {
    /// The most files a board may have: one for each letter.
    pub const MOST: usize = 26;
}

impl Row {
    /// The most rows a board may have: two digits.
    pub const MOST: usize = 99;
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'a' + self.0) as char)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A square by name, such as `d9`. Whether a board has it, only the [`Board`](super::Board) knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Its file.
    pub file: File,
    /// Its row.
    pub row: Row,
}

impl Square {
    /// The square in a file and a row, both counted from 0.
    pub fn new(file: u8, row: u8) -> Square {
        Square { file: File(file), row: Row(row) }
    }

    /// Reads `d9` or `D9`. `None` if it is not one letter and a row from 1 to 99.
    ///
    /// ```
    /// use shouqi::rules::Square;
    /// assert_eq!(Square::parse("d9"), Some(Square::new(3, 8)));
    /// assert_eq!(Square::parse("d0"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Square> {
        let mut letters = text.chars();
        let file = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
        let digits = letters.as_str();
        if digits.is_empty() || digits.len() > 2 || digits.starts_with('0') {
            return None;
        }
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let row: u8 = digits.parse().ok()?;
        Some(Square::new(file as u8 - b'a', row - 1))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.row)
    }
}

/// An animal goes from one square to another. Written `a3b3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the animal stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move between two squares.
    pub fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}
