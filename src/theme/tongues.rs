//! The languages that a theme speaks: shipped ones, and its own from files beside it.

use super::{Script, SheetLanguage, Theme};
use crate::diagnostics::Source;
use crate::language::Language;

/// The languages of a theme's own for the words on board and pieces, by tag: each was read and is sound.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnLanguages(Vec<(String, Source)>);

impl OwnLanguages {
    /// Adds the language with this tag; its text was read and is sound.
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

    /// What writes the animals in characters of a script.
    pub fn ideographs(&self, script: Script) -> Ideographs {
        let own = self.0.iter().filter_map(|(tag, text)| Some((tag.clone(), Language::read(text.clone()).ok()?)));
        Ideographs {
            own: own.collect(),
            script,
            shipped: Language::shipped(script.language()),
            spoken: Language::shipped(Script::Traditional.language()),
        }
    }
}

/// What writes the animals in characters and in pinyin: the theme's own languages, then the shipped one.
#[derive(Debug)]
pub struct Ideographs {
    own: Vec<(String, Language)>,
    script: Script,
    shipped: Option<Language>,
    /// The language whose pinyin is shown.
    spoken: Option<Language>,
}

impl Ideographs {
    /// The character of a kind: what a Chinese language of the theme's own calls it, what another one gives as its
    /// `.character`, or what the shipped language of the script calls it.
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

    /// The pinyin that a language of the theme's own gives a kind's character.
    pub fn own_pinyin(&self, kind: &str) -> Option<String> {
        self.own.iter().find_map(|(_, language)| language.pinyin(kind))
    }

    /// The pinyin of a kind's character.
    pub fn pinyin(&self, kind: &str) -> Option<String> {
        self.own_pinyin(kind).or_else(|| self.spoken.as_ref().and_then(|language| language.pinyin(kind)))
    }
}

impl Theme {
    /// The language with this tag as the theme speaks it: its own for the words on board and pieces, a shipped one, or
    /// its sheet's own.
    pub fn tongue(&self, tag: &str) -> Option<Language> {
        self.own_languages.language(tag).or_else(|| {
            self.sheet.languages.iter().find_map(|language| match language {
                SheetLanguage::Shipped(_) => None,
                SheetLanguage::Own(text) => Language::read(text.clone()).ok().filter(|language| language.tag() == tag),
            })
        })
    }

    /// What writes the animals in characters on its pieces.
    pub fn ideographs(&self) -> Ideographs {
        self.own_languages.ideographs(self.face.script)
    }
}
