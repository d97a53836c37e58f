//! A face to draw on: text that is fitted, figures, waves.

use super::words::Words;
use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::compose::diagram::{silhouette, standing};
use crate::compose::sheet::Typesetter;
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, Circle, Point, Rect, Shape, Size, TOLERANCE};
use crate::rules::{KindId, Side};
use crate::scene::{Cap, Colour, Group, Item, PathItem, Stroke};
use crate::theme::is_chinese;
use crate::typeset::{Across, Alignment, Down, Faces, FontStyle, Label, Paragraph, ParagraphStyle, Span};

/// What is drawn on a face, in millimetres from its upper left corner.
pub struct PanelDraft<'s, 'a> {
    /// Sets text; has the theme.
    pub typesetter: Typesetter<'s, 'a>,
    items: Vec<Item>,
}

/// A role of a line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Titles.
    Title,
    /// Notes and captions.
    Note,
    /// Emphasised notes.
    Strong,
    /// Sentences to be read with pleasure.
    Italic,
    /// Numbers.
    Number,
    /// Small numbers beside small pictures.
    Strength,
    /// The pinyin of characters.
    Pinyin,
}

/// A paragraph of a column.
#[derive(Debug, Clone)]
pub struct Block {
    /// What it says.
    pub words: Words,
    /// How.
    pub role: Role,
    /// Millimetres per em.
    pub size: f64,
    /// The gap above it, in millimetres.
    pub gap: f64,
    /// Its colour.
    pub colour: Colour,
}

/// An animal standing on a point.
#[derive(Debug, Clone, Copy)]
pub struct Figure {
    /// The kind, and whose it is.
    pub piece: (KindId, Side),
    /// The middle of its foot.
    pub foot: Point,
    /// The space for it.
    pub room: Size,
    /// Its colour, where it has one.
    pub colour: Colour,
    /// Whether it looks to the right.
    pub mirrored: bool,
    /// What it stands before.
    pub ground: Colour,
}

impl<'s, 'a> PanelDraft<'s, 'a> {
    /// An empty face.
    pub fn new(resources: &'s mut Resources<'a>) -> PanelDraft<'s, 'a> {
        PanelDraft { typesetter: Typesetter::new(resources), items: Vec::new() }
    }

    /// The resources of the document.
    pub fn resources(&mut self) -> &mut Resources<'a> {
        self.typesetter.resources
    }

    /// The drawing.
    pub fn finish(self) -> Vec<Item> {
        self.items
    }

    /// Adds items.
    pub fn extend(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
    }

    /// Adds what is drawn, moved or turned as a whole.
    pub fn within(&mut self, space: Affine, draw: impl FnOnce(&mut Self)) {
        let outer = std::mem::take(&mut self.items);
        draw(self);
        let items = std::mem::replace(&mut self.items, outer);
        self.items.push(Group::placed(space, items).into());
    }

    /// Adds what is drawn as one picture, with what it shows in words.
    pub fn pictured(&mut self, alternative: &str, draw: impl FnOnce(&mut Self)) {
        let outer = std::mem::take(&mut self.items);
        draw(self);
        let items = std::mem::replace(&mut self.items, outer);
        self.items.push(Group::picture(Affine::IDENTITY, items, alternative).into());
    }

    /// The faces for a text in this role: the first one that has all its characters is taken.
    fn faces(&self, role: Role, text: &str) -> Vec<FaceId> {
        let theme = self.typesetter.resources.theme;
        let (serif, sans) = (Faces::serif(&theme.fonts), Faces::sans(&theme.fonts));
        if is_chinese(text) {
            return match role {
                Role::Title => vec![theme.roles.title_character, serif.cjk_bold, serif.cjk],
                Role::Strong | Role::Strength => vec![serif.cjk_bold, serif.cjk],
                Role::Number => vec![theme.roles.character, serif.cjk_bold, serif.cjk],
                Role::Note | Role::Italic | Role::Pinyin => vec![serif.cjk],
            };
        }
        match role {
            Role::Title => vec![theme.roles.title, serif.bold, serif.cjk],
            Role::Note => vec![sans.regular, serif.cjk],
            Role::Strong => vec![sans.bold, serif.cjk],
            Role::Italic => vec![serif.italic, serif.cjk],
            Role::Number => vec![theme.roles.numeral, serif.bold],
            Role::Strength => vec![sans.bold],
            Role::Pinyin => vec![theme.roles.pinyin, sans.italic],
        }
    }

    /// A line of text, `size` millimetres per em, `tracking` in ems.
    pub fn label(&mut self, role: Role, text: &str, size: f64, tracking: f64) -> Option<Label> {
        let faces = self.faces(role, text);
        self.typesetter.resources.label_in(&faces, text, size, tracking)
    }

    /// A line of text that is made smaller if it would be wider than this.
    pub fn fitted(&mut self, role: Role, text: &str, size: f64, tracking: f64, width: f64) -> Option<Label> {
        let label = self.label(role, text, size, tracking)?;
        let wide = label.ink().width();
        if wide <= width {
            return Some(label);
        }
        self.label(role, text, size * width / wide, tracking)
    }

    /// Puts a line of text.
    pub fn put(&mut self, label: Option<&Label>, at: impl Into<Point>, across: Across, down: Down, colour: Colour) {
        self.items.extend(label.map(|label| label.run(at, across, down, colour).into()));
    }

    /// A filled shape.
    pub fn fill(&mut self, path: impl Into<BezPath>, colour: Colour) {
        self.items.push(PathItem::filled(path, colour).into());
    }

    /// A filled shape with a line around it.
    pub fn shape(&mut self, path: impl Into<BezPath>, colour: Colour, line: Colour, width: f64) {
        let width = width.max(self.typesetter.resources.theme.board.least_line);
        self.items.push(PathItem::filled(path, colour).with_stroke(Stroke::solid(line, width)).into());
    }

    /// A line along a path, with round ends.
    pub fn stroke(&mut self, path: impl Into<BezPath>, colour: Colour, width: f64) {
        let width = width.max(self.typesetter.resources.theme.board.least_line);
        self.items.push(PathItem::stroked(path, Stroke::round(colour, width)).into());
    }

    /// A straight line.
    pub fn rule(&mut self, from: (f64, f64), to: (f64, f64), colour: Colour, width: f64) {
        let width = width.max(self.typesetter.resources.theme.board.least_line);
        let path = polyline(&[from.into(), to.into()], false);
        self.items.push(PathItem::stroked(path, Stroke { cap: Cap::Butt, ..Stroke::solid(colour, width) }).into());
    }

    /// A disc.
    pub fn disc(&mut self, middle: impl Into<Point>, radius: f64, colour: Colour) {
        self.fill(Circle::new(middle, radius).to_path(TOLERANCE), colour);
    }

    /// A ring.
    pub fn ring(&mut self, middle: impl Into<Point>, radius: f64, colour: Colour, width: f64) {
        self.stroke(Circle::new(middle, radius).to_path(TOLERANCE), colour, width);
    }

    /// An animal. Returns how large it is.
    pub fn figure(&mut self, figure: Figure) -> Size {
        let Figure { piece, foot, room, colour, mirrored, ground } = figure;
        let drawn = standing(self.resources(), piece, room, (colour, ground), mirrored);
        self.items.push(Group::placed(Affine::translate(foot.to_vec2()), drawn.items).into());
        drawn.size
    }

    /// An animal as a figure of one colour, whatever the theme's animals are. Returns how large it is.
    pub fn silhouette(&mut self, kind: KindId, foot: Point, room: Size, colour: Colour) -> Size {
        let drawn = silhouette(self.resources(), kind, room, colour, false);
        self.items.push(Group::placed(Affine::translate(foot.to_vec2()), drawn.items).into());
        drawn.size
    }

    /// A row of calm water from `x` on, `width` wide, about this height.
    pub fn waves(&mut self, (x, y): (f64, f64), width: f64, pitch: f64, colour: Colour, line: f64) {
        let count = (width / pitch).floor().max(1.0) as usize;
        let start = x + (width - count as f64 * pitch + 0.2 * pitch) / 2.0;
        let rise = 0.16 * pitch;
        let mut path = BezPath::new();
        for wave in 0..count {
            let x = start + wave as f64 * pitch;
            path.move_to((x, y));
            path.quad_to((x + 0.2 * pitch, y - rise), (x + 0.4 * pitch, y));
            path.quad_to((x + 0.6 * pitch, y + rise), (x + 0.8 * pitch, y));
        }
        self.stroke(path, colour, line);
    }

    /// Paragraphs below each other in a box, all smaller until they fit, at most this much larger than asked. Returns
    /// where they end.
    pub fn column(&mut self, room: Rect, blocks: &[Block], alignment: Alignment, most: f64) -> f64 {
        let mut scale = most;
        loop {
            let set: Vec<(f64, Paragraph)> = blocks
                .iter()
                .map(|block| (block.gap * scale, self.paragraph(block, room.width(), alignment, scale)))
                .collect();
            let height: f64 = set.iter().map(|(gap, paragraph)| gap + paragraph.height()).sum();
            if height <= room.height() || scale < LEAST {
                let mut y = room.y0;
                for (gap, paragraph) in set {
                    y += gap;
                    self.items.extend(paragraph.draw((room.x0, y)));
                    y += paragraph.height();
                }
                return y;
            }
            scale *= SMALLER;
        }
    }

    /// How high paragraphs below each other are at their full size.
    pub fn column_height(&mut self, width: f64, blocks: &[Block], alignment: Alignment) -> f64 {
        blocks.iter().map(|block| block.gap + self.paragraph(block, width, alignment, 1.0).height()).sum()
    }

    /// A text on one line in the manner of its language, to be drawn from its upper left corner, and how far below that
    /// its baseline is.
    pub fn line(&mut self, block: &Block) -> (Paragraph, f64) {
        let paragraph = self.paragraph(block, f64::from(u16::MAX), Alignment::Ragged, 1.0);
        let faces = Faces::sans(&self.typesetter.resources.theme.fonts);
        let style = ParagraphStyle::caption(faces, block.size, block.size, &block.words.language);
        (paragraph, style.ascent * block.size)
    }

    /// A paragraph in lines of `width` millimetres, `scale` times as large as asked.
    pub fn paragraph(&mut self, block: &Block, width: f64, alignment: Alignment, scale: f64) -> Paragraph {
        let fonts = &self.typesetter.resources.theme.fonts;
        let faces = match block.role {
            Role::Italic | Role::Title | Role::Number | Role::Pinyin => Faces::serif(fonts),
            Role::Note | Role::Strong | Role::Strength => Faces::sans(fonts),
        };
        let has_all = |face: FaceId| {
            let mut characters = block.words.text.chars().filter(|character| *character >= FIRST_CHARACTER);
            characters.all(|character| fonts.face(face).glyph(character).is_some())
        };
        let style = match block.role {
            // Characters have no italic, and figures beside them are upright.
            Role::Italic if block.words.is_chinese() => FontStyle::Plain,
            Role::Italic | Role::Pinyin => FontStyle::Italic,
            // The bold characters are few.
            Role::Strong | Role::Title | Role::Number | Role::Strength if !has_all(faces.cjk_bold) => FontStyle::Plain,
            Role::Strong | Role::Title | Role::Number | Role::Strength => FontStyle::Bold,
            Role::Note => FontStyle::Plain,
        };
        let size = block.size * scale;
        let leading = if block.words.is_chinese() { 1.3 } else { 1.2 };
        let setting =
            ParagraphStyle { alignment, ..ParagraphStyle::caption(faces, size, leading * size, &block.words.language) };
        let span = Span { text: block.words.text.clone(), style, paint: block.colour.into() };
        self.typesetter.paragraph(&[span], width, &setting)
    }
}

/// Characters and their punctuation begin here.
const FIRST_CHARACTER: char = '\u{2e80}';
/// Text is not made smaller than this share of its size.
const LEAST: f64 = 0.5;
/// By how much it is made smaller at a time.
const SMALLER: f64 = 0.97;
