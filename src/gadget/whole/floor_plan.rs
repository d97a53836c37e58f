//! Where each fragment of a board lies.

use super::bus::Bus;
use super::circuit::{Circuit, Gate, Signal, Step};
use super::fragment::Fragment;
use crate::files::NoFiles;
use crate::gadget::file::{GadgetError, load};
use crate::gadget::model::Gadget;
use crate::rules::{File, Square};
use std::sync::Arc;

/// Files from one lane to the next at the start: the arms of black edges have water between them.
const PITCH: u8 = 6;
/// The file of the first lane: a black edge has two files at its left.
const FIRST: u8 = 2;
/// How far each entrance of a gate lies from the other.
const ENTRANCES: u8 = 2;

/// The shipped gadgets of which boards are made.
struct Parts {
    setter: Arc<Gadget>,
    white_edge: Arc<Gadget>,
    black_edge: Arc<Gadget>,
    or: Arc<Gadget>,
    and: Arc<Gadget>,
    den_guard: Arc<Gadget>,
}

/// The fragments of a board, and how many rows they take. What they take from side to side follows from them.
pub(super) struct FloorPlan {
    pub fragments: Vec<Fragment>,
    /// The black den.
    pub den: Square,
    /// The number of rows.
    pub rows: u8,
}

/// The end of a lane.
struct Lane {
    file: u8,
    signal: Signal,
    /// Whether black animals stand below its end, so that it needs a channel.
    guarded: bool,
}

/// On which sides of its path a white edge pair has its two cats.
#[derive(Clone, Copy)]
enum Cats {
    Left,
    Right,
    Both,
}

impl FloorPlan {
    /// Lays out the gates of a formula.
    ///
    /// # Errors
    /// If a shipped gadget cannot be read.
    pub fn of(circuit: &Circuit) -> Result<FloorPlan, GadgetError> {
        let mut plan = Builder { parts: Parts::load()?, fragments: Vec::new(), row: 0 };
        let mut lanes = plan.setters(circuit);
        for layer in &circuit.layers {
            plan.channels(&mut lanes);
            lanes = plan.gates(layer, lanes);
        }
        plan.channels(&mut lanes);
        let row = plan.row;
        let mut top = FIRST;
        for Lane { file, signal, .. } in lanes {
            plan.add(plan.parts.den_guard.clone(), Square::new(file, row), [("in", signal)]);
            top = file;
        }
        let den = Square::new(top, row + plan.parts.den_guard.rules.board().rows());
        Ok(FloorPlan { fragments: plan.fragments, den, rows: den.row.0 + 1 })
    }

    /// The number of files that they take.
    pub fn files(&self) -> u8 {
        let squares = self.fragments.iter().flat_map(|fragment| &fragment.squares);
        squares.map(|(_, lies)| lies.file.0 + 1).max().unwrap_or_default()
    }
}

impl Parts {
    fn load() -> Result<Parts, GadgetError> {
        let part = |name: &str| load(name, &[], &NoFiles).map(Arc::new);
        Ok(Parts {
            setter: part("setter")?,
            white_edge: part("white-edge")?,
            black_edge: part("black-edge")?,
            or: part("or")?,
            and: part("and")?,
            den_guard: part("den-guard")?,
        })
    }

    fn gate(&self, gate: Gate) -> &Arc<Gadget> {
        match gate {
            Gate::Or => &self.or,
            Gate::And => &self.and,
        }
    }

    fn pair_rows(&self) -> u8 {
        rows(&self.white_edge)
    }

    /// Those of the highest gate.
    fn gate_rows(&self) -> u8 {
        rows(&self.or).max(rows(&self.and))
    }
}

struct Builder {
    parts: Parts,
    fragments: Vec<Fragment>,
    /// The row in which the lanes end.
    row: u8,
}

impl Builder {
    /// Lays a gadget with its a1 on a square.
    fn add<const N: usize>(&mut self, gadget: Arc<Gadget>, at: Square, signals: [(&str, Signal); N]) {
        let lie = |own: Square| Square::new(at.file.0 + own.file.0, at.row.0 + own.row.0);
        self.fragments.push(Fragment::new(&gadget, lie).fed(signals));
    }

    /// A setter for each variable; those that stand in no clause lead nowhere.
    fn setters(&mut self, circuit: &Circuit) -> Vec<Lane> {
        let mut lanes = Vec::new();
        let setter = self.parts.setter.clone();
        for (place, &variable) in circuit.lanes.iter().chain(&circuit.idle).enumerate() {
            let file = FIRST + PITCH * place as u8;
            self.add(setter.clone(), Square::new(file, 0), []);
            if let Some(added) = self.fragments.last_mut() {
                added.variable = Some(variable);
            }
            lanes.push(Lane { file, signal: Signal::Variable(variable), guarded: true });
        }
        self.row = rows(&setter);
        lanes.truncate(circuit.lanes.len());
        lanes
    }

    /// A white edge pair whose path begins on a square.
    fn white_edge(&mut self, at: Square, cats: Cats) {
        let gadget = self.parts.white_edge.clone();
        let middle = gadget.ports[0].square.file.0;
        let lie = |own: Square| {
            let file = match cats {
                _ if own.file.0 == middle => at.file.0,
                Cats::Left => at.file.0 - 1,
                Cats::Right => at.file.0 + 1,
                Cats::Both => at.file.0 + own.file.0 - middle,
            };
            Square::new(file, at.row.0 + own.row.0)
        };
        let mut fragment = Fragment::new(&gadget, lie);
        let path = fragment.squares.iter().filter(|(own, _)| own.file == File(middle)).map(|&(_, lies)| lies);
        fragment.path = path.collect();
        self.fragments.push(fragment);
    }

    /// A channel on each lane that black animals guard; the others go on.
    fn channels(&mut self, lanes: &mut [Lane]) {
        let (white, black) = (self.parts.pair_rows(), rows(&self.parts.black_edge));
        let end = self.row + white + black + white;
        for lane in lanes {
            if lane.guarded {
                self.white_edge(Square::new(lane.file, self.row), Cats::Both);
                let at = Square::new(lane.file - FIRST, self.row + white);
                self.add(self.parts.black_edge.clone(), at, [("bottom", lane.signal.clone())]);
                self.white_edge(Square::new(lane.file, self.row + white + black), Cats::Both);
            } else {
                let path = (self.row..=end).map(|row| Square::new(lane.file, row));
                self.fragments.push(Fragment::wire(path.collect()));
            }
            lane.guarded = false;
        }
        self.row = end;
    }

    /// A layer of gates, and the wires to it.
    fn gates(&mut self, layer: &[Step], lanes: Vec<Lane>) -> Vec<Lane> {
        let entrances = entrances(layer, &lanes);
        let bus = Bus::new(self.row, entrances.clone());
        let end = bus.end() + self.parts.pair_rows() + self.parts.gate_rows();
        let mut lanes = lanes.into_iter().enumerate();
        let mut following = Vec::new();
        for step in layer {
            let Some((place, left)) = lanes.next() else { break };
            match step {
                Step::Pass => {
                    self.fragments.push(Fragment::wire(bus.wire(place, end + 1)));
                    following.push(left);
                }
                Step::Join(gate) => {
                    let Some((_, right)) = lanes.next() else { break };
                    // All gates of a layer end in the same row.
                    let gadget = self.parts.gate(*gate).clone();
                    let bottom = end - rows(&gadget);
                    for (place, cats) in [(place, Cats::Left), (place + 1, Cats::Right)] {
                        let under = bottom - self.parts.pair_rows();
                        self.fragments.push(Fragment::wire(bus.wire(place, under)));
                        self.white_edge(Square::new(entrances[place].1, under), cats);
                    }
                    let at = Square::new(entrances[place].1 - port_file(&gadget, "left"), bottom);
                    let file = at.file.0 + port_file(&gadget, "out");
                    self.add(gadget, at, [("left", left.signal.clone()), ("right", right.signal.clone())]);
                    // The land beside an exit keeps the cats of the next pair away.
                    self.fragments.push(Fragment::wire(vec![Square::new(file, end), Square::new(file, end + 1)]));
                    let signal = Signal::behind(*gate, left.signal, right.signal);
                    following.push(Lane { file, signal, guarded: true });
                }
            }
        }
        self.row = end + 1;
        following
    }
}

/// Rows from a gadget's lowest to its highest.
fn rows(gadget: &Gadget) -> u8 {
    gadget.rules.board().rows() - 1
}

/// The file of a gadget's port.
fn port_file(gadget: &Gadget, name: &str) -> u8 {
    gadget.ports.iter().find(|port| port.name == name).map_or(0, |port| port.square.file.0)
}

/// By lane: its file, and that of its entrance to a gate.
fn entrances(layer: &[Step], lanes: &[Lane]) -> Vec<(u8, u8)> {
    let mut files = lanes.iter().map(|lane| lane.file);
    let mut found = Vec::new();
    for step in layer {
        match (step, files.next()) {
            (Step::Join(_), Some(left)) => {
                let right = files.next().unwrap_or(left);
                let entrance = (left + right - ENTRANCES) / 2;
                found.extend([(left, entrance), (right, entrance + ENTRANCES)]);
            }
            (Step::Pass, Some(file)) => found.push((file, file)),
            (_, None) => {}
        }
    }
    found
}
