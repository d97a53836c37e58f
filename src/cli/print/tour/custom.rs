//! What is usual where somebody lives: the paper of printers, and the language.

use crate::language::LANGUAGES;

/// Territories whose printers hold Letter.
const LETTER: [&str; 16] =
    ["BO", "CA", "CL", "CO", "CR", "DO", "GT", "HN", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/// The locale of a system, such as `de_AT`.
pub struct Custom {
    language: String,
    territory: String,
}

impl Custom {
    /// That of the environment.
    pub fn of_this_system() -> Custom {
        let said = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        Custom::of(&["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said).unwrap_or_default())
    }

    /// That of a name such as `zh_TW.UTF-8`.
    fn of(name: &str) -> Custom {
        let name = name.split(['.', '@']).next().unwrap_or_default();
        let (language, territory) = name.split_once(['_', '-']).unwrap_or((name, ""));
        Custom { language: language.to_ascii_lowercase(), territory: territory.to_ascii_uppercase() }
    }

    /// The paper that printers hold.
    pub fn paper(&self) -> &'static str {
        if LETTER.contains(&self.territory.as_str()) { "Letter" } else { "A4" }
    }

    /// The shipped language that is nearest.
    pub fn language(&self) -> &'static str {
        if self.language == "zh" {
            return if ["TW", "HK", "MO", "HANT"].contains(&self.territory.as_str()) { "zh-Hant" } else { "zh-Hans" };
        }
        let is_it = |tag: &&&str| tag.split('-').next() == Some(self.language.as_str());
        LANGUAGES.iter().find(is_it).copied().unwrap_or("en")
    }
}

#[cfg(test)]
mod tests {
    use super::Custom;

    #[test]
    fn a_locale_tells_paper_and_language() {
        for (name, paper, language) in [
            ("de_AT.UTF-8", "A4", "de"),
            ("en_US.UTF-8", "Letter", "en"),
            ("pt_PT@euro", "A4", "pt-BR"),
            ("es_MX", "Letter", "es"),
            ("zh_TW.UTF-8", "A4", "zh-Hant"),
            ("zh_CN", "A4", "zh-Hans"),
            ("C.UTF-8", "A4", "en"),
            ("", "A4", "en"),
            ("ru_RU", "A4", "en"),
        ] {
            let custom = Custom::of(name);
            assert_eq!((custom.paper(), custom.language()), (paper, language), "{name}");
        }
    }
}
