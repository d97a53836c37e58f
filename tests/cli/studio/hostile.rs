//! Requests of other pages, of other programs, and of nobody.

use super::client::{Answer, Studio};
use std::io::Write;

#[test]
fn a_foreign_name_that_leads_here_gets_nothing() {
    let studio = Studio::start();
    let token = studio.token();
    let port = studio.port;
    let hosts = [
        format!("evil.example:{port}"),
        "evil.example".to_owned(),
        format!("127.0.0.1.evil.example:{port}"),
        format!("localhost.evil.example:{port}"),
        format!("127.0.0.1:{}", port ^ 1),
        "127.0.0.1".to_owned(),
        format!("127.0.0.2:{port}"),
        format!("0.0.0.0:{port}"),
        format!("2130706433:{port}"),
        format!("user@127.0.0.1:{port}"),
        String::new(),
    ];
    for host in hosts {
        for request in [
            format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"),
            format!("GET / HTTP/1.1\r\nHost: {host}\r\nHost: 127.0.0.1:{port}\r\n\r\n"),
            format!("GET http://127.0.0.1:{port}/ HTTP/1.1\r\nHost: {host}\r\n\r\n"),
            format!("POST /answer HTTP/1.1\r\nHost: {host}\r\nX-Shouqi-Token: {token}\r\nContent-Length: 1\r\n\r\nx"),
        ] {
            let answer = studio.says(&request);
            assert_eq!(answer.status, 421, "{request}");
            assert!(!answer.text().contains(&token), "{request}");
        }
    }
    let nameless = studio.says("GET / HTTP/1.1\r\n\r\n");
    assert_eq!(nameless.status, 421);
}

#[test]
fn another_page_gets_no_answer_and_no_file() {
    let studio = Studio::start();
    let token = studio.token();
    let own = format!("http://127.0.0.1:{}", studio.port);
    let refused = [
        "Origin: https://evil.example\r\n".to_owned(),
        "Origin: null\r\n".to_owned(),
        "Origin: \r\n".to_owned(),
        format!("Origin: {own}0\r\n"),
        format!("Origin: {own}/\r\n"),
        format!("Origin: {}\r\n", own.replace("http:", "https:")),
        format!("Origin: http://localhost:{}\r\n", studio.port),
        format!("Origin: {own}\r\nOrigin: {own}\r\n"),
        "Sec-Fetch-Site: cross-site\r\n".to_owned(),
        "Sec-Fetch-Site: same-site\r\n".to_owned(),
        "Sec-Fetch-Site: none\r\n".to_owned(),
        format!("Origin: {own}\r\nSec-Fetch-Site: cross-site\r\n"),
    ];
    for lines in refused {
        let lines = format!("{lines}X-Shouqi-Token: {token}\r\nContent-Length: 1\r\n");
        let answer = studio.says(studio.head("POST", "/answer", &lines) + "x");
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (403, "The studio answers its own page only.\n"),
            "{lines}"
        );
        assert_eq!(answer.header("access-control-allow-origin"), None);
    }
    for path in ["/", "/fonts/Alegreya-Bold.ttf"] {
        for mode in ["no-cors", "cors"] {
            let lines = format!("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: {mode}\r\n");
            assert_eq!(studio.says(studio.head("GET", path, &lines)).status, 403, "{path} {mode}");
        }
        // A link on another page may open it.
        let lines = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n";
        assert_eq!(studio.says(studio.head("GET", path, lines)).status, 200, "{path}");
    }
    let asked = studio.head("OPTIONS", "/answer", "Origin: https://evil.example\r\n");
    let answer = studio.says(asked);
    assert_eq!((answer.status, answer.header("allow")), (405, Some("POST")));
    assert_eq!(answer.header("access-control-allow-origin"), None);
}

#[test]
fn without_the_secret_nothing_is_answered() {
    let studio = Studio::start();
    let token = studio.token();
    let wrong = [
        String::new(),
        "X-Shouqi-Token: \r\n".to_owned(),
        format!("X-Shouqi-Token: {}\r\n", &token[1..]),
        format!("X-Shouqi-Token: {}\r\n", token.to_uppercase().replace(char::is_alphabetic, "0")),
        format!("X-Shouqi-Token: {token}0\r\n"),
        format!("X-Shouqi-Token: {token}\r\nX-Shouqi-Token: {token}\r\n"),
        format!("Cookie: X-Shouqi-Token={token}\r\n"),
    ];
    for lines in wrong {
        let lines = format!("{lines}Content-Length: 1\r\n");
        let answer = studio.says(studio.head("POST", "/answer", &lines) + "x");
        let expected = "This page is of an earlier run of the studio: load it again.\n";
        // A token without letters is the same in capitals.
        let is_right = lines.contains(&format!("{token}\r\nContent"));
        assert!(is_right || (answer.status, answer.text().as_str()) == (403, expected), "{lines}: {answer:?}");
    }
    let query =
        format!("POST /answer?token={token} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Length: 0\r\n\r\n", studio.port);
    assert_eq!(studio.says(query).status, 403);
}

#[test]
fn a_request_that_can_be_read_in_two_ways_is_not_read() {
    let studio = Studio::start();
    let token = format!("X-Shouqi-Token: {}\r\n", studio.token());
    for (lines, status) in [
        ("", 411),
        ("Content-Length: 1\r\nContent-Length: 1\r\n", 400),
        ("Content-Length: 1\r\nContent-Length: 2\r\n", 400),
        ("Content-Length: -1\r\n", 400),
        ("Content-Length: +1\r\n", 400),
        ("Content-Length: 0x1\r\n", 400),
        ("Content-Length: 1, 1\r\n", 400),
        ("Content-Length: \r\n", 400),
        ("Content-Length: 99999999999999999999\r\n", 400),
        ("Content-Length : 1\r\n", 400),
        ("Transfer-Encoding: chunked\r\n", 501),
        ("Transfer-Encoding: chunked\r\nContent-Length: 1\r\n", 501),
        ("transfer-encoding: identity\r\nContent-Length: 1\r\n", 501),
        ("Content-Length: 1\r\nExpect: cheese\r\n", 501),
        ("Content-Length: 1\r\nX: \u{1}\r\n", 400),
        ("Content-Length: 67108865\r\n", 413),
        ("Content-Length: 18446744073709551615\r\n", 413),
    ] {
        let answer = studio.says(studio.head("POST", "/answer", &format!("{token}{lines}")) + "x");
        assert_eq!(answer.status, status, "{lines}");
        assert_eq!(answer.header("connection"), Some("close"), "{lines}");
    }
    for (request, status) in [
        (&b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"[..], 400),
        (b"GET\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", 400),
        (b"GET /\0 HTTP/1.1\r\n\r\n", 400),
        (b"GET /a b HTTP/1.1\r\n\r\n", 400),
    ] {
        assert_eq!(studio.says(request).status, status, "{}", String::from_utf8_lossy(request));
    }
}

#[test]
fn what_follows_a_refused_request_is_not_answered() {
    let studio = Studio::start();
    let token = format!("X-Shouqi-Token: {}\r\n", studio.token());
    let next = studio.head("GET", "/", "");
    for (lines, body, status) in [
        ("Transfer-Encoding: chunked\r\n", "0\r\n\r\n", 501),
        ("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n", 501),
        ("Content-Length: 0\r\nContent-Length: 9\r\n", "", 400),
        ("Content-Length: 99999999999\r\n", "", 413),
    ] {
        let mut stream = studio.connect();
        let request = studio.head("POST", "/answer", &format!("{token}{lines}")) + body + &next;
        stream.write_all(request.as_bytes()).expect("it listens");
        assert_eq!(Answer::read(&mut stream).map(|answer| answer.status), Some(status), "{lines}");
        assert!(Answer::read(&mut stream).is_none(), "{lines}");
    }
    // The body of a file's request is no request either.
    let mut stream = studio.connect();
    let request = studio.head("GET", "/", &format!("Content-Length: {}\r\n", next.len())) + &next;
    stream.write_all(request.as_bytes()).expect("it listens");
    assert_eq!(Answer::read(&mut stream).map(|answer| answer.status), Some(200));
    assert!(Answer::read(&mut stream).is_none());
}

#[test]
fn heads_without_end_are_cut_off() {
    let studio = Studio::start();
    let long = "a".repeat(20_000);
    let many: String = (0..100).map(|number| format!("X-{number}: 1\r\n")).collect();
    for request in [
        studio.head("GET", "/", &format!("X: {long}\r\n")),
        studio.head("GET", "/", &many),
        studio.head("GET", &format!("/{long}"), ""),
        "GET / HTTP/1.1\r\n".to_owned() + &"X: y\r\n".repeat(100_000),
        "G".repeat(1 << 20),
    ] {
        let status = studio.says(&request).status;
        assert!(status == 431 || (status == 400 && request.starts_with("GG")), "{status}: {request:.40}");
    }
    assert_eq!(studio.get("/").status, 200);
}

#[test]
fn nothing_but_its_own_files_is_served() {
    let studio = Studio::start();
    for path in [
        "/../Cargo.toml",
        "/fonts/../../Cargo.toml",
        "/fonts/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/fonts",
        "/fonts/",
        "/index.html/",
        "/INDEX.HTML",
        "/index.html%00",
        "index.html",
        "*",
        "/shouqi.wasm",
        "/service-worker.js",
    ] {
        let answer = studio.get(path);
        assert_eq!((answer.status, answer.text().as_str()), (404, "There is nothing here.\n"), "{path}");
    }
    for (method, path, status, allowed) in [
        ("GET", "/answer", 405, Some("POST")),
        ("HEAD", "/nothing", 404, None),
        ("PUT", "/", 405, Some("GET, HEAD")),
        ("DELETE", "/fonts/Alegreya-Bold.ttf", 405, Some("GET, HEAD")),
        ("TRACE", "/", 405, Some("GET, HEAD")),
        ("CONNECT", "127.0.0.1:22", 404, None),
    ] {
        let mut stream = studio.connect();
        stream.write_all(studio.head(method, path, "").as_bytes()).expect("it listens");
        let answer = Answer::read_head(&mut stream).expect("an answer");
        assert_eq!((answer.status, answer.header("allow")), (status, allowed), "{method} {path}");
    }
    assert_eq!(studio.says(studio.head("POST", "/", "Content-Length: 0\r\n")).status, 405);
}
