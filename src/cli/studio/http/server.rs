//! The server: a thread for each port, one for each connection.

use super::body_budget::BodyBudget;
use super::connection::{Connection, Shared};
use super::connections::Connections;
use super::listeners::Listeners;
use super::request::Request;
use super::response::{Response, Status};
use super::workplaces::Workplaces;
use std::io::Result;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::{Builder, sleep};
use std::time::Duration;

/// The most connections at a time; a browser opens six.
const MOST_CONNECTIONS: usize = 64;
/// The most bytes that bodies may take together.
const MOST_BODIES: usize = 256 << 20;
/// The most answers that are worked out at the same time; a page asks two questions at once, and may leave some.
const MOST_AT_WORK: usize = 16;
/// The stack of a connection's thread in bytes: as much as that of a command.
const STACK: usize = 8 << 20;
/// The rest after a connection could not be accepted, as when there are too many open files.
const REST: Duration = Duration::from_millis(50);

/// What becomes of a request.
pub enum Reply {
    /// It is answered without its body.
    Now(Response),
    /// Its body is read, if it is no longer than `most` bytes, and passed to [`Routes::answer`].
    ToBody {
        /// The longest body in bytes.
        most: u64,
    },
}

/// What is answered to whom.
pub trait Routes: Send + Sync + 'static {
    /// Decides by the head of a request that arrived at a local address.
    fn reply(&self, request: &Request, local: SocketAddr) -> Reply;

    /// Answers the body of a request to which [`Reply::ToBody`] was given.
    fn answer(&self, request: &Request, body: &[u8]) -> Response;
}

/// Starts to serve, in the background.
///
/// # Errors
/// If the system gives no threads.
pub fn serve(listeners: Listeners, routes: impl Routes) -> Result<()> {
    let server = Arc::new(Server {
        routes: Arc::new(routes),
        connections: Connections::at_most(MOST_CONNECTIONS),
        budget: BodyBudget::of(MOST_BODIES),
        workplaces: Workplaces::of(MOST_AT_WORK),
        count: AtomicU64::new(0),
    });
    for listener in listeners.all {
        let server = server.clone();
        Builder::new().name("port".to_owned()).spawn(move || server.accept(&listener))?;
    }
    Ok(())
}

struct Server<R> {
    routes: Arc<R>,
    connections: Arc<Connections>,
    budget: Arc<BodyBudget>,
    workplaces: Arc<Workplaces>,
    /// Connections so far.
    count: AtomicU64,
}

impl<R: Routes> Server<R> {
    fn accept(&self, listener: &TcpListener) {
        for socket in listener.incoming() {
            match socket {
                Ok(socket) => self.admit(socket),
                Err(_) => sleep(REST),
            }
        }
    }

    fn admit(&self, socket: TcpStream) {
        let number = self.count.fetch_add(1, Relaxed);
        let Some(admission) = self.connections.admit(number, &socket) else { return turn_away(&socket) };
        let shared =
            Shared { routes: self.routes.clone(), budget: self.budget.clone(), workplaces: self.workplaces.clone() };
        let connection = Connection::new(socket, admission, shared);
        // Without a thread the connection is closed here, which the other side sees.
        let _ = Builder::new().name("connection".to_owned()).stack_size(STACK).spawn(|| connection.attend());
    }
}

/// Says that all places are taken, without waiting for the other side.
fn turn_away(socket: &TcpStream) {
    let response = Response::text(Status::BUSY, "The studio works for others at the moment: ask again in a moment.\n");
    if socket.set_nonblocking(true).is_ok() {
        let _ = response.write(socket, false, false);
    }
}
