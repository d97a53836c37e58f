//! Reads the name, the title and the languages of a theme.

use super::reader::ThemeReader;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::diagnostics::tree::{Raw, Spanned};
use crate::diagnostics::{Locus, offer};
use crate::files::FileProvider;
use crate::language::{LANGUAGES, Language, LanguageError, is_path};
use crate::theme::{CustomLanguages, Script, SheetLanguage, Title};
use unic_langid::LanguageIdentifier;

/// The maximum length of a name or a title, in characters.
const MAX_CHARACTERS: usize = 60;

impl<'a> ThemeReader<'a> {
    /// The theme's name: what it says, or the name of its file.
    pub fn name(&mut self, file: &str) -> String {
        let stem = || {
            let last = file.rsplit(['/', '\\']).next().unwrap_or(file);
            let stem = last.strip_suffix(".toml").unwrap_or(last);
            stem.chars().filter(|c| !c.is_control()).take(MAX_CHARACTERS).collect::<String>()
        };
        let Some(value) = self.find_value("name") else { return stem() };
        let Some((name, at)) = self.text_of("name", value) else { return stem() };
        if name.contains(['/', '\\', ':']) || name.starts_with('.') {
            let hint = "letters, digits, spaces and hyphens are safe";
            self.fault("theme-name", at, "the name of a theme is used in file names", hint);
        }
        self.check_printable("name", name, at);
        name.to_owned()
    }

    /// Whether the title is one text for every language.
    pub fn has_one_title(&mut self) -> bool {
        matches!(self.find_value("title"), Some(Spanned { raw: Raw::Text(_), .. }))
    }

    /// The title, in one text or one for each language.
    pub fn title(&mut self, languages: &[String], own: &CustomLanguages) -> Title {
        let mut title = Title::new();
        match self.find_value("title") {
            Some(Spanned { raw: Raw::Text(text), at }) => {
                self.check_printable("title", text, at);
                title.insert(languages.first().map_or("en", String::as_str).to_owned(), text.clone());
            }
            Some(Spanned { raw: Raw::Table(entries), .. }) => {
                for entry in entries {
                    self.check_language_tag(&entry.key, &entry.key_at, own);
                    let path = format!("title.{}", entry.key);
                    if let Some((text, at)) = self.text_of(&path, &entry.value) {
                        self.check_printable(&path, text, at);
                        title.insert(entry.key.clone(), text.to_owned());
                    }
                }
            }
            Some(other) => {
                let hint = "such as \"The Jungle Game\", or { en = \"…\", de = \"…\" }";
                let message = format!("title expects a text, or one for each language, found {}", other.raw.sort());
                self.fault(WRONG_VALUE, &other.at, message, hint);
            }
            None => self.mark_invalid("title"),
        }
        title
    }

    fn check_printable(&mut self, path: &str, text: &str, at: &Locus) {
        let wrong = match text {
            _ if text.trim().is_empty() => "is empty",
            _ if text.chars().any(char::is_control) => "has characters that cannot be printed",
            _ if text.chars().count() > MAX_CHARACTERS => "is too long",
            _ => return,
        };
        let hint = format!("one line of at most {MAX_CHARACTERS} characters");
        self.fault(WRONG_VALUE, at, format!("{path} {wrong}"), hint);
    }

    /// One or two languages by their tags, and those of them that are files beside the theme.
    pub fn languages(&mut self, files: &dyn FileProvider) -> (Vec<String>, CustomLanguages) {
        let mut own = CustomLanguages::default();
        let mut tags: Vec<String> = Vec::new();
        for name in self.language_names("languages", 1) {
            let tag = match self.sheet_language("languages", name, files) {
                Some(SheetLanguage::Shipped(tag)) => tag,
                Some(SheetLanguage::Own(text)) => {
                    // It was read without a fault above.
                    let Ok(language) = Language::read(text.clone()) else { continue };
                    let tag = language.tag().to_owned();
                    if tags.contains(&tag) {
                        let at = self.locus_of("languages");
                        self.fault("twice", &at, format!("\"{tag}\" is in languages twice"), "remove one of them");
                    }
                    own.add(tag.clone(), text);
                    tag
                }
                None => {
                    self.mark_invalid("languages");
                    continue;
                }
            };
            tags.push(tag);
        }
        (tags, own)
    }

    /// The languages of the rules sheet: two at most, shipped ones or files beside the theme.
    pub fn sheet_languages(&mut self, files: &dyn FileProvider) -> Vec<SheetLanguage> {
        let mut named = self.language_names("sheet.languages", 0);
        // Who chose the set's languages after those of its sheets means the sheets, too.
        if !named.is_empty() && self.is_over("languages", "sheet.languages") && self.all_valid(&["languages"]) {
            named = self.language_names("languages", 1);
            return named.into_iter().filter_map(|name| self.sheet_language("languages", name, files)).collect();
        }
        named.into_iter().filter_map(|name| self.sheet_language("sheet.languages", name, files)).collect()
    }

    /// A language that a key names: a shipped one, or a file beside the theme.
    fn sheet_language(&mut self, key: &str, name: String, files: &dyn FileProvider) -> Option<SheetLanguage> {
        if !is_path(&name) {
            return Some(SheetLanguage::Shipped(name));
        }
        let at = self.locus_of(key);
        self.refuse_outside(&name, &at)?;
        let unreadable = format!("the language {name} cannot be read");
        let read = files.text(&name, self.base_of(&at));
        let source = read.map_err(|why| self.fault("unreadable-language", &at, unreadable, why.to_string())).ok()?;
        match Language::read(source.clone()) {
            Ok(_) => Some(SheetLanguage::Own(source)),
            Err(LanguageError::Faults(report)) => {
                self.push_file_report(report);
                let message = format!("the language {name} is wrong");
                self.refuse("wrong-language", &at, message, "its faults are listed below")
            }
            Err(other) => self.refuse("wrong-language", &at, other.to_string(), "such as ./mine.ftl"),
        }
    }

    /// The languages that a key names, `least` to two: tags that are shipped, and files.
    pub(super) fn language_names(&mut self, path: &str, least: usize) -> Vec<String> {
        let mut languages: Vec<String> = Vec::new();
        for (tag, at) in self.texts(path) {
            let tag = LANGUAGES.iter().find(|known| known.eq_ignore_ascii_case(tag)).copied().unwrap_or(tag);
            let known = is_path(tag) || self.tag(tag, at);
            if languages.iter().any(|other| other == tag) {
                self.fault("twice", at, format!("\"{tag}\" is in {path} twice"), "remove one of them");
            }
            match known {
                true => languages.push(tag.to_owned()),
                false => self.mark_invalid(path),
            }
        }
        if self.all_valid(&[path]) && !(least..=2).contains(&languages.len()) {
            let at = self.locus_of(path);
            let expected = if least == 0 { "at most two languages" } else { "one or two languages" };
            let message = format!("{path} expects {expected}, found {}", languages.len());
            self.fault("how-many-languages", &at, message, "such as [\"en\", \"zh-Hant\"]");
            self.mark_invalid(path);
        }
        languages
    }

    /// A fault if the theme has words in a language that is neither shipped nor its own. Where the command line chose
    /// other languages, the theme's own are not known.
    pub(super) fn check_language_tag(&mut self, tag: &str, at: &Locus, own: &CustomLanguages) {
        let chosen = self.find_value("languages").is_some_and(|value| self.base_of(&value.at).is_none());
        let unknown = chosen && tag.parse::<LanguageIdentifier>().is_ok();
        if !own.has(tag) && !unknown {
            self.tag(tag, at);
        }
    }

    /// Whether such a language is shipped; a fault if not.
    pub(super) fn tag(&mut self, tag: &str, at: &Locus) -> bool {
        let known = LANGUAGES.contains(&tag);
        if !known {
            let hint = offer(Some(tag), LANGUAGES);
            self.fault("unknown-language", at, format!("no language \"{tag}\" is shipped"), hint);
        }
        known
    }
}

/// The characters of the one Chinese language among these, if there is one.
pub(super) fn script_of(languages: &[String]) -> Option<Script> {
    let scripts: Vec<Script> = [Script::Traditional, Script::Simplified]
        .into_iter()
        .filter(|script| languages.iter().any(|tag| tag == script.language()))
        .collect();
    match scripts[..] {
        [script] => Some(script),
        _ => None,
    }
}
