//! The lines of a laser file at reduced scale.

use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::drawing::shore::shore;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::piece::{StickerSide, outline, sticker_symbol};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::laser::{Operation, Traced, traced};
use crate::impose::plan::BoardPlan;
use crate::motif::bands::FrameKind;
use crate::motif::miniature::Miniature;
use crate::rules::{KindId, Side, Square, Terrain};
use crate::scene::{Colour, PathItem, Use};

/// The width of lines in drawings, in millimetres: those of the files are hairlines. For small squares they are
/// thinner, as this share of the side, down to a printable minimum.
const LINE: f64 = 0.25;
const THINNEST: f64 = 0.12;
const OF_SQUARE: f64 = 0.055;
/// Offset of the second line around the squares, relative to a square.
const SECOND: f64 = 0.16;

/// The visible lines on a finished board or piece; cut lines are its edge.
pub const BURNT: [Operation; 2] = [Operation::Engrave, Operation::Score];

/// The style of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineLook {
    /// As in files: in the colour of the operation.
    InFile,
    /// As on wood.
    Burnt,
}

/// Lines in a drawing.
#[derive(Debug, Clone)]
pub struct LaserLines {
    /// The operation of each.
    pub lines: Vec<(Operation, BezPath)>,
    /// Their drawn width, in millimetres.
    pub width: f64,
    /// Areas to engrave.
    pub solids: Vec<PathItem>,
}

/// Draws the lines of these operations.
pub fn draw(canvas: &mut AssemblyCanvas<'_, '_>, to: Affine, lines: &LaserLines, done: &[Operation], shown: LineLook) {
    let burnt = canvas.context.inks.ink.towards(canvas.context.inks.wood, 0.15);
    for solid in lines.solids.iter().filter(|_| shown == LineLook::Burnt && done.contains(&Operation::Engrave)) {
        let (path, fill) = (to * solid.path.clone(), Some(burnt.into()));
        canvas.push(PathItem { path, fill, ..solid.clone() });
    }
    for operation in Operation::ALL.into_iter().filter(|operation| done.contains(operation)) {
        let colour = match shown {
            LineLook::InFile => operation.colour(),
            LineLook::Burnt => burnt,
        };
        for (_, path) in lines.lines.iter().filter(|(of, _)| *of == operation) {
            canvas.line(to * path.clone(), colour, lines.width);
        }
    }
}

/// The lines of a whole board, `scale` times the real size, from its upper left corner.
pub fn board(canvas: &mut AssemblyCanvas<'_, '_>, board: &BoardPlan, scale: f64) -> LaserLines {
    let theme = canvas.resources.theme;
    let cell = board.square * scale;
    let corner = Point::ZERO + Vec2::new(board.tiling.bands.side, board.tiling.bands.end) * scale;
    let (files, rows) = (board.squares.0, board.squares.1);
    let field = Rect::from_origin_size(corner, (f64::from(files) * cell, f64::from(rows) * cell));
    let mut lines: Vec<(Operation, BezPath)> = Vec::new();
    let mut add = |colour: Colour, path: BezPath| lines.extend(Operation::of(colour).map(|done| (done, path)));
    let around = if board.frame == FrameKind::Full { SECOND * cell } else { 0.0 };
    for grown in [0.0, around] {
        add(theme.colours.ink, field.inflate(grown, grown).to_path(TOLERANCE));
    }
    let middle = |file: u8, row: u8| {
        let down = f64::from(rows - 1 - row);
        corner + Vec2::new(f64::from(file) + 0.5, down + 0.5) * cell
    };
    let terrain = |file: u8, row: u8| theme.rules.board().terrain(Square::new(file, row));
    let wet = |file: u8, row: u8| terrain(file, row) == Some(Terrain::Water);
    for row in 0..rows {
        for file in 0..files {
            let at = middle(file, row);
            // The lines to the right and above; none within one body of water.
            let right = (file + 1 < files && !(wet(file, row) && wet(file + 1, row)))
                .then_some([Vec2::new(0.5, -0.5), Vec2::new(0.5, 0.5)]);
            let above = (row + 1 < rows && !(wet(file, row) && wet(file, row + 1)))
                .then_some([Vec2::new(-0.5, -0.5), Vec2::new(0.5, -0.5)]);
            for ends in [right, above].into_iter().flatten() {
                add(theme.colours.line, polyline(&ends.map(|by| at + by * cell), false));
            }
        }
    }
    if let Some(shore) = shore(theme, board, corner, cell) {
        add(theme.colours.bank, shore);
    }
    let traps = Side::BOTH.map(|owner| motif(canvas, |theme| Miniature::trap(theme, cell, owner, true)));
    let dens = Side::BOTH.map(|owner| motif(canvas, |theme| Miniature::den(theme, cell, owner)));
    for row in 0..rows {
        for file in 0..files {
            let motif = match terrain(file, row) {
                Some(Terrain::Trap(owner)) => &traps[owner.index()],
                Some(Terrain::Den(owner)) => &dens[owner.index()],
                Some(Terrain::Land | Terrain::Water) | None => continue,
            };
            let to = Affine::translate(middle(file, row).to_vec2());
            lines.extend(motif.iter().map(|(done, path)| (*done, to * path.clone())));
        }
    }
    lines.push((Operation::Cut, Rect::from_origin_size(Point::ZERO, board.size * scale).to_path(TOLERANCE)));
    LaserLines { lines, width: (OF_SQUARE * cell).clamp(THINNEST, LINE), solids: Vec::new() }
}

/// The lines of a trap or a den.
fn motif(
    canvas: &mut AssemblyCanvas<'_, '_>,
    draw: impl FnOnce(&crate::theme::Theme) -> Miniature,
) -> Vec<(Operation, BezPath)> {
    let drawn = draw(canvas.resources.theme);
    drawn.missing.into_iter().for_each(|missing| canvas.resources.lacks(missing));
    traced(canvas.resources, &drawn.items).lines
}

/// The lines of a piece around its centre; `across` is its cut width in millimetres.
pub fn piece(canvas: &mut AssemblyCanvas<'_, '_>, kind: KindId, side: Side, across: f64) -> LaserLines {
    let theme = canvas.resources.theme;
    // With separate resources: a page that only shows a piece's lines does not use its symbol.
    let mut resources = Resources::new(theme);
    let sticker = sticker_symbol(&mut resources, StickerSide::Front((Some(kind), side)));
    let Traced { mut lines, mut solids } =
        traced(&resources, &[Use { symbol: sticker.symbol, transform: Affine::IDENTITY }.into()]);
    lines.push((Operation::Cut, sticker.cut));
    let (_, _, missing) = resources.finish();
    missing.into_iter().for_each(|missing| canvas.resources.lacks(missing));
    let scale = Affine::scale(across / theme.pieces.sticker());
    solids.iter_mut().for_each(|solid| solid.path.apply_affine(scale));
    LaserLines { lines: lines.into_iter().map(|(done, path)| (done, scale * path)).collect(), width: LINE, solids }
}

impl AssemblyCanvas<'_, '_> {
    /// A finished engraved piece seen from above, around a point.
    pub fn burnt_piece(&mut self, at: Point, across: f64, lines: &LaserLines) {
        let (wood, shade, shape) =
            (self.context.inks.wood, self.context.inks.side, outline(self.resources.theme.pieces.wood(), across));
        let space = Affine::translate(at.to_vec2());
        self.fill(Affine::translate((0.6, 0.9)) * space * shape.clone(), shade);
        self.outlined(space * shape, wood);
        draw(self, space, lines, &BURNT, LineLook::Burnt);
    }

    /// A finished engraved board, its upper left corner at a point.
    pub fn burnt_board(&mut self, rect: Rect, thick: f64, lines: &LaserLines) {
        self.slab(rect, thick);
        draw(self, Affine::translate(rect.origin().to_vec2()), lines, &BURNT, LineLook::Burnt);
    }
}
