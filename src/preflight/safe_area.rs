//! Checks that the content of a piece stays in the safe area.

use super::Severity;
use super::examination::Examination;
use super::faces::{PieceFace, PieceFaces};
use super::proof::{covered, proof};
use super::value::{Listed, Value};
use super::vision::{Vision, light};
use super::walk::{Primitive, walk};
use crate::geom::{Affine, BezPath, PathEl, Point, Shape, TOLERANCE, flatten, most_scale};
use crate::render::outline;
use crate::rules::Side;
use crate::scene::{Cap, Colour, Document, Group, Item, Join, Stroke};
use crate::theme::Theme;
use kurbo::ParamCurveNearest;
use std::f64::consts::FRAC_1_SQRT_2;
use std::slice;

/// Tolerance beyond the safe outline, in millimetres: less than a knife's line.
const TOLERATED: f64 = 0.15;
/// Minimum difference of colour (ΔE 1976) at which a pixel counts as ink.
const INK: f32 = 12.0;
/// How exactly curves near the edge are followed, in millimetres.
const FOLLOWED: f64 = 0.01;
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
            let safe = (theme.pieces.safe - farthest).max(0.0);
            seen.find(
                Severity::Warning,
                "outside-safe",
                if side == Side::White { "pieces.white" } else { "pieces.black" },
                ("outside-safe", "mend-safe"),
                vec![
                    ("side", side.into()),
                    ("count", Value::count(names.len())),
                    ("animals", Value::List(Listed::Animals, names, NAMED)),
                    ("reach", Value::exactly(farthest, 1)),
                    ("setting", format!("pieces.safe = {safe:.1}mm").into()),
                ],
            );
        }
    }
}

/// How far a face's ink extends beyond its safe outline, in millimetres.
fn beyond(theme: &Theme, document: &Document, face: &PieceFace<'_>, spare: Option<&PieceFace<'_>>) -> f64 {
    let (place, mut own) = face.own(spare, theme);
    let ground = theme.pieces.sides[face.side.index()].ground;
    let within = Within { middle: face.bounds.center(), radius: innermost(face) + TOLERATED, ground };
    // What is painted before the first item that may reach out is within the safe area and shows nothing there.
    let inside = own.iter().take_while(|item| within.has_all(document, slice::from_ref(item), place)).count();
    let reaching = own.split_off(inside);
    if reaching.is_empty() {
        return 0.0;
    }
    let ground = ground.rgb();
    // The proof shows the whole sticker as drawn, rotated or not.
    let items: [Item; 1] = [Group::placed(place, reaching).into()];
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

/// A circle in the safe area. Most animals are within it, and need no second proof.
struct Within {
    middle: Point,
    radius: f64,
    /// The ground of the face, whose colour is no ink.
    ground: Colour,
}

impl Within {
    /// Whether all ink is certainly inside.
    fn has_all(&self, document: &Document, items: &[Item], place: Affine) -> bool {
        let mut all = true;
        walk(document, items, place, &mut |leaf, place| {
            all = all
                && match leaf {
                    Primitive::Path(path) if path.stroke.is_none() && path.fill == Some(self.ground.into()) => true,
                    Primitive::Path(path) => {
                        let line = path.stroke.as_ref().map_or(0.0, around) * most_scale(place);
                        self.has(&path.path, place, line)
                    }
                    Primitive::Glyphs(run) => self.has(&outline(document, run), place * run.transform, 0.0),
                    Primitive::Image(image) => self.has(&image.frame.to_path(TOLERANCE), place, 0.0),
                };
        });
        all
    }

    /// Whether a path is inside with so much around it, in millimetres.
    fn has(&self, path: &BezPath, place: Affine, around: f64) -> bool {
        let radius = self.radius - around;
        let inside = |point: Point| (place * point).distance(self.middle) <= radius;
        // A curve is within its control polygon; only one near the edge has to be followed.
        if path.elements().iter().flat_map(shaped_by).all(inside) {
            return true;
        }
        let mut followed = true;
        let nearly = |point: Point| (place * point).distance(self.middle) + FOLLOWED <= radius;
        flatten(path, FOLLOWED / most_scale(place).max(f64::MIN_POSITIVE), |element| {
            followed = followed && element.end_point().is_none_or(nearly);
        });
        followed
    }
}

/// How far a line extends beyond its path. A mitred corner extends at most four half widths.
fn around(line: &Stroke) -> f64 {
    match (line.join, line.cap) {
        (Join::Miter, _) => 2.0 * line.width,
        (_, Cap::Square) => line.width * FRAC_1_SQRT_2,
        (Join::Round | Join::Bevel, Cap::Butt | Cap::Round) => line.width / 2.0,
    }
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
