//! The calibration page: measuring it shows how a printer distorts pages.
//!
//! All content within the frame is positioned relative to the centre of the sheet, so one arrangement serves every
//! paper that is large enough, and a shorter one smaller papers. The sheet is folded in half through the centre, and
//! the crease is read there.

mod canvas;
mod card;
mod crease;
mod edges;
mod fine;
mod folding;
mod foot;
mod frame;
mod small;
mod tones;

use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::geom::{Point, Rect, Size};
use crate::language::Argument;
use crate::scene::Page;
use crate::theme::printer::crosses;
use crate::typeset::Span;
use canvas::{CalibrationCanvas, INK};

/// The minimum sheet for the whole page, in portrait orientation. A smaller one has only the parts for distortion and
/// margins.
const WHOLE: Size = Size::new(210.0, 275.0);
/// From the centre of the sheet to the left and right edges of the content.
const REACH: (f64, f64) = (75.0, 77.0);
/// The title, millimetres per em.
const TITLE: f64 = 7.4;
/// The vertical distances of the crosses for the minimum and the maximum row spacing.
const CLOSE_AND_EASY: (f64, f64) = (230.0, 250.0);

/// The calibration page of the theme's paper, in the theme's language.
///
/// Fails if the paper is too small.
pub fn page(resources: &mut Resources<'_>) -> Result<Page, LayoutError> {
    let theme = resources.theme;
    let sheet = Size::new(theme.paper.short, theme.paper.long);
    let holds = |least: Size| sheet.width >= least.width && sheet.height >= least.height;
    if !holds(small::LEAST) {
        return Err(LayoutError::PaperTooSmall { paper: theme.paper.name.clone(), least: small::LEAST });
    }
    let name = resources.say("calibration-title", &[]);
    let mut canvas = CalibrationCanvas::new(resources);
    match holds(WHOLE) {
        true => full_page(&mut canvas, sheet),
        false => small::draw(&mut canvas, sheet, crosses(sheet)),
    }
    Ok(Page::untrimmed("calibration", name, sheet, canvas.finish()))
}

/// Every part of the page.
fn full_page(canvas: &mut CalibrationCanvas, sheet: Size) {
    let marks = crosses(sheet);
    let middle = marks.center();
    let (close, easy) = CLOSE_AND_EASY;
    let ease = ((marks.height() - close) / (easy - close)).clamp(0.0, 1.0);
    let (left, right) = (middle.x - REACH.0, middle.x + REACH.1);
    let first = middle.y - 93.0 - 10.0 * ease;
    let third = middle.y + 36.0 + 4.5 * ease;
    let last = third + 37.0 + 3.0 * ease;

    let [title, how] = heading(canvas);
    let wide = canvas.text(title, TITLE, f64::INFINITY, (left, first - 6.0));
    canvas.text(how, 3.4, f64::INFINITY, (left + wide + 4.0, first - 6.0));
    frame::draw(canvas, marks);
    edges::draw(canvas, sheet);
    card::draw(canvas, Point::new(left, first), marks.size());
    fine::draw(canvas, Rect::new(right - 49.0, first, right, middle.y - 12.0));
    crease::draw(canvas, middle, (left, right));
    edges::explain(canvas, Rect::new(middle.x + 16.0, middle.y + 13.0, right, third));
    tones::draw(canvas, Rect::new(left, third, right, last));
    foot::draw(canvas, Rect::new(left, last, right, marks.y1), &foot::LONG);
}

/// The title, and the text with the paper and how to print it.
fn heading(canvas: &mut CalibrationCanvas) -> [Span; 2] {
    let how = [canvas.resources.theme.paper.name.clone(), canvas.say("full-size", &[])].join(" · ");
    [Span::bold(canvas.say("calibration-title", &[]), INK), Span::plain(how, INK)]
}

/// The distances of the crosses for a message, in millimetres.
fn distances(apart: Size) -> [(&'static str, Argument); 2] {
    [("across", apart.width), ("down", apart.height)].map(|(name, mm)| (name, Argument::Text(crate::geom::plain(mm))))
}
