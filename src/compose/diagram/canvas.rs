//! The canvas of diagrams: lengths in cells become millimetres, with a minimum line width.

use super::Look;
use super::look::DiagramColours;
use crate::canvas::bounds::ink;
use crate::canvas::resources::Resources;
use crate::canvas::{Canvas, Context};
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, Point, Rect, Size, Vec2};
use crate::motif::miniature::Miniature;
use crate::scene::{Colour, Item, Stroke, Use};
use crate::theme::Theme;
use crate::typeset::{Across, Down};

/// The width of a halo.
pub(super) const HALO: f64 = 0.0375;

/// A canvas for diagrams; all lengths are in cells.
pub(super) type DiagramCanvas<'s, 'a> = Canvas<'s, 'a, Diagram>;

/// A drawn diagram.
#[derive(Debug, Clone)]
pub struct DrawnFigure {
    /// Its size, in millimetres: all ink is within.
    pub size: Size,
    /// Its items, in millimetres from its upper left corner.
    pub items: Vec<Item>,
}

/// The style of a diagram, and what is drawn on top later.
#[derive(Debug)]
pub(super) struct Diagram {
    pub look: Look,
    pub inks: DiagramColours,
    /// The width of a mark's halo.
    pub halo: f64,
    /// Millimetres per cell.
    pub cell: f64,
    /// The theme's minimum line width, in millimetres.
    least_line: f64,
    /// Crosses to be drawn last: centres, half sizes and stroke widths.
    pub crosses: Vec<(Point, (f64, f64))>,
}

impl Diagram {
    fn new(theme: &Theme, cell: f64, look: Look) -> Diagram {
        let (inks, least_line) = (DiagramColours::of(theme, look), theme.board.least_line);
        Diagram { look, inks, halo: HALO, cell, least_line, crosses: Vec::new() }
    }
}

impl Context for Diagram {
    const ROUND: f64 = 0.0002;

    fn line_width(&self, share: f64) -> f64 {
        (share * self.cell).max(self.least_line)
    }
}

/// Maximum factor of enlargement.
const MOST_ENLARGED: f64 = 1.3;

impl<'s, 'a> DiagramCanvas<'s, 'a> {
    /// An empty canvas for cells of this size, in millimetres.
    pub fn new(resources: &'s mut Resources<'a>, cell: f64, look: Look) -> DiagramCanvas<'s, 'a> {
        let diagram = Diagram::new(resources.theme, cell, look);
        Canvas::with(resources, diagram, Affine::scale(cell))
    }

    /// The width of a line of this share of a cell, in cells, at least the theme's minimum.
    pub fn width_in_cells(&self, share: f64) -> f64 {
        self.context.line_width(share) / self.context.cell
    }

    /// An item in millimetres around a point.
    pub fn put(&mut self, at: Point, item: Item) {
        self.place(Affine::translate((self.to() * at).to_vec2()), item);
    }

    /// A trap or a den of the board, at this size of cell, around (0, 0).
    pub fn miniature(&mut self, miniature: Miniature) {
        for missing in miniature.missing {
            self.resources.lacks(missing);
        }
        self.extend(miniature.items);
    }

    /// The same, enlarged to this number of cells wide; never scaled down.
    pub fn around(&mut self, miniature: Miniature, wide: f64) {
        let bounds = ink(self.resources, &miniature.items).unwrap_or(Rect::ZERO);
        let share = (wide * self.context.cell / bounds.width()).clamp(1.0, MOST_ENLARGED);
        let items = self.apart(|canvas| canvas.miniature(miniature));
        self.group(Affine::scale(share), items);
    }

    /// A filled shape with a halo around it.
    pub fn haloed(&mut self, path: BezPath, colour: Colour) {
        let stroke = Stroke::round(self.context.inks.land, 2.0 * self.context.halo * self.context.cell);
        self.path(path.clone(), Some(self.context.inks.land), Some(stroke));
        self.fill(path, colour);
    }

    /// One line of text centred at a point, no wider than `room`: scaled down if necessary.
    pub fn words(&mut self, face: FaceId, text: &str, em: f64, room: f64, at: Point, colour: Colour) {
        let size = em * self.context.cell;
        let Some(label) = self.resources.label(face, text, size, 0.0) else { return };
        let over = label.ink().width() / (room * self.context.cell);
        let label = if over > 1.0 { self.resources.label(face, text, size / over, 0.0) } else { Some(label) };
        if let Some(label) = label {
            self.push(label.run(self.to() * at, Across::Middle, Down::Middle, colour));
        }
    }

    /// A short word whose x-height is centred at a point, so that several stand on one line.
    pub fn word_on_line(&mut self, face: FaceId, text: &str, em: f64, at: Point, colour: Colour) {
        let size = em * self.context.cell;
        let line = self.resources.label(face, "x", size, 0.0).map_or(0.0, |label| label.ink().height() / 2.0);
        let Some(label) = self.resources.label(face, text, size, 0.0) else { return };
        let at = self.to() * at + Vec2::new(0.0, line);
        self.push(label.run(at, Across::Middle, Down::Baseline, colour));
    }

    /// A shared drawing around (0, 0), stored as a symbol: `name` identifies it, together with the style and the size
    /// of a cell.
    pub fn symbol(&mut self, name: &str, at: Point, draw: impl FnOnce(&mut DiagramCanvas<'_, 'a>)) {
        let (cell, look) = (self.context.cell, self.context.look);
        let name = format!("diagram-{name}-{}-{}", look.word(), (cell * 1000.0).round());
        let symbol = self.resources.symbol(&name, |resources| {
            let mut canvas = DiagramCanvas::new(resources, cell, look);
            draw(&mut canvas);
            canvas.bounded()
        });
        self.put(at, Use { symbol, transform: Affine::IDENTITY }.into());
    }
}
