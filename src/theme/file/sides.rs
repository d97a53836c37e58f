//! How each side's pieces look, and what the sides are called.

use super::reader::Reader;
use crate::language::SideName;
use crate::rules::Side;
use crate::theme::SideStyle;
use crate::theme::word::Word;

/// The tables of the sides, White's first.
const TABLES: [&str; 2] = ["pieces.white", "pieces.black"];

impl Reader<'_> {
    /// Both sides, White first.
    pub fn sides(&mut self) -> [SideStyle; 2] {
        let mut sides = TABLES.map(|table| self.side(table));
        let recoloured = [0, 1].map(|side| self.recoloured(&sides[side], TABLES[side]));
        for side in Side::BOTH {
            let (own, other) = (side.index(), (!side).index());
            let inherited = |key: &String| self.lies_over(key, &format!("{}.called", TABLES[own]));
            // White and Red is no pair: both lose their names, unless who recoloured the other one named this one.
            if recoloured[own].is_some() || recoloured[other].as_ref().is_some_and(inherited) {
                sides[own].called = SideName::OF_NOTATION[own];
            }
        }
        self.refuse_one_name(&sides);
        sides
    }

    fn side(&mut self, table: &str) -> SideStyle {
        let key = |name: &str| format!("{table}.{name}");
        SideStyle {
            called: self.word(&key("called")),
            ring: self.word(&key("ring")),
            colour: self.colour(&key("colour")),
            ground: self.colour(&key("ground")),
            foot: self.yes(&key("foot")),
            ring_width: self.length(&key("ring-width")),
        }
    }

    /// The key by which somebody gave these pieces another colour without another name: the name is then that of the
    /// colour below. A reversed disc has its colour from its ground.
    fn recoloured(&self, style: &SideStyle, table: &str) -> Option<String> {
        let keys = if style.is_reversed() { &["colour", "ground"][..] } else { &["colour"] };
        let called = format!("{table}.called");
        keys.iter().map(|key| format!("{table}.{key}")).find(|key| self.lies_over(key, &called))
    }

    fn refuse_one_name(&mut self, sides: &[SideStyle; 2]) {
        let keys = TABLES.map(|table| format!("{table}.called"));
        let [white, black] = sides.each_ref().map(|side| side.called);
        if white != black || !self.sound(&[&keys[0], &keys[1]]) {
            return;
        }
        let at = self.upper(&keys[0], &keys[1]);
        let word = white.word();
        let written = if at == self.place(&keys[0]) { &keys[0] } else { &keys[1] };
        let hint = format!("call one of them something else, such as {written} = \"{}\"", another(word));
        self.fault("sides-one-name", &at, format!("both sides are called \"{word}\""), hint);
    }
}

/// A name that is not this one.
fn another(word: &str) -> &'static str {
    SideName::NAMES.iter().skip(2).find(|name| **name != word).copied().unwrap_or_default()
}
