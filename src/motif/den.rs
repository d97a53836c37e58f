//! The dens.

use super::C;
use super::animal::engraves_solids;
use super::board_canvas::{BoardCanvas, Type};
use super::card::{Card, owned};
use super::carved_cave::carved_cave;
use super::mark::{Mark, SquareMotif, special_square};
use super::word::{
    Word, caption, face, gloss, glossed_line, glossed_stack, inscribed, letters_first, one_line, over_caption, stacked,
};
use crate::art::Shown;
use crate::art::motifs::{BoardRole, CAVE, CROWN, DOORWAY, FRAME, GATE, GATE_OPEN, LAIR, PALACE, PATCH, SEAL, TEMPLE};
use crate::canvas::contour::arc;
use crate::canvas::legibility::Legibility;
use crate::canvas::shapes::rounded;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Den, Grid, Theme};
use crate::typeset::{Across, Down};
use std::f64::consts::{FRAC_PI_4, PI};

/// How a den is drawn: on the board, and with its name in diagrams.
pub(crate) struct DenMotif {
    draw: SquareMotif,
    /// Its name in diagrams; `None` if the drawing says enough.
    pub name: Option<DenName>,
}

/// How the name of a den is written on it in diagrams; lengths in cells.
#[derive(Clone, Copy)]
pub(crate) struct DenName {
    /// The size of its characters.
    pub em: f64,
    /// How far it is below the middle.
    pub down: f64,
    /// Whether its characters are side by side, and not in a column.
    pub level: bool,
    /// Its colour.
    pub colour: fn(&Theme, Side) -> Colour,
    /// Whether the name is also written where an animal enters the den.
    pub entered: bool,
    /// Whether a doorway is drawn where the name would be too small or is not in ideographs.
    pub doorway: bool,
}

/// The motif of each den, a row each.
pub(crate) fn motif(den: Den) -> DenMotif {
    let land: fn(&Theme, Side) -> Colour = |theme, _| theme.colours.land;
    let mark: fn(&Theme, Side) -> Colour = Theme::marks;
    let name = |em, colour| DenName { em, down: 0.0, level: false, colour, entered: true, doorway: true };
    let row = |draw: SquareMotif, name| DenMotif { draw, name };
    match den {
        Den::Gate => row(gate, None),
        Den::Seal => row(seal, Some(name(0.355, on_seal))),
        Den::Cave => row(cave, Some(DenName { down: 0.09, entered: false, doorway: false, ..name(0.24, mark) })),
        Den::Crown => row(crown, None),
        Den::Arch => row(arch, None),
        Den::Stamp => row(stamp, Some(DenName { down: 0.115, entered: false, doorway: false, ..name(0.25, mark) })),
        Den::Palace => row(palace, None),
        Den::Temple => row(temple, None),
        Den::Plain => row(plain, Some(name(0.34, mark))),
        Den::Solid => row(solid, Some(DenName { level: true, down: 0.03, ..name(0.29, land) })),
        Den::Patch => row(patch, Some(DenName { level: true, ..name(0.27, land) })),
    }
}

/// The colour of what is written on a seal: light, unless a laser leaves the seal open.
fn on_seal(theme: &Theme, side: Side) -> Colour {
    let engraved = Side::BOTH.into_iter().any(|side| engraves_solids(theme, side));
    if engraved && !engraves_solids(theme, side) { theme.marks(side) } else { theme.colours.land }
}

/// Whether a picture on the dens says what they are, in diagrams too.
pub(crate) fn is_pictured(theme: &Theme) -> bool {
    theme.board.den == Den::Solid && theme.board.grid == Grid::Heavy && Legibility::of(theme).is_large()
}

/// The den of a side around (0, 0), in a half of the board. One that is taken by an animal leaves out its name.
pub(crate) fn den(canvas: &mut BoardCanvas<'_, '_>, owner: Side, half: Side, taken: bool) {
    let draw = motif(canvas.site().style().den).draw;
    special_square(canvas, ("den", draw), owner, half, taken);
}

/// The word for a den, if it is shown and there is room for it.
pub(super) fn word(canvas: &BoardCanvas<'_, '_>, reader: Option<Side>) -> Option<Word> {
    let site = canvas.site();
    site.words.board(reader?, "den").filter(|_| site.style().labels.den)
}

/// A garden gate under a roof in the owner's colour, its name in the opening, which is a moon or eight-sided.
fn gate(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// How much smaller than drawn it stands in its square: the tips of the roof keep clear of the square's lines.
    const SHARE: f64 = 0.95;
    /// How far the middle of the opening is below that of the square, and what fits into it: the width of a name in
    /// characters and of its gloss, and that of a name in letters.
    const OPENING: f64 = 2.8;
    const NAME: (f64, f64) = (9.6, 7.2);
    const IN_LETTERS: f64 = 10.7;
    let word = word(canvas, reader);
    canvas.at(0.0, 0.1, 0.0, SHARE, |canvas| {
        let shown = Shown { two: mark.two, named: word.is_some() };
        // As light as the animals of its side where a laser engraves these in outline.
        let gate = if mark.is_outlined() { &GATE_OPEN } else { &GATE };
        canvas.put_motif_of(mark.colour, gate, shown);
        if let Some(word) = word {
            let room = if word.in_characters { NAME } else { (IN_LETTERS, NAME.1) };
            glossed_line(canvas, &word, 0.205 * C, room, OPENING - 0.15, mark.colour);
        }
    });
}

/// A seal in the owner's colour, within a frame or without.
fn seal(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let (word, land) = (word(canvas, reader), canvas.site().colours().land);
    let shown = Shown { two: mark.two, named: word.is_some() };
    let (body, ink) = if mark.is_outlined() { (land, mark.colour) } else { (mark.colour, land) };
    match mark.is_outlined() {
        true => canvas.motif(&SEAL, shown, |role| if role == BoardRole::Land { ink } else { body }),
        false => canvas.put_motif_of(body, &SEAL, shown),
    }
    if let Some(word) = word {
        glossed_stack(canvas, &word, (0.355 * C, 0.98), 0.48 * C, 0.0, ink);
    }
}

/// A cave behind a step, under an arch of stones or of petals.
fn cave(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = word(canvas, reader);
    // It keeps clear of the lines of its square.
    canvas.at(0.0, -0.5, 0.0, 0.92, |canvas| {
        canvas.put_motif_of(mark.colour, &CAVE, Shown { two: mark.two, named: word.is_some() });
        if let Some(word) = word {
            glossed_line(canvas, &word, 0.215 * C, (0.4 * C, 0.39 * C), 2.2, mark.colour);
        }
    });
}

/// A crown in the owner's colour over one bar or two, its name below.
fn crown(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = word(canvas, reader);
    let y = if word.is_some() { -1.9 } else { 0.2 };
    canvas.at(0.0, y, 0.0, 1.0, |canvas| {
        canvas.put_motif_of(mark.colour, &CROWN, Shown { two: mark.two, named: word.is_some() });
    });
    let Some(word) = word else { return };
    let of = face(canvas, &word, 0.165 * C);
    // Under a crown the letters stand apart, as on a coin.
    let of = if word.in_characters { of } else { Type { tracking: 0.28, ..of } };
    canvas.fitted_text(of, &inscribed(&word), 0.72 * C, (0.0, 8.2), mark.colour);
}

/// A cave in rocks of the owner's colour, round ones or rugged ones, beside the characters of its name, which stands
/// below.
fn arch(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// How far above the middle characters and picture stand.
    const RAISED: f64 = 0.09 * C;
    let site = canvas.site();
    let colours = *site.colours();
    let pale = |share: f64| mark.colour.towards(Colour::WHITE, share);
    canvas.shape(rounded(site.tile(), site.tile_corner()), pale(0.72), pale(0.2), 0.3);
    let word = word(canvas, reader);
    let named_for = reader.filter(|_| word.is_some());
    let latin = named_for.and_then(|half| site.words.latin(half, "den"));
    let pinyin = named_for.and_then(|half| site.words.pinyin(half, "den"));
    let y = over_caption(&latin, &pinyin, RAISED);
    Card::special(canvas, (word, colours.ink), (&LAIR, mark.two), y, owned(mark.colour, colours.ink));
    let soft = colours.ink.towards(Colour::WHITE, 0.15);
    caption(canvas, (latin.as_deref(), pinyin.as_deref()), 0.405 * C, (colours.ink, soft));
}

/// A pavilion in the owner's colour with one roof or two, its name on a plate between the columns and the gloss on the
/// plinth.
fn palace(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// How much smaller than drawn it stands in its square: the tips of the roof keep clear of the square's lines.
    const SHARE: f64 = 0.945;
    /// The middle of the plinth, and what fits on it.
    const PLINTH: (f64, f64) = (10.5, 19.0);
    let word = word(canvas, reader);
    canvas.at(0.0, 0.0, 0.0, SHARE, |canvas| {
        canvas.put_motif_of(mark.colour, &PALACE, Shown { two: mark.two, named: word.is_some() });
        let Some(word) = word else { return };
        let land = canvas.site().colours().land;
        one_line(canvas, &word, 0.224 * C, 9.9, 3.25, land);
        if let Some(gloss) = gloss(canvas, &word, PLINTH.1) {
            canvas.put_words(&gloss, (0.0, PLINTH.0), Across::Middle, Down::Middle, land);
        }
    });
}

/// The front of a temple in the owner's colour on one step or two, its name below.
fn temple(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = word(canvas, reader);
    /// How much smaller than drawn it stands over its name: clear of the lines of its square.
    const SHARE: f64 = 0.9;
    let (y, share) = if word.is_some() { (-0.9, SHARE) } else { (1.2, 1.0) };
    canvas.at(0.0, y, 0.0, share, |canvas| {
        canvas.put_motif_of(mark.colour, &TEMPLE, Shown { two: mark.two, named: word.is_some() });
    });
    let Some(word) = word else { return };
    let of = face(canvas, &word, 0.165 * C);
    let of = if word.in_characters { of } else { Type { tracking: 0.28, ..of } };
    canvas.fitted_text(of, &inscribed(&word), 0.72 * C, (0.0, 9.0), mark.colour);
}

/// A cave carved in a block of wood, the name in its mouth.
fn stamp(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    carved_cave(canvas, mark, reader);
}

/// A frame in the owner's colour, or two. Above a name in letters there is a doorway, as in the pictures of the rules.
fn plain(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let colour = mark.colour;
    let word = word(canvas, reader);
    canvas.put_motif_of(colour, &FRAME, Shown { two: mark.two, named: word.is_some() });
    let Some(word) = word else { return };
    if word.in_characters {
        stacked(canvas, &word, (0.34 * C, 1.0), 0.66 * C, 0.0, colour);
        return;
    }
    canvas.at(0.0, -0.095 * C, 0.0, 0.96, |canvas| canvas.put_motif_of(colour, &DOORWAY, Shown::default()));
    one_line(canvas, &word, 0.185 * C, 0.7 * C, 0.285 * C, colour);
}

/// A hill of rocks with the dark mouth of a cave in it, around (0, 0).
fn cave_mouth(canvas: &mut BoardCanvas<'_, '_>, light: Colour, dark: Colour) {
    /// Where the mouth ends below, and the hill.
    const FOOT: (f64, f64) = (3.0, 4.2);
    let mut hill = BezPath::new();
    hill.move_to((-7.5, FOOT.1));
    hill.curve_to((-7.9, 2.0), (-7.0, 0.2), (-5.4, -0.3));
    hill.curve_to((-5.3, -2.0), (-4.2, -3.0), (-2.9, -2.9));
    hill.curve_to((-2.1, -4.4), (-0.7, -5.0), (0.6, -4.8));
    hill.curve_to((2.1, -4.6), (3.1, -3.6), (3.4, -2.4));
    hill.curve_to((4.7, -2.3), (5.5, -1.4), (5.6, 0.0));
    hill.curve_to((7.1, 0.5), (7.9, 2.2), (7.5, FOOT.1));
    hill.close_path();
    canvas.fill(hill, light);
    // The ground goes on in front of it.
    let mut mouth = BezPath::new();
    mouth.move_to((-3.1, FOOT.0));
    mouth.curve_to((-3.3, 0.1), (-1.9, -1.9), (0.0, -1.9));
    mouth.curve_to((1.9, -1.9), (3.3, 0.1), (3.1, FOOT.0));
    mouth.close_path();
    canvas.fill(mouth, dark);
    let mut cracks = BezPath::new();
    for (from, to) in [((-5.9, 2.3), (-4.7, 1.5)), ((4.5, 1.3), (5.8, 2.2)), ((1.1, -3.4), (2.3, -2.6))] {
        cracks.move_to(from);
        cracks.line_to(to);
    }
    canvas.left_open_round(cracks, dark, 0.6);
}

/// A gateway of light stones on a step, its opening in the owner's colour: round, or with slanted corners. Within heavy
/// lines the whole square is dark instead.
fn solid(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// The middle of the vault, and where gateway and opening end below.
    const SPRING: f64 = -0.02 * C;
    const FOOT: f64 = 0.375 * C;
    /// The step: how far it reaches to the sides and below.
    const STEP: (f64, f64) = (0.455 * C, 0.455 * C);
    /// Half the width of gateway and opening.
    const HALF: (f64, f64) = (0.435 * C, 0.325 * C);
    /// The joints of the vault, in degrees above the spring, of a round one and a slanted one.
    const JOINTS: [&[f64]; 2] = [&[0.0, 25.7, 51.4, 77.1], &[0.0, 22.5, 45.0, 67.5]];
    /// That of the jambs, from the spring to the foot.
    const JAMB: f64 = 0.5;
    /// The weights of outlines and joints.
    const WEIGHT: (f64, f64) = (0.75, 0.5);
    /// Squares smaller than this, in millimetres to a design unit, are small: no joints.
    const SMALL: f64 = 0.4;
    if canvas.site().style().grid == Grid::Heavy {
        return heavy(canvas, mark, reader);
    }
    let site = canvas.site();
    let colours = *site.colours();
    canvas.fill(rounded(site.tile(), site.tile_corner()), colours.land);
    let gate = |half: f64| gateway(half, SPRING, FOOT, mark.two);
    canvas.shape(gate(HALF.0), colours.land, colours.ink, WEIGHT.0);
    if site.k >= SMALL {
        let mut joints = BezPath::new();
        let middle = Vec2::new(0.0, SPRING);
        for degrees in JOINTS[usize::from(mark.two)] {
            for degrees in [-degrees, degrees - 180.0] {
                let along = Vec2::from_angle(degrees.to_radians());
                joints.move_to((middle + along * HALF.1).to_point());
                joints.line_to((middle + along * 1.2 * HALF.0).to_point());
            }
        }
        let y = SPRING + JAMB * (FOOT - SPRING);
        for side in [-1.0, 1.0] {
            joints.move_to((side * HALF.1, y));
            joints.line_to((side * HALF.0, y));
        }
        canvas.clipped(gate(HALF.0), |canvas| canvas.line(joints, colours.ink, WEIGHT.1));
    }
    canvas.shape(gate(HALF.1), mark.colour, colours.ink, WEIGHT.0);
    let step = Rect::new(-STEP.0, FOOT, STEP.0, STEP.1).to_path(TOLERANCE);
    canvas.shape(step, colours.land, colours.ink, WEIGHT.0);
    let Some(word) = word(canvas, reader) else { return };
    let size = if word.in_characters { 0.3 * C } else { 0.36 * C };
    let width = 0.54 * C;
    canvas.within(Affine::scale_non_uniform(1.0, 1.1), |canvas| {
        glossed_line(canvas, &word, size, (width, 0.9 * width), 0.045 * C, colours.land);
    });
}

/// A gateway of this half width with a vault above the spring: a half circle, or half an octagon.
fn gateway(half: f64, spring: f64, foot: f64, slanted: bool) -> BezPath {
    let mut path = BezPath::new();
    path.move_to((-half, foot));
    if slanted {
        let near = half * (FRAC_PI_4 / 2.0).tan();
        for corner in [(-half, spring - near), (-near, spring - half), (near, spring - half), (half, spring - near)] {
            path.line_to(corner);
        }
    } else {
        path.line_to((-half, spring));
        arc(&mut path, Point::new(0.0, spring), half, PI, PI);
    }
    path.line_to((half, foot));
    path.close_path();
    path
}

/// The whole square dark, its middle in the owner's colour. The owner's form is left out of it, as that of the badges
/// on its pieces: a round frame, or two square ones.
fn heavy(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    /// How wide a round frame is, and what stands in it, relative to a square one.
    const ROUND: f64 = 1.06;
    const IN_ROUND: f64 = 0.86;
    /// The middle of a picture over a name and its size; the sizes of the name's letters and characters, and its middle.
    const OVER: (f64, f64) = (-4.2, 0.9);
    const NAME: (f64, f64, f64) = (0.205 * C, 0.142 * C, 4.9);
    /// The same of a picture alone.
    const ALONE: (f64, f64) = (0.5, 1.08);
    let site = canvas.site();
    let colours = *site.colours();
    // The frame is as bold as the lines around its square.
    let (frame, weight, size) = (0.86 * C, 1.0, 0.375 * C);
    // It reaches over the lines a little, so that no seam is seen.
    let under = 0.06 * site.line_units(site.edge_weight());
    let (ground, land) = (mark.colour, colours.paper);
    canvas.fill(rounded(site.tile().inflate(under, under), site.tile_corner()), ground);
    let rect = Rect::from_center_size(Point::ZERO, (frame, frame));
    // What the frame leaves inside it is in the owner's colour.
    match mark.two {
        true => canvas.fill(rect.inflate(-0.022 * C, -0.022 * C).to_path(TOLERANCE), mark.colour),
        false => canvas.fill(BoardCanvas::circle((0.0, 0.0), ROUND * frame / 2.0), mark.colour),
    }
    if mark.two {
        // Two frames weigh as much as one.
        for by in [0.022 * C, -0.022 * C] {
            canvas.left_open(rect.inflate(by, by).to_path(TOLERANCE), land, 0.55 * weight);
        }
    } else {
        canvas.left_open_round(BoardCanvas::circle((0.0, 0.0), ROUND * frame / 2.0), land, 1.1 * weight);
    }
    let word = word(canvas, reader);
    if is_pictured(site.theme) && reader.is_some() {
        // For weak eyes a picture says what it is, over its name or alone.
        let (y, size) = if word.is_some() { OVER } else { ALONE };
        canvas.at(0.0, y, 0.0, size, |canvas| cave_mouth(canvas, land, mark.colour));
        if let Some(word) = word {
            letters_first(canvas, &word, (NAME.0, 0.6 * C), NAME.1, NAME.2, land);
        }
        return;
    }
    let Some(word) = word else { return };
    // Characters side by side leave room above and below: they are taller there, as on a seal.
    let (tall, size) = if word.in_characters { (1.12, size) } else { (1.0, 1.3 * size) };
    let fits = if mark.two { 1.0 } else { IN_ROUND };
    canvas.within(Affine::scale_non_uniform(1.0, tall), |canvas| {
        let width = fits * 0.74 * C;
        glossed_line(canvas, &word, fits * size, (width, 0.7 * width), 0.0, land);
    });
}

/// The front of a cave or of a hut in the owner's colour, sewn on, its name in the opening.
fn patch(canvas: &mut BoardCanvas<'_, '_>, mark: Mark, reader: Option<Side>) {
    let word = word(canvas, reader);
    canvas.put_motif_of(mark.colour, &PATCH, Shown { two: mark.two, named: word.is_some() });
    if let Some(word) = word {
        glossed_line(canvas, &word, 0.225 * C, (0.46 * C, 0.44 * C), 3.5, mark.colour);
    }
}
