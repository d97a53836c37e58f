//! The batch: questions in JSON Lines, answers in JSON Lines, one a line, in order, whatever is asked.

use crate::support::program::executable;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs `shouqi referee batch` on some bytes and gives back its lines.
fn answers(input: &[u8]) -> Vec<Value> {
    answers_with(&[], input)
}

/// The same, with further arguments.
fn answers_with(arguments: &[&str], input: &[u8]) -> Vec<Value> {
    let mut program = Command::new(executable())
        .args(["referee", "batch"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = program.stdin.take().expect("a pipe");
    let owned = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&owned));
    let output = program.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends").expect("everything is read");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn answer(question: Value) -> Value {
    answers(format!("{question}\n").as_bytes()).remove(0)
}

const RAT: &str = "7/7/7/7/7/eR5/7/7/7 w";

#[test]
fn a_position_is_answered_with_its_sorted_moves() {
    let answer = answer(json!({ "id": 7, "rules": "classic", "position": RAT }));
    let moves = json!(["b4b3", "b4b5", "b4c4"]);
    let expected = json!({ "id": 7, "status": "ok", "moves": moves, "outcome": null, "may_claim_draw": false });
    assert_eq!(answer, expected);
}

#[test]
fn a_finished_game_has_no_moves_and_names_the_winner() {
    let answer = answer(json!({ "id": 1, "position": "3W3/7/7/7/c6/7/7/7/7 b" }));
    assert_eq!(answer["moves"], json!([]));
    let by_den = json!({ "winner": "white", "termination": "den", "result": "1-0", "cites": "win-by-den", "rule": 1 });
    assert_eq!(answer["outcome"], by_den);
}

#[cfg(feature = "print")]
#[test]
fn a_set_on_the_table_brings_its_rules_and_its_names_for_the_sides() {
    let questions = [
        json!({ "position": "7/7/7/7/7/eR5/7/7/7 b", "move": "b4b3" }),
        // Under these rules the dog swims; the set's own would bar it.
        json!({ "rules": "swimming-dogs", "position": "7/7/7/7/7/D6/7/7/7 w", "move": "a4b4" }),
        json!({ "position": "7/7/7/7/7/D6/7/7/7 w", "move": "a4b4" }),
    ];
    let lines: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let answers = answers_with(&["--theme", "schule", "--lang", "en"], lines.as_bytes());
    assert_eq!(answers[0]["violations"][0]["message"], "The rat on b4 is not yours to move: it is Red’s turn.");
    assert_eq!((&answers[1]["status"], &answers[2]["status"]), (&json!("legal"), &json!("illegal")));
}

#[test]
fn a_move_is_ruled_on_with_clause_squares_and_words() {
    let answer = answer(json!({ "id": "a", "rules": "classic", "position": RAT, "move": "b4a4" }));
    let message = "The rat on b4 is in the river: from there it may not capture the elephant on a4.";
    let violation = json!({ "clause": "elephant-safe-from-river", "squares": ["b4", "a4"], "message": message });
    let expected = json!({
        "id": "a", "status": "illegal", "violations": [violation], "outcome": null, "may_claim_draw": false
    });
    assert_eq!(answer, expected);
}

#[test]
fn a_history_is_played_out_and_its_positions_count() {
    let history = ["a3a4", "g7g6", "a4a3"];
    let ask =
        |rules: &str| answer(json!({ "id": 1, "rules": rules, "start": true, "history": history, "move": "g6g7" }));
    assert_eq!(ask("no-repeats")["violations"][0]["clause"], "no-earlier-position");
    let legal = json!({ "id": 1, "status": "legal", "violations": [], "outcome": null, "may_claim_draw": false });
    assert_eq!(ask("classic"), legal);
    let moves = answer(json!({ "id": 1, "rules": "no-repeats", "start": true, "history": history }));
    assert!(!moves["moves"].as_array().expect("moves").contains(&json!("g6g7")));
}

#[test]
fn a_bare_position_leaves_repetition_open_instead_of_guessing() {
    let answer = answer(json!({ "id": 1, "rules": "no-repeats", "position": RAT, "move": "b4b3" }));
    assert_eq!(answer["status"], "legal");
    assert_eq!(answer["undecided"], json!(["no-earlier-position"]));
}

#[test]
fn text_that_is_no_move_or_position_is_unreadable_and_not_illegal() {
    for (position, mv) in [(RAT, "b4b13"), (RAT, "xyzzy"), ("7/7 w", "b4b3")] {
        let answer = answer(json!({ "id": 1, "position": position, "move": mv }));
        assert_eq!(answer["status"], "unreadable", "{position} {mv}");
        assert!(answer["message"].as_str().is_some_and(|why| !why.is_empty()));
    }
}

#[test]
fn invalid_input_has_one_exit_code() {
    for question in [
        json!({ "position": "7/7 w" }),
        json!({ "position": "7/7 w", "move": "a3a4" }),
        json!({ "start": "7/7 w", "history": [] }),
        json!({ "start": "7/7 w", "history": ["a3a4"], "move": "a3a4" }),
        json!({ "start": true, "history": ["a3a4", "xyzzy"] }),
        json!({ "start": true, "history": [], "claim": "xyzzy" }),
    ] {
        assert_eq!(answer(question.clone())["status"], "unreadable", "{question}");
    }
}

#[test]
fn every_answer_has_the_outcome_and_possible_claims() {
    let claims = ["--switch", "repetition=threefold-claim"];
    let ask = |question: Value| answers_with(&claims, format!("{question}\n").as_bytes()).remove(0);
    let circle = ["a3a4", "g7g6", "a4a3", "g6g7", "a3a4", "g7g6", "a4a3", "g6g7"];
    let end = |answer: &Value| (answer["status"].clone(), answer["outcome"].clone(), answer["may_claim_draw"].clone());
    let (before, third) = (&circle[..7], &circle[..]);
    let ok = |may: bool| (json!("ok"), Value::Null, json!(may));
    let listed = ask(json!({ "history": before }));
    assert_eq!((end(&listed), &listed["claim_with"]), (ok(false), &json!(["g6g7"])));
    assert_eq!(end(&ask(json!({ "history": third }))), ok(true));
    // A move that brings the third time about opens a claim; an illegal one leaves things as they were.
    assert_eq!(end(&ask(json!({ "history": before, "move": "g6g7" }))), (json!("legal"), Value::Null, json!(true)));
    assert_eq!(end(&ask(json!({ "history": third, "move": "a3a5" }))), (json!("illegal"), Value::Null, json!(true)));
    // A claim that holds ends the game.
    let drawn = ask(json!({ "history": third, "claim": true }))["outcome"].clone();
    assert_eq!(drawn["result"], "1/2-1/2");
    assert_eq!([&drawn["termination"], &drawn["cites"]], ["threefold-claim"; 2]);
    for claim in [json!({ "history": third, "claim": true }), json!({ "history": before, "claim": "g6g7" })] {
        assert_eq!(end(&ask(claim)), (json!("legal"), drawn.clone(), json!(false)));
    }
    for claim in [json!({ "history": before, "claim": true }), json!({ "history": before, "claim": "g6f6" })] {
        let answer = ask(claim);
        assert_eq!((end(&answer).0, &answer["violations"][0]["clause"]), (json!("illegal"), &json!("threefold-claim")));
    }
    assert_eq!(ask(json!({ "position": RAT, "claim": true }))["status"], "error");
    // Of a bare position nobody knows, unless its counters tell that it is too soon.
    assert_eq!(ask(json!({ "position": RAT }))["may_claim_draw"], Value::Null);
    assert_eq!(ask(json!({ "position": format!("{RAT} 3 9") }))["may_claim_draw"], false);
    // A move that wins says so.
    let wins = ask(json!({ "position": "2W4/7/7/7/c6/7/7/7/7 w", "move": "c9d9" }));
    assert_eq!((&wins["status"], &wins["outcome"]["result"]), (&json!("legal"), &json!("1-0")));
}

#[test]
fn invalid_lines_get_an_error_and_the_batch_continues() {
    let good = format!("{{\"id\":9,\"position\":\"{RAT}\"}}\n");
    let mut input = Vec::new();
    input.extend_from_slice(b"not json\n\n");
    input.extend_from_slice(good.as_bytes());
    input.extend_from_slice(b"\xff\xfe\n");
    input.extend_from_slice(b"{\"id\":2,\"rules\":\"clasic\"}\n{\"id\":3,\"mov\":\"a3a4\"}\n");
    input.extend_from_slice(format!("{{\"id\":4,\"position\":\"{}\"}}\n", "7".repeat(2 << 20)).as_bytes());
    input.extend_from_slice(b"{\"id\":5,\"start\":true,\"history\":[\"a3a4\",\"a4a5\"]}\n");
    input.extend_from_slice(good.trim_end().as_bytes());
    let answers = answers(&input);
    let statuses: Vec<&str> = answers.iter().filter_map(|answer| answer["status"].as_str()).collect();
    assert_eq!(statuses, ["error", "error", "ok", "error", "error", "error", "error", "error", "ok"]);
    assert_eq!(answers[4]["id"], 2, "the id is kept where it can be read");
    assert!(answers[4]["message"].as_str().is_some_and(|why| why.contains("did you mean \"classic\"")));
    assert!(answers[7]["message"].as_str().is_some_and(|why| why.starts_with("move 2 of the history")));
}

#[test]
fn ten_thousand_questions_are_answered_in_order() {
    let lines: String = (0..10_000).map(|id| format!("{{\"id\":{id},\"position\":\"{RAT}\"}}\n")).collect();
    let answers = answers(lines.as_bytes());
    assert_eq!(answers.len(), 10_000);
    assert!(answers.iter().enumerate().all(|(id, answer)| answer["id"] == id && answer["status"] == "ok"));
}
