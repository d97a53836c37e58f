//! Pairs of a group code and a value, each on a line, and the handles by which objects refer to each other.

use crate::export::decimal::rounded;
use std::fmt::{self, Display, Write};

/// Decimals of a coordinate: a ten-thousandth of a millimetre.
const PLACES: u32 = 4;
/// Decimals of a bulge, which is multiplied by the length of a line.
const BULGE_PLACES: u32 = 9;

/// The text of a file being written.
#[derive(Debug)]
pub(super) struct Pairs {
    text: String,
    next: Handle,
}

/// A handle: the number of an object, written in base 16. 0 is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Handle(u32);

impl Handle {
    /// The owner of top-level objects.
    pub(super) const NOBODY: Handle = Handle(0);
}

impl Display for Handle {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:X}", self.0)
    }
}

impl Pairs {
    /// An empty text.
    pub(super) fn new() -> Pairs {
        Pairs { text: String::new(), next: Handle(1) }
    }

    /// The text.
    pub(super) fn text(self) -> String {
        self.text
    }

    /// The next free handle.
    pub(super) fn next_handle(&self) -> Handle {
        self.next
    }

    /// Allocates a handle.
    pub(super) fn handle(&mut self) -> Handle {
        let handle = self.next;
        self.next = Handle(handle.0 + 1);
        handle
    }

    /// Appends a pair. Lines end with CR LF, which the oldest readers need.
    pub(super) fn pair(&mut self, code: u16, value: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{code:>3}\r\n{value}\r\n");
    }

    /// Appends several pairs.
    pub(super) fn pairs(&mut self, pairs: &[(u16, &str)]) {
        pairs.iter().for_each(|(code, value)| self.pair(*code, value));
    }

    /// Appends a length or a coordinate.
    pub(super) fn number(&mut self, code: u16, value: f64) {
        self.pair(code, decimal(value, PLACES));
    }

    /// Appends a bulge.
    pub(super) fn bulge(&mut self, value: f64) {
        self.pair(42, decimal(value, BULGE_PLACES));
    }

    /// Appends the start of an entity: its kind, handle, owner, layer.
    pub(super) fn drawn(&mut self, kind: &str, owner: Handle, layer: &str) {
        self.pair(0, kind);
        let handle = self.handle();
        self.pair(5, handle);
        self.pair(330, owner);
        self.pair(100, "AcDbEntity");
        self.pair(8, layer);
    }

    /// Appends a section; returns what `write` returned.
    pub(super) fn section<R>(&mut self, name: &str, write: impl FnOnce(&mut Pairs) -> R) -> R {
        self.pairs(&[(0, "SECTION"), (2, name)]);
        let given = write(self);
        self.pair(0, "ENDSEC");
        given
    }
}

/// A number with a point and at least one decimal, as strict readers need it; zero is never negative.
fn decimal(value: f64, places: u32) -> String {
    let text = format!("{:.*}", places as usize, rounded(value, places));
    let text = text.trim_end_matches('0');
    let text = if text.ends_with('.') { format!("{text}0") } else { text.to_owned() };
    if text == "-0.0" { "0.0".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn a_number_has_a_point_and_no_superfluous_zeros() {
        let all = [(14.0, "14.0"), (13.99999, "14.0"), (-0.00001, "0.0"), (100.05, "100.05"), (-2.5, "-2.5")];
        for (value, text) in all {
            assert_eq!(decimal(value, 4), text);
        }
    }
}
