//! The mark of a side on traps and dens, as on its pieces: one ring and solid teeth for one side, two rings and open
//! teeth for the other, so that they differ without colour and as lines alone.

use super::C;
use super::animal::engraves_solids;
use super::board_canvas::BoardCanvas;
use super::shapes::{self, Fang};
use super::site::Site;
use crate::canvas::shapes::{LOBES, octagon, scalloped_disc};
use crate::geom::{Affine, BezPath};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::Ring;
use std::f64::consts::PI;

/// Lines of rims, their weights in millimetres on squares of 24 mm: a ring that stands alone, and each of two.
const WEIGHT: (f64, f64) = (0.85, 0.42);
/// From the middle of the outer of two rings to the middle of the inner one, in design units.
const STEP: f64 = 0.042 * C;
/// The same in weights of a line: what is small stays open.
const STEP_IN_LINES: f64 = 2.6;
/// The same of a ring that a laser engraves as an area.
const ENGRAVED: f64 = 0.6;
/// The weight of the line around what is open.
const OPEN: f64 = 0.28;

/// Teeth shorter than this, in millimetres, are left out, and up to the second length they are straight.
const LEAST_TOOTH: f64 = 0.5;
const CURVED: f64 = 1.75;

/// How the traps or the dens of a theme are drawn around (0, 0): with the mark of their owner, and with their name in
/// the half of its reader, if there is room for it.
pub(crate) type SquareMotif = fn(&mut BoardCanvas<'_, '_>, Mark, Option<Side>);

/// Draws a trap or a den of a side as a symbol, in a half of the board. One that an animal takes leaves out its name.
pub(crate) fn special_square(
    canvas: &mut BoardCanvas<'_, '_>,
    (what, draw): (&str, SquareMotif),
    owner: Side,
    half: Side,
    taken: bool,
) {
    let site = canvas.site();
    let bare = if taken { "-bare" } else { "" };
    let name = format!("{what}-{}{}{bare}", owner.letter(), site.words.suffix(half));
    let mark = Mark::of(site, owner);
    canvas.symbol(&name, |canvas| draw(canvas, mark, (!taken).then_some(half)));
}

/// The mark of a side.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Mark {
    /// The colour of its marks.
    pub colour: Colour,
    /// Whether it has two rings and open teeth, and not one ring and solid teeth.
    pub two: bool,
    /// Whether its teeth are solid: those of one ring, or where a laser engraves the figures of one side as areas,
    /// those of that side.
    solid: bool,
    /// Whether a laser engraves its ring as an area, as wide as it is drawn.
    engraved: bool,
    /// The form of its rims, as on its pieces.
    pub form: RimForm,
}

/// The form of a side's rims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RimForm {
    Round,
    /// A row of petals.
    Petals,
    Octagon,
}

impl RimForm {
    /// A rim around (0, 0) that reaches so far from there, or with its sides lies so far.
    pub fn path(self, radius: f64) -> BezPath {
        match self {
            RimForm::Round => BoardCanvas::circle((0.0, 0.0), radius),
            RimForm::Petals => scalloped_disc(radius, LOBES).0,
            RimForm::Octagon => octagon(radius),
        }
    }

    /// How far from (0, 0) such a rim leaves everything free.
    pub fn free(self, radius: f64) -> f64 {
        match self {
            RimForm::Round | RimForm::Octagon => radius,
            RimForm::Petals => scalloped_disc(radius, LOBES).1 * (PI / LOBES as f64).cos(),
        }
    }
}

impl Mark {
    pub fn of(site: &Site<'_>, owner: Side) -> Mark {
        let two = site.theme.has_double_ring(owner);
        let form = match site.theme.pieces.sides[owner.index()].ring {
            Ring::Scallop if two => RimForm::Petals,
            Ring::Octagon if two => RimForm::Octagon,
            _ => RimForm::Round,
        };
        let engraved = Side::BOTH.into_iter().any(|side| engraves_solids(site.theme, side));
        let solid = if engraved { engraves_solids(site.theme, owner) } else { !two };
        Mark { colour: site.marks(owner), two, solid, engraved, form }
    }

    /// Whether what is inside its ring is open and not solid: as on its pieces where a laser engraves these.
    pub fn is_open(self) -> bool {
        if self.engraved { !self.solid } else { self.two }
    }

    /// Whether a laser leaves open what is solid elsewhere.
    pub fn is_outlined(self) -> bool {
        self.engraved && !self.solid
    }

    /// From one of two rings to the other.
    pub fn step(self, site: &Site<'_>) -> f64 {
        STEP.max(STEP_IN_LINES * site.line_units(WEIGHT.1))
    }

    /// A pit with its rim: one ring around this radius, or two with that radius between them. Gives the radius from
    /// which teeth grow.
    pub fn rim(self, canvas: &mut BoardCanvas<'_, '_>, radius: f64, ground: Colour) -> f64 {
        if !self.two {
            self.ring(canvas, radius, ground, if self.engraved { ENGRAVED } else { WEIGHT.0 });
            return radius;
        }
        let step = self.step(canvas.site());
        let inner = self.outer(canvas, radius + step / 2.0, ground) - step;
        canvas.line(BoardCanvas::circle((0.0, 0.0), inner), self.colour, WEIGHT.1);
        inner
    }

    /// The outer of two rings, around this radius, with the ground inside it. Gives the radius that it leaves to
    /// others.
    pub fn outer(self, canvas: &mut BoardCanvas<'_, '_>, radius: f64, ground: Colour) -> f64 {
        match self.engraved && self.form == RimForm::Round {
            true => self.ring(canvas, radius, ground, ENGRAVED),
            false => canvas.shape(self.form.path(radius), ground, self.colour, WEIGHT.1),
        }
        self.form.free(radius)
    }

    /// One ring with the ground inside it. For a laser it is an area and no line, whose width nobody would see.
    fn ring(self, canvas: &mut BoardCanvas<'_, '_>, radius: f64, ground: Colour, weight: f64) {
        let circle = |radius: f64| BoardCanvas::circle((0.0, 0.0), radius);
        if !self.engraved {
            return canvas.shape(circle(radius), ground, self.colour, weight);
        }
        let half = canvas.site().line_units(weight) / 2.0;
        let mut ring = circle(radius + half);
        ring.extend(circle(radius - half).reverse_subpaths());
        canvas.fill(circle(radius), ground);
        canvas.fill(ring, self.colour);
    }

    /// Bars as they lean on the squares of a side: those of the one with two rings run down to the left.
    pub fn leaning(self, bars: BezPath) -> BezPath {
        if self.two { Affine::FLIP_X * bars } else { bars }
    }

    /// Teeth in a ring: solid, or open and leaning the other way.
    pub fn teeth(self, canvas: &mut BoardCanvas<'_, '_>, fang: Fang, count: usize, ground: Colour) {
        let long = fang.length * canvas.site().k;
        let fang = if self.two { Fang { lean: -fang.lean, ..fang } } else { fang };
        match !self.solid {
            _ if long < LEAST_TOOTH => {}
            false if long < CURVED => canvas.fill(shapes::spikes(fang, count), self.colour),
            true if long < CURVED => canvas.shape(shapes::spikes(fang, count), ground, self.colour, OPEN),
            false => canvas.fill(shapes::fangs(fang, count, true), self.colour),
            true => canvas.shape(shapes::fangs(fang, count, false), ground, self.colour, OPEN),
        }
    }
}
