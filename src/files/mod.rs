//! Access to the files that rulesets and themes name. Only the module `cli` reads a disk: all other modules use a
//! [`FileProvider`].

use crate::diagnostics::Source;

/// Why a file cannot be read: one sentence for the user, which a [`FileProvider`] words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FileError(String);

impl From<String> for FileError {
    fn from(sentence: String) -> FileError {
        FileError(sentence)
    }
}

impl From<&str> for FileError {
    fn from(sentence: &str) -> FileError {
        FileError(sentence.to_owned())
    }
}

/// Provides the files that are named by rulesets, themes and users.
///
/// `base` is the name of the file that names `path`, as this provider returned it in [`Source::name`]; it is `None` for
/// a path from the command line. A provider may refuse a path outside the folder of `base`.
pub trait FileProvider {
    /// The text of a ruleset, theme, language or label sheet.
    ///
    /// # Errors
    /// Why the file cannot be read, in one sentence for the user.
    fn text(&self, path: &str, base: Option<&str>) -> Result<Source, FileError>;

    /// The bytes of a picture, a font or an ICC profile; by default those of the text.
    ///
    /// # Errors
    /// Why the file cannot be read, in one sentence for the user.
    fn bytes(&self, path: &str, base: Option<&str>) -> Result<Vec<u8>, FileError> {
        self.text(path, base).map(|source| source.text.into_owned().into_bytes())
    }
}

/// No files: only shipped rulesets and themes can be loaded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NoFiles;

impl FileProvider for NoFiles {
    fn text(&self, _: &str, _: Option<&str>) -> Result<Source, FileError> {
        Err("no files are provided, only shipped rulesets and themes".into())
    }
}
