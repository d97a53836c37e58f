//! The figure of a gadget of a hardness proof: its board with ports, and the table of what is claimed of it, as in a
//! paper. It is as high as what stands on it.

use super::diagram::{Look, PortMark, ported};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Point, Size};
use crate::scene::{Colour, Group, Item, Page, PathItem, Stroke};
use crate::typeset::{Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};

/// The part of a document that such figures are.
pub const PART: &str = "gadget";
/// The width of a figure, and what is left free around it.
const WIDTH: f64 = 130.0;
const MARGIN: f64 = 7.0;
/// The side of a square at most, and the height of the board at most.
const CELL: f64 = 9.5;
const HIGHEST: f64 = 110.0;
/// Type in millimetres per em, and the line height: title, text, table, foot.
const TITLE: (f64, f64) = (5.2, 6.6);
const TEXT: (f64, f64) = (3.3, 4.3);
const TABLE: (f64, f64) = (3.1, 3.9);
const FOOT: (f64, f64) = (2.7, 3.5);
/// Gaps between the blocks, and above and below the text of a row.
const GAP: f64 = 3.6;
const PAD: (f64, f64) = (1.0, 0.4);
/// Rules above and below a table, and below its head.
const RULES: (f64, f64) = (0.28, 0.14);
/// The left edges of the columns of the table, the fourth and the fifth set flush right on them.
const COLUMNS: [f64; 5] = [0.0, 23.0, 72.0, 99.0, 116.0];
/// Between two columns.
const GUTTER: f64 = 2.5;
/// The heads of the columns.
const HEADS: [&str; 5] = ["claim", "says", "outcome", "plies", "states"];

/// A gadget with the outcomes of its claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GadgetFigure {
    /// Its title.
    pub title: String,
    /// What identifies its rules.
    pub signature: String,
    /// Its ports, each square once.
    pub ports: Vec<PortMark>,
    /// What is drawn, in a sentence or two.
    pub legend: String,
    /// What is claimed.
    pub claims: Vec<ClaimRow>,
    /// What was shown, and what was not.
    pub foot: String,
}

/// A claim and its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRow {
    /// Its name.
    pub name: String,
    /// What it says.
    pub title: String,
    /// Whether it holds, in a word.
    pub outcome: String,
    /// Whether it does not.
    pub fails: bool,
    /// The bound in plies, if there is one.
    pub plies: String,
    /// How many states were reached.
    pub states: String,
}

/// The page of a figure. The theme's ruleset is that of the gadget.
pub fn page(resources: &mut Resources<'_>, figure: &GadgetFigure) -> Page {
    let colours = &resources.theme.colours;
    let (ink, soft, accent) = (colours.ink, colours.soft, colours.accent);
    let mut draft = Draft::new(resources);
    let inner = WIDTH - 2.0 * MARGIN;

    let title = [Span::bold(figure.title.clone(), ink)];
    let signature = [Span::plain(figure.signature.clone(), soft)];
    let beside = draft.set(&signature, FOOT, inner);
    let below = draft.put(&title, TITLE, (0.0, 0.0), inner - beside.width() - GUTTER);
    let at = Point::new(inner - beside.width(), TITLE.1 - FOOT.1 - (TITLE.1 - TITLE.0) / 2.0);
    draft.items.extend(beside.draw(at));

    let mut y = below + GAP;
    let board = draft.board(&figure.ports, inner);
    draft.place(((inner - board.0.width) / 2.0, y), board.1);
    y += board.0.height + GAP;
    y = draft.put(&[Span::plain(figure.legend.clone(), ink)], TEXT, (0.0, y), inner) + GAP;

    y = draft.rule(y, RULES.0, ink);
    y = draft.row(y, &HEADS.map(|head| Span::italic(head, soft)));
    y = draft.rule(y, RULES.1, ink);
    for claim in &figure.claims {
        let outcome = if claim.fails { Span::bold(&claim.outcome, accent) } else { Span::plain(&claim.outcome, ink) };
        let plain = |text: &String| Span::plain(text, ink);
        let name = Span::bold(&claim.name, ink).together();
        y = draft.row(y, &[name, plain(&claim.title), outcome, plain(&claim.plies), plain(&claim.states)]);
    }
    y = draft.rule(y, RULES.0, ink) + GAP / 2.0;
    y = draft.put(&[Span::plain(figure.foot.clone(), soft)], FOOT, (0.0, y), inner);

    let items = vec![Group::placed(Affine::translate((MARGIN, MARGIN)), draft.items).into()];
    Page::untrimmed(PART, "board, ports and claims", Size::new(WIDTH, y + 2.0 * MARGIN), items)
}

/// What is drawn so far, within the margins.
struct Draft<'s, 'a> {
    resources: &'s mut Resources<'a>,
    layouter: ParagraphLayouter<'a>,
    items: Vec<Item>,
}

impl<'s, 'a> Draft<'s, 'a> {
    fn new(resources: &'s mut Resources<'a>) -> Draft<'s, 'a> {
        let layouter = ParagraphLayouter::new(&resources.theme.fonts);
        Draft { resources, layouter, items: Vec::new() }
    }

    /// A paragraph.
    fn set(&mut self, spans: &[Span], (size, pitch): (f64, f64), measure: f64) -> Paragraph {
        let faces = Faces::serif(&self.resources.theme.fonts);
        let style = ParagraphStyle::caption(faces, size, pitch, "en");
        self.resources.paragraph(&mut self.layouter, spans, measure, &style)
    }

    /// Puts a paragraph here; returns its lower end.
    fn put(&mut self, spans: &[Span], of: (f64, f64), (x, y): (f64, f64), measure: f64) -> f64 {
        let set = self.set(spans, of, measure);
        self.items.extend(set.draw((x, y)));
        y + set.height()
    }

    /// The board, as large as it may be.
    fn board(&mut self, ports: &[PortMark], inner: f64) -> (Size, Vec<Item>) {
        let whole = ported(&mut *self.resources, CELL, Look::Normal, ports);
        let fits = (inner / whole.size.width).min(HIGHEST / whole.size.height);
        let drawn = if fits < 1.0 { ported(&mut *self.resources, fits * CELL, Look::Normal, ports) } else { whole };
        (drawn.size, drawn.items)
    }

    fn place(&mut self, at: (f64, f64), items: Vec<Item>) {
        self.items.push(Group::placed(Affine::translate(at), items).into());
    }

    /// A rule over the whole width; returns where the next row begins.
    fn rule(&mut self, y: f64, width: f64, colour: Colour) -> f64 {
        let [left, .., right] = COLUMNS;
        let path = polyline(&[Point::new(left, y), Point::new(right, y)], false);
        let stroke = Some(Stroke::solid(colour, width));
        self.items.push(PathItem { path, fill: None, even_odd: false, stroke }.into());
        y + width
    }

    /// A row of the table; returns its lower end.
    fn row(&mut self, y: f64, cells: &[Span; 5]) -> f64 {
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
