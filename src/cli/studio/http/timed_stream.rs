//! A connection that waits for the other side only so long.

use std::io::{Error, ErrorKind, Read, Result, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A socket with a deadline for everything that is read or written, and a longest pause.
pub struct TimedStream {
    stream: TcpStream,
    pause: Duration,
    deadline: Instant,
}

impl TimedStream {
    /// Wraps a socket; its time is up at once until one is allowed.
    pub fn new(stream: TcpStream) -> TimedStream {
        TimedStream { stream, pause: Duration::ZERO, deadline: Instant::now() }
    }

    /// Allows `whole` from now on in all, and `pause` for each read or write.
    pub fn allow(&mut self, whole: Duration, pause: Duration) {
        self.pause = pause;
        self.deadline = Instant::now() + whole;
    }

    /// The socket.
    pub fn socket(&self) -> &TcpStream {
        &self.stream
    }

    /// Whether the other side has not said goodbye, as far as is known without waiting.
    pub fn is_open(&self) -> bool {
        let seen = self.stream.set_nonblocking(true).and_then(|()| self.stream.peek(&mut [0]));
        let waits_again = self.stream.set_nonblocking(false).is_ok();
        waits_again
            && match seen {
                Ok(count) => count > 0,
                Err(why) => why.kind() == ErrorKind::WouldBlock,
            }
    }

    /// The longest that the next read or write may take.
    fn patience(&self) -> Result<Duration> {
        let left = self.deadline.saturating_duration_since(Instant::now()).min(self.pause);
        if left.is_zero() { Err(ErrorKind::TimedOut.into()) } else { Ok(left) }
    }
}

impl Read for TimedStream {
    fn read(&mut self, bytes: &mut [u8]) -> Result<usize> {
        self.stream.set_read_timeout(Some(self.patience()?))?;
        self.stream.read(bytes).map_err(timed_out)
    }
}

impl Write for TimedStream {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.stream.set_write_timeout(Some(self.patience()?))?;
        self.stream.write(bytes).map_err(timed_out)
    }

    fn flush(&mut self) -> Result<()> {
        self.stream.flush()
    }
}

/// Unix calls a time that is up "would block".
fn timed_out(why: Error) -> Error {
    if why.kind() == ErrorKind::WouldBlock { ErrorKind::TimedOut.into() } else { why }
}
