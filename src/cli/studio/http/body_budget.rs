//! The memory that bodies of requests may take together.

use std::sync::{Arc, Mutex, PoisonError};

/// Bytes that are left for bodies.
pub struct BodyBudget(Mutex<usize>);

/// A part of the budget, given back on drop.
pub struct BodyShare {
    budget: Arc<BodyBudget>,
    bytes: usize,
}

impl BodyBudget {
    /// A budget of this many bytes.
    pub fn of(bytes: usize) -> Arc<BodyBudget> {
        Arc::new(BodyBudget(Mutex::new(bytes)))
    }

    /// A part of it that is empty yet.
    pub fn share(self: &Arc<BodyBudget>) -> BodyShare {
        BodyShare { budget: self.clone(), bytes: 0 }
    }
}

impl BodyShare {
    /// Takes more bytes, as they arrive: what was only announced takes nothing from others. Returns whether they were
    /// left.
    pub fn grow(&mut self, bytes: usize) -> bool {
        let mut left = self.budget.0.lock().unwrap_or_else(PoisonError::into_inner);
        let enough = *left >= bytes;
        if enough {
            *left -= bytes;
            self.bytes += bytes;
        }
        enough
    }
}

impl Drop for BodyShare {
    fn drop(&mut self) {
        *self.budget.0.lock().unwrap_or_else(PoisonError::into_inner) += self.bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_taken_than_there_is_and_what_is_dropped_comes_back() {
        let budget = BodyBudget::of(10);
        let (mut first, mut second) = (budget.share(), budget.share());
        assert!(first.grow(4) && first.grow(3) && !first.grow(4));
        assert!(second.grow(3) && !second.grow(1));
        drop(first);
        assert!(!second.grow(8) && second.grow(7));
    }
}
