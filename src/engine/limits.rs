//! Selectivity and limits of a search.

/// Which parts of the tree are searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SearchMode {
    /// Pruning, reductions, extensions and quiescence search, as in play.
    #[default]
    Selective,
    /// Every line is searched to the full depth. Transposition table and move ordering save time; alpha-beta is the
    /// only pruning.
    FullWidth,
    /// Reference search: every line to the full depth, without table; alpha-beta is the only pruning.
    Reference,
}

/// When to stop: at the first limit reached. The first depth is always finished.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Depth in plies.
    pub depth: u32,
    /// Nodes of all threads.
    pub nodes: u64,
    /// Called regularly from every thread: whether to stop now.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// To a depth, without other limits.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits { depth, nodes: u64::MAX, stop: &|| false }
    }

    /// A number of nodes.
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { depth: u32::MAX, nodes, stop: &|| false }
    }
}
