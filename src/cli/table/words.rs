//! The commands at a table: the words that may be typed for each, and what the help says of it.

use crate::language::Language;

/// What an input line asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromptCommand {
    /// A move: the whole line. No word is listed for it.
    Move,
    /// A move that is only judged.
    Legal,
    Undo,
    Redo,
    Hint,
    Moves,
    Board,
    Strengths,
    Draw,
    /// With an optional announced move.
    Claim,
    Resign,
    Illegal,
    Press,
    Pause,
    Go,
    /// With its text.
    Note,
    /// With a result and a reason.
    Adjudicate,
    Swap,
    Try,
    Return,
    /// To a file.
    Save,
    Help,
    Quit,
    /// The answers to an offer of a draw; elsewhere they are no commands.
    Yes,
    No,
}

/// A command, the message that lists its words, and the one that says what it does, in the order of the help.
struct Row(PromptCommand, &'static str, Option<&'static str>);

const ROWS: [Row; 24] = [
    Row(PromptCommand::Legal, "play-words-legal", Some("play-does-legal")),
    Row(PromptCommand::Undo, "play-words-undo", Some("play-does-undo")),
    Row(PromptCommand::Redo, "play-words-redo", Some("play-does-redo")),
    Row(PromptCommand::Hint, "play-words-hint", Some("play-does-hint")),
    Row(PromptCommand::Moves, "play-words-moves", Some("play-does-moves")),
    Row(PromptCommand::Board, "play-words-board", Some("play-does-board")),
    Row(PromptCommand::Strengths, "play-words-strengths", Some("play-does-strengths")),
    Row(PromptCommand::Draw, "play-words-draw", Some("play-does-draw")),
    Row(PromptCommand::Claim, "play-words-claim", Some("play-does-claim")),
    Row(PromptCommand::Resign, "play-words-resign", Some("play-does-resign")),
    Row(PromptCommand::Illegal, "play-words-illegal", Some("play-does-illegal")),
    Row(PromptCommand::Press, "play-words-press", Some("play-does-press")),
    Row(PromptCommand::Pause, "play-words-pause", Some("play-does-pause")),
    Row(PromptCommand::Go, "play-words-go", Some("play-does-go")),
    Row(PromptCommand::Note, "play-words-note", Some("play-does-note")),
    Row(PromptCommand::Adjudicate, "play-words-adjudicate", Some("play-does-adjudicate")),
    Row(PromptCommand::Swap, "play-words-swap", Some("play-does-swap")),
    Row(PromptCommand::Try, "play-words-try", Some("play-does-try")),
    Row(PromptCommand::Return, "play-words-return", Some("play-does-return")),
    Row(PromptCommand::Save, "play-words-save", Some("play-does-save")),
    Row(PromptCommand::Help, "play-words-help", Some("play-does-help")),
    Row(PromptCommand::Quit, "play-words-quit", Some("play-does-quit")),
    Row(PromptCommand::Yes, "play-words-yes", None),
    Row(PromptCommand::No, "play-words-no", None),
];

/// The command words: English and one language.
pub struct CommandWords(Vec<(String, PromptCommand)>);

impl CommandWords {
    /// The words of a language; a word that means something else in English has the language's meaning.
    pub fn of(language: &Language) -> CommandWords {
        let mut words = Vec::new();
        for language in [language, &Language::english()] {
            for Row(command, list, _) in ROWS {
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

    /// Parses a trimmed line: what it asks for, and the words that belong to it. A question mark before a move only asks
    /// whether it is legal.
    pub fn read<'a>(&self, line: &'a str) -> (PromptCommand, &'a str) {
        if let Some(asked) = line.strip_prefix(['?', '？']).map(str::trim).filter(|asked| !asked.is_empty()) {
            return (PromptCommand::Legal, asked);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match self.command(word) {
            _ if line.is_empty() => (PromptCommand::Help, ""),
            None => (PromptCommand::Move, line),
            Some(command) => (command, rest.trim()),
        }
    }

    /// What the help says: each command by its first word, and what it does.
    pub fn explained(language: &Language) -> Vec<(String, String)> {
        let said = |key: &str| language.say(key, &[]).unwrap_or_default();
        let first = |list: &str| said(list).split_whitespace().next().unwrap_or_default().to_owned();
        ROWS.iter().filter_map(|Row(_, list, does)| Some((first(list), said((*does)?)))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{CommandWords, PromptCommand, ROWS, Row};
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
            for Row(command, list, _) in ROWS {
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
    fn the_help_has_a_row_for_every_command() {
        for tag in LANGUAGES {
            let (language, rows) = (language(tag), CommandWords::explained(&language(tag)));
            let words = CommandWords::of(&language);
            assert_eq!(rows.len(), ROWS.iter().filter(|Row(.., does)| does.is_some()).count());
            for (word, does) in rows {
                assert!(words.command(&word).is_some() && !does.is_empty(), "{tag}: {word}: {does}");
            }
            let enter = language.say("play-enter", &[]).expect("every language tells how moves are entered");
            let help = language.say("play-words-help", &[]).expect("every language has a word for help");
            let help = help.split_whitespace().next().expect("it has a word");
            assert!(enter.to_lowercase().contains(&help.to_lowercase()), "{tag}: {enter} does not name {help}");
        }
    }

    #[test]
    fn no_command_is_a_move() {
        let rules = std::sync::Arc::new(preset_rules("classic").expect("the default ruleset"));
        let start = Position::start(&rules);
        let spellings = spellings(&rules);
        for tag in LANGUAGES {
            for Row(_, list, _) in ROWS {
                let list = language(tag).say(list, &[]).expect("every language has the list");
                for word in list.split_whitespace() {
                    assert!(read_move(word, &start, &spellings).is_err(), "{tag}: {word} is a move");
                }
            }
        }
    }
}
