//! The commands that put a set on paper.

pub mod args;
mod beginning;
mod calibrate;
mod check;
mod completions;
mod cutting;
mod findings;
mod folder;
mod gallery;
mod labels;
mod laid;
mod list;
mod look;
mod make;
mod new;
mod option;
mod rules;
mod side_by_side;
mod sizes;
mod summary;
mod table;
mod watch;

use super::exit::{Done, Failure};
use args::Print;
pub use table::table;

/// Runs one of them.
pub fn run(command: Print) -> Result<Done, Failure> {
    match command {
        Print::Make(make) => make::run(make),
        Print::Rules(rules) => rules::run(rules),
        Print::Gallery(gallery) => gallery::run(gallery),
        Print::Labels(labels) => labels::run(labels),
        Print::Check(check) => check::run(check),
        Print::Calibrate(calibrate) => calibrate::run(calibrate),
        Print::New(new) => new::run(new),
        Print::List(list) => list::run(list),
        Print::Completions(completions) => completions::run(completions),
    }
}
