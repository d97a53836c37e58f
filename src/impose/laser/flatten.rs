//! Flattens a page: every shape and line in page coordinates, in painting order.

use super::operation::Operation;
use super::visible::{Cover, FLAT, visible};
use crate::fonts::Fonts;
use crate::geom::{Affine, Area, BezPath, Rect, Shape};
use crate::scene::{Cap, Colour, Dash, Group, Image, Item, Join, Paint, PathItem, Stroke, Symbol};
use crate::theme::{Art, Keyword};

/// Length of the dash that replaces a dot of a dotted line, in millimetres: the shortest that a laser draws.
const DOT: f64 = 0.4;

/// The resources that items refer to.
#[derive(Debug, Clone, Copy)]
pub struct PageResources<'d> {
    /// The faces of runs.
    pub fonts: &'d Fonts,
    /// The symbols of uses.
    pub symbols: &'d [Symbol],
}

/// The flattened page.
#[derive(Debug, Default)]
pub struct FlatPage {
    shapes: Vec<FlatShape>,
    clips: Vec<Clip>,
    /// Pixel images, placed on the page.
    pub pictures: Vec<Item>,
    /// Whether solids of what is gathered now are engraved as areas.
    in_solid: bool,
    /// Whether its lines remain lines, however wide they are drawn.
    in_lines: bool,
    /// Whether letters are outlines.
    letters_in_lines: bool,
}

/// Where something is shown, on the page.
#[derive(Debug)]
struct Clip {
    path: BezPath,
    area: Area,
}

#[derive(Debug)]
struct FlatShape {
    /// The line that results from it, if any.
    line: Option<(Operation, BezPath)>,
    /// What it hides, if it is filled.
    fill: Option<Area>,
    /// The line that it results in on dark ground only: white letters, highlights, a white line.
    on_dark: Option<BezPath>,
    /// Whether its fill is dark.
    dark: bool,
    /// The clips that apply to it.
    clips: Vec<usize>,
    /// Itself, if it is filled.
    filled: Option<PathItem>,
    /// What it leaves open in a solid below it: a light shape, or a light line as wide as it is drawn.
    left_open: Option<BezPath>,
    /// Whether it is of a drawing whose solids are engraved as areas, and no clip cuts it.
    in_solid: bool,
}

impl FlatPage {
    /// An empty page on which letters and wide lines are outlines and lines, for pictures in small.
    pub fn of_lines() -> FlatPage {
        FlatPage { in_lines: true, letters_in_lines: true, ..FlatPage::default() }
    }

    /// Adds items of the page, later ones on top.
    pub fn gather(&mut self, shared: PageResources<'_>, items: &[Item]) {
        self.items(shared, items, Affine::IDENTITY, &[]);
    }

    fn items(&mut self, shared: PageResources<'_>, items: &[Item], here: Affine, clips: &[usize]) {
        for item in items {
            match item {
                Item::Path(item) => self.path(item, here, clips),
                Item::Glyphs(run) => {
                    let face = shared.fonts.face(run.face);
                    let mut path = BezPath::new();
                    for glyph in &run.glyphs {
                        let place = run.transform * Affine::translate((glyph.x, glyph.y)) * Affine::scale(run.size);
                        path.extend(place * face.outline(glyph.id));
                    }
                    let mut letters = PathItem::filled(path, Colour::BLACK);
                    letters.fill = Some(run.paint.clone());
                    let around = self.in_solid;
                    self.in_solid |= !self.letters_in_lines;
                    self.path(&letters, here, clips);
                    self.in_solid = around;
                }
                Item::Image(Image { picture, frame }) => {
                    let picture = Image { picture: *picture, frame: *frame };
                    let placed: Item = Group::placed(here, vec![picture.into()]).into();
                    let clipped = clips.iter().rev().fold(placed, |inner, &clip| {
                        let clip = Some(self.clips[clip].path.clone());
                        Group { clip, ..Group::placed(Affine::IDENTITY, vec![inner]) }.into()
                    });
                    self.pictures.push(clipped);
                }
                Item::Use(used) => {
                    let symbol = &shared.symbols[used.symbol.0];
                    let around = (self.in_solid, self.in_lines);
                    self.in_solid |= is_solid(&symbol.name);
                    self.in_lines |= is_of_lines(&symbol.name);
                    self.items(shared, &symbol.items, here * used.transform, clips);
                    (self.in_solid, self.in_lines) = around;
                }
                Item::Group(group) => {
                    let here = here * group.transform;
                    let mut clips = clips.to_vec();
                    if let Some(clip) = &group.clip {
                        clips.push(self.clips.len());
                        let path = here * clip.clone();
                        self.clips.push(Clip { area: Area::new(&path, false, FLAT), path });
                    }
                    self.items(shared, &group.items, here, &clips);
                }
            }
        }
    }

    fn path(&mut self, item: &PathItem, here: Affine, clips: &[usize]) {
        let path = here * item.path.clone();
        if path.is_empty() {
            return;
        }
        if let Some(area) = self.as_area(item, &path, here, clips) {
            if item.fill.is_some() {
                self.path(&PathItem { stroke: None, ..item.clone() }, here, clips);
            }
            let around = std::mem::replace(&mut self.in_solid, true);
            self.path(&area, Affine::IDENTITY, clips);
            self.in_solid = around;
            return;
        }
        let line = match (&item.stroke, &item.fill) {
            (Some(stroke), _) => operation(&stroke.paint).map(|done| (done, dashed(&path, stroke.dash.as_ref(), here))),
            (None, Some(fill)) => operation(fill).map(|done| (done, closed(&path))),
            (None, None) => None,
        };
        let dark = item.fill.as_ref().is_some_and(|fill| operation(fill).is_some());
        let on_dark = line.is_none().then(|| match (&item.fill, &item.stroke) {
            (Some(_), _) if dark => None,
            (Some(_), _) => Some(closed(&path)),
            (None, Some(stroke)) => Some(dashed(&path, stroke.dash.as_ref(), here)),
            (None, None) => None,
        });
        let on_dark = on_dark.flatten();
        let fill = item.fill.is_some().then(|| Area::new(&path, item.even_odd, FLAT));
        // An area is not clipped: what reaches beyond a clip stays an outline, which is.
        let bounds = path.bounding_box();
        let in_solid = self.in_solid && clips.iter().all(|&clip| within(bounds, self.clips[clip].area.bounds));
        let left_open = if in_solid { left_open(item, &path, here, line.is_some() || dark) } else { None };
        let filled = item.fill.is_some().then(|| PathItem { path, stroke: None, ..item.clone() });
        self.shapes.push(FlatShape { line, fill, on_dark, dark, clips: clips.to_vec(), filled, left_open, in_solid });
    }

    /// A line that is drawn much wider than a laser's as an area of its width, unless a clip cuts it.
    fn as_area(&self, item: &PathItem, path: &BezPath, here: Affine, clips: &[usize]) -> Option<PathItem> {
        let stroke = item.stroke.as_ref().filter(|stroke| stroke.dash.is_none() && !self.in_lines)?;
        let width = stroke.width * here.determinant().abs().sqrt();
        let reach = path.bounding_box().inflate(width / 2.0, width / 2.0);
        let whole = clips.iter().all(|&clip| within(reach, self.clips[clip].area.bounds));
        (operation(&stroke.paint) == Some(Operation::Engrave) && width >= WIDE && whole)
            .then(|| PathItem::filled(stroked(path, stroke, width), stroke.paint.clone()))
    }

    /// What a laser engraves as areas, such as solid animals, dens and waves. Light shapes and lines above a solid are
    /// left out of it: an area has holes, and nothing white covers it.
    pub fn solids(&self) -> Vec<PathItem> {
        let solids = self.shapes.iter().enumerate().filter_map(|(place, shape)| {
            let solid = shape.filled.as_ref().filter(|_| shape.is_solid())?;
            let mut path = solid.path.clone();
            let above = self.shapes[place + 1..].iter().filter_map(|above| above.left_open.as_ref());
            let holes = apart(above.filter(|hole| shape.holds(hole)));
            let even_odd = solid.even_odd || !holes.is_empty();
            path.extend(holes.into_iter().flat_map(|hole| hole.elements().iter().copied()));
            let fill = Some(Operation::Engrave.colour().into());
            Some(PathItem { path, fill, even_odd, stroke: None })
        });
        solids.collect()
    }

    /// Whether a light line or shape lies on a solid, which leaves it open.
    fn is_left_open(&self, place: usize) -> bool {
        let Some(open) = &self.shapes[place].left_open else { return false };
        self.shapes[..place].iter().any(|below| below.is_solid() && below.holds(open))
    }

    /// The visible parts of every line.
    pub fn lines(&self) -> Vec<(Operation, BezPath)> {
        let clips = |shape: &FlatShape| shape.clips.iter().map(|&clip| &self.clips[clip].area).collect::<Vec<_>>();
        let covers: Vec<Option<Cover<'_>>> =
            self.shapes.iter().map(|shape| Some(Cover::new(shape.fill.as_ref()?, clips(shape)))).collect();
        let mut lines = Vec::new();
        let lined = |place: usize, shape: &FlatShape| !shape.is_solid() && !self.is_left_open(place);
        for (place, shape) in self.shapes.iter().enumerate().filter(|&(place, shape)| lined(place, shape)) {
            let light = shape.on_dark.as_ref().filter(|path| {
                let middle = path.bounding_box().center();
                let below =
                    (0..place).rev().find(|&below| covers[below].as_ref().is_some_and(|fill| fill.shows(middle)));
                below.is_some_and(|below| self.shapes[below].dark)
            });
            let line = shape.line.as_ref().map(|(done, path)| (done, path));
            let Some((done, path)) = line.or(light.map(|path| (&Operation::Engrave, path))) else { continue };
            let bounds = path.bounding_box();
            let above = covers[place + 1..].iter().flatten();
            let above: Vec<&Cover<'_>> = above.filter(|cover| meets(cover.bounds, bounds)).collect();
            let seen = visible(path, &above, &clips(shape));
            if !seen.is_empty() {
                lines.push((*done, seen));
            }
        }
        lines
    }
}

impl FlatShape {
    /// Whether all corners of a path lie in its fill.
    fn holds(&self, path: &BezPath) -> bool {
        self.fill.as_ref().is_some_and(|area| holds(area, path))
    }

    /// Whether it is engraved as an area, and not as its outline.
    fn is_solid(&self) -> bool {
        self.in_solid && self.dark && self.filled.is_some() && matches!(self.line, Some((Operation::Engrave, _)))
    }
}

/// Whether all corners of a path lie in an area.
fn holds(area: &Area, path: &BezPath) -> bool {
    let mut corners = path.elements().iter().filter_map(|element| element.end_point());
    corners.all(|corner| area.bounds.contains(corner) && area.holds(corner))
}

/// The holes that lie in no other one: a hole in a hole would be filled again.
fn apart<'p>(holes: impl Iterator<Item = &'p BezPath>) -> Vec<&'p BezPath> {
    let mut kept: Vec<(&BezPath, Area)> = Vec::new();
    for hole in holes {
        if kept.iter().any(|(_, other)| holds(other, hole)) {
            continue;
        }
        let area = Area::new(hole, false, FLAT);
        kept.retain(|(other, _)| !holds(&area, other));
        kept.push((hole, area));
    }
    kept.into_iter().map(|(hole, _)| hole).collect()
}

/// How far the edges of a line may lie from their places, in millimetres.
const CLOSE: f64 = 0.035;
/// From this width on a line is an area, in millimetres.
const WIDE: f64 = 0.29;

/// The names of symbols whose solids are engraved as areas begin so: animals, dens, traps, rivers with their waves,
/// plants, and what is beside the title at the ends.
const SOLID: [&str; 6] = ["animal-", "den-", "trap-", "water-", "garden-", "title-"];

fn is_solid(name: &str) -> bool {
    SOLID.iter().any(|solid| name.starts_with(solid))
}

/// Whether a symbol keeps its lines: an animal's head has as many as a laser can draw, and what stands on empty land is
/// quieter than a piece.
fn is_of_lines(name: &str) -> bool {
    name.starts_with("land-") || name.starts_with("animal-") && !name.contains(Art::PaperCut.keyword())
}

/// What a light item leaves open in a solid below it.
fn left_open(item: &PathItem, path: &BezPath, here: Affine, dark: bool) -> Option<BezPath> {
    match (&item.fill, &item.stroke) {
        _ if dark => None,
        (Some(_), _) => Some(closed(path)),
        (None, Some(stroke)) => Some(stroked(path, stroke, stroke.width * here.determinant().abs().sqrt())),
        (None, None) => None,
    }
}

/// The area of a line of this width.
fn stroked(path: &BezPath, stroke: &Stroke, width: f64) -> BezPath {
    let cap = match stroke.cap {
        Cap::Butt => kurbo::Cap::Butt,
        Cap::Round => kurbo::Cap::Round,
        Cap::Square => kurbo::Cap::Square,
    };
    let join = match stroke.join {
        Join::Miter => kurbo::Join::Miter,
        Join::Round => kurbo::Join::Round,
        Join::Bevel => kurbo::Join::Bevel,
    };
    let style = kurbo::Stroke::new(width).with_caps(cap).with_join(join);
    kurbo::stroke(path.iter(), &style, &kurbo::StrokeOpts::default(), CLOSE)
}

/// Whether two rectangles intersect; a line's may have no height.
fn meets(one: Rect, other: Rect) -> bool {
    one.x0 <= other.x1 && other.x0 <= one.x1 && one.y0 <= other.y1 && other.y0 <= one.y1
}

/// Whether a rectangle lies in another one.
fn within(inner: Rect, outer: Rect) -> bool {
    let outer = outer.inflate(1e-6, 1e-6);
    outer.x0 <= inner.x0 && inner.x1 <= outer.x1 && outer.y0 <= inner.y0 && inner.y1 <= outer.y1
}

/// The operation of a line's colour; `None` for a light one.
fn operation(paint: &Paint) -> Option<Operation> {
    let colour = match paint {
        Paint::Process(colour) => *colour,
        Paint::Spot(spot) => spot.shown(),
    };
    Operation::of(colour)
}

/// The path with every subpath closed.
fn closed(path: &BezPath) -> BezPath {
    let mut whole = BezPath::new();
    for part in path.subpaths() {
        whole.extend(part.iter().copied());
        if part.len() > 1 && part.last() != Some(&crate::geom::PathEl::ClosePath) {
            whole.close_path();
        }
    }
    whole
}

/// A dashed line as separate dashes.
fn dashed(path: &BezPath, dash: Option<&Dash>, here: Affine) -> BezPath {
    let Some(dash) = dash else { return path.clone() };
    let scale = here.determinant().abs().sqrt();
    let mut lengths: Vec<f64> = dash.pattern.iter().map(|length| length * scale).collect();
    for place in (0..lengths.len()).step_by(2) {
        let longer = (DOT - lengths[place]).max(0.0);
        lengths[place] += longer;
        if let Some(gap) = lengths.get_mut(place + 1) {
            *gap = (*gap - longer).max(DOT);
        }
    }
    kurbo::dash(path.iter(), dash.phase * scale, &lengths).collect()
}
