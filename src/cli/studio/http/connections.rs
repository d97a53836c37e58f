//! The open connections, whose number is limited.

use std::net::{Shutdown, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a newcomer waits for a place to become free by itself: many a client has gone already, and only its thread
/// does not know.
const COURTESY: Duration = Duration::from_millis(20);

/// All open connections.
pub struct Connections {
    most: usize,
    open: Mutex<Vec<Place>>,
    left: Condvar,
}

/// One of them.
struct Place {
    number: u64,
    socket: TcpStream,
    /// Since when the other side is waited for; `None` while its answer is worked out.
    waiting_since: Option<Instant>,
}

/// The place of a connection, given up on drop.
pub struct Admission {
    connections: Arc<Connections>,
    number: u64,
}

impl Connections {
    /// None yet, and never more than `most`.
    pub fn at_most(most: usize) -> Arc<Connections> {
        Arc::new(Connections { most, open: Mutex::new(Vec::with_capacity(most)), left: Condvar::new() })
    }

    /// Gives a connection a place. If none is free, the one is closed that has kept the server waiting longest: who
    /// sends a letter a second, or takes his answer as slowly, holds a place only while nobody else wants it. `None` if
    /// the server works for all of them.
    pub fn admit(self: &Arc<Connections>, number: u64, socket: &TcpStream) -> Option<Admission> {
        let socket = socket.try_clone().ok()?;
        let full = |open: &mut Vec<Place>| open.len() >= self.most;
        let waited = self.left.wait_timeout_while(self.open(), COURTESY, full);
        let (mut open, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if open.len() >= self.most {
            let waiting = open.iter().enumerate().filter_map(|(at, place)| Some((place.waiting_since?, at)));
            let (_, slowest) = waiting.min()?;
            // Its thread notices at its next read or write.
            let _ = open.swap_remove(slowest).socket.shutdown(Shutdown::Both);
        }
        open.push(Place { number, socket, waiting_since: Some(Instant::now()) });
        Some(Admission { connections: self.clone(), number })
    }

    fn open(&self) -> MutexGuard<'_, Vec<Place>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Admission {
    /// From now on the other side is waited for.
    pub fn waits(&self) {
        self.set(Some(Instant::now()));
    }

    /// From now on an answer is worked out.
    pub fn works(&self) {
        self.set(None);
    }

    fn set(&self, waiting_since: Option<Instant>) {
        let mut open = self.connections.open();
        if let Some(place) = open.iter_mut().find(|place| place.number == self.number) {
            place.waiting_since = waiting_since;
        }
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        self.connections.open().retain(|place| place.number != self.number);
        self.connections.left.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::net::TcpListener;

    /// Both ends of a connection.
    fn pair() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let client = TcpStream::connect(listener.local_addr().expect("an address")).expect("a client");
        (client, listener.accept().expect("a connection").0)
    }

    #[test]
    fn a_newcomer_takes_the_place_of_the_slowest_but_of_nobody_who_is_worked_for() {
        let connections = Connections::at_most(2);
        let (_first, server) = pair();
        let working = connections.admit(1, &server).expect("a place");
        working.works();
        let (mut second, server) = pair();
        let _waiting = connections.admit(2, &server).expect("a place");
        let (_third, server) = pair();
        let newcomer = connections.admit(3, &server).expect("the place of the second");
        assert_eq!(second.read(&mut [0]).expect("a closed connection ends"), 0);
        newcomer.works();
        let (_fourth, server) = pair();
        assert!(connections.admit(4, &server).is_none(), "both are worked for");
        drop(working);
        assert!(connections.admit(5, &server).is_some());
    }
}
