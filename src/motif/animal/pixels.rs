//! Pictures made of pixels: cut off at an edge, or placed by what can be seen of them.

use crate::art::Drawing;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Point, Rect, Shape};
use crate::scene::{Colour, Group, Image, Item, Raster};
use std::sync::Arc;

impl<'a> Resources<'a> {
    /// The kind's picture, if it is made of pixels, covering all of `clip` and cut off at its edge.
    pub fn photograph(&mut self, kind: &str, clip: BezPath, ground: Colour) -> Option<Item> {
        match &*self.drawing(kind)? {
            Drawing::Paths { .. } => None,
            Drawing::Pixels { rgb, alpha, .. } => {
                let frame = self.covering(kind, rgb, clip.bounding_box());
                self.pixels(kind, rgb, alpha.as_deref(), frame, Some(clip), ground)
            }
        }
    }

    pub(super) fn covering(&self, kind: &str, picture: &Raster, bounds: Rect) -> Rect {
        let focus = self.theme.pictures.get(kind).map_or(Point::new(0.5, 0.5), |picture| picture.focus);
        covering(picture, bounds, focus)
    }

    pub(super) fn pixels(
        &mut self,
        kind: &str,
        rgb: &Raster,
        alpha: Option<&[u8]>,
        frame: Rect,
        clip: Option<BezPath>,
        ground: Colour,
    ) -> Option<Item> {
        // As the ground itself will be printed, or soft edges would show a brim of the other colour.
        let (r, g, b) = self.theme.inks.ground(ground).rgb();
        let name = match alpha {
            Some(_) => format!("{kind}-{r:02x}{g:02x}{b:02x}"),
            None => kind.to_owned(),
        };
        let picture = self.picture(&name, || laid_on(rgb, alpha, (r, g, b)));
        let items = vec![Image { picture, frame }.into()];
        Some(Group { clip, ..Group::placed(Affine::IDENTITY, items) }.into())
    }
}

/// Less opacity than this is not seen.
pub(super) const FAINT: u8 = 24;

/// The bounds of the pixels that can be seen; `None` if none can.
pub(super) fn visible(picture: &Raster, alpha: &[u8]) -> Option<Rect> {
    let mut seen: Option<Rect> = None;
    for (y, row) in alpha.chunks_exact(picture.width.max(1) as usize).enumerate() {
        let ends = (row.iter().position(|&a| a > FAINT), row.iter().rposition(|&a| a > FAINT));
        if let (Some(left), Some(right)) = ends {
            let line = Rect::new(left as f64, y as f64, right as f64 + 1.0, y as f64 + 1.0);
            seen = Some(seen.map_or(line, |seen| seen.union(line)));
        }
    }
    seen
}

/// The part of a picture inside `seen`, which lies on whole pixels.
pub(super) fn cropped(picture: &Raster, alpha: &[u8], seen: Rect) -> (Raster, Vec<u8>) {
    let (left, right) = (seen.x0 as usize, seen.x1 as usize);
    let wide = picture.width as usize;
    let (mut rgb, mut opacity) = (Vec::new(), Vec::new());
    for y in seen.y0 as usize..seen.y1 as usize {
        rgb.extend_from_slice(&picture.rgb[3 * (y * wide + left)..3 * (y * wide + right)]);
        opacity.extend_from_slice(&alpha[y * wide + left..y * wide + right]);
    }
    (Raster::opaque((right - left) as u32, seen.height() as u32, rgb), opacity)
}

/// Where a picture lies so that it covers `bounds`, as small as it can be, with `focus` (shares of its width and
/// height) as near to the middle as leaves no edge bare.
fn covering(picture: &Raster, bounds: Rect, focus: Point) -> Rect {
    let (width, height) = (f64::from(picture.width.max(1)), f64::from(picture.height.max(1)));
    let scale = (bounds.width() / width).max(bounds.height() / height);
    let (width, height) = (width * scale, height * scale);
    let middle = bounds.center();
    let x = (middle.x - focus.x * width).min(bounds.x0).max(bounds.x1 - width);
    let y = (middle.y - focus.y * height).min(bounds.y0).max(bounds.y1 - height);
    Rect::new(x, y, x + width, y + height)
}

/// Which pixels show nothing, as [`Raster::bare`] has them.
fn bare(alpha: &[u8], width: u32) -> Arc<[u8]> {
    let rows = alpha.chunks_exact(width.max(1) as usize);
    rows.flat_map(|row| row.chunks(8))
        .map(|eight| {
            eight.iter().enumerate().fold(0, |byte, (place, &opacity)| byte | u8::from(opacity == 0) << (7 - place))
        })
        .collect()
}

/// Pixels laid on a ground; where they show nothing, nothing is painted.
fn laid_on(picture: &Raster, alpha: Option<&[u8]>, (r, g, b): (u8, u8, u8)) -> Raster {
    let Some(alpha) = alpha else { return picture.clone() };
    let mut laid = Raster { jpeg: None, bare: Some(bare(alpha, picture.width)), ..picture.clone() };
    for (pixel, &opacity) in laid.rgb.chunks_exact_mut(3).zip(alpha) {
        for (channel, below) in pixel.iter_mut().zip([r, g, b]) {
            let mixed = u32::from(*channel) * u32::from(opacity) + u32::from(below) * u32::from(255 - opacity);
            *channel = ((mixed + 127) / 255) as u8;
        }
    }
    laid
}
