//! Clients that keep the server waiting, and clients that go away.

use super::client::{Answer, Studio};
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// More connections than the server has places.
const MANY: usize = 100;
/// Far more than a page takes, far less than a slow client is waited for.
const SOON: Duration = Duration::from_secs(5);

fn is_served_soon(studio: &Studio) {
    let begun = Instant::now();
    assert_eq!(studio.get("/").status, 200);
    assert!(begun.elapsed() < SOON, "after {:?}", begun.elapsed());
}

#[test]
fn clients_that_say_nothing_or_half_a_request_keep_nobody_out() {
    let studio = Studio::start();
    let token = studio.token();
    let question = studio.question(&token, &[0; 1000]);
    for begun in [&b""[..], b"G", b"GET / HTTP/1.1\r\nHost:", &question[..question.len() - 1]] {
        let mut slow: Vec<TcpStream> = (0..MANY).map(|_| studio.connect()).collect();
        for stream in &mut slow {
            // The oldest are closed meanwhile.
            let _ = stream.write_all(begun);
        }
        is_served_soon(&studio);
        // Some of them were closed for others, and the last of them were not.
        let last = slow.last_mut().expect("many");
        last.set_read_timeout(Some(Duration::from_millis(50))).expect("a time limit");
        assert!(last.read(&mut [0]).is_err(), "the last one waits still");
        // Closed, or told that its time is up where the machine is busy.
        let first = slow[0].read(&mut [0]).map_err(|why| why.kind());
        assert_ne!(first, Err(ErrorKind::WouldBlock), "the first one had to go");
    }
}

#[test]
fn clients_that_take_no_answer_keep_nobody_out() {
    let studio = Studio::start();
    let wanted = studio.head("GET", "/fonts/ShouQiKai-Rules.ttf", "");
    let mut deaf: Vec<TcpStream> = (0..MANY).map(|_| studio.connect()).collect();
    for stream in &mut deaf {
        let _ = stream.write_all(wanted.repeat(10).as_bytes());
    }
    is_served_soon(&studio);
}

#[test]
fn a_letter_now_and_then_is_not_waited_for() {
    let studio = Studio::start();
    let mut stream = studio.connect();
    let begun = Instant::now();
    stream.set_read_timeout(Some(Duration::from_millis(500))).expect("a time limit");
    let answer = loop {
        let _ = stream.write_all(b"G");
        let mut first = [0];
        match stream.peek(&mut first) {
            Ok(_) => break Answer::read(&mut stream),
            Err(_) => assert!(begun.elapsed() < Duration::from_secs(30), "it waits for ever"),
        }
    };
    assert_eq!(answer.expect("an answer").status, 408);
}

#[test]
fn who_goes_away_is_forgotten() {
    let studio = Studio::start();
    let token = studio.token();
    let question = studio.question(&token, &[0; 100_000]);
    for length in [0, 1, 30, 200, 300, 5_000, question.len() - 1, question.len()] {
        let mut stream = studio.connect();
        stream.write_all(&question[..length]).expect("it listens");
        drop(stream);
        let mut stream = studio.connect();
        stream.write_all(&question[..length]).expect("it listens");
        stream.shutdown(Shutdown::Write).expect("half a goodbye");
        let answer = Answer::read(&mut stream);
        assert_eq!(answer.map(|answer| answer.status), (length == question.len()).then_some(200), "{length}");
    }
    is_served_soon(&studio);
}

#[test]
fn a_body_that_is_refused_while_it_is_sent_is_refused_in_words() {
    let studio = Studio::start();
    let lines = format!("X-Shouqi-Token: {}\r\nContent-Length: 100000000\r\n", studio.token());
    let mut stream = studio.connect();
    stream.write_all(studio.head("POST", "/answer", &lines).as_bytes()).expect("it listens");
    for _ in 0..100 {
        // The server stops to listen at some time.
        let _ = stream.write_all(&[0; 10_000]);
    }
    let answer = Answer::read(&mut stream).expect("an answer");
    assert_eq!((answer.status, answer.text().as_str()), (413, "A request has at most 64 MB.\n"));
    sleep(Duration::from_millis(10));
    is_served_soon(&studio);
}
