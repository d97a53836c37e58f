//! Load the files: the laser software, the files' content, and their size.

use super::lines::{self, LaserLines, LineLook, draw};
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::task::SheetTask;
use crate::canvas::error::LayoutError;
use crate::compose::piece::outline;
use crate::geom::{Affine, Circle, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::impose::laser::{Operation, places};
use crate::impose::plan::{BoardPlan, PARTS};
use crate::impose::{sticker_fill, sticker_pages};
use crate::scene::Colour;
use crate::theme::Theme;
use crate::typeset::Across;

/// Maximum width of the software's window relative to its height.
const WIDEST: f64 = 2.3;
/// The title bar, the margin, the space for a file name, the space for the scale on the right.
const BAR: f64 = 4.6;
const MARGIN: f64 = 2.2;
const NAME: f64 = 4.6;
const SCALE: f64 = 25.0;
/// The line width of the board's cut, and of pieces.
const CUT: f64 = 0.25;
const RING: f64 = 0.14;

/// Draws the content of a file, around the origin.
type Draw = fn(&mut AssemblyCanvas<'_, '_>, Size, &SheetTask<'_>);

/// The window of the laser software: its files in their colours, at full size.
pub fn load(canvas: &mut AssemblyCanvas<'_, '_>, room: Rect, task: &SheetTask<'_>) {
    let window = Rect::from_center_size(room.center(), (room.width().min(WIDEST * room.height()), room.height()));
    let inks = canvas.context.inks;
    canvas.window(window, BAR, inks.side);
    let top = window.y0 + BAR;
    let files = Rect::new(window.x0 + MARGIN, top + MARGIN, window.x1 - SCALE - MARGIN, window.y1 - 0.6);
    let [of_board, of_pieces] = PARTS;
    let shown: &[(&str, Draw)] = match task.facts.nested {
        true => &[(of_board, both)],
        false => &[(of_board, board), (of_pieces, pieces)],
    };
    let each = (files.width() + MARGIN) / shown.len() as f64 - MARGIN;
    for (place, (name, file)) in shown.iter().enumerate() {
        let middle = files.x0 + each / 2.0 + place as f64 * (each + MARGIN);
        let sheet = Size::new(each, files.height() - NAME);
        canvas.word(name, 9.0, Point::new(middle, files.y1 - 0.5 * NAME), Across::Middle, inks.ink);
        canvas.grouped(Affine::translate((middle, files.y0 + sheet.height / 2.0)), |canvas| {
            file(canvas, sheet, task);
        });
    }
    let left = window.x1 - SCALE;
    for (down, text, chosen) in [(0.36, "100 %", true), (0.68, "96 %", false)] {
        let y = top + down * (window.y1 - top);
        canvas.outlined(Circle::new((left + 2.0, y), 1.5).to_path(TOLERANCE), Colour::WHITE);
        let (words, mark) = (Point::new(left + 5.0, y), Point::new(left + 20.6, y));
        if chosen {
            canvas.fill(Circle::new((left + 2.0, y), 0.8).to_path(TOLERANCE), inks.ink);
            canvas.figure(text, 10.0, words, Across::Left, inks.ink);
            canvas.tick(mark, 1.4);
        } else {
            canvas.figure(text, 10.0, words, Across::Left, inks.ink.towards(Colour::WHITE, 0.35));
            canvas.cross(mark, 1.1);
        }
    }
}

/// A page of this size around the origin, as large as the space allows, and its scale.
fn page(canvas: &mut AssemblyCanvas<'_, '_>, media: Size, room: Size) -> (Rect, f64) {
    let scale = (room.width / media.width).min(room.height / media.height);
    let page = Rect::from_center_size(Point::ZERO, media * scale);
    let rim = canvas.context.inks.ink.towards(Colour::WHITE, 0.6);
    canvas.line(page.to_path(TOLERANCE), rim, 0.2);
    (page, scale)
}

/// The board's first sheet.
fn board(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, task: &SheetTask<'_>) {
    let plan = task.facts.board;
    let Some(part) = plan.first_part() else { return };
    let (page, scale) = page(canvas, canvas.resources.theme.paper.media(plan.tiling.landscape), room);
    draw_board(canvas, plan, part, (Rect::from_center_size(page.center(), part.size() * scale), scale));
}

/// A part of the board at a position and scale.
fn draw_board(canvas: &mut AssemblyCanvas<'_, '_>, plan: &BoardPlan, part: Rect, (trim, scale): (Rect, f64)) {
    let mut all = lines::board(canvas, plan, scale);
    // This sheet's part is cut out.
    all.lines.retain(|(done, _)| *done != Operation::Cut);
    let to = Affine::translate(trim.origin().to_vec2() - part.origin().to_vec2() * scale);
    canvas.clipped(trim.to_path(TOLERANCE), |canvas| draw(canvas, to, &all, &Operation::ALL, LineLook::InFile));
    let cut = LaserLines { lines: vec![(Operation::Cut, trim.to_path(TOLERANCE))], width: CUT, solids: Vec::new() };
    draw(canvas, Affine::IDENTITY, &cut, &Operation::ALL, LineLook::InFile);
}

/// The paper of the first sheet of pieces, and the middles of what stands on it.
fn middles(theme: &Theme) -> Result<(Size, Vec<Point>), LayoutError> {
    sticker_pages::middles(theme.into(), &sticker_fill::stickers(theme)?)
}

/// The first sheet of pieces: their outlines, and a ring in each.
fn pieces(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let Ok((media, middles)) = middles(canvas.resources.theme) else { return };
    let (page, scale) = page(canvas, media, room);
    draw_pieces(canvas, &middles, page.origin().to_vec2(), scale);
}

/// Pieces around these points of a sheet, which begins at `origin`, at this scale.
fn draw_pieces(canvas: &mut AssemblyCanvas<'_, '_>, middles: &[Point], origin: Vec2, scale: f64) {
    let theme = canvas.resources.theme;
    let sticker = theme.pieces.sticker();
    for middle in middles {
        let at = Affine::translate(origin + middle.to_vec2() * scale);
        let shape = |share: f64| at * outline(theme.pieces.wood(), share * sticker * scale);
        let lines = vec![(Operation::Cut, shape(1.0)), (Operation::Engrave, shape(0.72))];
        let piece = LaserLines { lines, width: RING, solids: Vec::new() };
        draw(canvas, Affine::IDENTITY, &piece, &Operation::ALL, LineLook::InFile);
    }
}

/// The board's sheet with the pieces on it.
fn both(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, task: &SheetTask<'_>) {
    let (theme, plan) = (canvas.resources.theme, task.facts.board);
    let (Some(part), Ok((_, middles))) = (plan.first_part(), middles(theme)) else { return };
    let media = theme.paper.media(plan.tiling.landscape);
    let disc = Size::new(theme.pieces.sticker(), theme.pieces.sticker());
    let around = middles.iter().map(|&middle| Rect::from_center_size(middle, disc)).reduce(|all, one| all.union(one));
    let Some(around) = around else { return };
    let area = media.to_rect().inset(-theme.paper.margin);
    let Some((board_at, pieces_at)) = places(part, around, area) else { return };
    let (page, scale) = page(canvas, media, room);
    let trim = Rect::from_origin_size(page.origin() + board_at.to_vec2() * scale, part.size() * scale);
    draw_board(canvas, plan, part, (trim, scale));
    draw_pieces(canvas, &middles, page.origin().to_vec2() + (pieces_at - around.origin()) * scale, scale);
}
