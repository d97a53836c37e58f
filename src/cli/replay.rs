//! `shouqi referee replay`.

use super::args::Replay;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::{beside_record, open_record, referee_language};
use super::picture::picture;
use super::rule_explanation::write_reason;
use super::terminal::{bold, red, wrap};
use crate::cli::std_streams::eprintln;
use crate::language::Language;
use crate::rules::notation::{NamedRules, Record, RecordReplay, RecordResult, RecordedEnding, ReplayStep};
use crate::rules::{Claim, ClaimError, Ending, Game, Outcome, Position, Session, Side, Violation};
use crate::rulesheet::{JudgedMove, say_open_claims, say_refused, say_violation};
use crate::service::{ReadRecord, RefereeLanguage, say_ended};
use std::io::Write;

/// Replays a record and reports where it is invalid.
pub fn run(arguments: Replay) -> Result<Done, Failure> {
    let table = arguments.which.table()?;
    let voice = referee_language(table.as_ref(), arguments.lang.as_deref())?;
    let read = open_record(&arguments.file, &voice)?;
    let rules = arguments.which.load_for(&read, table.as_ref(), &voice)?;
    let language: &Language = &voice.language;
    let spellings = voice.spellings(&rules);
    let mut walk = RecordReplay::new(&read.record, &spellings, read.start(&rules)?);
    let mut out = escaped_output::stdout();
    let moves = read.record.moves.len();
    // With --pgn standard output has only the record.
    if !arguments.pgn {
        let head = [("rules", rules.signature().into()), ("count", (moves as u32).into())];
        writeln!(out, "{}", voice.say("replay-head", &head))?;
    }
    let mut bad = 0;
    let mut stopped = false;
    while let Some(step) = walk.step() {
        match step {
            ReplayStep::Held(_) => (),
            ReplayStep::Unreadable(fault) => return Err(read.fault("unreadable-move", &fault).into()),
            ReplayStep::Illegal(mv, violations) => {
                bad += 1;
                let (game, ply) = (walk.game(), walk.written().len());
                let scene = JudgedMove { position: game.position(), mv, language };
                let name = format!("{} {}", number(game.start(), ply), read.record.moves[ply].text);
                let ruling =
                    Bad { scene, voice: &voice, game, violations: &violations, name: &name, written: walk.written() };
                ruling.write(&mut out)?;
                if !arguments.keep_going || !walk.force(mv) {
                    if let Some(last) = walk.written().last() {
                        let at = number(walk.game().start(), ply - 1);
                        let last = [("move", format!("{at} {last}").into())];
                        writeln!(out, "\n{}", voice.say("replay-hold-to", &last))?;
                    }
                    stopped = true;
                    break;
                }
            }
        }
    }
    let (game, written) = walk.finish();
    if stopped {
        match game.outcome() {
            Some(outcome) => tell_past_the_end(&mut out, &read.record, &game, outcome, &voice)?,
            None if read.record.result != RecordResult::Open => {
                let result = [("result", claim(&read.record).into())];
                writeln!(out, "{}", wrap(&voice.say("replay-not-so-far", &result), "", ""))?;
            }
            None => (),
        }
        return Ok(Done::Illegal);
    }
    let (session, refused) = read.apply_ending(game, &spellings)?;
    if arguments.pgn && bad == 0 {
        write!(out, "{}", canonical(&read, &written, &session, &voice)?)?;
    }
    let end = RecordedEnd { record: &read.record, session: &session, refused, voice: &voice };
    let (words, holds) = end.words(bad);
    let text = wrap(&voice.language.joined(&words), "", "");
    if arguments.pgn {
        eprintln!("{text}");
    } else {
        writeln!(out, "\n{text}")?;
    }
    Ok(if bad == 0 && holds { Done::Well } else { Done::Illegal })
}

/// The number of a ply of a game from `start`: `12.` for the side that moves first, `12…` for the other.
fn number(start: &Position, ply: usize) -> String {
    let first = start.rules().switches().first_mover;
    let before = start.ply() as usize + ply;
    let side: Side = if ply.is_multiple_of(2) { start.side() } else { !start.side() };
    format!("{}{}", before / 2 + 1, if side == first { "." } else { "…" })
}

/// An illegal move of the record.
struct Bad<'a> {
    scene: JudgedMove<'a>,
    voice: &'a RefereeLanguage,
    /// The game before the move.
    game: &'a Game,
    violations: &'a [Violation],
    /// The move with its number, as in the record.
    name: &'a str,
    /// The moves so far in canonical form.
    written: &'a [String],
}

impl Bad<'_> {
    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.scene;
        let others: Vec<_> = self
            .violations
            .iter()
            .flat_map(|violation| violation.squares.iter().copied())
            .filter(|&square| square != mv.from && square != mv.to)
            .collect();
        writeln!(out, "\n  {}   {}", bold(self.name), red(&self.voice.say("word-illegal", &[])))?;
        writeln!(out, "\n{}", picture(position, self.scene.language, Some(mv), &others))?;
        for violation in self.violations {
            let mut applied = say_violation(self.scene, violation);
            if let Some(ply) = violation.earlier_ply {
                applied.push('\n');
                applied.push_str(&self.circle(ply as usize));
            }
            write_reason(out, self.scene, self.voice, violation.clause, self.game.outcome(), &applied)?;
        }
        Ok(())
    }

    /// The moves since the position's earlier occurrence.
    fn circle(&self, ply: usize) -> String {
        let numbered: Vec<String> = (ply..self.game.plies().len())
            .map(|ply| format!("{} {}", number(self.game.start(), ply), self.written[ply]))
            .take(12)
            .collect();
        let more = if self.game.plies().len() - ply > 12 { " …" } else { "" };
        let moves = format!("{}{more}", numbered.join(" "));
        self.voice.say("replay-circle", &[("moves", moves.into())])
    }
}

/// The result of a record, in words.
fn claim(record: &Record) -> String {
    match record.tag("Result") {
        Some(tag) => tag.to_owned(),
        None => record.result.word().to_owned(),
    }
}

/// The recorded end, compared with the game after its moves.
struct RecordedEnd<'a> {
    record: &'a Record,
    /// The game, ended as recorded.
    session: &'a Session,
    /// A recorded claim that is not justified.
    refused: Option<(Claim, ClaimError)>,
    voice: &'a RefereeLanguage,
}

impl RecordedEnd<'_> {
    /// The report after a number of illegal moves, and whether the record is valid.
    fn words(&self, bad: usize) -> (Vec<String>, bool) {
        let game = self.session.game();
        let mut words = Vec::new();
        words.push(match (bad, game.plies().len()) {
            (0, 0) => self.voice.say("replay-no-moves", &[]),
            (0, _) => self.voice.say("replay-all-hold", &[]),
            (bad, _) => self.voice.say("replay-bad-moves", &[("count", (bad as u32).into())]),
        });
        let result = self.record.result.word();
        let claimed = claim(self.record);
        let mut agrees = claimed == self.record.result.word();
        if !agrees {
            let both = [("claimed", claimed.into()), ("result", result.into())];
            words.push(self.voice.say("replay-two-results", &both));
        }
        match self.session.ending() {
            Some(Ending::Ruled(outcome)) => {
                words.push(end_in_words(game, outcome, self.voice));
                let shown = outcome.result();
                if result != shown {
                    agrees = false;
                    let both = [("result", result.into()), ("shown", shown.into())];
                    words.push(self.voice.say("replay-other-result", &both));
                }
            }
            Some(Ending::Resigned(_) | Ending::Agreed) => self.off_the_board(&mut words),
            None => agrees &= self.open(&mut words),
        }
        (words, agrees)
    }

    /// A recorded end that the board cannot show.
    fn off_the_board(&self, words: &mut Vec<String>) {
        let how = match self.record.recorded_ending() {
            RecordedEnding::Resignation => self.voice.say("told-resignation", &[]),
            RecordedEnding::Agreement => self.voice.say("told-agreement", &[]),
            // As recorded.
            RecordedEnding::Nothing | RecordedEnding::Claim | RecordedEnding::Elsewhere => {
                self.record.tag("Termination").unwrap_or_default().to_lowercase()
            }
        };
        let arguments = [("result", self.record.result.word().into()), ("how", how.into())];
        words.push(self.voice.say("replay-off-the-board", &arguments));
    }

    /// The recorded result of a game that has no end on the board; whether it is possible.
    fn open(&self, words: &mut Vec<String>) -> bool {
        let game = self.session.game();
        if let Some((claim, why)) = &self.refused {
            words.push(self.voice.say("replay-bad-claim", &[]));
            words.push(say_refused(game, *claim, why, &self.voice.language));
            words.extend(say_open_claims(game, &self.voice.language));
            return false;
        }
        match (self.record.result, self.record.recorded_ending()) {
            (RecordResult::Open, _) => {
                words.push(self.voice.say("replay-open", &[]));
                words.extend(say_open_claims(game, &self.voice.language));
                true
            }
            (_, RecordedEnding::Elsewhere | RecordedEnding::Resignation | RecordedEnding::Agreement) => {
                self.off_the_board(words);
                true
            }
            (result, RecordedEnding::Nothing | RecordedEnding::Claim) => {
                words.push(self.voice.say("replay-early", &[("result", result.word().into())]));
                let open = say_open_claims(game, &self.voice.language);
                match open.is_empty() || result != RecordResult::Draw {
                    true => words.push(self.voice.say("replay-tell-how", &[])),
                    false => {
                        words.extend(open);
                        words.push(self.voice.say("replay-tell-claim", &[]));
                    }
                }
                false
            }
        }
    }
}

/// Reports when the game of a record that goes on had ended, and compares its result with the board's.
fn tell_past_the_end(
    out: &mut impl Write,
    record: &Record,
    game: &Game,
    outcome: Outcome,
    voice: &RefereeLanguage,
) -> Result<(), Failure> {
    let key = if outcome.winner.is_none() { "replay-was-drawn" } else { "replay-was-over" };
    let ply = [("ply", game.position().ply().into())];
    let mut words = vec![end_in_words(game, outcome, voice), voice.say(key, &ply)];
    if record.result.word() != outcome.result() {
        let both = [("result", claim(record).into()), ("shown", outcome.result().into())];
        words.push(voice.say("replay-other-result", &both));
    }
    writeln!(out, "{}", wrap(&voice.language.joined(&words), "", ""))?;
    Ok(())
}

fn end_in_words(game: &Game, outcome: Outcome, voice: &RefereeLanguage) -> String {
    say_ended(game, outcome, &voice.language).unwrap_or_else(|| voice.say("replay-over-before", &[]))
}

/// The record in canonical form.
fn canonical(
    read: &ReadRecord,
    written: &[String],
    session: &Session,
    voice: &RefereeLanguage,
) -> Result<Record, Failure> {
    let (mut record, game) = (read.record.clone(), session.game());
    let rules = game.rules();
    record.moves.iter_mut().zip(written).for_each(|(recorded, text)| recorded.text = text.clone());
    record.set_tag("Variant", "Dou Shou Qi");
    NamedRules::of_rules(rules, beside_record(rules, &read.path, voice)?).write(&mut record);
    match rules.overrides().is_empty() {
        true => record.remove_tag("RuleSwitches"),
        false => record.set_tag("RuleSwitches", rules.overrides().join("; ")),
    }
    if record.tag("FEN").is_some() {
        record.set_tag("FEN", game.start().to_string());
        record.set_tag("SetUp", "1");
    }
    let result = record.result.word();
    record.set_tag("Result", result);
    if let (Some(outcome), None) = (game.outcome(), record.tag("Termination")) {
        record.set_tag("Termination", outcome.termination.id());
    }
    record.write_claim(session);
    Ok(record)
}
