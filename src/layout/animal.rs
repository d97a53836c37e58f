//! One animal, drawn to a size that looks equal for all, centred as the eye sees it.

use super::studio::Studio;
use crate::art::{self, Drawing, Fill, Part, Tone};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE};
use crate::scene::{Colour, Group, Image, Item, PathItem, Raster, Stroke, Use};
use crate::theme::Tones;

/// How an animal is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnimalLook {
    /// Its visual size in millimetres: between its longer side and the root of its area.
    pub size: f64,
    /// Outlines and solids.
    pub ink: Colour,
    /// What its regions are filled with where they are not coloured as in nature.
    pub coat: Colour,
    /// All lines are made this many times as wide …
    pub line_weight: f64,
    /// … but none thinner than this, in millimetres.
    pub least_line: f64,
    /// Solids become hollow, to be coloured.
    pub hollow: bool,
    /// How its regions are coloured.
    pub tones: Tones,
}

impl<'a> Studio<'a> {
    /// The kind's picture, the theme's own or the shipped one, its middle on (0, 0). `None` if there is neither. Equal
    /// pictures are drawn once and used again. `ground` is what shows through the pixels of a picture.
    pub fn animal(&mut self, kind: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let own = self.theme.pictures.get(kind);
        let drawing = match own {
            Some(picture) => picture.drawing.clone(),
            None => art::animal(kind)?.into(),
        };
        Some(match &*drawing {
            Drawing::Paths { parts, ink, middle } => {
                let name = symbol_name(kind, look);
                let symbol = self.symbol(&name, |_| draw_paths(kind, parts, *ink, *middle, look));
                Use { symbol, transform: Affine::IDENTITY }.into()
            }
            Drawing::Pixels { rgb, alpha, .. } => {
                let (r, g, b) = ground.rgb();
                let name = format!("{kind}-{r:02x}{g:02x}{b:02x}");
                let picture = self.picture(&name, || laid_on(rgb, alpha.as_deref(), (r, g, b)));
                // A picture fills a disc of the asked size: its shorter side is the disc's diameter.
                let scale = look.size / f64::from(rgb.width.min(rgb.height));
                let (width, height) = (f64::from(rgb.width) * scale, f64::from(rgb.height) * scale);
                let frame = Rect::from_center_size(Point::ZERO, (width, height));
                let disc = Circle::new(Point::ZERO, look.size / 2.0).to_path(TOLERANCE);
                Group { transform: Affine::IDENTITY, clip: Some(disc), items: vec![Image { picture, frame }.into()] }
                    .into()
            }
        })
    }
}

/// A name that tells two looks of one animal apart.
fn symbol_name(kind: &str, look: AnimalLook) -> String {
    let hex = |colour: Colour| {
        let (r, g, b) = colour.rgb();
        format!("{r:02x}{g:02x}{b:02x}")
    };
    let natural = if look.tones == Tones::Natural { "-natural" } else { "" };
    let hollow = if look.hollow { "-hollow" } else { "" };
    let (size, weight) = ((look.size * 100.0).round(), (look.line_weight * 100.0).round());
    format!("{kind}-{}-{}-{size}-{weight}{natural}{hollow}", hex(look.ink), hex(look.coat))
}

/// The drawing scaled, recoloured and centred, and the bounds of its ink.
fn draw_paths(kind: &str, parts: &[Part], ink: Rect, middle: Point, look: AnimalLook) -> (Rect, Vec<Item>) {
    let (longer, root) = (ink.width().max(ink.height()), (ink.width() * ink.height()).sqrt());
    let scale = look.size / (0.55 * longer + 0.45 * root);
    let transform = Affine::scale(scale) * Affine::translate(-middle.to_vec2());
    let least = look.least_line / scale;
    let mut items = Vec::with_capacity(parts.len());
    for part in parts {
        let mut path: BezPath = part.path.clone();
        path.apply_affine(transform);
        // Pupils and dots have no line of their own: they are too small to be coloured, and an eye needs them.
        let solid = part.fill == Some(Fill::Tone(Tone::Ink)) && part.stroke.is_some() && look.hollow;
        let fill = match part.fill {
            Some(_) if solid => Some(look.coat),
            Some(fill) => Some(colour(kind, fill, look)),
            None => None,
        };
        let stroke = part.stroke.map(|(fill, width)| {
            let width = if solid { width.max(15.0) } else { width };
            Stroke::round(colour(kind, fill, look), (width * look.line_weight).max(least) * scale)
        });
        items.push(PathItem { path, fill: fill.map(Into::into), even_odd: part.even_odd, stroke }.into());
    }
    let room = look.least_line + 40.0 * look.line_weight.max(1.0) * scale;
    (transform.transform_rect_bbox(ink).inflate(room, room), items)
}

/// A tone as this look colours it.
fn colour(kind: &str, fill: Fill, look: AnimalLook) -> Colour {
    match fill {
        Fill::Fixed(colour) => colour,
        Fill::Tone(Tone::Ink) => look.ink,
        Fill::Tone(Tone::Glint) => Colour::WHITE,
        Fill::Tone(tone) => match look.tones {
            Tones::Outline => look.coat,
            Tones::Natural => art::natural(kind, tone),
        },
    }
}

/// Pixels laid on a ground.
fn laid_on(picture: &Raster, alpha: Option<&[u8]>, (r, g, b): (u8, u8, u8)) -> Raster {
    let Some(alpha) = alpha else { return picture.clone() };
    let mut laid = picture.clone();
    for (pixel, &opacity) in laid.rgb.chunks_exact_mut(3).zip(alpha) {
        for (channel, below) in pixel.iter_mut().zip([r, g, b]) {
            let mixed = u32::from(*channel) * u32::from(opacity) + u32::from(below) * u32::from(255 - opacity);
            *channel = ((mixed + 127) / 255) as u8;
        }
    }
    laid
}
