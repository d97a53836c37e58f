//! A proof: items as pixels, as exact as a check needs.

use super::crossing;
use super::notes::{Notes, note_line, note_words};
use super::walk::least_scale;
use crate::geom::{Affine, BezPath, PathEl, Rect};
use crate::scene::{Cap, Document, GlyphRun, Image, Item, Join, Paint, PathItem, Raster, Stroke};
use resvg::tiny_skia::{
    self, Color, FillRule, FilterQuality, LineCap, LineJoin, Mask, Path, PathBuilder, Pattern, Pixmap, SpreadMode,
    StrokeDash, Transform,
};

/// Items as pixels on a ground.
#[derive(Debug, Clone, PartialEq)]
pub struct Proof {
    /// The pixels.
    pub raster: Raster,
    /// Pixels to a millimetre.
    pub scale: f64,
    /// What the painter saw on the way: words and light lines, each with the ground below it.
    pub notes: Notes,
}

/// `items`, as they lie within `bounds` (millimetres), `scale` pixels to a millimetre, on a ground of sRGB.
pub fn proof(document: &Document, items: &[Item], bounds: Rect, scale: f64, ground: (u8, u8, u8)) -> Proof {
    let side = |length: f64| ((length * scale).round().clamp(1.0, MOST) as u32).max(1);
    let (width, height) = (side(bounds.width()), side(bounds.height()));
    let mut pixmap = Pixmap::new(width, height).expect("both sides are between 1 and a few thousand pixels");
    pixmap.fill(Color::from_rgba8(ground.0, ground.1, ground.2, 255));
    let mut painter = Painter { document, pixmap, notes: Notes::default() };
    let place = Affine::scale(scale) * Affine::translate(-bounds.origin().to_vec2());
    painter.items(items, place, None, scale);
    let rgb = painter.pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Proof { raster: Raster::opaque(width, height, rgb), scale, notes: painter.notes }
}

/// The most pixels a side has.
const MOST: f64 = 4000.0;

/// The pixels that an outline covers by more than half, row by row.
pub fn covered(outline: &BezPath, bounds: Rect, scale: f64, width: u32, height: u32) -> Vec<bool> {
    let place = Affine::scale(scale) * Affine::translate(-bounds.origin().to_vec2());
    match (Mask::new(width, height), path(outline)) {
        (Some(mut mask), Some(path)) => {
            mask.fill_path(&path, FillRule::Winding, true, transform(place));
            mask.data().iter().map(|&coverage| coverage > 127).collect()
        }
        _ => vec![false; width as usize * height as usize],
    }
}

struct Painter<'a> {
    document: &'a Document,
    pixmap: Pixmap,
    notes: Notes,
}

impl Painter<'_> {
    /// `place` maps to pixels, `scale` of which make a millimetre.
    fn items(&mut self, items: &[Item], place: Affine, clip: Option<&Mask>, scale: f64) {
        for item in items {
            match item {
                Item::Path(path) => self.path(path, place, clip, scale),
                Item::Glyphs(run) => self.glyphs(run, place, clip),
                Item::Image(image) => self.image(image, place, clip),
                Item::Use(placed) => {
                    let symbol = &self.document.symbols[placed.symbol.0];
                    self.items(&symbol.items, place * placed.transform, clip, scale);
                }
                Item::Group(group) => {
                    let place = place * group.transform;
                    match &group.clip {
                        Some(outline) => {
                            let clip = self.clip(outline, place, clip);
                            self.items(&group.items, place, Some(&clip), scale);
                        }
                        None => self.items(&group.items, place, clip, scale),
                    }
                }
            }
        }
    }

    fn clip(&self, outline: &BezPath, place: Affine, around: Option<&Mask>) -> Mask {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let mut mask = Mask::new(width, height).expect("it is as large as the proof");
        // An outline without an area lets nothing through.
        if let Some(path) = path(outline) {
            crossing::mask(&mut mask, &path, FillRule::Winding, transform(place));
        }
        if let Some(around) = around {
            for (inner, &outer) in mask.data_mut().iter_mut().zip(around.data()) {
                *inner = ((u32::from(*inner) * u32::from(outer) + 127) / 255) as u8;
            }
        }
        mask
    }

    fn path(&mut self, item: &PathItem, place: Affine, clip: Option<&Mask>, scale: f64) {
        let Some(path) = path(&item.path) else { return };
        if let Some(fill) = &item.fill {
            let rule = if item.even_odd { FillRule::EvenOdd } else { FillRule::Winding };
            crossing::fill(&mut self.pixmap, &path, &paint(fill), rule, transform(place), clip);
        }
        if let Some(line) = &item.stroke {
            let width = line.width * least_scale(place) / scale;
            note_line(&mut self.notes, &self.pixmap, &path, line, width, place);
            crossing::stroke(&mut self.pixmap, &path, &paint(&line.paint), &stroke(line), transform(place), clip);
        }
    }

    fn glyphs(&mut self, run: &GlyphRun, place: Affine, clip: Option<&Mask>) {
        let Some(path) = path(&outline(self.document, run)) else { return };
        let place = place * run.transform;
        note_words(&mut self.notes, &self.pixmap, &path, run, place);
        self.pixmap.fill_path(&path, &paint(&run.paint), FillRule::Winding, transform(place), clip);
    }

    fn image(&mut self, image: &Image, place: Affine, clip: Option<&Mask>) {
        let raster = &self.document.pictures[image.picture.0];
        let wanted = image.frame.width() * least_scale(place);
        let Some((pixels, shrink)) = pixels(raster, wanted) else { return };
        // From the shrunken picture's pixels to the picture's own, to the frame, to the proof.
        let (across, down) =
            (image.frame.width() / f64::from(raster.width), image.frame.height() / f64::from(raster.height));
        let fit = Affine::translate(image.frame.origin().to_vec2())
            * Affine::scale_non_uniform(across * shrink, down * shrink);
        let shader = Pattern::new(pixels.as_ref(), SpreadMode::Pad, FilterQuality::Bilinear, 1.0, transform(fit));
        let paint = tiny_skia::Paint { shader, ..tiny_skia::Paint::default() };
        let frame = image.frame;
        if let Some(rect) =
            tiny_skia::Rect::from_ltrb(frame.x0 as f32, frame.y0 as f32, frame.x1 as f32, frame.y1 as f32)
        {
            self.pixmap.fill_path(&PathBuilder::from_rect(rect), &paint, FillRule::Winding, transform(place), clip);
        }
    }
}

/// The outline of a run in its own space, millimetres.
pub fn outline(document: &Document, run: &GlyphRun) -> BezPath {
    let face = document.fonts.face(run.face);
    let mut whole = BezPath::new();
    for glyph in &run.glyphs {
        let mut shape = face.outline(glyph.id);
        shape.apply_affine(Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size));
        whole.extend(shape);
    }
    whole
}

/// A picture with no more than about twice the wanted pixels in a row, and how many of its pixels one of these stands
/// for: a printer, too, shows the mean of many pixels.
fn pixels(raster: &Raster, wanted: f64) -> Option<(Pixmap, f64)> {
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
        // The rasteriser takes colours that are weighed by their opacity.
        let count = step * step;
        let [r, g, b] = sums.map(|sum| (sum / count) as u8);
        pixel.copy_from_slice(&[r, g, b, (255 * shown / count) as u8]);
    }
    Some((pixmap, f64::from(step)))
}

/// The rasteriser's path; none if it is empty.
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

/// The sRGB of a paint, as a screen shows it.
pub fn shown(paint: &Paint) -> [u8; 3] {
    let colour = match paint {
        Paint::Process(colour) => *colour,
        Paint::Spot(spot) => spot.shown(),
    };
    colour.rgb().into()
}

fn paint(paint: &Paint) -> tiny_skia::Paint<'static> {
    let [r, g, b] = shown(paint);
    let mut solid = tiny_skia::Paint::default();
    solid.set_color_rgba8(r, g, b, 255);
    solid
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Fonts;
    use crate::geom::{Circle, Shape};
    use crate::scene::{Colour, Group, PictureId, Press, Symbol, SymbolId, Use};
    use std::sync::Arc;

    /// A document with one symbol, a black disc of 10 mm, and one picture, red above and blue below.
    fn document() -> Document {
        let disc = Circle::new((0.0, 0.0), 5.0).to_path(0.001);
        let symbol = Symbol {
            name: "disc".into(),
            bounds: disc.bounding_box(),
            items: vec![PathItem::filled(disc, Colour::BLACK).into()],
        };
        let half = |rgb: [u8; 3]| rgb.repeat(40 * 20);
        let rgb = [half([255, 0, 0]), half([0, 0, 255])].concat();
        Document {
            title: String::new(),
            language: "en".into(),
            fonts: Arc::new(Fonts::shipped()),
            pictures: vec![Raster::opaque(40, 40, rgb)],
            symbols: vec![symbol],
            pages: Vec::new(),
            press: Press::HOME,
        }
    }

    /// Five pixels to a millimetre of 20 × 20 mm.
    fn print(items: &[Item]) -> Proof {
        proof(&document(), items, Rect::new(0.0, 0.0, 20.0, 20.0), 5.0, (255, 255, 255))
    }

    fn at(proof: &Proof, x: f64, y: f64) -> [u8; 3] {
        let place = ((y * 5.0) as usize * proof.raster.width as usize + (x * 5.0) as usize) * 3;
        [proof.raster.rgb[place], proof.raster.rgb[place + 1], proof.raster.rgb[place + 2]]
    }

    #[test]
    fn a_disc_of_ten_millimetres_covers_its_area() {
        let proof = print(&[Use { symbol: SymbolId(0), transform: Affine::translate((10.0, 10.0)) }.into()]);
        let dark: f64 = proof.raster.rgb.chunks_exact(3).map(|pixel| 1.0 - f64::from(pixel[0]) / 255.0).sum();
        assert!((dark / 25.0 - std::f64::consts::PI * 25.0).abs() < 0.3, "{}", dark / 25.0);
    }

    #[test]
    fn a_clip_within_a_clip_leaves_what_both_leave() {
        let left = Rect::new(0.0, 0.0, 10.0, 20.0).to_path(0.1);
        let upper = Rect::new(0.0, 0.0, 20.0, 10.0).to_path(0.1);
        let all = PathItem::filled(Rect::new(0.0, 0.0, 20.0, 20.0).to_path(0.1), Colour::BLACK).into();
        let inner = Group { transform: Affine::IDENTITY, clip: Some(upper), alternative: None, items: vec![all] };
        let proof = print(&[Group {
            transform: Affine::IDENTITY,
            clip: Some(left),
            alternative: None,
            items: vec![inner.into()],
        }
        .into()]);
        let corners = [at(&proof, 5.0, 5.0), at(&proof, 15.0, 5.0), at(&proof, 5.0, 15.0), at(&proof, 15.0, 15.0)];
        assert_eq!(corners.map(|rgb| rgb[0]), [0, 255, 255, 255]);
    }

    #[test]
    fn a_picture_fills_its_frame_however_many_pixels_it_has() {
        for frame in [Rect::new(2.0, 2.0, 18.0, 18.0), Rect::new(8.0, 8.0, 12.0, 12.0)] {
            let proof = print(&[Image { picture: PictureId(0), frame }.into()]);
            assert_eq!(at(&proof, frame.x0 + 0.5, frame.y0 + 0.5), [255, 0, 0]);
            assert_eq!(at(&proof, frame.x1 - 0.5, frame.y1 - 0.5), [0, 0, 255]);
            assert_eq!(at(&proof, frame.x0 - 0.5, 10.0), [255; 3]);
            assert_eq!(at(&proof, frame.x1 + 0.5, 10.0), [255; 3]);
        }
    }

    #[test]
    fn words_are_noted_with_their_ground() {
        let document = document();
        let face = document.fonts.find("alegreya-bold").expect("the face is shipped");
        let label = crate::typeset::Label::new(&document.fonts, face, "8", 8.0, 0.0).expect("it has numerals");
        let ground = PathItem::filled(Rect::new(0.0, 0.0, 20.0, 20.0).to_path(0.1), Colour::BLACK).into();
        let run =
            label.run((10.0, 15.0), crate::typeset::Across::Middle, crate::typeset::Down::Baseline, Colour::WHITE);
        let proof = print(&[ground, run.into()]);
        assert_eq!(proof.notes.words.len(), 1);
        assert_eq!(proof.notes.words[0].text, "8");
        assert!((proof.notes.words[0].contrast - 21.0).abs() < 0.1);
    }
}
