//! The exergue of a piece that is composed like a coin: a line on which the animal stands, and below it strength and
//! character. A small piece to be learnt from has one, too: its ring widens to it, and the animal keeps off it.

use super::arrange::BEFORE_A_SQUARE;
use super::content::{ElementWord, words};
use super::medallion::{Medal, SMALL};
use super::plan::tracking;
use super::ring::{runs_off, tooth};
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Point};
use crate::motif::animal::to_be_coloured;
use crate::rules::KindId;
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::{Beside, Element, Emphasis, Machine, Numerals, Outline, Ring, SideStyle, Theme};
use crate::typeset::{Across, Down, Label};

/// The height of the line, as a share of the apothem of the field, on a disc, a square and a hexagon.
const LINE_AT: [f64; 3] = [0.57, 0.58, 0.62];
/// How much lower it is where strengths are not emphasized: small words leave that to the animal, and more to a head.
const BELOW: (f64, f64) = (0.013, 0.045);
/// Where strengths are emphasized: how much higher it is, as a share of the same, and from the text to the ring.
const EMPHASIZED: (f64, f64) = (0.03, 0.012);
/// The same over Roman numerals, which are wide: higher up there is room for larger ones.
const OF_ROMAN: f64 = 0.17;
/// What is left of it on small pieces. On a foot the numeral may stand over the ring, which has the foot's colour.
const ON_SMALL: f64 = 0.95;
/// The width of the line as a share of the diameter, and at least in millimetres.
const LINE: f64 = 0.014;
const LEAST_LINE: f64 = 0.3;
/// From the line to the text and from the text to the ring, as shares of the diameter.
const CLEAR: (f64, f64) = (0.018, 0.006);
/// The greatest height of numerals, as a share of the diameter; that of characters relative to numerals, and the gap
/// between both.
const NUMERAL: f64 = 0.215;
const CHARACTER: f64 = 1.04;
const GAP: f64 = 0.30;
/// On a piece to be learnt from: the height of the exergue below the middle, from an animal to it, and from it to the
/// text, as shares of the diameter; how high a character is, and how much higher than its numeral: a learner has to
/// count its strokes.
const PRIMER: (f64, f64, f64) = (0.2755, 0.010, 0.0085);
pub(super) const PRIMER_CHARACTER: f64 = 0.182;
const OVER_NUMERAL: f64 = 1.22;
/// How much of the room below them words leave above instead: a corner that nearly touches the ring looks tight.
const SUNK: f64 = 0.4;
/// How far the ground stays away from the outermost line, whose ornaments reach over its edge, in millimetres.
const OFF_RING: f64 = 0.12;
/// How far a solid reaches under the ring of its colour, in millimetres, so that no seam shows.
const UNDER_RING: f64 = 0.2;

/// The exergue of a piece.
pub(super) struct Exergue {
    /// The field, around (0, 0), and its middle on the piece.
    field: Contour,
    middle: Point,
    /// The area for text: the field, but not beyond the line of safety.
    room: Contour,
    /// The height of the line on the piece, and its width; 0 where a solid begins in its place.
    line: f64,
    width: f64,
    /// How far down an animal reaches.
    pub ground: f64,
    /// From the line to the text.
    clear: f64,
    /// Whether all below the line is in the ring's colour.
    solid: bool,
    /// Whether the piece is to be learnt from: the strength is read first.
    primer: bool,
    diameter: f64,
}

impl Exergue {
    /// The exergue in this field; where no name runs along the ring, it takes the place of all but the ring's outermost
    /// line.
    pub fn of(resources: &Resources<'_>, medal: &Medal, beside: Beside, (field, middle): (Contour, Point)) -> Exergue {
        let diameter = medal.diameter();
        let style = &resources.theme.pieces.sides[medal.side.index()];
        let primer = medal.is_primer(beside);
        let passes_over = runs_off(style, medal.edge.around) && !to_be_coloured(resources.theme);
        let solid = style.foot || primer && passes_over;
        // A laser engraves the whole ring.
        let whole = beside.name || resources.theme.cutter.machine == Machine::Laser;
        let field = if whole { field } else { medal.edge.in_outermost };
        let share = match field.shape() {
            Outline::Disc => LINE_AT[0],
            Outline::Square => LINE_AT[1],
            Outline::Hexagon => LINE_AT[2],
        };
        let emphasized = is_emphasized(resources.theme);
        let clear = if emphasized { EMPHASIZED.1 } else { CLEAR.1 };
        let roman = resources.theme.face.numerals == Numerals::Roman;
        let share = match emphasized {
            _ if diameter < SMALL => ON_SMALL * share,
            _ if roman => share - OF_ROMAN,
            true => share - EMPHASIZED.0,
            false if resources.theme.face.art.is_heads() => share + BELOW.1,
            false => share + BELOW.0,
        };
        let width = (LINE * diameter).max(LEAST_LINE).max(resources.theme.board.least_line);
        let safe = medal.cut.half() - medal.safe - middle.y.abs();
        let room = field.inset((clear * diameter).max(field.half() - safe));
        if primer {
            // Its solid is one with the ring, in which the text may end.
            let (room, width) = if solid { (medal.cut.inset(medal.safe), 0.0) } else { (room, width) };
            let (line, clear) = (PRIMER.0 * diameter, PRIMER.2 * diameter);
            let ground = line - PRIMER.1 * diameter;
            return Exergue { field, middle, room, line, width, ground, clear, solid, primer, diameter };
        }
        // On a foot the text may come as near to the cut as is safe, and there is no line.
        let on_foot = style.foot && !beside.name && diameter < SMALL;
        let (room, width) = if on_foot { (field.inset(field.half() - safe), 0.0) } else { (room, width) };
        let (line, clear) = (middle.y + share * field.half(), CLEAR.0 * diameter);
        Exergue { field, middle, room, line, width, ground: line, clear, solid, primer, diameter }
    }

    /// The line, or, on a foot, the solid below it; and the words of a kind.
    pub fn items(
        &self,
        resources: &mut Resources<'_>,
        medal: &Medal,
        kind: Option<KindId>,
        beside: Beside,
    ) -> Vec<Item> {
        let style = &resources.theme.pieces.sides[medal.side.index()];
        let ink = if self.solid { style.ground } else { style.colour };
        let (solid, colour) = match self.solid {
            true => (self.field.inset(-under_ring(style, medal)), style.colour),
            false => (self.field.inset(OFF_RING), style.ground),
        };
        let below = Affine::translate(self.middle.to_vec2()) * solid.below(self.line - self.middle.y);
        let mut items: Vec<Item> = vec![PathItem::filled(below, colour).into()];
        if !self.solid {
            // On dark ground it ends before the ornaments, else on the solid.
            let over = if style.is_reversed() { -1.5 * self.width } else { self.width / 4.0 };
            let half = self.field.half_width(self.line - self.middle.y) + over;
            let mut line = BezPath::new();
            line.move_to((self.middle.x - half, self.line + self.width / 2.0));
            line.line_to((self.middle.x + half, self.line + self.width / 2.0));
            items.push(PathItem::stroked(line, Stroke::solid(style.colour, self.width)).into());
        }
        let Some(kind) = kind else { return items };
        let height = self.shared_height(resources, beside, medal);
        let (row, wide) = self.row(resources, kind, beside, height);
        let mut x = self.middle.x - wide / 2.0;
        let sunk = if self.primer { 1.0 } else { SUNK };
        let y = self.text_at(height) + sunk * self.room_below(resources, beside, height);
        let gap = self.gap(resources, kind, beside, height);
        for label in row {
            let ink_box = label.ink();
            items.push(label.run(Point::new(x + ink_box.width() / 2.0, y), Across::Middle, Down::Middle, ink).into());
            x += ink_box.width() + gap;
        }
        items
    }

    /// The middle of the text, below the line.
    fn text_at(&self, height: f64) -> f64 {
        self.line + self.width + self.clear + self.tallest(height) / 2.0
    }

    /// The height of what is highest beside numerals of this height.
    fn tallest(&self, height: f64) -> f64 {
        if self.primer { OVER_NUMERAL * height } else { height }
    }

    /// The height of numerals: emphasized ones, and those to be learnt, are equally high on both sides, whose rings leave different room.
    fn shared_height(&self, resources: &mut Resources<'_>, beside: Beside, medal: &Medal) -> f64 {
        let own = self.height(resources, beside, medal);
        if !is_emphasized(resources.theme) && !self.primer {
            return own;
        }
        let medal = medal.of_other_side(resources.theme);
        let field = medal.field(resources, beside);
        own.min(Exergue::of(resources, &medal, beside, field).height(resources, beside, &medal))
    }

    /// The height of numerals at which the words of all kinds fit.
    fn height(&self, resources: &mut Resources<'_>, beside: Beside, medal: &Medal) -> f64 {
        let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
        let name = format!("exergue-{}-{:.4}-{:.4}", medal.side, self.diameter, self.field.half());
        resources.measure(&name, |resources| {
            let most = if self.primer { PRIMER_CHARACTER / OVER_NUMERAL } else { NUMERAL };
            let (mut small, mut large) = (0.0, most * self.diameter);
            let mut fits = |height: f64| kinds.iter().all(|&kind| self.holds(resources, kind, beside, height));
            if fits(large) {
                return large;
            }
            for _ in 0..9 {
                let height = (small + large) / 2.0;
                if fits(height) { small = height } else { large = height }
            }
            small
        })
    }

    fn holds(&self, resources: &mut Resources<'_>, kind: KindId, beside: Beside, height: f64) -> bool {
        self.below(resources, kind, beside, height) >= 0.0
    }

    /// How far the words of every kind could stand lower, at most by half their height.
    fn room_below(&self, resources: &mut Resources<'_>, beside: Beside, height: f64) -> f64 {
        let kinds: Vec<KindId> = resources.theme.rules.kind_ids().collect();
        let room = kinds.into_iter().map(|kind| self.below(resources, kind, beside, height));
        room.fold(height / 2.0, f64::min).max(0.0)
    }

    /// How far the words of a kind could stand lower before a corner of them leaves the field; negative beyond it.
    fn below(&self, resources: &mut Resources<'_>, kind: KindId, beside: Beside, height: f64) -> f64 {
        let (_, wide) = self.row(resources, kind, beside, height);
        let bottom = self.text_at(height) - self.middle.y + self.tallest(height) / 2.0;
        let fits = |lower: f64| wide / 2.0 <= self.room.half_width(bottom + lower);
        if !fits(0.0) {
            return -1.0;
        }
        let (mut least, mut most) = (0.0, height);
        for _ in 0..6 {
            let lower = (least + most) / 2.0;
            if fits(lower) { least = lower } else { most = lower }
        }
        least
    }

    /// Character and numeral of a kind, or numeral and character to be learnt, and the width of both.
    fn row(&self, resources: &mut Resources<'_>, kind: KindId, beside: Beside, height: f64) -> (Vec<Label>, f64) {
        let character = if self.primer { OVER_NUMERAL } else { CHARACTER };
        let mut listed = [(beside.character, Element::Character, character), (beside.rank, Element::Numeral, 1.0)];
        if self.primer {
            listed.reverse();
        }
        let mut row = Vec::new();
        for (_, element, share) in listed.into_iter().filter(|(shown, ..)| *shown) {
            let word = words(resources, kind, element).into_iter().next();
            row.extend(word.and_then(|word| as_high(resources, &word, share * height)));
        }
        let wide = row.iter().map(|label| label.ink().width()).sum::<f64>();
        let gaps = row.len().saturating_sub(1) as f64 * self.gap(resources, kind, beside, height);
        (row, wide + gaps)
    }

    /// The gap between the words of a kind: that of a numeral before a square character looks narrower than it is.
    fn gap(&self, resources: &mut Resources<'_>, kind: KindId, beside: Beside, height: f64) -> f64 {
        let character = words(resources, kind, Element::Character).into_iter().next();
        let square = self.primer && beside.character && character.is_some_and(|word| word.text.starts_with('鼠'));
        (GAP + if square { BEFORE_A_SQUARE } else { 0.0 }) * height
    }
}

/// Whether strengths come first.
fn is_emphasized(theme: &Theme) -> bool {
    match theme.face.emphasis {
        Emphasis::Plain | Emphasis::Ruled => false,
        Emphasis::Badge | Emphasis::Large => true,
    }
}

/// How far the solid of a foot reaches under its ring: teeth leave gaps in it.
fn under_ring(style: &SideStyle, medal: &Medal) -> f64 {
    UNDER_RING + if let Ring::Teeth | Ring::Lobes = style.ring { tooth(style.ring, medal.cut) } else { 0.0 }
}

/// A word of this height.
fn as_high(resources: &mut Resources<'_>, word: &ElementWord, height: f64) -> Option<Label> {
    let tracking = tracking(resources, word);
    let ink = resources.label(word.face, &word.text, 1.0, tracking)?.ink();
    resources.label(word.face, &word.text, height / ink.height().max(0.1), tracking)
}
