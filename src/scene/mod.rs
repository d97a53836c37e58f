//! The display list: pages of positioned items in millimetres, y down, text already shaped.
//!
//! Flows in: what `layout` places. Flows out: to the writers of `export`, which walk it with exhaustive matches and
//! decide nothing. Nothing here is transparent and nothing is blended: every colour is what the paper shall show.

mod document;
mod inks;
mod item;
mod output_condition;
mod paint;
mod walk;

pub use document::{Bookmark, Document, Layer, LayerKind, Page, Symbol, SymbolId};
pub use inks::Inks;
pub use item::{Cap, Dash, Glyph, GlyphRun, Group, Image, Item, Join, PathItem, PictureId, Raster, Stroke, Use};
pub use output_condition::{OutputCondition, Pixels};
pub use paint::{Colour, Paint, Spot, linear_light, luminance};
pub use walk::every_item;
