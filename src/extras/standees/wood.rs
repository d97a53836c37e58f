//! Animals of plywood: cut out, engraved, each on a disc with the rings of its side.

use super::animals;
use super::nested::{Cutting, NestRule, pages};
use super::picture::StandeePicture;
use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::dieline::{Base, Turn, WoodFigure, WoodMeasures};
use crate::extras::extra::ExtraPages;
use crate::extras::words::say_first;
use crate::geom::{Circle, Corners, Point, Region, Shape, TOLERANCE};
use crate::impose::laser::{self, engraved_line};
use crate::rules::{KindId, Side};
use crate::theme::{Machine, Theme};

/// Lines are engraved no nearer to a cut, in millimetres.
const FROM_CUT: f64 = 0.5;
/// How far inside the edge of a disc the rings of a side are, in millimetres.
const RINGS: [f64; 2] = [1.6, 2.6];

/// The pages of the animals of both sides.
pub fn lay_out(resources: &mut Resources<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let measures = WoodMeasures { square: theme.standees.square, thick: theme.standees.wood };
    let kerf = theme.cutter.kerf;
    let base = measures.base();
    let mut kinds: Vec<KindId> = Vec::new();
    let mut cuttings: Vec<Cutting> = Side::BOTH.map(|side| disc(theme, side, base, kerf)).into();
    let mut wanted = Vec::new();
    for side in Side::BOTH {
        for (kind, count) in animals(&theme.rules, side) {
            let place = kinds.iter().position(|known| *known == kind).unwrap_or(kinds.len());
            if place == kinds.len() {
                kinds.push(kind);
                cuttings.push(figure(resources, kind, measures, kerf));
            }
            wanted.extend([Side::BOTH.len() + place, side.index()].into_iter().flat_map(|part| vec![part; count]));
        }
    }
    let machine = if theme.cutter.machine == Machine::Laser { Machine::Laser } else { Machine::None };
    let rule = NestRule { gap: laser::GAP, turns: &Turn::ALL, bleed: 0.0, machine };
    let name = say_first(resources, "page-standees", &[]);
    let pages = pages(theme, &name, &cuttings, &wanted, rule)?;
    let about =
        format!("{} animals of plywood {} mm for squares of {} mm", wanted.len() / 2, measures.thick, measures.square);
    Ok(ExtraPages { pages, about, package: None })
}

fn figure(resources: &mut Resources<'_>, kind: KindId, measures: WoodMeasures, kerf: f64) -> Cutting {
    let picture = StandeePicture::new(resources.theme, kind);
    let figure = WoodFigure::new(&picture.silhouette, measures);
    let within = figure.body.offset(-FROM_CUT, Corners::Round);
    let lines = picture.engraved(resources, figure.placing, &within);
    let extent = figure.cut(kerf);
    let cuts = vec![extent.path()];
    Cutting { extent, artwork: lines.into_iter().map(engraved_line).collect(), cuts }
}

fn disc(theme: &Theme, side: Side, base: Base, kerf: f64) -> Cutting {
    let (edge, slot) = base.cuts(kerf);
    let rings = if theme.has_double_ring(side) { &RINGS[..] } else { &RINGS[..1] };
    let ring = |inside: &f64| engraved_line(Circle::new(Point::ZERO, base.radius - inside).to_path(TOLERANCE));
    let cuts = vec![slot.to_path(TOLERANCE), edge.to_path(TOLERANCE)];
    let extent = Region::of_path(&edge.to_path(TOLERANCE), false, TOLERANCE);
    Cutting { extent, artwork: rings.iter().map(ring).collect(), cuts }
}
