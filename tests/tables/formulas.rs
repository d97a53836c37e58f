//! Formulas of the hardness proof: files, and who wins the games on them.

use shouqi::diagnostics::{Palette, Source};
use shouqi::gadget::{Formula, FormulaGame, FormulaOutcome, VariableSet, read_formula};
use shouqi::rules::Side;

/// A formula, its clauses written as their variables, counted from 1.
pub fn formula(variables: usize, clauses: &[&[usize]]) -> Formula {
    let of = |clause: &&[usize]| clause.iter().fold(VariableSet::default(), |set, variable| set.with(variable - 1));
    Formula::new(variables, clauses.iter().map(of).collect())
}

fn outcome(formula: &Formula, first: Side) -> FormulaOutcome {
    FormulaGame::new(formula, first).outcome()
}

/// Who wins, by playing every game to its end and only then looking at the formula.
fn played_out(formula: &Formula, owners: &mut Vec<Option<Side>>, mover: Side) -> Side {
    let free: Vec<usize> = (0..owners.len()).filter(|&variable| owners[variable].is_none()).collect();
    if free.is_empty() {
        let is_true = |variable: usize| owners[variable] == Some(Side::White);
        let holds = formula.clauses().iter().all(|clause| clause.iter().any(is_true));
        return if holds { Side::White } else { Side::Black };
    }
    let mut best = !mover;
    for variable in free {
        owners[variable] = Some(mover);
        if played_out(formula, owners, !mover) == mover {
            best = mover;
        }
        owners[variable] = None;
    }
    best
}

/// Every formula of so many variables that no other one equals: no clause lies within another.
fn formulas(variables: usize) -> Vec<Formula> {
    let sets: Vec<VariableSet> = (1..1_usize << variables)
        .map(|bits| {
            let members = (0..variables).filter(|variable| bits >> variable & 1 == 1);
            members.fold(VariableSet::default(), VariableSet::with)
        })
        .collect();
    let chosen = |bits: usize| sets.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, set)| *set);
    let choices = (1..1_usize << sets.len()).map(|bits| chosen(bits).collect::<Vec<_>>());
    let apart = |clauses: &Vec<VariableSet>| {
        clauses.iter().all(|one| clauses.iter().all(|other| one == other || !one.is_within(*other)))
    };
    choices.filter(apart).map(|clauses| Formula::new(variables, clauses)).collect()
}

#[test]
fn of_all_formulas_of_three_variables_white_who_begins_wins_fourteen_and_black_four() {
    let won_by = |variables, side| {
        let all = formulas(variables);
        all.iter().filter(|formula| outcome(formula, Side::White).winner == side).count()
    };
    let counts = [1, 2, 3].map(|variables| Side::BOTH.map(|side| won_by(variables, side)));
    assert_eq!(counts, [[1, 0], [3, 1], [14, 4]]);
}

#[test]
fn every_formula_of_up_to_four_variables_ends_as_when_all_games_are_played_out() {
    let mut asked = 0;
    for variables in 1..=4 {
        for formula in formulas(variables) {
            for first in Side::BOTH {
                let FormulaOutcome { winner, winning } = outcome(&formula, first);
                let mut owners = vec![None; variables];
                assert_eq!(winner, played_out(&formula, &mut owners, first), "{formula}, {first} first");
                for variable in 0..variables {
                    owners[variable] = Some(first);
                    let then = played_out(&formula, &mut owners, !first);
                    assert_eq!(winning.contains(&variable), then == first, "{formula}, {first} takes {variable}");
                    owners[variable] = None;
                }
                asked += 1;
            }
        }
    }
    assert_eq!(asked, 2 * (1 + 4 + 18 + 166));
}

#[test]
fn the_formulas_of_the_notes_are_won_by_whom_they_say() {
    for (clauses, variables, winner) in [
        (&[&[1_usize] as &[usize]] as &[&[usize]], 1, Side::White),
        (&[&[1, 2]], 2, Side::White),
        (&[&[1], &[2]], 2, Side::Black),
        (&[&[1, 2], &[1, 3]], 3, Side::White),
        (&[&[1, 2], &[3, 4]], 4, Side::White),
        (&[&[1, 2], &[3], &[4]], 4, Side::Black),
        (&[&[1, 2], &[2, 3], &[3, 4], &[4, 1]], 4, Side::Black),
    ] {
        let formula = formula(variables, clauses);
        assert_eq!(outcome(&formula, Side::White).winner, winner, "{formula}");
    }
}

#[test]
fn sixteen_variables_in_pairs_are_won_by_answering_in_the_pair() {
    let pairs: Vec<[usize; 2]> = (0..8).map(|pair| [2 * pair + 1, 2 * pair + 2]).collect();
    let clauses: Vec<&[usize]> = pairs.iter().map(|pair| pair.as_slice()).collect();
    let formula = formula(16, &clauses);
    assert_eq!(outcome(&formula, Side::Black), FormulaOutcome { winner: Side::White, winning: Vec::new() });
}

#[test]
fn files_of_solvers_are_read() {
    let text = "c three clauses\np cnf 4 3\n1 2\n 0 3 0\n4 4 1 0\n%\n0\n";
    let read = read_formula(Source::new("a.cnf", text)).expect("a formula");
    assert_eq!(read, formula(4, &[&[1, 2], &[3], &[1, 4]]));
    assert_eq!(read.to_string(), "(x1 ∨ x2) ∧ x3 ∧ (x1 ∨ x4)");
    assert_eq!(read_formula(Source::new("a.cnf", "p cnf 2 0\n")).expect("a formula").to_string(), "true");
}

#[test]
fn what_is_wrong_with_a_formula_is_told_at_once_with_its_place() {
    for (text, told) in [
        ("", "there is no formula: expects variables and clauses, such as p cnf 3 2"),
        ("1 2 0\n", "the problem line is missing: expects variables and clauses first, such as p cnf 3 2"),
        ("p dnf 2 1\n1 0\n", "this is no problem line: expects variables and clauses, such as p cnf 3 2"),
        ("p cnf 17 1\n1 0\n", "17 variables are too many: expects at most 16"),
        ("p cnf 2 1\n1 3 0\n", "there is no variable 3: expects 1 to 2"),
        ("p cnf 2 1\n1 two 0\n", "\"two\" is no variable: expects an integer, and 0 at the end of a clause"),
        ("p cnf 2 2\n1 0\n0\n", "an empty clause is never true: expects variables before the 0"),
        ("p cnf 2 1\n1 2\n", "this clause does not end: expects a 0 at its end"),
        ("p cnf 2 2\n1 2 0\n", "1 clause follows, not 2: expects 1"),
        ("p cnf 2 1\n1 0\np cnf 2 1\n", "a second problem line: a file holds one formula"),
    ] {
        let report = read_formula(Source::new("a.cnf", text)).expect_err(text);
        let said: Vec<String> =
            report.faults().iter().map(|fault| format!("{}: {}", fault.message, fault.hint)).collect();
        assert_eq!(said, [told], "{text:?}");
    }
    let report = read_formula(Source::new("a.cnf", "p cnf 2 2\n1 -2 0\n2 9 0\n")).expect_err("two faults");
    let rendered = report.render(Palette::Plain);
    assert!(rendered.contains("a.cnf:2:3") && rendered.contains("-2 is negated"), "{rendered}");
    assert!(rendered.contains("a.cnf:3:3") && rendered.contains("no variable 9"), "{rendered}");
    // What begins like no formula is not read on.
    let report = read_formula(Source::new("a.cnf", "one two\nthree\n")).expect_err("no formula");
    assert_eq!(report.faults().len(), 1);
}
