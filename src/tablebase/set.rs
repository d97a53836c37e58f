//! Complete sets: every ending of so many animals, at most one of each kind a side.

use super::class::Class;
use super::material::{Man, Material};
use super::survey::Survey;
use crate::rules::Side;
use std::collections::BTreeMap;

/// The classes of a complete set, and how many of its endings belong to each.
#[derive(Debug, Clone)]
pub struct CompleteSet {
    /// How many animals there are on both sides together.
    pub pieces: usize,
    /// Every ending of the set: who White has, who Black has.
    pub materials: usize,
    /// The classes, each with the number of endings that are looked up with White, and with Black to move, when White
    /// is to move in them.
    pub classes: Vec<(Class, [u64; 2])>,
}

impl CompleteSet {
    /// The set of so many animals; both sides have at least one.
    pub fn of(survey: &Survey, pieces: usize) -> CompleteSet {
        let materials = materials(survey, pieces);
        let mut found: BTreeMap<Vec<u16>, (Class, [u64; 2])> = BTreeMap::new();
        for material in &materials {
            let fit = Class::fit(survey, material, Side::White);
            let (_, times) =
                found.entry(fit.signature.clone()).or_insert_with(|| (Class::of_fit(survey, &fit), [0; 2]));
            times[fit.mover.index()] += 1;
        }
        let mut classes: Vec<(Class, [u64; 2])> = found.into_values().collect();
        classes.sort_by(|(a, _), (b, _)| (a.generation(), a).cmp(&(b.generation(), b)));
        CompleteSet { pieces, materials: materials.len(), classes }
    }

    /// How many tables its classes make: one for each side that needs to be asked about.
    pub fn tables(&self) -> usize {
        self.classes.iter().map(|(class, _)| class.movers().len()).sum()
    }
}

fn materials(survey: &Survey, pieces: usize) -> Vec<Material> {
    let rules = survey.rules();
    let lasting = rules.weakness_lasts();
    let each: Vec<Vec<Man>> = rules
        .kind_ids()
        .map(|kind| {
            let strong = Man { kind, weak: false };
            if lasting { vec![strong, Man { kind, weak: true }] } else { vec![strong] }
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
