//! The files of a request, as themes and rulesets read them.

use super::message::NamedFile;
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use std::borrow::Cow;

/// The files of a request: the only ones there are.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RequestFiles<'a>(pub Vec<NamedFile<'a>>);

impl RequestFiles<'_> {
    /// Adds a text, in place of a file with its name.
    pub fn put(&mut self, name: &str, bytes: Vec<u8>) {
        self.0.retain(|file| file.name != name);
        self.0.push(NamedFile { name: name.to_owned(), bytes: Cow::Owned(bytes) });
    }

    /// The same files, which outlive the request.
    pub fn into_owned(self) -> RequestFiles<'static> {
        let owned = |file: NamedFile<'_>| NamedFile { name: file.name, bytes: file.bytes.into_owned().into() };
        RequestFiles(self.0.into_iter().map(owned).collect())
    }

    /// The content of the file that `path` names: names are compared without `./`, and none leads elsewhere.
    fn find(&self, path: &str) -> Result<&[u8], FileError> {
        let plain =
            |name: &str| name.split('/').filter(|part| !part.is_empty() && *part != ".").collect::<Vec<_>>().join("/");
        let wanted = plain(path);
        match self.0.iter().find(|file| plain(&file.name) == wanted) {
            Some(file) => Ok(&file.bytes),
            None => Err(format!("{path} did not come with the request").into()),
        }
    }
}

impl FileProvider for RequestFiles<'_> {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let text = String::from_utf8(self.find(path)?.to_vec())
            .map_err(|_| FileError::from(format!("{path} is not UTF-8 text")))?;
        Ok(Source::new(path, text))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        self.find(path).map(<[u8]>::to_vec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
