//! Which stickers are printed: those of the sets, and what fills the empty part of the last sheet.

use super::sticker_pages;
use crate::canvas::error::LayoutError;
use crate::compose::piece::{StickerList, filled_list, sticker_list};
use crate::theme::{SheetFill, Theme};

/// The stickers of a theme, with as much of its `pieces.fill` as fits without one more sheet.
///
/// Fails if a sticker is larger than the sheet.
pub fn stickers(theme: &Theme) -> Result<StickerList, LayoutError> {
    let bare = sticker_list(&theme.rules, &theme.pieces);
    if theme.pieces.fill == SheetFill::None {
        return Ok(bare);
    }
    let filled = |more: usize| filled_list(&theme.rules, &theme.pieces, more);
    let sheets = sticker_pages::plan(theme.into(), &bare)?.sheets;
    let fits = |more: usize| Ok(sticker_pages::plan(theme.into(), &filled(more))?.sheets <= sheets);
    let mut too_many = 1;
    while fits(too_many)? {
        too_many *= 2;
    }
    let mut most = too_many / 2;
    while too_many - most > 1 {
        let middle = most.midpoint(too_many);
        if fits(middle)? { most = middle } else { too_many = middle }
    }
    Ok(filled(most))
}
