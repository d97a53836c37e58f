//! Renders an SVG that paths cannot represent to pixels with transparency.

use super::paths::nothing_shown;
use crate::art::{ArtError, Drawing};
use crate::geom::Size;
use crate::scene::Raster;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::filter::{Kind, Primitive};
use resvg::usvg::{Group, ImageKind, Node, Paint, Path, Rect, Tree};

/// Pixels on the longer side: 600 to the inch on a disc of 50 mm.
const LONGER_SIDE: f32 = 1200.0;
/// How many pixels may be painted in all, those of layers, filters and tiles included.
const MOST_PAINTED: f64 = 4e8;

/// The drawing's ink as pixels, and the features that need them.
pub fn as_pixels(tree: &Tree, reasons: String) -> Result<Drawing, ArtError> {
    let view = Rect::from_xywh(0.0, 0.0, tree.size().width(), tree.size().height()).ok_or_else(nothing_shown)?;
    let ink = tree.root().abs_layer_bounding_box().to_rect().intersect(&view).ok_or_else(nothing_shown)?;
    let scale = LONGER_SIDE / ink.width().max(ink.height());
    let [width, height] = [ink.width(), ink.height()].map(|side| (side * scale).round().max(1.0) as u32);
    let mut work = Work { canvas: f64::from(width) * f64::from(height), scale: f64::from(scale), painted: 0.0 };
    work.group(tree.root())?;

    let mut pixmap = Pixmap::new(width, height).ok_or_else(nothing_shown)?;
    let place = Transform::from_scale(scale, scale).pre_translate(-ink.left(), -ink.top());
    resvg::render(tree, place, &mut pixmap.as_mut());
    let rgba = pixmap.take_demultiplied();
    let alpha: Vec<u8> = rgba.chunks_exact(4).map(|pixel| pixel[3]).collect();
    if alpha.iter().all(|&opacity| opacity == 0) {
        return Err(nothing_shown());
    }
    let rgb = rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let alpha = Some(alpha).filter(|alpha| alpha.iter().any(|&opacity| opacity != 255));
    let size = Size::new(f64::from(width), f64::from(height));
    Ok(Drawing::Pixels { size, rgb: Raster::opaque(width, height, rgb), alpha, flattened: Some(reasons) })
}

/// How often a step of a filter goes through its layer: a blur takes as long as dozens of other steps.
fn weight(step: &Primitive) -> u32 {
    if matches!(step.kind(), Kind::GaussianBlur(_) | Kind::DropShadow(_)) { 40 } else { 3 }
}

/// How much there is to paint, before any of it is painted.
struct Work {
    /// Pixels of the whole picture.
    canvas: f64,
    scale: f64,
    painted: f64,
}

impl Work {
    fn group(&mut self, group: &Group) -> Result<(), ArtError> {
        if group.should_isolate() {
            // A filter's layer may reach far over the picture, and is gone through for each of its steps.
            let steps: u32 = group.filters().iter().flat_map(|filter| filter.primitives()).map(weight).sum();
            let most = if steps > 0 { 25.0 } else { 1.0 };
            let layer = self.area(group.abs_layer_bounding_box().to_rect(), most);
            self.paint(layer * f64::from(2 + steps))?;
            if group.mask().is_some() || group.clip_path().is_some() {
                self.paint(self.canvas)?;
            }
        }
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(inner)?,
                Node::Path(path) => self.path(path)?,
                Node::Image(image) => {
                    let size = image.size();
                    self.paint(self.area(image.abs_bounding_box(), 1.0))?;
                    let of_image = f64::from(size.width()) * f64::from(size.height());
                    self.paint(if matches!(image.kind(), ImageKind::SVG(_)) { f64::INFINITY } else { 4.0 * of_image })?;
                }
                Node::Text(_) => {}
            }
            let mut inside = Ok(());
            node.subroots(|root| {
                if inside.is_ok() {
                    inside = self.group(root);
                }
            });
            inside?;
        }
        Ok(())
    }

    fn path(&mut self, path: &Path) -> Result<(), ArtError> {
        self.paint(self.area(path.abs_stroke_bounding_box(), 1.0) / 2.0)?;
        let paints = path.fill().map(|fill| fill.paint()).into_iter().chain(path.stroke().map(|line| line.paint()));
        for paint in paints {
            if let Paint::Pattern(pattern) = paint {
                let (across, down) = path.abs_transform().pre_concat(pattern.transform()).get_scale();
                let tile = f64::from(pattern.rect().width() * across) * f64::from(pattern.rect().height() * down);
                self.paint(20.0 * tile * self.scale * self.scale)?;
            }
        }
        Ok(())
    }

    /// The pixels that a rectangle of the drawing covers, but no more than `most` times the picture.
    fn area(&self, rect: Rect, most: f64) -> f64 {
        let area = f64::from(rect.width()) * f64::from(rect.height()) * self.scale * self.scale;
        area.min(most * self.canvas)
    }

    fn paint(&mut self, pixels: f64) -> Result<(), ArtError> {
        self.painted += pixels;
        if self.painted <= MOST_PAINTED {
            return Ok(());
        }
        let what = "this drawing has more layers, effects and patterns than can be rendered in reasonable time";
        Err(ArtError::new(what, "flatten it in your drawing program"))
    }
}
