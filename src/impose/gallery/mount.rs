//! A drawing on a gallery page: scaled down, clipped to its outline, with a thin border.

use crate::geom::{Affine, BezPath, Point, Rect, Shape, Size, TOLERANCE};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};

/// The background.
pub const WALL: Colour = Colour::Rgb(0xF3, 0xF1, 0xEC);
/// The caption colour.
pub const CAPTION: Colour = Colour::Rgb(0x3A, 0x36, 0x30);
/// The border colour.
const EDGE: Colour = Colour::Rgb(0xBE, 0xB8, 0xAC);
/// The border's width in millimetres.
const EDGE_WIDTH: f64 = 0.18;
/// Minimum width of the page's own lines, in millimetres, since hairlines for a laser would be invisible.
const LEAST_LINE: f64 = 0.2;

/// A mounted drawing.
#[derive(Debug, Clone)]
pub struct MountedDrawing {
    /// Its alternative text; empty if not needed.
    pub what: String,
    /// Its size, in its own millimetres.
    pub size: Size,
    /// Its centre.
    pub middle: Point,
    /// Its outline.
    pub outline: BezPath,
    /// Its items, including those outside the outline.
    pub items: Vec<Item>,
    /// The laser's cut line, if there is one.
    pub cut: Vec<Item>,
}

impl MountedDrawing {
    /// Its aspect ratio.
    pub fn proportion(&self) -> f64 {
        self.size.width / self.size.height
    }

    /// The drawing centred at a point of the page, at a scale.
    pub fn mounted(&self, at: Point, scale: f64) -> Item {
        let to = Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-self.middle.to_vec2());
        let mut items = vec![PathItem::filled(self.outline.clone(), Colour::WHITE).into()];
        items.extend(self.items.iter().map(|item| visible(item, scale)));
        let shown = Group::clipped(self.outline.clone(), items);
        let mut all = vec![shown.into()];
        match self.cut.as_slice() {
            [] => all.push(PathItem::stroked(self.outline.clone(), Stroke::round(EDGE, EDGE_WIDTH / scale)).into()),
            cut => all.extend(cut.iter().map(|item| visible(item, scale))),
        }
        let alternative = (!self.what.is_empty()).then(|| self.what.clone());
        Group { alternative, ..Group::placed(to, all) }.into()
    }

    /// The drawing centred in a box, as large as fits.
    pub fn within(&self, room: Rect) -> Item {
        let scale = (room.width() / self.size.width).min(room.height() / self.size.height);
        self.mounted(room.center(), scale)
    }
}

/// The item with lines wide enough to be visible at this scale. Symbols are drawn for paper and have no hairlines.
fn visible(item: &Item, scale: f64) -> Item {
    match item {
        Item::Path(path) => {
            let mut path = path.clone();
            if let Some(stroke) = &mut path.stroke {
                stroke.width = stroke.width.max(LEAST_LINE / scale);
            }
            path.into()
        }
        Item::Group(group) => {
            let scale = scale * group.transform.determinant().abs().sqrt();
            let items = group.items.iter().map(|item| visible(item, scale)).collect();
            Group { items, ..group.clone() }.into()
        }
        Item::Glyphs(_) | Item::Image(_) | Item::Use(_) => item.clone(),
    }
}

/// The background of a page.
pub fn wall(size: Size) -> Item {
    PathItem::filled(size.to_rect().to_path(TOLERANCE), WALL).into()
}
