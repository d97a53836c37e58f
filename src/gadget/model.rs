//! Gadgets, ports and claims, checked.

use crate::diagnostics::keywords;
use crate::rules::{KindId, Rules, Side, Square};
use std::sync::Arc;

keywords! {
    /// What a claim says.
    pub enum ClaimSort {
        /// The side forces animals to leave, whatever the other does: an attractor, with its bound in plies.
        Can = "can",
        /// The other side keeps them from it for ever: an invariant set.
        Cannot = "cannot",
        /// White forces it also after Black has moved as often as it likes, if White answers on the spot; and Black can call
        /// for an answer only so often.
        WhiteCanWait = "white-can-wait",
        /// Black keeps White's animals from leaving, and moves here again and again for ever.
        BlackKeepsTempo = "black-keeps-tempo",
        /// White keeps every black animal from leaving for ever: an invariant set.
        NoBlackLeaves = "no-black-leaves",
    }
}

/// A square at which animals of one side and kind arrive from the large board, or leave for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Port {
    /// Its name.
    pub name: String,
    /// Its square.
    pub square: Square,
    /// The side of the animals.
    pub side: Side,
    /// Their kind.
    pub kind: KindId,
    /// How many may arrive, unless a claim says otherwise.
    pub arrive: u8,
    /// Whether they may leave.
    pub leave: bool,
}

/// A claim of another gadget that a claim rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assumption {
    /// The gadget's name.
    pub gadget: String,
    /// The claim's name.
    pub claim: String,
}

/// Squares to which the side that proves a claim keeps its animals of a kind. It makes the search smaller; what is
/// proved is the same, since that side may move as it likes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Within {
    /// The kind.
    pub kind: KindId,
    /// The squares.
    pub squares: Vec<Square>,
}

/// A claim about a gadget.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Its name.
    pub name: String,
    /// What it says, in a few words.
    pub title: String,
    /// What is decided.
    pub sort: ClaimSort,
    /// The side whose animals leave, or must not.
    pub side: Side,
    /// The side that moves first.
    pub first: Side,
    /// How many animals may arrive at each port.
    pub arrivals: Vec<u8>,
    /// How many must leave at each port; all zero if only the total counts.
    pub leave_each: Vec<u8>,
    /// How many must leave in all.
    pub leave_total: u8,
    /// What it rests on.
    pub assumes: Vec<Assumption>,
    /// Where the side that proves it keeps its animals; empty if they move freely.
    pub within: Vec<Within>,
}

/// A gadget: a part of a large board, with ports and claims.
#[derive(Debug, Clone)]
pub struct Gadget {
    /// Its rules, board and set-up.
    pub rules: Arc<Rules>,
    /// What its geometry rests on, such as `reconstruction`.
    pub basis: String,
    /// Its ports.
    pub ports: Vec<Port>,
    /// Its claims, in the order of the file.
    pub claims: Vec<Claim>,
}

impl Gadget {
    /// Its name.
    pub fn name(&self) -> &str {
        self.rules.name()
    }

    /// The claim with this name.
    pub fn claim(&self, name: &str) -> Option<&Claim> {
        self.claims.iter().find(|claim| claim.name == name)
    }

    /// What identifies its local game: board, set-up and rules by their hash, and the ports.
    pub(super) fn signature(&self) -> String {
        let ports: Vec<String> = self.ports.iter().map(|port| self.port_words(port)).collect();
        format!("{} {}", self.rules.hash().short(), ports.join(","))
    }

    fn port_words(&self, port: &Port) -> String {
        let kind = self.animal(port.side, port.kind);
        format!("{kind}{}{}", port.square, if port.leave { "-" } else { "+" })
    }

    /// An animal's letter: upper case for White's.
    pub(super) fn animal(&self, side: Side, kind: KindId) -> char {
        let letter = self.rules.kind(kind).letter;
        match side {
            Side::White => letter,
            Side::Black => letter.to_ascii_lowercase(),
        }
    }
}

impl Claim {
    /// The side that proves it: White what it forces and where it waits, Black what never happens.
    pub(super) fn prover(&self) -> Side {
        match self.sort {
            ClaimSort::Can | ClaimSort::WhiteCanWait => self.side,
            ClaimSort::Cannot | ClaimSort::BlackKeepsTempo | ClaimSort::NoBlackLeaves => !self.side,
        }
    }

    /// What of the claim its certificate depends on.
    pub(super) fn signature(&self) -> String {
        use crate::diagnostics::Keyword;
        let numbers = |list: &[u8]| list.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        format!(
            "{} {} first {} arrive {} leave {}+{}",
            self.sort.keyword(),
            self.side,
            self.first,
            numbers(&self.arrivals),
            numbers(&self.leave_each),
            self.leave_total
        )
    }
}
