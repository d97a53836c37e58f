//! Statistics of an ending: counts, the longest win, zugzwang.

use super::class::EndingClass;
use super::table::Counts;
use super::table_store::Tablebase;
use super::value::Value;
use crate::rules::{Placed, Side};
use std::ops::ControlFlow;

/// The statistics of an ending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndingStatistics {
    /// The counts with White, and with Black to move.
    pub counts: [Counts; 2],
    /// A position with the longest distance, its side to move, and its value.
    pub longest: Option<(Vec<Placed>, Side, Value)>,
    /// Full-point mutual zugzwangs: whoever is to move loses.
    pub full_point_zugzwangs: u64,
    /// Half-point mutual zugzwangs: one side loses if it is to move, and the position is drawn if the other is.
    pub half_point_zugzwangs: u64,
    /// One of those, of full points if there is one.
    pub zugzwang: Option<Vec<Placed>>,
}

impl Tablebase {
    /// The statistics of the ending that a class is named after. `None` if its table is not there.
    pub fn statistics(&self, class: &EndingClass) -> Option<EndingStatistics> {
        let material = &class.material;
        let [white, black] = Side::BOTH.map(|mover| self.count(material, mover));
        let counts = [white?, black?];
        let mut statistics = EndingStatistics {
            counts,
            longest: None,
            full_point_zugzwangs: 0,
            half_point_zugzwangs: 0,
            zugzwang: None,
        };
        let most = counts.iter().map(|counts| counts.longest).max().unwrap_or(0);
        let mut half = None;
        let _ = self.for_each_position(material, Side::White, |position| {
            for (side, value) in [(Side::White, position.value), (Side::Black, position.other_to_move)] {
                if statistics.longest.is_none() && value.plies() == Some(most) {
                    statistics.longest = Some((position.pieces.to_vec(), side, value));
                }
            }
            match (position.value, position.other_to_move) {
                (Value::Loss(_), Value::Loss(_)) => {
                    statistics.full_point_zugzwangs += 1;
                    statistics.zugzwang.get_or_insert_with(|| position.pieces.to_vec());
                }
                (Value::Loss(_), Value::Draw) | (Value::Draw, Value::Loss(_)) => {
                    statistics.half_point_zugzwangs += 1;
                    half.get_or_insert_with(|| position.pieces.to_vec());
                }
                _ => (),
            }
            ControlFlow::<()>::Continue(())
        })?;
        statistics.zugzwang = statistics.zugzwang.or(half);
        Some(statistics)
    }
}
