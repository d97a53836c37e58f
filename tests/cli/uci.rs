//! The line protocol for other programs: whatever `go` is asked, it ends in a `bestmove`.

use crate::support::program::executable;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program, listening.
struct Engine {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(executable())
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("a pipe");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, stdin, stdout }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.stdin, "{lines}").expect("it listens");
    }

    /// The lines up to the first that begins with a word, that one included.
    fn hear(&mut self, word: &str) -> Vec<String> {
        let mut heard: Vec<String> = Vec::new();
        while heard.last().is_none_or(|line| !line.starts_with(word)) {
            let mut line = String::new();
            let count = self.stdout.read_line(&mut line).expect("it answers in text");
            assert!(count > 0, "it fell silent before {word}; it said {heard:#?}");
            heard.push(line.trim_end().to_owned());
        }
        heard
    }

    /// What it answers to a `go` in a position, and the move it plays.
    fn go(&mut self, position: &str, go: &str) -> (Vec<String>, String) {
        self.say(&format!("position {position}\n{go}"));
        let heard = self.hear("bestmove");
        let best = heard.last().and_then(|line| line.split(' ').nth(1)).expect("a bestmove has a move").to_owned();
        (heard, best)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(writeln!(self.stdin, "quit"));
        drop(self.child.wait());
    }
}

fn errors(heard: &[String]) -> Vec<&str> {
    heard.iter().filter_map(|line| line.strip_prefix("info string error: ")).collect()
}

#[test]
fn unknown_words_after_go_are_skipped() {
    let (heard, best) = Engine::start().go("startpos", "go fast depth 2 please");
    assert_eq!(best.len(), 4, "{best}");
    assert_eq!(
        errors(&heard),
        ["go does not know \"fast\"; it is left out", "go does not know \"please\"; it is left out"]
    );
    assert!(heard.iter().any(|line| line.starts_with("info depth 2 ")), "{heard:#?}");
}

#[test]
fn go_mate_finds_a_mate_in_the_given_moves() {
    let mut engine = Engine::start();
    for (position, mate, best) in [
        ("fen 7/3C3/7/7/7/7/7/7/e6 w", 1, Some("d8d9")),
        ("fen 7/7/3C3/7/7/7/7/7/e6 w", 2, None),
        ("fen 6e/7/7/7/7/7/3c3/7/6E b", 2, Some("d3d2")),
    ] {
        let (heard, found) = engine.go(position, &format!("go mate {mate}"));
        assert!(heard.iter().any(|line| line.contains(&format!("score mate {mate} "))), "{heard:#?}");
        assert!(best.is_none_or(|best| best == found), "{position}: {found}");
    }
}

#[test]
fn a_mate_that_is_not_there_is_not_claimed_and_a_move_is_played_all_the_same() {
    let (heard, best) = Engine::start().go("startpos", "go mate 2");
    assert_eq!(best.len(), 4, "{best}");
    assert!(heard.iter().any(|line| line.starts_with("info depth 3 ")), "looks as deep as the mate: {heard:#?}");
    assert!(!heard.iter().any(|line| line.contains("score mate")), "{heard:#?}");
}

#[test]
fn searchmoves_restricts_the_choice() {
    let mut engine = Engine::start();
    let (_, free) = engine.go("fen 7/3C3/7/7/7/7/7/7/e6 w", "go depth 3");
    assert_eq!(free, "d8d9", "the den is at hand");
    let (_, restricted) = engine.go("fen 7/3C3/7/7/7/7/7/7/e6 w", "go depth 3 searchmoves d8c8 d8e8");
    assert!(["d8c8", "d8e8"].contains(&restricted.as_str()), "{restricted}");
    let (heard, none) = engine.go("startpos", "go depth 3 searchmoves a1a9");
    assert_eq!(none, "0000");
    assert_eq!(errors(&heard).len(), 1, "{heard:#?}");
}

#[test]
fn several_lines_of_searchmoves_begin_with_them() {
    let mut engine = Engine::start();
    engine.say("setoption name MultiPV value 3");
    let (heard, _) = engine.go("startpos", "go depth 2 searchmoves a3a4 g3g4");
    let deepest = heard.iter().filter(|line| line.starts_with("info depth 2 "));
    let mut firsts: Vec<&str> = deepest.filter_map(|line| line.split_once(" pv ")?.1.split(' ').next()).collect();
    firsts.sort_unstable();
    assert_eq!(firsts, ["a3a4", "g3g4"]);
}

#[test]
fn pondering_answers_after_the_hit_and_not_before() {
    let mut engine = Engine::start();
    engine.say("position startpos moves a3a4\ngo ponder depth 2 wtime 1000 btime 1000\nisready");
    let before = engine.hear("readyok");
    assert!(!before.iter().any(|line| line.starts_with("bestmove")), "{before:#?}");
    engine.say("ponderhit");
    assert!(engine.hear("bestmove").last().is_some_and(|line| line.len() >= "bestmove a3a4".len()));
    engine.say("ponderhit\nisready");
    assert_eq!(errors(&engine.hear("readyok")), ["there is no pondering search"]);
}

#[test]
fn pondering_ends_with_stop_too() {
    let mut engine = Engine::start();
    engine.say("position startpos\ngo ponder wtime 1000 btime 1000\nstop");
    assert!(engine.hear("bestmove").last().is_some_and(|line| !line.ends_with("0000")));
}

#[test]
fn after_a_position_that_cannot_be_read_go_answers_no_move() {
    let mut engine = Engine::start();
    for unreadable in ["fen nonsense", "startpos moves a1a9", "startpos moves q7", "anywhere"] {
        let (heard, best) = engine.go(unreadable, "go depth 2");
        assert_eq!(best, "0000", "{unreadable}");
        assert_eq!(errors(&heard).len(), 2, "{unreadable}: {heard:#?}");
    }
    let (heard, best) = engine.go("startpos", "go depth 2");
    assert!(errors(&heard).is_empty() && best != "0000", "{heard:#?}");
}

#[test]
fn a_number_that_is_none_is_named_and_left_out() {
    let (heard, _) = Engine::start().go("startpos", "go depth two nodes 2000");
    assert_eq!(
        errors(&heard),
        ["depth expects an integer; it is left out", "go does not know \"two\"; it is left out"]
    );
}
