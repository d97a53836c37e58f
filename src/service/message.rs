//! The bytes of a request and of an answer: a head in JSON, and the files that it lists.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | the length of the head, little-endian |
//! | that many | the head, JSON |
//! | the rest | the files of the head's `files`, in that order, end to end |

use super::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Maximum number of files of a request.
const MOST_FILES: usize = 1000;
/// Maximum length of the head of a request: the longest record with all its quotation marks escaped.
const MOST_HEAD: usize = 8 << 20;
/// Bytes of the length of a head.
const LENGTH: usize = size_of::<u32>();

/// An entry of a head's `files`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileEntry {
    /// Its name, such as `cat.jpg`.
    pub name: String,
    /// Its length.
    pub bytes: usize,
}

/// A file that comes with a request or an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NamedFile<'a> {
    /// Its name.
    pub name: String,
    /// Its content.
    pub bytes: Cow<'a, [u8]>,
}

/// Splits a request into its head and its other bytes.
pub(super) fn split(request: &[u8]) -> Result<(&[u8], &[u8]), Refusal> {
    let (length, rest) = request
        .split_first_chunk::<LENGTH>()
        .ok_or_else(|| malformed("a request begins with the length of its head"))?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > MOST_HEAD {
        return Err(malformed(format!("a head has at most {} MiB", MOST_HEAD >> 20)));
    }
    rest.split_at_checked(length).ok_or_else(|| malformed("the head is longer than the request"))
}

/// The files of a request, which `listed` names.
pub(super) fn files(listed: Vec<FileEntry>, mut bytes: &[u8]) -> Result<Vec<NamedFile<'_>>, Refusal> {
    if listed.len() > MOST_FILES {
        return Err(malformed(format!("a request has at most {MOST_FILES} files, not {}", listed.len())));
    }
    let mut files = Vec::new();
    let mut names = BTreeSet::new();
    for FileEntry { name, bytes: length } in listed {
        if !names.insert(plain_name(&name)) {
            return Err(malformed(format!("the file \"{name}\" comes twice")));
        }
        let Some((own, rest)) = bytes.split_at_checked(length) else {
            return Err(malformed(format!("the file \"{name}\" ends after the request")));
        };
        files.push(NamedFile { name, bytes: Cow::Borrowed(own) });
        bytes = rest;
    }
    if bytes.is_empty() { Ok(files) } else { Err(malformed("the request has bytes that belong to no file")) }
}

/// The name of a file without what leads nowhere, such as `./`.
pub(super) fn plain_name(name: &str) -> String {
    name.split('/').filter(|part| !part.is_empty() && *part != ".").collect::<Vec<_>>().join("/")
}

/// A message of a head and files. `head` gets the list of the files.
pub(super) fn joined(mut head: serde_json::Value, files: &[NamedFile<'_>]) -> Vec<u8> {
    let listed: Vec<FileEntry> =
        files.iter().map(|file| FileEntry { name: file.name.clone(), bytes: file.bytes.len() }).collect();
    head["files"] = serde_json::json!(listed);
    let head = head.to_string().into_bytes();
    let mut message = (head.len() as u32).to_le_bytes().to_vec();
    message.extend(head);
    files.iter().for_each(|file| message.extend_from_slice(&file.bytes));
    message
}

/// A request that is none.
pub(super) fn malformed(why: impl Into<String>) -> Refusal {
    Refusal::new("malformed-request", why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(lengths: &[usize]) -> Vec<FileEntry> {
        (1..).zip(lengths).map(|(number, &bytes)| FileEntry { name: format!("{number}.png"), bytes }).collect()
    }

    #[test]
    fn what_was_joined_is_split_into_the_same() {
        let file = |name: &str, bytes: &'static [u8]| NamedFile { name: name.to_owned(), bytes: Cow::Borrowed(bytes) };
        let message = joined(serde_json::json!({ "version": 1 }), &[file("a", b"first"), file("b", b"")]);
        let (head, rest) = split(&message).expect("a message");
        let head: serde_json::Value = serde_json::from_slice(head).expect("JSON");
        let listed = serde_json::from_value(head["files"].clone()).expect("a list of files");
        assert_eq!(files(listed, rest).expect("two files"), [file("a", b"first"), file("b", b"")]);
    }

    #[test]
    fn a_name_stands_for_one_file() {
        let named = |names: [&str; 2]| names.map(|name| FileEntry { name: name.to_owned(), bytes: 0 }).to_vec();
        assert!(files(named(["a.png", "b/a.png"]), b"").is_ok());
        assert!(files(named(["a.png", "a.png"]), b"").is_err());
        assert!(files(named(["b/a.png", "./b//a.png"]), b"").is_err());
    }

    #[test]
    fn lengths_that_do_not_add_up_are_refused() {
        assert!(split(b"abc").is_err());
        assert!(split(&[200, 0, 0, 0, b'{', b'}']).is_err());
        assert!(split(&[255; 8]).is_err());
        assert!(files(listed(&[3]), b"ab").is_err());
        assert!(files(listed(&[1]), b"ab").is_err());
        assert!(files(listed(&[usize::MAX, usize::MAX]), b"ab").is_err());
        assert!(files(listed(&[0; MOST_FILES + 1]), b"").is_err());
        let head = u32::try_from(MOST_HEAD + 1).expect("a length").to_le_bytes();
        assert!(split(&[&head[..], &vec![b' '; MOST_HEAD + 1]].concat()).is_err());
    }
}
