//! A table with a referee: its journal and what happens at it lead to what stands, what the referee says, and the lines
//! that belong behind the journal.

use super::game_request::{GameRequest, RequestGame};
use super::judge::session_as_json;
use super::refusal::Refusal;
use super::request::{Answer, Request};
use super::ruling::Ruling as MoveRuling;
use super::standing::Standing;
use crate::rules::notation::NamedRules;
use crate::rules::{Claim, Side};
use crate::rulesheet::say_refused;
use crate::table::{
    Entry, Event, Journal, JournalTail, Millis, PENALTY_FORMS, Penalty, Press, Refused, Ruling, Setting,
    TIME_CONTROL_FORMS, Table, TableEnding, TimeControl, TimeLeft, journal_line, journal_start, plain_text,
    read_journal,
};
use serde::Deserialize;
use serde_json::{Value, json};

/// The most events of a request.
const MOST_EVENTS: usize = 1000;

/// The fields of the request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    /// The rules, the language, and where a new game begins.
    #[serde(default)]
    game: GameRequest,
    /// What is agreed for a new game.
    #[serde(default)]
    setting: Option<SettingRequest>,
    /// The journal of a game that goes on.
    #[serde(default)]
    journal: Option<String>,
    /// What happens, one after the other.
    #[serde(default)]
    events: Vec<EventRequest>,
    /// Whether the record of the game is told.
    #[serde(default)]
    record: bool,
}

/// What is agreed before a game, as it is written.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SettingRequest {
    white: String,
    black: String,
    /// One time control, or White's and Black's.
    clocks: Option<String>,
    press_by_hand: bool,
    penalties: Option<String>,
}

/// Something that happens.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRequest {
    /// Milliseconds since the table was set up.
    at: u64,
    /// As in a journal; moves may be written as players do.
    event: String,
}

/// Tells how a table stands after what has happened.
pub(super) fn table(request: Request<'_>) -> Result<Answer, Refusal> {
    let (wanted, files): (Fields, _) = request.fields()?;
    if wanted.events.len() > MOST_EVENTS {
        return Err(Refusal::new("out-of-range", format!("a request has at most {MOST_EVENTS} events")));
    }
    let mut read = wanted.journal.as_deref().map(read_journal).transpose().map_err(|fault| {
        let place = format!("line {} of the journal: {}", fault.line, fault.what);
        Refusal::new("faulty-journal", place)
    })?;
    let mut request = wanted.game;
    if let Some(journal) = &mut read {
        if wanted.setting.is_some() || !request.is_from_the_set_up() {
            return Err(Refusal::new("wrong-field", "a journal has its own setting and position"));
        }
        request.begin_at(journal.position.take());
    }
    let game = request.read(files)?;
    let signature = NamedRules::of_rules(game.rules(), None).signature();
    let (mut table, journal, first) = match read {
        Some(journal) => (repeated(&journal, &game, &signature)?, Some(journal), Vec::new()),
        None => {
            let (table, first) = Table::begin(setting(wanted.setting.unwrap_or_default())?, &game.session);
            (table, None, first)
        }
    };
    let (mut added, mut check) = match &journal {
        Some(journal) => (String::new(), journal.tail.check),
        None => journal_start(&Journal::of_new(&table, signature, None)),
    };
    // The end that a record tells is part of the journal, and no answer to a request.
    for event in first {
        if let Ok((entry, _)) = table.happen(event, Millis(0)) {
            let (line, next) = journal_line(check, &entry);
            added.push_str(&line);
            check = next;
        }
    }
    let mut told = Vec::new();
    for EventRequest { at, event } in &wanted.events {
        let event = read_event(event, &table, &game)?;
        let (entry, answer) = happened(&mut table, event, Millis(*at), &game);
        told.push(answer);
        if let Some(entry) = entry {
            let (line, next) = journal_line(check, &entry);
            added.push_str(&line);
            check = next;
        }
    }
    let tail = journal.map_or(JournalTail { check, ..JournalTail::EMPTY }, |journal| journal.tail);
    let mut answer = json!({
        "journal": { "keep": tail.whole, "torn": tail.torn, "add": added },
        "events": told,
        "table": table_as_json(&table),
        "session": session_as_json(table.session(), false, &game.voice),
    });
    if wanted.record {
        answer["record"] = table.record(&NamedRules::of_rules(game.rules(), None)).to_string().into();
    }
    Ok(answer.into())
}

/// The table of a journal.
fn repeated(journal: &Journal, game: &RequestGame, signature: &str) -> Result<Table, Refusal> {
    if journal.rules != signature {
        let message = format!("the journal is of a game by {}, not by {signature}", journal.rules);
        return Err(Refusal::new("other-rules", message));
    }
    journal
        .table(game.session.clone())
        .map_err(|place| Refusal::new("faulty-journal", format!("event {place} of the journal cannot have happened")))
}

fn setting(wanted: SettingRequest) -> Result<Setting, Refusal> {
    let player = |name: String| match name.as_str() {
        "" => Ok(name),
        text => plain_text(text).ok_or_else(|| Refusal::new("wrong-value", "a name is a line of text")),
    };
    let controls = |text: String| {
        let (white, black) = text.split_once(',').unwrap_or((&text, &text));
        let read = Some(()).and_then(|()| Some([TimeControl::read(white)?, TimeControl::read(black)?]));
        read.ok_or_else(|| Refusal::new("wrong-value", format!("clocks expects {TIME_CONTROL_FORMS}, or two of them")))
    };
    let penalties = |text: String| {
        Penalty::read_list(&text)
            .ok_or_else(|| Refusal::new("wrong-value", format!("penalties expects {PENALTY_FORMS}")))
    };
    Ok(Setting {
        players: [player(wanted.white)?, player(wanted.black)?],
        clocks: wanted.clocks.map(controls).transpose()?,
        press: if wanted.press_by_hand { Press::ByHand } else { Press::WithMove },
        penalties: wanted.penalties.map(penalties).transpose()?.unwrap_or_default(),
    })
}

/// An event; its move may be written as players do.
fn read_event(text: &str, table: &Table, game: &RequestGame) -> Result<Event, Refusal> {
    let known = Event::read(text);
    let mv = |text: &str| game.read_move_in(text, table.game().position());
    match (known, text.strip_prefix("move "), text.strip_prefix("claim with ")) {
        (Some(event), ..) => Ok(event),
        (None, Some(text), _) => Ok(Event::Move(mv(text)?)),
        (None, None, Some(text)) => Ok(Event::Claim(Claim::With(mv(text)?))),
        (None, None, None) => {
            let shown: String = text.chars().take(40).collect();
            Err(Refusal::new(
                "unknown-event",
                format!("\"{}\" is nothing that happens at a table", shown.escape_debug()),
            ))
        }
    }
}

/// Has an event happen: its entry for the journal, and what is said of it.
fn happened(table: &mut Table, event: Event, at: Millis, game: &RequestGame) -> (Option<Entry>, Value) {
    let language = &game.voice.language;
    // What is said of a move is of the position before it.
    let judged = match &event {
        Event::Move(mv) => {
            let ruling = MoveRuling::new(Standing { game: table.game(), is_bare: false }, *mv, language);
            Some((ruling.sentence(), ruling.as_json()))
        }
        _ => None,
    };
    let (says, judged) = judged.unzip();
    let captured = match &event {
        Event::Move(mv) => {
            table.game().position().at(mv.to).map(|placed| game.rules().kind(placed.piece.kind).id.clone())
        }
        _ => None,
    };
    match table.happen(event.clone(), at) {
        Ok((entry, rulings)) => {
            let rulings: Vec<Value> =
                rulings.iter().map(|ruling| ruling_as_json(ruling, captured.as_deref())).collect();
            let is_move = matches!(entry.event, Event::Move(_));
            let (says, judged) = (says.filter(|_| is_move), judged.filter(|_| is_move));
            let answer = json!({ "event": entry.event.to_string(), "at": entry.at.0, "rulings": rulings, "says": says, "judged": judged });
            (Some(entry), answer)
        }
        Err(refused) => {
            let says = match (&refused, &event) {
                (Refused::Illegal(_), _) => says,
                (Refused::Claim(why), Event::Claim(claim)) => Some(say_refused(table.game(), *claim, why, language)),
                _ => None,
            };
            let refused = refused_as_json(&refused);
            (None, json!({ "event": event.to_string(), "refused": refused, "says": says, "judged": judged }))
        }
    }
}

fn side(side: Side) -> String {
    side.to_string().to_lowercase()
}

fn ruling_as_json(ruling: &Ruling, captured: Option<&str>) -> Value {
    match ruling {
        Ruling::Moved(mv) => json!({ "ruling": "moved", "move": mv.to_string(), "captured": captured }),
        Ruling::Granted(Claim::Standing) => json!({ "ruling": "granted", "move": null }),
        Ruling::Granted(Claim::With(mv)) => json!({ "ruling": "granted", "move": mv.to_string() }),
        Ruling::Offence(of, count, penalty) => json!({
            "ruling": "offence", "side": side(*of), "count": count, "penalty": penalty.map(|penalty| penalty.to_string()),
        }),
        Ruling::FlagFell(of, at) => json!({ "ruling": "flag", "side": side(*of), "at": at.0 }),
        Ruling::Over(ending) => json!({ "ruling": "over", "ending": ending_as_json(ending) }),
        Ruling::GoesOn => json!({ "ruling": "goes-on" }),
    }
}

fn refused_as_json(refused: &Refused) -> Value {
    let code = match refused {
        Refused::Over => "over",
        Refused::Illegal(_) => "illegal-move",
        Refused::Claim(_) => "claim-refused",
        Refused::NothingToTakeBack => "nothing-to-take-back",
        Refused::NoOffer => "no-offer",
        Refused::NoClocks => "no-clocks",
        Refused::AsItIs => "as-it-is",
        Refused::NoPress => "no-press",
        Refused::TryingOut => "trying-out",
        Refused::NotTryingOut => "not-trying-out",
        Refused::BeforeTheLast => "before-the-last",
    };
    code.into()
}

fn ending_as_json(ending: &TableEnding) -> Value {
    let why = match ending {
        TableEnding::Adjudicated(_, why) => Some(why),
        _ => None,
    };
    json!({ "result": ending.result(), "how": ending.id(), "why": why })
}

fn table_as_json(table: &Table) -> Value {
    let left = |TimeLeft { main, periods }: TimeLeft| json!({ "ms": main.0, "periods": periods });
    let setting = table.setting();
    let clocks = table.clocks().map(|clocks| {
        let [white, black] = Side::BOTH.map(|side| left(clocks.left(side, table.last())));
        json!({
            "controls": clocks.controls().map(|control| control.to_string()),
            "turn": side(clocks.turn()),
            "running": clocks.is_running(),
            "white": white,
            "black": black,
            "turn_left": clocks.turn_left(table.last()).0,
            "flag": clocks.flag().map(|flag| flag.0),
        })
    });
    let [white, black] = Side::BOTH.map(|side| table.offences(side));
    json!({
        "white": setting.player(Side::White),
        "black": setting.player(Side::Black),
        "press_by_hand": setting.press == Press::ByHand,
        "penalties": setting.penalties.iter().map(Penalty::to_string).collect::<Vec<_>>(),
        "at": table.last().0,
        "clocks": clocks,
        "after_moves": table.after_moves().iter().map(|each| each.map(left)).collect::<Vec<_>>(),
        "offences": { "white": white, "black": black },
        "offered": table.session().offered().filter(|_| table.ending().is_none()).map(side),
        "notes": table.notes().iter().map(|(after, text)| json!({ "after": after, "text": text })).collect::<Vec<_>>(),
        "tried_from": table.tried_from(),
        "ending": table.ending().as_ref().map(ending_as_json),
    })
}
