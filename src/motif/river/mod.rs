//! The rivers. Each body of water is drawn by itself, facing the player on its side of the board.

mod block;
mod body;
mod contours;
mod lotus;
mod mosaic;
mod name;
mod plain;
mod pond;
mod reeds;
mod ribbons;
mod ripples;
mod rows;
mod scales;
mod waves;

use super::C;
use super::board_canvas::BoardCanvas;
use crate::geom::Affine;
use crate::theme::River;
use body::{Body, bodies};
use std::f64::consts::PI;

/// How a river is drawn: on the board, and in the small cells of diagrams.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RiverMotif {
    /// Draws one body of water, its upper left corner on (0, 0).
    draw: fn(&mut BoardCanvas<'_, '_>, &Body),
    /// What of it a small cell shows.
    pub small: SmallWater,
}

/// What a small cell of water shows; lengths in cells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum SmallWater {
    /// Nothing.
    Bare,
    /// Nothing of its own: lines follow the shore.
    Shore,
    /// Swelling waves in brick rhythm, this wide where they are widest.
    Waves(f64),
    /// Waves of one width in rows.
    Rows {
        /// What their symbol is called.
        name: &'static str,
        /// How far the rows lie from the cell's upper edge.
        heights: &'static [f64],
        /// Where they begin, and how long they are.
        along: (f64, f64),
        /// The width of their lines.
        width: f64,
        /// Whether they run on from cell to cell up to the bank.
        runs_on: bool,
    },
    /// Waves like scales, which run on up to the bank.
    Scales,
    /// Ripples, and clumps of reeds along the bank before its player.
    Reeds,
}

impl SmallWater {
    /// Whether the pattern runs on from cell to cell up to the bank.
    pub fn runs_on(self) -> bool {
        match self {
            SmallWater::Rows { runs_on, .. } => runs_on,
            SmallWater::Scales => true,
            SmallWater::Bare | SmallWater::Shore | SmallWater::Waves(_) | SmallWater::Reeds => false,
        }
    }
}

/// The motif of each river, a row each.
pub(crate) fn motif(river: River) -> RiverMotif {
    let rows = |name, heights, along, width, runs_on| SmallWater::Rows { name, heights, along, width, runs_on };
    let row = |draw: fn(&mut BoardCanvas<'_, '_>, &Body), small| RiverMotif { draw, small };
    match river {
        River::Waves => row(waves::waves, SmallWater::Waves(0.045)),
        River::Pond => row(pond::pond, SmallWater::Waves(0.045)),
        River::Lotus => row(lotus::lotus, SmallWater::Waves(0.045)),
        River::Contours => row(contours::contours, SmallWater::Shore),
        River::Ripples => row(ripples::ripples, rows("ripples", &[0.24, 0.76], (0.2, 0.6), 0.03, false)),
        River::Block => row(block::block, SmallWater::Waves(0.075)),
        River::Scales => row(scales::scales, SmallWater::Scales),
        River::Plain => row(plain::plain, SmallWater::Bare),
        River::Rows => row(rows::rows, rows("rows", &[0.17, 0.5, 0.83], (0.0, 1.0), 0.03, true)),
        River::Ribbons => row(ribbons::ribbons, rows("ribbons", &[0.22, 0.5, 0.78], (0.1, 0.8), 0.07, false)),
        River::Mosaic => row(mosaic::mosaic, SmallWater::Shore),
        River::Reeds => row(reeds::reeds, SmallWater::Reeds),
    }
}

/// Every body of water of the board.
pub(crate) fn rivers(canvas: &mut BoardCanvas<'_, '_>) {
    let draw = motif(canvas.site().style().river).draw;
    for (place, (body, corner)) in bodies(canvas.site()).into_iter().enumerate() {
        let (width, height) = (body.width as f64 * C, body.height as f64 * C);
        let space = match body.turned {
            true => Affine::translate((corner.x + width, corner.y + height)) * Affine::rotate(PI),
            false => Affine::translate(corner.to_vec2()),
        };
        // Equal waters are one symbol; a single one of its kind is as well drawn as one.
        let name = body.name(canvas.site().words.suffix(body.reader)).unwrap_or_else(|| format!("water-{place}"));
        canvas.within(space, |canvas| canvas.symbol(&name, |canvas| draw(canvas, &body)));
    }
}
