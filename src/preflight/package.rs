//! Checks the box: its stacks, its card, its net on the paper.

use super::Severity;
use super::examination::Examination;
use super::value::Value;
use crate::layout::{LayoutError, PackagePlan, Set};

/// Reports stacks that are not full, card that is too stiff, and a box that was left out.
pub fn check(set: &Set, seen: &mut Examination) {
    for plan in &set.plan.extras {
        if let Some(package) = plan.package {
            check_package(package, seen);
        }
        if let Some(LayoutError::NetTooLarge { size, paper, enough }) = &plan.left_out {
            let mut values = vec![
                ("width", Value::exactly(size.width, 0)),
                ("height", Value::exactly(size.height, 0)),
                ("paper", paper.as_str().into()),
            ];
            values.extend(enough.map(|enough| ("need", enough.into())));
            let remedy = if enough.is_some() { "mend-box-too-large" } else { "mend-box-too-large-none" };
            seen.find(Severity::Warning, "box-too-large", "paper.size", ("box-too-large", remedy), values);
        }
    }
}

fn check_package(package: PackagePlan, seen: &mut Examination) {
    if package.empty > 0 {
        let values = vec![("count", Value::count(package.pieces)), ("places", Value::count(package.empty))];
        seen.find(Severity::Advice, "empty-places", "box.style", ("empty-places", "mend-empty-places"), values);
    }
    if let Some(card) = package.half_cut {
        let values = vec![("card", Value::plain(card))];
        seen.find(Severity::Warning, "stiff-tuck", "box.card", ("stiff-tuck", "mend-stiff-tuck"), values);
    }
}
