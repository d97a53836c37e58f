//! Converts a drawing that has only solid fills and lines to paths.

use super::limits::{MOST_SEGMENTS, too_many_segments};
use crate::art::{ArtError, Drawing, Fill, Part};
use crate::geom::{Affine, BezPath, Rect, Shape};
use crate::scene::{Cap, Colour, Join};
use kurbo::{StrokeOpts, dash, stroke};
use resvg::tiny_skia::PathSegment;
use resvg::usvg::{self, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Path, Transform, Tree};
use std::collections::BTreeSet;

/// The most dashes that one line may have.
const MOST_DASHES: f64 = 20_000.0;

/// The features of a drawing that paths cannot represent, each once, in alphabetical order.
pub fn reasons_for_pixels(tree: &Tree) -> Vec<&'static str> {
    let mut reasons = BTreeSet::new();
    look(tree.root(), &mut reasons);
    reasons.into_iter().collect()
}

fn look(group: &Group, reasons: &mut BTreeSet<&'static str>) {
    let mut note = |there: bool, reason| {
        if there {
            reasons.insert(reason);
        }
    };
    note(group.opacity().get() < 1.0, "opacity");
    note(group.mask().is_some(), "masks");
    note(!group.filters().is_empty(), "filters");
    note(group.blend_mode() != usvg::BlendMode::Normal, "blending");
    note(group.clip_path().is_some_and(|clip| !cuts_nothing(clip, group)), "clips");
    for node in group.children() {
        match node {
            Node::Group(inner) => look(inner, reasons),
            Node::Path(path) if path.is_visible() => {
                let fill = path.fill().map(|fill| (fill.paint(), fill.opacity().get()));
                let line = path.stroke().map(|stroke| (stroke.paint(), stroke.opacity().get()));
                for (paint, opacity) in fill.into_iter().chain(line) {
                    reasons.extend((opacity < 1.0).then_some("opacity"));
                    reasons.extend(match paint {
                        Paint::Color(_) => None,
                        Paint::LinearGradient(_) | Paint::RadialGradient(_) => Some("gradients"),
                        Paint::Pattern(_) => Some("patterns"),
                    });
                }
            }
            Node::Path(_) => {}
            Node::Image(_) => {
                reasons.insert("embedded pictures");
            }
            Node::Text(_) => {
                reasons.insert("text");
            }
        }
    }
}

/// Whether a clip is a rectangle around all that it clips, as some programs write it around whole drawings.
fn cuts_nothing(clip: &usvg::ClipPath, group: &Group) -> bool {
    let [Node::Path(path)] = clip.root().children() else { return false };
    let bounds = path.data().bounds();
    let on_edge =
        |x: f32, y: f32| (x == bounds.left() || x == bounds.right()) && (y == bounds.top() || y == bounds.bottom());
    let rectangle = path.data().len() == 5 && path.data().points().iter().all(|point| on_edge(point.x, point.y));
    let map = group.abs_transform().pre_concat(clip.transform()).pre_concat(path.abs_transform());
    if clip.clip_path().is_some() || !rectangle || map.has_skew() {
        return false;
    }
    let ink = group.abs_stroke_bounding_box();
    let slack = 0.001 * ink.width().max(ink.height());
    bounds.transform(map).is_some_and(|frame| {
        frame.left() - slack <= ink.left()
            && frame.top() - slack <= ink.top()
            && frame.right() + slack >= ink.right()
            && frame.bottom() + slack >= ink.bottom()
    })
}

/// The drawing as paths. What lies wholly outside its view box is left out; what reaches over its edge is kept whole.
pub fn as_paths(tree: &Tree) -> Result<Drawing, ArtError> {
    let view = Rect::new(0.0, 0.0, f64::from(tree.size().width()), f64::from(tree.size().height()));
    let mut gathered = Gathered { view, parts: Vec::new(), ink: None, segments: 0 };
    gathered.group(tree.root())?;
    let ink = gathered.ink.filter(|ink| ink.is_finite() && ink.width().max(ink.height()) > 0.0);
    let ink = ink.ok_or_else(nothing_shown)?;
    Ok(Drawing::Paths { parts: gathered.parts, ink, middle: ink.center() })
}

/// The fault of a drawing without ink.
pub fn nothing_shown() -> ArtError {
    ArtError::new("this drawing shows nothing", "draw something inside its view box")
}

struct Gathered {
    view: Rect,
    parts: Vec<Part>,
    ink: Option<Rect>,
    segments: usize,
}

impl Gathered {
    fn group(&mut self, group: &Group) -> Result<(), ArtError> {
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(inner)?,
                Node::Path(path) if path.is_visible() => self.path(path)?,
                Node::Path(_) | Node::Image(_) | Node::Text(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &Path) -> Result<(), ArtError> {
        let bounds = path.abs_stroke_bounding_box();
        let [x0, y0, x1, y1] = [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()].map(f64::from);
        let bounds = Rect::new(x0, y0, x1, y1);
        if !bounds.overlaps(self.view) {
            return Ok(());
        }
        self.ink = Some(self.ink.map_or(bounds, |ink| ink.union(bounds)));
        let own = own_path(path);
        self.segments += own.elements().len();
        if self.segments > MOST_SEGMENTS {
            return Err(too_many_segments());
        }
        let map = affine(path.abs_transform());
        let filled = path.fill().map(|fill| Part {
            path: map * own.clone(),
            even_odd: fill.rule() == FillRule::EvenOdd,
            fill: colour(fill.paint()),
            stroke: None,
            cap: Cap::Butt,
            join: Join::Miter,
        });
        let line = path.stroke().map(|line| as_line(&own, line, map)).transpose()?;
        match (filled, line) {
            (Some(filled), Some(line)) if path.paint_order() == PaintOrder::StrokeAndFill => {
                self.parts.extend([line, filled]);
            }
            // A line that stayed a line on its own path goes over its fill as one part.
            (Some(filled), Some(line)) if line.stroke.is_some() && line.path == filled.path => {
                self.parts.push(Part { even_odd: filled.even_odd, fill: filled.fill, ..line });
            }
            (filled, line) => self.parts.extend(filled.into_iter().chain(line)),
        }
        Ok(())
    }
}

/// A line as a stroke, or as its outline where a stroke of one width cannot represent it.
fn as_line(path: &BezPath, line: &usvg::Stroke, map: Affine) -> Result<Part, ArtError> {
    let width = f64::from(line.width().get());
    let pattern: Vec<f64> = line.dasharray().unwrap_or(&[]).iter().map(|&length| f64::from(length)).collect();
    let path = if pattern.is_empty() { path.clone() } else { dashed(path, f64::from(line.dashoffset()), &pattern)? };
    let (cap, drawn_cap) = match line.linecap() {
        LineCap::Butt => (Cap::Butt, kurbo::Cap::Butt),
        LineCap::Round => (Cap::Round, kurbo::Cap::Round),
        LineCap::Square => (Cap::Square, kurbo::Cap::Square),
    };
    let (join, drawn_join) = match line.linejoin() {
        LineJoin::Miter | LineJoin::MiterClip => (Join::Miter, kurbo::Join::Miter),
        LineJoin::Round => (Join::Round, kurbo::Join::Round),
        LineJoin::Bevel => (Join::Bevel, kurbo::Join::Bevel),
    };
    let usual_mitre = join != Join::Miter || line.miterlimit().get() == 4.0;
    if let Some(scale) = even_scale(map).filter(|_| usual_mitre) {
        let stroke = colour(line.paint()).map(|colour| (colour, width * scale));
        return Ok(Part { path: map * path, even_odd: false, fill: None, stroke, cap, join });
    }
    let style = kurbo::Stroke::new(width)
        .with_caps(drawn_cap)
        .with_join(drawn_join)
        .with_miter_limit(f64::from(line.miterlimit().get()));
    let outline = stroke(path.iter(), &style, &StrokeOpts::default(), width / 200.0);
    Ok(Part { path: map * outline, even_odd: false, fill: colour(line.paint()), stroke: None, cap, join })
}

/// Each dash as a line of its own.
fn dashed(path: &BezPath, offset: f64, pattern: &[f64]) -> Result<BezPath, ArtError> {
    let period: f64 = pattern.iter().sum();
    let length: f64 = path.segments().map(|segment| segment.perimeter(0.1 * period.max(1e-3))).sum();
    if length / period * pattern.len() as f64 > MOST_DASHES {
        return Err(ArtError::new(
            format!("this drawing has a line of more than {MOST_DASHES} dashes"),
            "make its dashes longer",
        ));
    }
    Ok(dash(path.iter(), offset, pattern).collect())
}

/// The scale of a map that preserves shapes; `None` if it stretches or skews.
fn even_scale(map: Affine) -> Option<f64> {
    let [a, b, c, d, ..] = map.as_coeffs();
    let (along, across) = (a.hypot(b), c.hypot(d));
    let even = (along - across).abs() < 1e-3 * along && (a * c + b * d).abs() < 1e-3 * along * across;
    even.then(|| map.determinant().abs().sqrt())
}

fn colour(paint: &Paint) -> Option<Fill> {
    match paint {
        Paint::Color(colour) => Some(Fill::Fixed(Colour::Rgb(colour.red, colour.green, colour.blue))),
        Paint::LinearGradient(_) | Paint::RadialGradient(_) | Paint::Pattern(_) => None,
    }
}

fn affine(map: Transform) -> Affine {
    Affine::new([map.sx, map.ky, map.kx, map.sy, map.tx, map.ty].map(f64::from))
}

fn own_path(path: &Path) -> BezPath {
    let point = |at: resvg::tiny_skia::Point| (f64::from(at.x), f64::from(at.y));
    let mut own = BezPath::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => own.move_to(point(to)),
            PathSegment::LineTo(to) => own.line_to(point(to)),
            PathSegment::QuadTo(a, to) => own.quad_to(point(a), point(to)),
            PathSegment::CubicTo(a, b, to) => own.curve_to(point(a), point(b), point(to)),
            PathSegment::Close => own.close_path(),
        }
    }
    own
}
