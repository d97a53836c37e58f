//! Differences between two rulesets.

use super::switch::split_exception;
use super::{Message, Move, Position, Rules};

/// A switch that differs between two rulesets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The switch's name.
    pub name: String,
    /// Its label.
    pub label: String,
    /// The first ruleset's value; `None` if it has none.
    pub left: Option<String>,
    /// The second ruleset's value.
    pub right: Option<String>,
}

/// Every switch that differs, in the order of the table; boards and set-ups count as the switches `map` and `setup`.
pub fn compare_switches(left: &Rules, right: &Rules) -> Vec<Difference> {
    let value = |rules: &Rules, name: &str| {
        let row = rules.rows().iter().find(|row| row.name == name);
        row.map(|row| (row.label.clone(), row.value.clone())).or_else(|| implied(rules, name))
    };
    // Rows only in the second ruleset keep their place there.
    let mut names: Vec<&str> = left.rows().iter().map(|row| row.name.as_str()).collect();
    let mut place = 0;
    for row in right.rows() {
        place = match names.iter().position(|name| *name == row.name) {
            Some(known) => known + 1,
            None => {
                names.insert(place, &row.name);
                place + 1
            }
        };
    }
    let mut differences: Vec<Difference> = names
        .into_iter()
        .filter_map(|name| {
            let (a, b) = (value(left, name), value(right, name));
            let label = a.as_ref().or(b.as_ref()).map(|(label, _)| label.clone())?;
            let (a, b) = (a.map(|(_, value)| value), b.map(|(_, value)| value));
            (a != b).then(|| Difference { name: name.to_owned(), label, left: a, right: b })
        })
        .collect();
    let mut drawn = |name: &str, a: String, b: String| {
        if a != b {
            let (left, right) = (Some(a), Some(b));
            differences.push(Difference { name: name.to_owned(), label: name.to_owned(), left, right });
        }
    };
    drawn("map", left.board().map(), right.board().map());
    let setup = |rules: &Rules| {
        let mut places: Vec<String> = rules
            .setup()
            .iter()
            .map(|placed| {
                let kind = &rules.kind(placed.piece.kind).id;
                format!("{} {kind} {}", placed.piece.side, placed.square)
            })
            .collect();
        places.sort();
        places.join(", ")
    };
    drawn("setup", setup(left), setup(right));
    differences
}

/// The default by strength of an exception that a ruleset does not mention.
fn implied(rules: &Rules, name: &str) -> Option<(String, String)> {
    let (attacker, victim) = split_exception(name)?;
    let takes = rules.takes_by_strength(rules.kind_named(attacker)?, rules.kind_named(victim)?);
    Some((format!("{attacker} takes {victim}"), if takes { "yes" } else { "no" }.to_owned()))
}

/// The legal moves of one position under two rulesets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoveDifference {
    /// Legal under both.
    pub both: Vec<Move>,
    /// Legal under the first alone.
    pub only_left: Vec<Move>,
    /// Legal under the second alone.
    pub only_right: Vec<Move>,
}

/// Splits the legal moves under two rulesets by which of them allow each.
pub fn compare_moves(left: &[Move], right: &[Move]) -> MoveDifference {
    let mut difference = MoveDifference::default();
    for &mv in left {
        if right.contains(&mv) { &mut difference.both } else { &mut difference.only_left }.push(mv);
    }
    difference.only_right = right.iter().copied().filter(|mv| !left.contains(mv)).collect();
    difference
}

/// The same placement under other rules, if they allow it; the counters are kept.
///
/// # Errors
/// The faults under the other rules.
pub fn with_rules(position: &Position, rules: &std::sync::Arc<Rules>) -> Result<Position, Message> {
    let from = position.rules();
    let mut setup = position.setup();
    if !position.is_counted() {
        (setup.quiet, setup.move_number) = (None, None);
    }
    for placed in &mut setup.pieces {
        let kind = from.kind(placed.piece.kind);
        placed.piece.kind = rules
            .kind_named(&kind.id)
            .ok_or_else(|| Message::new("setup-no-animal").with("rules", rules.name()).animal("animal", &kind.id))?;
        // Permanent weakness is computed by the other ruleset.
        placed.weak = false;
    }
    setup.check(rules).map_err(|faults| faults[0].message(rules))
}
