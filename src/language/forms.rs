//! Forms of names, such as `.acc` or `.il`: those of animals, and those of sides.

use super::check::CheckedText;
use crate::diagnostics::Fault;
use fluent_syntax::ast::Message;
use std::collections::BTreeSet;

/// The message whose attributes are the forms that every animal has.
pub(super) const ANIMAL: &str = "animal";
/// The message whose attributes are the forms of every side's name, and the prefix of their messages.
pub(super) const SIDE: &str = "side-white";
/// The prefix of the messages that name a side.
pub(super) const OF_SIDES: &str = "side-";
/// The variables that hold a side.
const SIDES: [&str; 6] = ["side", "mover", "loser", "rival", "white", "black"];

/// The forms of names that messages may use.
pub(super) struct KnownForms<'t> {
    /// Of animals.
    pub animals: BTreeSet<&'t str>,
    /// Of sides.
    pub sides: BTreeSet<&'t str>,
}

impl KnownForms<'_> {
    /// The forms for a variable.
    pub fn of(&self, place: &str) -> &BTreeSet<&str> {
        if SIDES.contains(&place) { &self.sides } else { &self.animals }
    }

    /// A variable, and all names that need a form used with it.
    pub fn named(place: &str) -> (&'static str, &'static str) {
        match SIDES.contains(&place) {
            true => ("sides", "every side"),
            false => ("animals", "\"animal\" and every animal"),
        }
    }
}

/// Whether a message is the name of a side.
pub(super) fn is_side(message: &str) -> bool {
    message.starts_with(OF_SIDES)
}

/// Reports names that lack a form; `model` is the message that defines them.
pub(super) fn check_forms(
    forms: &BTreeSet<&str>,
    model: &str,
    message: &Message<&str>,
    text: CheckedText<'_>,
    faults: &mut Vec<Fault>,
) {
    let has = |form: &str| message.attributes.iter().any(|attribute| attribute.id.name == form);
    let every = if model == ANIMAL { "animal" } else { "side" };
    for form in forms.iter().filter(|form| !has(form)) {
        let name = message.id.name;
        let fault = Fault::new("missing-form", text.at(name), format!("\"{name}\" has no form .{form}"));
        faults.push(fault.hint(format!("\"{model}\" has it, so every {every} needs it")));
    }
}
