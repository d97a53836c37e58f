//! The rules in pictures: a line each, as large as fits.

use super::crop::crop;
use super::line::{CardLine, lines};
use super::{CARD, INSET};
use crate::canvas::POINT;
use crate::compose::diagram::{DrawnFigure, Look, excerpt};
use crate::compose::sheet::typesetter::{Typesetter, is_ideographic};
use crate::geom::Affine;
use crate::rulesheet::Sheet;
use crate::scene::{Group, Item};
use crate::typeset::{Paragraph, ParagraphStyle, Span};

/// Pictures: the width of their column, maximum height, and maximum size of a square.
const PICTURE: (f64, f64, f64) = (13.6, 12.4, 5.9);
/// Between picture and text.
const GUTTER: f64 = 2.2;
/// Minimum gap between two lines.
const GAP: f64 = 1.4;
/// Font sizes in points, Latin and ideographic, from the largest to the legible minimum.
const SIZES: [(f64, f64); 5] = [(7.6, 8.2), (7.3, 7.9), (7.0, 7.6), (6.75, 7.3), (6.5, 7.0)];
/// Leading relative to the font size.
const PITCH: (f64, f64) = (1.2, 1.36);

/// Number of these sizes for whole sentences; below them fewer words are better than smaller ones.
const GOOD: usize = 3;

/// Scales of pictures to try before a line is dropped.
const LOWER: [f64; 3] = [0.85, 0.7, 0.58];

/// The amount of text of a line.
#[derive(Debug, Clone, Copy)]
enum LineWords {
    /// The sheet's sentences, with this number of remarks.
    Whole { remarks: usize },
    /// The short form.
    Brief,
}

/// A line, set.
struct TypesetLine {
    text: Paragraph,
    picture: Option<DrawnFigure>,
    alternative: String,
}

impl TypesetLine {
    fn picture_height(&self) -> f64 {
        self.picture.as_ref().map_or(0.0, |drawn| drawn.size.height)
    }

    fn height(&self) -> f64 {
        self.text.height().max(self.picture_height())
    }
}

impl Typesetter<'_, '_> {
    /// The second side.
    pub(super) fn back(&mut self, sheet: &Sheet) -> Vec<Item> {
        let mut items = self.frame();
        let room = CARD.height - 2.0 * INSET.1;
        let all = lines(sheet);
        let set = self.fitted(sheet, &all, room);
        let used: f64 = set.iter().map(TypesetLine::height).sum();
        // The remaining space is distributed between and around the lines.
        let gap = (room - used) / set.len().max(1) as f64;
        let mut y = INSET.1 + gap / 2.0;
        for line in set {
            let height = line.height();
            let up = (height - line.picture_height()) / 2.0;
            let text_up = (height - line.text.height()) / 2.0;
            if let Some(drawn) = line.picture {
                let x = INSET.0 + (PICTURE.0 - drawn.size.width) / 2.0;
                items.push(Group::picture(Affine::translate((x, y + up)), drawn.items, line.alternative).into());
            }
            items.extend(line.text.draw((INSET.0 + PICTURE.0 + GUTTER, y + text_up)));
            y += height + gap;
        }
        items
    }

    /// The most text that is legible: reduced first by remarks, then to the short form, then in font size, then in
    /// picture height, then by lines.
    fn fitted(&mut self, sheet: &Sheet, all: &[CardLine<'_>], room: f64) -> Vec<TypesetLine> {
        let most = all.iter().map(|line| line.sentences.len() - line.must).max().unwrap_or(0);
        let sizes = self.sizes();
        let good = &sizes[..GOOD.min(sizes.len())];
        let whole = (0..=most).rev().map(|remarks| (LineWords::Whole { remarks }, good));
        let ways: Vec<(LineWords, &[(f64, f64)])> = whole.chain([(LineWords::Brief, &sizes[..])]).collect();
        let tried =
            ways.into_iter().flat_map(|(words, sizes)| sizes.iter().map(move |&size| (words, size, 1.0, all.len())));
        let least = sizes[sizes.len() - 1];
        let lower = LOWER.into_iter().map(|share| (LineWords::Brief, least, share, all.len()));
        let fewer = (0..all.len()).rev().map(|count| (LineWords::Brief, least, LOWER[LOWER.len() - 1], count));
        for (words, size, share, count) in tried.chain(lower).chain(fewer) {
            let set: Vec<TypesetLine> =
                all[..count].iter().map(|line| self.set(sheet, line, words, size, PICTURE.1 * share)).collect();
            if set.iter().map(TypesetLine::height).sum::<f64>() + GAP * count as f64 <= room {
                return set;
            }
        }
        Vec::new()
    }

    /// The permitted font sizes, none below the requested minimum.
    fn sizes(&self) -> Vec<(f64, f64)> {
        let least = self.least / POINT;
        let large: Vec<(f64, f64)> = SIZES.into_iter().filter(|(latin, cjk)| latin.min(*cjk) >= least).collect();
        if large.is_empty() { vec![(least, least)] } else { large }
    }

    fn set(
        &mut self,
        sheet: &Sheet,
        line: &CardLine<'_>,
        words: LineWords,
        (latin, cjk): (f64, f64),
        high: f64,
    ) -> TypesetLine {
        let ideographic = is_ideographic(&sheet.language);
        let (size, pitch) = if ideographic { (cjk, cjk * PITCH.1) } else { (latin, latin * PITCH.0) };
        let setting = ParagraphStyle::caption(self.notes, size * POINT, pitch * POINT, &sheet.language);
        let ink = self.ink();
        let blank = sheet.between_sentences();
        let (key, shown) = match words {
            LineWords::Whole { remarks } => {
                (line.key, &line.sentences[..(line.must + remarks).min(line.sentences.len())])
            }
            LineWords::Brief => (line.brief.0, line.brief.1.as_slice()),
        };
        let (colon, stop) = if ideographic { ("：", "。") } else { (":", ".") };
        // Labels and entries of the quick reference have no full stop.
        let key = if closes(key) { key.to_owned() } else { format!("{key}{colon}") };
        let open = |text: &str| !closes(text);
        let said: Vec<String> =
            shown.iter().map(|text| format!("{text}{}", if open(text) { stop } else { "" })).collect();
        let spans = [Span::bold(key, ink), Span::plain(format!("{blank}{}", said.join(blank)), ink)];
        let width = CARD.width - 2.0 * INSET.0 - PICTURE.0 - GUTTER;
        let text = self.paragraph(&spans, width, &setting);
        let picture = line.figure.map(|figure| {
            let view = crop(&figure.view, line.topic);
            let whole = excerpt(self.resources, &view, PICTURE.2, Look::Card).size;
            let share = (PICTURE.0 / whole.width).min(high / whole.height).min(1.0);
            excerpt(self.resources, &view, PICTURE.2 * share, Look::Card)
        });
        let alternative = line.figure.map(|figure| figure.caption.clone()).unwrap_or_default();
        TypesetLine { text, picture, alternative }
    }
}

/// Whether a text ends with punctuation.
fn closes(text: &str) -> bool {
    text.chars().next_back().is_some_and(|last| matches!(last, '.' | ':' | '!' | '?' | '。' | '：' | '！' | '？'))
}
