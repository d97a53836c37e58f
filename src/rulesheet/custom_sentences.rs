//! Custom sentences and captions.

use super::{Sentence, Sheet};

/// A custom sentence of a sheet in one language. Its claims were proved when it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomSentence {
    /// The id of the clause that it replaces, or its own id.
    pub id: String,
    /// The id of the clause that it follows; `None` if it replaces one.
    pub after: Option<String>,
    /// The text.
    pub text: String,
    /// Number of proved examples.
    pub proved: usize,
}

impl Sheet {
    /// Replaces the caption of a picture, also in its alternative text.
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

    /// Applies custom sentences: one with the id of a clause replaces its sentence, another one is inserted after the
    /// clause that it names. Sentences for clauses that are not on the sheet are dropped.
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
