//! Material: which pieces each side has, written as `CDPvWT`.

use super::ruleset_analysis::RulesetAnalysis;
use crate::rules::{KindId, Piece, PieceState, Position, Rules, Side};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// A man, as in "seven-man tablebase": a piece of an ending without its side, and whether a trap has weakened it for
/// good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Its kind.
    pub kind: KindId,
    /// Whether a trap that it has left still weakens it.
    pub weak: bool,
}

/// The pieces of both sides, each side's in the order of the ruleset, without their squares.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    men: [Vec<Man>; 2],
}

impl Material {
    /// The most pieces an ending may have, both sides together.
    pub const MOST: usize = 8;

    /// White's pieces and Black's, in any order.
    pub fn new(mut white: Vec<Man>, mut black: Vec<Man>) -> Material {
        white.sort_unstable();
        black.sort_unstable();
        Material { men: [white, black] }
    }

    /// The material of a position.
    pub fn of(position: &Position) -> Material {
        let men = |side| {
            let own = position.pieces().into_iter().filter(|placed| placed.piece.side == side);
            own.map(|placed| Man { kind: placed.piece.kind, weak: placed.weak }).collect()
        };
        Material::new(men(Side::White), men(Side::Black))
    }

    /// Parses `CDPvWT`: White's letters, `v`, Black's; `*` after a letter for a piece that is weak for good. The
    /// letters are those of the ruleset's kinds.
    ///
    /// # Errors
    /// What is wrong with it, and what would be right.
    pub fn parse(text: &str, rules: &Rules) -> Result<Material, MaterialError> {
        let material = Material::parse_any(text, rules)?;
        if material.men.iter().any(Vec::is_empty) {
            return Err(MaterialError::EmptySide { example: example(rules) });
        }
        match material.count() {
            count if count > Material::MOST => Err(MaterialError::TooManyPieces { count }),
            _ => Ok(material),
        }
    }

    /// The same for an ending in which a side may have nothing left.
    pub(super) fn parse_any(text: &str, rules: &Rules) -> Result<Material, MaterialError> {
        let sides: Vec<&str> = text.split('v').collect();
        let [white, black] = sides.as_slice() else {
            return Err(MaterialError::NoSeparator { text: text.to_owned(), example: example(rules) });
        };
        let men = |letters: &str| -> Result<Vec<Man>, MaterialError> {
            let mut men: Vec<Man> = Vec::new();
            for letter in letters.chars() {
                match (letter, men.last_mut()) {
                    ('*', Some(last)) if rules.weakness_lasts() && !last.weak => last.weak = true,
                    ('*', _) => return Err(MaterialError::WeaknessDoesNotLast),
                    _ => {
                        let kind = letter.is_ascii_uppercase().then(|| rules.kind_lettered(letter)).flatten();
                        let known = || rules.kinds().iter().map(|kind| (kind.letter, kind.id.clone())).collect();
                        let kind = kind.ok_or_else(|| MaterialError::UnknownLetter { letter, known: known() })?;
                        men.push(Man { kind, weak: false });
                    }
                }
            }
            Ok(men)
        };
        Ok(Material::new(men(white)?, men(black)?))
    }

    /// A side's pieces.
    pub fn men(&self, side: Side) -> &[Man] {
        &self.men[side.index()]
    }

    /// Every ending of so many pieces that captures may lead to, each once. Both sides keep at least one.
    pub fn sub_endings(&self, pieces: usize) -> Vec<Material> {
        let [white, black] = &self.men;
        let mut endings = BTreeSet::new();
        for of_white in 1..pieces {
            for own in left(white, of_white) {
                endings.extend(left(black, pieces - of_white).map(|others| Material::new(own.clone(), others)));
            }
        }
        endings.into_iter().collect()
    }

    /// The weaker side: the one with fewer pieces, or with as many of a lower sum of strengths. Whether they are weak
    /// for good does not count. `None` between equals.
    pub fn weaker_side(&self, rules: &Rules) -> Option<Side> {
        let [white, black] = Side::BOTH.map(|side| {
            let strengths = self.men(side).iter().map(|man| u32::from(rules.kind(man.kind).strength));
            (self.men(side).len(), strengths.sum::<u32>())
        });
        match white.cmp(&black) {
            Ordering::Less => Some(Side::White),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::Black),
        }
    }

    /// The number of pieces.
    pub fn count(&self) -> usize {
        self.men.iter().map(Vec::len).sum()
    }

    /// In how many orders pieces of one kind can be told apart: two cats can be placed in two.
    pub(super) fn arrangements(&self) -> u64 {
        let runs = self.men.iter().flat_map(|men| men.chunk_by(|a, b| a == b));
        runs.map(|run| (1..=run.len() as u64).product::<u64>()).product()
    }

    /// Its name, such as `CDPvWT`.
    pub fn name(&self, rules: &Rules) -> String {
        let letters = |side: Side| {
            let men = self.men(side).iter();
            men.map(|man| format!("{}{}", rules.kind(man.kind).letter, if man.weak { "*" } else { "" }))
                .collect::<String>()
        };
        format!("{}v{}", letters(Side::White), letters(Side::Black))
    }

    /// White's piece states, then Black's.
    pub(super) fn piece_states(&self, analysis: &RulesetAnalysis) -> Vec<PieceState> {
        let men = Side::BOTH.into_iter().flat_map(|side| self.men(side).iter().map(move |man| (side, man)));
        men.map(|(side, man)| analysis.move_lists.piece_state(Piece { side, kind: man.kind }, man.weak)).collect()
    }

    /// The material of some piece states.
    pub(super) fn of_figures(analysis: &RulesetAnalysis, piece_states: &[PieceState]) -> Material {
        let men = |side: Side| {
            let own = piece_states.iter().filter(|&&piece_state| analysis.side(piece_state) == side);
            own.map(|&piece_state| {
                let (piece, weak) = analysis.move_lists.piece_states[usize::from(piece_state)];
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

/// Two letters of the ruleset, as an example of material.
fn example(rules: &Rules) -> String {
    let letters: Vec<char> = rules.kinds().iter().map(|kind| kind.letter).collect();
    let (first, last) = (letters[0], letters[letters.len() - 1]);
    format!("{first}v{last}")
}

/// How material is written.
const HINT: &str = "write White's letters, a small v and Black's letters, such as";

/// Why a text is no material.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MaterialError {
    /// There is not exactly one `v` between the two sides.
    #[error("\"{}\" has no small v between the two sides; {HINT} {example}", text.escape_debug())]
    NoSeparator {
        /// The text.
        text: String,
        /// Material that can be parsed.
        example: String,
    },
    /// A side has no piece.
    #[error("both sides need an animal; {HINT} {example}")]
    EmptySide {
        /// Material that can be parsed.
        example: String,
    },
    /// There are more than [`Material::MOST`] pieces.
    #[error("{count} animals are more than a table can hold; {} is the most", Material::MOST)]
    TooManyPieces {
        /// How many there are.
        count: usize,
    },
    /// A piece is marked as weak for good, but under the ruleset weakness ends with the trap, or it is marked twice.
    #[error("under this ruleset weakness ends with the trap: leave the * out")]
    WeaknessDoesNotLast,
    /// No kind of the ruleset has this letter.
    #[error("\"{}\" is not the letter of an animal; the letters are {}", letter.escape_debug(), kind_letters(known))]
    UnknownLetter {
        /// The letter.
        letter: char,
        /// The letters of the ruleset, and the kinds they stand for.
        known: Vec<(char, String)>,
    },
}

fn kind_letters(known: &[(char, String)]) -> String {
    let known: Vec<String> = known.iter().map(|(letter, id)| format!("{letter} {id}")).collect();
    known.join(", ")
}
