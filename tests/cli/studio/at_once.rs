//! Many requests, one after the other and at once.

use super::client::{Answer, Studio};
use std::io::Write;
use std::thread;
use std::time::Instant;

#[test]
fn a_thousand_requests_are_answered_on_one_connection_and_on_a_thousand() {
    let studio = Studio::start();
    let token = studio.token();
    let question = studio.question(&token, b"nothing");
    let page = studio.head("GET", "/", "");
    let mut stream = studio.connect();
    for number in 0..1000 {
        let request = if number % 2 == 0 { &question[..] } else { page.as_bytes() };
        stream.write_all(request).expect("it listens");
        assert_eq!(Answer::read(&mut stream).expect("an answer").status, 200, "{number}");
    }
    for number in 0..1000 {
        let request = if number % 2 == 0 { &question[..] } else { page.as_bytes() };
        assert_eq!(studio.says(request).status, 200, "{number}");
    }
}

#[test]
fn clients_at_once_each_get_their_own_answer() {
    let studio = Studio::start();
    let token = studio.token();
    thread::scope(|scope| {
        for client in 0..8_u8 {
            let (studio, token) = (&studio, &token);
            scope.spawn(move || {
                for number in 0..50_u8 {
                    let body = [client, number].repeat(1000);
                    let answer = studio.says(studio.question(token, &body));
                    assert_eq!((answer.status, answer.body), (200, shouqi::service::answer(&body)));
                }
            });
        }
    });
}

#[test]
fn a_long_question_keeps_no_short_one_waiting() {
    let studio = Studio::start();
    let token = studio.token();
    let long = studio.question(&token, &vec![b' '; 32 << 20]);
    let mut stream = studio.connect();
    let (first, rest) = long.split_at(long.len() / 2);
    stream.write_all(first).expect("it listens");
    let begun = Instant::now();
    let mut count = 0;
    while count < 100 {
        assert_eq!(studio.says(studio.question(&token, b"short")).status, 200);
        count += 1;
    }
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
    stream.write_all(rest).expect("it listens");
    assert_eq!(Answer::read(&mut stream).expect("an answer").status, 200);
}

#[test]
fn together_bodies_take_no_more_memory_than_there_is_for_them() {
    let studio = Studio::start();
    let token = studio.token();
    let body = vec![b' '; 60 << 20];
    let question = studio.question(&token, &body);
    // Five that are not finished: the fifth would be too much.
    let mut statuses = Vec::new();
    let open: Vec<_> = (0..5)
        .map(|_| {
            let mut stream = studio.connect();
            let _ = stream.write_all(&question[..question.len() - 1]);
            stream
        })
        .collect();
    for mut stream in open {
        // A refusal is there before the last byte.
        let _ = stream.write_all(&question[question.len() - 1..]);
        statuses.extend(Answer::read(&mut stream).map(|answer| answer.status));
    }
    assert_eq!(statuses, [200, 200, 200, 200, 503]);
}
