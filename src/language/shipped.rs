//! The languages that the program brings along.

/// A shipped language: its tag and its texts.
pub(super) struct Shipped {
    /// Its BCP 47 tag.
    pub tag: &'static str,
    /// The names of the animals, which moves may be written with.
    pub animals: &'static str,
    /// Everything else.
    pub others: &'static [&'static str],
}

/// Names the texts of a language under `templates/languages`.
macro_rules! shipped {
    ($($tag:literal),+ $(,)?) => {
        /// The shipped languages, the default first.
        pub(super) const SHIPPED: &[Shipped] = &[$(Shipped {
            tag: $tag,
            animals: text!($tag, "animals"),
            others: &[
                text!($tag, "board"),
                text!($tag, "print"),
                text!($tag, "calibration"),
                text!($tag, "sheet"),
                text!($tag, "clauses"),
                text!($tag, "figures"),
                text!($tag, "referee"),
                text!($tag, "assembly"),
            ],
        }),+];

        /// The tags of the shipped languages, the default first.
        pub const LANGUAGES: &[&str] = &[$($tag),+];
    };
}

macro_rules! text {
    ($tag:literal, $name:literal) => {
        include_str!(concat!("../../templates/languages/", $tag, "/", $name, ".ftl"))
    };
}

shipped!("en", "de", "fr", "es", "pt-BR", "it", "nl", "zh-Hant", "zh-Hans", "ja");
