//! Names of the two sides.

use super::Language;
use super::forms::OF_SIDES;
use crate::diagnostics::{Keyword, keywords};
use crate::rules::Side;

keywords! {
    /// A colour that names a side. Every language has its required forms.
    pub enum SideName {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Orange.
        Orange = "orange",
        /// Brown.
        Brown = "brown",
        /// Gold.
        Gold = "gold",
        /// Silver.
        Silver = "silver",
        /// Grey.
        Grey = "grey",
        /// Violet.
        Violet = "violet",
        /// Pink.
        Pink = "pink",
        /// Teal.
        Teal = "teal",
    }
}

impl SideName {
    /// The default names of the sides, as in the notation of moves, White first.
    pub const OF_NOTATION: [SideName; 2] = [SideName::White, SideName::Black];

    /// The id of its message.
    pub(super) fn message(self) -> String {
        format!("{OF_SIDES}{}", self.keyword())
    }
}

impl Language {
    /// The same language with other names of the sides, White's first, for all messages.
    ///
    /// ```
    /// use shouqi::language::{Language, SideName};
    /// use shouqi::rules::{preset_rules, Clause};
    /// use shouqi::rulesheet::say_clause;
    /// let spanish = Language::shipped("es").expect("it is shipped").with_side_names([SideName::Blue, SideName::Red]);
    /// let sentence = say_clause(&preset_rules("classic").expect("a shipped ruleset"), Clause::FirstMover, &spanish);
    /// assert_eq!(sentence.as_deref(), Some("Empiezan las azules."));
    /// ```
    #[must_use]
    pub fn with_side_names(mut self, sides: [SideName; 2]) -> Language {
        self.sides = sides;
        self
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> String {
        self.say(&self.sides[side.index()].message(), &[]).unwrap_or_else(|| side.to_string())
    }

    /// What a side of this name is called.
    pub fn side_called(&self, name: SideName) -> String {
        self.say(&name.message(), &[]).unwrap_or_else(|| name.keyword().to_owned())
    }

    /// Every form of a side's name: the base form under an empty key, then the language's own, such as `il` or `de`.
    pub(super) fn side_forms(&self, side: Side) -> Vec<(String, String)> {
        let key = &self.sides[side.index()].message();
        let message = self.bundle.get_message(key);
        let forms = message.iter().flat_map(|message| message.attributes()).map(|attribute| attribute.id());
        let forms = forms.filter_map(|form| Some((form.to_owned(), self.attribute(key, form, &[])?)));
        [(String::new(), self.side(side))].into_iter().chain(forms).collect()
    }
}
