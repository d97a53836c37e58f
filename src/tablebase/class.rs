//! Classes of endings that have the same values up to the names of kinds and sides.
//!
//! Two endings belong to one class if their pieces can be paired so that they move alike and capture alike, perhaps
//! with the sides exchanged. A class has one table, and the name of its least material. An ending's class is found by a
//! canonical form: the least signature over all orders of its pieces, and over both ways to name the sides.

use super::material::{Material, MaterialError};
use super::ruleset_analysis::RulesetAnalysis;
use crate::rules::{PieceState, Side};

/// A class of endings with the same table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct EndingClass {
    pub(super) signature: Signature,
    /// The least material of the class.
    pub material: Material,
    /// The pieces in the order of the table's index: White's, then Black's.
    pub(super) piece_states: Vec<PieceState>,
    /// Whether exchanging the sides leads back to the class, so that Black to move needs no entries.
    pub(super) is_self_symmetric: bool,
}

/// The canonical form of an ending: how its positions are looked up in the table of its class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CanonicalForm {
    pub signature: Signature,
    /// The sides are exchanged.
    pub sides_swapped: bool,
    /// By slot of the class: which of the given pieces it is.
    pub order: Vec<usize>,
    /// The side to move in terms of the class.
    pub mover: Side,
    is_self_symmetric: bool,
}

/// What decides the class of an ending: how its pieces move, and how they capture each other.
pub(super) type Signature = Vec<u16>;

impl EndingClass {
    /// The class of an ending.
    pub fn of(analysis: &RulesetAnalysis, material: &Material) -> EndingClass {
        EndingClass::of_form(analysis, &CanonicalForm::of_material(analysis, material, Side::White))
    }

    /// The class with a canonical name, as table files have it.
    ///
    /// # Errors
    /// Why there is no such class.
    pub fn named(name: &str, analysis: &RulesetAnalysis) -> Result<EndingClass, ClassNameError> {
        let material = Material::parse_any(name, analysis.rules()).map_err(ClassNameError::Material)?;
        let class = EndingClass::of(analysis, &material);
        match class.name(analysis) {
            canonical if canonical == name => Ok(class),
            canonical => Err(ClassNameError::NotCanonical { canonical }),
        }
    }

    pub(super) fn of_form(analysis: &RulesetAnalysis, form: &CanonicalForm) -> EndingClass {
        let white = usize::from(form.signature[0]);
        let count = form.order.len();
        let mut search =
            NameSearch { analysis, signature: &form.signature, white, count, distinct: true, chosen: Vec::new() };
        if !search.extend() {
            search.distinct = false;
            let found = search.extend();
            debug_assert!(found, "the material that was asked for has its own signature");
        }
        let piece_states = search.chosen;
        let material = Material::of_figures(analysis, &piece_states);
        EndingClass {
            signature: form.signature.clone(),
            material,
            piece_states,
            is_self_symmetric: form.is_self_symmetric,
        }
    }

    /// Its name: its least material, such as `CvD`.
    pub fn name(&self, analysis: &RulesetAnalysis) -> String {
        self.material.name(analysis.rules())
    }

    /// The order of solving: a class depends only on classes of lower generations. Those of one generation can be
    /// solved in parallel.
    pub fn generation(&self) -> (usize, usize) {
        let men = Side::BOTH.into_iter().flat_map(|side| self.material.men(side));
        (self.material.count(), men.filter(|man| !man.weak).count())
    }

    /// The sides to move that a table of the class has entries for.
    pub fn movers(&self) -> &'static [Side] {
        if self.is_self_symmetric { &Side::BOTH[..1] } else { &Side::BOTH }
    }
}

impl CanonicalForm {
    /// The canonical form of a material's positions with `mover` to move.
    pub fn of_material(analysis: &RulesetAnalysis, material: &Material, mover: Side) -> CanonicalForm {
        CanonicalForm::of(analysis, &material.piece_states(analysis), mover)
    }

    /// The canonical form of piece states of either side, in any order, with `mover` to move.
    pub fn of(analysis: &RulesetAnalysis, piece_states: &[PieceState], mover: Side) -> CanonicalForm {
        let (signature, order) = least_signature(analysis, piece_states);
        let as_given = CanonicalForm { signature, sides_swapped: false, order, mover, is_self_symmetric: false };
        if !analysis.is_side_symmetric() {
            return as_given;
        }
        let swapped_figures: Vec<PieceState> =
            piece_states.iter().map(|&piece_state| analysis.swapped(piece_state)).collect();
        let (signature, order) = least_signature(analysis, &swapped_figures);
        let swapped = CanonicalForm { signature, sides_swapped: true, order, mover: !mover, is_self_symmetric: false };
        match as_given.signature.cmp(&swapped.signature) {
            std::cmp::Ordering::Less => as_given,
            std::cmp::Ordering::Greater => swapped,
            std::cmp::Ordering::Equal => {
                let form = if mover == Side::White { as_given } else { swapped };
                CanonicalForm { is_self_symmetric: true, ..form }
            }
        }
    }
}

/// The least signature of all orders of the piece states, and the order that has it.
fn least_signature(analysis: &RulesetAnalysis, piece_states: &[PieceState]) -> (Signature, Vec<usize>) {
    let places = |side: Side| {
        (0..piece_states.len()).filter(|&place| analysis.side(piece_states[place]) == side).collect::<Vec<_>>()
    };
    let (white, black) = (permutations(&places(Side::White)), permutations(&places(Side::Black)));
    let mut best: Option<(Signature, Vec<usize>)> = None;
    for first in &white {
        for second in &black {
            let order: Vec<usize> = first.iter().chain(second).copied().collect();
            let ordered: Vec<PieceState> = order.iter().map(|&place| piece_states[place]).collect();
            let signature = signature(analysis, &ordered, first.len());
            if best.as_ref().is_none_or(|(least, _)| signature < *least) {
                best = Some((signature, order));
            }
        }
    }
    best.unwrap_or_default()
}

fn signature(analysis: &RulesetAnalysis, piece_states: &[PieceState], white: usize) -> Signature {
    let (own, others) = piece_states.split_at(white);
    let mut signature = vec![own.len() as u16, others.len() as u16];
    signature.extend(piece_states.iter().map(|&piece_state| analysis.movement_class(piece_state)));
    for &a in own {
        for &b in others {
            signature.extend([analysis.capture_relation(a, b), analysis.capture_relation(b, a)]);
        }
    }
    signature
}

/// Every permutation of some places.
fn permutations(places: &[usize]) -> Vec<Vec<usize>> {
    if places.is_empty() {
        return vec![Vec::new()];
    }
    let first = |at: usize| {
        let mut rest = places.to_vec();
        let first = rest.remove(at);
        permutations(&rest).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..places.len()).flat_map(first).collect()
}

/// Why a text does not name a class.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClassNameError {
    /// It is no material.
    #[error("{0}")]
    Material(#[source] MaterialError),
    /// It is the material of an ending that the class is not named after.
    #[error("a table of it is named {canonical}")]
    NotCanonical {
        /// The name of the class.
        canonical: String,
    },
}

/// A backtracking search for the least piece states with a signature.
struct NameSearch<'a> {
    analysis: &'a RulesetAnalysis,
    signature: &'a [u16],
    white: usize,
    count: usize,
    /// No kind twice on a side.
    distinct: bool,
    chosen: Vec<PieceState>,
}

impl NameSearch<'_> {
    fn extend(&mut self) -> bool {
        let slot = self.chosen.len();
        if slot == self.count {
            return true;
        }
        let side = if slot < self.white { Side::White } else { Side::Black };
        for piece_state in 0..self.analysis.move_lists.piece_states.len() as PieceState {
            let forms = self.analysis.side(piece_state) == side
                && self.analysis.movement_class(piece_state) == self.signature[2 + slot]
                && !(self.distinct && self.chosen.contains(&piece_state))
                && (slot < self.white || self.captures_match(slot, piece_state));
            if forms {
                self.chosen.push(piece_state);
                if self.extend() {
                    return true;
                }
                self.chosen.pop();
            }
        }
        false
    }

    /// Whether Black's piece state and White's capture each other as the signature says.
    fn captures_match(&self, slot: usize, piece_state: PieceState) -> bool {
        let black = self.count - self.white;
        (0..self.white).all(|own| {
            let at = 2 + self.count + 2 * (own * black + slot - self.white);
            let a = self.chosen[own];
            let capture_relations =
                [self.analysis.capture_relation(a, piece_state), self.analysis.capture_relation(piece_state, a)];
            self.signature[at..at + 2] == capture_relations
        })
    }
}
