//! Shipped rulesets.

/// A shipped ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

macro_rules! presets {
    ($($name:literal,)+) => {
        /// Every shipped ruleset, the default first, then those of the source documents.
        pub const PRESETS: &[Preset] = &[$(
            Preset { name: $name, text: include_str!(concat!("../../templates/rulesets/", $name, ".toml")) },
        )+];
    };
}

presets! {
    "classic",
    "swimming-dogs",
    "no-repeats",
    "tierschach",
    "leiden",
    "leiden-tables",
    "wikipedia-en",
    "wikipedia-zh",
    "ludii",
    "codingame",
    "ancientchess",
    "playlah",
    "third-time-barred",
}

/// The shipped ruleset with this name.
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name)
}
