//! Captions and alternative texts of pictures.

use super::build::Speaker;
use super::clause::{pair, say_clause};
use super::{Arrow, Figure, ShownScene, View};
use crate::language::{Argument, Arguments};
use crate::rules::{Clause, KindId, Move, Position, Side, Square};
use std::collections::BTreeSet;

/// The id of the picture of the initial position.
pub const SETUP: &str = "setup";

impl Speaker<'_> {
    /// The initial position.
    pub fn start(&mut self) -> Figure {
        let position = Position::start(self.rules);
        let board = self.rules.board();
        let to = Square::new(board.files() - 1, board.rows() - 1);
        let view = View { position, from: Square::new(0, 0), to, arrows: Vec::new(), strips: Vec::new() };
        let sides = vec![("white", Argument::Side(Side::White)), ("black", Argument::Side(Side::Black))];
        self.figure(SETUP, SETUP, SETUP, sides, view)
    }

    /// A proved scene as a picture.
    pub fn shown(&mut self, scene: ShownScene) -> Figure {
        let ShownScene { id, key, clause, view, animals } = scene;
        if let Clause::SafeFromRiver(..) = clause {
            // The sentence already says what this picture shows, as briefly.
            let words = say_clause(self.rules, clause, self.language).unwrap_or_default();
            let word = self.say("figure-edge-key", Vec::new());
            let alternative = self.alternative(&words, &view);
            return Figure { id, key: word, caption: words, alternative, view };
        }
        let leapers: BTreeSet<KindId> =
            animals.iter().filter(|(part, _)| ["a", "b"].contains(part)).map(|(_, kind)| *kind).collect();
        let (key, caption) = self.words_of(&key, clause, &view, leapers.len() > 1);
        let id_of = |kind: KindId| self.rules.kind(kind).id.clone();
        let mut arguments: Arguments =
            animals.iter().map(|&(name, kind)| (name, Argument::Animal(id_of(kind)))).collect();
        let pair = pair(clause).into_iter().flatten().map(|kind| Argument::Animal(id_of(kind)));
        arguments.extend(["weak", "strong"].into_iter().zip(pair));
        let exceptions = self.rules.clauses().into_iter().filter(|clause| is_exception(*clause)).count();
        arguments.push(("exceptions", Argument::Number(exceptions as u32)));
        self.figure(&id, key, caption, arguments, view)
    }

    /// The ids of a scene's label and caption, without `figure-`. `two` animals leap, or one.
    fn words_of<'i>(&self, id: &'i str, clause: Clause, view: &View, two: bool) -> (&'i str, &'i str) {
        match clause {
            Clause::Takes(weak, strong) if !self.rules.takes(strong, weak) => ("exception", "exception-takes"),
            Clause::Takes(..) | Clause::TakeEachOther(..) => ("exception", "exception-mutual"),
            Clause::NeverTakes(..) => ("exception", "exception-never"),
            Clause::NeitherTakes(..) => ("exception", "exception-neither"),
            Clause::CaptureWeakerOnly => ("capturing", "capturing-weaker"),
            // Without swimmers the arrow and the cross suffice.
            Clause::WaterNobody => ("edge", "edge"),
            _ => match id {
                "moving" | "capturing" | "swimmer" | "leap-blocked" | "trap" | "trap-override" | "trap-shelter"
                | "den-enemy" | "den-own" => (id, id),
                "leap" if two && view.arrows.len() > 1 && clause == Clause::LeapBothWays => ("leap", "leap-both-ways"),
                "leap" if two && view.arrows.len() > 1 => ("leap", "leap"),
                "leap" | "leap-both-rivers" => ("leap", "leap-one"),
                _ if view.arrows.iter().all(|arrow| arrow.legal) => ("edge", "edge-open"),
                _ => ("edge", "edge"),
            },
        }
    }

    /// A picture with the messages `figure-KEY-key` and `figure-CAPTION`.
    fn figure(&mut self, id: &str, key: &str, caption: &str, arguments: Arguments, view: View) -> Figure {
        let words = self.say(&format!("figure-{caption}"), arguments.clone());
        let key = self.say(&format!("figure-{key}-key"), arguments);
        let alternative = self.alternative(&words, &view);
        Figure { id: id.to_owned(), key, caption: words, alternative, view }
    }

    /// The alternative text: animals, squares and moves.
    fn alternative(&mut self, caption: &str, view: &View) -> String {
        let pieces = view.pieces();
        let mut parts = Vec::new();
        for side in Side::BOTH {
            let mut animals = Vec::new();
            for placed in pieces.iter().filter(|placed| placed.piece.side == side) {
                let square = ("square", Argument::Text(placed.square.to_string()));
                animals.push(self.say("picture-animal", vec![self.animal(placed.piece.kind), square]));
            }
            if !animals.is_empty() {
                let animals = self.row(animals, "picture-comma");
                let arguments = vec![("side", Argument::Side(side)), ("animals", Argument::Text(animals))];
                parts.push(self.say("picture-placed", arguments));
            }
        }
        for arrow in &view.arrows {
            parts.push(self.move_in_words(view, arrow));
        }
        let moves = self.row(parts, "picture-next");
        self.say("picture", vec![("caption", Argument::Text(caption.to_owned())), ("moves", Argument::Text(moves))])
    }

    fn move_in_words(&mut self, view: &View, arrow: &Arrow) -> String {
        let Move { from, to } = arrow.mv;
        let key = if arrow.legal { "picture-legal" } else { "picture-illegal" };
        let squares = [("from", Argument::Text(from.to_string())), ("to", Argument::Text(to.to_string()))];
        let animal = view.position.at(from).map(|placed| self.animal(placed.piece.kind));
        self.say(key, animal.into_iter().chain(squares).collect())
    }

    /// A list of items, each with the list before it in the message `key`.
    pub fn row(&mut self, items: Vec<String>, key: &str) -> String {
        let join = |list: String, item: String| {
            self.say(key, vec![("list", Argument::Text(list)), ("item", Argument::Text(item))])
        };
        items.into_iter().reduce(join).unwrap_or_default()
    }

    fn animal(&self, kind: KindId) -> (&'static str, Argument) {
        ("animal", Argument::Animal(self.rules.kind(kind).id.clone()))
    }
}

/// Whether a clause is an exception, allowing or barring, for two animals.
fn is_exception(clause: Clause) -> bool {
    matches!(clause, Clause::Takes(..) | Clause::TakeEachOther(..) | Clause::NeverTakes(..) | Clause::NeitherTakes(..))
}
