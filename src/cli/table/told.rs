//! What is said at a table, for every face of it.

/// Something that is said or shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A sentence or two.
    Words(Tone, String),
    /// A rule of the printed sheet: its number and its sentence.
    Rule(String, String),
    /// A list in two columns: words, and what they mean.
    List(Vec<(String, String)>),
    /// The board, where it is not seen anyway.
    Board,
    /// A text as it is, such as a record.
    Verbatim(String),
}

/// How something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// As it is.
    Plain,
    /// The referee allows it.
    Allowed,
    /// The referee forbids it.
    Forbidden,
}

impl Told {
    /// Something said as it is.
    pub fn plain(words: String) -> Told {
        Told::Words(Tone::Plain, words)
    }
}
