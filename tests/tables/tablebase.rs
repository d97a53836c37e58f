//! Complete sets: counts published in J. N. van Rijn and J. K. Vis, "Complexity and Retrograde Analysis of the Game Dou
//! Shou Qi", those found by other programs, and those of every shipped ruleset.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider, NoFiles};
use shouqi::rules::{PRESETS, Rules, Setup, Side, load, preset_rules};
use shouqi::tablebase::{CompleteSet, Counts, EntryWidth, Material, Parity, SetCounts, Tablebase};
use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

/// The counts of the complete set of so many pieces, White to move.
fn counts(name: &str, pieces: usize) -> Counts {
    counts_under(&preset_rules(name).expect("a shipped ruleset"), pieces)
}

fn counts_under(rules: &Arc<Rules>, pieces: usize) -> Counts {
    set_counts_under(rules, pieces).all
}

/// The same, with those of the weaker side.
pub fn set_counts_under(rules: &Arc<Rules>, pieces: usize) -> SetCounts {
    let tables = Tablebase::new(rules);
    let set = CompleteSet::of(tables.analysis(), pieces);
    tables.solve_set(&set, 1).expect("so few pieces can be solved");
    tables.count_set(&set, Side::White).expect("all tables are there")
}

fn row(wins: u64, losses: u64, draws: u64, stalemates: u64, longest: u32) -> Counts {
    Counts { wins, losses, draws, stalemates, longest }
}

#[test]
fn table_2_of_van_rijn_and_vis_is_reproduced() {
    assert_eq!(counts("leiden-tables", 2), row(82_852, 64_501, 12_715, 0, 34));
    assert_eq!(counts("leiden-tables", 3), row(30_297_857, 23_369_820, 687_007, 1_212, 67));
}

#[test]
fn with_three_pieces_stalemate_never_helps() {
    // With four it makes a difference, whether that draws or loses.
    assert_eq!(counts("leiden", 3), counts("leiden-tables", 3));
}

/// Against a count position by position; `tierschach` has other strengths and captures.
#[test]
fn the_weaker_side_is_counted_ending_by_ending() {
    for (name, pieces) in [("leiden", 2), ("tierschach", 2), ("leiden", 3)] {
        let rules = preset_rules(name).expect("a shipped ruleset");
        let tables = Tablebase::new(&rules);
        let set = CompleteSet::of(tables.analysis(), pieces);
        tables.solve_set(&set, 1).expect("so few pieces can be solved");
        for mover in Side::BOTH {
            let [mut wins, mut losses, mut draws] = [0; 3];
            for ending in CompleteSet::endings(tables.analysis(), pieces) {
                let sum = |side| ending.men(side).iter().map(|man| u32::from(rules.kind(man.kind).strength)).sum();
                let [white, black]: [(usize, u32); 2] = Side::BOTH.map(|side| (ending.men(side).len(), sum(side)));
                if white == black {
                    continue;
                }
                let weaker = if white < black { Side::White } else { Side::Black };
                let seen = tables.count(&ending, mover).expect("its table is there");
                wins += if mover == weaker { seen.wins } else { seen.losses };
                losses += if mover == weaker { seen.losses } else { seen.wins };
                draws += seen.draws;
            }
            let found = tables.count_set(&set, mover).expect("all tables are there").weaker;
            assert_eq!((found.wins, found.losses, found.draws), (wins, losses, draws), "{name} {pieces} {mover}");
            assert!(wins > 0 && losses > wins, "{name} {pieces} {mover}");
        }
    }
}

/// Two-piece totals of the sources' rulesets, found by other programs.
#[test]
fn two_pieces_under_the_rules_of_the_sources() {
    for (name, switch, wins, losses, draws) in [
        ("no-repeats", None, 84_934, 66_909, 8_225),
        // The other program did not let the tiger take the lion.
        ("tierschach", Some("tiger-takes-lion=no"), 84_069, 65_760, 10_239),
        ("classic", None, 83_060, 64_860, 12_148),
    ] {
        let switches: Vec<String> = switch.into_iter().map(str::to_owned).collect();
        let rules = Arc::new(load(name, &switches, &NoFiles).expect("a shipped ruleset"));
        let found = counts_under(&rules, 2);
        assert_eq!((found.wins, found.losses, found.draws), (wins, losses, draws), "{name}");
    }
}

/// The solver goes by lists of ways, forwards and backwards; the rules' own moves must bear it out.
#[test]
fn four_animals_are_worth_what_the_best_of_their_legal_moves_leads_to() {
    let mut asked = 0;
    for (name, ending) in [("leiden", "RLvTE"), ("tierschach", "RDvPW"), ("ludii", "CTvDL")] {
        let rules = preset_rules(name).expect("a shipped ruleset");
        let tables = Tablebase::new(&rules);
        let material = Material::parse(ending, &rules).expect("an ending");
        tables.solve(&material, 2).expect("it can be solved");
        for mover in Side::BOTH {
            let mut met_so_far = 0;
            let flow = tables.for_each_position(&material, mover, |met| {
                met_so_far += 1;
                if met_so_far % 2_999 == 0 {
                    let setup = Setup { pieces: met.pieces.to_vec(), side: mover, quiet: None, move_number: None };
                    let position = setup.check(&rules).expect("it can stand so");
                    let prospects = tables.probe_moves(&position).expect("all tables are there");
                    assert_eq!(prospects.is_empty(), met.is_stalemate, "{position} under {name}");
                    if let Some(best) = prospects.first() {
                        assert_eq!(best.value, met.value, "{position} under {name}");
                    }
                    asked += 1;
                }
                ControlFlow::<()>::Continue(())
            });
            assert!(flow.is_some());
        }
    }
    assert!(asked > 10_000, "only {asked} positions");
}

/// A board on which an animal has more squares than are looked at in one go, and whose rivers are leapt across the
/// middle.
const WIDE: &str = r#"
format = 1
name = "wide"
version = 1
title = "A wide board"
source = "This test"
extends = "classic"

[board]
map = """
....tddt....
.....tt.....
............
.~~..~~..~~.
.~~..~~..~~.
.~~..~~..~~.
............
.....TT.....
....TDDT....
"""
setup = """
............
.lt.....dcr.
...pwe......
............
............
............
......EWP...
.RCD.....TL.
............
"""
"#;

/// A file provider with one ruleset.
struct Wide;

impl FileProvider for Wide {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, WIDE))
    }
}

#[test]
fn on_a_wide_board_every_entry_agrees_with_its_successors() {
    let rules = Arc::new(load("wide.toml", &[], &Wide).expect("a ruleset"));
    for (ending, threads) in [("RvL", 1), ("TvC", 2), ("RvLT", 1), ("LEvR", 2)] {
        let tables = Tablebase::new(&rules);
        let material = Material::parse(ending, &rules).expect("an ending");
        let table = tables.solve(&material, threads).expect("it can be solved");
        assert_eq!(tables.verify(table.class()).expect("it can be checked"), None, "{ending}");
        let counts = tables.count(&material, Side::White).expect("its table is there");
        assert!(counts.wins > 0 && counts.losses > 0 && counts.longest > 10, "{ending}: {counts:?}");
    }
}

/// A board whose land is one corridor, which winds from row to row between two waters.
struct Corridor;

impl Corridor {
    const FILES: usize = 15;
    const ROWS: usize = 25;

    fn text() -> String {
        let row = |number: usize| match number {
            _ if number.is_multiple_of(2) => ".".repeat(Corridor::FILES),
            _ if number % 4 == 1 => format!("{}.", "~".repeat(Corridor::FILES - 1)),
            _ => format!(".{}", "~".repeat(Corridor::FILES - 1)),
        };
        let mut map: Vec<String> = (0..Corridor::ROWS).map(row).collect();
        map[0].replace_range(..1, "d");
        map[Corridor::ROWS - 1].replace_range(Corridor::FILES - 1.., "D");
        let mut setup = vec![".".repeat(Corridor::FILES); Corridor::ROWS];
        setup[0].replace_range(1..9, "rcdwptle");
        setup[Corridor::ROWS - 1].replace_range(1..9, "RCDWPTLE");
        let [map, setup] = [map, setup].map(|rows| rows.join("\n"));
        format!(
            r#"
format = 1
name = "corridor"
version = 1
title = "A corridor"
source = "This test"
extends = "classic"

[board]
map = """
{map}
"""
setup = """
{setup}
"""

[kinds]
tiger.leaps = ["along"]
lion.leaps = ["along"]
"#
        )
    }
}

impl FileProvider for Corridor {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, Corridor::text()))
    }
}

/// More plies than a byte holds.
#[test]
fn a_long_way_to_the_den_is_counted_to_its_end() {
    let rules = load("corridor.toml", &[], &Corridor).unwrap_or_else(|error| panic!("{error}"));
    let rules = Arc::new(rules);
    let tables = Tablebase::new(&rules);
    let way = Corridor::FILES * Corridor::ROWS.div_ceil(2) + Corridor::ROWS / 2 - 1;
    for ending in ["CvC", "DvC"] {
        let material = Material::parse(ending, &rules).expect("an ending");
        let table = tables.solve(&material, 2).expect("it can be solved");
        assert_eq!(table.width(), EntryWidth::Word, "{ending}");
        assert_eq!(tables.verify(table.class()).expect("it can be checked"), None, "{ending}");
        let longest = tables.count(&material, Side::White).expect("its table is there").longest as usize;
        // One walks, and the other cannot catch up with it.
        assert!(longest > 300 && longest < 2 * way, "{ending}: {longest} plies, and the way is {way} long");
        let (pieces, side, value) = tables.statistics(&table).longest.expect("it is not all drawn");
        let position = Setup { pieces, side, quiet: None, move_number: None }.check(&rules).expect("it can stand so");
        assert_eq!(value.plies(), Some(tables.best_line(&position).expect("its table is there").len() as u32));
    }
}

/// Van Rijn and Vis state it the other way round.
#[test]
fn between_two_of_a_kind_that_do_not_leap_an_odd_distance_wins_for_the_side_to_move() {
    let rules = preset_rules("leiden").expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    tables.solve_set(&CompleteSet::of(tables.analysis(), 2), 1).expect("two animals can be solved");
    for kind in rules.kind_ids() {
        let Parity { all, odd, even, .. } = tables.parity(kind).expect("its table is there");
        assert_eq!(all.draws, 0, "equal animals never draw");
        match rules.kind(kind).id.as_str() {
            "lion" | "tiger" => assert!(odd.losses > 0 && even.wins > 0, "a leap turns parity round"),
            id => {
                let (odds, evens) = if id == "rat" { (524, 657) } else { (364, 433) };
                assert_eq!((odd.wins, odd.positions()), (odds, odds), "{id}");
                assert_eq!((even.losses, even.positions()), (evens, evens), "{id}");
            }
        }
    }
}

#[test]
fn two_and_three_pieces_under_every_shipped_ruleset() {
    let mut found = String::from("# ruleset pieces positions wins losses draws longest stalemates\n");
    for preset in PRESETS {
        for pieces in [2, 3] {
            let c = counts(preset.name, pieces);
            let Counts { wins, losses, draws, stalemates, longest } = c;
            let positions = c.positions();
            writeln!(found, "{} {pieces} {positions} {wins} {losses} {draws} {longest} {stalemates}", preset.name)
                .expect("a string takes what is written");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/endings.table");
    if std::env::var_os("ENDINGS_ACCEPT").is_some() {
        std::fs::write(&path, &found).expect("the table can be written");
    }
    let known = std::fs::read_to_string(&path).expect("the table of counts is there");
    assert_eq!(known, found);
}
