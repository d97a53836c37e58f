//! `shouqi calibrate`: a page to measure a printer with, and what was measured.

pub mod args;
mod page;
mod printer_store;
mod save;
mod show;

pub use printer_store::{fitted, reminder};

use super::super::exit::{Done, Failure};
use args::{Calibrate, CalibrateWhat};

/// Makes the page, or keeps and shows what was read off it.
pub fn run(calibrate: Calibrate) -> Result<Done, Failure> {
    match calibrate.what {
        None => page::run(calibrate.page),
        Some(CalibrateWhat::Save(save)) => save::run(&save),
        Some(CalibrateWhat::List(list)) => show::list(&list),
        Some(CalibrateWhat::Show(show)) => show::show(&show),
    }
}
