//! What has been answered is kept: through kills, full disks, torn files and a second table.

use super::{played, said, table};
use crate::support::program::{executable, folder};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Moves that go back and forth, for games of any length.
const CIRCLE: [&str; 4] = ["a3a4", "g7g6", "a4a3", "g6g7"];
/// Under rules that never end a game for it.
const ENDLESS: [&str; 2] = ["--rules", "ludii"];

/// Numbers that look like chance and are the same each time.
fn dice(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

/// The events of a journal, without times and checks.
fn events(journal: &Path) -> Vec<String> {
    let text = fs::read_to_string(journal).unwrap_or_default();
    let lines = text.lines().skip_while(|line| !line.starts_with("begin ")).skip(1);
    let whole = lines.filter_map(|line| line.rsplit_once(" ~"));
    whole.map(|(event, _)| event.split_once(' ').expect("a time and an event").1.to_owned()).collect()
}

#[test]
fn nothing_that_was_answered_is_lost_in_two_hundred_kills() {
    let within = folder("table", "kills");
    let mut state = 7;
    let (mut answered_in_all, mut resumed) = (0, 0);
    for game in 0..40 {
        let (save, journal) = (format!("{game}.pgn"), within.join(format!("{game}.journal")));
        let mut sure = Vec::new();
        for round in 0..5 {
            let arguments: Vec<&str> = match round {
                0 => ["--save", &save].into_iter().chain(ENDLESS).collect(),
                _ => vec!["--resume", &save],
            };
            resumed += usize::from(round > 0);
            let mut program = table(&within, &arguments);
            let mut program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
            let mut typed = program.stdin.take().expect("a pipe");
            let mut heard = BufReader::new(program.stdout.take().expect("a pipe"));
            // A prompt says that what was typed before it has been answered.
            let prompt = |heard: &mut BufReader<_>| {
                let (mut said, mut byte) = (Vec::new(), [0]);
                while !said.ends_with(b"> ") {
                    if heard.read(&mut byte).expect("it speaks") == 0 {
                        panic!("it left: {}", String::from_utf8_lossy(&said));
                    }
                    said.push(byte[0]);
                }
                String::from_utf8_lossy(&said).into_owned()
            };
            prompt(&mut heard);
            for _ in 0..dice(&mut state) % 6 {
                let mv = CIRCLE[sure.len() % 4];
                writeln!(typed, "{mv}").expect("it listens");
                let answer = prompt(&mut heard);
                assert!(answer.contains("Legal."), "{mv}: {answer}");
                sure.push(format!("move {mv}"));
            }
            // One more that may be under way.
            writeln!(typed, "{}", CIRCLE[sure.len() % 4]).expect("it listens");
            std::thread::sleep(Duration::from_micros(dice(&mut state) % 3000));
            program.kill().expect("it can be killed");
            program.wait().expect("it ends");
            let kept = events(&journal);
            assert!(kept.starts_with(&sure), "game {game}, round {round}: {kept:?}\nfor {sure:?}");
            assert!(kept.len() <= sure.len() + 1, "game {game}, round {round}: {kept:?}");
            answered_in_all += kept.len() - sure.len();
            sure = kept;
        }
    }
    assert!(resumed == 160);
    assert!(answered_in_all > 0, "no kill came late enough");
}

#[test]
fn where_the_disk_is_full_nothing_happens_and_the_game_goes_on_elsewhere() {
    let within = folder("table", "full");
    // A limit on the size of files is a disk that is full for one file.
    let arguments = ["--save", "a.pgn", "--rules", "ludii"];
    let typed: String = CIRCLE.iter().cycle().take(60).map(|mv| format!("{mv}\n")).collect();
    let line = format!("trap '' XFSZ; ulimit -f 1; exec '{}' table {}", executable(), arguments.join(" "));
    let mut program = Command::new("sh");
    program.args(["-c", &line]).current_dir(&within).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut program = program.spawn().expect("it starts");
    program.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it listens");
    let said_then = String::from_utf8_lossy(&program.wait_with_output().expect("it ends").stdout).into_owned();
    let answered = said_then.matches("Legal.").count();
    let refused = said_then.matches("That could not be written down").count();
    assert!(refused > 0, "{said_then}");
    let kept = events(&within.join("a.journal"));
    // The verdict on a move that is refused is not said.
    assert_eq!(kept.len(), answered, "{said_then}");
    let next = CIRCLE[kept.len() % 4];
    let output = played(&within, &["--resume", "a.pgn"], &format!("{next}\n"));
    assert!(said(&output).contains("Legal."), "{}", said(&output));
    assert_eq!(events(&within.join("a.journal")).len(), answered + 1);
}

#[test]
fn a_journal_cut_anywhere_gives_back_what_was_written_whole() {
    let within = folder("table", "torn");
    let typed = "a3a4\ng7g6\nnote the rat was touched\nillegal\ndraw\nno\nundo\n";
    played(&within, &["--save", "a.pgn", "--clock", "5m+2s", "--white", "Ana"], typed);
    let whole = fs::read(within.join("a.journal")).expect("a journal");
    let begin = String::from_utf8_lossy(&whole).find("begin ").expect("the game begins") + "begin ~01234567\n".len();
    let all = events(&within.join("a.journal"));
    assert_eq!(all.len(), 7, "{all:?}");
    let mut state = 1;
    for _ in 0..60 {
        let cut = begin + dice(&mut state) as usize % (whole.len() - begin);
        fs::write(within.join("b.journal"), &whole[..cut]).expect("it can be written");
        let whole_lines = whole[begin..cut].iter().filter(|&&byte| byte == b'\n').count();
        let output = played(&within, &["--resume", "b.journal"], "quit\n");
        assert!(output.status.success(), "{}", said(&output));
        let mut after = events(&within.join("b.journal"));
        // A clock that ran is stopped, which is an event of its own.
        if after.len() > whole_lines {
            assert_eq!(after.pop().as_deref(), Some("pause"));
        }
        assert_eq!(after, all[..whole_lines], "cut at {cut}");
    }
    // In the middle it is a fault, and the file stays as it is.
    let changed = String::from_utf8(whole).expect("text").replace("touched", "grabbed");
    fs::write(within.join("c.journal"), &changed).expect("it can be written");
    let output = played(&within, &["--resume", "c.journal"], "");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("c.journal, line"), "{}", said(&output));
    assert_eq!(fs::read_to_string(within.join("c.journal")).expect("text"), changed);
}

#[test]
fn two_tables_cannot_write_one_game() {
    let within = folder("table", "two");
    let mut first = table(&within, &["--save", "a.pgn"]);
    let mut first = first.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut heard = BufReader::new(first.stdout.take().expect("a pipe"));
    heard.read_line(&mut String::new()).expect("it speaks");
    let second = played(&within, &["--resume", "a.pgn"], "");
    assert_eq!(second.status.code(), Some(3), "{}", said(&second));
    assert!(said(&second).contains("a.journal is in use"), "{}", said(&second));
    drop(first.stdin.take());
    first.wait().expect("it ends");
    assert!(played(&within, &["--resume", "a.pgn"], "").status.success());
    // A new game does not write over an old one unasked.
    fs::remove_file(within.join("a.pgn")).expect("it can go");
    let third = played(&within, &["--save", "a.pgn"], "");
    assert_eq!(third.status.code(), Some(3), "{}", said(&third));
    assert!(said(&third).contains("--resume a.journal goes on"), "{}", said(&third));
    assert!(played(&within, &["--save", "a.pgn", "--force"], "").status.success());
}

#[test]
fn a_game_goes_on_as_it_stood_with_its_clocks_stopped() {
    let within = folder("table", "resumed");
    let arguments =
        ["--save", "a.pgn", "--clock", "5m, 3m", "--white", "Ana", "--black", "Bo", "--penalties", "warn, loss"];
    played(&within, &arguments, "a3a4\ng7g6\nillegal\n");
    let output = played(&within, &["--resume", "a.pgn"], "a4a5\nillegal White\nquit\n");
    let heard = said(&output);
    assert!(heard.contains("White: Ana · Black: Bo"), "{heard}");
    assert!(heard.contains("An illegal move by White, number 2."), "{heard}");
    assert!(heard.contains("White has lost by an illegal move."), "{heard}");
    let record = fs::read_to_string(within.join("a.pgn")).expect("a record");
    for part in ["[TimeControl \"5m, 3m\"]", "[Termination \"rules infraction\"]", "[Result \"0-1\"]", "Ea5", "[%clk "]
    {
        assert!(record.contains(part), "{part} in\n{record}");
    }
    // The record of the table is one that the referee reads.
    let replayed = crate::support::program::shouqi(&within, &["referee", "replay", "a.pgn"]);
    let told = String::from_utf8_lossy(&replayed.stdout).into_owned();
    assert!(told.contains("rules infraction"), "{told}");
}

#[test]
fn a_flag_that_falls_ends_the_game() {
    let within = folder("table", "flag");
    let mut program = table(&within, &["--clock", "0.3s", "--save", "a.pgn"]);
    let mut program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut typed = program.stdin.take().expect("a pipe");
    writeln!(typed, "go").expect("it listens");
    // Nobody types: the table looks at its clocks itself.
    let mut heard = BufReader::new(program.stdout.take().expect("a pipe"));
    let mut said = String::new();
    while !said.contains("flag has fallen") {
        assert!(heard.read_line(&mut said).expect("it speaks") > 0, "{said}");
    }
    drop(typed);
    heard.read_to_string(&mut said).expect("it speaks");
    program.wait().expect("it ends");
    assert!(said.contains("White has lost on time."), "{said}");
    let record = fs::read_to_string(within.join("a.pgn")).expect("a record");
    assert!(record.contains("[Termination \"time forfeit\"]") && record.contains("0-1"), "{record}");
}
