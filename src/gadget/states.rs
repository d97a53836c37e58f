//! The reachable states, each once: rows of equal length with an index.

/// No state.
pub(super) const NONE: u32 = u32::MAX;

/// Rows of bytes, numbered in the order in which they were found.
pub(super) struct States {
    width: usize,
    rows: Vec<u8>,
    /// Open addressing: numbers of states, or [`NONE`]. Its length is a power of two.
    slots: Vec<u32>,
    count: usize,
}

impl States {
    pub fn new(width: usize) -> States {
        States { width, rows: Vec::new(), slots: vec![NONE; 1 << 10], count: 0 }
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.count
    }

    pub fn row(&self, state: u32) -> &[u8] {
        let start = state as usize * self.width;
        &self.rows[start..start + self.width]
    }

    /// The number of a row, which is added if it is new.
    pub fn insert(&mut self, row: &[u8]) -> u32 {
        if 2 * self.count >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(row);
        if self.slots[slot] == NONE {
            self.slots[slot] = self.count as u32;
            self.rows.extend_from_slice(row);
            self.count += 1;
        }
        self.slots[slot]
    }

    /// The number of a row.
    pub fn find(&self, row: &[u8]) -> Option<u32> {
        let found = self.slots[self.slot(row)];
        (found != NONE).then_some(found)
    }

    /// Where a row is, or would be.
    fn slot(&self, row: &[u8]) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mixed(row) as usize & mask;
        while self.slots[slot] != NONE && self.row(self.slots[slot]) != row {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![NONE; 2 * self.slots.len()];
        for state in 0..self.count as u32 {
            let slot = self.slot(self.row(state));
            self.slots[slot] = state;
        }
    }
}

/// The 64-bit FNV-1a hash, with its high bits folded into the low ones.
fn mixed(row: &[u8]) -> u64 {
    let hash = row
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    hash ^ hash >> 29 ^ hash >> 47
}
