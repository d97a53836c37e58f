//! Whether the fragments of a board are what their gadgets are, and meet at ports alone.

use super::fragment::Fragment;
use crate::rules::{Placed, Rules, Square, Terrain};
use std::collections::BTreeSet;

/// What is wrong with a fragment: one sentence.
pub(super) fn fault(rules: &Rules, fragments: &[Fragment], alone: &[Square]) -> Option<String> {
    let mut animals = 0;
    for fragment in fragments {
        animals += fragment.animals().count();
        let fault = terrain_fault(rules, fragment)
            .or_else(|| animal_fault(rules, fragment))
            .or_else(|| neighbour_fault(rules, fragment, fragments));
        if let Some(fault) = fault {
            return Some(format!("{}: {fault}", fragment.name()));
        }
    }
    let fragments_have = |square: Square| fragments.iter().any(|fragment| fragment.has(square));
    let is_den = |square: Square| matches!(rules.board().terrain(square), Some(Terrain::Den(_)));
    let stray = land(rules).find(|&square| !fragments_have(square) && !alone.contains(&square) && !is_den(square));
    if let Some(square) = stray {
        return Some(format!("{square} belongs to no fragment"));
    }
    // One animal more: the runner.
    (animals + 1 != rules.setup().len()).then(|| "there are other animals than those of the fragments".to_owned())
}

fn land(rules: &Rules) -> impl Iterator<Item = Square> + '_ {
    let board = rules.board();
    board.squares().filter(|&square| board.terrain(square) != Some(Terrain::Water))
}

/// Each square has the terrain of the gadget's.
fn terrain_fault(rules: &Rules, fragment: &Fragment) -> Option<String> {
    let mut squares = fragment.terrain();
    let (square, _) = squares.find(|&(square, terrain)| rules.board().terrain(square) != Some(terrain))?;
    Some(format!("{square} is another terrain than in the gadget"))
}

/// The same animals stand on the same squares.
fn animal_fault(rules: &Rules, fragment: &Fragment) -> Option<String> {
    let name = |placed: &Placed, rules: &Rules| {
        let kind = rules.kind(placed.piece.kind);
        (placed.piece.side, kind.id.clone(), kind.strength)
    };
    let expected: BTreeSet<_> = match &fragment.gadget {
        Some(gadget) => fragment.animals().map(|(square, placed)| (square, name(&placed, &gadget.rules))).collect(),
        None => BTreeSet::new(),
    };
    let here = rules.setup().iter().filter(|placed| fragment.has(placed.square));
    let found: BTreeSet<_> = here.map(|placed| (placed.square, name(placed, rules))).collect();
    let (square, _) = found.symmetric_difference(&expected).next()?;
    Some(format!("{square} has another animal than in the gadget"))
}

/// Two squares are neighbours where those of the gadget are; other land lies beside ports alone, and belongs to another
/// fragment with which the port is shared, or is a den.
fn neighbour_fault(rules: &Rules, fragment: &Fragment, fragments: &[Fragment]) -> Option<String> {
    let doors = fragment.doors();
    for &(own, lies) in &fragment.squares {
        for &(other, there) in &fragment.squares {
            let expected = match fragment.gadget {
                Some(_) => are_neighbours(own, other),
                None => are_next(&fragment.path, lies, there),
            };
            if are_neighbours(lies, there) != expected {
                return Some(format!("{lies} and {there} are neighbours on one of board and gadget alone"));
            }
        }
        let outside = land(rules).find(|&square| {
            let shares = |other: &&Fragment| other.has(lies) && other.has(square) && other.doors().contains(&lies);
            let is_den = matches!(rules.board().terrain(square), Some(Terrain::Den(_)));
            let is_joint = doors.contains(&lies) && (is_den || fragments.iter().any(|other| shares(&other)));
            are_neighbours(lies, square) && !fragment.has(square) && !is_joint
        });
        if let Some(square) = outside {
            return Some(format!("{square} lies beside {lies}, which is no port shared with it"));
        }
    }
    None
}

fn are_neighbours(one: Square, other: Square) -> bool {
    one.file.0.abs_diff(other.file.0) + one.row.0.abs_diff(other.row.0) == 1
}

/// Whether two squares follow each other on a path.
fn are_next(path: &[Square], one: Square, other: Square) -> bool {
    path.windows(2).any(|pair| pair == [one, other] || pair == [other, one])
}

#[cfg(test)]
mod tests {
    use super::super::board::WholeBoard;
    use super::fault;
    use crate::diagnostics::Source;
    use crate::files::{FileError, FileProvider};
    use crate::gadget::formula::{Formula, VariableSet};
    use crate::rules::load;

    struct Text(String);

    impl FileProvider for Text {
        fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
            Ok(Source::new(path, self.0.clone()))
        }
    }

    #[test]
    fn a_board_that_was_changed_is_no_longer_what_its_gadgets_are() {
        let formula = Formula::new(2, vec![VariableSet::first(2)]);
        let board = WholeBoard::of(&formula, "test").unwrap_or_else(|error| panic!("{error}"));
        let told = |from: &str, to: &str| {
            assert!(board.text.contains(from), "{from}");
            let rules = load("./test.toml", &[], &Text(board.text.replacen(from, to, 1)));
            let rules = rules.unwrap_or_else(|error| panic!("{error}"));
            fault(&rules, &board.fragments, &board.runner)
        };
        assert_eq!(told("~", "~"), None);
        let changes = [
            // A trap of the gate; a cat of the gate; a passage beside it; an island; a second runner.
            ("~~~~.T~T.~", "~~~~..~T.~", "or: f25 is another terrain than in the gadget"),
            ("....C...C...", "........C...", "or: e25 has another animal than in the gadget"),
            ("~~~~~...~~~~", "~~~~~....~~~", "or: i26 lies beside i25, which is no port shared with it"),
            ("\n~~~~~~d~~", "\n.~~~~~d~~", "a43 belongs to no fragment"),
            (".......c\n", ".....c.c\n", "there are other animals than those of the fragments"),
        ];
        for (from, to, expected) in changes {
            assert_eq!(told(from, to).as_deref(), Some(expected), "{from}");
        }
    }
}
