//! What is answered: the files of the page to a browser, answers of the service to the page.

use super::guard::{Refused, expect_host, expect_page, expect_reader};
use super::http::{Method, Reply, Request, Response, Routes, Status};
use super::security_headers::{CONTENT_POLICY, SECURITY_HEADERS};
use super::session_token::SessionToken;
use super::shared_table::{PLACE, SharedTable};
use super::site::{self, INDEX, SiteFile, media_type};
use crate::service;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::OnceLock;

/// The longest question in bytes: photographs and fonts come along.
const LONGEST_QUESTION: u64 = 64 << 20;
/// The longest message to a shared table in bytes.
const LONGEST_MESSAGE: u64 = 1 << 20;
/// Where questions are sent.
const ANSWER: &str = "answer";

/// The page of one run.
pub struct StudioRoutes {
    token: SessionToken,
    /// The table that devices share, if this run has one.
    table: Option<SharedTable>,
    index: String,
    files: BTreeMap<String, (SiteFile, OnceLock<String>)>,
}

impl StudioRoutes {
    /// The page that knows this token, with a table to share.
    pub fn new(token: SessionToken, table: Option<SharedTable>) -> StudioRoutes {
        let index = site::index_with(&format!(
            "<meta name=\"shouqi-transport\" content=\"http\">\n<meta name=\"shouqi-token\" content=\"{}\">\n",
            token.text()
        ));
        let files = site::files().map(|file| (file.path.to_string(), (file, OnceLock::new()))).collect();
        StudioRoutes { token, table, index, files }
    }

    fn decide(&self, request: &Request, local: SocketAddr) -> Result<Reply, Refused> {
        expect_host(request, local)?;
        let path = request.path.strip_prefix('/').unwrap_or("?");
        if let (Some(rest), Some(table)) = (path.strip_prefix(PLACE), &self.table) {
            expect_page(request, &self.token)?;
            let read = table.read(request, rest);
            return Ok(read.map_or(Reply::ToBody { most: LONGEST_MESSAGE }, Reply::Now));
        }
        match (request.method, path) {
            (Method::Post, ANSWER) => {
                expect_page(request, &self.token)?;
                Ok(Reply::ToBody { most: LONGEST_QUESTION })
            }
            (Method::Get | Method::Head, "" | INDEX) => {
                expect_reader(request)?;
                Ok(Reply::Now(self.index()))
            }
            (method, path) => {
                let allowed = match self.files.get(path) {
                    Some(file) if matches!(method, Method::Get | Method::Head) => {
                        expect_reader(request)?;
                        return Ok(Reply::Now(file_response(file, request)));
                    }
                    None if path == ANSWER => "POST",
                    Some(_) => "GET, HEAD",
                    None if matches!(path, "" | INDEX) => "GET, HEAD",
                    None => return Ok(Reply::Now(Response::text(Status::NOT_FOUND, "There is nothing here.\n"))),
                };
                let response = Response::text(Status::METHOD_NOT_ALLOWED, format!("Only {allowed} is served here.\n"));
                Ok(Reply::Now(response.with("Allow", allowed)))
            }
        }
    }

    /// The page. It contains the token, so it is kept nowhere.
    fn index(&self) -> Response {
        let policy = format!("{CONTENT_POLICY}; frame-ancestors 'none'");
        Response::new(Status::OK, media_type(INDEX), self.index.clone().into_bytes())
            .with("Cache-Control", "no-store")
            .with("Content-Security-Policy", policy)
    }
}

impl Routes for StudioRoutes {
    fn reply(&self, request: &Request, local: SocketAddr) -> Reply {
        match self.decide(request, local) {
            Ok(Reply::Now(response)) => Reply::Now(secured(response)),
            Ok(to_body) => to_body,
            Err(refused) => Reply::Now(secured(refusal(refused, local))),
        }
    }

    fn answer(&self, request: &Request, body: &[u8]) -> Response {
        if let Some(table) = self.table.as_ref().filter(|_| request.path.strip_prefix('/') == Some(PLACE)) {
            return secured(table.write(body));
        }
        let answer = Response::new(Status::OK, "application/octet-stream", service::answer(body));
        secured(answer.with("Cache-Control", "no-store"))
    }
}

/// A file, or that the browser has it already. The tag is worked out when the file is first asked for.
fn file_response((file, tag): &(SiteFile, OnceLock<String>), request: &Request) -> Response {
    let tag = tag.get_or_init(|| format!("\"{}\"", &blake3::hash(file.bytes).to_hex()[..32]));
    let known = request.header("if-none-match").unwrap_or_default();
    let response = if known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag) {
        Response::empty(Status::NOT_MODIFIED)
    } else {
        // A picture or a script may be opened by itself, too.
        Response::new(Status::OK, media_type(&file.path), file.bytes).with("Content-Security-Policy", CONTENT_POLICY)
    };
    response.with("Cache-Control", "no-cache").with("ETag", tag.clone())
}

fn secured(response: Response) -> Response {
    SECURITY_HEADERS.into_iter().fold(response, |response, (name, value)| response.with(name, value))
}

fn refusal(refused: Refused, local: SocketAddr) -> Response {
    match refused {
        Refused::Host => Response::text(
            Status::MISDIRECTED,
            format!("The studio is not served by this name: open http://{local}/\n"),
        ),
        Refused::Origin => Response::text(Status::FORBIDDEN, "The studio answers its own page only.\n"),
        Refused::Token => {
            Response::text(Status::FORBIDDEN, "This page is of an earlier run of the studio: load it again.\n")
        }
    }
}
