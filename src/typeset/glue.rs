//! Glue between clusters, after TeX: natural width, stretchability and shrinkability, and the justification of a line.

use super::cluster::{Cluster, ClusterKind};
use super::paragraph_style::ParagraphStyle;
use std::ops::{Add, Sub};

/// The space between an ideograph and a Latin letter or figure, in ems; it shrinks by a half.
const HAN_LATIN_SPACE: f64 = 0.25;

/// The shrinkability of the blank half of an ideographic mark inside a line, in ems.
const MARK_SHRINK: f64 = 0.5;

/// The stretchability between ideographs, in ems.
const IDEOGRAPH_STRETCH: f64 = 0.05;

/// A width in ems with its stretchability and shrinkability.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Glue {
    /// The natural width.
    pub(super) natural: f64,
    /// Shrinkability of ideographic marks: used before all other.
    pub(super) squeeze: f64,
    /// Shrinkability of spaces.
    pub(super) shrink: f64,
    /// Stretchability of spaces, beyond which the line counts as loose.
    pub(super) stretch: f64,
    /// Shrinkability of letter-spacing.
    pub(super) tighten: f64,
    /// Stretchability of letter-spacing; never exceeded.
    pub(super) loosen: f64,
}

/// How a line is justified: which part (0 to 1, `stretch` beyond 1) of each stretch- or shrinkability it uses.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Adjustment {
    squeeze: f64,
    shrink: f64,
    stretch: f64,
    loosen: f64,
}

/// The glue after each cluster, if another follows it on the line.
pub(super) fn gaps(clusters: &[Cluster], style: &ParagraphStyle) -> Vec<Glue> {
    let next = clusters.iter().skip(1).map(Some).chain([None]);
    clusters
        .iter()
        .zip(next)
        .map(|(cluster, next)| next.map_or_else(Glue::default, |next| gap(cluster, next, style)))
        .collect()
}

fn gap(cluster: &Cluster, next: &Cluster, style: &ParagraphStyle) -> Glue {
    // Kerning with a space is dropped: in a tight line it would run words together.
    let beside_a_space = cluster.kind == ClusterKind::Space || next.kind == ClusterKind::Space;
    let mut glue = Glue { natural: if beside_a_space { 0.0 } else { cluster.kern }, ..Glue::default() };
    match (cluster.kind, next.kind) {
        (ClusterKind::Space, _) => {
            glue.shrink = (1.0 - style.word_space.least) * cluster.advance;
            glue.stretch = (style.word_space.most - 1.0) * cluster.advance;
        }
        (ClusterKind::Ideograph, ClusterKind::Latin) | (ClusterKind::Latin, ClusterKind::Ideograph)
            if takes_script_space(cluster) && takes_script_space(next) =>
        {
            glue.natural += HAN_LATIN_SPACE;
            glue.shrink = HAN_LATIN_SPACE / 2.0;
            glue.stretch = IDEOGRAPH_STRETCH;
        }
        (here, there) if here.is_ideographic() && there.is_ideographic() => {
            // Of two blank halves that meet, one is dropped.
            let doubled = match (here, there) {
                (ClusterKind::Closing, ClusterKind::Closing | ClusterKind::Opening)
                | (ClusterKind::Opening, ClusterKind::Opening) => 0.5,
                _ => 0.0,
            };
            let blank = if here == ClusterKind::Closing { 0.5 } else { 0.0 }
                + if there == ClusterKind::Opening { 0.5 } else { 0.0 };
            glue.natural -= doubled;
            glue.squeeze = f64::min(blank - doubled, MARK_SHRINK).max(0.0);
            // The halves of a long dash or of an ellipsis stay together.
            let whole = here == ClusterKind::Mark && cluster.character == next.character;
            glue.stretch = if whole { 0.0 } else { IDEOGRAPH_STRETCH };
        }
        (ClusterKind::Closing, ClusterKind::Latin) | (ClusterKind::Latin, ClusterKind::Opening) => {
            glue.squeeze = MARK_SHRINK;
            glue.stretch = IDEOGRAPH_STRETCH;
        }
        _ => {}
    }
    if cluster.kind == ClusterKind::Latin && matches!(next.kind, ClusterKind::Latin | ClusterKind::Space) {
        glue.tighten = -style.tracking.least;
        glue.loosen = style.tracking.most;
    }
    glue
}

/// Whether a cluster takes space between scripts: letters and figures do, marks do not.
fn takes_script_space(cluster: &Cluster) -> bool {
    cluster.character.is_alphanumeric() || matches!(cluster.character, '%' | '+' | '→' | '←' | '↑' | '↓')
}

impl Glue {
    /// The adjustment ratio for a width of `measure`: 0 at natural width, positive when stretched (1 at full
    /// stretchability), negative when shrunk (below -1 overfull).
    pub(super) fn adjustment_ratio(&self, measure: f64) -> f64 {
        let slack = measure - self.natural;
        let (available, lack) = if slack >= 0.0 {
            (self.stretch + self.loosen, f64::INFINITY)
        } else {
            (self.squeeze + self.shrink + self.tighten, f64::NEG_INFINITY)
        };
        if slack.abs() < 1e-9 {
            0.0
        } else if available < 1e-9 {
            lack
        } else {
            slack / available
        }
    }

    /// The adjustment that justifies the width to `measure`, as far as possible. A line without stretchable space is
    /// left at its natural width rather than letter-spaced.
    pub(super) fn adjustment(&self, measure: f64) -> Adjustment {
        let slack = measure - self.natural;
        let share = |part: f64, whole: f64| if whole < 1e-9 { 0.0 } else { part / whole };
        let mut change = Adjustment::default();
        if slack < 0.0 {
            change.squeeze = share(-slack, self.squeeze).min(1.0);
            let left = -slack - change.squeeze * self.squeeze;
            change.shrink = share(left, self.shrink + self.tighten).min(1.0);
        } else {
            let ratio = share(slack, self.stretch + self.loosen);
            let beyond = ratio > 1.0;
            change.loosen = ratio.min(1.0);
            change.stretch = if beyond { share(slack - self.loosen, self.stretch) } else { ratio };
            if beyond && self.stretch < 1e-9 {
                change = Adjustment::default();
            }
        }
        change
    }

    /// The width after an adjustment.
    pub(super) fn adjusted(&self, change: Adjustment) -> f64 {
        self.natural + change.stretch * self.stretch + change.loosen * self.loosen
            - change.squeeze * self.squeeze
            - change.shrink * (self.shrink + self.tighten)
    }
}

impl Glue {
    /// Each length of two pieces of glue, combined.
    fn combined(self, other: Glue, of: impl Fn(f64, f64) -> f64) -> Glue {
        Glue {
            natural: of(self.natural, other.natural),
            squeeze: of(self.squeeze, other.squeeze),
            shrink: of(self.shrink, other.shrink),
            stretch: of(self.stretch, other.stretch),
            tighten: of(self.tighten, other.tighten),
            loosen: of(self.loosen, other.loosen),
        }
    }
}

impl Add for Glue {
    type Output = Glue;

    fn add(self, other: Glue) -> Glue {
        self.combined(other, f64::add)
    }
}

impl Sub for Glue {
    type Output = Glue;

    fn sub(self, other: Glue) -> Glue {
        self.combined(other, f64::sub)
    }
}
