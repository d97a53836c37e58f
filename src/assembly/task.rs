//! An assembly sheet to be made: facts, language, steps.

use super::facts::Facts;
use super::step::Step;
use crate::canvas::POINT;
use crate::canvas::legibility::Legibility;
use crate::compose::sheet::{Typesetter, is_ideographic};
use crate::language::{Argument, Arguments, Language};
use crate::typeset::{Faces, FontStyle, Paragraph, ParagraphStyle, Span};

/// Font sizes and leadings of running text and of notes, in points: for Latin text, for ideographs.
const TEXT: [(f64, f64); 2] = [(10.0, 13.0), (10.2, 15.4)];
const NOTES: [(f64, f64); 2] = [(9.0, 11.0), (9.0, 12.8)];

/// Minimum scale of running text relative to A4, and of notes.
const LEAST_WORDS: (f64, f64) = (0.88, 0.95);

/// An assembly sheet to be made.
pub struct SheetTask<'t> {
    /// The facts about the set.
    pub facts: &'t Facts<'t>,
    /// The language.
    pub language: &'t Language,
    /// The steps, in order.
    pub steps: &'t [Step],
    /// Scale of drawings relative to A4. Text shrinks less.
    pub scale: f64,
    /// The type sizes of the theme.
    pub legible: Legibility,
}

impl SheetTask<'_> {
    /// A message. A validated language has every message; a missing one would show its id.
    pub fn say(&self, key: &str, arguments: Arguments) -> String {
        self.language.say(key, &arguments).unwrap_or_else(|| key.to_owned())
    }

    /// The style of running text, scaled by `share`. Text set by [`spans`](Task::spans) has no italics: their slot has
    /// the face of figures.
    pub fn text(&self, typesetter: &Typesetter<'_, '_>, share: f64) -> ParagraphStyle {
        let (size, pitch) = TEXT[usize::from(self.ideographic())];
        let share = share * self.words();
        let (size, pitch) = self.at_least(share * size * POINT, share * pitch * POINT);
        let faces = Faces { italic: typesetter.notes.regular, ..typesetter.text };
        ParagraphStyle::caption(faces, size, pitch, self.language.tag())
    }

    /// The style of notes.
    pub fn notes(&self, typesetter: &Typesetter<'_, '_>) -> ParagraphStyle {
        let (size, pitch) = NOTES[usize::from(self.ideographic())];
        let share = self.scale.max(LEAST_WORDS.1);
        let (size, pitch) = self.at_least(share * size * POINT, share * pitch * POINT);
        ParagraphStyle::caption(typesetter.notes, size, pitch, self.language.tag())
    }

    /// A size and a leading, scaled up for large print.
    fn at_least(&self, size: f64, pitch: f64) -> (f64, f64) {
        if size < self.legible.least { (self.legible.least, pitch * self.legible.least / size) } else { (size, pitch) }
    }

    /// Scale of text relative to A4.
    pub fn words(&self) -> f64 {
        self.scale.max(LEAST_WORDS.0)
    }

    /// Running text with figures in the face of notes, where “11 mm” cannot be read as a Roman two.
    pub fn spans(&self, typesetter: &Typesetter<'_, '_>, text: &str) -> Vec<Span> {
        let is_digit = |character: Option<char>| character.is_some_and(|character| character.is_ascii_digit());
        let mut spans: Vec<Span> = Vec::new();
        let (mut before, mut rest) = (None, text.chars());
        while let Some(character) = rest.next() {
            let within = character == '.' && is_digit(before) && is_digit(rest.clone().next());
            let style = if is_digit(Some(character)) || within || character == '%' {
                FontStyle::Italic
            } else {
                FontStyle::Plain
            };
            before = Some(character);
            match spans.last_mut() {
                Some(span) if span.style == style => span.text.push(character),
                Some(_) | None => spans.push(Span::new(character, style, typesetter.ink())),
            }
        }
        spans
    }

    /// Emphasised text: bold, unless the bold face lacks one of its characters, or one of a step's title. The same for
    /// the whole sheet.
    pub fn strong(&self, typesetter: &Typesetter<'_, '_>, text: &str) -> Span {
        let (fonts, ink) = (&typesetter.resources.theme.fonts, typesetter.ink());
        let faces = [typesetter.text.bold, typesetter.text.cjk_bold].map(|face| fonts.face(face));
        let has = |character| faces.iter().any(|face| face.glyph(character).is_some());
        let titles = self.steps.iter().map(|step| self.say(step.key(), Vec::new()));
        if titles.chain([text.to_owned()]).all(|text| text.chars().all(has)) {
            Span::bold(text, ink)
        } else {
            Span::plain(text, ink)
        }
    }

    /// Whether the language is written in ideographs.
    pub fn ideographic(&self) -> bool {
        is_ideographic(self.language.tag())
    }
}

/// A number as an argument, with plural rules.
pub fn number(number: usize) -> Argument {
    Argument::Number(u32::try_from(number).unwrap_or(u32::MAX))
}

/// A text as an argument.
pub fn words(text: impl Into<String>) -> Argument {
    Argument::Text(text.into())
}

/// A paragraph in the fewest lines for `measure`, evenly filled so that no word is alone on the last line, and its
/// width: at least the first share of the measure, narrowed by the second at a time.
pub fn even(
    typesetter: &mut Typesetter<'_, '_>,
    spans: &[Span],
    measure: f64,
    setting: &ParagraphStyle,
    (narrowest, step): (f64, f64),
) -> (Paragraph, f64) {
    let mut best = (typesetter.paragraph(spans, measure, setting), measure);
    let mut share = 1.0 - step;
    while best.0.lines.len() > 1 && share >= narrowest {
        let narrower = typesetter.paragraph(spans, share * measure, setting);
        if narrower.lines.len() > best.0.lines.len() {
            break;
        }
        best = (narrower, share * measure);
        share -= step;
    }
    best
}
