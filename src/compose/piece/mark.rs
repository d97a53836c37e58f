//! Badge and seal: the strength and the character of an animal, on the ring of its piece.

use super::content::words;
use super::medallion::{Medal, SMALL, between, fitted, is_for_crayons};
use super::ring;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::gaps_filled;
use crate::geom::{BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::motif::animal::{engraves_solids, to_be_coloured};
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::{Art, Beside, Element, Emphasis, Landscape, Machine, Numerals, Outline, Theme};
use crate::typeset::{Across, Down, Label};
use std::f64::consts::FRAC_1_SQRT_2;

/// The radius of a badge, of a seal, and at least in millimetres.
const BADGE: (f64, f64) = (0.106, 0.096);
const SEAL: (f64, f64) = (0.106, 0.096);
const LEAST_BADGE: f64 = 1.6;
/// The least height of a character, in millimetres: a piece on which it would be smaller does without.
pub(super) const LEAST_CHARACTER: f64 = 2.7;
/// How high it is where a name says that a piece is to be learnt from, and the most that its seal takes of the diameter
/// for that.
const LESSON: (f64, f64) = (4.1, 0.122);
/// How large they are beside heads in lines, relative to that: such heads are rich in detail at the cheeks. Where
/// strengths are emphasized by badges, these come first.
const BESIDE_LINES: f64 = 0.82;
/// The same where heads are to be coloured in, for 18 mm and less and for 38 mm and more: they are narrow below the
/// cheeks.
const TO_BE_COLOURED: (f64, f64) = (0.925, 1.0);
const SEAL_BESIDE_LINES: f64 = 0.88;
const BESIDE_CUTS: f64 = 0.92;
const EMPHASIZED: f64 = 1.25;
/// The same on small pieces: the numeral has to be read first.
const EMPHASIZED_SMALL: f64 = 1.24;
/// The height and width of a numeral beside a head to be coloured in, relative to the radius of its badge.
const NUMERAL_BESIDE_CRAYONS: (f64, f64) = (1.54, 1.45);
/// The height and width of a numeral that comes first, relative to the radius of its badge; how far the rounded corner of
/// such a square badge reaches, and its corner's radius, relative to the same.
const EMPHASIZED_NUMERAL: (f64, f64) = (1.6, 1.45);
const EMPHASIZED_CORNER: (f64, f64) = (1.15, 0.3);
/// The size of a badge in large print, and the height and width of its numeral, relative to its radius.
const LARGEST: f64 = 2.2;
const LARGEST_NUMERAL: (f64, f64) = (1.6, 1.5);
/// How far the rounded corner of such a square badge reaches, and its corner's radius, relative to the same.
const LARGEST_CORNER: (f64, f64) = (1.06, 0.5);
/// From which size, relative to the common one, a badge is large, one comes first, and one is that of large print.
const LARGE: f64 = 1.2;
const FIRST: f64 = 1.22;
const LARGE_PRINT: f64 = 1.6;
/// The corner's radius of a square badge, relative to the radius of a round one.
const ROUND: f64 = 0.1;
/// How far a badge stays away from the cut, and its numeral from the line of safety.
const OFF_CUT: f64 = 0.014;
/// The same of a large one, whose rim of ground a cut that is askew would open.
const LARGE_OFF_CUT: f64 = 0.032;
/// The same of a badge that is light on a dark disc.
const DARK_OFF_CUT: f64 = 0.026;
/// The ground around a badge, and the line of a seal; at least in millimetres.
const HALO: (f64, f64) = (0.016, 0.012);
/// The same on a dark ground, where badge and figure have one colour.
const HALO_ON_DARK: (f64, f64) = (0.022, 0.016);
const LINE: (f64, f64) = (0.013, 0.011);
const LEAST_LINE: f64 = 0.3;
/// Half the side of a square badge, relative to the radius of a round one.
const SQUARE: f64 = 0.90;
/// How far the rounded corner of a square badge reaches, relative to that radius.
const CORNER: f64 = 1.2;
/// Height and width of a numeral relative to the radius of its badge, and of a character to that of its seal.
const NUMERAL: (f64, f64) = (1.40, 1.45);
const CHARACTER: (f64, f64) = (1.46, 1.46);
/// The width of a Roman numeral at the bottom, where VIII has room.
const WIDE_AT_BOTTOM: f64 = 1.85;
/// How far a numeral reaches from the middle of its badge, relative to the badge's radius.
const NUMERAL_REACH: f64 = 0.72;
/// The same for a character, which seldom fills the corners of its box.
const SEAL_REACH: f64 = 0.94;
/// The same for a wide numeral.
const WIDE_REACH: f64 = 1.0;

/// Where marks stand on the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the lower right, and the character at the lower left.
    Corners,
    /// At the bottom, below the animal.
    Bottom,
}

/// Heads leave room at their cheeks, and figures below their feet, unless there are two marks. The heads that an
/// album has in place of photographs have broad cheeks and short chins; a photograph shows a face up to the ring.
fn place(theme: &Theme, beside: Beside) -> Place {
    match (theme.face.art, beside.rank && beside.character) {
        (_, false) if theme.board.landscape == Landscape::Album && theme.pictures.is_empty() => Place::Bottom,
        (_, false) if is_for_crayons(theme) => Place::Bottom,
        (Art::Line | Art::Woodcut, _) | (_, true) => Place::Corners,
        (Art::PaperCut | Art::Seal, false) => Place::Bottom,
    }
}

/// The size of badges and seals on a piece of this diameter, relative to their common one.
fn share(theme: &Theme, is_badge: bool, diameter: f64, roomy: bool) -> f64 {
    match (theme.face.art, theme.face.emphasis) {
        (Art::Line, Emphasis::Plain) if is_badge && to_be_coloured(theme) => between(diameter, TO_BE_COLOURED),
        // A character or a name that is left off leaves its room to the strength.
        (Art::Line, Emphasis::Plain) if is_badge && roomy => 1.0,
        (Art::Line | Art::Woodcut, Emphasis::Badge) if is_badge && diameter < SMALL => EMPHASIZED_SMALL,
        (Art::Line | Art::Woodcut, Emphasis::Badge) if is_badge => EMPHASIZED,
        (_, Emphasis::Large) if is_badge => LARGEST,
        (Art::Line, _) if !is_badge => SEAL_BESIDE_LINES,
        (Art::Line, _) => BESIDE_LINES,
        (Art::Woodcut, _) => BESIDE_CUTS,
        (Art::PaperCut | Art::Seal, _) => 1.0,
    }
}

/// The radius of the seals of a piece; `None` if it bears no character, or too small a one.
fn seal_radius(theme: &Theme, medal: &Medal, beside: Beside) -> Option<f64> {
    // Where a name has no band, an exergue bears the character.
    if !beside.character || beside.name && !medal.has_band(beside) {
        return None;
    }
    let diameter = medal.diameter();
    let usual = share(theme, false, diameter, false) * medal.measure(SEAL).max(LEAST_BADGE);
    if beside.name {
        return Some(usual.max((LESSON.0 / CHARACTER.0).min(LESSON.1 * diameter)));
    }
    (CHARACTER.0 * usual >= LEAST_CHARACTER).then_some(usual)
}

/// A mark on the ring: a disc for White, a square for Black. Where a petal of Black's ring makes room for it, it is a
/// disc, too.
pub(super) struct Mark {
    side: Side,
    at: Point,
    radius: f64,
    text: Label,
    /// The colours of its body and of its text.
    colours: (Colour, Colour),
    /// The line around it; 0 if it is solid, in the ring's colour.
    line: f64,
    /// Whether it is a seal whose line is one with the ring.
    is_window: bool,
    /// How far the ground around it reaches.
    halo: f64,
    /// How far a wide text widens it on either side.
    over: f64,
    /// Whether it is large, and the ground around it lies over the ring, too.
    large: bool,
    /// The corner's radius of a square one, relative to its radius.
    round: f64,
    /// Whether it is to be read before the animal is seen.
    first: bool,
}

/// Badge and seal of a kind.
pub(super) fn marks(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Vec<Mark> {
    let theme = resources.theme;
    let style = &theme.pieces.sides[medal.side.index()];
    let is_lines = to_be_coloured(theme);
    let line = medal.measure(LINE).max(LEAST_LINE);
    let seal = seal_radius(theme, medal, beside);
    let place = place(theme, beside);
    // Between a badge and an outline that ends at it there is no gap: what is to be coloured is closed.
    let closed = is_lines && theme.cutter.machine != Machine::Laser;
    let mut marks = Vec::new();
    if beside.rank
        && let Some(word) = words(resources, kind, Element::Numeral).into_iter().next()
    {
        let roomy = seal.is_none();
        let radius = share(theme, true, medal.diameter(), roomy) * medal.measure(BADGE).max(LEAST_BADGE);
        let largest = theme.face.emphasis == Emphasis::Large;
        let heads = theme.face.art.is_heads();
        let first = heads && theme.face.emphasis == Emphasis::Badge && medal.diameter() >= SMALL;
        let numeral = match (largest, theme.face.numerals, place) {
            (true, ..) => LARGEST_NUMERAL,
            _ if first => EMPHASIZED_NUMERAL,
            (false, Numerals::Arabic, Place::Bottom) if is_for_crayons(theme) => NUMERAL_BESIDE_CRAYONS,
            (false, Numerals::Roman, Place::Bottom) => (NUMERAL.0, WIDE_AT_BOTTOM),
            (false, ..) => NUMERAL,
        };
        if let Some(label) = fitted(resources, &word, (numeral.0 * radius, 2.0 * numeral.1 * radius)) {
            // On a piece to be coloured in, or engraved in lines, badges are lines as well.
            let (ink, line) = match to_be_coloured(theme) && !engraves_solids(theme, medal.side) {
                true => (style.colour, line),
                false => (style.ground, 0.0),
            };
            let mark = Mark::new(
                medal,
                (radius, line),
                (style.is_reversed(), false),
                (place, true),
                (style.colour, ink),
                label,
            );
            marks.push(if closed { Mark { halo: 0.0, ..mark } } else { mark });
        }
    }
    if let Some(radius) = seal
        && !resources.is_sealed(&theme.rules.kind(kind).id)
        && let Some(word) = words(resources, kind, Element::Character).into_iter().next()
        && let Some(label) = fitted(resources, &word, (CHARACTER.0 * radius, CHARACTER.1 * radius))
    {
        let colours = (style.colour, style.colour);
        marks.push(Mark::new(medal, (radius, line), (style.is_reversed(), !is_lines), (place, false), colours, label));
    }
    marks
}

impl Mark {
    /// As far out on the ring as cut and line of safety allow; a hexagon has its free corners at the sides. A wide mark
    /// grows inwards.
    fn new(
        medal: &Medal,
        (radius, line): (f64, f64),
        (is_reversed, is_window): (bool, bool),
        (place, right): (Place, bool),
        colours: (Colour, Colour),
        text: Label,
    ) -> Mark {
        let (cut, size) = (medal.cut, text.ink().size());
        let over = (size.width / 2.0 - NUMERAL_REACH * radius).max(0.0);
        let largest = radius > LARGE_PRINT * medal.measure(BADGE);
        let first = !largest && radius > FIRST * medal.measure(BADGE).max(LEAST_BADGE);
        // At a corner a disc takes the place of a petal, on both sides.
        let petal = medal.edge.beside_badge.is_some() && place == Place::Corners;
        let side = if petal { Side::White } else { medal.side };
        let corner = match (side, cut.shape(), place) {
            (Side::Black, Outline::Disc, Place::Corners) if largest => LARGEST_CORNER.0,
            (Side::Black, Outline::Disc, Place::Corners) if first => EMPHASIZED_CORNER.0,
            // One that is emphasized has a corner in the ring, whose colour it has.
            (Side::Black, Outline::Disc, Place::Corners) if radius > medal.measure(BADGE).max(LEAST_BADGE) => 1.0,
            (Side::Black, Outline::Disc, Place::Corners) => CORNER,
            _ => 1.0,
        };
        // A large numeral reaches farther than its share.
        let reach = NUMERAL_REACH.max(size.to_vec2().hypot() / 2.0 / radius);
        let large = radius > LARGE * medal.measure(BADGE);
        let reach = if large { reach } else { NUMERAL_REACH };
        let halo = medal.measure(if is_reversed { HALO_ON_DARK } else { HALO });
        // The ground around a large one parts it from the ring, too.
        let (rim, off_cut) = if large && !largest { (halo, LARGE_OFF_CUT) } else { (0.0, OFF_CUT) };
        let off = match line > 0.0 || is_reversed {
            // The line of a seal is one with the ring: its ground is a window in it, and only its text has to be safe.
            true if is_window && !is_reversed => {
                (medal.safe + SEAL_REACH * radius).max(corner * radius + line + OFF_CUT * medal.diameter())
            }
            // A solid one on a dark disc lies partly in its ring, off the cheek of a head.
            true if place == Place::Corners && line == 0.0 && over == 0.0 => {
                (medal.safe + reach * radius).max(corner * radius + DARK_OFF_CUT * medal.diameter())
            }
            true => medal.safe + corner * radius + line / 2.0,
            // It passes into the ring, whose colour it has: only its text has to be safe.
            false => (medal.safe + if over > 0.0 { WIDE_REACH } else { reach } * radius)
                .max(corner * radius + rim + off_cut * medal.diameter()),
        };
        let out = cut.half() - off;
        // The lower corners of a wide text are safe, too.
        let (safe, half) = (cut.half() - medal.safe, size / 2.0);
        let lowest = (safe * safe - half.width * half.width).max(0.0).sqrt() - half.height;
        let sign = if right { 1.0 } else { -1.0 };
        let at = match (place, cut.shape()) {
            (Place::Bottom, Outline::Disc) => Point::new(0.0, out.min(lowest)),
            (Place::Bottom, Outline::Square) => Point::new(0.0, out),
            (Place::Bottom, Outline::Hexagon) => Point::new(0.0, out * 2.0 / 3f64.sqrt()),
            (Place::Corners, Outline::Disc) => Point::new(sign * (out * FRAC_1_SQRT_2 - over), out * FRAC_1_SQRT_2),
            (Place::Corners, Outline::Square) => Point::new(sign * (out - over), out),
            (Place::Corners, Outline::Hexagon) => Point::new(sign * (out - over), out / 3f64.sqrt()),
        };
        let is_window = is_window && !is_reversed;
        let round = match (largest, first) {
            (true, _) => LARGEST_CORNER.1,
            (false, true) => EMPHASIZED_CORNER.1,
            (false, false) => ROUND,
        };
        // In large print it goes over into the ring.
        let large = large && !largest;
        Mark { side, at, radius, text, colours, line, is_window, halo, over, large, round, first }
    }

    /// A badge in the first colour with its text in the second; with a line, a seal: a ground with a line around it.
    pub fn draw(&self, medal: &Medal, ground: Colour) -> Vec<Item> {
        let (body, ink) = self.colours;
        let inside = if self.large { medal.cut.path() } else { medal.edge.inside.path() };
        let halo = self.path(self.halo + self.line / 2.0);
        let stroke = Some(Stroke::round(body, self.line));
        let (plain, lined) =
            (PathItem::filled(self.path(0.0), ground), PathItem { stroke, ..PathItem::filled(self.path(0.0), ground) });
        let mut items: Vec<Item> = self.row_under(medal).into_iter().collect();
        items.push(Group::clipped(inside.clone(), vec![PathItem::filled(halo, ground).into()]).into());
        items.extend(self.root(medal));
        match self.line > 0.0 {
            // Its line goes on as the inner edge of the ring.
            true if self.is_window => {
                items.extend([plain.into(), Group::clipped(inside, vec![lined.into()]).into()]);
            }
            true => items.push(lined.into()),
            false => items.push(PathItem::filled(self.path(0.0), body).into()),
        }
        items.push(self.text.run(self.at, Across::Middle, Down::Middle, ink).into());
        items
    }

    /// Under it no ornament of the ring is cut to a part.
    fn row_under(&self, medal: &Medal) -> Option<Item> {
        medal.edge.row.and_then(|row| {
            let turn = self.turn_at(row.radius(), row.height / 2.0 - self.halo)?;
            row.covered(self.at, turn * row.radius())
        })
    }

    /// How far to either side it covers a circle around the piece, in radians, with so much around it beyond its halo.
    fn turn_at(&self, radius: f64, around: f64) -> Option<f64> {
        /// The step of the search, in radians, and the most.
        const STEP: (f64, usize) = (0.01, 100);
        let middle = self.at.to_vec2().atan2();
        let is_under = |turn: f64| self.covers((Vec2::from_angle(middle + turn) * radius).to_point(), around) > 0.0;
        (0..STEP.1).map(|step| step as f64 * STEP.0).rfind(|&turn| is_under(turn) || is_under(-turn))
    }

    /// What joins a square one to a ring with teeth: beside it the ring has none, so that no spurs of the ground remain.
    fn root(&self, medal: &Medal) -> Option<Item> {
        let rooted = self.side == Side::Black && (self.line == 0.0 || self.is_window) && !self.large;
        let feet = medal.edge.toothed.filter(|_| rooted)?;
        let turn = self.turn_at(medal.edge.inside.half(), 0.0)?;
        let depth = feet.half() - medal.edge.inside.half();
        let around = (self.at.to_vec2().atan2(), turn);
        if let Some(filled) = gaps_filled(feet, depth, ring::TOOTH.1, around) {
            return Some(PathItem::filled(filled, self.colours.0).into());
        }
        // Beside the teeth of other contours it goes straight down.
        let half = self.half() + self.over;
        let below = Rect::new(-half, self.at.y, half, self.at.y + 2.0 * half);
        let whole = medal.cut.inset(-medal.edge.around.bleed).path();
        let below = PathItem::filled(below.to_path(TOLERANCE), self.colours.0).into();
        (!self.is_aside()).then(|| Group::clipped(whole, vec![below]).into())
    }

    /// How deep a round dot lies inside of it and the ground around it; negative outside.
    pub fn covers(&self, dot: Point, around: f64) -> f64 {
        let (half, grown) = (self.half(), self.halo + self.line / 2.0 + around);
        let off = ((dot.x - self.at.x).abs() - self.over, (dot.y - self.at.y).abs());
        match self.side {
            Side::White => half + grown - (off.0.max(0.0).powi(2) + off.1.powi(2)).sqrt(),
            Side::Black => half + grown - off.0.max(off.1),
        }
    }

    /// Whether it stands to one side, and not below the animal.
    pub fn is_aside(&self) -> bool {
        self.at.x != 0.0
    }

    /// Whether it is to be read before the animal is seen: the animal keeps away from it.
    pub fn comes_first(&self) -> bool {
        self.first
    }

    /// Its middle.
    pub fn at(&self) -> Point {
        self.at
    }

    fn half(&self) -> f64 {
        match self.side {
            Side::White => self.radius,
            Side::Black => SQUARE * self.radius,
        }
    }

    /// Its outline, grown by this much; wide texts widen it.
    fn path(&self, grown: f64) -> BezPath {
        let half = self.half() + grown;
        let corner = match self.side {
            Side::White => half,
            Side::Black => (self.round * self.radius + 0.6 * grown).max(0.0),
        };
        Rect::from_center_size(self.at, (2.0 * (half + self.over), 2.0 * half))
            .to_rounded_rect(corner)
            .to_path(TOLERANCE)
    }
}
