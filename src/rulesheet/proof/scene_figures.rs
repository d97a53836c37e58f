//! Pictures of scenes.

use super::example::Expected;
use super::relations::{between, hop};
use super::roles::Assignment;
use super::scenes::PictureSize;
use super::setup::PlacedScene;
use crate::rules::{Clause, KindId, Placed, Position, Row, Rules, Setup, Side, Square};
use crate::rulesheet::{Arrow, View};
use std::sync::Arc;

/// A scene with a picture. Every move in it is one of the examples.
#[derive(Debug, Clone)]
pub struct ShownScene {
    /// Its id, such as `leap-blocked` or `exception-rat-elephant`: unique on a sheet.
    pub id: String,
    /// The id of its messages, such as `exception`, shared by pictures of one sort.
    pub key: String,
    /// The clause that it shows.
    pub clause: Clause,
    /// The view.
    pub view: View,
    /// The animals named in texts, by the letter of their role in lower case.
    pub animals: Vec<(&'static str, KindId)>,
}

/// The names of roles as message variables.
const LETTERS: [(char, &str); 8] =
    [('A', "a"), ('B', "b"), ('C', "c"), ('D', "d"), ('E', "e"), ('F', "f"), ('G', "g"), ('H', "h")];

/// Pictures with a case in each row, not one position.
const SEVERAL: [&str; 2] = ["exception", "edge"];

/// Draws a scene; `None` if it is not a single position, or if no game on this board can reach it: a side has more
/// animals of a kind than the set.
pub(super) fn show(
    rules: &Arc<Rules>,
    frame: &PictureSize,
    clause: Clause,
    assignment: &Assignment,
    squares: &[Square],
    mover: Side,
    placed_scene: &PlacedScene,
) -> Option<ShownScene> {
    let setup = Setup { pieces: placed_scene.moment.clone(), side: mover, quiet: None, move_number: None };
    let position = setup.check(rules).ok()?;
    let arrows = placed_scene.moves.iter().map(|&(mv, expected)| {
        let way = hop(rules.board(), mv.from, mv.to);
        let stands = |at: &Square| position.at(*at);
        let legal = matches!(expected, Expected::Legal { .. });
        let in_the_way = way.as_ref().and_then(|_| between(mv.from, mv.to).find(|at| stands(at).is_some()));
        Arrow {
            mv,
            leap: way.is_some(),
            captures: stands(&mv.to).is_some_and(|victim| victim.piece.side != mover),
            legal,
            stopped_by: in_the_way.filter(|_| !legal),
        }
    });
    let arrows = arrows.collect();
    let (from, to) = role(&position, frame, squares)?;
    let named = |letter| LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, name)| *name);
    let animals = assignment.iter().filter_map(|&(letter, kind)| Some((named(letter)?, kind))).collect();
    let strips = match SEVERAL.contains(&frame.id.as_str()) {
        true => (from.row.0 + 1..=to.row.0).map(Row).collect(),
        false => Vec::new(),
    };
    let view = View { position, from, to, arrows, strips };
    if !view.each_strip().iter().all(|strip| comes_from_the_set(rules, strip)) {
        return None;
    }
    let names = super::pair(clause).into_iter().flatten().map(|kind| format!("-{}", rules.kind(kind).id));
    let id = std::iter::once(frame.id.clone()).chain(names).collect();
    Some(ShownScene { id, key: frame.id.clone(), clause, view, animals })
}

/// Whether no side has more animals of a kind than at the start.
fn comes_from_the_set(rules: &Rules, view: &View) -> bool {
    let pieces = view.pieces();
    let count = |all: &[Placed], like: &Placed| all.iter().filter(|placed| placed.piece == like.piece).count();
    pieces.iter().all(|placed| count(&pieces, placed) <= count(rules.setup(), placed))
}

/// The part of the board to show: the scene's squares, enlarged to the required size.
fn role(position: &Position, frame: &PictureSize, squares: &[Square]) -> Option<(Square, Square)> {
    let board = position.rules().board();
    let files = squares.iter().map(|square| square.file.0);
    let rows = squares.iter().map(|square| square.row.0);
    let (left, right) = grow(files.clone().min()?, files.max()?, frame.files, board.files());
    let (below, above) = grow(rows.clone().min()?, rows.max()?, frame.rows, board.rows());
    Some((Square::new(left, below), Square::new(right, above)))
}

/// Enlarges a range to a length, on both sides in turn, within the board.
fn grow(mut low: u8, mut high: u8, wanted: u8, most: u8) -> (u8, u8) {
    while high - low + 1 < wanted.min(most) {
        if high + 1 < most {
            high += 1;
        }
        if high - low + 1 < wanted && low > 0 {
            low -= 1;
        }
    }
    (low, high)
}
