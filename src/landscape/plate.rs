//! The plate before each player that bears the game's name: the landscape draws it empty, the board sets the words.

use super::SQUARE;
use super::construction::rounded;
use super::scene::{Pen, Scene};
use crate::geom::{Rect, Vec2};
use crate::motif::C;
use crate::motif::bands::FrameKind;
use crate::motif::site::Site;
use crate::motif::strip::Strip;
use crate::scene::Colour;

/// Where a landscape has room for a plate, in units.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlateRoom {
    /// How wide it is at most, and how high.
    pub size: (f64, f64),
    /// From the end of the squares to its middle.
    pub down: f64,
    /// What is left free beside its words.
    pub beside: f64,
    /// The ink of its words.
    pub ink: &'static str,
    /// Those of a narrow frame: what lies on one another, then a line in it.
    pub strip: (&'static [PlateLayer], PlateLine),
}

/// A layer of a plate in a narrow frame: how far it reaches beyond it, the radius of its corners, its ink.
pub(super) type PlateLayer = (f64, f64, &'static str);

/// A line within a plate in a narrow frame: how far from its edge, the radius of its corners, its ink, and its dashes.
pub(super) type PlateLine = (f64, f64, &'static str, Option<&'static [f64]>);

/// A plate before the near player.
#[derive(Debug, Clone)]
pub(crate) struct Plate {
    /// The room for its words, in design units: in one part, or one on each side of a line on which sheets may join.
    pub words: Vec<Rect>,
    pub colour: Colour,
}

/// How far words keep from a line on which sheets may join, in design units.
const OFF_JOINT: f64 = 1.0;

/// The width of the line within a plate of a narrow frame.
const LINE: f64 = 0.8;
/// Plates from this height on have that line, in units.
const LINED: f64 = 11.0;

/// A board is at least so many times as wide as its plate: narrower ones leave it out.
const LEAST_WIDTH: f64 = 3.0;

impl PlateRoom {
    /// The plate on a board in units; `None` where there is no room for it.
    pub fn rect(self, site: &Site<'_>) -> Option<Rect> {
        let (width, height) = (site.columns as f64 * SQUARE, site.rows as f64 * SQUARE);
        let middle = (width / 2.0, height + self.down);
        let fits = site.kind == FrameKind::Full && width >= LEAST_WIDTH * self.size.0;
        // Words that keep within the middle file need no more.
        let within = SQUARE - 2.0 * OFF_JOINT * SQUARE / C + 2.0 * self.beside;
        let narrow = site.joined && !site.columns.is_multiple_of(2);
        let wide = if narrow { self.size.0.min(within) } else { self.size.0 };
        fits.then(|| Rect::from_center_size(middle, (wide, self.size.1)))
    }

    /// Draws the plates of a narrow frame, as fine as they are low.
    pub fn in_strip(self, scene: &mut Scene<'_, '_, '_>) {
        let Some(strip) = Strip::of(scene.site(), 0).filter(|strip| !strip.plates.is_empty()) else { return };
        let (k, (layers, (inset, radius, ink, dash))) = (SQUARE / C, self.strip);
        scene.twice("strip", |scene| {
            for plate in strip.plates {
                let rect =
                    Rect::new(plate.x0 * k, plate.y0 * k, plate.x1 * k, plate.y1 * k) + Vec2::new(0.0, scene.height());
                let path = |out: f64, radius: f64| {
                    let rect = rect.inflate(out, out);
                    rounded(rect.x0, rect.y0, rect.width(), rect.height(), radius)
                };
                for &(out, radius, ink) in layers {
                    scene.fill(path(out, radius), ink);
                }
                // A low one has no room for words within a line.
                if rect.height() < LINED {
                    continue;
                }
                scene.line(path(-inset, radius), ink, Pen { dash, ..Pen::round(LINE) });
            }
        });
    }

    pub fn on(self, site: &Site<'_>) -> Option<Plate> {
        let k = C / SQUARE;
        let rect = self.rect(site)?.inflate(-self.beside, 0.0);
        let words = Rect::new(rect.x0 * k, rect.y0 * k, rect.x1 * k, rect.y1 * k);
        let middle = words.center().x;
        let words = match (site.joined, site.columns.is_multiple_of(2)) {
            (false, _) => vec![words],
            (true, true) => {
                vec![Rect { x1: middle - OFF_JOINT, ..words }, Rect { x0: middle + OFF_JOINT, ..words }]
            }
            // Within the middle file.
            (true, false) => {
                let half = (words.width() / 2.0).min(C / 2.0 - OFF_JOINT);
                vec![Rect { x0: middle - half, x1: middle + half, ..words }]
            }
        };
        Some(Plate { words, colour: site.theme.landscape_inks.ink(self.ink) })
    }
}

#[cfg(test)]
mod tests {
    use crate::landscape::plate;
    use crate::motif::bands::{FrameKind, bands};
    use crate::motif::site::Site;
    use crate::theme::{Landscape, THEMES, shipped_theme};

    #[test]
    fn a_landscape_has_a_plate_within_its_end_and_leaves_it_out_on_narrow_boards() {
        let mut landscapes = 0;
        for shipped in THEMES {
            let theme = shipped_theme(shipped.name).expect("the theme is shipped");
            if theme.board.landscape == Landscape::None {
                continue;
            }
            landscapes += 1;
            let whole = || Site::new(&theme, bands(&theme, FrameKind::Full).1);
            let words = plate(&whole()).unwrap_or_else(|| panic!("{} has a plate", shipped.name)).words[0];
            let (width, height, end) = (whole().width(), whole().height(), whole().end);
            assert!(words.x0 > 0.0 && words.x1 < width && words.y0 > height && words.y1 < height + end, "{words:?}");
            assert!((words.center().x - width / 2.0).abs() < 1e-9, "{} is centred", shipped.name);
            assert!(plate(&Site { columns: 5, ..whole() }).is_none(), "{} on five files", shipped.name);
            let without = Site::new(&theme, bands(&theme, FrameKind::None).1);
            assert!(plate(&without).is_none(), "{} without a frame", shipped.name);
        }
        assert_eq!(landscapes, 5);
    }
}
