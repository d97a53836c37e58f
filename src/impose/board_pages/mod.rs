//! The pages of a board: on one sheet, or in parts with tabs and marks to join them.

mod creases;
mod joints;
mod map;
mod tiled_board;

use super::cut_lines::cut;
use super::folds::folds;
use super::laser;
use super::plan::BoardPlan;
use super::tiling::{TiledSheet, Tiling, tiling};
use crate::canvas::bounds::ink;
use crate::canvas::error::LayoutError;
use crate::canvas::guides;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::compose::board;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::language::Argument;
use crate::motif::bands::FrameKind;
use crate::rules::{File, Row};
use crate::scene::{Group, Item, Layer, LayerKind, Page, PathItem, Use};
use crate::theme::{Machine, Theme};
use tiled_board::TiledBoard;

/// From a joint to the centre of the letters and numbers outside it: for small ones, and in ems of larger ones.
const EDGE_NAME: (f64, f64) = (2.4, 0.5);
/// Bleed beyond a joint that is cut.
const JOINT_BLEED: f64 = 1.0;
/// From the trim up to the baseline of the page's caption.
const CAPTION: f64 = 4.4;

/// The name of the part.
const PART: &str = "board";

/// The layout of the board, without drawing it.
pub fn plan(theme: &Theme) -> Result<BoardPlan, LayoutError> {
    Ok(planned(theme, tiling(theme)?.0))
}

fn planned(theme: &Theme, tiling: Tiling) -> BoardPlan {
    let squares = (theme.rules.board().files(), theme.rules.board().rows());
    let (size, frame) = (board::size(theme, tiling.bands), tiling.bands.kind);
    let folds = folds(theme, &tiling, size.height >= size.width);
    BoardPlan { squares, square: theme.board.square, size, tiling, tab: theme.board.tab(), folds, frame }
}

/// Lays out the board.
pub fn lay_out(resources: &mut Resources) -> Result<(Vec<GuidedPage>, BoardPlan), LayoutError> {
    let theme = resources.theme;
    let (tiling, room) = tiling(theme)?;
    let drawn = board::board(resources, tiling.bands);
    let bleed = theme.board.bleed;
    let whole = Rect::from_origin_size(Point::ZERO, drawn.size).inflate(bleed, bleed);
    let ground = PathItem::filled(whole.to_path(TOLERANCE), drawn.ground).into();
    let items: Vec<Item> = std::iter::once(ground).chain(drawn.items).collect();
    let symbol = resources.symbol("board", |_| (whole, items));
    let (square, tab) = (theme.board.square, theme.board.tab());
    let keep = room.media.to_rect().inset(-theme.paper.margin);
    let board = TiledBoard { symbol, size: drawn.size, bleed, square, tab, tiling, room, keep };
    let plan = planned(theme, board.tiling.clone());

    let pages = board.tiling.in_order().map(|sheet| page(resources, &board, &plan, sheet)).collect();
    Ok((pages, plan))
}

/// Adds to the margins of the board's pages what fits beside captions and rulers: an overview of the sheets, and the
/// folds.
pub fn furnish(resources: &mut Resources, plan: &BoardPlan, pages: &mut [Page]) {
    let boards = pages.iter_mut().filter(|page| page.part == PART);
    for (sheet, page) in plan.tiling.in_order().zip(boards) {
        map::furnish(resources, plan, page, sheet);
    }
}

fn page(resources: &mut Resources, board: &TiledBoard, plan: &BoardPlan, sheet: TiledSheet<'_>) -> GuidedPage {
    let cut = board.tiling.cut(board.square, board.tab, sheet);
    let joints = joints::joints(&board.tiling, board.tab, sheet);
    let trim = settled(board, Rect::from_center_size(board.room.area.center(), cut.size()), &joints);
    let shift = Affine::translate(trim.origin() - cut.origin());
    // A laser does not engrave what it cuts off.
    let beyond_joints = if resources.theme.cutter.machine == Machine::Laser { 0.0 } else { JOINT_BLEED };
    let bleed = bleed(board, sheet, &joints, trim, beyond_joints);
    let artwork: Item = Use { symbol: board.symbol, transform: shift }.into();
    let single = board.tiling.sheets() == 1;
    let items = vec![if single { artwork } else { Group::clipped(bleed.to_path(TOLERANCE), vec![artwork]).into() }];
    let mut marks = guides::crop_marks(trim, board.bleed, board.room.media);
    let name = if single {
        resources.say("board", &[])
    } else {
        for joint in &joints {
            marks.extend(joint.draw(resources, trim, board.keep));
        }
        marks.extend(edge_names(resources, board, sheet, shift, trim));
        let taken: Vec<Rect> = marks.iter().filter_map(|mark| ink(resources, std::slice::from_ref(mark))).collect();
        marks.extend(joints.iter().filter_map(|joint| joint.scissors(trim, board.keep, &taken)));
        let (files, rows) = (sheet.across.files(), sheet.upwards.rows());
        resources.say("board-part", &[("files", Argument::Text(files)), ("rows", Argument::Text(rows))])
    };
    marks.extend(creases::draw(board, &plan.folds, sheet, shift, trim, resources.theme.board.fold_line));
    let caption = (trim.y0 - CAPTION).min(bleed.y0 - 2.0);
    let layers = vec![Layer { kind: LayerKind::Artwork, items }, Layer { kind: LayerKind::Guides, items: marks }];
    let page = Page { trim, bleed, layers, ..Page::empty(PART, name, board.room.media) };
    cut_out(resources.theme, board, sheet, GuidedPage { page, caption: Some(caption) })
}

/// The sheet with its cut line, where marks do not define all of it; one for a laser has no text in the margin.
fn cut_out(theme: &Theme, board: &TiledBoard, place: TiledSheet<'_>, mut sheet: GuidedPage) -> GuidedPage {
    let corner = board::corner(theme, board.tiling.bands);
    let (trim, edges) = (sheet.page.trim, board.tiling.edges(place));
    let caption = sheet.caption.filter(|_| theme.cutter.machine != Machine::Laser);
    let line = match theme.cutter.machine {
        Machine::Laser => Some(laser::cut(tiled_board::outline(trim.inset(theme.cutter.kerf / 2.0), corner, edges))),
        Machine::None | Machine::Silhouette | Machine::Cricut if corner > 0.0 => {
            let single = board.tiling.sheets() == 1;
            let path = if single {
                tiled_board::outline(trim, corner, edges)
            } else {
                tiled_board::corners(trim, corner, edges)
            };
            (!path.is_empty()).then(|| cut(theme.cutter.machine, path))
        }
        Machine::None | Machine::Silhouette | Machine::Cricut => None,
    };
    sheet.page.layers.extend(line.map(|line| Layer { kind: LayerKind::Cut, items: vec![line] }));
    GuidedPage { page: sheet.page, caption }
}

/// The trim of a sheet, moved away from joints that are cut: scissors beside these need space within the margin.
fn settled(board: &TiledBoard, trim: Rect, joints: &[joints::SheetJoint]) -> Rect {
    let moved = |before: f64, behind: f64, (low, high): (bool, bool)| {
        let (lacks_before, lacks_behind) = (
            if low { (joints::BESIDE - before).max(0.0) } else { 0.0 },
            if high { (joints::BESIDE - behind).max(0.0) } else { 0.0 },
        );
        // A lack of space on one side is taken from the other, as far as possible.
        (lacks_before - lacks_behind).clamp(-before.max(0.0), behind.max(0.0))
    };
    let cut = |way: (f64, f64)| joints.iter().any(|joint| joint.leads(way));
    let (area, keep) = (board.room.area, board.keep);
    // The board's own edges stay in the area that all papers of this size share.
    let free = |own: f64, whole: f64, joint: bool| if joint { whole } else { own };
    let (left, right) = (cut((-1.0, 0.0)), cut((1.0, 0.0)));
    let (far, near) = (cut((0.0, -1.0)), cut((0.0, 1.0)));
    let x = moved(
        free(trim.x0 - area.x0, trim.x0 - keep.x0, left),
        free(area.x1 - trim.x1, keep.x1 - trim.x1, right),
        (left, right),
    );
    let y = moved(
        free(trim.y0 - area.y0, trim.y0 - keep.y0, far),
        free(area.y1 - trim.y1, keep.y1 - trim.y1, near),
        (far, near),
    );
    trim + Vec2::new(x, y)
}

/// The artwork's extent on a sheet: with bleed beyond the board's edge and beyond a joint that is cut; without beyond a
/// tab.
fn bleed(
    board: &TiledBoard,
    sheet: TiledSheet<'_>,
    joints: &[joints::SheetJoint],
    trim: Rect,
    beyond_joints: f64,
) -> Rect {
    let edges = board.tiling.edges(sheet);
    let beyond = |is_edge: bool, way: (f64, f64)| match is_edge {
        true => board.bleed,
        false if joints.iter().any(|joint| joint.bleeds(way)) => beyond_joints,
        false => 0.0,
    };
    Rect::new(
        trim.x0 - beyond(edges.left, (-1.0, 0.0)),
        trim.y0 - beyond(edges.far, (0.0, -1.0)),
        trim.x1 + beyond(edges.right, (1.0, 0.0)),
        trim.y1 + beyond(edges.near, (0.0, 1.0)),
    )
}

/// The file letters above and the row numbers on the left where the sheet ends at a joint; at the board's own edge they
/// are on the frame. None where the margin is narrower than large print.
fn edge_names(
    resources: &mut Resources,
    board: &TiledBoard,
    sheet: TiledSheet<'_>,
    shift: Affine,
    trim: Rect,
) -> Vec<Item> {
    let (band, square) = (board.tiling.bands, board.square);
    let edges = board.tiling.edges(sheet);
    let mut items = Vec::new();
    let note = resources.legibility().note;
    let at = |room: f64| (room > 1.2 * note).then(|| EDGE_NAME.0.max(EDGE_NAME.1 * note).min(room - note / 2.0));
    let (above, beside) = (at(trim.y0 - board.keep.y0), at(trim.x0 - board.keep.x0));
    if let Some(above) = above.filter(|_| !edges.far) {
        for file in sheet.across.cells.clone() {
            let x = (shift * Point::new(band.side + (file as f64 + 0.5) * square, 0.0)).x;
            items.extend(guides::note(resources, &File(file as u8).to_string(), Point::new(x, trim.y0 - above)));
        }
    }
    if let Some(beside) = beside.filter(|_| !edges.left) {
        for row in sheet.upwards.cells.clone() {
            let below = band.end + (row as f64 + 0.5) * square;
            let y = (shift * Point::new(0.0, board.size.height - below)).y;
            items.extend(guides::note(resources, &Row(row as u8).to_string(), Point::new(trim.x0 - beside, y)));
        }
    }
    items
}

impl FrameKind {
    /// Its keyword in a theme.
    pub fn name(self) -> &'static str {
        match self {
            FrameKind::Full => "full",
            FrameKind::Slim => "slim",
            FrameKind::None => "none",
        }
    }
}
