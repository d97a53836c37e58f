//! A part of a large board with its ports: squares at which animals arrive from the rest, or leave for it.

use super::Look;
use super::arrow::{HEAD, head};
use super::canvas::{DiagramCanvas, DrawnFigure};
use super::excerpt::{draw_scene, full_board, names};
use super::marked_scene::MarkedScene;
use super::window::Window;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Insets, Point, Size, Vec2};
use crate::rules::{Position, Square, Terrain};

/// From the bar at the board's edge to an arrow, and its length, in cells.
const ARROW: (f64, f64) = (0.06, 0.46);
/// How far apart the arrows of a port for both ways are, in cells.
const APART: f64 = 0.3;
/// The width of a shaft, in cells.
const SHAFT: f64 = 0.055;
/// The height of a port's name and of the room for it, in cells; and how wide it may be.
const NAME: (f64, f64) = (0.3, 0.42);
const WIDEST: f64 = 1.9;
/// The size of the owner's letter of a trap, in cells; the same on a trap that an animal stands on, and how far in a
/// corner that is.
const OWNER: f64 = 0.4;
const OWNER_BESIDE: (f64, f64) = (0.2, 0.39);

/// A square at which animals arrive or leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortMark {
    /// The square.
    pub square: Square,
    /// What it is called.
    pub name: String,
    /// Whether animals arrive.
    pub arrives: bool,
    /// Whether animals leave.
    pub leaves: bool,
}

/// The side of a board at which a port lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Edge {
    Left,
    Top,
    Right,
    Bottom,
}

impl Edge {
    const ALL: [Edge; 4] = [Edge::Left, Edge::Top, Edge::Right, Edge::Bottom];

    /// The edge that a cell touches: above or below rather than beside. A cell inside the board has none.
    fn of(window: &Window<'_>, (column, row): (usize, usize)) -> Option<Edge> {
        match (column, row) {
            (_, 0) => Some(Edge::Top),
            (_, row) if row + 1 == window.rows => Some(Edge::Bottom),
            (0, _) => Some(Edge::Left),
            (column, _) if column + 1 == window.columns => Some(Edge::Right),
            _ => None,
        }
    }

    /// The way out of the board.
    fn out(self) -> Vec2 {
        match self {
            Edge::Left => Vec2::new(-1.0, 0.0),
            Edge::Top => Vec2::new(0.0, -1.0),
            Edge::Right => Vec2::new(1.0, 0.0),
            Edge::Bottom => Vec2::new(0.0, 1.0),
        }
    }
}

/// The board of the theme's rules, set up, with coordinates, with the owner's letter on each trap, with an arrow at each
/// port and its name beyond. `cell` is the side of a square in millimetres.
pub fn ported(resources: &mut Resources<'_>, cell: f64, look: Look, ports: &[PortMark]) -> DrawnFigure {
    let rules = &resources.theme.rules;
    let start = Position::start(rules);
    let (window, label, beside) = full_board(rules, cell, look, true);
    let placed: Vec<(Point, Option<Edge>, &PortMark)> = ports
        .iter()
        .filter_map(|port| Some((window.middle(port.square)?, Edge::of(&window, window.cell(port.square)?), port)))
        .collect();
    // Beyond the bar: arrows, then coordinates, then names.
    let room = Edge::ALL.map(|edge| {
        let has_port = placed.iter().any(|(_, at, _)| *at == Some(edge));
        let coordinates = if matches!(edge, Edge::Left | Edge::Bottom) { beside } else { 0.0 };
        let name = if matches!(edge, Edge::Left | Edge::Right) { WIDEST } else { NAME.1 };
        (coordinates, if has_port { (ARROW.0 + ARROW.1, name) } else { (0.0, 0.0) })
    });
    let [left, top, right, bottom] = room.map(|(coordinates, (arrow, name))| coordinates + arrow + name);
    let margins = window.margins();
    let around = Insets::new(left + margins.x0, top + margins.y0, right + margins.x1, bottom + margins.y1);
    let size = window.field().size() + Size::new(around.x0 + around.x1, around.y0 + around.y1);
    let mut canvas = DiagramCanvas::new(resources, cell, look);
    let scene = MarkedScene { window, position: &start, arrows: Vec::new() };
    canvas.within(Affine::translate((around.x0, around.y0)), |canvas| {
        draw_scene(canvas, &scene);
        owners(canvas, &scene);
        let arrows = [Edge::Left, Edge::Bottom].map(|edge| room[edge as usize].1.0);
        names(canvas, &window, label, beside, arrows);
        for (middle, edge, port) in placed {
            match edge {
                Some(edge) => at_edge(canvas, middle, edge, room[edge as usize].0, port),
                None => inside(canvas, middle, port),
            }
        }
    });
    DrawnFigure { size: size * cell, items: canvas.finish() }
}

/// The letter of its owner on each trap.
fn owners(canvas: &mut DiagramCanvas<'_, '_>, scene: &MarkedScene<'_>) {
    for (column, row) in scene.window.cells() {
        if let Terrain::Trap(owner) = scene.window.terrain(column, row) {
            let is_taken = scene.position.at(scene.window.square(column, row)).is_some();
            let (em, off) = if is_taken { OWNER_BESIDE } else { (OWNER, 0.0) };
            let at = Point::new(column as f64 + 0.5 - off, row as f64 + 0.5 - off);
            let (face, colour) = (canvas.resources.theme.roles.coordinate, canvas.context.inks.owners[owner.index()]);
            canvas.words(face, &owner.letter().to_uppercase().to_string(), em, em, at, colour);
        }
    }
}

/// The arrows of a port beyond the edge, and its name beyond the coordinates, which take so much room.
fn at_edge(canvas: &mut DiagramCanvas<'_, '_>, middle: Point, edge: Edge, coordinates: f64, port: &PortMark) {
    let out = edge.out();
    let near = 0.5 + super::window::EDGE + ARROW.0;
    let far = near + ARROW.1;
    let aside = if port.arrives && port.leaves { APART / 2.0 } else { 0.0 };
    let along = out.turn_90();
    if port.arrives {
        arrow(canvas, middle + out * far - along * aside, middle + out * near - along * aside);
    }
    if port.leaves {
        arrow(canvas, middle + out * near + along * aside, middle + out * far + along * aside);
    }
    let (em, high) = NAME;
    let beyond = match edge {
        Edge::Left | Edge::Right => WIDEST / 2.0,
        Edge::Top | Edge::Bottom => high / 2.0,
    };
    let at = middle + out * (far + coordinates + beyond);
    name(canvas, &port.name, em, WIDEST, at);
}

/// A port inside the board: its name in its square, below.
fn inside(canvas: &mut DiagramCanvas<'_, '_>, middle: Point, port: &PortMark) {
    name(canvas, &port.name, 0.24, 0.9, middle + Vec2::new(0.0, 0.34));
}

fn name(canvas: &mut DiagramCanvas<'_, '_>, text: &str, em: f64, room: f64, at: Point) {
    let (face, ink) = (canvas.resources.theme.roles.note, canvas.context.inks.ink);
    canvas.words(face, text, em, room, at, ink);
}

/// A straight arrow between two points.
fn arrow(canvas: &mut DiagramCanvas<'_, '_>, from: Point, to: Point) {
    let way = (to - from).normalize();
    let (ink, line) = (canvas.context.inks.ink, polyline(&[from, to - way * (HEAD.0 * HEAD.2)], false));
    canvas.ruled(line, ink, SHAFT);
    canvas.fill(head(to, way), ink);
}
