//! `shouqi referee check`.

use super::args::Check;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::{Input, load_rules};
use super::json;
use super::picture::picture;
use super::referee_language::RefereeLanguage;
use super::rule_explanation::write_reason;
use super::side_by_side::side_by_side;
use super::terminal::{columns, green, padded, red, wrap};
use crate::language::Argument;
use crate::rules::notation::{display_move, read_move};
use crate::rules::{
    Clause, Game, Move, Outcome, PRESETS, Preset, Rules, Square, Termination, Terrain, Verdict, Violation, judge,
    with_rules,
};
use crate::rulesheet::{JudgedMove, say_end, say_open_claims, say_permit, say_violation};
use serde_json::json;
use std::io::Write;
use std::sync::Arc;

/// Judges one move.
pub fn run(arguments: Check) -> Result<Done, Failure> {
    let (given, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let position = given.game.position();
    let spellings = voice.spellings(position.rules());
    let mv = read_move(&arguments.mv, position, &spellings)
        .map_err(|fault| Failure::argument("unreadable-move", &arguments.mv, &fault, &voice.language))?;
    let ruling = MoveReport::of(&given, mv, &voice, arguments.quiet);
    let mut out = escaped_output::stdout();
    if arguments.json {
        writeln!(out, "{}", ruling.json())?;
    } else {
        ruling.write(&mut out, arguments.quiet)?;
    }
    Ok(if ruling.verdict.is_legal() { Done::Well } else { Done::Illegal })
}

/// The complete verdict on one move.
struct MoveReport<'a> {
    scene: JudgedMove<'a>,
    voice: &'a RefereeLanguage,
    verdict: Verdict,
    /// How the game had ended before the move.
    ended: Option<Outcome>,
    /// How a legal move ends the game.
    ends: Option<Outcome>,
    /// Whether a legal move makes the third occurrence of a position: its side may claim a draw by announcing the move,
    /// the other side after it.
    claimable: bool,
    /// Claims open to the side to move instead of the move, in words.
    claims: Vec<String>,
    /// Legal moves of the same animal.
    instead: Vec<Move>,
    /// The shipped rulesets that allow the move, and whether earlier moves could still forbid it there.
    elsewhere: Vec<(&'static str, bool)>,
}

impl<'a> MoveReport<'a> {
    fn of(given: &'a Input, mv: Move, voice: &'a RefereeLanguage, quiet: bool) -> MoveReport<'a> {
        let game = &given.game;
        let position = game.position();
        let verdict = if given.is_bare { judge(position, mv) } else { game.judge(mv) };
        let (mut ends, mut claimable) = (None, false);
        let mut next = game.clone();
        if next.play(mv).is_ok() {
            (ends, claimable) = (next.outcome(), next.may_claim_draw());
        }
        MoveReport {
            scene: JudgedMove { position, mv, language: &voice.language },
            voice,
            verdict,
            ended: game.outcome(),
            ends,
            claimable,
            claims: if quiet { Vec::new() } else { say_open_claims(game, &voice.language) },
            instead: game.moves().into_iter().filter(|other| other.from == mv.from && *other != mv).collect(),
            // Comparing with every shipped ruleset takes most of the time, and the one-line output does not need it.
            elsewhere: if quiet { Vec::new() } else { elsewhere(given, mv) },
        }
    }

    fn rules(&self) -> &Rules {
        self.scene.position.rules()
    }

    fn write(&self, out: &mut impl Write, quiet: bool) -> Result<(), Failure> {
        match &self.verdict {
            Verdict::Legal { open } => self.write_legal(out, open, quiet)?,
            Verdict::Illegal(violations) => self.write_illegal(out, violations, quiet)?,
        }
        if !quiet {
            for claim in &self.claims {
                self.write_reason(out, Clause::ThreefoldClaim, claim)?;
            }
            self.write_foot(out)?;
        }
        Ok(())
    }

    fn write_legal(&self, out: &mut impl Write, open: &[Clause], quiet: bool) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.scene;
        let key = if open.is_empty() { "verdict-legal" } else { "verdict-legal-unless-repeated" };
        let display = ("display", Argument::Text(display_move(position, mv)));
        let mut words = vec![self.scene.say(key, vec![display, ("deed", Argument::Text(self.deed()))])];
        if let Some(outcome) = self.ends {
            words.push(say_end(self.scene, outcome));
        }
        writeln!(out, "{}", colored(&wrap(&words.join(" "), "", ""), green))?;
        if quiet {
            return Ok(());
        }
        writeln!(out, "\n{}", picture(position, self.scene.language, Some(mv), &self.stuck()))?;
        for permit in position.allowing_clauses(mv) {
            self.write_reason(out, permit, &say_permit(self.scene, permit))?;
        }
        if let Some(outcome) = self.ends {
            let clause = outcome.termination.clause(self.rules());
            self.write_reason(out, clause, "")?;
        }
        // Reported below with the move as an announced claim, unless the position has already occurred three times.
        if self.claimable && self.claims.is_empty() {
            let words = self.scene.say("claim-now", Vec::new());
            self.write_reason(out, Clause::ThreefoldClaim, &words)?;
        }
        for &clause in open {
            let words = self.scene.say("needs-the-game", Vec::new());
            self.write_reason(out, clause, &words)?;
        }
        Ok(())
    }

    /// The animal that had ended the game before the move, marked in the picture.
    fn in_enemy_den(&self) -> impl Iterator<Item = Square> {
        let board = self.rules().board();
        let ended = self.ended.is_some_and(|outcome| outcome.termination == Termination::Den);
        let pieces = self.scene.position.pieces().into_iter();
        pieces
            .filter(move |placed| ended && board.terrain(placed.square) == Some(Terrain::Den(!placed.piece.side)))
            .map(|placed| placed.square)
    }

    /// The animals that cannot move any more after the move, marked in the picture.
    fn stuck(&self) -> Vec<Square> {
        let JudgedMove { position, mv, .. } = self.scene;
        let stuck = self.ends.is_some_and(|outcome| outcome.termination == Termination::NoLegalMove);
        let theirs = position.pieces().into_iter().filter(|placed| placed.piece.side != position.side());
        theirs.map(|placed| placed.square).filter(|&square| stuck && square != mv.to).collect()
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

    fn write_illegal(&self, out: &mut impl Write, violations: &[Violation], quiet: bool) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.scene;
        let Some(decisive) = violations.first() else { return Ok(()) };
        let reason = Argument::Text(say_violation(self.scene, decisive));
        let words = self.scene.say("verdict-illegal", vec![("reason", reason)]);
        writeln!(out, "{}", colored(&wrap(&words, "", ""), red))?;
        if quiet {
            return Ok(());
        }
        let others: Vec<_> = violations
            .iter()
            .flat_map(|violation| violation.squares.iter().copied())
            .chain(self.in_enemy_den())
            .filter(|&square| square != mv.from && square != mv.to)
            .collect();
        writeln!(out, "\n{}", picture(position, self.scene.language, Some(mv), &others))?;
        for (place, violation) in violations.iter().enumerate() {
            // The first reason is already in the first line.
            let applied = if place == 0 { String::new() } else { say_violation(self.scene, violation) };
            self.write_reason(out, violation.clause, &applied)?;
        }
        Ok(())
    }

    fn write_reason(&self, out: &mut impl Write, clause: Clause, applied: &str) -> Result<(), Failure> {
        write_reason(out, self.scene, self.voice, clause, self.ended, applied)
    }

    fn write_foot(&self, out: &mut impl Write) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.scene;
        let say = |key: &str| self.scene.say(key, Vec::new());
        let own = position.at(mv.from).filter(|placed| placed.piece.side == position.side());
        let mut rows: Vec<(String, Vec<String>)> = Vec::new();
        if let (Some(_), None, false) = (own, self.ended, self.verdict.is_legal()) {
            let targets: Vec<String> = match self.instead.as_slice() {
                [] => vec![say("no-square")],
                moves => moves.iter().map(|mv| mv.to.to_string()).collect(),
            };
            rows.push((say("may-go-to"), targets));
        }
        let names: Vec<String> = match (self.elsewhere.len(), PRESETS.len()) {
            (0, _) => vec![say("legal-nowhere")],
            (some, all) if some == all && self.elsewhere.iter().all(|(_, open)| !open) => {
                vec![say("legal-everywhere")]
            }
            _ => self
                .elsewhere
                .iter()
                .map(|(name, open)| if *open { format!("{name}*") } else { (*name).to_owned() })
                .collect(),
        };
        rows.push((say("legal-in"), names));
        let ruled_by = (say("ruled-by"), vec![self.rules().signature()]);
        let leads = rows.iter().chain([&ruled_by]).map(|(lead, _)| textwrap::core::display_width(lead));
        let width = leads.max().unwrap_or(0) + 5;
        let indent = " ".repeat(width);
        writeln!(out)?;
        for (lead, words) in rows {
            writeln!(out, "{}", columns(&words, &padded(&format!("  {lead}"), width), &indent))?;
        }
        if self.elsewhere.iter().any(|(_, open)| *open) {
            writeln!(out, "{indent}* {}", say("unless-repeated"))?;
        }
        writeln!(out, "{}{}", padded(&format!("  {}", ruled_by.0), width), ruled_by.1.concat())?;
        Ok(())
    }

    fn json(&self) -> serde_json::Value {
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
                            "rule": json::rule(rules, clause, None),
                            "message": say_permit(self.scene, clause),
                            "notes": json::notes(rules, clause, position, mv),
                        })
                    })
                    .collect();
                answer["display"] = display_move(position, mv).into();
                answer["permits"] = permits.into();
                answer["undecided"] = json::clauses(rules, open);
                answer["outcome"] = json::outcome(self.ends);
                answer["may_claim_draw"] = self.claimable.into();
            }
            Verdict::Illegal(violations) => {
                let violations: Vec<_> = violations
                    .iter()
                    .map(|violation| {
                        let squares: Vec<String> = violation.squares.iter().map(ToString::to_string).collect();
                        json!({
                            "clause": violation.clause.id(rules),
                            "cites": json::cites(rules, violation.clause, self.ended),
                            "rule": json::rule(rules, violation.clause, self.ended),
                            "squares": squares,
                            "message": say_violation(self.scene, violation),
                            "notes": json::notes(rules, violation.clause, position, mv),
                        })
                    })
                    .collect();
                answer["violations"] = violations.into();
                answer["outcome"] = json::outcome(self.ended);
            }
        }
        if !self.claims.is_empty() {
            answer["claims"] = self.claims.clone().into();
        }
        answer["instead"] = json::moves(&self.instead);
        let legal_in = |open: bool| -> Vec<&str> {
            self.elsewhere.iter().filter(|(_, other)| *other == open).map(|(name, _)| *name).collect()
        };
        answer["legal_in"] = legal_in(false).into();
        answer["legal_in_unless_repeated"] = legal_in(true).into();
        answer
    }
}

/// Colours the verdict itself: the words before the first full stop.
fn colored(text: &str, paint: impl Fn(&str) -> String) -> String {
    match text.find(['.', ',', '。', '，', '：']) {
        Some(end) => format!("{}{}", paint(&text[..end]), &text[end..]),
        None => text.to_owned(),
    }
}

/// The shipped rulesets under which the same move is legal, and whether that depends on unknown moves. Compiling them
/// takes most of the time of a verdict.
fn elsewhere(given: &Input, mv: Move) -> Vec<(&'static str, bool)> {
    let legal = side_by_side(PRESETS, |preset| Some((preset.name, legal_under(given, mv, preset)?)));
    legal.into_iter().flatten().collect()
}

/// Whether the move is legal under a shipped ruleset, and if so, whether that depends on unknown moves. The game is
/// replayed; if one of its moves is illegal there, only its last position counts.
fn legal_under(given: &Input, mv: Move, preset: &Preset) -> Option<bool> {
    // A shipped ruleset always compiles; if not, that is a bug and unrelated to this move.
    let rules = load_rules(preset.name, &[]).ok()?;
    let verdict = match replayed(&given.game, &rules).filter(|_| !given.is_bare) {
        Some(game) => game.judge(mv),
        None => judge(&with_rules(given.game.position(), &rules).ok()?, mv),
    };
    match verdict {
        Verdict::Legal { open } => Some(!open.is_empty()),
        Verdict::Illegal(_) => None,
    }
}

/// The same game under other rules, if all its moves are legal there.
fn replayed(game: &Game, rules: &Arc<Rules>) -> Option<Game> {
    let mut other = Game::new(with_rules(game.start(), rules).ok()?);
    game.plies().iter().try_for_each(|ply| other.play(ply.mv)).ok()?;
    Some(other)
}
