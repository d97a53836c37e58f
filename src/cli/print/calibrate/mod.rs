//! `shouqi calibrate`: a calibration page for a printer, and its readings.

pub mod args;
mod page;
mod printer_store;
mod save;
mod show;

pub use printer_store::{fitted, reminder};

use super::super::exit::{Done, Failure};
use args::{Calibrate, CalibrateWhat};

/// Makes the page, or saves and shows its readings.
pub fn run(calibrate: Calibrate) -> Result<Done, Failure> {
    match calibrate.what {
        None => page::run(calibrate.page),
        Some(CalibrateWhat::Save(save)) => save::run(&save),
        Some(CalibrateWhat::List(list)) => show::list(&list),
        Some(CalibrateWhat::Show(show)) => show::show(&show),
    }
}
