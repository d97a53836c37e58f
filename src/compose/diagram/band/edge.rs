//! The edges of a band, and its ground.

use super::{Band, GROUND_LINE};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{Jitter, mixed, polyline};
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, TOLERANCE};
use crate::motif::shapes::{FRET_HEIGHT, fret};
use crate::scene::{Colour, Item, PathItem, Stroke, SymbolId, Use};
use crate::theme::{Frame, Theme};

/// The edge of a band. Lengths in millimetres.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    /// A line below the animals, in the style of the board's frame.
    Line,
    /// A row of stitches below them.
    Stitches,
    /// A heavy bar below them.
    Bar,
    /// A fine line below them.
    Hairline,
    /// Two rules cut by hand above and below.
    Cuts,
    /// A thick and a thin rule all around.
    Rules,
    /// Dots all around.
    Dots,
    /// A fret along both sides, between rules.
    Frets,
    /// Key patterns on the paper, above and below the ground.
    Keys,
    /// The neat line of a map: a scale of bars all around.
    NeatLine,
    /// A fine line all around, and small lights above the animals.
    Lights,
    /// A string of flags above the animals, and stitches below them.
    Flags,
}

/// A fine and a usual rule.
const RULES: (f64, f64) = (0.25, 0.7);
/// Amplitude and spacing of the jitter of a hand-cut line.
const CUT: (f64, f64) = (0.09, 5.0);
/// Rules cut by hand: the outer one, the gap, the inner one.
const CUTS: [f64; 3] = [1.2, 0.5, 0.4];
/// The height of a heavy bar.
const BAR: f64 = 1.6;
/// A stitch and the gap to the next one.
const STITCH: (f64, f64) = (2.4, 1.3);
/// Dots: diameter, pitch, and distance of their middles from the edge.
const DOTS: (f64, f64, f64) = (0.62, 1.7, 1.25);
/// The stroke of a fret within a ground, and of a key pattern outside it; the gap from that to the ground.
const FRET: f64 = 0.26;
const KEY: (f64, f64) = (0.36, 0.7);
/// The neat line: the height of its bars, and their length.
const NEAT: (f64, f64) = (0.9, 5.0);
/// Lights: the smallest radius, the additional one, and the pitch of their cells.
const LIGHTS: (f64, f64, f64) = (0.17, 0.13, 9.0);
/// The radius of a light's glow, relative to its own.
const GLOW: f64 = 2.0;
/// The rule around lights: how far inside the band. The strip of the lights ends so far inside it.
const LIT_RULE: f64 = 0.55;
const LIT_STRIP: f64 = 2.7;
/// Flags: their pitch, their height, and from the edge to their string.
const FLAGS: (f64, f64, f64) = (4.3, 2.1, 0.7);
/// The stroke of a fret below a line.
const FRINGE: f64 = 0.25;

impl Edge {
    pub(super) fn encloses(self) -> bool {
        match self {
            Edge::Line | Edge::Stitches | Edge::Bar | Edge::Hairline => false,
            Edge::Cuts
            | Edge::Rules
            | Edge::Dots
            | Edge::Frets
            | Edge::Keys
            | Edge::NeatLine
            | Edge::Lights
            | Edge::Flags => true,
        }
    }

    pub(super) fn inset(self) -> f64 {
        match self {
            Edge::Line | Edge::Hairline | Edge::Stitches => GROUND_LINE,
            Edge::Bar => BAR,
            Edge::Cuts => CUTS.iter().sum::<f64>() + 0.6,
            Edge::Rules => 2.7,
            Edge::Dots => DOTS.2 + 1.2,
            Edge::Frets => 0.8 + (FRET_HEIGHT + 1.0) * FRET + 1.1,
            Edge::Keys => (FRET_HEIGHT + 1.0) * KEY.0 + KEY.1 + 1.0,
            Edge::NeatLine => NEAT.0 + 1.5,
            Edge::Lights => 3.0,
            Edge::Flags => 3.3,
        }
    }
}

/// The line of a band, from its upper left corner.
pub(super) fn line(band: &Band, theme: &Theme, at: Point, long: f64) -> Vec<Item> {
    let rect = |height: f64| Rect::from_origin_size(at, (long, height));
    let filled = |rect: Rect| -> Item { PathItem::filled(rect.to_path(TOLERANCE), band.rules).into() };
    let middle = at.y + GROUND_LINE / 2.0;
    let level = |y: f64| polyline(&[Point::new(at.x, y), Point::new(at.x + long, y)], false);
    match band.edge {
        Edge::Bar => vec![filled(rect(BAR))],
        Edge::Hairline => {
            let stroke = Stroke::solid(band.rules, theme.board.least_line.max(RULES.0));
            vec![PathItem::stroked(level(middle), stroke).into()]
        }
        Edge::Stitches => {
            // A whole number of stitches, one at each end.
            let count = ((long - STITCH.0) / (STITCH.0 + STITCH.1)).round().max(1.0);
            let share = long / (count * (STITCH.0 + STITCH.1) + STITCH.0);
            let stroke = Stroke::dashed(band.rules, GROUND_LINE, [share * STITCH.0, share * STITCH.1]);
            vec![PathItem::stroked(level(middle), stroke).into()]
        }
        Edge::Cuts => {
            let ends = [at.x + CUT.0, at.x + long - CUT.0].map(|x| Point::new(x, middle));
            let about = Jitter::about((at.x + long / 2.0, middle), 7);
            vec![PathItem::filled(about.cut(ends, GROUND_LINE - 2.0 * CUT.0, CUT.0, CUT.1), band.rules).into()]
        }
        Edge::Line
        | Edge::Rules
        | Edge::Dots
        | Edge::Frets
        | Edge::Keys
        | Edge::NeatLine
        | Edge::Lights
        | Edge::Flags => {
            // On bare paper it is as dark as the ground of the band, if that is dark.
            let colour = if band.encloses() { band.on_paper() } else { band.rules };
            let mut items: Vec<Item> = vec![PathItem::filled(rect(GROUND_LINE).to_path(TOLERANCE), colour).into()];
            if theme.board.frame == Frame::Fretwork {
                // The fret's base line coincides with the line; its keys are below.
                let half = FRINGE / 2.0;
                let place = Affine::translate((at.x + half, at.y + GROUND_LINE - half)) * Affine::FLIP_Y;
                let keys = place * fret(long - FRINGE, FRINGE);
                items.insert(0, PathItem::stroked(keys, Stroke::solid(theme.colours.trap, FRINGE)).into());
            }
            items
        }
    }
}

/// The ground and the edges of a band.
pub(super) fn frame(band: &Band, resources: &mut Resources<'_>, rect: Rect) -> Vec<Item> {
    let theme = resources.theme;
    let mut items: Vec<Item> = Vec::new();
    let fine = theme.board.least_line.max(RULES.0);
    let stroked =
        |path: BezPath, width: f64| -> Item { PathItem::stroked(path, Stroke::solid(band.rules, width)).into() };
    let around = |inset: f64, width: f64| stroked(rect.inflate(-inset, -inset).to_path(TOLERANCE), width);
    // The ground of key patterns lies between them.
    let ground = match band.edge {
        Edge::Keys => rect.inflate(0.0, -((FRET_HEIGHT + 1.0) * KEY.0 + KEY.1)),
        _ => rect,
    };
    items.extend(band.ground.map(|colour| -> Item { PathItem::filled(ground.to_path(TOLERANCE), colour).into() }));
    match band.edge {
        Edge::Line | Edge::Stitches | Edge::Bar | Edge::Hairline => {
            items.extend(line(band, theme, Point::new(rect.x0, rect.y1 - band.inset()), rect.width()));
        }
        Edge::Cuts => items.extend(cuts(band, rect)),
        Edge::Rules => items.extend([around(0.95, RULES.1), around(1.75, fine)]),
        Edge::Dots => {
            let path = rect.inflate(-DOTS.2, -DOTS.2);
            items.extend(sides(path).map(|(from, to)| {
                let count = (from.distance(to) / DOTS.1).round().max(1.0);
                let pitch = from.distance(to) / count;
                PathItem::stroked(polyline(&[from, to], false), Stroke::dotted(band.rules, DOTS.0, pitch)).into()
            }));
        }
        Edge::Frets => {
            let side = 0.8;
            items.push(around(side - fine / 2.0, fine));
            let long = rect.width() - 2.0 * side - FRET;
            let keys = repeated_keys(band, resources, long, FRET);
            let half = FRET / 2.0;
            let below = Affine::translate((rect.x0 + side + half, rect.y1 - side - half));
            let above = Affine::translate((rect.x0 + side + half, rect.y0 + side + half)) * Affine::FLIP_Y;
            items.extend([above, below].map(|transform| Item::from(Use { symbol: keys, transform })));
            let inner = rect.inflate(0.0, -(side + (FRET_HEIGHT + 1.0) * FRET + 0.45));
            for y in [inner.y0, inner.y1] {
                items.push(stroked(polyline(&[(rect.x0 + side, y).into(), (rect.x1 - side, y).into()], false), fine));
            }
        }
        Edge::Keys => {
            let (stroke, half) = (KEY.0, KEY.0 / 2.0);
            let keys = repeated_keys(band, resources, rect.width() - stroke, stroke);
            let below = Affine::translate((rect.x0 + half, rect.y1 - half));
            let above = Affine::translate((rect.x0 + half, rect.y0 + half)) * Affine::FLIP_Y;
            items.extend([above, below].map(|transform| Item::from(Use { symbol: keys, transform })));
        }
        Edge::NeatLine => {
            items.push(PathItem::filled(scale(rect), band.rules).into());
            items.extend([around(fine / 2.0, fine), around(NEAT.0 + fine / 2.0, fine)]);
        }
        Edge::Lights => {
            items.push(around(LIT_RULE, fine));
            let (top, side) = (rect.y0 + LIT_RULE + fine, LIT_RULE + 1.0);
            items.extend(lights(band, Rect::new(rect.x0 + side, top, rect.x1 - side, rect.y0 + LIT_STRIP)));
        }
        Edge::Flags => items.extend(flags(band, theme, rect)),
    }
    items
}

/// Flags on a string along the upper edge, pointed and round in turn, in the colours of the accent, the land, the water
/// and the traps, and a seam below.
fn flags(band: &Band, theme: &Theme, rect: Rect) -> Vec<Item> {
    let (land, trap) = (theme.colours.land, theme.colours.trap);
    let colours = [band.rules, land, theme.colours.wave.towards(theme.colours.bank, 0.75), trap];
    let high = rect.y0 + FLAGS.2;
    // As many as leave the same colour and shape at both ends.
    let count = ((rect.width() / FLAGS.0 / 4.0).floor().max(1.0) * 4.0) as usize + 1;
    let wide = (rect.width() - 2.0 * FLAGS.2) / count as f64;
    let mut shapes: [BezPath; 4] = Default::default();
    for place in 0..count {
        let (x, half) = (rect.x0 + FLAGS.2 + (place as f64 + 0.5) * wide, 0.4 * wide);
        let flag = match place % 2 {
            0 => polyline(&[(x - half, high), (x + half, high), (x, high + FLAGS.1)].map(Point::from), true),
            _ => {
                let deep = high + 0.86 * FLAGS.1 / 0.75;
                let mut path = BezPath::new();
                path.move_to((x - half, high));
                path.curve_to((x - half, deep), (x + half, deep), (x + half, high));
                path.close_path();
                path
            }
        };
        shapes[place % colours.len()].extend(flag);
    }
    let fine = theme.board.least_line.max(RULES.0);
    let level = |y: f64| polyline(&[(rect.x0 + FLAGS.2, y).into(), (rect.x1 - FLAGS.2, y).into()], false);
    let mut items: Vec<Item> = Vec::new();
    for (path, colour) in shapes.into_iter().zip(colours) {
        items.push(PathItem::filled(path, colour).with_stroke(Stroke::solid(band.figures, fine)).into());
    }
    items.push(PathItem::stroked(level(high), Stroke::solid(band.figures, fine)).into());
    let seam = Stroke::dashed(
        band.figures.towards(Colour::WHITE, 0.35),
        RULES.1.min(2.0 * fine),
        [STITCH.0 / 2.0, STITCH.1 / 1.5],
    );
    items.push(PathItem::stroked(level(rect.y1 - 0.9), seam).into());
    items
}

/// A fret that is stored once: it is on both sides of a band, at the head and at the foot.
fn repeated_keys(band: &Band, resources: &mut Resources<'_>, long: f64, stroke: f64) -> SymbolId {
    let (r, g, b) = band.rules.rgb();
    let name = format!("keys-{r:02x}{g:02x}{b:02x}-{}-{}", (long * 1000.0).round(), (stroke * 1000.0).round());
    resources.symbol(&name, |_| {
        let keys = PathItem::stroked(fret(long, stroke), Stroke::solid(band.rules, stroke));
        let bounds = Rect::new(0.0, -FRET_HEIGHT * stroke, long, 0.0).inflate(stroke / 2.0, stroke / 2.0);
        (bounds, vec![keys.into()])
    })
}

/// The sides of a rectangle, each from a corner to the next.
fn sides(rect: Rect) -> [(Point, Point); 4] {
    let [a, b, c, d] =
        [(rect.x0, rect.y0), (rect.x1, rect.y0), (rect.x1, rect.y1), (rect.x0, rect.y1)].map(Point::from);
    [(a, b), (b, c), (c, d), (d, a)]
}

/// Above and below a band: a heavy rule outside, a light one inside.
fn cuts(band: &Band, rect: Rect) -> Vec<Item> {
    let jitter = Jitter::about(rect.center(), 7);
    let [heavy, gap, light] = CUTS;
    let inside = heavy + gap + light / 2.0;
    let rows = [
        (rect.y0 + heavy / 2.0, heavy),
        (rect.y0 + inside, light),
        (rect.y1 - inside, light),
        (rect.y1 - heavy / 2.0, heavy),
    ];
    rows.map(|(y, width)| {
        let ends = [rect.x0 + CUT.0, rect.x1 - CUT.0].map(|x| Point::new(x, y));
        PathItem::filled(jitter.cut(ends, width - 2.0 * CUT.0, CUT.0, CUT.1), band.rules).into()
    })
    .into()
}

/// Every second bar of a neat line around a rectangle.
fn scale(rect: Rect) -> BezPath {
    let mut path = BezPath::new();
    let (high, inner) = (NEAT.0, rect.inflate(-NEAT.0, -NEAT.0));
    let mut bar = |bar: Rect| path.extend(bar.to_path(TOLERANCE));
    // An odd number of bars, so that both ends are alike.
    let bars = |long: f64| 2.0 * (long / NEAT.1 / 2.0).floor().max(1.0) + 1.0;
    let (across, down) = (bars(inner.width()), bars(inner.height()));
    let (wide, tall) = (inner.width() / across, inner.height() / down);
    for place in (0..across as usize).step_by(2) {
        let x = inner.x0 + place as f64 * wide;
        bar(Rect::new(x, rect.y0, x + wide, rect.y0 + high));
        bar(Rect::new(x, rect.y1 - high, x + wide, rect.y1));
    }
    for place in (1..down as usize).step_by(2) {
        let y = inner.y0 + place as f64 * tall;
        bar(Rect::new(rect.x0, y, rect.x0 + high, y + tall));
        bar(Rect::new(rect.x1 - high, y, rect.x1, y + tall));
    }
    path
}

/// Lights in a strip below the upper edge, above all that stands on the band: one in each of as many equal cells, in
/// the edge's colour within a glow.
fn lights(band: &Band, rect: Rect) -> Vec<Item> {
    let count = (rect.width() / LIGHTS.2).round().max(3.0) as u64;
    let wide = rect.width() / count as f64;
    // A share from 0 to 1.
    let share = |key: u64| (mixed(key) >> 11) as f64 / (1u64 << 53) as f64;
    let (mut cores, mut glows) = (BezPath::new(), BezPath::new());
    for place in 0..count {
        let radius = LIGHTS.0 + LIGHTS.1 * share(3 * place + 2);
        let glow = GLOW * radius;
        let x = rect.x0 + (place as f64 + 0.2 + 0.6 * share(3 * place)) * wide;
        let y = rect.y0 + glow + share(3 * place + 1) * (rect.height() - 2.0 * glow);
        cores.extend(Circle::new((x, y), radius).to_path(TOLERANCE));
        glows.extend(Circle::new((x, y), glow).to_path(TOLERANCE));
    }
    let faint = band.ground.map(|ground| -> Item { PathItem::filled(glows, ground.towards(band.rules, 0.32)).into() });
    faint.into_iter().chain([PathItem::filled(cores, band.rules).into()]).collect()
}
