//! Builds a sheet from a ruleset and a language.

use super::board_facts::BoardFacts;
use super::clause::say_clause;
use super::rule_order::groups;
use super::switch_basis::weakest_basis;
use super::wording::{footnote, remark_on_sheet};
use super::{FootNote, Proof, ProofError, Rule, Section, Sentence, Sheet, SpecialSquares, Topic, prove};
use crate::diagnostics::Keyword;
use crate::language::{Argument, Arguments, Language, capital};
use crate::rules::{Basis, Kind, KindId, Repetition, Rules, Side, Terrain};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Why a sheet cannot be built.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum SheetError {
    /// The language lacks messages, or uses undefined variables.
    #[error("the language {language} lacks {}", messages.join(", "))]
    Unsaid {
        /// The language's tag.
        language: String,
        /// The messages.
        messages: Vec<String>,
    },
    /// An example of a clause fails: the sheet would make a false statement.
    #[error("{0}")]
    Unproved(ProofError),
}

impl Sheet {
    /// The sheet of a ruleset in a language. Its title is the language's name of the game, unless `title` is given.
    ///
    /// # Errors
    /// Every missing message.
    pub fn build(rules: &Arc<Rules>, language: &Language, title: Option<&str>) -> Result<Sheet, SheetError> {
        let proof = prove(rules).map_err(SheetError::Unproved)?;
        Sheet::proved(rules, language, title, &proof)
    }

    /// The same with a given proof, which is the same for every language.
    ///
    /// # Errors
    /// Every missing message.
    pub fn proved(
        rules: &Arc<Rules>,
        language: &Language,
        title: Option<&str>,
        proof: &Proof,
    ) -> Result<Sheet, SheetError> {
        let mut speaker = Speaker { rules, language, unsaid: BTreeSet::new() };
        let mut sections = speaker.sections();
        for scene in &proof.figures {
            let figure = speaker.shown(scene.clone());
            let shows = |rule: &&mut Rule| rule.sentences.iter().any(|said| said.clause == Some(scene.clause));
            if let Some(rule) = sections.iter_mut().flat_map(|section| &mut section.rules).find(shows) {
                rule.figures.push(figure);
            }
        }
        let sheet = Sheet {
            language: language.tag().to_owned(),
            foot: speaker.foot(),
            signature: rules.signature(),
            title: title.map_or_else(|| speaker.say("game", Vec::new()), str::to_owned),
            subtitle: speaker.subtitle(),
            lead: speaker.lead(),
            notes: speaker.notes(&sections),
            squares: speaker.squares(),
            sections,
            quick_reference: speaker.quick_reference(),
            proved: proof.examples.len(),
        };
        match speaker.unsaid.is_empty() {
            true => Ok(sheet),
            false => Err(SheetError::Unsaid {
                language: language.tag().to_owned(),
                messages: speaker.unsaid.into_iter().collect(),
            }),
        }
    }
}

/// Formats a sheet's messages and collects missing ones.
pub(super) struct Speaker<'a> {
    pub rules: &'a Arc<Rules>,
    pub language: &'a Language,
    unsaid: BTreeSet<String>,
}

impl Speaker<'_> {
    /// A message; if the language lacks it, an empty text, and it is recorded.
    pub fn say(&mut self, key: &str, mut arguments: Arguments) -> String {
        arguments.extend(self.facts().arguments());
        self.language.say(key, &arguments).unwrap_or_else(|| {
            self.unsaid.insert(key.to_owned());
            String::new()
        })
    }

    /// The facts of the board.
    pub fn facts(&self) -> BoardFacts<'_> {
        BoardFacts::of(self.rules.board())
    }

    /// The name of a kind.
    pub fn name(&self, kind: KindId) -> String {
        self.language.animal(&self.rules.kind(kind).id)
    }

    /// The kinds with an ability, in the ruleset's order.
    pub fn kinds(&self, able: impl Fn(&Kind) -> bool) -> Vec<KindId> {
        self.rules.kind_ids().filter(|&kind| able(self.rules.kind(kind))).collect()
    }

    /// A list of items.
    pub fn joined(&mut self, items: Vec<String>) -> String {
        self.row(items, "glance-next")
    }

    /// Whether the board has a river.
    pub fn has_water(&self) -> bool {
        self.rules.board().any(|terrain| terrain == Terrain::Water)
    }

    /// The ruleset: its name with overrides, its version, and its hash.
    fn foot(&mut self) -> String {
        let switches: String = self.rules.overrides().iter().map(|switch| format!(" + {switch}")).collect();
        let named = [
            ("rules", format!("{}{switches}", self.rules.name())),
            ("version", self.rules.version().to_string()),
            ("mark", self.rules.hash().short()),
        ];
        self.say("rules-name", named.map(|(place, word)| (place, Argument::Text(word))).into())
    }

    /// Number of players, minimum age, and the duration if known.
    fn subtitle(&mut self) -> String {
        let usual = self.facts().has_usual_size(self.rules.setup().len());
        self.say(if usual { "subtitle" } else { "subtitle-untimed" }, Vec::new())
    }

    fn lead(&mut self) -> String {
        let facts = self.facts();
        let key = match (facts.rivers(), facts.traps() > 1 && facts.dens() == 1) {
            (2.., true) => "lead",
            (1, true) => "lead-river",
            _ => "lead-plain",
        };
        self.say(key, Vec::new())
    }

    /// The names of the special squares, in common and per side.
    fn squares(&mut self) -> Vec<SpecialSquares> {
        let kinds = [
            (Side::BOTH.map(Terrain::Trap), "trap", "legend-trap"),
            (Side::BOTH.map(Terrain::Den), "den", "legend-den"),
        ];
        let mut squares = Vec::new();
        for (grounds, key, whose) in kinds {
            let of = |side: Side| grounds[side.index()];
            let owners = Side::BOTH.into_iter().filter(|&side| self.rules.board().any(|terrain| terrain == of(side)));
            let owners: Vec<Side> = owners.collect();
            if owners.is_empty() {
                continue;
            }
            let name = capital(&self.say(key, Vec::new()));
            let whose = |side| (of(side), capital(&self.say(whose, vec![("side", Argument::Side(side))])));
            squares.push(SpecialSquares { name, each: owners.into_iter().map(whose).collect() });
        }
        squares
    }

    fn sections(&mut self) -> Vec<Section> {
        let groups = groups(self.rules);
        let mut sections = Vec::new();
        for &topic in Topic::VALUES {
            let mut rules = Vec::new();
            match topic {
                Topic::Box => rules.push(self.unnumbered("box")),
                Topic::Setup => rules.push(self.unnumbered("setup")),
                Topic::Goal | Topic::Turn | Topic::Capture | Topic::River | Topic::Traps | Topic::End => {
                    for group in groups.iter().filter(|group| group.topic == topic) {
                        let sentences = group.clauses.iter().map(|&clause| self.sentence(clause)).collect();
                        rules.push(Rule { number: Some(group.number), sentences, figures: Vec::new() });
                    }
                }
            }
            if topic == Topic::End && self.may_go_on_for_ever() {
                rules.push(self.unnumbered("repetition-free"));
            }
            if !rules.is_empty() {
                let heading = self.heading(topic);
                let figures = if topic == Topic::Setup { vec![self.start()] } else { Vec::new() };
                sections.push(Section { topic, heading, rules, figures });
            }
        }
        sections
    }

    fn heading(&mut self, topic: Topic) -> String {
        let key = match (topic, self.facts().traps() > 0, self.facts().dens() > 0) {
            (Topic::Traps, true, false) => "heading-traps-alone".to_owned(),
            (Topic::Traps, false, _) => "heading-dens-alone".to_owned(),
            (topic, ..) => format!("heading-{}", topic.id()),
        };
        self.say(&key, Vec::new())
    }

    /// Whether no rule limits shuttling.
    fn may_go_on_for_ever(&self) -> bool {
        let switches = self.rules.switches();
        let limits = [switches.same_square_limit, switches.few_squares_limit];
        switches.repetition == Repetition::Free && limits.iter().all(Option::is_none)
    }

    fn sentence(&mut self, clause: crate::rules::Clause) -> Sentence {
        let text = say_clause(self.rules, clause, self.language).unwrap_or_else(|| {
            self.unsaid.insert(format!("clause-{}", super::clause::key(self.rules, clause)));
            String::new()
        });
        let basis = Some(weakest_basis(self.rules, clause)).filter(|basis| *basis != Basis::Text);
        let remark = basis.and_then(|basis| remark_on_sheet(basis, self.rules, self.language));
        Sentence { clause: Some(clause), id: clause.id(self.rules).into_owned(), text, basis, remark }
    }

    /// Components, set-up, and what is left to the players: no move can violate it, so it has no number.
    fn unnumbered(&mut self, id: &str) -> Rule {
        let text = match id {
            "box" => self.contents(),
            "setup" => self.setup(),
            other => self.say(other, Vec::new()),
        };
        let sentence = Sentence { clause: None, id: id.to_owned(), text, basis: None, remark: None };
        Rule { number: None, sentences: vec![sentence], figures: Vec::new() }
    }

    fn contents(&mut self) -> String {
        let count = |side: Side| self.rules.setup().iter().filter(|placed| placed.piece.side == side).count() as u32;
        let (white, black) = (count(Side::White), count(Side::Black));
        let animals = ("animals", Argument::Number(white + black));
        match white == black {
            true => self.say("box", vec![animals, ("each", Argument::Number(white))]),
            false => self.say("box-uneven", vec![animals]),
        }
    }

    /// The set-up, and the owners of dens and traps.
    fn setup(&mut self) -> String {
        let facts = self.facts();
        let whose = match (facts.dens() > 0, facts.traps() > 0, facts.at_home()) {
            (false, false, _) => None,
            // A sentence per den.
            (true, true, true) if facts.dens() == 1 => Some("setup-home"),
            (true, true, _) => Some("setup-marked"),
            (true, false, true) => Some("setup-home-dens"),
            (true, false, false) => Some("setup-marked-dens"),
            (false, true, true) => Some("setup-home-traps"),
            (false, true, false) => Some("setup-marked-traps"),
        };
        let sentences: Vec<String> =
            ["setup-plain"].into_iter().chain(whose).map(|key| self.say(key, Vec::new())).collect();
        self.language.joined(&sentences)
    }

    /// The footnotes of the marks after sentences.
    fn notes(&mut self, sections: &[Section]) -> Vec<FootNote> {
        let sentences = || sections.iter().flat_map(|section| &section.rules).flat_map(|rule| &rule.sentences);
        let mut notes = Vec::new();
        for basis in [Basis::Reading, Basis::Measured, Basis::Disputed] {
            if let Some(key) = footnote(basis, self.rules).filter(|_| sentences().any(|said| said.basis == Some(basis)))
            {
                notes.push(FootNote { basis, text: self.say(&key, Vec::new()) });
            }
        }
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PRESETS, preset_rules};

    fn english(preset: &str) -> Sheet {
        let rules = Arc::new(preset_rules(preset).expect("a shipped ruleset"));
        Sheet::build(&rules, &Language::english(), None).expect("English says everything")
    }

    #[test]
    fn the_den_is_rule_one_and_the_last_rule_has_the_highest_number() {
        for preset in PRESETS {
            let sheet = english(preset.name);
            let numbers: Vec<u32> = sheet.numbered().filter_map(|rule| rule.number).collect();
            assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>(), "{}", preset.name);
            let first = sheet.numbered().next().expect("there are rules");
            assert_eq!(first.sentences[0].id, "win-by-den", "{}", preset.name);
        }
    }

    #[test]
    fn what_one_needs_and_the_set_up_stand_before_rule_one() {
        for preset in PRESETS {
            let topics: Vec<Topic> = english(preset.name).sections.iter().map(|section| section.topic).collect();
            assert_eq!(topics[..3], [Topic::Box, Topic::Setup, Topic::Goal], "{}", preset.name);
        }
    }

    #[test]
    fn a_reading_of_ours_is_marked_and_the_foot_explains_the_mark() {
        let sheet = english("swimming-dogs");
        let rules: Vec<String> = sheet.numbered().flat_map(|rule| &rule.sentences).map(Sentence::marked).collect();
        assert!(rules.contains(&"An animal in the water may not capture and cannot be captured.‡".to_owned()));
        assert!(rules.contains(&"White moves first.*".to_owned()));
        assert_eq!(sheet.notes.iter().map(|note| note.basis).collect::<Vec<_>>(), [Basis::Reading, Basis::Disputed]);
    }
}
