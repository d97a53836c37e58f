//! Access to the files that rulesets and themes name. Only the module `cli` reads a disk: all other modules use a
//! [`FileProvider`].

use crate::diagnostics::Source;

/// Provides the files that are named by rulesets, themes and users.
///
/// `base` is the name of the file that names `path`, as this provider returned it in [`Source::name`]; it is `None` for
/// a path from the command line. A provider may refuse a path outside the folder of `base`.
pub trait FileProvider {
    /// The text of a ruleset, theme, language or label sheet.
    ///
    /// # Errors
    /// Why the file cannot be read, in one sentence for the user.
    fn text(&self, path: &str, base: Option<&str>) -> Result<Source, String>;

    /// The bytes of a picture, a font or an ICC profile; by default those of the text.
    ///
    /// # Errors
    /// Why the file cannot be read, in one sentence for the user.
    fn bytes(&self, path: &str, base: Option<&str>) -> Result<Vec<u8>, String> {
        self.text(path, base).map(|source| source.text.into_bytes())
    }
}

/// No files: only shipped rulesets and themes can be loaded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NoFiles;

impl FileProvider for NoFiles {
    fn text(&self, _: &str, _: Option<&str>) -> Result<Source, String> {
        Err("no files are provided, only shipped rulesets and themes".to_owned())
    }
}
