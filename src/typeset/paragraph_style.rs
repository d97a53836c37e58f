//! Paragraph styles, and spans: the styled text of a paragraph.

use crate::fonts::{FaceId, Fonts};
use crate::language::is_ideographic;
use crate::scene::Paint;

/// The word joiner: forbids a line break at its place.
pub(super) const WORD_JOINER: char = '\u{2060}';

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

/// The alignment of a paragraph's lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alignment {
    /// Both edges straight; the last line at its natural width.
    Justified,
    /// The left edge straight; word spaces keep their width.
    Ragged,
    /// In the middle; word spaces keep their width.
    Centred,
}

/// The style of figures in the Latin faces (OpenType `lnum`, `onum`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// As tall as capitals: captions, numbers, tables.
    Lining,
    /// With ascenders and descenders: running text.
    OldStyle,
}

/// The weight or slope of a span.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FontStyle {
    /// Upright, regular.
    Plain,
    /// Bold.
    Bold,
    /// Italic.
    Italic,
}

/// A piece of text in one style and colour. A soft hyphen (U+00AD) allows hyphenation at its place, a word joiner
/// (U+2060) forbids a line break.
#[derive(Debug, Clone, PartialEq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// Its weight or slope.
    pub style: FontStyle,
    /// Its colour.
    pub paint: Paint,
}

/// The limits of a space in justified text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SpacingLimits {
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

/// Everything that decides how a paragraph looks.
#[derive(Debug, Clone, PartialEq)]
pub struct ParagraphStyle {
    /// The faces.
    pub faces: Faces,
    /// The font size: millimetres to an em.
    pub size: f64,
    /// The line height in millimetres. It is the same for every line, whatever its content.
    pub pitch: f64,
    /// The distance of the baseline from the top of the line, in ems.
    pub ascent: f64,
    /// The language as a BCP 47 tag such as `de` or `zh-Hant`.
    pub language: String,
    /// The alignment of its lines.
    pub alignment: Alignment,
    /// Whether words may be hyphenated.
    pub hyphenate: bool,
    /// The style of figures.
    pub figures: Figures,
    /// Whether Latin stops, hyphens and quotes hang a little into the margin (optical margins).
    pub hanging: bool,
    /// The limits of a word space in a justified line, as multiples of its natural width.
    pub word_space: SpacingLimits,
    /// The limits of letter-spacing in a justified line, in ems.
    pub tracking: SpacingLimits,
}

impl Faces {
    /// Alegreya with the Kai: running text.
    ///
    /// # Panics
    /// Never: these faces are shipped.
    pub fn serif(fonts: &Fonts) -> Faces {
        Faces::named(fonts, "alegreya")
    }

    /// Alegreya Sans with the Kai: captions, large print, Latin text beside Chinese.
    ///
    /// # Panics
    /// Never: these faces are shipped.
    pub fn sans(fonts: &Fonts) -> Faces {
        Faces::named(fonts, "alegreya-sans")
    }

    /// A shipped family with the Kai.
    fn named(fonts: &Fonts, family: &str) -> Faces {
        let face = |name: &str| fonts.find(name).expect("these faces are shipped");
        let [bold, italic] = ["bold", "italic"].map(|style| face(&format!("{family}-{style}")));
        Faces { regular: face(family), bold, italic, cjk: face("kai"), cjk_bold: face("kai-bold") }
    }

    /// The Latin face of a style.
    pub(super) fn latin(&self, style: FontStyle) -> FaceId {
        match style {
            FontStyle::Plain => self.regular,
            FontStyle::Bold => self.bold,
            FontStyle::Italic => self.italic,
        }
    }

    /// The ideographic face of a style.
    pub(super) fn ideographic(&self, style: FontStyle) -> FaceId {
        match style {
            FontStyle::Plain | FontStyle::Italic => self.cjk,
            FontStyle::Bold => self.cjk_bold,
        }
    }
}

impl ParagraphStyle {
    /// Running text: justified and hyphenated, with old-style figures and hanging punctuation. `size` and `pitch` in
    /// millimetres. For a language of ideographs the baseline lies lower and figures are lining.
    pub fn text(faces: Faces, size: f64, pitch: f64, language: &str) -> ParagraphStyle {
        let ideographic = is_ideographic(language);
        ParagraphStyle {
            faces,
            size,
            pitch,
            ascent: if ideographic { 0.86 } else { 0.76 },
            language: language.to_owned(),
            alignment: Alignment::Justified,
            hyphenate: true,
            figures: if ideographic { Figures::Lining } else { Figures::OldStyle },
            hanging: true,
            word_space: SpacingLimits { least: 0.85, most: 1.4 },
            tracking: SpacingLimits { least: -0.008, most: 0.016 },
        }
    }

    /// A caption: ragged, not hyphenated, lining figures. `size` and `pitch` in millimetres.
    pub fn caption(faces: Faces, size: f64, pitch: f64, language: &str) -> ParagraphStyle {
        ParagraphStyle {
            alignment: Alignment::Ragged,
            hyphenate: false,
            figures: Figures::Lining,
            ascent: if is_ideographic(language) { 0.86 } else { 0.74 },
            ..ParagraphStyle::text(faces, size, pitch, language)
        }
    }

    /// Whether the language is written in ideographs.
    pub(super) fn ideographic(&self) -> bool {
        is_ideographic(&self.language)
    }
}

impl Span {
    /// Text in some style.
    pub fn new(text: impl Into<String>, style: FontStyle, paint: impl Into<Paint>) -> Span {
        Span { text: text.into(), style, paint: paint.into() }
    }

    /// Upright, regular text.
    pub fn plain(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, FontStyle::Plain, paint)
    }

    /// Bold text.
    pub fn bold(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, FontStyle::Bold, paint)
    }

    /// Italic text.
    pub fn italic(text: impl Into<String>, paint: impl Into<Paint>) -> Span {
        Span::new(text, FontStyle::Italic, paint)
    }

    /// The span without any line break inside.
    pub fn together(self) -> Span {
        let mut text = String::with_capacity(4 * self.text.len());
        for (place, character) in self.text.chars().enumerate() {
            text.extend((place > 0).then_some(WORD_JOINER));
            text.push(character);
        }
        Span { text, ..self }
    }

    /// The span without any line break inside or after it.
    pub fn joined(self) -> Span {
        let mut span = self.together();
        span.text.push(WORD_JOINER);
        span
    }
}
