//! How selective a search is, and when it ends.

/// Which parts of the tree are searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SearchMode {
    /// Pruning, reductions, extensions and quiescence search, as in play.
    #[default]
    Selective,
    /// Every line is searched to the depth and no further. The transposition table and move ordering save time; nothing is
    /// pruned but by alpha-beta itself.
    FullWidth,
    /// Reference search: every line to the depth and no further, with no table and no pruning but alpha-beta.
    Reference,
}

/// When to stop; whatever comes first. The first depth is always finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Plies deep.
    pub depth: u32,
    /// Nodes of all threads together.
    pub nodes: u64,
    /// Asked now and then, from every thread: whether to stop now.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// Down to a depth, however long it takes.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits { depth, nodes: u64::MAX, stop: &|| false }
    }

    /// Through so many nodes.
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { depth: u32::MAX, nodes, stop: &|| false }
    }
}
