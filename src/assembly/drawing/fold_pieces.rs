//! Fold fronts over their backs: a whole sheet, or a strip that then stands.

use super::canvas::{AssemblyCanvas, DASH, OUTLINE};
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::{Look, piece};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::stand_pages::Strip;
use crate::rules::{KindId, Side};
use crate::scene::{Cap, Colour};
use crate::theme::Backs;

/// Maximum distance of the two drawings, as width relative to the height.
const WIDEST: f64 = 2.6;
/// Share of a panel that a piece's picture takes.
const PICTURE: f64 = 0.84;
/// Offset of paper behind other paper, in millimetres.
const PEEP: f64 = 1.5;

/// The sheet or the strip before folding, and after.
pub fn fold(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let size = (room.width().min(WIDEST * room.height()), room.height());
    let room = Rect::from_center_size(room.center(), size);
    match task.facts.pieces.backs {
        Backs::Stand => standing(canvas, room),
        Backs::None | Backs::Stickers | Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => folded(canvas, room),
    }
}

/// A sheet with fronts and backs, and the same sheet folded between them.
fn folded(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let inks = canvas.context.inks;
    let (high, half) = (0.9 * room.height(), (0.62 * room.height()).min(0.27 * room.width()));
    let open = Rect::from_center_size((room.x0 + half + 0.5, room.center().y), (2.0 * half, high));
    canvas.sheet(open);
    let left = Rect { x1: open.center().x, ..open };
    let right = Rect { x0: open.center().x, ..open };
    let kinds = canvas.kinds();
    halves(canvas, left, &kinds);
    halves(canvas, right, &kinds);
    let crease = [Point::new(left.x1, open.y0), Point::new(left.x1, open.y1)];
    canvas.dashed(polyline(&crease, false), inks.accent, 0.45, Cap::Butt, DASH);
    let closed = Rect::from_origin_size((room.x1 - half - PEEP, open.y0), (half, high));
    let behind = [
        Point::new(closed.x1, closed.y0),
        Point::new(closed.x0 - 2.0 * PEEP, closed.y0 - PEEP),
        Point::new(closed.x0 - 2.0 * PEEP, closed.y1 - PEEP),
        Point::new(closed.x1, closed.y1),
    ];
    canvas.outlined(polyline(&behind, true), inks.shade);
    canvas.outlined(closed.to_path(TOLERANCE), Colour::WHITE);
    halves(canvas, closed, &kinds);
    let y = room.center().y;
    canvas.arrow(Point::new(open.x1 + 1.8, y), Point::new(closed.x0 - 2.0 * PEEP - 1.2, y));
}

/// Two pieces on one half of a sheet.
fn halves(canvas: &mut AssemblyCanvas<'_, '_>, half: Rect, kinds: &[KindId]) {
    let size = (0.72 * half.width()).min(0.4 * half.height());
    for (row, &kind) in [-0.25, 0.25].into_iter().zip(kinds.iter().cycle()) {
        let at = half.center() + Vec2::new(0.0, row * half.height());
        let items = piece(canvas.resources, kind, Side::White, size, Look::Normal);
        canvas.group(Affine::translate(at.to_vec2()), items);
    }
}

/// A strip, and the piece that it becomes.
fn standing(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect) {
    let inks = canvas.context.inks;
    let Some(&kind) = canvas.kinds().first() else { return };
    let strip = Strip::new(&canvas.resources.theme.pieces, room.height() / 2.95);
    let flat = Point::new(room.x0 + 0.24 * room.width(), room.center().y);
    flat_strip(canvas, strip, flat, kind);
    canvas.line(Affine::translate(flat.to_vec2()) * strip.cut(), inks.ink, OUTLINE);
    // Seen slightly from above: the front tab is visible, the other is hidden by the piece.
    let large = Strip::new(&canvas.resources.theme.pieces, room.height() / 1.7);
    let panel =
        Rect::from_center_size((room.x0 + 0.74 * room.width(), room.y0 + large.panel.height / 2.0 + 1.0), large.panel);
    let [_, cover] = inks.covers;
    let deep = 0.5 * large.tab;
    canvas.outlined(panel.to_path(TOLERANCE), Colour::WHITE);
    let across = PICTURE * large.panel.width;
    let items = piece(canvas.resources, kind, Side::White, across, Look::Normal);
    canvas.group(Affine::translate(panel.center().to_vec2()), items);
    let wider = 0.4 * deep;
    let tab = [
        (panel.x0, panel.y1),
        (panel.x1, panel.y1),
        (panel.x1 + wider, panel.y1 + deep),
        (panel.x0 - wider, panel.y1 + deep),
    ];
    canvas.outlined(polyline(&tab.map(Point::from), true), cover);
    let y = room.center().y;
    let end = panel.x0 - 1.5;
    canvas.arrow(Point::new((flat.x + strip.panel.width / 2.0 + 2.0).max(end - 8.0), y), Point::new(end, y));
}

/// A flat strip around a point, without its outline.
pub fn flat_strip(canvas: &mut AssemblyCanvas<'_, '_>, strip: Strip, at: Point, kind: KindId) {
    let here = Affine::translate(at.to_vec2());
    let (ink, [_, cover]) = (canvas.context.inks.ink, canvas.context.inks.covers);
    canvas.fill(here * strip.cut(), cover);
    let (wide, foot) = (strip.panel.width / 2.0, strip.panel.height);
    let panels: BezPath = Rect::new(-wide, -foot, wide, foot).to_path(TOLERANCE);
    canvas.fill(here * panels, Colour::WHITE);
    for sticker in strip.stickers() {
        let items = piece(canvas.resources, kind, Side::White, PICTURE * strip.panel.width, Look::Normal);
        canvas.group(here * sticker, items);
    }
    for y in [-foot, 0.0, foot] {
        let crease = [here * Point::new(-wide, y), here * Point::new(wide, y)];
        canvas.dashed(polyline(&crease, false), ink, 0.3, Cap::Butt, DASH);
    }
}
