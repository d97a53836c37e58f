//! The ruling on one move: legal or not, why, and what it leads to.

use super::json::{cites, clauses, moves, notes, outcome, rule};
use super::standing::Standing;
use crate::language::{Argument, Language};
use crate::rules::notation::display_move;
use crate::rules::{Move, Outcome, Rules, Verdict};
use crate::rulesheet::{JudgedMove, say_end, say_open_claims, say_permit, say_violation};
use serde_json::{Value, json};

/// The complete ruling on one move.
pub(crate) struct Ruling<'a> {
    /// The move, where it was made, and the language of the sentences.
    pub scene: JudgedMove<'a>,
    standing: Standing<'a>,
    /// Whether the move is legal, with every clause that it breaks.
    pub verdict: Verdict,
    /// How the game had ended before the move.
    pub ended: Option<Outcome>,
    /// How a legal move ends the game.
    pub ends: Option<Outcome>,
    /// Whether a legal move makes the third occurrence of a position: its side may claim a draw by announcing the move,
    /// the other side after it.
    pub claimable: bool,
    /// Claims open to the side to move instead of the move, in words.
    pub claims: Vec<String>,
    /// Legal moves of the same animal.
    pub instead: Vec<Move>,
    /// The shipped rulesets that allow the move, and whether earlier moves could still forbid it there.
    pub elsewhere: Vec<(&'static str, bool)>,
}

impl<'a> Ruling<'a> {
    /// The ruling, without claims and without a look at other rulesets.
    pub fn new(standing: Standing<'a>, mv: Move, language: &'a Language) -> Ruling<'a> {
        let game = standing.game;
        let position = game.position();
        let (mut ends, mut claimable) = (None, false);
        let mut next = game.clone();
        if next.play(mv).is_ok() {
            (ends, claimable) = (next.outcome(), next.may_claim_draw());
        }
        Ruling {
            scene: JudgedMove { position, mv, language },
            standing,
            verdict: standing.judge(mv),
            ended: game.outcome(),
            ends,
            claimable,
            claims: Vec::new(),
            instead: game.moves().into_iter().filter(|other| other.from == mv.from && *other != mv).collect(),
            elsewhere: Vec::new(),
        }
    }

    /// The same with the claims that are open, and with the shipped rulesets that allow the move.
    pub fn with_context(mut self, elsewhere: Vec<(&'static str, bool)>) -> Ruling<'a> {
        self.claims = say_open_claims(self.standing.game, self.scene.language);
        self.elsewhere = elsewhere;
        self
    }

    /// The ruling in one sentence or two.
    pub fn sentence(&self) -> String {
        let JudgedMove { position, mv, .. } = self.scene;
        match &self.verdict {
            Verdict::Legal { open } => {
                let key = if open.is_empty() { "verdict-legal" } else { "verdict-legal-unless-repeated" };
                let display = ("display", Argument::Text(display_move(position, mv)));
                let said = self.scene.say(key, vec![display, ("deed", Argument::Text(self.deed()))]);
                let end = self.ends.map(|outcome| say_end(self.scene, outcome));
                [said].into_iter().chain(end).collect::<Vec<_>>().join(" ")
            }
            Verdict::Illegal(violations) => violations.first().map_or_else(String::new, |decisive| {
                let reason = Argument::Text(say_violation(self.scene, decisive));
                self.scene.say("verdict-illegal", vec![("reason", reason)])
            }),
        }
    }

    fn rules(&self) -> &'a Rules {
        self.scene.position.rules()
    }

    /// What a legal move does, in few words.
    fn deed(&self) -> String {
        let JudgedMove { position, mv, .. } = self.scene;
        let key = match (position.at(mv.from), position.at(mv.to)) {
            (Some(_), Some(_)) if position.takes_both_out(mv) => "deed-both-out",
            (Some(_), Some(_)) => "deed-captures",
            (Some(_), None) => "deed-goes",
            (None, _) => return String::new(),
        };
        self.scene.say(key, Vec::new())
    }

    /// The ruling as JSON.
    pub fn as_json(&self) -> Value {
        let JudgedMove { position, mv, .. } = self.scene;
        let rules = self.rules();
        let mut answer = json!({
            "status": if self.verdict.is_legal() { "legal" } else { "illegal" },
            "rules": format!("{} {}", rules.name(), rules.version()),
            "rules_hash": rules.hash().to_string(),
            "switches": rules.overrides(),
            "position": position.to_string(),
            "side": position.side().to_string().to_lowercase(),
            "move": mv.to_string(),
        });
        match &self.verdict {
            Verdict::Legal { open } => {
                let permits: Vec<_> = position
                    .allowing_clauses(mv)
                    .into_iter()
                    .map(|clause| {
                        json!({
                            "clause": clause.id(rules),
                            "rule": rule(rules, clause, None),
                            "message": say_permit(self.scene, clause),
                            "notes": notes(rules, clause, position, mv),
                        })
                    })
                    .collect();
                answer["display"] = display_move(position, mv).into();
                answer["permits"] = permits.into();
                answer["undecided"] = clauses(rules, open);
                answer["outcome"] = outcome(rules, self.ends);
                answer["may_claim_draw"] = self.claimable.into();
            }
            Verdict::Illegal(violations) => {
                let violations: Vec<_> = violations
                    .iter()
                    .map(|violation| {
                        let squares: Vec<String> = violation.squares.iter().map(ToString::to_string).collect();
                        json!({
                            "clause": violation.clause.id(rules),
                            "cites": cites(rules, violation.clause, self.ended),
                            "rule": rule(rules, violation.clause, self.ended),
                            "squares": squares,
                            "message": say_violation(self.scene, violation),
                            "notes": notes(rules, violation.clause, position, mv),
                        })
                    })
                    .collect();
                answer["violations"] = violations.into();
                answer["outcome"] = outcome(rules, self.ended);
            }
        }
        if !self.claims.is_empty() {
            answer["claims"] = self.claims.clone().into();
        }
        answer["instead"] = moves(&self.instead);
        let legal_in = |open: bool| -> Vec<&str> {
            self.elsewhere.iter().filter(|(_, other)| *other == open).map(|(name, _)| *name).collect()
        };
        answer["legal_in"] = legal_in(false).into();
        answer["legal_in_unless_repeated"] = legal_in(true).into();
        answer
    }
}
