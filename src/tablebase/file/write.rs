//! Writing table files.

use super::block::{blocks_of, checksum, compress};
use super::header::{Dependency, Metric, TableHeader};
use crate::tablebase::{EntryWidth, RulesetAnalysis, Table};

/// The bytes of a table file.
pub fn write_table(
    analysis: &RulesetAnalysis,
    table: &Table,
    metric: Metric,
    dependencies: Vec<Dependency>,
) -> Vec<u8> {
    let mut blocks = Vec::new();
    let mut packed = Vec::new();
    for &mover in table.class.movers() {
        for block in blocks_of(&table.entries[mover.index()], metric) {
            let block = compress(&block);
            blocks.push((block.len() as u32, checksum(&block)));
            packed.extend_from_slice(&block);
        }
    }
    let header = TableHeader {
        metric,
        width: if metric == Metric::Dtm { table.width() } else { EntryWidth::Byte },
        rules: analysis.rules().hash(),
        name: table.class.name(analysis),
        radices: table.index.radices(),
        counts: table.class.movers().iter().map(|&mover| table.count(mover)).collect(),
        dependencies,
        blocks,
    };
    let mut file = header.write();
    file.append(&mut packed);
    let hash = file_hash(&file);
    file.extend_from_slice(&hash);
    file
}

/// The BLAKE3 hash that ends a file, over everything before it.
pub fn file_hash(file: &[u8]) -> [u8; 32] {
    *blake3::hash(file).as_bytes()
}
