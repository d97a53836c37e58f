//! A gadget laid on the board, or a wire.

use super::circuit::Signal;
use crate::gadget::model::Gadget;
use crate::rules::{Placed, Square, Terrain};
use std::sync::Arc;

/// The ports at which signals leave, by name.
const EXITS: [&str; 3] = ["out", "top", "passed"];

/// A gadget laid on the board, or a wire.
#[derive(Debug, Clone)]
pub(in crate::gadget) struct Fragment {
    /// The gadget; none for a wire.
    pub gadget: Option<Arc<Gadget>>,
    /// The gadget's squares on which animals can stand, and where they lie; of a wire only where.
    pub squares: Vec<(Square, Square)>,
    /// The way of a signal through what no black animal guards, from below; empty elsewhere.
    pub path: Vec<Square>,
    /// The ports at which signals arrive, by number in the gadget, and when they do.
    pub arrivals: Vec<(usize, Signal)>,
    /// The port at which signals leave, by number in the gadget.
    pub exit: Option<usize>,
    /// The variable that a setter sets, counted from 0.
    pub variable: Option<usize>,
}

impl Fragment {
    /// A gadget whose squares lie where `lie` says.
    pub(super) fn new(gadget: &Arc<Gadget>, lie: impl Fn(Square) -> Square) -> Fragment {
        let board = gadget.rules.board();
        let land = board.squares().filter(|&square| board.terrain(square) != Some(Terrain::Water));
        let squares = land.map(|square| (square, lie(square))).collect();
        let exit = EXITS.iter().find_map(|exit| gadget.ports.iter().position(|port| port.name == *exit));
        let (path, arrivals) = (Vec::new(), Vec::new());
        Fragment { gadget: Some(gadget.clone()), squares, path, arrivals, exit, variable: None }
    }

    /// A wire.
    pub(super) fn wire(path: Vec<Square>) -> Fragment {
        let squares = path.iter().map(|&square| (square, square)).collect();
        Fragment { gadget: None, squares, path, arrivals: Vec::new(), exit: None, variable: None }
    }

    /// With the signals that arrive at ports.
    pub(super) fn fed<const N: usize>(mut self, signals: [(&str, Signal); N]) -> Fragment {
        let number = |port: &str| self.gadget.as_ref()?.ports.iter().position(|other| other.name == port);
        self.arrivals = signals.into_iter().filter_map(|(port, signal)| Some((number(port)?, signal))).collect();
        self
    }

    /// Its gadget's name.
    pub fn name(&self) -> &str {
        self.gadget.as_ref().map_or("wire", |gadget| gadget.name())
    }

    /// Where a square of its gadget lies.
    pub fn on_board(&self, square: Square) -> Option<Square> {
        self.squares.iter().find(|(own, _)| *own == square).map(|&(_, lies)| lies)
    }

    /// Which of its gadget's squares lies there.
    pub fn own(&self, lies: Square) -> Option<Square> {
        self.squares.iter().find(|(_, other)| *other == lies).map(|&(own, _)| own)
    }

    /// Whether it has a square of the board.
    pub fn has(&self, lies: Square) -> bool {
        self.own(lies).is_some()
    }

    /// Where its ports lie: those of a gadget by its file, those of a wire at its ends.
    pub fn doors(&self) -> Vec<Square> {
        let mut doors: Vec<Square> = match &self.gadget {
            Some(gadget) => gadget.ports.iter().filter_map(|port| self.on_board(port.square)).collect(),
            None => self.path.first().into_iter().chain(self.path.last()).copied().collect(),
        };
        doors.sort_unstable();
        doors.dedup();
        doors
    }

    /// The terrain of the board's squares that it lies on.
    pub(super) fn terrain(&self) -> impl Iterator<Item = (Square, Terrain)> + '_ {
        self.squares.iter().map(|&(own, lies)| {
            let terrain = self.gadget.as_ref().and_then(|gadget| gadget.rules.board().terrain(own));
            (lies, terrain.unwrap_or(Terrain::Land))
        })
    }

    /// Its animals where they stand on the board.
    pub fn animals(&self) -> impl Iterator<Item = (Square, Placed)> + '_ {
        let setup = self.gadget.iter().flat_map(|gadget| gadget.rules.setup());
        setup.filter_map(|placed| Some((self.on_board(placed.square)?, *placed)))
    }
}
