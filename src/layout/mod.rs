//! From a checked theme to pages.
//!
//! Flows in: a [`Theme`] with its rules. Flows out: a [`Document`], and a [`Plan`] that says what was chosen. Everything
//! that two writers would both have to work out is worked out here.

mod animal;
mod board;
mod board_pages;
pub mod diagram;
mod guides;
mod ink;
mod piece;
mod plan;
mod room;
mod shapes;
mod sheet;
mod sticker_pages;
mod studio;
mod tiling;

pub use board::{Bands, FrameKind};
pub use plan::{BoardPlan, LayoutError, PiecesPlan, Plan};
pub use sheet::SheetPlan;
pub use sticker_pages::sticker_shown;
pub use studio::Studio;
pub use tiling::{Part, Tab, Tiling};

use crate::scene::Document;
use crate::theme::Theme;

/// The parts of a set that can be printed, in the order of their pages.
pub const PARTS: [&str; 2] = ["board", "pieces"];

/// A set, ready for the writers.
#[derive(Debug, Clone)]
pub struct Set {
    /// Its pages.
    pub document: Document,
    /// What was chosen: sizes, sheets, frame.
    pub plan: Plan,
}

/// Lays out the named parts of a set (see [`PARTS`]).
///
/// Fails if a square or a sticker is larger than the paper, or if a face lacks a character.
pub fn set(theme: &Theme, parts: &[&str]) -> Result<Set, LayoutError> {
    let mut studio = Studio::new(theme);
    let mut sheets = Vec::new();
    let mut plan = Plan { board: None, pieces: None };
    if parts.contains(&"board") {
        let (board, planned) = board_pages::lay_out(&mut studio)?;
        sheets.extend(board);
        plan.board = Some(planned);
    }
    if parts.contains(&"pieces") {
        let (pieces, planned) = sticker_pages::lay_out(&mut studio)?;
        sheets.extend(pieces);
        plan.pieces = Some(planned);
    }
    let count = sheets.len();
    let captioned = (1..).zip(sheets).map(|(number, sheet)| guides::caption(&mut studio, sheet, number, count));
    let pages = captioned.collect();
    let (symbols, pictures, missing) = studio.finish();
    if !missing.is_empty() {
        return Err(LayoutError::MissingCharacters(missing.into_iter().collect()));
    }
    let document = Document {
        title: theme.title_in(theme.language()).to_owned(),
        language: theme.language().to_owned(),
        fonts: theme.fonts.clone(),
        pictures,
        symbols,
        pages,
    };
    Ok(Set { document, plan })
}

/// Lays out a rules sheet in one language, or in two.
///
/// Fails if a face lacks a character.
pub fn rules(theme: &Theme, sheets: &[crate::rulesheet::Sheet], plan: SheetPlan) -> Result<Document, LayoutError> {
    let mut studio = Studio::new(theme);
    let pages = sheet::lay_out(&mut studio, sheets, plan);
    let (symbols, pictures, missing) = studio.finish();
    if !missing.is_empty() {
        return Err(LayoutError::MissingCharacters(missing.into_iter().collect()));
    }
    Ok(Document {
        title: sheets.first().map_or_else(String::new, |sheet| sheet.title.clone()),
        language: sheets.first().map_or_else(|| theme.language().to_owned(), |sheet| sheet.language.clone()),
        fonts: theme.fonts.clone(),
        pictures,
        symbols,
        pages,
    })
}
