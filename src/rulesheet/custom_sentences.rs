//! Sentences and captions of a user's own.

use super::{Sentence, Sheet};

/// A sentence that a user wrote for a sheet, in one language. Its claims were proved when it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomSentence {
    /// The id of the clause that it replaces, or a name of its own.
    pub id: String,
    /// The id of the clause after which it stands; `None` if it replaces one.
    pub after: Option<String>,
    /// The words.
    pub text: String,
    /// How many examples were proved for it.
    pub proved: usize,
}

impl Sheet {
    /// Replaces the caption of a picture, in its alternative text, too.
    pub fn set_caption(&mut self, id: &str, caption: &str) {
        let sections = self.sections.iter_mut();
        let figures = sections.flat_map(|section| {
            section.figures.iter_mut().chain(section.rules.iter_mut().flat_map(|r| &mut r.figures))
        });
        for figure in figures.filter(|figure| figure.id == id) {
            figure.alternative = figure.alternative.replacen(&figure.caption, caption, 1);
            figure.caption = caption.to_owned();
        }
    }

    /// Applies custom sentences: one with the id of a clause replaces its sentence, a new one is inserted after the clause
    /// that it names. Sentences for clauses that the sheet does not have are left out.
    pub fn apply_custom_sentences(&mut self, own: &[CustomSentence]) {
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
