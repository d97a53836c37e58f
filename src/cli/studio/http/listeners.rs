//! The ports on which is listened.

use std::io::{Error, ErrorKind, Result};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

/// Tries to find a port that is free for both kinds of addresses.
const TRIES: usize = 20;

/// One port of this machine, by IPv4 and IPv6.
pub struct Listeners {
    /// IPv4 first.
    pub all: Vec<TcpListener>,
    /// Its number.
    pub port: u16,
}

impl Listeners {
    /// Listens on a port of this machine alone, or for its networks, too. Port 0 becomes any that is free.
    ///
    /// # Errors
    /// If the port is in use, or the system denies it.
    pub fn bind(port: u16, for_networks: bool) -> Result<Listeners> {
        let addresses: [IpAddr; 2] = if for_networks {
            [Ipv4Addr::UNSPECIFIED.into(), Ipv6Addr::UNSPECIFIED.into()]
        } else {
            [Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()]
        };
        for _ in 0..TRIES {
            match Listeners::both(addresses, port) {
                // The free port of one kind is taken in the other.
                Err(why) if port == 0 && why.kind() == ErrorKind::AddrInUse => (),
                listening => return listening,
            }
        }
        Err(ErrorKind::AddrInUse.into())
    }

    fn both([first, second]: [IpAddr; 2], port: u16) -> Result<Listeners> {
        let main = TcpListener::bind(SocketAddr::new(first, port))?;
        let port = main.local_addr()?.port();
        match TcpListener::bind(SocketAddr::new(second, port)) {
            Ok(other) => Ok(Listeners { all: vec![main, other], port }),
            // Without IPv6 there is nobody to take the port.
            Err(why) if is_absent(&why) => Ok(Listeners { all: vec![main], port }),
            // Where IPv6 listens for IPv4, too, the first has the port already.
            Err(why) if first.is_unspecified() && why.kind() == ErrorKind::AddrInUse => {
                drop(main);
                Ok(Listeners { all: vec![TcpListener::bind(SocketAddr::new(second, port))?], port })
            }
            Err(why) => Err(why),
        }
    }
}

/// Whether this machine has no address of this kind.
fn is_absent(why: &Error) -> bool {
    // `EAFNOSUPPORT` on Linux, macOS and Windows, which the standard library has no name for.
    why.kind() == ErrorKind::AddrNotAvailable || matches!(why.raw_os_error(), Some(97 | 47 | 10047))
}
