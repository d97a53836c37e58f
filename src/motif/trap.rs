//! The traps.

use super::C;
use super::board_canvas::{BoardCanvas, Type};
use super::card::{Card, lively, owned};
use super::covered_pit::{covered_pit, is_light};
use super::mark::{Mark, RimForm, SquareMotif, special_square};
use super::shapes::{self, Fang, hatch};
use super::stakes::stakes;
use super::word::{Word, caption, glossed_line, letters_first, one_line, over_caption};
use crate::art::Shown;
use crate::art::motifs::{BoardRole, JAWS, PITFALL, ROPE_END};
use crate::canvas::contour::Contour;
use crate::canvas::legibility::Legibility;
use crate::canvas::shapes::{LOBES, lobed, rounded, scalloped_disc};
use crate::geom::{Affine, BezPath, Point, Vec2};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Outline, Trap};
use crate::typeset::{Across, Down};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

/// A trap of a side around (0, 0), in a half of the board. One that is taken by an animal leaves it the middle.
pub(crate) fn trap(canvas: &mut BoardCanvas<'_, '_>, owner: Side, half: Side, taken: bool) {
    let draw: SquareMotif = match canvas.site().style().trap {
        Trap::Fangs => fangs,
        Trap::Covered => covered,
        Trap::Snare => snare,
        Trap::Cross => cross,
        Trap::Pit => pit,
        Trap::Jaws => jaws,
        Trap::Claws => claws,
        Trap::Lotus => lotus,
        Trap::Plain => plain,
        Trap::Hatched => hatched,
        Trap::Disc => disc,
        Trap::Net => net,
    };
    special_square(canvas, ("trap", draw), owner, half, taken);
}

/// The word for a trap, if it is shown and there is room for it.
fn word(canvas: &BoardCanvas<'_, '_>, reader: Option<Side>) -> Option<Word> {
    let site = canvas.site();
    site.words.board(reader?, "trap").filter(|_| site.style().labels.trap)
}

/// Writes the word for a trap on one line in its middle, no wider than `width`, in a round place.
fn named(canvas: &mut BoardCanvas<'_, '_>, reader: Option<Side>, size: f64, width: f64, colour: Colour) {
    if let Some(word) = word(canvas, reader) {
        // Below the middle of a round place there is less room.
        glossed_line(canvas, &word, size, (width, 0.8 * width), 0.0, colour);
    }
}

/// A pit ringed with fangs.
fn fangs(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    let radius = mark.rim(canvas, 0.40 * C, colours.trap);
    let fang = Fang { radius, half: 6.2, length: 0.088 * C, lean: 9.0 };
    mark.teeth(canvas, fang, 18, colours.land);
    named(canvas, reader, 0.235 * C, 0.48 * C, colours.ink);
}

/// A dark pit with stakes, its name in the dark.
fn covered(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = canvas.site().colours();
    let colour = if is_light(canvas) { colours.ink } else { colours.land };
    covered_pit(canvas, mark, reader.is_some() && word(canvas, reader).is_none());
    named(canvas, reader, 0.225 * C, 0.46 * C, colour);
}

/// A broad twisted rope laid in a loop, its end crossing over to the corner: each turn is wide enough to be coloured. It
/// is a hoop, or its turns swell to petals.
fn snare(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The inside of the rope, the outside of a hoop and that of petals.
    const INSIDE: f64 = 0.272 * C;
    const OUTSIDE: (f64, f64) = (0.422 * C, 0.458 * C);
    /// How far the foot of a turn lies behind its head, in radians: of a hoop, and of petals.
    const TWIST: (f64, f64) = (0.27, 0.17);
    /// Where the end is put down in the direction of the corner, and how large it is.
    const END: (f64, f64) = (0.343 * C, 0.92);
    /// The weights of outlines and of turns.
    const WEIGHT: (f64, f64) = (0.42, 0.36);
    /// Squares smaller than this, in millimetres to a design unit, are small: their rope is smooth.
    const SMALL: f64 = 0.5;
    let colours = *canvas.site().colours();
    let (ink, land) = (mark.colour, colours.trap);
    // Without petals on its pieces, too, the second side has them.
    let petals = mark.two || mark.form == RimForm::Petals;
    let at = |radius: f64, angle: f64| Point::ZERO + Vec2::from_angle(angle) * radius;
    let (outside, twist) = if petals { (OUTSIDE.1, TWIST.1) } else { (OUTSIDE.0, TWIST.0) };
    let end = at(END.0, FRAC_PI_4);
    let small = canvas.site().k < SMALL;
    let edge =
        if petals { scalloped_disc(outside, LOBES) } else { (BoardCanvas::circle((0.0, 0.0), outside), outside) };
    canvas.shape(edge.0, land, ink, WEIGHT.0);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), INSIDE), colours.land, ink, WEIGHT.0);
    if !small {
        let mut turns = BezPath::new();
        for turn in 0..LOBES {
            let head = TAU * turn as f64 / LOBES as f64;
            turns.move_to(at(INSIDE, head - twist));
            turns.quad_to(at((INSIDE + edge.1) / 2.0, head - 0.9 * twist), at(edge.1, head));
        }
        canvas.line(turns, ink, WEIGHT.1);
        canvas.at(end.x, end.y, 45.0, END.1, |canvas| canvas.put_motif_of(ink, &ROPE_END, Shown::default()));
    }
    named(canvas, reader, 0.2 * C, 0.46 * C, colours.ink);
}

/// A cross on a disc, solid or open.
fn cross(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let site = canvas.site();
    let colours = *site.colours();
    let word = word(canvas, reader);
    // With a name below, the cross makes room for it.
    let (y, scale) = if word.is_some() { (-0.09 * C, 0.78) } else { (0.0, 1.0) };
    canvas.at(0.0, y, 0.0, scale, |canvas| {
        // In a picture of the rules it is wide enough to be seen around the animal that stands on it.
        mark.rim(canvas, if reader.is_some() { 0.37 } else { 0.44 } * C, colours.trap);
        let of = Type { face: site.theme.roles.title, size: 0.66 * C, tracking: 0.0 };
        let Some(words) = reader.and_then(|_| canvas.words(of, "X")) else { return };
        match mark.two {
            false => canvas.put_words(&words, (0.0, 0.0), Across::Middle, Down::Middle, mark.colour),
            true => canvas.put_outlined(&words, (0.0, 0.0), colours.land, mark.colour, 0.3),
        }
    });
    if let Some(word) = word {
        one_line(canvas, &word, 0.15 * C, 0.8 * C, 0.345 * C, colours.soft);
    }
}

/// A pit below sticks and leaves, beside the characters of its name, which stands below. An animal stands in a ring of
/// fangs.
fn pit(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The radius of the ring around an animal.
    const RADIUS: f64 = 0.42 * C;
    /// How far above the middle characters and picture stand.
    const RAISED: f64 = 0.09 * C;
    let site = canvas.site();
    let word = word(canvas, reader);
    let named_for = reader.filter(|_| word.is_some());
    let latin = named_for.and_then(|half| site.words.latin(half, "trap"));
    let pinyin = named_for.and_then(|half| site.words.pinyin(half, "trap"));
    let colours = *site.colours();
    let line = colours.trap.towards(colours.ink, 0.35);
    let ground = |canvas: &mut BoardCanvas<'_, '_>| {
        canvas.shape(rounded(site.tile(), site.tile_corner()), colours.trap, line, 0.3);
        let soft = colours.ink.towards(colours.trap, 0.25);
        caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
    };
    match named_for {
        // Both sides' traps have the same ground and name.
        Some(half) => canvas.symbol(&format!("trap-ground{}", site.words.suffix(half)), ground),
        None => ground(canvas),
    }
    if reader.is_none() {
        let radius = mark.rim(canvas, RADIUS, colours.land);
        return mark.teeth(canvas, Fang { radius, half: 9.0, length: 0.07 * C, lean: 9.0 }, 12, colours.land);
    }
    let y = over_caption(&latin, &pinyin, RAISED);
    let owned = owned(mark.colour, colours.ink);
    // Stakes and sticks are of wood.
    let tones = |role| match role {
        BoardRole::Land => colours.trap.towards(Colour::WHITE, 0.5),
        BoardRole::Trap => lively(BoardRole::Ink),
        _ => owned(role),
    };
    Card::special(canvas, (word, colours.ink), (&PITFALL, mark.two), y, tones);
}

/// Open jaws in a solid disc: a fine line runs in the rim of the one side's, a broad one parts the other's from a ring of
/// its own.
fn jaws(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    const RADIUS: f64 = 0.43 * C;
    /// The line left open in the rim: how far its middle lies inside it, and its weight; of one ring and of two.
    const OPEN: [(f64, f64); 2] = [(0.75, 0.3), (1.0, 0.8)];
    /// How much of the disc the mouth fills.
    const MOUTH: f64 = 1.04;
    let colours = *canvas.site().colours();
    if reader.is_none() {
        // An animal and its strength could not be read on the solid: only the rim is drawn.
        let radius = mark.rim(canvas, RADIUS - 0.3, colours.trap);
        mark.teeth(canvas, Fang { radius, half: 6.2, length: 0.07 * C, lean: 0.0 }, 20, colours.trap);
        return;
    }
    let (inside, weight) = OPEN[usize::from(mark.two)];
    canvas.fill(BoardCanvas::circle((0.0, 0.0), RADIUS), mark.colour);
    canvas.left_open(BoardCanvas::circle((0.0, 0.0), RADIUS - inside), colours.trap, weight);
    canvas.at(0.0, 0.0, 0.0, MOUTH, |canvas| {
        canvas.motif(&JAWS, Shown::default(), |role| match role {
            BoardRole::Owner => mark.colour,
            _ => colours.trap,
        });
    });
    named(canvas, reader, 0.226 * C, 0.46 * C, mark.colour);
}

/// A ring of claws that turn around a small plate; without a word a pit with stakes is on it.
fn claws(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// How far below the middle stakes are drawn, and their size.
    const STAKES: (f64, f64) = (-0.15, 1.04);
    let colours = *canvas.site().colours();
    let radius = mark.rim(canvas, 0.41 * C, colours.trap);
    let claw = Fang { radius, half: 6.6, length: 0.125 * C, lean: 15.0 };
    mark.teeth(canvas, claw, 12, colours.land);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), 0.262 * C), colours.land, mark.colour, 0.3);
    if reader.is_some() && word(canvas, reader).is_none() {
        canvas.at(0.0, STAKES.0, 0.0, STAKES.1, |canvas| stakes(canvas, mark, colours.land));
    }
    named(canvas, reader, 0.198 * C, 0.45 * C, colours.ink);
}

/// A lotus flower in the rim of a pit: broad petals that close over it, narrow ones between. The disc of
/// the one side has two rings.
fn lotus(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The disc, and the line left open in the one with two rings: how far inside, its weight, and how far inside the
    /// petals begin.
    const RADIUS: f64 = 0.44 * C;
    const TWO: (f64, f64, f64) = (0.75, 0.42, 1.55);
    /// How many petals of each kind, and how far both reach in from the rim.
    const PETALS: usize = 12;
    const REACH: (f64, f64) = (0.262 * C, 0.315 * C);
    /// Half the breadth of both.
    const HALF: (f64, f64) = (0.078 * C, 0.05 * C);
    let colours = *canvas.site().colours();
    canvas.fill(BoardCanvas::circle((0.0, 0.0), RADIUS), mark.colour);
    // Both discs are as heavy; a ring parts from that of the side with two.
    if mark.two {
        canvas.left_open(BoardCanvas::circle((0.0, 0.0), RADIUS - TWO.0), colours.land, TWO.1);
    }
    let rim = RADIUS - if mark.two { TWO.2 } else { 1.0 };
    let ring = |tip: f64, half: f64, turned: f64| {
        let mut petals = BezPath::new();
        for place in 0..PETALS {
            let angle = TAU * (place as f64 + turned) / PETALS as f64;
            petals.extend(Affine::rotate(angle) * closing_petal((rim, tip), half));
        }
        petals
    };
    let line = mark.colour;
    let (back, front) = (colours.land, colours.trap);
    canvas.shape(ring(REACH.1, HALF.1, 0.5), back, line, 0.28);
    canvas.shape(ring(REACH.0, HALF.0, 0.0), front, line, 0.3);
    let mut veins = BezPath::new();
    for place in 0..PETALS {
        let out = Vec2::from_angle(TAU * place as f64 / PETALS as f64);
        veins.move_to((out * (REACH.0 + 1.1)).to_point());
        veins.line_to((out * (rim - 0.9)).to_point());
    }
    canvas.line(veins, line, 0.25);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), 0.262 * C), colours.land, mark.colour, 0.45);
    named(canvas, reader, 0.205 * C, 0.45 * C, colours.ink);
}

/// A petal that lies on the rim and points inwards along x, from where to where, and half its breadth.
fn closing_petal((rim, tip): (f64, f64), half: f64) -> BezPath {
    let long = rim - tip;
    let mut path = BezPath::new();
    path.move_to((rim, -0.55 * half));
    path.curve_to((rim - 0.3 * long, -1.25 * half), (rim - 0.72 * long, -0.8 * half), (tip, 0.0));
    path.curve_to((rim - 0.72 * long, 0.8 * half), (rim - 0.3 * long, 1.25 * half), (rim, 0.55 * half));
    path
}

/// A ring, or two.
fn plain(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colours = *canvas.site().colours();
    mark.rim(canvas, 0.40 * C, colours.trap);
    named(canvas, reader, 0.25 * C, 0.60 * C, colours.ink);
}

/// A pit within a bold rim, round with solid teeth or eight-sided with open ones, the rest of its square hatched.
fn hatched(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// From one bar of the hatching to the next, along the square's side.
    const PITCH: f64 = C / 6.0;
    /// The middle of the rim and its weight, and the clear ring around it.
    const RIM: (f64, f64) = (0.385 * C, 0.075 * C);
    const CLEAR: f64 = 0.032 * C;
    /// A tooth: half its foot in degrees, and its length; how many a round rim has.
    const TOOTH: (f64, f64) = (6.0, 0.05 * C);
    const TEETH: usize = 16;
    /// The weight of the line around an open one.
    const OPEN: f64 = 0.5;
    /// Squares smaller than this, in millimetres to a design unit, are small: no teeth.
    const SMALL: f64 = 0.5;
    let site = canvas.site();
    let colours = *site.colours();
    canvas.ground(colours.trap);
    let tile = rounded(site.tile(), site.tile_corner());
    canvas.fill(mark.leaning(hatch(&tile, PITCH, site.line_units(0.6))), colours.ink);
    let (outer, inner) = (RIM.0 + RIM.1 / 2.0, RIM.0 - RIM.1 / 2.0);
    canvas.fill(mark.form.path(outer + CLEAR), colours.trap);
    canvas.fill(mark.form.path(outer), mark.colour);
    canvas.fill(mark.form.path(inner), colours.land);
    let free = mark.form.free(inner);
    let fang = Fang { radius: free, half: TOOTH.0, length: TOOTH.1, lean: 0.0 };
    match mark.form {
        _ if site.k < SMALL => {}
        // One in the middle of each side.
        RimForm::Octagon => {
            canvas.shape(shapes::spikes(fang, 8), colours.land, mark.colour, OPEN);
        }
        RimForm::Round | RimForm::Petals => {
            mark.teeth(canvas, Fang { radius: free + 0.1, ..fang }, TEETH, colours.land)
        }
    }
    if mark.two && mark.form == RimForm::Round {
        canvas.left_open(BoardCanvas::circle((0.0, 0.0), RIM.0), colours.land, 0.5);
    }
    named(canvas, reader, 0.24 * C, 0.52 * C, colours.ink);
}

/// A disc with a heavy rim, or with two, the rest of its square in the traps' colour.
fn disc(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The rim from its outer edge to its inner one: it is part of the drawing and grows with the square.
    const RIM: (f64, f64) = (0.458 * C, 0.388 * C);
    /// What two rims leave open between them.
    const OPEN: (f64, f64) = (0.434 * C, 0.409 * C);
    /// The middle of a picture over a name and its size; the sizes of the name's letters and characters, how wide it may
    /// be and its middle; and the size of a picture alone.
    const OVER: (f64, f64) = (-4.2, 0.9);
    const NAME: (f64, f64, f64, f64) = (0.212 * C, 0.128 * C, 0.58 * C, 4.2);
    const ALONE: f64 = 1.4;
    let colours = *canvas.site().colours();
    canvas.ground(colours.trap);
    let mut rings = vec![(RIM.0, mark.colour), (RIM.1, colours.paper)];
    if mark.two {
        rings.splice(1..1, [(OPEN.0, colours.paper), (OPEN.1, mark.colour)]);
    }
    for (radius, colour) in rings {
        canvas.fill(BoardCanvas::circle((0.0, 0.0), radius), colour);
    }
    // For weak eyes a picture says what it is, over its name or alone.
    if !Legibility::of(canvas.site().theme).is_large() {
        return named(canvas, reader, 0.30 * C, 0.64 * C, colours.ink);
    }
    match word(canvas, reader) {
        Some(word) => {
            canvas.at(0.0, OVER.0, 0.0, OVER.1, |canvas| stakes(canvas, mark, colours.paper));
            letters_first(canvas, &word, (NAME.0, NAME.2), NAME.1, NAME.3, colours.ink);
        }
        None if reader.is_some() => {
            canvas.at(0.0, -0.3, 0.0, ALONE, |canvas| stakes(canvas, mark, colours.paper));
        }
        None => {}
    }
}

/// A net cast over a pit: a rope with weights, its meshes, and the pit that shows in the middle.
fn net(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The edge: a circle, or lobes and how high these are. From it to the rope, and the edge of the pit.
    const EDGE: f64 = 0.446 * C;
    const LOBE: f64 = 0.026 * C;
    const HEM: f64 = 0.034 * C;
    const PIT: f64 = 0.272 * C;
    /// Meshes all around, at least and at most.
    const MESHES: (usize, usize) = (8, 12);
    /// From one mesh to the next at least, in weights of a thread: what is small stays open.
    const APART: f64 = 7.5;
    /// The weight of threads, the radius of the knots where they cross, and of those on the rope.
    const THREAD: f64 = 0.42;
    const CROSSING: f64 = 0.42;
    const KNOT: f64 = 0.56;
    let colours = *canvas.site().colours();
    // Without a word the net closes over the pit.
    let pit = if word(canvas, reader).is_none() && reader.is_some() { 0.11 * C } else { PIT };
    let edge = if mark.two { EDGE - LOBE } else { EDGE };
    let rope = edge - HEM;
    // Light threads over a dark pit.
    let room = TAU * (pit + rope) / 2.0 / (APART * canvas.site().line_units(THREAD));
    let meshes = shapes::net(pit, rope, (room as usize).clamp(MESHES.0, MESHES.1));
    let outline = match mark.two {
        false => BoardCanvas::circle((0.0, 0.0), EDGE),
        // A knot lies in the middle of each lobe.
        true => {
            let count = meshes.knots.len();
            let turn = FRAC_PI_2 + TAU / 2.0 / count as f64;
            Affine::rotate(-turn) * lobed(Contour::new(Outline::Disc, 2.0 * EDGE), LOBE, count)
        }
    };
    canvas.fill(outline, mark.colour);
    canvas.line(meshes.lines, colours.trap, THREAD);
    let crossings = meshes.crossings.iter().flat_map(|at| BoardCanvas::circle((at.x, at.y), CROSSING));
    let knots = meshes.knots.iter().flat_map(|at| BoardCanvas::circle((at.x, at.y), KNOT));
    canvas.fill(crossings.chain(knots).collect::<BezPath>(), colours.trap);
    canvas.shape(BoardCanvas::circle((0.0, 0.0), pit), colours.land, colours.trap, 0.7);
    if let Some(word) = word(canvas, reader) {
        glossed_line(canvas, &word, 0.22 * C, (0.46 * C, 0.425 * C), -0.006 * C, colours.ink);
    }
}
