//! Animals of card: two halves each, one in a mirror, glued back to back, and two strips of two layers across.

use super::animals;
use super::face::{FootSizes, FootWords, StandeeFace, StandeeInk};
use super::nested::{Cutting, NestRule, pages};
use super::picture::StandeePicture;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::dieline::{CardFigure, CardMeasures, Turn};
use crate::extras::extra::ExtraPages;
use crate::extras::words::say_first;
use crate::geom::{Affine, Corners, Point, Region, convex_hull};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, PathItem, Use};
use crate::theme::Machine;
use std::collections::BTreeMap;

/// How far the ground goes beyond the cut, in millimetres.
pub const BLEED: f64 = 1.5;
/// Between the grounds of two parts, in millimetres.
const GAP: f64 = 0.5;
/// How much white is in a strip's colour.
const PALE: f64 = 0.7;
/// The ground's edge may be rougher than a cut, in millimetres.
const ROUGH: f64 = 0.05;

/// A kind's figure.
struct KindFigure {
    picture: StandeePicture,
    figure: CardFigure,
    words: FootWords,
    /// The ground, with bleed.
    ground: Region,
}

/// The figures of all kinds.
struct CardSet {
    measures: CardMeasures,
    figures: BTreeMap<KindId, KindFigure>,
    sizes: FootSizes,
}

/// The pages of one side, then those of the other.
pub fn lay_out(resources: &mut Resources<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let set = CardSet::of(resources);
    let title = say_first(resources, "page-standees", &[]);
    let mut all = Vec::new();
    for (side, called) in Side::BOTH.into_iter().zip(theme.side_names()) {
        let (cuttings, wanted) = set.side(resources, side);
        let called = resources.language(theme.language()).map(|language| language.side_called(called));
        let name = format!("{title} · {}", called.unwrap_or_default());
        let rule = NestRule { gap: GAP, turns: &Turn::ALONG, bleed: BLEED, machine: Machine::None };
        all.extend(pages(theme, &name, &cuttings, &wanted, rule)?);
    }
    let CardMeasures { square, card } = set.measures;
    let count = theme.rules.setup().len();
    Ok(ExtraPages {
        pages: all,
        about: format!("{count} animals of card {card} mm for squares of {square} mm"),
        package: None,
    })
}

impl CardSet {
    fn of(resources: &mut Resources<'_>) -> CardSet {
        let theme = resources.theme;
        let measures = CardMeasures { square: theme.standees.square, card: theme.standees.card };
        let kinds = Side::BOTH.into_iter().flat_map(|side| animals(&theme.rules, side)).map(|(kind, _)| kind);
        let mut figures = BTreeMap::new();
        for kind in kinds {
            figures.entry(kind).or_insert_with(|| KindFigure::new(resources, kind, measures));
        }
        let words: Vec<FootWords> = figures.values().map(|figure: &KindFigure| figure.words.clone()).collect();
        let sizes = FootSizes::of(resources, &words, measures.foot());
        CardSet { measures, figures, sizes }
    }

    /// What is cut for one side, and how often: the numbers of the parts.
    fn side(&self, resources: &mut Resources<'_>, side: Side) -> (Vec<Cutting>, Vec<usize>) {
        let theme = resources.theme;
        let ink = StandeeInk::of(theme, side);
        let (mut cuttings, mut wanted) = (vec![strip(self.measures, ink)], Vec::new());
        for (kind, times) in animals(&theme.rules, side) {
            for mirrored in [false, true] {
                wanted.extend(vec![cuttings.len(); times]);
                cuttings.push(self.half(resources, (kind, mirrored), ink));
            }
            // A strip has two layers, too.
            wanted.extend(vec![0; 2 * times]);
        }
        (cuttings, wanted)
    }

    /// One half of a figure.
    fn half(&self, resources: &mut Resources<'_>, (kind, mirrored): (KindId, bool), ink: StandeeInk) -> Cutting {
        let of = &self.figures[&kind];
        let face = StandeeFace {
            picture: &of.picture,
            placing: of.figure.placing,
            ground: &of.ground,
            foot: self.measures.foot(),
            sizes: self.sizes,
            middle: of.figure.middle,
            mirrored,
        };
        let (id, side) = (&resources.theme.rules.kind(kind).id, ink.picture.side);
        let name = format!("standee-{id}-{side}{}", if mirrored { "-mirrored" } else { "" });
        let mirror = face.mirror();
        let extent = of.ground.transformed(mirror);
        let bounds = extent.bounds().unwrap_or_default();
        let symbol = resources.symbol(&name, |resources| (bounds, face.draw(resources, &of.words, ink)));
        let used = Use { symbol, transform: Affine::IDENTITY };
        Cutting { cuts: vec![of.figure.shape.transformed(mirror).path()], artwork: vec![used.into()], extent }
    }
}

impl KindFigure {
    fn new(resources: &mut Resources<'_>, kind: KindId, measures: CardMeasures) -> KindFigure {
        let picture = StandeePicture::new(resources.theme, kind);
        let figure = CardFigure::new(&picture.silhouette, measures);
        let ground = figure.printed(measures).offset(BLEED, Corners::Round).simplified(ROUGH);
        KindFigure { picture, figure, words: FootWords::of(resources, kind), ground }
    }
}

/// A layer of a strip.
fn strip(measures: CardMeasures, ink: StandeeInk) -> Cutting {
    let shape = measures.strip();
    let corners: Vec<Point> = shape.contours().flatten().collect();
    let whole = Region::polygon(&convex_hull(corners));
    let extent = whole.offset(BLEED, Corners::Round).simplified(ROUGH);
    let colour = ink.foot.towards(Colour::WHITE, PALE);
    Cutting { cuts: vec![shape.path()], artwork: vec![PathItem::filled(extent.path(), colour).into()], extent }
}
