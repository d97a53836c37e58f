//! Pages on which parts are nested.

use super::PART;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::dieline::{Nested, Turn, nest};
use crate::geom::{Affine, BezPath, Rect, Region, Size};
use crate::impose::cut_lines::cut;
use crate::impose::printable_area::{PrintableArea, printable_areas};
use crate::scene::{Group, Item, Layer, LayerKind, Page, PathItem, Use};
use crate::theme::{Machine, Theme};

/// Something that is cut out of a sheet, perhaps several times.
#[derive(Debug, Clone)]
pub struct Cutting {
    /// Everything of it on the sheet, ink beyond the cut too.
    pub extent: Region,
    /// What is printed or engraved.
    pub artwork: Vec<Item>,
    /// What is cut.
    pub cuts: Vec<BezPath>,
}

/// How parts are laid on sheets.
#[derive(Debug, Clone, Copy)]
pub struct NestRule<'r> {
    /// The least distance of two extents, in millimetres.
    pub gap: f64,
    /// How they may be turned.
    pub turns: &'r [Turn],
    /// How far ink goes beyond the cut, in millimetres.
    pub bleed: f64,
    /// The machine that draws the cut lines.
    pub machine: Machine,
}

/// Space above the artwork for the caption, in millimetres.
const CAPTION: f64 = 2.4;
/// What of a part does not shrink with its square: bleed and rounding, in millimetres.
const FIXED: f64 = 4.0;

/// The pages of parts; `wanted` has their numbers, one for each that is wanted.
pub fn pages(
    theme: &Theme,
    name: &str,
    cuttings: &[Cutting],
    wanted: &[usize],
    rule: NestRule<'_>,
) -> Result<Vec<GuidedPage>, LayoutError> {
    let shapes: Vec<Region> = cuttings.iter().map(|cutting| cutting.extent.clone()).collect();
    let areas = printable_areas(&theme.paper);
    let mut best: Option<(PrintableArea, Nested)> = None;
    for &room in &areas {
        let Some(nested) = nest(&shapes, wanted, room.area.size(), rule.gap, rule.turns) else { continue };
        if best.as_ref().is_none_or(|(_, known)| nested.sheets < known.sheets) {
            best = Some((room, nested));
        }
    }
    let (room, nested) = best.ok_or_else(|| too_large(theme, &shapes, &areas, rule.turns))?;
    Ok((0..nested.sheets).map(|sheet| page(name, cuttings, wanted, (&room, &nested, sheet), rule)).collect())
}

/// Says which square would do.
fn too_large(theme: &Theme, shapes: &[Region], areas: &[PrintableArea], turns: &[Turn]) -> LayoutError {
    let square = theme.standees.square;
    let sizes: Vec<Size> = shapes.iter().filter_map(|shape| shape.bounds().map(|bounds| bounds.size())).collect();
    let fits = |share: f64| {
        let shrunk = |length: f64| (length - FIXED) * share + FIXED + 1.0;
        sizes.iter().all(|size| {
            let (wide, high) = (shrunk(size.width), shrunk(size.height));
            areas.iter().any(|room| {
                let within = |wide: f64, high: f64| wide <= room.area.width() && high <= room.area.height();
                within(wide, high) || turns.contains(&Turn::Right) && within(high, wide)
            })
        })
    };
    let largest = (1..=square as u32).map(f64::from).rfind(|&smaller| fits(smaller / square)).unwrap_or(0.0);
    LayoutError::StandeeTooLarge { square, largest }
}

fn page(
    name: &str,
    cuttings: &[Cutting],
    wanted: &[usize],
    (room, nested, sheet): (&PrintableArea, &Nested, usize),
    rule: NestRule<'_>,
) -> GuidedPage {
    let (mut artwork, mut cuts) = (Vec::new(), Vec::new());
    let mut inked: Option<Rect> = None;
    let here = wanted.iter().zip(&nested.places).filter(|(_, place)| place.sheet == sheet);
    for (&number, place) in here {
        let cutting = &cuttings[number];
        let to = Affine::translate(room.area.origin().to_vec2()) * place.transform;
        artwork.extend(cutting.artwork.iter().map(|item| placed(item, to)));
        cuts.extend(cutting.cuts.iter().map(|path| cut(rule.machine, to * path)));
        let bounds = cutting.extent.transformed(to).bounds();
        inked = inked.into_iter().chain(bounds).reduce(|all, next| all.union(next));
    }
    let bleed = inked.unwrap_or(room.area);
    let layers = [(LayerKind::Artwork, artwork), (LayerKind::Cut, cuts)].map(|(kind, items)| Layer { kind, items });
    let trim = bleed.inset(-rule.bleed);
    let page = Page { trim, bleed, layers: layers.into(), ..Page::empty(PART, name, room.media) };
    // Notes for people are not engraved.
    let caption = (rule.machine != Machine::Laser).then_some(bleed.y0 - CAPTION);
    GuidedPage { page, caption }
}

/// An item moved and turned. A laser is given paths of their own.
fn placed(item: &Item, to: Affine) -> Item {
    match item {
        Item::Path(item) => PathItem { path: to * &item.path, ..item.clone() }.into(),
        Item::Use(used) => Use { transform: to * used.transform, ..used.clone() }.into(),
        Item::Glyphs(_) | Item::Image(_) | Item::Group(_) => Group::placed(to, vec![item.clone()]).into(),
    }
}
