//! A tag for a gift: by whom, for whom, when.

use super::blank::Blank;
use super::label::{HOLE, hole_ring, to_write};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::{polyline, rounded};
use crate::extras::panel::{Figure, PanelDraft, Role};
use crate::extras::papers::pair::{bravest, extremes};
use crate::extras::papers::palette::Palette;
use crate::extras::words::titles;
use crate::extras::writing_line::WritingLine;
use crate::geom::{BezPath, Circle, Point, Rect, Size};
use crate::rules::Side;
use crate::typeset::{Across, Down};

/// Its size, and how much of its upper corners is cut off.
pub const SIZE: Size = Size::new(46.0, 78.0);
pub const CORNER: f64 = 11.0;
/// The middle of its hole below the upper edge.
pub const HOLE_Y: f64 = 9.6;
/// How far the line around it stays away from the cut.
const LINE: f64 = 3.0;
/// The ground that the animal stands on, and its height.
const FLOOR: (f64, f64) = (34.0, 18.0);
/// The first line to write on, and from one to the next.
const LINES: (f64, f64) = (42.6, 9.0);

/// The outline so far inside the cut.
fn outline(inset: f64) -> BezPath {
    // A slanted edge that is as far inside as the straight ones meets them so much lower.
    let corner = CORNER + inset * std::f64::consts::SQRT_2;
    let (x0, y0, x1, y1) = (inset, inset, SIZE.width - inset, SIZE.height - inset);
    let along = corner - inset;
    let corners = [(x0 + along, y0), (x1 - along, y0), (x1, y0 + along), (x1, y1), (x0, y1), (x0, y0 + along)];
    polyline(&corners.map(Point::from), true)
}

/// A tag; its animal is the strongest or the bravest in turn.
pub fn tag(resources: &mut Resources<'_>, palette: &Palette, place: usize) -> Blank {
    let theme = resources.theme;
    let mut draft = PanelDraft::new(resources);
    let draw = &mut draft;
    draw.stroke(outline(LINE), palette.ink, 0.4);
    let middle = SIZE.width / 2.0;
    hole_ring(draw, palette, Point::new(middle, HOLE_Y));
    let (strong, brave) = (extremes(&theme.rules).map(|(strong, _)| strong), bravest(&theme.rules));
    let (kind, side, colour) = match place % 2 {
        0 => (strong, Side::Black, palette.figures),
        _ => (brave, Side::White, palette.second),
    };
    if let Some(kind) = kind {
        let (piece, room) = ((kind, side), Size::new(SIZE.width - 18.0, FLOOR.1));
        let foot = Point::new(middle, FLOOR.0);
        draw.figure(Figure { piece, foot, room, colour, mirrored: false, ground: palette.ground });
    }
    draw.rule((8.0, FLOOR.0), (SIZE.width - 8.0, FLOOR.0), palette.ink, 0.3);
    let (latin, chinese) = titles(draw.resources());
    let (title, tracking) = (chinese.clone().or(latin), if chinese.is_some() { 0.28 } else { 0.0 });
    if let Some(title) = title {
        let label = draw.fitted(Role::Title, &title.text, 4.4, tracking, SIZE.width - 14.0);
        draw.put(label.as_ref(), (middle, SIZE.height - 7.4), Across::Middle, Down::Middle, colour);
    }
    let on = match palette.is_dark() {
        true => {
            let plate = Palette::to_write_on(theme);
            let room = Rect::new(5.4, FLOOR.0 + 2.4, SIZE.width - 5.4, SIZE.height - 11.4);
            draw.fill(rounded(room, 1.2), plate.ground);
            plate
        }
        false => *palette,
    };
    let size = 3.9_f64.max(draw.resources().legibility().least.min(4.8));
    let words = ["gift-made", "gift-for", "gift-date"].map(|key| to_write(draw, key));
    let filled = [theme.gift.maker.as_str(), "", ""];
    let lines: Vec<WritingLine<'_>> = (0..words.len())
        .map(|place| WritingLine {
            words: &words[place],
            filled: filled[place],
            at: Point::new(7.0, LINES.0 + LINES.1 * place as f64),
            width: SIZE.width - 14.0,
            size,
            ink: on.ink,
        })
        .collect();
    WritingLine::draw(&lines, draw);
    Blank {
        outline: outline(0.0),
        holes: vec![Circle::new((middle, HOLE_Y), HOLE.0)],
        creases: Vec::new(),
        ground: palette.ground,
        ink: palette.ink,
        drawing: draft.finish(),
    }
}
