//! A sheet of strips for standing pieces.

use crate::art::motifs;
use crate::assembly::drawing::canvas::AssemblyCanvas;
use crate::assembly::drawing::canvas::PINK;
use crate::assembly::drawing::fold_pieces::flat_strip;
use crate::geom::{Affine, Rect, Shape, TOLERANCE, Vec2};
use crate::impose::stand_pages::Strip;
use crate::scene::Colour;
use std::f64::consts::FRAC_PI_2;

/// The size of the scissors.
const SCISSORS: f64 = 0.5;

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
        Affine::translate(grip.to_vec2()) * Affine::rotate(FRAC_PI_2) * Affine::scale(SCISSORS),
    );
}
