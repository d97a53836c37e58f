//! One animal, drawn to a size that looks equal for all, centred as the eye sees it.

mod generalize;
mod hull;
mod look;
mod mosaic;
mod paths;
mod pixels;
mod placing;
mod side_tones;
mod wash;

use super::seal::Field;
use crate::art::{self, Drawing, Hand, OpticalSize, Part};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::points_along;
use crate::canvas::traced_edge::{TracedEdge, shipped_edge};
use crate::geom::{Affine, Point, Shape};
use crate::scene::{Colour, Group, Item, Use};
use crate::theme::{Art, Emphasis, Keyword, Landscape, Machine, Theme, Tones};
pub use hull::AnimalHull;
pub use look::{AnimalLook, engraves_solids, ghost, prints_outlines, to_be_coloured};
use paths::{around, as_halo, common_reach, draw_halo, draw_paths, followed};
use pixels::{FAINT, cropped, visible};
use placing::{Optics, placing};
use std::sync::Arc;

impl<'a> Resources<'a> {
    /// The kind's picture, the theme's own or the shipped one, its middle on (0, 0). `None` if there is neither. Equal
    /// pictures are drawn once and used again. `ground` is what shows through the pixels of a picture. A photograph is
    /// clipped to the shape of the pieces; pixels with see-through parts are placed by what can be seen of them.
    pub fn animal(&mut self, kind: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let drawing = self.drawing_in(kind, look)?;
        self.drawn(kind, &drawing, "", look, ground)
    }

    /// A drawing of a kind; `named` stands before the names of its symbols.
    fn drawn(&mut self, kind: &str, drawing: &Drawing, named: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let size = look.size;
        Some(match drawing {
            Drawing::Paths { parts, ink, middle } => {
                let transform = placing(self.optics(kind), *ink, *middle, look);
                let art = self.theme.face.art;
                let name = format!("{named}{}", symbol_name(kind, art, look));
                let symbol = self.symbol(&name, |_| draw_paths(kind, parts, *ink, transform, look));
                let drawn: Item = Use { symbol, transform: Affine::IDENTITY }.into();
                if !look.halo {
                    return Some(drawn);
                }
                let look = as_halo(look);
                let transform = placing(self.optics(kind), *ink, *middle, look);
                let name = format!("halo-{named}{}", symbol_name(kind, art, look));
                let symbol = self.symbol(&name, |_| draw_halo(parts, *ink, transform, look));
                let halo = Use { symbol, transform: Affine::scale(size / look.size) };
                Group::placed(Affine::IDENTITY, vec![halo.into(), drawn]).into()
            }
            Drawing::Pixels { rgb, alpha: None, .. } => {
                let clip = Contour::new(self.theme.pieces.outline, look.size).path();
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

    /// [`animal`](Self::animal) as one of several pictures of nearly equal size, which share a drawing that is made for
    /// the smallest of them, so that no line becomes thinner than asked.
    pub fn shared_animal(&mut self, kind: &str, look: AnimalLook, ground: Colour) -> Option<Item> {
        let drawing = self.drawing_in(kind, look)?;
        let hand = hand(self.theme, look).filter(|_| self.is_head(kind));
        let named = hand.map_or_else(String::new, |hand| format!("{}-", hand.name()));
        let shared = AnimalLook { size: shared_size(look.size), ..look };
        let item = self.drawn(kind, &drawing, &named, shared, ground)?;
        Some(Group::placed(Affine::scale(look.size / shared.size), vec![item]).into())
    }

    /// [`animal`](Self::animal) for small diagrams: sizes from a little below `drawn_for` on share one drawing, and so
    /// do nearly equal ones below that; it is made for the smallest of them, so that no line becomes thinner than
    /// asked. A shipped head is the one drawn for the visual size `drawn_for`: all that stand beside each other are of
    /// one optical size.
    pub fn small_animal(&mut self, kind: &str, look: AnimalLook, drawn_for: f64, ground: Colour) -> Option<Item> {
        let (drawing, named, small) = self.in_small(kind, look, drawn_for)?;
        let item = self.drawn(kind, &drawing, &named, small, ground)?;
        let transform = Affine::scale(look.size / small.size);
        Some(Group::placed(transform, vec![item]).into())
    }

    /// [`animal_edge`](Self::animal_edge) of what [`small_animal`](Self::small_animal) draws.
    pub fn small_animal_edge(&mut self, kind: &str, look: AnimalLook, drawn_for: f64) -> Option<Vec<(Point, f64)>> {
        let (drawing, name, small) = self.in_small(kind, look, drawn_for)?;
        let grown = look.size / small.size;
        let mut edge = match &*drawing {
            // A sheet shows each head in many sizes.
            Drawing::Paths { parts, ink, middle } if !name.is_empty() => {
                let follow = || followed(parts, ink.size().max_side() * FINE);
                let edge = shipped_edge(&format!("{name}{kind}"), follow);
                around(parts, &edge.points, placing(self.optics(kind), *ink, *middle, small), small)
            }
            Drawing::Paths { .. } | Drawing::Pixels { .. } => self.edge(kind, &drawing, small)?,
        };
        edge.iter_mut()
            .for_each(|(point, around)| (*point, *around) = ((grown * point.to_vec2()).to_point(), grown * *around));
        Some(edge)
    }

    /// The drawing for small diagrams, what stands before the names of its symbols, and the look it is made for.
    fn in_small(&mut self, kind: &str, look: AnimalLook, drawn_for: f64) -> Option<(Arc<Drawing>, String, AnimalLook)> {
        let small = AnimalLook { size: shared_size(look.size.min(drawn_for)), ..look };
        let visible = AnimalLook { size: drawn_for, ..small };
        let (drawing, named) = match hand(self.theme, visible).filter(|_| self.is_head(kind)) {
            Some(hand) => (visible, format!("{}-", hand.name())),
            None => (small, String::new()),
        };
        Some((self.drawing_in(kind, drawing)?, named, small))
    }

    /// Whether a shipped head shows the kind.
    fn is_head(&self, kind: &str) -> bool {
        self.theme.face.art.is_heads() && !self.theme.pictures.contains_key(kind)
    }

    /// Points at the edge of what [`animal`](Self::animal) draws, and how far ink reaches around each.
    pub fn animal_edge(&mut self, kind: &str, look: AnimalLook) -> Option<Vec<(Point, f64)>> {
        let drawing = self.drawing_in(kind, look)?;
        self.edge(kind, &drawing, look)
    }

    /// What encloses them.
    pub fn animal_hull(&mut self, kind: &str, look: AnimalLook) -> Option<AnimalHull> {
        let drawing = self.drawing_in(kind, look)?;
        if let Drawing::Paths { parts, ink, middle } = &*drawing {
            let transform = placing(self.optics(kind), *ink, *middle, look);
            if let Some(reach) = common_reach(parts, transform, look) {
                let edge = self.traced(kind, parts, transform, look);
                let dots = edge.corners.iter().map(|&(_, point)| (transform * point, reach)).collect();
                return Some(AnimalHull { dots, circle: transform * edge.middle });
            }
        }
        Some(AnimalHull::of(&self.edge(kind, &drawing, look)?))
    }

    /// The edge of a drawing of paths, so fine as it is drawn.
    fn traced(&mut self, kind: &str, parts: &[Part], transform: Affine, look: AnimalLook) -> Arc<TracedEdge> {
        let scale = transform.determinant().abs().sqrt();
        // One tolerance for nearly equal sizes: both sides' animals and their fitting follow the same points.
        let tolerance = (NEAR / scale).log2().round().exp2();
        let hand = hand(self.theme, look).map_or("", Hand::name);
        let (name, follow) = (format!("{hand} {kind} within {tolerance}"), || followed(parts, tolerance));
        match self.theme.pictures.contains_key(kind) {
            _ if self.is_sealed(kind) => Arc::new(TracedEdge::new(follow())),
            true => self.edge_of(&name, follow),
            false => shipped_edge(&name, follow),
        }
    }

    fn edge(&mut self, kind: &str, drawing: &Drawing, look: AnimalLook) -> Option<Vec<(Point, f64)>> {
        Some(match drawing {
            Drawing::Paths { parts, ink, middle } => {
                let transform = placing(self.optics(kind), *ink, *middle, look);
                around(parts, &self.traced(kind, parts, transform, look).points, transform, look)
            }
            Drawing::Pixels { alpha: None, .. } => {
                let clip = Contour::new(self.theme.pieces.outline, look.size).path();
                points_along(&clip, 0.02).into_iter().map(|point| (point, 0.0)).collect()
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

    /// The kind's picture as this look has it: a seal is of one side, and has its inner line only where there is room.
    fn drawing_in(&mut self, kind: &str, look: AnimalLook) -> Option<Arc<Drawing>> {
        if self.is_sealed(kind) {
            return self.seal(kind, look.side, look.size);
        }
        let own = self.theme.pictures.contains_key(kind);
        let Some(hand) = hand(self.theme, look).filter(|_| !own) else { return self.drawing(kind) };
        self.kept(&format!("{kind}-{}", hand.name()), |_| art::animal(kind, hand))
    }

    fn optics(&self, kind: &str) -> Optics {
        if self.theme.pictures.contains_key(kind) {
            return Optics::PLAIN;
        }
        match self.theme.face.art {
            Art::Line | Art::Woodcut => Optics::HEAD,
            Art::PaperCut => Optics::PLAIN,
            Art::Seal => Optics::of_seal(Field::of(self.theme)),
        }
    }
}

/// The hand of the shipped animals: a large head would close up where it is small, and has no room for crayons; a figure
/// to be coloured in, or engraved, is drawn in lines. In an album, in large print and in a set to be coloured in heads are
/// at every size the flat and friendly ones, which have the fewest and heaviest lines. `None` for seals.
fn hand(theme: &Theme, look: AnimalLook) -> Option<Hand> {
    let flat =
        theme.board.landscape == Landscape::Album || theme.face.emphasis == Emphasis::Large || to_be_coloured(theme);
    Some(match (theme.face.art, look.size < SMALL, look.hollow || look.is_washed()) {
        (Art::Seal, _, _) => return None,
        (Art::PaperCut, _, true) if look.is_bare_outline() => Hand::PaperCut,
        // A laser leaves nothing to be coloured in.
        (Art::PaperCut, _, true) if look.hollow && theme.cutter.machine == Machine::Laser => Hand::Light,
        (Art::PaperCut, _, true) => Hand::SingleLine,
        (Art::PaperCut, _, false) if engraves_solids(theme, look.side) => Hand::Dark,
        (Art::PaperCut, _, false) => Hand::PaperCut,
        (Art::Line, _, _) if flat => Hand::Line(OpticalSize::Colouring),
        (Art::Line | Art::Woodcut, true, _) => Hand::Line(OpticalSize::Small),
        (Art::Line | Art::Woodcut, false, true) => Hand::Line(OpticalSize::Colouring),
        (Art::Woodcut, false, false) => Hand::Woodcut,
        (Art::Line, false, false) => Hand::Line(OpticalSize::Text),
    })
}

/// Below this visual size, in millimetres, heads are those drawn for small sizes.
const SMALL: f64 = 11.0;
/// Below this visual size, in millimetres, a figure in lines is an outline.
const BARE: f64 = 5.0;
/// How far from an edge its points may lie, as a share of the drawing.
const FINE: f64 = 0.0005;
/// About how far, in millimetres.
const NEAR: f64 = 0.02;

/// Small drawings whose sizes have a smaller ratio than this look alike.
const SIZES: f64 = 1.15;
/// One of the sizes of shared drawings, in millimetres.
const SIZE: f64 = 10.0;

/// The nearest size of a shared drawing that is not larger.
fn shared_size(size: f64) -> f64 {
    SIZE * SIZES.powf(((size / SIZE).ln() / SIZES.ln() + 1e-9).floor())
}

/// A name that tells two looks of one animal apart.
fn symbol_name(kind: &str, art: Art, look: AnimalLook) -> String {
    let hex = |colour: Colour| {
        let (r, g, b) = colour.rgb();
        format!("{r:02x}{g:02x}{b:02x}")
    };
    let tint = hex(look.tint);
    let hand = match art {
        Art::Line => String::new(),
        Art::Woodcut => format!("-{}", art.keyword()),
        Art::PaperCut => format!("-{}-{tint}", art.keyword()),
        Art::Seal => format!("-{}-{tint}-{}", art.keyword(), look.side),
    };
    let tones = match look.tones {
        Tones::Natural if art.is_heads() => "-natural".to_owned(),
        Tones::Side if art.is_heads() => format!("-{tint}"),
        Tones::Wash | Tones::Mosaic if art.is_heads() => "-natural".to_owned(),
        Tones::Accent => format!("-{}", hex(look.accent)),
        Tones::Wash => "-wash".to_owned(),
        Tones::Mosaic => format!("-mosaic-{}", hex(look.accent)),
        Tones::Outline | Tones::Natural | Tones::Side => String::new(),
    };
    let hollow = if look.hollow { "-hollow" } else { "" };
    let pale = if look.pale > 0.0 { format!("-pale{:.0}", 100.0 * look.pale) } else { String::new() };
    let (size, weight) = ((look.size * 100.0).round(), (look.line_weight * 100.0).round());
    format!("animal-{kind}-{}-{}-{size}-{weight}{hand}{tones}{pale}{hollow}", hex(look.ink), hex(look.coat))
}
