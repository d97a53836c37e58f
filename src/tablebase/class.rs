//! Endings that are one and the same but for the animals' names.
//!
//! Two endings belong to one class if their animals can be paired so that they get about alike and may capture alike,
//! perhaps with the sides exchanged. A class is solved once, with its least material as its name.

use super::material::Material;
use super::survey::Survey;
use crate::rules::{Figure, Side};

/// A class of endings: what decides about all of them, in one fixed order of the animals.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    pub(super) signature: Signature,
    /// The least material of the class.
    pub material: Material,
    /// The animals in the order in which a table counts them: White's, then Black's.
    pub(super) figures: Vec<Figure>,
    /// Whether exchanging the sides leads back to it, so that Black to move needs no entries.
    pub(super) is_its_own_twin: bool,
}

/// How a placement of some animals is looked up in its class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fit {
    pub signature: Signature,
    /// The sides are exchanged.
    pub turned: bool,
    /// By the class's animal: which of the given ones it is.
    pub order: Vec<usize>,
    /// Who is to move, seen from the class.
    pub mover: Side,
    own_twin: bool,
}

/// Everything about an ending that decides about its class, least of all orders.
pub(super) type Signature = Vec<u16>;

impl Class {
    /// The class of an ending.
    pub fn of(survey: &Survey, material: &Material) -> Class {
        let figures: Vec<Figure> = Side::BOTH.into_iter().flat_map(|side| material.figures(survey, side)).collect();
        Class::of_fit(survey, &Fit::of(survey, &figures, Side::White))
    }

    /// The class with a name, as files and lists have it.
    ///
    /// # Errors
    /// Why there is no such class.
    pub fn named(name: &str, survey: &Survey) -> Result<Class, String> {
        let class = Class::of(survey, &Material::parse_any(name, survey.rules())?);
        match class.name(survey) {
            right if right == name => Ok(class),
            right => Err(format!("a table of it is named {right}")),
        }
    }

    pub(super) fn of_fit(survey: &Survey, fit: &Fit) -> Class {
        let white = usize::from(fit.signature[0]);
        let count = fit.order.len();
        let mut search = Search { survey, signature: &fit.signature, white, count, distinct: true, chosen: Vec::new() };
        if !search.extend() {
            search.distinct = false;
            let found = search.extend();
            debug_assert!(found, "the material that was asked for has its own signature");
        }
        let figures = search.chosen;
        let material = Material::of_figures(survey, &figures);
        Class { signature: fit.signature.clone(), material, figures, is_its_own_twin: fit.own_twin }
    }

    /// How a material's positions are looked up: whether the sides are exchanged, and who is to move then.
    pub(super) fn fit(survey: &Survey, material: &Material, mover: Side) -> Fit {
        let figures: Vec<Figure> = Side::BOTH.into_iter().flat_map(|side| material.figures(survey, side)).collect();
        Fit::of(survey, &figures, mover)
    }

    /// Its name: the least material that belongs to it, such as `CvD`.
    pub fn name(&self, survey: &Survey) -> String {
        self.material.name(survey.rules())
    }

    /// Classes without dependence on each other have equal numbers, and depend on lower ones only.
    pub fn generation(&self) -> (usize, usize) {
        let men = Side::BOTH.into_iter().flat_map(|side| self.material.men(side));
        (self.material.count(), men.filter(|man| !man.weak).count())
    }

    /// For which sides to move a table of the class has entries.
    pub fn movers(&self) -> &'static [Side] {
        if self.is_its_own_twin { &Side::BOTH[..1] } else { &Side::BOTH }
    }
}

impl Fit {
    /// How figures of either side, in any order, fit their class, with `mover` to move.
    pub fn of(survey: &Survey, figures: &[Figure], mover: Side) -> Fit {
        let (signature, order) = arrange(survey, figures);
        let straight = Fit { signature, turned: false, order, mover, own_twin: false };
        if !survey.treats_sides_alike() {
            return straight;
        }
        let swapped: Vec<Figure> = figures.iter().map(|&figure| survey.swapped(figure)).collect();
        let (signature, order) = arrange(survey, &swapped);
        let turned = Fit { signature, turned: true, order, mover: !mover, own_twin: false };
        match straight.signature.cmp(&turned.signature) {
            std::cmp::Ordering::Less => straight,
            std::cmp::Ordering::Greater => turned,
            std::cmp::Ordering::Equal => {
                let fit = if mover == Side::White { straight } else { turned };
                Fit { own_twin: true, ..fit }
            }
        }
    }
}

/// The least signature of all orders of the figures, and the order that has it.
fn arrange(survey: &Survey, figures: &[Figure]) -> (Signature, Vec<usize>) {
    let places =
        |side: Side| (0..figures.len()).filter(|&place| survey.side(figures[place]) == side).collect::<Vec<_>>();
    let (white, black) = (orders(&places(Side::White)), orders(&places(Side::Black)));
    let mut best: Option<(Signature, Vec<usize>)> = None;
    for first in &white {
        for second in &black {
            let order: Vec<usize> = first.iter().chain(second).copied().collect();
            let ordered: Vec<Figure> = order.iter().map(|&place| figures[place]).collect();
            let signature = signature(survey, &ordered, first.len());
            if best.as_ref().is_none_or(|(least, _)| signature < *least) {
                best = Some((signature, order));
            }
        }
    }
    best.unwrap_or_default()
}

fn signature(survey: &Survey, figures: &[Figure], white: usize) -> Signature {
    let (own, others) = figures.split_at(white);
    let mut signature = vec![own.len() as u16, others.len() as u16];
    signature.extend(figures.iter().map(|&figure| survey.habit(figure)));
    for &a in own {
        for &b in others {
            signature.extend([survey.relation(a, b), survey.relation(b, a)]);
        }
    }
    signature
}

/// Every order of some places.
fn orders(places: &[usize]) -> Vec<Vec<usize>> {
    if places.is_empty() {
        return vec![Vec::new()];
    }
    let first = |at: usize| {
        let mut rest = places.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..places.len()).flat_map(first).collect()
}

/// The search for the least figures with a signature.
struct Search<'a> {
    survey: &'a Survey,
    signature: &'a [u16],
    white: usize,
    count: usize,
    /// No animal twice on a side.
    distinct: bool,
    chosen: Vec<Figure>,
}

impl Search<'_> {
    fn extend(&mut self) -> bool {
        let slot = self.chosen.len();
        if slot == self.count {
            return true;
        }
        let side = if slot < self.white { Side::White } else { Side::Black };
        for figure in 0..self.survey.mobility.figures.len() as Figure {
            let fits = self.survey.side(figure) == side
                && self.survey.habit(figure) == self.signature[2 + slot]
                && !(self.distinct && self.chosen.contains(&figure))
                && (slot < self.white || self.relates(slot, figure));
            if fits {
                self.chosen.push(figure);
                if self.extend() {
                    return true;
                }
                self.chosen.pop();
            }
        }
        false
    }

    /// Whether Black's figure stands to White's as the signature says.
    fn relates(&self, slot: usize, figure: Figure) -> bool {
        let black = self.count - self.white;
        (0..self.white).all(|own| {
            let at = 2 + self.count + 2 * (own * black + slot - self.white);
            let a = self.chosen[own];
            let relations = [self.survey.relation(a, figure), self.survey.relation(figure, a)];
            self.signature[at..at + 2] == relations
        })
    }
}
