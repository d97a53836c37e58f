//! The languages of a theme: shipped ones, and custom ones from files beside the theme.

use super::{Script, SheetLanguage, Theme};
use crate::diagnostics::Source;
use crate::language::Language;

/// The custom languages of a theme for the words on board and pieces, by tag. Each was read and checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CustomLanguages(Vec<(String, Source)>);

impl CustomLanguages {
    /// Adds a checked language with this tag.
    pub fn add(&mut self, tag: String, text: Source) {
        self.0.push((tag, text));
    }

    /// Whether there is one with this tag.
    pub fn has(&self, tag: &str) -> bool {
        self.0.iter().any(|(own, _)| own == tag)
    }

    /// The language with this tag: one of these, else a shipped one.
    pub fn language(&self, tag: &str) -> Option<Language> {
        match self.0.iter().find(|(own, _)| own == tag) {
            Some((_, text)) => Language::read(text.clone()).ok(),
            None => Language::shipped(tag),
        }
    }

    /// The characters of the animals in a script.
    pub fn animal_characters(&self, script: Script) -> AnimalCharacters {
        let own = self.0.iter().filter_map(|(tag, text)| Some((tag.clone(), Language::read(text.clone()).ok()?)));
        AnimalCharacters {
            own: own.collect(),
            script,
            shipped: Language::shipped(script.language()),
            spoken: Language::shipped(Script::Traditional.language()),
        }
    }
}

/// Chinese characters and pinyin of the animals: from the theme's custom languages, then from the shipped one.
#[derive(Debug)]
pub struct AnimalCharacters {
    own: Vec<(String, Language)>,
    script: Script,
    shipped: Option<Language>,
    /// The language with the pinyin.
    spoken: Option<Language>,
}

impl AnimalCharacters {
    /// The character of a kind: its name in a custom Chinese language, the attribute `.character` in another custom
    /// language, or its name in the shipped language of the script.
    pub fn character(&self, kind: &str) -> Option<String> {
        let other = match self.script {
            Script::Traditional => Script::Simplified.language(),
            Script::Simplified => Script::Traditional.language(),
        };
        let own = self.own.iter().filter(|(tag, _)| tag != other).find_map(|(tag, language)| {
            let chinese = tag == "zh" || tag.starts_with("zh-");
            language.character(kind).or_else(|| language.say(kind, &[]).filter(|_| chinese))
        });
        own.or_else(|| self.shipped.as_ref().and_then(|language| language.say(kind, &[])))
    }

    /// Whether the shipped language has a character for a kind.
    pub fn ships(&self, kind: &str) -> bool {
        self.shipped.as_ref().is_some_and(|language| language.has(kind))
    }

    /// The pinyin of a kind's character in a custom language.
    pub fn own_pinyin(&self, kind: &str) -> Option<String> {
        self.own.iter().find_map(|(_, language)| language.pinyin(kind))
    }

    /// The pinyin of a kind's character.
    pub fn pinyin(&self, kind: &str) -> Option<String> {
        self.own_pinyin(kind).or_else(|| self.spoken.as_ref().and_then(|language| language.pinyin(kind)))
    }
}

impl Theme {
    /// The language with this tag: a custom one for board and pieces, a shipped one, or a custom one of the rules
    /// sheet.
    pub fn find_language(&self, tag: &str) -> Option<Language> {
        self.custom_languages.language(tag).or_else(|| {
            self.sheet.languages.iter().find_map(|language| match language {
                SheetLanguage::Shipped(_) => None,
                SheetLanguage::Own(text) => Language::read(text.clone()).ok().filter(|language| language.tag() == tag),
            })
        })
    }

    /// The characters of the animals on its pieces.
    pub fn animal_characters(&self) -> AnimalCharacters {
        self.custom_languages.animal_characters(self.face.script)
    }
}
