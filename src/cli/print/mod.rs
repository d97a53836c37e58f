//! The commands that print.

mod archive;
pub mod args;
mod calibrate;
mod check;
mod completions;
mod cutting;
mod derived_sizes;
mod failure;
mod findings;
pub mod folder;
pub mod formats;
mod gallery;
mod labels;
mod list;
mod make;
mod manual;
mod new;
mod option_fault;
mod part_name;
mod referee_set;
mod rules;
mod starter_theme;
mod summary;
pub mod theme_options;
mod tour;
mod watch;
pub mod words_of_a_set;

use super::exit::{Done, Failure};
use args::Print;
pub use gallery::hung;
pub use referee_set::{board_colours, table};

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
        Print::Tour(tour) => tour::run(tour),
        Print::List(list) => list::run(list),
        Print::Manual(manual) => manual::run(manual),
        Print::Completions(completions) => completions::run(completions),
    }
}
