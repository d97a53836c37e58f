//! Names of squares and moves, on any board, and parsing them.

use std::fmt;
use std::str::FromStr;

/// A column of the board: 0 is file a, 25 file z, 26 file aa.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(pub u8);

/// A row of squares from left to right: 0 is row 1, White's nearest. (*Rank* is an animal's strength.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(pub u8);

impl File {
    /// Maximum number of files: a to z, then aa to cu.
    pub const MOST: usize = 99;
    /// Number of files with one letter.
    pub(crate) const LETTERS: u8 = 26;

    /// The file with this name, such as `d`, `D` or `ab`. `None` if it is not one.
    pub(crate) fn parse(letters: &str) -> Option<File> {
        let place = |letter: u8| letter.is_ascii_alphabetic().then(|| letter.to_ascii_lowercase() - b'a');
        let file = match *letters.as_bytes() {
            [only] => u16::from(place(only)?),
            [first, second] => u16::from(File::LETTERS) * (1 + u16::from(place(first)?)) + u16::from(place(second)?),
            _ => return None,
        };
        (usize::from(file) < File::MOST).then_some(File(file as u8))
    }
}

impl Row {
    /// Maximum number of rows: two digits.
    pub const MOST: usize = 99;
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: u8| (b'a' + place) as char;
        if let Some(first) = (self.0 / File::LETTERS).checked_sub(1) {
            write!(f, "{}", letter(first))?;
        }
        write!(f, "{}", letter(self.0 % File::LETTERS))
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A square by name, such as `d9`, which need not be on a particular [`Board`](super::Board). With the feature `serde`
/// it is serialized as its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
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

    /// Parses `d9`, `D9` or, on a wide board, `ab9`. `None` if it is not a file and a row from 1 to 99.
    ///
    /// ```
    /// use shouqi::rules::Square;
    /// assert_eq!(Square::parse("d9"), Some(Square::new(3, 8)));
    /// assert_eq!(Square::parse("ab9"), Some(Square::new(27, 8)));
    /// assert_eq!(Square::parse("d0"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Square> {
        let (letters, digits) = text.split_at(text.find(|c: char| c.is_ascii_digit())?);
        let file = File::parse(letters)?;
        if digits.is_empty() || digits.len() > 2 || digits.starts_with('0') {
            return None;
        }
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let row: u8 = digits.parse().ok()?;
        Some(Square { file, row: Row(row - 1) })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.row)
    }
}

/// A move of a piece from one square to another, in coordinate notation: `a3b3`. With the feature `serde` it is
/// serialized so.
///
/// Parsing it needs no position; [`read_move`](super::notation::read_move) parses the notations that do, such as `Eb3`
/// and `rat takes elephant`.
///
/// ```
/// use shouqi::rules::{Move, Square};
/// let mv: Move = "a10b10".parse()?;
/// assert_eq!(mv, Move::new(Square::new(0, 9), Square::new(1, 9)));
/// assert_eq!(mv.to_string(), "a10b10");
/// assert!("a3".parse::<Move>().is_err());
/// # Ok::<(), shouqi::rules::ParseMoveError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Move {
    /// Its origin.
    pub from: Square,
    /// Its target.
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

/// Why a text is not a square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{}\" is not a square such as d9: a file and a row from 1 to 99", text.escape_debug())]
pub struct ParseSquareError {
    text: String,
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        Square::parse(text).ok_or_else(|| ParseSquareError { text: text.to_owned() })
    }
}

/// Why a text is not a move in coordinate notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{}\" is not a move such as a3b3: two squares", text.escape_debug())]
pub struct ParseMoveError {
    text: String,
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        // The second square begins at the letter after the first one's row.
        let row = text.find(|c: char| c.is_ascii_digit());
        let next = row.and_then(|row| Some(row + text[row..].find(|c: char| c.is_ascii_alphabetic())?));
        let squares = next.and_then(|at| {
            let (from, to) = text.split_at(at);
            Some(Move::new(Square::parse(from)?, Square::parse(to)?))
        });
        squares.ok_or_else(|| ParseMoveError { text: text.to_owned() })
    }
}

/// Conversions through which serde writes a name, and reads it.
macro_rules! as_text {
    ($($name:ty, $error:ty;)+) => {
        $(impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(text: String) -> Result<$name, $error> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.to_string()
            }
        })+
    };
}

as_text! {
    Square, ParseSquareError;
    Move, ParseMoveError;
}
