//! A table made into a file.

use super::block::{BLOCK, checksum, outcomes, pack, without_holes};
use super::head::{Head, Metric, Used};
use crate::tablebase::{Survey, Table};

/// The bytes of a table's file.
pub fn write_table(survey: &Survey, table: &Table, metric: Metric, used: Vec<Used>) -> Vec<u8> {
    let mut blocks = Vec::new();
    let mut packed = Vec::new();
    for &mover in table.class.movers() {
        let entries = without_holes(&table.entries[mover.index()]);
        let bytes = match metric {
            Metric::Plies => entries,
            Metric::Outcome => outcomes(&entries),
        };
        for block in bytes.chunks(BLOCK) {
            let block = pack(block);
            blocks.push((block.len() as u32, checksum(&block)));
            packed.extend_from_slice(&block);
        }
    }
    let head = Head {
        metric,
        rules: survey.rules().hash(),
        name: table.class.name(survey),
        radices: table.layout.radices(),
        counts: table.class.movers().iter().map(|&mover| table.count(mover)).collect(),
        used,
        blocks,
    };
    let mut file = head.write();
    file.append(&mut packed);
    let hash = file_hash(&file);
    file.extend_from_slice(&hash);
    file
}

/// The hash that ends a file, over all before it.
pub fn file_hash(file: &[u8]) -> [u8; 32] {
    *blake3::hash(file).as_bytes()
}
