//! Arguments of messages.

use super::Language;
use super::animals::NameForms;
use super::pattern_references::{Reference, references};
use crate::rules::Argument;
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::Pattern;

/// The named arguments of a message.
pub type Arguments = Vec<(&'static str, Argument)>;

impl Language {
    /// The variables of a pattern in the forms that it uses; other forms are not computed.
    pub(super) fn filled<'p>(
        &'p self,
        arguments: &[(&'static str, Argument)],
        pattern: &Pattern<&'p str>,
    ) -> FluentArgs<'p> {
        let mut filled = FluentArgs::new();
        for place in self.places(pattern, MOST_STEPS) {
            if filled.get(place).is_none()
                && let Some(value) = self.value(place, arguments)
            {
                filled.set(place, value);
            }
        }
        filled
    }

    /// The variables of a pattern and of the messages that it references, to this depth.
    fn places<'p>(&'p self, pattern: &Pattern<&'p str>, steps: u32) -> Vec<&'p str> {
        let mut places = Vec::new();
        for reference in references(pattern) {
            match reference {
                Reference::Variable(name) => places.push(name),
                Reference::Message(quoted, None) if steps > 0 => {
                    let quoted = self.bundle.get_message(quoted).and_then(|message| message.value());
                    places.extend(quoted.iter().flat_map(|pattern| self.places(pattern, steps - 1)));
                }
                // A term has its own variables only.
                Reference::Message(..) | Reference::Term(_) | Reference::Function(_) => {}
            }
        }
        places
    }

    /// The value of one variable: an argument, or a form of it.
    fn value<'v>(&self, place: &str, arguments: &[(&'static str, Argument)]) -> Option<FluentValue<'v>> {
        let first = place.chars().next()?;
        let bare: String = first.to_lowercase().chain(place.chars().skip(1)).collect();
        let (form, argument) = arguments.iter().find_map(|(name, argument)| match bare.strip_prefix(name)? {
            "" => Some(("", argument)),
            rest => Some((rest.strip_prefix('-')?, argument)),
        })?;
        let capitalised = first.is_uppercase();
        let called = |forms: &NameForms| forms.iter().find(|(known, _)| known == form).map(|(_, text)| text.clone());
        let text = match (argument, form) {
            (Argument::Text(text), "") => text.clone(),
            (Argument::Text(text), SMALL) => small(text),
            (Argument::OneOf(texts), "") => self.one_of(texts),
            (Argument::Number(number), "") if !capitalised => return Some(FluentValue::from(*number)),
            (Argument::Side(side), _) => called(&self.side_forms(*side))?,
            (Argument::Animal(kind), _) => called(&self.forms(kind))?,
            (Argument::All(kinds) | Argument::Any(kinds), "count") if !capitalised => {
                return Some(FluentValue::from(kinds.len()));
            }
            (Argument::All(kinds), "") => self.list(kinds, "all"),
            (Argument::Any(kinds), "") => self.list(kinds, "any"),
            (Argument::Text(_) | Argument::Number(_) | Argument::All(_) | Argument::Any(_) | Argument::OneOf(_), _) => {
                return None;
            }
        };
        Some(FluentValue::from(if capitalised { capital(&text) } else { text }))
    }

    /// A list of animals in words.
    fn list(&self, kinds: &[String], sort: &str) -> String {
        let animal = |message: &str, kind: &String, list: Option<String>| {
            let mut arguments = vec![("animal", Argument::Animal(kind.clone()))];
            arguments.extend(list.map(|list| ("list", Argument::Text(list))));
            self.say(&format!("{sort}-{message}"), &arguments).unwrap_or_else(|| self.animal(kind))
        };
        match kinds {
            [] => String::new(),
            [only] => animal("one", only, None),
            [first, middle @ .., last] => {
                let begun = animal("first", first, None);
                let list = middle.iter().fold(begun, |list, kind| animal("next", kind, Some(list)));
                animal("last", last, Some(list))
            }
        }
    }
}

/// Maximum depth of references between messages. Shipped languages use one.
pub(super) const MOST_STEPS: u32 = 4;

/// The form of a text with a small first letter.
const SMALL: &str = "small";

fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
