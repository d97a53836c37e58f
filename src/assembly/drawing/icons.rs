//! The things to buy, with an icon of each in a box; and the sign of the age warning.

use super::canvas::AssemblyCanvas;
use crate::art::motifs::{GLUE, SCISSORS};
use crate::assembly::task::SheetTask;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::{Look, piece};
use crate::geom::{Affine, Circle, Point, Rect, Shape, Size, TOLERANCE, Vec2};
use crate::rules::Side;
use crate::scene::Colour;
use crate::typeset::Across;

/// A thing to buy.
pub struct Ware {
    /// Its drawing.
    pub draw: fn(&mut AssemblyCanvas<'_, '_>, Size, &SheetTask<'_>),
    /// Its name.
    pub name: String,
    /// Amount and purpose, in lines.
    pub more: String,
}

/// Two pieces of wood.
pub fn pieces(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    for (x, y) in [(0.36, 0.62), (0.62, 0.34)] {
        canvas.wood(Point::new(x * room.width, y * room.height), 10.6, 2.2);
    }
}

/// A sheet of stickers of both sides.
pub fn stickers(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let sheet = Rect::from_center_size((room.width / 2.0, room.height / 2.0), (10.6, 14.0));
    canvas.sheet(sheet);
    let kinds = canvas.kinds();
    for (place, &kind) in kinds.iter().cycle().take(6).enumerate() {
        let side = if place < 4 { Side::White } else { Side::Black };
        let by = Vec2::new((place % 2) as f64 - 0.5, (place / 2) as f64 - 1.0);
        let at = sheet.center().to_vec2() + Vec2::new(by.x * 4.9, by.y * 4.4);
        let items = piece(canvas.resources, kind, side, 3.9, Look::Normal);
        canvas.group(Affine::translate(at), items);
    }
}

/// Sheets of paper, as many as the board has, three at most.
pub fn paper(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, task: &SheetTask<'_>) {
    let count = task.facts.board.tiling.sheets().min(3) as i32;
    let size = match task.facts.board.tiling.landscape {
        true => (14.0, 10.0),
        false => (10.0, 13.4),
    };
    let step = Vec2::new(2.2, 0.0);
    let first = Point::new(room.width / 2.0, room.height / 2.0) - step * f64::from(count - 1) / 2.0;
    for place in 0..count {
        canvas.sheet(Rect::from_center_size(first + step * f64::from(place), size));
    }
}

/// A piece of card.
pub fn card(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, task: &SheetTask<'_>) {
    let board = task.facts.board.size;
    let scale = (13.0 / board.height).min(17.0 / board.width);
    let rect = Rect::from_center_size((room.width / 2.0 - 0.5, room.height / 2.0 - 0.5), board * scale);
    canvas.slab(rect, 1.3);
}

/// Scissors and a glue stick.
pub fn tools(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let scissors = Affine::translate((0.5 * room.width, 0.5 * room.height));
    canvas.tool(&SCISSORS, scissors * Affine::rotate(0.5) * Affine::scale(0.52));
    let tip = Affine::translate((0.84 * room.width, 0.98 * room.height));
    canvas.tool(&GLUE, tip * Affine::rotate(0.2) * Affine::scale(0.92));
}

/// A pencil of each of three colours.
pub fn pencil(canvas: &mut AssemblyCanvas<'_, '_>, room: Size, _: &SheetTask<'_>) {
    let colours = [Colour::Rgb(0x4F, 0x9A, 0x5B), Colour::Rgb(0xF4, 0x9A, 0x3C), Colour::Rgb(0x3F, 0x7F, 0xB5)];
    for (place, colour) in colours.into_iter().enumerate() {
        let at = Affine::translate((0.16 * room.width + 2.6 * place as f64, 0.62 * room.height + 1.9 * place as f64));
        canvas.pencil(at * Affine::rotate(-0.5) * Affine::scale(0.6), colour);
    }
}

/// Size of the age range's text, relative to the sign.
const SIGN: (f64, f64) = (0.66, 0.36);

/// A prohibition sign with the age range, our own drawing and not the official pictogram; `size` wide and high.
pub fn warning(canvas: &mut AssemblyCanvas<'_, '_>, size: f64) {
    let (accent, ink) = (canvas.context.inks.accent, canvas.context.inks.ink);
    let middle = Point::new(size / 2.0, size / 2.0);
    let (width, radius) = (0.075 * size, 0.46 * size);
    let ring = Circle::new(middle, radius).to_path(TOLERANCE);
    canvas.fill(ring.clone(), Colour::WHITE);
    let reach = radius * std::f64::consts::FRAC_1_SQRT_2;
    let ends = [Point::new(middle.x - reach, middle.y + reach), Point::new(middle.x + reach, middle.y - reach)];
    canvas.line(polyline(&ends, false), accent, width);
    canvas.line(ring, accent, width);
    // On top of the bar, which ends before it and would hide the dash.
    let sign = Rect::from_center_size(middle, (SIGN.0 * size, SIGN.1 * size));
    canvas.fill(sign.to_path(TOLERANCE), Colour::WHITE);
    canvas.figure("0–3", 1.07 * size, middle, Across::Middle, ink);
}
