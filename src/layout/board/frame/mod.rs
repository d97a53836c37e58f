//! The frame: what lies between the squares and the trim, but for words.

mod carved;
mod fretwork;

use super::grid::seam;
use super::sketch::{LEFT_OPEN, Sketch};
use super::{C, FrameKind, Site};
use crate::geom::{BezPath, Point, Rect, Shape};
use crate::layout::shapes::{begonia, rounded};
use crate::scene::Colour;
use crate::theme::{Frame, Grid};

/// How far the frame's lines stay inside the trim. A frame with little room has its lines at the trim; one with more
/// gives them a mount, which forgives a crooked cut.
fn mount_width(site: &Site<'_>) -> f64 {
    const BEST: f64 = 6.0;
    // One line alone leaves room for a crooked cut even where there is little.
    let least = match site.style().frame {
        Frame::Tray | Frame::Plain => 1.5,
        Frame::Begonia
        | Frame::Rounded
        | Frame::Ruled
        | Frame::Carved
        | Frame::Fretwork
        | Frame::Bold
        | Frame::Heavy
        | Frame::Stitched => 0.0,
    };
    BEST * ((site.ease() - 0.15) / 0.85).max(least / BEST)
}

/// The frame's ground and lines. Gives back what the bleed may be filled with.
pub(super) fn frame(sketch: &mut Sketch<'_, '_>) -> Option<Colour> {
    match sketch.site.kind {
        FrameKind::Full => full(sketch),
        FrameKind::Slim => {
            slim(sketch);
            Some(sketch.site.colours().paper)
        }
        FrameKind::None => {
            ground(sketch);
            edge(sketch, bare_edge(sketch.site));
            Some(under(sketch.site))
        }
    }
}

/// How far the innermost line of a full frame reaches in from the trim, in design units.
pub(super) fn depth(site: &Site<'_>) -> f64 {
    let lines = match site.style().frame {
        Frame::Begonia => 2.9,
        Frame::Rounded => 2.6,
        Frame::Tray => 0.4,
        Frame::Ruled => 3.2,
        Frame::Carved => carved::depth(site),
        Frame::Fretwork => fretwork::depth(site),
        Frame::Plain => 0.5,
        Frame::Bold => 0.25,
        Frame::Heavy => return 0.0,
        Frame::Stitched => return hem(site),
    };
    mount_width(site) + lines + site.line_units(0.3) / 2.0
}

/// How wide a hem is, in design units. It takes half of what would be a mount.
fn hem(site: &Site<'_>) -> f64 {
    2.8 + 0.5 * mount_width(site)
}

/// Where the middle of a bold line around the squares runs, and how far it reaches out from them, in design units: inside
/// it covers as much of the squares as their own lines do.
fn bold_line(site: &Site<'_>, weight: f64) -> (f64, f64) {
    let (wide, inner) = (site.line_units(weight), site.line_units(site.edge_weight()) / 2.0);
    ((wide / 2.0 - inner).max(0.0), (wide - inner).max(wide / 2.0))
}

/// The weights of bold and heavy lines around the squares.
const BOLD: f64 = 1.8;
const HEAVY: f64 = 2.2;

/// How far the squares' own border reaches out from them, in design units.
pub(super) fn border(site: &Site<'_>) -> f64 {
    match site.style().frame {
        Frame::Begonia => 1.7 + site.line_units(0.9) / 2.0,
        Frame::Ruled => 1.9 + site.line_units(1.2) / 2.0,
        Frame::Tray => 2.2,
        Frame::Carved => carved::BORDER,
        Frame::Fretwork => fretwork::border(site),
        Frame::Rounded | Frame::Plain => site.line_units(0.5) / 2.0,
        Frame::Bold => bold_line(site, BOLD).1,
        Frame::Heavy => bold_line(site, HEAVY).1,
        Frame::Stitched => site.line_units(0.7) / 2.0,
    }
}

/// The frame's rectangle, its line centred so far inside the trim, but never over it.
fn inside(site: &Site<'_>, inset: f64, weight: f64) -> Rect {
    let inset = mount_width(site) + inset.max(site.line_units(weight) / 2.0);
    site.trim().inflate(-inset, -inset)
}

fn full(sketch: &mut Sketch<'_, '_>) -> Option<Colour> {
    let site = sketch.site;
    let (paper, ink, line) = (site.colours().paper, site.colours().ink, site.colours().line);
    match site.style().frame {
        Frame::Begonia => {
            let outer = begonia(inside(site, 0.55, 1.1), 5.0);
            sketch.fill(outer.clone(), paper);
            sketch.ruled(outer, ink, 1.1);
            sketch.ruled(begonia(inside(site, 2.9, 0.3), 4.6), ink, 0.3);
            double_edge(sketch, (1.7, 0.9), (0.0, 0.3));
            return None;
        }
        Frame::Rounded => {
            mount(sketch);
            sketch.line(rounded(inside(site, 0.4, 0.7), 9.0), ink, 0.7);
            sketch.line(rounded(inside(site, 2.6, 0.3), 7.4), ink, 0.3);
            single_edge(sketch, 0.5);
        }
        Frame::Tray => {
            mount(sketch);
            sketch.line(rounded(inside(site, 0.4, 0.8), 8.0), line, 0.8);
            sketch.fill(rounded(site.field().inflate(2.2, 2.2), 0.2 * C), site.under_tiles());
            single_edge(sketch, 0.3);
        }
        Frame::Ruled => {
            mount(sketch);
            sketch.ruled(rect(inside(site, 1.2, 1.5)), ink, 1.5);
            sketch.ruled(rect(inside(site, 3.2, 0.3)), ink, 0.3);
            double_edge(sketch, (1.9, 1.2), (0.5, 0.28));
        }
        Frame::Carved => {
            mount(sketch);
            carved::frame(sketch);
        }
        Frame::Fretwork => {
            mount(sketch);
            fretwork::frame(sketch);
        }
        Frame::Plain => {
            mount(sketch);
            sketch.ruled(rect(inside(site, 0.5, 0.6)), ink, 0.6);
            single_edge(sketch, 0.5);
        }
        Frame::Bold => {
            mount(sketch);
            sketch.ruled(rect(inside(site, 0.25, 0.5)), ink, 0.5);
            bold_edge(sketch, BOLD);
        }
        Frame::Heavy => {
            mount(sketch);
            bold_edge(sketch, HEAVY);
        }
        Frame::Stitched => {
            hemmed(sketch);
            single_edge(sketch, 0.7);
            return Some(site.colours().accent);
        }
    }
    Some(paper)
}

/// The paper's colour to the trim.
fn mount(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    sketch.fill(rect(site.trim()), site.colours().paper);
}

/// What the squares lie on.
fn under(site: &Site<'_>) -> Colour {
    if site.style().grid == Grid::Tiles { site.under_tiles() } else { site.colours().land }
}

fn ground(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    sketch.fill(rect(site.field()), under(site));
}

/// A thick line around the squares and a thin one at their edge: how far out, how wide.
fn double_edge(sketch: &mut Sketch<'_, '_>, (out, thick): (f64, f64), (by, thin): (f64, f64)) {
    let (field, colours) = (sketch.site.field(), sketch.site.colours());
    sketch.fill(rect(field.inflate(out, out)), under(sketch.site));
    sketch.ruled(rect(field.inflate(out, out)), colours.ink, thick);
    sketch.ruled(rect(field.inflate(by, by)), colours.ink, thin);
}

/// One line at the edge of the squares, unless they are tiles, which have their own.
fn single_edge(sketch: &mut Sketch<'_, '_>, weight: f64) {
    if sketch.site.style().grid == Grid::Tiles {
        return;
    }
    ground(sketch);
    edge(sketch, weight);
}

/// A bold line around the squares.
fn bold_edge(sketch: &mut Sketch<'_, '_>, weight: f64) {
    let (field, out) = (sketch.site.field(), bold_line(sketch.site, weight).0);
    sketch.fill(rect(field.inflate(out, out)), under(sketch.site));
    sketch.ruled(rect(field.inflate(out, out)), sketch.site.colours().ink, weight);
}

/// A hem around the paper, sewn with a seam.
fn hemmed(sketch: &mut Sketch<'_, '_>) {
    let (trim, hem, colours) = (sketch.site.trim(), hem(sketch.site), *sketch.site.colours());
    sketch.fill(rect(trim), colours.accent);
    sketch.fill(rounded(trim.inflate(-hem, -hem), 2.0), colours.paper);
    let at = trim.inflate(-0.55 * hem, -0.55 * hem);
    let corners = [(at.x0, at.y0), (at.x1, at.y0), (at.x1, at.y1), (at.x0, at.y1)].map(Point::from);
    let mut path = BezPath::new();
    for (from, to) in corners.into_iter().zip(corners.into_iter().cycle().skip(1)) {
        path.extend(seam(from, to, (from.distance(to) / STITCH).round().max(1.0) as usize));
    }
    sketch.line(path, colours.paper, 0.5);
}

/// From one stitch of a hem to the next, in design units.
const STITCH: f64 = 3.0;

fn edge(sketch: &mut Sketch<'_, '_>, weight: f64) {
    let (field, ink) = (sketch.site.field(), sketch.site.colours().ink);
    sketch.ruled(rect(field), ink, weight);
}

/// The weight of the line at the edge of a board without a frame: half of it must find room outside the squares.
fn bare_edge(site: &Site<'_>) -> f64 {
    match site.style().grid {
        Grid::Lozenges | Grid::Seeds | Grid::Tiles | Grid::Lines | Grid::Unbroken | Grid::Carved | Grid::Stitched => {
            0.3
        }
        Grid::Bold | Grid::Heavy => site.edge_weight().min(2.0 * site.side * site.k.sqrt()),
    }
}

fn slim(sketch: &mut Sketch<'_, '_>) {
    let site = sketch.site;
    mount(sketch);
    ground(sketch);
    let (weight, out) = match site.style().grid {
        Grid::Lozenges | Grid::Seeds | Grid::Tiles | Grid::Lines | Grid::Unbroken | Grid::Carved | Grid::Stitched => {
            (0.45, site.line_units(0.45) / 2.0)
        }
        Grid::Bold | Grid::Heavy => {
            let weight = 1.5 * site.edge_weight();
            (weight, bold_line(site, weight).0)
        }
    };
    sketch.ruled(rect(site.field().inflate(out, out)), site.on_frame(), weight);
    let inset = 0.5 / site.k;
    let thin = if site.style().frame == Frame::Fretwork { LEFT_OPEN / site.k.sqrt() } else { 0.2 };
    sketch.ruled(rect(site.trim().inflate(-inset, -inset)), site.on_frame(), thin);
}

fn rect(rect: Rect) -> crate::geom::BezPath {
    rect.to_path(crate::geom::TOLERANCE)
}
