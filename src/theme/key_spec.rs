//! The declaration of one key of a theme: path, type, default, description.

/// A key of a theme. The reader accepts no other keys.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KeySpec {
    /// Its path, such as `board.square`. A part in angle brackets stands for any name: `pictures.<kind>`.
    pub path: &'static str,
    /// The type of its value.
    pub kind: KeyKind,
    /// Its default, as TOML; a description in brackets where it depends on other keys.
    pub default: &'static str,
    /// Its meaning, in one sentence.
    pub about: &'static str,
}

/// The type of a key's value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum KeyKind {
    /// The integer 1.
    Format,
    /// A length with its unit; bounds in millimetres.
    Length {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
    },
    /// An integer or a decimal number.
    Number {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
    },
    /// An integer.
    Integer {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A colour: `#A32A22`, `crimson`, `cmyk(0, 0.9, 0.8, 0.1)`.
    Colour,
    /// One keyword of a list.
    Keyword(&'static [&'static str]),
    /// An array of keywords of a list.
    Keywords(&'static [&'static str]),
    /// An array of strings.
    Texts,
    /// A string.
    Text,
    /// `true` or `false`.
    Boolean,
    /// A point of a picture: two numbers from 0 to 1, from the left and from the top.
    Point,
    /// The name of a shipped face, or the path of a font file relative to the theme.
    Font,
    /// A string, or a table with one for each language.
    Title,
    /// A table of sentences by clause id.
    SentenceTable,
}

impl KeySpec {
    /// The path of its table, empty at the top level: `board` of `board.square`.
    pub fn table(&self) -> &'static str {
        self.path.rsplit_once('.').map_or("", |(table, _)| table)
    }

    /// Its last name: `square` of `board.square`.
    pub fn name(&self) -> &'static str {
        self.path.rsplit_once('.').map_or(self.path, |(_, name)| name)
    }

    /// Whether its value may be a table, with one entry for each name.
    pub fn takes_table(&self) -> bool {
        matches!(self.kind, KeyKind::Title | KeyKind::SentenceTable)
    }

    /// Whether its last part is a placeholder, as in `pictures.<kind>`.
    pub fn is_open(&self) -> bool {
        self.path.ends_with('>')
    }
}

impl KeyKind {
    /// A length between these, in millimetres.
    pub(super) const fn mm(least: f64, most: f64) -> KeyKind {
        KeyKind::Length { least, most }
    }

    /// A short description of the accepted values.
    pub fn describe(&self) -> String {
        match self {
            KeyKind::Format => "1".to_owned(),
            KeyKind::Length { least, most } => format!("length, {least} to {most} mm"),
            KeyKind::Number { least, most } => format!("number, {least} to {most}"),
            KeyKind::Integer { least, most } => format!("integer, {least} to {most}"),
            KeyKind::Colour => "colour".to_owned(),
            KeyKind::Keyword(words) => words.join(", "),
            KeyKind::Keywords(words) => format!("list of {}", words.join(", ")),
            KeyKind::Texts => "list of texts".to_owned(),
            KeyKind::Text => "text".to_owned(),
            KeyKind::Boolean => "true or false".to_owned(),
            KeyKind::Point => "two numbers, 0 to 1".to_owned(),
            KeyKind::Font => "shipped face, or font file beside the theme".to_owned(),
            KeyKind::Title => "text, or one for each language".to_owned(),
            KeyKind::SentenceTable => "table of sentences by clause".to_owned(),
        }
    }

    /// The accepted units, if it has any.
    pub fn unit(&self) -> Option<&'static str> {
        matches!(self, KeyKind::Length { .. }).then_some("mm, cm, in or pt")
    }
}
