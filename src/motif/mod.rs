//! What a thing looks like: animals, seals, rivers, traps, dens, fillers of empty land, frames, the grid.
//!
//! Motifs of the board are drawn in *design units*, in which a square's side is always [`C`]: the designs were drawn
//! for squares of 24 mm. [`board_canvas::BoardCanvas`] turns them into millimetres; line widths grow and shrink with
//! the root of the squares' size. Static pictures are SVG files ([`crate::art::motifs`]); what follows the board's
//! geometry is code.

pub(crate) mod animal;
pub(crate) mod bands;
pub(crate) mod board_canvas;
mod card;
mod carved_cave;
mod covered_pit;
pub(crate) mod den;
pub(crate) mod fillers;
mod foliage;
pub(crate) mod frame;
mod garden;
pub(crate) mod grid;
pub(crate) mod ground;
pub(crate) mod mark;
mod meadow;
pub(crate) mod miniature;
mod mosaic_floor;
pub(crate) mod river;
pub(crate) mod seal;
pub(crate) mod shapes;
pub(crate) mod site;
mod stakes;
pub(crate) mod strip;
pub(crate) mod trap;
pub(crate) mod word;

/// The side of a square in design units.
pub(crate) const C: f64 = 24.0;
