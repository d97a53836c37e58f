//! Claims of a draw by threefold repetition.

use super::{Game, Move, Repetition, Verdict};

/// A claim of a draw by threefold repetition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// The current position has occurred three times.
    Standing,
    /// It would with this announced move, which is not made.
    With(Move),
}

/// Why a claim is rejected. The text is for library users; `rulesheet::say_refused` has it in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClaimError {
    /// The ruleset has no such claim.
    #[error("the ruleset has no claim of a draw by repetition")]
    NotInTheRules,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The announced move is illegal.
    #[error("the announced move is illegal")]
    Illegal(Verdict),
    /// The position has, or would have, occurred only once or twice.
    #[error("the position has not occurred three times")]
    NotYet,
}

impl Game {
    /// Whether the side to move may claim a draw because the current position has occurred three times.
    pub fn may_claim_draw(&self) -> bool {
        self.holds(Claim::Standing).is_ok()
    }

    /// The moves with which the side to move may claim a draw: the position would occur for the third time.
    pub fn claiming_moves(&self) -> Vec<Move> {
        match self.rules().switches().repetition {
            Repetition::ThreefoldClaim if self.outcome().is_none() => {
                self.moves().into_iter().filter(|&mv| self.would_stand(mv)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Claims the draw for the side to move: the game is over.
    ///
    /// ```
    /// use shouqi::rules::{self, Claim, Game, Move, ClaimError, Position, Square};
    /// # use shouqi::files::NoFiles;
    /// let rules = rules::load("classic", &["repetition=threefold-claim".into()], &NoFiles).expect("a ruleset");
    /// let mut game = Game::new(Position::start(&rules.into()));
    /// let square = |text: &str| Square::parse(text).expect("a square");
    /// let mv = |text: &str| Move::new(square(&text[..2]), square(&text[2..]));
    /// for text in ["a3a4", "g7g6", "a4a3", "g6g7", "a3a4", "g7g6", "a4a3"] {
    ///     assert!(game.play(mv(text)).is_ok());
    /// }
    /// assert_eq!(game.claim(Claim::Standing), Err(ClaimError::NotYet));
    /// assert_eq!(game.claiming_moves(), [mv("g6g7")]);
    /// assert_eq!(game.claim(Claim::With(mv("g6g7"))), Ok(()));
    /// assert_eq!(game.outcome().map(|outcome| outcome.result()), Some("1/2-1/2"));
    /// ```
    ///
    /// # Errors
    /// Why the claim is rejected; the game goes on.
    pub fn claim(&mut self, claim: Claim) -> Result<(), ClaimError> {
        self.holds(claim)?;
        self.claimed = Some(claim);
        Ok(())
    }

    /// The claim by which the game was drawn.
    pub fn claimed(&self) -> Option<Claim> {
        self.claimed
    }

    /// Takes the claim back; the game goes on. Returns whether there was one.
    pub fn withdraw_claim(&mut self) -> bool {
        self.claimed.take().is_some()
    }

    /// Whether a claim is justified.
    fn holds(&self, claim: Claim) -> Result<(), ClaimError> {
        if self.rules().switches().repetition != Repetition::ThreefoldClaim {
            return Err(ClaimError::NotInTheRules);
        }
        let stands = match claim {
            Claim::Standing => self.stood(self.position(), 3).len() >= 3,
            Claim::With(mv) => match self.judge(mv) {
                Verdict::Legal { .. } => self.would_stand(mv),
                verdict @ Verdict::Illegal(_) if self.outcome().is_none() => return Err(ClaimError::Illegal(verdict)),
                Verdict::Illegal(_) => return Err(ClaimError::Over),
            },
        };
        match stands {
            false => Err(ClaimError::NotYet),
            true if self.outcome().is_some() => Err(ClaimError::Over),
            true => Ok(()),
        }
    }

    /// Whether this legal move makes the third occurrence of a position.
    fn would_stand(&self, mv: Move) -> bool {
        self.stood(&self.position().after(mv), 2).len() >= 2
    }
}
