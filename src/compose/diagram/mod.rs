//! The pictures of a rules sheet: excerpts of the board with moves drawn over it, the board set up, the ladder of
//! strength, the emblem.
//!
//! Input: the facts of [`crate::rulesheet`], with every move judged, and the theme. Output: items in millimetres, y
//! down, from the upper left corner of a [`DrawnFigure`]. No rules are decided here.
//!
//! Proportions of boards and pieces are given in *cells*, the side of a square as it is drawn.

mod ability;
mod arrow;
mod badge;
mod band;
mod canvas;
mod cutout;
mod excerpt;
mod ground;
mod ladder;
mod look;
mod marked_scene;
mod marks;
mod ported;
mod site;
#[cfg(test)]
mod tests;
mod token;
mod token_ring;
mod water;
mod window;

pub use ability::{Ability, ability};
pub(in crate::compose) use arrow::head;
pub use band::{
    Band, GROUND_LINE, actors, emblem, head_line, head_line_height, panel_ground, parade, silhouette, standing,
};
pub use canvas::DrawnFigure;
pub use cutout::papercut;
pub use excerpt::{excerpt, excerpt_size, setup, setup_size};
pub use ladder::{ColumnMeasures, LadderStyle, RungWords, ladder};
pub use look::{Look, line_on_paper};
pub use ported::{PortMark, ported};
pub use site::square_alone;
pub use token::{piece, piece_outline, shows_heads};
