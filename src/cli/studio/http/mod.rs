//! HTTP/1.1 on the sockets of the standard library: heads are parsed by httparse, and everything that is read or
//! written has a limit of size and of time.
//!
//! Each connection has a thread of its own, so a long answer keeps nobody else waiting. Their number is limited; when
//! all are taken, a new client takes the place of the one that has kept the server waiting longest. Only some answers
//! are worked out at the same time; who goes away before his turn is forgotten.

mod body_budget;
mod connection;
mod connections;
mod head_fault;
mod listeners;
mod request;
mod response;
mod server;
mod timed_stream;
mod workplaces;

pub use listeners::Listeners;
pub use request::{Method, Request};
pub use response::{Response, Status};
pub use server::{Reply, Routes, serve};
