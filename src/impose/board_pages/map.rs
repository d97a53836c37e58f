//! Blocks in the margin of a board's sheets: an overview map with the current sheet filled, and the fold legend.

use super::{creases, joints};
use crate::canvas::GREY;
use crate::canvas::guides::{MARK, layer};
use crate::canvas::legibility::{Legibility, Yields};
use crate::canvas::margin::{Margin, MarginBlock, PlacedBlock};
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::impose::plan::BoardPlan;
use crate::impose::tiling::TiledSheet;
use crate::language::Argument;
use crate::scene::{Colour, Group, Item, Page, PathItem, Stroke};
use crate::typeset::{Across, Down, Label};

/// The longer side of a map, the largest that fits; in large print, first sizes with large numbers.
const SIZES: [f64; 6] = [12.0, 10.0, 8.5, 7.0, 6.0, 5.0];
const LARGER: [f64; 4] = [40.0, 32.0, 25.0, 18.0];
/// Minimum size of a drawn sheet for a number, and the number's share of its sheet.
const NUMBERED: (f64, f64) = (2.6, 0.62);

/// Places the map and the fold legend in the margins of the page of a sheet.
pub fn furnish(resources: &mut Resources, plan: &BoardPlan, page: &mut Page, sheet: TiledSheet<'_>) {
    let mut margin = Margin::of(resources, page);
    let mut items = Vec::new();
    if plan.tiling.sheets() > 1 {
        items.extend(map(resources, plan, &mut margin, sheet.number));
    }
    for crease in plan.folds.creases() {
        let mut words = resources.say(creases::key(crease), &[]);
        let letters = joints::folded(&plan.tiling, &plan.folds, sheet, crease);
        if !letters.is_empty() {
            words = format!("{} · {words}", letters.join(", "));
        }
        let block =
            MarginBlock { picture: creases::SAMPLE, words: resources.note(&words, resources.legibility().note) };
        if let Some(placed) = margin.reserve(&block) {
            items.push(creases::sample(placed.picture, crease));
            items.extend(said(resources.legibility(), &block, &placed));
        }
    }
    layer(page).extend(items);
}

/// The map with the sheet's position, as large as the margin allows; without text, or `None`, where the margin is too
/// narrow.
fn map(resources: &mut Resources, plan: &BoardPlan, margin: &mut Margin, number: usize) -> Vec<Item> {
    let columns = plan.tiling.across.len();
    let place = number - 1;
    let count = |count: usize| Argument::Text((count + 1).to_string());
    let at = [("row", count(place / columns)), ("column", count(place % columns))];
    let place_of = resources.say("sheet-place", &at);
    let legible = resources.legibility();
    let label = resources.note(&place_of, legible.note);
    let larger = LARGER.into_iter().filter(|_| legible.is_large());
    let sizes: Vec<f64> = larger.chain(SIZES).collect();
    for words in [label, None] {
        for &longer in &sizes {
            let scale = longer / plan.size.width.max(plan.size.height);
            let block = MarginBlock { picture: plan.size * scale, words: words.clone() };
            let Some(placed) = margin.reserve(&block) else { continue };
            let mut sheets = drawn(resources, plan, scale, number);
            sheets.extend(said(legible, &block, &placed).map(|item| back(item, placed.picture)));
            return vec![Group::picture(Affine::translate(placed.picture.to_vec2()), sheets, place_of).into()];
        }
    }
    Vec::new()
}

/// A page item in the space of a picture placed there.
fn back(item: Item, picture: Point) -> Item {
    Group::placed(Affine::translate(-picture.to_vec2()), vec![item]).into()
}

/// The text of a block.
fn said(legible: Legibility, block: &MarginBlock, placed: &PlacedBlock) -> Option<Item> {
    Some(block.words.as_ref()?.run_by(placed.words, legible.ink).into())
}

/// The sheets with the current one filled, from the map's upper left corner.
fn drawn(resources: &mut Resources, plan: &BoardPlan, scale: f64, number: usize) -> Vec<Item> {
    let mut items = Vec::new();
    for sheet in plan.tiling.in_order() {
        let part = plan.tiling.cut(plan.square, 0.0, sheet);
        let rect = Rect::from_origin_size((part.origin().to_vec2() * scale).to_point(), part.size() * scale);
        let filled = sheet.number == number;
        let ground = if filled { GREY } else { Colour::WHITE };
        items.push(PathItem::filled(rect.to_path(TOLERANCE), ground).with_stroke(Stroke::solid(GREY, MARK)).into());
        let ink = if filled { Colour::WHITE } else { GREY };
        items.extend(figure(resources, sheet.number, rect.size()).map(|label| {
            let at = rect.center();
            Item::from(label.run(at, Across::Middle, Down::Middle, ink))
        }));
    }
    items
}

/// A sheet's number, if the sheet is drawn large enough.
fn figure(resources: &mut Resources, number: usize, sheet: Size) -> Option<Label> {
    let text = number.to_string();
    let across = sheet.height.min(1.5 * sheet.width / text.len() as f64);
    let legible = resources.legibility();
    let least = match legible.yields {
        Yields::Size => NUMBERED.0,
        Yields::Words => legible.least / NUMBERED.1,
    };
    (across >= least).then(|| resources.note(&text, (NUMBERED.1 * across).min(legible.note)))?
}
