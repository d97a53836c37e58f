//! Rules sheets as Rich Text, for editing before printing.
//!
//! The file is pure ASCII. Headings use heading styles, numbers are hanging, the ladder is a table, pictures have their
//! true size.

mod page;
mod picture;
mod style;
mod text;

use super::figure_page::find;
use super::png::PngError;
use super::sheet_text::{BETWEEN, Block, LADDER, Passage, SheetPicture, blocks};
use crate::geom::Size;
use crate::rulesheet::{Ladder, Sheet};
use crate::scene::Document;
use page::Columns;
use picture::picture;
use style::{FONTS, RtfStyle, style_sheet};
use text::{RtfLanguage, escaped};

/// Sheets one after the other, each on a new page, on paper of this size in millimetres. Figures are the pages of the
/// part `figures`; a missing one is replaced by its description.
///
/// # Errors
/// If a figure has too many pixels.
pub fn rtf(sheets: &[Sheet], figures: &Document, paper: Size) -> Result<Vec<u8>, PngError> {
    let columns = Columns::on(paper);
    let title: Vec<&str> = sheets.iter().map(|sheet| sheet.title.as_str()).collect();
    let subject: Vec<&str> = sheets.iter().map(|sheet| sheet.signature.as_str()).take(1).collect();
    let language = RtfLanguage::of(sheets.first().map_or("", |sheet| sheet.language.as_str()));
    let mut rtf = format!(
        "{{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang{0}\\deflangfe{1}\n{FONTS}{2}{{\\info{{\\title {3}}}{{\\subject {4}}}}}\n{5}",
        language.western,
        language.eastern,
        style_sheet(),
        escaped(&title.join(" \u{2013} ")),
        escaped(&subject.join(", ")),
        columns.page()
    );
    for (place, sheet) in sheets.iter().enumerate() {
        rtf.push_str(&columns.head(place == 0));
        let mut writer = RtfWriter { rtf, language: RtfLanguage::of(&sheet.language), columns: &columns, figures };
        let mut in_head = true;
        for block in blocks(sheet) {
            if in_head && !matches!(block, Block::Title(_) | Block::Subtitle(_) | Block::Lead(_)) {
                writer.rtf.push_str(&columns.body());
                in_head = false;
            }
            writer.write(block)?;
        }
        rtf = writer.rtf;
    }
    rtf.push_str("}\n");
    debug_assert!(rtf.is_ascii(), "everything else is written as a number");
    Ok(rtf.into_bytes())
}

struct RtfWriter<'a> {
    rtf: String,
    language: RtfLanguage,
    columns: &'a Columns,
    figures: &'a Document,
}

impl RtfWriter<'_> {
    fn write(&mut self, block: Block<'_>) -> Result<(), PngError> {
        match block {
            Block::Title(text) => self.words(RtfStyle::Title, text),
            Block::Subtitle(text) => self.words(RtfStyle::Subtitle, text),
            Block::Lead(text) => self.words(RtfStyle::Lead, text),
            Block::Heading { text, .. } => self.words(RtfStyle::Heading, text),
            Block::Rule(number, passage) => {
                let words = self.passage(&passage);
                self.paragraph(RtfStyle::Rule, &format!("{{\\b {number}.}}\\tab {words}"));
            }
            Block::Paragraph(passage) => {
                let words = self.passage(&passage);
                self.paragraph(RtfStyle::Body, &words);
            }
            Block::Figure(picture) => self.figure(&picture)?,
            Block::Ladder(heading, ladder) => self.ladder(heading, ladder)?,
            Block::QuickReferenceLine(label, text) => {
                let line = format!("{{\\b {}}} {}", self.language.runs(label), self.language.runs(text));
                self.paragraph(RtfStyle::Line, &line);
            }
            Block::Note(note) => self.words(RtfStyle::Note, &note.marked()),
            Block::Signature(text) => self.words(RtfStyle::Signature, text),
        }
        Ok(())
    }

    fn words(&mut self, style: RtfStyle, text: &str) {
        let runs = self.language.runs(text);
        self.paragraph(style, &runs);
    }

    fn paragraph(&mut self, style: RtfStyle, content: &str) {
        self.rtf.push_str(&format!("{{{}{} {content}\\par}}\n", style.begin(), self.language.set()));
    }

    /// Sentences; a footnote mark never begins a line.
    fn passage(&self, passage: &Passage<'_>) -> String {
        let sentences = passage.sentences.iter().map(|sentence| {
            let (before, mark, after) = sentence.around_mark();
            let mark = mark.map(|mark| {
                let sign = self.language.runs(&mark.to_string());
                // An asterisk is a superior glyph in every font, a dagger is not.
                if matches!(mark, '†' | '‡') {
                    format!("\\zwnbo {{\\super {sign}}}")
                } else {
                    format!("\\zwnbo {sign}")
                }
            });
            format!("{}{}{}", self.language.runs(before), mark.unwrap_or_default(), self.language.runs(after))
        });
        sentences.collect::<Vec<_>>().join(passage.between)
    }

    fn figure(&mut self, shown: &SheetPicture<'_>) -> Result<(), PngError> {
        let figure = shown.figure;
        let (key, caption) = (self.language.runs(&figure.key), self.language.runs(&figure.caption));
        let caption = format!("{{\\b {key}}}{}{caption}", shown.gap());
        match find(self.figures, &figure.id) {
            Some(page) => {
                let drawn = picture(self.figures, page, &shown.caption(), &figure.alternative, self.columns.width)?;
                self.paragraph(RtfStyle::Picture, &drawn);
                self.paragraph(RtfStyle::Caption, &caption);
            }
            None => {
                self.paragraph(RtfStyle::Caption, &caption);
                if !figure.alternative.is_empty() {
                    self.words(RtfStyle::AltText, &figure.alternative);
                }
            }
        }
        Ok(())
    }

    fn ladder(&mut self, heading: &str, ladder: &Ladder) -> Result<(), PngError> {
        if let Some(page) = find(self.figures, LADDER) {
            let drawn = picture(self.figures, page, heading, &ladder.in_words(), self.columns.width)?;
            self.paragraph(RtfStyle::Picture, &drawn);
        }
        for (place, rung) in ladder.rungs.iter().enumerate() {
            let mut cells = vec![format!("{{\\b {}}}", rung.strength), self.language.runs(&rung.name)];
            if ladder.has_traits() {
                cells.push(self.language.runs(&rung.traits.join(BETWEEN)));
            }
            let last = place + 1 == ladder.rungs.len();
            self.row(&cells, last);
        }
        // A paragraph ends the table.
        self.rtf.push_str("\\pard\\plain ");
        Ok(())
    }

    /// A row of the ladder: a narrow cell, a name, the rest.
    fn row(&mut self, cells: &[String], last: bool) {
        let shares = [0.1, if cells.len() > 2 { 0.38 } else { 1.0 }, 1.0];
        let follow = if last { "" } else { "\\trkeepfollow" };
        let mut row = format!("\\trowd\\trgaph70\\trleft70\\trkeep{follow}");
        for share in &shares[..cells.len()] {
            let right = (f64::from(self.columns.width) * share).round();
            row.push_str(&format!("\\clbrdrb\\brdrs\\brdrw5\\brdrcf3\\clvertalt\\cellx{right}"));
        }
        row.push('\n');
        let keep = if last { "" } else { "\\keepn" };
        for cell in cells {
            row.push_str(&format!("{}\\intbl{keep}{} {cell}\\cell\n", RtfStyle::Cell.begin(), self.language.set()));
        }
        row.push_str("\\row\n");
        self.rtf.push_str(&row);
    }
}
