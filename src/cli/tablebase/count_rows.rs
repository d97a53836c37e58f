//! Rows of counts: numbers, and below each its share of the positions.

use crate::cli::terminal::grouped;
use crate::tablebase::Counts;

/// The counts of a set, or of an ending with a side to move.
pub struct CountRow {
    /// What is counted.
    pub of: String,
    /// All positions, as the side to move sees them.
    pub all: Counts,
    /// Those with a weaker side, as it sees them.
    pub weaker: Counts,
}

/// The widths of six columns, 80 characters together.
pub type Columns = [usize; 6];
/// Of sets, which may have a million million positions.
pub const OF_SETS: Columns = [7, 17, 15, 15, 14, 7];
/// Of tables.
pub const OF_TABLES: Columns = [10, 16, 14, 14, 14, 7];

/// The heads of the columns.
pub fn heads(columns: Columns, of: &str, last: &str) -> String {
    line(columns, [of, "positions", "wins", "losses", "draws", last])
}

/// A row.
pub fn line(columns: Columns, cells: [&str; 6]) -> String {
    let cells: Vec<String> = cells.iter().zip(columns).map(|(cell, width)| format!("{cell:>width$}")).collect();
    cells.join(" ")
}

/// Two lines: the counts, and their shares.
fn lines(of: &str, counts: &Counts, last: &str) -> String {
    let [positions, wins, losses, draws] = [counts.positions(), counts.wins, counts.losses, counts.draws].map(grouped);
    let first = line(OF_SETS, [of, &positions, &wins, &losses, &draws, last]);
    let [wins, losses, draws] =
        [counts.wins, counts.losses, counts.draws].map(|part| percent(part, counts.positions()));
    let second = line(OF_SETS, ["", "", &wins, &losses, &draws, ""]);
    format!("{first}\n{}", second.trim_end())
}

/// The fraction that a part is of all; 0 of nothing.
fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
}

fn percent(part: u64, all: u64) -> String {
    format!("{:.1} %", 100.0 * share(part, all))
}

/// Positions that the side whose counts they are does not lose.
fn held(counts: &Counts) -> u64 {
    counts.wins + counts.draws
}

impl CountRow {
    /// Its lines in the table of all positions.
    pub fn lines(&self) -> String {
        lines(&self.of, &self.all, &self.all.longest.to_string())
    }

    /// Its lines in the table of the weaker side.
    pub fn weaker_lines(&self) -> String {
        lines(&self.of, &self.weaker, &percent(held(&self.weaker), self.weaker.positions()))
    }

    /// A line of JSON. Shares are fractions of the positions.
    pub fn json(&self) -> String {
        let Counts { wins, losses, draws, stalemates, longest } = self.all;
        let positions = self.all.positions();
        let mut row = serde_json::json!({
            "of": self.of, "positions": positions, "wins": wins, "losses": losses, "draws": draws,
            "longest": longest, "without_moves": stalemates, "win_ratio": share(wins, positions),
            "loss_ratio": share(losses, positions), "draw_ratio": share(draws, positions),
        });
        let weaker = &self.weaker;
        let Counts { wins, losses, draws, .. } = *weaker;
        if weaker.positions() > 0 {
            row["weaker_side"] = serde_json::json!({
                "positions": weaker.positions(), "wins": wins, "losses": losses, "draws": draws,
                "held_ratio": share(held(weaker), weaker.positions()),
            });
        }
        row.to_string()
    }
}
