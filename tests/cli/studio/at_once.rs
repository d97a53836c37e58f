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
fn requests_in_one_packet_are_answered_in_order() {
    let studio = Studio::start();
    let token = studio.token();
    let packet: Vec<u8> = (0..20_u8)
        .flat_map(|number| match number % 4 {
            0 => studio.head("GET", "/nothing", "").into_bytes(),
            _ => studio.question(&token, &[number; 300]),
        })
        .collect();
    let mut stream = studio.connect();
    stream.write_all(&packet).expect("it listens");
    for number in 0..20_u8 {
        let answer = Answer::read(&mut stream).expect("an answer");
        match number % 4 {
            0 => assert_eq!(answer.status, 404),
            _ => assert_eq!((answer.status, answer.body), (200, shouqi::service::answer(&[number; 300]))),
        }
    }
}

/// Who drags a slider leaves many questions behind.
#[cfg(target_os = "linux")]
#[test]
fn questions_that_were_left_are_not_worked_on() {
    let studio = Studio::start();
    let token = studio.token();
    let head = br#"{"version":1,"ask":"analyze","nodes":20000000}"#;
    let long = studio.question(&token, &[&(head.len() as u32).to_le_bytes()[..], head].concat());
    for _ in 0..50 {
        let mut stream = studio.connect();
        stream.write_all(&long).expect("it listens");
    }
    let tasks = format!("/proc/{}/task", studio.child.id());
    let threads = || std::fs::read_dir(&tasks).expect("it runs").count();
    // Sixteen are begun, and four threads wait for clients and for the end.
    let begun = Instant::now();
    while threads() > 20 {
        assert!(begun.elapsed().as_secs() < 10, "{} threads", threads());
        thread::sleep(std::time::Duration::from_millis(50));
    }
    assert_eq!(studio.get("/").status, 200);
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
