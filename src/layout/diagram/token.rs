//! A piece in small: the theme's own face, cut down to what can be read at a third of its size.

use super::Look;
use super::look::{wears_open_badge, wears_two_rings};
use super::pen::Pen;
use crate::art::Drawing;
use crate::geom::{Affine, BezPath, Point, RoundedRect, Shape, Vec2};
use crate::layout::animal::AnimalLook;
use crate::layout::piece::{Contour, Shown, Word, outline, scallops};
use crate::layout::studio::Studio;
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Item};
use crate::theme::{Art, Element, Emphasis, Outline, Ring, Tones};

/// Half a piece's size, in cells. Between neighbours a cross must find room.
pub(super) const RADIUS: f64 = 0.395;
/// The same on a trap.
pub(super) const ON_TRAP: f64 = 0.355;
/// How wide the light rim is around a piece on dark water.
const RIM: f64 = 0.035;
/// A disc smaller than this across, in millimetres, shows a numeral and nothing else.
const LEAST_WITH_HEAD: f64 = 4.5;

/// How much a picture shows depends on its size, which is at least so many times a piece's half.
const TOLD: f64 = 1.22;
/// Between a picture and the ring around it: in cells, and at least in millimetres.
const CLEAR: (f64, f64) = (0.012, 0.1);

/// The width of the line along the lobes of a ring.
const LOBE: f64 = 0.024;
/// Lobes stand out so many times the width of their line.
const LEAST_LOBE: f64 = 1.2;

/// Half the side of a square badge beside half a round one.
const SQUARE_BADGE: f64 = 0.9;

/// A piece to be drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Token {
    pub kind: KindId,
    pub side: Side,
    /// Half its size, in cells.
    pub radius: f64,
    /// Whether it wears its strength as a badge.
    pub badge: bool,
}

/// What a piece shows in its middle.
enum Middle {
    Picture,
    Word(Word),
    Numeral,
}

/// A piece without its badge around (0, 0), `across` millimetres wide.
pub fn piece(studio: &mut Studio<'_>, kind: KindId, side: Side, across: f64, look: Look) -> Vec<Item> {
    let mut pen = Pen::new(studio, across / (2.0 * RADIUS), look);
    token(&mut pen, Token { kind, side, radius: RADIUS, badge: false }, Point::ZERO);
    pen.finish()
}

/// A piece around a place.
pub(super) fn token(pen: &mut Pen<'_, '_>, token: Token, at: Point) {
    let id = pen.studio.theme.rules.kind(token.kind).id.clone();
    let (bare, size) = (if token.badge { "" } else { "-bare" }, (token.radius * 1000.0).round());
    pen.symbol(&format!("piece-{id}-{}{bare}-{size}", token.side), at, |pen| draw(pen, &id, token));
}

fn draw(pen: &mut Pen<'_, '_>, id: &str, token: Token) {
    let Token { kind, side, radius: r, badge } = token;
    let theme = pen.studio.theme;
    let (colour, ground) = (pen.inks.sides[side.index()], pen.inks.discs[side.index()]);
    // A dark disc is told apart by its ground: it wears one light ring, with a rim outside.
    let dark = theme.pieces.sides[side.index()].is_reversed() && pen.look != Look::Large;
    let two = wears_two_rings(theme, side) && !dark;
    let shape = |radius: f64| scaled_outline(theme.pieces.outline, radius);
    // A trap makes no piece poorer than its neighbours.
    let middle = middle(pen, id, kind, 2.0 * RADIUS * pen.cell < LEAST_WITH_HEAD);
    pen.fill(shape(r), ground);

    let outer = pen.width_in_cells(match (two, dark) {
        (true, _) => 0.04,
        (false, true) => 0.03,
        (false, false) => 0.058,
    });
    let rim = if dark { 0.055 } else { 0.0 };
    let inner = pen.width_in_cells(0.022);
    // A second ring that would touch the first is no second ring.
    let lobes = if two && theme.pieces.sides[side.index()].ring == Ring::Scallop { lobes(pen, r) } else { None };
    let inner_at = match lobes {
        Some((_, foot)) => foot - (pen.width_in_cells(LOBE) + inner) / 2.0,
        None => r - outer - pen.width_in_cells(0.026) - inner / 2.0,
    };
    let free = if two { inner_at - inner / 2.0 } else { r - rim - outer };
    let photograph = match middle {
        Middle::Picture => pen.studio.photograph(id, shape_in_mm(pen, free), ground).filter(|_| is_photograph(pen, id)),
        Middle::Word(_) | Middle::Numeral => None,
    };
    let filled = photograph.is_some();
    if let Some(item) = photograph {
        pen.put(Point::ZERO, item);
    }
    match lobes {
        Some((lobes, _)) => pen.symbol(&format!("scallops-of-{side}-{}", (r * 1000.0).round()), Point::ZERO, |pen| {
            pen.round(lobes, colour, LOBE);
        }),
        None => pen.line(shape(r - rim - outer / 2.0), colour, outer),
    }
    if two {
        pen.line(shape(inner_at), colour, inner);
    }
    let numeral = theme.face.numerals.write(u32::from(theme.rules.kind(kind).strength));
    match middle {
        Middle::Numeral => {
            let room = if theme.pieces.outline == Outline::Square { 1.7 } else { 1.45 };
            pen.words(theme.numeral_face(), &numeral, 1.5 * r, room * free, Point::ZERO, colour);
            return;
        }
        Middle::Word(word) => {
            let tint = if word.element == Element::Glyph { pen.inks.ink } else { colour };
            let (em, at) = if badge { (1.15, -0.1) } else { (1.3, 0.0) };
            pen.words(word.face, &word.text, em * free, 1.35 * free, Point::new(at * r, at * r), tint);
            if word.element == Element::Numeral {
                return;
            }
        }
        Middle::Picture if filled => {}
        Middle::Picture => picture(pen, id, token, (two || dark, free), ground),
    }
    if badge {
        let open = wears_open_badge(theme, side) && !dark;
        self::badge(pen, &numeral, r, (side, open), colour, ground);
    }
}

/// The lobes around a piece of this half size, and how far from the middle they stand; `None` where they would close up.
fn lobes(pen: &Pen<'_, '_>, r: f64) -> Option<(BezPath, f64)> {
    let shape = pen.studio.theme.pieces.outline;
    let cut = Contour::new(shape, 2.0 * r * pen.cell * squared(shape));
    let line = pen.width(LOBE);
    let reach = cut.half() - line / 2.0;
    let (lobes, foot) = scallops(cut, reach);
    let open = reach - foot >= LEAST_LOBE * line;
    open.then(|| (Affine::scale(1.0 / pen.cell) * lobes, foot / pen.cell))
}

/// What can be shown: the theme's first choice, but a picture before all else where it shows one at all.
fn middle(pen: &mut Pen<'_, '_>, id: &str, kind: KindId, small: bool) -> Middle {
    let theme = pen.studio.theme;
    if small {
        return Middle::Numeral;
    }
    if theme.face.show.contains(&Element::Picture) && pen.studio.drawing(id).is_some() {
        return Middle::Picture;
    }
    match Shown::of(pen.studio, kind).large {
        Some(word) => Middle::Word(word),
        None => Middle::Numeral,
    }
}

/// The kind's picture within the inner ring, which is `free` cells from the middle; `two` says whether it is one of two.
fn picture(pen: &mut Pen<'_, '_>, id: &str, token: Token, (two, free): (bool, f64), ground: Colour) {
    let (theme, r) = (pen.studio.theme, token.radius);
    let large = pen.look == Look::Large && token.badge;
    let (size, at) = match (large, two) {
        (true, _) => (1.22 * r, Point::new(-0.18 * r, -0.17 * r)),
        (false, false) => (1.4 * r, Point::new(-0.03 * r, -0.025 * r)),
        (false, true) => (1.3 * r, Point::new(-0.03 * r, -0.025 * r)),
    };
    let at = if token.badge { at } else { Point::new(0.0, -0.01 * r) };
    let size = if token.badge { size } else { size * 1.04 };
    // A square has less room in a ring than a head.
    let square = theme.pieces.outline == Outline::Disc && pen.studio.is_sealed(id);
    let (size, at) = if square { (0.86 * size, at - Vec2::new(0.03, 0.03) * r) } else { (size, at) };
    let usual = AnimalLook::of_a_piece(theme, token.side, size * pen.cell);
    let look = AnimalLook { ink: pen.inks.ink, line_weight: 0.95, ..usual };
    let look = match (pen.look, theme.face.art) {
        (Look::Normal | Look::Card, Art::Line) => look,
        (Look::Large, Art::Line) => AnimalLook { coat: Colour::WHITE, tones: Tones::Outline, halo: false, ..look },
        // In the drawing's own colours, which large print makes darker.
        (_, Art::PaperCut | Art::Seal) => AnimalLook { tint: pen.inks.sides[token.side.index()], coat: ground, ..look },
    };
    // The two sides, and pieces on traps, show as much as each other.
    let told = TOLD * RADIUS * pen.cell;
    let share = within(pen, id, (look, told), at, free);
    let look = AnimalLook { size: share * look.size, ..look };
    if let Some(item) = pen.studio.small_animal(id, look, told, ground) {
        pen.put((share * at.to_vec2()).to_point(), item);
    }
}

/// How much of its size a picture keeps so that all of its ink stays clear of the ring.
fn within(pen: &mut Pen<'_, '_>, id: &str, (look, told): (AnimalLook, f64), at: Point, free: f64) -> f64 {
    let shape = pen.studio.theme.pieces.outline;
    let ring = Contour::new(shape, 2.0 * free * pen.cell * squared(shape));
    let clear = (CLEAR.0 * pen.cell).max(CLEAR.1);
    let filled = |(point, around): &(Point, f64)| ring.filled_by(*point + at.to_vec2() * pen.cell, around + clear);
    let edge = pen.studio.small_animal_edge(id, look, told).unwrap_or_default();
    1.0 / edge.iter().map(filled).fold(1.0, f64::max)
}

/// Where a badge lies on a piece of this half size: half its height, the middle of its right end across and down, the
/// size of its numeral.
fn badge_place(pen: &Pen<'_, '_>, r: f64) -> (f64, (f64, f64), f64) {
    if pen.look == Look::Large {
        return (0.53 * r, (0.56 * r, 0.53 * r), 1.04 * r);
    }
    let half = 0.155_f64.min(0.4 * r);
    (half, (0.715 * r, 0.715 * r), 1.78 * half)
}

/// How much a numeral of several letters widens its badge to the left.
fn widened(pen: &mut Pen<'_, '_>, numeral: &str, half: f64, em: f64) -> f64 {
    let face = pen.studio.theme.numeral_face();
    let wide = pen.studio.label(face, numeral, em, 0.0).map_or(0.0, |label| label.ink().width());
    (wide - 1.35 * half).clamp(0.0, 2.0 * half)
}

/// How far to the right of a piece's middle its badge begins.
pub(super) fn badge_left(pen: &mut Pen<'_, '_>, numeral: &str, r: f64) -> f64 {
    let (half, (at, _), em) = badge_place(pen, r);
    at - half - widened(pen, numeral, half, em)
}

/// The strength at the lower right: solid for one side, `open` for the other, so that the sides differ in grey as well.
/// A theme with badges on its pieces tells the sides by their shape instead: a square for White, a disc for Black.
fn badge(pen: &mut Pen<'_, '_>, numeral: &str, r: f64, (side, open): (Side, bool), colour: Colour, ground: Colour) {
    let (half, (at, down), em) = badge_place(pen, r);
    let face = pen.studio.theme.numeral_face();
    let over = widened(pen, numeral, half, em);
    let shaped = pen.studio.theme.face.emphasis == Emphasis::Badge;
    let square = shaped && side == Side::White;
    // A square is as large to the eye as a disc when its side is shorter.
    let half_high = if square { SQUARE_BADGE * half } else { half };
    let capsule = |grow: f64| -> BezPath {
        let (h, right) = (half_high + grow, at + half_high);
        let left = right - 2.0 * half_high - over;
        let corner = if square { 0.0 } else { h };
        RoundedRect::new(left - grow, down - h, right + grow, down + h, corner).to_path(0.0005)
    };
    let middle = Point::new(at - over / 2.0, down);
    let room = 1.4 * half + over;
    pen.fill(capsule(0.03), ground);
    if open && !shaped {
        let line = pen.width_in_cells(0.034);
        pen.line(capsule(-line / 2.0), colour, line);
        pen.words(face, numeral, 0.93 * em, room * 0.93, middle, colour);
    } else {
        pen.fill(capsule(0.0), colour);
        pen.words(face, numeral, em, room, middle, ground);
    }
}

/// The shape around a piece on dark water, around (0, 0).
pub(super) fn rim(shape: Outline) -> BezPath {
    scaled_outline(shape, RADIUS + RIM)
}

fn is_photograph(pen: &mut Pen<'_, '_>, id: &str) -> bool {
    match pen.studio.drawing(id).as_deref() {
        Some(Drawing::Pixels { alpha: None, .. }) => true,
        Some(Drawing::Pixels { alpha: Some(_), .. } | Drawing::Paths { .. }) | None => false,
    }
}

/// The pieces' shape of half this size around (0, 0). A square is a little smaller, or its corners would come too near to
/// each other.
pub(super) fn scaled_outline(shape: Outline, radius: f64) -> BezPath {
    // Outlines are made for millimetres; one in cells would be too coarse.
    Affine::scale(0.01) * outline(shape, 100.0 * 2.0 * radius * squared(shape))
}

/// The size of a shape beside a disc's.
fn squared(shape: Outline) -> f64 {
    match shape {
        Outline::Disc | Outline::Hexagon => 1.0,
        Outline::Square => 0.96,
    }
}

fn shape_in_mm(pen: &Pen<'_, '_>, radius: f64) -> BezPath {
    Affine::scale(pen.cell) * scaled_outline(pen.studio.theme.pieces.outline, radius)
}
