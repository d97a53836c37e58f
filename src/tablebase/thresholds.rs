//! What the entries of a table mean while it is solved.

/// The meaning of undecided entries in a class.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thresholds<E> {
    /// The counter's zero where there are conversions, all of which lose: no quiet move is left.
    pub only_conversions_left: E,
    /// From this entry on a position is undecided, and the entry is a counter.
    pub undecided: E,
    /// A conversion draws, and nothing is known to win. Distances end below this.
    pub draw: E,
}
