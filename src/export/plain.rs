//! A rules sheet as plain text, wrapped by the width of its characters: a Chinese one is two columns wide.

use super::sheet_text::{BETWEEN, Block, blocks};
use crate::rulesheet::{Ladder, Sheet};
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// Minimum width of a text column.
const NARROWEST: usize = 20;

/// Sheets one after the other, in lines of at most `width` columns (at least 20). Figures are replaced by their
/// descriptions.
pub fn plain(sheets: &[Sheet], width: usize) -> String {
    let width = width.max(NARROWEST);
    let pages: Vec<String> = sheets.iter().map(|sheet| page(sheet, width)).collect();
    pages.join(&format!("\n\n{}\n\n", "=".repeat(width)))
}

fn page(sheet: &Sheet, width: usize) -> String {
    let highest = sheet.numbered().filter_map(|rule| rule.number).max().unwrap_or(0);
    let digits = highest.to_string().len();
    let labels = sheet.quick_reference.lines.iter().map(|line| display_width(&line.label)).max().unwrap_or(0);
    // Long labels get lines of their own.
    let labels = if labels + NARROWEST > width { None } else { Some(labels) };
    let indent = " ".repeat(digits + 2);
    let (mut text, mut tight, mut within_rule) = (String::new(), false, false);
    for block in blocks(sheet) {
        within_rule = matches!(block, Block::Rule(..)) || within_rule && matches!(block, Block::Figure(_));
        let below = if within_rule { indent.as_str() } else { "" };
        let listed = matches!(block, Block::QuickReferenceLine(..) | Block::Note(_));
        if !(text.is_empty() || tight && listed) {
            text.push('\n');
        }
        tight = listed;
        text.push_str(&match block {
            Block::Title(title) => underlined(title, '=', width),
            Block::Heading { text, .. } => underlined(text, '-', width),
            Block::Subtitle(words) | Block::Lead(words) | Block::Signature(words) => wrapped(words, width, "", ""),
            Block::Rule(number, passage) => wrapped(&passage.text(), width, &format!("{number:>digits$}. "), &indent),
            Block::Paragraph(passage) => wrapped(&passage.text(), width, "", ""),
            Block::Figure(picture) => {
                let alternative = format!("[{}]", picture.figure.alternative);
                let description = wrapped(&alternative, width, below, &format!("{below} "));
                let description = if picture.figure.alternative.is_empty() { String::new() } else { description };
                wrapped(&picture.caption(), width, below, below) + &description
            }
            Block::Ladder(_, ladder) => table(ladder, width),
            Block::QuickReferenceLine(label, words) => match labels {
                Some(room) => {
                    let gap = room + 2 - display_width(label);
                    wrapped(words, width, &format!("{label}{}", " ".repeat(gap)), &" ".repeat(room + 2))
                }
                None => wrapped(label, width, "", "") + &wrapped(words, width, "  ", "  "),
            },
            Block::Note(note) => wrapped(&note.marked(), width, "", "  "),
        });
    }
    text
}

/// The ladder, its columns one after the other.
fn table(ladder: &Ladder, width: usize) -> String {
    let digits = ladder.rungs.iter().map(|rung| rung.strength.to_string().len()).max().unwrap_or(1);
    let names = ladder.rungs.iter().map(|rung| display_width(&rung.name)).max().unwrap_or(0);
    let rows = ladder.rungs.iter().map(|rung| {
        let gap = " ".repeat(names - display_width(&rung.name));
        let lead = format!("{:>digits$}  ", rung.strength);
        match rung.traits.is_empty() {
            true => wrapped(&rung.name, width, &lead, &lead),
            false => {
                let row = format!("{lead}{}{gap}  ", rung.name);
                let further = " ".repeat(display_width(&row).min(width / 2));
                wrapped(&rung.traits.join(BETWEEN), width, &row, &further)
            }
        }
    });
    rows.collect()
}

fn underlined(text: &str, line: char, width: usize) -> String {
    let words = wrapped(text, width, "", "");
    let widest = words.lines().map(display_width).max().unwrap_or(0);
    format!("{words}{}\n", line.to_string().repeat(widest))
}

/// Lines of at most `width` columns. Chinese and Japanese break anywhere except before closing punctuation.
fn wrapped(text: &str, width: usize, first: &str, further: &str) -> String {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(further)
        .word_separator(WordSeparator::UnicodeBreakProperties)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    let text = words(text);
    let lines = textwrap::wrap(&text, &options);
    lines.iter().map(|line| format!("{}\n", line.replace(GLUE, "").trim_end())).collect()
}

/// Keeps a footnote mark with the sentence before it; Unicode allows a break after a Chinese full stop.
const GLUE: char = '\u{2060}';

/// The text without line breaks, with its footnote marks attached.
fn words(text: &str) -> String {
    let mut glued = String::new();
    for character in text.chars().map(|c| if c.is_control() { ' ' } else { c }) {
        if matches!(character, '*' | '†' | '‡') && glued.ends_with(|c: char| !c.is_whitespace()) {
            glued.push(GLUE);
        }
        glued.push(character);
    }
    glued
}
