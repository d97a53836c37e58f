//! A piece in a diagram: the theme's face, reduced to what is legible at a third of its size.

use super::Look;
use super::canvas::DiagramCanvas;
use super::look::wears_open_badge;
use super::token_ring::TokenRing;
use crate::art::wash_colour;
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::piece::{ElementWord, FaceContent, PixelPicture, has_segments, made_of_pixels, outline};
use crate::geom::{Affine, BezPath, Point, Size, Vec2};
use crate::motif::animal::{AnimalLook, engraves_solids};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Item};
use crate::theme::{Art, Element, Outline, SheetLayout, Theme, Tones};

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
/// How much of the ring remains around an exergue, in cells.
const RIM_OF_EXERGUE: f64 = 0.036;
/// Share of a piece's radius inside the rings: of one with two rings.
const BETWEEN_RINGS: f64 = 0.72;

/// A disc below this diameter, in millimetres, shows only a numeral where figures are drawn for a laser.
const LEAST_ENGRAVED: f64 = 7.0;
/// Between the rings and a solid within them, in cells.
const WITHIN_RINGS: f64 = 0.024;
/// The size of a single numeral in large print, relative to half a piece's size.
const LARGE_NUMERAL: f64 = 1.85;
/// Maximum distance of the corners of a single numeral from the centre, relative to the ring's inside.
const CORNERS: f64 = 0.92;

/// The detail of a picture depends on its size, at least this multiple of a piece's radius.
const VISUAL_SIZE: f64 = 1.22;
/// A head of this visual size, in millimetres, has all its lines at their own weight: larger ones share its drawing.
const WHOLE: f64 = 7.0;
/// Gap between a picture and the ring around it: in cells, and the minimum in millimetres.
const CLEAR: (f64, f64) = (0.012, 0.1);

/// The least cell, in millimetres, in which an animal beside a large numeral is distinct; and in large print, in which an
/// animal with the badge of large print is.
const LEAST_WITH_BOTH: f64 = 8.5;
const LEAST_IN_LARGE: f64 = 14.0;
/// Where a strength stands in an exergue: its line, and the least distance of the numeral from the edge, relative to half
/// a piece's size; the height of a numeral relative to that, and the width of the line in cells.
const EXERGUE: (f64, f64, f64, f64) = (0.27, 0.04, 0.52, 0.022);
/// The same of the segment of large print; and how far an animal stays clear of its chord.
const SEGMENT: (f64, f64, f64, f64) = (0.3, 0.05, 0.54, 0.022);
const CLEAR_OF_CHORD: f64 = 0.04;
/// Large numerals: how far from the middle they and their animals stand, their height and the animals' visual size,
/// relative to the inside of the ring.
const BESIDE: (f64, f64, f64, f64) = (0.44, 0.40, 0.92, 1.1);

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

/// The outline of what [`piece`] draws.
pub fn piece_outline(theme: &Theme, across: f64) -> BezPath {
    Affine::scale(across / (2.0 * RADIUS)) * scaled_outline(theme.pieces.outline, RADIUS)
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
    let shape = |radius: f64| scaled_outline(theme.pieces.outline, radius);
    let middle = middle(canvas, id, kind, badge);
    canvas.fill(shape(r), ground);

    let stands = if badge { strength_place(canvas, kind, &middle) } else { Strength::Badge };
    let free = TokenRing { side, r, dark }.draw(canvas);
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
    let numeral = theme.face.numerals.write(u32::from(theme.rules.kind(kind).strength));
    match middle {
        Middle::Numeral => {
            // The sides differ as on the pieces: what is engraved as areas is dark.
            let (colour, free) = if engraves_solids(theme, side) {
                let solid = free - canvas.width_in_cells(WITHIN_RINGS);
                canvas.fill(shape(solid), colour);
                (ground, solid)
            } else {
                (colour, free)
            };
            let room = numeral_room(canvas, &numeral, free);
            let em = if canvas.context.look == Look::Large { LARGE_NUMERAL } else { 1.5 };
            canvas.words(theme.numeral_face(), &numeral, em * r, room, Point::ZERO, colour);
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
        Middle::Picture => {
            if stands == Strength::Exergue {
                exergue(canvas, &numeral, (side, r), colour, ground);
            }
            picture(canvas, id, token, (stands, free), ground);
        }
    }
    match stands {
        Strength::Badge if badge => {
            let open = wears_open_badge(theme, side) && !dark;
            // A light badge would melt into the light animal of a dark disc.
            let (colour, ground) = if dark { (ground, colour) } else { (colour, ground) };
            super::badge::badge(canvas, &numeral, r, (side, open), colour, ground);
        }
        Strength::Beside => {
            let face = theme.numeral_face();
            let high = canvas.resources.label(face, &numeral, 1.0, 0.0).map_or(1.0, |label| label.ink().height());
            let at = Point::new(-BESIDE.0 * free, 0.0);
            canvas.words(face, &numeral, BESIDE.2 * free / high.max(0.1), 0.74 * free, at, colour);
        }
        Strength::Badge | Strength::Exergue => {}
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

/// The element to show: the theme's first choice, but a picture first if it shows one at all.
fn middle(canvas: &mut DiagramCanvas<'_, '_>, id: &str, kind: KindId, badge: bool) -> Middle {
    let theme = canvas.resources.theme;
    // A piece on a trap shows as much as its neighbours.
    let small = 2.0 * RADIUS * canvas.context.cell < least_with_head(canvas);
    // Figures for a laser are too fine in small.
    let engraved = Side::BOTH.into_iter().any(|side| engraves_solids(theme, side));
    let fine = badge || 2.0 * RADIUS * canvas.context.cell < LEAST_ENGRAVED;
    let small = small || fine && engraved && theme.face.show.contains(&Element::Numeral);
    // In large print a numeral alone is legible in smaller cells, as large as the piece.
    let crowded = canvas.context.look == Look::Large && canvas.context.cell < LEAST_IN_LARGE;
    if small || badge && crowded && theme.face.show.contains(&Element::Numeral) {
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

/// Where the strength of a piece with a badge stands beside its central element; `None` if it is that itself.
pub(super) fn strength_of(canvas: &mut DiagramCanvas<'_, '_>, kind: KindId) -> Option<Strength> {
    let id = canvas.resources.theme.rules.kind(kind).id.clone();
    let middle = middle(canvas, &id, kind, true);
    match &middle {
        Middle::Numeral | Middle::Word(ElementWord { element: Element::Numeral, .. }) => None,
        Middle::Word(_) | Middle::Picture => Some(strength_place(canvas, kind, &middle)),
    }
}

/// Where the strength of a piece stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strength {
    /// In a badge on the ring.
    Badge,
    /// Below the line on which the animal stands, or on the segment of large print.
    Exergue,
    /// Beside the animal, as large as it.
    Beside,
}

/// Where the strength stands: as on the pieces.
fn strength_place(canvas: &DiagramCanvas<'_, '_>, kind: KindId, middle: &Middle) -> Strength {
    let theme = canvas.resources.theme;
    let single = theme.face.numerals.write(u32::from(theme.rules.kind(kind).strength)).chars().count() == 1;
    let picture = matches!(middle, Middle::Picture);
    let beside = theme.beside_animals();
    match beside {
        Some(beside) if beside.large_rank && single && picture && canvas.context.cell >= LEAST_WITH_BOTH => {
            Strength::Beside
        }
        Some(beside) if beside.below && beside.rank && picture => Strength::Exergue,
        _ if has_segments(theme) && picture => Strength::Exergue,
        _ => Strength::Badge,
    }
}

/// The measures of a theme's exergues.
fn exergue_of(theme: &Theme) -> (f64, f64, f64, f64) {
    if has_segments(theme) { SEGMENT } else { EXERGUE }
}

/// A line across a piece, or its foot, and the strength below.
fn exergue(canvas: &mut DiagramCanvas<'_, '_>, numeral: &str, (side, r): (Side, f64), colour: Colour, ground: Colour) {
    let theme = canvas.resources.theme;
    let shape = theme.pieces.outline;
    let cell = canvas.context.cell;
    let foot = theme.pieces.sides[side.index()].foot || has_segments(theme);
    let (from_middle, from_edge, tallest, line) = exergue_of(theme);
    let whole = Contour::new(shape, 2.0 * r * cell * squared(shape));
    let line = canvas.width_in_cells(line);
    let top = from_middle * r;
    // Its ground takes the place of all but the ring's edge.
    let edge = canvas.width_in_cells(RIM_OF_EXERGUE);
    let solid = if foot { whole } else { whole.inset(edge * cell) };
    let below = Affine::scale(1.0 / cell) * solid.below(top * cell);
    canvas.fill(below, if foot { colour } else { ground });
    if !foot {
        let half = whole.half_width(top * cell) / cell - 1.2 * edge;
        let across = polyline(&[Point::new(-half, top + line / 2.0), Point::new(half, top + line / 2.0)], false);
        canvas.ruled(across, colour, line);
    }
    let face = theme.numeral_face();
    let Some(label) = canvas.resources.label(face, numeral, 1.0, 0.0) else { return };
    let ink = label.ink().size();
    let start = top + if foot { 0.05 * r } else { line + 0.04 * r };
    let room = whole.inset((from_edge * r + if foot { 0.0 } else { edge }) * cell);
    let fits = |high: f64| ink.width / ink.height * high / 2.0 <= room.half_width((start + high) * cell) / cell;
    let high = (0..40).map(|step| tallest * r * (1.0 - 0.02 * f64::from(step))).find(|&high| fits(high));
    let Some(high) = high else { return };
    let at = Point::new(0.0, start + high / 2.0);
    canvas.words(face, numeral, high / ink.height, 2.0 * r, at, if foot { ground } else { colour });
}

/// The kind's picture within the inner ring, `free` cells from the centre, beside its strength.
fn picture(
    canvas: &mut DiagramCanvas<'_, '_>,
    id: &str,
    token: Token,
    (strength, free): (Strength, f64),
    ground: Colour,
) {
    let (theme, r) = (canvas.resources.theme, token.radius);
    let (size, at) = match strength {
        Strength::Beside => (BESIDE.3 * free, Point::new(BESIDE.1 * free, 0.0)),
        Strength::Exergue => (1.5 * r, Point::new(0.0, 0.0)),
        Strength::Badge if !token.badge => (1.72 * free, Point::new(0.0, -0.01 * r)),
        Strength::Badge if canvas.context.look == Look::Large => (1.64 * free, Point::new(-0.1 * r, -0.1 * r)),
        Strength::Badge => (1.66 * free, Point::new(-0.05 * r, -0.045 * r)),
    };
    // A square leaves less space in a ring than a head.
    let square = theme.pieces.outline == Outline::Disc && canvas.resources.is_sealed(id);
    let (size, at) = if square { (0.86 * size, at - Vec2::new(0.03, 0.03) * r) } else { (size, at) };
    let usual = AnimalLook::of_a_piece(theme, token.side, size * canvas.context.cell);
    let look = AnimalLook { ink: canvas.context.inks.ink, line_weight: 0.95, ..usual };
    let look = match theme.face.art {
        Art::Line | Art::Woodcut => match canvas.context.look {
            Look::Normal | Look::Card => look,
            Look::Large => AnimalLook { halo: false, ..look },
        },
        // A wash is too fine in small: the whole figure has its colour, and what is cut out of it is dark.
        Art::PaperCut if usual.tones == Tones::Wash && !usual.hollow => {
            let tint = wash_colour(id);
            AnimalLook { tint, coat: ground, accent: theme.colours.ink, tones: Tones::Accent, ..look }
        }
        // In the drawing's own colours, which are darker in large print.
        Art::PaperCut | Art::Seal => {
            let tint = canvas.context.inks.sides[token.side.index()];
            AnimalLook { tint, coat: ground, ..look }
        }
    };
    // Both sides, and pieces on traps, show the same detail.
    let drawn_for = visual_size(canvas);
    let (share, at) = match strength {
        Strength::Exergue => standing(canvas, id, (look, drawn_for), r, free),
        Strength::Badge | Strength::Beside => {
            let share = within(canvas, id, (look, drawn_for), at, free);
            (share, (share * at.to_vec2()).to_point())
        }
    };
    let look = AnimalLook { size: share * look.size, ..look };
    if let Some(item) = canvas.resources.small_animal(id, look, drawn_for, ground) {
        canvas.put(at, item);
    }
}

/// The scale at which a picture stands on the line of an exergue and is clear of the ring, and where its middle is.
fn standing(
    canvas: &mut DiagramCanvas<'_, '_>,
    id: &str,
    (look, drawn_for): (AnimalLook, f64),
    r: f64,
    free: f64,
) -> (f64, Point) {
    let (shape, cell) = (canvas.resources.theme.pieces.outline, canvas.context.cell);
    let ring = Contour::new(shape, 2.0 * free * cell * squared(shape));
    let clear = CLEAR.1;
    let edge = canvas.resources.small_animal_edge(id, look, drawn_for).unwrap_or_default();
    let bottom = edge.iter().map(|(point, around)| point.y + around).fold(0.0, f64::max);
    let theme = canvas.resources.theme;
    let off = if has_segments(theme) { CLEAR_OF_CHORD } else { 0.0 };
    let line = (exergue_of(theme).0 - off) * r * cell;
    let at = |share: f64| Point::new(0.0, line - share * bottom);
    let fits = |share: &f64| {
        let at = at(*share).to_vec2();
        edge.iter().all(|(point, around)| {
            ring.filled_by((*share * point.to_vec2() + at).to_point(), share * around + clear) <= 1.0
        })
    };
    let share = (0..30).map(|step| 1.0 - 0.025 * f64::from(step)).find(fits).unwrap_or(0.25);
    (share, (at(share).to_vec2() / cell).to_point())
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
pub(super) fn squared(shape: Outline) -> f64 {
    match shape {
        Outline::Disc | Outline::Hexagon => 1.0,
        Outline::Square => 0.96,
    }
}
