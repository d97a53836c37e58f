//! Tests of rendered pixels.

use super::*;
use crate::geom::Circle;
use crate::scene::{Colour, Glyph, PictureId, Raster, Symbol, SymbolId, Use};
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
    let (pictures, symbols) = (Arc::new(vec![Raster::opaque(40, 40, rgb)]), Arc::new(vec![symbol]));
    Document { pictures, symbols, ..Document::empty() }
}

/// Five pixels per millimetre of 20 × 20 mm, on white.
fn print(items: &[Item]) -> Pixmap {
    let mut pixmap = Pixmap::new(100, 100).expect("pixels");
    pixmap.fill(tiny_skia::Color::WHITE);
    render(&document(), items, Affine::scale(5.0), Edges::Smooth, &mut pixmap, &mut ());
    pixmap
}

fn at(print: &Pixmap, x: f64, y: f64) -> [u8; 3] {
    let place = ((y * 5.0) as usize * 100 + (x * 5.0) as usize) * 4;
    [print.data()[place], print.data()[place + 1], print.data()[place + 2]]
}

#[test]
fn a_disc_of_ten_millimetres_covers_its_area() {
    let shown = print(&[Use { symbol: SymbolId(0), transform: Affine::translate((10.0, 10.0)) }.into()]);
    let dark: f64 = shown.data().chunks_exact(4).map(|pixel| 1.0 - f64::from(pixel[0]) / 255.0).sum();
    assert!((dark / 25.0 - std::f64::consts::PI * 25.0).abs() < 0.3, "{}", dark / 25.0);
}

#[test]
fn a_clip_within_a_clip_leaves_what_both_leave() {
    let left = Rect::new(0.0, 0.0, 10.0, 20.0).to_path(0.1);
    let upper = Rect::new(0.0, 0.0, 20.0, 10.0).to_path(0.1);
    let all = PathItem::filled(Rect::new(0.0, 0.0, 20.0, 20.0).to_path(0.1), Colour::BLACK).into();
    let inner = Group { transform: Affine::IDENTITY, clip: Some(upper), alternative: None, items: vec![all] };
    let shown =
        print(&[Group { transform: Affine::IDENTITY, clip: Some(left), alternative: None, items: vec![inner.into()] }
            .into()]);
    let corners = [at(&shown, 5.0, 5.0), at(&shown, 15.0, 5.0), at(&shown, 5.0, 15.0), at(&shown, 15.0, 15.0)];
    assert_eq!(corners.map(|rgb| rgb[0]), [0, 255, 255, 255]);
}

#[test]
fn a_picture_fills_its_frame_however_many_pixels_it_has() {
    for frame in [Rect::new(2.0, 2.0, 18.0, 18.0), Rect::new(8.0, 8.0, 12.0, 12.0)] {
        let shown = print(&[Image { picture: PictureId(0), frame }.into()]);
        assert_eq!(at(&shown, frame.x0 + 0.5, frame.y0 + 0.5), [255, 0, 0]);
        assert_eq!(at(&shown, frame.x1 - 0.5, frame.y1 - 0.5), [0, 0, 255]);
        assert_eq!(at(&shown, frame.x0 - 0.5, 10.0), [255; 3]);
        assert_eq!(at(&shown, frame.x1 + 0.5, 10.0), [255; 3]);
    }
}

#[test]
fn a_clip_covers_its_edge_once_however_much_is_painted_within() {
    let clip = Rect::new(5.1, 5.1, 15.0, 15.0).to_path(0.1);
    let black: Item = PathItem::filled(Rect::new(0.0, 0.0, 20.0, 20.0).to_path(0.1), Colour::BLACK).into();
    let group =
        |items| Group { transform: Affine::IDENTITY, clip: Some(clip.clone()), alternative: None, items }.into();
    let (once, often) = (print(&[group(vec![black.clone()])]), print(&[group(vec![black; 5])]));
    assert_eq!(once.data(), often.data());
    assert!((100..200).contains(&at(&once, 5.05, 10.0)[0]), "{:?}", at(&once, 5.05, 10.0));
}

#[test]
fn what_shows_through_stays_see_through() {
    let mut pixmap = Pixmap::new(100, 100).expect("pixels");
    let clip = Rect::new(0.0, 0.0, 10.0, 20.0).to_path(0.1);
    let disc = Use { symbol: SymbolId(0), transform: Affine::translate((10.0, 10.0)) }.into();
    let group = Group { transform: Affine::IDENTITY, clip: Some(clip), alternative: None, items: vec![disc] };
    render(&document(), &[group.into()], Affine::scale(5.0), Edges::Smooth, &mut pixmap, &mut ());
    let opacity = |x: usize, y: usize| pixmap.data()[(y * 100 + x) * 4 + 3];
    assert_eq!([opacity(2, 2), opacity(40, 50), opacity(60, 50)], [0, 255, 0]);
}

/// Pixels of a run of these words, so large in pixels, drawn finely and then shrunk, and drawn small.
fn words_in_two_ways(em: f64, at: (f64, f64)) -> [Vec<f64>; 2] {
    const FINER: u32 = 8;
    let document = document();
    let face = document.fonts.find("alegreya").expect("a shipped face");
    let letters = document.fonts.face(face);
    let mut pen = 0.0;
    let glyph = |letter: char| {
        let id = letters.glyph(letter).expect("it has this letter");
        let x = pen;
        pen += letters.advance(id) * em;
        Glyph { id, x, y: 0.0, text: 0..0 }
    };
    let glyphs = "Elephant".chars().map(glyph).collect();
    let (text, paint) = (String::new(), Colour::BLACK.into());
    let run = [GlyphRun { face, size: em, transform: Affine::translate(at), text, glyphs, paint }.into()];
    let dark = |finer: u32| {
        let mut pixmap = Pixmap::new(40 * finer, 12 * finer).expect("pixels");
        pixmap.fill(tiny_skia::Color::WHITE);
        render(&document, &run, Affine::scale(f64::from(finer)), Edges::Smooth, &mut pixmap, &mut ());
        let mut dark = vec![0.0; 40 * 12];
        for (place, pixel) in pixmap.pixels().iter().enumerate() {
            let (x, y) = (place as u32 % (40 * finer), place as u32 / (40 * finer));
            let share = (1.0 - f64::from(pixel.red()) / 255.0) / f64::from(finer * finer);
            dark[(y / finer * 40 + x / finer) as usize] += share;
        }
        dark
    };
    [dark(FINER), dark(1)]
}

#[test]
fn text_of_few_pixels_is_as_dark_in_every_pixel_as_large_text_that_is_shrunk() {
    for (em, at) in [(2.2, (1.3, 5.6)), (3.7, (2.0, 7.25)), (5.9, (3.4, 8.1))] {
        let [fine, small] = words_in_two_ways(em, at);
        let ink: f64 = fine.iter().sum();
        assert!(ink > 3.0, "{ink} pixels");
        let off: f64 = fine.iter().zip(&small).map(|(fine, small)| (fine - small).abs()).sum();
        assert!(off < 0.3 * ink, "at {em}: {off} of {ink} pixels");
        let all: f64 = small.iter().sum();
        assert!((all - ink).abs() < 0.06 * ink, "at {em}: {all} of {ink} pixels");
    }
}

#[test]
fn small_text_beyond_the_edges_of_a_picture_is_cut_off() {
    for at in [(-7.0, 5.0), (36.0, 5.0), (5.0, -0.5), (5.0, 13.0), (-1e12, 1e12)] {
        let [fine, small] = words_in_two_ways(4.0, at);
        let [fine, small] = [fine, small].map(|dark| dark.iter().sum::<f64>());
        assert!((fine - small).abs() < 0.1 * fine.max(1.0), "{at:?}: {fine} and {small}");
    }
}

/// A star of five points whose edges cross, a ring of two circles of one direction, and three arcs of a curve.
fn small_shapes() -> [BezPath; 3] {
    let corner = |step: usize| {
        let angle = step as f64 * 0.8 * std::f64::consts::PI;
        (10.0 + 6.3 * angle.cos(), 9.7 + 6.3 * angle.sin())
    };
    let mut star = BezPath::new();
    star.move_to(corner(0));
    (1..5).for_each(|step| star.line_to(corner(step)));
    let mut ring = Circle::new((10.2, 10.1), 5.5).to_path(0.001);
    ring.extend(Circle::new((10.2, 10.1), 3.1).to_path(0.001));
    let mut leaf = BezPath::new();
    leaf.move_to((3.0, 4.1));
    leaf.curve_to((9.0, 1.0), (14.0, 17.0), (17.3, 6.2));
    leaf.quad_to((12.0, 14.0), (4.4, 15.5));
    leaf.close_path();
    [star, ring, leaf]
}

#[test]
fn small_shapes_cover_what_many_samples_of_each_pixel_tell() {
    for path in small_shapes() {
        for even_odd in [false, true] {
            for line in [None, Some(Stroke::round(Colour::BLACK, 0.7)), Some(Stroke::solid(Colour::BLACK, 0.4))] {
                let fill = line.is_none().then(|| Colour::BLACK.into());
                let item = [PathItem { path: path.clone(), fill, even_odd, stroke: line }.into()];
                // What is sharp, or reaches beyond the picture, is the rasteriser's.
                let shown = |edges: Edges, finer: u32| {
                    let mut pixmap = Pixmap::new(100 * finer, 100 * finer).expect("pixels");
                    pixmap.fill(tiny_skia::Color::WHITE);
                    render(&document(), &item, Affine::scale(5.0 * f64::from(finer)), edges, &mut pixmap, &mut ());
                    pixmap
                };
                let (own, fine) = (shown(Edges::Smooth, 1), shown(Edges::Sharp, 8));
                let dark = |x: u32, y: u32| {
                    let samples = (y * 8..y * 8 + 8).flat_map(|y| (x * 8..x * 8 + 8).map(move |x| (x, y)));
                    samples.filter(|&(x, y)| fine.pixel(x, y).expect("a pixel").red() == 0).count() as f64 / 64.0
                };
                let places = (0..100).flat_map(|y| (0..100).map(move |x| (x, y)));
                let off = |(x, y): (u32, u32)| {
                    let own = 1.0 - f64::from(own.pixel(x, y).expect("a pixel").red()) / 255.0;
                    (own - dark(x, y)).abs()
                };
                let all: f64 = places.clone().map(|(x, y)| dark(x, y)).sum();
                let wrong: f64 = places.map(off).sum();
                assert!(all > 200.0 && wrong < 0.06 * all, "{wrong} of {all} pixels");
            }
        }
    }
}

#[test]
fn a_small_shape_is_painted_alike_wherever_its_picture_ends() {
    // The same star, once with room around it and once at an edge, where the rasteriser draws it.
    let [star, ..] = small_shapes();
    let item = [PathItem::filled(star, Colour::BLACK).into()];
    let shown = |left: f64| {
        let mut pixmap = Pixmap::new(100, 100).expect("pixels");
        pixmap.fill(tiny_skia::Color::WHITE);
        let place = Affine::translate((-left, 0.0)) * Affine::scale(5.0);
        render(&document(), &item, place, Edges::Smooth, &mut pixmap, &mut ());
        pixmap
    };
    let (free, cut) = (shown(0.0), shown(40.0));
    for (x, y) in (0..60).flat_map(|x| (0..100).map(move |y| (x, y))) {
        let [free, cut] = [free.pixel(x + 40, y), cut.pixel(x, y)].map(|pixel| pixel.expect("a pixel").red());
        assert!(free.abs_diff(cut) < 40, "{x} {y}: {free} and {cut}");
    }
}
