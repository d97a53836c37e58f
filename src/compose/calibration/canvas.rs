//! The canvas of the calibration page: lines, numbers, headings, sentences, commands.

use crate::canvas::resources::Resources;
use crate::canvas::shapes::polyline;
use crate::canvas::{Canvas, Context};
use crate::fonts::FaceId;
use crate::geom::{Affine, Point, Rect, Shape, TOLERANCE};
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

/// A message's key and its arguments.
pub type Message<'m> = (&'m str, &'m [(&'static str, Argument)]);

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

    /// One line of text on a baseline, scaled down if it is wider than `room`; returns its width.
    pub fn text(&mut self, span: Span, size: f64, room: f64, at: impl Into<Point>) -> f64 {
        let full = self.style(size, 1.0);
        let wide = self.paragraph(span.clone(), f64::from(u16::MAX), &full).width();
        let style = self.style(size * (room / wide).min(1.0), 1.0);
        let set = self.paragraph(span, f64::from(u16::MAX), &style);
        let at = at.into();
        self.extend(set.draw((at.x, at.y - style.ascent * style.size)));
        set.width()
    }

    /// A heading with sentences, given as messages, from the upper left corner of a column; returns the position below.
    pub fn explain(&mut self, heading: &str, sentences: &[Message<'_>], at: Point, measure: f64) -> f64 {
        let words = self.say(heading, &[]);
        let set = self.paragraph(Span::bold(words, INK), measure, &self.style(HEADING, 1.3));
        self.extend(set.draw(at));
        let mut y = at.y + set.height();
        for sentence in sentences {
            y = self.sentence(*sentence, Point::new(at.x, y), measure) + 0.8;
        }
        y
    }

    /// A sentence, given as a message, from the upper left corner of a column; returns its lower end.
    pub fn sentence(&mut self, (key, arguments): Message<'_>, at: Point, measure: f64) -> f64 {
        let (size, letters, ideographs) = TEXT;
        let leading = if is_ideographic(&self.context.language) { ideographs } else { letters };
        let text = self.say(key, arguments);
        let set = self.paragraph(Span::plain(text, INK), measure, &self.style(size, leading));
        self.extend(set.draw(at));
        at.y + set.height()
    }

    /// The style of text of this size, with leading in ems.
    fn style(&self, size: f64, leading: f64) -> ParagraphStyle {
        ParagraphStyle::caption(self.context.faces, size, size * leading, &self.context.language)
    }

    fn paragraph(&mut self, span: Span, measure: f64, style: &ParagraphStyle) -> Paragraph {
        self.resources.paragraph(&mut self.context.layouter, &[span], measure, style)
    }
}

/// A rectangle by its upper left corner and size.
pub fn rect(at: impl Into<Point>, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(at, (width, height))
}
