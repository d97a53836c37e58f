//! Replays a certificate: a second walk over the local game, by positions and their legal moves. It shares no code with
//! the exploration, and needs no search: each state is looked at once, with its moves.

use super::certificate::{Certificate, CertificateFault, CertifiedState, Role, position};
use super::model::{Claim, ClaimSort, Gadget};
use crate::rules::{Move, Piece, Placed, Position, Setup, Side, Square, Terrain, judge};
use std::collections::{BTreeMap, BTreeSet};

/// A state as a key: the animals, the side to move, the counters.
type Key = (Vec<Placed>, Side, Vec<u8>);

/// What kind of move led to a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Pass,
    Board,
    Port,
}

/// Checks that a certificate proves a claim of a gadget.
///
/// # Errors
/// What is wrong with it.
pub fn replay(gadget: &Gadget, certificate: &Certificate) -> Result<(), CertificateFault> {
    let name = &certificate.claim;
    let refuse = |why: &str| CertificateFault(format!("{name}: {why}"));
    let claim = gadget.claim(name).ok_or_else(|| refuse("the gadget has no such claim"))?;
    if certificate.game != gadget.signature() {
        return Err(refuse("it is about another board, other rules or other ports"));
    }
    if certificate.question != claim.signature() {
        return Err(refuse("it answers another question than the claim"));
    }
    let counters = 2 * gadget.ports.len() + 1;
    let mut walk = Walk { gadget, claim, kept: BTreeSet::new(), ranks: BTreeMap::new(), waits: BTreeMap::new() };
    for CertifiedState { role, setup, counters: counts } in &certificate.states {
        if counts.len() != counters {
            return Err(refuse("a state has other ports than the gadget"));
        }
        let state = key(setup.pieces.clone(), setup.side, counts.clone());
        let fresh = match role {
            Role::Kept => walk.kept.insert(state),
            Role::Rank(rank) => walk.ranks.insert(state, *rank).is_none(),
            Role::Waits(answers) => walk.waits.insert(state, *answers).is_none(),
        };
        if !fresh {
            return Err(refuse("a state is given twice"));
        }
    }
    walk.check().map_err(|why| refuse(&why))
}

fn key(mut pieces: Vec<Placed>, side: Side, counters: Vec<u8>) -> Key {
    pieces.sort_unstable();
    (pieces, side, counters)
}

struct Walk<'a> {
    gadget: &'a Gadget,
    claim: &'a Claim,
    kept: BTreeSet<Key>,
    ranks: BTreeMap<Key, u32>,
    waits: BTreeMap<Key, u32>,
}

impl Walk<'_> {
    fn check(&self) -> Result<(), String> {
        let first = if self.claim.sort == ClaimSort::WhiteCanWait { Side::Black } else { self.claim.first };
        let goal = self.claim.leave_each.iter().chain([&self.claim.leave_total]);
        let counters = self.claim.arrivals.iter().chain(goal).copied().collect();
        let start = key(Position::start(&self.gadget.rules).pieces(), first, counters);
        let begins = match self.claim.sort {
            ClaimSort::Can | ClaimSort::BlackKeepsTempo => self.ranks.contains_key(&start),
            ClaimSort::Cannot | ClaimSort::NoBlackLeaves => self.kept.contains(&start),
            ClaimSort::WhiteCanWait => self.waits.contains_key(&start),
        };
        if !begins {
            return Err("the first state is missing".to_owned());
        }
        for state in &self.kept {
            let holds = self.stays(state)?;
            self.require(holds, state)?;
        }
        for (state, &answers) in &self.waits {
            let holds = self.waits(state, answers)?;
            self.require(holds, state)?;
        }
        for (state, &rank) in &self.ranks {
            let holds = match self.claim.sort {
                ClaimSort::BlackKeepsTempo => self.recurs(state, rank)?,
                _ => self.falls(state, rank)?,
            };
            self.require(holds, state)?;
        }
        Ok(())
    }

    fn require(&self, holds: bool, state: &Key) -> Result<(), String> {
        let (pieces, side, _) = state;
        let setup = Setup { pieces: pieces.clone(), side: *side, quiet: None, move_number: None };
        match holds {
            true => Ok(()),
            false => Err(match position(&setup, &self.gadget.rules) {
                Ok(position) => format!("the state {position} does not follow from its moves"),
                Err(fault) => fault.to_string(),
            }),
        }
    }

    fn is_goal(&self, state: &Key) -> bool {
        state.2[self.gadget.ports.len()..].iter().all(|&number| number == 0)
    }

    /// A rank of an attractor.
    fn falls(&self, state: &Key, rank: u32) -> Result<bool, String> {
        if self.is_goal(state) {
            return Ok(rank == 0);
        }
        let next = self.next(state)?;
        let mut lower = next.iter().map(|(_, next)| self.ranks.get(next).is_some_and(|&other| other < rank));
        Ok(if state.1 == self.claim.side { lower.any(|lower| lower) } else { lower.all(|lower| lower) })
    }

    /// A state of an invariant set.
    fn stays(&self, state: &Key) -> Result<bool, String> {
        let next = self.next(state)?;
        let mut kept = next.iter().map(|(_, next)| self.kept.contains(next));
        let inside = if state.1 == self.claim.side { kept.all(|kept| kept) } else { kept.any(|kept| kept) };
        Ok(inside && !self.is_goal(state))
    }

    /// A state in which White waits: after each move it may move elsewhere, or has an answer after which it has fewer.
    fn waits(&self, state: &Key, answers: u32) -> Result<bool, String> {
        let (pieces, side, counters) = state;
        let alone = (pieces.clone(), Side::White, counters.clone());
        if *side != Side::Black || !self.ranks.contains_key(&alone) || self.is_goal(state) {
            return Ok(false);
        }
        for (_, after) in self.next(state)? {
            let left = |next: &Key| self.waits.get(next).copied();
            let is_answered = self.next(&after)?.iter().any(|(way, next)| match way {
                Way::Pass => left(next).is_some_and(|left| left <= answers),
                Way::Board => left(next).is_some_and(|left| left < answers),
                Way::Port => false,
            });
            if !is_answered {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// A rank of what recurs.
    fn recurs(&self, state: &Key, rank: u32) -> Result<bool, String> {
        if self.is_goal(state) || rank == 0 {
            return Ok(false);
        }
        let next = self.next(state)?;
        let lower = |next: &Key| self.ranks.get(next).is_some_and(|&other| other < rank);
        Ok(match state.1 {
            Side::White => next.iter().all(|(_, next)| lower(next)),
            Side::Black => {
                next.iter().any(|(way, next)| lower(next) || (*way == Way::Board && self.ranks.contains_key(next)))
            }
        })
    }

    /// Every state after a move.
    fn next(&self, (pieces, side, counters): &Key) -> Result<Vec<(Way, Key)>, String> {
        let side = *side;
        let setup = Setup { pieces: pieces.clone(), side, quiet: None, move_number: None };
        let here = position(&setup, &self.gadget.rules).map_err(|fault| fault.to_string())?;
        let mut next = vec![(Way::Pass, (pieces.clone(), !side, counters.clone()))];
        for mv in here.moves() {
            next.push((Way::Board, key(here.after(mv).pieces(), !side, counters.clone())));
        }
        let ports = self.gadget.ports.len();
        for (number, port) in self.gadget.ports.iter().enumerate().filter(|(_, port)| port.side == side) {
            let piece = Piece { side, kind: port.kind };
            if port.leave && here.at(port.square).is_some_and(|placed| placed.piece == piece) {
                let rest = pieces.iter().copied().filter(|placed| placed.square != port.square).collect();
                let mut counts = counters.clone();
                if side == self.claim.side {
                    counts[ports + number] = counts[ports + number].saturating_sub(1);
                    counts[2 * ports] = counts[2 * ports].saturating_sub(1);
                }
                next.push((Way::Port, key(rest, !side, counts)));
            }
            if counters[number] > 0
                && let Some(after) = self.arrive(&here, piece, port.square)
            {
                let mut counts = counters.clone();
                counts[number] -= 1;
                next.push((Way::Port, key(after, !side, counts)));
            }
        }
        Ok(next)
    }

    /// The animals after one arrives on a square: as if it came from plain land beside it.
    fn arrive(&self, here: &Position, piece: Piece, square: Square) -> Option<Vec<Placed>> {
        if here.at(square).is_none() {
            let mut pieces = here.pieces();
            pieces.push(Placed { square, piece, weak: false });
            return Some(pieces);
        }
        let board = self.gadget.rules.board();
        let near = |from: &Square| {
            from.file.0.abs_diff(square.file.0) + from.row.0.abs_diff(square.row.0) == 1
                && board.terrain(*from) == Some(Terrain::Land)
        };
        let from = board.squares().find(near)?;
        let beside = here.at(from);
        let mut pieces: Vec<Placed> = here.pieces().into_iter().filter(|placed| placed.square != from).collect();
        pieces.push(Placed { square: from, piece, weak: false });
        let setup = Setup { pieces, side: piece.side, quiet: None, move_number: None };
        let there = setup.check(&self.gadget.rules).ok()?;
        let mv = Move::new(from, square);
        judge(&there, mv).is_legal().then(|| there.after(mv).pieces().into_iter().chain(beside).collect())
    }
}
