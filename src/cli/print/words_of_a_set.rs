//! The words of a set for somebody who reads one language.

use crate::theme::{SheetLanguage, Theme};

/// The languages on board and pieces, and those of the sheet, as values for `--set`: the reader’s first, and
/// beside it, where the theme has two, one of the theme that is of the other kind: Chinese beside English, English beside
/// Chinese.
pub fn words_for(theme: &Theme, reader: &str) -> Vec<String> {
    let is_written = |tag: &str| tag.starts_with("zh") || tag == "ja";
    let other = |tags: &[String]| {
        if tags.len() < 2 {
            return None;
        }
        let others = || tags.iter().rev().filter(|tag| *tag != reader);
        let differs = others().find(|tag| is_written(tag) != is_written(reader));
        differs.or_else(|| others().find(|tag| !is_written(tag))).cloned()
    };
    let list = |second: Option<String>| {
        let tags: Vec<String> = [Some(reader.to_owned()), second].into_iter().flatten().collect();
        list(tags.iter().map(String::as_str))
    };
    let mut values = vec![format!("languages={}", list(other(&theme.languages)))];
    let shipped = |language: &SheetLanguage| match language {
        SheetLanguage::Shipped(tag) => Some(tag.clone()),
        SheetLanguage::Own(_) => None,
    };
    let sheet: Vec<String> = theme.sheet.languages.iter().filter_map(shipped).collect();
    values.push(format!("sheet.languages={}", list(other(&sheet))));
    values
}

/// Texts as a list in TOML.
pub fn list<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let texts: Vec<String> = texts.map(|text| format!("\"{}\"", text.escape_default())).collect();
    format!("[{}]", texts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::words_for;
    use crate::theme::shipped_theme;

    #[test]
    fn chinese_stays_beside_the_readers_language_and_no_two_scripts_of_it() {
        let words = |theme: &str, reader: &str| words_for(&shipped_theme(theme).expect("a theme"), reader);
        assert_eq!(words("classic", "de"), ["languages=[\"de\", \"zh-Hant\"]", "sheet.languages=[\"de\"]"]);
        assert_eq!(words("classic", "ja"), ["languages=[\"ja\", \"en\"]", "sheet.languages=[\"ja\"]"]);
        assert_eq!(words("schule", "fr"), ["languages=[\"fr\", \"zh-Hant\"]", "sheet.languages=[\"fr\", \"zh-Hant\"]"]);
        assert_eq!(words("pictures", "nl")[0], "languages=[\"nl\"]");
    }
}
