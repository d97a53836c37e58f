//! `shouqi referee batch`: queries in JSON Lines on standard input, answers in JSON Lines on standard output.

use super::args::BatchArgs;
use super::dir::Dir;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::{DEFAULT_RULES, referee_language};
use crate::files::FileProvider;
use crate::language::Argument;
use crate::rules::notation::{NotationFault, Spellings, read_move, read_position};
use crate::rules::{Claim, ClaimError, Clause, Game, Move, Position, Repetition, Rules, Verdict, judge, load};
use crate::rulesheet::{JudgedMove, say_refused, say_violation};
use crate::service::RefereeLanguage;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::Arc;

/// Maximum length of a query in bytes; a game of a hundred thousand moves fits.
pub const MAX_LINE_BYTES: usize = 1 << 20;
/// Number of rulesets kept loaded.
const MOST_RULES: usize = 64;

/// Answers every line of standard input, in order, until it ends.
pub(super) fn run(arguments: BatchArgs) -> Result<Done, Failure> {
    let which = arguments.which;
    let table = which.table()?;
    // Rules that do not load would fail every line: fail once, before reading.
    let rules = which.load(table.as_ref())?;
    let folder = Dir::of_questions(arguments.rules_dir.as_deref());
    let mut batch = Batch::new(folder, which.rules.as_deref().unwrap_or(DEFAULT_RULES));
    batch.voice = referee_language(table.as_ref(), arguments.lang.as_deref())?;
    // Files named by the user are not restricted; files named by queries are.
    batch.asked = Some(Arc::new(Ready { spellings: batch.voice.spellings(&rules), rules }));
    batch.switches = which.switches;
    let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut out = std::io::BufWriter::with_capacity(1 << 16, escaped_output::stdout());
    let mut line = Vec::new();
    let mut answer = Vec::new();
    loop {
        line.clear();
        answer.clear();
        let read = input.by_ref().take(MAX_LINE_BYTES as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            out.flush()?;
            return Ok(Done::Well);
        }
        if line.last() != Some(&b'\n') && line.len() > MAX_LINE_BYTES {
            skip_line(&mut input)?;
            let message = format!("this line is longer than {} KiB", MAX_LINE_BYTES >> 10);
            write_answer(&mut answer, None, &Answer::error(message));
        } else {
            batch.answer(line.strip_suffix(b"\n").unwrap_or(&line), &mut answer);
        }
        out.write_all(&answer)?;
        // Flush before a read that may block: the client may be waiting for this answer.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
}

/// Skips the rest of the line.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (length, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(length);
        if done {
            return Ok(());
        }
    }
}

/// One line of the input.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    rules: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    position: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    start: Option<Given<'a>>,
    #[serde(borrow, default)]
    history: Option<Vec<Cow<'a, str>>>,
    #[serde(borrow, rename = "move", default)]
    mv: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    claim: Option<Given<'a>>,
}

/// What a query gives as `true` or as a text: the start of a history, the set-up or a position; a claim of a draw, of
/// the current position or with an announced move.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Given<'a> {
    Bool(bool),
    #[serde(borrow)]
    Text(Cow<'a, str>),
}

/// Only the `id`, for lines that are invalid otherwise.
#[derive(Debug, Deserialize)]
struct Identity<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
}

/// One line of the output, without its id.
#[derive(Debug, Default, Serialize)]
struct Answer {
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    violations: Option<Vec<ViolationAnswer>>,
    /// Clauses that depend on unknown earlier moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    undecided: Vec<Cow<'static, str>>,
    /// The end of the game, part of every answer that is not an error.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    end: Option<EndAnswer>,
    /// The moves with which a draw may be claimed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claim_with: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// How the game has ended, and whether the side to move may claim a draw because this is the third occurrence of the
/// position.
#[derive(Debug, Serialize)]
struct EndAnswer {
    /// Null while the game goes on.
    outcome: serde_json::Value,
    /// Null if it depends on earlier moves that are unknown.
    may_claim_draw: Option<bool>,
}

impl EndAnswer {
    /// The end of a game whose moves are all known.
    fn of_game(game: &Game) -> EndAnswer {
        EndAnswer {
            outcome: crate::service::json::outcome(game.rules(), game.outcome()),
            may_claim_draw: Some(game.may_claim_draw()),
        }
    }

    /// The end of a position without a history.
    fn of_position(position: &Position) -> EndAnswer {
        let outcome = position.outcome();
        let claims = position.rules().switches().repetition == Repetition::ThreefoldClaim;
        // Two repetitions of a cycle of at least four plies precede the third occurrence.
        let too_soon = position.is_counted() && position.quiet() < 8;
        let may_claim_draw = (outcome.is_some() || !claims || too_soon).then_some(false);
        EndAnswer { outcome: crate::service::json::outcome(position.rules(), outcome), may_claim_draw }
    }
}

#[derive(Debug, Serialize)]
struct ViolationAnswer {
    clause: Cow<'static, str>,
    squares: Vec<String>,
    message: String,
    /// Custom sentences of the set's rules sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
}

impl Answer {
    fn error(message: impl Into<String>) -> Answer {
        Answer { status: "error", message: Some(message.into()), ..Answer::default() }
    }

    fn unreadable(message: String) -> Answer {
        Answer { status: "unreadable", message: Some(message), ..Answer::default() }
    }
}

/// Answers a query with an error.
fn refuse<T>(message: impl Into<String>) -> Result<T, Box<Answer>> {
    Err(Box::new(Answer::error(message)))
}

/// A loaded ruleset with what is needed to read moves under it.
struct Ready {
    rules: Arc<Rules>,
    spellings: Spellings,
}

/// Answers queries one at a time and caches the rulesets they name.
pub struct Batch<F: FileProvider> {
    files: F,
    default: String,
    /// Switch overrides for the ruleset of every query.
    switches: Vec<String>,
    ready: BTreeMap<String, Arc<Ready>>,
    /// Rules of the arguments or of the theme, for queries that name none.
    asked: Option<Arc<Ready>>,
    voice: RefereeLanguage,
}

impl<F: FileProvider> Batch<F> {
    /// A batch that reads rulesets from `files`, with `default` for queries that name none.
    pub fn new(files: F, default: impl Into<String>) -> Batch<F> {
        Batch {
            files,
            default: default.into(),
            switches: Vec::new(),
            ready: BTreeMap::new(),
            asked: None,
            voice: RefereeLanguage::english(),
        }
    }

    /// Answers one line (without line end) by appending one line (with line end) to `out`. Never fails: an invalid
    /// query is answered with an error.
    pub fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) {
        match serde_json::from_slice::<Question<'_>>(line) {
            Ok(question) => {
                let answer = self.rule(&question).unwrap_or_else(|answer| *answer);
                write_answer(out, question.id, &answer);
            }
            Err(error) => {
                let known = serde_json::from_slice::<Identity<'_>>(line).ok().and_then(|identity| identity.id);
                let message = format!("this line is not a query: {error}");
                write_answer(out, known, &Answer::error(message));
            }
        }
    }

    /// The answer to a query, or an error.
    fn rule(&mut self, question: &Question<'_>) -> Result<Answer, Box<Answer>> {
        let ready = self.ready(question.rules.as_deref())?;
        let voice = &self.voice;
        let read = |text: &str| read_position(text, &ready.rules).map_err(|fault| unreadable(&fault, voice));
        match (&question.position, &question.start, &question.history) {
            (Some(_), None, None) if question.claim.is_some() => {
                refuse("a claim needs the moves before it: give \"start\" with \"history\"")
            }
            (Some(text), None, None) => self.rule_bare(question, &ready, &read(text)?),
            (Some(_), ..) => refuse("give \"position\", or \"start\" with \"history\", not both"),
            (None, None, None) => refuse("\"position\" is missing, or \"start\" with \"history\""),
            (None, start, history) => {
                let start = match start {
                    None | Some(Given::Bool(true)) => Position::start(&ready.rules),
                    Some(Given::Bool(false)) => {
                        return refuse("\"start\" is true or a position");
                    }
                    Some(Given::Text(text)) => read(text)?,
                };
                let mut game = Game::new(start);
                for (ply, text) in history.iter().flatten().enumerate() {
                    self.play(&mut game, &ready, ply, text)?;
                }
                match (&question.claim, &question.mv) {
                    (None, _) => self.rule_game(question, &ready, game),
                    (Some(claim), None) => self.rule_claim(claim, &ready, game),
                    (Some(_), Some(_)) => refuse("give \"move\" or \"claim\", not both; a claim names its own move"),
                }
            }
        }
    }

    fn rule_bare(&self, question: &Question<'_>, ready: &Ready, position: &Position) -> Result<Answer, Box<Answer>> {
        let Some(text) = &question.mv else {
            let moves = position.moves();
            let open = position.open_clauses();
            return Ok(listed(ready, &moves, open, EndAnswer::of_position(position)));
        };
        let mv = read_move(text, position, &ready.spellings).map_err(|fault| unreadable(&fault, &self.voice))?;
        let verdict = judge(position, mv);
        let end = match verdict.is_legal() {
            true => EndAnswer::of_position(&position.after(mv)),
            false => EndAnswer::of_position(position),
        };
        Ok(self.judged(ready, position, mv, verdict, end))
    }

    fn rule_game(&self, question: &Question<'_>, ready: &Ready, mut game: Game) -> Result<Answer, Box<Answer>> {
        let Some(text) = &question.mv else {
            let mut answer = listed(ready, &game.moves(), Vec::new(), EndAnswer::of_game(&game));
            answer.claim_with = game.claiming_moves().iter().map(Move::to_string).collect();
            return Ok(answer);
        };
        let mv = read_move(text, game.position(), &ready.spellings).map_err(|fault| unreadable(&fault, &self.voice))?;
        let verdict = game.judge(mv);
        let before = game.position().clone();
        if verdict.is_legal() {
            // Was judged legal above, so this cannot fail.
            let _ = game.play(mv);
        }
        Ok(self.judged(ready, &before, mv, verdict, EndAnswer::of_game(&game)))
    }

    /// Judges a claim of a draw.
    fn rule_claim(&self, claimed: &Given<'_>, ready: &Ready, mut game: Game) -> Result<Answer, Box<Answer>> {
        let claim = match claimed {
            Given::Bool(true) => Claim::Standing,
            Given::Bool(false) => return refuse("\"claim\" is true or a move"),
            Given::Text(text) => Claim::With(
                read_move(text, game.position(), &ready.spellings).map_err(|fault| unreadable(&fault, &self.voice))?,
            ),
        };
        let refused = game.claim(claim).err();
        let violations = refused.map_or(Vec::new(), |why| {
            let clause = match why {
                ClaimError::Over => Clause::GameOver,
                ClaimError::NotInTheRules | ClaimError::Illegal(_) | ClaimError::NotYet => Clause::ThreefoldClaim,
            };
            let squares = match claim {
                Claim::Standing => Vec::new(),
                Claim::With(mv) => vec![mv.from.to_string(), mv.to.to_string()],
            };
            let message = say_refused(&game, claim, &why, &self.voice.language);
            let sentence = self.voice.own(&ready.rules, clause).map(str::to_owned);
            vec![ViolationAnswer { clause: clause.id(&ready.rules), squares, message, sentence }]
        });
        let status = if violations.is_empty() { "legal" } else { "illegal" };
        Ok(Answer { status, violations: Some(violations), end: Some(EndAnswer::of_game(&game)), ..Answer::default() })
    }

    /// Plays one move of a history; it must be legal.
    fn play(&self, game: &mut Game, ready: &Ready, ply: usize, text: &str) -> Result<(), Box<Answer>> {
        let place = || ("place", Argument::Number(ply as u32 + 1));
        let mv = read_move(text, game.position(), &ready.spellings).map_err(|fault| {
            let parts = [place(), ("why", Argument::Text(self.voice.language.fault(&fault)))];
            Box::new(Answer::unreadable(self.voice.say("batch-history-unreadable", &parts)))
        })?;
        let before = game.judge(mv);
        match before.violations().first() {
            None => {
                // Was judged legal above, so this cannot fail.
                let _ = game.play(mv);
                Ok(())
            }
            Some(violation) => {
                let scene = JudgedMove { position: game.position(), mv, language: &self.voice.language };
                let why = say_violation(scene, violation);
                let parts = [place(), ("move", Argument::Text(mv.to_string()))];
                let what = self.voice.say("batch-history-illegal", &parts);
                refuse(self.voice.language.joined(&[what, why]))
            }
        }
    }

    /// The answer for a move, with the end of the game after it; after an illegal move the state is unchanged.
    fn judged(&self, ready: &Ready, position: &Position, mv: Move, verdict: Verdict, end: EndAnswer) -> Answer {
        let scene = JudgedMove { position, mv, language: &self.voice.language };
        match verdict {
            Verdict::Legal { open } => Answer {
                status: "legal",
                violations: Some(Vec::new()),
                undecided: open.into_iter().map(|clause| clause.id(&ready.rules)).collect(),
                end: Some(end),
                ..Answer::default()
            },
            Verdict::Illegal(violations) => {
                let violations = violations
                    .iter()
                    .map(|violation| ViolationAnswer {
                        clause: violation.clause.id(&ready.rules),
                        squares: violation.squares.iter().map(ToString::to_string).collect(),
                        message: say_violation(scene, violation),
                        sentence: self.voice.own(&ready.rules, violation.clause).map(str::to_owned),
                    })
                    .collect();
                Answer { status: "illegal", violations: Some(violations), end: Some(end), ..Answer::default() }
            }
        }
    }

    /// A ruleset, loaded on first use.
    fn ready(&mut self, name: Option<&str>) -> Result<Arc<Ready>, Box<Answer>> {
        if let (None, Some(asked)) = (name, &self.asked) {
            return Ok(asked.clone());
        }
        let name = name.unwrap_or(&self.default);
        if let Some(ready) = self.ready.get(name) {
            return Ok(ready.clone());
        }
        let rules = load(name, &self.switches, &self.files)
            .map_err(|error| Box::new(Answer::error(error.to_string().replace("\n  help: ", "; "))))?;
        let ready = Arc::new(Ready { spellings: self.voice.spellings(&rules), rules: Arc::new(rules) });
        if self.ready.len() >= MOST_RULES {
            self.ready.clear();
        }
        self.ready.insert(name.to_owned(), ready.clone());
        Ok(ready)
    }
}

/// The answer to a query with an unreadable text.
fn unreadable(fault: &NotationFault, voice: &RefereeLanguage) -> Box<Answer> {
    Box::new(Answer::unreadable(voice.language.fault(fault)))
}

fn listed(ready: &Ready, moves: &[Move], open: Vec<Clause>, end: EndAnswer) -> Answer {
    Answer {
        status: "ok",
        moves: Some(moves.iter().map(Move::to_string).collect()),
        undecided: open.into_iter().map(|clause| clause.id(&ready.rules)).collect(),
        end: Some(end),
        ..Answer::default()
    }
}

/// Writes an answer with the id of the query, verbatim, and a line end.
fn write_answer(out: &mut Vec<u8>, id: Option<&RawValue>, answer: &Answer) {
    #[derive(Serialize)]
    struct QueryLine<'a> {
        id: Option<&'a RawValue>,
        #[serde(flatten)]
        answer: &'a Answer,
    }
    // Writing into memory cannot fail.
    let _ = serde_json::to_writer(&mut *out, &QueryLine { id, answer });
    out.push(b'\n');
}
