//! Converts shapes, lines and colours for the rasteriser.

use crate::geom::{Affine, BezPath, PathEl};
use crate::scene::{Cap, Join, Paint, Stroke};
use resvg::tiny_skia::{self, LineCap, LineJoin, Path, PathBuilder, StrokeDash, Transform};

/// The rasteriser's path; `None` if it is empty.
pub fn path(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(a) => builder.move_to(a.x as f32, a.y as f32),
            PathEl::LineTo(a) => builder.line_to(a.x as f32, a.y as f32),
            PathEl::QuadTo(a, b) => builder.quad_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32),
            PathEl::CurveTo(a, b, c) => {
                builder.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, c.x as f32, c.y as f32);
            }
            PathEl::ClosePath => builder.close(),
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
