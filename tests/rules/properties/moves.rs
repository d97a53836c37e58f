//! Generator, judge, counts, and moves taken back.

use super::ground::Symmetry;
use super::play::{distance, pairs, played, positions, set_up, some_move};
use super::{Case, Tally, for_random_rulesets};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Clause, Move, Perft, Position, Square, Verdict, judge};
use std::sync::Arc;

#[test]
fn the_generated_moves_are_those_that_the_judge_accepts() {
    let tally = Tally::default();
    for_random_rulesets(450, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        tally.add("boards beyond 704 squares", usize::from(rules.board().squares().count() > 704));
        for position in positions(&rules, &mut dice) {
            let moves = position.moves();
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "sorted, none twice, in {position}");
            assert_eq!(position.has_moves(), !moves.is_empty(), "{position}");
            assert_eq!(Perft::default().count(&position, 1), moves.len() as u64, "{position}");
            for &mv in &moves {
                assert!(judge(&position, mv).is_legal(), "{mv} in {position}");
                position.allowing_clauses(mv);
            }
            for mv in pairs(&position, &mut dice) {
                let verdict = judge(&position, mv);
                assert_eq!(verdict.is_legal(), moves.contains(&mv), "{mv} in {position}: {verdict:?}");
                for violation in verdict.violations() {
                    tally.add("violations", 1);
                    tally.add("sheltered", usize::from(violation.clause == Clause::OwnTrapShelters));
                    assert!(violation.squares.iter().all(|&square| rules.board().has(square)), "{violation:?}");
                }
            }
            let off = Move::new(Square::new(0, 0), Square::new(0, rules.board().rows()));
            let first = judge(&position, off).violations()[0].clause;
            let over = first == Clause::GameOver;
            assert!(first == Clause::OffBoard || (over && moves.is_empty()), "{first:?} in {position}");
            assert!(moves.is_empty() || position.outcome().is_none(), "{position}");
            assert!(!moves.is_empty() || position.outcome().is_some(), "{position}");
            let captures = moves.iter().filter(|mv| position.at(mv.to).is_some());
            let leaps: Vec<&Move> = moves.iter().filter(|mv| distance(mv) > 1).collect();
            tally.add("positions", 1);
            tally.add("moves", moves.len());
            tally.add("captures", captures.clone().count());
            tally.add("captures of both", captures.filter(|&&mv| position.takes_both_out(mv)).count());
            tally.add("leaps", leaps.len());
            tally.add("leaps that capture", leaps.iter().filter(|mv| position.at(mv.to).is_some()).count());
            tally.add("animals weak for good", position.pieces().iter().filter(|placed| placed.weak).count());
            if let Some(end) = position.outcome() {
                tally.add(end.termination.id(), 1);
            }
        }
    });
    tally.at_least(&[
        ("positions", 2500),
        ("moves", 30_000),
        ("violations", 1_000_000),
        ("sheltered", 150),
        ("captures", 2000),
        ("captures of both", 200),
        ("leaps", 500),
        ("leaps that capture", 30),
        ("animals weak for good", 500),
        ("boards beyond 704 squares", 1),
        ("den", 100),
        ("all-captured", 50),
        ("no-legal-move", 50),
        ("turn-limit", 50),
        ("capture-limit", 20),
    ]);
}

#[test]
fn moves_taken_back_leave_no_trace() {
    let tally = Tally::default();
    for_random_rulesets(250, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let begin = if dice.once_in(3) { set_up(&rules, &mut dice) } else { Position::start(&rules) };
        let look = |position: &Position| {
            (position.clone(), position.key(), position.to_string(), position.moves(), position.outcome())
        };
        let mut position = begin;
        let mut line = Vec::new();
        while let (Some(mv), true) = (some_move(&position, &position.moves(), &mut dice), line.len() < 80) {
            let before = look(&position);
            let undo = position.make(mv);
            assert_eq!(before.0.after(mv), position, "{mv} in {}", before.2);
            let text = position.to_string();
            let set_up = read_position(&text, &rules).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
            assert_eq!((&set_up, set_up.key()), (&position, position.key()), "{text}");
            assert_eq!((set_up.moves(), set_up.outcome()), (position.moves(), position.outcome()), "{text}");
            line.push((before, undo));
        }
        tally.add("moves", line.len());
        tally.add("games that ended", usize::from(position.outcome().is_some()));
        while let Some((before, undo)) = line.pop() {
            position.unmake(undo);
            assert_eq!(look(&position), before);
        }
    });
    tally.at_least(&[("moves", 4000), ("games that ended", 60)]);
}

#[test]
fn lines_of_play_are_as_many_as_the_judge_allows() {
    let tally = Tally::default();
    for_random_rulesets(160, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        if rules.board().squares().count() > 40 {
            return;
        }
        let mut all = played(&rules, 12, 6, &mut dice);
        all.extend((0..3).map(|_| set_up(&rules, &mut dice)));
        for position in all {
            let depth = if position.moves().len() < 8 { 3 } else { 2 };
            let (counted, visited) = (Perft::default(), Perft { visit_leaves: true, ..Perft::default() });
            let lines = judged_lines(&position, depth);
            assert_eq!(counted.count(&position, depth), lines, "{position}");
            assert_eq!(visited.count(&position, depth), lines, "{position}");
            let divided = counted.divide(&position, depth);
            assert_eq!(divided.iter().map(|(_, behind)| behind).sum::<u64>(), lines, "{position}");
            tally.add("lines", lines as usize);
            tally.add("positions", 1);
        }
    });
    tally.at_least(&[("positions", 300), ("lines", 8000)]);
}

/// Moves that change nothing for the enemy are counted together, and sets of one machine word do what sets of many do.
#[test]
fn lines_counted_together_are_as_many_as_lines_made_one_by_one_in_sets_of_any_width() {
    let tally = Tally::default();
    for_random_rulesets(300, Symmetry::None, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let wider = Arc::new(rules.compiled_for([65, 129, 705][dice.below(3)]));
        for position in positions(&rules, &mut dice) {
            let (counted, visited) = (Perft::default(), Perft { visit_leaves: true, ..Perft::default() });
            let there = position.setup().check(&wider).expect("the same rules allow the same position");
            let depth = if position.moves().len() < 12 { 4 } else { 3 };
            let lines = visited.count(&position, depth);
            assert_eq!(counted.count(&position, depth), lines, "{position}");
            assert_eq!(counted.count(&there, depth), lines, "{position}");
            assert_eq!(there.moves(), position.moves(), "{position}");
            tally.add("lines", lines as usize);
            tally.add("positions", 1);
            if position.moves().len() < 5 {
                let paper = Perft { stop_at_repetition: true, ..counted };
                let made = Perft { visit_leaves: true, ..paper }.count(&position, 6);
                assert_eq!(paper.count(&position, 6), made, "{position}");
                tally.add(
                    "lines that end where a position comes again",
                    usize::from(made != counted.count(&position, 6)),
                );
            }
        }
    });
    tally.at_least(&[("positions", 1500), ("lines", 1_000_000), ("lines that end where a position comes again", 100)]);
}

/// Lines of play, counted by asking the judge about every pair of squares.
fn judged_lines(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let squares: Vec<Square> = position.rules().board().squares().collect();
    let pairs = position.pieces().into_iter().filter(|placed| placed.piece.side == position.side());
    let pairs = pairs.flat_map(|placed| squares.iter().map(move |&to| Move::new(placed.square, to)));
    let legal = pairs.filter(|&mv| matches!(judge(position, mv), Verdict::Legal { .. }));
    legal.map(|mv| judged_lines(&position.after(mv), depth - 1)).sum()
}
