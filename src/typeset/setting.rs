//! How a paragraph shall look, and the words that are set.

use super::manuscript::JOINER;
use crate::fonts::{FaceId, Fonts};
use crate::scene::Paint;

/// The faces of a paragraph. Which script a character belongs to decides between the Latin and the ideographic ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Faces {
    /// Latin text.
    pub regular: FaceId,
    /// Run-in titles and key words.
    pub bold: FaceId,
    /// Themes, pinyin.
    pub italic: FaceId,
    /// Ideographs, kana and their punctuation; for italic spans too, since ideographs have no italic.
    pub cjk: FaceId,
    /// Ideographs in bold spans.
    pub cjk_bold: FaceId,
}

/// How the ends of lines fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alignment {
    /// Both edges straight; the last line as long as it is.
    Justified,
    /// The left edge straight; word spaces keep their width.
    Ragged,
    /// In the middle; word spaces keep their width.
    Centred,
}

/// Which figures the Latin faces set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// As tall as capitals: captions, numbers, tables.
    Lining,
    /// With ascenders and descenders: running text.
    OldStyle,
}

/// The weight or slope of a span.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Upright, regular.
    Plain,
    /// Bold.
    Bold,
    /// Italic.
    Italic,
}

/// A piece of text in one style and colour. A soft hyphen (U+00AD) in it is a place where its word may be divided, a word
/// joiner (U+2060) one where no line ends.
#[derive(Debug, Clone, PartialEq)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// How.
    pub style: Style,
    /// In which colour.
    pub paint: Paint,
    /// Figures other than the paragraph's.
    pub figures: Option<Figures>,
}

/// From the least to the most that something may measure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Range {
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

/// Everything that decides how a paragraph looks.
#[derive(Debug, Clone, PartialEq)]
pub struct Setting {
    /// The faces.
    pub faces: Faces,
    /// Millimetres to an em.
    pub size: f64,
    /// From line to line, in millimetres. Every line is exactly so high, whatever stands in it.
    pub pitch: f64,
    /// How far below the top of its em a line's baseline lies, in ems.
    pub ascent: f64,
    /// The language as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// How lines end.
    pub alignment: Alignment,
    /// Whether words may be divided.
    pub hyphenate: bool,
    /// Figures, where a span does not ask for others.
    pub figures: Figures,
    /// Whether Latin stops, hyphens and quotes hang a little into the margin, so that the edge looks straight.
    pub hanging: bool,
    /// The width of a word space in a justified line, as a part of its own width.
    pub word_space: Range,
    /// What may be added between Latin letters in a justified line, in ems.
    pub tracking: Range,
}

impl Faces {
    /// Alegreya with the Kai: running text.
    ///
    /// # Panics
    /// Never: these faces are shipped.
    pub fn serif(fonts: &Fonts) -> Faces {
        Faces::named(fonts, ["alegreya", "alegreya-bold", "alegreya-italic", "kai", "kai-bold"])
            .expect("these faces are shipped")
    }

    /// Alegreya Sans with the Kai: captions, large print, Latin text beside Chinese.
    ///
    /// # Panics
    /// Never: these faces are shipped.
    pub fn sans(fonts: &Fonts) -> Faces {
        Faces::named(fonts, ["alegreya-sans", "alegreya-sans-bold", "alegreya-sans-italic", "kai", "kai-bold"])
            .expect("these faces are shipped")
    }

    /// Faces by name: regular, bold, italic, ideographs, bold ideographs. Nothing if one is not there.
    pub fn named(fonts: &Fonts, names: [&str; 5]) -> Option<Faces> {
        let [regular, bold, italic, cjk, cjk_bold] = names.map(|name| fonts.find(name));
        Some(Faces { regular: regular?, bold: bold?, italic: italic?, cjk: cjk?, cjk_bold: cjk_bold? })
    }

    /// The Latin face of a style.
    pub(super) fn latin(&self, style: Style) -> FaceId {
        match style {
            Style::Plain => self.regular,
            Style::Bold => self.bold,
            Style::Italic => self.italic,
        }
    }

    /// The ideographic face of a style.
    pub(super) fn ideographic(&self, style: Style) -> FaceId {
        match style {
            Style::Plain | Style::Italic => self.cjk,
            Style::Bold => self.cjk_bold,
        }
    }
}

impl Setting {
    /// Running text: justified, with divided words, old-style figures and hanging punctuation. `size` and `pitch` in
    /// millimetres. For a language of ideographs the baseline lies lower and figures are lining.
    pub fn text(faces: Faces, size: f64, pitch: f64, language: &str) -> Setting {
        let ideographic = is_ideographic(language);
        Setting {
            faces,
            size,
            pitch,
            ascent: if ideographic { 0.86 } else { 0.76 },
            language: language.to_owned(),
            alignment: Alignment::Justified,
            hyphenate: true,
            figures: if ideographic { Figures::Lining } else { Figures::OldStyle },
            hanging: true,
            word_space: Range { least: 0.85, most: 1.4 },
            tracking: Range { least: -0.008, most: 0.016 },
        }
    }

    /// A caption: ragged, no divided words, lining figures. `size` and `pitch` in millimetres.
    pub fn caption(faces: Faces, size: f64, pitch: f64, language: &str) -> Setting {
        Setting {
            alignment: Alignment::Ragged,
            hyphenate: false,
            figures: Figures::Lining,
            ascent: if is_ideographic(language) { 0.86 } else { 0.74 },
            ..Setting::text(faces, size, pitch, language)
        }
    }

    /// Whether the language is written in ideographs.
    pub(super) fn ideographic(&self) -> bool {
        is_ideographic(&self.language)
    }
}

/// Whether a language is written in ideographs, by its tag.
fn is_ideographic(language: &str) -> bool {
    matches!(language.split('-').next(), Some("zh" | "ja"))
}

impl Span {
    /// Text in some style.
    pub fn new(text: impl Into<String>, style: Style, paint: impl Into<Paint>) -> Span {
        Span { text: text.into(), style, paint: paint.into(), figures: None }
    }

    /// Upright, regular text.
    pub fn plain(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, Style::Plain, paint)
    }

    /// Bold text.
    pub fn bold(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, Style::Bold, paint)
    }

    /// Italic text.
    pub fn italic(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, Style::Italic, paint)
    }

    /// The same, all of it on one line.
    pub fn together(self) -> Span {
        let mut text = String::with_capacity(4 * self.text.len());
        for (place, character) in self.text.chars().enumerate() {
            text.extend((place > 0).then_some(JOINER));
            text.push(character);
        }
        Span { text, ..self }
    }

    /// The same on one line with what follows it, up to where that may be broken.
    pub fn joined(self) -> Span {
        let mut span = self.together();
        span.text.push(JOINER);
        span
    }

    /// The same with these figures.
    pub fn with_figures(self, figures: Figures) -> Span {
        Span { figures: Some(figures), ..self }
    }
}
