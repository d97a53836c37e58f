//! Cut out the stickers; trim the board along its corner marks.

use super::boards::{self, Sheet};
use super::easel::Easel;
use super::fold_pieces::flat_strip;
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::layout::assembly::task::Task;
use crate::layout::diagram::{Look, piece};
use crate::layout::piece::Contour;
use crate::layout::shapes::polyline;
use crate::layout::stand_pages::Strip;
use crate::rules::Side;
use crate::theme::Backs;
use std::f64::consts::FRAC_PI_2;

/// How long the blades of scissors are before their pivot.
const BLADES: f64 = 17.0;
/// Between the two sheets.
const GAP: f64 = 13.0;
/// Dashes of a line to be cut.
pub const DASH: [f64; 2] = [1.5, 1.0];

/// A sheet of stickers and a sheet of the board, each with scissors at work.
pub fn cut(easel: &mut Easel<'_, '_>, room: Rect, task: &Task<'_>) {
    // Labels are cut already.
    if task.facts.pieces.label.is_some() {
        return board(easel, room, task);
    }
    // What is folded is trimmed after that.
    if task.facts.board.tiling.sheets() == 1 && !task.facts.board.folds.is_empty() {
        return stickers(easel, room);
    }
    // Handles reach into the gap.
    let half = (room.width() - GAP) / 2.0;
    let left = Rect::new(room.x0, room.y0, room.x0 + half, room.y1);
    match task.facts.pieces.backs {
        Backs::Stand => strips(easel, left),
        Backs::None | Backs::Stickers | Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => stickers(easel, left),
    }
    board(easel, Rect::new(room.x1 - half, room.y0, room.x1, room.y1), task);
}

fn stickers(easel: &mut Easel<'_, '_>, room: Rect) {
    let accent = easel.inks.accent;
    let wide = room.width().min(0.95 * room.height());
    let sheet = Rect::from_center_size(room.center(), (wide, room.height()));
    easel.sheet(sheet);
    let shape = easel.studio.theme.pieces.wood();
    // A little outside, or the line would not be seen.
    let contour = |size: f64| Contour::new(shape, size + 1.4);
    let size = (sheet.height() / 2.7).min(sheet.width() / 2.7);
    let kinds = easel.kinds();
    for (place, &kind) in kinds.iter().cycle().take(4).enumerate() {
        let (column, row) = ((place % 2) as f64 - 0.5, (place / 2) as f64 - 0.5);
        let at = sheet.center() + Vec2::new(column * 1.28 * size, row * 1.25 * size);
        let items = piece(easel.studio, kind, Side::White, size, Look::Normal);
        easel.put(Affine::translate(at.to_vec2()), items);
        let cut = Affine::translate(at.to_vec2()) * contour(size).path();
        easel.dashed(cut, accent, 0.35, DASH);
    }
    // Along the right flank of the last one, from below: the middle of the blades is where the line runs their way.
    let last = sheet.center() + Vec2::new(0.64 * size, 0.625 * size);
    let grown = (0.034 * size).min(0.5);
    let grip = last + Vec2::new(contour(size).half(), 0.45 * BLADES * grown);
    easel.scissors(Affine::translate(grip.to_vec2()) * Affine::rotate(FRAC_PI_2) * Affine::scale(grown));
}

/// A sheet of strips for pieces that stand.
fn strips(easel: &mut Easel<'_, '_>, room: Rect) {
    let accent = easel.inks.accent;
    let sheet = Rect::from_center_size(room.center(), (room.width().min(0.95 * room.height()), room.height()));
    easel.sheet(sheet);
    let size = (0.24 * sheet.width()).min(0.26 * sheet.height());
    let (strip, around) = (Strip::new(easel.studio.theme, size), Strip::new(easel.studio.theme, size + 1.2));
    for (column, kind) in [-1.0, 0.0, 1.0].into_iter().zip(easel.kinds().into_iter().cycle()) {
        let at = sheet.center() + Vec2::new(column * 0.31 * sheet.width(), 0.0);
        flat_strip(easel, strip, at, kind);
        easel.dashed(Affine::translate(at.to_vec2()) * around.cut(), accent, 0.35, DASH);
    }
    // Along the last one, from below.
    let grip = sheet.center() + Vec2::new(0.31 * sheet.width() + around.panel.width / 2.0, 0.2 * sheet.height());
    let space = Affine::translate(grip.to_vec2()) * Affine::rotate(FRAC_PI_2) * Affine::scale(0.5);
    easel.scissors(space);
}

/// The board's first sheet, on its paper.
fn board(easel: &mut Easel<'_, '_>, room: Rect, task: &Task<'_>) {
    let (inks, plan, theme) = (easel.inks, task.facts.board, easel.studio.theme);
    let Some(&first) = boards::sheets(plan).first().and_then(|row| row.first()) else { return };
    let paper = &theme.paper;
    let media = match plan.tiling.landscape {
        true => Size::new(paper.long, paper.short),
        false => Size::new(paper.short, paper.long),
    };
    let scale = (room.width() / media.width).min(room.height() / media.height);
    let page = Rect::from_center_size(room.center(), media * scale);
    easel.sheet(page);
    let trim = trimmed(easel, first, page, scale, task);
    // Corner marks, and the cut from one to the next.
    let beside = (trim.x0 - page.x0).min(trim.y0 - page.y0);
    let far = (beside - 0.3).clamp(0.3, 2.0);
    let near = 0.3 * far;
    for (x, out) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
        for (y, down) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
            let across = [Point::new(x + out * near, y), Point::new(x + out * far, y)];
            let along = [Point::new(x, y + down * near), Point::new(x, y + down * far)];
            easel.line(polyline(&across, false), inks.ink, 0.2);
            easel.line(polyline(&along, false), inks.ink, 0.2);
        }
    }
    let tiling = &plan.tiling;
    let right = [Point::new(trim.x1, trim.y0), Point::new(trim.x1, trim.y1)];
    let below = [Point::new(trim.x0, trim.y1), Point::new(trim.x1, trim.y1)];
    // Of a board in parts only what meets a neighbour is cut before it is joined, rows of sheets first.
    let (cut, grip, turn) = match (tiling.across.len() > 1, tiling.upwards.len() > 1) {
        (false, false) => (trim.to_path(TOLERANCE), (1.0, 0.62), FRAC_PI_2),
        (true, _) => (polyline(&right, false), (1.0, 0.62), FRAC_PI_2),
        (false, true) => (polyline(&below, false), (0.62, 1.0), 0.0),
    };
    easel.cut_line(cut);
    let grip = Point::new(trim.x0 + grip.0 * trim.width(), trim.y0 + grip.1 * trim.height());
    let grown = (0.0155 * page.height().max(page.width())).min(0.62);
    easel.scissors(Affine::translate(grip.to_vec2()) * Affine::rotate(turn) * Affine::scale(grown));
}

/// The part of the board on its page, with its tabs: where it is cut.
fn trimmed(easel: &mut Easel<'_, '_>, sheet: Sheet<'_>, page: Rect, scale: f64, task: &Task<'_>) -> Rect {
    let plan = task.facts.board;
    let cut = plan.tiling.cut(plan.square, plan.tab, sheet.across, sheet.upwards);
    let body = plan.tiling.cut(plan.square, 0.0, sheet.across, sheet.upwards);
    let trim = Rect::from_center_size(page.center(), cut.size() * scale);
    let corner = trim.origin() + (body.origin() - cut.origin()) * scale;
    let wood = easel.inks.wood;
    easel.fill(trim.to_path(TOLERANCE), wood);
    boards::part(easel, plan, sheet, corner, scale);
    trim
}
