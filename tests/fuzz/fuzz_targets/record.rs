//! Any text as a record: never a panic, never an endless search, and what was read is written in a form that reads
//! back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use shouqi::rules::notation::{Record, read_record};

fuzz_target!(|text: &str| {
    let record = match read_record(text) {
        Ok(record) => record,
        Err(fault) => {
            assert!(text.get(fault.range.clone()).is_some(), "{fault:?} points to {:?}", fault.range);
            return;
        }
    };
    for mv in &record.moves {
        assert_eq!(text.get(mv.range.clone()), Some(mv.text.as_str()));
    }
    let written = record.to_string();
    let again = read_record(&written).unwrap_or_else(|fault| panic!("{fault:?} at {:?} in\n{written}", fault.range));
    assert_eq!(bare(&again), bare(&record), "written as\n{written}");
    for (name, value) in &record.tags {
        let plain: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        assert_eq!(again.tag(name), Some(plain.as_str()), "written as\n{written}");
    }
    assert_eq!(again.to_string(), written);
});

/// A record without its tags, which are put in order when it is written, and without places in the text.
fn bare(record: &Record) -> Record {
    let mut record = record.clone();
    record.tags.clear();
    record.moves.iter_mut().for_each(|mv| mv.range = 0..0);
    record
}
