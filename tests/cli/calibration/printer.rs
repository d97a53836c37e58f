//! A printer that is off.

use shouqi::geom::{Affine, Point, Size, Vec2};
use shouqi::scene::{Document, Group, Item, Page};

/// A printer that shifts what it prints and makes it larger or smaller.
#[derive(Debug, Clone, Copy)]
pub struct Off {
    /// Of the upper left corner, in millimetres to the right and down.
    pub offset: (f64, f64),
    /// Across and down.
    pub scale: (f64, f64),
}

/// Printers: one that is hardly off, and such as are off this way and that.
pub const DISTORTIONS: [Off; 5] = [
    Off { offset: (0.12, -0.07), scale: (0.9996, 1.0003) },
    Off { offset: (0.83, 1.21), scale: (0.9971, 1.0013) },
    Off { offset: (-1.17, 0.38), scale: (1.0042, 0.9958) },
    Off { offset: (1.94, -2.61), scale: (0.9913, 1.0089) },
    Off { offset: (-0.58, 1.73), scale: (1.0117, 0.9894) },
];

impl Off {
    /// What it does to an upright sheet.
    pub fn map(&self) -> Affine {
        Affine::new([self.scale.0, 0.0, 0.0, self.scale.1, self.offset.0, self.offset.1])
    }

    /// Where the creases of a sheet of this size meet the scales of a calibration page: the middle of the sheet shows
    /// what was meant to stand so far left of it and above it.
    pub fn read(&self, sheet: Size) -> Vec2 {
        let middle = Point::new(sheet.width / 2.0, sheet.height / 2.0);
        middle - self.map().inverse() * middle
    }

    /// The document as it lies in the tray. A page on its side is fed upright: its upper edge lies at the left.
    pub fn prints(&self, document: &Document) -> Document {
        let mut printed = document.clone();
        for page in &mut printed.pages {
            let map = self.on(page);
            for layer in &mut page.layers {
                let items = std::mem::take(&mut layer.items);
                layer.items = vec![Item::from(Group::placed(map, items))];
            }
        }
        printed
    }

    fn on(&self, page: &Page) -> Affine {
        if page.media.width <= page.media.height {
            return self.map();
        }
        let fed = Affine::translate((0.0, page.media.width)) * Affine::rotate(-std::f64::consts::FRAC_PI_2);
        fed.inverse() * self.map() * fed
    }
}
