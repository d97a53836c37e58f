//! How a record states the end of its game, beyond the result.

use super::{NotationFault, Record, RecordResult, Spellings, read_move};
use crate::rules::{Claim, ClaimError, Game, Session};

/// The tag of a move announced with a claim and not made.
pub(super) const CLAIMED_MOVE: &str = "ClaimedMove";

/// The recorded end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordedEnding {
    /// Not recorded.
    Nothing,
    /// A draw claimed by threefold repetition.
    Claim,
    /// A side resigned.
    Resignation,
    /// A draw by agreement.
    Agreement,
    /// Another end that the board does not show: on time, by forfeit and the like.
    Elsewhere,
}

/// Values of the tag `Termination`, of this and other programs.
const WORDS: [(&str, RecordedEnding); 12] = [
    ("resign", RecordedEnding::Resignation),
    ("agree", RecordedEnding::Agreement),
    ("claim", RecordedEnding::Claim),
    ("repetition", RecordedEnding::Claim),
    ("threefold", RecordedEnding::Claim),
    ("time", RecordedEnding::Elsewhere),
    ("forfeit", RecordedEnding::Elsewhere),
    ("abandoned", RecordedEnding::Elsewhere),
    ("adjudication", RecordedEnding::Elsewhere),
    ("infraction", RecordedEnding::Elsewhere),
    ("emergency", RecordedEnding::Elsewhere),
    ("death", RecordedEnding::Elsewhere),
];

impl Record {
    /// The meaning of the tag `Termination`.
    pub fn recorded_ending(&self) -> RecordedEnding {
        let how = self.tag("Termination").unwrap_or_default().to_lowercase();
        WORDS.iter().find(|(word, _)| how.contains(word)).map_or(RecordedEnding::Nothing, |&(_, ending)| ending)
    }

    /// The recorded claim of a draw in the game after its moves: in the tag `Termination`, with the announced move in
    /// the tag `ClaimedMove`. A draw without a reason counts as a claim where one is possible.
    ///
    /// # Errors
    /// The announced move is invalid; spans are within the tag's value.
    pub fn claim(&self, game: &Game, spellings: &Spellings) -> Result<Option<Claim>, NotationFault> {
        if self.result != RecordResult::Draw {
            return Ok(None);
        }
        match (self.tag(CLAIMED_MOVE), self.recorded_ending()) {
            (Some(text), RecordedEnding::Claim | RecordedEnding::Nothing) => {
                Ok(Some(Claim::With(read_move(text, game.position(), spellings)?)))
            }
            (None, RecordedEnding::Claim) => Ok(Some(Claim::Standing)),
            (None, RecordedEnding::Nothing) => Ok(game.may_claim_draw().then_some(Claim::Standing)),
            (_, RecordedEnding::Resignation | RecordedEnding::Agreement | RecordedEnding::Elsewhere) => Ok(None),
        }
    }

    /// The game after its moves, ended as recorded: by claim, resignation or agreement. With it a recorded claim that
    /// is not justified, and why.
    ///
    /// # Errors
    /// As for [`Record::claim`].
    pub fn apply_ending(
        &self,
        game: Game,
        spellings: &Spellings,
    ) -> Result<(Session, Option<(Claim, ClaimError)>), NotationFault> {
        let claim = self.claim(&game, spellings)?;
        let mut session = Session::new(game);
        // An end shown by the board needs no tag.
        if session.ending().is_some() {
            return Ok((session, None));
        }
        if let Some(claim) = claim {
            let refused = session.claim(claim).err().map(|why| (claim, why));
            return Ok((session, refused));
        }
        match (self.recorded_ending(), self.result, self.result.loser()) {
            (RecordedEnding::Resignation, _, Some(loser)) => {
                session.resign(loser);
            }
            (RecordedEnding::Agreement, RecordResult::Draw, _) => {
                let side = session.game().position().side();
                session.offer(side);
                session.accept(!side);
            }
            _ => (),
        }
        Ok((session, None))
    }
}
