//! A piece in a diagram: the theme's face, reduced to what is legible at a third of its size.

use super::Look;
use super::canvas::DiagramCanvas;
use super::look::wears_open_badge;
use crate::canvas::Context;
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{scalloped_disc, scallops};
use crate::compose::piece::{ElementWord, FaceContent, PixelPicture, made_of_pixels, outline};
use crate::geom::{Affine, BezPath, Point, Size, Vec2};
use crate::motif::animal::AnimalLook;
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Item};
use crate::theme::{Art, Element, Outline, Ring, SheetLayout, Tones};

/// Half a piece's size, in cells. A cross must fit between neighbours.
pub(super) const RADIUS: f64 = 0.395;
/// The same on a trap.
pub(super) const ON_TRAP: f64 = 0.34;
/// Width of the light rim of a piece on dark water, and on a trap, where it separates the rings.
const RIM: f64 = 0.035;
const RIM_ON_TRAP: f64 = 0.022;
/// A disc below this diameter, in millimetres, shows only a numeral.
const LEAST_WITH_HEAD: f64 = 4.5;
/// The same for numerals too long to be legible in it, where a head is more legible.
const LEAST_FOR_LONG: f64 = 3.8;
/// The same on the card of a set in large print, whose lines are thick.
const LEAST_IN_LARGE_PRINT: f64 = 6.0;
/// Minimum font size of a legible numeral, in millimetres per em: five points.
const LEAST_NUMERAL: f64 = 1.76;
/// Share of a piece's radius inside the rings: of one with two rings.
const BETWEEN_RINGS: f64 = 0.72;

/// Maximum distance of the corners of a single numeral from the centre, relative to the ring's inside.
const CORNERS: f64 = 0.92;

/// The detail of a picture depends on its size, at least this multiple of a piece's radius.
const VISUAL_SIZE: f64 = 1.22;
/// A head of this visual size, in millimetres, has all its lines at their own weight: larger ones share its drawing.
const WHOLE: f64 = 7.0;
/// Gap between a picture and the ring around it: in cells, and the minimum in millimetres.
const CLEAR: (f64, f64) = (0.012, 0.1);

/// Line width of the lobes of a ring.
const LOBE: f64 = 0.024;
/// Height of lobes as a multiple of their line width.
const LEAST_LOBE: f64 = 1.2;
/// Number of lobes of a solid ring: few, to be visible.
const LOBES_OF_A_SOLID: usize = 14;

/// A piece to be drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Token {
    pub kind: KindId,
    pub side: Side,
    /// Half its size, in cells.
    pub radius: f64,
    /// Whether it has a strength badge.
    pub badge: bool,
}

/// The central element of a piece.
enum Middle {
    Picture,
    Word(ElementWord),
    Numeral,
}

/// A piece without its badge around (0, 0), `across` millimetres wide.
pub fn piece(resources: &mut Resources<'_>, kind: KindId, side: Side, across: f64, look: Look) -> Vec<Item> {
    let mut canvas = DiagramCanvas::new(resources, across / (2.0 * RADIUS), look);
    token(&mut canvas, Token { kind, side, radius: RADIUS, badge: false }, Point::ZERO);
    canvas.finish()
}

/// A piece around a point.
pub(super) fn token(canvas: &mut DiagramCanvas<'_, '_>, token: Token, at: Point) {
    let id = canvas.resources.theme.rules.kind(token.kind).id.clone();
    let (bare, size) = (if token.badge { "" } else { "-bare" }, (token.radius * 1000.0).round());
    canvas.symbol(&format!("piece-{id}-{}{bare}-{size}", token.side), at, |canvas| draw(canvas, &id, token));
}

fn draw(canvas: &mut DiagramCanvas<'_, '_>, id: &str, token: Token) {
    let Token { kind, side, radius: r, badge } = token;
    let theme = canvas.resources.theme;
    let (colour, ground) = (canvas.context.inks.sides[side.index()], canvas.context.inks.discs[side.index()]);
    // A dark disc is recognised by its ground: it has one light ring, with a rim outside.
    let dark = theme.pieces.sides[side.index()].is_reversed() && canvas.context.look != Look::Large;
    let two = theme.has_double_ring(side) && !dark;
    let shape = |radius: f64| scaled_outline(theme.pieces.outline, radius);
    // A piece on a trap shows as much as its neighbours.
    let small = 2.0 * RADIUS * canvas.context.cell < least_with_head(canvas);
    let middle = middle(canvas, id, kind, small);
    canvas.fill(shape(r), ground);

    let outer = canvas.width_in_cells(match (two, dark) {
        (true, _) => 0.04,
        (false, true) => 0.03,
        (false, false) => 0.058,
    });
    let rim = if dark { 0.055 } else { 0.0 };
    let inner = canvas.width_in_cells(0.022);
    // A second ring that would touch the first is omitted.
    let scalloped = two && theme.pieces.sides[side.index()].ring == Ring::Scallop;
    let lobes = scalloped.then(|| lobes(canvas, r));
    let inner_at = match &lobes {
        Some(Lobes { foot, open: true, .. }) => foot - (canvas.width_in_cells(LOBE) + inner) / 2.0,
        Some(Lobes { foot, open: false, .. }) => foot - outer / 2.0,
        None => r - outer - canvas.width_in_cells(0.026) - inner / 2.0,
    };
    let free = match lobes {
        Some(Lobes { open: false, .. }) => inner_at,
        Some(Lobes { open: true, .. }) | None if two => inner_at - inner / 2.0,
        Some(_) | None => r - rim - outer,
    };
    let photograph = match middle {
        Middle::Picture => {
            let opaque = made_of_pixels(canvas.resources, id) == Some(PixelPicture::Opaque);
            let shape = Affine::scale(canvas.context.cell) * shape(free);
            opaque.then(|| canvas.resources.photograph(id, shape, ground)).flatten()
        }
        Middle::Word(_) | Middle::Numeral => None,
    };
    let filled = photograph.is_some();
    if let Some(item) = photograph {
        canvas.put(Point::ZERO, item);
    }
    match lobes {
        Some(Lobes { path, open: true, .. }) => {
            canvas.symbol(&format!("scallops-of-{side}-{}", (r * 1000.0).round()), Point::ZERO, |canvas| {
                canvas.line(path, colour, LOBE);
            });
            canvas.ruled(shape(inner_at), colour, inner);
        }
        Some(Lobes { path, open: false, .. }) => {
            canvas.fill(path, colour);
            canvas.fill(shape(inner_at), ground);
        }
        None => canvas.ruled(shape(r - rim - outer / 2.0), colour, outer),
    }
    if two && !scalloped {
        canvas.ruled(shape(inner_at), colour, inner);
    }
    let numeral = theme.face.numerals.write(u32::from(theme.rules.kind(kind).strength));
    match middle {
        Middle::Numeral => {
            let room = numeral_room(canvas, &numeral, free);
            canvas.words(theme.numeral_face(), &numeral, 1.5 * r, room, Point::ZERO, colour);
            return;
        }
        Middle::Word(word) => {
            let tint = if word.element == Element::Glyph { canvas.context.inks.ink } else { colour };
            let (em, at) = if badge { (1.15, -0.1) } else { (1.3, 0.0) };
            canvas.words(word.face, &word.text, em * free, 1.35 * free, Point::new(at * r, at * r), tint);
            if word.element == Element::Numeral {
                return;
            }
        }
        Middle::Picture if filled => {}
        Middle::Picture => picture(canvas, id, token, (two || dark, free), ground),
    }
    if badge {
        let open = wears_open_badge(theme, side) && !dark;
        super::badge::badge(canvas, &numeral, r, (side, open), colour, ground);
    }
}

/// The minimum diameter of a disc that shows a head, in millimetres.
fn least_with_head(canvas: &mut DiagramCanvas<'_, '_>) -> f64 {
    let theme = canvas.resources.theme;
    if canvas.context.look == Look::Card && theme.sheet.layout == SheetLayout::Large {
        return LEAST_IN_LARGE_PRINT;
    }
    let free = BETWEEN_RINGS * RADIUS * canvas.context.cell;
    let fits = theme.rules.kinds().iter().all(|kind| {
        let numeral = theme.face.numerals.write(u32::from(kind.strength));
        let label = canvas.resources.label(theme.numeral_face(), &numeral, LEAST_NUMERAL, 0.0);
        label.is_none_or(|label| label.ink().width() <= numeral_room(canvas, &numeral, free))
    });
    if fits { LEAST_WITH_HEAD } else { LEAST_FOR_LONG }
}

/// Whether pieces show heads, not only numerals, with cells of this width in millimetres.
pub fn shows_heads(resources: &mut Resources<'_>, cell: f64, look: Look) -> bool {
    2.0 * RADIUS * cell >= least_with_head(&mut DiagramCanvas::new(resources, cell, look))
}

/// The visual size by which heads are drawn here: that of the smallest picture next to this one.
fn visual_size(canvas: &DiagramCanvas<'_, '_>) -> f64 {
    let drawn_for = VISUAL_SIZE
        * RADIUS
        * canvas.resources.smallest_cell.map_or(canvas.context.cell, |smallest| smallest.min(canvas.context.cell));
    if canvas.context.look == Look::Large { drawn_for } else { drawn_for.min(WHOLE) }
}

/// Maximum width of a single numeral, `free` cells from the centre to the ring, limited by its corners.
fn numeral_room(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, free: f64) -> f64 {
    if canvas.resources.theme.pieces.outline == Outline::Square {
        return 1.7 * free;
    }
    let face = canvas.resources.theme.numeral_face();
    let ink = canvas.resources.label(face, numeral, 1.0, 0.0).map_or(Size::ZERO, |label| label.ink().size());
    2.0 * CORNERS * free * ink.width / ink.to_vec2().hypot().max(1e-6)
}

/// The lobes around a piece.
struct Lobes {
    path: BezPath,
    /// Their distance from the centre, in cells.
    foot: f64,
    /// Whether they are lines; where these would close up they are the edge of a solid ring.
    open: bool,
}

/// The lobes around a piece of this half size.
fn lobes(canvas: &DiagramCanvas<'_, '_>, r: f64) -> Lobes {
    let shape = canvas.resources.theme.pieces.outline;
    let cut = Contour::new(shape, 2.0 * r * canvas.context.cell * squared(shape));
    let line = canvas.context.line_width(LOBE);
    let reach = cut.half() - line / 2.0;
    let (path, foot) = scallops(cut, reach);
    let open = reach - foot >= LEAST_LOBE * line;
    let (path, foot) = match (open, shape) {
        (true, _) => (path, foot),
        (false, Outline::Disc) => scalloped_disc(cut.half(), LOBES_OF_A_SOLID),
        (false, Outline::Square | Outline::Hexagon) => scallops(cut, cut.half()),
    };
    Lobes { path: Affine::scale(1.0 / canvas.context.cell) * path, foot: foot / canvas.context.cell, open }
}

/// The element to show: the theme's first choice, but a picture first if it shows one at all.
fn middle(canvas: &mut DiagramCanvas<'_, '_>, id: &str, kind: KindId, small: bool) -> Middle {
    let theme = canvas.resources.theme;
    if small {
        return Middle::Numeral;
    }
    if theme.face.show.contains(&Element::Picture) && canvas.resources.drawing(id).is_some() {
        return Middle::Picture;
    }
    match FaceContent::of(canvas.resources, kind).large {
        Some(word) => Middle::Word(word),
        None => Middle::Numeral,
    }
}

/// The kind's picture within the inner ring, `free` cells from the centre; `two` says whether it is one of two.
fn picture(canvas: &mut DiagramCanvas<'_, '_>, id: &str, token: Token, (two, free): (bool, f64), ground: Colour) {
    let (theme, r) = (canvas.resources.theme, token.radius);
    let large = canvas.context.look == Look::Large && token.badge;
    let (size, at) = match (large, two) {
        (true, _) => (1.22 * r, Point::new(-0.18 * r, -0.17 * r)),
        (false, false) => (1.4 * r, Point::new(-0.03 * r, -0.025 * r)),
        (false, true) => (1.3 * r, Point::new(-0.03 * r, -0.025 * r)),
    };
    let at = if token.badge { at } else { Point::new(0.0, -0.01 * r) };
    let size = if token.badge { size } else { size * 1.04 };
    // A square leaves less space in a ring than a head.
    let square = theme.pieces.outline == Outline::Disc && canvas.resources.is_sealed(id);
    let (size, at) = if square { (0.86 * size, at - Vec2::new(0.03, 0.03) * r) } else { (size, at) };
    let usual = AnimalLook::of_a_piece(theme, token.side, size * canvas.context.cell);
    let look = AnimalLook { ink: canvas.context.inks.ink, line_weight: 0.95, ..usual };
    let look = match (canvas.context.look, theme.face.art) {
        (Look::Normal | Look::Card, Art::Line | Art::Woodcut) => look,
        (Look::Large, Art::Line | Art::Woodcut) => {
            AnimalLook { coat: Colour::WHITE, tones: Tones::Outline, halo: false, ..look }
        }
        // In the drawing's own colours, which are darker in large print.
        (_, Art::PaperCut | Art::Seal) => {
            let tint = canvas.context.inks.sides[token.side.index()];
            AnimalLook { tint, coat: ground, tones: Tones::Outline, ..look }
        }
    };
    // Both sides, and pieces on traps, show the same detail.
    let drawn_for = visual_size(canvas);
    let share = within(canvas, id, (look, drawn_for), at, free);
    let look = AnimalLook { size: share * look.size, ..look };
    if let Some(item) = canvas.resources.small_animal(id, look, drawn_for, ground) {
        canvas.put((share * at.to_vec2()).to_point(), item);
    }
}

/// The scale at which all of a picture's ink is clear of the ring.
fn within(
    canvas: &mut DiagramCanvas<'_, '_>,
    id: &str,
    (look, drawn_for): (AnimalLook, f64),
    at: Point,
    free: f64,
) -> f64 {
    let shape = canvas.resources.theme.pieces.outline;
    let ring = Contour::new(shape, 2.0 * free * canvas.context.cell * squared(shape));
    let clear = (CLEAR.0 * canvas.context.cell).max(CLEAR.1);
    let filled =
        |(point, around): &(Point, f64)| ring.filled_by(*point + at.to_vec2() * canvas.context.cell, around + clear);
    let edge = canvas.resources.small_animal_edge(id, look, drawn_for).unwrap_or_default();
    1.0 / edge.iter().map(filled).fold(1.0, f64::max)
}

/// The shape around a piece on dark water, around (0, 0).
pub(super) fn rim(shape: Outline) -> BezPath {
    scaled_outline(shape, RADIUS + RIM)
}

/// The shape around a piece on a trap, around (0, 0).
pub(super) fn rim_on_trap(shape: Outline) -> BezPath {
    scaled_outline(shape, ON_TRAP + RIM_ON_TRAP)
}

/// The pieces' shape of half this size around (0, 0). A square is slightly smaller, so that corners keep a distance.
pub(super) fn scaled_outline(shape: Outline, radius: f64) -> BezPath {
    // Contours are made for millimetres; one in cells would be too coarse.
    Affine::scale(0.01) * outline(shape, 100.0 * 2.0 * radius * squared(shape))
}

/// The size of a shape relative to a disc's.
fn squared(shape: Outline) -> f64 {
    match shape {
        Outline::Disc | Outline::Hexagon => 1.0,
        Outline::Square => 0.96,
    }
}

#[cfg(test)]
mod tests {
    use super::{LOBES_OF_A_SOLID, RADIUS, lobes};
    use crate::canvas::resources::Resources;
    use crate::canvas::shapes::points_along;
    use crate::compose::diagram::Look;
    use crate::compose::diagram::canvas::DiagramCanvas;
    use crate::geom::{Point, Shape};
    use crate::theme::shipped_theme;

    #[test]
    fn a_scalloped_ring_is_lines_where_these_have_room_and_a_solid_of_few_lobes_in_small() {
        let theme = shipped_theme("colouring").expect("a shipped theme");
        let mut resources = Resources::new(&theme);
        let large = lobes(&DiagramCanvas::new(&mut resources, 40.0, Look::Normal), RADIUS);
        let small = lobes(&DiagramCanvas::new(&mut resources, 4.0, Look::Normal), RADIUS);
        assert!(large.open && !small.open);
        for lobes in [&large, &small] {
            assert!(lobes.foot < RADIUS && lobes.path.bounding_box().width() <= 2.0 * RADIUS + 0.01);
        }
        // Each lobe begins and ends where the edge is nearest to the centre.
        let reach: Vec<f64> = points_along(&small.path, 1e-4).into_iter().map(|at| at.distance(Point::ZERO)).collect();
        let feet = (0..reach.len() - 1).filter(|&place| {
            let before = if place == 0 { reach[reach.len() - 2] } else { reach[place - 1] };
            reach[place] < before && reach[place] < reach[place + 1]
        });
        assert_eq!(feet.count(), LOBES_OF_A_SOLID);
    }
}
