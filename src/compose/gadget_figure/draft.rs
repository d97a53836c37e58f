//! What stands on a figure so far: paragraphs, the board, and a table row by row.

use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::{Look, PortMark, ported};
use crate::geom::{Affine, Point, Size};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::Theme;
use crate::typeset::{Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};

/// The side of a square at most, and the height of the board at most; that of a whole board, which has more rows.
const CELL: f64 = 9.5;
const HIGHEST: f64 = 110.0;
const HIGHEST_WHOLE: f64 = 250.0;
const ROWS_OF_A_GADGET: u8 = 20;
/// Type of the table in millimetres per em, and the line height.
const TABLE: (f64, f64) = (3.1, 3.9);
/// Above and below the text of a row.
const PAD: (f64, f64) = (1.0, 0.4);
/// Rules above and below a table, and below its head.
pub const TABLE_RULES: (f64, f64) = (0.28, 0.14);
/// The left edges of the columns of the table, the fourth and the fifth set flush right on them.
const COLUMNS: [f64; 5] = [0.0, 23.0, 72.0, 99.0, 116.0];
/// Between two columns.
pub const GUTTER: f64 = 2.5;

/// What is drawn so far, within the margins.
pub struct Draft<'s, 'a> {
    resources: &'s mut Resources<'a>,
    layouter: ParagraphLayouter<'a>,
    pub items: Vec<Item>,
}

impl<'s, 'a> Draft<'s, 'a> {
    pub fn new(resources: &'s mut Resources<'a>) -> Draft<'s, 'a> {
        let layouter = ParagraphLayouter::new(&resources.theme.fonts);
        Draft { resources, layouter, items: Vec::new() }
    }

    pub fn theme(&self) -> &'a Theme {
        self.resources.theme
    }

    /// A paragraph.
    pub fn set(&mut self, spans: &[Span], (size, pitch): (f64, f64), measure: f64) -> Paragraph {
        let faces = Faces::serif(&self.resources.theme.fonts);
        let style = ParagraphStyle::caption(faces, size, pitch, "en");
        self.resources.paragraph(&mut self.layouter, spans, measure, &style)
    }

    /// Puts a paragraph here; returns its lower end.
    pub fn put(&mut self, spans: &[Span], of: (f64, f64), (x, y): (f64, f64), measure: f64) -> f64 {
        let set = self.set(spans, of, measure);
        self.items.extend(set.draw((x, y)));
        y + set.height()
    }

    /// The board, as large as it may be.
    pub fn board(&mut self, ports: &[PortMark], inner: f64) -> (Size, Vec<Item>) {
        let whole = ported(&mut *self.resources, CELL, Look::Normal, ports);
        let is_gadget = self.theme().rules.board().rows() <= ROWS_OF_A_GADGET;
        let highest = if is_gadget { HIGHEST } else { HIGHEST_WHOLE };
        let fits = (inner / whole.size.width).min(highest / whole.size.height);
        let drawn = if fits < 1.0 { ported(&mut *self.resources, fits * CELL, Look::Normal, ports) } else { whole };
        (drawn.size, drawn.items)
    }

    pub fn place(&mut self, at: (f64, f64), items: Vec<Item>) {
        self.items.push(Group::placed(Affine::translate(at), items).into());
    }

    /// A rule over the whole width; returns where the next row begins.
    pub fn rule(&mut self, y: f64, width: f64, colour: Colour) -> f64 {
        let [left, .., right] = COLUMNS;
        let path = polyline(&[Point::new(left, y), Point::new(right, y)], false);
        let stroke = Some(Stroke::solid(colour, width));
        self.items.push(PathItem { path, fill: None, even_odd: false, stroke }.into());
        y + width
    }

    /// A row of the table; returns its lower end.
    pub fn row(&mut self, y: f64, cells: &[Span; 5]) -> f64 {
        let [first, second, third, fourth, fifth] = COLUMNS;
        let rooms = [second - first, third - second, fourth - third, fifth - fourth, fifth - fourth];
        let set: Vec<Paragraph> = cells
            .iter()
            .zip(rooms)
            .map(|(cell, room)| self.set(std::slice::from_ref(cell), TABLE, room - GUTTER))
            .collect();
        for (place, paragraph) in set.iter().enumerate() {
            // Numbers end at their column's edge.
            let flush = if place > 2 { paragraph.width() } else { 0.0 };
            self.items.extend(paragraph.draw((COLUMNS[place] - flush, y + PAD.0)));
        }
        y + set.iter().map(Paragraph::height).fold(0.0, f64::max) + PAD.0 + PAD.1
    }
}
