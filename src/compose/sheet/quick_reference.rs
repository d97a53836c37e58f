//! The quick reference in words.

use super::measures::Measures;
use super::typesetter::{Typesetter, is_ideographic};
use crate::language::colon;
use crate::rulesheet::{QuickReferenceLine, Sheet};
use crate::scene::Colour;
use crate::typeset::{Paragraph, ParagraphStyle, Span};

impl Typesetter<'_, '_> {
    /// The heading of the quick reference, and who swims, who leaps and which traps work. A label stays on one line
    /// with its text: an entry that does not fit moves to the next line, and only one wider than a line is broken.
    /// `exceptions` are exceptional captures, which are left to a ladder with text.
    pub fn quick_reference(&mut self, sheet: &Sheet, exceptions: bool, width: f64, at: &Measures) -> Paragraph {
        let setting = ParagraphStyle { hyphenate: false, ..self.caption_setting(sheet, at) };
        let ink: Colour = self.ink();
        let gap = if is_ideographic(&sheet.language) { "\u{3000}" } else { "\u{2002} " };
        let mut spans = vec![Span::bold(&sheet.quick_reference.heading, self.accent()).together()];
        for line in sheet.quick_reference.lines.iter().filter(|line| exceptions || line.id != "exceptions") {
            let [label, value] = unit(line, sheet, ink);
            let alone = [label.clone(), value.clone()];
            let wide = self.paragraph(&alone, f64::from(u16::MAX), &setting).width();
            spans.push(Span::plain(gap, ink));
            spans.push(label.joined());
            spans.push(if wide <= width { value.together() } else { value });
        }
        self.paragraph(&spans, width, &setting)
    }
}

/// A label with its text.
fn unit(line: &QuickReferenceLine, sheet: &Sheet, ink: Colour) -> [Span; 2] {
    let label = format!("{}{}", line.label, colon(&sheet.language));
    match is_ideographic(&sheet.language) {
        // The bold ideographs cover headings only.
        true => [Span::plain(label, ink), Span::plain(&line.text, ink)],
        false => [Span::bold(label, ink), Span::plain(format!(" {}", line.text), ink)],
    }
}
