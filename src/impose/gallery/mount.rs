//! A drawing on the wall: made smaller, cut along its outline, with a thin line around it.

use crate::geom::{Affine, BezPath, Point, Rect, Size};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};

/// The wall.
pub const WALL: Colour = Colour::Rgb(0xF3, 0xF1, 0xEC);
/// Captions.
pub const CAPTION: Colour = Colour::Rgb(0x3A, 0x36, 0x30);
/// The line around whatever is shown.
const EDGE: Colour = Colour::Rgb(0xBE, 0xB8, 0xAC);
/// Its width in millimetres.
const EDGE_WIDTH: f64 = 0.18;
/// No line of the page itself is thinner: those for a laser, a hair wide, would not be seen. In millimetres.
const LEAST_LINE: f64 = 0.2;

/// What is shown.
#[derive(Debug, Clone)]
pub struct Drawing {
    /// What it is, in words; empty if nobody needs them.
    pub what: String,
    /// How large it is, in its own millimetres.
    pub size: Size,
    /// The middle of it.
    pub middle: Point,
    /// The line around it.
    pub outline: BezPath,
    /// All that it shows, and what lies outside its outline.
    pub items: Vec<Item>,
    /// The line along which a laser cuts it, if one does.
    pub cut: Vec<Item>,
}

impl Drawing {
    /// Its width, its height being 1.
    pub fn proportion(&self) -> f64 {
        self.size.width / self.size.height
    }

    /// Itself with its middle on a point of the wall, so many times as large.
    pub fn mounted(&self, at: Point, scale: f64) -> Item {
        let to = Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-self.middle.to_vec2());
        let mut items = vec![PathItem::filled(self.outline.clone(), Colour::WHITE).into()];
        items.extend(self.items.iter().map(|item| visible(item, scale)));
        let shown = Group { transform: Affine::IDENTITY, clip: Some(self.outline.clone()), alternative: None, items };
        let mut all = vec![shown.into()];
        match self.cut.as_slice() {
            [] => all.push(PathItem::stroked(self.outline.clone(), Stroke::round(EDGE, EDGE_WIDTH / scale)).into()),
            cut => all.extend(cut.iter().map(|item| visible(item, scale))),
        }
        let alternative = (!self.what.is_empty()).then(|| self.what.clone());
        Group { alternative, ..Group::placed(to, all) }.into()
    }

    /// Itself in the middle of a box, as large as the box allows.
    pub fn within(&self, room: Rect) -> Item {
        let scale = (room.width() / self.size.width).min(room.height() / self.size.height);
        self.mounted(room.center(), scale)
    }
}

/// The item with lines wide enough to be seen at this scale. Symbols are drawn for paper and have no such lines.
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

/// The ground of a page.
pub fn wall(size: Size) -> Item {
    let mut path = BezPath::new();
    path.move_to((0.0, 0.0));
    path.line_to((size.width, 0.0));
    path.line_to((size.width, size.height));
    path.line_to((0.0, size.height));
    path.close_path();
    PathItem::filled(path, WALL).into()
}
