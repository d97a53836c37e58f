//! The wires of a network, for those who draw it.

use super::network::{Network, Part};

/// Where a wire begins or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terminal<'n> {
    /// Outside: a port of the network.
    Outside(&'n str),
    /// The number of a part, and a port of its gadget.
    Part(usize, &'n str),
}

impl Network {
    /// The name of each part and that of its gadget; a part comes before those that its wires lead to.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.parts.iter().map(|part| (part.name.as_str(), part.behaviour.gadget.as_str()))
    }

    /// Where each wire begins, and where it ends.
    pub fn wires(&self) -> Vec<(Terminal<'_>, Terminal<'_>)> {
        let end = |wire: usize, wires: fn(&Part) -> &[Option<usize>]| {
            let inside = self.parts.iter().enumerate().find_map(|(number, part)| {
                let port = wires(part).iter().position(|known| *known == Some(wire))?;
                Some(Terminal::Part(number, part.behaviour.port(port)))
            });
            inside.unwrap_or_else(|| Terminal::Outside(self.ports.get(wire).map_or("", String::as_str)))
        };
        (0..self.wires).map(|wire| (end(wire, |part| &part.leaves), end(wire, |part| &part.arrives))).collect()
    }
}
