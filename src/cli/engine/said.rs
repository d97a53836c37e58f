//! What can be typed at the prompt.

/// What `help` tells.
pub const HELP: &str = "A move: a3b3, Eb3, Ea3-b3 or elephant b3. Or: undo (takes back your last move), hint, moves, \
board, draw (offers one), claim or claim a3b3 (a draw, where the same position comes up for the third time), resign, \
save FILE, help, quit.";

/// What a typed line asks for.
pub enum Said<'a> {
    Move(&'a str),
    Undo,
    Hint,
    Moves,
    Board,
    Draw,
    /// With the announced move, if there is one.
    Claim(&'a str),
    Resign,
    Save(&'a str),
    Help,
    Quit,
}

impl Said<'_> {
    /// Reads a line without blanks around it.
    pub fn read(line: &str) -> Said<'_> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_ascii_lowercase().as_str() {
            "undo" | "u" => Said::Undo,
            "hint" => Said::Hint,
            "moves" => Said::Moves,
            "board" => Said::Board,
            "draw" => Said::Draw,
            "claim" => Said::Claim(rest.trim()),
            "resign" => Said::Resign,
            "save" => Said::Save(rest.trim()),
            "help" | "?" | "" => Said::Help,
            "quit" | "exit" | "q" => Said::Quit,
            _ => Said::Move(line),
        }
    }

    /// Whether an answer to an offer accepts it.
    pub fn accepts(line: &str) -> bool {
        ["yes", "y", "draw", "accept"].contains(&line.trim().to_ascii_lowercase().as_str())
    }
}
