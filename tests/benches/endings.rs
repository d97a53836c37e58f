//! Endings: solving a class, reading its table from a file's bytes, and asking it.
//!
//! `cargo bench --bench endings`; compare the rows of one run with each other, not with another day's.

use divan::Bencher;
use divan::counter::ItemsCount;
use shouqi::rules::notation::read_position;
use shouqi::rules::{Position, preset_rules};
use shouqi::tablebase::file::{Metric, PackedTable, ReadAt, read_table, write_table};
use shouqi::tablebase::{Material, Tablebase};
use std::hint::black_box;
use std::sync::Arc;

const ENDINGS: [&str; 3] = ["CvD", "CvDW", "RvCE"];
const ASKED: &str = "7/2d4/7/7/7/7/4w2/7/C6 w";

fn main() {
    divan::main();
}

fn tables() -> Tablebase {
    Tablebase::new(&preset_rules("leiden").expect("a shipped ruleset"))
}

fn ending(tables: &Tablebase, name: &str) -> Material {
    Material::parse(name, tables.rules()).expect("an ending")
}

fn asked(tables: &Tablebase) -> Position {
    read_position(ASKED, tables.rules()).expect("a position")
}

/// With all that it rests on; items are positions of the ending itself.
#[divan::bench(args = ENDINGS, sample_count = 20)]
fn solved(bencher: Bencher<'_, '_>, name: &str) {
    let entries = tables().solve(&ending(&tables(), name), 1).expect("it can be solved").len();
    bencher.counter(ItemsCount::new(entries)).with_inputs(tables).bench_values(|tables| {
        let material = ending(&tables, name);
        tables.solve(&material, 1)
    });
}

/// A table's file, and a position of it.
fn filed() -> (Vec<u8>, Position) {
    let solved = tables();
    let table = solved.solve(&ending(&solved, "CvDW"), 1).expect("it can be solved");
    (write_table(solved.analysis(), &table, Metric::Dtm, Vec::new()), asked(&solved))
}

/// The first answer from a file: its head checked, one block unpacked.
#[divan::bench(sample_count = 50)]
fn probed_cold(bencher: Bencher<'_, '_>) {
    let (file, position) = filed();
    bencher.with_inputs(|| (tables(), file.clone())).bench_values(|(tables, file)| {
        let length = file.len() as u64;
        let read: ReadAt = Box::new(move |place, length| Ok(file[place as usize..place as usize + length].to_vec()));
        tables.insert_packed(PackedTable::open(tables.analysis(), length, read).expect("the file holds"));
        tables.probe(black_box(&position))
    });
}

/// The first answer from a file that is read and checked whole.
#[divan::bench(sample_count = 50)]
fn probed_whole(bencher: Bencher<'_, '_>) {
    let (file, position) = filed();
    bencher.with_inputs(tables).bench_values(|tables| {
        let (_, table) = read_table(&file, tables.analysis()).expect("the file holds");
        tables.insert(Arc::new(table));
        tables.probe(black_box(&position))
    });
}

/// Every later answer from a file.
#[divan::bench(sample_count = 100)]
fn probed_again(bencher: Bencher<'_, '_>) {
    let (file, position) = filed();
    let tables = tables();
    let length = file.len() as u64;
    let read: ReadAt = Box::new(move |place, length| Ok(file[place as usize..place as usize + length].to_vec()));
    tables.insert_packed(PackedTable::open(tables.analysis(), length, read).expect("the file holds"));
    bencher.bench(|| tables.probe(black_box(&position)));
}

/// Every answer from a table in memory.
#[divan::bench(sample_count = 100)]
fn probed_warm(bencher: Bencher<'_, '_>) {
    let tables = tables();
    tables.solve(&ending(&tables, "CvDW"), 1).expect("it can be solved");
    let position = asked(&tables);
    bencher.bench(|| tables.probe(black_box(&position)));
}
