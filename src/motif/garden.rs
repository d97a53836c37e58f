//! A garden in quiet tones on the empty squares: plum, orchid, bamboo and chrysanthemum, pine and fern; rushes before the
//! water, stepping stones between two rivers, butterflies in the middle of the board.
//!
//! What grows on a square follows from its place alone, counted from the player it faces: both halves are alike, and
//! so are left and right, as in a mirror.

use super::C;
use super::board_canvas::BoardCanvas;
use super::fillers::{Vicinity, vicinity};
use super::ground::{is_free, tone};
use super::site::Site;
use crate::art::motifs::{
    BAMBOO_SPRAYS, BULRUSHES, BUTTERFLIES, BoardRole, CHRYSANTHEMUM, FERN, ORCHID, PINE_BOUGH, PLUM, STEPPING_STONES,
};
use crate::art::{Motif, Shown};
use crate::canvas::shapes::mixed;
use crate::geom::{Affine, BezPath, Point, Shape, Vec2};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::Ground;

/// What grows inland. Places that touch along a side have different plants.
const PLANTS: [&Motif<BoardRole>; 5] = [&CHRYSANTHEMUM, &BAMBOO_SPRAYS, &ORCHID, &PLUM, &FERN];

/// Draws the garden below the lines between squares.
pub(super) fn garden(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    for (c, r) in site.squares().filter(|&(c, r)| is_free(site, (c, r))) {
        let place = Place::of(site, c, r);
        let motif = place.motif(site, c, r);
        let mirror = if place.mirrored { Affine::FLIP_X } else { Affine::IDENTITY };
        let size = Affine::scale(if site.style().ground == Ground::Cut { CUT_SIZE } else { 1.0 });
        canvas.within(site.facing(site.middle(c, r), place.facing) * mirror * size, |canvas| {
            let name = motif.name.replace("garden/", "plant-");
            canvas.symbol(&name, |canvas| {
                let is_cut = site.style().ground == Ground::Cut;
                canvas.motif(motif, Shown::default(), |role| if is_cut { cut(site, role) } else { quiet(site, role) });
                if is_cut {
                    gouged(canvas, motif);
                }
            });
        });
    }
}

/// A square as the player sees it whom it faces.
pub(super) struct Place {
    pub facing: Side,
    /// How many squares it lies inside the nearer of the two sides of the board, and from the player.
    pub aside: usize,
    pub ahead: usize,
    /// Whether it lies right of the middle.
    pub mirrored: bool,
    /// Whether it lies on the way from den to den, and is the middle of the board.
    on_axis: bool,
    pub centre: bool,
}

impl Place {
    pub fn of(site: &Site<'_>, c: usize, r: usize) -> Place {
        let (middle_row, right) = (2 * r + 1 == site.rows, 2 * c + 1 > site.columns);
        // Like the rivers, what is right of the middle in a middle row is Black's to see.
        let facing = if middle_row && right { Side::Black } else { site.half(r) };
        let (column, ahead) = match facing {
            Side::White => (c, site.rows - 1 - r),
            Side::Black => (site.columns - 1 - c, r),
        };
        Place {
            facing,
            aside: column.min(site.columns - 1 - column),
            ahead,
            mirrored: 2 * column + 1 > site.columns,
            on_axis: 2 * c + 1 == site.columns,
            centre: middle_row && 2 * c + 1 == site.columns,
        }
    }

    fn motif(&self, site: &Site<'_>, c: usize, r: usize) -> &'static Motif<BoardRole> {
        if self.centre {
            return &BUTTERFLIES;
        }
        match vicinity(site, c, r) {
            Vicinity::Landing => &BULRUSHES,
            Vicinity::Bridge | Vicinity::Centre => &STEPPING_STONES,
            // Old pines stand on the way to the den.
            Vicinity::Inland if self.on_axis && self.ahead.is_multiple_of(2) => &PINE_BOUGH,
            Vicinity::Inland | Vicinity::Shore => PLANTS[(2 * self.aside + self.ahead) % PLANTS.len()],
        }
    }
}

/// The colours of a garden that pieces stand on: those of the board, most of the land's mixed in.
fn quiet(site: &Site<'_>, role: BoardRole) -> Colour {
    let colours = site.colours();
    match role {
        BoardRole::Land => colours.land,
        BoardRole::Ink => tone(site, colours.line, 0.66),
        BoardRole::Trap => colours.trap.towards(colours.line, 0.14),
        BoardRole::Bank => tone(site, colours.bank, 0.46),
        BoardRole::Wave => tone(site, colours.bank, 0.28),
        BoardRole::Accent => tone(site, colours.accent, 0.34),
        BoardRole::Owner | BoardRole::OwnerSoft | BoardRole::OwnerPale => tone(site, colours.accent, 0.2),
    }
}

/// The colours of a garden that the two blocks print: wood and leaves in the one, blossoms and wings in the other. A block
/// has no tints.
fn cut(site: &Site<'_>, role: BoardRole) -> Colour {
    let colours = site.colours();
    match role {
        BoardRole::Land => colours.land,
        BoardRole::Ink | BoardRole::Bank | BoardRole::Wave => colours.ink,
        BoardRole::Accent | BoardRole::Trap | BoardRole::Owner | BoardRole::OwnerSoft | BoardRole::OwnerPale => {
            colours.accent
        }
    }
}

/// How much smaller a plant is cut than drawn: it is as black as the animals, and lighter because it is finer.
const CUT_SIZE: f64 = 0.94;

/// Cuts of the gouge in the broad solids of a plant: the paper shows through. Their edges stay whole.
fn gouged(canvas: &mut BoardCanvas<'_, '_>, motif: &Motif<BoardRole>) {
    /// The direction of cuts in radians, from one to the next in their row, and from row to row.
    const CUT: (f64, f64, f64) = (-0.95, 2.1, 0.8);
    const ROWS: i32 = 15;
    /// How wide the edge of a solid is that no cut reaches; half of it lies inside.
    const EDGE: f64 = 0.56;
    let site = canvas.site();
    let (direction, pitch, apart) = CUT;
    let mut cuts = Vec::new();
    for row in -ROWS..=ROWS {
        for place in -6..=6_i32 {
            let noise = |seed: u64| share(((row + 99) as u64) << 16 | ((place + 99) as u64) << 4 | seed);
            // No two cuts of a hand are as long, as broad, and as steep.
            let along = Vec2::from_angle(direction + 0.34 * (noise(1) - 0.5));
            let across = Vec2::from_angle(direction).turn_90();
            let (long, half) = (0.75 + 1.15 * noise(2), 0.13 + 0.1 * noise(3));
            let off = (f64::from(row) * 0.618_034).rem_euclid(1.0) + 0.3 * (noise(4) - 0.5);
            let at = across * ((f64::from(row) + 0.3 * (noise(5) - 0.5)) * apart);
            let at = at + Vec2::from_angle(direction) * ((f64::from(place) + off) * pitch);
            if at.hypot() < C / 2.0 {
                cuts.push((at.to_point(), gouge(at.to_point(), along * long, half)));
            }
        }
    }
    for role in [BoardRole::Wave, BoardRole::Bank, BoardRole::Trap, BoardRole::Accent] {
        let solid: BezPath = (motif.shown(Shown::default()))
            .filter(|part| part.fill == Some(role))
            .flat_map(|part| part.path.clone())
            .collect();
        if solid.is_empty() {
            continue;
        }
        let within: BezPath = cuts.iter().filter(|(at, _)| solid.winding(*at) != 0).flat_map(|(_, cut)| cut).collect();
        canvas.clipped(solid.clone(), |canvas| {
            canvas.fill(within, site.colours().land);
            canvas.line(solid, cut(site, role), EDGE);
        });
    }
}

/// A pseudo-random number from 0 to 1, from a key.
fn share(key: u64) -> f64 {
    (mixed(key) >> 11) as f64 / (1u64 << 53) as f64
}

/// A cut of the gouge around a point: broad where it begins, thin where it ends.
fn gouge(at: Point, way: Vec2, half: f64) -> BezPath {
    let (from, to, aside) = (at - way / 2.0, at + way / 2.0, way.normalize().turn_90() * (2.6 * half));
    let mut path = BezPath::new();
    path.move_to(from);
    path.quad_to(from.lerp(to, 0.3) + aside / 2.0, to);
    path.quad_to(from.lerp(to, 0.3) - aside / 2.0, from);
    path.close_path();
    path
}
