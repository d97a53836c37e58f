//! Backs of stickers, each behind its front: next to it across a fold, or on the other side of the sheet.

use super::cut_lines::line;
use super::imposition_settings::ImpositionSettings;
use super::printable_area::PrintableArea;
use crate::canvas::guides;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::compose::piece::{Allowance, DrawnSticker};
use crate::geom::{Affine, Point, Rect, Size};
use crate::scene::{Item, Layer, LayerKind, Page, Use};
use crate::theme::{Backs, PieceStyle};
use std::f64::consts::PI;

/// Minimum distance of ink from a fold, in millimetres: ink on a fold cracks, and text needs the space.
const FROM_FOLD: f64 = 5.0;
/// The axis about which a sheet is turned or folded to bring a back behind its front.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Hinge {
    /// Vertical, at this distance from the left edge in millimetres.
    Upright(f64),
    /// Horizontal, at this distance from the upper edge in millimetres.
    Level(f64),
}

impl Hinge {
    /// The hinge of a sheet; `None` if backs are not behind their fronts.
    pub fn of(backs: Backs, media: Size) -> Option<Hinge> {
        let (upright, level) = (Hinge::Upright(media.width / 2.0), Hinge::Level(media.height / 2.0));
        let landscape = media.width > media.height;
        match backs {
            Backs::None | Backs::Stickers | Backs::Stand => None,
            Backs::Gutter => Some(upright),
            Backs::LongEdge => Some(if landscape { level } else { upright }),
            Backs::ShortEdge => Some(if landscape { upright } else { level }),
        }
    }

    /// From the space of a back to the sheet, for the piece whose front is centred here. A piece is turned like the
    /// page of a book; if the sheet is turned over its head instead, its backs are upside down.
    pub fn behind(self, front: Point) -> Affine {
        let turn = match self {
            Hinge::Upright(_) => Affine::IDENTITY,
            Hinge::Level(_) => Affine::rotate(PI),
        };
        Affine::translate(self.across(front).to_vec2()) * turn
    }

    /// The mirror image of a point about the hinge.
    fn across(self, point: Point) -> Point {
        match self {
            Hinge::Upright(x) => Point::new(2.0 * x - point.x, point.y),
            Hinge::Level(y) => Point::new(point.x, 2.0 * y - point.y),
        }
    }

    /// The mirror image of a rectangle about the hinge.
    pub fn behind_rect(self, front: Rect) -> Rect {
        Rect::from_points(self.across(front.origin()), self.across(Point::new(front.x1, front.y1)))
    }
}

/// The area for fronts: the whole area, or one side of the fold.
pub fn front_room(pieces: &PieceStyle, room: PrintableArea) -> PrintableArea {
    let Some(Hinge::Upright(fold)) = Hinge::of(pieces.backs, room.media) else { return room };
    if pieces.backs != Backs::Gutter {
        return room;
    }
    // The backs' bleed is wider than the fronts'.
    let more = (Allowance::of(pieces).bleed - pieces.bleed).max(0.0);
    let area = Rect { x1: (fold - FROM_FOLD - more).max(room.area.x0), ..room.area };
    PrintableArea { area, ..room }
}

/// The pages of a sheet with fronts at these positions: the sheet itself, with backs on it or on a second page.
pub fn with_backs(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    mut sheet: GuidedPage,
    fronts: &[(Point, &DrawnSticker)],
) -> Vec<GuidedPage> {
    let backs = settings.pieces.backs;
    let Some(hinge) = Hinge::of(backs, sheet.page.media) else { return vec![sheet] };
    match backs {
        Backs::None | Backs::Stickers | Backs::Stand => vec![sheet],
        Backs::Gutter => {
            over_the_fold(resources, settings, &mut sheet, hinge, fronts);
            vec![sheet]
        }
        Backs::LongEdge | Backs::ShortEdge => {
            let behind = other_side(settings, &sheet, hinge, fronts);
            vec![sheet, behind]
        }
    }
}

/// The printed backs, with their safe outlines. They have no cut lines: backs are cut together with the fronts.
fn placed(settings: ImpositionSettings<'_>, hinge: Hinge, fronts: &[(Point, &DrawnSticker)]) -> (Vec<Item>, Vec<Item>) {
    let backs = fronts.iter().filter_map(|(middle, sticker)| Some((hinge.behind(*middle), sticker.back.as_ref()?)));
    backs
        .map(|(here, back)| {
            let artwork = Use { symbol: back.symbol, transform: here }.into();
            (artwork, line(here * &back.safe, settings.safe_line.into(), 0.1))
        })
        .unzip()
}

/// Adds the backs in the other half of the page, and the fold between.
fn over_the_fold(
    resources: &mut Resources<'_>,
    settings: ImpositionSettings<'_>,
    sheet: &mut GuidedPage,
    hinge: Hinge,
    fronts: &[(Point, &DrawnSticker)],
) {
    let (artwork, safe) = placed(settings, hinge, fronts);
    let page = &mut sheet.page;
    for layer in &mut page.layers {
        match layer.kind {
            LayerKind::Artwork => layer.items.extend(artwork.iter().cloned()),
            LayerKind::Safe => layer.items.extend(safe.iter().cloned()),
            LayerKind::Guides
            | LayerKind::Fold
            | LayerKind::Cut
            | LayerKind::Score
            | LayerKind::Glue
            | LayerKind::Registration => {}
        }
    }
    let bleed = Allowance::of(settings.pieces).bleed;
    let behind = hinge.behind_rect(page.trim);
    page.trim = page.trim.union(behind);
    page.bleed = page.bleed.union(behind.inflate(bleed, bleed));
    let x = page.media.width / 2.0;
    let (from, to) = (Point::new(x, page.trim.y0), Point::new(x, guides::foot(page) - 2.8));
    let below_cuts = page.layers.iter().position(|layer| layer.kind == LayerKind::Cut).unwrap_or(page.layers.len());
    page.layers.insert(below_cuts, Layer { kind: LayerKind::Fold, items: vec![guides::fold(from, to)] });
    let words = resources.say("fold-here", &[]);
    let beside = guides::note_along(resources, &words, Point::new(x, from.midpoint(to).y), behind.x0 - bleed - x);
    guides::add(page, beside);
}

/// The other side of a sheet, its caption at the head as on the front.
fn other_side(
    settings: ImpositionSettings<'_>,
    sheet: &GuidedPage,
    hinge: Hinge,
    fronts: &[(Point, &DrawnSticker)],
) -> GuidedPage {
    let front = &sheet.page;
    let (artwork, safe) = placed(settings, hinge, fronts);
    let trim = hinge.behind_rect(front.trim);
    let reach = Allowance::of(settings.pieces).bleed;
    let layers = vec![Layer { kind: LayerKind::Artwork, items: artwork }, Layer { kind: LayerKind::Safe, items: safe }];
    let bleed = trim.inflate(reach, reach);
    let page = Page { trim, bleed, layers, ..Page::empty(front.part.as_str(), "", front.media) };
    GuidedPage { page, caption: sheet.caption }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A4: Size = Size::new(210.0, 297.0);
    const TURNED: Size = Size::new(297.0, 210.0);

    /// Where a mark at the head of a back appears after turning the sheet about the hinge and then, if it was turned
    /// over its head, rotating it about its centre, as for a piece turned like a page.
    fn head(hinge: Hinge, front: Point) -> Point {
        let printed = hinge.behind(front) * Point::new(0.0, -5.0);
        let seen_through = hinge.across(printed);
        Point::new(seen_through.x - front.x, seen_through.y - front.y)
    }

    #[test]
    fn a_head_that_is_up_on_the_front_is_up_on_the_back() {
        for (backs, media) in [
            (Backs::Gutter, A4),
            (Backs::LongEdge, A4),
            (Backs::LongEdge, TURNED),
            (Backs::ShortEdge, A4),
            (Backs::ShortEdge, TURNED),
        ] {
            let hinge = Hinge::of(backs, media).expect("these backs have a hinge");
            let front = Point::new(40.0, 70.0);
            assert!(head(hinge, front).distance(Point::new(0.0, -5.0)) < 1e-9, "{backs:?} {media:?}");
        }
    }

    #[test]
    fn the_long_edge_of_a_landscape_sheet_is_at_its_head() {
        assert_eq!(Hinge::of(Backs::LongEdge, A4), Some(Hinge::Upright(105.0)));
        assert_eq!(Hinge::of(Backs::LongEdge, TURNED), Some(Hinge::Level(105.0)));
        assert_eq!(Hinge::of(Backs::ShortEdge, A4), Some(Hinge::Level(148.5)));
        assert_eq!(Hinge::of(Backs::ShortEdge, TURNED), Some(Hinge::Upright(148.5)));
    }
}
