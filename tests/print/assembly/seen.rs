//! What stands on a page of an assembly sheet, and what is wrong with the places of things.

use shouqi::geom::{Affine, PathEl, Point, Rect, Shape, Size, flatten};
use shouqi::scene::{Colour, Document, GlyphRun, Group, Item, Paint, PathItem, Use};

/// Text is no smaller, in points.
const LEAST_TEXT: f64 = 8.5;
/// No ink comes nearer to the edge of the paper, in millimetres: hardly any printer prints there.
const EDGE: f64 = 5.0;

/// What is lower, in millimetres, is no card but an ornament of the head.
const LEAST_CARD: f64 = 6.0;
/// A longer outline is that of hollow letters.
const OUTLINE_OF_A_CARD: usize = 20;

/// What stands on a page: its text, its cards, its pictures, all in millimetres of the page.
#[derive(Default)]
pub struct Seen {
    /// Text, where its ink lies, its size in points, and whether it belongs to a picture.
    pub words: Vec<(String, Rect, f64, bool)>,
    /// The grounds of the cards.
    pub cards: Vec<Rect>,
    /// What each picture shows, and the paths in it.
    pub pictures: Vec<(String, Vec<Rect>)>,
}

/// A line of a picture, in millimetres of the page.
pub struct Line {
    /// Where it is bent or begins.
    pub points: Vec<Point>,
    /// What it takes up.
    pub bounds: Rect,
    /// Whether it is dashed.
    pub dashed: bool,
    /// The colour of its stroke.
    pub ink: Option<Colour>,
    /// Whether it is a blade of scissors: a narrow white shape of two curves.
    pub blade: bool,
}

impl Seen {
    /// The lines of the first page's picture whose title begins so.
    pub fn lines(document: &Document, shown: &str) -> Vec<Line> {
        let mut lines = Vec::new();
        for layer in &document.pages[0].layers {
            gather(document, &layer.items, Affine::IDENTITY, false, shown, &mut lines);
        }
        lines
    }

    /// What stands on a page of a document.
    pub fn on(document: &Document, page: usize) -> Seen {
        let mut seen = Seen::default();
        for layer in &document.pages[page].layers {
            seen.read(document, &layer.items, Affine::IDENTITY, false);
        }
        seen
    }

    fn read(&mut self, document: &Document, items: &[Item], to: Affine, pictured: bool) {
        for item in items {
            match item {
                Item::Group(Group { transform, alternative, items, clip }) => {
                    if let Some(shown) = alternative {
                        self.pictures.push((shown.clone(), Vec::new()));
                    }
                    let (place, before) = (to * *transform, self.pictures.last().map_or(0, |(_, paths)| paths.len()));
                    self.read(document, items, place, pictured || alternative.is_some());
                    if let (Some(clip), Some((_, paths))) = (clip, self.pictures.last_mut().filter(|_| pictured)) {
                        let window = (place * clip.clone()).bounding_box();
                        let clipped = paths.split_off(before).into_iter().map(|path| path.intersect(window));
                        paths.extend(clipped.filter(|path| path.width() > 0.0 && path.height() > 0.0));
                    }
                }
                Item::Glyphs(run) => {
                    let size = run.size * to.determinant().abs().sqrt() * 72.0 / 25.4;
                    let ink = ink(document, run, to);
                    self.words.extend(ink.map(|ink| (run.text.clone(), ink, size, pictured)));
                }
                Item::Path(PathItem { path, stroke, fill, .. }) => {
                    let bounds = (to * path.clone()).bounding_box();
                    if pictured {
                        let half = stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
                        let grown = half * to.determinant().abs().sqrt();
                        let picture = self.pictures.last_mut().expect("a picture was begun");
                        picture.1.push(bounds.inflate(grown, grown));
                    } else if fill.is_some()
                        && stroke.is_some()
                        && bounds.height() > LEAST_CARD
                        && path.elements().len() <= OUTLINE_OF_A_CARD
                    {
                        self.cards.push(bounds);
                    }
                }
                Item::Use(placed) => {
                    self.read(document, panel(document, placed), to * placed.transform, pictured);
                }
                Item::Image(_) => panic!("an assembly sheet is made of vectors only"),
            }
        }
    }

    /// Everything that is read, pictures left out.
    pub fn text(&self) -> String {
        let words = self.words.iter().filter(|(.., pictured)| !pictured).map(|(text, ..)| text.as_str());
        words.collect::<Vec<_>>().join(" ")
    }

    /// What is wrong with the places of things.
    pub fn faults(&self, media: Size) -> Vec<String> {
        let mut faults = Vec::new();
        let paper = Rect::from_origin_size((0.0, 0.0), media).inflate(-EDGE, -EDGE);
        let inside = |outer: Rect, inner: Rect| outer.union(inner) == outer;
        let cross = |one: Rect, other: Rect| {
            let both = one.intersect(other);
            both.width() > 0.1 && both.height() > 0.1
        };
        for (place, (text, ink, size, pictured)) in self.words.iter().enumerate() {
            if !inside(paper, *ink) {
                faults.push(format!("“{text}” leaves the page: {ink:?}"));
            }
            if *size < LEAST_TEXT - 0.01 {
                faults.push(format!("“{text}” has {size:.1} points"));
            }
            if !pictured && self.cards.iter().any(|card| cross(*card, *ink)) {
                faults.push(format!("“{text}” lies on a card"));
            }
            for (other, ink_of_other, ..) in &self.words[..place] {
                if cross(*ink, *ink_of_other) {
                    faults.push(format!("“{text}” lies on “{other}”"));
                }
            }
        }
        for (shown, paths) in &self.pictures {
            let Some(all) = paths.iter().copied().reduce(|all, path| all.union(path)) else { continue };
            let card = self.cards.iter().find(|card| card.contains(all.center()));
            if !inside(card.copied().unwrap_or(paper), all) {
                faults.push(format!("the picture “{shown}” leaves its card: {all:?} of {card:?}"));
            }
        }
        for (place, card) in self.cards.iter().enumerate() {
            if card.height() < 25.5 * (media.width / 210.0).min(1.0) {
                faults.push(format!("a card has {:.0} mm for its picture", card.height()));
            }
            if !inside(paper, *card) || self.cards[..place].iter().any(|other| cross(*card, *other)) {
                faults.push(format!("a card lies wrong: {card:?}"));
            }
        }
        faults
    }
}

/// What the drawing of a step shows, which all languages share; nothing of what stands in it many times.
pub fn panel<'d>(document: &'d Document, placed: &Use) -> &'d [Item] {
    let symbol = &document.symbols[placed.symbol.0];
    if symbol.name.starts_with("panel-") { &symbol.items } else { &[] }
}

fn gather(document: &Document, items: &[Item], to: Affine, within: bool, shown: &str, lines: &mut Vec<Line>) {
    for item in items {
        match item {
            Item::Group(group) => {
                let within = within || group.alternative.as_deref().is_some_and(|title| title.starts_with(shown));
                gather(document, &group.items, to * group.transform, within, shown, lines);
            }
            Item::Path(path) if within => {
                let drawn = to * path.path.clone();
                let mut points = Vec::new();
                flatten(&drawn, 0.02, |element| {
                    if let PathEl::MoveTo(point) | PathEl::LineTo(point) = element {
                        points.push(point);
                    }
                });
                let curves = drawn.elements().iter().filter(|element| matches!(element, PathEl::CurveTo(..))).count();
                let bounds = drawn.bounding_box();
                let narrow = bounds.height() > 3.0 * bounds.width();
                let dashed = path.stroke.as_ref().is_some_and(|stroke| stroke.dash.is_some());
                let ink = path.stroke.as_ref().and_then(|stroke| match &stroke.paint {
                    Paint::Process(colour) => Some(*colour),
                    Paint::Spot(_) => None,
                });
                lines.push(Line { points, bounds, dashed, ink, blade: path.fill.is_some() && curves == 2 && narrow });
            }
            Item::Use(placed) => {
                gather(document, panel(document, placed), to * placed.transform, within, shown, lines);
            }
            Item::Path(_) | Item::Glyphs(_) | Item::Image(_) => {}
        }
    }
}

/// Where the ink of a run lies.
fn ink(document: &Document, run: &GlyphRun, to: Affine) -> Option<Rect> {
    let face = document.fonts.face(run.face);
    let outlines = run.glyphs.iter().filter_map(|glyph| {
        let outline = face.outline(glyph.id);
        let place = to * run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
        (!outline.is_empty()).then(|| (place * outline).bounding_box())
    });
    outlines.reduce(|all, next| all.union(next))
}
