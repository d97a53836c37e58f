//! Why a request is not read, and what is answered.

use super::response::{Response, Status};
use std::io;

/// What is wrong with a request.
#[derive(Debug)]
pub enum HeadFault {
    /// It is no HTTP, or contradicts itself.
    Malformed,
    /// Its head is longer than is read.
    HeadTooLong,
    /// Its head or body did not arrive in time.
    Late,
    /// Its body has no length that is known beforehand.
    NoLength,
    /// It wants something that is not part of what is served, such as a body in chunks.
    Unsupported,
    /// The other side is gone: nobody waits for an answer.
    Gone,
}

impl HeadFault {
    /// The fault of a read that failed.
    pub fn of(why: &io::Error) -> HeadFault {
        if why.kind() == io::ErrorKind::TimedOut { HeadFault::Late } else { HeadFault::Gone }
    }

    /// What is answered, if anybody is there.
    pub fn response(&self) -> Option<Response> {
        let (status, text) = match self {
            HeadFault::Malformed => (Status::BAD_REQUEST, "This is no valid HTTP request.\n"),
            HeadFault::HeadTooLong => (Status::HEAD_TOO_LONG, "The head of the request is too long.\n"),
            HeadFault::Late => (Status::TIMEOUT, "The request did not arrive in time.\n"),
            HeadFault::NoLength => (Status::LENGTH_REQUIRED, "The request must say its Content-Length.\n"),
            HeadFault::Unsupported => (Status::UNSUPPORTED, "Transfer-Encoding and this Expect are not served.\n"),
            HeadFault::Gone => return None,
        };
        Some(Response::text(status, text))
    }
}
