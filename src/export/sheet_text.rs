//! A rules sheet as a flat sequence of blocks: all text writers share this traversal, so that none omits anything.

use crate::rulesheet::{Figure, FootNote, Ladder, Sentence, Sheet};

/// The figure that shows the strength ladder.
pub const LADDER: &str = "ladder";

/// The separator between parts of one line, such as the traits of an animal.
pub const BETWEEN: &str = " · ";

/// A block of a sheet, in reading order.
pub enum Block<'a> {
    /// The title.
    Title(&'a str),
    /// The subtitle.
    Subtitle(&'a str),
    /// The note on the theme.
    Lead(&'a str),
    /// The start of a section.
    Heading {
        /// The section's anchor, such as `river`.
        id: &'static str,
        /// Its heading.
        text: &'a str,
    },
    /// A rule with its number.
    Rule(u32, Passage<'a>),
    /// Text that is not a rule.
    Paragraph(Passage<'a>),
    /// A figure with its caption.
    Figure(SheetPicture<'a>),
    /// All animals by strength. Exceptional captures are among the lines that follow.
    Ladder(&'a str, &'a Ladder),
    /// One line of the quick reference.
    QuickReferenceLine(&'a str, &'a str),
    /// A footnote.
    Note(&'a FootNote),
    /// The ruleset and its fingerprint.
    Signature(&'a str),
}

/// Consecutive sentences.
pub struct Passage<'a> {
    /// The sentences.
    pub sentences: &'a [Sentence],
    /// The separator of sentences in their language.
    pub between: &'static str,
}

impl Passage<'_> {
    /// The whole text, with footnote marks.
    pub fn text(&self) -> String {
        self.sentences.iter().map(Sentence::marked).collect::<Vec<_>>().join(self.between)
    }
}

/// A picture of the sheet.
pub struct SheetPicture<'a> {
    /// Its data and texts.
    pub figure: &'a Figure,
    /// The separator of label and caption.
    pub between: &'static str,
}

impl SheetPicture<'_> {
    /// The caption with its label.
    pub fn caption(&self) -> String {
        format!("{}{}{}", self.figure.key, self.gap(), self.figure.caption)
    }

    /// The separator of label and caption, if there are both.
    pub fn gap(&self) -> &'static str {
        if self.figure.key.is_empty() || self.figure.caption.is_empty() { "" } else { self.between }
    }
}

/// The blocks of a sheet, without empty ones.
pub fn blocks(sheet: &Sheet) -> Vec<Block<'_>> {
    let between = sheet.between_sentences();
    let mut blocks = vec![Block::Title(&sheet.title), Block::Subtitle(&sheet.subtitle), Block::Lead(&sheet.lead)];
    for section in &sheet.sections {
        blocks.push(Block::Heading { id: section.topic.id(), text: &section.heading });
        for rule in &section.rules {
            let passage = Passage { sentences: &rule.sentences, between };
            blocks.push(match rule.number {
                Some(number) => Block::Rule(number, passage),
                None => Block::Paragraph(passage),
            });
            blocks.extend(rule.figures.iter().map(|figure| Block::Figure(SheetPicture { figure, between })));
        }
        blocks.extend(section.figures.iter().map(|figure| Block::Figure(SheetPicture { figure, between })));
    }
    let quick = &sheet.quick_reference;
    blocks.push(Block::Heading { id: "glance", text: &quick.heading });
    blocks.push(Block::Ladder(&quick.heading, &quick.ladder));
    blocks.extend(quick.lines.iter().map(|line| Block::QuickReferenceLine(&line.label, &line.text)));
    blocks.extend(sheet.notes.iter().map(Block::Note));
    blocks.push(Block::Signature(&sheet.signature));
    blocks.retain(|block| match block {
        Block::Title(text) | Block::Subtitle(text) | Block::Lead(text) | Block::Signature(text) => !text.is_empty(),
        Block::Heading { .. } | Block::Rule(..) | Block::Paragraph(_) | Block::Figure(_) => true,
        Block::Ladder(_, ladder) => !ladder.rungs.is_empty(),
        Block::QuickReferenceLine(..) | Block::Note(_) => true,
    });
    blocks
}
