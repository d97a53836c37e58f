//! Opens the page in the user's browser, by the command that each system has for that.

use crate::cli::std_streams::eprintln;
use std::process::{Command, Stdio};
use std::thread;

/// Opens an address. Where there is no screen nothing happens; a browser that does not start is only noted, since the
/// address is printed anyway.
pub fn open(address: &str) {
    let Some(mut command) = opener(address) else { return };
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match command.spawn() {
        Ok(mut child) => {
            // The command may run as long as the browser; its end is awaited, so that no dead process stays behind.
            let waiting = move || drop(child.wait());
            let _ = thread::Builder::new().name("browser".to_owned()).spawn(waiting);
        }
        Err(why) => eprintln!("note: the browser could not be opened ({why}): open the address yourself"),
    }
}

#[cfg(target_os = "macos")]
fn opener(address: &str) -> Option<Command> {
    let mut command = Command::new("open");
    command.arg(address);
    Some(command)
}

#[cfg(windows)]
fn opener(address: &str) -> Option<Command> {
    let mut command = Command::new("rundll32");
    command.args(["url.dll,FileProtocolHandler", address]);
    Some(command)
}

#[cfg(not(any(target_os = "macos", windows)))]
fn opener(address: &str) -> Option<Command> {
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"]
        .into_iter()
        .any(|name| std::env::var_os(name).is_some_and(|screen| !screen.is_empty()));
    let mut command = Command::new("xdg-open");
    command.arg(address);
    has_screen.then_some(command)
}
