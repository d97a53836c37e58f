//! A net on paper: grounds with bleed, creases, glued areas, cut lines.

use super::colours::contrast;
use crate::canvas::shapes::segments;
use crate::dieline::{Net, Panel};
use crate::geom::{Affine, BezPath, Corners, Line, Point, Rect, Region, Size, Vec2};
use crate::impose::cut_lines::{cut, line};
use crate::scene::{Colour, Item, Layer, LayerKind, PathItem, Spot, Stroke};
use crate::theme::Machine;

/// How far ink goes beyond the cut, in millimetres.
pub const BLEED: f64 = 2.0;
/// How far ink goes onto what is glued or hidden.
const ONTO: f64 = 3.0;
/// How far the ground of a face goes around its edge, for creases that are not quite where they should be.
const AROUND: f64 = 0.8;
/// The colour of creases: all fold away from the print.
const CREASE: Colour = Colour::Rgb(0x1F, 0x4F, 0xD8);
/// The colour of glued areas.
const GLUE: Colour = Colour::Rgb(0x1E, 0x7A, 0x46);
/// Dash and gap of a crease in thin card.
const DASH: [f64; 2] = [2.4, 1.0];
/// Width of these lines.
const FINE: f64 = 0.15;
/// The least contrast of these lines to a ground, and the width of what they lie on elsewhere.
const SEEN: f64 = 2.2;
const CASING: f64 = 0.4;
/// Distance of the hatching of glued areas, and from their edges.
const HATCH: (f64, f64) = (2.2, 0.6);
/// Length of the ticks that show a crease on what is cut off, and the least.
const TICK: (f64, f64) = (2.0, 0.7);

/// What is printed on a net: the ground and the drawing of each printed panel.
pub struct NetArt<'n> {
    /// The net.
    pub net: &'n Net,
    /// The grounds of printed panels, by their names, those that win last.
    pub grounds: Vec<(&'static str, Colour)>,
    /// The names of the faces, whose ground goes around their edges.
    pub faces: &'static [&'static str],
    /// The drawings of panels, by their names, in the coordinates of the net.
    pub drawings: Vec<(&'static str, Item)>,
    /// The colour of ticks outside the card.
    pub ticks: Colour,
}

/// The items of a net by layer, in the coordinates of the net.
#[derive(Debug, Default)]
pub struct NetLayers {
    artwork: Vec<Item>,
    guides: Vec<Item>,
    glue: Vec<Item>,
    creases: Vec<Item>,
    cuts: Vec<Item>,
}

impl NetArt<'_> {
    /// The ground of a panel, if it is printed.
    pub fn ground(&self, name: &str) -> Option<Colour> {
        self.grounds.iter().find(|(known, _)| *known == name).map(|(_, colour)| *colour)
    }

    /// The drawing of a panel.
    pub fn drawing(&self, name: &str) -> Option<&Item> {
        self.drawings.iter().find(|(known, _)| *known == name).map(|(_, drawing)| drawing)
    }

    fn panel(&self, name: &str) -> Option<&Panel> {
        self.net.panel(name)
    }

    /// The shape of each ground, with bleed.
    fn inked(&self) -> Vec<(Region, Colour)> {
        let sheet = self.net.sheet();
        let is_printed = |panel: &&Panel| self.grounds.iter().any(|(name, _)| *name == panel.name);
        let bare =
            Region::union_of(self.net.panels.iter().filter(|panel| !is_printed(panel)).map(|panel| &panel.region));
        let printed = Region::union_of(self.net.panels.iter().filter(is_printed).map(|panel| &panel.region));
        let inked = |&(name, colour): &(&str, Colour)| {
            let own = &self.panel(name)?.region;
            let bleed = own.offset(BLEED, Corners::Mitred).difference(&sheet);
            let onto = own.offset(ONTO, Corners::Mitred).intersection(&bare);
            let mut all = own.union(&bleed).union(&onto);
            if self.faces.contains(&name) {
                all = all.union(&own.offset(AROUND, Corners::Mitred).intersection(&printed));
            }
            Some((all, colour))
        };
        self.grounds.iter().filter_map(inked).collect()
    }

    /// Everything to print and to cut.
    pub fn layers(&self) -> NetLayers {
        let grounds =
            self.inked().into_iter().map(|(region, colour)| -> Item { PathItem::filled(region.path(), colour).into() });
        let mut layers = NetLayers { artwork: grounds.collect(), ..NetLayers::default() };
        layers.artwork.extend(self.drawings.iter().map(|(_, drawing)| drawing.clone()));
        for glued in &self.net.glued {
            let Some(panel) = self.panel(glued.panel) else { continue };
            layers.glue.push(line(panel.outline.path(), GLUE.into(), FINE));
            layers.guides.push(line(hatching(&panel.region), GLUE.into(), FINE));
        }
        let creases = self.net.creases();
        let half_cut = self.net.card.is_half_cut();
        // Lines that a dark ground would hide lie on a light one.
        let hides = |line: Colour| self.grounds.iter().any(|(_, ground)| contrast(*ground, line) < SEEN);
        if hides(CREASE) {
            let paths = creases.iter().map(|crease| segments([(crease.from, crease.to)]));
            layers.artwork.extend(paths.map(casing));
        }
        if hides(Spot::CUT_CONTOUR.shown()) {
            layers.artwork.extend(self.net.cuts().into_iter().map(casing));
        }
        for crease in &creases {
            layers.creases.push(self::crease(segments([(crease.from, crease.to)]), half_cut));
        }
        let near = self.net.sheet().offset(0.25, Corners::Round);
        let ticks = creases.iter().flat_map(|crease| {
            let along = (crease.to - crease.from).normalize();
            [(crease.from, -along), (crease.to, along)]
        });
        let ticks: Vec<(Point, Point)> = ticks.filter_map(|(at, along)| tick(&near, at, along)).collect();
        if !ticks.is_empty() {
            layers.guides.push(line(segments(ticks), self.ticks.into(), FINE));
        }
        let slits = self.net.slits.iter().map(|&slit| segments([slit]));
        layers.cuts = self.net.cuts().into_iter().chain(slits).map(|path| cut(Machine::None, path)).collect();
        layers
    }

    /// The box around everything that is inked.
    pub fn bounds(&self) -> Rect {
        self.net.bounds().inflate(BLEED, BLEED)
    }
}

impl NetLayers {
    /// The layers of a page on which nets lie, each moved to its place.
    pub fn placed(nets: Vec<(Vec2, NetLayers)>) -> Vec<Layer> {
        let mut layers: Vec<Layer> =
            [LayerKind::Artwork, LayerKind::Guides, LayerKind::Glue, LayerKind::Fold, LayerKind::Cut]
                .into_iter()
                .map(|kind| Layer { kind, items: Vec::new() })
                .collect();
        for (to, net) in nets {
            let parts = [net.artwork, net.guides, net.glue, net.creases, net.cuts];
            for (layer, items) in layers.iter_mut().zip(parts) {
                layer.items.push(crate::scene::Group::placed(Affine::translate(to), items).into());
            }
        }
        layers
    }
}

/// What a line lies on where the ground would hide it.
fn casing(path: BezPath) -> Item {
    line(path, Colour::WHITE.into(), CASING)
}

/// A crease, or a line that is cut half through.
pub fn crease(path: BezPath, half_cut: bool) -> Item {
    let dash = if half_cut { [4.0, 0.6] } else { DASH };
    PathItem::stroked(path, Stroke::dashed(CREASE, FINE, dash)).into()
}

/// A line that is cut.
pub fn cut_sample(path: BezPath) -> Item {
    cut(Machine::None, path)
}

/// A glued area, with its hatching.
pub fn glue_sample(area: Rect) -> Vec<Item> {
    let region = Region::rect(area);
    vec![line(region.path(), GLUE.into(), FINE), line(hatching(&region), GLUE.into(), FINE)]
}

/// A tick that goes on beyond the end of a crease where there is no card.
fn tick(card: &Region, from: Point, along: Vec2) -> Option<(Point, Point)> {
    let free = |distance: f64| {
        let dot = Region::rect(Rect::from_center_size(from + along * distance, Size::new(0.01, 0.01)));
        card.intersection(&dot).is_empty()
    };
    const STEP: f64 = 0.05;
    let start = (0..).map(|step| f64::from(step) * STEP).take_while(|&at| at < TICK.0).find(|&at| free(at))?;
    let end = (1..).map(|step| start + f64::from(step) * STEP).take_while(|&at| at <= TICK.0 && free(at)).last()?;
    (end - start >= TICK.1).then(|| (from + along * start, from + along * end))
}

/// Slanting lines inside a region.
fn hatching(region: &Region) -> BezPath {
    let inner = region.offset(-HATCH.1, Corners::Mitred);
    let Some(bounds) = inner.bounds() else { return BezPath::new() };
    let sides = inner.contours().flat_map(|corners| {
        let next: Vec<Point> = corners.iter().copied().cycle().skip(1).take(corners.len()).collect();
        corners.into_iter().zip(next).map(|(from, to)| Line::new(from, to)).collect::<Vec<_>>()
    });
    let edges: Vec<Line> = sides.collect();
    let mut lines = Vec::new();
    let mut offset = bounds.x0 - bounds.height();
    while offset < bounds.x1 {
        let from = Point::new(offset, bounds.y1);
        let along = Vec2::new(1.0, -1.0);
        let mut hits: Vec<f64> = edges.iter().filter_map(|edge| crossing(from, along, *edge)).collect();
        hits.sort_by(f64::total_cmp);
        let stretches = hits.chunks_exact(2).filter(|pair| pair[1] - pair[0] > 0.5);
        lines.extend(stretches.map(|pair| (from + along * pair[0], from + along * pair[1])));
        offset += HATCH.0;
    }
    segments(lines)
}

/// How far along a ray it crosses an edge.
fn crossing(from: Point, along: Vec2, edge: Line) -> Option<f64> {
    let side = edge.p1 - edge.p0;
    let turn = along.cross(side);
    if turn.abs() < 1e-9 {
        return None;
    }
    let (at, share) = ((edge.p0 - from).cross(side) / turn, (edge.p0 - from).cross(along) / turn);
    (0.0..1.0).contains(&share).then_some(at)
}
