//! A sheet of stickers with their bleed, or of strips for standing pieces, to scale.

use crate::art::motifs;
use crate::assembly::drawing::canvas::{AssemblyCanvas, BLADES, PINK};
use crate::assembly::drawing::fold_pieces::flat_strip;
use crate::canvas::contour::Contour;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::{Look, piece};
use crate::compose::piece::{CLEAR_OF_CUT, ring_runs_off};
use crate::geom::{Affine, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::stand_pages::Strip;
use crate::impose::sticker_cell::Squares;
use crate::rules::Side;
use crate::scene::Colour;
use crate::theme::{Machine, Outline, PieceCut, Theme};
use std::f64::consts::FRAC_PI_2;

/// Columns and rows of the stickers shown.
const SHOWN: usize = 2;
/// From the outermost bleed to the edge of the sheet, and between two stickers, where blades fit: relative to their
/// size.
const AROUND: f64 = 0.14;
const BETWEEN: f64 = 0.26;
/// Maximum size of scissors for stickers of this size.
const SCISSORS: (f64, f64) = (0.032, 0.5);
/// How far scissors reach below the lowest bleed, relative to a sticker's size.
const BELOW: f64 = 0.2;
/// Minimum drawn bleed, and distance of a ring from the cut, in millimetres.
const LEAST: f64 = 0.6;

/// A sticker at reduced scale.
struct StickerSketch {
    /// Its trimmed size.
    size: f64,
    /// Its bleed.
    bleed: f64,
    /// Distance of its ring inside the cut; 0 if the ring bleeds.
    inset: f64,
    /// The bleed, and what is below the sticker.
    beyond: Colour,
    cut: Contour,
}

/// A sheet of stickers, with scissors if these cut them.
pub fn stickers(canvas: &mut AssemblyCanvas<'_, '_>, sheet: Rect) {
    canvas.sheet(sheet);
    let theme = canvas.resources.theme;
    let pieces = &theme.pieces;
    let sticker = StickerSketch::fitted(theme, sheet);
    let pitch = sticker.pitch(theme);
    let reach = pitch * (SHOWN - 1) as f64 / 2.0 + sticker.bounds() / 2.0;
    let scissors = pieces.cut != PieceCut::Punch && theme.cutter.machine == Machine::None;
    let down = if scissors { BELOW * sticker.size } else { 0.0 };
    let middle = sheet.center() - Vec2::new(0.0, down / 2.0);
    let first = middle - pitch * (SHOWN - 1) as f64 / 2.0;
    let places: Vec<(usize, usize)> = (0..SHOWN * SHOWN).map(|place| (place % SHOWN, place / SHOWN)).collect();
    let at = |(column, row): (usize, usize)| first + Vec2::new(column as f64 * pitch.x, row as f64 * pitch.y);
    let squares = match pieces.cut {
        PieceCut::Shape | PieceCut::Punch => None,
        PieceCut::Squares | PieceCut::Strips => {
            Some(Squares { corner: first - pitch / 2.0, side: pitch, taken: places.iter().copied().collect() })
        }
    };
    for &place in &places {
        let ground = match &squares {
            Some(squares) => squares.ground(place, pieces.bleed * sticker.size / pieces.sticker()).to_path(TOLERANCE),
            None => Affine::translate(at(place).to_vec2()) * sticker.cut.inset(-sticker.bleed).path(),
        };
        canvas.fill(ground, sticker.beyond);
    }
    // Drawn as printed where that is visible.
    let inks = [PINK, canvas.context.inks.accent];
    let kinds = canvas.kinds();
    for (&place, &kind) in places.iter().zip(kinds.iter().cycle()) {
        let items = piece(canvas.resources, kind, Side::White, sticker.size - 2.0 * sticker.inset, Look::Normal);
        canvas.group(Affine::translate(at(place).to_vec2()), items);
        if squares.is_none() {
            canvas.cut_line(
                Affine::translate(at(place).to_vec2()) * sticker.cut.path(),
                sticker.size,
                sticker.beyond,
                inks,
            );
        }
    }
    if let Some(squares) = &squares {
        let across = (pieces.cut == PieceCut::Strips).then_some((sheet.x0, sheet.x1));
        for (from, to) in squares.cuts(across) {
            canvas.cut_line(polyline(&[from, to], false), sticker.size, sticker.beyond, inks);
        }
    }
    if scissors {
        // From below, between the columns, where they cover no animal or neighbour.
        let last = at((SHOWN - 1, SHOWN - 1));
        let grown = (SCISSORS.0 * sticker.size).min(SCISSORS.1);
        let down = match (sticker.cut.shape(), squares.is_some()) {
            (Outline::Disc | Outline::Hexagon, false) => 0.6 * BLADES * grown,
            (Outline::Square, _) | (_, true) => (middle.y + reach.y - last.y) - 1.5 * grown,
        };
        let grip = last + Vec2::new(-sticker.cut.half(), down);
        canvas.tool(
            &motifs::SCISSORS,
            Affine::translate(grip.to_vec2()) * Affine::rotate(FRAC_PI_2) * Affine::scale(grown),
        );
    }
}

impl StickerSketch {
    /// As large as the sheet allows.
    fn fitted(theme: &Theme, sheet: Rect) -> StickerSketch {
        let mut size = sheet.width().max(sheet.height());
        let mut sticker = StickerSketch::new(theme, size);
        // The bleed is never thinner than visible, so it is not a fixed share of a sticker.
        while size > 1.0 {
            let taken = sticker.pitch(theme) * (SHOWN - 1) as f64 + sticker.bounds();
            let (wide, high) = (taken.x + 2.0 * AROUND * size, taken.y + (2.0 * AROUND + BELOW) * size);
            if wide <= sheet.width() && high <= sheet.height() {
                break;
            }
            size *= (sheet.width() / wide).min(sheet.height() / high).min(0.995);
            sticker = StickerSketch::new(theme, size);
        }
        sticker
    }

    fn new(theme: &Theme, size: f64) -> StickerSketch {
        let pieces = &theme.pieces;
        let (share, style) = (size / pieces.sticker(), &pieces.sides[Side::White.index()]);
        let (cut, bleed) = (Contour::new(pieces.wood(), size), share * pieces.own_bleed());
        match ring_runs_off(theme, Side::White) {
            true => StickerSketch { size, bleed: bleed.max(LEAST), inset: 0.0, beyond: style.colour, cut },
            false => {
                let inset = (share * CLEAR_OF_CUT).max(LEAST);
                StickerSketch { size, bleed, inset, beyond: style.ground, cut }
            }
        }
    }

    /// Width and height with bleed.
    fn bounds(&self) -> Vec2 {
        self.cut.inset(-self.bleed).path().bounding_box().size().to_vec2()
    }

    /// Distance of neighbours.
    fn pitch(&self, theme: &Theme) -> Vec2 {
        let between = match theme.pieces.cut {
            PieceCut::Shape | PieceCut::Punch => BETWEEN * self.size,
            PieceCut::Squares | PieceCut::Strips => 0.0,
        };
        self.bounds() + Vec2::new(between, between)
    }
}

/// The size of the scissors.
const STRIP_SCISSORS: f64 = 0.5;

/// Three strips, with bleed to scale; scissors along the last one.
pub fn strips(canvas: &mut AssemblyCanvas<'_, '_>, sheet: Rect) {
    let theme = canvas.resources.theme;
    let [_, cover] = canvas.context.inks.covers;
    let inks = [PINK, canvas.context.inks.accent];
    canvas.sheet(sheet);
    let size = (0.215 * sheet.width()).min(0.26 * sheet.height());
    let strip = Strip::new(&theme.pieces, size);
    let grounds =
        Strip::new(&theme.pieces, theme.pieces.size).grounds(Affine::IDENTITY, [Colour::WHITE, Colour::WHITE, cover]);
    for (column, kind) in [-1.0, 0.0, 1.0].into_iter().zip(canvas.kinds().into_iter().cycle()) {
        let at = sheet.center() + Vec2::new(column * 0.3 * sheet.width(), 0.0);
        let here = Affine::translate(at.to_vec2());
        canvas.group(here * Affine::scale(size / theme.pieces.size), grounds.to_vec());
        flat_strip(canvas, strip, at, kind);
        // Panels are white, tabs are coloured.
        let (foot, end, wide) = (strip.panel.height, 2.0 * strip.half(), strip.panel.width);
        for (from, to, over) in [(-end, -foot, cover), (-foot, foot, Colour::WHITE), (foot, end, cover)] {
            canvas.clipped(here * Rect::new(-wide, from, wide, to).to_path(TOLERANCE), |canvas| {
                canvas.cut_line(here * strip.cut(), size, over, inks);
            });
        }
    }
    // Along the last one, from below.
    let grip = sheet.center() + Vec2::new(0.3 * sheet.width() + strip.panel.width / 2.0, 0.2 * sheet.height());
    canvas.tool(
        &motifs::SCISSORS,
        Affine::translate(grip.to_vec2()) * Affine::rotate(FRAC_PI_2) * Affine::scale(STRIP_SCISSORS),
    );
}
