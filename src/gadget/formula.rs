//! Formulas of the hardness proof: conjunctions of clauses, each a disjunction of variables, none of them negated.

use std::fmt;

/// Maximum number of variables: so many games can be solved.
pub const MOST_VARIABLES: usize = 16;

/// The signs between variables and between clauses.
const OR: &str = "∨";
const AND: &str = "∧";

/// A positive formula in conjunctive normal form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Formula {
    variables: usize,
    clauses: Vec<VariableSet>,
}

/// A set of variables, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct VariableSet(u32);

impl VariableSet {
    /// The first `count` variables.
    pub fn first(count: usize) -> VariableSet {
        VariableSet((1 << count) - 1)
    }

    /// With another variable, counted from 0.
    #[must_use]
    pub fn with(self, variable: usize) -> VariableSet {
        VariableSet(self.0 | 1 << variable)
    }

    /// Whether a variable belongs to it.
    pub fn has(self, variable: usize) -> bool {
        self.0 >> variable & 1 == 1
    }

    /// Whether the two have no variable in common.
    pub fn is_disjoint(self, other: VariableSet) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether every variable belongs to the other.
    pub fn is_within(self, other: VariableSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of variables.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its variables, counted from 0, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST_VARIABLES).filter(move |&variable| self.has(variable))
    }
}

impl Formula {
    /// A formula of `variables` variables.
    ///
    /// # Panics
    /// If there are more than [`MOST_VARIABLES`], or a clause is empty or has others.
    pub fn new(variables: usize, clauses: Vec<VariableSet>) -> Formula {
        assert!(variables <= MOST_VARIABLES, "{variables} variables");
        let all = VariableSet::first(variables);
        assert!(clauses.iter().all(|clause| clause.count() > 0 && clause.is_within(all)), "{clauses:?}");
        Formula { variables, clauses }
    }

    /// The number of its variables, used or not.
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// Its clauses.
    pub fn clauses(&self) -> &[VariableSet] {
        &self.clauses
    }

    /// Whether it holds whatever the other variables are, if these are true.
    pub fn holds(&self, are_true: VariableSet) -> bool {
        self.clauses.iter().all(|clause| !clause.is_disjoint(are_true))
    }

    /// Whether it fails whatever the other variables are, if these are false.
    pub fn fails(&self, are_false: VariableSet) -> bool {
        self.clauses.iter().any(|clause| clause.is_within(are_false))
    }
}

impl Formula {
    /// As [`Formula`] is displayed, in words: `(x1 or x2) and x3`. Few faces have the signs.
    pub fn in_words(&self) -> String {
        self.to_string().replace(OR, "or").replace(AND, "and")
    }
}

/// A variable as formulas have it: `x1` for the first.
pub fn variable_name(variable: usize) -> String {
    format!("x{}", variable + 1)
}

/// `(x1 ∨ x2) ∧ x3`; `true` without clauses.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names =
            |clause: &VariableSet| clause.iter().map(variable_name).collect::<Vec<_>>().join(&format!(" {OR} "));
        let of = |clause: &VariableSet| match (clause.count(), self.clauses.len()) {
            (1, _) | (_, 1) => names(clause),
            _ => format!("({})", names(clause)),
        };
        match self.clauses.as_slice() {
            [] => f.write_str("true"),
            clauses => f.write_str(&clauses.iter().map(of).collect::<Vec<_>>().join(&format!(" {AND} "))),
        }
    }
}
