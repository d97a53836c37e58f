//! Keywords: the values of an enum as rulesets and themes write them.

/// An enum whose values are written as keywords in a file.
pub trait Keyword: Copy + PartialEq + 'static {
    /// The keywords, in the order in which hints list them.
    const NAMES: &'static [&'static str];
    /// The values of these keywords, in the same order.
    const VALUES: &'static [Self];

    /// The value of a keyword.
    fn from_keyword(name: &str) -> Option<Self> {
        Self::NAMES.iter().zip(Self::VALUES).find(|(known, _)| **known == name).map(|(_, value)| *value)
    }

    /// The keyword of this value.
    fn keyword(self) -> &'static str {
        let place = Self::VALUES.iter().position(|value| *value == self);
        place.and_then(|place| Self::NAMES.get(place)).copied().unwrap_or_default()
    }
}

/// Implements [`Keyword`](crate::diagnostics::Keyword): for enums that are declared elsewhere, or together with the
/// declarations.
macro_rules! keywords {
    ($(
        $(#[$doc:meta])* $vis:vis enum $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
            $vis enum $name { $($(#[$variant_doc])* $variant,)+ }
        )+

        $crate::diagnostics::keywords! { $($name { $($word $variant,)+ })+ }
    };
    ($($name:ident { $($word:literal $variant:ident,)+ })+) => {
        $(impl $crate::diagnostics::Keyword for $name {
            const NAMES: &'static [&'static str] = &[$($word),+];
            const VALUES: &'static [Self] = &[$($name::$variant),+];
        })+
    };
}

pub(crate) use keywords;
