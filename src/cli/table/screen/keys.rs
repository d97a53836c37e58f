//! What the keys do.

use super::Screen;
use super::geometry::beside;
use crate::cli::table::told::Told;
use crate::language::Argument;
use crate::rules::{Move, Square};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The longest line that can be typed, in characters.
const MOST_TYPED: usize = 600;

/// What came of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pressed {
    GoOn,
    Leave,
}

/// Does what a key says.
pub fn press(screen: &mut Screen<'_>, key: KeyEvent) -> Pressed {
    if key.kind == KeyEventKind::Release {
        return Pressed::GoOn;
    }
    let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
    if is_control && matches!(key.code, KeyCode::Char('c' | 'd')) {
        return Pressed::Leave;
    }
    if screen.turn_page() {
        return Pressed::GoOn;
    }
    // What was typed before the screen was ready ends its lines so.
    let code = if is_control && key.code == KeyCode::Char('j') { KeyCode::Enter } else { key.code };
    match code {
        KeyCode::Left => walk(screen, -1, 0),
        KeyCode::Right => walk(screen, 1, 0),
        KeyCode::Up => walk(screen, 0, -1),
        KeyCode::Down => walk(screen, 0, 1),
        KeyCode::Esc => {
            screen.typed.clear();
            (screen.picked, screen.cursor) = (None, None);
        }
        KeyCode::Tab => screen.conduct.shows_strengths ^= true,
        KeyCode::F(1) => {
            let told = screen.conduct.obey("help").told;
            screen.tell(told);
        }
        KeyCode::Backspace => drop(screen.typed.pop()),
        KeyCode::Char('z') if is_control => return enter(screen, "undo"),
        KeyCode::Char('y') if is_control => return enter(screen, "redo"),
        KeyCode::Char(letter) if !is_control && screen.typed.chars().count() < MOST_TYPED => screen.typed.push(letter),
        KeyCode::Enter => {
            // While the program thinks, Enter makes it move.
            if screen.thinking.is_some() {
                screen.stop_thinking();
                return Pressed::GoOn;
            }
            let (typed, was_stuck) = (std::mem::take(&mut screen.typed), std::mem::take(&mut screen.is_stuck));
            return match (typed.trim(), screen.cursor) {
                ("", _) if was_stuck => Pressed::GoOn,
                ("", Some(square)) => choose(screen, square, false),
                ("?", Some(square)) if screen.picked.is_some() => choose(screen, square, true),
                ("", None) => Pressed::GoOn,
                (line, _) => enter(screen, line),
            };
        }
        _ => {}
    }
    Pressed::GoOn
}

/// Does what was typed, unless the program thinks.
fn enter(screen: &mut Screen<'_>, line: &str) -> Pressed {
    if screen.thinking.is_some() {
        return Pressed::GoOn;
    }
    let obeyed = screen.conduct.obey(line);
    screen.picked = None;
    screen.tell(obeyed.told);
    if obeyed.leaves { Pressed::Leave } else { Pressed::GoOn }
}

/// Moves the cursor; it begins at the last move, or at the middle of the board.
fn walk(screen: &mut Screen<'_>, right: i8, below: i8) {
    let game = screen.conduct.host.game();
    let board = game.rules().board();
    let Some(from) = screen.cursor else {
        let middle = Square::new(board.files() / 2, board.rows() / 2);
        screen.cursor = Some(game.plies().last().map_or(middle, |ply| ply.mv.to));
        return;
    };
    screen.cursor = Some(beside(board, from, [right, below], screen.is_turned).unwrap_or(from));
}

/// Picks the animal on a square, or moves the picked one there; or only asks whether it might.
fn choose(screen: &mut Screen<'_>, square: Square, only_asks: bool) -> Pressed {
    let position = screen.conduct.host.game().position().clone();
    let own = |at: Square| position.at(at).is_some_and(|placed| placed.piece.side == position.side());
    match screen.picked {
        Some(from) if from == square => screen.picked = None,
        Some(from) if !own(square) || only_asks => {
            let mv = Move { from, to: square };
            if only_asks {
                return enter(screen, &format!("?{mv}"));
            }
            screen.picked = None;
            let told = screen.conduct.make(mv);
            screen.tell(told);
        }
        _ => {
            let Some(placed) = position.at(square) else { return Pressed::GoOn };
            let game = screen.conduct.host.game();
            let targets: Vec<String> =
                game.moves().into_iter().filter(|mv| mv.from == square).map(|mv| mv.to.to_string()).collect();
            let key = match (own(square), targets.is_empty()) {
                (false, _) => "play-not-yours",
                (true, true) => "play-holds-nowhere",
                (true, false) => "play-holds",
            };
            let kind = position.rules().kind(placed.piece.kind);
            let parts = [
                ("side", placed.piece.side.into()),
                ("rival", (!placed.piece.side).into()),
                ("animal", Argument::Animal(kind.id.clone())),
                ("from", square.to_string().into()),
                ("squares", targets.join(" ").into()),
            ];
            let words = screen.conduct.say(key, &parts);
            screen.picked = own(square).then_some(square);
            screen.tell(vec![Told::plain(words)]);
        }
    }
    Pressed::GoOn
}
