//! A table as a record in PGN, and back: the game, its clocks, its claims, notes and offences. What was taken back, and
//! when things happened, is in the journal alone.

use super::event::{plain_text, side_word};
use super::{Bonus, Clocks, Millis, Penalty, Press, Setting, Table, TableEnding, TimeControl, TimeLeft};
use crate::rules::notation::{
    NamedRules, NotationFault, Record, RecordReplay, RecordResult, RecordedEnding, ReplayStep, Spellings,
};
use crate::rules::{Game, Side};

/// Tags of a table, beside those of every record.
const TIME_CONTROL: &str = "TimeControl";
const CLOCK_PRESS: &str = "ClockPress";
const PENALTIES: &str = "Penalties";
const OFFENCES: &str = "Offences";
const CLOCK_TURN: &str = "ClockTurn";
const OFFER: &str = "DrawOffer";
const REASON: &str = "Reason";
const CLOCKS: [&str; 2] = ["WhiteClock", "BlackClock"];

/// Why a record is no table's.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PgnFault {
    /// A move cannot be read.
    #[error("a move cannot be read")]
    Unreadable(NotationFault),
    /// A move is illegal: its number among all moves, from 1.
    #[error("move {0} is illegal")]
    Illegal(usize),
    /// A tag has a value that is none.
    #[error("the tag {0} cannot be read")]
    Tag(&'static str),
}

/// `0:14:52.345`, with periods of byo-yomi behind it if there are any: `0:00:00 3`.
fn written(left: TimeLeft) -> String {
    let clock = left.main.on_clock();
    if left.periods == 0 { clock } else { format!("{clock} {}", left.periods) }
}

fn read(text: &str) -> Option<TimeLeft> {
    let (clock, periods) = text.trim().split_once(' ').unwrap_or((text.trim(), "0"));
    Some(TimeLeft { main: Millis::from_clock(clock)?, periods: periods.parse().ok()? })
}

impl Table {
    /// The record of the game, without moves that are only tried out.
    pub fn record(&self, rules: &NamedRules) -> Record {
        let session = self.played();
        let setting = self.setting();
        let players = Side::BOTH.map(|side| setting.player(side).unwrap_or("?"));
        let mut record = Record::of_session(session, players, rules);
        if let Some(ending) = self.ending().filter(|ending| !matches!(ending, TableEnding::Played(_))) {
            record.result = RecordResult::of(ending.winner());
            record.set_tag("Result", record.result.word());
            record.set_tag("Termination", ending.id());
            if let TableEnding::Adjudicated(_, why) = ending {
                record.set_tag(REASON, why);
            }
        }
        if let Some([white, black]) = setting.clocks {
            record.set_tag(TIME_CONTROL, if white == black { standard(white) } else { format!("{white}, {black}") });
        }
        if setting.press == Press::ByHand {
            record.set_tag(CLOCK_PRESS, "by hand");
        }
        if !setting.penalties.is_empty() {
            let list: Vec<String> = setting.penalties.iter().map(Penalty::to_string).collect();
            record.set_tag(PENALTIES, list.join(", "));
        }
        let [white, black] = Side::BOTH.map(|side| self.offences(side));
        if white + black > 0 {
            record.set_tag(OFFENCES, format!("{white}/{black}"));
        }
        if let Some(side) = session.offered().filter(|_| self.ending().is_none()) {
            record.set_tag(OFFER, side_word(side));
        }
        if let Some(clocks) = self.clocks() {
            for (tag, left) in CLOCKS.into_iter().zip(clocks.at_turn()) {
                record.set_tag(tag, written(left));
            }
            record
                .set_tag(CLOCK_TURN, format!("{} {}", side_word(clocks.turn()), clocks.spent(self.last()).on_clock()));
        }
        for (mv, left) in record.moves.iter_mut().zip(self.after_moves()) {
            mv.comments.extend(left.map(|left| format!("[%clk {}]", written(left))));
        }
        for (after, note) in self.notes() {
            let comments = match after.checked_sub(1).and_then(|place| record.moves.get_mut(place)) {
                Some(mv) => &mut mv.comments,
                None => &mut record.preface,
            };
            comments.push(note.clone());
        }
        record
    }

    /// The table of a record; its clocks stand. `start` is the game from which its moves go on.
    ///
    /// # Errors
    /// If a move is illegal, or a tag cannot be read.
    pub fn of_record(record: &Record, start: Game, spellings: &Spellings) -> Result<Table, PgnFault> {
        let mut replay = RecordReplay::new(record, spellings, start);
        while let Some(step) = replay.step() {
            match step {
                ReplayStep::Held(_) => {}
                ReplayStep::Unreadable(fault) => return Err(PgnFault::Unreadable(fault)),
                ReplayStep::Illegal(..) => return Err(PgnFault::Illegal(replay.written().len() + 1)),
            }
        }
        let (game, _) = replay.finish();
        let (mut session, _) = record.apply_ending(game, spellings).map_err(PgnFault::Unreadable)?;
        let setting = setting(record)?;
        let ended = ended(record, session.ending().is_some());
        if let Some(side) = tag(record, OFFER, |text| Side::BOTH.into_iter().find(|side| side_word(*side) == text))? {
            session.offer(side);
        }
        let offences = tag(record, OFFENCES, |text| {
            let (white, black) = text.split_once('/')?;
            Some([white.parse().ok()?, black.parse().ok()?])
        })?;
        let clocks = clocks(record, setting.clocks, session.game().position().side())?;
        let notes = std::iter::once(&record.preface).chain(record.moves.iter().map(|mv| &mv.comments));
        let (mut after_moves, mut kept) = (Vec::new(), Vec::new());
        for (after, comments) in notes.enumerate() {
            let times: Vec<TimeLeft> = comments.iter().filter_map(|comment| clock_comment(comment)).collect();
            if after > 0 {
                after_moves.push(times.first().copied());
            }
            let notes = comments.iter().filter(|comment| clock_comment(comment).is_none());
            kept.extend(notes.filter_map(|note| Some((after, plain_text(note)?))));
        }
        Ok(Table::recorded(setting, session, clocks, ended, offences.unwrap_or_default(), after_moves, kept))
    }
}

/// A time control as other programs write it, in seconds, if they have one like it: `900+10`.
fn standard(control: TimeControl) -> String {
    let seconds = |Millis(time): Millis| (time % 1000 == 0).then_some(time / 1000);
    let written = match control.bonus {
        Bonus::Nothing => seconds(control.main).map(|main| main.to_string()),
        Bonus::Increment(added) => {
            Option::zip(seconds(control.main), seconds(added)).map(|(main, added)| format!("{main}+{added}"))
        }
        Bonus::Delay(_) | Bonus::ByoYomi(..) | Bonus::Hourglass => None,
    };
    written.unwrap_or_else(|| control.to_string())
}

/// Reads a time control in seconds.
fn in_seconds(text: &str) -> Option<TimeControl> {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split('+').collect();
    if !parts.iter().all(|part| is_number(part)) {
        return None;
    }
    TimeControl::read(&parts.iter().map(|part| format!("{part}s")).collect::<Vec<_>>().join("+"))
}

/// What the mover had left, as a comment tells it.
fn clock_comment(comment: &str) -> Option<TimeLeft> {
    read(comment.strip_prefix("[%clk ")?.strip_suffix(']')?)
}

/// The value of a tag, if there is one.
fn tag<T>(record: &Record, name: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, PgnFault> {
    record.tag(name).map(|text| read(text).ok_or(PgnFault::Tag(name))).transpose()
}

fn setting(record: &Record) -> Result<Setting, PgnFault> {
    let name = |tag: &str| record.tag(tag).filter(|name| *name != "?").unwrap_or_default().to_owned();
    let clocks = record.tag(TIME_CONTROL).and_then(|text| {
        // Other programs write time controls in other ways: those are not kept.
        let (white, black) = text.split_once(", ").unwrap_or((text, text));
        let control = |text: &str| TimeControl::read(text).or_else(|| in_seconds(text));
        Some([control(white)?, control(black)?])
    });
    let press = tag(record, CLOCK_PRESS, |text| (text == "by hand").then_some(Press::ByHand))?;
    let penalties = tag(record, PENALTIES, Penalty::read_list)?;
    Ok(Setting {
        players: [name("White"), name("Black")],
        clocks,
        press: press.unwrap_or_default(),
        penalties: penalties.unwrap_or_default(),
    })
}

/// An end that the rules do not know.
fn ended(record: &Record, is_played: bool) -> Option<TableEnding> {
    if is_played || record.recorded_ending() != RecordedEnding::Elsewhere || record.result == RecordResult::Open {
        return None;
    }
    let how = record.tag("Termination").unwrap_or_default().to_lowercase();
    match record.result.loser() {
        Some(loser) if how.contains("time") => Some(TableEnding::Flag(loser)),
        Some(loser) if how.contains("infraction") => Some(TableEnding::Offence(loser)),
        _ => Some(TableEnding::Adjudicated(
            record.result,
            record.tag(REASON).and_then(plain_text).unwrap_or_else(|| how.clone()),
        )),
    }
}

fn clocks(record: &Record, controls: Option<[TimeControl; 2]>, side: Side) -> Result<Option<Clocks>, PgnFault> {
    let Some(controls) = controls else { return Ok(None) };
    let [white, black] = CLOCKS.map(|name| tag(record, name, read));
    let turn = tag(record, CLOCK_TURN, |text| {
        let (word, spent) = text.split_once(' ')?;
        let side = Side::BOTH.into_iter().find(|side| side_word(*side) == word)?;
        Some((side, Millis::from_clock(spent)?))
    })?;
    Ok(Some(match (white?, black?, turn) {
        (Some(white), Some(black), Some((turn, spent))) => Clocks::standing(controls, [white, black], turn, spent),
        _ => Clocks::new(controls, side),
    }))
}
