//! The words of pictures.

use super::build::Speaker;
use super::{Arrow, Figure, View};
use crate::language::{Argument, Arguments};
use crate::rules::{Move, Placed, Position, Side, Square};

impl Speaker<'_> {
    /// The whole board at the beginning of a game.
    pub fn start(&mut self) -> Figure {
        let position = Position::start(self.rules);
        let board = self.rules.board();
        let to = Square::new(board.files() - 1, board.rows() - 1);
        let view = View { position, from: Square::new(0, 0), to, arrows: Vec::new(), strips: Vec::new() };
        self.figure("setup", "setup", Vec::new(), view)
    }

    /// A picture with the words of the message `figure-KEY`; `animals` are the ones that the caption names.
    pub fn figure(&mut self, id: &str, key: &str, animals: Arguments, view: View) -> Figure {
        let base = format!("figure-{key}");
        // Captions that differ from ruleset to ruleset share a key word.
        let word = ["-weaker", "-takes", "-mutual", "-never", "-one"]
            .iter()
            .find_map(|ending| base.strip_suffix(ending))
            .filter(|stem| self.language.has(&format!("{stem}-key")))
            .unwrap_or(&base)
            .to_owned();
        let caption = self.say(&base, animals.clone());
        let word = self.say(&format!("{word}-key"), animals);
        let alternative = self.alternative(&caption, &view);
        Figure { id: id.to_owned(), key: word, caption, alternative, view }
    }

    /// What stands where and which moves are shown, for those who cannot see the picture.
    fn alternative(&mut self, caption: &str, view: &View) -> String {
        let shown = |placed: &Placed| {
            let Square { file, row } = placed.square;
            (view.from.file..=view.to.file).contains(&file) && (view.from.row..=view.to.row).contains(&row)
        };
        let pieces: Vec<Placed> = view.position.pieces().into_iter().filter(shown).collect();
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

    fn row(&mut self, items: Vec<String>, key: &str) -> String {
        let join = |list: String, item: String| {
            self.say(key, vec![("list", Argument::Text(list)), ("item", Argument::Text(item))])
        };
        items.into_iter().reduce(join).unwrap_or_default()
    }

    fn animal(&self, kind: crate::rules::KindId) -> (&'static str, Argument) {
        ("animal", Argument::Animal(self.rules.kind(kind).id.clone()))
    }
}
