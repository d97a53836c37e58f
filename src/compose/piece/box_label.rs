//! Stickers for the box: a lid seal with the game's title, a name tag to write on. They look like the pieces that they are
//! printed beside.

use super::content::ElementWord;
use super::medallion::{Medal, named};
use super::{Sticker, medal_name, ringed};
use crate::canvas::LEFT_OPEN;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::fonts::FaceId;
use crate::geom::Point;
use crate::rules::Side;
use crate::scene::{Item, PathItem, Stroke};
use crate::theme::{Beside, Element, is_chinese};

/// A sticker for the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BoxLabel {
    /// Closes the lid: an animal and the game's title.
    LidSeal,
    /// Says whose pieces are in the bag: a word, and lines to write on.
    NameTag,
}

/// Distance between two lines to write on, in millimetres, and their width.
const WRITING: (f64, f64) = (6.5, 0.25);
/// How far a line to write on reaches, as a share of the width that the field has there.
const REACH: f64 = 0.84;
/// The lowest and the highest part of the field that has lines, as shares of its half height.
const LINES: (f64, f64) = (0.62, -0.2);

impl BoxLabel {
    /// Both, in the order in which they alternate.
    pub(super) const ALL: [BoxLabel; 2] = [BoxLabel::LidSeal, BoxLabel::NameTag];

    /// The name of its symbol, without the side.
    pub(super) fn name(self) -> &'static str {
        match self {
            BoxLabel::LidSeal => "lid-seal",
            BoxLabel::NameTag => "name-tag",
        }
    }
}

/// A label in the style of a side.
pub(super) fn box_label(resources: &mut Resources<'_>, label: BoxLabel, side: Side) -> Sticker {
    let theme = resources.theme;
    ringed(resources, side, |resources, cut, edge| {
        let medal = Medal { side, cut, safe: theme.pieces.safe, edge };
        let beside = Beside { name: true, ..Beside::default() };
        match label {
            BoxLabel::LidSeal => {
                // The strongest animal seals White's box, the weakest Black's: they are the pair of the legend.
                let kinds = theme.rules.strongest_first();
                let kind = if side == Side::White { kinds.first() } else { kinds.last() };
                let title = theme.title_in(theme.language());
                named(resources, kind.copied(), medal, beside, Some(word(title.to_owned(), theme.title_face(title))))
            }
            BoxLabel::NameTag => {
                let text = resources.say("name-tag", &[]);
                let face = if is_chinese(&text) { resources.chinese_face() } else { theme.roles.name };
                let lines = writing_lines(resources, &medal);
                [named(resources, None, medal, beside, Some(word(text, face))), lines].concat()
            }
        }
    })
}

fn word(text: String, face: FaceId) -> ElementWord {
    ElementWord { element: Element::Name, text, face }
}

/// As many lines to write on as there is room for, at least one, from the lowest.
fn writing_lines(resources: &Resources<'_>, medal: &Medal) -> Vec<Item> {
    let style = &resources.theme.pieces.sides[medal.side.index()];
    let least = if style.is_reversed() { LEFT_OPEN } else { resources.theme.board.least_line };
    let band = medal_name::Band::of(resources, medal);
    let (half, pitch) = (band.field.half(), WRITING.0);
    let rows = ((LINES.0 - LINES.1) * half / pitch) as usize;
    let heights = (0..=rows).map(|row| LINES.0 * half - row as f64 * pitch);
    let lines = heights.map(|y| {
        let reach = REACH * band.field.half_width(y);
        let line = [-reach, reach].map(|x| band.middle + Point::new(x, y).to_vec2());
        PathItem::stroked(polyline(&line, false), Stroke::round(style.colour, WRITING.1.max(least))).into()
    });
    lines.collect()
}
