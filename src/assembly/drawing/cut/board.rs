//! The board's first sheet on its paper, with bleed as on the real one.

use crate::art::motifs::SCISSORS;
use crate::assembly::drawing::boards;
use crate::assembly::drawing::canvas::{AssemblyCanvas, PINK};
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::polyline;
use crate::compose::board;
use crate::geom::{Affine, Point, Rect, Shape, Size, TOLERANCE};
use crate::impose::tiling::{TiledSheet, Tiling};
use crate::theme::{Machine, Theme};
use std::f64::consts::FRAC_PI_2;

/// Minimum drawn width of bleed, in millimetres, and the share of the paper's margin left to the corner marks.
const LEAST_BLEED: f64 = 0.8;
/// The same for a hem inside the cut: wider, to differ from the line of the cut.
const BESIDE_HEM: f64 = 0.5;
const TO_MARKS: f64 = 0.45;

/// The scale of the sheet's paper for this space.
pub fn page(theme: &Theme, task: &SheetTask<'_>, room: Size) -> Size {
    let media = theme.paper.media(task.facts.board.tiling.landscape);
    media * (room.width / media.width).min(room.height / media.height)
}

/// The board's first sheet on a page of this size.
pub fn board(canvas: &mut AssemblyCanvas<'_, '_>, page: Rect, task: &SheetTask<'_>) {
    let (inks, plan, theme) = (canvas.context.inks, task.facts.board, canvas.resources.theme);
    let Some(first) = plan.tiling.in_order().next() else { return };
    canvas.sheet(page);
    let long = if plan.tiling.landscape { theme.paper.short } else { theme.paper.long };
    let scale = page.height() / long;
    let cut = plan.tiling.cut(plan.square, plan.tab, first);
    let trim = Rect::from_center_size(page.center(), cut.size() * scale);
    let beside = (trim.x0 - page.x0).min(trim.y0 - page.y0);
    let (ground, hem) = board::beyond(theme, plan.tiling.bands);
    let least = if hem > 0.0 { BESIDE_HEM } else { LEAST_BLEED };
    let bleed = beyond(theme, &plan.tiling, first, least.min((1.0 - TO_MARKS) * beside).max(theme.board.bleed * scale));
    canvas.fill(trim.to_path(TOLERANCE), inks.wood);
    let body = plan.tiling.cut(plan.square, 0.0, first);
    let grown = |rect: Rect, by: f64| {
        Rect::new(rect.x0 - bleed.x0 * by, rect.y0 - bleed.y0 * by, rect.x1 + bleed.x1 * by, rect.y1 + bleed.y1 * by)
    };
    let window = grown(body, 1.0 / scale);
    boards::face(canvas, plan, window, trim.origin() + (window.origin() - cut.origin()) * scale, scale);

    // Corner marks, and the cuts between them.
    let far = (beside - 0.2).clamp(0.3, 2.0 + bleed.x0);
    let near = (bleed.x0.max(bleed.y0) + 0.2).min(far - 0.2);
    for (x, out) in [(trim.x0, -1.0), (trim.x1, 1.0)] {
        for (y, down) in [(trim.y0, -1.0), (trim.y1, 1.0)] {
            let across = [Point::new(x + out * near, y), Point::new(x + out * far, y)];
            let along = [Point::new(x, y + down * near), Point::new(x, y + down * far)];
            canvas.line(polyline(&across, false), inks.ink, 0.2);
            canvas.line(polyline(&along, false), inks.ink, 0.2);
        }
    }
    let tiling = &plan.tiling;
    let right = [Point::new(trim.x1, trim.y0), Point::new(trim.x1, trim.y1)];
    let below = [Point::new(trim.x0, trim.y1), Point::new(trim.x1, trim.y1)];
    let land = theme.colours.land;
    // Of a board in parts only the joints are cut before joining, rows of sheets first.
    let (cut, over, grip, turn) = match (tiling.across.len() > 1, tiling.upwards.len() > 1) {
        (false, false) => (trim.to_path(TOLERANCE), ground, (1.0, 0.62), FRAC_PI_2),
        (true, _) => (polyline(&right, false), land, (1.0, 0.62), FRAC_PI_2),
        (false, true) => (polyline(&below, false), land, (0.62, 1.0), 0.0),
    };
    canvas.cut_line(cut, page.width() / 2.0, over, [inks.accent, PINK]);
    let grip = Point::new(trim.x0 + grip.0 * trim.width(), trim.y0 + grip.1 * trim.height());
    let grown = (0.0155 * page.height().max(page.width())).min(0.62);
    canvas.tool(&SCISSORS, Affine::translate(grip.to_vec2()) * Affine::rotate(turn) * Affine::scale(grown));
}

/// The bleed to draw on each side: beyond the board's own edges if the theme bleeds, and beyond a joint that is cut,
/// but not beyond a tab.
fn beyond(theme: &Theme, tiling: &Tiling, sheet: TiledSheet<'_>, bleed: f64) -> Rect {
    let own = if theme.board.bleed > 0.0 { bleed } else { 0.0 };
    let joint = if theme.cutter.machine == Machine::Laser { 0.0 } else { bleed };
    let side = |is_edge: bool, has_tab: bool| match (is_edge, has_tab) {
        (true, _) => own,
        (false, true) => 0.0,
        (false, false) => joint,
    };
    let (edges, across, upwards) = (tiling.edges(sheet), sheet.across.tab, sheet.upwards.tab);
    Rect {
        x0: side(edges.left, across.before),
        y0: side(edges.far, upwards.behind),
        x1: side(edges.right, across.behind),
        y1: side(edges.near, upwards.before),
    }
}
