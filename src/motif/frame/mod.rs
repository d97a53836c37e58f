//! The frame: what lies between the squares and the trim, but for words.

mod beaded;
mod bold;
mod carved;
mod fretwork;
mod heavy;
mod hem;

use super::C;
use super::bands::{CLEAR_OF_TRIM, FrameKind, is_of_letters};
use super::board_canvas::BoardCanvas;
use super::site::Site;
use crate::canvas::shapes::{begonia, rounded};
use crate::geom::{BezPath, Rect, Shape, TOLERANCE};
use crate::scene::Colour;
use crate::theme::{Frame, Grid};

pub(crate) use bold::rim;

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
        Frame::Bold => 0.0,
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
const BOLD: f64 = 1.1;
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
        Frame::Heavy => bold_line(site, HEAVY).1 + heavy::KEYLINE / site.k,
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
            single_edge(canvas, 0.5, site.colours().ink);
        }
        Frame::Tray => {
            canvas.line(rounded(inside(site, TRAY.0, 0.8), TRAY.1), line, 0.8);
            canvas.fill(rounded(site.field().inflate(2.2, 2.2), 0.2 * C), site.under_tiles());
            single_edge(canvas, 0.3, site.colours().ink);
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
            single_edge(canvas, 0.5, site.colours().ink);
        }
        Frame::Bold => {
            bold::bands(canvas);
            bold_edge(canvas, BOLD);
        }
        Frame::Heavy => {
            heavy::halves(canvas);
            let light = border(site);
            canvas.fill(rect(site.field().inflate(light, light)), site.on_frame());
            bold_edge(canvas, HEAVY);
        }
        Frame::Stitched => {
            hem::around(canvas, hem(site));
            single_edge(canvas, 0.7, site.colours().accent);
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
fn single_edge(canvas: &mut BoardCanvas<'_, '_>, weight: f64, colour: Colour) {
    if canvas.site().style().grid == Grid::Tiles {
        return;
    }
    ground(canvas);
    canvas.ruled(rect(canvas.site().field()), colour, weight);
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

/// Whether the number of a row stands on light ground, and not on its side's colour: where both colours of a heavy or a
/// bold frame meet.
pub(crate) fn is_on_joint(site: &Site<'_>, down: usize) -> bool {
    !site.is_landscape()
        && (site.is_in_bands() || site.kind != FrameKind::None && site.style().frame == Frame::Heavy)
        && 2 * down + 1 == site.rows
}

/// Whether a row has its number where the halves of the board meet.
fn numbers_the_middle(site: &Site<'_>) -> bool {
    !site.rows.is_multiple_of(2) && site.style().coordinates
}

fn slim(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    mount(canvas);
    let bold = site.style().frame == Frame::Heavy;
    if bold {
        heavy::halves(canvas);
        let out = STRIP_EDGE.0 / site.k + site.line_units(STRIP_EDGE.1) / 2.0;
        let light = out + heavy::KEYLINE / site.k;
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
    let light = if site.style().frame == Frame::Heavy { heavy::KEYLINE / site.k } else { 0.0 };
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
