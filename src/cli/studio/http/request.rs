//! The head of a request.

use super::head_fault::HeadFault;
use std::io::Read;

/// The longest head in bytes; browsers send one to two thousand.
const LONGEST_HEAD: usize = 16 << 10;
/// The most headers; browsers send some twenty.
const MOST_HEADERS: usize = 64;
/// The block in which heads are read, in bytes.
const BLOCK: usize = 4 << 10;

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// A file.
    Get,
    /// The head of a file.
    Head,
    /// An answer.
    Post,
    /// Anything else, which is refused.
    Other,
}

/// The head of a request.
#[derive(Debug)]
pub struct Request {
    /// What is to be done.
    pub method: Method,
    /// The path, without what follows a question mark.
    pub path: String,
    /// The length of the body in bytes.
    pub length: u64,
    /// Whether the connection stays open for another request.
    pub keeps_open: bool,
    /// Whether the other side waits for a word before it sends the body.
    pub awaits_consent: bool,
    headers: Vec<(String, String)>,
}

impl Request {
    /// Reads a head. `read` has what was read already, and keeps what follows the head.
    ///
    /// # Errors
    /// If none arrives, or it is not understood.
    pub fn read(mut stream: impl Read, read: &mut Vec<u8>) -> Result<Request, HeadFault> {
        let mut block = [0; BLOCK];
        let mut new_line = read.contains(&b'\n');
        loop {
            // Only a new line can end a head.
            if new_line && let Some((request, length)) = Request::parsed(read)? {
                read.drain(..length);
                return Ok(request);
            }
            if read.len() > LONGEST_HEAD {
                return Err(HeadFault::HeadTooLong);
            }
            let count = stream.read(&mut block).map_err(|why| HeadFault::of(&why))?;
            if count == 0 {
                return Err(HeadFault::Gone);
            }
            read.extend_from_slice(&block[..count]);
            new_line = block[..count].contains(&b'\n');
        }
    }

    /// The head at the beginning of these bytes, and its length; `None` if it is not whole.
    fn parsed(bytes: &[u8]) -> Result<Option<(Request, usize)>, HeadFault> {
        let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
        let mut head = httparse::Request::new(&mut headers);
        let length = match head.parse(bytes) {
            Ok(httparse::Status::Complete(length)) if length <= LONGEST_HEAD => length,
            Ok(httparse::Status::Complete(_)) | Err(httparse::Error::TooManyHeaders) => {
                return Err(HeadFault::HeadTooLong);
            }
            Ok(httparse::Status::Partial) => return Ok(None),
            Err(_) => return Err(HeadFault::Malformed),
        };
        let (Some(method), Some(target), Some(version)) = (head.method, head.path, head.version) else {
            return Err(HeadFault::Malformed);
        };
        let text = |header: &httparse::Header<'_>| {
            let value = std::str::from_utf8(header.value).map_err(|_| HeadFault::Malformed)?;
            Ok((header.name.to_ascii_lowercase(), value.trim().to_owned()))
        };
        let headers = head.headers.iter().map(text).collect::<Result<Vec<_>, HeadFault>>()?;
        let mut request = Request {
            method: match method {
                "GET" => Method::Get,
                "HEAD" => Method::Head,
                "POST" => Method::Post,
                _ => Method::Other,
            },
            path: target.split('?').next().unwrap_or_default().to_owned(),
            length: 0,
            keeps_open: false,
            awaits_consent: false,
            headers,
        };
        request.keeps_open = version == 1 && !request.says("connection", "close");
        request.awaits_consent = request.awaits()?;
        request.length = request.body_length()?;
        Ok(Some((request, length)))
    }

    /// The value of a header that stands there once; a name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.iter().filter(|(own, _)| own == name).map(|(_, value)| value.as_str());
        values.next().filter(|_| values.next().is_none())
    }

    /// Whether a header is there, however often.
    pub fn has(&self, name: &str) -> bool {
        self.headers.iter().any(|(own, _)| own == name)
    }

    /// Whether a word stands in the list of a header.
    fn says(&self, name: &str, word: &str) -> bool {
        let values = self.headers.iter().filter(|(own, _)| own == name);
        values.flat_map(|(_, value)| value.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
    }

    fn awaits(&self) -> Result<bool, HeadFault> {
        match self.header("expect") {
            Some(word) if word.eq_ignore_ascii_case("100-continue") => Ok(true),
            None if !self.has("expect") => Ok(false),
            Some(_) | None => Err(HeadFault::Unsupported),
        }
    }

    /// The length of the body, which must be certain: two readings of one request are two requests.
    fn body_length(&self) -> Result<u64, HeadFault> {
        if self.has("transfer-encoding") {
            return Err(HeadFault::Unsupported);
        }
        match self.header("content-length") {
            Some(digits) if !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()) => {
                digits.parse().map_err(|_| HeadFault::Malformed)
            }
            None if !self.has("content-length") && self.method == Method::Post => Err(HeadFault::NoLength),
            None if !self.has("content-length") => Ok(0),
            Some(_) | None => Err(HeadFault::Malformed),
        }
    }
}
