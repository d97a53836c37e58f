//! A whole board as a ruleset.

use super::circuit::Circuit;
use super::floor_plan::FloorPlan;
use super::fragment::Fragment;
use super::joints;
use super::runner::{RunnerPath, runner_path};
use crate::diagnostics::Source;
use crate::files::{FileError, FileProvider};
use crate::gadget::decide::{Decision, Outcome, decide};
use crate::gadget::formula::{Formula, variable_name};
use crate::gadget::model::{Claim, ClaimSort, Gadget};
use crate::rules::{self, Board, File, Row, Rules, Side, Square};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// The letter of Black's runner, a cat.
const RUNNER: char = 'c';
/// The kinds of the ruleset that boards extend, and their letters.
const KINDS: [(&str, char); 8] = [
    ("rat", 'r'),
    ("cat", 'c'),
    ("dog", 'd'),
    ("wolf", 'w'),
    ("leopard", 'p'),
    ("tiger", 't'),
    ("lion", 'l'),
    ("elephant", 'e'),
];
/// Enough states for every claim of a shipped gadget.
const STATES: usize = 4_000_000;

/// Why there is no board of a formula: one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// A formula without clauses is true.
    #[error("a formula without clauses is true, so that there is nothing to play for")]
    NoClause,
    /// A variable stands in two clauses, counted from 0.
    #[error(
        "{} stands in the clauses {} and {}, and no board of a split signal is small enough; boards are made of formulas \
         whose variables stand once",
        variable_name(*variable), clauses[0] + 1, clauses[1] + 1
    )]
    Shared {
        /// The variable.
        variable: usize,
        /// Its clauses.
        clauses: [usize; 2],
    },
    /// There is no room for the circuit, or for a runner who takes so many moves.
    #[error(
        "its circuit takes {files} files and {rows} rows, its runner {moves} moves beside it; a board has {} files, {} rows \
         and {} squares at most",
        File::MOST,
        Row::MOST,
        Board::MOST_SQUARES
    )]
    TooLarge {
        /// The circuit's files.
        files: usize,
        /// The circuit's rows.
        rows: usize,
        /// The runner's moves.
        moves: usize,
    },
    /// A claim of a gadget does not hold.
    #[error("{gadget}/{claim} does not hold")]
    ClaimFails {
        /// The gadget.
        gadget: String,
        /// The claim.
        claim: String,
    },
    /// A fragment is not what its gadget is, or the board's rules are invalid.
    #[error("the board is not what was planned: {0}")]
    Unsound(String),
}

/// A board on which the game on a formula is played.
#[derive(Debug, Clone)]
pub struct WholeBoard {
    pub(in crate::gadget) formula: Formula,
    /// Its rules.
    pub rules: Arc<Rules>,
    /// The file of its rules.
    pub text: String,
    pub(in crate::gadget) fragments: Vec<Fragment>,
    /// The runner's path, from where it starts to the white den.
    pub runner: Vec<Square>,
    /// In how many moves of White all signals have arrived, if each gadget takes as long as its claims let it.
    pub bound: u32,
}

impl WholeBoard {
    /// Builds the board of a formula.
    ///
    /// # Errors
    /// If the formula has no board, or there is no room for it.
    pub fn of(formula: &Formula, name: &str) -> Result<WholeBoard, BoardError> {
        if formula.clauses().is_empty() {
            return Err(BoardError::NoClause);
        }
        let circuit = Circuit::of(formula).map_err(|(variable, clauses)| BoardError::Shared { variable, clauses })?;
        let plan = FloorPlan::of(&circuit).map_err(|error| BoardError::Unsound(error.to_string()))?;
        let bound = plan.fragments.iter().map(longest).sum();
        let (files, rows) = (plan.files(), plan.rows);
        let too_large =
            BoardError::TooLarge { files: usize::from(files), rows: usize::from(rows), moves: bound as usize };
        let path = runner_path(files, rows, bound as usize).ok_or(too_large)?;
        let text = file_text(formula, name, &plan, &path);
        let rules = compiled(name, &text)?;
        if let Some(fault) = joints::fault(&rules, &plan.fragments, &path.squares) {
            return Err(BoardError::Unsound(fault));
        }
        let fragments = plan.fragments;
        Ok(WholeBoard { formula: formula.clone(), rules, text, fragments, runner: path.squares, bound })
    }

    /// Its formula.
    pub fn formula(&self) -> &Formula {
        &self.formula
    }

    /// The variables, counted from 0, and where the leopard waits that makes each true.
    pub fn seats(&self) -> impl Iterator<Item = (usize, Square)> + '_ {
        self.fragments.iter().filter_map(|fragment| {
            let (variable, mut animals) = (fragment.variable?, fragment.animals());
            let (seat, _) = animals.find(|(_, placed)| placed.piece.side == Side::White)?;
            Some((variable, seat))
        })
    }

    /// Each gadget of which it is made, and how often; wires are no gadgets.
    pub fn gadgets(&self) -> Vec<(Arc<Gadget>, usize)> {
        let mut found: Vec<(Arc<Gadget>, usize)> = Vec::new();
        for gadget in self.fragments.iter().filter_map(|fragment| fragment.gadget.as_ref()) {
            match found.iter_mut().find(|(other, _)| other.name() == gadget.name()) {
                Some((_, count)) => *count += 1,
                None => found.push((gadget.clone(), 1)),
            }
        }
        found
    }

    /// The number of wires.
    pub fn wires(&self) -> usize {
        self.fragments.iter().filter(|fragment| fragment.gadget.is_none()).count()
    }

    /// Decides every claim of the gadgets of which it is made.
    ///
    /// # Errors
    /// The first claim that does not hold.
    pub fn prove(&self) -> Result<Vec<(Arc<Gadget>, Claim, Decision)>, BoardError> {
        let gadgets = self.gadgets();
        let claims = gadgets.iter().flat_map(|(gadget, _)| gadget.claims.iter().map(move |claim| (gadget, claim)));
        let decided = claims.map(|(gadget, claim)| {
            let decision = decide(gadget, claim, STATES);
            match decision.outcome {
                Outcome::Holds(_) => Ok((gadget.clone(), claim.clone(), decision)),
                _ => Err(BoardError::ClaimFails { gadget: gadget.name().to_owned(), claim: claim.name.clone() }),
            }
        });
        decided.collect()
    }
}

/// White's moves until a signal is through a fragment: the largest bound of what it forces there.
fn longest(fragment: &Fragment) -> u32 {
    let Some(gadget) = fragment.gadget.as_ref().filter(|_| fragment.path.is_empty()) else {
        return fragment.path.len() as u32;
    };
    let forced = gadget.claims.iter().filter(|claim| claim.sort == ClaimSort::Can);
    let plies = forced.filter_map(|claim| match decide(gadget, claim, STATES).outcome {
        Outcome::Holds(plies) => plies,
        _ => None,
    });
    plies.max().map_or(0, |plies| plies.div_ceil(2))
}

/// The only file: the board's own.
struct OwnFile<'a>(&'a str);

impl FileProvider for OwnFile<'_> {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0))
    }
}

fn compiled(name: &str, text: &str) -> Result<Arc<Rules>, BoardError> {
    let rules = rules::load(&format!("./{name}.toml"), &[], &OwnFile(text));
    rules.map(Arc::new).map_err(|error| BoardError::Unsound(error.to_string()))
}

/// The file of a board's rules.
fn file_text(formula: &Formula, name: &str, plan: &FloorPlan, path: &RunnerPath) -> String {
    let mut map: BTreeMap<Square, char> = BTreeMap::new();
    let mut animals: BTreeMap<Square, char> = BTreeMap::new();
    for fragment in &plan.fragments {
        map.extend(fragment.terrain().map(|(square, terrain)| (square, terrain.letter())));
        let gadget = fragment.gadget.iter();
        let letters = gadget.flat_map(|gadget| {
            fragment.animals().map(|(square, placed)| (square, gadget.animal(placed.piece.side, placed.piece.kind)))
        });
        animals.extend(letters);
    }
    map.extend(path.squares.iter().map(|&square| (square, '.')));
    map.insert(plan.den, 'd');
    if let (Some(&start), Some(&end)) = (path.squares.first(), path.squares.last()) {
        animals.insert(start, RUNNER);
        map.insert(end, 'D');
    }
    let grid = |letters: &BTreeMap<Square, char>, empty: char| {
        let row = |row: u8| -> String {
            let letter = |file: u8| letters.get(&Square::new(file, row)).copied().unwrap_or(empty);
            (0..path.files).map(letter).collect()
        };
        (0..path.rows).rev().map(row).collect::<Vec<_>>().join("\n")
    };
    let mut text = format!(
        "# The game on {formula}, played on a board: White moves first and wins where it can make the formula true.\n\
         # Geometry: a reconstruction from a proof's words. That gadgets behave alike when they are joined is argued in\n\
         # prose only.\n\
         format = 1\nname = \"{name}\"\ntitle = \"{}\"\nextends = \"leiden\"\n\n[board]\n",
        formula.in_words()
    );
    // Writing into memory cannot fail.
    let _ =
        write!(text, "map = \"\"\"\n{}\n\"\"\"\nsetup = \"\"\"\n{}\n\"\"\"\n", grid(&map, '~'), grid(&animals, '.'));
    text.push_str("\n[kinds]\n");
    let is_absent = |letter: char| !animals.values().any(|animal| animal.eq_ignore_ascii_case(&letter));
    for (kind, _) in KINDS.iter().filter(|(_, letter)| is_absent(*letter)) {
        let _ = writeln!(text, "{kind} = \"absent\"");
    }
    text.push_str("\n[switches]\nleap-blockers = \"swimmers\"\n");
    text
}
