//! The referee and the game at the prompt speak the language that was asked for, and nothing else: sessions of every
//! command are run in every shipped language, and no sentence of the English texts may appear in them.

use crate::support::program::executable;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use shouqi::language::{Argument, LANGUAGES, Language};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// English texts that any of these commands says.
const TEXTS: [&str; 4] = ["notation", "play", "commands", "referee"];
/// Texts of which the sessions hear every message.
const HEARD: [&str; 3] = ["notation", "play", "commands"];
/// Messages that no session hears: where the engine and the referee part, what takes a thousand moves or long work,
/// what other faults come before, the program's claim, which it makes only where nothing better is left, what only a
/// full disk or a second table brings about, and what only a whole screen says.
const UNHEARD: [&str; 22] = [
    "play-cannot",
    "play-gives-up",
    "play-nobody-won",
    "play-claims",
    "play-goes-on-with",
    "play-unwritten",
    "play-try-again",
    "play-holds",
    "play-holds-nowhere",
    "play-thinking",
    "play-keys",
    "play-any-key",
    "play-too-small",
    "table-journal-in-use",
    "table-journal-impossible",
    "tables-solving",
    "tables-uncountable",
    "setup-off-board",
    "setup-crowded",
    "record-too-long",
    "ruling-has-won",
    "ruling-neither",
];
/// Words that stand in English sentences everywhere and are no words of the other languages.
const ENGLISH: [&str; 10] = ["the", "this", "that", "which", "not", "are", "with", "and", "from", "your"];

/// A command, and what is typed.
struct Session {
    arguments: Vec<String>,
    typed: &'static str,
}

fn session(arguments: &[&str]) -> Session {
    Session { arguments: arguments.iter().map(|&word| word.to_owned()).collect(), typed: "" }
}

fn played(arguments: &[&str], typed: &'static str) -> Session {
    let usual = ["play", "--level", "beginner", "--seed", "1"];
    Session { typed, ..session(&[&usual, arguments].concat()) }
}

/// Rules with an animal whose name begins like another one's letter, so that a move can be read in two ways.
const ODD: &str = "format = 1\nname = \"odd\"\nextends = \"classic\"\n\n[kinds]\ndog = \"absent\"\n\
                   ra = { letter = \"D\", strength = 3 }\n";

/// Where a position cannot be: an animal in the water that swims under other rules.
const SWIMMER: &str = "7/7/7/7/7/1D5/7/7/R5r w";

/// A dog that may go into the water under other rules.
const BANK: &str = "7/7/7/7/7/7/1D5/7/R5r w";
/// Six animals are not solved unasked.
const SIX: &str = "l5e/7/7/3E3/7/7/7/RC5/1c5 w";

/// Rules under which only the rat may enter the enemy den.
const DEN_OF_RATS: &str = "den-enterers=rat";

fn files(folder: &Path) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("the old folder can go");
    }
    fs::create_dir_all(folder.join("games")).expect("the folder can be made");
    let claimable = "[Rules \"classic 1\"]\n[RuleSwitches \"repetition=threefold-claim\"]\n";
    let circle = "1. a3a4 g7g6 2. a4a3 g6g7 3. a3a4 g7g6 4. a4a3";
    let long = format!("{{{}}}", "x".repeat(4 << 20));
    let records: &[(&str, String)] = &[
        ("odd.toml", ODD.into()),
        ("long.pgn", long),
        ("comment.pgn", "{ 1. a3a4 *".into()),
        ("variation.pgn", "1. a3a4 (g7g6 *".into()),
        ("late.pgn", "1. a3a4 [White \"Emma\"] *".into()),
        ("closes.pgn", "1. a3a4 ) *".into()),
        ("no-tag.pgn", "[White Emma]\n\n1. a3a4 *".into()),
        ("twice.pgn", "[White \"Emma\"]\n[White \"Emma\"]\n\n1. a3a4 *".into()),
        ("percent.pgn", "1. a3a4 %g7g6 *".into()),
        ("goes-on.pgn", "1. a3a4 * g7g6".into()),
        ("two.pgn", "1. a3a4 *\n\n[White \"Emma\"]".into()),
        ("unreadable.pgn", "1. z9z9 *".into()),
        ("illegal.pgn", "1. a3a4 g7g6 2. a1d7 *".into()),
        ("position.pgn", "[FEN \"7/7 w\"]\n\n1. a3a4 *".into()),
        ("good.pgn", "1. a3a4 g7g6 *".into()),
        ("none.pgn", "*".into()),
        ("early.pgn", "1. a3a4 1-0".into()),
        ("resigned.pgn", "[Termination \"resignation\"]\n\n1. a3a4 1-0".into()),
        ("agreed.pgn", "[Termination \"by agreement\"]\n\n1. a3a4 1/2-1/2".into()),
        ("two-results.pgn", "[Result \"0-1\"]\n\n1. a3a4 1-0".into()),
        ("not-so-far.pgn", "1. a3a4 g7g6 2. a1d7 1-0".into()),
        ("den.pgn", "[FEN \"7/3R3/7/7/7/7/7/7/r6 w 0 1\"]\n\n1. d8d9 0-1".into()),
        ("past.pgn", "[FEN \"7/3R3/7/7/7/7/7/7/r6 w 0 1\"]\n\n1. d8d9 a1b1 1-0".into()),
        ("over.pgn", "[FEN \"3R3/7/7/7/7/7/7/7/r6 b 0 1\"]\n\n1-0".into()),
        ("limit.pgn", format!("[RuleSwitches \"turn-limit=8\"]\n\n{circle} g6g7 5. a3a4 *")),
        ("no-repeats.pgn", format!("[Rules \"no-repeats 1\"]\n\n{circle} g6g7 *")),
        ("bare.pgn", format!("{claimable}[Result \"1/2-1/2\"]\n\n{circle} 1/2-1/2")),
        ("open.pgn", format!("{claimable}\n{circle} g6g7 *")),
        ("before.pgn", format!("{claimable}\n{circle} *")),
        ("not-yet.pgn", format!("{claimable}[Termination \"threefold-claim\"]\n\n{circle} 1/2-1/2")),
        ("claimed.pgn", format!("{claimable}[Termination \"threefold-claim\"]\n\n{circle} g6g7 1/2-1/2")),
        ("fingerprint.pgn", "[Rules \"classic 1 (aaaaaa)\"]\n\n1. a3a4 *".into()),
        ("version.pgn", "[Rules \"classic 2 (b4f73f)\"]\n\n1. a3a4 *".into()),
        ("nameless.pgn", "[Rules \"classic 2\"]\n\n1. a3a4 *".into()),
        ("unshipped.pgn", "[Rules \"house 1 (aaaaaa)\"]\n\n1. a3a4 *".into()),
        ("taken.pgn", "*".into()),
        ("other.journal", "shouqi table 1".into()),
        (
            "lost.pgn",
            "[RuleSwitches \"repetition=threefold-claim\"]\n[FEN \"r6/7/7/7/7/7/7/7/TLE4 w 0 1\"]\n\n1. a1a2 a9b9 2. a2a1 \
             b9a9 3. a1a2 a9b9 4. a2a1 b9a9 5. a1a2 *"
                .into(),
        ),
    ];
    for (name, text) in records {
        fs::write(folder.join(name), text).expect("a file can be written");
    }
}

/// Every command, with good questions and bad ones.
fn sessions() -> Vec<Session> {
    let mut sessions = Vec::new();
    let mut check = |more: &[&str]| sessions.push(session(&[&["referee", "check", "--quiet"], more].concat()));
    let long = "a".repeat(300);
    for mv in [&long, "", "b3", "a3b3c3", "a3b", "z9z9", "Eg3g4", "l9", "a3b3", "g3g6"] {
        check(&["--", mv]);
    }
    for (position, mv) in [
        ("7/7/7/7/7/7/7/7/R5r w", "Tb1"),
        ("7/7/7/7/7/7/7/7/R1R3r w", "Rb1"),
        ("7/7/7/7/7/7/7/7/R5r w", "rat takes elephant"),
        ("7/7/7/7/7/7/e3e2/R3R2/7 w", "rat takes elephant"),
        ("7/7/7/7/7/7/7/R6/6r w", "r2"),
        ("7/7/7/7/7/7/7/R6/6r w", "r9"),
        ("7/7/7/7/7/7/R6/7/R5r w", "r2"),
    ] {
        check(&["--position", position, mv]);
    }
    check(&["--rules", "odd.toml", "--position", "7/7/7/7/7/7/R6/1D5/6r w", "rab3"]);
    let long = "7/".repeat(5000);
    for position in [
        long.as_str(),
        "",
        "7/7/7/7/7/7/7/7/7",
        "7/7/7/7/7/7/7/7/7 x",
        "7/7/7/7/7/7/7/7/C6 w 0 1 2",
        "7/7/7/7/7/7/7/7/C6 w x 1",
        "7/7/7/7/7/7/7/7/C6 w 0 0",
        "7/7 w",
        "7/7/7/7/7/7/7/7/C5 w",
        "7/7/7/7/7/8/7/7/7 w",
        "7/7/7/7/7/6x/7/7/7 w",
        "7/7/7/7/7/*7/7/7/7 w",
        "7/7/7/7/7/1C5/7/7/7 w",
        "7/7/7/7/7/7/7/7/3C3 w",
        "3C3/7/7/7/7/7/7/7/3c3 w",
        "7/7/7/7/7/7/7/7/C*6 w",
    ] {
        check(&["--position", position, "a1a2"]);
    }
    check(&["--switch", DEN_OF_RATS, "--position", "3C3/7/7/7/7/7/7/7/r6 w", "a1a2"]);
    for name in [
        "long",
        "comment",
        "variation",
        "late",
        "closes",
        "no-tag",
        "twice",
        "percent",
        "goes-on",
        "two",
        "unreadable",
        "illegal",
        "position",
        "good",
        "none",
        "early",
        "resigned",
        "agreed",
        "two-results",
        "not-so-far",
        "den",
        "past",
        "over",
        "limit",
        "no-repeats",
        "bare",
        "open",
        "before",
        "not-yet",
        "claimed",
        "fingerprint",
        "version",
        "nameless",
        "unshipped",
    ] {
        sessions.push(session(&["referee", "replay", &format!("{name}.pgn")]));
    }
    sessions.push(session(&["referee", "replay", "--keep-going", "illegal.pgn"]));
    let adjudicate = |more: &[&str]| session(&[&["referee", "adjudicate"], more].concat());
    sessions.extend([
        adjudicate(&["--position", "7/3R3/7/7/7/7/7/7/r6 w"]),
        adjudicate(&["--position", "3R3/7/7/7/7/7/7/7/r6 b"]),
        adjudicate(&["--position", "7/7/7/7/7/7/7/7/R5r w"]),
        adjudicate(&["--rules", "no-repeats", "--position", "7/3R3/7/7/7/7/7/7/r6 w"]),
        adjudicate(&["--rules", "codingame", "--position", "7/7/7/7/7/3C3/7/7/d6 w"]),
        adjudicate(&["--game", "claimed.pgn"]),
        adjudicate(&["--game", "illegal.pgn"]),
        adjudicate(&["--game", "unreadable.pgn"]),
        adjudicate(&["--game", "not-yet.pgn"]),
        adjudicate(&["--position", SIX]),
        adjudicate(&["--up-to", "8", "--memory", "0.01", "--threads", "1", "--position", SIX]),
        adjudicate(&["--up-to", "8", "--memory", "0.01", "--threads", "2", "--position", SIX]),
        adjudicate(&[]),
    ]);
    sessions.extend([
        session(&["referee", "moves", "--from", "z1"]),
        session(&["referee", "moves", "--position", "3R3/7/7/7/7/7/7/7/r6 b"]),
        session(&["referee", "moves", "--rules", "no-repeats", "--position", "7/7/7/7/7/7/7/7/R5r w"]),
        session(&["referee", "moves", "--game", "illegal.pgn"]),
        session(&["referee", "moves", "--game", "position.pgn"]),
        session(&["referee", "compare", "--rules", "classic", "--rules", "classic"]),
        session(&["referee", "compare", "--rules", "classic", "--rules", "tierschach"]),
        session(&["referee", "compare", "--rules", "swimming-dogs", "--rules", "classic", "--position", SWIMMER]),
        session(&["referee", "compare", "--rules", "classic", "--rules", "odd.toml"]),
        session(&["referee", "compare", "--rules", "classic", "--rules", "swimming-dogs", "--position", BANK]),
        Session {
            typed: "{\"history\":[\"z9z9\"]}\n{\"history\":[\"a3a9\"]}\n{\"position\":\"7/7 w\"}\n\
                    {\"history\":[],\"move\":\"g3g6\"}\n{\"history\":[],\"claim\":true}\n",
            ..session(&["referee", "batch"])
        },
    ]);
    let words = "help\nz9z9\nmoves\nboard\nstrengths\nlegal g3g4\n? g3g6\ng3g6\ng3g4\nundo\nredo\nredo\nundo\nundo\n\
                 undo\nyes\nclaim\nclaim g3g4\nnote\nnote Ada\npress\nillegal\nswap\nswap\nresign nobody\n\
                 return\ntry\ndraw\ng3g4\nreturn\nadjudicate\nsave\nsave mine.pgn\nresign\nresign\nundo\n\
                 adjudicate 1-0 Ada\nundo\ndraw\ndraw\nclaim\nnonsense\nquit\n";
    let at_table = |arguments: &[&str], typed: &'static str| Session {
        typed,
        ..session(&[&["table", "--white", "Ana", "--black", "Bo"], arguments].concat())
    };
    // Positions in which the program takes, saves, threatens or approaches something.
    let child = |seed: &str, position: &str| Session {
        typed: "quit\n",
        ..session(&["play", "--side", "black", "--level", "child", "--seed", seed, "--position", position])
    };
    sessions.extend([
        played(&["--side", "white"], words),
        at_table(&["--clock", "5m", "--penalties", "warn, +2m, loss"], "pause\ngo\npress\nillegal\nillegal\nillegal\n"),
        at_table(&["--clock", "0.2s"], "go\nhint\ng3g4\nquit\n"),
        at_table(&["--save", "evening.pgn"], "g3g4\nquit\n"),
        at_table(&["--save", "other.pgn"], ""),
        at_table(&["--program", "white"], "swap\nquit\n"),
        Session { typed: "undo\nquit\n", ..session(&["table", "--resume", "evening.pgn"]) },
        session(&["table", "--resume", "evening.pgn", "--rules", "leiden"]),
        session(&["table", "--resume", "other.journal"]),
        session(&["table", "--resume"]),
        child("1", "7/3R3/7/7/7/7/7/7/r6 w"),
        child("1", "7/7/7/7/7/7/7/c6/E5r w"),
        child("1", "7/7/7/7/7/7/7/e6/C5r w"),
        child("3", "7/7/7/7/7/7/7/7/E1c4 w"),
        child("1", "7/7/7/7/7/7/7/7/E1c4 w"),
        child("1", "7/E6/7/7/7/7/7/7/6r w"),
        session(&[
            "play",
            "--side",
            "neither",
            "--level",
            "easy",
            "--seed",
            "1",
            "--position",
            "7/3R3/7/7/7/7/7/7/r6 w",
        ]),
        session(&["play", "--side", "neither", "--level", "medium", "--position", "7/3R3/7/7/7/7/7/7/r6 w"]),
        session(&["play", "--side", "neither", "--level", "strong", "--position", "7/3R3/7/7/7/7/7/7/r6 w"]),
        session(&["play", "--side", "neither", "--level", "full", "--position", "7/3R3/7/7/7/7/7/7/r6 w"]),
        played(&["--side", "black"], "g7g6\nundo\nundo\nquit\n"),
        played(&["--side", "both"], "g3g4\ndraw\nno\nresign\nquit\n"),
        played(&["--side", "both"], "g3g4\ndraw\nyes\nquit\n"),
        played(&["--side", "both"], "g3g4\nsave taken.pgn\nquit\n"),
        played(&["--side", "both", "--save", "kept.pgn", "--force"], "g3g4\nquit\n"),
        played(&["--side", "both", "--save", "taken.pgn"], ""),
        played(&["--side", "both", "--game", "open.pgn"], "claim\nquit\n"),
        played(&["--side", "both", "--game", "before.pgn"], "claim g7g6\nclaim g6g7\nquit\n"),
        played(&["--side", "black", "--game", "good.pgn"], "quit\n"),
        played(&["--side", "both", "--position", "3R3/7/7/7/7/7/7/7/r6 b"], "hint\nquit\n"),
        played(&["--side", "white", "--game", "den.pgn"], "quit\n"),
        played(&["--side", "both", "--game", "illegal.pgn"], ""),
        played(&["--side", "both", "--game", "unreadable.pgn"], ""),
        played(&["--side", "both", "--game", "not-yet.pgn"], "quit\n"),
        played(&["--side", "both", "--rules", "odd.toml", "--save", "games/elsewhere.pgn"], ""),
        played(&["--side", "white", "--game", "lost.pgn"], "quit\n"),
    ]);
    sessions
}

/// What a session says.
fn heard(folder: &Path, session: &Session, language: &str) -> String {
    let command = if ["play", "table"].contains(&session.arguments[0].as_str()) { 1 } else { 2 };
    let mut program = Command::new(executable())
        .args(&session.arguments[..command])
        .args(["--lang", language])
        .args(&session.arguments[command..])
        .current_dir(folder)
        .env("SHOUQI_CONFIG", folder.join("settings"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut typed = program.stdin.take().expect("it listens");
    // It may have ended already.
    let _ = typed.write_all(session.typed.as_bytes());
    drop(typed);
    let output = program.wait_with_output().expect("it ends");
    let both = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(both).expect("it says text");
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// The text between the places of a pattern, and of every variant in it.
fn still(pattern: &Pattern<&str>) -> Vec<String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => parts.push(blanks_folded(value)),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| parts.extend(still(&variant.value)));
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => parts.push(blanks_folded(value)),
                _ => parts.push(String::new()),
            },
        }
    }
    parts
}

fn blanks_folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The messages of some texts of a language, with what stands still in each.
fn messages(language: &str, texts: &[&str]) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for name in texts {
        let path = format!("templates/languages/{language}/{name}.ftl");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.entries() {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                found.push((message.id.name.to_owned(), still(pattern)));
            }
        }
    }
    found
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// What the sessions say in a language, line ends and all.
fn all_heard(language: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("spoken").join(language);
    files(&folder);
    sessions().iter().map(|session| heard(&folder, session, language) + "\n\n").collect()
}

/// Without what is the same in every language: records and places in them, and the codes of faults.
fn speech(text: &str) -> String {
    let foreign = |line: &str| {
        let (head, rest) = line.split_once('│').unwrap_or(("", line));
        let source = !head.trim().is_empty() && head.trim().chars().all(|c| c.is_ascii_digit());
        source || rest.trim_start().starts_with('[')
    };
    let spoken = text.lines().filter(|line| !foreign(line)).map(|line| match line.strip_prefix("error[") {
        Some(coded) => coded.split_once("]: ").map_or(line, |(_, words)| words),
        None => line.trim_start_matches([' ', '│', '^', '=']),
    });
    blanks_folded(&spoken.collect::<Vec<_>>().join("\n"))
}

#[test]
fn no_english_message_appears_in_another_language() {
    let english: Vec<(String, String)> = messages("en", &TEXTS)
        .into_iter()
        .flat_map(|(id, parts)| parts.into_iter().map(move |part| (id.clone(), part)))
        .filter(|(_, part)| words(part).len() > 2)
        .collect();
    assert!(english.len() > 150, "only {} English sentences were read", english.len());
    let others = LANGUAGES.iter().copied().filter(|language| *language != "en");
    // The program waits for disks and clocks, so the languages are heard side by side.
    let heard: Vec<(&str, String)> = thread::scope(|scope| {
        let heard: Vec<_> = others.map(|language| (language, scope.spawn(move || all_heard(language)))).collect();
        heard.into_iter().map(|(language, heard)| (language, heard.join().expect("it is heard"))).collect()
    });
    let mut wrong = BTreeSet::new();
    for (language, heard) in &heard {
        let own: BTreeSet<String> = messages(language, &TEXTS).into_iter().flat_map(|(_, parts)| parts).collect();
        let said = speech(heard);
        for (id, part) in english.iter().filter(|(_, part)| !own.contains(part) && said.contains(part.as_str())) {
            wrong.insert(format!("{language}: {id}: {part}"));
        }
        let letters = |c: char| !c.is_alphanumeric() && c != '-' && c != '_';
        for (at, word) in said.split(letters).enumerate().filter(|(_, word)| ENGLISH.contains(word)) {
            let around: Vec<&str> = said.split(letters).skip(at.saturating_sub(6)).take(12).collect();
            wrong.insert(format!("{language}: \"{word}\" in {}", around.join(" ")));
        }
        for (id, _) in messages("en", &TEXTS).iter().filter(|(id, _)| id.contains('-') && said.contains(id.as_str())) {
            // Some clauses and ends of games are cited by their own names.
            let cited = messages("en", &["referee"]).iter().any(|(known, _)| known == id);
            if !cited {
                wrong.insert(format!("{language}: the message {id} is not said, but named"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_sessions_cover_every_message() {
    let said = speech(&all_heard("en"));
    let mut unheard = Vec::new();
    for (id, parts) in messages("en", &HEARD) {
        let longest = parts.iter().map(String::len).max().unwrap_or_default();
        // Of several variants one is enough.
        let said = parts.iter().any(|part| part.len() * 2 >= longest && said.contains(part.as_str()));
        // What may be typed is not said.
        let typed = id.starts_with("play-words-");
        if !typed && said == UNHEARD.contains(&id.as_str()) {
            unheard.push(format!("{id}: {parts:?}"));
        }
    }
    assert!(unheard.is_empty(), "{}", unheard.join("\n"));
}

/// The ids of the messages of a text.
fn ids(language: &str, text: &str) -> BTreeSet<String> {
    let path = format!("templates/languages/{language}/{text}.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let ids = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    ids.collect()
}

#[test]
fn every_language_has_the_same_messages_in_the_same_files() {
    for text in
        ["notation", "play", "commands", "referee", "assembly", "extras", "figures", "board", "calibration", "print"]
    {
        for language in LANGUAGES {
            assert_eq!(ids("en", text), ids(language, text), "{language}/{text}.ftl");
        }
    }
}

#[test]
fn two_spares_are_plural_in_every_language() {
    for tag in LANGUAGES {
        let language = Language::shipped(tag).expect("it is shipped");
        for message in ["make-press-spares", "make-sort-spares"] {
            let say = |spares| language.say(message, &[("spares", Argument::Number(spares))]).expect("it is said");
            let (two, three) = (say(2), say(3));
            assert!(three.contains('3'), "{tag}: {three}");
            // AnimalCharacters count in figures, as their sheets do everywhere.
            let ideographic = ["ja", "zh-Hans", "zh-Hant"].contains(tag);
            assert_eq!(two.contains('2'), ideographic, "{tag}: {two}");
            let animal = ["animal", "Tier", "dier", "動物", "动物"].iter().any(|word| two.contains(word));
            assert!(!animal, "{tag}: a blank one is said to be without an animal: {two}");
        }
    }
}
