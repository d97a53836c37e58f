//! The designs of starting squares, each a function of its keyword.

use super::badge::Badge;
use super::room::Room;
use super::start_piece::{StartPiece, middle, shows};
use crate::canvas::shapes::{polyline, rounded, scalloped_disc};
use crate::geom::{Point, Rect, Shape, TOLERANCE};
use crate::landscape;
use crate::motif::C;
use crate::motif::board_canvas::{BoardCanvas, Type, TypesetLine};
use crate::motif::word::caption;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Art, Element, Emphasis, Machine, Numerals, Ring};
use crate::typeset::{Across, Down};

/// The centre of the upper row.
const ROW: f64 = -0.265 * C;
/// Where the baseline of a name is, and how high the room is that it takes above.
const NAME: (f64, f64) = (0.445 * C, 0.11 * C);

/// The place that words take whose middle is here.
fn place(words: &TypesetLine, middle: Point) -> Rect {
    Rect::from_center_size(middle, (words.width(), words.height()))
}

/// The place that a name takes along the lower edge.
fn name_place() -> Rect {
    Rect::new(-0.45 * C, NAME.0 - NAME.1, 0.45 * C, NAME.0)
}

/// Words whose middle is here, and the place they take.
fn put(canvas: &mut BoardCanvas<'_, '_>, of: Type, text: &str, middle: Point, colour: Colour) -> Option<Rect> {
    let words = canvas.words(of, text)?;
    canvas.put_words(&words, middle, Across::Middle, Down::Middle, colour);
    Some(place(&words, middle))
}

/// Whether the middle of a square will show the character, so that no corner repeats it.
fn speaks(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) -> bool {
    let site = canvas.site();
    match shows(site, Element::Picture) {
        true => canvas.resources.is_sealed(&start.kind.id),
        false => !(shows(site, Element::Glyph) && site.theme.face.glyphs.contains_key(&start.kind.id)),
    }
}

/// Large numeral and character in the upper corners, the animal below.
pub(super) fn above(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    let site = canvas.site();
    let mark = site.marks(start.side);
    let (mut taken, name) = (Vec::new(), start.name(site));
    let character = start.character(site).filter(|_| !speaks(canvas, start));
    let strength = start.strength(site);
    // A single numeral or character is centred in its row.
    let aside = if strength.is_some() && character.is_some() { 1.0 } else { 0.0 };
    if let Some(strength) = strength {
        if site.theme.face.emphasis == Emphasis::Badge {
            if let Some(badge) = Badge::of(canvas, start.side, &strength) {
                taken.push(badge.taken);
                badge.draw(canvas);
            }
        } else {
            let em = if site.theme.face.numerals == Numerals::Chinese { 0.31 * C } else { 0.45 * C };
            let of = Type { face: site.theme.numeral_face(), size: em, tracking: 0.0 };
            if let Some(words) = canvas.fitted(of, &strength, 0.40 * C) {
                // A wide numeral keeps clear of the line.
                let x = (-0.29 * C * aside).max(-0.45 * C + words.width() / 2.0);
                let at = Point::new(x, ROW);
                canvas.put_words(&words, at, Across::Middle, Down::Middle, mark);
                taken.push(place(&words, at));
            }
        }
    }
    if let Some(character) = character {
        let of = Type { face: site.theme.roles.character, size: 0.31 * C, tracking: 0.0 };
        taken.extend(put(canvas, of, &character, Point::new(0.28 * C * aside, ROW), mark));
    }
    if let Some(name) = &name {
        caption(canvas, (Some(name), None), 0.455 * C, (mark, mark));
        taken.push(name_place());
    }
    let (size, y) = if name.is_some() { (0.50 * C, 0.12 * C) } else { (0.70 * C, 0.18 * C) };
    middle(canvas, start, Room::new(Point::new(0.0, y), size, &taken));
}

/// The animal in the centre, the numeral upper left, the character lower right, as on a playing card.
pub(super) fn corners(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    /// How large an animal may become, and one to be coloured in.
    const SIZE: (f64, f64) = (0.79 * C, 0.86 * C);
    /// How much more room a laser leaves around what stands in the corners, and all around a character, and a cut
    /// figure, which is as dark as they are.
    const APART: f64 = 0.022 * C;
    const OFF_SIGN: f64 = 0.012 * C;
    const OFF_FIGURE: f64 = 0.014 * C;
    /// How large a cut figure may become.
    const FIGURE: f64 = 0.72 * C;
    /// How large a head beside a badge may become.
    const BADGED: f64 = 0.81 * C;
    let site = canvas.site();
    let (roles, mark) = (site.theme.roles, site.marks(start.side));
    let coloured = site.to_be_coloured();
    let badged = site.theme.face.emphasis == Emphasis::Badge;
    let (mut taken, name) = (Vec::new(), start.name(site));
    let strength = start.strength(site);
    let badge = strength.as_deref().filter(|_| badged).and_then(|strength| Badge::of(canvas, start.side, strength));
    match (&badge, strength) {
        (Some(badge), _) => taken.push(badge.taken),
        (None, Some(strength)) => taken.extend(numeral(canvas, &strength, mark)),
        (None, None) => {}
    }
    if coloured {
        let at = Point::new(0.335 * C, -0.33 * C);
        sign(canvas, start.side, at);
        taken.push(Rect::from_center_size(at, (2.0 * REACH, 2.0 * REACH)));
    }
    if let Some(name) = &name {
        caption(canvas, (Some(name), None), 0.435 * C, (mark, mark));
        taken.push(name_place());
    } else if let Some(character) = start.character(site).filter(|_| !speaks(canvas, start) && !coloured) {
        let of = Type { face: roles.character, size: 0.185 * C, tracking: 0.0 };
        let place = put(canvas, of, &character, Point::new(0.37 * C, 0.375 * C), mark);
        taken.extend(place.map(|place| place.inflate(OFF_SIGN, OFF_SIGN)));
    }
    // Slightly below the row of its numeral where nothing stands below.
    let y = match name {
        Some(_) => -0.02 * C,
        None if coloured || badged => 0.025 * C,
        None => 0.005 * C,
    };
    // Lines that are engraved keep farther apart than ink.
    let laser = coloured && site.theme.cutter.machine == Machine::Laser;
    if laser {
        taken.iter_mut().for_each(|rect| *rect = rect.inflate(APART, APART));
    }
    let figure = site.theme.face.art == Art::PaperCut && !coloured;
    if figure {
        taken.iter_mut().for_each(|rect| *rect = rect.inflate(OFF_FIGURE, OFF_FIGURE));
    }
    let size = match (coloured && !laser, figure) {
        _ if badge.is_some() => BADGED,
        (true, _) => SIZE.1,
        (false, true) => FIGURE,
        (false, false) => SIZE.0,
    };
    // Away from a badge, which takes all of its corner.
    let (x, y) = if badged && name.is_none() { (BESIDE_BADGE * C, y + BESIDE_BADGE * C) } else { (0.0, y) };
    let roomiest = badge.is_some();
    middle(canvas, start, Room { roomiest, ..Room::new(Point::new(x, y), size, &taken) });
    if let Some(badge) = badge {
        badge.draw(canvas);
    }
}

/// How far beside and below the middle an animal with a badge stands at first, in squares.
const BESIDE_BADGE: f64 = 0.035;

/// The strength in the upper left corner, and the place that it takes. Wide ones are smaller, to keep clear of the
/// animal and the edge.
fn numeral(canvas: &mut BoardCanvas<'_, '_>, strength: &str, mark: Colour) -> Option<Rect> {
    /// From the middle of the square to the left edge of a numeral.
    const LEFT: f64 = -0.43 * C;
    let site = canvas.site();
    let coloured = site.to_be_coloured();
    let laser = site.theme.cutter.machine == Machine::Laser;
    let (em, y) = match site.theme.face.numerals {
        Numerals::Roman => (0.20 * C, -0.37 * C),
        Numerals::Arabic | Numerals::Chinese if coloured && !laser => (0.29 * C, -0.317 * C),
        Numerals::Arabic | Numerals::Chinese if coloured => (0.265 * C, -0.322 * C),
        Numerals::Arabic => (0.265 * C, -0.343 * C),
        Numerals::Chinese => (0.215 * C, -0.34 * C),
    };
    let of = Type { face: site.theme.numeral_face(), size: em, tracking: 0.0 };
    let words = canvas.fitted(of, strength, 0.3 * C)?;
    let left = if coloured { -0.40 * C } else { LEFT };
    let at = Point::new(left + words.width() / 2.0, y);
    // A laser engraves it as an area.
    match coloured && !laser {
        true => canvas.put_outlined(&words, at, site.colours().land, mark, 0.26),
        false => canvas.put_words(&words, at, Across::Middle, Down::Middle, mark),
    }
    Some(place(&words, at))
}

/// Its radius.
const REACH: f64 = 1.8;
/// The lobes of a scalloped one.
const LOBES: usize = 8;

/// The ring of a side's pieces at reduced scale, centred at a point: on squares for colouring in it shows the side. If
/// both sides have the same, Black's has a dot in it.
pub(super) fn sign(canvas: &mut BoardCanvas<'_, '_>, side: Side, at: Point) {
    const WEIGHT: f64 = 0.34;
    let site = canvas.site();
    let (land, mark) = (site.colours().land, site.marks(side));
    let [white, black] = &site.theme.pieces.sides;
    let alike = drawn(white.ring) == drawn(black.ring);
    canvas.at(at.x, at.y, 0.0, 1.0, |canvas| {
        let circle = |radius: f64| BoardCanvas::circle((0.0, 0.0), radius);
        match drawn(site.theme.pieces.sides[side.index()].ring) {
            SignStyle::Plain => canvas.shape(circle(0.9 * REACH), land, mark, WEIGHT),
            SignStyle::Twofold => {
                canvas.shape(circle(REACH), land, mark, WEIGHT);
                canvas.line(circle(0.55 * REACH), mark, WEIGHT);
            }
            SignStyle::Scalloped => canvas.shape(scalloped_disc(1.1 * REACH, LOBES).0, land, mark, WEIGHT),
        }
        if alike && side == Side::Black {
            canvas.fill(circle(0.3 * REACH), mark);
        }
    });
}

/// The simplified style of a ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SignStyle {
    Plain,
    Twofold,
    Scalloped,
}

fn drawn(ring: Ring) -> SignStyle {
    match ring {
        Ring::Single | Ring::Tesserae | Ring::Rough | Ring::None => SignStyle::Plain,
        Ring::Double | Ring::Twin | Ring::Band | Ring::Inlaid | Ring::Pearls | Ring::Sickles => SignStyle::Twofold,
        Ring::Scallop | Ring::Lobes | Ring::Octagon | Ring::Teeth | Ring::Lozenges | Ring::Embers | Ring::Blocks => {
            SignStyle::Scalloped
        }
    }
}

/// The animal on a plain disc, the numeral in the upper left corner; a landscape has a disc of its own.
pub(super) fn disc(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    /// The disc's radius, and the animal on it; a landscape's disc has a larger one.
    const DISC: (f64, f64) = (0.40 * C, 0.58 * C);
    const LARGER: f64 = 0.68 * C;
    /// How far a figure may reach within the ring of a landscape's disc.
    const WITHIN: f64 = 0.362 * C;
    /// A head on a landscape's disc: it is rounder than a figure.
    const HEAD: f64 = 0.735 * C;
    /// The numeral's middle from that of the square, the radius of its own small disc, and its size.
    const NUMERAL: (f64, f64, f64) = (0.36 * C, 0.105 * C, 0.165 * C);
    const FARTHER: (f64, f64, f64) = (0.374 * C, 0.1 * C, 0.165 * C);
    let site = canvas.site();
    let (land, mark) = (site.colours().land, site.marks(start.side));
    let heads = site.theme.face.art.is_heads();
    let (size, (out, radius, em), solid, within) = match landscape::start_disc(canvas, start.side) {
        true if heads => (HEAD, FARTHER, true, WITHIN),
        true => (LARGER, FARTHER, false, WITHIN),
        false => {
            canvas.fill(BoardCanvas::circle((0.0, 0.0), DISC.0), land);
            (DISC.1, NUMERAL, false, DISC.0)
        }
    };
    let print = landscape::print(site).filter(|_| shows(site, Element::Picture));
    if !print.is_some_and(|print| canvas.start_photograph(&start.kind.id, print)) {
        // A figure keeps within the ring and clear of the numeral; a head is as round as its disc.
        let numeral = Rect::from_center_size((-out, -out), (2.0 * radius, 2.0 * radius));
        let (taken, disc) = match heads {
            true => (vec![], None),
            false => (vec![numeral], Some(within)),
        };
        middle(canvas, start, Room { disc, ..Room::new(Point::ZERO, size, &taken) });
    }
    let Some(strength) = start.strength(site) else { return };
    let at = Point::new(-out, -out);
    let of = Type { face: site.theme.numeral_face(), size: em, tracking: 0.0 };
    // Beside heads in colour it carries the side's colour and shape, as on the pieces.
    if solid {
        let half = |grown: f64| 0.9 * radius + grown;
        let badge = |grown: f64| match start.side {
            Side::White => BoardCanvas::circle(at, radius + grown),
            Side::Black => Rect::from_center_size(at, (2.0 * half(grown), 2.0 * half(grown))).to_path(TOLERANCE),
        };
        canvas.fill(badge(0.012 * C), land);
        canvas.fill(badge(0.0), mark);
        canvas.fitted_text(of, &strength, 1.6 * radius, at, land);
        return;
    }
    canvas.shape(BoardCanvas::circle(at, radius), land, mark, 0.2);
    canvas.fitted_text(of, &strength, 1.6 * radius, at, mark);
}

/// A square in a tint of its animal's side: the numeral in a disc upper left, the character upper right, names along the
/// lower edge.
pub(super) fn lesson(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    /// The size of a character, whose strokes a learner has to count, and how large an animal may become beside it.
    const CHARACTER: f64 = 0.306 * C;
    const SIZE: f64 = 0.6 * C;
    /// How pale the square and its edge are.
    const TINT: (f64, f64) = (0.88, 0.45);
    let site = canvas.site();
    let (colours, mark) = (*site.colours(), site.marks(start.side));
    if !site.is_landscape() && !site.to_be_coloured() {
        let tint = |share: f64| mark.towards(colours.land, share);
        canvas.symbol(&format!("start-{}", start.side.letter()), |canvas| {
            canvas.shape(rounded(site.tile(), site.tile_corner()), tint(TINT.0), tint(TINT.1), 0.3);
        });
    }
    let mut taken = vec![Rect::new(-0.45 * C, 0.305 * C, 0.45 * C, 0.445 * C)];
    if let Some(strength) = start.strength(site) {
        let at = (-0.325 * C, -0.325 * C);
        taken.push(Rect::from_center_size(at, (0.19 * C, 0.19 * C)));
        let white = start.side == Side::White;
        match white {
            true => canvas.fill(BoardCanvas::circle((at.0, at.1), 0.115 * C), mark),
            false => canvas.shape(BoardCanvas::circle((at.0, at.1), 0.105 * C), colours.land, mark, 0.55),
        }
        let of = Type { face: site.theme.numeral_face(), size: 0.185 * C, tracking: 0.0 };
        if let Some(words) = canvas.fitted(of, &strength, 0.15 * C) {
            let colour = if white { colours.land } else { mark };
            canvas.put_words(&words, at, Across::Middle, Down::Middle, colour);
        }
    }
    if let Some(character) = start.character(site).filter(|_| !speaks(canvas, start)) {
        let of = Type { face: site.theme.roles.character, size: CHARACTER, tracking: 0.0 };
        taken.extend(put(canvas, of, &character, Point::new(0.3 * C, -0.292 * C), mark));
    }
    middle(canvas, start, Room::new(Point::new(-0.045 * C, 0.05 * C), SIZE, &taken));
    // This design names animals even where the pieces do not.
    let name = site.words.name(start.half, &start.kind.id);
    let pinyin = site.words.pinyin_of(start.half, &start.kind.id).filter(|_| shows(site, Element::Character));
    caption(canvas, (name.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, colours.soft));
}

/// As on a coin: the animal on a line, or on two for Black, the numeral below it.
pub(super) fn plate(canvas: &mut BoardCanvas<'_, '_>, start: StartPiece<'_>) {
    /// The numeral's middle and its size, that of a character, and how far the line lies above the middle.
    const Y: f64 = 0.337 * C;
    const SIZE: (f64, f64) = (0.232 * C, 0.18 * C);
    const LINE: f64 = 0.1 * C;
    /// Half the line's length, and from it to a second one.
    const REACH: f64 = 0.33 * C;
    const APART: f64 = 0.62;
    /// The upper edge of the animal's room, and its size at most.
    const EDGE: f64 = 0.428 * C;
    const ANIMAL: f64 = 0.78 * C;
    let site = canvas.site();
    let mark = site.marks(start.side);
    let line = Y - LINE;
    let floor = line - if start.side == Side::Black { APART } else { 0.0 };
    // An animal stands on the line: its room is clear of what it must not touch.
    let taken = [Rect::new(-0.5 * C, floor + 0.3, 0.5 * C, 0.5 * C), Rect::new(-0.5 * C, -0.5 * C, 0.5 * C, -EDGE)];
    middle(canvas, start, Room::new(Point::new(0.0, (floor - EDGE) / 2.0), ANIMAL, &taken));
    let rule = |canvas: &mut BoardCanvas<'_, '_>, y: f64, weight: f64| {
        canvas.ruled(polyline(&[Point::new(-REACH, y), Point::new(REACH, y)], false), mark, weight);
    };
    match start.side {
        Side::White => rule(canvas, line, 0.5),
        Side::Black => {
            rule(canvas, line, 0.26);
            rule(canvas, line - APART, 0.26);
        }
    }
    let of = match start.strength(site) {
        Some(strength) => (Type { face: site.theme.numeral_face(), size: SIZE.0, tracking: 0.04 }, strength),
        None => match start.character(site) {
            Some(character) => (Type { face: site.theme.roles.character, size: SIZE.1, tracking: 0.0 }, character),
            None => return,
        },
    };
    let Some(words) = canvas.fitted(of.0, &of.1, 0.7 * C) else { return };
    canvas.put_words(&words, (-words.off_middle(), Y), Across::Middle, Down::Middle, mark);
}
