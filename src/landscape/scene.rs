//! The surface of a scene: paths in inks, with widths in units, and symbols that are drawn when they are first used.

use super::SQUARE;
use super::construction::{Body, Cell, bodies, rect};
use crate::canvas::LEFT_OPEN;
use crate::geom::{Affine, BezPath, Rect, Shape, Vec2};
use crate::motif::C;
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::site::Site;
use crate::rules::{Side, Terrain};
use crate::scene::{Cap, Colour, Dash, Item, Join, PathItem, Stroke, SymbolId, Use};
use crate::theme::LandscapeInks;
use std::f64::consts::PI;

/// Inks of a higher relative luminance are light: their lines may lie on a dark ground, whose ink must not fill them.
const LIGHT: f64 = 0.4;

/// A surface whose lengths are units; widths of lines grow with the squares, and none is thinner than the theme's
/// thinnest line.
pub(super) struct Scene<'c, 's, 'a> {
    canvas: &'c mut BoardCanvas<'s, 'a>,
    /// The smallest scale at which the symbol that is being drawn is used; 1 outside symbols.
    smallest: f64,
    /// Millimetres to a unit of the whole scene.
    unit: f64,
    /// What inks are mixed with, and how much of it.
    quiet: Option<(Colour, f64)>,
}

/// A drawing that stands in several places.
#[derive(Clone, Copy)]
pub(super) struct Motif {
    /// Its name, unique in its landscape.
    pub name: &'static str,
    /// The smallest scale at which it is used: its lines are wide enough for that.
    pub smallest: f64,
    /// Draws it around (0, 0).
    pub draw: fn(&mut Scene<'_, '_, '_>),
}

/// Where a motif stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub at: Vec2,
    /// Clockwise, in radians.
    pub turn: f64,
    pub scale: f64,
    /// Whether it is mirrored left to right before it is turned.
    pub flip: bool,
}

impl Place {
    pub fn at(x: f64, y: f64) -> Place {
        Place { at: Vec2::new(x, y), turn: 0.0, scale: 1.0, flip: false }
    }

    pub fn turned(self, turn: f64) -> Place {
        Place { turn, ..self }
    }

    pub fn scaled(self, scale: f64) -> Place {
        Place { scale, ..self }
    }

    pub fn flipped(self, flip: bool) -> Place {
        Place { flip, ..self }
    }

    /// From its own space to that around it.
    pub fn space(self) -> Affine {
        let mirrored = if self.flip { Affine::FLIP_X } else { Affine::IDENTITY };
        Affine::translate(self.at) * Affine::rotate(self.turn) * Affine::scale(self.scale) * mirrored
    }
}

/// A line of a width in units.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pen<'d> {
    pub width: f64,
    pub cap: Cap,
    pub join: Join,
    /// Lengths of dash and gap.
    pub dash: Option<&'d [f64]>,
}

impl Pen<'_> {
    /// With round ends and corners.
    pub fn round(width: f64) -> Pen<'static> {
        Pen { width, cap: Cap::Round, join: Join::Round, dash: None }
    }

    /// With straight ends and pointed corners.
    pub fn butt(width: f64) -> Pen<'static> {
        Pen { width, cap: Cap::Butt, join: Join::Miter, dash: None }
    }

    /// Dashed, with round ends.
    pub fn dashed(width: f64, dash: &[f64]) -> Pen<'_> {
        Pen { dash: Some(dash), ..Pen::round(width) }
    }
}

/// The paths among items.
fn paths(items: &[Item]) -> impl Iterator<Item = &PathItem> {
    items.iter().filter_map(|item| match item {
        Item::Path(item) => Some(item),
        Item::Glyphs(_) | Item::Image(_) | Item::Use(_) | Item::Group(_) => None,
    })
}

impl<'s, 'a> Scene<'_, 's, 'a> {
    /// Draws in units on a canvas of the board.
    pub fn on(canvas: &mut BoardCanvas<'s, 'a>, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) {
        canvas.within(Affine::scale(C / SQUARE), |canvas| {
            let unit = canvas.unit();
            draw(&mut Scene { canvas, smallest: 1.0, unit, quiet: None });
        });
    }

    pub fn site(&self) -> &'s Site<'a> {
        self.canvas.site()
    }

    pub fn inks(&self) -> &'a LandscapeInks {
        &self.site().theme.landscape_inks
    }

    /// Whether there is a whole frame, with a scene before the players.
    pub fn has_frame(&self) -> bool {
        self.site().kind == FrameKind::Full
    }

    /// Whether there are rules around the squares: in a whole frame, or in a narrow one that has room for them.
    pub fn has_rules(&self) -> bool {
        self.has_frame() || self.site().is_ruled_strip()
    }

    /// The width of all squares.
    pub fn width(&self) -> f64 {
        self.site().columns as f64 * SQUARE
    }

    /// The height of all squares.
    pub fn height(&self) -> f64 {
        self.site().rows as f64 * SQUARE
    }

    /// All squares.
    pub fn field(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width(), self.height())
    }

    /// The frame's width beside the squares.
    pub fn side(&self) -> f64 {
        self.site().side * SQUARE / C
    }

    /// The frame's width before the players.
    pub fn end(&self) -> f64 {
        self.site().end * SQUARE / C
    }

    /// Everything to the trim.
    pub fn trim(&self) -> Rect {
        self.field().inflate(self.side(), self.end())
    }

    /// Everything to the bleed's edge.
    pub fn bleed(&self) -> Rect {
        let by = self.site().style().bleed / self.unit;
        self.trim().inflate(by, by)
    }

    /// The colour of a side's marks.
    pub fn side_colour(&self, side: Side) -> Colour {
        self.site().marks(side)
    }

    /// Fills everything to the bleed's edge, with the land if there is no frame.
    pub fn cover(&mut self) {
        let inks = self.inks();
        let ink = if self.site().kind == FrameKind::None { inks.land() } else { inks.ground() };
        self.fill_colour(rect(self.bleed()), ink);
    }

    /// Every body of water.
    pub fn bodies(&self) -> Vec<Body> {
        bodies(self.site())
    }

    /// Draws the right side, then once more mirrored for the left one, as a symbol with this name.
    pub fn both_sides(&mut self, name: &str, draw: impl FnOnce(&mut Scene<'_, '_, 'a>)) {
        let symbol = self.symbol(name, 1.0, draw);
        let mirrored = Affine::translate((self.width(), 0.0)) * Affine::FLIP_X;
        for space in [Affine::IDENTITY, mirrored] {
            self.use_symbol(symbol, space);
        }
    }

    /// Draws every body of water; those that differ only in their columns, and touch no side, share a symbol.
    pub fn each_body(&mut self, name: &str, draw: fn(&mut Scene<'_, '_, '_>, &Body)) {
        let bodies = self.bodies();
        for (number, body) in bodies.iter().enumerate() {
            let inner = self.field().inflate(-SQUARE / 2.0, SQUARE);
            let is_inner = |body: &Body| inner.intersect(body.bounds()) == body.bounds();
            let first = bodies[..number]
                .iter()
                .position(|other| is_inner(other) && is_inner(body) && other.moved_to(body.bounds().x0) == *body);
            let first = first.unwrap_or(number);
            let symbol = self.symbol(&format!("{name}-{}", first + 1), 1.0, |scene| draw(scene, &bodies[first]));
            let across = body.bounds().x0 - bodies[first].bounds().x0;
            self.use_symbol(symbol, Affine::translate((across, 0.0)));
        }
    }

    /// The squares of a terrain with their owners.
    pub fn traps(&self) -> Vec<(Cell, Side)> {
        self.owned(|terrain| match terrain {
            Terrain::Trap(owner) => Some(owner),
            Terrain::Land | Terrain::Water | Terrain::Den(_) => None,
        })
    }

    /// The dens with their owners.
    pub fn dens(&self) -> Vec<(Cell, Side)> {
        self.owned(|terrain| match terrain {
            Terrain::Den(owner) => Some(owner),
            Terrain::Land | Terrain::Water | Terrain::Trap(_) => None,
        })
    }

    fn owned(&self, owner: impl Fn(Terrain) -> Option<Side>) -> Vec<(Cell, Side)> {
        let site = self.site();
        let squares = site.squares();
        squares.filter_map(|(c, r)| owner(site.terrain(c, r)).map(|owner| ((c, r), owner))).collect()
    }

    /// Whether what stands in a row faces the player of the far half.
    pub fn is_far(&self, row: usize) -> bool {
        self.site().style().turned && self.site().half(row) == Side::Black
    }

    /// The middle of a square, and the turn of what faces the player of its half.
    pub fn on_square(&self, (c, r): Cell) -> Place {
        let turn = if self.is_far(r) { PI } else { 0.0 };
        Place::at((c as f64 + 0.5) * SQUARE, (r as f64 + 0.5) * SQUARE).turned(turn)
    }

    /// From the near half to the far one.
    pub fn half_turn(&self) -> Affine {
        Affine::translate((self.width(), self.height())) * Affine::rotate(PI)
    }

    /// Draws for the near half, then once more turned for the far one, as a symbol with this name.
    pub fn twice(&mut self, name: &str, draw: impl FnOnce(&mut Scene<'_, '_, 'a>)) {
        let symbol = self.symbol(name, 1.0, draw);
        for space in [Affine::IDENTITY, self.half_turn()] {
            self.use_symbol(symbol, space);
        }
    }

    /// Draws in a space of its own.
    pub fn within(&mut self, space: Affine, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) {
        let (smallest, unit, quiet) = (self.smallest, self.unit, self.quiet);
        self.canvas.within(space, |canvas| draw(&mut Scene { canvas, smallest, unit, quiet }));
    }

    /// Draws only what lies within a path.
    pub fn clipped(&mut self, window: BezPath, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) {
        let (smallest, unit, quiet) = (self.smallest, self.unit, self.quiet);
        self.canvas.clipped(window, |canvas| draw(&mut Scene { canvas, smallest, unit, quiet }));
    }

    /// Draws with one line around the silhouette of everything together: below it, `width` units wide outside.
    pub fn outlined(&mut self, ink: &str, width: f64, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) {
        let items = self.apart(draw);
        let colour = self.ink(ink);
        let width = (width * self.canvas.unit()).max(self.least());
        let around = paths(&items).map(|item| {
            let own = item.stroke.as_ref().map_or(0.0, |stroke| stroke.width);
            PathItem::stroked(item.path.clone(), Stroke::round(colour, own + 2.0 * width)).into()
        });
        let around: Vec<Item> = around.collect();
        self.canvas.extend(around);
        self.canvas.extend(items);
    }

    /// The bounds of what is drawn, lines included.
    pub fn bounds_of(&mut self, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) -> Rect {
        let items = self.apart(draw);
        let bounds = paths(&items).map(|item| {
            let reach = item.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0);
            item.path.bounding_box().inflate(reach, reach)
        });
        let bounds = bounds.reduce(|one, other| one.union(other)).unwrap_or_default();
        self.canvas.to().inverse().transform_rect_bbox(bounds)
    }

    /// What is drawn, in millimetres, and not put down.
    fn apart(&mut self, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) -> Vec<Item> {
        let (smallest, unit, quiet) = (self.smallest, self.unit, self.quiet);
        self.canvas.apart(|canvas| draw(&mut Scene { canvas, smallest, unit, quiet }))
    }

    /// Places a motif.
    pub fn put(&mut self, motif: &Motif, place: Place) {
        let symbol = self.symbol(motif.name, motif.smallest, motif.draw);
        self.use_symbol(symbol, place.space());
    }

    /// Draws with inks that are mixed with this much of another one: what is drawn is a ground to something else. A
    /// motif has one place in this: within it, or elsewhere.
    pub fn quiet(&mut self, ink: &str, share: f64, draw: impl FnOnce(&mut Scene<'_, 's, 'a>)) {
        let (smallest, unit, quiet) = (self.smallest, self.unit, Some((self.inks().ink(ink), share)));
        draw(&mut Scene { canvas: self.canvas, smallest, unit, quiet });
    }

    /// An ink as it is drawn here.
    fn ink(&self, name: &str) -> Colour {
        let ink = self.inks().ink(name);
        self.quiet.map_or(ink, |(ground, share)| ink.towards(ground, share))
    }

    /// Places what is drawn around (0, 0) in its own size when its name is used first.
    pub fn put_once(&mut self, name: &str, place: Place, draw: impl FnOnce(&mut Scene<'_, '_, 'a>)) {
        let symbol = self.symbol(name, 1.0, draw);
        self.use_symbol(symbol, place.space());
    }

    /// The symbol with this name in this landscape, drawn when it is first used.
    fn symbol(&mut self, name: &str, smallest: f64, draw: impl FnOnce(&mut Scene<'_, '_, 'a>)) -> SymbolId {
        let (site, unit, quiet) = (self.site(), self.unit, self.quiet);
        let name = format!("{}-{name}", crate::theme::Keyword::keyword(site.style().landscape));
        self.canvas.resources.symbol(&name, |resources| {
            let mut canvas = BoardCanvas::new(resources, site, Affine::scale(unit));
            draw(&mut Scene { canvas: &mut canvas, smallest, unit, quiet });
            canvas.bounded()
        })
    }

    fn use_symbol(&mut self, symbol: SymbolId, space: Affine) {
        let transform = self.canvas.to() * space * Affine::scale(1.0 / self.unit);
        self.canvas.push(Use { symbol, transform });
    }

    /// A filled path.
    pub fn fill(&mut self, path: BezPath, ink: &str) {
        let colour = self.ink(ink);
        self.fill_colour(path, colour);
    }

    /// A path filled with a colour that is no ink.
    pub fn fill_colour(&mut self, path: BezPath, colour: Colour) {
        self.canvas.path(path, Some(colour), None);
    }

    /// A line.
    pub fn line(&mut self, path: BezPath, ink: &str, pen: Pen<'_>) {
        let stroke = self.stroke(ink, pen);
        self.canvas.path(path, None, Some(stroke));
    }

    /// A line in a colour that is no ink.
    pub fn line_colour(&mut self, path: BezPath, colour: Colour, pen: Pen<'_>) {
        let stroke = self.stroke_of(colour, pen);
        self.canvas.path(path, None, Some(stroke));
    }

    /// Fills the square around (0, 0), up to its lines.
    pub fn tile(&mut self, ink: &str) {
        self.fill(rect(Rect::new(-48.5, -48.5, 48.5, 48.5)), ink);
    }

    /// A filled path with a line around it.
    pub fn shape(&mut self, path: BezPath, fill: &str, ink: &str, pen: Pen<'_>) {
        let (fill, stroke) = (self.ink(fill), self.stroke(ink, pen));
        self.canvas.path(path, Some(fill), Some(stroke));
    }

    fn stroke(&self, ink: &str, pen: Pen<'_>) -> Stroke {
        self.stroke_of(self.ink(ink), pen)
    }

    fn stroke_of(&self, colour: Colour, pen: Pen<'_>) -> Stroke {
        let unit = self.canvas.unit();
        let light = colour.luminance() > LIGHT;
        let open = if light { LEFT_OPEN / self.smallest } else { 0.0 };
        let width = (pen.width * unit).max(self.least()).max(open);
        let dash = pen.dash.map(|dash| Dash { pattern: dash.iter().map(|length| length * unit).collect(), phase: 0.0 });
        Stroke { paint: colour.into(), width, cap: pen.cap, join: pen.join, dash }
    }

    /// The thinnest line here in millimetres of the space that is drawn in.
    fn least(&self) -> f64 {
        self.site().style().least_line / self.smallest
    }

    /// The width of a thin filled shape: at least that of the thinnest line.
    pub fn hair(&self, width: f64) -> f64 {
        width.max(self.least() / self.canvas.unit())
    }
}
