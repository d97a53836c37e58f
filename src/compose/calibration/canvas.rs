//! The canvas of the calibration page: lines, numbers, headings, sentences, commands.

use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::canvas::{Canvas, Context};
use crate::fonts::FaceId;
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::language::{Argument, is_ideographic};
use crate::scene::{Colour, Stroke};
use crate::typeset::{Across, Down, Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};

/// Measured marks are black, so that every printer uses one ink.
pub const INK: Colour = Colour::BLACK;
/// The colour of auxiliary lines.
pub const SOFT: Colour = Colour::Rgb(0x8C, 0x8C, 0x8C);
/// The same, across something to be read.
pub const FAINT: Colour = Colour::Rgb(0xBE, 0xBE, 0xBE);
/// A thin line.
pub const THIN: f64 = 0.12;
/// A major line.
pub const THICK: f64 = 0.22;
/// Numbers at scales, millimetres per em.
pub const FIGURE: f64 = 2.7;
/// Sentences: font size in millimetres per em, and leading in ems, for Latin text and for ideographs.
const TEXT: (f64, f64, f64) = (3.2, 1.24, 1.45);
/// Headings, millimetres per em.
const HEADING: f64 = 3.9;
/// Commands, millimetres per em.
const ENTRY: f64 = 3.2;
/// Letter-spacing of commands, in ems: two hyphens must not look like a dash.
const OPEN: f64 = 0.035;

/// A canvas for the calibration page, in millimetres.
pub type CalibrationCanvas<'s, 'a> = Canvas<'s, 'a, CalibrationType<'a>>;

/// Styles of the page's text.
pub struct CalibrationType<'a> {
    layouter: ParagraphLayouter<'a>,
    faces: Faces,
    language: String,
}

impl Context for CalibrationType<'_> {
    const ROUND: f64 = TOLERANCE;

    fn line_width(&self, width: f64) -> f64 {
        width
    }
}

impl<'s, 'a> CalibrationCanvas<'s, 'a> {
    /// An empty page.
    pub fn new(resources: &'s mut Resources<'a>) -> CalibrationCanvas<'s, 'a> {
        let theme = resources.theme;
        let sans = Faces::sans(&theme.fonts);
        // The bold Kai has only the characters of boards and rules sheets.
        let faces = Faces { cjk_bold: sans.cjk, ..sans };
        let layouter = ParagraphLayouter::new(&theme.fonts);
        let context = CalibrationType { layouter, faces, language: theme.language().to_owned() };
        Canvas::with(resources, context, Affine::IDENTITY)
    }

    /// A sentence in the page's language.
    pub fn say(&mut self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        self.resources.say(key, arguments)
    }

    /// A straight black line with butt caps.
    pub fn segment(&mut self, from: impl Into<Point>, to: impl Into<Point>, width: f64) {
        self.segment_in(INK, from, to, width);
    }

    /// The same in another colour.
    pub fn segment_in(&mut self, colour: Colour, from: impl Into<Point>, to: impl Into<Point>, width: f64) {
        self.ruled(polyline(&[from.into(), to.into()], false), colour, width);
    }

    /// A line along a path.
    pub fn along(&mut self, path: BezPath, width: f64) {
        self.ruled(path, INK, width);
    }

    /// A thin outline, dashed if requested.
    pub fn around(&mut self, shape: &impl Shape, colour: Colour, dashed: bool) {
        let stroke = if dashed { Stroke::dashed(colour, THIN, [1.0, 1.0]) } else { Stroke::solid(colour, THIN) };
        self.path(shape.to_path(TOLERANCE), None, Some(stroke));
    }

    /// A number at a scale.
    pub fn figure(&mut self, text: &str, at: impl Into<Point>, across: Across, down: Down) {
        self.set(self.context.faces.regular, text, (FIGURE, 0.0), at, (across, down), INK);
    }

    /// An emphasised number.
    pub fn bold_figure(&mut self, text: &str, at: impl Into<Point>, across: Across, down: Down) {
        self.set(self.context.faces.bold, text, (FIGURE, 0.0), at, (across, down), INK);
    }

    /// An option of the command line for a reading; returns the width.
    pub fn entry(&mut self, text: &str, at: impl Into<Point>, across: Across) -> f64 {
        let accent = self.resources.theme.colours.accent;
        self.set(self.context.faces.bold, text, (ENTRY, OPEN), at, (across, Down::Baseline), accent)
    }

    /// Text of the command line; returns the width.
    pub fn code(&mut self, text: &str, size: f64, at: impl Into<Point>) -> f64 {
        self.set(self.context.faces.bold, text, (size, OPEN), at, (Across::Left, Down::Baseline), INK)
    }

    /// The same, scaled down if it is wider than `room`.
    pub fn code_within(&mut self, room: f64, text: &str, size: f64, at: impl Into<Point>) {
        let Some(label) = self.resources.label(self.context.faces.bold, text, size, OPEN) else { return };
        self.code(text, size * (room / label.ink().width()).min(1.0), at);
    }

    fn set(
        &mut self,
        face: FaceId,
        text: &str,
        (size, tracking): (f64, f64),
        at: impl Into<Point>,
        (across, down): (Across, Down),
        colour: Colour,
    ) -> f64 {
        let Some(label) = self.resources.label(face, text, size, tracking) else { return 0.0 };
        self.push(label.run(at, across, down, colour));
        label.ink().width()
    }

    /// The title of the page on a baseline; returns its width.
    pub fn title(&mut self, words: &str, size: f64, at: Point) -> f64 {
        self.one_line(Span::bold(words, INK), size, at)
    }

    /// A text on a baseline; returns its width.
    pub fn words(&mut self, words: &str, size: f64, at: Point) -> f64 {
        self.one_line(Span::plain(words, INK), size, at)
    }

    /// The same, scaled down if it is wider than `room`.
    pub fn words_within(&mut self, room: f64, words: &str, size: f64, at: Point) {
        let setting = ParagraphStyle::caption(self.context.faces, size, size, &self.context.language);
        let wide = self.paragraph(Span::plain(words, INK), f64::from(u16::MAX), &setting).width();
        self.words(words, size * (room / wide).min(1.0), at);
    }

    /// The same in another colour.
    pub fn words_in(&mut self, colour: Colour, words: &str, size: f64, at: Point) -> f64 {
        self.one_line(Span::plain(words, colour), size, at)
    }

    fn one_line(&mut self, span: Span, size: f64, at: Point) -> f64 {
        let setting = ParagraphStyle::caption(self.context.faces, size, size, &self.context.language);
        let ascent = setting.ascent * size;
        let set = self.paragraph(span, f64::from(u16::MAX), &setting);
        let width = set.width();
        self.extend(set.draw((at.x, at.y - ascent)));
        width
    }

    /// A heading with sentences, from the upper left corner of a column; returns the position below.
    pub fn explain(&mut self, heading: &str, sentences: &[&str], at: Point, measure: f64) -> f64 {
        let words = self.say(heading, &[]);
        let setting = ParagraphStyle::caption(self.context.faces, HEADING, HEADING * 1.3, &self.context.language);
        let set = self.paragraph(Span::bold(words, INK), measure, &setting);
        self.extend(set.draw(at));
        let mut y = at.y + set.height();
        for sentence in sentences {
            y = self.sentence(sentence, Point::new(at.x, y), measure) + 0.8;
        }
        y
    }

    /// A sentence from the upper left corner of a column; returns its lower end.
    pub fn sentence(&mut self, text: &str, at: Point, measure: f64) -> f64 {
        let (size, letters, ideographs) = TEXT;
        let leading = if is_ideographic(&self.context.language) { ideographs } else { letters };
        let setting = ParagraphStyle::caption(self.context.faces, size, size * leading, &self.context.language);
        let set = self.paragraph(Span::plain(text, INK), measure, &setting);
        self.extend(set.draw(at));
        at.y + set.height()
    }

    /// A paragraph; an empty one, with a record, if a face lacks a character.
    fn paragraph(&mut self, span: Span, measure: f64, setting: &ParagraphStyle) -> Paragraph {
        match self.context.layouter.paragraph(&[span], measure, setting) {
            Ok(paragraph) => paragraph,
            Err(missing) => {
                self.resources.lacks(missing);
                Paragraph { lines: Vec::new(), pitch: setting.pitch }
            }
        }
    }
}

/// A rectangle by its upper left corner and size.
pub fn rect(at: impl Into<Point>, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(at, (width, height))
}
