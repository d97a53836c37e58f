//! House rules: other words for a gadget's switches, under which its claims are decided again.

use super::model::Gadget;
use crate::rules::{MoveLists, PRESETS, Rules, SwitchRow, preset_rules};

/// Switches that are laid over a gadget's file together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRules {
    /// A switch with its word, such as `own-trap=weakens`, or a ruleset's name.
    pub name: String,
    /// The switches, as `--switch` takes them; none if the gadget is played like that as it is.
    pub switches: Vec<String>,
}

/// Every other word of every switch, each by itself.
pub fn other_words(gadget: &Gadget) -> Vec<HouseRules> {
    let others = gadget.rules.rows().iter().flat_map(SwitchRow::other_words);
    others.map(|switch| HouseRules { name: switch.clone(), switches: vec![switch] }).collect()
}

/// The words of a ruleset where the gadget has others. The gadget's animals, their strengths and its board stay.
pub fn as_in_ruleset(gadget: &Gadget, name: &str, rules: &Rules) -> HouseRules {
    HouseRules { name: name.to_owned(), switches: words_that_differ(&gadget.rules, rules) }
}

/// The same of every shipped ruleset.
pub fn as_in_rulesets(gadget: &Gadget) -> Vec<HouseRules> {
    let shipped = PRESETS.iter().filter_map(|preset| Some((preset.name, preset_rules(preset.name)?)));
    shipped.map(|(name, rules)| as_in_ruleset(gadget, name, &rules)).collect()
}

fn words_that_differ(own: &Rules, other: &Rules) -> Vec<String> {
    let rows = other.rows().iter().filter(|row| row.words.contains(&row.value.as_str()));
    let differs = |name: &str, value: &str| own.rows().iter().any(|row| row.name == name && row.value != value);
    rows.filter(|row| differs(&row.name, &row.value)).map(|row| format!("{}={}", row.name, row.value)).collect()
}

/// Whether the animals of two gadgets that differ in their switches move and capture alike: every claim then has the
/// same outcome.
pub fn moves_alike(one: &Gadget, other: &Gadget) -> bool {
    MoveLists::of(&one.rules).moves_alike(&MoveLists::of(&other.rules))
}
