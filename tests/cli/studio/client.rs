//! A studio that runs, and a client that says whatever a test wants said.

use crate::support::program::executable;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, serving.
pub struct Studio {
    pub child: Child,
    pub port: u16,
    /// What it said in its first lines.
    pub said: Vec<String>,
    _stdout: BufReader<ChildStdout>,
}

impl Studio {
    /// One on a free port.
    pub fn start() -> Studio {
        Studio::with(&["--port", "0"])
    }

    /// One with these arguments, which opens no browser.
    pub fn with(arguments: &[&str]) -> Studio {
        Studio::run(Command::new(executable()).args(["studio", "--no-open"]).args(arguments))
    }

    /// One with a table to share, which keeps its games in the settings of a folder.
    pub fn with_table(settings: &Path) -> Studio {
        let mut program = Command::new(executable());
        program.args(["studio", "--no-open", "--port", "0", "--table"]).env("SHOUQI_CONFIG", settings);
        Studio::run(&mut program)
    }

    fn run(program: &mut Command) -> Studio {
        let mut child = program.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut said: Vec<String> = Vec::new();
        while said.last().is_none_or(|line| !line.starts_with("Ctrl-C")) {
            let mut line = String::new();
            assert!(stdout.read_line(&mut line).expect("text") > 0, "it ended before it served; it said {said:?}");
            said.push(line.trim_end().to_owned());
        }
        let port = said[0].rsplit(':').next().and_then(|rest| rest.split('/').next()?.parse().ok());
        Studio { child, port: port.expect("an address with a port"), said, _stdout: stdout }
    }

    /// A connection to it.
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
        stream.set_write_timeout(Some(PATIENCE)).expect("a time limit");
        stream
    }

    /// What it answers to these bytes on a connection of their own.
    pub fn says(&self, request: impl AsRef<[u8]>) -> Answer {
        let mut stream = self.connect();
        // It may have heard enough before the end.
        let _ = stream.write_all(request.as_ref());
        Answer::read(&mut stream).expect("an answer")
    }

    /// What it answers to a `GET`.
    pub fn get(&self, path: &str) -> Answer {
        self.says(self.head("GET", path, ""))
    }

    /// The head of a request with the right host, and these lines.
    pub fn head(&self, method: &str, path: &str, lines: &str) -> String {
        format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n{lines}\r\n", self.port)
    }

    /// The secret of its page.
    pub fn token(&self) -> String {
        let page = self.get("/").text();
        let (_, rest) = page.split_once("<meta name=\"shouqi-token\" content=\"").expect("the page has a token");
        rest.split('"').next().expect("the token has an end").to_owned()
    }

    /// A question as the page asks it.
    pub fn question(&self, token: &str, body: &[u8]) -> Vec<u8> {
        let origin = format!("http://127.0.0.1:{}", self.port);
        let lines = format!(
            "Origin: {origin}\r\nSec-Fetch-Site: same-origin\r\nX-Shouqi-Token: {token}\r\nContent-Length: {}\r\n",
            body.len()
        );
        [self.head("POST", "/answer", &lines).as_bytes(), body].concat()
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// What was answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Answer {
    /// The next answer of a connection; `None` if it ends before.
    pub fn read(stream: &mut TcpStream) -> Option<Answer> {
        Answer::read_head(stream).map(|mut answer| {
            let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            answer.body = vec![0; length];
            stream.read_exact(&mut answer.body).expect("the whole body");
            answer
        })
    }

    /// The same of an answer without a body, whatever its length.
    pub fn read_head(stream: &mut TcpStream) -> Option<Answer> {
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") {
            match stream.read(&mut byte) {
                Ok(1) => head.push(byte[0]),
                Ok(_) | Err(_) => return None,
            }
        }
        let head = String::from_utf8(head).expect("a head is text");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Some(Answer { status: status.expect("a status"), headers, body: Vec::new() })
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}
