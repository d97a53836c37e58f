//! `shouqi referee replay`.

use super::args::Replay;
use super::exit::{Done, Failure};
use super::given::ReadRecord;
use super::picture::picture;
use super::reason::write_reason;
use super::screen;
use super::terminal::{bold, red, wrap};
use super::voice::Voice;
use crate::cli::out::eprintln;
use crate::language::Language;
use crate::rules::notation::{NotationFault, Record, RecordResult, display_move, read_move};
use crate::rules::{Game, Outcome, Position, Verdict, Violation};
use crate::rulesheet::{Scene, say_end, say_violation};
use std::io::Write;

/// Plays a record through and says where it does not hold.
pub fn run(arguments: Replay) -> Result<Done, Failure> {
    let read = ReadRecord::open(&arguments.file)?;
    let table = arguments.which.table()?;
    let rules = arguments.which.load_for(&read.record, table.as_ref())?;
    let voice = Voice::of(table.as_ref(), arguments.lang.as_deref())?;
    let language: &Language = &voice.language;
    let spellings = voice.spellings(&rules);
    let mut game = read.start(&rules)?;
    let mut out = screen::stdout();
    let moves = read.record.moves.len();
    // With --pgn standard output carries the record and nothing else.
    if !arguments.pgn {
        let plural = if moves == 1 { "" } else { "s" };
        writeln!(out, "Rules {} · {moves} move{plural}", rules.signature())?;
    }
    let mut bad = 0;
    let mut stopped = false;
    let mut written: Vec<String> = Vec::new();
    for (ply, recorded) in read.record.moves.iter().enumerate() {
        let range = recorded.range.clone();
        let mv = read_move(&recorded.text, game.position(), &spellings).map_err(|fault| {
            let place = range.start + fault.range.start..range.start + fault.range.end;
            read.fault("unreadable-move", &NotationFault { range: place, ..fault })
        })?;
        written.push(display_move(game.position(), mv));
        let number = number(game.position());
        let (before, history) = (game.clone(), ply);
        match game.play(mv) {
            Ok(()) => continue,
            Err(Verdict::Illegal(violations)) => {
                bad += 1;
                let scene = Scene { position: before.position(), mv, language };
                let name = format!("{number} {}", recorded.text);
                let ruling = Bad {
                    scene,
                    voice: &voice,
                    game: &before,
                    violations: &violations,
                    name: &name,
                    written: &written,
                };
                ruling.write(&mut out)?;
                if !arguments.keep_going || !game.force(mv) {
                    if history > 0 {
                        let last = &written[history - 1];
                        let at = number_of(&before, history - 1);
                        writeln!(out, "\nThe moves to {at} {last} hold.")?;
                    }
                    stopped = true;
                    break;
                }
            }
            Err(Verdict::Legal { .. }) => break,
        }
    }
    if arguments.pgn && bad == 0 {
        let canonical = canonical(&read.record, &written, &game);
        write!(out, "{canonical}")?;
    }
    let holds = match stopped {
        true => {
            match game.outcome() {
                Some(outcome) => tell_past_the_end(&mut out, &read.record, &game, outcome, language)?,
                None if read.record.result != RecordResult::Open => {
                    writeln!(out, "The record claims {}; the game did not come that far.", claim(&read.record))?;
                }
                None => (),
            }
            false
        }
        false => tell_end(&mut out, &read.record, &game, language, bad, arguments.pgn)?,
    };
    Ok(if bad == 0 && holds { Done::Well } else { Done::Illegal })
}

/// `12.` before White's move, `12…` before Black's.
fn number(position: &Position) -> String {
    let dots = if position.side() == position.rules().switches().first_mover { "." } else { "…" };
    format!("{}{dots}", position.move_number())
}

/// The number of a ply of a game that was played.
fn number_of(game: &Game, ply: usize) -> String {
    let mut then = game.clone();
    while then.plies().len() > ply {
        then.take_back();
    }
    number(then.position())
}

/// A move of the record that breaks the rules.
struct Bad<'a> {
    scene: Scene<'a>,
    voice: &'a Voice,
    /// The game before the move.
    game: &'a Game,
    violations: &'a [Violation],
    /// The move with its number, as the record has it.
    name: &'a str,
    /// The moves so far as the program writes them.
    written: &'a [String],
}

impl Bad<'_> {
    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Scene { position, mv, .. } = self.scene;
        let others: Vec<_> = self
            .violations
            .iter()
            .flat_map(|violation| violation.squares.iter().copied())
            .filter(|&square| square != mv.from && square != mv.to)
            .collect();
        writeln!(out, "\n  {}   {}", bold(self.name), red("Illegal."))?;
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

    /// The moves since the position stood before.
    fn circle(&self, ply: usize) -> String {
        let numbered: Vec<String> = (ply..self.game.plies().len())
            .map(|ply| format!("{} {}", number_of(self.game, ply), self.written[ply]))
            .take(12)
            .collect();
        let more = if self.game.plies().len() - ply > 12 { " …" } else { "" };
        format!("Since then both sides moved in a circle: {}{more}", numbered.join(" "))
    }
}

/// What the result of a record says, in words.
fn claim(record: &Record) -> String {
    match record.tag("Result") {
        Some(tag) => tag.to_owned(),
        None => record.result.word().to_owned(),
    }
}

/// Ways to end a game that the board does not show.
const OFF_THE_BOARD: [&str; 7] =
    ["resignation", "agreement", "time", "forfeit", "abandoned", "adjudication", "infraction"];

/// Holds the record's result against the board's; `true` if they agree.
fn tell_end(
    out: &mut impl Write,
    record: &Record,
    game: &Game,
    language: &Language,
    bad: usize,
    quietly: bool,
) -> Result<bool, Failure> {
    let outcome = game.outcome();
    let mut words = Vec::new();
    match (bad, game.plies().len()) {
        (0, 0) => words.push("The record has no moves.".to_owned()),
        (0, _) => words.push("Every move holds.".to_owned()),
        (1, _) => words.push("One move does not hold.".to_owned()),
        (bad, _) => words.push(format!("{bad} moves do not hold.")),
    }
    let claimed = claim(record);
    let mut agrees = claimed == record.result.word();
    if !agrees {
        words.push(format!("The tag Result says {claimed}, the moves end with {}.", record.result.word()));
    }
    match outcome {
        Some(outcome) => {
            words.push(end_in_words(game, outcome, language));
            let shown = outcome.result();
            if record.result.word() != shown {
                agrees = false;
                words.push(format!("The record claims {}; the board says {shown}.", record.result.word()));
            }
        }
        None => agrees &= tell_open(record, game, &mut words),
    }
    let text = wrap(&words.join(" "), "", "");
    if quietly {
        eprintln!("{text}");
    } else {
        writeln!(out, "\n{text}")?;
    }
    Ok(agrees)
}

/// Tells of a record that goes on after the end of its game when that was, and holds its result against the board's.
fn tell_past_the_end(
    out: &mut impl Write,
    record: &Record,
    game: &Game,
    outcome: Outcome,
    language: &Language,
) -> Result<(), Failure> {
    let how = if outcome.winner.is_none() { "drawn" } else { "over" };
    let ply = game.position().ply();
    let mut words = vec![
        end_in_words(game, outcome, language),
        format!("The game was {how} at ply {ply}; the moves after it do not count."),
    ];
    if record.result.word() != outcome.result() {
        words.push(format!("The record claims {}; the board says {}.", claim(record), outcome.result()));
    }
    writeln!(out, "{}", wrap(&words.join(" "), "", ""))?;
    Ok(())
}

/// The record's claim where the board shows no end.
fn tell_open(record: &Record, game: &Game, words: &mut Vec<String>) -> bool {
    let how = record.tag("Termination").unwrap_or_default().to_lowercase();
    let elsewhere = OFF_THE_BOARD.iter().any(|word| how.contains(word));
    match record.result {
        RecordResult::Open => {
            words.push("The game is not over.".to_owned());
            true
        }
        RecordResult::Draw if game.may_claim_draw() => {
            words.push("A draw was claimed: the position stands for the third time.".to_owned());
            true
        }
        result if elsewhere => {
            words.push(format!("The record claims {} by {how}, which the board cannot show.", result.word()));
            true
        }
        result => {
            let claimed = result.word();
            words.push(format!("The record claims {claimed}; at that point the game is not over."));
            words.push("If it ended off the board, a tag such as [Termination \"resignation\"] says so.".to_owned());
            false
        }
    }
}

fn end_in_words(game: &Game, outcome: Outcome, language: &Language) -> String {
    let mut before = game.clone();
    match before.take_back() {
        Some(mv) => say_end(Scene { position: before.position(), mv, language }, outcome),
        None => "The game is over before its first move.".to_owned(),
    }
}

/// The record in the one form the program writes.
fn canonical(record: &Record, written: &[String], game: &Game) -> Record {
    let mut record = record.clone();
    let rules = game.rules();
    record.moves.iter_mut().zip(written).for_each(|(recorded, text)| recorded.text = text.clone());
    record.set_tag("Variant", "Dou Shou Qi");
    record.set_tag("Rules", format!("{} {}", rules.name(), rules.version()));
    if !rules.overrides().is_empty() {
        record.set_tag("RuleSwitches", rules.overrides().join("; "));
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
    record
}
