//! Converts shapes, lines and colours for the rasteriser.

use crate::geom::{Affine, BezPath, PathEl, Point};
use crate::scene::{Cap, Join, Paint, Stroke};
use resvg::tiny_skia::{self, LineCap, LineJoin, Path, PathBuilder, PathSegment, StrokeDash, Transform};

/// The parts of an outline, in the rasteriser's numbers.
pub(super) fn segments(path: &BezPath) -> impl Iterator<Item = PathSegment> {
    let near = |to: Point| tiny_skia::Point::from_xy(to.x as f32, to.y as f32);
    path.elements().iter().map(move |element| match *element {
        PathEl::MoveTo(to) => PathSegment::MoveTo(near(to)),
        PathEl::LineTo(to) => PathSegment::LineTo(near(to)),
        PathEl::QuadTo(by, to) => PathSegment::QuadTo(near(by), near(to)),
        PathEl::CurveTo(one, two, to) => PathSegment::CubicTo(near(one), near(two), near(to)),
        PathEl::ClosePath => PathSegment::Close,
    })
}

/// The rasteriser's path; `None` if it is empty.
pub fn path(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for segment in segments(path) {
        match segment {
            PathSegment::MoveTo(a) => builder.move_to(a.x, a.y),
            PathSegment::LineTo(a) => builder.line_to(a.x, a.y),
            PathSegment::QuadTo(a, b) => builder.quad_to(a.x, a.y, b.x, b.y),
            PathSegment::CubicTo(a, b, c) => builder.cubic_to(a.x, a.y, b.x, b.y, c.x, c.y),
            PathSegment::Close => builder.close(),
        }
    }
    builder.finish()
}

/// The rasteriser's map.
pub fn transform(map: Affine) -> Transform {
    let [a, b, c, d, e, f] = map.as_coeffs().map(|number| number as f32);
    Transform::from_row(a, b, c, d, e, f)
}

/// The rasteriser's stroke, in the path's own space.
pub fn stroke(line: &Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: line.width as f32,
        miter_limit: 4.0,
        line_cap: match line.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match line.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: line.dash.as_ref().and_then(|dash| {
            let mut pattern: Vec<f32> = dash.pattern.iter().map(|&length| length as f32).collect();
            if pattern.len() % 2 == 1 {
                pattern.extend(pattern.clone());
            }
            StrokeDash::new(pattern, dash.phase as f32)
        }),
    }
}

/// The sRGB of a paint, as on a screen.
pub fn shown(paint: &Paint) -> [u8; 3] {
    let colour = match paint {
        Paint::Process(colour) => *colour,
        Paint::Spot(spot) => spot.shown(),
    };
    colour.rgb().into()
}

/// One colour.
pub fn paint(paint: &Paint) -> tiny_skia::Paint<'static> {
    let [r, g, b] = shown(paint);
    let mut solid = tiny_skia::Paint::default();
    solid.set_color_rgba8(r, g, b, 255);
    solid
}
