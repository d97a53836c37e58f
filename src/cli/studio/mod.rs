//! `shouqi studio`: the whole program as a page in the browser, served from this machine or written as a folder of files
//! for any web server.
//!
//! | part | duty |
//! |---|---|
//! | `serve` | opens the ports, says where the page is, waits for Ctrl-C |
//! | `routes`, `guard`, `session_token`, `security_headers` | what is answered to whom |
//! | `shared_table` | a table that several devices share: the journal of its game |
//! | `http` | connections: reading within limits of size and time, writing |
//! | `site` | the files of the page, embedded in the program |
//! | `export` | the static site: the page with WebAssembly, packed files, service worker, manifest, icons |
//! | `browser` | opens the page |
//! | `shelf` | ready sets, and pages from which one takes them |

pub mod args;
mod browser;
mod export;
mod guard;
mod http;
mod routes;
mod security_headers;
mod serve;
mod session_token;
mod shared_table;
mod shelf;
mod site;

use super::exit::{Done, Failure};
use args::Studio;

pub use shelf::run as shelf;

/// Serves the page, or writes it.
pub fn run(studio: Studio) -> Result<Done, Failure> {
    match &studio.export {
        Some(folder) => {
            export::run(folder, studio.wasm.as_deref(), studio.shelf.as_deref(), !studio.no_twins, studio.force)
        }
        None => serve::run(&studio),
    }
}
