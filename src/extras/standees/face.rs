//! What is printed on a figure of card: its ground, its picture, and its strength and its name on the foot.

use super::card::BLEED;
use super::picture::{PictureInk, StandeePicture};
use crate::canvas::resources::Resources;
use crate::canvas::shapes::segments;
use crate::extras::colours::{contrast, words_on};
use crate::fonts::FaceId;
use crate::geom::{Affine, Point, Rect, Region, Size};
use crate::language::capital;
use crate::motif::animal::to_be_coloured;
use crate::rules::{KindId, Side};
use crate::scene::{Colour, Group, Item, PathItem, Stroke};
use crate::theme::{Element, Theme, is_chinese};
use crate::typeset::{Across, Down};

/// The colours of a side's figures.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StandeeInk {
    /// Figure and ground.
    pub picture: PictureInk,
    /// The foot.
    pub foot: Colour,
    /// Words on the foot.
    words: Colour,
    /// Whether the side has two lines on the foot instead of one.
    double: bool,
}

/// The least contrast of a figure on its ground, by WCAG 2.
const SEEN: f64 = 3.0;

impl StandeeInk {
    /// Those of a side. Where both sides have one colour, White's foot is open.
    pub fn of(theme: &Theme, side: Side) -> StandeeInk {
        let figure = theme.marks(side);
        let land = theme.colours.land;
        let ground = if contrast(land, figure) >= SEEN { land } else { Colour::WHITE };
        let one_colour = theme.marks(Side::White).rgb() == theme.marks(Side::Black).rgb();
        let open = one_colour && side == Side::White;
        let foot = if open { ground } else { figure };
        let words = if open { figure } else { words_on(theme, figure) };
        let outlined = to_be_coloured(theme) || open;
        let picture = PictureInk { side, figure, ground, outlined };
        StandeeInk { picture, foot, words, double: theme.has_double_ring(side) }
    }
}

/// What a text on a foot is. Those of one sort have one size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WordSort {
    Strength,
    Character,
    Name,
}

/// A text on a foot.
#[derive(Debug, Clone)]
struct FootWord {
    sort: WordSort,
    text: String,
    /// The first of these that has all its characters is taken.
    faces: Vec<FaceId>,
}

/// The texts on a foot, left and right of its middle.
#[derive(Debug, Clone)]
pub struct FootWords([FootWord; 2]);

impl FootWords {
    /// Strength and character of a kind; its name where the set has no characters.
    pub fn of(resources: &mut Resources<'_>, kind: KindId) -> FootWords {
        let theme = resources.theme;
        let of = theme.rules.kind(kind);
        let strength = theme.face.numerals.write(u32::from(of.strength));
        let strength =
            FootWord { sort: WordSort::Strength, text: strength, faces: vec![theme.numeral_face(), theme.roles.note] };
        let spoken = theme.languages.iter().any(|tag| tag.starts_with("zh") || tag.starts_with("ja"));
        let shown = spoken || theme.face.show.contains(&Element::Character);
        let character = resources.animal_characters().character(&of.id).filter(|_| shown);
        let name = match character {
            Some(text) => FootWord {
                sort: WordSort::Character,
                text,
                faces: vec![theme.roles.character, resources.chinese_face()],
            },
            None => {
                let named = resources.language(theme.language()).map(|language| capital(&language.animal(&of.id)));
                let faces = vec![theme.roles.name, theme.roles.note, resources.chinese_face()];
                FootWord { sort: WordSort::Name, text: named.unwrap_or_default(), faces }
            }
        };
        FootWords([strength, name])
    }
}

/// The sizes of the texts on all feet of a set, in millimetres per em.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FootSizes([f64; 3]);

impl FootSizes {
    /// The largest with which every text of the set fits: all feet look alike.
    pub fn of(resources: &mut Resources<'_>, all: &[FootWords], foot: Size) -> FootSizes {
        let (room, wide) = (room_for_words(foot).height(), WORDS.1 * foot.width);
        FootSizes([WordSort::Strength, WordSort::Character, WordSort::Name].map(|sort| {
            let words = all.iter().flat_map(|words| &words.0).filter(|word| word.sort == sort);
            let sizes = words.filter_map(|FootWord { text, faces, .. }| {
                let ink = resources.label_in(faces, text, 1.0, 0.0)?.ink().size();
                Some((wide / ink.width.max(f64::EPSILON)).min(room / ink.height.max(f64::EPSILON)))
            });
            sizes.fold(WORDS.2 * room, f64::min)
        }))
    }
}

/// The room for words on a foot, from its colour's left edge.
fn room_for_words(foot: Size) -> Rect {
    Rect::new(0.0, BELOW + LINES.0 + LINES.1 + CLEAR.0, foot.width, foot.height - CLEAR.1)
}

/// A figure's face.
#[derive(Debug, Clone, Copy)]
pub struct StandeeFace<'f> {
    /// The picture.
    pub picture: &'f StandeePicture,
    /// From its units to millimetres.
    pub placing: Affine,
    /// The ground, with bleed.
    pub ground: &'f Region,
    /// The foot's size.
    pub foot: Size,
    /// The sizes of the texts on it.
    pub sizes: FootSizes,
    /// The foot's middle.
    pub middle: f64,
    /// Whether it is seen in a mirror, all but its words.
    pub mirrored: bool,
}

/// The foot's colour begins so far below the figure, in millimetres.
const BELOW: f64 = 0.5;
/// The lines of a side on a foot: the first one below its colour's edge, the distance of the next, and their width, in
/// millimetres.
const LINES: (f64, f64, f64) = (0.7, 0.75, 0.3);
/// Between lines and words, and between words and the lower edge, in millimetres.
const CLEAR: (f64, f64) = (0.6, 1.1);
/// Where words stand and their greatest width, relative to the foot's length; and their greatest size, relative to the
/// height of the room for them.
const WORDS: (f64, f64, f64) = (0.25, 0.4, 1.12);
/// The height of capitals and figures, in ems.
const CAPITAL: f64 = 0.64;

impl StandeeFace<'_> {
    /// From the figure to what is printed.
    pub fn mirror(&self) -> Affine {
        if self.mirrored { Affine::FLIP_X } else { Affine::IDENTITY }
    }

    /// Everything that is printed.
    pub fn draw(&self, resources: &mut Resources<'_>, words: &FootWords, ink: StandeeInk) -> Vec<Item> {
        let mirror = self.mirror();
        let fill =
            |region: &Region, colour: Colour| -> Item { PathItem::filled(mirror * region.path(), colour).into() };
        let half = self.foot.width / 2.0 + BLEED;
        let band = Rect::new(self.middle - half, BELOW, self.middle + half, self.foot.height + 2.0 * BLEED);
        let band = self.ground.intersection(&Region::rect(band));
        let mut items = vec![fill(self.ground, ink.picture.ground)];
        if ink.foot != ink.picture.ground {
            items.push(fill(&band, ink.foot));
        }
        items.extend(self.picture.items(resources, mirror * self.placing, ink.picture));
        let least = resources.theme.board.least_line;
        let lines = if ink.double { 2 } else { 1 };
        let heights = (0..lines).map(|line| BELOW + LINES.0 + f64::from(line) * LINES.1);
        let reach = self.foot.width / 2.0 + 2.0 * BLEED;
        let middle = (mirror * Point::new(self.middle, 0.0)).x;
        let clipped = |y: f64| {
            let path = segments([(Point::new(middle - reach, y), Point::new(middle + reach, y))]);
            PathItem::stroked(path, Stroke::solid(ink.words, LINES.2.max(least))).into()
        };
        let ruled: Vec<Item> = heights.map(clipped).collect();
        items.push(Group::clipped(mirror * band.path(), ruled).into());
        items.extend(self.words(resources, words, middle, ink.words));
        items
    }

    fn words(&self, resources: &mut Resources<'_>, words: &FootWords, middle: f64, colour: Colour) -> Vec<Item> {
        let line = room_for_words(self.foot).center().y;
        let mut items = Vec::new();
        for (word, way) in words.0.iter().zip([-1.0, 1.0]) {
            let size = self.sizes.0[word.sort as usize];
            let Some(label) = resources.label_in(&word.faces, &word.text, size, 0.0) else { continue };
            let x = middle + way * WORDS.0 * self.foot.width;
            // Letters stand on one line, whatever hangs below it.
            let run = match is_chinese(&word.text) {
                true => label.run((x, line), Across::Middle, Down::Middle, colour),
                false => label.run((x, line + CAPITAL / 2.0 * size), Across::Middle, Down::Baseline, colour),
            };
            items.push(run.into());
        }
        items
    }
}
