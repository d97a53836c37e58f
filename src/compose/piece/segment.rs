//! The segment of a disc in large print: its foot in the ring's colour, with a numeral as high as weak eyes need in its
//! middle. A straight chord parts it from the head above; both sides have the same.

use super::content::words;
use super::medallion::{Medal, fitted};
use crate::canvas::resources::Resources;
use crate::geom::Point;
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem};
use crate::theme::{Beside, Element, Emphasis, Outline, Theme};
use crate::typeset::{Across, Down, Label};

/// The height and the greatest width of a numeral, and from its top to the chord, as shares of the diameter.
const NUMERAL: (f64, f64) = (0.3, 0.5);
const PAD: f64 = 0.023;

/// A segment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    /// How far below the middle of the piece its chord runs, in millimetres.
    pub chord: f64,
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
    /// That of all kinds: one for the highest and widest numeral, as low as the line of safety allows. `None` where the
    /// strength does not stand on one.
    pub fn of(resources: &mut Resources<'_>, medal: &Medal, beside: Beside) -> Option<Segment> {
        if !beside.rank || beside.large_rank || beside.below || !has_segments(resources.theme) {
            return None;
        }
        let diameter = medal.diameter();
        let mut most = |what: &str, of: fn(&Label) -> f64| {
            resources.measure(&format!("segment-{what}-{diameter:.6}"), |resources| {
                let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
                let numerals = kinds.into_iter().filter_map(|kind| numeral(resources, kind, diameter));
                numerals.map(|numeral| of(&numeral)).fold(0.0, f64::max)
            })
        };
        let wide = most("width", |numeral| numeral.ink().width());
        let high = most("height", |numeral| numeral.ink().height());
        let safe = medal.cut.half() - medal.safe;
        let foot = (safe * safe - wide * wide / 4.0).max(0.0).sqrt();
        Some(Segment { chord: foot - high - PAD * diameter, at: Point::new(0.0, foot - high / 2.0) })
    }

    /// The segment, up to the edge of the bleed, and the numeral of a kind on it; a spare piece has none.
    pub fn items(&self, resources: &mut Resources<'_>, medal: &Medal, kind: Option<KindId>) -> Vec<Item> {
        let style = &resources.theme.pieces.sides[medal.side.index()];
        let whole = medal.cut.inset(-medal.edge.around.bleed);
        let foot: Item = PathItem::filled(whole.below(self.chord), style.colour).into();
        let numeral = kind.and_then(|kind| numeral(resources, kind, medal.diameter()));
        let numeral = numeral.map(|numeral| numeral.run(self.at, Across::Middle, Down::Middle, style.ground).into());
        [foot].into_iter().chain(numeral).collect()
    }
}

/// The numeral of a kind on a piece of this diameter.
fn numeral(resources: &mut Resources<'_>, kind: KindId, diameter: f64) -> Option<Label> {
    let word = words(resources, kind, Element::Numeral).into_iter().next()?;
    fitted(resources, &word, (NUMERAL.0 * diameter, NUMERAL.1 * diameter))
}
