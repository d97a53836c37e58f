//! Random positions: by play, and set up out of nothing.

use super::chooser::Dice;
use shouqi::rules::{Move, Piece, Placed, Position, Rules, Setup, Side, Square, Terrain, TrapWeakness};
use std::sync::Arc;

/// A legal move, captures and leaps before others every now and then.
pub fn some_move(position: &Position, moves: &[Move], dice: &mut Dice) -> Option<Move> {
    let lively: Vec<Move> = match dice.below(3) {
        0 => moves.iter().copied().filter(|mv| position.at(mv.to).is_some()).collect(),
        1 => moves.iter().copied().filter(|mv| distance(mv) > 1).collect(),
        _ => Vec::new(),
    };
    dice.pick(&lively).or_else(|| dice.pick(moves)).copied()
}

/// How far apart a move's squares are.
pub fn distance(mv: &Move) -> u8 {
    mv.from.file.0.abs_diff(mv.to.file.0) + mv.from.row.0.abs_diff(mv.to.row.0)
}

/// The start and, from a random game, the positions after every `every` plies.
pub fn played(rules: &Arc<Rules>, plies: usize, every: usize, dice: &mut Dice) -> Vec<Position> {
    let mut position = Position::start(rules);
    let mut positions = vec![position.clone()];
    for ply in 1..=plies {
        let Some(mv) = some_move(&position, &position.moves(), dice) else { break };
        position.make(mv);
        if ply % every == 0 {
            positions.push(position.clone());
        }
    }
    positions.push(position);
    positions
}

/// A position of random animals on random squares. What the rules do not allow there is taken away again, so that
/// this also asks whether the faults name the right squares.
pub fn set_up(rules: &Arc<Rules>, dice: &mut Dice) -> Position {
    let squares: Vec<Square> = rules.board().squares().collect();
    let mut setup = Setup {
        pieces: Vec::new(),
        side: Side::BOTH[dice.below(2)],
        quiet: if dice.once_in(2) { Some(dice.below(8) as u32) } else { None },
        move_number: if dice.once_in(2) { Some(1 + dice.below(20) as u32) } else { None },
    };
    let kinds: Vec<_> = rules.kind_ids().collect();
    let lasting = rules.switches().trap_weakness == TrapWeakness::Permanent;
    for _ in 0..1 + dice.below((squares.len() / 2).min(40)) {
        let piece = Piece { side: Side::BOTH[dice.below(2)], kind: kinds[dice.below(kinds.len())] };
        let weak = dice.once_in(if lasting { 4 } else { 50 });
        setup.pieces.push(Placed { square: squares[dice.below(squares.len())], piece, weak });
    }
    let english = shouqi::language::Language::english();
    loop {
        let faults = match setup.clone().check(rules) {
            Ok(position) => return position,
            Err(faults) => faults,
        };
        let before = setup.pieces.len();
        for fault in faults {
            assert!(!english.tell(&fault.message(rules)).is_empty());
            match fault.square() {
                // Of a crowd the last one goes.
                Some(square) => {
                    let last = setup.pieces.iter().rposition(|placed| placed.square == square);
                    last.map(|last| setup.pieces.remove(last));
                }
                None => {
                    setup
                        .pieces
                        .retain(|placed| !matches!(rules.board().terrain(placed.square), Some(Terrain::Den(_))));
                }
            }
        }
        assert!(setup.pieces.len() < before, "a fault that no animal has");
    }
}

/// A handful of positions of both sorts.
pub fn positions(rules: &Arc<Rules>, dice: &mut Dice) -> Vec<Position> {
    let mut positions = played(rules, 40, 8, dice);
    positions.extend((0..4).map(|_| set_up(rules, dice)));
    positions
}

/// Pairs of squares to ask the judge about: all on a small board, on a large one those from animals and some others.
pub fn pairs(position: &Position, dice: &mut Dice) -> Vec<Move> {
    let squares: Vec<Square> = position.rules().board().squares().collect();
    if squares.len() <= 36 {
        return squares.iter().flat_map(|&from| squares.iter().map(move |&to| Move::new(from, to))).collect();
    }
    let mut pairs = Vec::new();
    for placed in position.pieces().into_iter().take(40) {
        let near = |to: &Square| to.file == placed.square.file || to.row == placed.square.row;
        pairs.extend(squares.iter().filter(|to| near(to)).map(|&to| Move::new(placed.square, to)));
    }
    for _ in 0..200 {
        pairs.push(Move::new(squares[dice.below(squares.len())], squares[dice.below(squares.len())]));
    }
    pairs
}
