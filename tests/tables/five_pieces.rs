//! The complete five-piece tables: those of `tests/rules/five-pieces.table`, some of them built anew.

use shouqi::rules::{Side, preset_rules};
use shouqi::tablebase::file::{Dependency, Metric, verify_hash, write_table};
use shouqi::tablebase::{CompleteSet, Counts, EndingClass, SetCounts, Tablebase};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::thread;

/// The ruleset of the tables.
const RULES: &str = "leiden-tables";

/// A table as the file lists it.
#[derive(Debug, Clone, PartialEq)]
struct Row {
    /// The hash of its file of distances, BLAKE3, in hexadecimal digits.
    hash: String,
    /// By side to move; one for a class that is its own mirror image with the sides exchanged.
    counts: Vec<Counts>,
}

/// What the file says.
struct KnownTables {
    /// `name hash`, and for each side to move `wins losses draws longest without-moves`.
    rows: BTreeMap<String, Row>,
    /// The totals of five pieces, White to move.
    totals: Counts,
    /// The wins, losses and draws of the weaker side.
    weaker: [u64; 3],
}

fn counts(numbers: &[u64]) -> Counts {
    let &[wins, losses, draws, longest, stalemates] = numbers else { panic!("five numbers, not {numbers:?}") };
    Counts { wins, losses, draws, stalemates, longest: u32::try_from(longest).expect("a number of plies") }
}

fn known_tables() -> KnownTables {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/five-pieces.table");
    let text = std::fs::read_to_string(path).expect("the list of tables is there");
    let numbers = |words: &[&str]| -> Vec<u64> {
        words.iter().map(|word| word.parse().unwrap_or_else(|_| panic!("{word} is a number"))).collect()
    };
    let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(' ').collect::<Vec<_>>());
    let totals = numbers(&lines.next().expect("a line of totals"));
    let rows = lines.map(|words| {
        let counts = numbers(&words[2..]).chunks(5).map(counts).collect();
        (words[0].to_owned(), Row { hash: words[1].to_owned(), counts })
    });
    let weaker = totals[5..].try_into().expect("three numbers");
    KnownTables { rows: rows.collect(), totals: counts(&totals[..5]), weaker }
}

fn tablebase() -> Tablebase {
    Tablebase::new(&preset_rules(RULES).expect("a shipped ruleset"))
}

#[test]
fn every_table_of_five_pieces_is_listed_and_they_add_up_to_the_totals() {
    let (tables, known) = (tablebase(), known_tables());
    let analysis = tables.analysis();
    let sets: Vec<CompleteSet> = (2..=5).map(|pieces| CompleteSet::of(analysis, pieces)).collect();
    let classes = sets.iter().flat_map(|set| set.classes.iter().map(|(class, _)| class));
    let order = tables.build_order_of(classes).expect("they can be counted");
    let names: BTreeSet<String> = order.iter().map(|class| class.name(analysis)).collect();
    assert_eq!(names, known.rows.keys().cloned().collect());
    let of = |class: &EndingClass, mover: Side| {
        let row = &known.rows[&class.name(analysis)];
        Ok::<Counts, ()>(row.counts[if row.counts.len() == 1 { 0 } else { mover.index() }])
    };
    let SetCounts { all, weaker } = sets[3].count(Side::White, &of).expect("all are listed");
    assert_eq!((all, [weaker.wins, weaker.losses, weaker.draws]), (known.totals, known.weaker));
    // Those of fewer pieces are the published ones, but for four pieces' row in the paper, which does not add up.
    let four = sets[2].count(Side::White, &of).expect("all are listed").all;
    assert_eq!((four.wins, four.losses, four.draws), (5_468_841_113, 4_001_236_829, 214_942_568));
}

/// Thirty of them, which their files' hashes choose; `ENDINGS_CLASSES=526` builds all.
#[test]
fn tables_chosen_by_hash_are_built_anew_with_the_same_counts_and_bytes() {
    let wanted = std::env::var("ENDINGS_CLASSES").map_or(30, |text| text.parse().expect("ENDINGS_CLASSES is a number"));
    let known = known_tables();
    let mut chosen: Vec<(&String, &Row)> = known.rows.iter().collect();
    chosen.sort_by_key(|(_, row)| &row.hash);
    chosen.truncate(wanted);
    let queue = std::sync::Mutex::new(chosen.into_iter());
    let next = || queue.lock().expect("nobody panicked").next();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, row)) = next() {
                    assert_eq!(built_anew(name, &known.rows), *row, "{name}");
                }
            });
        }
    });
}

fn built_anew(name: &str, known: &BTreeMap<String, Row>) -> Row {
    let tables = tablebase();
    let analysis = tables.analysis();
    let class = EndingClass::named(name, analysis).expect("the class of a listed name");
    let table: Arc<_> = tables.solve(&class.material, 1).expect("it can be solved");
    let rests_on = tables.dependencies_of(&class).expect("it can be counted");
    let dependencies = rests_on.into_iter().map(|class| {
        let name = class.name(analysis);
        Dependency { hash: bytes_of(&known[&name].hash), name }
    });
    let file = write_table(analysis, &table, Metric::Dtm, dependencies.collect());
    let hash = verify_hash(&file).expect("a whole file");
    let hash = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    Row { hash, counts: class.movers().iter().map(|&mover| table.count(mover)).collect() }
}

fn bytes_of(hash: &str) -> [u8; 32] {
    std::array::from_fn(|at| u8::from_str_radix(&hash[2 * at..2 * at + 2], 16).expect("hexadecimal digits"))
}
