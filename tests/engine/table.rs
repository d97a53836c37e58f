//! Positions and house rules to try the engine on.

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Game, Position, Rules, load};
use std::sync::Arc;

/// The same random numbers every time.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// Plays so many moves by chance, fewer if the game ends.
pub fn wander(game: &mut Game, chance: &mut Chance, plies: usize) {
    for _ in 0..plies {
        let moves = game.moves();
        if moves.is_empty() {
            return;
        }
        let mv = moves[chance.below(moves.len())];
        game.play(mv).expect("a listed move is legal");
    }
}

/// The board turned by half a circle with the colours changed.
pub fn turned(position: &Position) -> Position {
    let text = position.to_string();
    let mut words = text.split(' ');
    let placement = words.next().expect("a position begins with the placement");
    let side = if words.next() == Some("w") { "b" } else { "w" };
    let swap = |letter: char| match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    let placement: String = placement.chars().rev().map(swap).collect();
    read_position(&format!("{placement} {side}"), position.rules()).expect("a turned position is a position")
}

/// A position with a few animals, at least one a side, White to move.
pub fn few_animals(rules: &Arc<Rules>, chance: &mut Chance, most: usize) -> Position {
    let (files, rows) = (usize::from(rules.board().files()), usize::from(rules.board().rows()));
    let letters: Vec<char> = "RCDWPTLE".chars().collect();
    loop {
        let mut cells = vec![None; files * rows];
        for number in 0..2 + chance.below(most - 1) {
            let letter = letters[chance.below(letters.len())];
            let letter = if number % 2 == 0 { letter } else { letter.to_ascii_lowercase() };
            cells[chance.below(files * rows)] = Some(letter);
        }
        let placement: Vec<String> = cells.chunks(files).map(row).collect();
        let both = [char::is_uppercase as fn(char) -> bool, char::is_lowercase]
            .iter()
            .all(|of_side| cells.iter().flatten().any(|&letter| of_side(letter)));
        if both && let Ok(position) = read_position(&format!("{} w", placement.join("/")), rules) {
            return position;
        }
    }
}

/// A row of a position: letters, and numbers of empty squares.
fn row(cells: &[Option<char>]) -> String {
    let runs = cells.chunk_by(|a, b| a.is_none() && b.is_none());
    runs.map(|run| run[0].map_or_else(|| run.len().to_string(), String::from)).collect()
}

/// One text instead of files.
struct Given(String);

impl FileProvider for Given {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.as_str()))
    }
}

/// Small boards with a puddle, a few animals, and switches by chance.
pub fn house_rules(seed: u64) -> Arc<Rules> {
    let mut chance = Chance(seed);
    let mut toss = |words: &[&str]| words[chance.below(words.len())].to_owned();
    let extends = toss(&["classic", "leiden", "tierschach", "swimming-dogs", "no-repeats", "ludii", "playlah"]);
    let river = toss(&[".~~.", "....", ".~.~", "~..~"]);
    let second = toss(&[".~~.", "....", "~~.."]);
    let white = toss(&["LR.E", "R.TC", "EPD.", "W.RR"]);
    let black = toss(&["l.re", "tcr.", "r.le", "e.wd"]);
    let kinds = [("rat", 'r'), ("cat", 'c'), ("dog", 'd'), ("wolf", 'w'), ("leopard", 'p'), ("tiger", 't')]
        .into_iter()
        .chain([("lion", 'l'), ("elephant", 'e')]);
    let there = format!("{white}{black}").to_lowercase();
    let absent: String = kinds
        .filter(|(_, letter)| !there.contains(*letter))
        .map(|(kind, _)| format!("{kind} = \"absent\"\n"))
        .collect();
    // Where no water lies between two squares nobody can leap.
    let can_leap = [&river, &second].iter().any(|row| [".~~.", ".~.~"].contains(&row.as_str()));
    let leapers = [("leopard", 'p'), ("tiger", 't'), ("lion", 'l')].into_iter();
    let grounded: String = leapers
        .filter(|(_, letter)| !can_leap && there.contains(*letter))
        .map(|(kind, _)| format!("{kind}.leaps = []\n"))
        .collect();
    let text = format!(
        "format = 1\nname = \"house\"\nextends = \"{extends}\"\n[board]\nmap = \"\"\"\n.td.\n..t.\n{river}\n{second}\n.T..\n.DT.\n\"\"\"\nsetup = \"\"\"\n....\n{black}\n....\n....\n{white}\n....\n\"\"\"\n[kinds]\n{absent}{grounded}"
    );
    Arc::new(load("house.toml", &[], &Given(text)).expect("house rules"))
}
