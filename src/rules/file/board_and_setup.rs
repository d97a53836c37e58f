//! Reads the board and the setup, and checks one against the other.

use super::check::Scope;
use super::kinds::{ParsedKind, absent};
use super::map::TextMap;
use crate::diagnostics::keys::{MISSING_KEY, get, refuse_unknown};
use crate::diagnostics::tree::Entry;
use crate::diagnostics::{Fault, Locus, Sources};
use crate::rules::board::Direction;
use crate::rules::{Board, Kind, KindId, Leap, OwnDen, Piece, Placed, Side, Square, Switches, Terrain};

const KEYS: [&str; 2] = ["map", "setup"];

/// The maps of the board and the set-up, parsed but not yet checked against each other.
pub(super) struct BoardAndSetup {
    pub board: Board,
    map_at: Locus,
    setup: TextMap,
    /// Whether every character of the map is valid: only then are missing parts faults.
    whole_map: bool,
}

/// Parses `map` and `setup`. `whole` is the span of a fault about a missing one; `None` if that is not a fault.
pub(super) fn read_board_and_setup(
    entries: &[Entry],
    whole: Option<Locus>,
    sources: &Sources,
    faults: &mut Vec<Fault>,
) -> Option<BoardAndSetup> {
    refuse_unknown(entries, "the board", &KEYS, faults);
    for key in KEYS.iter().filter(|key| get(entries, key).is_none()) {
        if let Some(whole) = &whole {
            faults.push(
                Fault::new(MISSING_KEY, whole.clone(), format!("the board has no {key}"))
                    .hint("draw one line per row, or write extends = \"classic\" to take over that board"),
            );
        }
    }
    let map = get(entries, "map").and_then(|value| TextMap::read(value, sources, faults));
    let setup = get(entries, "setup").and_then(|value| TextMap::read(value, sources, faults));
    let map = map?;
    let mut rows = vec![Vec::new(); map.row_count()];
    let mut whole_map = true;
    for (letter, _, row, at) in map.squares() {
        let terrain = Terrain::from_letter(letter).unwrap_or_else(|| {
            faults.push(unknown_terrain(letter, at));
            whole_map = false;
            Terrain::Land
        });
        rows[usize::from(row)].push(terrain);
    }
    let board = Board::from_rows(&rows)?;
    let setup = setup?;
    if (setup.files(), setup.row_count()) != (map.files(), map.row_count()) {
        let message = format!(
            "the set-up has {} files and {} rows, the map {} and {}",
            setup.files(),
            setup.row_count(),
            map.files(),
            map.row_count()
        );
        let at = sources.upper(setup.at(), map.at());
        faults.push(
            Fault::new("setup-shape", at, message).hint("draw both in the same size, with . for an empty square"),
        );
        return None;
    }
    Some(BoardAndSetup { board, map_at: map.at(), setup, whole_map })
}

fn unknown_terrain(letter: char, at: Locus) -> Fault {
    match letter {
        '#' | 'o' | 'O' => {
            Fault::new("den-without-owner", at, "this den has no owner").hint("write D for White's den, d for Black's")
        }
        '^' | 'x' | 'X' => Fault::new("trap-without-owner", at, "this trap has no owner")
            .hint("write T for White's trap, t for Black's"),
        _ => Fault::new("unknown-terrain", at, format!("there is no terrain \"{letter}\""))
            .hint(". land, ~ water, T t trap, D d den; upper case is White's"),
    }
}

impl BoardAndSetup {
    /// The animals on their squares, with every fault between set-up, kinds, switches and board.
    pub fn place(
        &self,
        animals: &[ParsedKind],
        described: &[Entry],
        switches: &Switches,
        scope: Scope,
        sources: &Sources,
        faults: &mut Vec<Fault>,
    ) -> Vec<Placed> {
        let mut placed = Vec::new();
        let lettered = letters_are_clear(animals);
        for (letter, file, row, at) in self.setup.squares().filter(|(letter, ..)| *letter != '.') {
            let Some(kind) = animals.iter().position(|animal| animal.kind.letter == letter.to_ascii_uppercase()) else {
                if !lettered {
                    // It may be meant for the kind whose letter is invalid.
                    continue;
                }
                if let Some(gone) =
                    absent(described).find(|gone| sources.depth(gone.key_at.source) < sources.depth(at.source))
                {
                    let place = Square::new(file, row);
                    let message = format!("the inherited set-up still has \"{letter}\" on {place}");
                    let hint = "draw a board.setup of your own without it";
                    faults.push(Fault::new("absent-in-setup", gone.key_at.clone(), message).hint(hint));
                    continue;
                }
                let letters: String = animals.iter().map(|animal| animal.kind.letter).collect();
                faults.push(
                    Fault::new("unknown-letter", at, format!("no kind has the letter \"{letter}\""))
                        .hint(format!("{letters} are White's, in lower case Black's; . is an empty square")),
                );
                continue;
            };
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            let square = Square::new(file, row);
            let piece = Piece { side, kind: KindId(kind as u8) };
            let terrain = self.board.terrain(square).unwrap_or(Terrain::Land);
            if let Some(fault) = misplaced(piece, &animals[kind].kind, square, terrain, switches, at) {
                faults.push(fault);
            }
            placed.push(Placed { square, piece, weak: false });
        }
        if lettered && scope == Scope::Game {
            self.check_kinds(animals, &placed, sources, faults);
        }
        self.check_leaps(animals, sources, faults);
        match scope {
            Scope::Game => self.check_sides(&placed, switches, faults),
            Scope::Local => self.refuse_dens(faults),
        }
        placed
    }

    fn check_kinds(&self, animals: &[ParsedKind], placed: &[Placed], sources: &Sources, faults: &mut Vec<Fault>) {
        for (place, animal) in animals.iter().enumerate() {
            let name = &animal.kind.id;
            if !placed.iter().any(|placed| placed.piece.kind.index() == place) {
                let message = format!("the set-up has no {name}");
                let at = sources.upper(animal.name_at.clone(), self.setup.at());
                faults.push(Fault::new("kind-without-square", at, message).hint(format!(
                    "draw {} or {} in the set-up, or write {name} = \"absent\"",
                    animal.kind.letter,
                    animal.kind.letter.to_ascii_lowercase()
                )));
            }
        }
    }

    fn check_leaps(&self, animals: &[ParsedKind], sources: &Sources, faults: &mut Vec<Fault>) {
        let possible = self.possible_leaps();
        for animal in animals {
            let name = &animal.kind.id;
            for (leap, at) in animal.kind.leaps.iter().zip(&animal.leaps_at) {
                if !possible.contains(leap) {
                    let message = match leap {
                        Leap::Across => {
                            format!("the {name} leaps across, but no river lies between two squares of a row")
                        }
                        Leap::Along => {
                            format!("the {name} leaps along, but no river lies between two squares of a file")
                        }
                        Leap::BothRivers => {
                            format!("the {name} leaps over both rivers, but no two rivers lie in a line")
                        }
                    };
                    let hint = format!("draw the river, or leave \"{leap}\" out of {name}.leaps");
                    let at = sources.upper(at.clone(), self.map_at.clone());
                    faults.push(Fault::new("leap-over-no-river", at, message).hint(hint));
                }
            }
        }
    }

    /// The leaps that the board's rivers allow.
    fn possible_leaps(&self) -> Vec<Leap> {
        let mut possible = Vec::new();
        for from in self.board.cells() {
            for direction in Direction::ALL {
                if self.board.over_river(from, direction).is_some() {
                    possible.push(if direction.sideways() { Leap::Across } else { Leap::Along });
                    if self.board.over_both_rivers(from, direction).is_some() {
                        possible.push(Leap::BothRivers);
                    }
                }
            }
        }
        possible
    }

    fn refuse_dens(&self, faults: &mut Vec<Fault>) {
        if self.board.any(|terrain| matches!(terrain, Terrain::Den(_))) {
            let message = "a part of a large board has no den";
            faults.push(Fault::new("den-in-part", self.map_at.clone(), message).hint("a port takes its place"));
        }
    }

    fn check_sides(&self, placed: &[Placed], switches: &Switches, faults: &mut Vec<Fault>) {
        for side in Side::BOTH {
            if !placed.iter().any(|placed| placed.piece.side == side) {
                let message = format!("{side} has no animal in the set-up");
                let hint = "upper-case letters are White's animals, lower-case letters Black's";
                faults.push(Fault::new("side-without-animal", self.setup.at(), message).hint(hint));
            }
            if self.whole_map && switches.den_wins && !self.board.any(|terrain| terrain == Terrain::Den(side)) {
                let message = format!("{side} has no den, so {} cannot win by entering one", !side);
                let letter = Terrain::Den(side).letter();
                faults.push(
                    Fault::new("side-without-den", self.map_at.clone(), message)
                        .hint(format!("draw {letter} on a square, or set den-wins = false")),
                );
            }
        }
    }
}

/// Whether all kinds have different letters.
fn letters_are_clear(animals: &[ParsedKind]) -> bool {
    let mut letters: Vec<char> = animals.iter().map(|animal| animal.kind.letter).collect();
    letters.sort_unstable();
    letters.windows(2).all(|pair| pair[0] != pair[1]) && letters.iter().all(char::is_ascii_uppercase)
}

/// The fault of an animal's initial square.
fn misplaced(
    piece: Piece,
    kind: &Kind,
    square: Square,
    terrain: Terrain,
    switches: &Switches,
    at: Locus,
) -> Option<Fault> {
    let name = &kind.id;
    match terrain {
        Terrain::Water if !kind.swims => Some(
            Fault::new("cannot-swim", at, format!("the {name} on {square} stands in water and cannot swim"))
                .hint(format!("move it onto land, or write {name}.swims = true")),
        ),
        Terrain::Den(owner) if owner == piece.side && switches.own_den == OwnDen::Barred => Some(
            Fault::new("in-own-den", at, format!("the {name} on {square} stands in its own den"))
                .hint("own-den is \"barred\" in this ruleset"),
        ),
        Terrain::Den(owner) if owner != piece.side => Some(
            Fault::new("in-enemy-den", at, format!("the {name} on {square} stands in the enemy den already"))
                .hint("the game would be over before the first move"),
        ),
        _ => None,
    }
}
