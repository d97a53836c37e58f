//! With what means the search works, and when it ends.

/// Which means the search uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Means {
    /// All of them.
    #[default]
    All,
    /// Every line is followed to the depth and no further: memory and order save time, nothing is left out on trust.
    Whole,
    /// Every line is followed to the depth and no further, and nothing is remembered: slow, and plainly right.
    Plain,
}

/// When to stop; whatever comes first. The first depth is always finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Plies deep.
    pub depth: u32,
    /// Positions looked at, by all threads together.
    pub nodes: u64,
    /// Asked now and then, from every thread: whether to stop now.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// Down to a depth, however long it takes.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits { depth, nodes: u64::MAX, stop: &|| false }
    }

    /// Through so many positions.
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { depth: u32::MAX, nodes, stop: &|| false }
    }
}
