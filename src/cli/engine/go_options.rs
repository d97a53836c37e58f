//! The options of the UCI command `go`.

use crate::rules::{Move, Side};
use std::time::Duration;

/// Time reserved for communication.
const SLACK: Duration = Duration::from_millis(30);
/// Number of remaining moves assumed without `movestogo`.
const MOVES_TO_GO: u64 = 30;
/// Maximum depth in plies.
const DEEPEST: u64 = 100;
/// Maximum time and number of nodes.
const MOST: i64 = 1 << 40;

/// The options of `go`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoOptions {
    /// Plies.
    pub depth: u32,
    /// Nodes.
    pub nodes: u64,
    /// Time of the search, from now or, while pondering, from `ponderhit`.
    pub time: Option<Duration>,
    /// Search for a win in this number of moves of the side to move: full width to that depth.
    pub mate: Option<u32>,
    /// Consider only these moves; empty for all.
    pub moves: Vec<Move>,
    /// Ponder: search until `ponderhit` or `stop`.
    pub ponder: bool,
    /// Reply only after `stop`.
    pub infinite: bool,
    /// Ignored options, a sentence each.
    pub left_out: Vec<String>,
}

impl Default for GoOptions {
    fn default() -> GoOptions {
        GoOptions {
            depth: u32::MAX,
            nodes: u64::MAX,
            time: None,
            mate: None,
            moves: Vec::new(),
            ponder: false,
            infinite: false,
            left_out: Vec::new(),
        }
    }
}

/// The clocks of both sides, in milliseconds; only the side to move's counts.
#[derive(Default)]
struct Clocks {
    left: Option<u64>,
    increment: u64,
    moves_to_go: Option<u64>,
}

impl GoOptions {
    /// Parses the words after `go`, for the side to move. Unknown words are skipped, as the protocol requires; a
    /// missing or invalid integer is noted in [`left_out`](GoOptions::left_out).
    pub fn read(words: &[&str], side: Side) -> GoOptions {
        let (own_time, own_increment) = match side {
            Side::White => ("wtime", "winc"),
            Side::Black => ("btime", "binc"),
        };
        let mut asked = GoOptions::default();
        let mut clocks = Clocks::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => asked.infinite = true,
                "ponder" => asked.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.peek().and_then(|next| next.parse().ok()) {
                        asked.moves.push(mv);
                        words.next();
                    }
                }
                "depth" | "nodes" | "mate" | "movetime" | "movestogo" | "wtime" | "btime" | "winc" | "binc" => {
                    let Some(number) = words.peek().and_then(|next| next.parse::<i64>().ok()) else {
                        asked.left_out.push(format!("{word} expects an integer"));
                        continue;
                    };
                    words.next();
                    // A negative clock counts as zero; an increment may be zero.
                    let least = i64::from(!matches!(word, "winc" | "binc"));
                    let number = number.clamp(least, MOST) as u64;
                    match word {
                        "depth" => asked.depth = number.min(DEEPEST) as u32,
                        "nodes" => asked.nodes = number,
                        "mate" => asked.mate = Some(number.min(DEEPEST / 2) as u32),
                        "movetime" => asked.time = Some(Duration::from_millis(number)),
                        "movestogo" => clocks.moves_to_go = Some(number),
                        _ if word == own_time => clocks.left = Some(number),
                        _ if word == own_increment => clocks.increment = number,
                        _ => (),
                    }
                }
                other => asked.left_out.push(format!("go does not know \"{}\"", other.escape_debug())),
            }
        }
        asked.time = asked.time.or_else(|| clocks.share());
        if let Some(moves) = asked.mate {
            asked.depth = asked.depth.min(2 * moves - 1);
        }
        asked
    }

    /// Whether only `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        self.infinite || self.depth == u32::MAX && self.nodes == u64::MAX && self.time.is_none()
    }
}

impl Clocks {
    /// Time for this move; `None` without a clock.
    fn share(&self) -> Option<Duration> {
        let left = Duration::from_millis(self.left?).saturating_sub(SLACK);
        let moves = self.moves_to_go.unwrap_or(MOVES_TO_GO).min(1000) as u32;
        let share = left / moves + Duration::from_millis(self.increment) * 3 / 4;
        Some(share.min(left).max(Duration::from_millis(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str, side: Side) -> GoOptions {
        GoOptions::read(&words.split_whitespace().collect::<Vec<_>>(), side)
    }

    #[test]
    fn unknown_words_are_skipped_and_later_options_count() {
        let asked = read("fast 7 depth 3 please", Side::White);
        assert_eq!(asked.depth, 3);
        assert_eq!(asked.left_out.len(), 3, "{:?}", asked.left_out);
    }

    #[test]
    fn a_number_that_is_missing_leaves_the_next_word_alone() {
        let asked = read("depth movetime 5", Side::White);
        assert_eq!((asked.depth, asked.time), (u32::MAX, Some(Duration::from_millis(5))));
        assert_eq!(asked.left_out, ["depth expects an integer"]);
    }

    #[test]
    fn searchmoves_takes_moves_up_to_the_next_word() {
        let asked = read("searchmoves a3a4 g3g4 depth 2", Side::White);
        assert_eq!(asked.moves.iter().map(Move::to_string).collect::<Vec<_>>(), ["a3a4", "g3g4"]);
        assert_eq!(asked.depth, 2);
    }

    #[test]
    fn a_mate_in_three_is_searched_five_plies_deep() {
        assert_eq!(read("mate 3", Side::Black).depth, 5);
    }

    #[test]
    fn each_side_lives_by_its_own_clock_and_an_overdrawn_one_has_nothing_left() {
        let words = "wtime 60030 winc 0 btime -20 binc 0 movestogo 10";
        assert_eq!(read(words, Side::White).time, Some(Duration::from_secs(6)));
        assert_eq!(read(words, Side::Black).time, Some(Duration::from_millis(1)));
    }

    #[test]
    fn a_search_that_ponders_or_is_infinite_or_has_no_limit_waits() {
        assert!(read("infinite depth 3", Side::White).is_endless());
        assert!(read("", Side::White).is_endless());
        assert!(read("ponder wtime 1000 btime 1000", Side::White).ponder);
        assert!(!read("mate 2", Side::White).is_endless());
    }
}
