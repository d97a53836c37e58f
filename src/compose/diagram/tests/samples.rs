//! Samples for tests: themes, positions with moves, ladders.

use crate::compose::diagram::{ColumnMeasures, LadderStyle, Look, PortMark};
use crate::rules::notation::read_position;
use crate::rules::{KindId, Move, Position, Rules, Side, Square, judge, preset_rules};
use crate::rulesheet::{Arrow, Ladder, LadderArrow, Rung, View};
use crate::theme::{Theme, shipped_theme};
use std::sync::Arc;

pub(super) const LOOKS: [Look; 3] = [Look::Normal, Look::Large, Look::Card];

pub(super) fn theme(name: &str) -> Theme {
    shipped_theme(name).expect("the theme is shipped")
}

pub(super) fn square(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

pub(super) fn classic_rules() -> Arc<Rules> {
    preset_rules("classic").expect("the rules are shipped")
}

/// A view of a position with judged moves. A leap may name the square of the animal that blocks it.
pub(super) fn view(rules: &Arc<Rules>, map: &str, part: (&str, &str), moves: &[&str]) -> View {
    let arrow = |text: &&str| {
        let mv = Move::new(square(&text[..2]), square(&text[2..4]));
        let at = |square| read(rules, map, Side::White).at(square).map(|placed| placed.piece.side);
        let side = at(mv.from).expect("somebody moves");
        let apart = |a: u8, b: u8| a.abs_diff(b);
        let leap = apart(mv.from.file.0, mv.to.file.0).max(apart(mv.from.row.0, mv.to.row.0)) > 1;
        let legal = judge(&read(rules, map, side), mv).violations().is_empty();
        let captures = at(mv.to) == Some(!side);
        Arrow { mv, leap, captures, legal, stopped_by: text.get(5..).map(square) }
    };
    let position = read(rules, map, Side::White);
    let arrows = moves.iter().map(arrow).collect();
    View { position, from: square(part.0), to: square(part.1), strips: Vec::new(), arrows }
}

fn read(rules: &Arc<Rules>, map: &str, side: Side) -> Position {
    read_position(&format!("{map} {}", side.letter()), rules).expect("a position")
}

pub(super) fn views(rules: &Arc<Rules>) -> Vec<View> {
    let steps = ["b2a2", "b2c2", "b2b3", "b2b1", "b2a3", "b2c3", "b2a1", "b2c1"];
    vec![
        view(rules, "7/7/7/7/7/7/7/1W5/7", ("a1", "c3"), &steps),
        view(rules, "7/7/7/7/7/7/1w5/tWc4/1R5", ("a1", "c3"), &steps[..4]),
        view(rules, "7/7/7/7/d1R4/7/7/7/7", ("a4", "d6"), &["c5c6", "c5b5", "c5d5", "a5b5"]),
        view(rules, "7/7/7/7/T6/7/1L5/7/7", ("a3", "d7"), &["a5d5", "b3b7"]),
        view(rules, "7/7/7/T1r4/7/7/2L4/7/7", ("a3", "d7"), &["a6d6 c6", "c3c7 c6"]),
        view(rules, "7/7/7/7/7/7/7/7/4lC1", ("c1", "f2"), &["f1e1"]),
        view(rules, "4t2/3D3/7/7/7/7/7/7/7", ("b8", "e9"), &["d8d9", "e9d9"]),
        view(rules, "7/7/7/7/7/7/7/Ww5/7", ("a1", "c3"), &["a2b2", "b2a2"]),
    ]
}

pub(super) fn ladder_of(rules: &Rules) -> Ladder {
    let kinds = rules.strongest_first();
    let rung = |&kind: &KindId| Rung {
        kind,
        strength: rules.kind(kind).strength,
        name: rules.kind(kind).id.clone(),
        traits: vec!["leaps the river".to_owned(), "swims".to_owned()],
    };
    let (strong, weak) = (kinds[0], kinds[kinds.len() - 1]);
    let exception = |attacker, victim, mutual| LadderArrow {
        attacker,
        victim,
        mutual,
        text: "the weaker captures the stronger".to_owned(),
        verb: "captures".to_owned(),
    };
    let mut exceptions = vec![exception(weak, strong, false)];
    if let [.., third, second, _] = kinds[..] {
        exceptions.push(exception(second, third, true));
        exceptions.push(exception(second, strong, false));
    }
    Ladder { rungs: kinds.iter().map(rung).collect(), exceptions, strongest: "strongest".to_owned() }
}

pub(super) fn styles() -> Vec<LadderStyle> {
    let column = |pitch, disc, sentences| LadderStyle::Column(ColumnMeasures { pitch, disc, least: 0.0, sentences });
    vec![LadderStyle::Frieze, column(14.0, 12.2, true), column(8.75, 7.9, false), LadderStyle::Cards]
}

/// Ports on every edge of the classic board, and one inside it.
pub(super) fn ports() -> Vec<PortMark> {
    let port = |place: (usize, &str)| PortMark {
        square: square(place.1),
        name: format!("a port by name {}", place.1),
        arrives: place.0 != 1,
        leaves: place.0 != 2,
    };
    ["a5", "d9", "g5", "c1", "d5"].into_iter().enumerate().map(port).collect()
}
