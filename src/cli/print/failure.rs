//! Errors of the commands that print, as failures.

use crate::cli::exit::Failure;
use crate::export::{PdfError, PngError, WriteError};
use crate::layout::LayoutError;
use crate::rulesheet::{ProofError, SheetError};
use crate::theme::ThemeError;

/// Errors that mean invalid input.
macro_rules! unreadable {
    ($($error:ident),+) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::Unreadable(format!("error: {error}"))
            }
        })+
    };
}

unreadable!(LayoutError, PdfError, PngError, ProofError, SheetError, WriteError);

impl From<ThemeError> for Failure {
    fn from(error: ThemeError) -> Failure {
        match error {
            ThemeError::Faults(reports) => Failure::Faulty(reports),
            ThemeError::Unreadable { .. } => Failure::File(error.to_string()),
            ThemeError::Unknown { .. } => Failure::Unreadable(format!("error: {error}")),
        }
    }
}
