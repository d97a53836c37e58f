//! A table that several devices share: this machine keeps the journal of its game, which pages read, wait for and add to.
//!
//! A page sends the lines that the referee has given it, with the number of batches that it knows; if another page was
//! faster, it is told so, and reads again. What is added is in a journal on the disk before it is answered, which
//! `shouqi table --resume` goes on with.

use super::http::{Method, Request, Response, Status};
use super::session_token::SessionToken;
use crate::cli::disk::{AppendedFile, Unopened};
use crate::cli::exit::Failure;
use crate::cli::table::next_kept_game;
use crate::table::{LONGEST_JOURNAL, read_journal};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Where it is asked for.
pub const PLACE: &str = "shared-table";
/// The header with the token of a table.
const HEADER: &str = "x-shouqi-table";
/// How long a page may wait for news.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest description of a game, in bytes as JSON.
const LONGEST_HEAD: usize = 256 << 10;
/// The longest move that is asked about.
const LONGEST_MOVE: usize = 20;

/// The table of one run.
pub struct SharedTable {
    /// Of those who enter moves.
    writer: SessionToken,
    /// Of those who look on.
    viewer: SessionToken,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Counts changes.
    version: u64,
    /// What the pages say of the game; null before there is one.
    head: Value,
    batches: Vec<String>,
    /// The move that was asked about last, and for how many batches.
    asked: Option<(String, usize)>,
    file: Option<(AppendedFile, PathBuf)>,
}

/// What a page sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Sent {
    /// A new game: its description and the first lines of its journal. `version` is what the page knows.
    Begin { version: u64, head: Value, lines: String },
    /// What has happened: the number of batches that the page knows, and the lines behind them.
    Append { head: Value, number: usize, lines: String },
    /// A move is asked about, which is not made.
    Ask { number: usize, text: String },
}

impl SharedTable {
    /// A table without a game.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn new() -> Result<SharedTable, Failure> {
        let (writer, viewer) = (SessionToken::random()?, SessionToken::random()?);
        Ok(SharedTable { writer, viewer, state: Mutex::default(), changed: Condvar::new() })
    }

    /// The addresses in the page of those who enter moves, and of those who look on.
    pub fn fragments(&self) -> [String; 2] {
        [&self.writer, &self.viewer].map(|token| format!("#table/shared/{}", token.text()))
    }

    /// Whether a request has a token; whether it is a writer's.
    fn writes(&self, request: &Request) -> Option<bool> {
        let given = request.header(HEADER)?;
        // Both are compared, so that the time taken tells nothing.
        let (writer, viewer) = (self.writer.is(given), self.viewer.is(given));
        (writer || viewer).then_some(writer)
    }

    /// Answers a request without a body: how the table stands, or, after `shared-table/VERSION`, once it has changed.
    /// `None` if it must be sent with one.
    pub fn read(&self, request: &Request, rest: &str) -> Option<Response> {
        let Some(writes) = self.writes(request) else { return Some(nothing()) };
        match (request.method, rest) {
            (Method::Get, "") => Some(self.told(&self.lock(), writes)),
            (Method::Get, version) => {
                let known: u64 = version.strip_prefix('/')?.parse().ok()?;
                let state = self.lock();
                let waited = self.changed.wait_timeout_while(state, PATIENCE, |state| state.version == known);
                let (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
                Some(self.told(&state, writes))
            }
            (Method::Post, "") if writes => None,
            _ => Some(Response::text(Status::FORBIDDEN, "This address only looks on.\n")),
        }
    }

    /// Does what a writer sends.
    pub fn write(&self, body: &[u8]) -> Response {
        let sent = match serde_json::from_slice(body) {
            Ok(sent) => sent,
            Err(why) => return Response::text(Status::BAD_REQUEST, format!("{why}\n")),
        };
        let mut state = self.lock();
        match state.take(sent) {
            Ok(()) => {
                state.version += 1;
                self.changed.notify_all();
                self.told(&state, true)
            }
            Err(response) => response,
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn told(&self, state: &State, writes: bool) -> Response {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
        let told = json!({
            "now": u64::try_from(now).unwrap_or(u64::MAX),
            "version": state.version,
            "writes": writes,
            "head": state.head,
            "batches": state.batches,
            "asked": state.asked.as_ref().map(|(text, number)| json!({ "text": text, "number": number })),
        });
        Response::new(Status::OK, "application/json", told.to_string().into_bytes()).with("Cache-Control", "no-store")
    }
}

impl State {
    fn take(&mut self, sent: Sent) -> Result<(), Response> {
        match sent {
            Sent::Begin { version, head, lines } => {
                if version != self.version {
                    return Err(conflict());
                }
                expect_journal(&head, &lines)?;
                let path = next_kept_game().map_err(|failure| unwritten(&failure.text()))?;
                let file = AppendedFile::begin(&path, lines.as_bytes(), false).map_err(|why| match why {
                    Unopened::Taken | Unopened::InUse => conflict(),
                    Unopened::Denied(why) => unwritten(&why.to_string()),
                })?;
                (self.head, self.batches, self.asked) = (head, vec![lines], None);
                self.file = Some((file, path));
            }
            Sent::Append { head, number, lines } => {
                if number != self.batches.len() || head["id"] != self.head["id"] {
                    return Err(conflict());
                }
                expect_journal(&head, &(self.batches.concat() + &lines))?;
                let (file, _) = self.file.as_mut().ok_or_else(conflict)?;
                file.add(lines.as_bytes()).map_err(|why| unwritten(&why.to_string()))?;
                self.head = head;
                self.batches.push(lines);
                self.asked = None;
            }
            Sent::Ask { number, text } => {
                if text.len() > LONGEST_MOVE {
                    return Err(Response::text(Status::BAD_REQUEST, "A move is shorter.\n"));
                }
                self.asked = Some((text, number));
            }
        }
        Ok(())
    }
}

/// Whether these are a description and the whole journal of a game.
fn expect_journal(head: &Value, journal: &str) -> Result<(), Response> {
    let wrong = |why: &str| Response::text(Status::BAD_REQUEST, format!("{why}\n"));
    if !head["id"].is_string() || head.to_string().len() > LONGEST_HEAD {
        return Err(wrong("A game has a description with its id."));
    }
    if journal.len() > LONGEST_JOURNAL {
        return Err(wrong("The journal is too long."));
    }
    let read = read_journal(journal).map_err(|fault| wrong(&fault.to_string()))?;
    if read.tail.torn > 0 { Err(wrong("The last line is not whole.")) } else { Ok(()) }
}

fn conflict() -> Response {
    Response::text(Status::CONFLICT, "Somebody else was faster: read again.\n")
}

fn unwritten(why: &str) -> Response {
    Response::text(Status::NO_ROOM, format!("It could not be written down: {why}\n"))
}

/// As if there were no table.
fn nothing() -> Response {
    Response::text(Status::NOT_FOUND, "There is nothing here.\n")
}
