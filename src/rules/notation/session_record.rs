//! The record of a session.

use super::ending::CLAIMED_MOVE;
use super::{NamedRules, Record, RecordMove, RecordResult, display_move};
use crate::rules::{Claim, Position, Session, Termination};

impl Record {
    /// The record of a game between two players, White first. `rules` names its ruleset.
    pub fn of_session(session: &Session, players: [&str; 2], rules: &NamedRules) -> Record {
        let game = session.game();
        let mut record = Record::default();
        let mut then = game.start().clone();
        for ply in game.plies() {
            record.moves.push(RecordMove { text: display_move(&then, ply.mv), ..RecordMove::default() });
            then.make(ply.mv);
        }
        record.set_tag("White", players[0]);
        record.set_tag("Black", players[1]);
        record.set_tag("Variant", "Dou Shou Qi");
        rules.write(&mut record);
        if !game.rules().overrides().is_empty() {
            record.set_tag("RuleSwitches", game.rules().overrides().join("; "));
        }
        if *game.start() != Position::start(game.rules()) {
            record.set_tag("SetUp", "1");
            record.set_tag("FEN", game.start().to_string());
        }
        if let Some(ending) = session.ending() {
            record.result = RecordResult::of(ending.winner());
            record.set_tag("Termination", ending.id());
            record.write_claim(session);
        }
        record.set_tag("Result", record.result.word());
        record
    }

    /// Writes the announced move of a justified claim in canonical form.
    pub fn write_claim(&mut self, session: &Session) {
        let by_claim = session.game().outcome().is_some_and(|end| end.termination == Termination::ThreefoldClaim);
        if let (true, Some(Claim::With(mv))) = (by_claim, session.game().claimed()) {
            self.set_tag(CLAIMED_MOVE, display_move(session.game().position(), mv));
        }
    }
}
