//! Texts that were shaped and broken a moment ago, by the text: a sheet is laid out at many sizes until it fits, and a
//! set is made again and again while somebody changes it.
//!
//! What is known of a text is a function of the text, its style and the faces, so that nobody can tell whether it was
//! known before.

use super::breakable_text::BreakableText;
use super::broken_text::BrokenText;
use super::paragraph_style::{ParagraphStyle, SpacingLimits, Span};
use crate::fonts::{self, Fonts, FontsId};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Texts that are kept from one set to the next; beyond that only those of the last set are.
const MOST_TEXTS: usize = 1000;
/// The most ways in which one text is known to be broken; beyond that the older half is forgotten. A sheet tries some
/// hundreds.
const MOST_BROKEN: usize = 512;

/// Texts by the hash of their spans' texts.
type Texts = BTreeMap<u64, Vec<KnownText>>;

/// Those of the last layouter, and its fonts.
static KNOWN: Mutex<Option<(FontsId, Texts)>> = Mutex::new(None);

/// Texts in the faces of some fonts. They are left for the next layouter.
pub(super) struct KnownTexts {
    fonts: FontsId,
    texts: Texts,
}

/// A text with everything that its breaks depend on.
pub(super) struct KnownText {
    spans: Vec<Span>,
    style: ParagraphStyle,
    /// The text with its legal breaks.
    pub(super) text: Arc<BreakableText>,
    /// How it was broken.
    broken: Vec<KnownBreaks>,
    /// Whether it was asked for since it was taken up.
    is_used: bool,
}

/// How a text was broken, with everything beside the text that this depends on.
struct KnownBreaks {
    /// The measure in ems.
    measure: f64,
    hanging: bool,
    spaces: [SpacingLimits; 2],
    broken: Arc<BrokenText>,
}

impl KnownTexts {
    /// Those of the last layouter, if it had the same faces, else none.
    pub(super) fn taken_up(fonts: &Fonts) -> KnownTexts {
        let fonts = fonts.id();
        let last = known().take().filter(|(last, _)| *last == fonts);
        KnownTexts { fonts, texts: last.map(|(_, texts)| texts).unwrap_or_default() }
    }

    /// A text with these spans in this style.
    pub(super) fn find(&mut self, spans: &[Span], style: &ParagraphStyle) -> Option<&mut KnownText> {
        let known = self.texts.get_mut(&hash(spans))?.iter_mut().find(|known| known.is(spans, style))?;
        known.is_used = true;
        Some(known)
    }

    /// Adds a text that is not among them.
    pub(super) fn add(&mut self, spans: &[Span], style: &ParagraphStyle, text: Arc<BreakableText>) {
        let (spans, hash, style) = (spans.to_vec(), hash(spans), style.clone());
        let known = KnownText { spans, style, text, broken: Vec::new(), is_used: true };
        self.texts.entry(hash).or_default().push(known);
    }
}

impl Drop for KnownTexts {
    fn drop(&mut self) {
        // If a face was wanting, somebody has to be told so again.
        if fonts::lacking() {
            return;
        }
        let mut texts = std::mem::take(&mut self.texts);
        let all = texts.values().map(Vec::len).sum::<usize>();
        texts.retain(|_, alike| {
            alike.retain_mut(|text| std::mem::take(&mut text.is_used) || all <= MOST_TEXTS);
            !alike.is_empty()
        });
        *known() = Some((self.fonts, texts));
    }
}

fn known() -> MutexGuard<'static, Option<(FontsId, Texts)>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl KnownText {
    /// Whether spans in a style have the same breaks: neither size nor measure nor colour matters.
    fn is(&self, spans: &[Span], style: &ParagraphStyle) -> bool {
        let (own, other) = (&self.style, style);
        let alike = |(one, other): (&Span, &Span)| one.style == other.style && one.text == other.text;
        self.spans.len() == spans.len()
            && self.spans.iter().zip(spans).all(alike)
            && (own.faces, own.figures, own.hyphenate, own.alignment)
                == (other.faces, other.figures, other.hyphenate, other.alignment)
            && own.language == other.language
    }

    /// How it was broken at a measure in ems.
    pub(super) fn broken(&self, measure: f64, style: &ParagraphStyle) -> Option<Arc<BrokenText>> {
        let spaces = [style.word_space, style.tracking];
        let known = self
            .broken
            .iter()
            .rev()
            .find(|known| known.measure == measure && known.hanging == style.hanging && known.spaces == spaces);
        known.map(|known| known.broken.clone())
    }

    /// Notes how it was broken.
    pub(super) fn note(&mut self, measure: f64, style: &ParagraphStyle, broken: Arc<BrokenText>) {
        if self.broken.len() == MOST_BROKEN {
            self.broken.drain(..MOST_BROKEN / 2);
        }
        let spaces = [style.word_space, style.tracking];
        self.broken.push(KnownBreaks { measure, hanging: style.hanging, spaces, broken });
    }
}

fn hash(spans: &[Span]) -> u64 {
    let mut hasher = DefaultHasher::new();
    spans.iter().for_each(|span| span.text.hash(&mut hasher));
    hasher.finish()
}
