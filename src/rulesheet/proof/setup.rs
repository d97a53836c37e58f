//! Builds the position of a scene: pieces, history, counters, and the expected verdicts.

use super::example::{Expected, Then};
use super::history::{SceneHistory, build_history};
use super::relations::neighbours;
use super::roles::Assignment;
use super::scenes::{Counter, Event, ExpectedVerdict, Scene, Target};
use crate::language::Language;
use crate::rules::{
    Clause, KindId, Limit, Move, Outcome, Piece, Placed, Position, Rules, Setup, Side, Square, Terrain,
};
use std::sync::Arc;

/// A scene as a position on a board.
pub(super) struct PlacedScene {
    /// The initial position.
    pub position: Position,
    /// The position at the moment of the move.
    pub moment: Vec<Placed>,
    pub before: Vec<Move>,
    pub moves: Vec<(Move, Expected)>,
}

/// Why a scene cannot be placed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SetupFailure {
    /// The board or a limit of this ruleset has no place for it.
    NoRoom(&'static str),
    /// It puts an animal on a forbidden square: the scene is invalid.
    Wrong(String),
}

/// The inputs of a position.
pub(super) struct SceneSetup<'a> {
    pub rules: &'a Arc<Rules>,
    pub scene: &'a Scene,
    pub assignment: &'a Assignment,
    pub squares: &'a [Square],
    pub mover: Side,
}

impl SceneSetup<'_> {
    pub fn set(&self) -> Result<PlacedScene, SetupFailure> {
        let mut moment = if self.scene.start { self.rules.setup().to_vec() } else { self.animals()? };
        let history = build_history(self, &moment)?;
        moment.extend(history.bystanders.iter().copied());
        let mut pieces = moment.clone();
        for mv in history.before.iter().rev() {
            let back = pieces.iter_mut().find(|placed| placed.square == mv.to);
            back.ok_or_else(|| SetupFailure::Wrong(format!("no animal has moved {mv}")))?.square = mv.from;
        }
        let side = if history.before.len().is_multiple_of(2) { self.mover } else { !self.mover };
        let (quiet, ply) = self.counters(side, history.before.len())?;
        let setup = Setup { pieces, side, quiet: Some(quiet), move_number: Some(ply / 2 + 1) };
        let position = setup
            .check(self.rules)
            .map_err(|faults| SetupFailure::Wrong(Language::english().tell(&faults[0].message(self.rules))))?;
        let moves = self.scene.moves.iter().map(|attempt| self.attempt(attempt, &history)).collect::<Result<_, _>>()?;
        Ok(PlacedScene { position, moment, before: history.before, moves })
    }

    pub fn kind(&self, letter: char) -> Result<KindId, SetupFailure> {
        let found = self.assignment.iter().find(|(known, _)| *known == letter);
        found.map(|&(_, kind)| kind).ok_or_else(|| SetupFailure::Wrong(format!("no kind fills the role {letter}")))
    }

    fn animals(&self) -> Result<Vec<Placed>, SetupFailure> {
        let scene = self.scene;
        let mut animals = Vec::new();
        for (side, all) in [(self.mover, &scene.own), (!self.mover, &scene.enemy)] {
            for stands in all {
                let weak = scene.weak.contains(&stands.square);
                let piece = Piece { side, kind: self.kind(stands.letter)? };
                animals.push(Placed { square: self.squares[stands.square], piece, weak });
            }
        }
        if let Some((guard, at, gap)) = scene.wall {
            let piece = Piece { side: self.mover, kind: self.kind(guard)? };
            let board = self.rules.board();
            let guarded = neighbours(board, self.squares[at])
                .filter(|&square| square != self.squares[gap] && board.terrain(square) == Some(Terrain::Land));
            animals.extend(guarded.map(|square| Placed { square, piece, weak: false }));
        }
        Ok(animals)
    }

    /// Plies since the last capture and since the start, in the initial position.
    fn counters(&self, side: Side, before: usize) -> Result<(u32, u32), SetupFailure> {
        let switches = self.rules.switches();
        let second = u32::from(side != switches.first_mover);
        let at_least = |ply: u32| if ply % 2 == second { ply } else { ply + 1 };
        let (quiet, ply) = match self.scene.counter {
            None => (0, second),
            Some(Counter::BeforeTurnLimit(plies)) => {
                let limit = switches.turn_limit.ok_or(SetupFailure::NoRoom("there is no limit on turns"))?;
                (0, limit.checked_sub(plies).ok_or(SetupFailure::NoRoom("the limit on turns is too near"))?)
            }
            Some(Counter::BeforeCaptureLimit(plies)) => {
                let limit = switches.capture_limit.ok_or(SetupFailure::NoRoom("there is no limit without captures"))?;
                let quiet =
                    limit.checked_sub(plies).ok_or(SetupFailure::NoRoom("the limit without captures is too near"))?;
                (quiet, at_least(quiet))
            }
            Some(Counter::Late) => (0, at_least(LATE)),
            Some(Counter::LongQuiet) => {
                let most = switches.turn_limit.map_or(LATE, |limit| limit.saturating_sub(2));
                (most, at_least(most))
            }
        };
        let last = before as u32 + 1;
        let turns_end = switches.turn_limit.is_some_and(|limit| ply + last >= limit);
        let captures_end = switches.capture_limit.is_some_and(|limit| quiet + last >= limit);
        let near = match self.scene.counter {
            Some(Counter::BeforeTurnLimit(_)) => captures_end,
            Some(Counter::BeforeCaptureLimit(_)) => turns_end,
            None | Some(Counter::Late | Counter::LongQuiet) => turns_end || captures_end,
        };
        // An example of the set-up does not specify the continuation.
        match near && !self.scene.start {
            true => Err(SetupFailure::NoRoom("a limit of the game is too near")),
            false => Ok((quiet, ply)),
        }
    }

    fn attempt(
        &self,
        attempt: &super::scenes::AttemptedMove,
        history: &SceneHistory,
    ) -> Result<(Move, Expected), SetupFailure> {
        let from = self.squares[attempt.from];
        let to = match attempt.to {
            Target::Square(square) => self.squares[square],
            Target::Off => Square::new(from.file.0, self.rules.board().rows()),
            Target::Next => history.next.ok_or_else(|| SetupFailure::Wrong("there is no patrol".to_owned()))?,
        };
        let expected = match attempt.verdict {
            ExpectedVerdict::Plain(clause) => Expected::Illegal(clause),
            ExpectedVerdict::NeverTakes(a, b) => Expected::Illegal(Clause::NeverTakes(self.kind(a)?, self.kind(b)?)),
            ExpectedVerdict::SafeFromRiver(a, b) => {
                Expected::Illegal(Clause::SafeFromRiver(self.kind(a)?, self.kind(b)?))
            }
            ExpectedVerdict::Legal { then, both_out } => {
                let then = match then {
                    Event::GoesOn => Then::GoesOn,
                    Event::MayClaim => Then::MayClaimDraw,
                    Event::Ends(termination, won) => {
                        Then::Ends(Outcome { winner: won.then_some(self.mover), termination })
                    }
                };
                Expected::Legal { then: (!self.scene.start).then_some(then), stays: !both_out }
            }
        };
        Ok((Move::new(from, to), expected))
    }

    /// The limits on shuttling.
    pub fn limits(&self) -> (Option<Limit>, Option<Limit>) {
        let switches = self.rules.switches();
        (switches.same_square_limit, switches.few_squares_limit)
    }
}

/// Plies of a very long game.
const LATE: u32 = 200_000;
