//! A table with a referee: its journal and its record give it back, and its clocks lose no time.

use super::game::restless;
use super::ground::Symmetry;
use super::play::{set_up, some_move};
use super::{Case, Dice, Tally, for_random_rulesets};
use shouqi::rules::notation::{NamedRules, RecordResult, Spellings, read_position, read_record};
use shouqi::rules::{Claim, Game, Move, Position, Session, Side, Square};
use shouqi::table::{
    Entry, Event, Journal, Millis, Penalty, Press, Ruling, Setting, Table, TableEnding, TimeControl, journal_line,
    journal_start, read_journal,
};

const CONTROLS: [&str; 8] =
    ["3m", "2m+5s", "1m+0.5s", "2m delay 5s", "1m byoyomi 3x20s", "0s byoyomi 5x15s", "2m hourglass", "20s"];
const NOTES: [&str; 5] =
    ["the rat was touched", "{a} brace; \"quotes\" \\ and (more", "1. a3a4 *", "象入陷阱", "; $1 ["];

fn setting(dice: &mut Dice) -> Setting {
    let control = |dice: &mut Dice| TimeControl::read(CONTROLS[dice.below(CONTROLS.len())]).expect("a time control");
    let clocks = (!dice.once_in(4)).then(|| {
        let white = control(dice);
        [white, if dice.once_in(3) { control(dice) } else { white }]
    });
    let penalties = match dice.below(3) {
        0 => Vec::new(),
        1 => vec![Penalty::Warning, Penalty::Time(Millis(30_000)), Penalty::Loss],
        _ => vec![Penalty::Time(Millis(20_000))],
    };
    let players = if dice.once_in(3) { Default::default() } else { ["Ana \"A\"".to_owned(), "博".to_owned()] };
    Setting { players, clocks, press: if dice.once_in(3) { Press::ByHand } else { Press::WithMove }, penalties }
}

/// Something that may happen, or may be refused.
fn event(table: &Table, dice: &mut Dice) -> Event {
    let game = table.game();
    let side = if dice.once_in(2) { Side::White } else { Side::Black };
    let moves = game.moves();
    match dice.below(40) {
        0 => Event::TakeBack,
        1 => Event::Claim(Claim::Standing),
        2 => Event::Claim(game.claiming_moves().first().map_or(Claim::Standing, |&mv| Claim::With(mv))),
        3 => Event::Offer(side),
        4 => Event::Accept(side),
        5 => Event::Decline(side),
        6 if dice.once_in(6) => Event::Resign(side),
        7 => Event::Illegal(side),
        8 | 9 => Event::Go,
        10 => Event::Pause,
        11 => Event::Time,
        12 if dice.once_in(8) => {
            let results = [RecordResult::White, RecordResult::Black, RecordResult::Draw];
            Event::Adjudicate(results[dice.below(3)], NOTES[dice.below(NOTES.len())].to_owned())
        }
        13 => Event::Note(NOTES[dice.below(NOTES.len())].to_owned()),
        14 => Event::Swap,
        15 => Event::Try,
        16 => Event::Return,
        17 => {
            let square = |dice: &mut Dice| Square::new(dice.below(7) as u8, dice.below(9) as u8);
            Event::Move(Move::new(square(dice), square(dice)))
        }
        18..=22 => Event::Press,
        23..=29 => restless(game, &moves, dice).map_or(Event::TakeBack, Event::Move),
        _ => some_move(game.position(), &moves, dice).map_or(Event::Time, Event::Move),
    }
}

/// All that a record keeps of a table, as text; its clocks as they stand.
fn kept(table: &Table) -> String {
    let (session, last) = (table.session(), table.last());
    let moves: Vec<String> = table.game().plies().iter().map(|ply| ply.mv.to_string()).collect();
    let clocks = table.clocks().map(|clocks| (clocks.turn(), clocks.at_turn(), clocks.spent(last)));
    let offered = session.offered().filter(|_| table.ending().is_none());
    format!(
        "{moves:?} {} {:?} {offered:?} {:?} {clocks:?} {:?} {:?} {:?}",
        table.game().position(),
        table.ending(),
        Side::BOTH.map(|side| table.offences(side)),
        table.after_moves(),
        table.notes(),
        table.setting(),
    )
}

/// What a journal keeps beside that.
fn all(table: &Table) -> String {
    format!("{} {:?} {:?} {:?}", kept(table), table.last(), table.tried_from(), table.clocks())
}

/// A table at which something has happened, its journal, and how long clocks have run by an account of our own.
fn sitting(case: &Case, dice: &mut Dice, tally: &Tally) -> (Table, Journal, String, u64) {
    let rules = case.draft.rules();
    let start = if dice.once_in(3) { set_up(&rules, dice) } else { Position::start(&rules) };
    let setting = setting(dice);
    // Some games have begun before they came to the table.
    let mut session = Session::new(Game::new(start));
    for _ in 0..if dice.once_in(3) { dice.below(12) } else { 0 } {
        let moves = session.game().moves();
        if !moves.is_empty() {
            let mv = moves[dice.below(moves.len())];
            session.play(mv).expect("a move that is listed is legal");
        }
    }
    tally.add("begun before", usize::from(!session.game().plies().is_empty()));
    let (mut table, _) = Table::begin(setting, &session);
    let rules_file = dice.once_in(4).then(|| "house rules.toml".to_owned());
    let signature = NamedRules::of_rules(&rules, None).signature();
    let mut journal = Journal::of_new(&table, signature, rules_file);
    if dice.once_in(4) {
        journal.switches = vec!["own-trap=weakens".into(), "den-wins=no".into()];
    }
    let (mut text, mut check) = journal_start(&journal);
    let (mut now, mut run) = (0, 0);
    for _ in 0..dice.below(120) {
        let before = (table.clocks().copied(), now, all(&table));
        now += dice.below(9000) as u64;
        let event = event(&table, dice);
        match table.happen(event.clone(), Millis(now)) {
            Ok((entry, rulings)) => {
                tally.add(entry.event.to_string().split(' ').next().unwrap_or_default(), 1);
                for ruling in &rulings {
                    let ended = |ending: &TableEnding| format!("ended by {}", ending.id());
                    match ruling {
                        Ruling::Over(ending) => tally.add(&ended(ending), 1),
                        Ruling::GoesOn => tally.add("went on", 1),
                        _ => {}
                    }
                }
                if before.0.is_some_and(|clocks| clocks.is_running()) {
                    let flag = before.0.and_then(|clocks| clocks.flag()).map_or(now, |flag| flag.0);
                    run += now.min(flag) - before.1;
                }
                let (line, next) = journal_line(check, &entry);
                text.push_str(&line);
                check = next;
            }
            Err(_) => {
                tally.add("refused", 1);
                assert_eq!(all(&table), before.2, "{event} was refused and did something");
                now = before.1;
            }
        }
    }
    (table, journal, text, run)
}

fn rebuilt(journal: &Journal, start: Position) -> Table {
    let table = journal.table(Session::new(Game::new(start)));
    table.unwrap_or_else(|place| panic!("event {place} cannot have happened: {:?}", journal.entries.get(place - 1)))
}

#[test]
fn a_journal_and_a_record_give_back_the_table() {
    let tally = Tally::default();
    for_random_rulesets(1000, Symmetry::None, |case: &Case| {
        let mut dice = case.dice();
        let (table, journal, text, _) = sitting(case, &mut dice, &tally);
        let read = read_journal(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let agreed = Journal { entries: read.entries.clone(), tail: read.tail, ..journal };
        assert_eq!(read, agreed);
        assert_eq!(read.tail.whole, text.len());
        let again = rebuilt(&read, table.game().start().clone());
        assert_eq!(all(&again), all(&table), "{text}");

        // A record has the game without what is only tried out.
        let mut settled = table.clone();
        if settled.tried_from().is_some() {
            settled.happen(Event::Return, settled.last()).expect("what is tried out can be taken back");
        }
        let rules = settled.game().rules().clone();
        let record = settled.record(&NamedRules::of_rules(&rules, None)).to_string();
        let read = read_record(&record).unwrap_or_else(|fault| panic!("{fault:?}\n{record}"));
        let begun = match read.tag("FEN") {
            Some(position) => read_position(position, &rules).unwrap_or_else(|fault| panic!("{fault:?}\n{record}")),
            None => Position::start(&rules),
        };
        let back = Table::of_record(&read, Game::new(begun), &Spellings::of(&rules))
            .unwrap_or_else(|fault| panic!("{fault}\n{record}"));
        assert_eq!(kept(&back), kept(&settled), "{record}");
        assert_eq!(back.record(&NamedRules::of_rules(&rules, None)).to_string(), record);
    });
    tally.at_least(&[
        ("begun before", 200),
        ("refused", 5000),
        ("move", 10_000),
        ("press", 200),
        ("takeback", 500),
        ("ended by time forfeit", 40),
        ("ended by rules infraction", 5),
        ("ended by adjudication", 20),
        ("ended by resignation", 20),
        ("ended by agreement", 8),
        ("ended by den", 20),
        ("went on", 20),
    ]);
}

#[test]
fn a_journal_that_was_torn_loses_its_last_line_and_one_that_was_changed_is_refused() {
    let tally = Tally::default();
    for_random_rulesets(150, Symmetry::None, |case: &Case| {
        let mut dice = case.dice();
        let (_, _, text, _) = sitting(case, &mut dice, &tally);
        let whole = read_journal(&text).expect("a journal");
        let begun = text.find("begin ~").expect("it begins");
        let lines = |text: &str| text.matches('\n').count();
        for _ in 0..20 {
            let cut = begun + dice.below(text.len() - begun + 1);
            let Some(part) = text.get(..cut) else { continue };
            match read_journal(part) {
                Ok(read) => {
                    assert_eq!(read.entries[..], whole.entries[..read.entries.len()]);
                    assert_eq!(
                        (read.tail.whole + read.tail.torn, &part[..read.tail.whole]),
                        (cut, &text[..read.tail.whole])
                    );
                    assert_eq!(lines(part), lines(&part[..read.tail.whole]));
                    // What comes next goes on from there.
                    let entry = Entry { at: Millis(u64::MAX), event: Event::Time };
                    let more = format!("{}{}", &part[..read.tail.whole], journal_line(read.tail.check, &entry).0);
                    assert_eq!(read_journal(&more).map(|more| more.entries.len()), Ok(read.entries.len() + 1));
                }
                Err(_) => assert!(!part[begun..].contains('\n'), "{part}"),
            }
            let at = dice.below(text.len());
            let mut bytes = text.clone().into_bytes();
            bytes[at] = bytes[at].wrapping_add(1) & 0x7f;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            if changed == text {
                continue;
            }
            if let Ok(read) = read_journal(&changed) {
                let last = text[..text.len() - 1].rfind('\n').map_or(0, |end| end + 1);
                // A line break that is none joins two lines: then both are torn.
                assert!(read.tail.torn > 0 && at >= read.tail.whole && at + 1 >= last, "{at}: {changed}");
            }
            tally.add("changed", 1);
        }
    });
    tally.at_least(&[("changed", 2000)]);
}

#[test]
fn what_clocks_have_lost_is_the_time_that_they_have_run() {
    let tally = Tally::default();
    for_random_rulesets(300, Symmetry::None, |case: &Case| {
        let mut dice = case.dice();
        let (table, _, text, run) = sitting(case, &mut dice, &tally);
        let Some(clocks) = table.clocks() else { return };
        // Only where nothing is added, and nothing is free.
        if clocks.controls().iter().any(|control| control.to_string().contains([' ', '+'])) {
            return;
        }
        let mut journal = read_journal(&text).expect("a journal");
        let entries = std::mem::take(&mut journal.entries);
        let mut again = rebuilt(&journal, table.game().start().clone());
        let mut given = 0;
        for entry in &entries {
            for ruling in again.repeat(entry).expect("it happened so") {
                if let Ruling::Offence(_, _, Some(Penalty::Time(time))) = ruling {
                    given += time.0;
                }
            }
        }
        let had: u64 = clocks.controls().iter().map(|control| control.main.0).sum();
        let has: u64 = Side::BOTH.iter().map(|&side| clocks.left(side, table.last()).main.0).sum();
        assert_eq!(had + given - has, run, "{text}");
        tally.add("clocks", usize::from(run > 0));
    });
    tally.at_least(&[("clocks", 20)]);
}
