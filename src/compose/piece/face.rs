//! The content of a piece inside its ring, as large as the ring and the safe outline allow.

use super::arc::LEAST_NAME;
use super::caption::MarkShape;
use super::face_area::FaceArea;
use super::invitation::invitation;
use super::medallion;
use super::plan::{FacePlan, FaceSetting, Names, PixelPicture, made_of_pixels};
use super::ring::{Around, Edge, ring};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::rules::{KindId, Side};
use crate::scene::{Item, PathItem};
use crate::theme::Outline;

/// The ring with the face of a kind, `safe` millimetres inside the cut and of equal size for all kinds of both sides.
/// Without a kind it has only the foot, as high as under the faces of its side: it marks a spare as one of them.
pub fn ring_and_face(
    resources: &mut Resources<'_>,
    kind: Option<KindId>,
    side: Side,
    cut: Contour,
    safe: f64,
    edge: Edge,
) -> Vec<Item> {
    let theme = resources.theme;
    if let Some(beside) = theme.beside_animals() {
        let mut items = invitation(theme, kind, side, edge.inside);
        items.extend(medallion::medallion(resources, kind, medallion::Medal { side, cut, safe, edge }, beside));
        return items;
    }
    let style = &theme.pieces.sides[side.index()];
    let Some(shown) = kind.or_else(|| theme.rules.kind_ids().next()) else { return edge.items };
    let plan = planned(resources, shown, side, cut, safe, &edge);
    // Items that end under the ring, without a gap.
    let under_the_ring = edge.middle.unwrap_or(cut.inset(-theme.pieces.own_bleed()));
    // Names along the edge are on the ground.
    let photographed = plan.inner.map_or(under_the_ring, |inner| Contour::new(Outline::Disc, 2.0 * inner));
    let id = theme.rules.kind(shown).id.as_str();
    let pixels = made_of_pixels(resources, id);
    let (mut below, mut above) = (invitation(theme, kind, side, edge.inside), Vec::new());
    for mark in plan.marks.into_iter().filter(|_| kind.is_some()) {
        let of_pixels = pixels.filter(|_| matches!(mark.shape, MarkShape::Picture { .. }));
        match of_pixels {
            Some(PixelPicture::Opaque) if plan.filled => {
                below.extend(resources.photograph(id, photographed.path(), style.ground));
                if let Some(top) = plan.panel {
                    below.push(PathItem::filled(photographed.below(top), style.ground).into());
                }
            }
            // Pixel images include their ground: it may be under the ring, not over it.
            Some(PixelPicture::Opaque | PixelPicture::CutOut) => below.extend(mark.draw(resources, id, style.ground)),
            None => above.extend(mark.draw(resources, id, style.ground)),
        }
    }
    if let Some(top) = plan.foot {
        below.push(PathItem::filled(under_the_ring.below(top), style.colour).into());
    }
    below.into_iter().chain(edge.items).chain(above).collect()
}

/// The face of a kind at the common size of the pieces of both sides.
pub fn planned(
    resources: &mut Resources<'_>,
    kind: KindId,
    side: Side,
    cut: Contour,
    safe: f64,
    edge: &Edge,
) -> FacePlan {
    // Inside the safe area, and clear of either ring.
    let room = cut.inset(safe.max(depth_of(cut, edge)).max(depth(resources, !side, cut, edge.around)));
    let room = FaceArea::from(room);
    let names = names(resources, cut, room);
    let scale = scale(resources, names, cut, room);
    FacePlan::new(resources, kind, FaceSetting { side, unit: scale * cut.half() / 10.0, room, names })
}

/// How the names of all pieces are set: along the edge if straight lines would make them too small, and if that does
/// not make the animals too small.
fn names(resources: &mut Resources<'_>, cut: Contour, room: FaceArea) -> Names {
    let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
    let on_arc = resources.measure(&format!("names-on-arc-{:.4}", cut.half()), |resources| {
        let unit = scale(resources, Names::Straight, cut, room) * cut.half() / 10.0;
        let setting = FaceSetting { side: Side::White, unit, room, names: Names::Straight };
        let least = kinds
            .iter()
            .map(|&kind| FacePlan::new(resources, kind, setting).small_letters)
            .fold(f64::INFINITY, f64::min);
        let better = least < LEAST_NAME && scale(resources, Names::Arc, cut, room) > LEAST_SCALE;
        if better { 1.0 } else { 0.0 }
    });
    if on_arc > 0.5 { Names::Arc } else { Names::Straight }
}

/// The common scale of all faces of both sides, relative to the design.
fn scale(resources: &mut Resources<'_>, names: Names, cut: Contour, room: FaceArea) -> f64 {
    Side::BOTH.map(|side| common_scale(resources, side, names, cut, room)).into_iter().fold(f64::INFINITY, f64::min)
}

/// Distance of a face from a ring, inside the cut.
fn depth_of(cut: Contour, edge: &Edge) -> f64 {
    cut.half() - edge.inside.half() + CLEAR * cut.half() / 10.0
}

/// Distance of a face from the ring of a side, inside the cut.
fn depth(resources: &mut Resources<'_>, side: Side, cut: Contour, around: Around) -> f64 {
    let theme = resources.theme;
    let name = format!("ring-{side}-{:.4}-{:.4}-{:.4}", cut.half(), around.bleed, around.inset);
    resources.measure(&name, |_| {
        depth_of(cut, &ring(&theme.pieces.sides[side.index()], cut, theme.board.least_line, around))
    })
}

/// The common scale of the faces of a side, at which all kinds fit.
fn common_scale(resources: &mut Resources<'_>, side: Side, names: Names, cut: Contour, room: FaceArea) -> f64 {
    let theme = resources.theme;
    let unit = cut.half() / 10.0;
    resources.measure(&format!("face-{side}-{names:?}-{:.4}", cut.half()), |resources| {
        let mut fills = |scale: f64| {
            let setting = FaceSetting { side, unit: scale * unit, room, names };
            theme.rules.kind_ids().map(|kind| FacePlan::new(resources, kind, setting).fills()).fold(0.01, f64::max)
        };
        let most = spread(theme.pieces.outline);
        match names {
            Names::Straight => (1.0 / fills(1.0)).min(most),
            // Names have a fixed size, so the space left for the rest does not scale with it.
            Names::Arc => {
                let (mut fits, mut too_large) = (0.3, most);
                for _ in 0..STEPS {
                    let scale = (fits + too_large) / 2.0;
                    if fills(scale) <= 1.0 { fits = scale } else { too_large = scale }
                }
                fits
            }
        }
    })
}

/// Minimum scale of the rest for names along the edge.
const LEAST_SCALE: f64 = 0.5;
/// Steps of bisection for the scale of the rest: to a hundredth.
const STEPS: usize = 7;

/// Minimum distance of a face from the ring; on a disc of radius 10.
const CLEAR: f64 = 0.3;

/// Maximum scale of a face relative to a disc, where the shape's corners leave space.
fn spread(shape: Outline) -> f64 {
    match shape {
        Outline::Disc => 1.0,
        Outline::Square => 1.14,
        Outline::Hexagon => 1.06,
    }
}
