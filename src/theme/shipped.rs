//! The themes that are shipped.

use super::{Overrides, Theme, load};
use crate::files::NoFiles;

/// A shipped theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShippedTheme {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! themes {
    ($($name:literal,)+) => {
        /// Every shipped theme, the default first.
        pub const THEMES: &[ShippedTheme] = &[$(
            ShippedTheme { name: $name, text: include_str!(concat!("../../templates/themes/", $name, ".toml")) },
        )+];
    };
}

themes! {
    "classic",
    "new-year",
    "night",
    "indigo",
    "field-notes",
    "woodcut",
    "colouring",
    "clear",
    "imperial",
    "large",
    "schule",
    "roman",
    "travel",
    "laser",
    "pictures",
}

/// The shipped theme with this name.
pub fn shipped(name: &str) -> Option<&'static ShippedTheme> {
    THEMES.iter().find(|theme| theme.name == name)
}

impl ShippedTheme {
    /// What it is for, in one line: the comment on the file's first line.
    pub fn about(&self) -> &'static str {
        self.text.lines().next().unwrap_or_default().trim_start_matches(['#', ' '])
    }
}

/// A shipped theme, read and checked; `None` if there is none of this name.
///
/// # Panics
/// Never for a shipped theme: a test reads them all.
pub fn shipped_theme(name: &str) -> Option<Theme> {
    shipped(name)?;
    match load(name, &Overrides::default(), &NoFiles) {
        Ok(theme) => Some(theme),
        Err(error) => panic!("the shipped theme {name} is wrong:\n{error}"),
    }
}
