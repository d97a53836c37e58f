//! Puts things onto paper: tiles boards, places stickers in grids, on labels, strips and backs, adds marks outside the
//! trim, flattens for lasers, lays out galleries.

pub(crate) mod backs;
pub(crate) mod board_pages;
pub(crate) mod cut_lines;
pub(crate) mod document;
pub(crate) mod folds;
pub(crate) mod gallery;
pub(crate) mod home_paper;
pub(crate) mod imposition_settings;
pub(crate) mod label_pages;
pub(crate) mod laser;
pub(crate) mod partition;
pub(crate) mod plan;
pub(crate) mod printable_area;
pub(crate) mod printer_correction;
pub(crate) mod registration;
pub(crate) mod specimen;
pub(crate) mod stand_pages;
pub(crate) mod sticker_cell;
pub(crate) mod sticker_fill;
pub(crate) mod sticker_pages;
pub(crate) mod tiling;
