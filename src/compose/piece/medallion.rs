//! Medallions: the animal fills the piece; its strength and its character stand on the ring, as a mint mark does on a
//! coin, and its name stands in a band of the ring.
//!
//! All measures are shares of the visible diameter. Those that come in pairs are for 18 mm and less and for 38 mm and
//! more; between, they go over evenly.

use super::content::{ElementWord, words};
use super::face_area::FaceArea;
use super::medal_name;
use super::plan::{PixelPicture, made_of_pixels, tracking};
use super::ring::{self, Edge};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2, convex_hull};
use crate::motif::animal::{AnimalLook, to_be_coloured};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::{Beside, Element, Outline, Theme};
use crate::typeset::{Across, Down, Label};
use std::f64::consts::FRAC_1_SQRT_2;

/// The size of the animal relative to its field, and how far it is moved, to leave room for what stands on the ring.
fn place_of_animal(beside: Beside) -> (f64, Vec2) {
    match (beside.name, beside.rank, beside.character) {
        (_, false, false) => (1.0, Vec2::ZERO),
        (true, _, _) => (0.99, Vec2::new(0.0, -0.004)),
        (false, true, false) => (0.97, Vec2::new(-0.010, -0.010)),
        (false, false, true) => (0.97, Vec2::new(0.010, -0.010)),
        (false, true, true) => (0.985, Vec2::new(0.0, -0.010)),
    }
}

/// From the ring to the animal.
const CLEAR: (f64, f64) = (0.015, 0.014);
/// The radius of a badge, of a seal, and at least in millimetres.
const BADGE: (f64, f64) = (0.122, 0.108);
const SEAL: (f64, f64) = (0.118, 0.104);
const LEAST_BADGE: f64 = 1.75;
/// How far a badge stays away from the cut, and its numeral from the line of safety.
const OFF_CUT: f64 = 0.020;
/// The ground around a badge, and the line of a seal; at least in millimetres.
const HALO: (f64, f64) = (0.016, 0.012);
const LINE: (f64, f64) = (0.013, 0.011);
const LEAST_LINE: f64 = 0.3;
/// Half the side of a square badge, relative to the radius of a round one.
const SQUARE: f64 = 0.90;
/// How far the rounded corner of a square badge reaches, relative to that radius.
const CORNER: f64 = 1.2;
/// Height and width of a numeral relative to the radius of its badge, and of a character to that of its seal.
const NUMERAL: (f64, f64) = (1.30, 1.45);
const CHARACTER: (f64, f64) = (1.42, 1.42);
/// How far a numeral reaches from the middle of its badge, relative to the badge's radius.
const NUMERAL_REACH: f64 = 0.72;
/// The same for a wide numeral.
const WIDE_REACH: f64 = 1.0;
/// For children: height, width and middle of the numeral; reach and middle of the animal.
const LARGE: (f64, f64, Point) = (0.55, 0.39, Point::new(-0.145, -0.045));
const BESIDE: ((f64, f64), Point) = ((0.250, 0.235), Point::new(0.148, 0.112));

/// A measure at a diameter in millimetres.
pub(super) fn between(diameter: f64, (small, large): (f64, f64)) -> f64 {
    small + (large - small) * ((diameter - 18.0) / 20.0).clamp(0.0, 1.0)
}

/// The piece that is drawn: its side, its cut and what is inside the ring.
pub(super) struct Medal {
    pub side: Side,
    pub cut: Contour,
    /// How far the line of safety lies inside the cut, in millimetres.
    pub safe: f64,
    pub edge: Edge,
}

impl Medal {
    pub fn diameter(&self) -> f64 {
        2.0 * self.cut.half()
    }

    /// The width of the line around a mark, which has to stay open on dark ground.
    fn line(&self) -> f64 {
        self.measure(LINE).max(LEAST_LINE)
    }

    /// The field inside ring and band, around (0, 0), and its middle on the piece.
    fn field(&self, resources: &Resources<'_>, beside: Beside) -> (Contour, Point) {
        let band = beside.name.then(|| medal_name::Band::of(resources, self));
        band.map_or((self.edge.inside, Point::ZERO), |band| (band.field, band.middle))
    }

    /// The other side's piece with the same cut.
    fn of_other_side(&self, theme: &Theme) -> Medal {
        let style = &theme.pieces.sides[(!self.side).index()];
        let edge = ring::ring(style, self.cut, theme.board.least_line, self.edge.around);
        Medal { side: !self.side, edge, ..*self }
    }

    fn measure(&self, pair: (f64, f64)) -> f64 {
        between(self.diameter(), pair) * self.diameter()
    }
}

/// The ring, and inside it an animal with what stands beside it; without a kind only the ring and its band.
pub(super) fn medallion(
    resources: &mut Resources<'_>,
    kind: Option<KindId>,
    medal: Medal,
    beside: Beside,
) -> Vec<Item> {
    let name = kind.filter(|_| beside.name).and_then(|kind| words(resources, kind, Element::Name).into_iter().next());
    named(resources, kind, medal, beside, name)
}

/// The same with this text in the band, if there is one.
pub(super) fn named(
    resources: &mut Resources<'_>,
    kind: Option<KindId>,
    medal: Medal,
    beside: Beside,
    name: Option<ElementWord>,
) -> Vec<Item> {
    let theme = resources.theme;
    let style = &theme.pieces.sides[medal.side.index()];
    let band = beside.name.then(|| medal_name::Band::of(resources, &medal));
    let (mut below, mut above) = (Vec::new(), Vec::new());
    if let Some(kind) = kind {
        let id = theme.rules.kind(kind).id.as_str();
        match made_of_pixels(resources, id) {
            Some(PixelPicture::Opaque) if !beside.large_rank => {
                let (field, middle) = medal.field(resources, beside);
                let clip = Affine::translate(middle.to_vec2()) * field.path();
                below.extend(resources.photograph(id, clip, style.ground));
            }
            // Pixels include their ground: it may be under the ring, not over it.
            Some(PixelPicture::CutOut) if !beside.large_rank => {
                below.extend(animal(resources, kind, &medal, beside));
            }
            Some(PixelPicture::Opaque | PixelPicture::CutOut) | None => {
                above.extend(animal(resources, kind, &medal, beside));
            }
        }
    }
    let band_items = band.iter().flat_map(|band| band.items(resources, &medal, name.as_ref())).collect::<Vec<_>>();
    let marks = kind.map_or_else(Vec::new, |kind| marks(resources, kind, &medal, beside));
    let numeral = kind.filter(|_| beside.large_rank).and_then(|kind| large_numeral(resources, kind, &medal));
    [below, medal.edge.items, band_items, numeral.into_iter().collect(), above, marks].concat()
}

/// The animal as large as its room. Both sides share one drawing, made for the smaller of their rooms, so that no line
/// becomes thinner than asked.
fn animal(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Option<Item> {
    let theme = resources.theme;
    let own = FittedAnimal::of(resources, kind, medal, beside)?;
    let other = FittedAnimal::of(resources, kind, &medal.of_other_side(theme), beside)?;
    let look = AnimalLook { size: own.size.min(other.size), ..own.look };
    let item =
        resources.shared_animal(&theme.rules.kind(kind).id, look, theme.pieces.sides[medal.side.index()].ground)?;
    let centre = own.centre * look.size / own.look.size;
    let grown = Affine::scale(own.size / look.size);
    let place = Affine::translate(own.at.to_vec2()) * grown * Affine::translate(-centre);
    Some(Group::placed(place, vec![item]).into())
}

/// How an animal fills its room.
struct FittedAnimal {
    /// Its visual size in millimetres.
    size: f64,
    /// Its look at nearly that size, and the centre of its edge there.
    look: AnimalLook,
    centre: Vec2,
    /// Where that centre stands on the piece.
    at: Point,
}

impl FittedAnimal {
    fn of(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Option<FittedAnimal> {
        let theme = resources.theme;
        let id = &theme.rules.kind(kind).id;
        let diameter = medal.diameter();
        let (field, middle) = medal.field(resources, beside);
        let (reach, at) = match beside.large_rank {
            true => (medal.measure(BESIDE.0), (diameter * BESIDE.1.to_vec2()).to_point()),
            false => {
                let (share, moved) = place_of_animal(beside);
                // Nor beyond the line of safety.
                let safe = medal.cut.half() - medal.safe - (middle.to_vec2() + diameter * moved).hypot();
                let room = field.inset(medal.measure(CLEAR));
                ((share * room.half()).min(safe), middle + diameter * moved)
            }
        };
        let room = FaceArea::from(field.inset(field.half() - reach));
        let mut look = AnimalLook::of_a_piece(theme, medal.side, 2.0 * reach);
        if beside.large_rank {
            look = AnimalLook { coat: theme.pieces.sides[medal.side.index()].ground, halo: true, ..look };
        }
        let name = format!("animal-{id}-{}-{diameter:.6}-{reach:.6}", medal.side);
        let [size, drawn, x, y] = resources.measures(&name, |resources| fitted_to(resources, id, look, room))?;
        Some(FittedAnimal { size, look: AnimalLook { size: drawn, ..look }, centre: Vec2::new(x, y), at })
    }
}

/// The size at which an animal fills a room; the last size at which that was measured, and the centre of its edge then.
fn fitted_to(resources: &mut Resources<'_>, id: &str, look: AnimalLook, room: FaceArea) -> Option<[f64; 4]> {
    let disc = resources.theme.pieces.outline == Outline::Disc;
    let (mut size, mut drawn, mut centre) = (look.size, look.size, Vec2::ZERO);
    // Lines do not grow with the picture: the second size is nearer.
    for _ in 0..2 {
        drawn = size;
        let edge = outermost(resources.animal_edge(id, AnimalLook { size, ..look })?);
        centre = if disc { enclosing(&edge) } else { boxed(&edge) };
        size /= edge.iter().map(|&(point, around)| room.filled_by(point - centre, around)).fold(0.01, f64::max);
    }
    Some([size, drawn, centre.x, centre.y])
}

/// The dots of an edge that no circle, square or hexagon can leave out while it has all others inside: of those of each
/// radius, the corners of their hull.
fn outermost(edge: Vec<(Point, f64)>) -> Vec<(Point, f64)> {
    let mut by_radius: Vec<(f64, Vec<Point>)> = Vec::new();
    for (point, around) in edge {
        match by_radius.iter_mut().find(|(radius, _)| *radius == around) {
            Some((_, points)) => points.push(point),
            None => by_radius.push((around, vec![point])),
        }
    }
    let corners = |(around, points)| convex_hull(points).into_iter().map(move |point| (point, around));
    by_radius.into_iter().flat_map(corners).collect()
}

/// The middle of the smallest circle around an edge, within a thousandth of it.
fn enclosing(edge: &[(Point, f64)]) -> Vec2 {
    let mut middle = boxed(edge).to_point();
    for step in 0..400 {
        let far = |&(point, around): &(Point, f64)| point.distance(middle) + around;
        let Some(&(farthest, _)) = edge.iter().max_by(|one, other| far(one).total_cmp(&far(other))) else { break };
        middle += (farthest - middle) / f64::from(step + 2);
    }
    middle.to_vec2()
}

/// The middle of the bounds of an edge.
fn boxed(edge: &[(Point, f64)]) -> Vec2 {
    let bounds = edge.iter().map(|&(point, around)| Rect::from_center_size(point, (2.0 * around, 2.0 * around)));
    bounds.reduce(|all, next| all.union(next)).unwrap_or_default().center().to_vec2()
}

/// Badge and seal on the ring.
fn marks(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Vec<Item> {
    let theme = resources.theme;
    let style = &theme.pieces.sides[medal.side.index()];
    let is_reversed = style.is_reversed();
    let mut items = Vec::new();
    if beside.rank
        && let Some(word) = words(resources, kind, Element::Numeral).into_iter().next()
    {
        let radius = medal.measure(BADGE).max(LEAST_BADGE);
        if let Some(label) = fitted(resources, &word, (NUMERAL.0 * radius, 2.0 * NUMERAL.1 * radius)) {
            // On a piece to be coloured in, or engraved, badges are lines as well.
            let (ink, line) = match to_be_coloured(theme) {
                true => (style.colour, medal.line()),
                false => (style.ground, 0.0),
            };
            let mark = Mark { medal, radius, right: true, wide: label.ink().width(), line, is_reversed };
            items.extend(mark.draw(&label, (style.colour, ink), style.ground));
        }
    }
    if beside.character
        && !resources.is_sealed(&theme.rules.kind(kind).id)
        && let Some(word) = words(resources, kind, Element::Character).into_iter().next()
    {
        let radius = medal.measure(SEAL).max(LEAST_BADGE);
        if let Some(label) = fitted(resources, &word, (CHARACTER.0 * radius, CHARACTER.1 * radius)) {
            let mark = Mark { medal, radius, right: false, wide: label.ink().width(), line: medal.line(), is_reversed };
            items.extend(mark.draw(&label, (style.colour, style.colour), style.ground));
        }
    }
    items
}

/// A mark on the ring: a disc for White, a square for Black.
struct Mark<'a> {
    medal: &'a Medal,
    radius: f64,
    right: bool,
    /// The width of its text.
    wide: f64,
    /// The line around it; 0 if it is solid, in the ring's colour.
    line: f64,
    /// Whether the ring is a light line on dark ground.
    is_reversed: bool,
}

impl Mark<'_> {
    /// A badge in the first colour with its text in the second; with a line, a seal: a ground with a line around it.
    fn draw(&self, label: &Label, (body, ink): (Colour, Colour), ground: Colour) -> Vec<Item> {
        let line = self.line;
        let at = self.middle();
        let inside = self.medal.edge.inside.path();
        let halo = self.path(at, self.medal.measure(HALO) + line / 2.0);
        let shape = match line > 0.0 {
            true => {
                PathItem { stroke: Some(Stroke::round(body, line)), ..PathItem::filled(self.path(at, 0.0), ground) }
            }
            false => PathItem::filled(self.path(at, 0.0), body),
        };
        vec![
            Group::clipped(inside, vec![PathItem::filled(halo, ground).into()]).into(),
            shape.into(),
            label.run(at, Across::Middle, Down::Middle, ink).into(),
        ]
    }

    /// On the ring, as far out as cut and line of safety allow; a hexagon has its free corners at the sides. A wide mark
    /// grows inwards.
    fn middle(&self) -> Point {
        let cut = self.medal.cut;
        let corner = if self.medal.side == Side::Black && cut.shape() == Outline::Disc { CORNER } else { 1.0 };
        let off = match self.line > 0.0 || self.is_reversed {
            true => self.medal.safe + corner * self.radius + self.line / 2.0,
            // It passes into the ring, whose colour it has: only its text has to be safe.
            false => (self.medal.safe + if self.over() > 0.0 { WIDE_REACH } else { NUMERAL_REACH } * self.radius)
                .max(corner * self.radius + OFF_CUT * self.medal.diameter()),
        };
        let out = cut.half() - off;
        let sign = if self.right { 1.0 } else { -1.0 };
        let (aside, down) = match cut.shape() {
            Outline::Disc => (out * FRAC_1_SQRT_2, out * FRAC_1_SQRT_2),
            Outline::Square => (out, out),
            Outline::Hexagon => (out, out / 3f64.sqrt()),
        };
        Point::new(sign * (aside - self.over()), down)
    }

    /// How far a wide text widens it on either side.
    fn over(&self) -> f64 {
        (self.wide / 2.0 - NUMERAL_REACH * self.radius).max(0.0)
    }

    /// Its outline, grown by this much; wide texts widen it.
    fn path(&self, at: Point, grown: f64) -> BezPath {
        let over = self.over();
        let (half, corner) = match self.medal.side {
            Side::White => (self.radius + grown, self.radius + grown),
            Side::Black => (SQUARE * self.radius + grown, (0.1 * self.radius + 0.6 * grown).max(0.0)),
        };
        Rect::from_center_size(at, (2.0 * (half + over), 2.0 * half)).to_rounded_rect(corner).to_path(TOLERANCE)
    }
}

/// The numeral that fills the piece.
fn large_numeral(resources: &mut Resources<'_>, kind: KindId, medal: &Medal) -> Option<Item> {
    let diameter = medal.diameter();
    let word = words(resources, kind, Element::Numeral).into_iter().next()?;
    let label = fitted(resources, &word, (LARGE.0 * diameter, LARGE.1 * diameter))?;
    let colour = resources.theme.pieces.sides[medal.side.index()].colour;
    let at = (diameter * LARGE.2.to_vec2()).to_point();
    Some(label.run(at, Across::Middle, Down::Middle, colour).into())
}

/// A word as large as fits this height and width; numerals of all kinds have one size where they have one width.
fn fitted(resources: &mut Resources<'_>, word: &ElementWord, (high, wide): (f64, f64)) -> Option<Label> {
    let tracking = tracking(resources, word);
    let ink = resources.label(word.face, &word.text, 1.0, tracking)?.ink();
    let em = (high / ink.height().max(0.1)).min(wide / ink.width().max(0.1));
    resources.label(word.face, &word.text, em, tracking)
}
