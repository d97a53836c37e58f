//! Complete sets: all endings of so many pieces, at most one of each kind a side.

use super::class::{CanonicalForm, EndingClass};
use super::material::{Man, Material};
use super::ruleset_analysis::RulesetAnalysis;
use super::table::{Counts, SetCounts};
use crate::rules::Side;
use std::collections::BTreeMap;

/// The classes of a complete set, and how many of its endings belong to each.
#[derive(Debug, Clone)]
pub struct CompleteSet {
    /// The number of pieces of both sides together.
    pub pieces: usize,
    /// The number of endings in the set.
    pub materials: usize,
    /// The classes, each with the endings that belong to it.
    pub classes: Vec<(EndingClass, Members)>,
}

/// How many endings of a set, with White to move, are looked up in a class with White to move, and how many with Black.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Members {
    /// All of them.
    pub all: [u64; 2],
    /// By side: those in which it is the [weaker](Material::weaker_side).
    pub weaker: [[u64; 2]; 2],
}

impl CompleteSet {
    /// The set of so many pieces. Each side has at least one.
    pub fn of(analysis: &RulesetAnalysis, pieces: usize) -> CompleteSet {
        let materials = CompleteSet::endings(analysis, pieces);
        let mut found: BTreeMap<Vec<u16>, (EndingClass, Members)> = BTreeMap::new();
        for material in &materials {
            let form = CanonicalForm::of_material(analysis, material, Side::White);
            let (_, members) = found
                .entry(form.signature.clone())
                .or_insert_with(|| (EndingClass::of_form(analysis, &form), Members::default()));
            members.all[form.mover.index()] += 1;
            if let Some(weaker) = material.weaker_side(analysis.rules()) {
                members.weaker[weaker.index()][form.mover.index()] += 1;
            }
        }
        let mut classes: Vec<(EndingClass, Members)> = found.into_values().collect();
        classes.sort_by(|(a, _), (b, _)| (a.generation(), a).cmp(&(b.generation(), b)));
        CompleteSet { pieces, materials: materials.len(), classes }
    }

    /// The counts of all its positions with a side to move; `counts` gives those of a class with a side to move.
    ///
    /// # Errors
    /// The first of `counts`.
    pub fn count<E>(
        &self,
        mover: Side,
        counts: &dyn Fn(&EndingClass, Side) -> Result<Counts, E>,
    ) -> Result<SetCounts, E> {
        let mut sum = SetCounts::default();
        for (class, members) in &self.classes {
            for side in Side::BOTH {
                // In terms of the class, the other side is to move where White would be.
                let found = if mover == Side::White { side } else { !side };
                if members.all[side.index()] == 0 {
                    continue;
                }
                let one = counts(class, found)?;
                sum.all.add_times(&one, members.all[side.index()]);
                for weaker in Side::BOTH {
                    let seen = if weaker == mover { one } else { one.seen_by_opponent() };
                    sum.weaker.add_times(&seen, members.weaker[weaker.index()][side.index()]);
                }
            }
        }
        Ok(sum)
    }

    /// Every ending of so many pieces, at most one of each kind a side. Each side has at least one.
    pub fn endings(analysis: &RulesetAnalysis, pieces: usize) -> Vec<Material> {
        let rules = analysis.rules();
        let lasting = rules.weakness_lasts();
        let each: Vec<Vec<Man>> = rules
            .kind_ids()
            .map(|kind| {
                let sound = Man { kind, weak: false };
                if lasting { vec![sound, Man { kind, weak: true }] } else { vec![sound] }
            })
            .collect();
        let mut all = Vec::new();
        for white in 1..pieces {
            for own in chosen(&each, white) {
                for others in chosen(&each, pieces - white) {
                    all.push(Material::new(own.clone(), others));
                }
            }
        }
        all
    }
}

/// Every choice of `count` men of different kinds.
fn chosen(each: &[Vec<Man>], count: usize) -> Vec<Vec<Man>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, men) in each.iter().enumerate() {
        for rest in chosen(&each[place + 1..], count - 1) {
            all.extend(men.iter().map(|&man| [vec![man], rest.clone()].concat()));
        }
    }
    all
}
