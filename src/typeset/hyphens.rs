//! Hyphenation by Liang's algorithm, with the TeX patterns of the crate hypher.

use super::script::{CharacterScript, script};
use crate::language::typography;
use hypher::{Lang, hyphenate_bounded};

/// Shorter words are not hyphenated, in characters.
const SHORTEST: usize = 6;

/// The longest word in bytes that hypher accepts.
const LONGEST_IN_BYTES: usize = 40;

/// The patterns of a language, by its BCP 47 tag, and the fewest letters before and after a hyphen.
pub(super) fn patterns(language: &str) -> Option<(Lang, (usize, usize))> {
    let (code, bounds) = typography(language).hyphenation?;
    Some((Lang::from_iso(code)?, bounds))
}

/// The bytes at which words of `text` may be hyphenated. Short words, abbreviations, words with a capital inside, and
/// words next to figures, hyphens or apostrophes are not hyphenated.
pub(super) fn hyphens(text: &str, language: &str) -> Vec<usize> {
    let Some((patterns, (before, after))) = patterns(language) else { return Vec::new() };
    let mut points = Vec::new();
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '-' | '\u{2010}' | '\u{2011}' | '’' | '\'');
    let words = text.split(|c: char| !inside(c));
    for word in words {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let letters = word.chars().all(|c| c.is_alphabetic() && script(c) == CharacterScript::Latin);
        let capital = word.chars().skip(1).any(char::is_uppercase);
        let long = word.chars().count() >= SHORTEST && word.len() <= LONGEST_IN_BYTES;
        if letters && !capital && long {
            let mut at = start;
            for part in hyphenate_bounded(word, patterns, before, after) {
                at += part.len();
                points.push(at);
            }
            // The end of the word is no hyphenation point.
            points.pop();
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn divided(text: &str, language: &str) -> String {
        let mut out = text.to_owned();
        for point in hyphens(text, language).into_iter().rev() {
            out.insert(point, '-');
        }
        out
    }

    #[test]
    fn words_divide_as_their_language_wants() {
        assert_eq!(divided("Spielbretter überspringen", "de"), "Spiel-bret-ter über-sprin-gen");
        assert_eq!(divided("elephant captures", "en"), "ele-phant cap-tures");
        assert_eq!(divided("éléphant", "fr"), "élé-phant");
        assert_eq!(divided("elephant captures", "ja"), "elephant captures");
    }

    #[test]
    fn abbreviations_short_words_and_compounds_are_not_hyphenated() {
        for word in ["river", "PDFDATEI", "OpenType", "Dou-Shou-Spielbrett", "dell’elefante", "Feld12"] {
            assert_eq!(divided(word, "de"), word);
        }
    }

    #[test]
    fn a_word_too_long_for_the_patterns_is_not_hyphenated() {
        let word = "a".repeat(60);
        assert_eq!(divided(&word, "de"), word);
    }
}
