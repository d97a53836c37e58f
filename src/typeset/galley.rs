//! Sorts in a row, and what any stretch of them would measure as a line.

use super::breaks::Break;
use super::fit::Look;
use super::script::{hangs_left, hangs_right};
use super::setting::{Alignment, Setting};
use super::sort::{Kind, Sort};
use super::spacing::{Change, Give, gaps};
use crate::fonts::{FaceId, Fonts};
use std::collections::BTreeMap;

/// The slack of a ragged line, as a part of the measure, that counts as much as the loosest good justified line.
const RAG: f64 = 0.12;
/// A last line narrower than this part of the measure looks like a mistake.
const SHORT_LAST: f64 = 0.12;
/// That costs so much.
const SHORT: f64 = 30_000.0;
/// A last line of one word or ideograph that is narrower than this, in ems, is a mistake.
const LONE_WIDTH: f64 = 2.2;
/// That costs so much: rather let the lines before it stand a tenth of an em wider.
const LONE: f64 = 600_000.0;
/// A last line of one ideograph with its stop. Lines of ideographs have hardly anything to give, and yet the line before
/// may rather stand a fifth of an em wider.
const LONE_IDEOGRAPH: f64 = 150_000_000.0;
/// A ragged last line of one word, or of two, that is narrower than this part of the measure; and what it costs where
/// words are not divided: the edge is ragged anyway, so the lines before may well be shorter by a word.
const FEW_WORDS: [(f64, f64); 2] = [(0.45, 30_000_000.0), (0.3, 3_000_000.0)];
/// The share of it that counts where words are divided.
const DIVIDABLE: f64 = 0.005;
/// A last line that is the rest of a divided word: however loose the line before it is, it is the lesser evil.
const FRAGMENT: f64 = 1_000_000_000.0;
/// A last line that begins with the rest of a divided word: with less than `ENOUGH` behind it, and with more.
const DIVIDED_INTO_LAST: [f64; 2] = [3_000_000.0, 100_000.0];
/// So many sorts behind its blank are enough beside the rest of a divided word.
const ENOUGH: usize = 4;
/// Half a hair, in ems: sums of fractions are never quite even.
const ON_GRID: f64 = 1e-6;
/// Ideographs that would stand this many times as far apart as in a loose line stay where they are.
const LOOSEST: f64 = 1.6;
/// Fewer sorts than this are a single short word.
const SHORT_WORD: usize = 7;

/// Sorts in a row, and what any stretch of them would measure as a line. Measures are in ems.
#[derive(Debug)]
pub(super) struct Galley<'a> {
    pub(super) sorts: &'a [Sort],
    pub(super) gaps: Vec<Give>,
    setting: &'a Setting,
    /// What all before a sort measure, their gaps included.
    sums: Vec<Give>,
    /// The hyphen of each face.
    hyphens: BTreeMap<FaceId, Hyphen>,
}

/// The hyphen that is drawn where a word is divided.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hyphen {
    pub(super) face: FaceId,
    pub(super) glyph: u16,
    pub(super) advance: f64,
}

/// A stretch of sorts as a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Measured {
    /// Its width from edge to edge, without what hangs out.
    pub(super) give: Give,
    /// How far it begins left of the edge.
    pub(super) left: f64,
    /// How far its ink may reach beyond the right edge.
    pub(super) right: f64,
    /// The blank half of the ideographic mark at its end, which is no part of its width.
    pub(super) blank: f64,
    /// The hyphen at its end.
    pub(super) hyphen: Option<Hyphen>,
}

impl Measured {
    /// What is asked of its gaps so that it fills the measure.
    fn ratio(&self, measure: f64) -> f64 {
        if self.is_on_grid(measure) { 0.0 } else { self.give.ratio(measure) }
    }

    /// What brings it to the measure. On the grid it stays; and so do `ideographs` that it would tear apart: where a
    /// mark must not begin the next line, or nothing but a mark would be left for it, the edge rather than the grid
    /// gives way.
    pub(super) fn change(&self, measure: f64, ideographs: bool) -> Change {
        let torn = ideographs && self.give.ratio(measure) > LOOSEST;
        if torn || self.is_on_grid(measure) { Change::default() } else { self.give.change(measure) }
    }

    /// How wide it is after a change: the blank half of its last mark counts where that fills the grid.
    pub(super) fn width(&self, measure: f64, change: Change) -> f64 {
        if self.is_on_grid(measure) { self.give.natural + self.blank } else { self.give.changed(change) }
    }

    /// Whether it fills the measure as it is, with the blank half of its last mark.
    fn is_on_grid(&self, measure: f64) -> bool {
        self.blank > 0.0 && (measure - self.give.natural - self.blank).abs() < ON_GRID
    }
}

impl<'a> Galley<'a> {
    pub(super) fn new(fonts: &Fonts, sorts: &'a [Sort], setting: &'a Setting) -> Galley<'a> {
        let gaps = gaps(sorts, setting);
        let mut sums = Vec::with_capacity(sorts.len() + 1);
        let mut sum = Give::default();
        sums.push(sum);
        for (sort, &gap) in sorts.iter().zip(&gaps) {
            sum = sum + Give { natural: sort.advance, ..Give::default() } + gap;
            sums.push(sum);
        }
        let mut hyphens = BTreeMap::new();
        for sort in sorts {
            hyphens.entry(sort.face).or_insert_with(|| {
                let face = fonts.face(sort.face);
                let glyph = face.glyph('\u{2010}').or_else(|| face.glyph('-')).unwrap_or_default();
                Hyphen { face: sort.face, glyph, advance: face.advance(glyph) }
            });
        }
        Galley { sorts, gaps, setting, sums, hyphens }
    }

    /// The sorts between two places as a line.
    pub(super) fn measure(&self, from: &Break, to: &Break) -> Measured {
        let (start, end) = (from.next, to.end);
        let mut line = Measured { give: Give::default(), left: 0.0, right: 0.0, blank: 0.0, hyphen: None };
        if end <= start && to.inside.is_none() {
            return line;
        }
        line.give = self.sums[end] - self.sums[start];
        if let Some((_, part)) = from.inside {
            line.give.natural -= part * self.sorts[start].advance;
        }
        let last = match to.inside {
            Some((_, part)) => {
                line.give.natural += part * self.sorts[end].advance;
                &self.sorts[end]
            }
            None => {
                line.give = line.give - self.gaps[end - 1];
                &self.sorts[end - 1]
            }
        };
        let first = &self.sorts[start];
        line.left = match first.kind {
            Kind::Opening => 0.5,
            Kind::Latin if self.setting.hanging => hangs_left(first.character) * first.advance,
            _ => 0.0,
        };
        line.hyphen = if to.divides { self.hyphens.get(&last.face).copied() } else { None };
        let straight = self.setting.hanging && self.setting.alignment == Alignment::Justified;
        line.right = match (line.hyphen, last.kind) {
            (Some(hyphen), _) if straight => hangs_right('-') * hyphen.advance,
            (None, Kind::Latin) if straight => hangs_right(last.character) * last.advance,
            _ => 0.0,
        };
        line.blank = if last.kind == Kind::Closing { 0.5 } else { 0.0 };
        line.give.natural += line.hyphen.map_or(0.0, |hyphen| hyphen.advance) - line.left - line.right - line.blank;
        line
    }

    /// What the optimiser thinks of the line between two places, of which the second may be the last.
    pub(super) fn look(&self, from: &Break, to: &Break, measure: f64) -> Look {
        let line = self.measure(from, to);
        let slack = measure - line.give.natural;
        let ends = to.place.forced;
        let ratio = match self.setting.alignment {
            Alignment::Justified if ends && slack >= 0.0 => 0.0,
            Alignment::Justified => line.ratio(measure),
            // Half a hair of slack: sums of fractions are never quite even.
            Alignment::Ragged | Alignment::Centred if slack < -1e-6 => f64::NEG_INFINITY,
            Alignment::Ragged if ends => 0.0,
            Alignment::Ragged => slack / (RAG * measure),
            Alignment::Centred => slack / (RAG * measure) * if ends { 0.25 } else { 1.0 },
        };
        let demerits = if ends && from.next > 0 { self.last_line(from, to, line.give.natural, measure) } else { 0.0 };
        Look { ratio, demerits }
    }

    /// What speaks against a last line: that it is too short to be one.
    fn last_line(&self, from: &Break, to: &Break, width: f64, measure: f64) -> f64 {
        let sorts = self.sorts.get(from.next..to.end).unwrap_or_default();
        let words = sorts.iter().filter(|sort| sort.kind == Kind::Space).count() + 1;
        let ideographs = sorts.iter().filter(|sort| sort.kind == Kind::Ideograph).count();
        let single = words == 1 && ideographs < 2 && sorts.len() < SHORT_WORD;
        let short = match single {
            true if ideographs == 1 && width < LONE_WIDTH + 1.0 => LONE_IDEOGRAPH,
            true if width < LONE_WIDTH => LONE,
            true => SHORT,
            false if width < SHORT_LAST * measure => SHORT,
            false => 0.0,
        };
        let few = match (self.setting.alignment, FEW_WORDS.get(words - 1)) {
            (Alignment::Ragged, Some((narrow, cost))) if ideographs == 0 && width < narrow * measure => {
                // No word is divided for it.
                cost * if self.setting.hyphenate { DIVIDABLE } else { 1.0 }
            }
            (Alignment::Ragged | Alignment::Justified | Alignment::Centred, _) => 0.0,
        };
        let blank = sorts.iter().position(|sort| sort.kind == Kind::Space);
        let divided = match (from.divides, blank) {
            (false, _) => 0.0,
            (true, None) => FRAGMENT,
            (true, Some(blank)) => DIVIDED_INTO_LAST[usize::from(sorts.len() - blank > ENOUGH)],
        };
        short + few + divided
    }
}
