//! The words on what goes with a set, in its one or two languages.

use crate::canvas::resources::Resources;
use crate::language::Argument;
use crate::theme::is_chinese;

/// A text in one of the set's languages.
#[derive(Debug, Clone, PartialEq)]
pub struct Words {
    /// The tag of its language.
    pub language: String,
    /// The text.
    pub text: String,
}

impl Words {
    /// Whether it is set in a face for Chinese and Japanese.
    pub fn is_chinese(&self) -> bool {
        is_chinese(&self.text)
    }
}

/// A message in every language of the set that has it, the first one first.
pub fn say(resources: &mut Resources<'_>, key: &str, arguments: &[(&'static str, Argument)]) -> Vec<Words> {
    let theme = resources.theme;
    say_in(resources, &theme.languages, key, arguments)
}

/// A message in every one of these languages that has it.
pub fn say_in(
    resources: &mut Resources<'_>,
    tags: &[String],
    key: &str,
    arguments: &[(&'static str, Argument)],
) -> Vec<Words> {
    let said = tags.iter().filter_map(|tag| {
        let text = resources.language(tag)?.say(key, arguments)?;
        Some(Words { language: tag.clone(), text })
    });
    said.collect()
}

/// A message in the first language.
pub fn say_first(resources: &mut Resources<'_>, key: &str, arguments: &[(&'static str, Argument)]) -> String {
    say(resources, key, arguments).into_iter().next().map_or_else(String::new, |words| words.text)
}

/// The titles of the set in its languages: the first one in Latin letters, the first one in characters.
pub fn titles(resources: &Resources<'_>) -> (Option<Words>, Option<Words>) {
    let theme = resources.theme;
    let titled = |language: &String| Words { language: language.clone(), text: theme.title_in(language).to_owned() };
    let titles: Vec<Words> = theme.languages.iter().map(titled).collect();
    let find = |chinese: bool| titles.iter().find(|title| title.is_chinese() == chinese).cloned();
    (find(false), find(true))
}
