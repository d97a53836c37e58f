//! The kinds of animals of a ruleset.

use crate::diagnostics::{Keyword, keywords};
use std::fmt;

/// A kind, as an index into the ruleset's list of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub(crate) u8);

impl KindId {
    /// Maximum number of kinds: one per letter.
    pub const MOST: usize = 26;

    /// The index into [`Rules::kinds`](super::Rules::kinds).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A kind of animal: its name and abilities.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kind {
    /// Its stable English name in lower case, such as `rat`.
    pub id: String,
    /// Its letter in positions and moves, upper case.
    pub letter: char,
    /// Its strength (rank): 1 or more.
    pub strength: u8,
    /// Whether it may enter water.
    pub swims: bool,
    /// Its leaps, without duplicates.
    pub leaps: Vec<Leap>,
}

impl Kind {
    /// Whether it may make this leap.
    pub fn may(&self, leap: Leap) -> bool {
        self.leaps.contains(&leap)
    }
}

keywords! {
    /// A way to leap over water, as seen by the player.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    pub enum Leap {
        /// Sideways over one river, along a row.
        Across = "across",
        /// Forward or backward over one river, along a file.
        Along = "along",
        /// Over two rivers and the empty land between them in one move.
        BothRivers = "both-rivers",
    }
}

/// A set of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct KindSet(u32);

impl KindSet {
    /// The empty set.
    pub const NOBODY: KindSet = KindSet(0);

    /// Whether the kind belongs to it.
    pub fn contains(self, kind: KindId) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of members.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The intersection.
    pub fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// The members in the ruleset's order.
    pub fn iter(self) -> impl Iterator<Item = KindId> {
        (0..KindId::MOST as u8).map(KindId).filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<KindId> for KindSet {
    fn from_iter<T: IntoIterator<Item = KindId>>(kinds: T) -> KindSet {
        KindSet(kinds.into_iter().fold(0, |set, kind| set | 1 << kind.0))
    }
}

impl fmt::Display for Leap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}
