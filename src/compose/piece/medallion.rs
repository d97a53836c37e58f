//! Medallions: the animal fills the piece; its strength and its character stand on the ring, as a mint mark does on a
//! coin, or below it in an exergue, and its name stands in a band of the ring.
//!
//! All measures are shares of the visible diameter. Those that come in pairs are for 18 mm and less and for 38 mm and
//! more; between, they go over evenly.

use super::animal_room::{
    ASIDE_OFF_BADGE, AnimalRoom, FILLED, FILLED_ABOVE_SEGMENT, FILLED_BESIDE_FIRST, FILLED_FOR_CRAYONS,
    FILLED_OFF_BADGE, MOST_ASIDE,
};
use super::content::{ElementWord, words};
use super::exergue::{self, Exergue};
use super::large_numeral::LargeNumeral;
use super::mark::{LEAST_CHARACTER, Mark, marks};
use super::medal_name;
use super::plan::{PixelPicture, made_of_pixels, tracking};
use super::ring::{self, Edge};
use super::segment::Segment;
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point};
use crate::motif::animal::{AnimalLook, to_be_coloured};
use crate::rules::{KindId, Side};
use crate::scene::{Group, Item};
use crate::theme::{Art, Beside, Element, Emphasis, Machine, Theme, Tones};
use crate::typeset::Label;

/// From the ring to the animal.
const CLEAR: (f64, f64) = (0.011, 0.011);
/// The same where what is to be coloured lies between.
const CLEAR_TO_BE_COLOURED: f64 = 0.019;
/// From a badge to a head beside it that is to be coloured.
const OFF_BADGE: f64 = 0.0145;
/// The same on a coin, where the line takes room from below.
const CLEAR_ON_COIN: f64 = 0.008;
/// The light around a small head, in millimetres.
const LIGHT_AROUND_SMALL: f64 = 0.3;

/// The size at which animals are drawn beside marks, as a share of the diameter: heads, and figures.
const HEAD: f64 = 0.68;
const FIGURE: f64 = 0.66;
/// The size of a head on small pieces, which have nothing but it and a badge.
const HEAD_OF_SMALL: f64 = 0.72;
/// The same beside a badge that comes first, or that must not lie on what is to be coloured: it keeps clear.
const HEAD_OFF_BADGE: f64 = 0.64;
/// The same beside a badge that comes first.
const HEAD_BESIDE_FIRST: f64 = 0.60;
/// The same above the segment of large print, and how far it stays clear of the chord.
const HEAD_ABOVE_SEGMENT: f64 = 0.8;
const CLEAR_OF_CHORD: f64 = 0.014;
/// Pieces with a smaller diameter, in millimetres, are small: numeral and animal have to be equally legible.
pub(super) const SMALL: f64 = 16.0;
/// What is left of it below a name, which would press a larger one.
const BELOW_A_NAME: f64 = 0.88;
/// Below this diameter, in millimetres, a piece with a character has no band: its name would be too small to be read.
const NAMED: f64 = 24.0;

/// A measure at a diameter in millimetres.
pub(super) fn between(diameter: f64, (small, large): (f64, f64)) -> f64 {
    small + (large - small) * ((diameter - 18.0) / 20.0).clamp(0.0, 1.0)
}

/// The piece that is drawn: its side, its cut and what is inside the ring.
pub(super) struct Medal {
    pub side: Side,
    pub cut: Contour,
    /// How far the line of safety lies inside the cut, in millimetres.
    pub safe: f64,
    pub edge: Edge,
}

impl Medal {
    pub fn diameter(&self) -> f64 {
        2.0 * self.cut.half()
    }

    /// Whether the name stands in a band of the ring.
    pub(super) fn has_band(&self, beside: Beside) -> bool {
        beside.name && !(beside.character && self.diameter() < NAMED)
    }

    /// Whether it is a small piece to be learnt from, whose strength and character stand below the animal: there is no
    /// room for two marks and a name.
    pub(super) fn is_primer(&self, beside: Beside) -> bool {
        beside.name && beside.character && !self.has_band(beside)
    }

    /// How what is listed stands beside an animal here.
    fn arranged(&self, theme: &Theme, beside: Beside) -> Beside {
        let legible = exergue::PRIMER_CHARACTER * self.diameter() >= LEAST_CHARACTER;
        let below = self.is_primer(beside) && legible && theme.face.art != Art::Seal;
        Beside { below: beside.below || below, ..beside }
    }

    /// The field inside ring and band, around (0, 0), and its middle on the piece.
    pub(super) fn field(&self, resources: &Resources<'_>, beside: Beside) -> (Contour, Point) {
        let band = self.has_band(beside).then(|| medal_name::Band::of(resources, self));
        band.map_or((self.edge.inside, Point::ZERO), |band| (band.field, band.middle))
    }

    /// The other side's piece with the same cut.
    pub(super) fn of_other_side(&self, theme: &Theme) -> Medal {
        let style = &theme.pieces.sides[(!self.side).index()];
        let edge = ring::ring(style, self.cut, theme.board.least_line, self.edge.around);
        Medal { side: !self.side, edge, ..*self }
    }

    pub fn measure(&self, pair: (f64, f64)) -> f64 {
        between(self.diameter(), pair) * self.diameter()
    }
}

/// The ring, and inside it an animal with what stands beside it; without a kind only the ring and its band.
pub(super) fn medallion(
    resources: &mut Resources<'_>,
    kind: Option<KindId>,
    medal: Medal,
    beside: Beside,
) -> Vec<Item> {
    let name = kind.filter(|_| beside.name).and_then(|kind| words(resources, kind, Element::Name).into_iter().next());
    named(resources, kind, medal, beside, name)
}

/// The same with this text in the band, if there is one.
pub(super) fn named(
    resources: &mut Resources<'_>,
    kind: Option<KindId>,
    medal: Medal,
    beside: Beside,
    name: Option<ElementWord>,
) -> Vec<Item> {
    let theme = resources.theme;
    let beside = medal.arranged(theme, beside);
    let style = &theme.pieces.sides[medal.side.index()];
    let band = medal.has_band(beside).then(|| medal_name::Band::of(resources, &medal));
    let field = medal.field(resources, beside);
    let (mut below, mut above) = (Vec::new(), Vec::new());
    if let Some(kind) = kind {
        let id = theme.rules.kind(kind).id.as_str();
        match made_of_pixels(resources, id) {
            Some(PixelPicture::Opaque) if !beside.large_rank => {
                let clip = Affine::translate(field.1.to_vec2()) * field.0.path();
                below.extend(resources.photograph(id, clip, style.ground));
            }
            // The ring cuts off the tesserae around a figure.
            None if theme.face.tones == Tones::Mosaic => {
                let inside = medal.edge.inside.path();
                above.extend(
                    animal(resources, kind, &medal, beside).map(|item| Group::clipped(inside, vec![item]).into()),
                );
            }
            // Pixels include their ground: it may be under the ring, not over it.
            Some(PixelPicture::CutOut) if !beside.large_rank => {
                below.extend(animal(resources, kind, &medal, beside));
            }
            Some(PixelPicture::Opaque | PixelPicture::CutOut) | None => {
                above.extend(animal(resources, kind, &medal, beside));
            }
        }
    }
    let exergue = beside.below.then(|| Exergue::of(resources, &medal, beside, field));
    let exergue = exergue.map_or_else(Vec::new, |exergue| exergue.items(resources, &medal, kind, beside));
    let band_items = band.iter().flat_map(|band| band.items(resources, &medal, name.as_ref())).collect::<Vec<_>>();
    let segment = Segment::of(resources, &medal, beside);
    let segment = segment.map_or_else(Vec::new, |segment| segment.items(resources, &medal, kind));
    let marks = kind.map_or_else(Vec::new, |kind| marks_of(resources, kind, &medal, beside));
    let aside = marks.iter().any(Mark::is_aside);
    let marks = marks.iter().flat_map(|mark| mark.draw(&medal, style.ground)).collect();
    let numeral = kind
        .filter(|_| beside.large_rank)
        .and_then(|kind| LargeNumeral::of(resources, kind, &medal).map(|numeral| numeral.item(resources, &medal)));
    let ring = medal.edge.beside_badge.filter(|_| aside).unwrap_or(medal.edge.items);
    [below, ring, exergue, band_items, numeral.into_iter().collect(), above, segment, marks].concat()
}

/// The marks on the ring: none where strength and character stand below the animal.
fn marks_of(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Vec<Mark> {
    match beside.below || Segment::of(resources, medal, beside).is_some() {
        true => Vec::new(),
        false => marks(resources, kind, medal, beside),
    }
}

/// The animal as large as its room. Both sides share one drawing, made for the smaller of their rooms, so that no line
/// becomes thinner than asked.
fn animal(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Option<Item> {
    let theme = resources.theme;
    let own = FittedAnimal::of(resources, kind, medal, beside)?;
    let other = FittedAnimal::of(resources, kind, &medal.of_other_side(theme), beside)?;
    let look = AnimalLook { size: own.size.min(other.size), ..own.look };
    let item =
        resources.shared_animal(&theme.rules.kind(kind).id, look, theme.pieces.sides[medal.side.index()].ground)?;
    let place = Affine::translate(own.at.to_vec2()) * Affine::scale(own.size / look.size);
    Some(Group::placed(place, vec![item]).into())
}

/// How far an animal on a coin stays clear of the ring: what is cut out of paper or engraved has a thin tail there, and
/// between a small head and a ring of its own darkness there has to be light.
fn clear_on_coin(theme: &Theme, diameter: f64) -> f64 {
    const LEAST: f64 = 0.21;
    let clear = CLEAR_ON_COIN * diameter;
    match theme.face.art {
        Art::PaperCut => clear.max(LEAST),
        Art::Line | Art::Woodcut if diameter < SMALL => LIGHT_AROUND_SMALL,
        Art::Line | Art::Woodcut | Art::Seal => clear,
    }
}

/// How far a small head stands above the foot, on which a larger one rests.
fn above_foot(theme: &Theme, side: Side, diameter: f64) -> f64 {
    let floats = theme.pieces.sides[side.index()].foot && theme.face.art.is_heads() && diameter < SMALL;
    if floats { LIGHT_AROUND_SMALL } else { 0.0 }
}

/// Whether the pieces are there to be coloured by hand: nothing between a head and what stands around it is too narrow
/// for a crayon.
pub(super) fn is_for_crayons(theme: &Theme) -> bool {
    to_be_coloured(theme) && theme.face.art.is_heads() && theme.cutter.machine != Machine::Laser
}

/// Whether heads keep clear of a badge beside them, rather than lie under it.
fn off_badge(theme: &Theme) -> bool {
    theme.face.emphasis == Emphasis::Badge || to_be_coloured(theme)
}

/// How an animal fills its room.
struct FittedAnimal {
    /// Its visual size in millimetres.
    size: f64,
    /// Its look at nearly that size.
    look: AnimalLook,
    /// Where its middle stands on the piece.
    at: Point,
}

impl FittedAnimal {
    fn of(resources: &mut Resources<'_>, kind: KindId, medal: &Medal, beside: Beside) -> Option<FittedAnimal> {
        let theme = resources.theme;
        let id = &theme.rules.kind(kind).id;
        let diameter = medal.diameter();
        let marks = marks_of(resources, kind, medal, Beside { rank: beside.rank && !beside.large_rank, ..beside });
        let mut field = medal.field(resources, beside);
        if is_for_crayons(theme) {
            // Both sides have one place for it, in the smaller of their rings.
            let other = medal.of_other_side(theme).field(resources, beside).0;
            field.0 = field.0.inset((field.0.half() - other.half()).max(0.0));
        }
        let (inside, middle) = match beside.large_rank {
            true => LargeNumeral::of(resources, kind, medal)?.animal,
            false => {
                // Nor beyond the line of safety.
                let safe = medal.cut.half() - medal.safe - field.1.to_vec2().hypot();
                let clear = match beside.below {
                    true => clear_on_coin(theme, diameter),
                    false if is_for_crayons(theme) => CLEAR_TO_BE_COLOURED * diameter,
                    false => medal.measure(CLEAR),
                };
                (field.0.inset(clear.max(field.0.half() - safe)), field.1)
            }
        };
        let above = above_foot(theme, medal.side, diameter);
        let ground = beside.below.then(|| Exergue::of(resources, medal, beside, field).ground - above);
        let mut look = AnimalLook::of_a_piece(theme, medal.side, 2.0 * inside.half());
        if beside.large_rank {
            look = AnimalLook { coat: theme.pieces.sides[medal.side.index()].ground, halo: true, ..look };
        }
        let name = format!("animal-{id}-{}-{diameter:.6}-{:.6}", medal.side, inside.half());
        let (common, is_head) = (if medal.has_band(beside) { BELOW_A_NAME } else { 1.0 }, theme.face.art.is_heads());
        let chord = Segment::of(resources, medal, beside).map(|segment| segment.chord - CLEAR_OF_CHORD * diameter);
        let filled = match off_badge(theme) {
            _ if chord.is_some() => FILLED_ABOVE_SEGMENT,
            _ if marks.iter().any(|mark| mark.comes_first()) => FILLED_BESIDE_FIRST,
            true if is_for_crayons(theme) => FILLED_FOR_CRAYONS,
            true => FILLED_OFF_BADGE,
            false => FILLED,
        };
        let (aside, marks) = (if off_badge(theme) { ASIDE_OFF_BADGE } else { MOST_ASIDE }, &marks);
        let off_marks = if is_for_crayons(theme) { OFF_BADGE * diameter } else { 0.0 };
        let field = inside;
        let room =
            AnimalRoom { field, middle, ground, marks, diameter, common, filled, aside, off_marks, is_head, chord };
        let [size, drawn, x, y] = resources.measures(&name, |resources| fitted_to(resources, id, look, &room))?;
        Some(FittedAnimal { size, look: AnimalLook { size: drawn, ..look }, at: Point::new(x, y) })
    }
}

/// The size at which an animal fills a room; the last size at which that was measured, and where it stands.
fn fitted_to(resources: &mut Resources<'_>, id: &str, look: AnimalLook, room: &AnimalRoom<'_>) -> Option<[f64; 4]> {
    let (mut size, mut drawn, mut at) = (look.size, look.size, Point::ZERO);
    // Lines do not grow with the picture: the second size is nearer.
    let common = match resources.theme.face.art.is_heads() {
        true if room.chord.is_some() => HEAD_ABOVE_SEGMENT,
        true if room.marks.iter().any(|mark| mark.comes_first()) => HEAD_BESIDE_FIRST,
        true if room.diameter < SMALL => HEAD_OF_SMALL,
        true if off_badge(resources.theme) => HEAD_OFF_BADGE,
        true => HEAD,
        false => FIGURE,
    };
    let common = room.common * room.diameter * common;
    for _ in 0..2 {
        drawn = size;
        let room = AnimalRoom { common: common / size, ..*room };
        let look = AnimalLook { size, ..look };
        let hull = resources.animal_hull(id, look)?;
        let fitted = room.fitted(&hull, || resources.animal_edge(id, look).unwrap_or_default());
        (size, at) = (size * fitted.scale, fitted.at);
    }
    Some([size, drawn, at.x, at.y])
}

/// A word as large as fits this height and width; numerals of all kinds have one size where they have one width.
pub(super) fn fitted(resources: &mut Resources<'_>, word: &ElementWord, (high, wide): (f64, f64)) -> Option<Label> {
    let tracking = tracking(resources, word);
    let ink = resources.label(word.face, &word.text, 1.0, tracking)?.ink();
    let em = (high / ink.height().max(0.1)).min(wide / ink.width().max(0.1));
    resources.label(word.face, &word.text, em, tracking)
}
