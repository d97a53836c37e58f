//! The sets of a shelf: each theme in every language; themes whose sizes are free also on every paper, for all discs.

use crate::cli::print::args::ThemeArgs;
use crate::cli::print::words_of_a_set::words_for;
use crate::theme::{Machine, Theme, shipped_theme};

/// A set of the shelf.
pub struct Edition {
    /// The theme.
    pub theme: String,
    /// The language of its reader.
    pub language: String,
    /// Paper and discs in millimetres; `None` if the theme has its own.
    pub size: Option<(String, u32)>,
    /// The options that it is made with.
    pub look: ThemeArgs,
}

impl Edition {
    /// Its file in the folder of its theme.
    pub fn file(&self) -> String {
        match &self.size {
            Some((paper, discs)) => format!("{paper}/{}-{discs}mm.pdf", self.language),
            None => format!("{}.pdf", self.language),
        }
    }
}

/// The editions of a theme.
pub fn editions(name: &str, papers: &[&str], discs: &[u32], languages: &[&str]) -> Vec<Edition> {
    let Some(theme) = shipped_theme(name) else { return Vec::new() };
    let edition = |language: &str, size: Option<(&str, u32)>| Edition {
        theme: name.to_owned(),
        language: language.to_owned(),
        look: ThemeArgs {
            theme: Some(name.to_owned()),
            paper: size.map(|(paper, _)| paper.to_owned()),
            discs: size.map(|(_, discs)| format!("{discs}mm")),
            set: words_for(&theme, language),
            ..ThemeArgs::default()
        },
        size: size.map(|(paper, discs)| (paper.to_owned(), discs)),
    };
    if !is_free(&theme) {
        return languages.iter().map(|language| edition(language, None)).collect();
    }
    let sizes = || papers.iter().flat_map(|&paper| discs.iter().map(move |&discs| (paper, discs)));
    languages.iter().flat_map(|language| sizes().map(|size| edition(language, Some(size)))).collect()
}

/// Whether a theme is as good in other sizes: one for a pocket or for a laser is made for its own.
fn is_free(theme: &Theme) -> bool {
    theme.paper.name == "A4" && theme.cutter.machine != Machine::Laser
}
