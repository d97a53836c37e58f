//! Pairs pictures that are set side by side.

use crate::rulesheet::{Figure, Topic};

/// A picture of a sheet.
#[derive(Debug, Clone, Copy)]
pub struct RulePicture<'s> {
    /// The index of its rule.
    pub rule: usize,
    /// Its rule's number, if it has one.
    pub number: Option<u32>,
    /// The topic of its rule.
    pub topic: Topic,
    /// The picture.
    pub figure: &'s Figure,
}

/// Maximum distance in rules between a picture and its rule.
const NEAR: usize = 1;
/// Costs of a single picture, of a pair from two sections, and per square of difference in height.
const COSTS: (f64, f64, f64) = (2.0, 1.4, 0.6);

/// The pictures singly or in pairs, in order, with the minimum total cost.
pub fn side_by_side<'s>(figures: &[RulePicture<'s>]) -> Vec<Vec<RulePicture<'s>>> {
    // The minimum cost of the pictures from an index on, and whether the first of them is paired.
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

/// The cost of a pair; `None` if the pictures are too far apart.
fn cost(one: &RulePicture<'_>, other: &RulePicture<'_>) -> Option<f64> {
    let high = |shown: &RulePicture<'_>| f64::from(shown.figure.view.to.row.0 - shown.figure.view.from.row.0);
    let strange = if one.topic == other.topic { 0.0 } else { COSTS.1 };
    (other.rule - one.rule <= NEAR).then(|| strange + COSTS.2 * (high(one) - high(other)).abs())
}
