//! Checks that every face has glyphs for the text that it sets.

use super::reader::ThemeReader;
use crate::diagnostics::Locus;
use crate::fonts::{FaceId, Fonts};
use crate::theme::{Element, EndBand, FontRoles, Numerals, Theme, is_chinese};
use std::collections::BTreeSet;

/// The most missing characters of one face that a fault lists.
const MAX_LISTED: usize = 6;

/// A text that a face sets: its role, its purpose, and the key that requires it.
struct RequiredText {
    role: &'static str,
    text: String,
    what: String,
    asked_by: String,
}

/// Characters without a glyph: the face, its role, the location of the key, the texts.
struct MissingGlyphs {
    at: Locus,
    role: String,
    face: FaceId,
    missing: Vec<char>,
    what: Vec<String>,
}

impl ThemeReader<'_> {
    /// A fault for every face that lacks characters of the theme's words.
    pub fn check_letters(&mut self, theme: &Theme) {
        let mut lacks: Vec<MissingGlyphs> = Vec::new();
        for need in self.required_texts(theme) {
            let face = face(&theme.roles, need.role);
            let missing = missing(&theme.fonts, face, &need.text);
            if missing.is_empty() {
                continue;
            }
            let role = format!("fonts.{}", need.role);
            let at = match self.find_value(&need.asked_by) {
                Some(_) => self.last_written(&[&role, &need.asked_by]),
                None => self.locus_of(&role),
            };
            match lacks.iter_mut().find(|lack| lack.at == at && lack.face == face) {
                Some(lack) => {
                    lack.missing.extend(missing);
                    lack.what.push(need.what);
                }
                None => lacks.push(MissingGlyphs { at, role, face, missing, what: vec![need.what] }),
            }
        }
        for lack in lacks {
            self.push_missing(lack, &theme.fonts);
        }
    }

    fn required_texts(&mut self, theme: &Theme) -> Vec<RequiredText> {
        let mut needs = Vec::new();
        let mut need = |role, text: String, what: &str, asked_by: &str| {
            needs.push(RequiredText { role, text, what: what.to_owned(), asked_by: asked_by.to_owned() });
        };
        for tag in &theme.languages {
            let title = theme.title_in(tag);
            let role = if is_chinese(title) { "title-character" } else { "title" };
            need(role, title.to_owned(), &format!("the title \"{title}\""), "title");
        }
        for (kind, glyph) in &theme.face.glyphs {
            if theme.face.show.contains(&Element::Glyph) {
                need("glyph", glyph.clone(), &format!("the glyph of \"{kind}\""), &format!("face.glyphs.{kind}"));
            }
        }
        let shows = |element| theme.face.show.contains(&element);
        let kinds = theme.rules.kinds();
        if shows(Element::Numeral) {
            let numerals: String =
                kinds.iter().map(|kind| theme.face.numerals.write(u32::from(kind.strength))).collect();
            let role = if theme.face.numerals == Numerals::Chinese { "character" } else { "numeral" };
            need(role, numerals, "the animals' strengths", "face.numerals");
        }
        let ideographs = theme.animal_characters();
        let characters = |own: bool| -> String {
            let own = kinds.iter().filter(|kind| ideographs.ships(&kind.id) != own);
            own.filter_map(|kind| ideographs.character(&kind.id)).collect()
        };
        let sealed = theme.face.shows_seals();
        if sealed {
            for (kind, own) in &theme.face.glyphs {
                if ideographs.character(kind).is_none() && theme.face.seal_text(kind, &ideographs).is_some() {
                    let what = format!("the seal of \"{kind}\"");
                    need("character", own.clone(), &what, &format!("face.glyphs.{kind}"));
                }
            }
        }
        if sealed || shows(Element::Character) || theme.board.end_band == EndBand::Ladder {
            need("character", characters(false), "the animals' characters", "face.characters");
            need("character", characters(true), "the animals' characters", "languages");
        }
        let pinyin: String = kinds.iter().filter_map(|kind| ideographs.pinyin(&kind.id)).collect();
        if shows(Element::Pinyin) {
            need("pinyin", pinyin, "the animals' pinyin", "face.show");
        }
        for tag in &theme.languages {
            let Some(language) = theme.find_language(tag) else { continue };
            let names: Vec<String> = kinds.iter().map(|kind| language.animal(&kind.id)).collect();
            let (chinese, latin): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_chinese(name));
            if shows(Element::Name) {
                need("name", latin.concat(), "the animals' names", "languages");
                need("character", chinese.concat(), "the animals' names", "languages");
            }
            for (word, labelled) in [
                ("den", theme.board.labels.den),
                ("trap", theme.board.labels.trap),
                ("river", theme.board.labels.river),
            ] {
                let shown = labelled || theme.board.end_band == EndBand::Key;
                let said = language.say(word, &[]).filter(|_| shown).unwrap_or_default();
                let role = if is_chinese(&said) { "character" } else { "name" };
                need(role, said.clone(), &format!("\"{said}\""), "languages");
            }
        }
        needs
    }

    fn push_missing(&mut self, lack: MissingGlyphs, fonts: &Fonts) {
        let MissingGlyphs { at, role, face, mut missing, mut what } = lack;
        let mut seen = BTreeSet::new();
        missing.retain(|&c| seen.insert(c));
        what.dedup();
        let mut named: Vec<String> = missing.iter().take(MAX_LISTED).map(|c| format!("\"{c}\"")).collect();
        if missing.len() > MAX_LISTED {
            named.push(format!("{} more", missing.len() - MAX_LISTED));
        }
        let name = fonts.face(face).name();
        let message = format!("the face {name} has no {}; it cannot set {}", named.join(", "), what.join(", "));
        let having: Vec<&str> = fonts
            .iter()
            .filter(|(_, face)| missing.iter().all(|&character| face.glyph(character).is_some()))
            .map(|(_, face)| face.name())
            .collect();
        let hint = match having[..] {
            [] => format!("no face has it: set {role} to a font file beside the theme, or write something else"),
            [one] => format!("set {role} = \"{one}\""),
            _ => format!("set {role} to one of {}", having.join(", ")),
        };
        self.fault("missing-character", &at, message, hint);
    }
}

fn face(roles: &FontRoles, role: &str) -> FaceId {
    match role {
        "character" => roles.character,
        "numeral" => roles.numeral,
        "name" => roles.name,
        "pinyin" => roles.pinyin,
        "title" => roles.title,
        "title-character" => roles.title_character,
        _ => roles.glyph,
    }
}

/// The characters of a text that a face lacks. Variation selectors and joiners are never drawn, and control characters
/// are reported elsewhere.
fn missing(fonts: &Fonts, face: FaceId, text: &str) -> Vec<char> {
    let drawn = |c: &char| !c.is_control() && !matches!(c, ' ' | '\u{fe00}'..='\u{fe0f}' | '\u{200d}');
    text.chars().filter(drawn).filter(|&c| fonts.face(face).glyph(c).is_none()).collect()
}
