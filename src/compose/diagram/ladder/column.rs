//! The column: a piece, its numeral, its name and its traits per rung, return arrows at the right margin.

use super::lettering::{RungWords, TypeRole, figure, fitted, words};
use super::returns::{ArrowStyle, Return, bent, head, nested, put};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::canvas::DiagramCanvas;
use crate::compose::diagram::cutout::on_a_piece;
use crate::compose::diagram::{DrawnFigure, Look};
use crate::geom::{Affine, Point, Size, Vec2};
use crate::rulesheet::{Ladder, LadderArrow, Rung};
use crate::scene::{Colour, Group};
use crate::theme::is_chinese;
use crate::typeset::{Across, Down, Label};

/// Maximum width of a numeral, in ems.
const WIDEST_FIGURE: f64 = 0.9;

/// Extent of ideographs above and below their line, in ems.
const FULL_HEIGHT: (f64, f64) = (0.96, 0.1);
/// Gap between an ideographic name and the traits below it, in ems of these, for the same appearance as in other
/// languages.
const APART: f64 = 0.4;

/// The dimensions of a column, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ColumnMeasures {
    /// From one animal to the next.
    pub pitch: f64,
    /// A piece's size.
    pub disc: f64,
    /// Minimum font size, in millimetres per em.
    pub least: f64,
    /// Whether the arrows have their sentences, where these fit.
    pub sentences: bool,
}

impl ColumnMeasures {
    /// Font sizes of numeral, name and traits: they grow less than the rungs.
    fn ems(&self) -> (f64, f64, f64) {
        let share = (self.pitch / 7.0).min(1.0);
        let em = |base: f64, growth: f64| ((base + growth * self.pitch) * share).max(self.least);
        (em(2.07, 0.381), em(1.5, 0.193), em(1.13, 0.133))
    }
}

pub(super) fn column(
    resources: &mut Resources<'_>,
    ladder: &Ladder,
    wide: f64,
    measures: ColumnMeasures,
    look: Look,
    more: &[RungWords],
) -> DrawnFigure {
    let ColumnMeasures { pitch, disc, sentences, .. } = measures;
    let height = ladder.rungs.len() as f64 * pitch;
    let mut canvas = DiagramCanvas::new(resources, 1.0, look);
    let middle = |place: usize| (place as f64 + 0.5) * pitch;
    let place_of = |kind| ladder.rungs.iter().position(|rung| rung.kind == kind).map(middle);
    let all = ladder
        .exceptions
        .iter()
        .filter_map(|arrow| Some(Return { arrow, from: place_of(arrow.attacker)?, to: place_of(arrow.victim)? }));
    let scale = if look == Look::Large { 1.6 } else { (pitch / 11.0).clamp(0.85, 1.1) };
    let (_, _, trait_em) = measures.ems();
    let sentence = if sentences { (3.3 * scale).max(1.1 * trait_em) } else { trait_em };
    let hand = ArrowStyle { line: 0.5 * scale, corner: 2.2, head: 2.2 * scale, sentence };
    let returns = nested(all.collect(), 1.3 * hand.head);
    let lane = 1.6 * hand.sentence;
    let lanes = returns.len() as f64 * lane;
    let right = if returns.is_empty() { wide } else { wide - lanes - 3.2 * scale };
    let figures = figure_em(&mut canvas, ladder, measures);
    let mut ends = Vec::new();
    for (place, rung) in ladder.rungs.iter().enumerate() {
        if place > 0 {
            let y = place as f64 * pitch;
            let ends = [Point::new(disc + 2.4, y), Point::new(right, y)];
            let colour = canvas.context.inks.line.towards(Colour::WHITE, 0.35);
            canvas.ruled(polyline(&ends, false), colour, 0.2);
        }
        let end = self::rung(&mut canvas, rung, more.get(place), middle(place), right, (measures, figures));
        let alone = ladder.rungs.get(1).is_some_and(|next| next.strength < rung.strength);
        if place == 0 && alone && look == Look::Card {
            at_the_end(&mut canvas, &ladder.strongest, end, right, trait_em);
        }
        ends.push((rung.kind, end));
    }
    for (place, back) in returns.iter().enumerate() {
        // Shorter arrows are further in.
        let x = wide - 0.52 * hand.sentence - (returns.len() - 1 - place) as f64 * lane;
        let labelled = arrow(&mut canvas, back, right + 1.4, x, hand, sentences);
        // If the arrow is too short for its word, the word is at the arrow's start.
        if let (false, false, Some(at)) =
            (labelled, sentences, ends.iter().position(|end| end.0 == back.arrow.attacker))
        {
            let (_, end) = ends.remove(at);
            at_the_end(&mut canvas, &back.arrow.verb, end, right, trait_em);
        }
    }
    DrawnFigure { size: Size::new(wide.max(disc), height), items: canvas.finish() }
}

/// The size at which even the widest numeral keeps clear of the names: the same for all.
fn figure_em(canvas: &mut DiagramCanvas<'_, '_>, ladder: &Ladder, measures: ColumnMeasures) -> f64 {
    let (em, ..) = measures.ems();
    let mut widest = 0.0;
    for rung in &ladder.rungs {
        let number = figure(canvas, rung.strength);
        let label = words(canvas.resources, TypeRole::Figure, &number, em);
        widest = label.map_or(widest, |label| label.ink().width().max(widest));
    }
    if widest > WIDEST_FIGURE * em { em * WIDEST_FIGURE * em / widest } else { em }
}

/// A word at the end of a rung, if it keeps clear of the name.
fn at_the_end(canvas: &mut DiagramCanvas<'_, '_>, text: &str, name_end: Point, right: f64, em: f64) {
    let colour = canvas.context.inks.soft;
    if let Some(label) =
        words(canvas.resources, TypeRole::Trait, text, em).filter(|label| label.ink().width() + em < right - name_end.x)
    {
        canvas.push(label.run(Point::new(right, name_end.y), Across::Right, Down::Baseline, colour));
    }
}

/// One rung. Returns the end of its name.
fn rung(
    canvas: &mut DiagramCanvas<'_, '_>,
    rung: &Rung,
    more: Option<&RungWords>,
    y: f64,
    right: f64,
    (measures, figures): (ColumnMeasures, f64),
) -> Point {
    let ColumnMeasures { pitch, disc, .. } = measures;
    let (figure_em, name_em, gift_em) = measures.ems();
    let (accent, ink, soft) = (canvas.context.inks.accent, canvas.context.inks.ink, canvas.context.inks.soft);
    let piece = on_a_piece(canvas.resources, rung.kind, disc.min(pitch), canvas.context.look);
    let foot = Affine::translate((disc / 2.0, y + piece.size.height / 2.0));
    canvas.push(Group::placed(foot, piece.items));
    let number = figure(canvas, rung.strength);
    let figure_at = disc + 2.2 + 0.4 * figure_em;
    if let Some(number) = words(canvas.resources, TypeRole::Figure, &number, figures) {
        let at = Point::new(figure_at, y + 0.225 * figures);
        canvas.push(number.run(at, Across::Middle, Down::Baseline, accent));
    }
    let left = figure_at + 0.6 * figure_em;
    let chinese = rung.traits.iter().any(|text| is_chinese(text));
    let traits = rung.traits.join(if chinese { "；" } else { "; " });
    let traits = fitted(canvas.resources, TypeRole::Trait, &traits, gift_em, right - left);
    let (baseline, below) = if chinese {
        // Ideographs fill the whole line height, so the two lines need a larger gap.
        let (top, foot) = FULL_HEIGHT;
        let half = ((top + foot) * (name_em + gift_em) + APART * gift_em) / 2.0;
        (y - half + top * name_em, y + half - foot * gift_em)
    } else {
        let baseline = y + if traits.is_some() { -0.09 * name_em } else { 0.225 * name_em };
        (baseline, baseline + 0.2 * name_em + 0.92 * gift_em)
    };
    let mut x = left;
    let second = more.map_or("", |more| more.name.as_str());
    let reading = more.map_or("", |more| more.reading.as_str());
    let said = [
        (TypeRole::Name, rung.name.as_str(), name_em, ink),
        (TypeRole::SecondName, second, name_em, ink),
        (TypeRole::Sentence, reading, 0.85 * name_em, soft),
    ];
    for (role, text, em, colour) in said {
        if let Some(label) = fitted(canvas.resources, role, text, em, right - x) {
            canvas.push(label.run(Point::new(x, baseline), Across::Left, Down::Baseline, colour));
            x += label.ink().width() + 0.5 * name_em;
        }
    }
    if let Some(traits) = traits {
        let at = Point::new(left, below);
        canvas.push(traits.run(at, Across::Left, Down::Baseline, soft));
    }
    Point::new(x, baseline)
}

/// From the attacker out to the margin, along it, and back to the victim; its sentence runs upwards, or else its verb,
/// which ideographs write top to bottom. Returns whether the text fits.
fn arrow(
    canvas: &mut DiagramCanvas<'_, '_>,
    back: &Return<'_>,
    near: f64,
    x: f64,
    hand: ArrowStyle,
    sentences: bool,
) -> bool {
    let ink = canvas.context.inks.ink;
    let (from, to) = (Point::new(near, back.from), Point::new(near, back.to));
    let left = Vec2::new(-1.0, 0.0);
    let end = to - left * (0.7 * hand.head);
    let start = if back.arrow.mutual { from - left * (0.7 * hand.head) } else { from };
    let corners = [Point::new(x, from.y), Point::new(x, to.y)];
    let label = Along::new(canvas, back.arrow, hand, sentences);
    let room = (from.y - to.y).abs() - 2.0 * hand.corner - 3.0;
    let label = label.filter(|label| label.length() + 1.4 * hand.sentence < room);
    let labelled = label.is_some();
    match label {
        None => canvas.ruled(bent(&[start, corners[0], corners[1], end], hand.corner), ink, hand.line),
        Some(label) => {
            let middle = (from.y + to.y) / 2.0;
            let half = label.length() / 2.0 + 0.7 * hand.sentence;
            let sign = (from.y - to.y).signum();
            let (first, second) = (Point::new(x, middle + sign * half), Point::new(x, middle - sign * half));
            canvas.ruled(bent(&[start, corners[0], first], hand.corner), ink, hand.line);
            canvas.ruled(bent(&[second, corners[1], end], hand.corner), ink, hand.line);
            label.put(canvas, Point::new(x, middle), hand);
        }
    }
    head(canvas, to, left, hand);
    if back.arrow.mutual {
        head(canvas, from, left, hand);
    }
    labelled
}

/// The text along an arrow.
enum Along {
    /// It runs upwards.
    Turned(Label),
    /// Ideographs top to bottom.
    Stacked(Vec<Label>),
}

impl Along {
    fn new(
        canvas: &mut DiagramCanvas<'_, '_>,
        arrow: &LadderArrow,
        hand: ArrowStyle,
        sentences: bool,
    ) -> Option<Along> {
        let em = hand.sentence;
        if sentences {
            return words(canvas.resources, TypeRole::Sentence, &arrow.text, em).map(Along::Turned);
        }
        if is_chinese(&arrow.verb) {
            let letters = arrow.verb.chars().map(String::from);
            return letters
                .map(|letter| words(canvas.resources, TypeRole::Trait, &letter, em))
                .collect::<Option<_>>()
                .map(Along::Stacked);
        }
        words(canvas.resources, TypeRole::Trait, &arrow.verb, em).map(Along::Turned)
    }

    /// The length of the arrow that it takes.
    fn length(&self) -> f64 {
        match self {
            Along::Turned(label) => label.ink().width(),
            Along::Stacked(labels) => labels.iter().map(Along::pitch).sum(),
        }
    }

    /// Distance between ideographs.
    fn pitch(label: &Label) -> f64 {
        label.ink().height().max(label.ink().width()) * 1.1
    }

    /// Draws it on the arrow, centred here.
    fn put(&self, canvas: &mut DiagramCanvas<'_, '_>, at: Point, hand: ArrowStyle) {
        match self {
            Along::Turned(label) => put(canvas, label, Point::new(at.x + 0.24 * hand.sentence, at.y), -90.0),
            Along::Stacked(labels) => {
                let mut y = at.y - self.length() / 2.0;
                let ink = canvas.context.inks.ink;
                for label in labels {
                    let pitch = Along::pitch(label);
                    let middle = Point::new(at.x, y + pitch / 2.0);
                    canvas.push(label.run(middle, Across::Middle, Down::Middle, ink));
                    y += pitch;
                }
            }
        }
    }
}
