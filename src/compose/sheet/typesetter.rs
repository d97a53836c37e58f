//! Sets text for a sheet: faces, styles and paragraphs.

use super::measures::Measures;
use crate::canvas::resources::Resources;
use crate::compose::diagram::{DrawnFigure, Look};
use crate::geom::{Affine, Point};
use crate::language::Argument;
pub use crate::language::is_ideographic;
use crate::rulesheet::Sheet;
use crate::scene::{Colour, Group, Item};
use crate::theme::Letters;
use crate::typeset::{Alignment, Faces, Paragraph, ParagraphLayouter, ParagraphStyle, Span};

/// Sets the parts of a sheet.
pub struct Typesetter<'s, 'a> {
    /// The theme, and the pages' shared resources.
    pub resources: &'s mut Resources<'a>,
    layouter: ParagraphLayouter<'a>,
    /// Faces of running text.
    pub text: Faces,
    /// Faces of captions.
    pub notes: Faces,
    /// Whether sizes are being tried: pictures and text are then measured only.
    pub trying: bool,
    /// Whether clause ids and their basis are printed below each rule.
    pub annotate: bool,
    /// Minimum font size on the card, in its own millimetres per em: 0 without a special requirement.
    pub least: f64,
    /// The side of a square of the board diagram as it was last set, in millimetres.
    pub board_cell: f64,
    /// The ladder of strength in a row, by language, width and style.
    pub frieze: Option<((String, f64, Look), DrawnFigure)>,
}

/// Limits of the board diagram.
#[derive(Debug, Clone, Copy)]
pub struct BoardRoom {
    /// Its maximum height, in millimetres.
    pub most: f64,
    /// The page height.
    pub page: f64,
}

/// The text columns of a sheet, in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct TextColumn {
    /// The whole width.
    pub width: f64,
    /// The width of hanging numbers.
    pub numbers: f64,
}

impl TextColumn {
    /// The width of the text beside the numbers.
    pub fn measure(self) -> f64 {
        self.width - self.numbers
    }
}

impl<'s, 'a> Typesetter<'s, 'a> {
    /// With the theme's faces.
    pub fn new(resources: &'s mut Resources<'a>) -> Typesetter<'s, 'a> {
        let theme = resources.theme;
        let fonts = &theme.fonts;
        let (serif, sans) = (Faces::serif(fonts), Faces::sans(fonts));
        let text = match theme.sheet.letters {
            Letters::Serif => serif,
            Letters::Sans => sans,
        };
        let layouter = ParagraphLayouter::new(fonts);
        Typesetter {
            resources,
            layouter,
            text,
            notes: sans,
            trying: false,
            annotate: false,
            least: 0.0,
            board_cell: 0.0,
            frieze: None,
        }
    }

    /// The colour of text.
    pub fn ink(&self) -> Colour {
        self.resources.theme.colours.ink
    }

    /// The colour of secondary text.
    pub fn soft(&self) -> Colour {
        self.resources.theme.colours.soft
    }

    /// The colour of numbers and ornaments.
    pub fn accent(&self) -> Colour {
        self.resources.theme.colours.accent
    }

    /// A paragraph; an empty one, with a record, if a face lacks a character. While sizes are being tried it has no
    /// glyphs.
    pub fn paragraph(&mut self, spans: &[Span], measure: f64, setting: &ParagraphStyle) -> Paragraph {
        let (resources, layouter) = (&mut *self.resources, &mut self.layouter);
        match self.trying {
            true => resources.measured_paragraph(layouter, spans, measure, setting),
            false => resources.paragraph(layouter, spans, measure, setting),
        }
    }

    /// A paragraph in as few lines, but narrower by up to `most` steps while its last line is shorter than `least`.
    pub fn without_short_end(
        &mut self,
        spans: &[Span],
        measure: f64,
        setting: &ParagraphStyle,
        least: f64,
        (step, most): (f64, usize),
    ) -> Paragraph {
        let mut best = self.paragraph(spans, measure, setting);
        let lines = best.lines.len();
        for narrowed in (1..=most).map(|steps| measure - steps as f64 * step) {
            let ends_short = best.lines.last().is_some_and(|last| last.width < least);
            if lines < 2 || !ends_short {
                break;
            }
            let narrower = self.paragraph(spans, narrowed, setting);
            if narrower.lines.len() > lines {
                break;
            }
            best = narrower;
        }
        best
    }

    /// A paragraph with its upper left corner on `at`; empty while sizes are tried.
    pub fn words(&self, paragraph: &Paragraph, at: (f64, f64)) -> Vec<Item> {
        if self.trying { Vec::new() } else { paragraph.draw(at) }
    }

    /// “Page 1 of 2” in the sheet's language.
    pub fn page_number(&mut self, sheet: &Sheet, page: usize, pages: usize) -> String {
        let number = |number: usize| Argument::Text(number.to_string());
        let arguments = [("page", number(page)), ("pages", number(pages))];
        let language = self.resources.language(&sheet.language);
        // A custom language is not available here; the numbers suffice.
        let words = language.and_then(|language| language.say("page", &arguments));
        words.unwrap_or_else(|| format!("{page} / {pages}"))
    }

    /// A single line of secondary text in a language.
    pub fn line(&mut self, text: &str, size: f64, language: &str) -> Paragraph {
        self.soft_text(text, f64::from(u16::MAX), (size, 1.25), language)
    }

    /// Secondary text in lines of `measure` millimetres, by its font size and its leading in ems.
    pub fn soft_text(&mut self, text: &str, measure: f64, (size, leading): (f64, f64), language: &str) -> Paragraph {
        let setting = ParagraphStyle::caption(self.notes, size, leading * size, language);
        self.paragraph(&[Span::plain(text, self.soft())], measure, &setting)
    }

    /// The style of running text in lines of `measure` millimetres. Ideographs in justified text are enlarged so that
    /// an integer number fills the line: they are then on a grid.
    pub fn text_setting(&self, sheet: &Sheet, measure: f64, measures: &Measures) -> ParagraphStyle {
        let (size, pitch) = measures.body(&sheet.language);
        let setting = ParagraphStyle::text(self.text, size, pitch, &sheet.language);
        match measures.ragged {
            true => ParagraphStyle {
                alignment: Alignment::Ragged,
                hyphenate: measures.hyphenate,
                hanging: false,
                ..setting
            },
            false if is_ideographic(&sheet.language) => ParagraphStyle { size: filling_size(measure, size), ..setting },
            false => setting,
        }
    }

    /// The style of captions.
    pub fn caption_setting(&self, sheet: &Sheet, measures: &Measures) -> ParagraphStyle {
        let (size, pitch) = measures.caption(&sheet.language);
        ParagraphStyle::caption(self.notes, size, pitch, &sheet.language)
    }
}

/// The next larger size of which an integer number fills the measure.
fn filling_size(measure: f64, size: f64) -> f64 {
    measure / (measure / size).floor().max(1.0)
}

/// Items translated to a position.
pub fn moved(items: Vec<Item>, to: impl Into<Point>) -> Item {
    Group::placed(Affine::translate(to.into().to_vec2()), items).into()
}
