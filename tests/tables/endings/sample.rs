//! Positions by chance, the same ones every time.

use shouqi::engine::TranspositionTable;
use shouqi::rules::{Piece, Placed, Position, Rules, Setup, Side, Square, preset_rules};
use shouqi::tablebase::{Material, Tablebase};
use std::sync::Arc;

/// The same random numbers every time.
pub struct Chance(pub u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// An ending of the real board, solved.
pub fn solved(name: &str, ending: &str) -> (Tablebase, Material) {
    let rules = preset_rules(name).expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    let material = Material::parse(ending, &rules).expect("an ending");
    tables.solve(&material, 2).expect("four animals can be solved");
    (tables, material)
}

/// The animals of an ending anywhere on the board, either side to move, in a game that goes on.
pub fn position(tables: &Tablebase, material: &Material, chance: &mut Chance) -> Position {
    let rules = tables.rules();
    let squares: Vec<Square> = rules.board().squares().collect();
    loop {
        let mut pieces = Vec::new();
        for side in Side::BOTH {
            for man in material.men(side) {
                let square = squares[chance.below(squares.len())];
                pieces.push(Placed { square, piece: Piece { side, kind: man.kind }, weak: man.weak });
            }
        }
        let side = Side::BOTH[chance.below(2)];
        if let Some(position) = standing(pieces, side, rules) {
            return position;
        }
    }
}

/// The animals where they are, if they can stand so and the game goes on.
fn standing(pieces: Vec<Placed>, side: Side, rules: &Arc<Rules>) -> Option<Position> {
    let position = Setup { pieces, side, quiet: None, move_number: None }.check(rules).ok()?;
    position.outcome().is_none().then_some(position)
}

pub fn table(bytes: usize) -> TranspositionTable {
    TranspositionTable::of_bytes(bytes).expect("room for a small table")
}
