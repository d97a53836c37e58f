//! The frame: what lies between the squares and the trim, but for words.

mod beaded;
mod carved;
mod fretwork;
mod hem;

use super::C;
use super::bands::{CLEAR_OF_TRIM, FrameKind, is_of_letters};
use super::board_canvas::BoardCanvas;
use super::site::Site;
use crate::canvas::shapes::{begonia, polyline, rounded};
use crate::geom::{BezPath, Point, Rect, Shape, TOLERANCE};
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Frame, Grid};
use std::f64::consts::SQRT_2;

/// A bleed less than this, in millimetres, is less than a hand strays: nothing may run off over the trim.
const LEAST_BLEED: f64 = 0.5;

/// How far the frame's lines stay inside the trim, in design units. A frame with much room has a broader mount.
fn mount_width(site: &Site<'_>) -> f64 {
    const BEST: f64 = 6.0;
    (BEST * (site.ease() - 0.15) / 0.85).max(CLEAR_OF_TRIM / site.k)
}

/// The frame's ground and lines. Gives back what the bleed is filled with.
pub(crate) fn frame(canvas: &mut BoardCanvas<'_, '_>) -> Colour {
    match canvas.site().kind {
        FrameKind::Full => full(canvas),
        FrameKind::Slim => slim(canvas),
        FrameKind::None => bare(canvas),
    }
    beyond(canvas.site()).0
}

/// What the bleed is filled with, and how far inside the trim that goes on as a hem, in design units.
pub(crate) fn beyond(site: &Site<'_>) -> (Colour, f64) {
    if site.is_landscape() {
        return (site.theme.landscape_inks.ground(), 0.0);
    }
    let colours = site.colours();
    match (site.kind, site.style().frame) {
        (FrameKind::Full, Frame::Stitched) => (colours.accent, hem(site)),
        (FrameKind::Full | FrameKind::Slim, _) => (colours.paper, 0.0),
        (FrameKind::None, _) if edge_runs_off(site) => (colours.ink, 0.0),
        (FrameKind::None, _) => (under(site), 0.0),
    }
}

/// The radius of the finished board's corners, in design units: where the frame is rounded it is cut along with it.
pub(crate) fn corner(site: &Site<'_>) -> f64 {
    if site.is_landscape() {
        return 0.0;
    }
    let (inset, radius) = match (site.kind, site.style().frame) {
        (FrameKind::Full, Frame::Rounded) => ROUNDED,
        (FrameKind::Full, Frame::Tray) => TRAY,
        (FrameKind::Full | FrameKind::Slim | FrameKind::None, _) => return 0.0,
    };
    mount_width(site) + inset + radius
}

/// How far the outer line of frames with round corners lies inside the mount, and its corners' radius.
const ROUNDED: (f64, f64) = (0.4, 9.0);
const TRAY: (f64, f64) = (0.4, 8.0);

/// How far the innermost line of a full frame reaches in from the trim, in design units.
pub(crate) fn depth(site: &Site<'_>) -> f64 {
    let lines = match site.style().frame {
        Frame::Begonia | Frame::Beaded => 2.9,
        Frame::Rounded => 2.6,
        Frame::Tray => 0.4,
        Frame::Ruled => 3.2,
        Frame::Carved => carved::depth(site),
        Frame::Fretwork => fretwork::depth(site),
        Frame::Plain => 0.5,
        Frame::Bold => rim_width(site),
        Frame::Heavy => return 0.0,
        Frame::Stitched => return hem(site),
    };
    mount_width(site) + lines + site.line_units(0.3) / 2.0
}

/// How wide a hem is, in design units: its seam lies as far inside the trim as a line may, and a third of it farther
/// in.
fn hem(site: &Site<'_>) -> f64 {
    let least = (CLEAR_OF_TRIM / site.k + site.line_units(hem::SEAM.1) / 2.0) / hem::SEAM.0;
    (2.8 + 0.5 * mount_width(site)).max(least)
}

/// Where the middle of a bold line around the squares runs, and how far it reaches out from them, in design units:
/// inside it covers as much of the squares as their own lines do.
fn bold_line(site: &Site<'_>, weight: f64) -> (f64, f64) {
    let (wide, inner) = (site.line_units(weight), site.line_units(site.edge_weight()) / 2.0);
    ((wide / 2.0 - inner).max(0.0), (wide - inner).max(wide / 2.0))
}

/// How far the line around the squares reaches into them, in design units: lines between squares end there.
pub(crate) fn over_squares(site: &Site<'_>) -> f64 {
    let weight = match (site.kind, site.style().frame) {
        (FrameKind::None, _) => site.edge_weight(),
        (FrameKind::Slim, Frame::Heavy) if site.is_titled_strip() => site.edge_weight(),
        (FrameKind::Slim, _) if site.is_titled_strip() => 0.3,
        (FrameKind::Slim, _) => return slim_line(site).2,
        (FrameKind::Full, Frame::Begonia | Frame::Beaded | Frame::Tray) => 0.3,
        (FrameKind::Full, Frame::Ruled | Frame::Carved | Frame::Fretwork) => return 0.0,
        (FrameKind::Full, Frame::Rounded | Frame::Plain) => 0.5,
        (FrameKind::Full, Frame::Bold | Frame::Heavy) => site.edge_weight(),
        (FrameKind::Full, Frame::Stitched) => 0.7,
    };
    site.line_units(weight) / 2.0
}

/// The weights of bold and heavy lines around the squares.
const BOLD: f64 = 1.8;
const HEAVY: f64 = 2.2;

/// How far the squares' own border reaches out from them, in design units.
pub(crate) fn border(site: &Site<'_>) -> f64 {
    match site.style().frame {
        Frame::Begonia | Frame::Beaded => 1.7 + site.line_units(0.9) / 2.0,
        Frame::Ruled => 1.9 + site.line_units(1.2) / 2.0,
        Frame::Tray => 2.2,
        Frame::Carved => carved::BORDER,
        Frame::Fretwork => fretwork::border(site),
        Frame::Rounded | Frame::Plain => site.line_units(0.5) / 2.0,
        Frame::Bold => bold_line(site, BOLD).1,
        Frame::Heavy => bold_line(site, HEAVY).1 + KEYLINE / site.k,
        Frame::Stitched => site.line_units(0.7) / 2.0,
    }
}

/// The frame's rectangle, its line centred so far inside the trim, but never over it.
fn inside(site: &Site<'_>, inset: f64, weight: f64) -> Rect {
    let inset = mount_width(site) + inset.max(site.line_units(weight) / 2.0);
    site.trim().inflate(-inset, -inset)
}

fn full(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let (ink, line) = (site.colours().ink, site.colours().line);
    mount(canvas);
    match site.style().frame {
        Frame::Begonia => {
            canvas.ruled(begonia(inside(site, 0.55, 1.1), 5.0), ink, 1.1);
            canvas.ruled(begonia(inside(site, 2.9, 0.3), 4.6), ink, 0.3);
            double_edge(canvas, (1.7, 0.9), (0.0, 0.3));
        }
        Frame::Beaded => beaded::frame(canvas),
        Frame::Rounded => {
            canvas.line(rounded(inside(site, ROUNDED.0, 0.7), ROUNDED.1), ink, 0.7);
            canvas.line(rounded(inside(site, 2.6, 0.3), 7.4), ink, 0.3);
            single_edge(canvas, 0.5);
        }
        Frame::Tray => {
            canvas.line(rounded(inside(site, TRAY.0, 0.8), TRAY.1), line, 0.8);
            canvas.fill(rounded(site.field().inflate(2.2, 2.2), 0.2 * C), site.under_tiles());
            single_edge(canvas, 0.3);
        }
        Frame::Ruled => {
            canvas.ruled(rect(inside(site, 1.2, 1.5)), ink, 1.5);
            canvas.ruled(rect(inside(site, 3.2, 0.3)), ink, 0.3);
            double_edge(canvas, (1.9, 1.2), (0.5, 0.28));
        }
        Frame::Carved => carved::frame(canvas),
        Frame::Fretwork => fretwork::frame(canvas),
        Frame::Plain => {
            canvas.ruled(rect(inside(site, 0.5, 0.6)), ink, 0.6);
            single_edge(canvas, 0.5);
        }
        Frame::Bold => {
            rims(canvas);
            bold_edge(canvas, BOLD);
        }
        Frame::Heavy => {
            halves(canvas);
            let light = border(site);
            canvas.fill(rect(site.field().inflate(light, light)), site.on_frame());
            bold_edge(canvas, HEAVY);
        }
        Frame::Stitched => {
            hem::around(canvas, hem(site));
            single_edge(canvas, 0.7);
        }
    }
}

/// The ground of a frame to the trim: the paper's colour, or that of a hem.
fn mount(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    canvas.fill(rect(site.trim()), beyond(site).0);
}

/// What the squares lie on.
fn under(site: &Site<'_>) -> Colour {
    if site.style().grid == Grid::Tiles { site.under_tiles() } else { site.colours().land }
}

fn ground(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    canvas.fill(rect(site.field()), under(site));
}

/// A thick line around the squares and a thin one at their edge: how far out, how wide.
fn double_edge(canvas: &mut BoardCanvas<'_, '_>, (out, thick): (f64, f64), (by, thin): (f64, f64)) {
    let (field, ink) = (canvas.site().field(), canvas.site().colours().ink);
    canvas.fill(rect(field.inflate(out, out)), under(canvas.site()));
    for (out, weight) in [(out, thick), (by, thin)] {
        canvas.ruled(rect(field.inflate(out, out)), ink, weight);
    }
}

/// One line at the edge of the squares, unless they are tiles, which have their own.
fn single_edge(canvas: &mut BoardCanvas<'_, '_>, weight: f64) {
    if canvas.site().style().grid == Grid::Tiles {
        return;
    }
    ground(canvas);
    canvas.ruled(rect(canvas.site().field()), canvas.site().colours().ink, weight);
}

/// A bold line around the squares.
fn bold_edge(canvas: &mut BoardCanvas<'_, '_>, weight: f64) {
    let (field, out) = (canvas.site().field(), bold_line(canvas.site(), weight).0);
    canvas.fill(rect(field.inflate(out, out)), under(canvas.site()));
    canvas.ruled(rect(field.inflate(out, out)), canvas.site().colours().ink, weight);
}

/// Without a frame: whether the line around the squares runs off over the trim. Without a bleed the cut itself is that
/// line, and tiles have lines of their own.
fn edge_runs_off(site: &Site<'_>) -> bool {
    site.style().bleed >= LEAST_BLEED && !site.to_be_coloured() && site.style().grid != Grid::Tiles
}

/// No frame.
fn bare(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    mount(canvas);
    if !edge_runs_off(site) {
        return;
    }
    // Inside it covers as much of the squares as their own lines do.
    let over = site.line_units(site.edge_weight()) / 2.0;
    canvas.fill(rect(site.field().inflate(-over, -over)), under(site));
}

/// How broad the bands of both sides in a bold frame are.
const RIM: f64 = 1.5;
/// How much of the room that the letters leave they take as well, and how broad they become at most.
const RIM_GROWS: (f64, f64) = (0.4, 3.2);
/// How far outside the squares the line lies that the letters stand within, and the room outside of it that it needs.
const RAIL: (f64, f64) = (8.0, 2.5);
/// From the one side's to the other's, in the middle of the board.
const RIMS_APART: f64 = 0.9;

/// The room between what the letters of a bold frame take and its bands where these are narrowest.
fn beyond_letters(site: &Site<'_>) -> f64 {
    (site.side - mount_width(site) - RAIL.0 - RIM).max(0.0)
}

/// How broad the bands of a bold frame are: on large paper they are broader.
fn rim_width(site: &Site<'_>) -> f64 {
    (RIM + RIM_GROWS.0 * beyond_letters(site)).min(RIM_GROWS.1)
}

/// The corners of a side's band in a bold frame, as the forms of its pieces: round, or slanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RimCorners {
    Round,
    Slanted,
}

/// How far from its corner the corner of a band is round, or slanted.
const RIM_CORNER: f64 = 3.4;

impl RimCorners {
    /// Those of a side.
    fn of(side: Side) -> RimCorners {
        match side {
            Side::White => RimCorners::Round,
            Side::Black => RimCorners::Slanted,
        }
    }

    /// A rectangle with such corners, so far inside another one that has them.
    pub fn inside(self, outer: Rect, by: f64) -> BezPath {
        let rect = outer.inflate(-by, -by);
        match self {
            RimCorners::Round => rounded(rect, (RIM_CORNER - by).max(0.0)),
            // A band is as broad along its slants.
            RimCorners::Slanted => slanted(rect, (RIM_CORNER - (2.0 - SQRT_2) * by).max(0.0)),
        }
    }
}

/// A rectangle without its corners.
fn slanted(rect: Rect, by: f64) -> BezPath {
    let Rect { x0, y0, x1, y1 } = rect;
    let corners = [
        (x0 + by, y0),
        (x1 - by, y0),
        (x1, y0 + by),
        (x1, y1 - by),
        (x1 - by, y1),
        (x0 + by, y1),
        (x0, y1 - by),
        (x0, y0 + by),
    ];
    polyline(&corners.map(Point::from), true)
}

/// The outer edge of a bold frame, and its corners before a player.
pub(crate) fn rim(site: &Site<'_>, side: Side) -> (Rect, RimCorners) {
    let out = mount_width(site);
    (site.trim().inflate(-out, -out), RimCorners::of(side))
}

/// Around each half a band in its side's colour, with its side's corners. Both are equally broad; where they meet, the
/// one ends round, the other slanted.
fn rims(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let middle = site.field().center().y;
    let wide = rim_width(site);
    if beyond_letters(site) > RAIL.1 {
        canvas.ruled(rect(site.field().inflate(RAIL.0, RAIL.0)), site.colours().ink, 0.4);
    }
    for side in Side::BOTH {
        let (outer, corners) = rim(site, side);
        let mut band = corners.inside(outer, 0.0);
        band.extend(corners.inside(outer, wide).reverse_subpaths());
        // Up to the forms that it ends in.
        let (toward, half) = (if side == Side::White { 1.0 } else { -1.0 }, wide / 2.0);
        let end = middle + toward * (RIMS_APART / 2.0 + half);
        let around = outer.inflate(1.0, 1.0);
        let half_board = match side {
            Side::White => Rect { y0: end, ..around },
            Side::Black => Rect { y1: end, ..around },
        };
        canvas.clipped(rect(half_board), |canvas| canvas.fill(band, site.marks(side)));
        for x in [outer.x0 + half, outer.x1 - half] {
            let knob = Rect::from_center_size((x, end), (wide, wide));
            canvas.fill(
                match corners {
                    RimCorners::Round => BoardCanvas::circle((x, end), half),
                    RimCorners::Slanted => slanted(knob, half * (2.0 - SQRT_2)),
                },
                site.marks(side),
            );
        }
    }
}

/// The mount in the colours of both sides, each up to the middle of the board. They run off over the trim, or where
/// there is hardly a bleed, leave a rim of paper along it.
fn halves(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let bleed = site.style().bleed;
    let out = if bleed > LEAST_BLEED { bleed } else { -0.7 * CLEAR_OF_TRIM } / site.k;
    let (whole, middle) = (site.trim().inflate(out, out), site.field().center().y);
    for side in Side::BOTH {
        let half = match side {
            Side::White => Rect { y0: middle, ..whole },
            Side::Black => Rect { y1: middle, ..whole },
        };
        canvas.fill(rect(half), site.marks(side));
    }
    joints(canvas, whole);
}

/// The light line between the black one around the squares and the colours of a heavy frame, in millimetres.
const KEYLINE: f64 = 0.9;

/// Whether the number of a row stands on light ground, and not on its side's colour: where both colours meet.
pub(crate) fn is_on_joint(site: &Site<'_>, down: usize) -> bool {
    !site.is_landscape()
        && site.kind != FrameKind::None
        && site.style().frame == Frame::Heavy
        && 2 * down + 1 == site.rows
}

/// Where the colours of both sides meet in a heavy frame: a light line, or a light panel with the number of a middle
/// row.
fn joints(canvas: &mut BoardCanvas<'_, '_>, whole: Rect) {
    /// Half the height of the line, and of a panel.
    const LINE: f64 = 0.36;
    const PANEL: f64 = 2.5;
    let site = canvas.site();
    let middle = site.field().center().y;
    let numbered = !site.rows.is_multiple_of(2) && site.style().coordinates;
    let half = if numbered { PANEL } else { LINE };
    canvas.fill(rect(Rect::new(whole.x0, middle - half, whole.x1, middle + half)), site.on_frame());
}

fn slim(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    mount(canvas);
    let bold = site.style().frame == Frame::Heavy;
    if bold {
        halves(canvas);
        let out = STRIP_EDGE.0 / site.k + site.line_units(STRIP_EDGE.1) / 2.0;
        let light = out + KEYLINE / site.k;
        canvas.fill(rect(site.field().inflate(light, light)), site.on_frame());
        canvas.fill(rect(site.field().inflate(out, out)), site.colours().ink);
        // Inside it covers as much of the squares as their own lines do.
        let over = over_squares(site);
        canvas.fill(rect(site.field().inflate(-over, -over)), under(site));
        return;
    }
    ground(canvas);
    if site.is_titled_strip() {
        if let Some((inset, weight)) = strip_line(site) {
            canvas.ruled(rect(site.trim().inflate(-inset, -inset)), site.on_frame(), weight);
        }
        let field = site.field();
        let (out, thick) = STRIP_EDGE;
        canvas.ruled(rect(field.inflate(out / site.k, out / site.k)), site.on_frame(), thick);
        canvas.ruled(rect(field), site.on_frame(), 0.3);
        return;
    }
    // One line alone: a second one would find no room between the letters and the cut.
    let (weight, out, _) = slim_line(site);
    canvas.ruled(rect(site.field().inflate(out, out)), site.on_frame(), weight);
}

/// The thick line around the squares of a narrow frame with a title: how far out, in millimetres, and how heavy.
const STRIP_EDGE: (f64, f64) = (0.8, 0.7);

/// How far the line around such a frame lies inside the trim, in design units, and how heavy it is; none where the
/// letters need the room.
fn strip_line(site: &Site<'_>) -> Option<(f64, f64)> {
    /// The least room beside the squares, in millimetres, and that beside large letters.
    const LEAST: (f64, f64) = (6.0, 8.0);
    let least = if is_of_letters(site.style().frame) { LEAST.1 } else { LEAST.0 };
    (site.side * site.k >= least).then(|| ((CLEAR_OF_TRIM + 0.3) / site.k, 0.6))
}

/// How far inside the trim the room of such a frame ends, and how far outside the squares it begins, in design units.
pub(crate) fn strip_room(site: &Site<'_>) -> (f64, f64) {
    let inner =
        strip_line(site).map_or(0.7 * CLEAR_OF_TRIM / site.k, |(inset, weight)| inset + site.line_units(weight) / 2.0);
    let light = if site.style().frame == Frame::Heavy { KEYLINE / site.k } else { 0.0 };
    (inner, STRIP_EDGE.0 / site.k + site.line_units(STRIP_EDGE.1) / 2.0 + light)
}

/// The weight of the line around the squares of a narrow frame, how far outside the squares its middle runs, and how
/// far it reaches into them, in design units.
fn slim_line(site: &Site<'_>) -> (f64, f64, f64) {
    match site.style().grid {
        Grid::Lozenges | Grid::Seeds | Grid::Tiles | Grid::Lines | Grid::Unbroken | Grid::Carved | Grid::Stitched => {
            (0.45, site.line_units(0.45) / 2.0, 0.0)
        }
        Grid::Bold | Grid::Heavy => {
            let weight = 1.5 * site.edge_weight();
            let out = bold_line(site, weight).0;
            (weight, out, site.line_units(weight) / 2.0 - out)
        }
    }
}

fn rect(rect: Rect) -> BezPath {
    rect.to_path(TOLERANCE)
}
