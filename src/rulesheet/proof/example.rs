//! One example: a position, a move, and the expected verdict.

use crate::language::Language;
use crate::rules::{Clause, Game, Move, Outcome, Position, Rules, Verdict, cited, with_rules};
use std::fmt;
use std::sync::Arc;

/// An example of a clause on the given board with the given animals.
#[derive(Debug, Clone)]
pub struct Example {
    /// Its name: scene, animals, mover, and the index of the scene's move.
    pub id: String,
    /// Its clause.
    pub clause: Clause,
    /// The initial position.
    pub position: Position,
    /// Whether that is the set-up.
    pub from_start: bool,
    /// The moves before it, all legal.
    pub before: Vec<Move>,
    /// The judged move.
    pub mv: Move,
    /// The expected verdict.
    pub expected: Expected,
}

/// The expected verdict of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// It is legal.
    Legal {
        /// What it leads to; `None` if the example does not specify it.
        then: Option<Then>,
        /// Whether the animal is on its target afterwards, as after all moves except captures that remove both.
        stays: bool,
    },
    /// It is illegal, and this is the decisive ban.
    Illegal(Clause),
}

/// The state of the game after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// It goes on.
    GoesOn,
    /// It goes on, and the side to move may claim a draw.
    MayClaimDraw,
    /// It is over.
    Ends(Outcome),
}

impl Then {
    /// The state of a game.
    pub(super) fn of(game: &Game) -> Then {
        match game.outcome() {
            Some(outcome) => Then::Ends(outcome),
            None if game.may_claim_draw() => Then::MayClaimDraw,
            None => Then::GoesOn,
        }
    }
}

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Then::GoesOn => f.write_str("goes-on"),
            Then::MayClaimDraw => f.write_str("may-claim-draw"),
            Then::Ends(outcome) => write!(f, "{} {}", outcome.termination.id(), outcome.result()),
        }
    }
}

impl Expected {
    /// The verdict as text, such as `legal, goes-on` or `own-den-barred`.
    pub fn say(self, rules: &Rules) -> String {
        match self {
            Expected::Illegal(clause) => clause.id(rules).into_owned(),
            Expected::Legal { then, stays } => {
                let then = then.map(|then| format!(", {then}")).unwrap_or_default();
                format!("legal{then}{}", if stays { "" } else { ", both out" })
            }
        }
    }
}

/// The verdict that an example got instead of the expected one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the judge says {found}")]
pub struct OtherVerdict {
    /// The verdict, in the words of [`Expected::say`].
    pub found: String,
}

impl Example {
    /// Plays it under the ruleset that it was made for, or under another one with the same animals.
    ///
    /// # Errors
    /// The verdict that was found instead.
    pub fn play(&self, rules: &Arc<Rules>) -> Result<(), OtherVerdict> {
        let position = match self.from_start {
            true => Position::start(rules),
            false if Arc::ptr_eq(self.position.rules(), rules) => self.position.clone(),
            false => with_rules(&self.position, rules)
                .map_err(|why| OtherVerdict { found: format!("no position: {}", Language::english().tell(&why)) })?,
        };
        let mut game = Game::new(position);
        for &mv in &self.before {
            game.play(mv)
                .map_err(|verdict| OtherVerdict { found: format!("{mv} before it: {}", first(rules, &verdict)) })?;
        }
        let verdict = game.judge(self.mv);
        let (then, stays) = match (self.expected, verdict.is_legal()) {
            (Expected::Legal { then, stays }, true) => (then, stays),
            (Expected::Illegal(clause), false) => return found_ban(rules, clause, &verdict),
            (_, true) => return Err(OtherVerdict { found: "legal".to_owned() }),
            (_, false) => return Err(OtherVerdict { found: first(rules, &verdict) }),
        };
        let mover = game.position().side();
        game.play(self.mv)
            .map_err(|verdict| OtherVerdict { found: format!("judged legal, played {}", first(rules, &verdict)) })?;
        let found = Then::of(&game);
        let stands = game.position().at(self.mv.to).is_some_and(|placed| placed.piece.side == mover);
        match then.is_none_or(|then| then == found) && stands == stays {
            true => Ok(()),
            false => Err(OtherVerdict { found: Expected::Legal { then: Some(found), stays: stands }.say(rules) }),
        }
    }
}

/// Whether the ban that decides is the expected one, and stands on the sheet.
fn found_ban(rules: &Rules, clause: Clause, verdict: &Verdict) -> Result<(), OtherVerdict> {
    let found = first(rules, verdict);
    // The end of a game is a ban of every sheet; which clause ended it stands elsewhere.
    let on_sheet = clause == Clause::GameOver || cited(rules, clause).is_some();
    match found == clause.id(rules) {
        true if on_sheet => Ok(()),
        true => Err(OtherVerdict { found: format!("{found}, which no sentence of the sheet covers") }),
        false => Err(OtherVerdict { found }),
    }
}

pub(super) fn first(rules: &Rules, verdict: &Verdict) -> String {
    verdict.violations().first().map_or_else(|| "legal".to_owned(), |first| first.clause.id(rules).into_owned())
}
