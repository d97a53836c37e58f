//! Joints between sheets of a board, and their alignment marks.
//!
//! A joint has the same letter on both sheets. At both its ends, outside the board, each sheet has a lozenge centred on
//! the joint: when one sheet is cut along it and placed on the other, the halves match.

use super::JOINT_BLEED;
use crate::art::motifs::CUT_HERE;
use crate::canvas::guides::MARK;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{polyline, segments};
use crate::canvas::{GREY, guides};
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::folds::{Crease, Folds};
use crate::impose::tiling::{JOINT_TICK, TiledSheet, Tiling};
use crate::language::Argument;
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::typeset::{Across, Down};
use std::f64::consts::FRAC_PI_2;

/// Space for scissors beyond a joint, on the neighbouring area.
pub const BESIDE: f64 = SCISSORS.1 + SCISSORS_ROOM.1 / 2.0;
/// Half diagonals of a lozenge, along the joint and across it.
const LOZENGE: (f64, f64) = (1.5, 1.1);
/// From a joint to the centre of its letter, and the letter's size; additional distance of a larger one, in ems.
const LETTER: (f64, f64, f64) = (3.0, 3.2, 0.35);
/// Spacing and width of the hatching on a tab.
const HATCH: (f64, f64) = (2.4, 0.1);
/// Minimum width of a tab for text of any size; and the space above and below the text.
const WORDED: (f64, f64) = (4.5, 1.0);
/// Minimum distance of scissors from the corner of the trim, and outside it; and their size.
const SCISSORS: (f64, f64) = (5.0, 3.2);
const SCISSORS_ROOM: (f64, f64) = (6.6, 3.8);

/// A joint of a sheet with a neighbour.
pub struct SheetJoint {
    /// The letter on both sheets.
    letter: String,
    /// The neighbour's number, from 1.
    neighbour: usize,
    /// The direction from this sheet to the neighbour.
    outwards: Vec2,
    /// Width of the tab that goes under the neighbour; 0 if this sheet is cut at the joint.
    tab: f64,
}

/// The joints of a sheet with tabs of this width: left, right, far, near.
pub fn joints(tiling: &Tiling, tab: f64, sheet: TiledSheet<'_>) -> Vec<SheetJoint> {
    let (columns, rows) = (tiling.across.len(), tiling.upwards.len());
    let (row, column) = ((sheet.number - 1) / columns, (sheet.number - 1) % columns);
    let (across, upwards) = (sheet.across.tab, sheet.upwards.tab);
    // The joints within rows of sheets come first: they are made first.
    let beside = |row: usize, column: usize| row * (columns - 1) + column;
    let below = |row: usize, column: usize| rows * (columns - 1) + row * columns + column;
    let joint = |number: usize, neighbour: usize, way: (f64, f64), has: bool| SheetJoint {
        letter: letter(number),
        neighbour,
        outwards: Vec2::from(way),
        tab: if has { tab } else { 0.0 },
    };
    let mut found = Vec::new();
    if column > 0 {
        found.push(joint(beside(row, column - 1), sheet.number - 1, (-1.0, 0.0), across.before));
    }
    if column + 1 < columns {
        found.push(joint(beside(row, column), sheet.number + 1, (1.0, 0.0), across.behind));
    }
    if row > 0 {
        found.push(joint(below(row - 1, column), sheet.number - columns, (0.0, -1.0), upwards.behind));
    }
    if row + 1 < rows {
        found.push(joint(below(row, column), sheet.number + columns, (0.0, 1.0), upwards.before));
    }
    found
}

/// The letters of a sheet's joints at which the finished board is folded in this direction.
pub fn folded(tiling: &Tiling, folds: &Folds, sheet: TiledSheet<'_>, crease: Crease) -> Vec<String> {
    let (files, rows) = (&sheet.across.cells, &sheet.upwards.cells);
    let in_far_half = folds.rows.first().is_some_and(|&below| rows.start >= below);
    let upright = if in_far_half { folds.far() } else { Crease::Valley };
    let is_folded = |joint: &SheetJoint| match (joint.outwards.x as i8, joint.outwards.y as i8) {
        (-1, _) => upright == crease && folds.files.contains(&files.start),
        (1, _) => upright == crease && folds.files.contains(&files.end),
        (_, -1) => crease == Crease::Valley && folds.rows.contains(&rows.end),
        _ => crease == Crease::Valley && folds.rows.contains(&rows.start),
    };
    joints(tiling, 0.0, sheet).into_iter().filter(is_folded).map(|joint| joint.letter).collect()
}

/// A to Z, then AA, AB and so on.
fn letter(number: usize) -> String {
    let last = char::from(b'A' + (number % 26) as u8);
    match number / 26 {
        0 => last.to_string(),
        before => letter(before - 1) + &last.to_string(),
    }
}

impl SheetJoint {
    /// Whether this sheet has the tab.
    fn is_under(&self) -> bool {
        self.tab > 0.0
    }

    /// Whether this sheet is cut at the joint, on this side: its artwork extends a little beyond, so that an inexact
    /// cut shows no white.
    pub fn bleeds(&self, way: (f64, f64)) -> bool {
        !self.is_under() && self.leads(way)
    }

    /// Whether the neighbour is in this direction.
    pub fn leads(&self, way: (f64, f64)) -> bool {
        self.outwards == Vec2::from(way)
    }

    /// The joint's line across a sheet with this trim.
    fn line(&self, trim: Rect) -> (Point, Point) {
        let upright = self.outwards.x != 0.0;
        match upright {
            true => {
                let x = if self.outwards.x < 0.0 { trim.x0 + self.tab } else { trim.x1 - self.tab };
                (Point::new(x, trim.y0), Point::new(x, trim.y1))
            }
            false => {
                let y = if self.outwards.y < 0.0 { trim.y0 + self.tab } else { trim.y1 - self.tab };
                (Point::new(trim.x0, y), Point::new(trim.x1, y))
            }
        }
    }

    /// All marks of the joint on a sheet with this trim.
    ///
    /// Marks stay within `room`, which ends at the paper's margin; if the board reaches that far, they are on its
    /// frame.
    pub fn draw(&self, resources: &mut Resources, trim: Rect, room: Rect) -> Vec<Item> {
        let (from, to) = self.line(trim);
        let mut items = Vec::new();
        if self.is_under() {
            items.extend(self.glue(resources, Rect::from_points(from, to + self.outwards * self.tab)));
            items.push(dashed(from, to));
        }
        let along = (to - from).normalize();
        for (end, out) in [(from, -along), (to, along)] {
            items.extend(self.mark(resources, (end, out), far(end, out, room), trim));
        }
        items
    }

    /// Scissors beside the edge to be cut: the joint, or the end of the tab. They are placed where nothing is `taken`
    /// by other marks, or omitted.
    pub fn scissors(&self, trim: Rect, sheet: Rect, taken: &[Rect]) -> Option<Item> {
        let (from, to) = self.line(trim);
        let (long, wide) = SCISSORS_ROOM;
        let along = (to - from).normalize();
        // As far out as there is space; none on the artwork.
        let edge = from + self.outwards * self.tab;
        let out = SCISSORS.1.min(within(edge, self.outwards, sheet) - wide / 2.0);
        let bleed = if self.is_under() { 0.0 } else { JOINT_BLEED };
        if out < wide / 2.0 + bleed {
            return None;
        }
        let corner = edge + self.outwards * out;
        let room = if along.x > 0.5 { (long, wide) } else { (wide, long) };
        let places = (0..(to - from).hypot() as u32).map(|step| corner + along * (SCISSORS.0 + f64::from(step)));
        let mut free = places.filter(|at| {
            let place = Rect::from_center_size(*at, room);
            !taken.iter().any(|taken| taken.overlaps(place))
        });
        let turned = Affine::translate(free.next()?.to_vec2()) * Affine::rotate(along.y.atan2(along.x));
        let parts = CUT_HERE.parts().iter();
        let items = parts.map(|part| part.item(Affine::IDENTITY, |_| GREY, |line| line.width).into()).collect();
        Some(Group::placed(turned, items).into())
    }

    /// The marks at one end of the joint, extending `far` beyond it.
    fn mark(&self, resources: &mut Resources, (end, out): (Point, Vec2), far: f64, trim: Rect) -> Vec<Item> {
        let near = far - (JOINT_TICK.1 - JOINT_TICK.0);
        let middle = end + out * (near + far) / 2.0;
        let (half, wide) = (out * LOZENGE.0, self.outwards * LOZENGE.1);
        let lozenge = polyline(&[middle - half, middle + wide, middle + half, middle - wide], true);
        let mut items = vec![
            guides::line(end + out * near, end + out * far, MARK),
            PathItem::filled(lozenge, Colour::WHITE).with_stroke(Stroke::solid(GREY, MARK)).into(),
            guides::line(middle - half, middle + half, MARK),
        ];
        let legible = resources.legibility();
        let em = LETTER.1.max(legible.least);
        if let Some(label) = resources.note(&self.letter, em) {
            let at = middle - self.outwards * (LETTER.0 + LETTER.2 * (em - LETTER.1));
            let ink = Rect::from_center_size(at, label.ink().size()).inflate(0.4, 0.4);
            if ink.overlaps(trim.inflate(JOINT_TICK.0, JOINT_TICK.0)) {
                items.push(PathItem::filled(ink.to_path(TOLERANCE), Colour::WHITE).into());
            }
            items.push(label.run(at, Across::Middle, Down::Middle, legible.ink).into());
        }
        items
    }

    /// The tab: hatched, with the letter and the sheet that is glued over it.
    fn glue(&self, resources: &mut Resources, tab: Rect) -> Vec<Item> {
        let mut items = vec![hatching(tab)];
        let legible = resources.legibility();
        if self.tab < WORDED.0.max(legible.least + WORDED.1) {
            return items;
        }
        let words = resources.say("glue-here", &[("sheet", Argument::Text(self.neighbour.to_string()))]);
        let words = format!("{} · {words}", self.letter);
        if let Some(label) = resources.note(&words, legible.note) {
            // A white patch below the text: the artwork continues below and will be covered.
            let ink = label.ink();
            let turn = if self.outwards.x != 0.0 { -FRAC_PI_2 } else { 0.0 };
            let here = Affine::translate(tab.center().to_vec2()) * Affine::rotate(turn);
            let patch = Rect::from_center_size(Point::ZERO, (ink.width() + 3.0, legible.note + WORDED.1));
            items.push(PathItem::filled(here * patch.to_path(TOLERANCE), Colour::WHITE).into());
            items.push(label.run_by(here * label.shift(Across::Middle, Down::Middle), legible.ink).into());
        }
        items
    }
}

/// The extent of marks beyond the end of a joint, within the room.
pub fn far(end: Point, out: Vec2, room: Rect) -> f64 {
    within(end, out, room).min(JOINT_TICK.1)
}

/// Distance from a position to the edge of the room in a direction.
pub fn within(at: Point, out: Vec2, room: Rect) -> f64 {
    let edge = Point::new(if out.x < 0.0 { room.x0 } else { room.x1 }, if out.y < 0.0 { room.y0 } else { room.y1 });
    (edge - at).dot(out)
}

/// The line to which the neighbour is aligned.
fn dashed(from: Point, to: Point) -> Item {
    PathItem::stroked(polyline(&[from, to], false), Stroke::dashed(GREY, MARK, [2.0, 2.0])).into()
}

/// Diagonal hatching of a tab. Where two tabs of a sheet overlap, their lines coincide.
fn hatching(tab: Rect) -> Item {
    let (pitch, width) = HATCH;
    let pitch = pitch * std::f64::consts::SQRT_2;
    let (first, last) = (((tab.x0 + tab.y0) / pitch).ceil() as i64, ((tab.x1 + tab.y1) / pitch).floor() as i64);
    let lines = (first..=last).map(|line| {
        // On each line x + y is constant.
        let sum = line as f64 * pitch;
        let (from, to) = (tab.x0.max(sum - tab.y1), tab.x1.min(sum - tab.y0));
        (Point::new(from, sum - from), Point::new(to, sum - to))
    });
    let hatching = PathItem::stroked(segments(lines), Stroke::solid(GREY, width)).into();
    Group::placed(Affine::IDENTITY, vec![hatching]).into()
}

#[cfg(test)]
mod tests {
    use super::letter;

    #[test]
    fn joints_are_lettered_as_columns_of_tables_are() {
        let letters = [0, 1, 25, 26, 27, 51, 52, 701, 702].map(letter);
        assert_eq!(letters, ["A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
    }
}
