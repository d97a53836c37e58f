//! What is answered.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{Result, Write};

/// A status and its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status(u16, &'static str);

impl Status {
    pub const OK: Status = Status(200, "OK");
    pub const NOT_MODIFIED: Status = Status(304, "Not Modified");
    pub const BAD_REQUEST: Status = Status(400, "Bad Request");
    pub const FORBIDDEN: Status = Status(403, "Forbidden");
    pub const NOT_FOUND: Status = Status(404, "Not Found");
    pub const METHOD_NOT_ALLOWED: Status = Status(405, "Method Not Allowed");
    pub const TIMEOUT: Status = Status(408, "Request Timeout");
    pub const CONFLICT: Status = Status(409, "Conflict");
    pub const LENGTH_REQUIRED: Status = Status(411, "Length Required");
    pub const TOO_LARGE: Status = Status(413, "Content Too Large");
    pub const MISDIRECTED: Status = Status(421, "Misdirected Request");
    pub const HEAD_TOO_LONG: Status = Status(431, "Request Header Fields Too Large");
    pub const UNSUPPORTED: Status = Status(501, "Not Implemented");
    pub const BUSY: Status = Status(503, "Service Unavailable");
    pub const NO_ROOM: Status = Status(507, "Insufficient Storage");
}

/// A status, headers, and a body.
#[derive(Debug)]
pub struct Response {
    status: Status,
    headers: Vec<(&'static str, Cow<'static, str>)>,
    body: Cow<'static, [u8]>,
}

impl Response {
    /// A body of a media type.
    pub fn new(status: Status, media_type: &'static str, body: impl Into<Cow<'static, [u8]>>) -> Response {
        Response { status, headers: vec![("Content-Type", media_type.into())], body: body.into() }
    }

    /// A sentence for people.
    pub fn text(status: Status, text: impl Into<String>) -> Response {
        Response::new(status, "text/plain; charset=utf-8", text.into().into_bytes()).with("Cache-Control", "no-store")
    }

    /// Without a body.
    pub fn empty(status: Status) -> Response {
        Response { status, headers: Vec::new(), body: Cow::Borrowed(&[]) }
    }

    /// With another header.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Response {
        self.headers.push((name, value.into()));
        self
    }

    /// Writes it; of the body only the length where the head alone was asked for.
    ///
    /// # Errors
    /// If the other side does not take it.
    pub fn write(&self, mut stream: impl Write, head_only: bool, keeps_open: bool) -> Result<()> {
        let Status(number, words) = self.status;
        let mut head = format!("HTTP/1.1 {number} {words}\r\n");
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if self.status != Status::NOT_MODIFIED {
            let _ = write!(head, "Content-Length: {}\r\n", self.body.len());
        }
        head.push_str(if keeps_open { "\r\n" } else { "Connection: close\r\n\r\n" });
        stream.write_all(head.as_bytes())?;
        if !head_only {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}
