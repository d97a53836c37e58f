//! What a browser and the page get.

use super::client::{Answer, Studio};
use crate::support::program::{folder, shouqi};
use std::io::Write;
use std::net::{TcpStream, UdpSocket};

#[test]
fn the_page_is_served_by_both_kinds_of_address_with_everything_a_browser_needs_to_guard_it() {
    let studio = Studio::start();
    assert_eq!(studio.said, [format!("The studio is at http://127.0.0.1:{}/", studio.port), "Ctrl-C ends it.".into()]);
    let page = studio.get("/");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    assert!(page.text().contains("<meta name=\"shouqi-transport\" content=\"http\">"), "{}", page.text());
    let policy = page.header("content-security-policy").expect("a policy");
    for word in [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "img-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.split("; ").any(|said| said == word), "{word} is not in {policy}");
    }
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(page.header(name), Some(value), "{name}");
    }
    assert_eq!(studio.get("/index.html?new#make").text(), page.text());
    assert_ne!(Studio::start().token(), studio.token(), "each run has a secret of its own");

    // Not every machine has IPv6.
    if let Ok(mut stream) = TcpStream::connect(("::1", studio.port)) {
        let request = format!("GET / HTTP/1.1\r\nHost: [::1]:{}\r\n\r\n", studio.port);
        stream.write_all(request.as_bytes()).expect("it listens");
        assert_eq!(Answer::read(&mut stream).expect("an answer").text(), page.text());
    }
}

#[test]
fn a_file_that_the_browser_has_is_not_sent_again() {
    let studio = Studio::start();
    let path = "/fonts/Alegreya-Bold.ttf";
    let file = studio.get(path);
    assert_eq!((file.status, file.header("content-type")), (200, Some("font/ttf")));
    assert_eq!(file.body, std::fs::read(&path[1..]).expect("the font"));
    let tag = file.header("etag").expect("a tag");
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let same = studio.says(studio.head("GET", path, &format!("If-None-Match: {known}\r\n")));
        assert_eq!((same.status, same.body.len(), same.header("etag")), (304, 0, Some(tag)), "{known}");
    }
    assert_eq!(studio.says(studio.head("GET", path, "If-None-Match: \"other\"\r\n")).body, file.body);

    let mut stream = studio.connect();
    stream.write_all(studio.head("HEAD", path, "").as_bytes()).expect("it listens");
    let head = Answer::read_head(&mut stream).expect("an answer");
    assert_eq!(head.header("content-length"), Some(file.body.len().to_string().as_str()));
    // The next answer begins where a body would have.
    stream.write_all(studio.head("GET", "/nothing", "").as_bytes()).expect("it listens");
    assert_eq!(Answer::read(&mut stream).expect("an answer").status, 404);
}

#[test]
fn a_question_of_the_page_is_answered() {
    let studio = Studio::start();
    let token = studio.token();
    let head = br#"{"version":1,"ask":"about","files":[]}"#;
    let message = [&(head.len() as u32).to_le_bytes()[..], head].concat();
    let answer = studio.says(studio.question(&token, &message));
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/octet-stream")));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.body, shouqi::service::answer(&message));
    // What is no message gets an answer of the service, too.
    for nothing in [&b""[..], b"\xff\xff\xff\xff", &[0; 100_000]] {
        let answer = studio.says(studio.question(&token, nothing));
        assert_eq!((answer.status, answer.body), (200, shouqi::service::answer(nothing)));
    }
}

#[test]
fn several_requests_share_a_connection_even_if_all_are_sent_at_once() {
    let studio = Studio::start();
    let token = studio.token();
    let mut stream = studio.connect();
    let question = studio.question(&token, b"one");
    let page = studio.head("GET", "/", "");
    let last = studio.head("GET", "/nothing", "Connection: close\r\n");
    let all = [&question, page.as_bytes(), &question, last.as_bytes()].concat();
    stream.write_all(&all).expect("it listens");
    let statuses: Vec<u16> = std::iter::from_fn(|| Answer::read(&mut stream)).map(|answer| answer.status).collect();
    assert_eq!(statuses, [200, 200, 200, 404]);
}

#[test]
fn a_client_that_waits_for_consent_gets_it_only_for_a_question_that_is_answered() {
    let studio = Studio::start();
    let token = studio.token();
    let lines = format!("X-Shouqi-Token: {token}\r\nContent-Length: 3\r\nExpect: 100-continue\r\n");
    let mut stream = studio.connect();
    stream.write_all(studio.head("POST", "/answer", &lines).as_bytes()).expect("it listens");
    assert_eq!(Answer::read_head(&mut stream).expect("consent").status, 100);
    stream.write_all(b"abc").expect("it listens");
    assert_eq!(Answer::read(&mut stream).expect("an answer").status, 200);

    let refused = lines.replace(&token, "guess");
    assert_eq!(studio.says(studio.head("POST", "/answer", &refused)).status, 403);
}

#[test]
fn only_a_wanted_network_reaches_it() {
    let Some(own) = own_address() else { return };
    let studio = Studio::start();
    assert!(TcpStream::connect((own.as_str(), studio.port)).is_err(), "{own} is answered");

    let studio = Studio::with(&["--port", "0", "--lan"]);
    let address = format!("{own}:{}", studio.port);
    assert!(studio.said.contains(&format!("In your network it is at http://{address}/")), "{:?}", studio.said);
    for (host, status) in [(address.as_str(), 200), ("evil.example", 421), ("localhost", 421)] {
        let mut stream = TcpStream::connect(&address).expect("it listens");
        stream.write_all(format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()).expect("it listens");
        assert_eq!(Answer::read(&mut stream).expect("an answer").status, status, "{host}");
    }
    assert_eq!(studio.get("/").status, 200);
}

/// The address of this machine in a network, if it has one.
fn own_address() -> Option<String> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then(|| own.to_string())
}

#[test]
fn a_port_in_use_is_said() {
    let studio = Studio::start();
    let port = studio.port.to_string();
    let second = shouqi(&folder("studio", "port"), &["studio", "--no-open", "--port", &port]);
    assert_eq!(second.status.code(), Some(3));
    let expected = format!(
        "error: port {port} is in use, perhaps by a studio that is open already\n  help: --port 0 takes any free port\n"
    );
    assert_eq!((String::from_utf8_lossy(&second.stderr).into_owned(), second.stdout.len()), (expected, 0));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_well() {
    let mut studio = Studio::start();
    let open = studio.connect();
    let pid = studio.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &pid]).status().expect("kill runs").success());
    assert_eq!(studio.child.wait().expect("it ends").code(), Some(0));
    drop(open);
    // The port is free for the next one at once.
    assert_eq!(Studio::with(&["--port", &studio.port.to_string()]).port, studio.port);
}
