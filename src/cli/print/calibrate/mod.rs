//! `shouqi calibrate`: a page to measure a printer with, and what was measured.

pub mod args;
mod page;
mod save;
mod shelf;
mod told;

pub use shelf::{fitted, reminder};

use super::super::exit::{Done, Failure};
use args::{Calibrate, CalibrateWhat};

/// Makes the page, or keeps and shows what was read off it.
pub fn run(calibrate: Calibrate) -> Result<Done, Failure> {
    match calibrate.what {
        None => page::run(calibrate.page),
        Some(CalibrateWhat::Save(save)) => save::run(&save),
        Some(CalibrateWhat::List(list)) => told::list(&list),
        Some(CalibrateWhat::Show(show)) => told::show(&show),
    }
}
