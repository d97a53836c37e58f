//! What stands on a page: in the scene, and in pixels.

use crate::support::raster::{self, Pixels};
use crate::support::themes_at_hand;
use shouqi::export::png;
use shouqi::geom::{Affine, BezPath, PathEl, Point, Rect, Shape};
use shouqi::layout;
use shouqi::scene::{Document, Item, LayerKind, Page, PathItem};

/// Dots to the inch of the measuring pictures.
const DPI: f64 = 300.0;
/// A line is looked for so far to both sides of where it should be, in millimetres.
const WINDOW: f64 = 0.4;

/// The calibration page in a language, on a paper.
pub fn calibration(tag: &str, paper: &str) -> Document {
    let theme = themes_at_hand::theme("classic", &[("languages", tag), ("paper.size", paper)]);
    layout::calibration(&theme).unwrap_or_else(|error| panic!("{tag} on {paper}:\n{error}"))
}

/// A page in pixels.
pub struct Seen {
    pixels: Pixels,
    /// What is not darker than this is no line.
    ground: f64,
}

impl Seen {
    /// A page of a document.
    pub fn of(document: &Document, page: usize) -> Seen {
        let drawn = png::raster(document, page, DPI).expect("the page can be drawn");
        let (width, height) = (drawn.width as usize, drawn.height as usize);
        Seen { pixels: Pixels { width, height, rgb: drawn.rgb }, ground: 0.3 }
    }

    /// A page of a document as each format has it.
    pub fn in_every_format(document: &Document, page: usize) -> [(&'static str, Seen); 3] {
        let document = document.page(page);
        let seen = |pixels: Pixels| Seen { pixels, ground: 0.3 };
        [
            ("svg", Seen::of(&document, 0)),
            ("pdf", seen(raster::pdf(&document, DPI as f32).remove(0))),
            ("ps", seen(raster::ps(&document, DPI).remove(0))),
        ]
    }

    /// A page on which pale lines count, too.
    pub fn pale(document: &Document, page: usize) -> Seen {
        Seen { ground: 0.02, ..Seen::of(document, page) }
    }

    /// Where near `x` an upright line crosses the height `y`, in millimetres.
    pub fn upright(&self, x: f64, y: f64) -> f64 {
        self.upright_within(x, y, WINDOW)
    }

    /// Where near `y` a lying line crosses the place `x` across the page, in millimetres.
    pub fn lying(&self, x: f64, y: f64) -> f64 {
        self.lying_within(x, y, WINDOW)
    }

    /// The same within a window of its own.
    pub fn upright_within(&self, x: f64, y: f64, window: f64) -> f64 {
        self.middle(x, window, |place| (place, pixel(y)))
    }

    /// The same within a window of its own.
    pub fn lying_within(&self, x: f64, y: f64, window: f64) -> f64 {
        self.middle(y, window, |place| (pixel(x), place))
    }

    /// The middle of the ink around a place, weighed by darkness.
    fn middle(&self, near: f64, window: f64, at: impl Fn(usize) -> (usize, usize)) -> f64 {
        let (mut weight, mut moment) = (0.0, 0.0);
        for place in pixel((near - window).max(0.0))..=pixel(near + window) {
            let (x, y) = at(place);
            if x < self.pixels.width && y < self.pixels.height {
                let ink = (self.pixels.darkness(x, y) - self.ground).max(0.0);
                weight += ink;
                moment += ink * (place as f64 + 0.5);
            }
        }
        assert!(weight > 0.2, "there is no line near {near:.2} mm");
        moment / weight * 25.4 / DPI
    }
}

fn pixel(mm: f64) -> usize {
    (mm / 25.4 * DPI) as usize
}

/// Only one kind of layer of a document.
pub fn only(document: &Document, kind: LayerKind) -> Document {
    let mut document = document.clone();
    document.pages.iter_mut().for_each(|page| page.layers.retain(|layer| layer.kind == kind));
    document
}

/// Calls `on_path` and `on_text` for everything on some items, with the map to the page.
fn walk(document: Option<&Document>, items: &[Item], map: Affine, visit: &mut dyn FnMut(&Item, Affine)) {
    for item in items {
        match item {
            Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => visit(item, map),
            Item::Use(placed) => {
                if let Some(document) = document {
                    let symbol = &document.symbols[placed.symbol.0];
                    walk(Some(document), &symbol.items, map * placed.transform, visit);
                }
            }
            Item::Group(group) => walk(document, &group.items, map * group.transform, visit),
        }
    }
}

/// The points that a page is made of, in order: corners of paths and pictures, origins of glyphs.
fn points(document: &Document, page: &Page) -> Vec<Point> {
    let mut points = Vec::new();
    for layer in &page.layers {
        walk(Some(document), &layer.items, Affine::IDENTITY, &mut |item, map| match item {
            Item::Path(PathItem { path, .. }) => points.extend(path.elements().iter().filter_map(|element| {
                let end = match *element {
                    PathEl::MoveTo(to) | PathEl::LineTo(to) | PathEl::QuadTo(_, to) | PathEl::CurveTo(_, _, to) => to,
                    PathEl::ClosePath => return None,
                };
                Some(map * end)
            })),
            Item::Glyphs(run) => {
                points.extend(run.glyphs.iter().map(|glyph| map * run.transform * Point::new(glyph.x, glyph.y)));
            }
            Item::Image(image) => points.extend([image.frame.origin()].map(|corner| map * corner)),
            Item::Use(_) | Item::Group(_) => {}
        });
    }
    points
}

/// How far the farthest point of a page lies from its place on another page with the same things on it.
pub fn farthest(document: &Document, meant: &Page, came: &Page) -> f64 {
    let (meant, came) = (points(document, meant), points(document, came));
    assert_eq!(meant.len(), came.len());
    assert!(meant.len() > 200, "only {} points were found", meant.len());
    meant.iter().zip(&came).map(|(meant, came)| (*came - *meant).hypot()).fold(0.0, f64::max)
}

/// The straight lines of a page: from, to, and how wide.
pub fn lines(page: &Page) -> Vec<(Point, Point, f64)> {
    page.layers.iter().flat_map(|layer| straight(&layer.items)).collect()
}

/// The straight lines among the guides of a page.
pub fn guides(page: &Page) -> Vec<(Point, Point, f64)> {
    page.layers
        .iter()
        .filter(|layer| layer.kind == LayerKind::Guides)
        .flat_map(|layer| straight(&layer.items))
        .collect()
}

fn straight(items: &[Item]) -> Vec<(Point, Point, f64)> {
    let mut lines = Vec::new();
    walk(None, items, Affine::IDENTITY, &mut |item, map| {
        if let Item::Path(PathItem { path, stroke: Some(stroke), .. }) = item
            && let [PathEl::MoveTo(from), PathEl::LineTo(to)] = path.elements()
        {
            lines.push((map * *from, map * *to, stroke.width));
        }
    });
    lines
}

/// The lines that are cut on a page.
pub fn cuts(page: &Page) -> Vec<BezPath> {
    let mut cuts = Vec::new();
    for layer in page.layers.iter().filter(|layer| layer.kind == LayerKind::Cut) {
        walk(None, &layer.items, Affine::IDENTITY, &mut |item, map| {
            if let Item::Path(path) = item {
                cuts.push(map * path.path.clone());
            }
        });
    }
    cuts
}

/// Every line of text on the first page, with the box around its ink.
fn texts(document: &Document) -> Vec<(String, Rect)> {
    let mut texts = Vec::new();
    for layer in &document.pages[0].layers {
        walk(Some(document), &layer.items, Affine::IDENTITY, &mut |item, map| {
            let Item::Glyphs(run) = item else { return };
            let face = document.fonts.face(run.face);
            let boxes = run.glyphs.iter().filter_map(|glyph| {
                let outline = face.outline(glyph.id);
                let place = map * run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
                (!outline.is_empty()).then(|| (place * outline).bounding_box())
            });
            if let Some(ink) = boxes.reduce(|all, next| all.union(next)) {
                texts.push((run.text.clone(), ink));
            }
        });
    }
    texts
}

/// What the first page says, in order.
pub fn said(document: &Document) -> String {
    texts(document).into_iter().map(|(text, _)| text + " ").collect()
}

/// A text without its blanks: a line that was broken is the same text.
pub fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Texts of the first page that lie over one another, or over the edge of the sheet.
pub fn overlaps(document: &Document) -> Vec<String> {
    let texts = texts(document);
    let sheet = document.pages[0].media.to_rect();
    let mut found = Vec::new();
    for (place, (text, ink)) in texts.iter().enumerate() {
        if sheet.intersect(*ink).area() < ink.area() - 1e-6 {
            found.push(format!("{text:?} leaves the sheet"));
        }
        for (other, there) in &texts[place + 1..] {
            if ink.inset(-0.1).overlaps(*there) {
                found.push(format!("{text:?} and {other:?}"));
            }
        }
    }
    found
}
