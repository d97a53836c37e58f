//! What a mirror must not change.

use super::ground::{Ground, Symmetry};
use super::play::{pairs, positions};
use super::{Case, Tally, for_random_rulesets};
use shouqi::rules::{Clause, Move, Outcome, Position, Setup, Square, judge};

fn square(ground: &Ground, square: Square) -> Square {
    let (file, row) = ground.image((usize::from(square.file.0), usize::from(square.row.0)));
    Square::new(file as u8, row as u8)
}

/// The position in the mirror of its board.
fn image(ground: &Ground, position: &Position) -> Position {
    let swap = ground.symmetry == Symmetry::Colours;
    let mut setup: Setup = position.setup();
    for placed in &mut setup.pieces {
        placed.square = square(ground, placed.square);
        if swap {
            placed.piece.side = !placed.piece.side;
        }
    }
    if swap {
        setup.side = !setup.side;
    }
    setup.check(position.rules()).unwrap_or_else(|faults| panic!("{faults:?} in the mirror of {position}"))
}

fn mirrored(case: &Case, tally: &Tally) {
    let (rules, mut dice, ground) = (case.draft.rules(), case.dice(), &case.draft.ground);
    let turned = |mv: Move| Move::new(square(ground, mv.from), square(ground, mv.to));
    for position in positions(&rules, &mut dice) {
        let image = image(ground, &position);
        let mut moves: Vec<Move> = position.moves().into_iter().map(turned).collect();
        moves.sort();
        assert_eq!(moves, image.moves(), "{position} and its mirror image {image}");
        for mv in pairs(&position, &mut dice) {
            let clauses = |position: &Position, mv: Move| -> Vec<Clause> {
                judge(position, mv).violations().iter().map(|violation| violation.clause).collect()
            };
            assert_eq!(clauses(&position, mv), clauses(&image, turned(mv)), "{mv} in {position}");
        }
        let swap = ground.symmetry == Symmetry::Colours;
        let end = position
            .outcome()
            .map(|end| Outcome { winner: if swap { end.winner.map(|winner| !winner) } else { end.winner }, ..end });
        assert_eq!(end, image.outcome(), "{position} and its mirror image {image}");
        tally.add("positions", 1);
        tally.add("positions that are not their own image", usize::from(image != position));
        tally.add("moves", moves.len());
        tally.add("captures", position.moves().iter().filter(|mv| position.at(mv.to).is_some()).count());
        tally.add("ends", usize::from(end.is_some()));
    }
}

const WANTED: [(&str, u64); 5] = [
    ("positions", 1000),
    ("positions that are not their own image", 900),
    ("moves", 10_000),
    ("captures", 500),
    ("ends", 100),
];

#[test]
fn left_and_right_are_alike_where_the_board_is() {
    let tally = Tally::default();
    for_random_rulesets(150, Symmetry::LeftRight, |case: &Case| mirrored(case, &tally));
    tally.at_least(&WANTED);
}

#[test]
fn white_and_black_are_alike_where_the_board_is() {
    let tally = Tally::default();
    for_random_rulesets(150, Symmetry::Colours, |case: &Case| mirrored(case, &tally));
    tally.at_least(&WANTED);
}
