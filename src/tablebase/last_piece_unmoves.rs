//! The last piece's unmoves as bitmaps: all its squares lie in one row of entries, so the predecessors of a whole lane
//! are found together.

use super::index::PositionIndex;
use super::lane::{LANE_WIDTH, Lane, expand_bits, set_bits};
use super::move_tables::MoveTables;
use super::unmoves::{Unmove, UnmoveTarget};

/// So many steps into the frontier are counted for each square: as many as three bits hold.
const MOST_STEPS: u32 = 7;

/// The last piece's unmoves.
#[derive(Debug)]
pub(super) struct LastPieceUnmoves {
    /// By rank: the squares of the same lane from which a step leads to it.
    steps: Vec<u64>,
    /// By rank: the other unmoves, such as leaps and steps from another lane.
    others: Vec<Vec<Unmove>>,
    /// By lane of a row: the squares with other unmoves.
    has_others: Vec<u64>,
}

impl LastPieceUnmoves {
    pub fn new(index: &PositionIndex, move_tables: &MoveTables) -> LastPieceUnmoves {
        let mut table = LastPieceUnmoves { steps: Vec::new(), others: Vec::new(), has_others: Vec::new() };
        let Some((slot, piece)) = index.slots.iter().enumerate().next_back() else { return table };
        let mut counted = vec![0; piece.squares.len()];
        table.has_others.resize(counted.len().div_ceil(LANE_WIDTH), 0);
        for (rank, &cell) in piece.squares.iter().enumerate() {
            let (mut steps, mut others) = (0, Vec::new());
            for unmove in move_tables.unmoves(slot, cell) {
                let from = rank.wrapping_add(unmove.index_offset);
                let is_step =
                    unmove.path == 0 && unmove.target == UnmoveTarget::Direct && from / LANE_WIDTH == rank / LANE_WIDTH;
                if is_step && counted[from] < MOST_STEPS {
                    counted[from] += 1;
                    steps |= 1 << (from % LANE_WIDTH);
                } else {
                    others.push(*unmove);
                }
            }
            table.has_others[rank / LANE_WIDTH] |= u64::from(!others.is_empty()) << (rank % LANE_WIDTH);
            table.steps.push(steps);
            table.others.push(others);
        }
        table
    }

    /// How many steps lead from each square of a lane to the squares in the mask. `rank` is the lane's first.
    #[inline]
    pub fn count_steps(&self, rank: usize, mask: &Lane) -> Lane {
        // A binary counter of three digits for each square, 64 squares side by side.
        let [mut ones, mut twos, mut fours] = [0u64; 3];
        for at in set_bits(mask) {
            let step = self.steps[rank + at];
            let carried = ones & step;
            ones ^= step;
            fours ^= twos & carried;
            twos ^= carried;
        }
        let [ones, twos, fours] = [expand_bits(ones), expand_bits(twos), expand_bits(fours)];
        std::array::from_fn(|at| ones[at] | twos[at] << 1 | fours[at] << 2)
    }

    /// From which squares of a lane a step leads to one in the mask.
    #[inline]
    pub fn step_origins(&self, rank: usize, mask: &Lane) -> Lane {
        expand_bits(set_bits(mask).fold(0, |squares, at| squares | self.steps[rank + at]))
    }

    /// The places in the mask with other unmoves, and those.
    #[inline]
    pub fn others(&self, rank: usize, mask: &Lane) -> impl Iterator<Item = (usize, &[Unmove])> {
        let with = self.has_others[rank / LANE_WIDTH];
        set_bits(mask).and(with).map(move |at| (at, self.others[rank + at].as_slice()))
    }
}
