//! Checks a language file for missing and unused messages.

use super::forms::{ANIMAL, KnownForms, SIDE, check_forms, is_side};
use super::parent::ParentLanguage;
use super::pattern_references::{Reference, references};
use super::reference_graph::{Nodes, Trouble, endless_word, nested_too_deep};
use super::shipped::SHIPPED;
use crate::diagnostics::{Fault, Locus, Report, Source, SourceId, Sources, did_you_mean, nearest};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message, Pattern, Term};
use std::collections::{BTreeMap, BTreeSet};

/// Arguments of every message about a move.
const OF_A_MOVE: [&str; 7] = ["animal", "victim", "from", "to", "mover", "s", "t"];
/// Messages of the language check itself.
const ABOUT: [&str; 2] = ["language-tag", "language-extends"];
/// The hint for an unused message.
const NOBODY: &str = "it is unused; an animal of your own rules needs an attribute, such as .written = F";
/// The form of a list that gives its length.
const COUNT: &str = "count";

/// Compares the texts of one language with English: every message, every variable in it, every form of a name. A
/// language that extends the shipped language `base` may omit messages and use those of the base.
///
/// # Errors
/// Every fault with its span.
pub fn check(texts: Vec<Source>, base: Option<&str>) -> Result<(), Report> {
    let mut sources = Sources::default();
    let ids: Vec<SourceId> = texts.iter().map(|text| sources.add(text.clone())).collect();
    let mut faults = Vec::new();
    let mut parsed = Vec::new();
    for (text, &source) in texts.iter().zip(&ids) {
        if let Some(range) = nested_too_deep(&text.text) {
            let fault = Fault::new("nested-too-deep", Locus { source, range }, "brackets are nested too deeply");
            faults.push(fault.hint("a message of two or three places needs none of them"));
            continue;
        }
        if let Some(range) = endless_word(&text.text) {
            let fault = Fault::new("word-too-long", Locus { source, range }, "this word is too long to print");
            faults.push(fault.hint("write blanks between words"));
            continue;
        }
        let (resource, errors) = match FluentResource::try_new(text.text.clone().into_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let range = error.slice.clone().unwrap_or(error.pos.clone());
            let end = text.text[error.pos.start..].find('\n').map_or(text.text.len(), |line| error.pos.start + line);
            let locus = Locus { source, range: error.pos.start..end.min(range.end).max(error.pos.start) };
            faults.push(Fault::new("fluent", locus, error.to_string()));
        }
        parsed.push((source, resource));
    }
    if parsed.len() < texts.len() {
        return Err(Report::new(sources, faults));
    }
    let translation = Translation::read(&parsed, base.and_then(ParentLanguage::shipped), &mut faults);
    translation.check_quoting(&mut faults);
    translation.check(&Requirements::in_english(), &sources, &mut faults);
    if faults.is_empty() { Ok(()) } else { Err(Report::new(sources, faults)) }
}

/// Every message that the program uses, with its permitted arguments.
struct Requirements {
    messages: BTreeMap<String, BTreeSet<String>>,
    animals: BTreeSet<String>,
}

impl Requirements {
    fn in_english() -> Requirements {
        let english = &SHIPPED[0];
        let mut required = Requirements { messages: BTreeMap::new(), animals: BTreeSet::new() };
        for text in english.texts() {
            // The referee's messages are recognised by their arguments.
            let of_a_move = text.written().contains("no-diagonal =");
            for entry in text.messages().entries() {
                let Entry::Message(message) = entry else { continue };
                let places = message.value.iter().flat_map(references).filter_map(|reference| match reference {
                    Reference::Variable(name) => Some(place(name).0),
                    Reference::Term(_) | Reference::Message(..) | Reference::Function(_) => None,
                });
                let mut places: BTreeSet<String> = places.collect();
                if of_a_move {
                    places.extend(OF_A_MOVE.map(str::to_owned));
                }
                let id = message.id.name.to_owned();
                if is_animal(message) {
                    required.animals.insert(id.clone());
                }
                required.messages.insert(id, places);
            }
        }
        required
    }
}

/// Attributes with alternative spellings of an animal.
fn is_animal(message: &Message<&str>) -> bool {
    message.attributes.iter().any(|attribute| attribute.id.name == "written")
}

/// Splits the name of a variable into base name in lower case and form: `Animal-acc` is (`animal`, `acc`).
fn place(name: &str) -> (String, Option<&str>) {
    let (name, form) = match name.split_once('-') {
        Some((name, form)) => (name, Some(form)),
        None => (name, None),
    };
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    (first.chain(letters).collect(), form)
}

/// A language file.
struct Translation<'t> {
    messages: BTreeMap<&'t str, (CheckedText<'t>, &'t Message<&'t str>)>,
    terms: BTreeMap<&'t str, (CheckedText<'t>, &'t Term<&'t str>)>,
    /// The language that it extends.
    base: Option<ParentLanguage>,
    /// The references between its messages, including the extended language.
    nodes: Nodes,
}

/// A text whose slices can be located.
#[derive(Clone, Copy)]
pub(super) struct CheckedText<'t> {
    source: SourceId,
    text: &'t str,
}

impl CheckedText<'_> {
    /// The span of a slice of this text.
    pub fn at(self, slice: &str) -> Locus {
        let start = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len());
        Locus { source: self.source, range: start..(start + slice.len()).min(self.text.len()) }
    }
}

impl<'t> Translation<'t> {
    fn read(
        parsed: &'t [(SourceId, FluentResource)],
        base: Option<ParentLanguage>,
        faults: &mut Vec<Fault>,
    ) -> Translation<'t> {
        let nodes = base.as_ref().map(ParentLanguage::nodes).unwrap_or_default();
        let mut translation = Translation { messages: BTreeMap::new(), terms: BTreeMap::new(), base, nodes };
        for (source, resource) in parsed {
            let text = CheckedText { source: *source, text: resource.source() };
            translation.nodes.add(resource.entries());
            let mut twice = |name: &str| {
                faults.push(Fault::new("twice", text.at(name), format!("duplicate message \"{name}\"")));
            };
            for entry in resource.entries() {
                match entry {
                    Entry::Message(message) => {
                        if translation.messages.insert(message.id.name, (text, message)).is_some() {
                            twice(message.id.name);
                        }
                    }
                    Entry::Term(term) => {
                        if translation.terms.insert(term.id.name, (text, term)).is_some() {
                            twice(term.id.name);
                        }
                    }
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => (),
                }
            }
        }
        translation
    }

    /// The forms that every animal of this language has: those of its base, whose messages use them, and its own.
    fn forms(&self, required: &Requirements) -> BTreeSet<&str> {
        let mut forms = self.base.as_ref().map(ParentLanguage::forms).unwrap_or_default();
        if self.base.is_none() || required.animals.iter().all(|animal| self.messages.contains_key(animal.as_str())) {
            let attributes = self.messages.get(ANIMAL).map_or(&[][..], |(_, message)| &message.attributes);
            forms.extend(attributes.iter().map(|attribute| attribute.id.name));
        }
        forms
    }

    /// The forms that every side's name of this language has.
    fn side_forms(&self) -> BTreeSet<&str> {
        match &self.base {
            Some(base) => base.side_forms(),
            None => {
                let attributes = self.messages.get(SIDE).map_or(&[][..], |(_, message)| &message.attributes);
                attributes.iter().map(|attribute| attribute.id.name).collect()
            }
        }
    }

    /// A fault for every message whose references form a cycle or expand to too much text.
    fn check_quoting(&self, faults: &mut Vec<Fault>) {
        let mut known = BTreeSet::new();
        for (path, trouble) in self.nodes.troubles() {
            if trouble == Trouble::Cycle && path.first() != path.last() {
                // It only refers to others that form a cycle.
                continue;
            }
            // The first of them in this text; the base language is valid.
            let own = path.iter().find_map(|key| {
                let name = key.split('.').next().unwrap_or(key);
                match name.strip_prefix('-') {
                    Some(term) => self.terms.get(term).map(|(text, term)| (*text, term.id.name)),
                    None => self.messages.get(name).map(|(text, message)| (*text, message.id.name)),
                }
            });
            let Some((text, name)) = own.filter(|(_, name)| known.insert(*name)) else { continue };
            let (code, message) = match trouble {
                Trouble::Cycle => ("quotes-itself", format!("\"{name}\" quotes itself in the end")),
                Trouble::Deep => ("quotes-too-deep", format!("\"{name}\" quotes one that quotes one, too many times")),
                Trouble::Long => ("too-long", format!("\"{name}\" is too long with all that it quotes")),
            };
            let hint = match trouble {
                Trouble::Cycle | Trouble::Deep => path.join(" quotes "),
                Trouble::Long => "shorten it".to_owned(),
            };
            faults.push(Fault::new(code, text.at(name), message).hint(hint));
        }
    }

    fn check(&self, required: &Requirements, sources: &Sources, faults: &mut Vec<Fault>) {
        let missing: Vec<&str> =
            required.messages.keys().map(String::as_str).filter(|key| !self.messages.contains_key(key)).collect();
        if self.base.is_none() && !missing.is_empty() {
            let message = match missing.len() {
                1 => "a message is missing".to_owned(),
                count => format!("{count} messages are missing"),
            };
            faults.push(Fault::new("missing-message", sources.start(), message).hint(missing.join(", ")));
        }
        let forms = KnownForms { animals: self.forms(required), sides: self.side_forms() };
        let mut used = BTreeSet::new();
        for (&key, &(text, message)) in &self.messages {
            let known = required.messages.get(key);
            let named = known.is_none() && !message.attributes.is_empty();
            if known.is_none() && !named && !ABOUT.contains(&key) {
                let near = nearest(key, required.messages.keys().map(String::as_str));
                let fault =
                    Fault::new("unknown-message", text.at(message.id.name), format!("there is no message \"{key}\""));
                faults.push(fault.hint(did_you_mean(near, NOBODY)));
            }
            if required.animals.contains(key) || named || key == ANIMAL {
                check_forms(&forms.animals, ANIMAL, message, text, faults);
            }
            if known.is_some() && is_side(key) {
                check_forms(&forms.sides, SIDE, message, text, faults);
            }
            let empty = BTreeSet::new();
            let places = known.unwrap_or(&empty);
            if let Some(pattern) = &message.value {
                self.check_pattern(pattern, places, &forms, text, &mut used, faults);
            } else if known.is_some() {
                faults.push(Fault::new("empty-message", text.at(message.id.name), format!("\"{key}\" is empty")));
            }
            let name = BTreeSet::from(["name".to_owned()]);
            let inner = if key == ANIMAL { &name } else { &empty };
            for attribute in &message.attributes {
                self.check_pattern(&attribute.value, inner, &forms, text, &mut used, faults);
            }
        }
        for &(text, term) in self.terms.values() {
            self.check_pattern(&term.value, &BTreeSet::new(), &forms, text, &mut used, faults);
        }
        let idle = |name: &str| !used.contains(name) && !self.base.as_ref().is_some_and(|base| base.knows(name));
        for (name, (text, _)) in self.terms.iter().filter(|(name, _)| idle(name)) {
            faults.push(Fault::new("unused-term", text.at(name), format!("no message uses the term \"-{name}\"")));
        }
    }

    fn check_pattern(
        &self,
        pattern: &Pattern<&'t str>,
        places: &BTreeSet<String>,
        forms: &KnownForms<'_>,
        text: CheckedText<'_>,
        used: &mut BTreeSet<&'t str>,
        faults: &mut Vec<Fault>,
    ) {
        for reference in references(pattern) {
            let mut fault = |code, name: &str, message: String, hint: String| {
                faults.push(Fault::new(code, text.at(name), message).hint(hint));
            };
            match reference {
                Reference::Variable(name) => {
                    // Within a term a variable is a parameter, such as its case.
                    let (base, form) = place(name);
                    let in_term = self.terms.values().any(|(_, term)| std::ptr::eq(&term.value, pattern));
                    if in_term {
                        continue;
                    }
                    if !places.contains(&base) {
                        let near = nearest(&base, places.iter().map(String::as_str));
                        let hint = match (near, places.is_empty()) {
                            (Some(near), _) => format!("did you mean ${near}?"),
                            (None, true) => "this message has no places".to_owned(),
                            (None, false) => format!(
                                "possible are {}",
                                places.iter().map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
                            ),
                        };
                        fault("unknown-place", name, format!("${name} has no value here"), hint);
                    } else if let Some(form) = form.filter(|form| *form != COUNT && !forms.of(&base).contains(form)) {
                        let (who, all) = KnownForms::named(&base);
                        let hint = format!("give {all} the attribute .{form}");
                        fault("unknown-form", name, format!("{who} have no form .{form}"), hint);
                    }
                }
                Reference::Term(name) => {
                    used.insert(name);
                    if !self.terms.contains_key(name) && !self.base.as_ref().is_some_and(|base| base.knows(name)) {
                        let near = nearest(name, self.terms.keys().copied());
                        let hint = near.map_or(String::new(), |near| format!("did you mean -{near}?"));
                        fault("unknown-term", name, format!("there is no term \"-{name}\""), hint);
                    }
                }
                Reference::Message(name, Some(attribute)) => {
                    if !self.nodes.has(&format!("{name}.{attribute}")) {
                        let message = format!("there is no \"{name}\" with an attribute .{attribute}");
                        fault("unknown-reference", attribute, message, String::new());
                    }
                }
                Reference::Message(name, None) => {
                    if !self.nodes.has(name) {
                        let near = nearest(name, self.messages.keys().copied());
                        let hint = near.map_or(String::new(), |near| format!("did you mean {near}?"));
                        fault("unknown-reference", name, format!("there is no message \"{name}\""), hint);
                    }
                }
                Reference::Function(name) => {
                    fault("no-functions", name, format!("{name}() cannot be called"), "write it out".to_owned());
                }
            }
        }
    }
}
