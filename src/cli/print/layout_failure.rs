//! A layout error as a failure of the command.

use crate::cli::exit::Failure;
use crate::layout::LayoutError;

/// Why a theme could not be laid out.
pub fn failed(error: LayoutError) -> Failure {
    Failure::Unreadable(format!("error: {error}"))
}
