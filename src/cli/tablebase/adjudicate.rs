//! `shouqi referee adjudicate`: settles an unfinished game by the tables of its ruleset, or not at all.

use super::args::Adjudicate;
use super::estimate::Estimate;
use super::probe::{footing, numbered, outcome};
use super::table_store::TableStore;
use super::unavailable::Unavailable;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::input::Input;
use crate::cli::picture;
use crate::cli::terminal::{bold, columns, wrap};
use crate::language::Argument;
use crate::rules::{Game, Move, Outcome, Position, Side, Termination, result_of};
use crate::rulesheet::{say_claimed, say_open_claims};
use crate::service::RefereeLanguage;
use crate::service::json;
use crate::tablebase::{Value, history_rules, limit_within};
use std::io::Write;

/// The adjudication of an unfinished game.
enum Adjudication {
    /// The game has already ended.
    Over(Outcome),
    /// Won, lost or drawn by the tables, with the best line.
    Settled { value: Value, line: Vec<Move> },
    /// Won by the tables, but a limit on moves may end the game first.
    Limited { value: Value, clause: String },
    /// No table covers the position.
    Unavailable { beyond: Unavailable, estimate: Option<Estimate> },
}

/// Settles a game, or reports why it cannot be settled.
pub fn run(arguments: Adjudicate) -> Result<Done, Failure> {
    let (Input { game, is_bare }, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let position = game.position();
    let ruling = ruling(&arguments, &game, &voice)?;
    let mut out = escaped_output::stdout();
    // A draw that may be claimed counts only when claimed: it is mentioned beside the adjudication.
    if arguments.json {
        let mut answer = as_json(position, &ruling, &voice);
        let may_claim = || game.may_claim_draw() || !game.claiming_moves().is_empty();
        answer["may_claim_draw"] = (!is_bare).then(may_claim).into();
        writeln!(out, "{answer}")?;
    } else {
        for words in say_open_claims(&game, &voice.language).iter().chain(&say_claimed(&game, &voice.language)) {
            writeln!(out, "{}", wrap(words, "", ""))?;
        }
        write(&mut out, position, &ruling, &voice)?;
    }
    Ok(if ruling.result(position.side()).is_some() { Done::Well } else { Done::Illegal })
}

fn ruling(arguments: &Adjudicate, game: &Game, voice: &RefereeLanguage) -> Result<Adjudication, Failure> {
    let position = game.position();
    if let Some(outcome) = game.outcome() {
        return Ok(Adjudication::Over(outcome));
    }
    let store = TableStore::open(position.rules(), &arguments.from);
    if let Some(beyond) = store.reach(position, voice)? {
        let estimate = Estimate::of(game, &arguments.from)?;
        return Ok(Adjudication::Unavailable { beyond, estimate });
    }
    let (Some(value), Some(line)) = (store.tables.probe(position), store.tables.best_line(position)) else {
        return Err(store.lacking());
    };
    Ok(match limit(position, value) {
        Some(clause) => Adjudication::Limited { value, clause },
        None => Adjudication::Settled { value, line },
    })
}

/// The limit on moves that could end the game before the win.
fn limit(position: &Position, value: Value) -> Option<String> {
    let clause = limit_within(position, value.plies()?, position.is_counted())?;
    Some(clause.id(position.rules()).into_owned())
}

impl Adjudication {
    /// `1-0` and the like, if the game is settled.
    fn result(&self, mover: Side) -> Option<&'static str> {
        match self {
            Adjudication::Over(outcome) => Some(outcome.result()),
            Adjudication::Settled { value, .. } => Some(result_of(match value {
                Value::Win(_) => Some(mover),
                Value::Loss(_) => Some(!mover),
                Value::Draw => None,
            })),
            Adjudication::Limited { .. } | Adjudication::Unavailable { .. } => None,
        }
    }
}

/// The settled result in one sentence.
fn settled(value: Value, mover: Side, voice: &RefereeLanguage) -> String {
    let side = |side: Side| ("side", Argument::from(side));
    let wins = |winner: Side, plies: u32| voice.say("ruling-wins", &[side(winner), ("count", plies.into())]);
    match value {
        Value::Win(plies) => wins(mover, plies),
        Value::Loss(0) => voice.say("ruling-has-won", &[side(!mover)]),
        Value::Loss(plies) => wins(!mover, plies),
        Value::Draw => voice.say("ruling-neither", &[]),
    }
}

fn not_settled(voice: &RefereeLanguage) -> String {
    voice.say("ruling-not-settled", &[])
}

fn write(
    out: &mut impl Write,
    position: &Position,
    ruling: &Adjudication,
    voice: &RefereeLanguage,
) -> Result<(), Failure> {
    let board = || picture::picture(position, &voice.language, None, &[]);
    let result = ruling.result(position.side()).unwrap_or_default();
    match ruling {
        Adjudication::Over(outcome) => {
            let key = match outcome.termination {
                Termination::ThreefoldClaim => "ruling-claimed",
                Termination::Den
                | Termination::AllCaptured
                | Termination::NoLegalMove
                | Termination::Threefold
                | Termination::TurnLimit
                | Termination::CaptureLimit => "ruling-over",
            };
            let how = [("how", outcome.termination.id().into())];
            let first = format!("{result}. {}", voice.say(key, &how));
            writeln!(out, "{}\n\n{}", bold(&first), board())?;
        }
        Adjudication::Settled { value, line } => {
            let first = format!("{result}. {}", settled(*value, position.side(), voice));
            writeln!(out, "{}\n\n{}", bold(&first), board())?;
            if !line.is_empty() {
                writeln!(out, "\n{}", columns(&numbered(position, line), "  ", "  "))?;
            }
            footing(out, position, voice)?;
        }
        Adjudication::Limited { value, clause } => {
            let why = voice.say("ruling-limited", &[("clause", clause.clone().into())]);
            let words = [bold(&not_settled(voice)), settled(*value, position.side(), voice), why];
            writeln!(out, "{}", wrap(&voice.language.joined(&words), "", ""))?;
            if !position.is_counted() {
                writeln!(out, "{}", wrap(&voice.say("ruling-limited-help", &[]), "  help: ", "  "))?;
            }
            footing(out, position, voice)?;
        }
        Adjudication::Unavailable { beyond, estimate } => {
            let why = voice.say("ruling-beyond", &[("why", beyond.why(voice).into())]);
            let words = voice.language.joined(&[bold(&not_settled(voice)), why]);
            writeln!(out, "{}", wrap(&words, "", ""))?;
            if let Some(help) = beyond.help(voice) {
                writeln!(out, "{}", wrap(&help, "  help: ", "  "))?;
            }
            if let Some(estimate) = estimate {
                writeln!(out, "\n{}", wrap(&estimate.words(position.side(), voice), "", ""))?;
            }
        }
    }
    Ok(())
}

fn as_json(position: &Position, ruling: &Adjudication, voice: &RefereeLanguage) -> serde_json::Value {
    let rules = position.rules();
    let mut answer = serde_json::json!({
        "rules": format!("{} {}", rules.name(), rules.version()),
        "rules_hash": rules.hash().to_string(),
        "position": position.to_string(),
        "result": ruling.result(position.side()),
    });
    match ruling {
        Adjudication::Over(outcome) => answer["ended_by"] = outcome.termination.id().into(),
        Adjudication::Settled { value, line } => {
            answer["outcome"] = outcome(*value).into();
            answer["plies"] = value.plies().into();
            answer["line"] = json::moves(line);
            answer["untold"] = json::clauses(rules, &history_rules(rules));
        }
        Adjudication::Limited { value, clause } => {
            answer["outcome"] = outcome(*value).into();
            answer["plies"] = value.plies().into();
            answer["limited_by"] = clause.as_str().into();
        }
        Adjudication::Unavailable { beyond, estimate } => {
            answer["why"] = beyond.why(voice).into();
            answer["estimate"] = estimate.as_ref().map(Estimate::as_json).into();
        }
    }
    answer
}
