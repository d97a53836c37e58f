//! A formula as gates in layers, on lanes that do not cross.

use crate::gadget::formula::{Formula, VariableSet};

/// A gate of two signals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gate {
    Or,
    And,
}

/// What becomes of lanes in a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Two lanes become one.
    Join(Gate),
    /// A lane goes on.
    Pass,
}

/// The gates of a formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Circuit {
    /// The variables of the lanes, from left to right, counted from 0.
    pub lanes: Vec<usize>,
    /// The variables that stand in no clause.
    pub idle: Vec<usize>,
    /// The layers from the variables to the den.
    pub layers: Vec<Vec<Step>>,
}

/// When a lane carries a signal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::gadget) enum Signal {
    /// A variable is true.
    Variable(usize),
    /// One of two signals, or both.
    Either(Box<Signal>, Box<Signal>),
    /// Both of two signals.
    Both(Box<Signal>, Box<Signal>),
}

impl Signal {
    /// The signal behind a gate.
    pub(super) fn behind(gate: Gate, left: Signal, right: Signal) -> Signal {
        match gate {
            Gate::Or => Signal::Either(Box::new(left), Box::new(right)),
            Gate::And => Signal::Both(Box::new(left), Box::new(right)),
        }
    }

    /// Whether the lane carries a signal if these variables are true, and the others are not.
    pub fn is_on(&self, are_true: VariableSet) -> bool {
        match self {
            Signal::Variable(variable) => are_true.has(*variable),
            Signal::Either(left, right) => left.is_on(are_true) || right.is_on(are_true),
            Signal::Both(left, right) => left.is_on(are_true) && right.is_on(are_true),
        }
    }
}

/// The variable that stands in two clauses, and these, counted from 0.
pub(super) type Shared = (usize, [usize; 2]);

impl Circuit {
    /// The gates of a formula.
    ///
    /// # Errors
    /// The first variable that stands in two clauses.
    pub fn of(formula: &Formula) -> Result<Circuit, Shared> {
        let mut lanes = Vec::new();
        let mut widths = Vec::new();
        for (number, clause) in formula.clauses().iter().enumerate() {
            let mut earlier = formula.clauses()[..number].iter().enumerate();
            if let Some((other, both)) = earlier.find(|(_, other)| !other.is_disjoint(*clause)) {
                let shared = both.iter().find(|&variable| clause.has(variable)).unwrap_or_default();
                return Err((shared, [other, number]));
            }
            lanes.extend(clause.iter());
            widths.push(clause.count());
        }
        let idle = (0..formula.variables()).filter(|variable| !lanes.contains(variable)).collect();
        let mut layers = Vec::new();
        while widths.iter().any(|&width| width > 1) {
            layers.push(widths.iter().flat_map(|&width| halved(width, Gate::Or)).collect());
            widths.iter_mut().for_each(|width| *width = width.div_ceil(2));
        }
        let mut clauses = widths.len();
        while clauses > 1 {
            layers.push(halved(clauses, Gate::And).collect());
            clauses = clauses.div_ceil(2);
        }
        Ok(Circuit { lanes, idle, layers })
    }
}

/// Lanes in pairs; the last goes on alone if their number is odd.
fn halved(width: usize, gate: Gate) -> impl Iterator<Item = Step> {
    let pairs = std::iter::repeat_n(Step::Join(gate), width / 2);
    pairs.chain(std::iter::repeat_n(Step::Pass, width % 2))
}
