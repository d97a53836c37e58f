//! Pictures of a rules sheet as data: squares, animals, moves.

use crate::rules::{KindId, Move, Placed, Position, Row, Square};

/// A picture with its texts.
#[derive(Debug, Clone)]
pub struct Figure {
    /// Its id, such as `leap-blocked`: unique on a sheet.
    pub id: String,
    /// The label of the caption, such as “The leap.”; set bold.
    pub key: String,
    /// The rest of the caption.
    pub caption: String,
    /// The alternative text.
    pub alternative: String,
    /// The picture.
    pub view: View,
}

/// A part of a board with animals and moves. Every move was judged.
#[derive(Debug, Clone)]
pub struct View {
    /// The position.
    pub position: Position,
    /// The lower left visible square, from White's side.
    pub from: Square,
    /// The upper right one.
    pub to: Square,
    /// For a picture in strips, each a separate case: the lowest row of every strip. The lowest strip may be omitted;
    /// empty for one position.
    pub strips: Vec<Row>,
    /// The moves.
    pub arrows: Vec<Arrow>,
}

impl View {
    /// Whether it shows this square.
    pub fn shows(&self, at: Square) -> bool {
        (self.from.file..=self.to.file).contains(&at.file) && (self.from.row..=self.to.row).contains(&at.row)
    }

    /// The pieces that it shows.
    pub(super) fn pieces(&self) -> Vec<Placed> {
        self.position.pieces().into_iter().filter(|placed| self.shows(placed.square)).collect()
    }

    /// Its strips as views of their own, top to bottom; itself for one position.
    pub fn each_strip(&self) -> Vec<View> {
        let mut lowest = self.strips.clone();
        lowest.push(self.from.row);
        lowest.sort_by(|one, other| other.cmp(one));
        lowest.dedup();
        let mut top = self.to.row;
        let mut strips = Vec::with_capacity(lowest.len());
        for row in lowest {
            let (from, to) = (Square { row, ..self.from }, Square { row: top, ..self.to });
            strips.push(View { from, to, strips: Vec::new(), ..self.clone() });
            top = Row(row.0.saturating_sub(1));
        }
        strips
    }
}

/// A move in a picture: an arrow if legal, an arrow with a cross if not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// The move.
    pub mv: Move,
    /// Whether it is a leap over water: drawn as an arc.
    pub leap: bool,
    /// Whether an enemy is on its target.
    pub captures: bool,
    /// Whether it is legal.
    pub legal: bool,
    /// The blocker of a leap, if any: the arc ends there.
    pub stopped_by: Option<Square>,
}

/// All kinds by strength, strongest first, and the exceptions.
#[derive(Debug, Clone)]
pub struct Ladder {
    /// The kinds.
    pub rungs: Vec<Rung>,
    /// Exceptional captures.
    pub exceptions: Vec<LadderArrow>,
    /// A label for the first kind, where numbers alone do not show which end is strong, such as “strongest”.
    pub strongest: String,
}

impl Ladder {
    /// Whether an animal has other abilities than its strength.
    pub fn has_traits(&self) -> bool {
        self.rungs.iter().any(|rung| !rung.traits.is_empty())
    }

    /// Its alternative text.
    pub fn in_words(&self) -> String {
        let rungs = self.rungs.iter().map(|rung| format!("{} {}", rung.strength, rung.name));
        rungs.chain(self.exceptions.iter().map(|arrow| arrow.text.clone())).collect::<Vec<_>>().join("; ")
    }
}

/// One kind on the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rung {
    /// The kind.
    pub kind: KindId,
    /// Its strength.
    pub strength: u8,
    /// Its name, capitalised as a heading.
    pub name: String,
    /// Its other abilities in a few words, such as “leaps the river”.
    pub traits: Vec<String>,
}

/// An exceptional capture, drawn beside the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderArrow {
    /// The attacker.
    pub attacker: KindId,
    /// The victim.
    pub victim: KindId,
    /// Whether the victim captures the attacker, too.
    pub mutual: bool,
    /// The same in words.
    pub text: String,
    /// The verb, such as “captures”.
    pub verb: String,
}
