//! What one key of a theme is.

/// A key of a theme: where it stands, what may be written, what it means. The reader knows no other keys.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KeySpec {
    /// Its place, such as `board.square`. A part in angle brackets stands for names: `pictures.<kind>`.
    pub path: &'static str,
    /// What may be written.
    pub kind: KeyKind,
    /// What holds where no theme says otherwise, as `classic` writes it; a text in brackets where that depends on
    /// something else.
    pub default: &'static str,
    /// What it means, in one sentence.
    pub about: &'static str,
}

/// What may be written under a key.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum KeyKind {
    /// The whole number 1.
    Format,
    /// A length with its unit, between two lengths in millimetres.
    Length {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
    },
    /// A number, which may have a fraction.
    Number {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
    },
    /// A whole number.
    Count {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A colour: `#A32A22`, `crimson`, `cmyk(0, 0.9, 0.8, 0.1)`.
    Colour,
    /// One word of a list.
    Word(&'static [&'static str]),
    /// Some words of a list.
    Words(&'static [&'static str]),
    /// Some texts.
    Texts,
    /// A text.
    Text,
    /// `true` or `false`.
    YesNo,
    /// A place on a picture: two numbers from 0 to 1, from the left and from the top.
    Place,
    /// The name of a shipped face, or a font file beside the theme.
    Font,
    /// A text, or one for each language.
    Title,
    /// A table of sentences by the ids of clauses.
    Sentences,
}

impl KeySpec {
    /// The table it stands in, empty for none: `board` of `board.square`.
    pub fn table(&self) -> &'static str {
        self.path.rsplit_once('.').map_or("", |(table, _)| table)
    }

    /// Its last name: `square` of `board.square`.
    pub fn name(&self) -> &'static str {
        self.path.rsplit_once('.').map_or(self.path, |(_, name)| name)
    }

    /// Whether it stands for any name, such as `pictures.<kind>`.
    pub fn is_open(&self) -> bool {
        self.path.ends_with('>')
    }
}

impl KeyKind {
    /// What may be written, in a few words.
    pub fn describe(&self) -> String {
        match self {
            KeyKind::Format => "1".to_owned(),
            KeyKind::Length { least, most } => format!("length, {least} to {most} mm"),
            KeyKind::Number { least, most } => format!("number, {least} to {most}"),
            KeyKind::Count { least, most } => format!("whole number, {least} to {most}"),
            KeyKind::Colour => "colour".to_owned(),
            KeyKind::Word(words) => words.join(", "),
            KeyKind::Words(words) => format!("list of {}", words.join(", ")),
            KeyKind::Texts => "list of texts".to_owned(),
            KeyKind::Text => "text".to_owned(),
            KeyKind::YesNo => "true or false".to_owned(),
            KeyKind::Place => "two numbers, 0 to 1".to_owned(),
            KeyKind::Font => "shipped face, or font file beside the theme".to_owned(),
            KeyKind::Title => "text, or one for each language".to_owned(),
            KeyKind::Sentences => "table of sentences by clause".to_owned(),
        }
    }

    /// The unit of its numbers, if it has one.
    pub fn unit(&self) -> Option<&'static str> {
        matches!(self, KeyKind::Length { .. }).then_some("mm, cm, in or pt")
    }
}
