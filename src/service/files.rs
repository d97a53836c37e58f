//! The files of a request, as themes and rulesets read them.

use super::message::{NamedFile, plain_name};
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use crate::language::MAX_LANGUAGE_BYTES;
use std::borrow::Cow;

/// The files of a request: the only ones there are.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RequestFiles<'a>(pub Vec<NamedFile<'a>>);

impl RequestFiles<'_> {
    /// Adds a text, in place of a file with its name.
    pub fn put(&mut self, name: &str, bytes: Vec<u8>) {
        self.0.retain(|file| plain_name(&file.name) != plain_name(name));
        self.0.push(NamedFile { name: name.to_owned(), bytes: Cow::Owned(bytes) });
    }

    /// The same files, which outlive the request.
    #[cfg(feature = "print")]
    pub fn into_owned(self) -> RequestFiles<'static> {
        let owned = |file: NamedFile<'_>| NamedFile { name: file.name, bytes: file.bytes.into_owned().into() };
        RequestFiles(self.0.into_iter().map(owned).collect())
    }

    /// The content of the file with this name: names are compared without `./`, and none leads elsewhere.
    fn find(&self, name: &str) -> Result<&[u8], FileError> {
        let wanted = plain_name(name);
        match self.0.iter().find(|file| plain_name(&file.name) == wanted) {
            Some(file) => Ok(&file.bytes),
            None => Err("it did not come with the request".into()),
        }
    }
}

impl FileProvider for RequestFiles<'_> {
    fn text(&self, path: &str, base: Option<&str>) -> Result<Source, FileError> {
        let name = name_beside(path, base);
        let bytes = self.find(&name)?;
        if bytes.len() > MAX_LANGUAGE_BYTES {
            return Err(format!("it is longer than {} KiB; no text is", MAX_LANGUAGE_BYTES >> 10).into());
        }
        let text = String::from_utf8(bytes.to_vec()).map_err(|_| FileError::from("it is not UTF-8 text"))?;
        Ok(Source::new(name, text))
    }

    fn bytes(&self, path: &str, base: Option<&str>) -> Result<Vec<u8>, FileError> {
        self.find(&name_beside(path, base)).map(<[u8]>::to_vec)
    }
}

/// The name of the file that a text called `base` calls `path`: it lies in the folder of the text, or below it.
fn name_beside(path: &str, base: Option<&str>) -> String {
    match base {
        Some(base) => match base.rsplit_once('/') {
            Some((folder, _)) => plain_name(&format!("{folder}/{path}")),
            None => plain_name(path),
        },
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_lies_beside_the_text_that_names_it() {
        let named = |name: &str| NamedFile { name: name.to_owned(), bytes: Cow::Borrowed(b"format = 1") };
        let files = RequestFiles(vec![named("emma.toml"), named("base/wood.toml"), named("base/rat.svg")]);
        let base = files.text("./base/wood.toml", Some("emma.toml")).expect("a text");
        assert_eq!(base.name, "base/wood.toml");
        assert!(files.bytes("rat.svg", Some(&base.name)).is_ok() && files.bytes("rat.svg", Some("emma.toml")).is_err());
    }

    #[test]
    fn a_file_is_found_by_its_name_and_nothing_else_is() {
        let file = NamedFile { name: "pictures/cat.svg".into(), bytes: Cow::Borrowed(b"<svg/>") };
        let files = RequestFiles(vec![file]);
        assert_eq!(files.bytes("./pictures/cat.svg", None).expect("a file"), b"<svg/>");
        for other in ["cat.svg", "../pictures/cat.svg", "/etc/passwd", ""] {
            assert!(files.text(other, None).is_err(), "{other}");
        }
    }
}
