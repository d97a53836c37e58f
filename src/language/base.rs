//! What a language file may lean on: the shipped language that it extends.

use super::check::ANIMAL;
use super::shipped::SHIPPED;
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;

/// The names that a shipped language gives to what it says.
pub(super) struct Base {
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    forms: BTreeSet<String>,
}

impl Base {
    /// Of the shipped language with this tag.
    pub fn shipped(tag: &str) -> Option<Base> {
        let shipped = SHIPPED.iter().find(|shipped| shipped.tag == tag)?;
        let mut base = Base { messages: BTreeSet::new(), terms: BTreeSet::new(), forms: BTreeSet::new() };
        for text in shipped.texts() {
            for entry in text.messages().entries() {
                match entry {
                    Entry::Message(message) => {
                        base.messages.insert(message.id.name.to_owned());
                        if message.id.name == ANIMAL {
                            base.forms.extend(message.attributes.iter().map(|form| form.id.name.to_owned()));
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

    /// Whether it has this message.
    pub fn says(&self, message: &str) -> bool {
        self.messages.contains(message)
    }

    /// Whether it has this term.
    pub fn knows(&self, term: &str) -> bool {
        self.terms.contains(term)
    }

    /// The forms of its animals' names.
    pub fn forms(&self) -> BTreeSet<&str> {
        self.forms.iter().map(String::as_str).collect()
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
    fn an_animal_needs_every_form_of_the_language_below() {
        let told = faults("rat = Rott\n    .nom = de Rott\n    .written = R\n");
        for form in ["acc", "dat", "ein", "er", "ihn"] {
            assert!(told.contains(&format!("\"rat\" has no form .{form}")), "{told}");
        }
    }
}
