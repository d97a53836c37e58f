//! Findings and measurements in words: those of `findings.ftl` of a shipped language.

use super::finding::{Finding, Measurement};
use super::value::{Listed, NamedValue, Value};
use crate::language::{Argument, Arguments, Language, decimal_sign};

/// A language for findings.
#[derive(Debug)]
pub struct FindingLanguage {
    language: Language,
}

impl FindingLanguage {
    /// A shipped language; `None` if there is none with this tag.
    pub fn shipped(tag: &str) -> Option<FindingLanguage> {
        Some(FindingLanguage { language: Language::of_findings(tag)? })
    }

    /// English.
    ///
    /// # Panics
    /// Never: English is shipped.
    pub fn english() -> FindingLanguage {
        FindingLanguage::shipped("en").expect("English is shipped")
    }

    /// Its BCP 47 tag.
    pub fn tag(&self) -> &str {
        self.language.tag()
    }

    /// What is wrong, with the measurement.
    pub fn message(&self, finding: &Finding) -> String {
        self.say(finding.message, &finding.values)
    }

    /// What helps.
    pub fn remedy(&self, finding: &Finding) -> String {
        self.say(finding.remedy, &finding.values)
    }

    /// What was measured.
    pub fn subject(&self, figure: &Measurement) -> String {
        self.say(figure.what, &figure.values)
    }

    /// A message. A missing one is shown by its id: a test formats every one in every language.
    pub fn say(&self, message: &str, values: &[NamedValue]) -> String {
        self.said(message, values).unwrap_or_else(|| message.to_owned())
    }

    /// A message; `None` if the language lacks it, or a value for it is missing.
    fn said(&self, message: &str, values: &[NamedValue]) -> Option<String> {
        let arguments: Arguments = values.iter().map(|(name, value)| (*name, self.argument(value))).collect();
        self.language.say(message, &arguments)
    }

    fn argument(&self, value: &Value) -> Argument {
        match value {
            Value::Count(count) => Argument::Number(*count),
            Value::Amount(number, decimals) => {
                Argument::Text(decimals.digits(*number).replace('.', decimal_sign(self.tag())))
            }
            Value::Text(text) => Argument::Text(text.clone()),
            Value::Side(side) => Argument::Side(*side),
            Value::Called(name) => Argument::Text(self.language.side_called(*name)),
            Value::List(listed, names, most) => Argument::Text(self.list(*listed, names, *most)),
        }
    }

    /// A list in words: all of them, or the first ones and how many there are besides.
    fn list(&self, listed: Listed, names: &[String], most: usize) -> String {
        let shown = if names.len() <= most { names.len() } else { most - 1 };
        let mut list = String::new();
        for (place, name) in names[..shown].iter().enumerate() {
            let name = self.name(listed, name);
            let join = if place + 1 == names.len() { "list-last" } else { "list-next" };
            list = match place {
                0 => name,
                _ => self.say(join, &[("list", list.into()), ("next", name.into())]),
            };
        }
        match names.len() - shown {
            0 => list,
            more => self.say("list-more", &[("list", list.into()), ("more", Value::count(more))]),
        }
    }

    fn name(&self, listed: Listed, name: &str) -> String {
        match listed {
            Listed::Animals => self.language.animal(name),
            Listed::Words => self.say("list-word", &[("word", name.into())]),
            Listed::Views => self.say(&format!("view-{name}"), &[]),
            Listed::Features => self.say(&format!("feature-{name}"), &[]),
        }
    }
}

/// Every finding of every test of preflight is told whole in every language, in each with the same numbers.
#[cfg(test)]
pub(super) fn assert_told(finding: &Finding) {
    let languages = crate::language::LANGUAGES.iter().filter_map(|tag| FindingLanguage::shipped(tag));
    let told: Vec<(FindingLanguage, String)> = languages
        .map(|language| {
            let said = |message| {
                language.said(message, &finding.values).unwrap_or_else(|| panic!("{}: {finding:?}", language.tag()))
            };
            let both = format!("{} {}", said(finding.message), said(finding.remedy));
            (language, both)
        })
        .collect();
    assert_eq!(told.len(), crate::language::LANGUAGES.len());
    let english = &told[0].1;
    for (language, both) in &told[1..] {
        assert_ne!(both, english, "{}", language.tag());
        for (name, value) in &finding.values {
            let Value::Amount(number, decimals) = value else { continue };
            let digits = decimals.digits(*number);
            let own = digits.replace('.', decimal_sign(language.tag()));
            assert!(both.contains(&own) || !english.contains(&digits), "{}: {name}: {both}", language.tag());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn animals(tag: &str, count: usize) -> String {
        let names = ["rat", "cat", "dog", "wolf", "snow-hare"].map(str::to_owned);
        FindingLanguage::shipped(tag).expect("it is shipped").list(Listed::Animals, &names[5 - count..], 3)
    }

    #[test]
    fn long_lists_of_names_are_abbreviated() {
        assert_eq!(animals("en", 1), "snow hare");
        assert_eq!(animals("en", 3), "dog, wolf and snow hare");
        assert_eq!(animals("en", 5), "rat, cat and 3 more");
        assert_eq!(animals("de", 3), "Hund, Wolf und snow hare");
    }

    #[test]
    fn numbers_have_the_decimal_sign_of_the_language() {
        let shown = |tag: &str| {
            let values = [("part", "board".into()), ("width", Value::exactly(0.15, 2)), ("least", Value::plain(0.2))];
            FindingLanguage::shipped(tag).expect("it is shipped").say("thin-line", &values)
        };
        assert!(shown("en").contains("0.15 mm") && shown("de").contains("0,15 mm") && shown("ja").contains("0.15mm"));
    }
}
