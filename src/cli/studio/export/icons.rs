//! The icons of the installed page: the elephant as a paper-cut, on a piece.

use crate::art::{Drawing, Fill, Hand, Tone, animal};
use crate::cli::exit::Failure;
use crate::cli::print::folder::Made;
use crate::export;
use crate::fonts::Fonts;
use crate::geom::{Affine, Circle, Rect, RoundedRect, Shape, Size, TOLERANCE};
use crate::scene::{Colour, Document, Group, Item, OutputCondition, Page, PathItem, Stroke};
use std::sync::Arc;

/// What lies behind the piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// A square with round corners on nothing.
    Round,
    /// A whole square, of which a phone cuts its own shape.
    Full,
    /// The same, for phones that ask for it by a link instead of the manifest.
    Touch,
}

/// An icon.
pub struct Icon {
    /// Its path in the site.
    pub name: &'static str,
    /// The pixels of a side.
    pub pixels: u32,
    /// What lies behind the piece.
    pub ground: Ground,
}

/// Every icon.
pub const ICONS: [Icon; 4] = [
    Icon { name: "icons/192.png", pixels: 192, ground: Ground::Round },
    Icon { name: "icons/512.png", pixels: 512, ground: Ground::Round },
    Icon { name: "icons/maskable.png", pixels: 512, ground: Ground::Full },
    Icon { name: "icons/apple-touch.png", pixels: 180, ground: Ground::Touch },
];

/// The side of the drawing in millimetres; lengths below are in them.
const SIDE: f64 = 100.0;
/// The radius of the piece: a shape that is cut out by a phone leaves a circle of 40 (W3C manifest, safe zone).
const PIECE: f64 = 38.0;
const RED: Colour = Colour::Rgb(163, 42, 34);
const PAPER: Colour = Colour::Rgb(251, 244, 226);

/// The files of all icons.
///
/// # Errors
/// If a picture cannot be written.
pub fn made() -> Result<Vec<Made>, Failure> {
    let fonts = Arc::new(Fonts::shipped());
    let icon = |icon: &Icon| {
        let dpi = f64::from(icon.pixels) * 25.4 / SIDE;
        let document = document(icon.ground, fonts.clone());
        let png = export::png(&document, 0, dpi, true).map_err(|why| Failure::File(format!("{}: {why}", icon.name)))?;
        Ok(super::made(icon.name, png))
    };
    ICONS.iter().map(icon).collect()
}

fn document(ground: Ground, fonts: Arc<Fonts>) -> Document {
    let size = Size::new(SIDE, SIDE);
    Document {
        title: "shouqi studio".into(),
        language: "en".into(),
        fonts,
        pictures: Arc::default(),
        symbols: Arc::default(),
        pages: vec![Page::untrimmed("icon", "shouqi studio", size, items(ground))],
        output: OutputCondition::HOME,
    }
}

fn items(ground: Ground) -> Vec<Item> {
    let square = Rect::new(0.0, 0.0, SIDE, SIDE);
    let ground = match ground {
        Ground::Round => RoundedRect::from_rect(square, SIDE * 0.19).to_path(TOLERANCE),
        // Beyond the edge, so that no pixel on it is half covered.
        Ground::Full | Ground::Touch => square.inflate(1.0, 1.0).to_path(TOLERANCE),
    };
    let middle = square.center();
    let disc = |radius: f64| Circle::new(middle, radius).to_path(TOLERANCE);
    vec![
        PathItem::filled(ground, RED).into(),
        PathItem::filled(disc(PIECE), PAPER).into(),
        PathItem::stroked(disc(PIECE - 3.5), Stroke::solid(RED, 1.8)).into(),
        Group::placed(Affine::translate(middle.to_vec2()), elephant(PIECE - 4.5)).into(),
    ]
}

/// The elephant around (0, 0), within a circle.
fn elephant(radius: f64) -> Vec<Item> {
    let Some(Drawing::Paths { parts, ink, .. }) = animal("elephant", Hand::PaperCut) else { return Vec::new() };
    let reach = ink.size().to_vec2().hypot() / 2.0;
    let to = Affine::scale(radius / reach) * Affine::translate(-ink.center().to_vec2());
    let figure = parts.into_iter().filter(|part| part.fill == Some(Fill::Tone(Tone::Figure)));
    figure.map(|part| PathItem { even_odd: part.even_odd, ..PathItem::filled(to * part.path, RED) }.into()).collect()
}
