//! Requests that were cut off, that lie about their lengths, and that somebody scribbled over.

use super::answered;
use crate::service::message;
use serde_json::{Value, json};
use shouqi::service::asks;

/// A request for everything that can be asked, each with what it takes.
fn requests() -> Vec<Vec<u8>> {
    let theme = json!({ "name": "emma.toml", "text": "format = 1\nextends = \"./base.toml\"\n[pictures]\nrat = \"rat.svg\"\n",
        "set": ["board.square=30mm"], "paper": "A4", "lang": "de,en" });
    let game = json!({ "record": "[Rules \"leiden\"]\n\n1. a3a4 g7g6 *", "moves": ["Ea5"], "lang": "fr" });
    let fields = |ask: &str| -> Value {
        match ask {
            "theme" | "check" => json!({ "theme": theme }),
            "make" => json!({ "theme": theme, "parts": ["pieces"], "formats": ["svg", "pdf"], "findings": true }),
            "picture" => {
                json!({ "theme": theme, "parts": ["pieces"], "of": { "page": { "part": "pieces", "number": 1 } },
                "scale": 0.5, "area": [10, 10, 60, 60.5], "lines": true })
            }
            "edit" => json!({ "text": "format = 1\n[board]\nsquare = \"30mm\" # wide\n",
                "changes": [{ "key": "board.square", "value": "\"20mm\"" }, { "key": "face.show", "value": null }] }),
            "labels" => json!({ "fits": 30.5, "paper": "A4", "shape": "disc" }),
            "calibrate" => json!({ "paper": "Letter", "lang": "ja", "formats": ["svg"] }),
            "printer" => json!({ "name": "kitchen", "paper": "A4" }),
            "rules" => json!({ "rules": { "name": "leiden", "switches": ["own-trap=weakens"] }, "lang": "nl" }),
            "compare" => {
                json!({ "left": { "name": "classic" }, "right": { "text": "format = 1\nname = \"own\"\nversion = 1\nextends = \"ludii\"\n" } })
            }
            "session" => json!({ "game": game }),
            "table" => {
                json!({ "game": { "lang": "fr" }, "setting": { "clocks": "5m+3s, 4m", "penalties": "warn, loss" },
                "record": true, "events": [{ "at": 10, "event": "move a3a4" }, { "at": 20, "event": "illegal black" }] })
            }
            "judge" => json!({ "game": game, "move": "Eg5" }),
            "analyze" => json!({ "game": game, "nodes": 50, "depth": 2, "lines": 2 }),
            _ => json!({}),
        }
    };
    let base = b"format = 1\nextends = \"pictures\"\n";
    let picture = br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#;
    asks()
        .map(|ask| {
            let mut head = fields(ask);
            head["version"] = 1.into();
            head["ask"] = ask.into();
            message(head, &[("base.toml", base), ("rat.svg", picture)])
        })
        .collect()
}

#[test]
fn whole_requests_are_answered() {
    for request in requests() {
        let answered = answered(&request);
        assert!(answered.head["faults"].is_null(), "{}", answered.head["faults"]);
    }
}

#[test]
fn requests_that_are_cut_off_are_refused() {
    for request in requests() {
        for length in 0..request.len() {
            assert!(answered(&request[..length]).faults().len() == 1, "{length}");
        }
    }
}

#[test]
fn heads_that_lie_about_lengths_are_refused() {
    for request in requests() {
        let told = u32::from_le_bytes([request[0], request[1], request[2], request[3]]);
        for lie in [0, 1, told - 1, told + 1, told + 100, u32::MAX / 2, u32::MAX] {
            let lying = [&lie.to_le_bytes()[..], &request[4..]].concat();
            assert!(answered(&lying).faults().len() == 1, "{lie}");
        }
    }
}

#[test]
fn requests_that_were_scribbled_over_are_answered() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for request in requests() {
        for _ in 0..80 {
            let mut other = request.clone();
            for _ in 0..=random(3) {
                let at = 4 + random(other.len() - 4);
                match random(4) {
                    0 => other[at] = random(256) as u8,
                    1 => other[at] = b"\"\\{}[],:0189-.eE\n\0"[random(17)],
                    2 => other.swap(at, 4 + random(request.len() - 4)),
                    // A number becomes a larger one, a word a longer one.
                    _ => other[at] = other[at].saturating_add(1),
                }
            }
            answered(&other);
        }
    }
}
