//! The segment of a disc in large print: its foot in the ring's colour, with a numeral as high as weak eyes need in its
//! middle. A straight chord parts it from the head above; both sides have the same.

use super::content::words;
use super::mark::Inscription;
use super::medallion::{Medal, fitted};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::{BezPath, Point};
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Side};
use crate::theme::{Element, Emphasis, Outline, Theme};

/// The height and the greatest width of a numeral, and from its top to the chord, as shares of the diameter.
const NUMERAL: (f64, f64) = (0.284, 0.5);
const PAD: f64 = 0.024;

/// A segment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    /// How far below the middle of the piece its chord runs.
    chord: f64,
    /// The middle of its numeral.
    at: Point,
}

/// Whether the strength stands on a segment of the pieces: in large print, on discs with a ring in full colour.
pub fn has_segments(theme: &Theme) -> bool {
    let alone = theme.beside_animals().is_some_and(|beside| beside.rank && !beside.character && !beside.below);
    let solid = !to_be_coloured(theme) && Side::BOTH.iter().all(|&side| super::ring_runs_off(theme, side));
    alone && solid && theme.face.emphasis == Emphasis::Large && theme.pieces.outline == Outline::Disc
}

impl Segment {
    /// That of all kinds: one for the highest and widest numeral, as low as the line of safety allows.
    pub fn of(resources: &mut Resources<'_>, medal: &Medal) -> Segment {
        let diameter = medal.diameter();
        let mut measure = |what: &str, of: fn(&Inscription) -> f64| {
            resources.measure(&format!("segment-{what}-{diameter:.6}"), |resources| {
                let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
                let numerals = kinds.into_iter().filter_map(|kind| Segment::inscription(resources, kind, medal));
                numerals.map(|numeral| of(&numeral)).fold(0.0, f64::max)
            })
        };
        let wide = measure("width", |numeral| numeral.size().width);
        let high = measure("height", |numeral| numeral.size().height);
        let safe = medal.cut.half() - medal.safe;
        let foot = (safe * safe - wide * wide / 4.0).max(0.0).sqrt();
        Segment { chord: foot - high - PAD * diameter, at: Point::new(0.0, foot - high / 2.0) }
    }

    /// The numeral of a kind on it.
    pub fn inscription(resources: &mut Resources<'_>, kind: KindId, medal: &Medal) -> Option<Inscription> {
        let diameter = medal.diameter();
        let word = words(resources, kind, Element::Numeral).into_iter().next()?;
        let size = (NUMERAL.0 * diameter, NUMERAL.1 * diameter);
        fitted(resources, &word, size).map(|label| Inscription::row(vec![label], 0.0))
    }

    /// The middle of its numeral.
    pub fn at(&self) -> Point {
        self.at
    }

    /// How far below the middle of the piece its chord runs.
    pub fn chord(&self) -> f64 {
        self.chord
    }

    /// Its outline, up to the edge of this disc.
    pub fn path(&self, whole: Contour) -> BezPath {
        whole.below(self.chord)
    }
}
