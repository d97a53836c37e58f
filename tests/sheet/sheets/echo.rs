//! A language in which every message says its own name: what a sheet says is then seen at a glance.

use shouqi::diagnostics::Source;
use shouqi::language::Language;
use std::collections::BTreeSet;

/// A language of names.
pub struct Echo {
    /// It says `⟦name⟧` and then whatever is put into the message.
    pub language: Language,
    /// The messages.
    pub keys: BTreeSet<String>,
}

/// Makes every message of these English texts say its name. What English puts into a message is still put into it, so
/// that messages within messages are heard, too.
pub fn echo(texts: &[String]) -> Echo {
    let mut own = String::from("language-tag = nds\nlanguage-extends = en\n");
    let mut keys = BTreeSet::new();
    for text in texts {
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((key, value)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            else {
                continue;
            };
            let mut value = value.to_owned();
            while let Some(more) = lines.next_if(|next| next.starts_with(' ')) {
                value += more;
            }
            let places: BTreeSet<&str> = value
                .split('$')
                .skip(1)
                // A form of a place, such as its article, is the place.
                .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next())
                .collect();
            let places: String = places.into_iter().map(|place| format!("{{ ${place} }}")).collect();
            own += &format!("{key} = ⟦{key}⟧{places}\n");
            keys.insert(key.to_owned());
        }
    }
    let language = Language::read(Source::new("echo.ftl", own)).unwrap_or_else(|error| panic!("{error}"));
    Echo { language, keys }
}

/// The names in a text of this language.
pub fn said(text: &str) -> BTreeSet<String> {
    text.split('⟦').skip(1).filter_map(|rest| rest.split_once('⟧')).map(|(key, _)| key.to_owned()).collect()
}
