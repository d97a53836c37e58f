//! The visible parts of a line: those that no filled shape above covers and no clip removes.

use crate::geom::{Area, BezPath, Point, Rect, Shape};
use kurbo::{ParamCurve, PathSeg};

/// Tolerance of flattened curves, in millimetres.
pub const FLAT: f64 = 0.005;

/// Lines along the edge of a shape are not covered; covered points are deeper inside than this, in millimetres.
const DEPTH: f64 = 0.02;
/// Minimum length of a visible part, in millimetres.
const DUST: f64 = 0.05;

/// A covering shape with its own clips.
#[derive(Debug)]
pub struct Cover<'a> {
    shape: &'a Area,
    clips: Vec<&'a Area>,
    /// The bounding box of its visible part.
    pub bounds: Rect,
}

impl<'a> Cover<'a> {
    /// A shape within clips.
    pub fn new(shape: &'a Area, clips: Vec<&'a Area>) -> Cover<'a> {
        let bounds = clips.iter().fold(shape.bounds, |bounds, clip| bounds.intersect(clip.bounds));
        Cover { shape, clips, bounds }
    }

    /// Whether this point of it is visible, unless covered.
    pub fn shows(&self, point: Point) -> bool {
        self.bounds.contains(point) && self.shape.holds(point) && self.clips.iter().all(|clip| clip.holds(point))
    }

    fn hides(&self, point: Point) -> bool {
        self.shape.holds_deep(point, DEPTH) && self.clips.iter().all(|clip| clip.holds(point))
    }

    fn areas(&self) -> impl Iterator<Item = &'a Area> {
        std::iter::once(self.shape).chain(self.clips.iter().copied())
    }
}

/// The parts of a path that are within all clips and not covered.
pub fn visible(path: &BezPath, covers: &[&Cover<'_>], clips: &[&Area]) -> BezPath {
    let mut seen = BezPath::new();
    let mut pen: Option<Point> = None;
    let mut run = BezPath::new();
    let mut finish = |run: &mut BezPath| {
        if run.perimeter(DUST / 10.0) >= DUST {
            seen.extend(run.iter());
        }
        run.truncate(0);
    };
    for part in path.subpaths() {
        for curve in kurbo::segments(part.iter().copied()) {
            for piece in pieces(curve, covers, clips) {
                if pen != Some(piece.start()) {
                    finish(&mut run);
                    run.move_to(piece.start());
                }
                run.push(piece.as_path_el());
                pen = Some(piece.end());
            }
        }
        finish(&mut run);
        pen = None;
    }
    seen
}

/// The visible parts of a curve, in order.
fn pieces(curve: PathSeg, covers: &[&Cover<'_>], clips: &[&Area]) -> Vec<PathSeg> {
    let bounds = curve.bounding_box().inflate(1e-6, 1e-6);
    let near: Vec<&&Cover<'_>> = covers.iter().filter(|cover| cover.bounds.overlaps(bounds)).collect();
    let areas = near.iter().flat_map(|cover| cover.areas()).chain(clips.iter().copied());
    let mut cuts = vec![0.0, 1.0];
    for edge in areas.flat_map(|area| area.edges_near(bounds)) {
        cuts.extend(curve.intersect_line(*edge).iter().map(|hit| hit.segment_t.clamp(0.0, 1.0)));
    }
    cuts.sort_by(f64::total_cmp);
    cuts.dedup_by(|a, b| (*a - *b).abs() < 1e-9);
    let shown = |from: f64, to: f64| {
        let middle = curve.eval((from + to) / 2.0);
        clips.iter().all(|clip| clip.holds(middle)) && !near.iter().any(|cover| cover.hides(middle))
    };
    let mut spans: Vec<(f64, f64)> = Vec::new();
    for pair in cuts.windows(2).filter(|pair| shown(pair[0], pair[1])) {
        match spans.last_mut() {
            Some(last) if last.1 == pair[0] => last.1 = pair[1],
            _ => spans.push((pair[0], pair[1])),
        }
    }
    let whole = |span: &(f64, f64)| *span == (0.0, 1.0);
    spans.iter().map(|span| if whole(span) { curve } else { curve.subsegment(span.0..span.1) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(line: &str, covers: &[&str], clips: &[&str]) -> Vec<f64> {
        let path = |text: &str| BezPath::from_svg(text).expect("a path");
        let area = |text: &&str| Area::new(&path(text), false, FLAT);
        let (covers, clips): (Vec<Area>, Vec<Area>) =
            (covers.iter().map(area).collect(), clips.iter().map(area).collect());
        let covers: Vec<Cover<'_>> = covers.iter().map(|cover| Cover::new(cover, Vec::new())).collect();
        let seen = visible(&path(line), &covers.iter().collect::<Vec<_>>(), &clips.iter().collect::<Vec<_>>());
        let parts = seen.subpaths().map(|part| BezPath::from_vec(part.to_vec()).perimeter(1e-6));
        parts.map(|length| (length * 1e4).round() / 1e4).collect()
    }

    #[test]
    fn lines_below_a_shape_are_removed() {
        assert_eq!(seen("M0 5H30", &["M10 0H20V10H10Z"], &[]), [10.0, 10.0]);
        assert_eq!(seen("M12 5H18", &["M10 0H20V10H10Z"], &[]), [0.0; 0]);
        assert_eq!(seen("M0 5H30", &["M10 0H20V10H10Z", "M15 0H25V10H15Z"], &[]), [10.0, 5.0]);
    }

    #[test]
    fn a_line_along_the_edge_of_a_shape_is_kept() {
        assert_eq!(seen("M0 10H30", &["M10 0H20V10H10Z"], &[]), [30.0]);
        assert_eq!(seen("M10 0H20V10H10Z", &["M10 0H20V10H10Z"], &[]), [40.0]);
    }

    #[test]
    fn only_lines_within_a_clip_are_drawn() {
        assert_eq!(seen("M0 5H30", &[], &["M10 0H20V10H10Z"]), [10.0]);
        assert_eq!(seen("M0 5H30", &["M12 0H14V10H12Z"], &["M10 0H20V10H10Z"]), [2.0, 6.0]);
    }

    #[test]
    fn a_curve_that_is_covered_in_part_stays_a_curve() {
        let circle = kurbo::Circle::new((0.0, 0.0), 10.0).to_path(0.001);
        let cover = Area::new(&BezPath::from_svg("M0 -20H20V20H0Z").expect("a path"), false, FLAT);
        let left = visible(&circle, &[&Cover::new(&cover, Vec::new())], &[]);
        assert!((left.perimeter(1e-6) - 10.0 * std::f64::consts::PI).abs() < 0.01, "half of it");
        assert!(left.segments().any(|segment| matches!(segment, PathSeg::Cubic(_))));
    }
}
