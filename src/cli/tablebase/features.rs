//! The feature table of endings: a row of numbers per position, and its class.
//!
//! Columns and values are those of the data set `jungle_chess_2pcs_raw_endgame_complete` (OpenML 41027) of J. N. van
//! Rijn and J. K. Vis, for any number of pieces: strength, file and rank of each piece, counted from 0, and White's
//! result.

use crate::cli::exit::Failure;
use crate::cli::terminal::wrap;
use crate::rules::{Placed, Rules, Side};
use crate::tablebase::{Material, Value, VisitedPosition};
use std::sync::Arc;

/// The columns of a feature table.
pub struct FeatureTable {
    rules: Arc<Rules>,
    /// By side: the number of pieces.
    pieces: [usize; 2],
    /// Rows tell who is to move.
    with_mover: bool,
}

/// A column for each piece: its name, and its value.
struct Column {
    name: &'static str,
    value: fn(&Rules, &Placed) -> u8,
}

static COLUMNS: [Column; 3] = [
    Column { name: "strength", value: |rules, placed| rules.kind(placed.piece.kind).strength - 1 },
    Column { name: "file", value: |_, placed| placed.square.file.0 },
    Column { name: "rank", value: |_, placed| placed.square.row.0 },
];
/// Where weakness lasts, a piece has one more feature than its square.
static WEAK: Column = Column { name: "weak", value: |_, placed| u8::from(placed.weak) };

impl FeatureTable {
    /// The table of endings that all have as many pieces of each side.
    pub fn of(rules: &Arc<Rules>, endings: &[Material], with_mover: bool) -> Result<FeatureTable, Failure> {
        let shape = |ending: &Material| Side::BOTH.map(|side| ending.men(side).len());
        let pieces = endings.first().map_or([0; 2], shape);
        match endings.iter().find(|ending| shape(ending) != pieces) {
            None => Ok(FeatureTable { rules: rules.clone(), pieces, with_mover }),
            Some(other) => Err(unequal(&endings[0].name(rules), &other.name(rules))),
        }
    }

    fn columns(&self) -> impl Iterator<Item = &'static Column> {
        COLUMNS.iter().chain(self.rules.weakness_lasts().then_some(&WEAK))
    }

    /// The names of the columns: `white_piece0_strength` and so on.
    pub fn header(&self) -> String {
        let mut names = Vec::new();
        for (side, count) in ["white", "black"].into_iter().zip(self.pieces) {
            for piece in 0..count {
                names.extend(self.columns().map(|column| format!("{side}_piece{piece}_{}", column.name)));
            }
        }
        names.extend(self.with_mover.then(|| "mover".to_owned()));
        names.push("class".to_owned());
        names.join(",")
    }

    /// The row of a position.
    pub fn row(&self, mover: Side, met: &VisitedPosition<'_>) -> String {
        let cells = |placed| self.columns().map(move |column| (column.value)(&self.rules, placed).to_string());
        let mut row: Vec<String> = met.pieces.iter().flat_map(cells).collect();
        row.extend(self.with_mover.then(|| mover.letter().to_string()));
        row.push(class(mover, met.value).to_string());
        row.join(",")
    }
}

/// Who wins: `w`, `b`, or `d` for a draw.
fn class(mover: Side, value: Value) -> char {
    match value {
        Value::Win(_) => mover.letter(),
        Value::Loss(_) => (!mover).letter(),
        Value::Draw => 'd',
    }
}

fn unequal(one: &str, other: &str) -> Failure {
    let error = format!(
        "error: {one} and {other} do not fit into one table of features: its columns are the animals of each side"
    );
    let help =
        "export endings with as many animals of White, and as many of Black, such as CDvW and CDvT, or --pieces 2";
    Failure::Unreadable(format!("{}\n{}", wrap(&error, "", ""), wrap(help, "  help: ", "  ")))
}
