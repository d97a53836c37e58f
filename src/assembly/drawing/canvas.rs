//! The canvas of the assembly sheet's drawings: a palette from the theme, fills and lines, in millimetres.

use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::canvas::{Canvas, Context, POINT};
use crate::compose::diagram::panel_ground;
use crate::geom::{Affine, BezPath, Point, Rect, TOLERANCE, Vec2};
use crate::motif::animal::to_be_coloured;
use crate::motif::miniature::Miniature;
use crate::rules::KindId;
use crate::scene::{Cap, Colour, Use};
use crate::theme::{Machine, Theme, is_chinese};
use crate::typeset::{Across, Down, Faces};

/// The width of outlines, in millimetres.
pub const OUTLINE: f64 = 0.35;

/// The length of scissor blades before the pivot.
pub const BLADES: f64 = 17.0;

/// The pink of cut lines, as printed.
pub const PINK: Colour = Colour::Rgb(0xF9, 0x8F, 0xC4);

/// Dashes of a cut line.
pub const DASH: [f64; 2] = [1.5, 1.0];

/// Half the x-height, in ems.
const HALF_LETTER: f64 = 0.23;

/// From this size in millimetres on, cut lines have their full width.
const FULL: f64 = 12.0;

/// A canvas for the drawings of an assembly sheet, in millimetres.
pub type AssemblyCanvas<'s, 'a> = Canvas<'s, 'a, DrawingScale>;

/// The resources of the document.
#[derive(Debug)]
pub struct DrawingScale {
    /// The palette.
    pub inks: DrawingColours,
    /// The scale of the drawing on paper.
    pub enlarged: f64,
}

impl Context for DrawingScale {
    const ROUND: f64 = TOLERANCE;

    fn line_width(&self, width: f64) -> f64 {
        width
    }
}

/// The palette of the drawings, from the theme's colours.
#[derive(Debug, Clone, Copy)]
pub struct DrawingColours {
    /// Ground of cards.
    pub ground: Colour,
    /// Outlines of cards, and hairlines.
    pub rim: Colour,
    /// Outlines of things.
    pub ink: Colour,
    /// Prohibition.
    pub soft: Colour,
    /// Manual work: cutting, gluing.
    pub accent: Colour,
    /// Covers, handles, bars: two accents.
    pub covers: [Colour; 2],
    /// Shadows of sheets.
    pub shade: Colour,
    /// Faces of wood and card.
    pub wood: Colour,
    /// Edges of wood and card.
    pub side: Colour,
}

/// Birch, mixed into a theme's ground to look like wood.
const BIRCH: Colour = Colour::Rgb(0xDD, 0xB2, 0x7A);

impl DrawingColours {
    fn of(theme: &Theme) -> DrawingColours {
        if theme.cutter.machine == Machine::Laser {
            return DrawingColours::beside_wood(theme);
        }
        let colours = &theme.colours;
        let ground = panel_ground(theme);
        // A theme for colouring in saves ink.
        let wood = match to_be_coloured(theme) {
            true => Colour::WHITE,
            false => colours.trap.towards(BIRCH, 0.8),
        };
        let side = wood.towards(colours.ink, 0.2);
        let covers = match to_be_coloured(theme) {
            true => [side, Colour::WHITE],
            false => [theme.pieces.sides[0].colour, colours.accent],
        };
        DrawingColours {
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

impl DrawingColours {
    /// Laser colours are reserved for laser operations, except on wood.
    fn beside_wood(theme: &Theme) -> DrawingColours {
        let (ink, wood) = (theme.colours.ink, Colour::WHITE.towards(BIRCH, 0.6));
        let (ground, side) = (Colour::WHITE.towards(BIRCH, 0.14), BIRCH.towards(ink, 0.25));
        DrawingColours {
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

/// Whether a line in one colour is visible on another: a contrast of 1.8 to 1 by WCAG 2, that of the pink of cut lines
/// on paper.
fn stands_out(line: Colour, ground: Colour) -> bool {
    let (one, other) = (line.luminance() + 0.05, ground.luminance() + 0.05);
    one.max(other) >= 1.8 * one.min(other)
}

impl<'s, 'a> AssemblyCanvas<'s, 'a> {
    /// An empty canvas.
    pub fn new(resources: &'s mut Resources<'a>) -> AssemblyCanvas<'s, 'a> {
        let inks = DrawingColours::of(resources.theme);
        Canvas::with(resources, DrawingScale { inks, enlarged: 1.0 }, Affine::IDENTITY)
    }

    /// The kinds of the game, strongest first.
    pub fn kinds(&self) -> Vec<KindId> {
        self.resources.theme.rules.strongest_first()
    }

    /// A trap or a den around a point, a shared symbol per size of cell; `name` identifies it.
    pub fn miniature(&mut self, name: &str, at: Point, cell: f64, draw: impl FnOnce(&Theme) -> Miniature) {
        let name = format!("assembly-{name}-{}", (1000.0 * cell).round());
        let symbol = self.resources.symbol(&name, |resources| {
            let drawn = draw(resources.theme);
            drawn.missing.into_iter().for_each(|missing| resources.lacks(missing));
            (ink(resources, &drawn.items).unwrap_or(Rect::ZERO), drawn.items)
        });
        self.push(Use { symbol, transform: Affine::translate(at.to_vec2()) });
    }

    /// An area with an outline.
    pub fn outlined(&mut self, path: impl Into<BezPath>, colour: Colour) {
        self.shape(path, colour, self.context.inks.ink, OUTLINE);
    }

    /// A dashed cut line for something of this size, in the first of `inks` that contrasts with what lies below.
    pub fn cut_line(&mut self, path: impl Into<BezPath>, large: f64, over: Colour, inks: [Colour; 2]) {
        let colour = inks.into_iter().find(|ink| stands_out(*ink, over)).unwrap_or(self.context.inks.ink);
        let share = (large / FULL).clamp(0.5, 1.0);
        self.dashed(path, colour, 0.42 * share, Cap::Butt, DASH.map(|length| share * length));
    }

    /// A number, centred or left-aligned at a point; the size in points.
    pub fn figure(&mut self, text: &str, size: f64, at: Point, across: Across, colour: Colour) {
        let face = Faces::sans(&self.resources.theme.fonts).bold;
        if let Some(label) = self.resources.label(face, text, size * POINT, 0.0) {
            self.push(label.run(at, across, Down::Middle, colour));
        }
    }

    /// Text in the face of notes, centred or left-aligned at a point, vertically centred on the x-height. The size in
    /// points.
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
