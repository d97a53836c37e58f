//! Join the sheets of the board: each with its number and tabs, in its place.

use super::boards;
use super::canvas::{AssemblyCanvas, DASH};
use crate::art::motifs;
use crate::assembly::step;
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::polyline;
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::impose::tiling::TiledSheet;
use crate::scene::{Cap, Colour};

/// The gap between sheets, and the share of it for tabs.
const GAP: f64 = 4.2;
const TAB: f64 = 0.55;
/// The space for arrows beside the board, and for the glue.
const ARROWS: f64 = 5.0;
const GLUE: f64 = 15.0;
/// Minimum share of the card for the sheets, whatever the number of gaps.
const LEFT: f64 = 0.6;
/// Below this size a sheet has no number, which would cover it.
const NUMBERED: f64 = 4.4;

/// The sheets of a board, drawn apart.
struct Map<'p> {
    /// Each with its position.
    sheets: Vec<(TiledSheet<'p>, Rect)>,
    /// Their overall size.
    whole: Rect,
    /// The middle of each joint: between the columns from the left, between the rows from above.
    joints: (Vec<f64>, Vec<f64>),
    scale: f64,
    gap: f64,
}

/// The map of the sheets, drawn apart, with arrows and glue.
pub fn join(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let tiling = &task.facts.board.tiling;
    let (rows, columns) = (tiling.upwards.len(), tiling.across.len());
    let beside = if rows > 1 { ARROWS } else { 0.0 };
    // With both rows and columns of sheets, numbers and tabs are clear enough.
    let above = if columns > 1 && rows == 1 { ARROWS } else { 0.0 };
    let map = map(task, room.inflate(-beside - GLUE, -above));
    let wooden = step::is_wooden(canvas.resources.theme);
    if task.facts.board.tab == 0.0 && !wooden {
        tapes(canvas, &map);
    }
    for &(sheet, rect) in &map.sheets {
        for tab in tabs(sheet, rect, TAB * map.gap) {
            self::tab(canvas, tab);
        }
    }
    for &(sheet, rect) in &map.sheets {
        let body = tiling.cut(task.facts.board.square, 0.0, sheet);
        boards::part(canvas, task.facts.board, body, rect.origin(), map.scale);
        number(canvas, sheet.number, rect);
    }
    let Rect { x0, y0, x1, y1 } = map.whole;
    // The far row of sheets is the last of the tiling.
    for (&y, part) in map.joints.1.iter().zip(tiling.upwards.iter().rev()) {
        let half = (0.4 * (y1 - y0) / rows as f64).min(4.0);
        let way = if part.tab.before { -half } else { half };
        for x in [x0 - ARROWS + 1.0, x1 + ARROWS - 1.0] {
            canvas.arrow(Point::new(x, y - way), Point::new(x, y + way));
        }
    }
    for (&x, part) in map.joints.0.iter().zip(&tiling.across).filter(|_| rows == 1) {
        let way = if part.tab.behind { -4.0 } else { 4.0 };
        for y in [y0 - ARROWS + 2.0, y1 + ARROWS - 2.0] {
            canvas.arrow(Point::new(x - way, y), Point::new(x + way, y));
        }
    }
    let tip = Point::new(x0 - beside - 3.5, room.center().y + 6.5);
    if task.facts.board.tab > 0.0 || wooden {
        canvas.tool(&motifs::GLUE, Affine::translate(tip.to_vec2()) * Affine::rotate(-0.35));
    } else {
        canvas.tool_at(&motifs::TAPE, Point::new(tip.x - 3.0, room.center().y));
    }
}

/// Strips of tape behind the joints of each sheet.
fn tapes(canvas: &mut AssemblyCanvas<'_, '_>, map: &Map<'_>) {
    let wood = canvas.context.inks.wood;
    let reach = map.gap / 2.0 + 1.0;
    let between = |middle: f64, from: f64, to: f64| middle > from && middle < to;
    for &(_, sheet) in &map.sheets {
        let middle = sheet.center();
        let beside = map.joints.0.iter().filter(|x| between(**x, sheet.x1, sheet.x1 + map.gap));
        let below = map.joints.1.iter().filter(|y| between(**y, sheet.y1, sheet.y1 + map.gap));
        let strips = beside.map(|&x| Rect::from_center_size((x, middle.y), (2.0 * reach, 0.7 * sheet.height())));
        let strips =
            strips.chain(below.map(|&y| Rect::from_center_size((middle.x, y), (0.7 * sheet.width(), 2.0 * reach))));
        for strip in strips {
            canvas.outlined(strip.to_path(TOLERANCE), wood);
        }
    }
}

/// The sheets' layout, as large as the space allows.
fn map<'p>(task: &SheetTask<'p>, room: Rect) -> Map<'p> {
    let board = task.facts.board;
    let most = |length: f64, parts: usize| (1.0 - LEFT) * length / (parts - 1).max(1) as f64;
    let (rows, columns) = (board.tiling.upwards.len(), board.tiling.across.len());
    let gap = GAP.min(most(room.width(), columns)).min(most(room.height(), rows));
    let gaps = Size::new((columns - 1) as f64, (rows - 1) as f64) * gap;
    let scale = ((room.width() - gaps.width) / board.size.width).min((room.height() - gaps.height) / board.size.height);
    let whole = Rect::from_center_size(room.center(), board.size * scale + gaps);
    let (mut sheets, mut joints) = (Vec::new(), (Vec::new(), Vec::new()));
    let mut y = whole.y0;
    let all: Vec<TiledSheet<'_>> = board.tiling.in_order().collect();
    for (row, line) in all.chunks(columns).enumerate() {
        let (mut x, mut bottom) = (whole.x0, y);
        for (column, &sheet) in line.iter().enumerate() {
            let size = board.tiling.cut(board.square, 0.0, sheet).size() * scale;
            sheets.push((sheet, Rect::from_origin_size((x, y), size)));
            (x, bottom) = (x + size.width + gap, y + size.height);
            if row == 0 && column + 1 < columns {
                joints.0.push(x - gap / 2.0);
            }
        }
        y = bottom + gap;
        if row + 1 < rows {
            joints.1.push(y - gap / 2.0);
        }
    }
    Map { sheets, whole, joints, scale, gap }
}

/// The number of a sheet in its corner, where boards have neither river nor traps.
fn number(canvas: &mut AssemblyCanvas<'_, '_>, number: usize, rect: Rect) {
    let narrow = rect.width().min(rect.height());
    if narrow < NUMBERED {
        return;
    }
    let radius = (0.28 * narrow).clamp(2.0, 2.7);
    canvas.numbered(number, rect.origin() + Vec2::new(1.25, 1.25) * radius, radius);
}

/// The tabs, of this width, of a sheet at `rect`.
fn tabs(sheet: TiledSheet<'_>, rect: Rect, wide: f64) -> Vec<Rect> {
    let sides = [
        (sheet.across.tab.before, Rect::new(rect.x0 - wide, rect.y0, rect.x0, rect.y1)),
        (sheet.across.tab.behind, Rect::new(rect.x1, rect.y0, rect.x1 + wide, rect.y1)),
        (sheet.upwards.tab.behind, Rect::new(rect.x0, rect.y0 - wide, rect.x1, rect.y0)),
        (sheet.upwards.tab.before, Rect::new(rect.x0, rect.y1, rect.x1, rect.y1 + wide)),
    ];
    sides.into_iter().filter(|(has, _)| *has).map(|(_, tab)| tab).collect()
}

/// A tab, hatched where glue is applied.
fn tab(canvas: &mut AssemblyCanvas<'_, '_>, rect: Rect) {
    let accent = canvas.context.inks.accent;
    canvas.fill(rect.to_path(TOLERANCE), Colour::WHITE);
    canvas.clipped(rect.to_path(TOLERANCE), |canvas| {
        let run = rect.width() + rect.height();
        let mut along = 0.0;
        while along < run {
            let from = Point::new(rect.x0 + along, rect.y0);
            canvas.line(polyline(&[from, from + Vec2::new(-run, run)], false), accent, 0.2);
            along += 1.5;
        }
    });
    canvas.dashed(rect.to_path(TOLERANCE), accent, 0.3, Cap::Butt, DASH);
}
