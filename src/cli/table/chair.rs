//! Who sits at a table, and why the program has moved as it did.

use super::level::Level;
use super::opponent::Opponent;
use crate::rules::notation::read_position;
use crate::rules::{Game, Move, Placed, Position, Square, Terrain};
use crate::rulesheet::JudgedMove;
use crate::service::RefereeLanguage;

/// A chair at the table.
pub enum Chair {
    /// A person.
    Person,
    /// The program.
    Program(Box<Player>),
    /// The program, while it thinks elsewhere.
    Thinking,
}

impl Chair {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        matches!(self, Chair::Person)
    }
}

/// The program as a player.
pub struct Player {
    pub opponent: Opponent,
    pub level: Level,
}

/// Why the program makes a move, for a child: what it takes, saves, threatens or goes for.
pub fn reason(game: &Game, mv: Move, voice: &RefereeLanguage) -> String {
    let position = game.position();
    let scene = JudgedMove { position, mv, language: &voice.language };
    let mut then = game.clone();
    let wins = then.play(mv).is_ok() && then.outcome().is_some();
    let (key, prey) = match () {
        () if wins => ("play-why-wins", None),
        () if position.at(mv.to).is_some() => ("play-why-takes", None),
        () if is_threatened(position, mv.from) => ("play-why-saves", None),
        () => match prey(&position.after(mv), mv.to) {
            Some(prey) => ("play-why-threatens", Some(prey)),
            None if is_nearer_to_a_den(position, mv) => ("play-why-nearer", None),
            None => ("play-why-strolls", None),
        },
    };
    // The move as seen from the prey has the prey for its victim.
    let seen = prey.map_or(mv, |prey| Move { from: mv.from, to: prey });
    JudgedMove { mv: seen, ..scene }.say(key, Vec::new())
}

/// The position with the other side to move.
fn passed(position: &Position) -> Option<Position> {
    let text = position.to_string();
    let [pieces, side, rest] = text.splitn(3, ' ').collect::<Vec<_>>().try_into().ok()?;
    let other = if side == "w" { "b" } else { "w" };
    read_position(&format!("{pieces} {other} {rest}"), position.rules()).ok()
}

/// Whether the other side could take an animal if it were to move.
fn is_threatened(position: &Position, at: Square) -> bool {
    passed(position).is_some_and(|then| then.moves().iter().any(|mv| mv.to == at))
}

/// The strongest animal that the one on this square could take if its side were to move again.
fn prey(then: &Position, hunter: Square) -> Option<Square> {
    let strength = |placed: Placed| then.rules().kind(placed.piece.kind).strength;
    let next = passed(then)?;
    let taken = next.moves().into_iter().filter(|mv| mv.from == hunter);
    taken.filter_map(|mv| Some((strength(then.at(mv.to)?), mv.to))).max().map(|(_, at)| at)
}

/// Whether a move leads nearer to a den of the other side.
fn is_nearer_to_a_den(position: &Position, mv: Move) -> bool {
    let board = position.rules().board();
    let enemy = !position.side();
    let far = |a: Square, b: Square| a.file.0.abs_diff(b.file.0) + a.row.0.abs_diff(b.row.0);
    let squares = (0..board.rows()).flat_map(|row| (0..board.files()).map(move |file| Square::new(file, row)));
    squares
        .filter(|&square| board.terrain(square) == Some(Terrain::Den(enemy)))
        .any(|den| far(mv.to, den) < far(mv.from, den))
}
