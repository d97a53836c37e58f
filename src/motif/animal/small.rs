//! A head in small: lines that would have to be drawn much wider than they were meant would close it up, so it goes
//! without them. A rat without its teeth and whiskers is a puppy: where it would lose one of them it is drawn anew.

use super::look::AnimalLook;
use crate::art::{Animal, Drawing, Part, read_shipped};
use crate::geom::{BezPath, Line, ParamCurve, PathEl, Point, Rect, Shape, Vec2, flatten};
use std::sync::OnceLock;

/// The line around a region is left out where it would be thinner than this share of the thinnest line that can be
/// printed; one that stands alone, such as a mouth, where it would be thinner than the other.
const TOO_THIN: (f64, f64) = (0.55, 0.38);
/// A dot is left out where it is smaller than this share of that line.
const TOO_SMALL: f64 = 0.6;
/// Lines as wide as this in the drawing are what a head is recognized by: they always stay, and so does the one around
/// what lies behind all else, such as a rat's tail.
const OUTLINE: f64 = 28.0;
/// About how many of a drawing's units go to the visual size of a head: all heads lose their lines at the same size.
const UNITS: f64 = 870.0;
/// How far an edge may lie from where it is looked at, in the drawing's units.
const COARSE: f64 = 4.0;
/// A region that sticks out no farther than this is hidden by the outline all the same: hands never draw both sides of
/// a head quite alike, and what is left out at one side is left out at the other.
const STICKS_OUT: f64 = 10.0;
/// How far the straight pieces of an edge may lie from it.
const CLOSE: f64 = 0.25;

/// The rat as it is drawn in small, in the place and the units of the large one: lines as wide as the gaps between
/// them.
const SMALL_RAT: Animal =
    Animal { id: "rat", svg: include_str!("../../../templates/art/small/rat.svg"), axis: Some(508.0) };

/// How a region lies to the solid behind it that keeps its outline.
enum Lies {
    /// Nowhere near the outline.
    Within,
    /// On the inner half of the outline, as a muzzle does at the chin.
    OnTheOutline,
    /// Beyond it, as a tongue does.
    Beyond,
}

/// The parts of a kind's head that are seen at this look's size.
pub(super) fn simplified(kind: &str, parts: &[Part], look: AnimalLook) -> Vec<Part> {
    let least = look.least_line * UNITS / look.size;
    let too_thin =
        |place: usize, width: f64, share: f64| place > 0 && width < OUTLINE && width * look.line_weight < share * least;
    let around = |place: usize, part: &Part| match (part.fill, part.stroke) {
        (Some(_), Some((_, width))) => too_thin(place, width, TOO_THIN.0),
        (Some(_), None) | (None, Some(_)) | (None, None) => false,
    };
    if kind == SMALL_RAT.id && parts.iter().enumerate().any(|(place, part)| around(place, part)) {
        return small_rat().to_vec();
    }
    let mut seen: Vec<Part> = Vec::with_capacity(parts.len() + 2);
    for (place, part) in parts.iter().enumerate() {
        match (part.fill, part.stroke) {
            (None, None) => {}
            (None, Some((_, width))) if too_thin(place, width, TOO_THIN.1) => {}
            // A solid's own line would only make it fat.
            (Some(_), Some(_)) if around(place, part) => {
                without_its_line(&mut seen, part, &parts[place + 1..], least / 2.0);
            }
            (Some(_), None) if part.path.bounding_box().size().min_side() < TOO_SMALL * least => {}
            (None, Some(_)) | (Some(_), Some(_)) | (Some(_), None) => seen.push(part.clone()),
        }
    }
    seen
}

/// Adds a region without its line so that it breaks none of the outlines that stay, which are this wide to either side.
/// `later` are the parts that lie over it.
fn without_its_line(seen: &mut Vec<Part>, part: &Part, later: &[Part], half: f64) {
    let bare = Part { stroke: None, ..part.clone() };
    let middle = part.path.bounding_box().center();
    let around = Rect::from_points(middle, middle);
    // Its outline may have been laid over what another region left there.
    let outlined = |place: usize| {
        let solid = &seen[place];
        let over = |line: &Part| line.fill.is_none() && line.path == solid.path;
        solid.fill.is_some() && (solid.stroke.is_some() || seen[place + 1..].iter().any(over))
    };
    let behind =
        (0..seen.len()).rev().find(|&place| outlined(place) && Beside::new(&seen[place].path, around).holds(middle));
    match behind.map(|place| (place, lies(part, &seen[place], later, half))) {
        None | Some((_, Lies::Within)) => seen.push(bare),
        Some((_, Lies::Beyond)) => seen.push(part.clone()),
        Some((place, Lies::OnTheOutline)) => {
            if seen[place].stroke.is_some() {
                let outline = Part { fill: None, ..seen[place].clone() };
                seen[place].stroke = None;
                seen.insert(place + 1, outline);
            }
            seen.insert(place + 1, bare);
        }
    }
}

/// What lies under a later solid, as a patch does under an ear, is as good as within.
fn lies(part: &Part, solid: &Part, later: &[Part], half: f64) -> Lies {
    let reach = part.path.control_box().inflate(half, half);
    let solid = Beside::new(&solid.path, reach);
    if solid.is_all_or_nothing && solid.holds(reach.center()) {
        return Lies::Within;
    }
    let over: Vec<_> =
        later.iter().filter(|part| part.fill.is_some()).map(|part| Beside::new(&part.path, reach)).collect();
    let inside = |at: Point| solid.holds(at) || over.iter().any(|path| path.holds(at));
    let around = |far: f64| [(far, 0.0), (-far, 0.0), (0.0, far), (0.0, -far)].map(Vec2::from);
    let (close, beside) = (around(STICKS_OUT.min(half)), around(half));
    let (mut beyond, mut near) = (false, false);
    flatten(&part.path, COARSE, |element| {
        if let PathEl::MoveTo(at) | PathEl::LineTo(at) = element {
            let out = !inside(at);
            beyond = beyond || (out && !close.iter().any(|&off| inside(at + off)));
            near = near || (!beyond && (out || beside.iter().any(|&off| !inside(at + off))));
        }
    });
    match (beyond, near) {
        (true, _) => Lies::Beyond,
        (false, true) => Lies::OnTheOutline,
        (false, false) => Lies::Within,
    }
}

/// As much of a region's edge as tells which points of a room it holds, in straight pieces: most of an edge is far
/// away.
struct Beside {
    edge: Vec<Line>,
    /// No edge runs through the room, so that the region holds all of it or nothing.
    is_all_or_nothing: bool,
}

impl Beside {
    fn new(path: &BezPath, room: Rect) -> Beside {
        let mut beside = Beside { edge: Vec::new(), is_all_or_nothing: true };
        for piece in path.segments() {
            let (start, end) = (piece.start(), piece.end());
            let bounds = match piece.as_path_el() {
                PathEl::CurveTo(first, second, _) => Rect::from_points(start, end).union_pt(first).union_pt(second),
                PathEl::QuadTo(between, _) => Rect::from_points(start, end).union_pt(between),
                PathEl::MoveTo(_) | PathEl::LineTo(_) | PathEl::ClosePath => Rect::from_points(start, end),
            };
            // What stands right of a point or does not reach its height hides nothing from it at the left.
            if bounds.y1 < room.y0 || bounds.y0 > room.y1 || bounds.x0 > room.x1 {
                continue;
            }
            if bounds.x1 < room.x0 {
                beside.edge.push(Line::new(start, end));
            } else {
                beside.is_all_or_nothing = false;
                beside.follow(start, piece.as_path_el());
            }
        }
        beside
    }

    fn follow(&mut self, mut from: Point, piece: PathEl) {
        flatten([PathEl::MoveTo(from), piece], CLOSE, |element| {
            if let PathEl::LineTo(to) = element {
                self.edge.push(Line::new(from, to));
                from = to;
            }
        });
    }

    /// Whether the edges left of a point go around it.
    fn holds(&self, at: Point) -> bool {
        let crossed = self.edge.iter().filter(|line| (line.p0.y <= at.y) != (line.p1.y <= at.y));
        let left = crossed.filter(|Line { p0, p1 }| p0.x + (at.y - p0.y) / (p1.y - p0.y) * (p1.x - p0.x) <= at.x);
        left.map(|line| if line.p0.y < line.p1.y { 1 } else { -1 }).sum::<i32>() != 0
    }
}

fn small_rat() -> &'static [Part] {
    static RAT: OnceLock<Vec<Part>> = OnceLock::new();
    RAT.get_or_init(|| match read_shipped(&SMALL_RAT) {
        Drawing::Paths { parts, .. } => parts,
        Drawing::Pixels { .. } => Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::simplified;
    use crate::art::{Drawing, Part};
    use crate::canvas::resources::Resources;
    use crate::geom::{Point, Shape};
    use crate::motif::animal::AnimalLook;
    use crate::rules::Side;
    use crate::theme::shipped_theme;

    /// How a part is drawn: filled, outlined.
    fn drawn(part: &Part) -> (bool, bool) {
        (part.fill.is_some(), part.stroke.is_some())
    }

    #[test]
    fn a_tiger_loses_and_keeps_the_same_stripes_at_both_sides_at_every_size() {
        let theme = shipped_theme("large").expect("a shipped theme");
        let mut resources = Resources::new(&theme);
        let Some(Drawing::Paths { parts, .. }) = resources.drawing("tiger").as_deref().cloned() else {
            panic!("no paths")
        };
        for tenths in 25..200 {
            let look = AnimalLook::of_a_piece(&theme, Side::White, f64::from(tenths) / 10.0);
            let seen = simplified("tiger", &parts, look);
            let head = seen.iter().position(|part| part.path == parts[4].path).expect("a head");
            for (place, part) in seen.iter().enumerate() {
                let middle = part.path.bounding_box().center();
                let facing = |other: &Part| {
                    let at = other.path.bounding_box().center();
                    at.distance(Point::new(1002.0 - middle.x, middle.y)) < 25.0
                };
                // The light on its nose falls from one side.
                if !parts.iter().any(facing) {
                    continue;
                }
                let twin = seen.iter().position(|other| drawn(other) == drawn(part) && facing(other));
                let other = twin.unwrap_or_else(|| panic!("at {tenths} tenths, {middle:?} stands alone"));
                assert_eq!(place < head, other < head, "at {tenths} tenths, {middle:?} is hidden at one side");
            }
        }
    }
}
