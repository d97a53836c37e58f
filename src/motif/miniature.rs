//! Traps and dens in small, without words: for pictures of positions and of whole boards.

use super::bands::FrameKind;
use super::board_canvas::BoardCanvas;
use super::site::Site;
use super::word::BoardWords;
use super::{C, den, trap};
use crate::canvas::resources::Resources;
use crate::geom::Affine;
use crate::rules::Side;
use crate::scene::Item;
use crate::theme::Theme;
use crate::typeset::MissingGlyph;
use std::collections::BTreeSet;

/// A trap or a den of a theme in small.
#[derive(Debug)]
pub(crate) struct Miniature {
    /// What is drawn, in millimetres around (0, 0).
    pub items: Vec<Item>,
    /// The characters that a face lacks.
    pub missing: BTreeSet<MissingGlyph>,
}

impl Miniature {
    /// The trap of a side on a square whose side is so many millimetres. One that is taken by an animal leaves it the
    /// middle. No line is thinner than the theme allows.
    pub fn trap(theme: &Theme, square: f64, owner: Side, taken: bool) -> Miniature {
        drawn(theme, square, |canvas| trap::trap(canvas, owner, Side::White, taken))
    }

    /// The den of a side on such a square.
    pub fn den(theme: &Theme, square: f64, owner: Side) -> Miniature {
        drawn(theme, square, |canvas| den::den(canvas, owner, Side::White, false))
    }
}

impl Miniature {
    /// What is drawn without symbols on a square whose side is so many millimetres.
    pub fn without_symbols(theme: &Theme, square: f64, draw: impl FnOnce(&mut BoardCanvas<'_, '_>)) -> Miniature {
        let mut resources = Resources::new(theme);
        let site = site(theme, square);
        let mut canvas = BoardCanvas::new(&mut resources, &site, Affine::scale(site.k));
        draw(&mut canvas);
        let items = canvas.finish();
        Miniature { items, missing: resources.finish().2 }
    }
}

/// What is drawn with resources of its own: its symbols are called as those of the board are, which have another size.
fn drawn(theme: &Theme, square: f64, draw: impl FnOnce(&mut BoardCanvas<'_, '_>)) -> Miniature {
    let mut resources = Resources::new(theme);
    let site = site(theme, square);
    draw(&mut BoardCanvas::new(&mut resources, &site, Affine::scale(site.k)));
    let (symbols, _, missing) = resources.finish();
    // A motif is one symbol, and it stands where it was drawn.
    Miniature { items: symbols.into_iter().flat_map(|symbol| symbol.items).collect(), missing }
}

/// The theme's board without frame and words, on squares of this side.
fn site(theme: &Theme, square: f64) -> Site<'_> {
    let board = theme.rules.board();
    let (columns, rows) = (usize::from(board.files()), usize::from(board.rows()));
    let words = BoardWords::none();
    Site { theme, k: square / C, columns, rows, kind: FrameKind::None, side: 0.0, end: 0.0, joined: false, words }
}
