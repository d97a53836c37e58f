//! The table of switches: parsing, formatting, comparison, hashing and hints for misspelt names use it.

use super::Switches;
use super::value::{Kinds, SwitchValue, SwitchValueError};
use crate::diagnostics::tree::Raw;

/// One switch: its name in a ruleset, its label, and functions to parse and format it.
pub(crate) struct SwitchDefinition {
    pub name: &'static str,
    /// Its label, in few plain words.
    pub label: &'static str,
    pub read: fn(&Raw, &Kinds, &mut Switches) -> Result<(), SwitchValueError>,
    pub show: fn(&Switches, &Kinds) -> String,
    /// The words that its value may be.
    pub words: fn(&Switches) -> &'static [&'static str],
}

macro_rules! switch_definitions {
    ($($field:ident $name:literal $label:literal,)+) => {
        /// Every switch, in the order of the sheet's table of rules.
        pub(crate) static SWITCH_DEFINITIONS: &[SwitchDefinition] = &[$(SwitchDefinition {
            name: $name,
            label: $label,
            read: |raw, kinds, switches| { switches.$field = SwitchValue::read(raw, kinds)?; Ok(()) },
            show: |switches, kinds| switches.$field.show(kinds),
            words: |switches| words(&switches.$field),
        },)+];
    };
}

switch_definitions! {
    first_mover "first-mover" "moves first",
    capture_into_water "capture-into-water" "captures from land into the river",
    capture_out_of_water "capture-out-of-water" "captures from the river onto land",
    capture_in_water "capture-in-water" "captures inside the river",
    leap_blockers "leap-blockers" "animals that block a leap",
    leap_blocked_by "leap-blocked-by" "leap is blocked by animals of",
    leap_captures "leap-captures" "captures by leaping",
    enemy_trap "enemy-trap" "the enemy's trap",
    own_trap "own-trap" "one's own trap",
    trap_weakness "trap-weakness" "a trap's weakness lasts",
    trapped_attack "trapped-attack" "a trapped animal attacks with strength",
    trap_overrides "trap-overrides" "a trap lifts bans between two kinds",
    equal_strength "equal-strength" "equal strength",
    own_den "own-den" "one's own den",
    den_enterers "den-enterers" "may enter the enemy den",
    den_wins "den-wins" "entering the enemy den wins",
    all_captured "all-captured" "taking every enemy animal",
    no_legal_move "no-legal-move" "a side without a legal move",
    repetition "repetition" "a position that comes up again",
    same_square_limit "same-square-limit" "turns/visits of an animal to one square",
    few_squares_limit "few-squares-limit" "turns/squares of an animal to and fro",
    turn_limit "turn-limit" "draw after moves of both sides",
    capture_limit "capture-limit" "draw after moves without capture",
}

/// The words of a switch of this type.
pub(crate) fn words<V: SwitchValue>(_: &V) -> &'static [&'static str] {
    V::WORDS
}

/// The two kinds in a name such as `rat-takes-elephant`, as written.
pub(crate) fn split_exception(name: &str) -> Option<(&str, &str)> {
    name.split_once("-takes-")
}
