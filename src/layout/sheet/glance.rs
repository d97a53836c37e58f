//! The quick reference in words.

use super::galley::Row;
use super::measures::Measures;
use super::press::{Press, is_ideographic};
use crate::rulesheet::Sheet;
use crate::scene::Colour;
use crate::typeset::{Paragraph, Setting, Span, Style};

impl Press<'_, '_> {
    /// The heading of the quick reference, and who swims, who leaps and which traps work, in one paragraph. The captures
    /// out of order are left to the ladder.
    pub fn glance(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Paragraph {
        let setting = Setting { hyphenate: false, ..self.caption_setting(sheet, at) };
        let (ink, accent): (Colour, Colour) = (self.ink(), self.accent());
        let ideographic = is_ideographic(&sheet.language);
        let (colon, gap) = if ideographic { ("：", "\u{3000}") } else { (": ", "\u{2002} ") };
        let mut spans = vec![Span::bold(&sheet.glance.heading, accent)];
        for line in sheet.glance.lines.iter().filter(|line| line.id != "exceptions") {
            spans.push(Span::plain(gap, ink));
            // The bold ideographs are those of headings only.
            let style = if ideographic { Style::Plain } else { Style::Bold };
            spans.push(Span::new(format!("{}{}", line.label, colon.trim_end()), style, ink));
            spans.push(Span::plain(format!("{}{}", &colon[colon.trim_end().len()..], line.text), ink));
        }
        self.paragraph(&spans, width, &setting)
    }

    /// The same as a row.
    pub fn glance_row(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Row {
        let paragraph = self.glance(sheet, width, at);
        Row::kept(paragraph.height(), paragraph.draw((0.0, 0.0)))
    }
}
