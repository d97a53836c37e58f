//! Who may ask. Every page in the user's browser can send requests to this machine; only the studio's own is answered.

use super::http::Request;
use super::session_token::SessionToken;
use std::net::{IpAddr, SocketAddr};

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// It was sent to a name that is not served here: a foreign name may lead to this machine (DNS rebinding).
    Host,
    /// Another page sent it.
    Origin,
    /// It lacks the secret of this run's page.
    Token,
}

/// Whether a request is meant for the address at which it arrived.
///
/// # Errors
/// If it names another host.
pub fn expect_host(request: &Request, local: SocketAddr) -> Result<(), Refused> {
    match request.header("host") {
        Some(host) if is_ours(host, local) => Ok(()),
        Some(_) | None => Err(Refused::Host),
    }
}

/// Whether a file may go to the page that asks: to a tab that opens it, or to the studio itself.
///
/// # Errors
/// If another page wants to embed it.
pub fn expect_reader(request: &Request) -> Result<(), Refused> {
    let is_own =
        !request.has("sec-fetch-site") || matches!(request.header("sec-fetch-site"), Some("same-origin" | "none"));
    let opens_tab = request.header("sec-fetch-mode") == Some("navigate");
    if is_own || opens_tab { Ok(()) } else { Err(Refused::Origin) }
}

/// Whether a question comes from the page of this run.
///
/// # Errors
/// If another page sent it, or it lacks the token.
pub fn expect_page(request: &Request, token: &SessionToken) -> Result<(), Refused> {
    let host = request.header("host").unwrap_or_default();
    let same_origin = match request.header("origin") {
        Some(origin) => origin.strip_prefix("http://").is_some_and(|own| own.eq_ignore_ascii_case(host)),
        None => !request.has("origin"),
    };
    let same_site = !request.has("sec-fetch-site") || request.header("sec-fetch-site") == Some("same-origin");
    match request.header("x-shouqi-token") {
        _ if !same_origin || !same_site => Err(Refused::Origin),
        Some(given) if token.is(given) => Ok(()),
        Some(_) | None => Err(Refused::Token),
    }
}

/// Whether a `Host` names this address: by its numbers, or as `localhost`, which no name server can give away.
fn is_ours(host: &str, local: SocketAddr) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        // The last part of an IPv6 address alone is no port.
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
        Some(_) | None => (host, Some(80)),
    };
    let address: Option<IpAddr> = match name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(inner) => inner.parse().ok().map(IpAddr::V6),
        None => name.parse().ok().map(IpAddr::V4),
    };
    let by_name = name.eq_ignore_ascii_case("localhost") && local.ip().is_loopback();
    port == Some(local.port()) && (by_name || address.is_some_and(|address| address.to_canonical() == local.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_itself_and_localhost_are_hosts() {
        let loopback: SocketAddr = "127.0.0.1:7963".parse().expect("an address");
        let sixth: SocketAddr = "[::1]:7963".parse().expect("an address");
        let network: SocketAddr = "192.168.1.5:80".parse().expect("an address");
        for (host, local) in [
            ("127.0.0.1:7963", loopback),
            ("localhost:7963", loopback),
            ("LOCALHOST:7963", sixth),
            ("[::1]:7963", sixth),
            ("[::ffff:127.0.0.1]:7963", loopback),
            ("192.168.1.5", network),
            ("192.168.1.5:80", network),
        ] {
            assert!(is_ours(host, local), "{host}");
        }
        for (host, local) in [
            ("evil.example:7963", loopback),
            ("127.0.0.1", loopback),
            ("127.0.0.1:7964", loopback),
            ("127.0.0.1:7963:7963", loopback),
            ("127.0.0.1.evil.example:7963", loopback),
            ("localhost.evil.example:7963", loopback),
            ("localhost.:7963", loopback),
            ("evil@127.0.0.1:7963", loopback),
            ("2130706433:7963", loopback),
            ("0x7f.1:7963", loopback),
            ("[127.0.0.1]:7963", loopback),
            ("::1:7963", sixth),
            ("[::1]", sixth),
            ("localhost", network),
            ("127.0.0.1:80", network),
            ("", loopback),
            (":7963", loopback),
        ] {
            assert!(!is_ours(host, local), "{host}");
        }
    }
}
