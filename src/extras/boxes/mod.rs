//! The box of a set: as large as its contents ask, printed on card.

mod art;
mod floor;
mod folding;
mod ladder;
mod notes;
mod panels;
mod wooden;

use super::extra::{ExtraFacts, ExtraPages, PackagePlan};
use super::material::Material;
use super::net_sheet::{BLEED, NetArt, NetLayers};
use super::steps_page;
use super::words::say_first;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::dieline::{
    Card, Contents, Half, InsertKind, MatchboxFit, TuckFit, fits_within, sleeve, tray, tuck, tuck_half,
};
use crate::geom::{Point, Rect, Size, Vec2};
use crate::impose::printable_area::{PrintableArea, printable_areas};
use crate::scene::{LayerKind, Page};
use crate::theme::{BoxKind, BoxRules, PAPERS, Paper, Theme};
pub use ladder::lying as ladder_along;
use panels::BackWords;
pub use panels::{Face, FrontStyle, front};

/// The name of the part.
const PART: &str = "box";
/// Space above the artwork for the caption, in millimetres.
const CAPTION: f64 = 2.4;
/// Between two nets on one sheet, besides their bleeds.
const BETWEEN: f64 = 1.0;

/// The pieces and the rules that go into the box.
pub(super) fn contents(theme: &Theme, facts: &ExtraFacts<'_>) -> Contents {
    let rules = match theme.package.rules {
        BoxRules::Auto => facts.rules,
        BoxRules::None => None,
    };
    Contents {
        pieces: theme.rules.setup().len(),
        across: theme.pieces.across(),
        thickness: theme.package.thickness,
        rules,
        card: Card(theme.package.card),
    }
}

/// A box of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardBox {
    Tuck,
    Matchbox,
}

/// The box of a set.
#[derive(Debug, Clone, PartialEq)]
pub enum BoxPlan {
    /// A tuck box.
    Tuck(TuckFit),
    /// A matchbox.
    Matchbox(MatchboxFit),
}

impl BoxPlan {
    /// The box for these contents that suits the paper best.
    fn of(kind: CardBox, contents: &Contents, area: Size) -> Result<BoxPlan, LayoutError> {
        let found = match kind {
            CardBox::Tuck => contents.tuck_box(area, BLEED).map(BoxPlan::Tuck),
            CardBox::Matchbox => contents.matchbox(area, BLEED).map(BoxPlan::Matchbox),
        };
        found.ok_or(LayoutError::NoBox { pieces: contents.pieces })
    }

    /// Whether the rules are in it.
    fn holds_rules(&self) -> bool {
        let insert = match self {
            BoxPlan::Tuck(fit) => &fit.insert,
            BoxPlan::Matchbox(fit) => &fit.insert,
        };
        insert.kind != InsertKind::Nothing
    }
}

/// The pages of the box: its nets, and how they are folded.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let contents = contents(theme, facts);
    let rooms = printable_areas(&theme.paper);
    let area = rooms.first().map_or(Size::ZERO, |room| room.area.size());
    let kind = match theme.package.kind {
        BoxKind::Tuck => CardBox::Tuck,
        BoxKind::Matchbox => CardBox::Matchbox,
        BoxKind::Wood => {
            let below = facts.sheets.first().map_or("", |sheet| &sheet.subtitle);
            return wooden::lay_out(resources, &contents, below);
        }
    };
    let plan = BoxPlan::of(kind, &contents, area)?;
    let words = BackWords { sheets: facts.sheets, pieces: contents.pieces, rules: plan.holds_rules() };
    let mut made = match &plan {
        BoxPlan::Tuck(fit) => tuck_pages(resources, &contents, fit, words, &rooms),
        BoxPlan::Matchbox(fit) => matchbox_pages(resources, &contents, fit, words, &rooms),
    }?;
    let steps = folding::steps(resources, &plan, &contents, words);
    let name = say_first(resources, "page-folding", &[]);
    let needed = needed(resources);
    made.pages.extend(rooms.first().map(|&room| steps_page::page(resources, (PART, &name), &needed, steps, room)));
    Ok(made)
}

/// What a box is made of.
pub fn material(theme: &Theme) -> Option<Material> {
    Some(match theme.package.kind {
        BoxKind::Tuck | BoxKind::Matchbox => Material::Card(theme.package.card),
        BoxKind::Wood => Material::Plywood(theme.package.wood),
    })
}

/// What is bought for a box of card.
fn needed(resources: &mut Resources<'_>) -> String {
    let Some((key, thickness)) = material(resources.theme).map(Material::message) else { return String::new() };
    let strong = say_first(resources, key, &thickness);
    format!("{}: {strong}", say_first(resources, "buy-net", &[]))
}

/// A net that goes onto paper.
struct Sheet<'n> {
    arts: Vec<(Vec2, NetArt<'n>)>,
    /// The floor of the tray, if it lies on this sheet.
    floor: Option<(Rect, &'n MatchboxFit)>,
    name: String,
}

/// The orientation of the paper in which something of this size fits.
fn room_for(rooms: &[PrintableArea], size: Size) -> Option<PrintableArea> {
    rooms.iter().copied().find(|room| size.width <= room.area.width() && size.height <= room.area.height())
}

/// A net that fits no orientation of the paper, and the paper that would do.
fn too_large(paper: &Paper, size: Size) -> LayoutError {
    let margin = 2.0 * paper.margin;
    let fits = |(_, short, long): &&(&str, f64, f64)| fits_within(Size::new(short - margin, long - margin), size);
    let enough = PAPERS.iter().filter(fits).min_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
    LayoutError::NetTooLarge { size, paper: paper.name.clone(), enough: enough.map(|paper| paper.0) }
}

fn tuck_pages(
    resources: &mut Resources<'_>,
    contents: &Contents,
    fit: &TuckFit,
    words: BackWords<'_>,
    rooms: &[PrintableArea],
) -> Result<ExtraPages, LayoutError> {
    let whole = tuck(&fit.measures);
    let size = whole.bounds().inflate(BLEED, BLEED).size();
    let halves = [Half::Back, Half::Front].map(|half| tuck_half(&fit.measures, half));
    let nets = match room_for(rooms, size) {
        Some(_) => vec![whole],
        None => halves.into(),
    };
    let name = say_first(resources, "page-tuck", &[]);
    let mut pages = Vec::new();
    for net in &nets {
        let art = art::tuck(resources, net, fit, words);
        let sheet = Sheet { arts: vec![(Vec2::ZERO, art)], floor: None, name: name.clone() };
        pages.push(page(resources, sheet, &Beside { contents, inner: fit.measures.inner }, rooms)?);
    }
    let half_cut = contents.card.is_half_cut().then_some(contents.card.0);
    let package = PackagePlan { pieces: contents.pieces, empty: fit.arrangement.empty, half_cut };
    let parts = if nets.len() > 1 { ", in two parts" } else { "" };
    let about = format!("tuck box, {} inside, of card {} mm{parts}", inside(fit.measures.inner), contents.card.0);
    Ok(ExtraPages { pages, about, package: Some(package) })
}

fn matchbox_pages(
    resources: &mut Resources<'_>,
    contents: &Contents,
    fit: &MatchboxFit,
    words: BackWords<'_>,
    rooms: &[PrintableArea],
) -> Result<ExtraPages, LayoutError> {
    let (outer, inner) = (sleeve(&fit.sleeve), tray(&fit.tray));
    let (of_outer, of_inner) = (art::sleeve(resources, &outer, fit, words), art::tray(resources, &inner));
    let sizes = [of_outer.bounds().size(), of_inner.bounds().size()];
    // The floor lies below the tray, and the tray beside the sleeve or below it.
    let floor = floor::size(fit).unwrap_or(Size::ZERO);
    let with_floor = |x: f64, y: f64| Rect::from_origin_size((x + BLEED, y + sizes[1].height + BETWEEN), floor);
    let places = [(sizes[0].width + BETWEEN, 0.0), (0.0, sizes[0].height + BETWEEN)];
    let around = |(x, y): (f64, f64)| {
        let inner = Rect::from_origin_size((x, y), sizes[1]).union(with_floor(x, y));
        sizes[0].to_rect().union(inner).size()
    };
    let (of_sleeve, of_tray) = (say_first(resources, "page-sleeve", &[]), say_first(resources, "page-tray", &[]));
    let second = places.into_iter().find(|&place| room_for(rooms, around(place)).is_some());
    let has_floor = floor != Size::ZERO;
    let sheets = match second {
        Some((x, y)) => vec![Sheet {
            arts: vec![(Vec2::ZERO, of_outer), (Vec2::new(x, y), of_inner)],
            floor: has_floor.then(|| (with_floor(x, y), fit)),
            name: format!("{of_tray} · {of_sleeve}"),
        }],
        None => vec![
            Sheet { arts: vec![(Vec2::ZERO, of_outer)], floor: None, name: of_sleeve },
            Sheet {
                arts: vec![(Vec2::ZERO, of_inner)],
                floor: has_floor.then(|| (with_floor(0.0, 0.0), fit)),
                name: of_tray,
            },
        ],
    };
    let [length, width, height] = fit.tray.inner;
    let beside = Beside { contents, inner: [width, length, height] };
    let pages =
        sheets.into_iter().map(|sheet| page(resources, sheet, &beside, rooms)).collect::<Result<Vec<_>, _>>()?;
    let package = PackagePlan { pieces: contents.pieces, empty: fit.arrangement.empty, half_cut: None };
    let about = format!("matchbox, {} inside, of card {} mm", inside(fit.tray.inner), contents.card.0);
    Ok(ExtraPages { pages, about, package: Some(package) })
}

fn inside(lengths: [f64; 3]) -> String {
    let [one, other, third] = lengths.map(|length| format!("{length:.0}"));
    format!("{one} × {other} × {third} mm")
}

/// What is beside the nets of a page.
struct Beside<'c> {
    contents: &'c Contents,
    /// The clear width, height and depth.
    inner: [f64; 3],
}

/// A page with nets, centred at its head.
fn page(
    resources: &mut Resources<'_>,
    sheet: Sheet<'_>,
    beside: &Beside<'_>,
    rooms: &[PrintableArea],
) -> Result<GuidedPage, LayoutError> {
    let sizes = sheet.arts.iter().map(|(at, art)| Rect::from_origin_size(at.to_point(), art.bounds().size()));
    let more = sheet.floor.iter().map(|(at, _)| *at);
    let all = sizes.chain(more).reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO);
    let room = room_for(rooms, all.size()).ok_or_else(|| too_large(&resources.theme.paper, all.size()))?;
    let corner = Point::new(room.area.center().x - all.width() / 2.0, room.area.y0).to_vec2();
    let bleed = all + corner;
    let nets = sheet.arts.into_iter().map(|(at, art)| (corner + at - art::corner(&art).to_vec2(), art.layers()));
    let mut layers = NetLayers::placed(nets.collect());
    if let Some((at, fit)) = sheet.floor {
        let (printed, cut) = floor::card(resources, fit, beside.contents, at + corner);
        for (kind, item) in [(LayerKind::Artwork, printed), (LayerKind::Cut, cut)] {
            layers.iter_mut().filter(|layer| layer.kind == kind).for_each(|layer| layer.items.push(item.clone()));
        }
    }
    let mut page = Page { trim: bleed.inset(-BLEED), bleed, layers, ..Page::empty(PART, sheet.name, room.media) };
    notes::add(resources, &mut page, beside.contents, beside.inner);
    Ok(GuidedPage { page, caption: Some(bleed.y0 - CAPTION) })
}
