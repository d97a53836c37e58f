//! The cards: one per animal on a tray, for learning the names; return arrows on the tray below them.

use super::lettering::{RungWords, TypeRole, figure, fitted, rows_of};
use super::returns::{ArrowStyle, Return, below};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::rounded;
use crate::compose::diagram::canvas::DiagramCanvas;
use crate::compose::diagram::token::{RADIUS, Token, token};
use crate::compose::diagram::{DrawnFigure, Look};
use crate::geom::{Point, Rect, Size};
use crate::motif::animal::AnimalLook;
use crate::rules::Side;
use crate::rulesheet::{Ladder, Rung};
use crate::scene::Colour;
use crate::theme::{Element, Tones};
use crate::typeset::{Across, Down};

/// The minimum width of a card in one row; the designed width, and its height.
const CARD: (f64, f64, f64) = (15.0, 20.6, 30.2);
/// Padding of the tray, and gap between cards.
const TRAY: (f64, f64) = (1.9, 1.0);
/// Corner radii of tray and cards.
const ROUND: (f64, f64) = (3.0, 1.7);

pub(super) fn cards(
    resources: &mut Resources<'_>,
    ladder: &Ladder,
    wide: f64,
    look: Look,
    more: &[RungWords],
) -> DrawnFigure {
    let (per_row, _) = rows_of(ladder.rungs.len(), wide - 2.0 * TRAY.0, CARD.0 + TRAY.1);
    let card = (wide - 2.0 * TRAY.0 - TRAY.1 * (per_row - 1) as f64) / per_row as f64;
    // Maximum size for few animals.
    let card = card.min(1.5 * CARD.1);
    let scale = card / CARD.1;
    let reading = more.iter().any(|more| !more.reading.is_empty());
    let tall = (CARD.2 - if reading { 0.0 } else { 3.0 }) * scale;
    let mut canvas = DiagramCanvas::new(resources, 1.0, look);
    let mut places = Vec::with_capacity(ladder.rungs.len());
    let lines = ladder.rungs.len().div_ceil(per_row);
    for line in 0..lines {
        let count = (ladder.rungs.len() - line * per_row).min(per_row) as f64;
        let left = (wide - count * card - (count - 1.0) * TRAY.1) / 2.0;
        let y = TRAY.0 + line as f64 * (tall + TRAY.1);
        places.extend((0..count as usize).map(|place| (line, Point::new(left + place as f64 * (card + TRAY.1), y))));
    }
    let bottom = TRAY.0 + lines as f64 * (tall + TRAY.1) - TRAY.1;
    // The tray is below everything, so its height is computed first.
    let mut arrows = DiagramCanvas::new(canvas.resources, 1.0, look);
    let hand = ArrowStyle { line: 0.45, corner: 1.8, head: 2.0, sentence: 3.2 };
    let place_of = |kind| ladder.rungs.iter().position(|rung| rung.kind == kind).map(|place| places[place]);
    let (mut returns, mut texts) = (Vec::new(), Vec::new());
    for arrow in &ladder.exceptions {
        match (place_of(arrow.attacker), place_of(arrow.victim)) {
            (Some((one, from)), Some((other, to))) if one == other && one + 1 == lines => {
                returns.push(Return { arrow, from: from.x + card / 2.0, to: to.x + card / 2.0 });
            }
            _ => texts.push(arrow.text.as_str()),
        }
    }
    let mut end = bottom;
    if !returns.is_empty() {
        end = below(&mut arrows, returns, bottom + 0.7, wide, hand);
    }
    for text in texts {
        if let Some(label) = fitted(arrows.resources, TypeRole::Sentence, text, hand.sentence, wide - 4.0) {
            end += 1.3 * hand.sentence;
            super::returns::put(&mut arrows, &label, Point::new(wide / 2.0, end), 0.0);
            end += 0.2 * hand.sentence;
        }
    }
    let over = arrows.finish();
    let size = Size::new(wide, end + TRAY.0);
    let tray = canvas.context.inks.line.towards(Colour::WHITE, 0.68);
    canvas.fill(rounded(size.to_rect(), ROUND.0), tray);
    for (place, rung) in ladder.rungs.iter().enumerate() {
        let at = places[place].1;
        let frame = Rect::from_origin_size(at, (card, tall));
        self::card(&mut canvas, rung, more.get(place), frame, scale);
    }
    for item in over {
        canvas.push(item);
    }
    DrawnFigure { size, items: canvas.finish() }
}

fn card(canvas: &mut DiagramCanvas<'_, '_>, rung: &Rung, more: Option<&RungWords>, frame: Rect, scale: f64) {
    let (ink, [white, black]) = (canvas.context.inks.ink, canvas.context.inks.owners);
    let outline = rounded(frame, ROUND.1);
    canvas.fill(outline.clone(), Colour::WHITE);
    canvas.ruled(outline, canvas.context.inks.line, 0.25);
    let (left, right) = (frame.x0 + 1.5 * scale, frame.x1 - 1.4 * scale);
    let number = figure(canvas, rung.strength);
    if let Some(number) = fitted(canvas.resources, TypeRole::Figure, &number, 5.0 * scale, 0.4 * frame.width()) {
        let at = Point::new(left, frame.y0 + 1.9 * scale);
        canvas.push(number.run(at, Across::Left, Down::Top, white));
    }
    if let Some(second) = more
        .and_then(|more| fitted(canvas.resources, TypeRole::SecondName, &more.name, 5.0 * scale, 0.5 * frame.width()))
    {
        let at = Point::new(right, frame.y0 + 1.2 * scale);
        canvas.push(second.run(at, Across::Right, Down::Top, black));
    }
    let reading = more.map_or("", |more| more.reading.as_str());
    let foot = frame.y1 - if reading.is_empty() { 2.2 } else { 5.2 } * scale;
    picture(canvas, rung, Point::new(frame.center().x, frame.y0 + 14.1 * scale), 12.6 * scale);
    let room = frame.width() - 2.0 * scale;
    if let Some(name) = fitted(canvas.resources, TypeRole::Name, &rung.name, 3.6 * scale, room) {
        canvas.push(name.run(Point::new(frame.center().x, foot), Across::Middle, Down::Baseline, ink));
    }
    if let Some(reading) = fitted(canvas.resources, TypeRole::Sentence, reading, 3.9 * scale, room) {
        let at = Point::new(frame.center().x, frame.y1 - 1.7 * scale);
        canvas.push(reading.run(at, Across::Middle, Down::Baseline, ink));
    }
}

/// The theme's picture in natural colours, or the piece of a kind without one.
fn picture(canvas: &mut DiagramCanvas<'_, '_>, rung: &Rung, at: Point, size: f64) {
    let theme = canvas.resources.theme;
    let id = theme.rules.kind(rung.kind).id.as_str();
    let grey = crate::motif::animal::to_be_coloured(theme);
    let look = AnimalLook {
        ink: canvas.context.inks.ink,
        coat: Colour::WHITE,
        tint: canvas.context.inks.accent,
        tones: if grey { Tones::Outline } else { Tones::Natural },
        halo: false,
        ..AnimalLook::of_a_piece(theme, Side::White, size)
    };
    let shows = theme.face.show.contains(&Element::Picture);
    if let Some(item) = shows.then(|| canvas.resources.shared_animal(id, look, Colour::WHITE)).flatten() {
        canvas.put(at, item);
        return;
    }
    let mut small = DiagramCanvas::new(canvas.resources, size / (2.0 * RADIUS), canvas.context.look);
    token(&mut small, Token { kind: rung.kind, side: Side::White, radius: RADIUS, badge: false }, Point::ZERO);
    for item in small.finish() {
        canvas.put(at, item);
    }
}
