//! The switches of a ruleset as rows: value, origin, note.

use super::switch::{SWITCH_DEFINITIONS, SwitchValue, words};
use super::{Kind, Leap, Switches};
use crate::diagnostics::keywords;

keywords! {
    /// The basis of a switch's value in a ruleset's source.
    pub enum Basis {
        /// The source is explicit.
        Text = "text",
        /// The source is silent, but its published figures imply it.
        Measured = "measured",
        /// The source is silent; this is our reading.
        Reading = "reading",
        /// The source is ambiguous.
        Disputed = "disputed",
    }
}

/// The author's note on a switch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The basis of the value.
    pub basis: Basis,
    /// A remark.
    pub text: Option<String>,
}

/// The text that set a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A ruleset: its name if it is shipped, its path otherwise.
    Ruleset(String),
    /// A switch on the command line or in a record.
    Override,
    /// None: the ruleset does not mention it.
    Nowhere,
}

/// A row of a ruleset's description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwitchRow {
    /// The switch's name, such as `own-trap`, `rat-takes-elephant` or `swims`.
    pub name: String,
    /// Its label.
    pub label: String,
    /// Its value, as a ruleset writes it.
    pub value: String,
    /// The words that its value may be, beside numbers and lists of animals; none where there are only these.
    pub words: &'static [&'static str],
    /// Its origin.
    pub origin: Origin,
    /// Its note.
    pub note: Option<Note>,
}

impl SwitchRow {
    /// Every other word of the switch, as `--switch` takes it: `own-trap=weakens`. Switches of numbers and lists of animals
    /// have none.
    pub fn other_words(&self) -> impl Iterator<Item = String> {
        self.words.iter().filter(|&&word| word != self.value).map(|word| format!("{}={word}", self.name))
    }
}

/// Every row, without origins and notes.
pub(super) fn rows(kinds: &[Kind], switches: &Switches) -> Vec<SwitchRow> {
    let row = |name: &str, label: &str, value: String, words: &'static [&'static str]| SwitchRow {
        name: name.to_owned(),
        label: label.to_owned(),
        value,
        words,
        origin: Origin::Nowhere,
        note: None,
    };
    let those = |able: &dyn Fn(&Kind) -> bool| {
        let names: Vec<&str> = kinds.iter().filter(|kind| able(kind)).map(|kind| kind.id.as_str()).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(", ") }
    };
    let strengths: Vec<String> = kinds.iter().map(|kind| format!("{} {}", kind.id, kind.strength)).collect();
    let mut rows = vec![
        row("strength", "strength", strengths.join(", "), &[]),
        row("swims", "swims", those(&|kind| kind.swims), &[]),
        row("leaps-across", "leaps across", those(&|kind| kind.may(Leap::Across)), &[]),
        row("leaps-along", "leaps along", those(&|kind| kind.may(Leap::Along)), &[]),
        row("leaps-both-rivers", "leaps over both rivers", those(&|kind| kind.may(Leap::BothRivers)), &[]),
    ];
    for definition in SWITCH_DEFINITIONS {
        rows.push(row(
            definition.name,
            definition.label,
            (definition.show)(switches, kinds),
            (definition.words)(switches),
        ));
        if definition.name == "equal-strength" {
            for exception in &switches.exceptions {
                let (attacker, victim) = (&kinds[exception.attacker.index()].id, &kinds[exception.victim.index()].id);
                let name = format!("{attacker}-takes-{victim}");
                let label = format!("{attacker} takes {victim}");
                rows.push(row(&name, &label, exception.permission.show(kinds), words(&exception.permission)));
            }
        }
    }
    rows
}
