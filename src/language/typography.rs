//! Typographic properties of languages, by subtag: a row of [`ROWS`] each. A language without a row is set without
//! hyphenation, and word processors do not check its spelling.

/// Typographic properties of a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typography {
    /// The language's BCP 47 subtag.
    language: &'static str,
    /// The regions and scripts of this row; `None` for all others.
    only: &'static [&'static str],
    /// Whether it is written in ideographs, without spaces.
    pub ideographic: bool,
    /// The language of the TeX hyphenation patterns (ISO 639-1), and the minimum letters before and after a hyphen.
    pub hyphenation: Option<([u8; 2], (usize, usize))>,
    /// The language id of word processors ([MS-LCID]).
    pub lcid: Lcid,
}

/// Language ids of word processors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lcid {
    /// For letters.
    pub western: u16,
    /// For ideographs.
    pub eastern: u16,
    /// Regional glyph forms of ideographs.
    pub forms: GlyphForms,
}

/// Regional glyph forms of ideographs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GlyphForms {
    /// Simplified Chinese.
    Simplified,
    /// Traditional Chinese.
    Traditional,
    /// Japanese.
    Japanese,
}

/// No language: no spell checking.
const NO_PROOFING: u16 = 1024;
/// English (United States), for Latin text among ideographs.
const ENGLISH: u16 = 1033;
/// Chinese (Taiwan), for ideographs among Latin text.
const CHINESE: u16 = 1028;

const fn latin(
    language: &'static str,
    only: &'static [&'static str],
    hyphenation: Option<([u8; 2], (usize, usize))>,
    western: u16,
) -> Typography {
    let lcid = Lcid { western, eastern: CHINESE, forms: GlyphForms::Traditional };
    Typography { language, only, ideographic: false, hyphenation, lcid }
}

const fn ideographic(
    language: &'static str,
    only: &'static [&'static str],
    eastern: u16,
    forms: GlyphForms,
) -> Typography {
    let lcid = Lcid { western: ENGLISH, eastern, forms };
    Typography { language, only, ideographic: true, hyphenation: None, lcid }
}

/// The languages; the first matching row applies.
const ROWS: &[Typography] = &[
    latin("de", &[], Some((*b"de", (2, 3))), 1031),
    latin("en", &["US"], Some((*b"en", (2, 3))), 1033),
    latin("en", &[], Some((*b"en", (2, 3))), 2057),
    latin("es", &[], Some((*b"es", (3, 3))), 3082),
    latin("fr", &[], Some((*b"fr", (3, 3))), 1036),
    latin("it", &[], Some((*b"it", (3, 3))), 1040),
    latin("nl", &[], Some((*b"nl", (3, 3))), 1043),
    latin("pt", &["PT"], Some((*b"pt", (3, 3))), 2070),
    latin("pt", &[], Some((*b"pt", (3, 3))), 1046),
    ideographic("ja", &[], 1041, GlyphForms::Japanese),
    ideographic("zh", &["Hans", "CN", "SG"], 2052, GlyphForms::Simplified),
    ideographic("zh", &[], CHINESE, GlyphForms::Traditional),
];

/// The row of a BCP 47 tag.
pub fn typography(tag: &str) -> Typography {
    let mut parts = tag.split('-');
    let (language, further) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let fits = |row: &&Typography| row.language == language && (row.only.is_empty() || row.only.contains(&further));
    ROWS.iter().find(fits).copied().unwrap_or(latin("", &[], None, NO_PROOFING))
}

/// Whether a language is written in ideographs, by its tag.
pub fn is_ideographic(tag: &str) -> bool {
    typography(tag).ideographic
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::LANGUAGES;

    #[test]
    fn every_shipped_language_has_a_row() {
        for tag in LANGUAGES {
            assert_ne!(typography(tag).language, "", "{tag}");
        }
    }

    #[test]
    fn a_language_without_a_row_is_not_checked_for_spelling() {
        let unknown = typography("nds");
        assert_eq!((unknown.lcid.western, unknown.hyphenation, unknown.ideographic), (NO_PROOFING, None, false));
    }

    #[test]
    fn a_region_or_script_with_a_row_of_its_own_has_that() {
        assert_eq!(typography("pt-BR").lcid.western, 1046);
        assert_eq!(typography("pt-PT").lcid.western, 2070);
        assert_eq!(typography("zh-Hans").lcid.forms, GlyphForms::Simplified);
        assert_eq!(typography("zh").lcid.forms, GlyphForms::Traditional);
    }
}
