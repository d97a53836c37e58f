//! Candidate lines: the width, glue and demerits of the line between any two legal breaks, from prefix sums.

use super::breaks::Break;
use super::cluster::{Cluster, ClusterKind};
use super::glue::{Adjustment, Glue, gaps};
use super::line_breaking::LineFit;
use super::paragraph_style::{Alignment, ParagraphStyle};
use super::script::{hangs_left, hangs_right};
use crate::fonts::{FaceId, Fonts};
use std::collections::BTreeMap;

/// The slack of a ragged line, as a part of the measure, that counts as an adjustment ratio of 1.
const RAGGED_SLACK: f64 = 0.12;
/// A last line narrower than this part of the measure is short.
const SHORT_LAST_LINE: f64 = 0.12;
/// Demerits for a short last line.
const SHORT_DEMERITS: f64 = 30_000.0;
/// A last line of one word or ideograph that is narrower than this, in ems, is a runt.
const RUNT_WIDTH: f64 = 2.2;
/// Demerits for a runt: word spaces a tenth of an em wider in the lines before cost less.
const RUNT_DEMERITS: f64 = 600_000.0;
/// Demerits for a last line of one ideograph with its stop. Lines of ideographs hardly stretch, and yet gaps a fifth of
/// an em wider in the line before cost less.
const IDEOGRAPH_RUNT_DEMERITS: f64 = 150_000_000.0;
/// For a ragged last line of one word, or of two: the part of the measure below which it is short, and its demerits in
/// text without hyphenation. A line before it that is shorter by a word costs less.
const FEW_WORDS: [(f64, f64); 2] = [(0.45, 30_000_000.0), (0.3, 3_000_000.0)];
/// The factor of these demerits in hyphenated text.
const FEW_WORDS_HYPHENATED: f64 = 0.005;
/// A last line of one word is lonely if it is narrower than this part of the measure, and its demerits: the lines before
/// it may even be so loose that the paragraph is set ragged.
const LONELY: (f64, f64) = (0.36, 300_000_000.0);
/// Demerits for a last line that is only the rest of a hyphenated word: a line before it, however loose, costs less.
const FRAGMENT_DEMERITS: f64 = 1_000_000_000.0;
/// Demerits for a last line that begins with the rest of a hyphenated word: with at most [`ENOUGH_AFTER_FRAGMENT`]
/// clusters after it, and with more; and for one that is no wider than a lonely word.
const LAST_HYPHEN_DEMERITS: [f64; 2] = [3_000_000.0, 100_000.0];
const SHORT_LAST_HYPHEN_DEMERITS: f64 = 30_000_000.0;
/// So many clusters from the first blank on are enough after the rest of a hyphenated word.
const ENOUGH_AFTER_FRAGMENT: usize = 4;
/// The tolerance for sums of lengths, in ems.
const ON_GRID: f64 = 1e-6;
/// A line of ideographs with a greater adjustment ratio keeps its natural width.
const MAX_IDEOGRAPH_RATIO: f64 = 1.6;
/// Fewer clusters than this are a short word.
const SHORT_WORD: usize = 7;

/// The clusters of a paragraph with prefix sums of their widths. Lengths in ems.
#[derive(Debug)]
pub(super) struct LineCandidates<'a> {
    pub(super) clusters: &'a [Cluster],
    pub(super) gaps: Vec<Glue>,
    style: &'a ParagraphStyle,
    /// Prefix sums: the width of all clusters before each one, their gaps included.
    sums: Vec<Glue>,
    /// The hyphen of each face.
    hyphens: BTreeMap<FaceId, Hyphen>,
}

/// The hyphen that is drawn where a word is hyphenated.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hyphen {
    pub(super) face: FaceId,
    pub(super) glyph: u16,
    pub(super) advance: f64,
}

/// The measures of one candidate line.
#[derive(Debug, Clone, Copy)]
pub(super) struct CandidateLine {
    /// Its width without hanging punctuation.
    pub(super) glue: Glue,
    /// How far its first mark hangs into the left margin.
    pub(super) left: f64,
    /// How far its last mark hangs into the right margin.
    pub(super) right: f64,
    /// The blank half of the ideographic mark at its end, which does not count as width.
    pub(super) blank: f64,
    /// The hyphen at its end.
    pub(super) hyphen: Option<Hyphen>,
}

impl CandidateLine {
    /// The adjustment ratio with which it fills the measure.
    pub(super) fn adjustment_ratio(&self, measure: f64) -> f64 {
        if self.is_on_grid(measure) { 0.0 } else { self.glue.adjustment_ratio(measure) }
    }

    /// The adjustment that justifies it to the measure. A line on the grid keeps its natural width, and so does a line
    /// of `ideographs` that would become too loose (a mark that must not begin the next line was moved there): a ragged
    /// edge disturbs less than a broken grid.
    pub(super) fn adjustment(&self, measure: f64, ideographs: bool) -> Adjustment {
        let loose = ideographs && self.glue.adjustment_ratio(measure) > MAX_IDEOGRAPH_RATIO;
        if loose || self.is_on_grid(measure) { Adjustment::default() } else { self.glue.adjustment(measure) }
    }

    /// Its width after an adjustment; on the grid the blank half of its last mark counts.
    pub(super) fn width(&self, measure: f64, change: Adjustment) -> f64 {
        if self.is_on_grid(measure) { self.glue.natural + self.blank } else { self.glue.adjusted(change) }
    }

    /// Whether it fills the measure at its natural width, with the blank half of its last mark.
    fn is_on_grid(&self, measure: f64) -> bool {
        self.blank > 0.0 && (measure - self.glue.natural - self.blank).abs() < ON_GRID
    }
}

impl<'a> LineCandidates<'a> {
    pub(super) fn new(fonts: &Fonts, clusters: &'a [Cluster], style: &'a ParagraphStyle) -> LineCandidates<'a> {
        let gaps = gaps(clusters, style);
        let mut sums = Vec::with_capacity(clusters.len() + 1);
        let mut sum = Glue::default();
        sums.push(sum);
        for (cluster, &gap) in clusters.iter().zip(&gaps) {
            sum = sum + Glue { natural: cluster.advance, ..Glue::default() } + gap;
            sums.push(sum);
        }
        let mut hyphens = BTreeMap::new();
        for cluster in clusters {
            hyphens.entry(cluster.face).or_insert_with(|| {
                let face = fonts.face(cluster.face);
                let glyph = face.glyph('\u{2010}').or_else(|| face.glyph('-')).unwrap_or_default();
                Hyphen { face: cluster.face, glyph, advance: face.advance(glyph) }
            });
        }
        LineCandidates { clusters, gaps, style, sums, hyphens }
    }

    /// Measures the line between two breaks.
    pub(super) fn measure(&self, from: &Break, to: &Break) -> CandidateLine {
        let (start, end) = (from.next, to.end);
        let mut line = CandidateLine { glue: Glue::default(), left: 0.0, right: 0.0, blank: 0.0, hyphen: None };
        if end <= start && to.inside.is_none() {
            return line;
        }
        line.glue = self.sums[end] - self.sums[start];
        if let Some((_, part)) = from.inside {
            line.glue.natural -= part * self.clusters[start].advance;
        }
        let last = match to.inside {
            Some((_, part)) => {
                line.glue.natural += part * self.clusters[end].advance;
                &self.clusters[end]
            }
            None => {
                line.glue = line.glue - self.gaps[end - 1];
                &self.clusters[end - 1]
            }
        };
        let first = &self.clusters[start];
        line.left = match first.kind {
            ClusterKind::Opening => 0.5,
            ClusterKind::Latin if self.style.hanging => hangs_left(first.character) * first.advance,
            _ => 0.0,
        };
        line.hyphen = if to.hyphenates { self.hyphens.get(&last.face).copied() } else { None };
        let straight = self.style.hanging && self.style.alignment == Alignment::Justified;
        line.right = match (line.hyphen, last.kind) {
            (Some(hyphen), _) if straight => hangs_right('-') * hyphen.advance,
            (None, ClusterKind::Latin) if straight => hangs_right(last.character) * last.advance,
            _ => 0.0,
        };
        line.blank = if last.kind == ClusterKind::Closing { 0.5 } else { 0.0 };
        line.glue.natural += line.hyphen.map_or(0.0, |hyphen| hyphen.advance) - line.left - line.right - line.blank;
        line
    }

    /// The adjustment ratio and additional demerits of the line between two breaks.
    pub(super) fn line_fit(&self, from: &Break, to: &Break, measure: f64) -> LineFit {
        let line = self.measure(from, to);
        let slack = measure - line.glue.natural;
        let ends = to.breakpoint.forced;
        let ratio = match self.style.alignment {
            Alignment::Justified if ends && slack >= 0.0 => 0.0,
            Alignment::Justified => line.adjustment_ratio(measure),
            Alignment::Ragged | Alignment::Centred if slack < -ON_GRID => f64::NEG_INFINITY,
            Alignment::Ragged if ends => 0.0,
            Alignment::Ragged => slack / (RAGGED_SLACK * measure),
            Alignment::Centred => slack / (RAGGED_SLACK * measure) * if ends { 0.25 } else { 1.0 },
        };
        let demerits =
            if ends && from.next > 0 { self.last_line_demerits(from, to, line.glue.natural, measure) } else { 0.0 };
        LineFit { ratio, demerits }
    }

    /// Demerits of a last line: it is short, or begins with the rest of a hyphenated word.
    fn last_line_demerits(&self, from: &Break, to: &Break, width: f64, measure: f64) -> f64 {
        let clusters = self.clusters.get(from.next..to.end).unwrap_or_default();
        let words = clusters.iter().filter(|cluster| cluster.kind == ClusterKind::Space).count() + 1;
        let ideographs = clusters.iter().filter(|cluster| cluster.kind == ClusterKind::Ideograph).count();
        let single = words == 1 && ideographs < 2 && clusters.len() < SHORT_WORD;
        let short = match single {
            true if ideographs == 1 && width < RUNT_WIDTH + 1.0 => IDEOGRAPH_RUNT_DEMERITS,
            true if width < RUNT_WIDTH => RUNT_DEMERITS,
            true => SHORT_DEMERITS,
            false if width < SHORT_LAST_LINE * measure => SHORT_DEMERITS,
            false => 0.0,
        };
        let few = match (self.style.alignment, FEW_WORDS.get(words - 1)) {
            (Alignment::Ragged, Some((narrow, cost))) if ideographs == 0 && width < narrow * measure => {
                // No word is hyphenated to avoid it.
                cost * if self.style.hyphenate { FEW_WORDS_HYPHENATED } else { 1.0 }
            }
            (Alignment::Ragged | Alignment::Justified | Alignment::Centred, _) => 0.0,
        };
        let lonely = if words == 1 && ideographs == 0 && width < LONELY.0 * measure { LONELY.1 } else { 0.0 };
        let blank = clusters.iter().position(|cluster| cluster.kind == ClusterKind::Space);
        let divided = match (from.hyphenates, blank) {
            (false, _) => 0.0,
            (true, None) => FRAGMENT_DEMERITS,
            (true, Some(_)) if width < LONELY.0 * measure => SHORT_LAST_HYPHEN_DEMERITS,
            (true, Some(blank)) => LAST_HYPHEN_DEMERITS[usize::from(clusters.len() - blank > ENOUGH_AFTER_FRAGMENT)],
        };
        short + few + lonely + divided
    }
}
