//! Phrases of languages without spaces: a line that ends inside one is harder to read. They are found by the models of
//! BudouX (Google, 2021), which read three characters to either side.

use crate::language::{GlyphForms, typography};
use budouy::Parser;
use budouy::model::{
    load_default_japanese_parser, load_default_simplified_chinese_parser, load_default_traditional_chinese_parser,
};
use std::sync::OnceLock;

/// The bytes of `text` at which a phrase begins, in order; none in a language with spaces.
pub(super) fn phrases(text: &str, language: &str) -> Vec<usize> {
    static READ: [OnceLock<Parser>; 3] = [const { OnceLock::new() }; 3];
    let row = typography(language);
    if !row.ideographic {
        return Vec::new();
    }
    let parser = match row.lcid.forms {
        GlyphForms::Japanese => READ[0].get_or_init(load_default_japanese_parser),
        GlyphForms::Simplified => READ[1].get_or_init(load_default_simplified_chinese_parser),
        GlyphForms::Traditional => READ[2].get_or_init(load_default_traditional_chinese_parser),
    };
    let bytes: Vec<usize> = text.char_indices().map(|(byte, _)| byte).collect();
    parser.parse_boundaries(text).into_iter().filter_map(|place| bytes.get(place).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(text: &str, language: &str) -> String {
        let mut parted = text.to_owned();
        for byte in phrases(text, language).into_iter().rev() {
            parted.insert(byte, '|');
        }
        parted
    }

    #[test]
    fn an_ending_belongs_to_the_phrase_of_its_stem() {
        assert_eq!(parted("自分の巣には入れません。", "ja"), "自分の|巣には|入れません。");
    }

    #[test]
    fn a_language_with_spaces_has_none() {
        assert!(phrases("You may not enter your own den.", "en").is_empty());
    }
}
