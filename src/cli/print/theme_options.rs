//! The theme of a command line: loaded with the overrides of the options.

use super::super::dir::Dir;
use super::super::exit::Failure;
use super::args::ThemeArgs;
use super::derived_sizes;
use crate::files::FileProvider;
use crate::theme::{Derived, Overrides, THEMES, Theme, load};

/// Loads the theme with all overrides.
pub fn theme(look: &ThemeArgs) -> Result<Theme, Failure> {
    theme_from(look, &Dir::current())
}

/// The same for a text sheet: pictures are not read, pieces not checked.
pub fn words(look: &ThemeArgs) -> Result<Theme, Failure> {
    Ok(load(named(look), &Overrides { words_only: true, ..overrides(look) }, &Dir::current())?)
}

/// The same, with files of a file provider.
pub fn theme_from(look: &ThemeArgs, files: &dyn FileProvider) -> Result<Theme, Failure> {
    let given = overrides(look);
    let base = |derived: &[Derived]| {
        let overrides = Overrides { derived: derived.to_vec(), ..given.clone() };
        Ok(load(named(look), &overrides, files)?)
    };
    base(&derived_sizes::derived(look, base)?)
}

fn named(look: &ThemeArgs) -> &str {
    look.theme.as_deref().unwrap_or(THEMES[0].name)
}

fn overrides(look: &ThemeArgs) -> Overrides {
    Overrides {
        rules: look.rules.clone(),
        paper: look.paper.clone(),
        lang: look.lang.clone(),
        size: look.size.clone(),
        inks: look.inks.clone(),
        profile: look.profile.clone(),
        label: look.label.clone(),
        label_used: look.skip.clone().or_else(|| used_before(look.start_at?)),
        derived: Vec::new(),
        set: look.set.clone(),
        words_only: false,
    }
}

/// The labels before the first free one.
fn used_before(first: u32) -> Option<String> {
    Some(if first > 1 { format!("1-{}", first - 1) } else { String::new() })
}
