//! A game with the players' actions besides moves: offers of a draw, resignations, claims.

use super::{Claim, ClaimError, Game, Move, Outcome, Side, Verdict, result_of};

/// How a game ended, on the board or by a player's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules: on the board, or by a claim.
    Ruled(Outcome),
    /// Resignation of this side.
    Resigned(Side),
    /// Draw by agreement.
    Agreed,
}

impl Ending {
    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Ruled(outcome) => outcome.winner,
            Ending::Resigned(side) => Some(!side),
            Ending::Agreed => None,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`, White first.
    pub fn result(self) -> &'static str {
        result_of(self.winner())
    }

    /// Its stable name in records.
    pub fn id(self) -> &'static str {
        match self {
            Ending::Ruled(outcome) => outcome.termination.id(),
            Ending::Resigned(_) => "resignation",
            Ending::Agreed => "agreement",
        }
    }
}

/// A game between two players, who may also offer draws, resign and claim.
///
/// ```
/// use shouqi::rules::{preset_rules, Ending, Game, Position, Session, Side};
/// let rules = preset_rules("classic").expect("a shipped ruleset");
/// let mut session = Session::new(Game::new(Position::start(&rules)));
/// assert!(session.offer(Side::White));
/// assert!(!session.accept(Side::White), "nobody accepts his own offer");
/// assert!(session.accept(Side::Black));
/// assert_eq!(session.ending(), Some(Ending::Agreed));
/// assert!(session.play(session.game().start().moves()[0]).is_err(), "the game is over");
/// assert!(session.undo() && session.ending().is_none());
/// ```
#[derive(Debug, Clone)]
pub struct Session {
    game: Game,
    /// The side whose offer of a draw is pending.
    offered: Option<Side>,
    /// A resignation or an agreement.
    settled: Option<Ending>,
}

impl Session {
    /// Starts a session of a game.
    pub fn new(game: Game) -> Session {
        Session { game, offered: None, settled: None }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, with a claim that ended it; resignation and agreement are dropped.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// How it has ended; `None` if it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.settled.or_else(|| self.game.outcome().map(Ending::Ruled))
    }

    /// The side whose offer of a draw is pending.
    pub fn offered(&self) -> Option<Side> {
        self.offered
    }

    /// Makes a move. That declines the other side's offer; an offer of the mover stays pending.
    ///
    /// # Errors
    /// The verdict on an illegal move; after the end of the game every move is illegal.
    pub fn play(&mut self, mv: Move) -> Result<(), Verdict> {
        if self.settled.is_some() {
            return Err(Verdict::over());
        }
        let side = self.game.position().side();
        self.game.play(mv)?;
        self.decline(side);
        Ok(())
    }

    /// Offers a draw. `false` after the end of the game.
    pub fn offer(&mut self, side: Side) -> bool {
        let open = self.ending().is_none();
        if open {
            self.offered = Some(side);
        }
        open
    }

    /// Accepts the other side's offer: the game is drawn. `false` if there is none.
    pub fn accept(&mut self, side: Side) -> bool {
        let accepted = self.offered == Some(!side) && self.ending().is_none();
        if accepted {
            self.settled = Some(Ending::Agreed);
        }
        accepted
    }

    /// Declines the other side's offer.
    pub fn decline(&mut self, side: Side) {
        if self.offered == Some(!side) {
            self.offered = None;
        }
    }

    /// Resigns for a side. `false` after the end of the game.
    pub fn resign(&mut self, side: Side) -> bool {
        let open = self.ending().is_none();
        if open {
            self.settled = Some(Ending::Resigned(side));
        }
        open
    }

    /// Claims a draw by threefold repetition for the side to move.
    ///
    /// # Errors
    /// Why the claim is rejected; the game goes on.
    pub fn claim(&mut self, claim: Claim) -> Result<(), ClaimError> {
        match self.settled {
            Some(_) => Err(ClaimError::Over),
            None => self.game.claim(claim),
        }
    }

    /// Takes back the last action: one that ended the game, or a move. `false` at the start.
    pub fn undo(&mut self) -> bool {
        let undone = self.settled.take().is_some() || self.game.withdraw_claim() || self.game.take_back().is_some();
        if undone {
            self.offered = None;
        }
        undone
    }
}
