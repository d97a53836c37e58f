//! One connection: requests are read, passed on, and answered, until either side has enough.

use super::body_budget::{BodyBudget, BodyShare};
use super::connections::Admission;
use super::head_fault::HeadFault;
use super::request::{Method, Request};
use super::response::{Response, Status};
use super::server::{Reply, Routes};
use super::timed_stream::TimedStream;
use super::workplaces::Workplaces;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

/// How long an open connection may be silent between requests.
const IDLE: Duration = Duration::from_secs(60);
/// How long a head may take from its first byte.
const HEAD: Duration = Duration::from_secs(10);
/// How long a body or an answer may take in all.
const BODY: Duration = Duration::from_secs(120);
/// How long it may rest meanwhile.
const PAUSE: Duration = Duration::from_secs(15);
/// How long is listened to what a refused request still sends, so that its sender reads why.
const FAREWELL: Duration = Duration::from_secs(2);
/// The block in which bodies are read, in bytes.
const BLOCK: usize = 64 << 10;

/// What all connections have together.
pub struct Shared<R> {
    /// What is answered to whom.
    pub routes: Arc<R>,
    /// The memory for bodies.
    pub budget: Arc<BodyBudget>,
    /// Where answers are worked out.
    pub workplaces: Arc<Workplaces>,
}

/// A connection with its place among the others.
pub struct Connection<R> {
    stream: TimedStream,
    admission: Admission,
    shared: Shared<R>,
    /// What was read and is not used yet.
    read: Vec<u8>,
}

/// Whether another request may follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Request,
    /// The connection ends; of the last request nothing is left to read.
    End,
    /// It ends in spite of what is still being sent.
    Break,
}

impl<R: Routes> Connection<R> {
    /// A connection that was just opened.
    pub fn new(socket: TcpStream, admission: Admission, shared: Shared<R>) -> Connection<R> {
        Connection { stream: TimedStream::new(socket), admission, shared, read: Vec::new() }
    }

    /// Answers its requests until it ends.
    pub fn attend(mut self) {
        // Answers are written at once; a small one is not kept back for the next.
        let _ = self.stream.socket().set_nodelay(true);
        let Ok(local) = self.stream.socket().local_addr() else { return };
        let local = SocketAddr::new(local.ip().to_canonical(), local.port());
        while self.hears() {
            match self.exchange(local) {
                // A client waits from its admission on, whenever its thread begins.
                Next::Request => self.admission.waits(),
                Next::End => return,
                Next::Break => return self.break_off(),
            }
        }
    }

    /// Waits for the first bytes of a request; whether there are any.
    fn hears(&mut self) -> bool {
        if self.read.is_empty() {
            self.stream.allow(IDLE, IDLE);
            let mut block = [0; 1024];
            let count = self.stream.read(&mut block).unwrap_or(0);
            self.read.extend_from_slice(&block[..count]);
        }
        !self.read.is_empty()
    }

    /// Reads a request and answers it.
    fn exchange(&mut self, local: SocketAddr) -> Next {
        self.stream.allow(HEAD, HEAD);
        let request = match Request::read(&mut self.stream, &mut self.read) {
            Ok(request) => request,
            Err(fault) => return self.refuse(&fault),
        };
        match self.shared.routes.reply(&request, local) {
            Reply::Now(response) if request.length == 0 => {
                self.send(&response, request.method == Method::Head, request.keeps_open)
            }
            Reply::Now(response) => self.send_and_break(&response),
            Reply::ToBody { most } if request.length > most => {
                let text = format!("A request has at most {} MB.\n", most >> 20);
                self.send_and_break(&Response::text(Status::TOO_LARGE, text))
            }
            Reply::ToBody { .. } => self.answer(&request),
        }
    }

    /// Reads the body and answers it.
    fn answer(&mut self, request: &Request) -> Next {
        self.stream.allow(BODY, PAUSE);
        if request.awaits_consent && self.stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").is_err() {
            return Next::End;
        }
        let mut share = self.shared.budget.share();
        let body = match self.body(request.length, &mut share) {
            Ok(Some(body)) => body,
            Ok(None) => {
                let text = "Other requests take all the memory at the moment: ask again in a moment.\n";
                return self.send_and_break(&Response::text(Status::BUSY, text));
            }
            Err(fault) => return self.refuse(&fault),
        };
        self.admission.works();
        let Some(place) = self.shared.workplaces.take(|| self.stream.is_open()) else { return Next::End };
        let response = self.shared.routes.answer(request, &body);
        drop((place, body, share));
        self.admission.waits();
        self.send(&response, false, request.keeps_open)
    }

    /// A body of this length; `None` if there is no memory for it.
    fn body(&mut self, length: u64, share: &mut BodyShare) -> Result<Option<Vec<u8>>, HeadFault> {
        let mut body = Vec::new();
        while (body.len() as u64) < length {
            let wanted = usize::try_from(length - body.len() as u64).unwrap_or(BLOCK).min(BLOCK);
            if self.read.is_empty() {
                self.read.resize(wanted, 0);
                let count = self.stream.read(&mut self.read);
                self.read.truncate(*count.as_ref().unwrap_or(&0));
                match count {
                    Ok(0) => return Err(HeadFault::Gone),
                    Ok(_) => (),
                    Err(why) => return Err(HeadFault::of(&why)),
                }
            }
            let arrived = self.read.len().min(wanted);
            if !share.grow(arrived) {
                return Ok(None);
            }
            body.extend(self.read.drain(..arrived));
        }
        Ok(Some(body))
    }

    fn refuse(&mut self, fault: &HeadFault) -> Next {
        fault.response().map_or(Next::End, |response| self.send_and_break(&response))
    }

    fn send_and_break(&mut self, response: &Response) -> Next {
        match self.send(response, false, false) {
            Next::End => Next::Break,
            next => next,
        }
    }

    fn send(&mut self, response: &Response, head_only: bool, keeps_open: bool) -> Next {
        self.stream.allow(BODY, PAUSE);
        match response.write(&mut self.stream, head_only, keeps_open) {
            Ok(()) if keeps_open => Next::Request,
            Ok(()) | Err(_) => Next::End,
        }
    }

    /// Ends the connection without the reset by which systems answer unread bytes, and which would take the answer away
    /// from under its reader.
    fn break_off(mut self) {
        self.stream.allow(FAREWELL, FAREWELL);
        if self.stream.socket().shutdown(Shutdown::Write).is_ok() {
            let mut block = vec![0; BLOCK];
            while self.stream.read(&mut block).is_ok_and(|count| count > 0) {}
        }
    }
}
