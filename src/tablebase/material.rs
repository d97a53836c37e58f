//! Which animals each side has.

use super::survey::Survey;
use crate::rules::{Figure, KindId, Piece, Position, Rules, Side};
use std::collections::BTreeSet;

/// An animal of an ending: its kind, and whether a trap has weakened it for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// What it is.
    pub kind: KindId,
    /// Whether a trap it has left still weakens it.
    pub weak: bool,
}

/// The animals of both sides, each side's in the ruleset's order. Where they stand is not said.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    men: [Vec<Man>; 2],
}

impl Material {
    /// The most animals an ending may have on both sides together.
    pub const MOST: usize = 8;

    /// White's animals and Black's, in any order.
    pub fn new(mut white: Vec<Man>, mut black: Vec<Man>) -> Material {
        white.sort_unstable();
        black.sort_unstable();
        Material { men: [white, black] }
    }

    /// The animals on a board.
    pub fn of(position: &Position) -> Material {
        let men = |side| {
            let own = position.pieces().into_iter().filter(|placed| placed.piece.side == side);
            own.map(|placed| Man { kind: placed.piece.kind, weak: placed.weak }).collect()
        };
        Material::new(men(Side::White), men(Side::Black))
    }

    /// Reads `CDPvWT`: White's letters, `v`, Black's; `*` behind a letter for an animal that is weak for good.
    ///
    /// # Errors
    /// What is wrong with it, and what would be right.
    pub fn parse(text: &str, rules: &Rules) -> Result<Material, String> {
        let material = Material::parse_any(text, rules)?;
        if material.men.iter().any(Vec::is_empty) {
            return Err(format!("both sides need an animal; {}", example(rules)));
        }
        if material.count() > Material::MOST {
            let most = Material::MOST;
            return Err(format!("{} animals are more than a table can hold; {most} is the most", material.count()));
        }
        Ok(material)
    }

    /// The same for an ending in which a side may have nothing left.
    pub(super) fn parse_any(text: &str, rules: &Rules) -> Result<Material, String> {
        let sides: Vec<&str> = text.split('v').collect();
        let [white, black] = sides.as_slice() else {
            return Err(format!(
                "\"{}\" has no small v between the two sides; {}",
                text.escape_debug(),
                example(rules)
            ));
        };
        let men = |letters: &str| -> Result<Vec<Man>, String> {
            let mut men: Vec<Man> = Vec::new();
            for letter in letters.chars() {
                match (letter, men.last_mut()) {
                    ('*', Some(last)) if rules.weakness_lasts() && !last.weak => {
                        last.weak = true;
                    }
                    ('*', _) => {
                        return Err("under this ruleset weakness ends with the trap: leave the * out".to_owned());
                    }
                    _ => {
                        let kind = letter.is_ascii_uppercase().then(|| rules.kind_lettered(letter)).flatten();
                        let all: Vec<String> =
                            rules.kinds().iter().map(|kind| format!("{} {}", kind.letter, kind.id)).collect();
                        let unknown = || {
                            format!("\"{}\" is no animal's letter; there are {}", letter.escape_debug(), all.join(", "))
                        };
                        men.push(Man { kind: kind.ok_or_else(unknown)?, weak: false });
                    }
                }
            }
            Ok(men)
        };
        Ok(Material::new(men(white)?, men(black)?))
    }

    /// A side's animals.
    pub fn men(&self, side: Side) -> &[Man] {
        &self.men[side.index()]
    }

    /// Every ending of so many of its animals that captures may leave, each once; both sides keep at least one.
    pub fn endings(&self, animals: usize) -> Vec<Material> {
        let [white, black] = &self.men;
        let mut endings = BTreeSet::new();
        for of_white in 1..animals {
            for own in left(white, of_white) {
                endings.extend(left(black, animals - of_white).map(|others| Material::new(own.clone(), others)));
            }
        }
        endings.into_iter().collect()
    }

    /// How many animals there are.
    pub fn count(&self) -> usize {
        self.men.iter().map(Vec::len).sum()
    }

    /// The same ending with the sides exchanged.
    pub fn swapped(&self) -> Material {
        let [white, black] = self.men.clone();
        Material { men: [black, white] }
    }

    /// In how many ways its animals can be told apart although they are alike: two cats may stand two ways round.
    pub(super) fn arrangements(&self) -> u64 {
        let runs = self.men.iter().flat_map(|men| men.chunk_by(|a, b| a == b));
        runs.map(|run| (1..=run.len() as u64).product::<u64>()).product()
    }

    /// `CDPvWT`.
    pub fn name(&self, rules: &Rules) -> String {
        let letters = |side: Side| {
            let men = self.men(side).iter();
            men.map(|man| format!("{}{}", rules.kind(man.kind).letter, if man.weak { "*" } else { "" }))
                .collect::<String>()
        };
        format!("{}v{}", letters(Side::White), letters(Side::Black))
    }

    pub(super) fn figures(&self, survey: &Survey, side: Side) -> Vec<Figure> {
        let figure = |man: &Man| survey.mobility.figure(Piece { side, kind: man.kind }, man.weak);
        self.men(side).iter().map(figure).collect()
    }

    /// The material of some figures.
    pub(super) fn of_figures(survey: &Survey, figures: &[Figure]) -> Material {
        let men = |side: Side| {
            let own = figures.iter().filter(|&&figure| survey.side(figure) == side);
            own.map(|&figure| {
                let (piece, weak) = survey.mobility.figures[usize::from(figure)];
                Man { kind: piece.kind, weak }
            })
            .collect()
        };
        Material::new(men(Side::White), men(Side::Black))
    }
}

/// Every choice of so many men, each once.
fn left(men: &[Man], count: usize) -> impl Iterator<Item = Vec<Man>> {
    let mut chosen = BTreeSet::from([Vec::new()]);
    for man in men {
        let with =
            chosen.iter().filter(|some: &&Vec<Man>| some.len() < count).map(|some| [&some[..], &[*man]].concat());
        let with: Vec<Vec<Man>> = with.collect();
        chosen.extend(with);
    }
    chosen.into_iter().filter(move |some| some.len() == count)
}

fn example(rules: &Rules) -> String {
    let letters: Vec<char> = rules.kinds().iter().map(|kind| kind.letter).collect();
    let (first, last) = (letters[0], letters[letters.len() - 1]);
    format!("write White's letters, a small v and Black's letters, such as {first}v{last}")
}
