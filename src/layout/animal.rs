//! One animal, drawn to a size that looks equal for all, centred as the eye sees it.

mod halo;

use super::piece;
use super::studio::Studio;
use crate::art::{self, Drawing, Fill, Part, Tone};
use crate::geom::{Affine, BezPath, PathEl, Point, Rect, Shape, flatten};
use crate::scene::{Colour, Group, Image, Item, PathItem, Raster, Stroke, Use};
use crate::theme::{Theme, Tones};

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
    /// Whether a halo in the coat's colour surrounds all of it: on a ground that its outlines do not stand out from.
    pub halo: bool,
}

impl<'a> Studio<'a> {
    /// The kind's picture, the theme's own or the shipped one, its middle on (0, 0). `None` if there is neither. Equal
    /// pictures are drawn once and used again. `ground` is what shows through the pixels of a picture. A photograph is
    /// clipped to the shape of the pieces; pixels with see-through parts are placed by what can be seen of them.
    pub fn animal(&mut self, kind: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let (drawing, size) = (self.drawing(kind)?, look.size);
        Some(match &*drawing {
            Drawing::Paths { parts, ink, middle } => {
                let transform = placing(self.optics(kind), *ink, *middle, look);
                let symbol = self.symbol(&symbol_name(kind, look), |_| draw_paths(kind, parts, *ink, transform, look));
                let drawn: Item = Use { symbol, transform: Affine::IDENTITY }.into();
                if !look.halo {
                    return Some(drawn);
                }
                let look = halo::as_drawn(look);
                let transform = placing(self.optics(kind), *ink, *middle, look);
                let name = format!("halo-{}", symbol_name(kind, look));
                let symbol = self.symbol(&name, |_| halo::draw(parts, *ink, transform, look));
                let halo = Use { symbol, transform: Affine::scale(size / look.size) };
                Group::placed(Affine::IDENTITY, vec![halo.into(), drawn]).into()
            }
            Drawing::Pixels { rgb, alpha: None, .. } => {
                let clip = piece::outline(self.theme.pieces.outline, look.size);
                return self.pixels(kind, rgb, None, self.covering(kind, rgb, clip.bounding_box()), Some(clip), ground);
            }
            Drawing::Pixels { rgb, alpha: Some(alpha), .. } => {
                let seen = visible(rgb, alpha)?;
                let frame = placing(Optics::PLAIN, seen, seen.center(), look).transform_rect_bbox(seen);
                let (rgb, alpha) = cropped(rgb, alpha, seen);
                return self.pixels(&format!("{kind}-seen"), &rgb, Some(&alpha), frame, None, ground);
            }
        })
    }

    /// [`animal`](Self::animal) for small diagrams: nearly equal sizes share one drawing, made for the smallest of them,
    /// so that no line becomes thinner than asked.
    pub fn small_animal(&mut self, kind: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let size = SIZES.powf(look.size.log(SIZES).floor());
        let item = self.animal(kind, AnimalLook { size, ..look }, ground)?;
        let transform = Affine::scale(look.size / size);
        Some(Group { transform, clip: None, alternative: None, items: vec![item] }.into())
    }

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

    fn covering(&self, kind: &str, picture: &Raster, bounds: Rect) -> Rect {
        let focus = self.theme.pictures.get(kind).map_or(Point::new(0.5, 0.5), |picture| picture.focus);
        covering(picture, bounds, focus)
    }

    fn pixels(
        &mut self,
        kind: &str,
        rgb: &Raster,
        alpha: Option<&[u8]>,
        frame: Rect,
        clip: Option<BezPath>,
        ground: Colour,
    ) -> Option<Item> {
        let (r, g, b) = ground.rgb();
        let name = match alpha {
            Some(_) => format!("{kind}-{r:02x}{g:02x}{b:02x}"),
            None => kind.to_owned(),
        };
        let picture = self.picture(&name, || laid_on(rgb, alpha, (r, g, b)));
        Some(
            Group {
                transform: Affine::IDENTITY,
                clip,
                alternative: None,
                items: vec![Image { picture, frame }.into()],
            }
            .into(),
        )
    }

    /// Points at the edge of what [`animal`](Self::animal) draws, and how far ink reaches around each.
    pub fn animal_edge(&mut self, kind: &str, look: AnimalLook) -> Option<Vec<(Point, f64)>> {
        Some(match &*self.drawing(kind)? {
            Drawing::Paths { parts, ink, middle } => {
                let transform = placing(self.optics(kind), *ink, *middle, look);
                let scale = transform.determinant().abs().sqrt();
                let mut edge = Vec::new();
                for part in parts {
                    let line = part.stroke.map_or(0.0, |(_, width)| line_width(width, part, look, scale));
                    let around = line / 2.0 + halo::reach(look);
                    flatten(&part.path, 0.02 / scale, |element| {
                        if let PathEl::MoveTo(point) | PathEl::LineTo(point) = element {
                            edge.push((transform * point, around));
                        }
                    });
                }
                edge
            }
            Drawing::Pixels { alpha: None, .. } => {
                let mut edge = Vec::new();
                flatten(piece::outline(self.theme.pieces.outline, look.size), 0.02, |element| {
                    if let PathEl::MoveTo(point) | PathEl::LineTo(point) = element {
                        edge.push((point, 0.0));
                    }
                });
                edge
            }
            Drawing::Pixels { rgb, alpha: Some(alpha), .. } => {
                let seen = visible(rgb, alpha)?;
                let transform = placing(Optics::PLAIN, seen, seen.center(), look);
                let width = rgb.width.max(1) as usize;
                let mut edge = Vec::new();
                for (y, row) in alpha.chunks_exact(width).enumerate() {
                    let ends =
                        [row.iter().position(|&a| a > FAINT), row.iter().rposition(|&a| a > FAINT).map(|x| x + 1)];
                    for x in ends.into_iter().flatten() {
                        edge.extend([y, y + 1].map(|y| (transform * Point::new(x as f64, y as f64), 0.0)));
                    }
                }
                edge
            }
        })
    }

    fn optics(&self, kind: &str) -> Optics {
        if self.theme.pictures.contains_key(kind) {
            return Optics::PLAIN;
        }
        SHIPPED.iter().find(|(id, _)| *id == kind).map_or(Optics::PLAIN, |(_, optics)| *optics)
    }
}

/// Whether the pieces and the board are there to be coloured in: nothing is printed but black or grey lines on white, and
/// the animals are outlines. Solids are then hollow.
pub fn to_be_coloured(theme: &Theme) -> bool {
    let (colours, sides) = (&theme.colours, &theme.pieces.sides);
    let white = |colour: Colour| colour.rgb() == (255, 255, 255);
    let grey = |colour: Colour| {
        let (r, g, b) = colour.rgb();
        r == g && g == b
    };
    theme.face.tones == Tones::Outline
        && white(colours.coat)
        && grey(colours.ink)
        && sides.iter().all(|side| white(side.ground) && grey(side.colour) && !side.foot)
}

/// What the eye asks of one drawing beyond equal measures.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Optics {
    /// A factor for its size.
    size: f64,
    /// How far its middle is moved down, as a share of its size.
    down: f64,
    /// Whether left and right change places.
    mirrored: bool,
}

impl Optics {
    const PLAIN: Optics = Optics { size: 1.0, down: 0.0, mirrored: false };
}

/// The rat's tail goes to the left, so that the lower right corner of a starting square stays free for the character; a
/// lion's points reach farther than its weight.
const SHIPPED: [(&str, Optics); 3] = [
    ("rat", Optics { size: 0.97, down: 0.009, mirrored: true }),
    ("lion", Optics { size: 1.03, down: -0.022, mirrored: false }),
    ("elephant", Optics { size: 1.02, down: 0.009, mirrored: false }),
];

/// From a drawing's units to millimetres around the eye's middle.
fn placing(optics: Optics, ink: Rect, middle: Point, look: AnimalLook) -> Affine {
    let (longer, root) = (ink.width().max(ink.height()), (ink.width() * ink.height()).sqrt());
    let scale = look.size * optics.size / (0.55 * longer + 0.45 * root).max(1e-6);
    let turn = if optics.mirrored { -scale } else { scale };
    Affine::translate((0.0, optics.down * look.size))
        * Affine::scale_non_uniform(turn, scale)
        * Affine::translate(-middle.to_vec2())
}

/// Small drawings whose sizes have a smaller ratio than this look alike.
const SIZES: f64 = 1.12;

/// Less opacity than this is not seen.
const FAINT: u8 = 24;

/// The bounds of the pixels that can be seen; `None` if none can.
fn visible(picture: &Raster, alpha: &[u8]) -> Option<Rect> {
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
fn cropped(picture: &Raster, alpha: &[u8], seen: Rect) -> (Raster, Vec<u8>) {
    let (left, right) = (seen.x0 as usize, seen.x1 as usize);
    let wide = picture.width as usize;
    let (mut rgb, mut opacity) = (Vec::new(), Vec::new());
    for y in seen.y0 as usize..seen.y1 as usize {
        rgb.extend_from_slice(&picture.rgb[3 * (y * wide + left)..3 * (y * wide + right)]);
        opacity.extend_from_slice(&alpha[y * wide + left..y * wide + right]);
    }
    (Raster { width: (right - left) as u32, height: seen.height() as u32, rgb, jpeg: None }, opacity)
}

/// Where a picture lies so that it covers `bounds`, as small as it can be, with `focus` (shares of its width and height)
/// as near to the middle as leaves no edge bare.
fn covering(picture: &Raster, bounds: Rect, focus: Point) -> Rect {
    let (width, height) = (f64::from(picture.width.max(1)), f64::from(picture.height.max(1)));
    let scale = (bounds.width() / width).max(bounds.height() / height);
    let (width, height) = (width * scale, height * scale);
    let middle = bounds.center();
    let x = (middle.x - focus.x * width).min(bounds.x0).max(bounds.x1 - width);
    let y = (middle.y - focus.y * height).min(bounds.y0).max(bounds.y1 - height);
    Rect::new(x, y, x + width, y + height)
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
    format!("animal-{kind}-{}-{}-{size}-{weight}{natural}{hollow}", hex(look.ink), hex(look.coat))
}

/// The drawing scaled, recoloured and centred, and the bounds of its ink.
fn draw_paths(kind: &str, parts: &[Part], ink: Rect, transform: Affine, look: AnimalLook) -> (Rect, Vec<Item>) {
    let scale = transform.determinant().abs().sqrt();
    let mut items = Vec::with_capacity(parts.len());
    for part in parts {
        let mut path: BezPath = part.path.clone();
        path.apply_affine(transform);
        let fill = part.fill.map(|fill| if is_hollow(part, look) { look.coat } else { colour(kind, fill, look) });
        let stroke = part.stroke.map(|(fill, width)| Stroke {
            paint: colour(kind, fill, look).into(),
            width: line_width(width, part, look, scale),
            cap: part.cap,
            join: part.join,
            dash: None,
        });
        items.push(PathItem { path, fill: fill.map(Into::into), even_odd: part.even_odd, stroke }.into());
    }
    (bounds(ink, transform, look), items)
}

/// The bounds of the ink of a drawing, with its lines and its halo.
fn bounds(ink: Rect, transform: Affine, look: AnimalLook) -> Rect {
    let scale = transform.determinant().abs().sqrt();
    let room = halo::reach(look) + look.least_line + 40.0 * look.line_weight.max(1.0) * scale;
    transform.transform_rect_bbox(ink).inflate(room, room)
}

/// Whether a solid is left to be coloured. One without a line of its own, such as a pupil, is too small for that.
fn is_hollow(part: &Part, look: AnimalLook) -> bool {
    look.hollow && part.fill == Some(Fill::Tone(Tone::Ink)) && part.stroke.is_some()
}

/// The width in millimetres of a part's line that is `width` wide in the drawing.
fn line_width(width: f64, part: &Part, look: AnimalLook, scale: f64) -> f64 {
    let width = if is_hollow(part, look) { width.max(15.0) } else { width };
    (width * look.line_weight * scale).max(look.least_line)
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
    let mut laid = Raster { jpeg: None, ..picture.clone() };
    for (pixel, &opacity) in laid.rgb.chunks_exact_mut(3).zip(alpha) {
        for (channel, below) in pixel.iter_mut().zip([r, g, b]) {
            let mixed = u32::from(*channel) * u32::from(opacity) + u32::from(below) * u32::from(255 - opacity);
            *channel = ((mixed + 127) / 255) as u8;
        }
    }
    laid
}
