//! Moves that name no target square: `rat takes elephant`, `Rxe`, and `l8`, the lion to row 8.

use super::moves::choices;
use super::{NotationFault, Spellings};
use crate::rules::{KindId, Message, Move, Position, Row, Side, Square};
use std::ops::Range;

/// Signs of a capture.
const SIGNS: &str = "x×X:";

/// The text after the animal at the start of a move.
pub(super) struct Phrase<'a> {
    /// The move's text without trailing marks.
    pub body: &'a str,
    /// Offset of the text.
    pub start: usize,
    /// Offset of the end of the animal's name.
    pub rest: usize,
    /// The animal.
    pub kind: KindId,
    pub position: &'a Position,
    pub spellings: &'a Spellings,
}

impl Phrase<'_> {
    /// The move, or its fault; `None` if the text is not such a phrase.
    pub fn read(&self) -> Option<Result<Move, NotationFault>> {
        let victims = self.victims();
        if !victims.is_empty() {
            return Some(self.capture(&victims));
        }
        self.row().map(|row| self.to_row(row))
    }

    fn range(&self) -> Range<usize> {
        self.start..self.body.len()
    }

    /// The kinds named beside a verb or a capture sign.
    fn victims(&self) -> Vec<KindId> {
        let mut found = Vec::new();
        let (mut at, mut has_verb) = (self.blanks(self.rest), false);
        while let Some((next, is_verb)) = self.passed(at) {
            (at, has_verb) = (self.blanks(next), has_verb || is_verb);
            for (kind, length) in self.spellings.prefixes(&self.body[at..]) {
                if self.is_over(at + length, has_verb) && !found.contains(&kind) {
                    found.push(kind);
                }
            }
        }
        found
    }

    /// Whether only capture words follow, as a verb does in Japanese; one of them is a verb, unless one came before.
    /// came before.
    fn is_over(&self, at: usize, has_verb: bool) -> bool {
        let (mut at, mut has_verb) = (self.blanks(at), has_verb);
        while let Some((length, is_verb)) = self.spellings.capture_word(&self.body[at..]) {
            (at, has_verb) = (self.blanks(at + length), has_verb || is_verb);
        }
        has_verb && at == self.body.len()
    }

    /// The offset after the capture word or sign here, and whether it is a capture.
    fn passed(&self, at: usize) -> Option<(usize, bool)> {
        let text = &self.body[at..];
        let sign = || text.chars().next().filter(|&sign| SIGNS.contains(sign)).map(|sign| (sign.len_utf8(), true));
        self.spellings.capture_word(text).or_else(sign).map(|(length, is_verb)| (at + length, is_verb))
    }

    fn blanks(&self, at: usize) -> usize {
        self.body.len() - self.body[at..].trim_start().len()
    }

    fn standing(&self, kind: KindId, side: Side) -> Vec<Square> {
        let pieces = self.position.pieces().into_iter();
        pieces.filter(|placed| placed.piece.side == side && placed.piece.kind == kind).map(|p| p.square).collect()
    }

    fn name(&self, kind: KindId) -> &str {
        &self.position.rules().kind(kind).id
    }

    /// The capture that is meant: the only legal one, else the only one of neighbours, else the only one of all.
    fn capture(&self, victims: &[KindId]) -> Result<Move, NotationFault> {
        let side = self.position.side();
        let fault = |what: Message| NotationFault::new(self.range(), what);
        let none = |side: Side, kind: KindId| {
            fault(Message::new("move-no-animal").with("side", side).animal("animal", self.name(kind)))
                .hint("hint-write-squares")
        };
        let movers = self.standing(self.kind, side);
        if movers.is_empty() {
            return Err(none(side, self.kind));
        }
        let targets: Vec<Square> = victims.iter().flat_map(|&kind| self.standing(kind, !side)).collect();
        let Some(&first) = victims.first().filter(|_| targets.is_empty()) else {
            let pairs: Vec<Move> =
                movers.iter().flat_map(|&from| targets.iter().map(move |&to| Move::new(from, to))).collect();
            let legal = self.position.moves();
            let able: Vec<Move> = pairs.iter().copied().filter(|mv| legal.contains(mv)).collect();
            let near: Vec<Move> = pairs.iter().copied().filter(are_neighbours).collect();
            return match (able.as_slice(), near.as_slice(), pairs.as_slice()) {
                ([only], ..) | ([], [only], _) | ([], [], [only]) => Ok(*only),
                ([], [], several) | ([], several, _) | (several, ..) => {
                    Err(fault(Message::new("move-several-captures")).hint(choices(several)))
                }
            };
        };
        Err(none(!side, first))
    }

    /// A row alone after the animal's letter or name, as in `l8`. It is not a row where the text is a square of the
    /// board (`c8`), or the animal is given by a number.
    fn row(&self) -> Option<Row> {
        let (head, digits) = (&self.body[self.start..self.rest], self.body[self.rest..].trim_start());
        let board = self.position.rules().board();
        let square = Square::parse(self.body[self.start..].trim());
        if square.is_some_and(|square| board.has(square)) || head.ends_with(|last: char| last.is_ascii_digit()) {
            return None;
        }
        let number: u8 = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
        (1..=board.rows()).contains(&number).then(|| Row(number - 1))
    }

    /// The only legal move of the animal to a row.
    fn to_row(&self, row: Row) -> Result<Move, NotationFault> {
        let side = self.position.side();
        let movers = self.standing(self.kind, side);
        let able: Vec<Move> =
            self.position.moves().into_iter().filter(|mv| movers.contains(&mv.from) && mv.to.row == row).collect();
        let of_row = |id: &'static str| Message::new(id).animal("animal", self.name(self.kind)).with("row", row);
        match able.as_slice() {
            [only] => Ok(*only),
            [] => {
                let what = of_row("move-not-to-row").with("side", side);
                Err(NotationFault::new(self.range(), what).hint("hint-write-squares"))
            }
            several => Err(NotationFault::new(self.range(), of_row("move-several-in-row")).hint(choices(several))),
        }
    }
}

fn are_neighbours(mv: &Move) -> bool {
    mv.from.file.0.abs_diff(mv.to.file.0) + mv.from.row.0.abs_diff(mv.to.row.0) == 1
}
