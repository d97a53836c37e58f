//! The texts of findings: the same messages with the same values in every shipped language.

use super::pattern_references::{Reference, references};
use super::shipped::{SHIPPED, Shipped};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The values of a message: those that it shows, and those that it only chooses a wording by.
type Places = (BTreeSet<String>, BTreeSet<String>);

/// Forms of names that these texts use.
const FORMS: [&str; 3] = ["-small", "-de", "-del"];

/// The values that a pattern shows, without the forms of names.
fn shown(pattern: &Pattern<&str>, places: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                let form = FORMS.iter().find_map(|form| id.name.strip_suffix(form));
                places.insert(form.unwrap_or(id.name).to_owned());
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| shown(&variant.value, places));
            }
            PatternElement::Placeable { .. } | PatternElement::TextElement { .. } => {}
        }
    }
}

fn places(message: &Message<&str>) -> Places {
    let (mut seen, mut chosen) = (BTreeSet::new(), BTreeSet::new());
    let pattern = message.value.as_ref().expect("a message says something");
    shown(pattern, &mut seen);
    for reference in references(pattern) {
        let Reference::Variable(name) = reference else { panic!("{}: {reference:?}", message.id.name) };
        let base = FORMS.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name);
        chosen.extend((!seen.contains(base)).then(|| base.to_owned()));
    }
    (seen, chosen)
}

fn messages(shipped: &Shipped) -> BTreeMap<String, Places> {
    let [.., findings] = shipped.texts_of_findings();
    let messages = findings.messages();
    let told = messages.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), places(message))),
        _ => None,
    });
    told.collect()
}

#[test]
fn findings_have_the_same_messages_and_values_in_every_language() {
    let english = messages(&SHIPPED[0]);
    assert!(english.len() > 60);
    for shipped in &SHIPPED[1..] {
        let own = messages(shipped);
        let ids = |all: &BTreeMap<String, Places>| all.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&own), ids(&english), "{}", shipped.tag);
        for (id, (shown, chosen)) in &own {
            let (all, by) = &english[id];
            assert_eq!(shown, all, "{}: {id}", shipped.tag);
            // A language without plurals chooses nothing by a count, and one with them may choose by what it shows.
            assert!(chosen.is_subset(by), "{}: {id}", shipped.tag);
        }
    }
}
