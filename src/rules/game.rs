//! A game: an initial position and all moves since, so that clauses on repetition can be judged.

use super::position::Unmake;
use super::position_history::PositionHistory;
use super::repetition::{breaks_few_squares, breaks_same_square, run};
use super::{Claim, Clause, Move, Outcome, Position, Repetition, Rules, Termination, Verdict, Violation, judge};
use std::sync::Arc;

/// A move that was made.
#[derive(Debug, Clone, Copy)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    pub(super) undo: Unmake,
}

/// An initial position, which counts as the start of the game, and every move since.
///
/// ```
/// use shouqi::rules::{preset_rules, Game, Move, Position, Square};
/// let rules = preset_rules("no-repeats").expect("a shipped ruleset");
/// let mut game = Game::new(Position::start(&rules));
/// let square = |text: &str| Square::parse(text).expect("a square");
/// let mv = |text: &str| Move::new(square(&text[..2]), square(&text[2..]));
/// for text in ["a3a4", "g7g6", "a4a3"] {
///     assert!(game.play(mv(text)).is_ok());
/// }
/// let verdict = game.judge(mv("g6g7"));
/// assert_eq!(verdict.violations()[0].clause.id(&rules), "no-earlier-position");
/// assert_eq!(verdict.violations()[0].earlier_ply, Some(0));
/// ```
#[derive(Debug)]
pub struct Game {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
    history: PositionHistory,
    /// The claim by which it was drawn.
    pub(super) claimed: Option<Claim>,
}

impl Clone for Game {
    fn clone(&self) -> Game {
        self.history.count_replayed(self.plies.len());
        Game {
            start: self.start.clone(),
            position: self.position.clone(),
            plies: self.plies.clone(),
            history: self.history.clone(),
            claimed: self.claimed,
        }
    }
}

impl Game {
    /// A game that starts with a position.
    pub fn new(start: Position) -> Game {
        Game { position: start.clone(), plies: Vec::new(), history: PositionHistory::new(&start), claimed: None, start }
    }

    /// The game's rules.
    pub fn rules(&self) -> &Arc<Rules> {
        self.position.rules()
    }

    /// The initial position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The number of moves that this game and its clones have copied, or replayed to compare a position with an earlier
    /// one. Tests use it to check that reading a record takes linear time.
    #[doc(hidden)]
    pub fn replayed_moves(&self) -> u64 {
        self.history.replayed()
    }

    /// The moves made, first to last.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Judges a move with the full history: no clause stays open.
    pub fn judge(&self, mv: Move) -> Verdict {
        if self.is_drawn_by_repetition() {
            return Verdict::over();
        }
        match judge(&self.position, mv) {
            Verdict::Illegal(violations) => Verdict::Illegal(violations),
            Verdict::Legal { .. } => match self.looks_back(mv) {
                violations if violations.is_empty() => Verdict::Legal { open: Vec::new() },
                violations => Verdict::Illegal(violations),
            },
        }
    }

    /// Every legal move, sorted by square.
    pub fn moves(&self) -> Vec<Move> {
        if self.is_drawn_by_repetition() {
            return Vec::new();
        }
        let mut moves = self.position.moves();
        if self.rules().switches().ban_by_history() {
            moves.retain(|&mv| self.looks_back(mv).is_empty());
        }
        moves
    }

    /// Makes a move if it is legal.
    ///
    /// # Errors
    /// The verdict on the illegal move.
    pub fn play(&mut self, mv: Move) -> Result<(), Verdict> {
        let verdict = self.judge(mv);
        if !verdict.is_legal() {
            return Err(verdict);
        }
        self.make(mv);
        Ok(())
    }

    /// Makes an illegal move as if it were legal, if that is possible at all: the game is not decided, and an animal of
    /// the side to move goes to another square of the board without an animal of its own side. Returns whether it did.
    pub fn force(&mut self, mv: Move) -> bool {
        let own = |square| self.position.at(square).is_some_and(|placed| placed.piece.side == self.position.side());
        let on_board = own(mv.from) && !own(mv.to) && self.rules().board().has(mv.to);
        let possible = on_board && self.position.decided().is_none() && self.claimed.is_none();
        if possible {
            self.make(mv);
        }
        possible
    }

    fn make(&mut self, mv: Move) {
        let undo = self.position.make(mv);
        self.plies.push(Ply { mv, undo });
        self.history.push(&self.position);
    }

    /// Takes back the last move, and a claim after it; `None` at the start.
    pub fn take_back(&mut self) -> Option<Move> {
        self.claimed = None;
        let ply = self.plies.pop()?;
        self.history.pop(&self.position);
        self.position.unmake(ply.undo);
        Some(ply.mv)
    }

    /// How the game has ended; `None` if it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let drawn = |termination| Outcome { winner: None, termination };
        if self.claimed.is_some() {
            return Some(drawn(Termination::ThreefoldClaim));
        }
        let threefold = || self.is_threefold_draw().then_some(drawn(Termination::Threefold));
        let stalemate = || {
            let moves = match self.rules().switches().ban_by_history() {
                false => self.position.has_any_move(),
                // At a limit there are no moves; the limit, not the lack of moves, ends the game.
                true => self.position.limit().is_some() || !self.moves().is_empty(),
            };
            (!moves).then(|| self.position.stalemate())
        };
        self.position.decided().or_else(stalemate).or_else(threefold).or_else(|| self.position.limit())
    }

    /// Whether threefold repetition has ended the game, automatically or by a claim.
    fn is_drawn_by_repetition(&self) -> bool {
        self.claimed.is_some() || self.is_threefold_draw()
    }

    fn is_threefold_draw(&self) -> bool {
        self.rules().switches().repetition == Repetition::ThreefoldDraws
            && self.position.quiet() >= 8
            && self.stood(&self.position, 3).len() >= 3
    }

    /// Violations of the clauses on repetition, by a move that is legal otherwise.
    fn looks_back(&self, mv: Move) -> Vec<Violation> {
        let switches = self.rules().switches();
        let mut violations = Vec::new();
        let barred = match switches.repetition {
            Repetition::NoEarlierPosition => Some((Clause::NoEarlierPosition, 1)),
            Repetition::ThirdTimeBarred => Some((Clause::ThirdTimeBarred, 2)),
            Repetition::Free | Repetition::ThreefoldDraws | Repetition::ThreefoldClaim => None,
        };
        if let Some((clause, times)) = barred {
            let stood = self.stood(&self.position.after(mv), times);
            if stood.len() >= times {
                let earlier_ply = stood.first().copied();
                violations.push(Violation { clause, squares: vec![mv.from, mv.to], earlier_ply });
            }
        }
        if switches.limit_shuttling() {
            let own = self.plies.iter().rev().skip(1).step_by(2).map(|ply| ply.mv);
            let run = run(self.position.rules(), mv.from, own);
            if switches.same_square_limit.is_some_and(|limit| breaks_same_square(limit, &run, mv.to)) {
                violations.push(Violation::new(Clause::SevenThree, vec![mv.from, mv.to]));
            }
            if switches.few_squares_limit.is_some_and(|limit| breaks_few_squares(limit, &run, mv.to)) {
                violations.push(Violation::new(Clause::SeventeenFive, vec![mv.from, mv.to]));
            }
        }
        violations
    }

    /// The plies after which this position occurred, latest first, at most this many. The position may be one ply
    /// beyond the game.
    pub(super) fn stood(&self, position: &Position, most: usize) -> Vec<u32> {
        let mut found = Vec::new();
        // No placement from before a capture can recur.
        let earliest = (self.plies.len() as u32).saturating_sub(position.quiet());
        let mut ply = self.history.latest(position.key());
        while let Some(at) = ply.filter(|&at| at >= earliest && found.len() < most) {
            if self.history.stands(at, position, &self.position, &self.plies) {
                found.push(at);
            }
            ply = self.history.before(at);
        }
        found
    }
}
