//! How each side's pieces look, and what the sides are called.

use super::reader::ThemeReader;
use crate::diagnostics::Keyword;
use crate::language::SideName;
use crate::rules::Side;
use crate::theme::{NameOrigin, SideStyle, nearest_name};

/// The tables of the sides, White's first.
const TABLES: [&str; 2] = ["pieces.white", "pieces.black"];

impl ThemeReader<'_> {
    /// Both sides, White first. One that was recoloured and not named has the name of its colour.
    pub fn sides(&mut self) -> [SideStyle; 2] {
        let mut sides = [0, 1].map(|side| SideStyle::read(self, side));
        let recoloured = [0, 1].map(|side| self.recoloured(&sides[side], TABLES[side]));
        for (style, recoloured) in sides.iter_mut().zip(&recoloured) {
            if recoloured.is_some() {
                (style.name, style.name_origin) = (nearest_name(style.seen()), NameOrigin::NearestColour);
            }
        }
        self.tell_apart(&mut sides, &recoloured);
        self.refuse_one_name(&sides);
        sides
    }

    /// If both sides have the same name, a side that was not named on purpose has its name in the notation, White or
    /// Black. A name was given on purpose if it is in the source that recolours the other side.
    fn tell_apart(&self, sides: &mut [SideStyle; 2], recoloured: &[Option<String>; 2]) {
        if sides[0].name != sides[1].name || recoloured.iter().all(Option::is_none) {
            return;
        }
        for side in Side::BOTH {
            let (own, other) = (side.index(), (!side).index());
            let inherited = |key: &String| self.is_over(key, &format!("{}.called", TABLES[own]));
            if recoloured[own].is_some() || recoloured[other].as_ref().is_some_and(inherited) {
                sides[own].name = SideName::OF_NOTATION[own];
                sides[own].name_origin = NameOrigin::Notation;
            }
        }
    }

    /// The key that overrides the colour of these pieces where their name is not overridden as well: the inherited name
    /// is that of the inherited colour. The colour of a reversed disc is that of its ground.
    fn recoloured(&self, style: &SideStyle, table: &str) -> Option<String> {
        let keys = if style.is_reversed() { &["colour", "ground"][..] } else { &["colour"] };
        let called = format!("{table}.called");
        keys.iter().map(|key| format!("{table}.{key}")).find(|key| self.is_over(key, &called))
    }

    fn refuse_one_name(&mut self, sides: &[SideStyle; 2]) {
        let keys = TABLES.map(|table| format!("{table}.called"));
        let [white, black] = sides.each_ref().map(|side| side.name);
        if white != black || !self.all_valid(&[&keys[0], &keys[1]]) {
            return;
        }
        let at = self.last_written(&[&keys[0], &keys[1]]);
        let word = white.keyword();
        let written = if at == self.locus_of(&keys[0]) { &keys[0] } else { &keys[1] };
        let hint = format!("give one of them another name, such as {written} = \"{}\"", another(word));
        self.fault("sides-one-name", &at, format!("both sides are called \"{word}\""), hint);
    }
}

/// A name other than this one.
fn another(word: &str) -> &'static str {
    SideName::NAMES.iter().skip(2).find(|name| **name != word).copied().unwrap_or_default()
}
