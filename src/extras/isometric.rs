//! Nets, sheets and discs in space, drawn as a picture.

use super::net_sheet::NetArt;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::silhouette;
use crate::dieline::{Facet, Placement, View};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, Size, TOLERANCE, convex_hull};
use crate::rules::KindId;
use crate::scene::{Colour, Group, Item, Join, PathItem, Stroke};
use crate::theme::Theme;
use std::f64::consts::PI;

/// The darkest shade.
const SHADE: Colour = Colour::Rgb(0x2A, 0x1A, 0x10);
/// Edges of card, and their width in millimetres on the page.
const EDGE: (Colour, f64) = (Colour::Rgb(0x4A, 0x38, 0x2B), 0.18);
/// Plain wood, and its rim.
const WOOD: (Colour, Colour) = (Colour::Rgb(0xE2, 0xB9, 0x81), Colour::Rgb(0xC9, 0x9C, 0x64));
/// Corners of a disc.
const CORNERS: usize = 36;

/// Things in space.
pub struct SpaceDraft<'s, 'a> {
    resources: &'s mut Resources<'a>,
    view: View,
    facets: Vec<Facet>,
    /// What is drawn of each, in millimetres of the view.
    drawn: Vec<Vec<Item>>,
}

/// A wooden disc with an animal.
#[derive(Debug, Clone, Copy)]
pub struct SpaceDisc {
    /// From its own plane, its middle at the origin, to space: its upper face looks to the plane's z.
    pub at: Placement,
    /// Its radius and its thickness.
    pub size: (f64, f64),
    /// The animal, its colour, and the ground of the sticker.
    pub kind: KindId,
    /// See `kind`.
    pub colours: (Colour, Colour),
}

impl<'s, 'a> SpaceDraft<'s, 'a> {
    /// Nothing yet, as this view sees it.
    pub fn new(resources: &'s mut Resources<'a>, view: View) -> SpaceDraft<'s, 'a> {
        SpaceDraft { resources, view, facets: Vec::new(), drawn: Vec::new() }
    }

    /// The theme.
    pub fn theme(&self) -> &'a Theme {
        self.resources.theme
    }

    fn add(&mut self, facet: Facet, drawn: Vec<Item>) {
        self.facets.push(facet);
        self.drawn.push(drawn);
    }

    fn flat(&self, facet: &Facet) -> BezPath {
        polyline(&facet.corners.iter().map(|&corner| self.view.flat(corner)).collect::<Vec<_>>(), true)
    }

    fn shaded(&self, facet: &Facet, colour: Colour) -> Colour {
        colour.towards(SHADE, self.view.shade(facet))
    }

    /// A net, its panels placed in space; white inside.
    pub fn net(&mut self, art: &NetArt<'_>, placed: &[Placement]) {
        for (panel, at) in art.net.panels.iter().zip(placed) {
            let corners = panel.region.contours().next().unwrap_or_default();
            let facet =
                Facet { corners: corners.iter().map(|&corner| at.at(corner, 0.0)).collect(), looks: at.looks() };
            let front = self.view.sees_front(&facet);
            let ground = art.ground(panel.name).filter(|_| front).unwrap_or(Colour::WHITE);
            let outline = self.flat(&facet);
            let mut items: Vec<Item> = vec![PathItem::filled(outline.clone(), self.shaded(&facet, ground)).into()];
            if let (true, Some(drawing)) = (front, art.drawing(panel.name)) {
                let onto = self.view.onto(at);
                let group = Group { transform: onto, ..Group::clipped(panel.outline.path(), vec![drawing.clone()]) };
                items.push(group.into());
            }
            items.push(edge(outline));
            self.add(facet, items);
        }
    }

    /// A flat sheet of this size, its upper left corner at the origin of its plane.
    pub fn sheet(&mut self, at: Placement, size: Size, colour: Colour) {
        let corners = [(0.0, 0.0), (size.width, 0.0), (size.width, size.height), (0.0, size.height)];
        let corners = corners.map(|(x, y)| at.at(Point::new(x, y), 0.0));
        let facet = Facet { corners: corners.into(), looks: at.looks() };
        let outline = self.flat(&facet);
        let items = vec![PathItem::filled(outline.clone(), self.shaded(&facet, colour)).into(), edge(outline)];
        self.add(facet, items);
    }

    /// A wooden disc.
    pub fn disc(&mut self, disc: SpaceDisc) {
        let (radius, thickness) = disc.size;
        let circle = |above: f64| {
            let corner = move |place: usize| {
                let turn = 2.0 * PI * place as f64 / CORNERS as f64;
                disc.at.at(Point::new(radius * turn.cos(), radius * turn.sin()), above)
            };
            (0..CORNERS).map(corner)
        };
        let facet = Facet { corners: circle(thickness).collect(), looks: disc.at.looks() };
        let both: Vec<Point> = circle(0.0).chain(circle(thickness)).map(|corner| self.view.flat(corner)).collect();
        let hull = polyline(&convex_hull(both), true);
        let mut items: Vec<Item> = vec![PathItem::filled(hull.clone(), WOOD.1).into(), edge(hull)];
        let shift = disc.at.at(Point::ZERO, thickness) - disc.at.at(Point::ZERO, 0.0);
        let lift = self.view.flat(shift).to_vec2();
        let onto = Affine::translate(lift) * self.view.onto(&disc.at);
        let ring = |radius: f64| Circle::new(Point::ZERO, radius).to_path(TOLERANCE);
        let (colour, ground) = disc.colours;
        let mut face: Vec<Item> = vec![
            PathItem::filled(ring(radius), self.shaded(&facet, WOOD.0)).into(),
            PathItem::filled(ring(0.94 * radius), ground).with_stroke(Stroke::solid(colour, 0.09 * radius)).into(),
        ];
        let room = Size::new(1.15 * radius, 1.05 * radius);
        let animal = silhouette(self.resources, disc.kind, room, colour, false);
        let foot = Affine::translate((0.0, animal.size.height / 2.0));
        face.push(Group::placed(foot, animal.items).into());
        items.push(Group::placed(onto, face).into());
        self.add(facet, items);
    }

    /// The picture, as large as fits into this room and centred in it.
    pub fn finish(self, room: Rect) -> Item {
        let bounds = self.facets.iter().flat_map(|facet| &facet.corners).map(|&corner| {
            let point = self.view.flat(corner);
            Rect::from_points(point, point)
        });
        let bounds = bounds.reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO);
        let scale = (room.width() / bounds.width()).min(room.height() / bounds.height());
        let order = self.view.far_to_near(&self.facets);
        let mut drawn = self.drawn;
        let items = order.into_iter().flat_map(|place| std::mem::take(&mut drawn[place])).map(|item| thin(item, scale));
        let to = Affine::translate(room.center().to_vec2())
            * Affine::scale(scale)
            * Affine::translate(-bounds.center().to_vec2());
        Group::placed(to, items.collect()).into()
    }
}

/// A line around a face; its width is that on the page.
fn edge(outline: BezPath) -> Item {
    let stroke = Stroke { join: Join::Round, ..Stroke::solid(EDGE.0, EDGE.1) };
    PathItem::stroked(outline, stroke).into()
}

/// An item with edges of their width on a page of this scale.
fn thin(item: Item, scale: f64) -> Item {
    match item {
        Item::Path(mut path) => {
            if let Some(stroke) = &mut path.stroke {
                stroke.width /= scale;
            }
            Item::Path(path)
        }
        other => other,
    }
}
