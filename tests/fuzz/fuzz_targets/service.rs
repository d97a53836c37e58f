//! Any request to the service: always a message back, with an answer or with faults that have a code and a sentence,
//! never a panic. The input is the head of the request, and behind a NUL a file called `file`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use shouqi::service::answer;

/// The head with what every request has, so that most inputs get past it.
fn request(input: &[u8]) -> Vec<u8> {
    let (head, file) = match input.iter().position(|&byte| byte == 0) {
        Some(end) => (&input[..end], &input[end + 1..]),
        None => (input, &input[input.len()..]),
    };
    let head = match serde_json::from_slice(head) {
        Ok(Value::Object(mut fields)) => {
            fields.insert("version".to_owned(), 1.into());
            fields.insert("files".to_owned(), json!([{ "name": "file", "bytes": file.len() }]));
            Value::Object(fields).to_string().into_bytes()
        }
        _ => head.to_vec(),
    };
    let length = (head.len() as u32).to_le_bytes();
    [&length[..], &head, file].concat()
}

fuzz_target!(|input: &[u8]| {
    let answer = answer(&request(input));
    let (length, rest) = answer.split_first_chunk::<4>().expect("an answer begins with a length");
    let (head, files) = rest.split_at(u32::from_le_bytes(*length) as usize);
    let head: Value = serde_json::from_slice(head).expect("the head is JSON");
    let listed = head["files"].as_array().expect("a list of files");
    let bytes: u64 = listed.iter().map(|file| file["bytes"].as_u64().expect("a length")).sum();
    assert_eq!(bytes, files.len() as u64, "every byte belongs to a file");
    match head["faults"].as_array() {
        Some(faults) => {
            assert!(!faults.is_empty() && head["answer"].is_null());
            let told = |fault: &Value, name: &str| fault[name].as_str().is_some_and(|text| !text.is_empty());
            assert!(faults.iter().all(|fault| told(fault, "code") && told(fault, "message")), "{head}");
        }
        None => assert!(!head["answer"].is_null(), "{head}"),
    }
});
