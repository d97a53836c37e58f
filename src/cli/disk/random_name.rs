//! Random names for temporary files.

use std::hash::{BuildHasher, RandomState};

const BEGIN: &str = ".shouqi-";
const END: &str = ".part";

/// A name such as `.shouqi-0f3a…9c.part`.
pub fn name_of_chance() -> String {
    // The standard library seeds each new hasher from the system's random source.
    let chance = RandomState::new().hash_one(std::process::id());
    format!("{BEGIN}{chance:016x}{END}")
}

/// Whether a name has this form.
pub fn is_of_chance(name: &str) -> bool {
    let chance = name.strip_prefix(BEGIN).and_then(|rest| rest.strip_suffix(END));
    chance.is_some_and(|digits| digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
