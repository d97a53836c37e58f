//! The table on a whole screen, in a terminal of 80 columns.

use crate::support::program::{executable, folder};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const LEFT: &str = "\x1b[D";
const UP: &str = "\x1b[A";
const ENTER: &str = "\r";
const END: &str = "\x03";

/// The table in a terminal, which `script` provides.
fn at_terminal(within: &Path, arguments: &str) -> Child {
    in_terminal(within, "", &format!("table {arguments}"))
}

/// The program in a terminal, after `first`.
fn in_terminal(within: &Path, first: &str, arguments: &str) -> Child {
    let program = executable();
    let line = format!("stty cols 80 rows 24; {first} exec '{program}' {arguments}");
    let mut script = Command::new("script");
    script.args(["-q", "-f", "-e", "-c", &line, "screen"]).current_dir(within).env("TERM", "xterm-256color");
    script.env("SHOUQI_CONFIG", within.join("settings")).env_remove("NO_COLOR");
    script.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    script.spawn().expect("a terminal")
}

/// The events in the journal; none before a game has begun.
fn events(journal: &Path) -> Option<Vec<String>> {
    let text = fs::read_to_string(journal).ok()?;
    let mut lines = text.lines().skip_while(|line| !line.starts_with("begin "));
    lines.next()?;
    let events = lines.filter_map(|line| Some(line.rsplit_once(" ~")?.0.split_once(' ')?.1.to_owned()));
    Some(events.filter(|event| event != "time").collect())
}

/// Waits until the journal has so many events; what they are.
fn kept(journal: &Path, count: usize) -> Vec<String> {
    let begun = Instant::now();
    loop {
        let events = events(journal);
        match events {
            Some(events) if events.len() >= count => return events,
            events => assert!(begun.elapsed() < Duration::from_secs(60), "only {events:?} after a minute"),
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whether the program, which was told to resume a game and make a move, has made its event: it ends if the game is in use.
fn resumes(program: &mut Child, journal: &Path, count: usize) -> bool {
    let begun = Instant::now();
    loop {
        if events(journal).is_some_and(|events| events.len() >= count) {
            return true;
        }
        if program.try_wait().expect("a program").is_some() {
            return false;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it neither resumes nor ends in a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn press(terminal: &mut Child, keys: &str) {
    let typed = terminal.stdin.as_mut().expect("a pipe");
    typed.write_all(keys.as_bytes()).and_then(|()| typed.flush()).expect("it listens");
}

#[test]
fn moves_are_typed_and_made_with_arrow_keys() {
    let within = folder("table", "keys");
    let journal = within.join("a.journal");
    let mut terminal = at_terminal(&within, "--save a.pgn --theme classic --clock 15m+10s");
    kept(&journal, 0);
    press(&mut terminal, &format!("a3a4{ENTER}"));
    assert_eq!(kept(&journal, 1), ["move a3a4"]);
    press(&mut terminal, &format!("? a7d7{ENTER}g7g6{ENTER}"));
    assert_eq!(kept(&journal, 2), ["move a3a4", "move g7g6"], "a question is no move");
    // The cursor begins at the last move: six squares to the left and two down is White's elephant.
    let walk = format!("{LEFT}{}\x1b[B\x1b[B{ENTER}{UP}{ENTER}", LEFT.repeat(6));
    press(&mut terminal, &walk);
    assert_eq!(kept(&journal, 3)[2], "move a4a5");
    press(&mut terminal, "\x1a");
    assert_eq!(kept(&journal, 4)[3], "takeback");
    press(&mut terminal, "\x19");
    assert_eq!(kept(&journal, 5)[4], "move a4a5");
    press(&mut terminal, END);
    assert!(terminal.wait().expect("it ends").success());
    let screen = fs::read_to_string(within.join("screen")).expect("what was shown");
    for shown in ["Blue", "15:", "§", "Saved in a.pgn."] {
        assert!(screen.contains(shown), "{shown}");
    }
    assert!(screen.contains("\x1b[?1049l"), "the terminal is given back");
}

#[test]
fn a_screen_that_is_killed_has_kept_the_game() {
    let within = folder("table", "killed-screen");
    for round in 0..10 {
        let (save, journal) = (format!("{round}.pgn"), within.join(format!("{round}.journal")));
        let mut terminal = at_terminal(&within, &format!("--save {save}"));
        kept(&journal, 0);
        press(&mut terminal, &format!("a3a4{ENTER}g7g6{ENTER}"));
        let before = kept(&journal, 2);
        // Hung up, as when a window is closed.
        terminal.kill().expect("it can be killed");
        terminal.wait().expect("it ends");
        // Until the program inside has noticed, the game is in use.
        let mut again = loop {
            let mut again = at_terminal(&within, &format!("--resume {save}"));
            press(&mut again, &format!("a4a5{ENTER}"));
            if resumes(&mut again, &journal, 3) {
                break again;
            }
        };
        let after = kept(&journal, 3);
        assert_eq!(after[..2], before[..]);
        press(&mut again, END);
        again.wait().expect("it ends");
    }
}

#[test]
fn a_program_whose_move_cannot_be_written_thinks_again_only_when_told_to() {
    let within = folder("table", "stuck-screen");
    let first = "trap '' XFSZ; echo $$ > pid;";
    let mut terminal = in_terminal(&within, first, "play --level strong --save a.pgn");
    let (screen, journal) = (within.join("screen"), within.join("a.journal"));
    // What is drawn, without what is sent when nothing has changed.
    let shown = || {
        let all = fs::read(&screen).unwrap_or_default();
        String::from_utf8_lossy(&all).replace("\x1b[39m\x1b[49m\x1b[59m\x1b[0m\x1b[?25l", "")
    };
    // A limit on the size of files is a disk that is full for one file.
    let limit = |size: &str| {
        let pid = fs::read_to_string(within.join("pid")).expect("its number");
        let set = Command::new("prlimit").arg(format!("--fsize={size}:unlimited")).args(["--pid", pid.trim()]).status();
        assert!(set.expect("the limit can be set").success());
    };
    kept(&journal, 0);
    press(&mut terminal, &format!("a3a4{ENTER}"));
    assert_eq!(kept(&journal, 1), ["move a3a4"]);
    // While it thinks, the disk fills up.
    limit(&fs::metadata(&journal).expect("a journal").len().to_string());
    press(&mut terminal, ENTER);
    // It thinks for a second: after two without anything new to draw, it has stopped.
    let begun = Instant::now();
    loop {
        let before = shown().len();
        std::thread::sleep(Duration::from_secs(2));
        if shown().len() == before {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it thinks on and on");
    }
    limit("unlimited");
    assert_eq!(kept(&journal, 1), ["move a3a4"]);
    press(&mut terminal, &ENTER.repeat(2));
    assert_eq!(kept(&journal, 2).len(), 2);
    press(&mut terminal, END);
    terminal.wait().expect("it ends");
}
