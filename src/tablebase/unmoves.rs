//! The unmove generator: by which quiet moves a piece may have come to a square.
//!
//! Unmoves take back no captures: a capture leads from one ending into another with fewer pieces, and the solver looks
//! those up forwards, before it begins.

use super::index::PositionIndex;
use super::move_tables::{PieceMove, QUIET};

/// One quiet move of a piece, taken back.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unmove {
    /// The cell that the piece came from.
    pub from: u16,
    /// The path that must be clear, as [`PieceMove::path`].
    pub path: u16,
    pub target: UnmoveTarget,
    /// What it adds to the index of the placement, with wrap-around.
    pub index_offset: usize,
    /// The same counted in rows, the entries that differ in the last piece's square only.
    pub row_offset: usize,
}

/// Which entries an unmove leads to where mirror images are stored once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UnmoveTarget {
    /// The entry at the offset.
    Direct,
    /// That entry and its mirror image: the first piece goes back to the middle file, where both are stored.
    Both,
    /// The mirror image: the first piece goes back to the half of the board that is not stored.
    Mirrored,
}

impl Unmove {
    /// A move of the piece in a slot, taken back. `None` if its entries are reached by the mirror image's unmoves.
    pub fn of(index: &PositionIndex, slot: usize, from: u16, mv: &PieceMove) -> Option<Unmove> {
        let own = &index.slots[slot];
        let to = own.rank(mv.to)?;
        let target =
            match (slot == 0, index.is_right_half(from), index.is_middle_file(from), index.is_middle_file(mv.to)) {
                // The mirror image of the placement is stored, too, and leads there.
                (true, true, _, true) => return None,
                (true, true, _, false) => UnmoveTarget::Mirrored,
                (true, false, true, false) => UnmoveTarget::Both,
                _ => UnmoveTarget::Direct,
            };
        let before = if target == UnmoveTarget::Mirrored { to } else { own.rank(from)? };
        let squares = before.wrapping_sub(to);
        let row = index.slots.last().map_or(1, |last| last.squares.len().max(1));
        Some(Unmove {
            from,
            path: mv.path,
            target,
            index_offset: squares.wrapping_mul(own.weight),
            row_offset: squares.wrapping_mul(own.weight / row),
        })
    }
}

/// By cell: the cells from which a piece comes there by a quiet move, in order, each with its first such move. `spans`
/// says where the moves from each cell begin and end.
pub(super) fn quiet_arrivals<'m>(spans: &[(u32, u32)], moves: &'m [PieceMove]) -> Vec<Vec<(u16, &'m PieceMove)>> {
    let mut arrivals: Vec<Vec<(u16, &PieceMove)>> = vec![Vec::new(); spans.len()];
    for (from, &(begin, end)) in spans.iter().enumerate() {
        for mv in &moves[begin as usize..end as usize] {
            let there = &mut arrivals[usize::from(mv.to)];
            if mv.results[0] == QUIET && there.last().is_none_or(|&(known, _)| usize::from(known) != from) {
                there.push((from as u16, mv));
            }
        }
    }
    arrivals
}

/// The first piece's unmoves by the rank of the square that they lead back to, each with the rank of the square before
/// the unmove.
pub(super) fn first_piece_unmoves(
    index: &PositionIndex,
    unmoves_from: impl Fn(u16) -> Vec<Unmove>,
) -> Vec<Vec<(usize, Unmove)>> {
    let Some(first) = index.slots.first() else { return Vec::new() };
    let mut by_origin = vec![Vec::new(); first.squares.len()];
    for (rank, &cell) in first.squares.iter().enumerate() {
        for unmove in unmoves_from(cell) {
            let origin = match unmove.target {
                UnmoveTarget::Direct | UnmoveTarget::Both => unmove.from,
                UnmoveTarget::Mirrored => index.mirror[usize::from(unmove.from)],
            };
            if let Some(origin) = first.rank(origin) {
                by_origin[origin].push((rank, unmove));
            }
        }
    }
    by_origin
}
