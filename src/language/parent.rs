//! The parent of a custom language: the shipped language that it extends.

use super::forms::{ANIMAL, SIDE};
use super::reference_graph::Nodes;
use super::shipped::{SHIPPED, Shipped};
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;

/// The terms and grammatical forms of a shipped language.
pub(super) struct ParentLanguage {
    terms: BTreeSet<String>,
    forms: BTreeSet<String>,
    side_forms: BTreeSet<String>,
    /// The language.
    shipped: &'static Shipped,
}

impl ParentLanguage {
    /// The shipped language with this tag.
    pub fn shipped(tag: &str) -> Option<ParentLanguage> {
        let shipped = SHIPPED.iter().find(|shipped| shipped.tag == tag)?;
        let mut base =
            ParentLanguage { terms: BTreeSet::new(), forms: BTreeSet::new(), side_forms: BTreeSet::new(), shipped };
        for text in shipped.texts() {
            for entry in text.messages().entries() {
                match entry {
                    Entry::Message(message) => {
                        let forms = message.attributes.iter().map(|form| form.id.name.to_owned());
                        match message.id.name {
                            ANIMAL => base.forms.extend(forms),
                            SIDE => base.side_forms.extend(forms),
                            _ => (),
                        }
                    }
                    Entry::Term(term) => {
                        base.terms.insert(term.id.name.to_owned());
                    }
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => (),
                }
            }
        }
        Some(base)
    }

    /// The references between its messages.
    pub fn nodes(&self) -> Nodes {
        let mut nodes = Nodes::default();
        self.shipped.texts().for_each(|text| nodes.add(text.messages().entries()));
        nodes
    }

    /// Whether it defines this term.
    pub fn knows(&self, term: &str) -> bool {
        self.terms.contains(term)
    }

    /// The forms of its animals' names.
    pub fn forms(&self) -> BTreeSet<&str> {
        self.forms.iter().map(String::as_str).collect()
    }

    /// The forms of its sides' names.
    pub fn side_forms(&self) -> BTreeSet<&str> {
        self.side_forms.iter().map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::diagnostics::Source;
    use crate::language::Language;

    fn faults(text: &str) -> String {
        let text = format!("language-tag = nds\nlanguage-extends = de\n{text}");
        match Language::read(Source::new("nds.ftl", text)) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_sentence_may_use_the_forms_of_the_language_below() {
        assert_eq!(faults("clause-leap-captures = Ok dor.\nsafe-from-river = { $Animal-nom } { $victim-acc }\n"), "");
        assert!(faults("safe-from-river = { $Animal-gen }\n").contains("unknown-form"));
    }

    #[test]
    fn a_side_needs_every_form_of_the_language_below_and_sentences_may_use_them() {
        let faults = |text: &str| {
            let text = format!("language-tag = vec\nlanguage-extends = it\n{text}");
            Language::read(Source::new("vec.ftl", text)).map_or_else(|error| error.to_string(), |_| String::new())
        };
        let message = faults("side-blue = Blè\n    .il = el Blè\n");
        assert!(message.contains("\"side-blue\" has no form .del"), "{message}");
        let whole = "side-blue = Blè\n    .il = el Blè\n    .del = del Blè\n";
        assert_eq!(faults(&format!("{whole}clause-first-mover = {{ $Side-il }} scuminsia.\n")), "");
        let message = faults("clause-first-mover = { $side-gen } scuminsia.\n");
        assert!(message.contains("sides have no form .gen"), "{message}");
    }

    #[test]
    fn an_animal_needs_every_form_of_the_language_below() {
        let message = faults("rat = Rott\n    .nom = de Rott\n    .written = R\n");
        for form in ["acc", "dat", "ein", "er", "ihn"] {
            assert!(message.contains(&format!("\"rat\" has no form .{form}")), "{message}");
        }
    }
}
