//! The canvas of an assembly sheet's drawings: a few colours of the theme, fills and lines, in millimetres.

use crate::canvas::POINT;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::canvas::{Canvas, Context};
use crate::geom::{Affine, BezPath, Point, Rect, TOLERANCE, Vec2};
use crate::motif::animal::to_be_coloured;
use crate::motif::miniature::Miniature;
use crate::rules::KindId;
use crate::scene::{Cap, Colour, Use};
use crate::theme::{Machine, Theme, is_chinese};
use crate::typeset::{Across, Down, Faces};

/// The width of outlines, in millimetres.
pub const OUTLINE: f64 = 0.35;

/// Half the height of small letters, in ems.
const HALF_LETTER: f64 = 0.23;

/// What is cut gets the full width of a cut line if it is so large, in millimetres.
const FULL: f64 = 12.0;

/// A canvas for the drawings of an assembly sheet, in millimetres.
pub type AssemblyCanvas<'s, 'a> = Canvas<'s, 'a, Drawing>;

/// What the drawings are made with.
#[derive(Debug)]
pub struct Drawing {
    /// The colours.
    pub inks: Inks,
    /// How many times as large what is drawn will appear on paper.
    pub enlarged: f64,
}

impl Context for Drawing {
    const ROUND: f64 = TOLERANCE;

    fn line_width(&self, width: f64) -> f64 {
        width
    }
}

/// The colours of the drawings, all from the theme's.
#[derive(Debug, Clone, Copy)]
pub struct Inks {
    /// The ground of cards.
    pub ground: Colour,
    /// Their rims, and hairlines.
    pub rim: Colour,
    /// Outlines.
    pub ink: Colour,
    /// What shall not be done.
    pub soft: Colour,
    /// What the hand does: cut, glue.
    pub accent: Colour,
    /// Covers, handles, bars: two accents.
    pub covers: [Colour; 2],
    /// The shadows of sheets.
    pub shade: Colour,
    /// Wood and card.
    pub wood: Colour,
    /// Their sides.
    pub side: Colour,
}

/// The colour of birch, which gives every theme's warmest ground a look of wood.
const BIRCH: Colour = Colour::Rgb(0xDD, 0xB2, 0x7A);

impl Inks {
    fn of(theme: &Theme) -> Inks {
        if theme.cutter.machine == Machine::Laser {
            return Inks::beside_wood(theme);
        }
        let colours = &theme.colours;
        let white = |colour: Colour| colour.rgb() == Colour::WHITE.rgb();
        let ground = if white(colours.land) { colours.paper } else { colours.land };
        // What is to be coloured in costs no ink.
        let wood = match to_be_coloured(theme) {
            true => Colour::WHITE,
            false => colours.trap.towards(BIRCH, 0.55),
        };
        let side = wood.towards(colours.ink, 0.2);
        let covers = match to_be_coloured(theme) {
            true => [side, Colour::WHITE],
            false => [theme.pieces.sides[0].colour, colours.accent],
        };
        Inks {
            ground,
            rim: colours.line.towards(ground, 0.4),
            ink: colours.ink,
            soft: colours.soft,
            accent: colours.accent,
            covers,
            shade: ground.towards(colours.ink, 0.13),
            wood,
            side,
        }
    }
}

impl Inks {
    /// Where a laser's colours say what it does nothing else has one, but wood.
    fn beside_wood(theme: &Theme) -> Inks {
        let (ink, wood) = (theme.colours.ink, Colour::WHITE.towards(BIRCH, 0.6));
        let (ground, side) = (Colour::WHITE.towards(BIRCH, 0.14), BIRCH.towards(ink, 0.25));
        Inks {
            ground,
            rim: ground.towards(ink, 0.25),
            ink,
            soft: theme.colours.soft,
            accent: ink,
            covers: [side, Colour::WHITE],
            shade: ground.towards(ink, 0.13),
            wood,
            side,
        }
    }
}

/// Whether a line in one colour is seen on another: a contrast of 1.8 to 1 by WCAG 2. The pink of cut lines has as much
/// on paper.
fn stands_out(line: Colour, ground: Colour) -> bool {
    let (one, other) = (line.luminance() + 0.05, ground.luminance() + 0.05);
    one.max(other) >= 1.8 * one.min(other)
}

impl<'s, 'a> AssemblyCanvas<'s, 'a> {
    /// An empty canvas.
    pub fn new(resources: &'s mut Resources<'a>) -> AssemblyCanvas<'s, 'a> {
        let inks = Inks::of(resources.theme);
        Canvas::with(resources, Drawing { inks, enlarged: 1.0 }, Affine::IDENTITY)
    }

    /// The kinds of the game, the strongest first.
    pub fn kinds(&self) -> Vec<KindId> {
        let rules = &self.resources.theme.rules;
        let mut kinds: Vec<KindId> = rules.kind_ids().collect();
        kinds.sort_by_key(|&kind| (std::cmp::Reverse(rules.kind(kind).strength), kind));
        kinds
    }

    /// A trap or a den around a point, stored once for each size of cell: `name` says what it is.
    pub fn miniature(&mut self, name: &str, at: Point, cell: f64, draw: impl FnOnce(&Theme) -> Miniature) {
        let name = format!("assembly-{name}-{}", (1000.0 * cell).round());
        let symbol = self.resources.symbol(&name, |resources| {
            let drawn = draw(resources.theme);
            drawn.missing.into_iter().for_each(|missing| resources.lacks(missing));
            (ink(resources, &drawn.items).unwrap_or(Rect::ZERO), drawn.items)
        });
        self.push(Use { symbol, transform: Affine::translate(at.to_vec2()) });
    }

    /// An area with an outline in ink.
    pub fn outlined(&mut self, path: impl Into<BezPath>, colour: Colour) {
        self.shape(path, colour, self.context.inks.ink, OUTLINE);
    }

    /// A line along which something so large is cut, dashed, in the first of `inks` that stands out from what it runs
    /// over.
    pub fn cut_line(&mut self, path: impl Into<BezPath>, large: f64, over: Colour, inks: [Colour; 2]) {
        let colour = inks.into_iter().find(|ink| stands_out(*ink, over)).unwrap_or(self.context.inks.ink);
        let share = (large / FULL).clamp(0.5, 1.0);
        self.dashed(path, colour, 0.42 * share, Cap::Butt, super::cut::DASH.map(|length| share * length));
    }

    /// A figure, its middle or its left edge on a point; the size in points.
    pub fn figure(&mut self, text: &str, size: f64, at: Point, across: Across, colour: Colour) {
        let face = Faces::sans(&self.resources.theme.fonts).bold;
        if let Some(label) = self.resources.label(face, text, size * POINT, 0.0) {
            self.push(label.run(at, across, Down::Middle, colour));
        }
    }

    /// Words in the face of notes, their middle or their left edge on a point: the middle of small letters, wherever
    /// others reach up or down. The size in points.
    pub fn word(&mut self, text: &str, size: f64, at: Point, across: Across, colour: Colour) {
        if let Some(label) = self.resources.note(text, size * POINT) {
            let (at, down) = match is_chinese(text) {
                true => (at, Down::Middle),
                false => (at + Vec2::new(0.0, HALF_LETTER * size * POINT), Down::Baseline),
            };
            self.push(label.run(at, across, down, colour));
        }
    }
}
