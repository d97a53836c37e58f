//! What is mostly paper: labels, tags and seals for a gift, a cover page, a certificate, a score pad.

mod cells;
pub mod certificate;
mod circle;
pub mod cover;
pub mod gift;
mod inline;
mod pair;
mod palette;
mod ring_text;
pub mod score_pad;
