//! The commands at the prompt of `shouqi play`.

use crate::language::Language;

/// What an input line asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromptCommand {
    /// A move: the whole line. No word is listed for it.
    Move,
    Undo,
    Hint,
    Moves,
    Board,
    Draw,
    /// With an optional announced move.
    Claim,
    Resign,
    /// To a file.
    Save,
    Help,
    Quit,
    /// The answer to an offer of a draw; elsewhere it is no command.
    Yes,
}

/// The messages that list the words of each command.
const LISTS: [(PromptCommand, &str); 11] = [
    (PromptCommand::Undo, "play-words-undo"),
    (PromptCommand::Hint, "play-words-hint"),
    (PromptCommand::Moves, "play-words-moves"),
    (PromptCommand::Board, "play-words-board"),
    (PromptCommand::Draw, "play-words-draw"),
    (PromptCommand::Claim, "play-words-claim"),
    (PromptCommand::Resign, "play-words-resign"),
    (PromptCommand::Save, "play-words-save"),
    (PromptCommand::Help, "play-words-help"),
    (PromptCommand::Quit, "play-words-quit"),
    (PromptCommand::Yes, "play-words-yes"),
];

/// The command words: English and one language.
pub struct CommandWords(Vec<(String, PromptCommand)>);

impl CommandWords {
    /// The words of a language; a word that means something else in English has the language's meaning.
    pub fn of(language: &Language) -> CommandWords {
        let mut words = Vec::new();
        for language in [language, &Language::english()] {
            for (command, list) in LISTS {
                let list = language.say(list, &[]).unwrap_or_default();
                words.extend(list.split_whitespace().map(|word| (word.to_lowercase(), command)));
            }
        }
        CommandWords(words)
    }

    fn command(&self, word: &str) -> Option<PromptCommand> {
        let word = word.to_lowercase();
        self.0.iter().find(|(known, _)| *known == word).map(|(_, command)| *command)
    }

    /// Parses a trimmed line: what it asks for, and the words that belong to it.
    pub fn read<'a>(&self, line: &'a str) -> (PromptCommand, &'a str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match self.command(word) {
            _ if line.is_empty() => (PromptCommand::Help, ""),
            None | Some(PromptCommand::Yes) => (PromptCommand::Move, line),
            Some(command) => (command, rest.trim()),
        }
    }

    /// Whether an answer to an offer accepts it.
    pub fn accepts(&self, line: &str) -> bool {
        matches!(self.command(line.trim()), Some(PromptCommand::Yes | PromptCommand::Draw))
    }
}

#[cfg(test)]
mod tests {
    use super::{CommandWords, LISTS, PromptCommand};
    use crate::language::{LANGUAGES, Language, spellings};
    use crate::rules::notation::read_move;
    use crate::rules::{Position, preset_rules};

    fn language(tag: &str) -> Language {
        Language::shipped(tag).expect("it is shipped")
    }

    #[test]
    fn every_language_has_words_for_every_command_and_english_ones_always_work() {
        for tag in LANGUAGES {
            let words = CommandWords::of(&language(tag));
            for (command, list) in LISTS {
                for speaker in [tag, "en"] {
                    let list = language(speaker).say(list, &[]).expect("every language has the list");
                    for word in list.split_whitespace() {
                        assert_eq!(words.command(word), Some(command), "{tag}: {word}");
                        assert_eq!(words.command(&word.to_uppercase()), Some(command), "{tag}: {word} in capitals");
                    }
                }
            }
            assert_eq!(words.read(""), (PromptCommand::Help, ""));
        }
    }

    #[test]
    fn help_names_words_that_work() {
        for tag in LANGUAGES {
            let language = language(tag);
            let help = language.say("play-help", &[]).expect("every language helps").to_lowercase();
            for (_, list) in LISTS.into_iter().filter(|(command, _)| *command != PromptCommand::Yes) {
                let words = language.say(list, &[]).expect("every language has the list");
                let first = words.split_whitespace().next().expect("a list has a word").to_lowercase();
                assert!(help.contains(&first), "{tag}: the help does not name {first}");
            }
        }
    }

    #[test]
    fn no_command_is_a_move() {
        let rules = std::sync::Arc::new(preset_rules("classic").expect("the default ruleset"));
        let start = Position::start(&rules);
        let spellings = spellings(&rules);
        for tag in LANGUAGES {
            for (_, list) in LISTS {
                let list = language(tag).say(list, &[]).expect("every language has the list");
                for word in list.split_whitespace() {
                    assert!(read_move(word, &start, &spellings).is_err(), "{tag}: {word} is a move");
                }
            }
        }
    }
}
