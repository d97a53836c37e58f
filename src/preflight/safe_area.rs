//! Checks that the content of a piece stays in the safe area.

use super::Severity;
use super::examination::Examination;
use super::faces::{PieceFace, PieceFaces};
use super::finding::named;
use super::proof::{covered, proof};
use super::vision::{Vision, light};
use super::walk::{Primitive, walk};
use crate::geom::{Affine, BezPath, PathEl, Point, Shape, TOLERANCE, most_scale};
use crate::render::outline;
use crate::rules::Side;
use crate::scene::{Document, Group, Item};
use crate::theme::Theme;
use kurbo::ParamCurveNearest;

/// Tolerance beyond the safe outline, in millimetres: less than a knife's line.
const TOLERATED: f64 = 0.15;
/// Minimum difference of colour (ΔE 1976) at which a pixel counts as ink.
const INK: f32 = 12.0;
/// Maximum number of animals named in a finding.
const NAMED: usize = 4;

/// Reports ink outside the safe area.
pub fn check(theme: &Theme, document: &Document, faces: &PieceFaces<'_>, seen: &mut Examination) {
    for side in Side::BOTH {
        let spare = faces.spares.iter().find(|spare| spare.side == side);
        let (mut names, mut farthest) = (Vec::new(), 0.0f64);
        for face in faces.side(side) {
            let reach = beyond(theme, document, face, spare);
            if reach > TOLERATED {
                names.push(face.name.clone());
                farthest = farthest.max(reach);
            }
        }
        if !names.is_empty() {
            let verb = if names.len() == 1 { "reaches" } else { "reach" };
            seen.find(
                Severity::Warning,
                "outside-safe",
                if side == Side::White { "pieces.white" } else { "pieces.black" },
                format!("{side}'s {} {verb} {farthest:.1} mm beyond the line of safety", named(&names, NAMED)),
                format!(
                    "smaller drawings, a narrower ring, or pieces.safe = {:.1}mm if you cut with care",
                    (theme.pieces.safe - farthest).max(0.0)
                ),
            );
        }
    }
}

/// How far a face's ink extends beyond its safe outline, in millimetres.
fn beyond(theme: &Theme, document: &Document, face: &PieceFace<'_>, spare: Option<&PieceFace<'_>>) -> f64 {
    let (place, own) = face.own(spare, theme);
    if own.is_empty() || reach(document, &own, place, face.bounds.center()) <= innermost(face) {
        return 0.0;
    }
    let ground = theme.pieces.sides[face.side.index()].ground.rgb();
    // The proof shows the whole sticker as drawn, rotated or not.
    let items: [Item; 1] = [Group::placed(place, own).into()];
    let scale = face.proof.scale;
    let bare = proof(document, &items, face.bounds, scale, ground);
    let (width, height) = (bare.raster.width, bare.raster.height);
    let safe = covered(&face.safe, face.bounds, scale, width, height);
    let paper = Vision::Colour.lab(light(ground.into()));
    let mut farthest = 0.0f64;
    for (pixel, (rgb, safe)) in bare.raster.rgb.chunks_exact(3).zip(safe).enumerate() {
        if safe || [rgb[0], rgb[1], rgb[2]] == <[u8; 3]>::from(ground) {
            continue;
        }
        let colour = Vision::Colour.lab(light([rgb[0], rgb[1], rgb[2]]));
        let difference: f32 = colour.iter().zip(paper).map(|(a, b)| (a - b).powi(2)).sum();
        if difference > INK * INK {
            let (x, y) = (pixel as u32 % width, pixel as u32 / width);
            let at =
                face.bounds.origin().to_vec2() + crate::geom::Vec2::new(f64::from(x) + 0.5, f64::from(y) + 0.5) / scale;
            farthest = farthest.max(distance(&face.safe, at.to_point()));
        }
    }
    farthest
}

/// The distance of the safe outline from the centre of a face, in millimetres.
fn innermost(face: &PieceFace<'_>) -> f64 {
    distance(&face.safe, face.bounds.center())
}

/// An upper bound of the ink's distance from `middle`, in millimetres: a curve is within its control polygon. Most
/// animals are well within their disc, and need no second proof.
fn reach(document: &Document, items: &[Item], place: Affine, middle: Point) -> f64 {
    let mut farthest = 0.0f64;
    walk(document, items, place, &mut |leaf, place| {
        let (path, place, line) = match leaf {
            Primitive::Path(path) => (path.path.clone(), place, path.stroke.as_ref().map_or(0.0, |line| line.width)),
            Primitive::Glyphs(run) => (outline(document, run), place * run.transform, 0.0),
            Primitive::Image(image) => (image.frame.to_path(TOLERANCE), place, 0.0),
        };
        // A mitred corner extends at most four half widths.
        let line = 2.0 * line * most_scale(place);
        for point in path.elements().iter().flat_map(shaped_by) {
            farthest = farthest.max((place * point).distance(middle) + line);
        }
    });
    farthest
}

/// The control points of a path segment.
fn shaped_by(element: &PathEl) -> impl Iterator<Item = Point> + use<> {
    let points = match *element {
        PathEl::MoveTo(a) | PathEl::LineTo(a) => [Some(a), None, None],
        PathEl::QuadTo(a, b) => [Some(a), Some(b), None],
        PathEl::CurveTo(a, b, c) => [Some(a), Some(b), Some(c)],
        PathEl::ClosePath => [None; 3],
    };
    points.into_iter().flatten()
}

fn distance(outline: &BezPath, point: Point) -> f64 {
    let nearest = |segment: kurbo::PathSeg| segment.nearest(point, 0.01).distance_sq;
    outline.segments().map(nearest).fold(f64::INFINITY, f64::min).sqrt()
}

#[cfg(test)]
mod tests {
    use crate::preflight::test_sheets::{Sheets, classic_theme, found_at};

    fn beyond(grow: f64, turned: bool) -> Vec<String> {
        let mut sheets = Sheets::new(classic_theme());
        (sheets.grow, sheets.theme.pieces.turned) = (grow, turned);
        found_at(&sheets.pieces(), "outside-safe")
    }

    #[test]
    fn ring_and_foot_may_reach_the_cut() {
        assert!(beyond(1.0, false).is_empty());
    }

    #[test]
    fn an_animal_that_is_too_large_is_found_on_both_sides() {
        assert_eq!(beyond(1.5, false), ["pieces.white", "pieces.black"]);
        assert_eq!(beyond(1.5, true), ["pieces.white", "pieces.black"]);
    }
}
