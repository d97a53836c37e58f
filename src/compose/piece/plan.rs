//! A face, measured and not yet drawn: a main element, and below it a pair and lines of names.

use super::arrange::{BADGE, BEFORE_A_SQUARE, Company, Plate, RULE_OVERHANG, RULES, plate};
use super::caption::{Badge, FaceMark, MarkShape, row};
use super::content::{ElementWord, FaceContent, Small};
use super::face_area::FaceArea;
use super::{arc, fit};
use crate::art::Drawing;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point};
use crate::motif::animal::AnimalLook;
use crate::rules::{KindId, Side};
use crate::scene::Colour;
use crate::theme::{Element, Emphasis, Numerals, Ring};
use crate::typeset::{Across, Down};

/// The inputs of a plan.
#[derive(Debug, Clone, Copy)]
pub struct FaceSetting {
    /// Whose it is.
    pub side: Side,
    /// Millimetres per design unit, a tenth of the radius.
    pub unit: f64,
    /// The area of the face.
    pub room: FaceArea,
    /// The setting of its names.
    pub names: Names,
}

/// How the names of a face are set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// On straight lines below the rest.
    Straight,
    /// Along the edge, around the rest.
    Arc,
}

/// A planned face.
#[derive(Debug)]
pub struct FacePlan {
    /// Its parts, bottom to top.
    pub marks: Vec<FaceMark>,
    /// The top of its foot, in millimetres.
    pub foot: Option<f64>,
    /// Whether a photograph may fill the whole ring.
    pub filled: bool,
    /// The inner radius of names along the edge, in millimetres, if there are some.
    pub inner: Option<f64>,
    /// The top of the ground below text on a photograph, in millimetres.
    pub panel: Option<f64>,
    /// The x-height of its smallest name, in millimetres; infinite without a name in Latin letters.
    pub small_letters: f64,
    /// The area left by names along the edge.
    held: FaceArea,
}

/// The visual size of a small picture, relative to the font size of the character that it replaces.
const SMALL_PICTURE: f64 = 1.15;
/// Roman numerals need letter-spacing.
const ROMAN_TRACKING: f64 = 0.05;
/// An ideograph among names looks finer than letters: it is set larger.
const CHARACTER_AS_NAME: f64 = 1.2;

impl FacePlan {
    /// Plans the face of a kind.
    pub fn new(resources: &mut Resources<'_>, kind: KindId, setting: FaceSetting) -> FacePlan {
        let theme = resources.theme;
        let style = &theme.pieces.sides[setting.side.index()];
        let shown = FaceContent::of(resources, kind);
        let photograph = shown.large.is_none()
            && made_of_pixels(resources, &theme.rules.kind(kind).id) == Some(PixelPicture::Opaque);
        let on_arc = setting.names == Names::Arc;
        let inner = on_arc.then(|| arc::inner(resources, &shown.names, setting.room));
        let company = Company {
            pair: !shown.pair.is_empty(),
            alone: shown.is_plate(),
            names: if on_arc { 0 } else { fit::lines(resources) },
            emphasis: match theme.face.emphasis {
                Emphasis::Ruled if !shown.is_plate() => Emphasis::Plain,
                emphasis => emphasis,
            },
            foot: !on_arc && theme.pieces.sides.iter().any(|style| style.foot),
            halo: theme.pieces.sides.iter().any(|style| style.is_reversed() || style.ring == Ring::Scallop),
        };
        let plate = plate(company);
        let foot = plate.foot.filter(|_| style.foot).map(|y| y * setting.unit);
        let bare = !company.pair && company.names == 0;
        // Names along the edge need space below; with one above, too, the rest is centred.
        let lift = inner.filter(|_| shown.names.len() == 1).map_or(0.0, |inner| (setting.room.half() - inner) / 2.0);
        let panel = (photograph && foot.is_none()).then(|| panel(&shown, company, plate)).flatten();
        let mut plan = FacePlan {
            marks: Vec::new(),
            foot,
            filled: bare || foot.is_some() || photograph,
            inner,
            panel: panel.map(|y| y * setting.unit - lift),
            small_letters: f64::INFINITY,
            held: setting.room,
        };
        let (numeral, name) = match foot {
            Some(_) => (style.ground, style.ground),
            None => (style.colour, plain_ink(resources, setting.side)),
        };
        let under = if foot.is_some() { style.colour } else { style.ground };
        plan.large(resources, kind, &shown, setting, plate);
        // A single numeral on a photograph has a badge of its own.
        let badged = company.emphasis == Emphasis::Badge || (photograph && foot.is_none() && panel.is_none());
        plan.pair(resources, kind, &shown.pair, setting, plate, (numeral, under, badged));
        if company.emphasis == Emphasis::Ruled {
            plan.rules(setting, plate, theme.board.least_line, numeral);
        }
        if on_arc {
            plan.marks = plan.marks.into_iter().map(|mark| mark.moved(Point::new(0.0, -lift))).collect();
            let (marks, belts) = arc::arcs(resources, &shown.names, setting.room, name);
            plan.held = setting.room.without(belts);
            plan.marks.extend(marks);
            return plan;
        }
        for (line, words) in shown.names.iter().enumerate() {
            // A name shared by two languages is placed between the two lines.
            let alone = shown.names.len() < company.names;
            let (em, baseline) = if alone { between(plate.names) } else { plate.names[line] };
            plan.names(resources, words, line, setting, (em, baseline), name);
        }
        plan
    }

    /// The scale that its area would need to contain it.
    pub fn fills(&self) -> f64 {
        let rest = self.marks.iter().filter(|mark| !matches!(mark.shape, MarkShape::Arc { .. }));
        rest.map(|mark| mark.fills(self.held)).fold(0.0, f64::max)
    }

    fn large(
        &mut self,
        resources: &mut Resources<'_>,
        kind: KindId,
        shown: &FaceContent,
        setting: FaceSetting,
        plate: Plate,
    ) {
        let theme = resources.theme;
        let middle = Point::new(0.0, plate.y * setting.unit);
        let Some(word) = &shown.large else {
            let mark = picture(resources, kind, plate.size * setting.unit, setting).map(FaceMark::new);
            self.marks.extend(mark.map(|mark| mark.moved(middle)));
            return;
        };
        let em = fit::large_em(resources, word) * plate.size * setting.unit;
        let colour = match word.element {
            Element::Glyph => plain_ink(resources, setting.side),
            _ => theme.pieces.sides[setting.side.index()].colour,
        };
        if let Some(label) = resources.label(word.face, &word.text, em, tracking(resources, word)) {
            let at = Affine::translate(middle.to_vec2()) * label.shift(Across::Middle, Down::Middle);
            self.marks.push(FaceMark { shape: MarkShape::Words { label, colour }, at });
        }
    }

    fn pair(
        &mut self,
        resources: &mut Resources<'_>,
        kind: KindId,
        pair: &[Small],
        setting: FaceSetting,
        plate: Plate,
        (colour, under, badged): (Colour, Colour, bool),
    ) {
        let gap = plate.pair.gap * plate.pair.numeral * setting.unit;
        let (numeral, character) = (plate.pair.numeral * setting.unit, plate.pair.character * setting.unit);
        let mut parts = Vec::with_capacity(pair.len());
        for small in pair {
            match small {
                Small::Picture => {
                    let mark = picture(resources, kind, SMALL_PICTURE * character, setting);
                    parts.extend(mark.map(|mark| (mark, gap)));
                }
                Small::Word(word) => {
                    let em = if is_latin_numeral(resources, word) { numeral } else { character };
                    let square = if word.text.starts_with('鼠') { BEFORE_A_SQUARE } else { 0.0 };
                    let Some(label) = resources.label(word.face, &word.text, em, tracking(resources, word)) else {
                        continue;
                    };
                    parts.push(if badged && word.element == Element::Numeral {
                        let badge = Badge::new(setting.side, &label, BADGE.0 * numeral, BADGE.1);
                        (MarkShape::Badge { label, badge, colours: (colour, under) }, gap)
                    } else {
                        (MarkShape::Words { label, colour }, gap + square * numeral)
                    });
                }
            }
        }
        self.marks.extend(row(parts, Point::new(0.0, plate.pair.y * setting.unit), false));
    }

    /// Rules above and below the numeral: one each for White, two for Black.
    fn rules(&mut self, setting: FaceSetting, plate: Plate, least: f64, colour: Colour) {
        let Some(FaceMark { shape: MarkShape::Words { label, .. }, .. }) = self.marks.last() else { return };
        let half = label.ink().width() / 2.0 + RULE_OVERHANG * setting.unit;
        let count = match setting.side {
            Side::White => 1,
            Side::Black => RULES.len(),
        };
        for (away, width) in RULES.into_iter().take(count) {
            for away in [-away, away] {
                let y = (plate.pair.y + away) * setting.unit;
                let ends = [Point::new(-half, y), Point::new(half, y)];
                let width = (width * setting.unit).max(least);
                self.marks.push(FaceMark::new(MarkShape::Rule { ends, width, colour }));
            }
        }
    }

    fn names(
        &mut self,
        resources: &mut Resources<'_>,
        words: &[ElementWord],
        line: usize,
        setting: FaceSetting,
        (em, baseline): (f64, f64),
        colour: Colour,
    ) {
        let (em, middle) = (em * setting.unit, Point::new(0.0, baseline * setting.unit));
        let share = fit::name_share(resources, words, line, em, middle, setting);
        for word in words.iter().filter(|word| word.text.chars().any(char::is_lowercase)) {
            self.small_letters = self.small_letters.min(em * share * arc::x_height(resources, word.face));
        }
        self.marks.extend(name_row(resources, words, em * share, middle, colour));
    }
}

/// The top of the text on a photograph: a single numeral has a badge instead.
fn panel(shown: &FaceContent, company: Company, plate: Plate) -> Option<f64> {
    match (company.pair, company.names) {
        (false, 0) => None,
        (false, _) => Some(plate.names[0].1 - 0.95 * plate.names[0].0),
        (true, 0) if matches!(&shown.pair[..], [Small::Word(word)] if word.element == Element::Numeral) => None,
        (true, _) => Some(plate.pair.y - 0.5 * plate.pair.numeral.max(plate.pair.character)),
    }
}

/// The kind of pixel image that shows a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PixelPicture {
    /// A photograph, which is clipped by the piece's outline.
    Opaque,
    /// A subject on transparent ground.
    CutOut,
}

/// The kind of pixel image that shows a kind; `None` for a vector picture.
pub fn made_of_pixels(resources: &mut Resources<'_>, kind: &str) -> Option<PixelPicture> {
    match &*resources.drawing(kind)? {
        Drawing::Paths { .. } => None,
        Drawing::Pixels { alpha: None, .. } => Some(PixelPicture::Opaque),
        Drawing::Pixels { alpha: Some(_), .. } => Some(PixelPicture::CutOut),
    }
}

/// A line of names with its baseline centred at `middle`.
pub fn name_row(
    resources: &mut Resources<'_>,
    words: &[ElementWord],
    em: f64,
    middle: Point,
    colour: Colour,
) -> Vec<FaceMark> {
    let character = resources.theme.roles.character;
    let labels = words.iter().filter_map(|word| {
        let size = if word.face == character { CHARACTER_AS_NAME * em } else { em };
        resources.label(word.face, &word.text, size, 0.0)
    });
    row(labels.map(|label| (MarkShape::Words { label, colour }, 0.45 * em)).collect(), middle, true)
}

/// The position of one line instead of two.
fn between([(em, first), (_, second)]: [(f64, f64); 2]) -> (f64, f64) {
    (em, (first + second) / 2.0)
}

/// Tracking in ems.
pub fn tracking(resources: &Resources<'_>, word: &ElementWord) -> f64 {
    let roman = word.element == Element::Numeral && resources.theme.face.numerals == Numerals::Roman;
    if roman { ROMAN_TRACKING } else { 0.0 }
}

fn is_latin_numeral(resources: &Resources<'_>, word: &ElementWord) -> bool {
    word.element == Element::Numeral && resources.theme.face.numerals != Numerals::Chinese
}

/// The colour of text beside the numeral: the theme's ink, or on a dark ground the numeral's own.
fn plain_ink(resources: &Resources<'_>, side: Side) -> Colour {
    let style = &resources.theme.pieces.sides[side.index()];
    if style.is_reversed() { style.colour } else { resources.theme.colours.ink }
}

/// The kind's picture of a visual size in millimetres; none if it has none.
fn picture(resources: &mut Resources<'_>, kind: KindId, size: f64, setting: FaceSetting) -> Option<MarkShape> {
    let theme = resources.theme;
    let look = AnimalLook {
        // Smaller than on the board, so nearer to its designed weight.
        line_weight: (theme.board.line_weight + 1.0) / 2.0,
        ..AnimalLook::of_a_piece(theme, setting.side, size)
    };
    let id = &theme.rules.kind(kind).id;
    // Beside a large numeral and a character a head is small, with the line widths of a large one.
    let crowded = theme.face.emphasis == Emphasis::Large && theme.face.show.contains(&Element::Character);
    let drawn_for = crowded.then_some(size);
    let edge = match drawn_for {
        Some(drawn_for) => resources.small_animal_edge(id, look, drawn_for)?,
        None => resources.animal_edge(id, look)?,
    };
    Some(MarkShape::Picture { look, drawn_for, edge })
}
