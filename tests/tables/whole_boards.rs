//! Whole boards of formulas: whoever wins the game on a formula wins the board, by the strategies of the gadgets, against
//! players who move at random, who are greedy, and who search.

use super::formulas::formula;
use shouqi::engine::{Limits, Task, TranspositionTable, iterative_deepening};
use shouqi::gadget::{
    BlackByGadgets, BoardError, Formula, FormulaGame, Greedy, PlayedGame, Player, Random, WhiteByGadgets, WholeBoard,
    play,
};
use shouqi::rules::{Game, Move, Side, Square, Terrain};
use std::collections::BTreeSet;

/// Positions that the engine looks at for a move.
const NODES: u64 = 500;
const MOST_PLIES: usize = 3000;

fn board(formula: &Formula) -> WholeBoard {
    WholeBoard::of(formula, "test").unwrap_or_else(|error| panic!("{formula}: {error}"))
}

struct Engine(TranspositionTable);

impl Engine {
    fn new() -> Engine {
        Engine(TranspositionTable::of_bytes(1 << 22).expect("it fits"))
    }
}

impl Player for Engine {
    fn choose(&mut self, game: &Game) -> Option<Move> {
        iterative_deepening(&Task::best_line(game, Limits::nodes(NODES), &self.0), &mut |_| ()).best()
    }
}

/// A game of the side that wins, by its gadgets, against another player.
fn against(board: &WholeBoard, other: &mut dyn Player) -> (Side, PlayedGame) {
    let winner = FormulaGame::new(board.formula(), Side::White).outcome().winner;
    let game = match winner {
        Side::White => play(&board.rules, &mut WhiteByGadgets::new(board), other, MOST_PLIES),
        Side::Black => play(&board.rules, other, &mut BlackByGadgets::new(board), MOST_PLIES),
    };
    (winner, game)
}

#[test]
fn whoever_wins_the_game_on_a_formula_wins_its_board() {
    let cases = [
        (formula(2, &[&[1, 2]]), Side::White),
        (formula(2, &[&[1], &[2]]), Side::Black),
        (formula(3, &[&[1, 2], &[3]]), Side::White),
        (formula(2, &[&[2]]), Side::White),
    ];
    for (formula, expected) in cases {
        let board = board(&formula);
        let mut others: Vec<Box<dyn Player>> = vec![Box::new(Engine::new())];
        others.extend((1..=3).map(|seed| Box::new(Random::new(seed)) as Box<dyn Player>));
        others.extend((1..=2).map(|seed| Box::new(Greedy::new(board.rules.board(), seed)) as Box<dyn Player>));
        for (number, other) in others.iter_mut().enumerate() {
            let (winner, game) = against(&board, &mut **other);
            assert_eq!(winner, expected, "{formula}");
            assert_eq!(game.winner, Some(winner), "{formula}, player {number}, {} plies", game.moves.len());
        }
    }
}

#[test]
fn both_sides_by_their_gadgets_end_as_the_formula_says() {
    let board = board(&formula(2, &[&[1], &[2]]));
    let game = play(&board.rules, &mut WhiteByGadgets::new(&board), &mut BlackByGadgets::new(&board), MOST_PLIES);
    assert_eq!(game.winner, Some(Side::Black));
    // All that White has left is to watch the runner.
    assert_eq!(game.moves.len(), 2 * board.runner.len());
}

#[test]
fn the_runner_has_a_path_of_its_own_that_is_longer_than_white_needs() {
    for formula in [formula(2, &[&[1, 2]]), formula(4, &[&[1, 2], &[3, 4]]), formula(3, &[&[1], &[2], &[3]])] {
        let board = board(&formula);
        let grid = board.rules.board();
        assert!(board.runner.len() - 1 > board.bound as usize, "{formula}");
        assert_eq!(grid.terrain(*board.runner.last().expect("it is long")), Some(Terrain::Den(Side::White)));
        let path: BTreeSet<Square> = board.runner.iter().copied().collect();
        assert_eq!(path.len(), board.runner.len(), "{formula}: it crosses itself");
        let near =
            |one: &Square, other: &Square| one.file.0.abs_diff(other.file.0) + one.row.0.abs_diff(other.row.0) == 1;
        for (place, square) in board.runner.iter().enumerate() {
            let land =
                grid.squares().filter(|other| near(square, other) && grid.terrain(*other) != Some(Terrain::Water));
            let ends = usize::from(place == 0) + usize::from(place + 1 == board.runner.len());
            let land: Vec<Square> = land.collect();
            assert_eq!(land.len(), 2 - ends, "{formula}: {square} lies beside {land:?}");
            assert!(land.iter().all(|square| path.contains(square)), "{formula}: {square}");
        }
    }
}

#[test]
fn a_formula_without_a_board_is_refused() {
    let refused = |formula: Formula| WholeBoard::of(&formula, "test").expect_err("it has no board");
    assert_eq!(refused(formula(1, &[])), BoardError::NoClause);
    let shared = refused(formula(3, &[&[1, 2], &[2, 3]]));
    assert_eq!(shared, BoardError::Shared { variable: 1, clauses: [0, 1] });
    assert!(shared.to_string().starts_with("x2 stands in the clauses 1 and 2"), "{shared}");
    let many: Vec<usize> = (1..=16).collect();
    assert!(matches!(refused(formula(16, &[&many])), BoardError::TooLarge { .. }));
}

#[test]
fn variables_in_no_clause_can_be_taken_too() {
    let board = board(&formula(3, &[&[1]]));
    let setters = board.gadgets().into_iter().find(|(gadget, _)| gadget.name() == "setter");
    assert_eq!(setters.map(|(_, count)| count), Some(3));
    assert_eq!(board.seats().count(), 3);
    let (winner, game) = against(&board, &mut Random::new(1));
    assert_eq!(game.winner, Some(winner));
}
