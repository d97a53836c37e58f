//! Words of a user's own on a sheet.

use super::{Sentence, Sheet};

/// A sentence that somebody wrote for a sheet, in one language. What it claims was proved when it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnSentence {
    /// The id of the clause that it replaces, or a name of its own.
    pub id: String,
    /// The id of the clause behind which it stands; `None` if it replaces one.
    pub after: Option<String>,
    /// The words.
    pub text: String,
    /// How many examples were proved for it.
    pub proved: usize,
}

impl Sheet {
    /// Gives a picture another caption, for those who see it and for those who do not.
    pub fn recaption(&mut self, id: &str, caption: &str) {
        let sections = self.sections.iter_mut();
        let figures = sections.flat_map(|section| {
            section.figures.iter_mut().chain(section.rules.iter_mut().flat_map(|r| &mut r.figures))
        });
        for figure in figures.filter(|figure| figure.id == id) {
            figure.alternative = figure.alternative.replacen(&figure.caption, caption, 1);
            figure.caption = caption.to_owned();
        }
    }

    /// Puts own words in: a sentence of the same id gives way, a new one stands behind the one that it names. Words for
    /// clauses that the sheet does not have are left out.
    pub fn reword(&mut self, own: &[OwnSentence]) {
        let rules = self.sections.iter_mut().flat_map(|section| &mut section.rules);
        for rule in rules {
            for words in own {
                let place = |id: &str| rule.sentences.iter().position(|sentence| sentence.id == id);
                match &words.after {
                    None => {
                        if let Some(place) = place(&words.id) {
                            rule.sentences[place].text.clone_from(&words.text);
                            self.proved += words.proved;
                        }
                    }
                    Some(after) => {
                        if let Some(place) = place(after) {
                            let sentence = Sentence {
                                clause: None,
                                id: words.id.clone(),
                                text: words.text.clone(),
                                basis: None,
                                remark: None,
                            };
                            rule.sentences.insert(place + 1, sentence);
                            self.proved += words.proved;
                        }
                    }
                }
            }
        }
    }
}
