//! What happens at a table, one line each.

use super::Millis;
use crate::rules::notation::RecordResult;
use crate::rules::{Claim, Move, Side};
use std::fmt;

/// What happens at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The side to move makes a move.
    Move(Move),
    /// The last move, claim, resignation or agreement is taken back, or an adjudication.
    TakeBack,
    /// The side to move claims a draw.
    Claim(Claim),
    /// A side offers a draw.
    Offer(Side),
    /// A side accepts the other's offer.
    Accept(Side),
    /// A side declines the other's offer.
    Decline(Side),
    /// A side resigns.
    Resign(Side),
    /// A side has made a move that the rules forbid, and took it back.
    Illegal(Side),
    /// The side whose clock runs presses it.
    Press,
    /// Play begins or goes on: the clock runs.
    Go,
    /// Both clocks stand.
    Pause,
    /// Nothing but time has passed.
    Time,
    /// The arbiter ends the game, for a reason in words.
    Adjudicate(RecordResult, String),
    /// Something is written down.
    Note(String),
    /// The players change sides.
    Swap,
    /// The moves that follow are only tried out.
    Try,
    /// What was tried out is taken back.
    Return,
}

/// An event and when it happened, since the table was set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// The longest text of a note or a reason, in characters.
pub const LONGEST_TEXT: usize = 500;

/// Events without anything more to say.
const PLAIN: [(&str, Event); 8] = [
    ("takeback", Event::TakeBack),
    ("press", Event::Press),
    ("go", Event::Go),
    ("pause", Event::Pause),
    ("time", Event::Time),
    ("swap", Event::Swap),
    ("try", Event::Try),
    ("return", Event::Return),
];

/// The word for what a side does.
type SideWord = (&'static str, fn(Side) -> Event);

/// What a side does, with its word.
const OF_SIDES: [SideWord; 5] = [
    ("offer", Event::Offer),
    ("accept", Event::Accept),
    ("decline", Event::Decline),
    ("resign", Event::Resign),
    ("illegal", Event::Illegal),
];

fn side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_word(*side) == word)
}

/// `white` or `black`.
pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A text in one line, with single blanks and no control characters; `None` if nothing remains, it is too long, or it is a
/// command to programs that read records.
pub fn plain_text(text: &str) -> Option<String> {
    let bare: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = bare.split_whitespace().collect::<Vec<_>>().join(" ");
    (!text.is_empty() && !text.starts_with("[%") && text.chars().count() <= LONGEST_TEXT).then_some(text)
}

impl Event {
    /// Reads what `Display` writes.
    ///
    /// ```
    /// use shouqi::table::Event;
    /// for text in ["move a3a4", "claim", "claim with a3a4", "offer white", "note the rat was touched", "go"] {
    ///     assert_eq!(Event::read(text).map(|event| event.to_string()).as_deref(), Some(text));
    /// }
    /// assert_eq!(Event::read("move a3"), None);
    /// ```
    pub fn read(text: &str) -> Option<Event> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let plain = PLAIN.iter().find(|(name, _)| *name == text).map(|(_, event)| event.clone());
        if plain.is_some() {
            return plain;
        }
        if let Some((_, event)) = OF_SIDES.iter().find(|(name, _)| *name == word) {
            return side(rest).map(event);
        }
        Some(match word {
            "move" => Event::Move(rest.parse().ok()?),
            "claim" if rest.is_empty() && text == word => Event::Claim(Claim::Standing),
            "claim" => Event::Claim(Claim::With(rest.strip_prefix("with ")?.parse().ok()?)),
            "adjudicate" => {
                let (result, why) = rest.split_once(' ')?;
                let results = [RecordResult::White, RecordResult::Black, RecordResult::Draw];
                Event::Adjudicate(results.into_iter().find(|each| each.word() == result)?, written(why)?)
            }
            "note" => Event::Note(written(rest)?),
            _ => return None,
        })
    }
}

/// A text as it is written: it must be plain already.
fn written(text: &str) -> Option<String> {
    plain_text(text).filter(|plain| plain == text)
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((word, _)) = PLAIN.iter().find(|(_, event)| event == self) {
            return f.write_str(word);
        }
        match self {
            Event::Move(mv) => write!(f, "move {mv}"),
            Event::Claim(Claim::Standing) => f.write_str("claim"),
            Event::Claim(Claim::With(mv)) => write!(f, "claim with {mv}"),
            Event::Offer(side) => write!(f, "offer {}", side_word(*side)),
            Event::Accept(side) => write!(f, "accept {}", side_word(*side)),
            Event::Decline(side) => write!(f, "decline {}", side_word(*side)),
            Event::Resign(side) => write!(f, "resign {}", side_word(*side)),
            Event::Illegal(side) => write!(f, "illegal {}", side_word(*side)),
            Event::Adjudicate(result, why) => write!(f, "adjudicate {} {why}", result.word()),
            Event::Note(text) => write!(f, "note {text}"),
            Event::TakeBack | Event::Press | Event::Go | Event::Pause | Event::Time => Ok(()),
            Event::Swap | Event::Try | Event::Return => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_event_is_refused() {
        for text in [
            "",
            "move",
            "move a3",
            "claim ",
            "claim with",
            "offer",
            "offer red",
            "note",
            "note  two",
            "note a\tb",
            "adjudicate * why",
            "adjudicate 1-0",
            "adjudicate 1-0 ",
            "go on",
            "Go",
            " go",
        ] {
            assert_eq!(Event::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_text_is_one_line() {
        assert_eq!(plain_text(" the\nrat\u{7}  sleeps ").as_deref(), Some("the rat sleeps"));
        assert_eq!(plain_text("\n\t"), None);
        assert_eq!(plain_text(&"x".repeat(LONGEST_TEXT + 1)), None);
    }
}
