//! A document of two pages with one of everything a writer must know: the trial piece of all formats.
use shouqi::fonts::Fonts;
use shouqi::geom::{Affine, BezPath, Circle, Point, Rect, Shape, Size};
use shouqi::scene::{
    Bookmark, Cap, Colour, Dash, Document, GlyphRun, Group, Image, Item, Join, Layer, LayerKind, OutputCondition, Page,
    PathItem, PictureId, Raster, Spot, Stroke, Symbol, SymbolId, Use,
};
use shouqi::typeset::{Across, Down, Label};
use std::sync::Arc;

/// Red, for everything that should be seen.
pub const RED: Colour = Colour::Rgb(0xA3, 0x2A, 0x22);
const INK: Colour = Colour::Rgb(0x33, 0x24, 0x1A);

/// A disc of this diameter stands on the first page with its middle on (60, 60): its line lies inside.
pub const DISC: f64 = 30.0;

/// A square of this side stands on the first page with its upper left corner on (100, 100).
pub const SQUARE: f64 = 36.0;

/// What can be read on the first page, run by run.
pub const WORDS: [&str; 5] = ["獸穴", "xiàng", "Größe · Löwe", "VIII", "AVATAR fi 1234"];

/// What the picture on the first page shows.
pub const SHOWN: &str = "Vier Felder <Land & \"Wasser\">, ein 獸";

/// What the first bookmark of the first page is called.
pub const HEADING: &str = "Höhle (獸穴)";

/// The trial piece: A4 upright, then Letter on its side.
pub fn document() -> Document {
    let fonts = Arc::new(Fonts::shipped());
    let run = |face: &str, text: &str, size: f64| {
        let face = fonts.find(face).expect("the face is shipped");
        Label::new(&fonts, face, text, size, 0.0).expect("the face has these characters")
    };
    let disc = Circle::new((60.0, 60.0), DISC / 2.0 - 0.5).to_path(0.001);
    let mut ring = Circle::new((60.0, 150.0), 10.0).to_path(0.001);
    ring.extend(Circle::new((60.0, 150.0), 7.0).to_path(0.001));
    let mut star = BezPath::new();
    for (place, (x, y)) in [(20.0, 200.0), (40.0, 240.0), (0.0, 215.0), (40.0, 215.0), (0.0, 240.0)].iter().enumerate()
    {
        let point = Point::new(x + 20.0, *y);
        if place == 0 { star.move_to(point) } else { star.line_to(point) }
    }
    star.close_path();
    let wave = BezPath::from_svg("M20 270C30 260 40 280 50 270S70 280 80 270").expect("a path");
    let dashed = Stroke {
        paint: INK.into(),
        width: 0.6,
        cap: Cap::Butt,
        join: Join::Bevel,
        dash: Some(Dash { pattern: vec![3.0, 1.5], phase: 1.0 }),
    };
    let words: Vec<Item> = vec![
        run("kai-bold", WORDS[0], 12.0).run((160.0, 40.0), Across::Middle, Down::Middle, RED).into(),
        run("alegreya-italic", WORDS[1], 6.0).run((160.0, 52.0), Across::Middle, Down::Baseline, INK).into(),
        run("alegreya-sans-bold", WORDS[2], 6.0).run((160.0, 62.0), Across::Middle, Down::Baseline, INK).into(),
        turned(run("alegreya", WORDS[3], 9.0).run((0.0, 0.0), Across::Middle, Down::Middle, INK)),
        run("alegreya", WORDS[4], 8.0)
            .run((160.0, 92.0), Across::Middle, Down::Baseline, Colour::Cmyk(0.2, 0.9, 0.8, 0.1))
            .into(),
    ];
    let mut first = vec![
        PathItem::filled(Rect::new(0.0, 0.0, 210.0, 297.0).to_path(0.1), Colour::Rgb(0xFB, 0xF4, 0xE2)).into(),
        PathItem::filled(disc.clone(), Colour::WHITE).with_stroke(Stroke::solid(RED, 1.0)).into(),
        PathItem::filled(Rect::new(100.0, 100.0, 100.0 + SQUARE, 100.0 + SQUARE).to_path(0.1), INK).into(),
        PathItem { path: ring, fill: Some(RED.into()), even_odd: true, stroke: None }.into(),
        PathItem::filled(star, Colour::Rgb(0x27, 0x4D, 0x7D)).into(),
        PathItem::stroked(wave.clone(), dashed).into(),
        PathItem::stroked(Affine::translate((80.0, 0.0)) * wave, Stroke::dotted(INK, 0.8, 2.0)).into(),
        Use { symbol: SymbolId(0), transform: Affine::translate((150.0, 180.0)) }.into(),
        Use {
            symbol: SymbolId(0),
            transform: Affine::translate((180.0, 180.0)) * Affine::rotate(0.5) * Affine::scale(0.5),
        }
        .into(),
        Group {
            transform: Affine::translate((150.0, 230.0)),
            clip: Some(Circle::new((0.0, 0.0), 12.0).to_path(0.001)),
            alternative: Some(SHOWN.into()),
            items: vec![Image { picture: PictureId(0), frame: Rect::new(-15.0, -15.0, 15.0, 15.0) }.into()],
        }
        .into(),
    ];
    first.extend(words);
    let cut = vec![PathItem::stroked(Circle::new((60.0, 60.0), DISC / 2.0).to_path(0.001), cut_line()).into()];
    let guides = vec![
        PathItem::stroked(BezPath::from_svg("M20 285H120").expect("a path"), Stroke::solid(Colour::BLACK, 0.15)).into(),
        run("alegreya-sans", "100 mm · print at 100 %", 3.0)
            .run((20.0, 283.0), Across::Left, Down::Baseline, INK)
            .into(),
    ];
    let second = vec![
        PathItem::filled(Rect::new(20.0, 20.0, 259.4, 195.9).to_path(0.1), Colour::Rgb(0xCF, 0xE0, 0xDA)).into(),
        Group::placed(
            Affine::translate((140.0, 108.0)) * Affine::rotate(std::f64::consts::PI),
            vec![run("kai-bold", "鬥獸棋", 40.0).run((0.0, 0.0), Across::Middle, Down::Middle, INK).into()],
        )
        .into(),
    ];
    let upright = Page {
        part: "board".into(),
        name: "Brett & Fallen".into(),
        bookmarks: vec![Bookmark { title: HEADING.into(), y: 40.0 }, Bookmark { title: "Wege".into(), y: 144.5 }],
        media: Size::new(210.0, 297.0),
        trim: Rect::new(10.0, 10.0, 200.0, 287.0),
        bleed: Rect::new(8.0, 8.0, 202.0, 289.0),
        layers: vec![
            Layer { kind: LayerKind::Artwork, items: first },
            Layer { kind: LayerKind::Guides, items: guides },
            Layer { kind: LayerKind::Cut, items: cut },
        ],
    };
    let lying = Page {
        part: "pieces".into(),
        name: "Steine".into(),
        bookmarks: Vec::new(),
        media: Size::new(279.4, 215.9),
        trim: Rect::new(20.0, 20.0, 259.4, 195.9),
        bleed: Rect::new(18.0, 18.0, 261.4, 197.9),
        layers: vec![Layer { kind: LayerKind::Artwork, items: second }],
    };
    let petal = Circle::new((0.0, -6.0), 4.0).to_path(0.001);
    let flower = (0..5)
        .map(|turn| {
            let turned = Affine::rotate(f64::from(turn) * std::f64::consts::TAU / 5.0) * petal.clone();
            PathItem::filled(turned, Colour::WHITE).with_stroke(Stroke::round(INK, 0.5)).into()
        })
        .collect();
    Document {
        title: "Dschungel & <鬥獸棋> \"(x)\"".into(),
        language: "de".into(),
        fonts,
        pictures: Arc::new(vec![picture()]),
        symbols: Arc::new(vec![Symbol {
            name: "flower".into(),
            bounds: Rect::new(-11.0, -11.0, 11.0, 11.0),
            items: flower,
        }]),
        pages: vec![upright, lying],
        output: OutputCondition::HOME,
    }
}

/// A line for a cutter.
pub fn cut_line() -> Stroke {
    Stroke {
        paint: shouqi::scene::Paint::Spot(Spot::CUT_CONTOUR),
        width: 0.25,
        cap: Cap::Butt,
        join: Join::Miter,
        dash: None,
    }
}

fn turned(mut run: GlyphRun) -> Item {
    run.transform = Affine::translate((160.0, 76.0))
        * Affine::rotate(std::f64::consts::PI)
        * Affine::scale_non_uniform(1.38, 0.86)
        * run.transform;
    run.into()
}

/// Four fields of colour with a slope in each.
fn picture() -> Raster {
    let (width, height) = (40u32, 40u32);
    let mut rgb = Vec::new();
    for y in 0..height {
        for x in 0..width {
            rgb.extend([(x * 6) as u8, (y * 6) as u8, if (x / 20 + y / 20) % 2 == 0 { 200 } else { 60 }]);
        }
    }
    Raster::opaque(width, height, rgb)
}
