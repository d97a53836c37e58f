//! Downscales pictures.

use crate::scene::Raster;
use resvg::tiny_skia::Pixmap;

/// A picture with at most about twice the wanted pixels per row, and its scale: each pixel is the mean of a block.
pub fn pixels(raster: &Raster, wanted: f64) -> Option<(Pixmap, f64)> {
    let step = ((f64::from(raster.width) / wanted.max(1.0)).floor() as u32).clamp(1, raster.width.min(raster.height));
    let (width, height) = (raster.width / step, raster.height / step);
    let mut pixmap = Pixmap::new(width, height)?;
    let row = raster.width as usize * 3;
    for (place, pixel) in pixmap.data_mut().chunks_exact_mut(4).enumerate() {
        let (x, y) = (place as u32 % width * step, place as u32 / width * step);
        let (mut sums, mut shown) = ([0u32; 3], 0u32);
        for (line, column) in (y..y + step).flat_map(|line| (x..x + step).map(move |column| (line, column))) {
            if raster.shows(column, line) {
                let start = line as usize * row + column as usize * 3;
                shown += 1;
                for (sum, &channel) in sums.iter_mut().zip(&raster.rgb[start..start + 3]) {
                    *sum += u32::from(channel);
                }
            }
        }
        // The rasteriser takes premultiplied colours.
        let count = step * step;
        let [r, g, b] = sums.map(|sum| (sum / count) as u8);
        pixel.copy_from_slice(&[r, g, b, (255 * shown / count) as u8]);
    }
    Some((pixmap, f64::from(step)))
}
