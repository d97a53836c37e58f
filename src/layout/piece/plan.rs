//! A face, measured and not yet drawn: one large part, and below it a pair and lines of names.

use super::arrange::{BADGE, BEFORE_A_SQUARE, Company, Plate, RULE_OVERHANG, RULES, plate};
use super::badge::Badge;
use super::caption::{Mark, Part, row};
use super::contour::Contour;
use super::fit;
use super::shown::{Shown, Small};
use super::words::Word;
use crate::geom::{Affine, Point};
use crate::layout::animal::AnimalLook;
use crate::layout::studio::Studio;
use crate::rules::{KindId, Side};
use crate::scene::Colour;
use crate::theme::{Element, Emphasis, Numerals, Ring};
use crate::typeset::{Across, Down};

/// What a face is planned for.
#[derive(Debug, Clone, Copy)]
pub struct Press {
    /// Whose it is.
    pub side: Side,
    /// Millimetres to a unit of the designs, a tenth of their radius.
    pub unit: f64,
    /// Where it has room.
    pub room: Contour,
}

/// A planned face.
#[derive(Debug)]
pub struct Plan {
    /// Its parts, lowest first.
    pub marks: Vec<Mark>,
    /// Where its foot begins, in millimetres.
    pub foot: Option<f64>,
    /// Whether a photograph may fill the whole ring.
    pub filled: bool,
}

/// The visual size of a small picture, as a share of the em of the character it stands for.
const SMALL_PICTURE: f64 = 1.15;
/// Roman numerals are letters in a row: they want air.
const ROMAN_TRACKING: f64 = 0.05;
/// A character among names is finer than letters: it is set larger.
const CHARACTER_AS_NAME: f64 = 1.2;

impl Plan {
    /// Plans the face of a kind.
    pub fn new(studio: &mut Studio<'_>, kind: KindId, press: Press) -> Plan {
        let theme = studio.theme;
        let style = &theme.pieces.sides[press.side.index()];
        let shown = Shown::of(studio, kind);
        let company = Company {
            pair: !shown.pair.is_empty(),
            alone: shown.is_plate(),
            names: fit::lines(studio),
            emphasis: match theme.face.emphasis {
                Emphasis::Ruled if !shown.is_plate() => Emphasis::Plain,
                emphasis => emphasis,
            },
            foot: theme.pieces.sides.iter().any(|style| style.foot),
            halo: theme.pieces.sides.iter().any(|style| style.is_reversed() || style.ring == Ring::Scallop),
        };
        let plate = plate(company);
        let foot = plate.foot.filter(|_| style.foot).map(|y| y * press.unit);
        let bare = !company.pair && company.names == 0;
        let mut plan = Plan { marks: Vec::new(), foot, filled: bare || foot.is_some() };
        let (numeral, name) = match foot {
            Some(_) => (style.ground, style.ground),
            None => (style.colour, plain_ink(studio, press.side)),
        };
        let under = if foot.is_some() { style.colour } else { style.ground };
        plan.large(studio, kind, &shown, press, plate);
        plan.pair(studio, kind, &shown.pair, press, plate, (numeral, under));
        if company.emphasis == Emphasis::Ruled {
            plan.rules(press, plate, theme.board.least_line, numeral);
        }
        for (line, words) in shown.names.iter().enumerate() {
            // A name that two languages share stands between the places of two.
            let alone = shown.names.len() < company.names;
            let (em, baseline) = if alone { between(plate.names) } else { plate.names[line] };
            plan.names(studio, words, line, press, (em, baseline), name);
        }
        plan
    }

    /// How many times as large the room would have to be to hold it.
    pub fn fills(&self, room: Contour) -> f64 {
        self.marks.iter().map(|mark| mark.fills(room)).fold(0.0, f64::max)
    }

    fn large(&mut self, studio: &mut Studio<'_>, kind: KindId, shown: &Shown, press: Press, plate: Plate) {
        let theme = studio.theme;
        let middle = Point::new(0.0, plate.y * press.unit);
        let Some(word) = &shown.large else {
            self.marks.extend(picture(studio, kind, plate.size * press.unit, middle, press));
            return;
        };
        let em = fit::large_em(studio, word) * plate.size * press.unit;
        let colour = match word.element {
            Element::Glyph => plain_ink(studio, press.side),
            _ => theme.pieces.sides[press.side.index()].colour,
        };
        if let Some(label) = studio.label(word.face, &word.text, em, tracking(studio, word)) {
            let at = Affine::translate(middle.to_vec2()) * label.shift(Across::Middle, Down::Middle);
            self.marks.push(Mark::Words { label, at, colour });
        }
    }

    fn pair(
        &mut self,
        studio: &mut Studio<'_>,
        kind: KindId,
        pair: &[Small],
        press: Press,
        plate: Plate,
        (colour, under): (Colour, Colour),
    ) {
        let emphasis = studio.theme.face.emphasis;
        let gap = plate.pair.gap * plate.pair.numeral * press.unit;
        let (numeral, character) = (plate.pair.numeral * press.unit, plate.pair.character * press.unit);
        let mut parts = Vec::with_capacity(pair.len());
        for small in pair {
            match small {
                Small::Picture => {
                    let mark = picture(studio, kind, SMALL_PICTURE * character, Point::ZERO, press);
                    parts.extend(mark.map(|mark| Part::picture(mark, gap)));
                }
                Small::Word(word) => {
                    let em = if is_latin_numeral(studio, word) { numeral } else { character };
                    let square = if word.text.starts_with('鼠') { BEFORE_A_SQUARE } else { 0.0 };
                    let Some(label) = studio.label(word.face, &word.text, em, tracking(studio, word)) else { continue };
                    parts.push(if emphasis == Emphasis::Badge && word.element == Element::Numeral {
                        let badge = Badge::new(press.side, &label, BADGE.0 * numeral, BADGE.1);
                        Part::badge(label, badge, (colour, under), gap)
                    } else {
                        Part::words(label, colour, gap + square * numeral)
                    });
                }
            }
        }
        self.marks.extend(row(parts, Point::new(0.0, plate.pair.y * press.unit), false));
    }

    /// Rules above and below the numeral: one each for White, two for Black.
    fn rules(&mut self, press: Press, plate: Plate, least: f64, colour: Colour) {
        let Some(Mark::Words { label, .. }) = self.marks.last() else { return };
        let half = label.ink().width() / 2.0 + RULE_OVERHANG * press.unit;
        let count = match press.side {
            Side::White => 1,
            Side::Black => RULES.len(),
        };
        for (away, width) in RULES.into_iter().take(count) {
            for away in [-away, away] {
                let y = (plate.pair.y + away) * press.unit;
                let ends = [Point::new(-half, y), Point::new(half, y)];
                self.marks.push(Mark::Rule { ends, width: (width * press.unit).max(least), colour });
            }
        }
    }

    fn names(
        &mut self,
        studio: &mut Studio<'_>,
        words: &[Word],
        line: usize,
        press: Press,
        (em, baseline): (f64, f64),
        colour: Colour,
    ) {
        let (em, middle) = (em * press.unit, Point::new(0.0, baseline * press.unit));
        let share = fit::name_share(studio, words, line, em, middle, press);
        self.marks.extend(name_row(studio, words, em * share, middle, colour));
    }
}

/// A line of names, the middle of its baseline at `middle`.
pub fn name_row(studio: &mut Studio<'_>, words: &[Word], em: f64, middle: Point, colour: Colour) -> Vec<Mark> {
    let character = studio.theme.roles.character;
    let labels = words.iter().filter_map(|word| {
        let size = if word.face == character { CHARACTER_AS_NAME * em } else { em };
        studio.label(word.face, &word.text, size, 0.0)
    });
    row(labels.map(|label| Part::words(label, colour, 0.45 * em)).collect(), middle, true)
}

/// The place of one line instead of two.
fn between([(em, first), (_, second)]: [(f64, f64); 2]) -> (f64, f64) {
    (em, (first + second) / 2.0)
}

/// Tracking in ems.
pub fn tracking(studio: &Studio<'_>, word: &Word) -> f64 {
    let roman = word.element == Element::Numeral && studio.theme.face.numerals == Numerals::Roman;
    if roman { ROMAN_TRACKING } else { 0.0 }
}

fn is_latin_numeral(studio: &Studio<'_>, word: &Word) -> bool {
    word.element == Element::Numeral && studio.theme.face.numerals != Numerals::Chinese
}

/// The colour of words beside the numeral: the theme's ink, or on a dark ground the numeral's own.
fn plain_ink(studio: &Studio<'_>, side: Side) -> Colour {
    let style = &studio.theme.pieces.sides[side.index()];
    if style.is_reversed() { style.colour } else { studio.theme.colours.ink }
}

/// The kind's picture of a visual size in millimetres; none if it has none.
fn picture(studio: &mut Studio<'_>, kind: KindId, size: f64, at: Point, press: Press) -> Option<Mark> {
    let theme = studio.theme;
    let look = AnimalLook {
        // Smaller than on the board, so a little nearer to the weight it was drawn in.
        line_weight: (theme.board.line_weight + 1.0) / 2.0,
        ..AnimalLook::of_a_piece(theme, press.side, size)
    };
    let id = &theme.rules.kind(kind).id;
    // Beside a large numeral and a character a head is small, and its lines are as wide as on a large one.
    let crowded = theme.face.emphasis == Emphasis::Large && theme.face.show.contains(&Element::Character);
    let told = crowded.then_some(size);
    let edge = match told {
        Some(told) => studio.small_animal_edge(id, look, told)?,
        None => studio.animal_edge(id, look)?,
    };
    Some(Mark::Picture { at, look, told, edge })
}
