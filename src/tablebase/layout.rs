//! Where in a table a placement stands: a number whose digits are the animals' squares.

use super::class::Class;
use super::survey::Survey;
use super::value::byte;
use crate::rules::Side;

/// No number: an animal that may not stand there.
const NOWHERE: u16 = u16::MAX;

/// One animal of a class.
#[derive(Debug)]
pub(super) struct Slot {
    pub side: Side,
    /// The squares counted for it, in order. The first animal's stop at the middle file where the board is mirrored.
    pub squares: Vec<u16>,
    /// By cell: which of the squares it is.
    rank: Vec<u16>,
    /// How many entries lie between one square and the next.
    pub weight: usize,
}

/// The digits of a class's numbers.
#[derive(Debug)]
pub(super) struct Layout {
    pub slots: Vec<Slot>,
    /// Entries for one side to move.
    pub entries: usize,
    /// By cell: its mirror image; empty where left and right are not alike.
    pub mirror: Vec<u16>,
    straight: Index,
    turned: Option<Index>,
}

/// From cells to numbers.
#[derive(Debug)]
struct Index {
    cells: usize,
    /// By cell: whether the first animal there means that all are mirrored.
    right: Vec<bool>,
    /// By slot and cell: what it adds, as it stands and mirrored.
    adds: [Vec<usize>; 2],
}

impl Layout {
    /// `None` if so many entries cannot be counted.
    pub fn of(survey: &Survey, class: &Class) -> Option<Layout> {
        let mobility = &survey.mobility;
        let mirror = survey.mirror.clone().unwrap_or_default();
        let file = |cell: u16| usize::from(cell) % mobility.files;
        let is_right = |cell: u16| mirror.get(usize::from(cell)).is_some_and(|&image| file(image) < file(cell));
        let right: Vec<bool> = (0..mobility.cells as u16).map(is_right).collect();
        let mut slots: Vec<Slot> = Vec::new();
        let mut entries: usize = 1;
        for (place, &figure) in class.figures.iter().enumerate() {
            let counted = |cell: &u16| mobility.stands(figure, *cell) && !(place == 0 && right[usize::from(*cell)]);
            let squares: Vec<u16> = (0..mobility.cells as u16).filter(counted).collect();
            let mut rank = vec![NOWHERE; mobility.cells];
            for (number, &cell) in squares.iter().enumerate() {
                rank[usize::from(cell)] = number as u16;
            }
            entries = entries.checked_mul(squares.len())?;
            slots.push(Slot { side: survey.side(figure), squares, rank, weight: 0 });
        }
        let mut weight = 1;
        for slot in slots.iter_mut().rev() {
            slot.weight = weight;
            weight *= slot.squares.len().max(1);
        }
        let straight = Index::of(&slots, mobility.cells, &right, &mirror, &|cell| cell);
        let turned = survey
            .turned
            .as_ref()
            .map(|turned| Index::of(&slots, mobility.cells, &right, &mirror, &|cell| turned[usize::from(cell)]));
        Some(Layout { slots, entries, mirror, straight, turned })
    }

    /// The number of a placement, given by the class's animals.
    #[inline]
    pub fn number(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.straight.number(self.slots.len(), cells)
    }

    /// The number of a placement seen with the sides exchanged.
    #[inline]
    pub fn number_turned(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.turned.as_ref().unwrap_or(&self.straight).number(self.slots.len(), cells)
    }

    /// The number of a placement whose first animal stands on or left of the middle, mirrored all the same.
    #[inline]
    pub fn number_mirrored(&self, cells: impl Fn(usize) -> u16) -> usize {
        self.straight.sum(1, self.slots.len(), cells)
    }

    pub fn is_middle(&self, cell: u16) -> bool {
        self.mirror.get(usize::from(cell)) == Some(&cell)
    }

    pub fn is_right(&self, cell: u16) -> bool {
        self.straight.right[usize::from(cell)]
    }

    /// The cells of the placement with a number.
    pub fn cells(&self, number: usize, cells: &mut [u16]) {
        let mut rest = number;
        for (slot, cell) in self.slots.iter().zip(cells) {
            *cell = slot.squares[rest / slot.weight];
            rest %= slot.weight;
        }
    }

    /// How many squares are counted for each animal.
    pub fn radices(&self) -> Vec<u16> {
        self.slots.iter().map(|slot| slot.squares.len() as u16).collect()
    }

    /// Marks every entry that is no position.
    pub fn dig_holes(&self, entries: &mut [u8]) {
        let mut taken = Vec::new();
        self.dig(0, 0, &mut taken, entries);
    }

    fn dig(&self, slot: usize, base: usize, taken: &mut Vec<u16>, entries: &mut [u8]) {
        let Some(animal) = self.slots.get(slot) else { return };
        for &cell in taken.iter() {
            if let Some(rank) = animal.rank(cell) {
                let begin = base + rank * animal.weight;
                entries[begin..begin + animal.weight].fill(byte::HOLE);
            }
        }
        if slot + 1 == self.slots.len() {
            return;
        }
        for (rank, &cell) in animal.squares.iter().enumerate() {
            if !taken.contains(&cell) {
                taken.push(cell);
                self.dig(slot + 1, base + rank * animal.weight, taken, entries);
                taken.pop();
            }
        }
    }

    /// For how many placements an entry stands: itself, and its mirror image where that is not counted.
    pub fn stands_for(&self, first: u16) -> u64 {
        if self.mirror.is_empty() || self.is_middle(first) { 1 } else { 2 }
    }
}

impl Slot {
    /// Which of its squares a cell is.
    pub fn rank(&self, cell: u16) -> Option<usize> {
        let rank = self.rank[usize::from(cell)];
        (rank != NOWHERE).then_some(usize::from(rank))
    }
}

impl Index {
    fn of(slots: &[Slot], cells: usize, right: &[bool], mirror: &[u16], seen: &dyn Fn(u16) -> u16) -> Index {
        let adds = [false, true].map(|mirrored| {
            let add = |slot: &Slot, cell: u16| {
                let cell = if mirrored && !mirror.is_empty() { mirror[usize::from(seen(cell))] } else { seen(cell) };
                slot.rank(cell).map_or(0, |rank| rank * slot.weight)
            };
            slots.iter().flat_map(|slot| (0..cells as u16).map(move |cell| add(slot, cell))).collect()
        });
        let right = (0..cells as u16).map(|cell| right[usize::from(seen(cell))]).collect();
        Index { cells, right, adds }
    }

    #[inline]
    fn number(&self, slots: usize, cells: impl Fn(usize) -> u16) -> usize {
        let mirrored = slots > 0 && self.right[usize::from(cells(0))];
        self.sum(usize::from(mirrored), slots, cells)
    }

    #[inline]
    fn sum(&self, version: usize, slots: usize, cells: impl Fn(usize) -> u16) -> usize {
        (0..slots).fold(0, |sum: usize, slot| {
            sum.wrapping_add(self.adds[version][slot * self.cells + usize::from(cells(slot))])
        })
    }
}
