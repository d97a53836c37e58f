//! Games that are saved while they are played, and records that name the rules they were played by.
#![cfg(unix)]

use crate::support::program::executable;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::support::program::folder("records", name)
}

fn shouqi(within: &Path) -> Command {
    let mut program = Command::new(executable());
    program.current_dir(within);
    program
}

/// The program at a terminal that can be hung up, even where whoever runs the tests ignores that (as `nohup` does).
fn attended(within: &Path) -> Command {
    if cfg!(not(target_os = "linux")) {
        return shouqi(within);
    }
    let mut program = Command::new("env");
    program.arg("--default-signal=HUP").arg(executable()).current_dir(within);
    program
}

/// Runs the program to its end with this typed.
fn typed(within: &Path, arguments: &[&str], lines: &[&str]) -> Output {
    let mut program = shouqi(within);
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().expect("the program starts");
    let mut stdin = program.stdin.take().expect("a pipe");
    // A program that has left reads no more.
    let _ = lines.iter().try_for_each(|line| writeln!(stdin, "{line}"));
    drop(stdin);
    program.wait_with_output().expect("the program ends")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// What `replay` says of a record, and how it ends.
fn replay(within: &Path, arguments: &[&str]) -> (i32, String) {
    let output = shouqi(within).args(["referee", "replay"]).args(arguments).output().expect("the program runs");
    (output.status.code().expect("it ends by itself"), said(&output))
}

/// A game for two at one terminal, as far as the third time: with a claim open by an announced move.
const CIRCLE: [&str; 7] = ["a3a4", "g7g6", "a4a3", "g6g7", "a3a4", "g7g6", "a4a3"];
const CLAIMS: [&str; 2] = ["--switch", "repetition=threefold-claim"];

/// A game that is being played.
struct Sitting {
    program: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Sitting {
    fn begin(within: &Path, arguments: &[&str]) -> Sitting {
        let mut program = attended(within);
        program.arg("play").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = program.spawn().expect("the program starts");
        let stdin = program.stdin.take().expect("a pipe");
        let stdout = BufReader::new(program.stdout.take().expect("a pipe"));
        Sitting { program, stdin, stdout }
    }

    /// Types a line, and waits until the program has done what it asks: until it asks again.
    fn line(&mut self, line: &str) {
        self.prompt();
        writeln!(self.stdin, "{line}").expect("it listens");
    }

    fn prompt(&mut self) {
        let mut heard = Vec::new();
        let mut byte = [0];
        while !heard.ends_with(b"> ") {
            let read = self.stdout.read(&mut byte).expect("it speaks");
            assert!(read > 0, "it left: {}", String::from_utf8_lossy(&heard));
            heard.push(byte[0]);
        }
    }
}

#[test]
fn a_game_is_saved_after_every_move_however_the_program_ends() {
    for (name, end) in [("hangup", "-HUP"), ("terminated", "-TERM"), ("killed", "-KILL")] {
        let within = folder(name);
        let mut game = Sitting::begin(&within, &["--side", "both", "--save", "evening.pgn"]);
        for mv in ["a3a4", "g7g6", "a4a5"] {
            game.line(mv);
        }
        game.prompt();
        let id = game.program.id().to_string();
        assert!(Command::new("kill").args([end, &id]).status().expect("kill runs").success());
        let status = game.program.wait().expect("it ends");
        assert!(!status.success(), "{name}: it was ended from outside");
        assert!(text(&within.join("evening.pgn")).ends_with("\n1. Ea4 Eg6 2. Ea5 *\n"), "{name}");
        let there = fs::read_dir(&within).expect("it can be listed");
        let mut names: Vec<_> = there.map(|entry| entry.expect("an entry").file_name()).collect();
        names.sort();
        assert_eq!(names, ["evening.journal", "evening.pgn"], "{name}: nothing else lies there");
        assert_eq!(replay(&within, &["evening.pgn"]).0, 0, "{name}");
    }
}

#[test]
fn a_game_with_closed_output_is_saved_and_ends_silently() {
    let within = folder("nobody-looks");
    let mut game = Sitting::begin(&within, &["--side", "both", "--save", "evening.pgn"]);
    game.line("a3a4");
    game.prompt();
    drop(game.stdout);
    // What is typed now is answered into nothing.
    let _ = writeln!(game.stdin, "g7g6").and_then(|()| writeln!(game.stdin, "board"));
    drop(game.stdin);
    let status = game.program.wait().expect("it ends");
    assert_eq!(status.code(), Some(0), "as where any other command is cut short");
    assert!(text(&within.join("evening.pgn")).ends_with("\n1. Ea4 Eg6 *\n"));
}

#[test]
fn undo_reaches_the_start_of_a_loaded_game() {
    let within = folder("undo");
    fs::write(within.join("old.pgn"), "1. a3a4 g7g6 2. a4a5 g6g5 *\n").expect("it can be written");
    let arguments = ["play", "--game", "old.pgn", "--side", "both", "--save", "new.pgn"];
    let output = typed(&within, &arguments, &["undo", "undo", "undo", "g7g8", "quit"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(text(&within.join("new.pgn")).ends_with("\n1. Ea4 Eg8 *\n"));
    let output = typed(&within, &["play", "--game", "old.pgn", "--side", "both"], &["undo"; 5]);
    assert!(said(&output).contains("There is nothing to take back."), "the fifth has nothing left");
}

#[test]
fn a_claim_an_agreement_and_a_resignation_end_a_game_and_are_read_back() {
    let within = folder("ends");
    let cases: [(&str, &[&str], &[&str], &str); 5] = [
        (
            "resigned",
            &["a3a4", "resign"],
            &["[Result \"1-0\"]", "[Termination \"resignation\"]"],
            "Black has resigned.",
        ),
        ("agreed", &["a3a4", "draw", "yes"], &["[Termination \"agreement\"]"], "The sides have agreed on a draw."),
        ("declined", &["a3a4", "draw", "no", "g7g6"], &["[Result \"*\"]", "1. Ea4 Eg6 *"], "declines"),
        ("standing", &["g6g7", "claim"], &["[Termination \"threefold-claim\"]"], "has declared a draw"),
        (
            "announced",
            &["claim", "claim g6g7"],
            &["[Termination \"threefold-claim\"]", "[ClaimedMove \"Eg7\"]", "4. Ea3 1/2-1/2"],
            "With Eg7 the same position would have come up",
        ),
    ];
    for (name, lines, tags, words) in cases {
        let file = format!("{name}.pgn");
        let before: &[&str] = if words.contains("position") || name == "standing" { &CIRCLE } else { &[] };
        let lines: Vec<&str> = before.iter().chain(lines).copied().collect();
        let arguments: Vec<&str> = ["play", "--side", "both", "--save", &file].into_iter().chain(CLAIMS).collect();
        let output = typed(&within, &arguments, &lines);
        let heard = said(&output).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(heard.contains(words), "{name}: {heard}");
        let record = text(&within.join(&file));
        for tag in tags {
            assert!(record.contains(tag), "{name}: {tag} in\n{record}");
        }
        let (code, said_of_it) = replay(&within, &[&file]);
        assert_eq!(code, 0, "{name}: {said_of_it}");
        // Sat down to again, the game stands as it was left, and can be taken back from there.
        let output = typed(&within, &["play", "--game", &file, "--side", "both"], &["undo", "quit"]);
        assert_eq!(said(&output).contains("The game is over"), name != "declined", "{name}: {}", said(&output));
    }
}

#[test]
fn a_claim_that_does_not_hold_ends_nothing() {
    let within = folder("refused");
    let arguments: Vec<&str> = ["play", "--side", "both", "--save", "a.pgn"].into_iter().chain(CLAIMS).collect();
    let output = typed(&within, &arguments, &["a3a4", "claim", "claim g7g6", "claim a4a5", "claim nonsense", "g7g6"]);
    let heard = said(&output).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(heard.matches("No draw.").count(), 3, "{heard}");
    assert!(heard.contains("With Eg6 the position would not come up for the third time"), "{heard}");
    assert!(heard.contains("it is Black’s turn"), "{heard}");
    assert!(text(&within.join("a.pgn")).ends_with("\n1. Ea4 Eg6 *\n"));
    let output = typed(&within, &["play", "--side", "both"], &["claim"]);
    assert!(said(&output).contains("Under these rules nobody may declare a draw"));
}

const HOUSE: &str = "format = 1\nname = \"our-house\"\nversion = 3\nextends = \"classic\"\n[switches]\n";

#[test]
fn a_record_finds_its_rules_from_any_current_directory() {
    let within = folder("beside");
    fs::create_dir_all(within.join("games/rules")).expect("the folder can be made");
    fs::write(within.join("games/rules/house.toml"), format!("{HOUSE}own-trap = \"weakens\"\n")).expect("written");
    let rules = ["play", "--rules", "games/rules/house.toml", "--side", "both", "--save"];
    let save = |place: &'static str| typed(&within, &[&rules[..], &[place]].concat(), &["a3a4", "quit"]);
    assert_eq!(save("games/evening.pgn").status.code(), Some(0));
    let record = text(&within.join("games/evening.pgn"));
    assert!(record.contains("[RulesFile \"rules/house.toml\"]"), "{record}");
    assert!(record.contains("[Rules \"our-house 3 ("), "{record}");
    let shown = replay(Path::new("/"), &[within.join("games/evening.pgn").to_str().expect("plain")]);
    assert_eq!(shown.0, 0, "{}", shown.1);
    assert!(shown.1.contains("Rules our-house 3 (") && !shown.1.contains("warning"), "{}", shown.1);
    // What `--pgn` writes finds them, too.
    let again = shouqi(&within).args(["referee", "replay", "games/evening.pgn", "--pgn"]).output().expect("it runs");
    fs::write(within.join("games/again.pgn"), again.stdout).expect("it can be written");
    assert_eq!(replay(&within, &["games/again.pgn"]).0, 0);
    assert_eq!(text(&within.join("games/again.pgn")).matches("rules/house.toml").count(), 1);

    // A ruleset that changes under the same name is reported, whether it counts its version up or not.
    let change = |text: String| {
        fs::write(within.join("games/rules/house.toml"), text).expect("it can be written");
        replay(&within, &["games/evening.pgn"])
    };
    let (code, words) = change(format!("{HOUSE}own-trap = \"harmless\"\n"));
    assert!(code == 0 && words.contains("plays another game"), "{words}");
    let (code, words) = change(format!("{HOUSE}own-trap = \"weakens\"\n").replace("= 3", "= 4"));
    assert!(code == 0 && words.contains("our-house 4") && words.contains("plays the same game"), "{words}");

    // From another folder nobody would find them: that is said before the game.
    let outside = save("evening.pgn");
    assert_eq!(outside.status.code(), Some(0), "games/rules lies below this folder");
    fs::create_dir_all(within.join("elsewhere")).expect("the folder can be made");
    let outside = save("elsewhere/evening.pgn");
    assert_eq!(outside.status.code(), Some(2), "{}", said(&outside));
    assert!(said(&outside).contains("cannot name its rules") && !within.join("elsewhere/evening.pgn").exists());
}

/// Names of files that neither a record nor a question may open, made in a folder.
fn forbidden(within: &Path) -> Vec<String> {
    let secret = within.join("secret");
    fs::write(&secret, "hunter2 = \n").expect("it can be written");
    fs::write(within.join("secret.toml"), "hunter2 = \n").expect("it can be written");
    let inner = within.join("inner");
    fs::create_dir_all(&inner).expect("the folder can be made");
    fs::write(inner.join("plain"), "hunter2 = \n").expect("it can be written");
    std::os::unix::fs::symlink(within.join("secret.toml"), inner.join("link.toml")).expect("a link");
    assert!(Command::new("mkfifo").arg(inner.join("pipe.toml")).status().expect("mkfifo runs").success());
    let plain = |path: &Path| path.to_str().expect("plain").to_owned();
    ["../secret.toml", "./../secret.toml", "link.toml", "pipe.toml", "./plain", "/dev/zero", "/dev/stdin"]
        .map(str::to_owned)
        .into_iter()
        .chain([plain(&secret), plain(&within.join("secret.toml"))])
        .collect()
}

#[test]
fn a_record_opens_nothing_but_rulesets_beside_it() {
    let within = folder("nothing-else");
    for name in forbidden(&within) {
        for tags in [format!("[Rules \"{name} 1\"]"), format!("[Rules \"house 1\"]\n[RulesFile \"{name}\"]")] {
            let record = within.join("inner/evening.pgn");
            fs::write(&record, format!("{tags}\n\n1. a3a4 *\n")).expect("it can be written");
            for command in [&["referee", "replay"][..], &["referee", "check", "a3a4", "--game"]] {
                let output = shouqi(&within).args(command).arg("inner/evening.pgn").output().expect("it runs");
                assert!(matches!(output.status.code(), Some(2 | 3)), "{tags}: {}", said(&output));
                assert!(!said(&output).contains("hunter2"), "{tags}: {}", said(&output));
            }
        }
    }
}

#[test]
fn a_question_opens_nothing_but_rulesets_in_the_folder_that_is_opened_to_it() {
    let within = folder("questions");
    let names = forbidden(&within);
    fs::write(within.join("inner/house.toml"), format!("{HOUSE}own-trap = \"weakens\"\n")).expect("written");
    let position = "7/7/7/7/7/eR5/7/7/7 w";
    let ask = |arguments: &[&str], name: &str| -> serde_json::Value {
        let question = serde_json::json!({ "rules": name, "position": position }).to_string();
        let output = typed(&within, &[&["referee", "batch"], arguments].concat(), &[&question]);
        assert!(!said(&output).contains("hunter2"), "{name}: {}", said(&output));
        let line = BufReader::new(&output.stdout[..]).lines().next().expect("an answer").expect("text");
        serde_json::from_str(&line).expect("JSON")
    };
    for name in names.iter().map(String::as_str).chain(["house.toml", "./house.toml", "inner/house.toml"]) {
        assert_eq!(ask(&[], name)["status"], "error", "{name}");
    }
    for name in &names {
        assert_eq!(ask(&["--rules-dir", "inner"], name)["status"], "error", "{name}");
    }
    for name in ["house.toml", "./house.toml", "classic"] {
        assert_eq!(ask(&["--rules-dir", "inner"], name)["status"], "ok", "{name}");
    }
}
