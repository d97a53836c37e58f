//! Reads the shipped drawings, which hold paths, circles and ellipses with their colours as attributes and the meaning
//! of each region as a class.

use super::animal::HEAD_REACH;
use super::element::{self, Tolerance, classes};
use super::{Animal, Drawing, Fill, Part, Tone};
use crate::geom::{Circle, Point, Rect, Shape, Vec2};
use crate::scene::{Cap, Join};
use kurbo::{ParamCurve, PathSeg};
use resvg::usvg::roxmltree::{Document, Node};

/// How far curves may lie from the true ones, in the drawing's units: under a thousandth of a line.
const TOLERANCE: Tolerance = Tolerance { circle: 0.02, ellipse: 0.02 };

/// The classes that say what a region is.
const CLASSES: &[(&str, Tone)] = &[
    ("ink", Tone::Ink),
    ("tone-a", Tone::A),
    ("tone-b", Tone::B),
    ("tone-c", Tone::C),
    ("tone-d", Tone::D),
    ("tone-eye", Tone::Eye),
    ("tone-tooth", Tone::Tooth),
    ("tone-tusk", Tone::Tusk),
    ("tone-tongue", Tone::Tongue),
    ("glint", Tone::Glint),
];

/// The drawing of a shipped animal.
///
/// # Panics
/// Never: a test reads every shipped drawing.
pub fn read_shipped(animal: &Animal) -> Drawing {
    let svg = animal.svg();
    let xml = Document::parse(&svg).expect("a shipped drawing is XML");
    let parts: Vec<Part> = xml.descendants().filter_map(|node| part(&node)).collect();
    let bounds = |part: &Part| {
        let half = part.stroke.map_or(0.0, |(_, width)| width / 2.0);
        part.path.bounding_box().inflate(half, half)
    };
    if animal.is_head {
        let circle = Circle::new((500.0, 500.0), HEAD_REACH);
        return Drawing::Paths { parts, ink: circle.bounding_box(), middle: circle.center };
    }
    let ink = parts.iter().map(bounds).reduce(|all, next| all.union(next)).expect("a shipped drawing shows something");
    // The optical centre is closer to that of the bounds than to the centroid.
    let middle = ink.center().lerp(centre_of_mass(&parts, ink), 0.4);
    Drawing::Paths { parts, ink, middle }
}

/// A path, circle or ellipse; `None` for anything else.
fn part(node: &Node<'_, '_>) -> Option<Part> {
    let path = element::path(node, TOLERANCE).expect("a shipped path is a path")?;
    // An attribute of the element itself, or of the groups around it.
    let inherited = |name: &str| node.ancestors().find_map(|outer| outer.attribute(name));
    let shaded = classes(node).any(|class| class == "shade");
    let fill = if shaded { Fill::Shade(tone(node)) } else { Fill::Tone(tone(node)) };
    let fill = (inherited("fill") != Some("none")).then_some(fill);
    let drawn = inherited("stroke").is_some_and(|stroke| stroke != "none");
    let width = inherited("stroke-width").and_then(|width| width.parse().ok()).unwrap_or(1.0);
    let stroke = drawn.then_some((Fill::Tone(Tone::Ink), width));
    let even_odd = inherited("fill-rule") == Some("evenodd");
    Some(Part { path, even_odd, fill, stroke, cap: Cap::Round, join: Join::Round })
}

/// The region that the classes of an element name; ink if they name none.
fn tone(node: &Node<'_, '_>) -> Tone {
    CLASSES.iter().find(|(name, _)| classes(node).any(|class| class == *name)).map_or(Tone::Ink, |(_, tone)| *tone)
}

/// The centroid of the union of all filled areas, by some ninety scan lines with each curve as four segments: accurate
/// to one or two thousandths.
fn centre_of_mass(parts: &[Part], ink: Rect) -> Point {
    const STEP: f64 = 10.0;
    let rows = (ink.height() / STEP).ceil() as usize;
    let mut crossings: Vec<Vec<(f64, usize, i32)>> = vec![Vec::new(); rows];
    for (place, part) in parts.iter().enumerate().filter(|(_, part)| part.fill.is_some()) {
        for segment in part.path.segments() {
            let pieces = if matches!(segment, PathSeg::Line(_)) { 1 } else { 4 };
            let mut from = segment.start();
            for piece in 1..=pieces {
                let to = segment.eval(f64::from(piece) / f64::from(pieces));
                let (upper, lower, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
                let row = |y: f64| ((y - ink.y0) / STEP - 0.5).ceil().max(0.0) as usize;
                for (row, found) in crossings.iter_mut().enumerate().take(row(lower.y)).skip(row(upper.y)) {
                    let y = ink.y0 + (row as f64 + 0.5) * STEP;
                    let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y);
                    found.push((x, place, turn));
                }
                from = to;
            }
        }
    }
    let (mut mass, mut moment) = (0.0, Vec2::ZERO);
    let mut winding = vec![0i32; parts.len()];
    let inside = |place: usize, winding: i32| if parts[place].even_odd { winding % 2 != 0 } else { winding != 0 };
    for (row, found) in crossings.iter_mut().enumerate() {
        let y = ink.y0 + (row as f64 + 0.5) * STEP;
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (mut covered, mut since) = (0usize, 0.0);
        for &mut (x, place, turn) in found {
            let before = inside(place, winding[place]);
            winding[place] += turn;
            match (before, inside(place, winding[place])) {
                (false, true) => {
                    if covered == 0 {
                        since = x;
                    }
                    covered += 1;
                }
                (true, false) => {
                    covered -= 1;
                    if covered == 0 {
                        mass += x - since;
                        moment += (x - since) * Vec2::new((x + since) / 2.0, y);
                    }
                }
                _ => {}
            }
        }
    }
    if mass > 0.0 { (moment / mass).to_point() } else { ink.center() }
}
