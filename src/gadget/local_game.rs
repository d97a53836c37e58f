//! The local game: states as rows of bytes, and their successors.

use super::model::{Claim, Gadget, Within};
use crate::rules::{Landing, ListedMove, Move, MoveLists, Piece, PieceState, Placed, Side};

/// A move of the local game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LocalMove {
    /// A move elsewhere on the large board.
    Pass,
    /// A move on the gadget's board; whether it captures.
    Board(Move, bool),
    /// An animal arrives at the port with this number.
    Arrive(usize),
    /// An animal leaves at the port with this number.
    Leave(usize),
}

/// A port, compiled.
struct CompiledPort {
    side: Side,
    piece_state: PieceState,
    /// Its place in a row.
    place: usize,
    cell: u16,
    leaves: bool,
    /// A step onto its square from plain land: what an animal that arrives may capture.
    approach: Option<ListedMove>,
}

/// A row is one byte for each square on which some animal can stand (0 or a piece state + 1), how many may still arrive
/// at each port, how many must still leave at each and in all, and the side to move.
pub(super) struct LocalGame {
    lists: MoveLists,
    /// The cells that rows have.
    cells: Vec<u16>,
    /// By cell: its place in a row.
    places: Vec<Option<usize>>,
    squares: Vec<crate::rules::Square>,
    ports: Vec<CompiledPort>,
    goal_side: Side,
    /// By piece state and cell: whether animals may go there; those of the side that proves a claim may keep to some.
    kept: Vec<Option<Vec<bool>>>,
    start: Vec<u8>,
}

impl LocalGame {
    /// The local game of a claim, from the set-up of the gadget.
    pub fn new(gadget: &Gadget, claim: &Claim) -> LocalGame {
        LocalGame::from(gadget, claim, gadget.rules.setup())
    }

    /// The local game of a claim, from other animals than those of the set-up.
    pub fn from(gadget: &Gadget, claim: &Claim, animals: &[Placed]) -> LocalGame {
        let (rules, lists) = (&gadget.rules, MoveLists::of(&gadget.rules));
        let board = rules.board();
        let state_count = lists.piece_states.len() as u8;
        let stands = |cell: u16| (0..state_count).any(|state| lists.may_stand(state, cell));
        let cells: Vec<u16> = board.cells().map(|cell| cell.0).filter(|&cell| stands(cell)).collect();
        let mut places = vec![None; board.len()];
        for (place, &cell) in cells.iter().enumerate() {
            places[usize::from(cell)] = Some(place);
        }
        let ports: Vec<CompiledPort> = gadget
            .ports
            .iter()
            .filter_map(|port| {
                let cell = board.cell(port.square)?;
                let piece_state = lists.piece_state(Piece { side: port.side, kind: port.kind }, false);
                let mut steps = board
                    .cells()
                    .filter(|&from| board.at(from) == crate::rules::Terrain::Land)
                    .flat_map(|from| lists.moves(piece_state, from.0));
                let approach = steps.find(|step| step.to == cell.0 && step.path.is_empty()).cloned();
                let place = places[cell.index()]?;
                Some(CompiledPort { side: port.side, piece_state, place, cell: cell.0, leaves: port.leave, approach })
            })
            .collect();
        let mut start = vec![0; cells.len()];
        for placed in animals {
            if let Some(cell) = board.cell(placed.square)
                && let Some(place) = places[cell.index()]
            {
                start[place] = lists.becomes(lists.piece_state(placed.piece, placed.weak), cell.0) + 1;
            }
        }
        start.extend(&claim.arrivals);
        start.extend(&claim.leave_each);
        start.push(claim.leave_total);
        start.push(claim.first.index() as u8);
        let squares = board.squares().collect();
        let kept = lists.piece_states.iter().map(|&(piece, _)| {
            let of_kind = |within: &&Within| piece.side == claim.prover() && piece.kind == within.kind;
            let within = claim.within.iter().find(of_kind)?;
            Some(board.squares().map(|square| within.squares.contains(&square)).collect())
        });
        let kept = kept.collect();
        LocalGame { lists, cells, places, squares, ports, goal_side: claim.side, kept, start }
    }

    /// The first state.
    pub fn start(&self) -> &[u8] {
        &self.start
    }

    /// The side to move.
    pub fn side(row: &[u8]) -> Side {
        if row.last() == Some(&0) { Side::White } else { Side::Black }
    }

    /// The same state with the other side to move.
    pub fn flip(row: &mut [u8]) {
        if let Some(last) = row.last_mut() {
            *last ^= 1;
        }
    }

    /// Whether enough animals have left.
    pub fn is_goal(&self, row: &[u8]) -> bool {
        let first = self.cells.len() + self.ports.len();
        row[first..row.len() - 1].iter().all(|&left| left == 0)
    }

    /// The piece states on their cells.
    pub fn pieces<'a>(&'a self, row: &'a [u8]) -> impl Iterator<Item = (u16, Piece, bool)> + 'a {
        self.cells.iter().zip(row).filter(|(_, code)| **code > 0).map(|(&cell, &code)| {
            let (piece, weak) = self.lists.piece_states[usize::from(code - 1)];
            (cell, piece, weak)
        })
    }

    /// What of a row is no square: arrivals to come, animals still to leave.
    pub fn counters<'a>(&self, row: &'a [u8]) -> &'a [u8] {
        &row[self.cells.len()..row.len() - 1]
    }

    /// Calls `visit` with every move and the state after it; a pass comes first.
    pub fn successors(&self, row: &[u8], visit: &mut dyn FnMut(LocalMove, &[u8])) {
        let side = LocalGame::side(row);
        let mut next = row.to_vec();
        LocalGame::flip(&mut next);
        visit(LocalMove::Pass, &next);
        for (place, &from) in self.cells.iter().enumerate() {
            let Some(state) = row[place].checked_sub(1) else { continue };
            if self.lists.piece_states[usize::from(state)].0.side != side {
                continue;
            }
            for way in self.lists.moves(state, from) {
                if !self.is_open(way, row, side) {
                    continue;
                }
                if self.kept[usize::from(state)].as_ref().is_some_and(|kept| !kept[usize::from(way.to)]) {
                    continue;
                }
                let Some(to) = self.places[usize::from(way.to)] else { continue };
                let Some(landed) = self.landed(state, way, row[to]) else { continue };
                next[place] = 0;
                next[to] = landed;
                let squares = Move::new(self.squares[usize::from(from)], self.squares[usize::from(way.to)]);
                visit(LocalMove::Board(squares, row[to] > 0), &next);
                next[place] = row[place];
                next[to] = row[to];
            }
        }
        self.visit_ports(row, &mut next, visit);
    }

    /// Whether nothing stands in a leap's path.
    fn is_open(&self, way: &ListedMove, row: &[u8], side: Side) -> bool {
        way.path.iter().all(|&(cell, water)| {
            let code = self.places[usize::from(cell)].map_or(0, |place| row[place]);
            code == 0 || !self.lists.blocks(side, water, code - 1)
        })
    }

    /// The byte on a square after a move onto it; `None` if the move is illegal.
    fn landed(&self, mover: PieceState, way: &ListedMove, occupant: u8) -> Option<u8> {
        let arrived = self.lists.becomes(mover, way.to) + 1;
        match occupant.checked_sub(1) {
            None => Some(arrived),
            Some(occupant) => match self.lists.landing(way, occupant) {
                Landing::Barred => None,
                Landing::Captures => Some(arrived),
                Landing::BothOut => Some(0),
            },
        }
    }

    fn visit_ports(&self, row: &[u8], next: &mut [u8], visit: &mut dyn FnMut(LocalMove, &[u8])) {
        let side = LocalGame::side(row);
        let arrivals = self.cells.len();
        let needs = arrivals + self.ports.len();
        let total = needs + self.ports.len();
        for (number, port) in self.ports.iter().enumerate().filter(|(_, port)| port.side == side) {
            if port.leaves && row[port.place] == self.lists.becomes(port.piece_state, port.cell) + 1 {
                next[port.place] = 0;
                if port.side == self.goal_side {
                    next[needs + number] = row[needs + number].saturating_sub(1);
                    next[total] = row[total].saturating_sub(1);
                }
                visit(LocalMove::Leave(number), next);
                next[port.place] = row[port.place];
                next[needs + number] = row[needs + number];
                next[total] = row[total];
            }
            if row[arrivals + number] > 0 {
                let landed = match (row[port.place], &port.approach) {
                    (0, _) => Some(self.lists.becomes(port.piece_state, port.cell) + 1),
                    (occupant, Some(step)) => self.landed(port.piece_state, step, occupant),
                    (_, None) => None,
                };
                if let Some(landed) = landed {
                    next[port.place] = landed;
                    next[arrivals + number] -= 1;
                    visit(LocalMove::Arrive(number), next);
                    next[port.place] = row[port.place];
                    next[arrivals + number] = row[arrivals + number];
                }
            }
        }
    }
}
