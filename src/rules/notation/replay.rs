//! Replaying a record move by move.

use super::{NotationFault, Record, Spellings, display_move, read_move};
use crate::rules::{Game, Move, Verdict, Violation};

/// The result of one recorded move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayStep {
    /// It is legal and was made.
    Held(Move),
    /// It cannot be parsed. Spans are within the record's text.
    Unreadable(NotationFault),
    /// It is illegal and was not made.
    Illegal(Move, Vec<Violation>),
}

/// A record's moves and the game after those replayed so far. Each move is parsed, judged and made once, so the time is
/// linear in the record's length.
#[derive(Debug)]
pub struct RecordReplay<'a> {
    record: &'a Record,
    spellings: &'a Spellings,
    game: Game,
    written: Vec<String>,
}

impl<'a> RecordReplay<'a> {
    /// Starts at the first move, in the initial position of the record.
    pub fn new(record: &'a Record, spellings: &'a Spellings, start: Game) -> RecordReplay<'a> {
        RecordReplay { record, spellings, game: start, written: Vec::new() }
    }

    /// Replays the next move; `None` after the last. After a move that was not made, the same one is returned again.
    pub fn step(&mut self) -> Option<ReplayStep> {
        let recorded = self.record.moves.get(self.written.len())?;
        let mv = match read_move(&recorded.text, self.game.position(), self.spellings) {
            Ok(mv) => mv,
            Err(fault) => {
                let start = recorded.range.start;
                let range = start + fault.range.start..start + fault.range.end;
                return Some(ReplayStep::Unreadable(NotationFault { range, ..fault }));
            }
        };
        let text = display_move(self.game.position(), mv);
        Some(match self.game.play(mv) {
            Ok(()) => {
                self.written.push(text);
                ReplayStep::Held(mv)
            }
            Err(Verdict::Illegal(violations)) => ReplayStep::Illegal(mv, violations),
            Err(Verdict::Legal { .. }) => ReplayStep::Illegal(mv, Vec::new()),
        })
    }

    /// Makes an illegal move as if it were legal; returns whether that is possible.
    pub fn force(&mut self, mv: Move) -> bool {
        let text = display_move(self.game.position(), mv);
        let forced = self.game.force(mv);
        if forced {
            self.written.push(text);
        }
        forced
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves so far in canonical form.
    pub fn written(&self) -> &[String] {
        &self.written
    }

    /// The game, and its moves in canonical form.
    pub fn finish(self) -> (Game, Vec<String>) {
        (self.game, self.written)
    }
}
