//! Backs of stickers: next to their fronts across a fold, or on the other side of the sheet.

use super::backs::Hinge;
use super::cut_lines::line;
use super::imposition_settings::ImpositionSettings;
use crate::canvas::guides;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::compose::piece::{Allowance, DrawnSticker};
use crate::geom::Point;
use crate::scene::{Item, Layer, LayerKind, Page, Use};
use crate::theme::Backs;

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
            LayerKind::Guides | LayerKind::Fold | LayerKind::Cut | LayerKind::Score | LayerKind::Registration => {}
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
    let page = Page {
        part: front.part.clone(),
        name: String::new(),
        bookmarks: Vec::new(),
        media: front.media,
        trim,
        bleed: trim.inflate(reach, reach),
        layers: vec![Layer { kind: LayerKind::Artwork, items: artwork }, Layer { kind: LayerKind::Safe, items: safe }],
    };
    GuidedPage { page, caption: sheet.caption }
}
