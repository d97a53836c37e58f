//! A table that several devices share: who may read and write, who is faster, and what is kept.

use super::client::{Answer, Studio};
use crate::support::program::{executable, folder};
use serde_json::{Value, json};
use shouqi::rules::{Game, Position, Session, preset_rules};
use shouqi::table::{Entry, Event, Journal, Millis, Setting, Table, journal_line, journal_start};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The tokens of a table: who enters moves, who looks on.
fn tokens(studio: &Studio) -> [String; 2] {
    let of = |line: &String| line.rsplit('/').next().expect("an address").to_owned();
    assert!(studio.said[0].starts_with("Who enters moves opens "), "{:?}", studio.said);
    assert!(studio.said[1].starts_with("Who looks on opens "), "{:?}", studio.said);
    [of(&studio.said[0]), of(&studio.said[1])]
}

/// A request as the page sends it.
fn asked(studio: &Studio, method: &str, after: &str, table: &str, body: &str) -> Answer {
    let lines = format!(
        "Sec-Fetch-Site: same-origin\r\nX-Shouqi-Token: {}\r\nX-Shouqi-Table: {table}\r\nContent-Length: {}\r\n",
        studio.token(),
        body.len()
    );
    studio.says(studio.head(method, &format!("/shared-table{after}"), &lines) + body)
}

fn told(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// The first lines of a journal, and those of two moves.
fn lines() -> [String; 3] {
    let rules = Arc::new(preset_rules("classic").expect("a shipped ruleset"));
    let session = Session::new(Game::new(Position::start(&rules)));
    let (table, _) = Table::begin(Setting::default(), &session);
    let signature = format!("classic 1 ({})", rules.hash().short());
    let (first, check) = journal_start(&Journal::of_new(&table, signature, None));
    let entry = |at, event: &str| Entry { at: Millis(at), event: Event::read(event).expect("an event") };
    let (second, check) = journal_line(check, &entry(1000, "move a3a4"));
    let (third, _) = journal_line(check, &entry(2000, "move g7g6"));
    [first, second, third]
}

#[test]
fn a_game_is_shared_by_those_who_have_a_token_and_kept_on_the_disk() {
    let settings = folder("studio", "shared-table");
    let studio = Studio::with_table(&settings);
    let [writer, viewer] = tokens(&studio);
    let [first, second, third] = lines();
    let head = json!({ "id": "one", "title": "classic" });
    let begin = json!({ "begin": { "version": 0, "head": head, "lines": first } }).to_string();
    let append = |number: usize, lines: &str| {
        json!({ "append": { "head": head, "number": number, "lines": lines } }).to_string()
    };

    // Without a token there is nothing, and nothing tells a wrong one from none.
    for wrong in ["", "00000000000000000000000000000000", &writer[1..]] {
        for (method, after) in [("GET", ""), ("GET", "/7"), ("POST", "")] {
            assert_eq!(asked(&studio, method, after, wrong, "").status, 404, "{method} {after} {wrong}");
        }
    }
    let bare = format!("X-Shouqi-Table: {writer}\r\n");
    assert_eq!(studio.says(studio.head("GET", "/shared-table", &bare)).status, 403, "the page's own secret is needed");
    assert_eq!(asked(&studio, "POST", "", &viewer, &begin).status, 403);
    let empty = told(&asked(&studio, "GET", "", &viewer, ""));
    assert_eq!((&empty["writes"], &empty["head"], &empty["version"]), (&json!(false), &Value::Null, &json!(0)));

    assert_eq!(told(&asked(&studio, "POST", "", &writer, &begin))["version"], 1);
    assert_eq!(asked(&studio, "POST", "", &writer, &begin).status, 409, "somebody has begun already");

    // Who waits hears of a move when it is made.
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| told(&asked(&studio, "GET", "/1", &viewer, "")));
        assert_eq!(told(&asked(&studio, "POST", "", &writer, &append(1, &second)))["version"], 2);
        assert_eq!(waiting.join().expect("an answer")["batches"], json!([first, second]));
    });
    for (number, lines, status) in [
        (1, &third, 409),
        (3, &third, 409),
        (2, &second, 400),
        (2, &third.replace("g7g6", "g7f7"), 400),
        (2, &third[..third.len() - 1].to_owned(), 400),
    ] {
        assert_eq!(asked(&studio, "POST", "", &writer, &append(number, lines)).status, status, "{number} {lines}");
    }
    let ask = json!({ "ask": { "number": 2, "text": "a7d7" } }).to_string();
    assert_eq!(told(&asked(&studio, "POST", "", &writer, &ask))["asked"], json!({ "text": "a7d7", "number": 2 }));
    assert_eq!(told(&asked(&studio, "POST", "", &writer, &append(2, &third)))["asked"], Value::Null);
    for nonsense in
        ["", "{}", "[1]", "{\"begin\":{}}", "{\"ask\":{\"number\":1,\"text\":\"xxxxxxxxxxxxxxxxxxxxxxxxxx\"}}"]
    {
        assert_eq!(asked(&studio, "POST", "", &writer, nonsense).status, 400, "{nonsense}");
    }

    // The journal is on the disk, and a table in the terminal goes on with it.
    let journal = settings.join("tables/1.journal");
    assert_eq!(std::fs::read_to_string(&journal).expect("a journal"), [first, second, third].concat());
    drop(studio);
    let mut table = Command::new(executable())
        .args(["table", "--plain", "--resume"])
        .env("SHOUQI_CONFIG", &settings)
        .current_dir(&settings)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    table.stdin.take().expect("a pipe").write_all(b"a4a5\nquit\n").expect("it listens");
    let heard = String::from_utf8_lossy(&table.wait_with_output().expect("it ends").stdout).into_owned();
    assert!(heard.contains("Legal. Ea5"), "{heard}");
}

#[test]
fn a_studio_without_a_table_has_none() {
    let studio = Studio::start();
    assert_eq!(asked(&studio, "GET", "", "0", "").status, 404);
    assert!(studio.said[0].starts_with("The studio is at "), "{:?}", studio.said);
}
