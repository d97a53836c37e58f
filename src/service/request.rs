//! A request, read as far as its head says what it asks; and its answer.

use super::files::RequestFiles;
use super::message::{self, FileEntry, NamedFile};
use super::refusal::Refusal;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The version of the messages.
pub const VERSION: u32 = 1;

/// The head of a request: what every one has, and the fields of its own.
#[derive(Deserialize)]
#[serde(expecting = "an object with version, ask and fields")]
struct Head {
    version: u32,
    ask: String,
    #[serde(default)]
    files: Vec<FileEntry>,
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// What is asked, with the fields and the files for it.
pub(super) struct Request<'a> {
    /// The name of what is asked.
    pub ask: String,
    fields: Map<String, Value>,
    files: Vec<NamedFile<'a>>,
}

/// What a request is answered with.
pub(super) struct Answer {
    /// What the head of the answer has as `answer`.
    pub head: Value,
    /// The files that come with it.
    pub files: Vec<NamedFile<'static>>,
}

impl<'a> Request<'a> {
    /// Reads a request of this version.
    pub fn read(bytes: &'a [u8]) -> Result<Request<'a>, Refusal> {
        let (head, rest) = message::split(bytes)?;
        let head: Head =
            serde_json::from_slice(head).map_err(|error| message::malformed(format!("the head: {error}")))?;
        if head.version != VERSION {
            let message = format!("this program answers requests of version {VERSION}, not {}", head.version);
            return Err(Refusal::new("other-version", message));
        }
        let files = message::files(head.files, rest)?;
        Ok(Request { ask: head.ask, fields: head.fields, files })
    }

    /// The fields, and the files.
    ///
    /// # Errors
    /// If a field is unknown, missing, or of another type.
    pub fn fields<T: DeserializeOwned>(self) -> Result<(T, RequestFiles<'a>), Refusal> {
        let fields = serde_json::from_value(Value::Object(self.fields));
        let fields = fields.map_err(|error| Refusal::new("wrong-field", format!("{}: {error}", self.ask)))?;
        Ok((fields, RequestFiles(self.files)))
    }
}

/// The fields of a request that has none of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NoFields {}

impl From<Value> for Answer {
    fn from(head: Value) -> Answer {
        Answer { head, files: Vec::new() }
    }
}
