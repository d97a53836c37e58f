//! The name of an animal in a band of its piece's ring: along the top of a disc, straight on a square and a hexagon.

use super::content::ElementWord;
use super::medallion::{Medal, between};
use super::ring::TOOTH;
use crate::canvas::contour::Contour;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{polyline, toothed};
use crate::geom::{Affine, BezPath, Point};
use crate::motif::animal::to_be_coloured;
use crate::scene::{Group, Item, PathItem};
use crate::theme::{Outline, SideStyle};
use crate::typeset::Label;
use std::f64::consts::PI;

/// Width of the band at its widest, and height of its capitals, as shares of the visible diameter.
const BAND: (f64, f64) = (0.142, 0.126);
const CAPITALS: (f64, f64) = (0.070, 0.062);
/// From the capitals to the field.
const CLEAR: f64 = 0.014;
/// Tracking in ems, and where the name is long.
const TRACKING: (f64, f64) = (0.07, 0.02);
/// The longest name along a disc, as an angle, as the band narrows towards its ends; along a straight band, as a share of its width.
const LONGEST: f64 = 105.0 / 180.0 * PI;
const WIDEST: f64 = 0.86;
/// The height of capitals, in ems, and of characters.
const CAPITAL_EM: f64 = 0.645;

/// A ring that is wider at the top, and the field that it leaves.
pub(super) struct Band {
    /// The field, around (0, 0).
    pub field: Contour,
    /// Its middle on the piece.
    pub middle: Point,
    /// The width of the band, in millimetres.
    width: f64,
    capitals: f64,
}

impl Band {
    pub fn of(resources: &Resources<'_>, medal: &Medal) -> Band {
        let diameter = medal.diameter();
        let capitals = between(diameter, CAPITALS) * diameter;
        let ring = resources.theme.pieces.sides[medal.side.index()].ring;
        let tooth = if ring.is_toothed() { TOOTH.0 * medal.cut.half() / 10.0 } else { 0.0 };
        let least = medal.safe + capitals + CLEAR * diameter + tooth;
        let width = (between(diameter, BAND) * diameter).max(least);
        let ring = medal.cut.half() - medal.edge.inside.half();
        let deeper = ((width - ring) / 2.0).max(0.0);
        Band { field: medal.edge.inside.inset(deeper), middle: Point::new(0.0, deeper), width, capitals }
    }

    /// The band and a name in it. A light ring on dark ground and a set to be coloured have no band but the name.
    pub fn items(&self, resources: &mut Resources<'_>, medal: &Medal, name: Option<&ElementWord>) -> Vec<Item> {
        let theme = resources.theme;
        let style = &theme.pieces.sides[medal.side.index()];
        let bare = style.is_reversed() || to_be_coloured(theme);
        let mut items = Vec::new();
        if !bare {
            items.push(self.shape(medal, style));
        }
        let colour = if bare { style.colour } else { style.ground };
        let Some(word) = name else { return items };
        let text = word.text.to_uppercase();
        let middle = medal.cut.half() - medal.safe.max((self.width - self.capitals) / 2.0) - self.capitals / 2.0;
        let straight = medal.cut.shape() != Outline::Disc;
        let longest = if straight { WIDEST * 2.0 * medal.cut.half_width(middle) } else { LONGEST * middle };
        let mut em = self.capitals / CAPITAL_EM;
        let mut tracking = TRACKING.0;
        let mut letters = spelled(resources, word.face, &text, em, tracking);
        if length(&letters) > longest {
            tracking = TRACKING.1;
            letters = spelled(resources, word.face, &text, em, tracking);
        }
        if length(&letters) > longest {
            em *= longest / length(&letters);
            letters = spelled(resources, word.face, &text, em, tracking);
        }
        let half = length(&letters) / 2.0;
        let drawn = letters.into_iter().map(|(label, along)| {
            let own = Affine::translate((-label.advance() / 2.0, CAPITAL_EM * em / 2.0));
            let place = match straight {
                true => Affine::translate((along - half, -middle)),
                false => Affine::rotate((along - half) / middle) * Affine::translate((0.0, -middle)),
            };
            label.run_by(place * own, colour).into()
        });
        items.push(Group::picture(Affine::IDENTITY, drawn.collect(), word.text.clone()).into());
        items
    }

    /// What the ring has more at the top.
    fn shape(&self, medal: &Medal, style: &SideStyle) -> Item {
        let (colour, teeth) = (style.colour, style.ring.is_toothed());
        let unit = medal.cut.half() / 10.0;
        let outer = medal.edge.middle.unwrap_or(medal.cut);
        // The gaps between teeth reach beyond the middle of the ring.
        let outer = if teeth { outer.inset(0.5 * unit * (0.1 - style.ring_width)) } else { outer };
        match medal.cut.shape() {
            Outline::Disc => {
                let tooth = TOOTH.0 * unit;
                let hole = if teeth { toothed(self.field.inset(-tooth), tooth, TOOTH.1) } else { self.field.path() };
                PathItem::with_hole(outer.path(), Affine::translate(self.middle.to_vec2()) * hole, colour).into()
            }
            Outline::Square | Outline::Hexagon => {
                let y = medal.cut.half() - self.width;
                let mut path = Affine::FLIP_Y * outer.below(y);
                if teeth {
                    path.extend(hanging(outer.half_width(y), -y, TOOTH.0 * unit));
                }
                PathItem::filled(path, colour).into()
            }
        }
    }
}

/// Teeth that hang from a straight edge at this height, so far to either side.
fn hanging(half: f64, y: f64, depth: f64) -> BezPath {
    let count = (2.0 * half / TOOTH.1).round().max(4.0);
    let at = |place: f64| -half + 2.0 * half * place / count;
    let teeth = (0..count as usize).map(|tooth| tooth as f64);
    let points = teeth.flat_map(|tooth| [Point::new(at(tooth), y), Point::new(at(tooth + 0.5), y + depth)]);
    polyline(&points.chain([Point::new(half, y)]).collect::<Vec<_>>(), true)
}

fn length(letters: &[(Label, f64)]) -> f64 {
    letters.last().map_or(0.0, |(label, along)| along + label.advance() / 2.0)
}

/// The letters of a name with the middle of each along the line, kerned and tracked.
fn spelled(
    resources: &mut Resources<'_>,
    face: crate::fonts::FaceId,
    text: &str,
    em: f64,
    tracking: f64,
) -> Vec<(Label, f64)> {
    let mut letters = Vec::new();
    for (place, (at, letter)) in text.char_indices().enumerate() {
        let end = at + letter.len_utf8();
        let Some(so_far) = resources.label(face, &text[..end], em, 0.0) else { return letters };
        let Some(label) = resources.label(face, &text[at..end], em, 0.0) else { return letters };
        let middle = so_far.advance() - label.advance() / 2.0 + place as f64 * tracking * em;
        if !letter.is_whitespace() {
            letters.push((label, middle));
        }
    }
    letters
}
