//! Does the proof of a sheet notice when a switch is turned? Every switch of every shipped ruleset is turned to its
//! other values; the sheet's examples, positions and rulings as they are, must then fail somewhere. The table of what
//! fails lies in `mutation.table`; `UPDATE=1` writes it anew. A change that no example notices must be proved to
//! change nothing: the same moves are compared over many positions that come up in play.

use crate::support::flips;

use flips::{Turn, turns, turns_between_equals};
use shouqi::language::Language;
use shouqi::rules::{Game, PRESETS, Piece, Placed, Rules, Setup, Side, Terrain, preset_rules};
use shouqi::rulesheet::{Example, prove, say_clause};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

/// SplitMix64, for positions to compare.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// A random placement that both rulesets allow: few animals, crowded round rivers, traps and dens.
fn placement(dice: &mut Dice, rules: &Arc<Rules>) -> Setup {
    let board = rules.board();
    let squares: Vec<_> = board.squares().collect();
    let kinds: Vec<_> = rules.kind_ids().collect();
    let mut pieces: Vec<Placed> = Vec::new();
    for _ in 0..2 + dice.below(12) {
        let square = squares[dice.below(squares.len())];
        let kind = kinds[dice.below(kinds.len())];
        let side = Side::BOTH[dice.below(2)];
        let stands = match board.terrain(square) {
            Some(Terrain::Water) => rules.kind(kind).swims,
            Some(Terrain::Den(_)) | None => false,
            Some(Terrain::Land | Terrain::Trap(_)) => true,
        };
        if stands && !pieces.iter().any(|placed| placed.square == square) {
            pieces.push(Placed { square, piece: Piece { side, kind }, weak: false });
        }
    }
    Setup { pieces, side: Side::BOTH[dice.below(2)], quiet: Some(0), move_number: Some(1) }
}

/// Where the two rulesets play differently, if random play from random placements finds it.
fn difference(a: &Arc<Rules>, b: &Arc<Rules>) -> Option<String> {
    let mut dice = Dice(7);
    for _ in 0..400 {
        let setup = placement(&mut dice, a);
        let (Ok(one), Ok(other)) = (setup.clone().check(a), setup.check(b)) else { continue };
        let (mut one, mut other) = (Game::new(one), Game::new(other));
        for _ in 0..24 {
            let moves = one.moves();
            if moves != other.moves()
                || one.outcome() != other.outcome()
                || one.may_claim_draw() != other.may_claim_draw()
            {
                return Some(one.position().to_string());
            }
            if moves.is_empty() || one.outcome().is_some() {
                break;
            }
            let mv = moves[dice.below(moves.len())];
            one.play(mv).expect("it is legal");
            other.play(mv).expect("the lists are the same");
        }
    }
    None
}

/// The sentences of the sheet.
fn sentences(rules: &Rules) -> Vec<Option<String>> {
    let english = Language::english();
    rules.clauses().into_iter().map(|clause| say_clause(rules, clause, &english)).collect()
}

/// Why a turn that changes the ruleset's fingerprint changes nothing in play, where it can be seen from the ruleset.
fn idle(rules: &Rules, turned: &Rules, turn: &Turn) -> Option<&'static str> {
    let reachable = |rules: &Rules| {
        // No animal goes to one square on two turns running.
        rules.switches().same_square_limit.filter(|limit| limit.turns >= 2 * limit.count)
    };
    let pairs = || rules.kind_ids().flat_map(|a| rules.kind_ids().map(move |b| (a, b)));
    let same_captures = pairs().all(|(a, b)| rules.takes(a, b) == turned.takes(a, b));
    match turn.row.as_str() {
        "same-square-limit" if reachable(rules) == reachable(turned) => Some("the limit can never be reached"),
        "capture-limit"
            if turned.switches().turn_limit <= turned.switches().capture_limit
                && rules.switches().turn_limit.is_some() =>
        {
            Some("the limit on turns comes first")
        }
        "exception" | "strength" if same_captures => Some("everybody captures whom they captured before"),
        "strength" | "swims" => None,
        _ => (sentences(rules) == sentences(turned)).then_some("no sentence of the sheet changes"),
    }
}

fn fails(examples: &[Example], rules: &Arc<Rules>) -> Vec<String> {
    examples.iter().filter(|example| example.play(rules).is_err()).map(|example| example.id.clone()).collect()
}

/// What came of all turns.
#[derive(Default)]
struct Found {
    table: String,
    caught: u32,
    idle: u32,
    survivors: Vec<String>,
}

impl Found {
    /// Turns every switch given of one ruleset and asks its proof whether it notices.
    fn turn(&mut self, rules: &Arc<Rules>, turns: Vec<(Turn, Arc<Rules>)>) {
        let name = [&[rules.name().to_owned()], rules.overrides()].concat().join(" ");
        let examples = prove(rules).unwrap_or_else(|error| panic!("{name}: {error}")).examples;
        for (turn, turned) in turns {
            let failed = fails(&examples, &turned);
            let what = turn.switches.join(" ");
            let line = match (failed.first(), idle(rules, &turned, &turn)) {
                (Some(one), _) => {
                    self.caught += 1;
                    format!("{} | {one}", failed.len())
                }
                (None, why) => match (difference(rules, &turned), why) {
                    (Some(position), _) => {
                        self.survivors.push(format!("{name}: {what} goes unnoticed; it matters in {position}"));
                        "0 | NOT NOTICED".to_owned()
                    }
                    (None, Some(why)) => {
                        self.idle += 1;
                        format!("0 | idle: {why}")
                    }
                    (None, None) => {
                        self.survivors.push(format!("{name}: {what} goes unnoticed, and nothing says why"));
                        "0 | NOT EXPLAINED".to_owned()
                    }
                },
            };
            writeln!(self.table, "{name} | {} | {what} | {line}", turn.row).unwrap();
        }
    }
}

#[test]
fn turning_a_switch_breaks_an_example_or_changes_nothing_in_play() {
    let mut found = Found {
        table: String::from("# ruleset | switch | turned to | examples that fail | one of them, or why none does\n"),
        ..Found::default()
    };
    for preset in PRESETS {
        let rules = Arc::new(preset_rules(preset.name).unwrap());
        found.turn(&rules, turns(&rules));
    }
    for (rules, turns) in turns_between_equals() {
        found.turn(&rules, turns);
    }
    let Found { table, caught, idle: idle_turns, survivors } = found;
    println!("{caught} turns break an example, {idle_turns} change nothing in play");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutation.table");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    assert!(survivors.is_empty(), "{} survive:\n{}", survivors.len(), survivors.join("\n"));
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(known, table, "the table has changed; look at it and write it with UPDATE=1");
}
