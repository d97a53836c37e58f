//! The emblem of a sheet, and animals that fill the foot of a page.

use super::{Band, actor};
use crate::canvas::resources::Resources;
use crate::compose::diagram::cutout::Cutout;
use crate::compose::diagram::{DrawnFigure, Look};
use crate::geom::{Affine, Rect, Size};
use crate::rules::{KindId, Rules, Side};
use crate::scene::{Group, Item};

/// Gap between the two, relative to the height: of figures, and of pieces.
const EMBLEM_GAP: (f64, f64) = (0.22, 0.1);
/// Maximum width of one of them relative to its height.
const WIDEST: f64 = 1.6;
/// Height of the weakest animal relative to the strongest; a nearly equal one is nearly as high.
const SMALLEST: f64 = 0.42;

/// Margins left and right of an emblem within the edges of a band.
const TILE: f64 = 2.5;

/// The emblem of a sheet on a line, or on a piece of its band: the weaker animal of the first exception faces the
/// stronger one. Without an exception the weakest faces the strongest. `height` in millimetres, including the line.
pub fn emblem(resources: &mut Resources<'_>, height: f64, look: Look) -> DrawnFigure {
    let band = Band::of(resources.theme, look);
    if !band.encloses() {
        let tall = (height - band.line_height()).max(1.0);
        let DrawnFigure { size, items } = pair(resources, &band, Size::new(f64::INFINITY, tall), look);
        let mut items = vec![Group::placed(Affine::translate((0.0, tall - size.height)), items).into()];
        items.extend(band.line(resources.theme, (0.0, tall), size.width));
        return DrawnFigure { size: Size::new(size.width, height), items };
    }
    let tall = (height - 2.0 * band.inset()).max(1.0);
    let drawn = pair(resources, &band, Size::new(f64::INFINITY, tall), look);
    let side = band.inset() + TILE;
    let width = drawn.size.width + 2.0 * side;
    let mut items = band.frame(resources, Rect::new(0.0, 0.0, width, height));
    let corner = Affine::translate((side, height - band.inset() - drawn.size.height));
    items.push(Group::placed(corner, drawn.items).into());
    DrawnFigure { size: Size::new(width, height), items }
}

/// The same animals without a line, as large as this box allows, in the colour of figures on the band.
pub fn actors(resources: &mut Resources<'_>, room: Size, look: Look) -> DrawnFigure {
    let band = Band::of(resources.theme, look);
    let drawn = pair(resources, &band, room, look);
    if drawn.size.width <= room.width {
        return drawn;
    }
    let share = room.width / drawn.size.width;
    let drawn = pair(resources, &band, Size::new(room.width, room.height * share), look);
    DrawnFigure { size: Size::new(drawn.size.width.min(room.width), drawn.size.height), ..drawn }
}

/// Both animals standing on the lower edge of their box.
fn pair(resources: &mut Resources<'_>, band: &Band, room: Size, look: Look) -> DrawnFigure {
    let tall = room.height;
    let gap = if band.shows_pieces() { EMBLEM_GAP.1 } else { EMBLEM_GAP.0 } * tall;
    let mut items: Vec<Item> = Vec::new();
    let (mut x, mut high) = (0.0, 0.0);
    let theme = resources.theme;
    for (kind, size, faces_right) in pair_of(&theme.rules) {
        let size = if band.levels(theme) { 1.0 } else { size };
        let side = if faces_right { Side::White } else { Side::Black };
        let most = Size::new(WIDEST * tall, size * tall);
        let drawn = actor(resources, band, (kind, side), most, (faces_right, look));
        if x > 0.0 {
            x += gap;
        }
        let foot = Affine::translate((x + drawn.size.width / 2.0, tall));
        items.push(Group::placed(foot, drawn.items).into());
        x += drawn.size.width;
        high = f64::max(high, drawn.size.height);
    }
    // From the top of the taller one.
    let up = Affine::translate((0.0, high - tall));
    DrawnFigure { size: Size::new(x, high), items: vec![Group::placed(up, items).into()] }
}

/// The two animals, their relative heights, and whether they face right.
fn pair_of(rules: &Rules) -> Vec<(KindId, f64, bool)> {
    let strength = |kind: KindId| rules.kind(kind).strength;
    let mut kinds: Vec<KindId> = rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| (strength(kind), kind));
    let turned_around = kinds
        .iter()
        .flat_map(|&weak| kinds.iter().map(move |&strong| (weak, strong)))
        .find(|&(weak, strong)| strength(weak) < strength(strong) && may_take(rules, weak, strong));
    let ends = kinds.first().copied().zip(kinds.last().copied());
    match turned_around.or(ends) {
        None => Vec::new(),
        Some((one, other)) if one == other => vec![(one, 1.0, false)],
        Some((weak, strong)) => {
            let near = f64::from(strength(weak).saturating_sub(1)) / f64::from(strength(strong).max(2) - 1);
            vec![(weak, SMALLEST + (1.0 - SMALLEST) * 0.95 * near.min(1.0), true), (strong, 1.0, false)]
        }
    }
}

fn may_take(rules: &Rules, attacker: KindId, victim: KindId) -> bool {
    rules.exception(attacker, victim).is_some() && !rules.takes_by_strength(attacker, victim)
}

/// Gap between two animals, relative to the height.
const PARADE_GAP: f64 = 0.4;
/// The greatest height of a band that encloses animals.
const HIGHEST_BAND: f64 = 20.0;

/// A filler for the foot of a page: these animals centred on a band `size` wide, the tallest kind as high as `size` and
/// the band's edges allow, or as the width does. It ends at the lower edge of its box.
pub fn parade(resources: &mut Resources<'_>, kinds: &[KindId], size: Size, look: Look) -> DrawnFigure {
    let band = Band::of(resources.theme, look);
    let theme = resources.theme;
    let height = if band.encloses() { size.height.min(HIGHEST_BAND) } else { size.height };
    let edges = if band.encloses() { 2.0 * band.inset() } else { band.line_height() };
    let tall = (height - edges).max(1.0);
    let set = |resources: &mut Resources<'_>, tall: f64| -> (Vec<Cutout>, f64) {
        let mut actors: Vec<Cutout> = Vec::with_capacity(kinds.len());
        for &kind in kinds {
            let high = tall * band.stature(resources, kind);
            let room = Size::new(WIDEST * high, high);
            actors.push(actor(resources, &band, (kind, Side::White), room, (false, look)));
        }
        let gaps = PARADE_GAP * tall * actors.len().saturating_sub(1) as f64;
        let wide = actors.iter().map(|actor| actor.size.width).sum::<f64>() + gaps;
        (actors, wide)
    };
    let (_, wide) = set(resources, tall);
    let tall = tall * (0.92 * size.width / wide.max(1.0)).min(1.0);
    let (actors, wide) = set(resources, tall);
    let high = tall + edges;
    let mut items: Vec<Item> = match band.encloses() {
        true => band.frame(resources, Rect::new(0.0, 0.0, size.width, high)),
        false => band.line(theme, (0.0, tall), size.width),
    };
    let ground = if band.encloses() { high - band.inset() } else { tall };
    let mut x = (size.width - wide) / 2.0;
    for actor in actors {
        let foot = Affine::translate((x + actor.size.width / 2.0, ground));
        items.push(Group::placed(foot, actor.items).into());
        x += actor.size.width + PARADE_GAP * tall;
    }
    DrawnFigure { size: Size::new(size.width, high), items }
}
