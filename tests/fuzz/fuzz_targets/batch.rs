//! Any line through the batch protocol: always one line of JSON back with a status and the id that the line had, never
//! a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use serde_json::value::RawValue;
use shouqi::cli::batch::Batch;
use shouqi::files::NoFiles;
use std::cell::RefCell;

thread_local! {
    static BATCH: RefCell<Batch<NoFiles>> = RefCell::new(Batch::new(NoFiles, "classic"));
}

fuzz_target!(|input: &[u8]| {
    let line: Vec<u8> = input.iter().copied().filter(|&byte| byte != b'\n').collect();
    let mut answer = b"before".to_vec();
    BATCH.with_borrow_mut(|batch| batch.answer(&line, &mut answer));
    let answer = answer.strip_prefix(b"before").expect("an answer is appended");
    let text = std::str::from_utf8(answer).expect("an answer is text");
    assert_eq!(text.find('\n'), Some(text.len() - 1), "one line: {text:?}");
    let _: &RawValue = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text:?}"));
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            // An id is given back as it was written, also a number that is JSON and beyond what a reader can hold.
            assert!(serde_json::from_slice::<Value>(&line).is_err(), "{error}: {text:?}");
            return;
        }
    };
    let status = value["status"].as_str().expect("an answer has a status");
    assert!(["ok", "legal", "illegal", "unreadable", "error"].contains(&status), "{text}");
    match status {
        "illegal" => assert!(!value["violations"].as_array().expect("violations").is_empty(), "{text}"),
        "ok" => assert!(value["moves"].is_array(), "{text}"),
        "error" | "unreadable" => assert!(value["message"].as_str().is_some_and(|why| !why.is_empty()), "{text}"),
        _ => (),
    }
    if status != "error" {
        let question: Value = serde_json::from_slice(&line).expect("what was understood is JSON");
        assert_eq!(value["id"], question["id"], "{text}");
    }
});
