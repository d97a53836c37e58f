//! Endgame tables against a plain solver that knows nothing but positions and moves.

use super::draft::Draft;
use super::ground::{Ground, Symmetry};
use super::{Case, Tally, for_drafts};
use shouqi::rules::{Outcome, Piece, Placed, Position, Rules, Setup, Side, Square, Termination};
use shouqi::tablebase::{Man, Material, Tablebase, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Where the animals stand.
type Placement = Vec<(Square, Piece, bool)>;

/// Every position that can arise from an ending, with what it leads to.
struct Plain {
    rules: Arc<Rules>,
    positions: Vec<Position>,
    /// By placement and side to move.
    numbers: BTreeMap<Placement, [Option<usize>; 2]>,
    next: Vec<Vec<usize>>,
}

fn fresh(position: &Position) -> Position {
    let setup = Setup { quiet: None, move_number: None, ..position.setup() };
    setup.check(position.rules()).expect("it stood on the board before")
}

impl Plain {
    fn of(rules: &Arc<Rules>, material: &Material) -> Plain {
        let mut plain =
            Plain { rules: rules.clone(), positions: Vec::new(), numbers: BTreeMap::new(), next: Vec::new() };
        let men: Vec<(Side, Man)> =
            Side::BOTH.into_iter().flat_map(|side| material.men(side).iter().map(move |&man| (side, man))).collect();
        plain.place(&men, &mut Vec::new());
        let mut at = 0;
        while at < plain.positions.len() {
            let position = plain.positions[at].clone();
            let next: Vec<usize> =
                position.moves().into_iter().map(|mv| plain.number(&fresh(&position.after(mv)))).collect();
            plain.next.push(next);
            at += 1;
        }
        plain
    }

    /// Every placement of the men that are left, with either side to move.
    fn place(&mut self, men: &[(Side, Man)], placed: &mut Vec<Placed>) {
        let Some((&(side, man), rest)) = men.split_first() else {
            for side in Side::BOTH {
                let setup = Setup { pieces: placed.clone(), side, quiet: None, move_number: None };
                if let Ok(position) = setup.check(&self.rules) {
                    self.number(&position);
                }
            }
            return;
        };
        let squares: Vec<Square> = self.rules.board().squares().collect();
        for square in squares {
            placed.push(Placed { square, piece: Piece { side, kind: man.kind }, weak: man.weak });
            self.place(rest, placed);
            placed.pop();
        }
    }

    fn number(&mut self, position: &Position) -> usize {
        let key = position.pieces().into_iter().map(|placed| (placed.square, placed.piece, placed.weak)).collect();
        let number = &mut self.numbers.entry(key).or_default()[position.side().index()];
        *number.get_or_insert_with(|| {
            self.positions.push(position.clone());
            self.positions.len() - 1
        })
    }

    /// What every position is worth: round by round, until a round decides nothing more.
    fn values(&self) -> Vec<Value> {
        let mut values: Vec<Option<Value>> = self.positions.iter().map(ended).collect();
        for plies in 1.. {
            let found: Vec<(usize, Value)> = (0..values.len())
                .filter(|&at| values[at].is_none())
                .filter_map(|at| {
                    let known =
                        |next: &usize| values[*next].filter(|value| value.plies().is_none_or(|known| known < plies));
                    let behind: Vec<Option<Value>> = self.next[at].iter().map(known).collect();
                    let lost = behind.iter().any(|value| matches!(value, Some(Value::Loss(_))));
                    let won = behind.iter().all(|value| matches!(value, Some(Value::Win(_))));
                    match (lost, won) {
                        (true, _) => Some((at, Value::Win(plies))),
                        (_, true) => {
                            let longest = behind.iter().flatten().filter_map(|value| value.plies()).max();
                            Some((at, Value::Loss(longest.expect("a position that goes on has a move") + 1)))
                        }
                        _ => None,
                    }
                })
                .collect();
            // A side that has taken its own last animal off has lost although the winner has not moved: such ends
            // count as won in one.
            if found.is_empty() && plies > 2 {
                break;
            }
            found.into_iter().for_each(|(at, value)| values[at] = Some(value));
        }
        values.into_iter().map(|value| value.unwrap_or(Value::Draw)).collect()
    }
}

/// What a position is worth in which nobody moves any more.
fn ended(position: &Position) -> Option<Value> {
    let Outcome { winner, termination } = position.outcome()?;
    assert!(matches!(termination, Termination::Den | Termination::AllCaptured | Termination::NoLegalMove));
    Some(match winner {
        Some(winner) if winner == position.side() => Value::Win(1),
        Some(_) => Value::Loss(0),
        None => Value::Draw,
    })
}

/// Some animals for each side.
fn material(case: &Case, rules: &Rules) -> Material {
    let mut dice = case.dice();
    let kinds: Vec<_> = rules.kind_ids().collect();
    let lasting = rules.weakness_lasts();
    let count = if rules.board().squares().count() > 9 { 2 + dice.below(2) } else { 2 + dice.below(3) };
    let white = 1 + dice.below(count - 1);
    let mut man = || Man { kind: kinds[dice.below(kinds.len())], weak: lasting && dice.once_in(4) };
    let men: Vec<Man> = (0..count).map(|_| man()).collect();
    Material::new(men[..white].to_vec(), men[white..].to_vec())
}

fn equal(cases: u32, symmetry: Symmetry) {
    let tally = Tally::default();
    let draft = |c: &mut super::Chooser| {
        let size = (2 + c.below(3), 3 + c.below(2));
        let ground = Ground::sized(c, symmetry, size);
        Draft::on(c, ground)
    };
    for_drafts(cases, draft, |case: &Case| {
        let rules = case.draft.rules();
        let material = material(case, &rules);
        let plain = Plain::of(&rules, &material);
        let tables = Tablebase::new(&rules);
        // More threads share a class out among them.
        let threads = 1 + case.dice().below(2);
        tables.solve(&material, threads).expect("so small a table can be solved");
        tally.add("mirrored", usize::from(tables.analysis().is_mirror_symmetric()));
        tally.add("sides alike", usize::from(tables.analysis().is_side_symmetric()));
        tally.add(
            "classes in place of others",
            usize::from(shouqi::tablebase::EndingClass::of(tables.analysis(), &material).material != material),
        );
        let values = plain.values();
        for (position, &value) in plain.positions.iter().zip(&values) {
            assert_eq!(tables.probe(position), Some(value), "{position} of {}", material.name(&rules));
            tally.add("positions", 1);
            match value {
                Value::Win(plies) => tally.add(if plies > 3 { "won late" } else { "won" }, 1),
                Value::Loss(plies) => tally.add(if plies > 2 { "lost late" } else { "lost" }, 1),
                Value::Draw => tally.add("drawn", 1),
            }
        }
        let mut dice = case.dice();
        for _ in 0..plain.positions.len().min(10) {
            let at = dice.below(plain.positions.len());
            let (position, value) = (&plain.positions[at], values[at]);
            let line = tables.best_line(position).expect("all tables are there");
            let mut end = position.clone();
            line.iter().for_each(|&mv| end = fresh(&end.after(mv)));
            match (value, end.outcome()) {
                (Value::Draw, _) => assert!(line.is_empty()),
                (Value::Win(_), Some(outcome)) => assert_eq!(outcome.winner, Some(position.side()), "{position}"),
                (Value::Loss(_), Some(outcome)) => assert_eq!(outcome.winner, Some(!position.side()), "{position}"),
                (_, None) => panic!("the line from {position} does not end"),
            }
        }
    });
    tally.at_least(&[("positions", 10_000), ("won late", 500), ("lost late", 200), ("drawn", 500)]);
    match symmetry {
        Symmetry::None => (),
        Symmetry::LeftRight => tally.at_least(&[("mirrored", u64::from(cases) * 9 / 10)]),
        Symmetry::Colours => tally.at_least(&[("sides alike", u64::from(cases) * 9 / 10)]),
    }
}

#[test]
fn tables_agree_with_a_reference_solver() {
    equal(120, Symmetry::None);
}

#[test]
fn tables_of_mirrored_boards_agree_with_a_reference_solver() {
    equal(80, Symmetry::LeftRight);
}

#[test]
fn tables_of_side_symmetric_boards_agree_with_a_reference_solver() {
    equal(80, Symmetry::Colours);
}
