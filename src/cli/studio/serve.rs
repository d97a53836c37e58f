//! Serves the page until Ctrl-C.

use super::args::Studio;
use super::browser;
use super::http::{Listeners, serve};
use super::routes::StudioRoutes;
use super::session_token::SessionToken;
use super::shared_table::SharedTable;
use crate::cli::exit::{Done, Failure};
use crate::cli::std_streams::{heard, println};
use crate::cli::terminal::bold;
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use std::io::{Error, ErrorKind, IsTerminal, stdout};
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::sync::mpsc::channel;

/// Opens the port, says where the page is, opens it, and waits.
pub fn run(studio: &Studio) -> Result<Done, Failure> {
    let (end, ended) = channel();
    // A second Ctrl-C finds nobody who listens, and that is well.
    ctrlc::set_handler(move || _ = end.send(()))
        .map_err(|error| Failure::File(format!("Ctrl-C cannot be caught: {error}")))?;
    let listeners = Listeners::bind(studio.port, studio.lan).map_err(|why| unbound(studio.port, &why))?;
    let port = listeners.port;
    let table = studio.table.then(SharedTable::new).transpose()?;
    let fragments = table.as_ref().map(SharedTable::fragments);
    serve(listeners, StudioRoutes::new(SessionToken::random()?, table))?;

    let mut address = format!("http://127.0.0.1:{port}/");
    let network = studio.lan.then(own_address).flatten().map(|own| format!("http://{own}:{port}/"));
    match &fragments {
        Some([writer, viewer]) => {
            let place = network.as_ref().unwrap_or(&address);
            println!("Who enters moves opens {}", bold(&format!("{place}{writer}")));
            show_code(&format!("{place}{writer}"));
            println!("Who looks on opens {}", bold(&format!("{place}{viewer}")));
            show_code(&format!("{place}{viewer}"));
            address.push_str(writer);
        }
        None => {
            println!("The studio is at {}", bold(&address));
            if let Some(network) = &network {
                println!("In your network it is at {}", bold(network));
            }
        }
    }
    if studio.lan && network.is_none() {
        println!("This machine has no network at the moment.");
    }
    println!("Ctrl-C ends it.");
    heard()?;
    if !studio.no_open {
        browser::open(&address);
    }
    // The handler keeps its end for as long as the program runs.
    let _ = ended.recv();
    Ok(Done::Well)
}

/// Shows an address as a code for cameras, on a terminal.
fn show_code(address: &str) {
    if !stdout().is_terminal() {
        return;
    }
    // The lowest level of correction: a screen has no stains, and small codes are read from farther away.
    if let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) {
        let dense = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
        println!("\n{dense}\n");
    }
}

/// The address of this machine in its network: the one from which it would send. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation (RFC 5737), which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

fn unbound(port: u16, why: &Error) -> Failure {
    Failure::File(match why.kind() {
        ErrorKind::AddrInUse => {
            format!(
                "port {port} is in use, perhaps by a studio that is open already\n  help: --port 0 takes any free port"
            )
        }
        ErrorKind::PermissionDenied => {
            format!("the system does not allow port {port}\n  help: --port 0 takes any free port")
        }
        _ => format!("port {port} cannot be opened: {why}"),
    })
}
