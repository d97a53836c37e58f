//! What makes a gift of a set: labels for its bag, tags, seals.

mod blank;
mod label;
mod packing;
mod seals;
mod tag;

use super::cells::paper;
use super::palette::Palette;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::dieline::Contents;
use crate::extras::boxes;
use crate::extras::extra::{ExtraFacts, ExtraPages};
use crate::extras::net_sheet::BLEED;
use crate::extras::words::say_first;
use crate::geom::{Rect, Size, Vec2};
use crate::impose::printable_area::printable_areas;
use crate::scene::Page;
use crate::theme::{BoxKind, PAPERS, Paper};
use blank::{Blank, layers};
use packing::{Packing, packed};

/// The name of the part.
pub const PART: &str = "gift";
/// Space above the artwork for the caption, in millimetres.
const CAPTION: f64 = 2.4;
/// How deep a box is that is not known.
const USUAL_DEPTH: f64 = 10.0;
/// How many labels, and how many tags.
const LABELS: usize = 2;
const TAGS: usize = 2;
/// How many seals for a lid at least and at most, and how many round ones at least.
const LID_SEALS: (usize, usize) = (2, 3);
const ROUND_SEALS: usize = 4;

/// Lays out labels, tags and seals on as few sheets as they need; what is left of the last one has further seals.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let paper = paper(theme, facts);
    let palette = Palette::rich(theme);
    let pieces = theme.rules.setup().len();
    let depth = lid_depth(resources, facts);
    let kinds = theme.rules.strongest_first();
    let mut blanks: Vec<Blank> = Vec::new();
    for _ in 0..LABELS {
        blanks.push(label::label(resources, &palette, pieces));
    }
    for place in 0..TAGS {
        blanks.push(tag::tag(resources, &palette, place));
    }
    let packing = best(&paper, &sizes(&blanks))?;
    let seal = seals::lid_seal(resources, &palette, depth);
    let lids = packing.in_a_row(seal.bounds().width()).clamp(LID_SEALS.0, LID_SEALS.1);
    blanks.extend(std::iter::repeat_n(seal, lids));
    let packing = best(&paper, &sizes(&blanks))?;
    for place in 0..kinds.len().max(ROUND_SEALS) {
        let seal = seals::round_seal(resources, &palette, (place, kinds[place % kinds.len()]));
        let fits = packing.pages_with(&sizes(&blanks), seal.bounds().size()) == packing.pages(&sizes(&blanks));
        if place >= ROUND_SEALS && !fits {
            break;
        }
        blanks.push(seal);
    }
    let name = say_first(resources, "page-gift", &[]);
    let seals = blanks.len() - LABELS - TAGS;
    let pages = pages(&packing, blanks, &name);
    let about = format!("{LABELS} bag labels, {TAGS} tags, {seals} seals, for a lid {depth:.1} mm deep");
    Ok(ExtraPages { pages, about, package: None })
}

fn sizes(blanks: &[Blank]) -> Vec<Size> {
    blanks.iter().map(|blank| blank.bounds().size()).collect()
}

/// The orientation of the paper that needs the fewest sheets; an error that names a paper that would do.
fn best(paper: &Paper, sizes: &[Size]) -> Result<Packing, LayoutError> {
    let rooms =
        |paper: &Paper| printable_areas(paper).into_iter().map(|room| Packing { media: room.media, area: room.area });
    let fits = |packing: &Packing| sizes.iter().all(|size| packing.takes(*size));
    let found = rooms(paper).filter(fits).min_by_key(|packing| packing.pages(sizes));
    found.ok_or_else(|| {
        let named = |&(name, short, long): &(&str, f64, f64)| Paper { name: name.into(), short, long, ..paper.clone() };
        let enough = PAPERS.iter().filter(|row| rooms(&named(row)).any(|packing| fits(&packing)));
        let enough = enough.min_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
        let largest = sizes.iter().copied().max_by(|one, other| one.area().total_cmp(&other.area()));
        let (size, paper) = (largest.unwrap_or(Size::ZERO), paper.name.clone());
        LayoutError::PartTooLarge { part: PART, size, paper, enough: enough.map(|paper| paper.0) }
    })
}

/// How deep the lid of the theme's box is on the outside, in millimetres.
fn lid_depth(resources: &Resources<'_>, facts: &ExtraFacts<'_>) -> f64 {
    let theme = resources.theme;
    let area = printable_areas(&theme.paper).first().map_or(Size::ZERO, |room| room.area.size());
    let contents: Contents = boxes::contents(theme, facts);
    match theme.package.kind {
        BoxKind::Tuck => contents.tuck_box(area, BLEED),
        BoxKind::Matchbox | BoxKind::Wood => None,
    }
    .map_or(USUAL_DEPTH, |fit| fit.measures.inner[2] + 2.0 * contents.card.0)
}

/// The sheets with all blanks in their places.
fn pages(packing: &Packing, blanks: Vec<Blank>, name: &str) -> Vec<GuidedPage> {
    let places = packed(packing, &sizes(&blanks));
    let count = places.iter().map(|(page, _)| page + 1).max().unwrap_or(0);
    let mut sheets: Vec<Vec<(Vec2, Blank)>> = (0..count).map(|_| Vec::new()).collect();
    for ((page, corner), blank) in places.into_iter().zip(blanks) {
        sheets[page].push((corner - blank.bounds().origin(), blank));
    }
    let page = |placed: Vec<(Vec2, Blank)>| {
        let boxes = placed.iter().map(|(to, blank)| blank.bounds() + *to);
        let bleed = boxes.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO);
        let page =
            Page { trim: bleed.inset(-BLEED), bleed, layers: layers(placed), ..Page::empty(PART, name, packing.media) };
        GuidedPage { page, caption: Some(bleed.y0 - CAPTION) }
    };
    sheets.into_iter().map(page).collect()
}
