//! Which pictures stand side by side.

use crate::rulesheet::{Figure, Topic};

/// A picture of a sheet.
#[derive(Debug, Clone, Copy)]
pub struct Shown<'s> {
    /// The place of its rule among all rules.
    pub rule: usize,
    /// Its rule's number, if it has one.
    pub number: Option<u32>,
    /// What the rule is about.
    pub topic: Topic,
    /// The picture.
    pub figure: &'s Figure,
}

/// A picture may stand below a rule that is so many rules after its own.
const NEAR: usize = 2;
/// How unwelcome it is that a picture stands alone, that a pair belongs to two sections, that one is a square higher.
const COSTS: (f64, f64, f64) = (2.0, 1.4, 0.6);

/// The pictures one by one or in pairs, in their order, so that as many as can be stand beside one that belongs to them.
pub fn side_by_side<'s>(figures: &[Shown<'s>]) -> Vec<Vec<Shown<'s>>> {
    // The least cost of the pictures from a place on, and whether the first of them has a neighbour.
    let mut best = vec![(0.0, false); figures.len() + 1];
    for place in (0..figures.len()).rev() {
        let alone = (COSTS.0 + best[place + 1].0, false);
        let paired = figures
            .get(place + 1)
            .and_then(|next| cost(&figures[place], next))
            .map(|cost| (cost + best[place + 2].0, true));
        best[place] = paired.filter(|paired| paired.0 <= alone.0).unwrap_or(alone);
    }
    let (mut groups, mut place) = (Vec::new(), 0);
    while place < figures.len() {
        let count = if best[place].1 { 2 } else { 1 };
        groups.push(figures[place..place + count].to_vec());
        place += count;
    }
    groups
}

/// How unwelcome a pair is; `None` if the pictures stand too far apart.
fn cost(one: &Shown<'_>, other: &Shown<'_>) -> Option<f64> {
    let high = |shown: &Shown<'_>| f64::from(shown.figure.view.to.row.0 - shown.figure.view.from.row.0);
    let strange = if one.topic == other.topic { 0.0 } else { COSTS.1 };
    (other.rule - one.rule <= NEAR).then(|| strange + COSTS.2 * (high(one) - high(other)).abs())
}
