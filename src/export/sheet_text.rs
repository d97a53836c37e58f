//! A rules sheet as a flat row of blocks: the one walk that all writers of sheets share, so that none of them can
//! forget a word of it.

use crate::rulesheet::{Figure, FootNote, Ladder, Sentence, Sheet};

/// The figure that shows the strength ladder.
pub const LADDER: &str = "ladder";

/// What stands between the parts of one line that a sheet gives apart, such as the traits of an animal.
pub const BETWEEN: &str = " · ";

/// One piece of a sheet, in the order of reading.
pub enum Block<'a> {
    /// What the game is called.
    Title(&'a str),
    /// The line below the title.
    Subtitle(&'a str),
    /// The line of theme.
    Lead(&'a str),
    /// A section begins.
    Heading {
        /// The section's name for anchors, such as `river`.
        id: &'static str,
        /// The words.
        text: &'a str,
    },
    /// A rule with its number.
    Rule(u32, Passage<'a>),
    /// Words that are no rule.
    Paragraph(Passage<'a>),
    /// A picture with its caption.
    Figure(Picture<'a>),
    /// Everybody by strength. Captures out of order are among the lines that follow.
    Ladder(&'a str, &'a Ladder),
    /// One line of the quick reference.
    GlanceLine(&'a str, &'a str),
    /// What a mark means.
    Note(&'a FootNote),
    /// Which rules these are.
    Signature(&'a str),
}

/// Sentences that run on.
pub struct Passage<'a> {
    /// The sentences.
    pub sentences: &'a [Sentence],
    /// What stands between two of them in their language.
    pub between: &'static str,
}

impl Passage<'_> {
    /// All of it, with the marks.
    pub fn text(&self) -> String {
        self.sentences.iter().map(Sentence::marked).collect::<Vec<_>>().join(self.between)
    }
}

/// A picture of the sheet.
pub struct Picture<'a> {
    /// Its facts and words.
    pub figure: &'a Figure,
    /// What stands between key word and caption.
    pub between: &'static str,
}

impl Picture<'_> {
    /// The caption with its key word.
    pub fn caption(&self) -> String {
        let Figure { key, caption, .. } = self.figure;
        let between = if key.is_empty() || caption.is_empty() { "" } else { self.between };
        format!("{key}{between}{caption}")
    }
}

/// The blocks of a sheet. Words that the sheet leaves empty are no blocks.
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
            blocks.extend(rule.figures.iter().map(|figure| Block::Figure(Picture { figure, between })));
        }
        blocks.extend(section.figures.iter().map(|figure| Block::Figure(Picture { figure, between })));
    }
    let glance = &sheet.glance;
    blocks.push(Block::Heading { id: "glance", text: &glance.heading });
    blocks.push(Block::Ladder(&glance.heading, &glance.ladder));
    blocks.extend(glance.lines.iter().map(|line| Block::GlanceLine(&line.label, &line.text)));
    blocks.extend(sheet.notes.iter().map(Block::Note));
    blocks.push(Block::Signature(&sheet.signature));
    blocks.retain(|block| match block {
        Block::Title(text) | Block::Subtitle(text) | Block::Lead(text) | Block::Signature(text) => !text.is_empty(),
        Block::Heading { .. } | Block::Rule(..) | Block::Paragraph(_) | Block::Figure(_) => true,
        Block::Ladder(_, ladder) => !ladder.rungs.is_empty(),
        Block::GlanceLine(..) | Block::Note(_) => true,
    });
    blocks
}
