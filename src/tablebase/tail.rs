//! The last animal's ways back, as bits: all its squares lie in one row, so whole strips of them are told at once.

use super::layout::Layout;
use super::roads::{Entry, Retreat, Roads};
use super::strip::{Strip, WIDTH, bits, bytes};

/// So many steps to ends are counted at once for each square, in as many bits as [`Steps`] has.
const MOST: u32 = 7;

/// The last animal's ways back.
#[derive(Debug)]
pub(super) struct Tail {
    /// By rank: the squares of the same strip from which a step leads to it.
    near: Vec<u64>,
    /// By rank: the other ways back.
    far: Vec<Vec<Retreat>>,
    /// By strip of a row: the squares with other ways back.
    has_far: Vec<u64>,
}

impl Tail {
    pub fn of(layout: &Layout, roads: &Roads) -> Tail {
        let mut tail = Tail { near: Vec::new(), far: Vec::new(), has_far: Vec::new() };
        let Some((slot, animal)) = layout.slots.iter().enumerate().next_back() else { return tail };
        let mut steps = vec![0; animal.squares.len()];
        tail.has_far.resize(steps.len().div_ceil(WIDTH), 0);
        for (rank, &cell) in animal.squares.iter().enumerate() {
            let (mut near, mut far) = (0, Vec::new());
            for back in roads.back(slot, cell) {
                let from = rank.wrapping_add(back.adds);
                let is_step = back.stretch == 0 && back.entry == Entry::Plain && from / WIDTH == rank / WIDTH;
                if is_step && steps[from] < MOST {
                    steps[from] += 1;
                    near |= 1 << (from % WIDTH);
                } else {
                    far.push(*back);
                }
            }
            tail.has_far[rank / WIDTH] |= u64::from(!far.is_empty()) << (rank % WIDTH);
            tail.near.push(near);
            tail.far.push(far);
        }
        tail
    }

    /// How many steps lead from each square of a strip to the marked ones. `rank` is the strip's first.
    #[inline]
    pub fn steps(&self, rank: usize, marks: &Strip) -> Strip {
        let [mut ones, mut twos, mut fours] = [0u64; 3];
        for at in bits(marks) {
            let step = self.near[rank + at];
            let carried = ones & step;
            ones ^= step;
            fours ^= twos & carried;
            twos ^= carried;
        }
        let [ones, twos, fours] = [bytes(ones), bytes(twos), bytes(fours)];
        std::array::from_fn(|at| ones[at] | twos[at] << 1 | fours[at] << 2)
    }

    /// From which squares of a strip a step leads to a marked one.
    #[inline]
    pub fn squares(&self, rank: usize, marks: &Strip) -> Strip {
        bytes(bits(marks).fold(0, |squares, at| squares | self.near[rank + at]))
    }

    /// The places of the marks with other ways back, and those.
    #[inline]
    pub fn far(&self, rank: usize, marks: &Strip) -> impl Iterator<Item = (usize, &[Retreat])> {
        let with = self.has_far[rank / WIDTH];
        bits(marks).only(with).map(move |at| (at, self.far[rank + at].as_slice()))
    }
}
