//! Parallel map with results in the order of the input.

use crate::rules::parallel_map;
use std::num::NonZero;

/// Maximum number of threads: memory is the limit beyond.
const MOST: usize = 8;

/// The number of processors.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// Applies `work` to each of `things`, on one thread per processor. The results are in the order of the things.
pub fn side_by_side<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = processors().min(MOST).min(things.len());
    let mut done = parallel_map(threads, things.iter().enumerate(), |(place, thing)| (place, work(thing)));
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_input_order() {
        let things: Vec<u32> = (0..1000).collect();
        assert_eq!(side_by_side(&things, |thing| thing * 2), things.iter().map(|thing| thing * 2).collect::<Vec<_>>());
        assert!(side_by_side(&[] as &[u32], |thing| *thing).is_empty());
    }
}
