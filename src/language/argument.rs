//! What is put into the places of a sentence.

use super::Language;
use super::animals::Forms;
use crate::rules::Side;
use fluent_bundle::{FluentArgs, FluentValue};

/// A value for a place in a sentence.
#[derive(Debug, Clone)]
pub enum Argument {
    /// Words.
    Text(String),
    /// A number, written in Arabic digits without grouping.
    Number(u32),
    /// An animal, by the id of its kind. A sentence may use its bare name (`$animal`), each form that the language
    /// gives it (`$animal-the`, `$animal-acc` …), and each of them with a capital (`$Animal`, `$Animal-the`).
    Animal(String),
    /// A side, as the language calls it: its bare name (`$mover`) and each form that the language gives it
    /// (`$mover-il`), in the same way.
    Side(Side),
    /// All of these animals: `$swimmers` and `$Swimmers` are the list in words, `$swimmers-count` how many they are.
    All(Vec<String>),
    /// Any one of these animals, in the same way.
    Any(Vec<String>),
}

/// A sentence's places with what stands in them.
pub type Arguments = Vec<(&'static str, Argument)>;

impl Language {
    /// The places as the language's grammar wants them.
    pub(super) fn filled(&self, arguments: &[(&'static str, Argument)]) -> FluentArgs<'_> {
        let mut filled = FluentArgs::with_capacity(2 * arguments.len());
        for (name, argument) in arguments {
            match argument {
                Argument::Text(text) => with_capital(&mut filled, name, text.clone()),
                Argument::Number(number) => filled.set(*name, FluentValue::from(*number)),
                Argument::Side(side) => in_every_form(&mut filled, name, &self.side_forms(*side)),
                Argument::Animal(kind) => in_every_form(&mut filled, name, &self.forms(kind)),
                Argument::All(kinds) => self.list(&mut filled, name, kinds, "all"),
                Argument::Any(kinds) => self.list(&mut filled, name, kinds, "any"),
            }
        }
        filled
    }

    fn list<'a>(&'a self, filled: &mut FluentArgs<'a>, name: &str, kinds: &[String], sort: &str) {
        let animal = |message: &str, kind: &String, list: Option<String>| {
            let mut arguments = vec![("animal", Argument::Animal(kind.clone()))];
            arguments.extend(list.map(|list| ("list", Argument::Text(list))));
            self.say(&format!("{sort}-{message}"), &arguments).unwrap_or_else(|| self.animal(kind))
        };
        let text = match kinds {
            [] => String::new(),
            [only] => animal("one", only, None),
            [first, middle @ .., last] => {
                let begun = animal("first", first, None);
                let list = middle.iter().fold(begun, |list, kind| animal("next", kind, Some(list)));
                animal("last", last, Some(list))
            }
        };
        filled.set(format!("{name}-count"), FluentValue::from(kinds.len()));
        with_capital(filled, name, text);
    }
}

/// Sets a place to a bare name, and the same place with each form behind it to that form.
fn in_every_form(filled: &mut FluentArgs<'_>, name: &str, forms: &Forms) {
    for (form, text) in forms {
        let place = if form.is_empty() { name.to_owned() } else { format!("{name}-{form}") };
        with_capital(filled, &place, text.clone());
    }
}

/// Sets a place, and the same place named with a capital to the same words with a capital.
fn with_capital<'a>(filled: &mut FluentArgs<'a>, name: &str, text: String) {
    filled.set(capital(name), FluentValue::from(capital(&text)));
    filled.set(name.to_owned(), FluentValue::from(text));
}

/// A text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
