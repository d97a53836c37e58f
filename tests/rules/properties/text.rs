//! Texts that read back, and the fingerprint of a ruleset.

use super::chooser::{Chooser, Dice};
use super::draft::load;
use super::ground::Symmetry;
use super::play::{positions, some_move};
use super::{Case, Tally, for_random_rulesets};
use shouqi::language::spellings;
use shouqi::rules::notation::{
    Record, RecordMove, RecordResult, Spellings, display_move, names_no_animal, read_move, read_position, read_record,
};
use shouqi::rules::{Move, Position, Rules, Square};
use std::sync::Arc;

#[test]
fn positions_and_moves_read_back_as_they_were_written() {
    let tally = Tally::default();
    for_random_rulesets(250, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let spellings = Spellings::of(&rules);
        for position in positions(&rules, &mut dice) {
            let text = position.to_string();
            let again = read_position(&text, &rules).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!(again, position, "{text}");
            assert_eq!(again.to_string(), text);
            assert_eq!(position.setup().check(&rules).as_ref(), Ok(&position), "{text}");
            for mv in position.moves() {
                let (plain, shown) = (mv.to_string(), display_move(&position, mv));
                assert_eq!(read_move(&plain, &position, &spellings), Ok(mv), "{plain} in {text}");
                assert_eq!(read_move(&shown, &position, &spellings), Ok(mv), "{shown} in {text}");
                tally.add("moves", 1);
                tally.add("moves that need a file, a row or both", usize::from(shown.trim_matches('#').len() > 4));
            }
            tally.add("positions", 1);
        }
    });
    tally.at_least(&[("positions", 1500), ("moves", 20_000), ("moves that need a file, a row or both", 300)]);
}

/// A board of 99 files; its animals stand where two letters could be an animal and a file.
fn wide_board() -> Arc<Rules> {
    let row = |letters: &[(usize, char)], empty: char| {
        let at = |file: usize| letters.iter().find(|(place, _)| *place == file).map_or(empty, |&(_, letter)| letter);
        (0..99).map(at).collect::<String>()
    };
    let map = [row(&[(49, 'd')], '.'), row(&[], '.'), row(&[], '.'), row(&[(49, 'D')], '.')].join("\n");
    let setup = [
        row(&[(0, 'c'), (78, 'e'), (98, 'r')], '.'),
        row(&[], '.'),
        row(&[(0, 'C'), (2, 'C'), (25, 'E'), (27, 'E'), (78, 'C'), (80, 'C')], '.'),
        row(&[(26, 'R')], '.'),
    ]
    .join("\n");
    let absent = ["dog", "wolf", "leopard", "tiger", "lion"].map(|kind| format!("{kind} = \"absent\"\n")).concat();
    let text = format!(
        "format = 1\nname = \"wide\"\nextends = \"classic\"\n[board]\nmap = \"\"\"\n{map}\n\"\"\"\n\
         setup = \"\"\"\n{setup}\n\"\"\"\n[kinds]\n{absent}"
    );
    load(&text).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn on_a_wide_board_files_go_on_with_two_letters() {
    for (file, name) in [(0, "a4"), (25, "z4"), (26, "aa4"), (51, "az4"), (52, "ba4"), (98, "cu4")] {
        assert_eq!(Square::new(file, 3).to_string(), name);
        assert_eq!(Square::parse(name), Some(Square::new(file, 3)));
    }
    assert_eq!((Square::parse("cv4"), Square::parse("aaa4")), (None, None));
    let rules = wide_board();
    let (spellings, mut dice) = (Spellings::of(&rules), Dice(7));
    let mut moves = 0;
    for position in positions(&rules, &mut dice) {
        assert_eq!(read_position(&position.to_string(), &rules), Ok(position.clone()));
        for mv in position.moves() {
            for text in [mv.to_string(), display_move(&position, mv)] {
                assert_eq!(read_move(&text, &position, &spellings), Ok(mv), "{text} in {position}");
                moves += 1;
            }
        }
    }
    assert!(moves > 400, "{moves}");
    let start = Position::start(&rules);
    let reads =
        |text: &str, mv: &str| assert_eq!(read_move(text, &start, &spellings), Ok(mv.parse().expect(mv)), "{text}");
    // A capital letter is an animal, a small one a file.
    reads("Ca2a3", "a2a3");
    reads("ca2ca3", "ca2ca3");
    reads("CA2CA3", "ca2ca3");
    reads("Cca2ca3", "ca2ca3");
    // Two cats could go to b2, two elephants to aa2; where none is named, their squares are.
    assert_eq!(display_move(&start, "a2b2".parse().expect("a move")), "Ca2b2");
    assert_eq!(display_move(&start, "z2aa2".parse().expect("a move")), "Ez2aa2");
    let fault = read_move("Eaa2", &start, &spellings).expect_err("two elephants could go there");
    assert_eq!(fault.what.id, "move-several-animals");
}

#[test]
fn two_squares_read_the_same_with_and_without_the_names_of_languages() {
    let tally = Tally::default();
    for_random_rulesets(40, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let (own, all) = (Spellings::of(&rules), spellings(&rules));
        for position in positions(&rules, &mut dice) {
            for _ in 0..20 {
                let mut square = || Square::new(dice.below(26) as u8, dice.below(12) as u8);
                let text = Move::new(square(), square()).to_string();
                assert!(names_no_animal(&text), "{text}");
                let read = read_move(&text, &position, &own);
                assert_eq!(read, read_move(&text, &position, &all), "{text} in {position}");
                tally.add(if read.is_ok() { "moves" } else { "squares beside the board" }, 1);
            }
        }
    });
    tally.at_least(&[("moves", 50), ("squares beside the board", 1000)]);
    for text in ["", "A3b3", "C3a4", "a3", "a3-b3", "Eb3", "elephant b3", "8b3", "象b3", "ca3b3", "a3ab3"] {
        assert!(!names_no_animal(text), "{text}");
    }
}

/// Words that have a meaning elsewhere in a record.
const WORDS: [&str; 16] = [
    "so",
    "(",
    ")",
    "{",
    ";",
    "[",
    "%",
    "$1",
    "1-0",
    "3.",
    "*",
    "é…",
    "\"",
    "\\",
    "a-word-that-is-longer-than-most",
    "!?",
];

fn comment(dice: &mut Dice) -> String {
    let words: Vec<&str> = (0..dice.below(30)).map(|_| WORDS[dice.below(WORDS.len())]).collect();
    let end = if dice.once_in(5) { " }" } else { "" };
    format!("{}{end}", words.join(" ")).trim().to_owned()
}

fn record(position: &Position, dice: &mut Dice) -> Record {
    let mut position = position.clone();
    let mut record = Record {
        result: [RecordResult::White, RecordResult::Black, RecordResult::Draw, RecordResult::Open][dice.below(4)],
        ..Record::default()
    };
    for name in ["Event", "white", "FEN", "Rules", "Odd_1", "Result", "Date"] {
        if dice.once_in(2) {
            let value = if name == "FEN" { position.to_string() } else { comment(dice) };
            record.tags.push((name.to_owned(), value));
        }
    }
    record.preface = (0..dice.below(3)).map(|_| comment(dice)).collect();
    for _ in 0..dice.below(60) {
        let Some(mv) = some_move(&position, &position.moves(), dice) else { break };
        let text = if dice.once_in(2) { mv.to_string() } else { display_move(&position, mv) };
        let marks = (0..dice.below(3)).map(|_| ["!", "?", "!?", "$3", "$140"][dice.below(5)].to_owned()).collect();
        let comments =
            if dice.once_in(4) { (0..1 + dice.below(2)).map(|_| comment(dice)).collect() } else { Vec::new() };
        record.moves.push(RecordMove { text, marks, comments, range: 0..0 });
        position.make(mv);
    }
    record
}

#[test]
fn records_read_back_as_they_were_written() {
    let tally = Tally::default();
    for_random_rulesets(200, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        for _ in 0..3 {
            let record = record(&Position::start(&rules), &mut dice);
            let text = record.to_string();
            let again = read_record(&text).unwrap_or_else(|fault| panic!("{fault:?} at {:?}\n{text}", fault.range));
            for (name, value) in &record.tags {
                assert_eq!(again.tag(name), Some(value.as_str()), "{text}");
            }
            for mv in &again.moves {
                assert_eq!(&text[mv.range.clone()], mv.text, "{text}");
            }
            let bare = |record: &Record| {
                let moves = record.moves.iter().map(|mv| RecordMove { range: 0..0, ..mv.clone() }).collect();
                Record { tags: Vec::new(), moves, ..record.clone() }
            };
            assert_eq!(bare(&again), bare(&record), "{text}");
            assert_eq!(again.to_string(), text);
            tally.add("tags", record.tags.len());
            tally.add("moves", record.moves.len());
            tally.add("marks", record.moves.iter().map(|mv| mv.marks.len()).sum());
            let comments = record.moves.iter().flat_map(|mv| &mv.comments).chain(&record.preface);
            tally.add("comments", comments.clone().count());
            tally.add("comments with a brace", comments.filter(|comment| comment.contains('}')).count());
        }
    });
    tally.at_least(&[
        ("tags", 1000),
        ("moves", 5000),
        ("marks", 3000),
        ("comments", 2000),
        ("comments with a brace", 300),
    ]);
}

#[test]
fn a_hash_depends_on_the_game_only() {
    let tally = Tally::default();
    for_random_rulesets(250, Symmetry::None, |case: &Case| {
        let rules = case.draft.rules();
        let bytes: Vec<u8> = (0..400)
            .map({
                let mut dice = case.dice();
                move |_| dice.below(256) as u8
            })
            .collect();
        let mut c = Chooser::new(&bytes);
        let text = case.draft.text_shuffled(&mut c);
        let same = load(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(same.hash(), rules.hash(), "{text}");
        assert_eq!(Position::start(&same), Position::start(&rules));
        // Every change below changes what the ruleset says of the game.
        let differs = |what: &str, text: &str| {
            // Some changes make a ruleset that cannot be, such as one in which nobody can win.
            if let Ok(other) = load(text) {
                assert_ne!(other.hash(), rules.hash(), "{what} changed:\n{text}");
                tally.add(what, 1);
            }
        };
        for (name, one, other) in [
            ("first-mover", "\"white\"", "\"black\""),
            ("capture-into-water", "true", "false"),
            ("leap-blocked-by", "\"either\"", "\"enemy\""),
            ("leap-captures", "true", "false"),
            ("enemy-trap", "\"weakens\"", "\"harmless\""),
            ("own-trap", "\"weakens\"", "\"harmless\""),
            ("trap-weakness", "\"inside\"", "\"permanent\""),
            ("trapped-attack", "\"full\"", "\"zero\""),
            ("trap-overrides", "true", "false"),
            ("equal-strength", "\"captures\"", "\"both-out\""),
            ("own-den", "\"barred\"", "\"open\""),
            ("den-wins", "true", "false"),
            ("all-captured", "\"wins\"", "\"no-legal-move\""),
            ("no-legal-move", "\"loses\"", "\"draws\""),
            ("repetition", "\"free\"", "\"threefold-claim\""),
            ("same-square-limit", "\"none\"", "\"5/2\""),
            ("few-squares-limit", "\"none\"", "\"8/3\""),
            ("turn-limit", "\"none\"", "31"),
            ("capture-limit", "\"none\"", "\"13\""),
        ] {
            let mut draft = case.draft.clone();
            let value = if draft.switch(name) == one { other } else { one };
            draft.set(name, value);
            differs(name, &draft.text());
        }
        let mut draft = case.draft.clone();
        draft.animals[0].strength += if draft.animals[0].strength < 99 { 1 } else { 98 };
        differs("strength", &draft.text());
        let mut draft = case.draft.clone();
        draft.animals[0].swims ^= true;
        differs("swims", &draft.text());
        let mut draft = case.draft.clone();
        let free = draft.ground.cells().into_iter().find(|at| !draft.setup.contains_key(at));
        if let Some(((_, letter), free)) = draft.setup.pop_last().zip(free) {
            draft.setup.insert(free, letter);
            differs("setup", &draft.text());
        }
    });
    let wanted = ["first-mover", "den-wins", "all-captured", "turn-limit", "repetition", "strength", "swims", "setup"];
    tally.at_least(&wanted.map(|what| (what, 100)));
}
