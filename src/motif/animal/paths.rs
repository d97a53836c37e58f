//! A drawing of paths: in the colours of a look, its lines no thinner than asked, with a halo on dark ground; and where
//! its edge runs.

use super::generalize::{generalized, subpaths};
use super::look::{AnimalLook, colour};
use super::mosaic::framed;
use super::wash::washed;
use crate::art::{Fill, Part, Tone};
use crate::canvas::shapes::{control_points, points_along};
use crate::canvas::traced_edge::EdgePoint;
use crate::geom::{Affine, Area, BezPath, Point, Rect, Vec2};
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::Tones;

/// Points along the edges of parts, none farther from them than `tolerance`, in the drawing's units.
pub(super) fn followed(parts: &[Part], tolerance: f64) -> Vec<EdgePoint> {
    let points = |(place, part): (usize, &Part)| {
        points_along(&part.path, tolerance).into_iter().map(move |point| (place, point))
    };
    parts.iter().enumerate().flat_map(points).collect()
}

/// The points where they are drawn, and how far ink reaches around each.
pub(super) fn around(parts: &[Part], points: &[EdgePoint], transform: Affine, look: AnimalLook) -> Vec<(Point, f64)> {
    let reaches: Vec<f64> = reaches(parts, transform, look).collect();
    points.iter().map(|&(part, point)| (transform * point, reaches[part])).collect()
}

/// How far ink reaches around the edges of all parts, if it does equally far.
pub(super) fn common_reach(parts: &[Part], transform: Affine, look: AnimalLook) -> Option<f64> {
    let mut reaches = reaches(parts, transform, look);
    let first = reaches.next()?;
    reaches.all(|reach| reach == first).then_some(first)
}

/// How far ink reaches around the edge of each part.
fn reaches(parts: &[Part], transform: Affine, look: AnimalLook) -> impl Iterator<Item = f64> {
    let scale = transform.determinant().abs().sqrt();
    parts.iter().map(move |part| {
        let own = line(part, look).map_or(0.0, |(_, width)| line_width(width, part, look, scale));
        own / 2.0 + look.halo_reach()
    })
}

/// The drawing scaled, recoloured and centred, and the bounds of its ink.
pub(super) fn draw_paths(
    kind: &str,
    parts: &[Part],
    ink: Rect,
    transform: Affine,
    look: AnimalLook,
) -> (Rect, Vec<Item>) {
    let scale = transform.determinant().abs().sqrt();
    let width = |part: &Part| line(part, look).map_or(0.0, |(_, width)| line_width(width, part, look, scale));
    let widest = parts.iter().filter(|part| part.fill.is_none()).map(width).fold(0.0, f64::max);
    let fewer = generalized(parts, widest / scale);
    let parts = fewer.as_deref().unwrap_or(parts);
    let mut items = Vec::with_capacity(parts.len());
    let shaded = |part: &&Part| matches!(part.fill, Some(Fill::Shade(_)));
    if look.shows_accent() {
        let figures = parts.iter().filter(|part| part.fill == Some(Fill::Tone(Tone::Figure)) && !is_hollow(part, look));
        let outlines: Vec<BezPath> = figures.map(|part| transform * within(&part.path)).collect();
        items.extend(framed(&outlines, look));
        items.extend(outlines.into_iter().map(|outline| PathItem::filled(outline, look.accent).into()));
    }
    for part in parts.iter().filter(|part| look.tones != Tones::Outline || !shaded(part)) {
        let bare = look.is_bare_outline() && part.fill == Some(Fill::Tone(Tone::Figure));
        let mut path: BezPath = if bare { within(&part.path) } else { part.path.clone() };
        path.apply_affine(transform);
        let mut fill = part.fill.map(|fill| if is_hollow(part, look) { look.coat } else { colour(kind, fill, look) });
        if part.fill == Some(Fill::Tone(Tone::Carved)) && look.is_washed() {
            items.push(washed(kind, &path, transform, look));
            fill = None;
        }
        let stroke = line(part, look).map(|(fill, width)| Stroke {
            paint: colour(kind, fill, look).into(),
            width: line_width(width, part, look, scale),
            cap: part.cap,
            join: part.join,
            dash: None,
        });
        items.push(PathItem { path, fill: fill.map(Into::into), even_odd: part.even_odd, stroke }.into());
    }
    (bounds(ink, transform, look), items)
}

/// The figure without its cuts: the subpaths that lie in no other.
fn within(path: &BezPath) -> BezPath {
    let subpaths = subpaths(path);
    let areas: Vec<Area> = subpaths.iter().map(inside).collect();
    let outer = subpaths.iter().enumerate().filter(|(own, path)| {
        let start = control_points(path.elements()).next().unwrap_or_default();
        areas.iter().enumerate().all(|(other, area)| other == *own || !area.holds(start))
    });
    outer.flat_map(|(_, path)| path.elements().iter().copied()).collect()
}

/// The bounds of the ink of a drawing, with its lines and its halo.
pub(super) fn bounds(ink: Rect, transform: Affine, look: AnimalLook) -> Rect {
    let scale = transform.determinant().abs().sqrt();
    let room = look.halo_reach() + look.least_line + 40.0 * look.line_weight.max(1.0) * scale;
    transform.transform_rect_bbox(ink).inflate(room, room)
}

/// The thinnest line around a solid that is left to be coloured, and the line around a whole figure, in the drawing's
/// units.
const AROUND_A_HOLLOW: (f64, f64) = (15.0, 23.0);
/// The line around a whole figure that is drawn in lines.
const AROUND_A_FIGURE: f64 = 27.0;
/// The lines of a seal are no thinner, in millimetres: light ones on a dark ground would fill with ink.
const LINE_OF_A_SEAL: f64 = 0.3;

/// Whether a solid is left to be coloured. One of a head that has no line of its own, such as a pupil, is too small for
/// that.
pub(super) fn is_hollow(part: &Part, look: AnimalLook) -> bool {
    look.hollow
        && match part.fill {
            Some(Fill::Tone(Tone::Figure | Tone::Carved)) => true,
            Some(Fill::Tone(Tone::Ink)) => part.stroke.is_some(),
            Some(Fill::Tone(_) | Fill::Shade(_) | Fill::Fixed(_)) | None => false,
        }
}

/// The line along a part and its width in the drawing's units. What is hollow has one in ink.
pub(super) fn line(part: &Part, look: AnimalLook) -> Option<(Fill, f64)> {
    let in_ink = |(fill, width)| match fill {
        Fill::Tone(Tone::Figure | Tone::Carved) if look.hollow => (Fill::Tone(Tone::Ink), width),
        fill => (fill, width),
    };
    let around = is_hollow(part, look).then_some((Fill::Tone(Tone::Ink), AROUND_A_HOLLOW.1));
    part.stroke.map(in_ink).or(around)
}

/// The width in millimetres of a part's line that is `width` wide in the drawing.
pub(super) fn line_width(width: f64, part: &Part, look: AnimalLook, scale: f64) -> f64 {
    let width = match (is_hollow(part, look), part.fill) {
        (true, Some(Fill::Tone(Tone::Carved))) => width.max(AROUND_A_FIGURE),
        (true, _) => width.max(AROUND_A_HOLLOW.0),
        (false, _) => width,
    };
    let least = match part.stroke {
        Some((Fill::Tone(Tone::Figure | Tone::Carved), _)) => look.least_line.max(LINE_OF_A_SEAL),
        Some(_) | None => look.least_line,
    };
    (width * look.line_weight * scale).max(least)
}

/// At which size a halo is drawn, to be used at every other, and with which thinnest line: both in millimetres. It lies
/// below all lines, so that nobody sees where it is a hair wider.
const DRAWN: (f64, f64) = (10.0, 0.3);

/// The look in which a halo is drawn, for every size.
pub(super) fn as_halo(look: AnimalLook) -> AnimalLook {
    AnimalLook { size: DRAWN.0, least_line: DRAWN.1, ..look }
}

/// Every line and solid at the drawing's edge once more below it, in the coat's colour and wider: the face stays
/// positive on dark ground.
pub(super) fn draw_halo(parts: &[Part], ink: Rect, transform: Affine, look: AnimalLook) -> (Rect, Vec<Item>) {
    let scale = transform.determinant().abs().sqrt();
    let line = |part: &Part| part.stroke.map_or(0.0, |(_, width)| line_width(width, part, look, scale));
    // What lies within a solid has its halo there too, or in the solid's own.
    let solids: Vec<Area> = parts.iter().filter(|part| part.fill.is_some()).map(|solid| inside(&solid.path)).collect();
    let hidden = |part: &Part| covered(part, line(part) / 2.0 / scale, &solids);
    let drawn = parts.iter().filter(|part| !hidden(part)).map(|part| {
        let stroke = Stroke::round(look.coat, line(part).max(look.least_line) + 2.0 * look.halo_reach());
        PathItem::stroked(transform * part.path.clone(), stroke).into()
    });
    (bounds(ink, transform, look), drawn.collect())
}

/// Whether a line along a part, reaching so far to either side, is painted over by these solids everywhere.
fn covered(part: &Part, reach: f64, solids: &[Area]) -> bool {
    let painted = |at: Point| solids.iter().any(|solid| solid.holds(at));
    let around = [(0.0, 0.0), (reach, 0.0), (-reach, 0.0), (0.0, reach), (0.0, -reach)].map(Vec2::from);
    points_along(&part.path, COARSE).into_iter().all(|at| around.iter().all(|&off| painted(at + off)))
}

/// How far a line of a drawing may lie from where it is looked at, in the drawing's units, of which a head is 1000
/// wide.
const COARSE: f64 = 2.0;

/// The inside of a solid of a drawing.
fn inside(solid: &BezPath) -> Area {
    Area::new(solid, false, COARSE / 10.0)
}
