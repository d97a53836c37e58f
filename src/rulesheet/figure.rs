//! Pictures of a rules sheet, as facts: which squares, who stands there, which moves are shown.

use crate::rules::{KindId, Move, Position, Row, Square};

/// A picture with its words.
#[derive(Debug, Clone)]
pub struct Figure {
    /// Its name, such as `leap-blocked`: one a sheet.
    pub id: String,
    /// The key word of the caption, such as “The leap.”; set bold.
    pub key: String,
    /// The rest of the caption.
    pub caption: String,
    /// What the picture shows, in words, for those who cannot see it.
    pub alternative: String,
    /// The picture.
    pub view: View,
}

/// A part of a board with animals on it and moves drawn over it. Every move was judged.
#[derive(Debug, Clone)]
pub struct View {
    /// The position.
    pub position: Position,
    /// The lower left square of the part that is shown, seen from White.
    pub from: Square,
    /// The upper right one.
    pub to: Square,
    /// Where the picture falls into strips, each a case of its own: the lowest row of every strip. The lowest strip need
    /// not be named; empty where the picture is one position.
    pub strips: Vec<Row>,
    /// The moves.
    pub arrows: Vec<Arrow>,
}

impl View {
    /// Its strips as views of their own, the highest first; itself if it is one position.
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

/// A move, drawn: an arrow where it is legal, an arrow that ends in a cross where it is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// The move.
    pub mv: Move,
    /// Whether it goes over water from bank to bank: drawn as an arc.
    pub leap: bool,
    /// Whether an enemy animal stands on its target.
    pub captures: bool,
    /// Whether the judge allows it.
    pub legal: bool,
    /// The animal that stops a leap, if one does: the arc ends there.
    pub stopped_by: Option<Square>,
}

/// Everybody by strength, strongest first, and who stands out of the order.
#[derive(Debug, Clone)]
pub struct Ladder {
    /// The kinds.
    pub rungs: Vec<Rung>,
    /// Captures out of the order.
    pub exceptions: Vec<LadderArrow>,
    /// A word for the first kind, where figures alone do not tell which end is the strong one, such as “strongest”.
    pub strongest: String,
}

/// One kind on the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rung {
    /// The kind.
    pub kind: KindId,
    /// Its strength.
    pub strength: u8,
    /// Its name, as a heading would write it.
    pub name: String,
    /// What it can do besides, in a few words, such as “leaps the river”.
    pub traits: Vec<String>,
}

/// A capture out of the order of strength, drawn beside the ladder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LadderArrow {
    /// Who captures.
    pub attacker: KindId,
    /// Who is captured.
    pub victim: KindId,
    /// Whether the victim captures the attacker as well.
    pub mutual: bool,
    /// The same in words.
    pub text: String,
    /// What the one does to the other, in a word, such as “captures”.
    pub verb: String,
}
