//! The ends of games.

use super::board_state::GameDecision;
use super::notation::RecordResult;
use super::sized_state::any_width;
use super::{Clause, NoLegalMove, Position, Rules, Side};
use crate::diagnostics::{Keyword, keywords};

keywords! {
    /// Why a game ended.
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    pub enum Termination {
        /// The winner entered the enemy den.
        Den = "den",
        /// The winner captured every enemy animal, or both sides lost their last at once.
        AllCaptured = "all-captured",
        /// The side to move has no legal move.
        NoLegalMove = "no-legal-move",
        /// Threefold repetition, automatically.
        Threefold = "threefold",
        /// Threefold repetition, claimed by a player, possibly with the next move.
        ThreefoldClaim = "threefold-claim",
        /// The limit of moves was reached.
        TurnLimit = "turn-limit",
        /// The limit of moves without a capture was reached.
        CaptureLimit = "capture-limit",
    }
}

impl Termination {
    /// Its stable name in JSON and records.
    pub fn id(self) -> &'static str {
        self.keyword()
    }

    /// The clause by which the game ended.
    pub fn clause(self, rules: &Rules) -> Clause {
        match self {
            Termination::Den => Clause::WinByDen,
            Termination::AllCaptured => Clause::WinByCapturingAll,
            Termination::NoLegalMove => match rules.switches().no_legal_move {
                NoLegalMove::Loses => Clause::NoLegalMoveLoses,
                NoLegalMove::Draws => Clause::NoLegalMoveDraws,
            },
            Termination::Threefold => Clause::ThreefoldDraws,
            Termination::ThreefoldClaim => Clause::ThreefoldClaim,
            Termination::TurnLimit => Clause::DrawAfterTurns,
            Termination::CaptureLimit => Clause::DrawWithoutCapture,
        }
    }
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub termination: Termination,
}

impl Outcome {
    /// `1-0`, `0-1` or `1/2-1/2`, White first.
    pub fn result(self) -> &'static str {
        result_of(self.winner)
    }
}

/// `1-0`, `0-1` or `1/2-1/2`: the result of a game with this winner, or a draw.
pub fn result_of(winner: Option<Side>) -> &'static str {
    RecordResult::of(winner).word()
}

impl Position {
    /// How the game ended, as far as the bare position shows; `None` if it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.decided().or_else(|| (!self.has_any_move()).then(|| self.stalemate())).or_else(|| self.limit())
    }

    /// A den entered, or a side without animals.
    pub(super) fn decided(&self) -> Option<Outcome> {
        Some(match any_width!(&self.state, t => t.state.decided)? {
            GameDecision::Den(winner) => Outcome { winner: Some(winner), termination: Termination::Den },
            GameDecision::AllCaptured(winner) => {
                Outcome { winner: Some(winner), termination: Termination::AllCaptured }
            }
            GameDecision::NobodyLeft => Outcome { winner: None, termination: Termination::AllCaptured },
        })
    }

    /// The outcome for a side without legal moves.
    pub(super) fn stalemate(&self) -> Outcome {
        let winner = match self.rules().switches().no_legal_move {
            NoLegalMove::Loses => Some(!self.side()),
            NoLegalMove::Draws => None,
        };
        Outcome { winner, termination: Termination::NoLegalMove }
    }

    /// A limit reached. A winning move takes precedence over the limit it reaches.
    pub(super) fn limit(&self) -> Option<Outcome> {
        let (turn_limit, capture_limit) = any_width!(&self.state, t => (t.tables.turn_limit, t.tables.capture_limit));
        let termination = if self.ply() >= turn_limit {
            Termination::TurnLimit
        } else if self.quiet() >= capture_limit {
            Termination::CaptureLimit
        } else {
            return None;
        };
        Some(Outcome { winner: None, termination })
    }

    /// Whether any move would be legal without the limit.
    pub(super) fn has_any_move(&self) -> bool {
        any_width!(&self.state, t => t.state.count(&t.tables)) > 0
    }
}
