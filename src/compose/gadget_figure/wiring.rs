//! A network of gadgets, drawn: a box for each part, its ports at the sides, and the wires that signals go along.

use super::columns::{Columns, Node, Tip, columns};
use super::draft::Draft;
use crate::canvas::shapes::rounded;
use crate::compose::diagram::head;
use crate::geom::{Affine, BezPath, Point, Rect, Size, Vec2};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::typeset::{Paragraph, Span};

/// The width of a part, of the room for an end outside, and between two columns, in millimetres.
const PART: f64 = 15.5;
const OUTSIDE: f64 = 10.0;
const BETWEEN: f64 = 9.0;
/// The height of a part's names, of a port, below the last port, and of a wire that passes by.
const NAMES: f64 = 8.6;
const PORT: f64 = 4.2;
const BELOW: f64 = 1.2;
const PASSING: f64 = 3.0;
/// The height of an end outside, its name above the wire.
const END: f64 = 4.6;
/// Between two nodes of a column.
const APART: f64 = 3.6;
/// Type in millimetres per em, and the line height: a part, its gadget, a port.
const NAME: (f64, f64) = (3.1, 3.6);
const GADGET: (f64, f64) = (2.6, 3.1);
const LABEL: (f64, f64) = (2.5, 3.0);
/// From the top of a line of type to the middle of its small letters, in line heights.
const MIDDLE: f64 = 0.45;
/// From a part's edge to the names within.
const INSET: f64 = 0.9;
/// Between the names of two ports at the same height.
const NAMES_APART: f64 = 1.2;
/// The widths of an outline, of a wire, and of the paper beside a wire that another crosses.
const OUTLINE: f64 = 0.22;
const WIRE: f64 = 0.3;
const HALO: f64 = 1.3;
/// The size of an arrow head, and of a part's corners.
const HEAD: f64 = 9.0;
const CORNER: f64 = 1.4;
/// How often the heights of all columns are mended, once forwards and once backwards each time.
const SWEEPS: usize = 60;

/// Gadgets joined by wires.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wiring {
    /// The name of each part, and that of its gadget; a part comes before those that its wires lead to.
    pub parts: Vec<(String, String)>,
    /// Where each wire begins and ends.
    pub wires: Vec<(WireEnd, WireEnd)>,
}

/// An end of a wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WireEnd {
    /// Outside, by its name.
    Outside(String),
    /// The number of a part, and the name of a port.
    Port(usize, String),
}

impl WireEnd {
    fn tip(&self) -> Tip {
        match self {
            WireEnd::Outside(_) => Tip::Outside,
            WireEnd::Port(part, _) => Tip::Part(*part),
        }
    }

    fn name(&self) -> &str {
        let (WireEnd::Outside(name) | WireEnd::Port(_, name)) = self;
        name
    }
}

/// Where everything stands, in millimetres from the upper left corner.
struct Plan {
    columns: Columns,
    /// By part: the wires that arrive and those that leave, from above.
    ports: Vec<[Vec<usize>; 2]>,
    /// By column and place: the upper edge.
    tops: Vec<Vec<f64>>,
}

impl Plan {
    fn new(wiring: &Wiring) -> Plan {
        let tips: Vec<(Tip, Tip)> = wiring.wires.iter().map(|(from, to)| (from.tip(), to.tip())).collect();
        let columns = columns(wiring.parts.len(), &tips);
        let ports = (0..wiring.parts.len()).map(|part| {
            // In the order of where they come from, or lead to.
            let sorted = |ends: fn(&(Tip, Tip)) -> Tip, beside: fn(&[(usize, usize)]) -> usize| {
                let mut wires: Vec<usize> =
                    (0..tips.len()).filter(|&wire| ends(&tips[wire]) == Tip::Part(part)).collect();
                wires.sort_by_key(|&wire| beside(&columns.ways[wire]));
                wires
            };
            [sorted(|tips| tips.1, |way| way[way.len() - 2].1), sorted(|tips| tips.0, |way| way[1].1)]
        });
        let ports = ports.collect();
        let tops = columns.nodes.iter().map(|nodes| vec![0.0; nodes.len()]).collect();
        let mut plan = Plan { columns, ports, tops };
        for _ in 0..SWEEPS {
            let last = plan.tops.len();
            (0..last).chain((0..last).rev()).for_each(|column| plan.mend(column));
        }
        // What ends outside is straight.
        [0, plan.tops.len() - 1].into_iter().for_each(|column| plan.mend(column));
        let least = plan.tops.iter().flatten().fold(f64::INFINITY, |least, top| least.min(*top));
        plan.tops.iter_mut().flatten().for_each(|top| *top -= least);
        plan
    }

    /// The height of a node.
    fn height(&self, (column, place): (usize, usize)) -> f64 {
        match self.columns.nodes[column][place] {
            Node::Part(part) => {
                let most = self.ports[part].iter().map(Vec::len).max().unwrap_or(0);
                NAMES + most as f64 * PORT + BELOW
            }
            Node::Wire(_) if self.is_outer(column) => END,
            Node::Wire(_) => PASSING,
        }
    }

    /// How far below its upper edge a node holds a wire that arrives, or leaves.
    fn below_top(&self, (column, place): (usize, usize), wire: usize, leaves: bool) -> f64 {
        let Node::Part(part) = self.columns.nodes[column][place] else {
            return if self.is_outer(column) { END - WIRE } else { PASSING / 2.0 };
        };
        let wires = &self.ports[part][usize::from(leaves)];
        let most = self.ports[part].iter().map(Vec::len).max().unwrap_or(0);
        let at = wires.iter().position(|known| *known == wire).unwrap_or(0);
        NAMES + (at as f64 + 0.5 + (most - wires.len()) as f64 / 2.0) * PORT
    }

    /// Where a wire is, at its side to the left or the right, in a node of its way.
    fn level(&self, wire: usize, step: (usize, usize), leaves: bool) -> f64 {
        self.tops[step.0][step.1] + self.below_top(step, wire, leaves)
    }

    /// Whether wires end outside in this column.
    fn is_outer(&self, column: usize) -> bool {
        column == 0 || column + 1 == self.tops.len()
    }

    /// Moves the nodes of a column to the height of what they are joined to, as far as their order allows.
    fn mend(&mut self, column: usize) {
        let count = self.columns.nodes[column].len();
        let wished: Vec<f64> = (0..count).map(|place| self.wished(column, place)).collect();
        let mut tops: Vec<f64> = Vec::with_capacity(count);
        let mut free = f64::NEG_INFINITY;
        for (place, wish) in wished.iter().enumerate() {
            tops.push(wish.max(free));
            free = wish.max(free) + self.height((column, place)) + APART;
        }
        let over = tops.iter().zip(&wished).map(|(top, wish)| top - wish).sum::<f64>() / tops.len().max(1) as f64;
        tops.iter_mut().for_each(|top| *top -= over);
        self.tops[column] = tops;
    }

    /// The upper edge that would keep a node's wires straight.
    fn wished(&self, column: usize, place: usize) -> f64 {
        let node = (column, place);
        let mut wishes = Vec::new();
        for (wire, way) in self.columns.ways.iter().enumerate() {
            let Some(at) = way.iter().position(|step| *step == node) else { continue };
            if let Some(before) = at.checked_sub(1) {
                wishes.push(self.level(wire, way[before], true) - self.below_top(node, wire, false));
            }
            if let Some(next) = way.get(at + 1) {
                wishes.push(self.level(wire, *next, false) - self.below_top(node, wire, true));
            }
        }
        if wishes.is_empty() { self.tops[column][place] } else { wishes.iter().sum::<f64>() / wishes.len() as f64 }
    }

    /// The left and right edges of a column.
    fn across(&self, column: usize) -> (f64, f64) {
        let left = if column == 0 { 0.0 } else { OUTSIDE + BETWEEN + (column - 1) as f64 * (PART + BETWEEN) };
        (left, left + if self.is_outer(column) { OUTSIDE } else { PART })
    }

    fn size(&self) -> Size {
        let nodes = self.tops.iter().enumerate().flat_map(|(column, tops)| {
            tops.iter().enumerate().map(move |(place, top)| top + self.height((column, place)))
        });
        Size::new(self.across(self.tops.len() - 1).1, nodes.fold(0.0, f64::max))
    }

    /// The line of a wire, and where its arrow ends.
    fn line(&self, wire: usize) -> (BezPath, Point) {
        let way = &self.columns.ways[wire];
        let mut path = BezPath::new();
        let mut at = Point::ZERO;
        for (place, &step) in way.iter().enumerate() {
            let is_part = matches!(self.columns.nodes[step.0][step.1], Node::Part(_));
            let (left, right) = self.across(step.0);
            let [arrives, leaves] =
                [(left, false), (right, true)].map(|(x, side)| Point::new(x, self.level(wire, step, side)));
            if place == 0 {
                at = if is_part { leaves } else { arrives };
                path.move_to(at);
            } else {
                let half = Vec2::new((arrives.x - at.x) / 2.0, 0.0);
                path.curve_to(at + half, arrives - half, arrives);
                at = arrives;
            }
            if !is_part && at != leaves {
                path.line_to(leaves);
                at = leaves;
            }
        }
        (path, at)
    }
}

/// The network, no wider than `inner`.
pub(super) fn wiring(draft: &mut Draft<'_, '_>, wiring: &Wiring, inner: f64) -> (Size, Vec<Item>) {
    let plan = Plan::new(wiring);
    let (size, colours) = (plan.size(), &draft.theme().colours);
    let (ink, soft, ground) = (colours.ink, colours.soft, colours.land);
    let mut items: Vec<Item> = Vec::new();
    for wire in 0..wiring.wires.len() {
        let (line, tip) = plan.line(wire);
        let stroke = |colour, width| Some(Stroke::solid(colour, width));
        let item = |stroke| PathItem { path: line.clone(), fill: None, even_odd: false, stroke };
        items.extend([item(stroke(Colour::WHITE, HALO)).into(), item(stroke(ink, WIRE)).into()]);
        let arrow = Affine::translate(tip.to_vec2()) * Affine::scale(HEAD) * head(Point::ZERO, Vec2::new(1.0, 0.0));
        items.push(PathItem { path: arrow, fill: Some(ink.into()), even_odd: false, stroke: None }.into());
    }
    for (column, nodes) in plan.columns.nodes.iter().enumerate() {
        let (left, right) = plan.across(column);
        for (place, node) in nodes.iter().enumerate() {
            let top = plan.tops[column][place];
            let Node::Part(part) = *node else { continue };
            let room = Rect::new(left, top, right, top + plan.height((column, place)));
            let stroke = Some(Stroke::solid(ink, OUTLINE));
            items.push(
                PathItem { path: rounded(room, CORNER), fill: Some(ground.into()), even_odd: false, stroke }.into(),
            );
            let (name, gadget) = &wiring.parts[part];
            for (span, of, down) in [(Span::bold(name, ink), NAME, 1.0), (Span::plain(gadget, ink), GADGET, 4.5)] {
                let set = fitted(draft, span, of, PART - 2.0 * INSET);
                items.extend(set.draw(((left + right - set.width()) / 2.0, top + down)));
            }
        }
    }
    for (wire, (from, to)) in wiring.wires.iter().enumerate() {
        let way = &plan.columns.ways[wire];
        for (end, step, leaves) in [(from, way[0], true), (to, way[way.len() - 1], false)] {
            let level = plan.level(wire, step, leaves);
            let (left, right) = plan.across(step.0);
            let is_outside = end.tip() == Tip::Outside;
            let colour = if is_outside { ink } else { soft };
            let room = if is_outside { OUTSIDE + BETWEEN - INSET } else { (PART - NAMES_APART) / 2.0 - INSET };
            let set = fitted(draft, Span::italic(end.name(), colour), LABEL, room);
            // Outside above the line, else within the part.
            let x = match (is_outside, leaves) {
                (true, true) => left,
                (true, false) => right - set.width(),
                (false, true) => right - INSET - set.width(),
                (false, false) => left + INSET,
            };
            let y = if is_outside { level - LABEL.1 - WIRE } else { level - LABEL.1 * MIDDLE };
            items.extend(set.draw((x, y)));
        }
    }
    let fits = (inner / size.width).min(1.0);
    (size * fits, vec![Group::placed(Affine::scale(fits), items).into()])
}

/// One line, set smaller if it would be wider than its room.
fn fitted(draft: &mut Draft<'_, '_>, span: Span, (size, pitch): (f64, f64), room: f64) -> Paragraph {
    /// Wider than any name.
    const WIDE: f64 = 1e4;
    let spans = [span.together()];
    let set = draft.set(&spans, (size, pitch), WIDE);
    if set.width() <= room { set } else { draft.set(&spans, (size * room / set.width(), pitch), WIDE) }
}
