//! One sheet as an article: header, sections, footer.

use super::escape::{as_id, escaped};
use super::figure::{figure, ladder as ladder_figure};
use crate::export::sheet_text::{BETWEEN, Block, Passage, blocks};
use crate::rulesheet::{FootNote, Ladder, Sentence, Sheet};
use crate::scene::Document;

/// The open elements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Header,
    Section,
    /// The numbered rules of a section, and one rule of it.
    Rules,
    /// The lines of the quick reference.
    Lines,
    Footer,
}

impl Open {
    /// The end tags down to the article.
    fn closing(self) -> String {
        let part = match self {
            Open::Nothing => "",
            Open::Header => "</header>\n",
            Open::Section | Open::Rules | Open::Lines => "</section>\n",
            Open::Footer => "</footer>\n",
        };
        format!("{}{part}", self.closing_list())
    }

    /// The end tags down to the section.
    fn closing_list(self) -> &'static str {
        match self {
            Open::Rules => "</li>\n</ol>\n",
            Open::Lines => "</dl>\n",
            Open::Nothing | Open::Header | Open::Section | Open::Footer => "",
        }
    }
}

/// The sheet number `place` of the page. The first one's anchors are bare (`rule-7`); the others' have the language as
/// suffix.
pub fn article(sheet: &Sheet, place: usize, figures: &Document) -> String {
    let suffix = match place {
        0 => String::new(),
        _ => format!("-{}-{}", place + 1, as_id(&sheet.language)),
    };
    let blocks = blocks(sheet);
    let headings = blocks.iter().filter(|block| matches!(block, Block::Heading { .. })).count();
    // Header, sections and footer are grid rows, aligned with those of the other sheets.
    let mut writer = ArticleWriter { html: String::new(), open: Open::Nothing, suffix, notes: &sheet.notes };
    for block in blocks {
        writer.write(block, figures);
    }
    writer.html.push_str(&writer.open.closing());
    let language = escaped(&sheet.language);
    format!("<article lang=\"{language}\" style=\"--rows: {}\">\n{}</article>\n", headings + 2, writer.html)
}

struct ArticleWriter<'a> {
    html: String,
    open: Open,
    suffix: String,
    notes: &'a [FootNote],
}

impl ArticleWriter<'_> {
    fn write(&mut self, block: Block<'_>, figures: &Document) {
        match block {
            Block::Title(text) => self.head(&format!("<h1>{}</h1>", escaped(text))),
            Block::Subtitle(text) => self.head(&format!("<p class=\"subtitle\">{}</p>", escaped(text))),
            Block::Lead(text) => self.head(&format!("<p class=\"lead\">{}</p>", escaped(text))),
            Block::Heading { id, text } => {
                self.html.push_str(&self.open.closing());
                self.open = Open::Section;
                let heading = format!("{id}{}", self.suffix);
                self.html.push_str(&format!(
                    "<section class=\"{id}\" aria-labelledby=\"{heading}\">\n<h2 id=\"{heading}\">{}</h2>\n",
                    escaped(text)
                ));
            }
            Block::Rule(number, passage) => {
                if self.open == Open::Rules {
                    self.html.push_str("</li>\n");
                } else {
                    self.list(Open::Rules);
                    self.html.push_str(&format!("<ol start=\"{number}\">\n"));
                }
                let words = self.passage(&passage);
                self.html.push_str(&format!(
                    "<li id=\"rule-{number}{}\"><p><span class=\"number\">{number}.</span> {words}</p>\n",
                    self.suffix
                ));
            }
            Block::Paragraph(passage) => {
                self.list(Open::Section);
                let words = self.passage(&passage);
                self.html.push_str(&format!("<p>{words}</p>\n"));
            }
            // Inside the rule's element if it follows a rule.
            Block::Figure(picture) => self.html.push_str(&figure(&picture, &self.suffix, figures)),
            Block::Ladder(heading, ladder) => {
                self.list(Open::Section);
                self.html.push_str(&ladder_figure(heading, ladder, &self.suffix, figures));
                self.html.push_str(&table(ladder, &self.suffix));
            }
            Block::QuickReferenceLine(label, text) => {
                if self.open != Open::Lines {
                    self.list(Open::Lines);
                    self.html.push_str("<dl>\n");
                }
                self.html.push_str(&format!("<div><dt>{}</dt> <dd>{}</dd></div>\n", escaped(label), escaped(text)));
            }
            Block::Note(note) => {
                let line = format!("<p class=\"note\" id=\"{}\">{}</p>", self.note(note), escaped(&note.marked()));
                self.foot(&line);
            }
            Block::Signature(text) => self.foot(&format!("<p class=\"signature\">{}</p>", escaped(text))),
        }
    }

    /// Closes an open list and continues with `next` in the same section.
    fn list(&mut self, next: Open) {
        self.html.push_str(self.open.closing_list());
        self.open = next;
    }

    fn head(&mut self, line: &str) {
        self.part(Open::Header, "<header>\n", line);
    }

    fn foot(&mut self, line: &str) {
        self.part(Open::Footer, "<footer>\n", line);
    }

    fn part(&mut self, part: Open, opening: &str, line: &str) {
        if self.open != part {
            self.html.push_str(&self.open.closing());
            self.html.push_str(opening);
            self.open = part;
        }
        self.html.push_str(line);
        self.html.push('\n');
    }

    /// The anchor of a footnote.
    fn note(&self, note: &FootNote) -> String {
        format!("note-{}{}", self.notes.iter().take_while(|other| *other != note).count() + 1, self.suffix)
    }

    fn passage(&self, passage: &Passage<'_>) -> String {
        let sentences: Vec<String> = passage.sentences.iter().map(|sentence| self.sentence(sentence)).collect();
        sentences.join(passage.between)
    }

    /// The text with its footnote mark, a link that is kept together with the last character.
    fn sentence(&self, sentence: &Sentence) -> String {
        let (words, Some(sign), after) = sentence.around_mark() else { return escaped(&sentence.text) };
        let last = words.char_indices().next_back().map_or(0, |(place, _)| place);
        let (before, end) = words.split_at(last);
        let sign = match self.notes.iter().find(|note| Some(note.basis) == sentence.basis) {
            Some(note) => format!("<a href=\"#{}\">{}</a>", self.note(note), superior(sign)),
            None => superior(sign),
        };
        format!("{}<span class=\"marked\">{}{sign}{}</span>", escaped(before), escaped(end), escaped(after))
    }
}

/// A footnote mark: an asterisk is a superior glyph in every font, a dagger is not.
fn superior(sign: char) -> String {
    match sign {
        '†' | '‡' => format!("<sup>{sign}</sup>"),
        sign => sign.to_string(),
    }
}

fn table(ladder: &Ladder, suffix: &str) -> String {
    let rows = ladder.rungs.iter().map(|rung| {
        let traits = if ladder.has_traits() {
            format!("<td>{}</td>", escaped(&rung.traits.join(BETWEEN)))
        } else {
            String::new()
        };
        format!("<tr><th scope=\"row\">{}</th><td>{}</td>{traits}</tr>\n", rung.strength, escaped(&rung.name))
    });
    format!("<table aria-labelledby=\"glance{suffix}\">\n<tbody>\n{}</tbody>\n</table>\n", rows.collect::<String>())
}
