//! What languages call themselves.

/// The shipped languages by their own names, in the order of `LANGUAGES`.
const OWN_NAMES: [(&str, &str); 10] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("es", "Español"),
    ("pt-BR", "Português (Brasil)"),
    ("it", "Italiano"),
    ("nl", "Nederlands"),
    ("zh-Hant", "繁體中文"),
    ("zh-Hans", "简体中文"),
    ("ja", "日本語"),
];

/// What a shipped language calls itself; of another one, its tag.
pub fn own_name(tag: &str) -> &str {
    OWN_NAMES.iter().find(|(known, _)| *known == tag).map_or(tag, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::OWN_NAMES;
    use crate::language::LANGUAGES;

    #[test]
    fn every_shipped_language_has_its_own_name() {
        assert!(LANGUAGES.iter().eq(OWN_NAMES.iter().map(|(tag, _)| tag)));
    }

    #[test]
    fn the_page_calls_the_languages_the_same() {
        let page = include_str!("../../templates/studio/language/words.js");
        for (tag, name) in OWN_NAMES {
            assert!(page.contains(&format!("[\"{tag}\", \"{name}\"]")), "{tag}");
        }
    }
}
