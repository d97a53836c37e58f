//! How a record says that its game ended, beyond its result.

use super::{NotationFault, Record, RecordResult, Spellings, read_move};
use crate::rules::{Claim, ClaimError, Game, Session};

/// The tag of the move that was announced with a claim and not made.
pub(super) const CLAIMED_MOVE: &str = "ClaimedMove";

/// How a record says that its game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordedEnding {
    /// It does not say.
    Nothing,
    /// A draw was claimed because a position came up for the third time.
    Claim,
    /// A side resigned.
    Resignation,
    /// The sides agreed.
    Agreement,
    /// In another way that the board does not show: on time, by forfeit and the like.
    Elsewhere,
}

/// Words of the tag `Termination`, as this program and others write them.
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
    /// What its tag `Termination` says.
    pub fn recorded_ending(&self) -> RecordedEnding {
        let how = self.tag("Termination").unwrap_or_default().to_lowercase();
        WORDS.iter().find(|(word, _)| how.contains(word)).map_or(RecordedEnding::Nothing, |&(_, told)| told)
    }

    /// The claim of a draw that it records in the game that its moves have led to: in the tag `Termination`, with the
    /// announced move in the tag `ClaimedMove`. A draw of which nothing more is told counts as a claim where one is
    /// open.
    ///
    /// # Errors
    /// The announced move cannot be read; the places are those in the tag's value.
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

    /// The game that its moves have led to, ended as the record says: by the claim, the resignation or the agreement
    /// that it records. With it a recorded claim that does not hold, and why.
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
        // What the board shows needs no word of the record.
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
