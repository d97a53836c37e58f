//! The cards: a picture of each step, its number, its text. Card heights follow from the text; the remaining height
//! goes to the pictures, all equally high.

use super::drawing::{AssemblyCanvas, picture};
use super::step::Step;
use super::task::{SheetTask, even};
use crate::compose::diagram::{Band, Look};
use crate::compose::sheet::{Typesetter, moved};
use crate::geom::{Affine, Rect, Size};
use crate::scene::{Group, Item, Use};
use crate::typeset::Paragraph;

/// Gutters between columns and rows, gap from a picture to its text, width of the numbers.
const COLUMN_GAP: f64 = 8.0;
const ROW_GAP: f64 = 5.5;
const BELOW_PICTURE: f64 = 2.2;
const NUMBERS: f64 = 6.4;
/// Minimum and maximum height of pictures.
const PICTURE: (f64, f64) = (31.0, 60.0);
/// How much narrower text may be set to avoid a last line of one word: in a column, in a wide card.
const NARROWEST: (f64, f64) = (0.76, 0.5);
/// Steps of font size reduction if the pictures would be too low.
const SHARES: [f64; 3] = [1.0, 0.95, 0.9];

/// The text of a card.
struct Card {
    step: Step,
    /// Its column's left edge and width.
    left: f64,
    width: f64,
    /// The number on its plate.
    number: Vec<Item>,
    text: Paragraph,
}

/// All cards with their texts, before the height of the pictures is known.
pub struct Cards {
    rows: Vec<Vec<Card>>,
    height: f64,
    /// Maximum height of pictures, in millimetres.
    pub pictures: f64,
}

/// Sets the cards' texts for this space; `None` if `roomy` and the pictures would be too low.
pub fn cards(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, room: Size, roomy: bool) -> Option<Cards> {
    let least = PICTURE.0 * task.scale;
    let (mut rows, mut pictures) = (Vec::new(), 0.0);
    for share in SHARES {
        rows = worded(typesetter, task, room.width, share);
        pictures = (room.height - without_pictures(task, &rows)) / rows.len() as f64;
        if pictures >= least {
            break;
        }
    }
    let fits = !roomy || pictures >= least;
    fits.then(|| Cards { rows, height: room.height, pictures: pictures.min(PICTURE.1) })
}

/// The height of texts and gaps.
fn without_pictures(task: &SheetTask<'_>, rows: &[Vec<Card>]) -> f64 {
    let words: f64 = rows.iter().map(|row| words_height(row) + BELOW_PICTURE).sum();
    words + ROW_GAP * task.scale * rows.len().saturating_sub(1) as f64
}

impl Cards {
    /// Draws them with pictures of this height, from the upper left corner of their space.
    pub fn draw(self, typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, high: f64) -> Vec<Item> {
        // The remaining height goes between the rows.
        let left = self.height - without_pictures(task, &self.rows) - high * self.rows.len() as f64;
        let gap = ROW_GAP * task.scale + left / self.rows.len() as f64;
        let (mut items, mut y) = (Vec::new(), 0.0);
        for row in self.rows {
            let words = words_height(&row);
            for card in row {
                let panel = Size::new(card.width, high);
                items.push(moved(self::panel(typesetter, task, card.step, panel), (card.left, y)));
                let below = y + high + BELOW_PICTURE;
                items.push(moved(card.number, (card.left, below)));
                items.extend(card.text.draw((card.left + NUMBERS, below)));
            }
            y += high + BELOW_PICTURE + words + gap;
        }
        items
    }
}

/// Which steps have a row of their own, two columns wide. With an odd number the first; with four the first and the
/// last, so that there are three rows and no picture is higher than wide.
fn alone(place: usize, steps: usize) -> bool {
    match place {
        0 => steps % 2 == 1 || steps == 4,
        3 => steps == 4,
        _ => false,
    }
}

/// The rows of cards.
fn worded(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64, share: f64) -> Vec<Vec<Card>> {
    let half = (width - COLUMN_GAP) / 2.0;
    let setting = task.text(typesetter, share);
    let gap = if task.ideographic() { "\u{2003}" } else { "\u{2002}" };
    let (mut rows, theme): (Vec<Vec<Card>>, _) = (Vec::new(), typesetter.resources.theme);
    for (place, &step) in task.steps.iter().enumerate() {
        let alone = alone(place, task.steps.len());
        let second = !alone && rows.last().is_some_and(|row| row.len() == 1 && row[0].width <= half);
        let left = if second { half + COLUMN_GAP } else { 0.0 };
        let (width, narrowest) = if alone { (width, NARROWEST.1) } else { (half, NARROWEST.0) };
        let rise = setting.ascent * setting.size;
        let number = typesetter.plate(&(place + 1).to_string(), setting.size, rise, Look::Normal);
        let mut spans = vec![task.strong(typesetter, &step.title(task))];
        spans.extend(task.spans(typesetter, &format!("{gap}{}", step.text(task, theme))));
        let (text, _) = even(typesetter, &spans, width - NUMBERS, &setting, (narrowest, 0.04));
        let card = Card { step, left, width, number, text };
        match rows.last_mut() {
            Some(row) if second => row.push(card),
            Some(_) | None => rows.push(vec![card]),
        }
    }
    rows
}

/// The height of a row's text: the maximum of its cards.
fn words_height(row: &[Card]) -> f64 {
    row.iter().map(|card| card.text.height()).fold(0.0, f64::max)
}

/// A picture on its ground; pictures shared by all languages are drawn once. In large print it is drawn small and
/// scaled up, with its figures and lines.
pub fn panel(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, step: Step, size: Size) -> Vec<Item> {
    let mut canvas = AssemblyCanvas::new(typesetter.resources);
    let enlarged = task.legible.drawings;
    canvas.context.enlarged = enlarged;
    picture(&mut canvas, step, size / enlarged, task);
    let inks = canvas.context.inks;
    let mut drawn = canvas.finish();
    if enlarged != 1.0 {
        drawn = vec![Group::placed(Affine::scale(enlarged), drawn).into()];
    }
    let edge = Rect::from_origin_size((0.0, 0.0), size);
    let look = if task.legible.is_large() { Look::Large } else { Look::Normal };
    let mut items = Band::of(typesetter.resources.theme, look).panel(edge, inks.ground, inks.rim);
    let symbol = typesetter.resources.same(&format!("panel-{step:?}"), edge, drawn);
    let drawn = vec![Use { symbol, transform: Affine::IDENTITY }.into()];
    items.push(Group::picture(Affine::IDENTITY, drawn, step.title(task)).into());
    items
}
