//! Parallel map with results in the order of the input.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Maximum number of threads: memory is the limit beyond.
const MOST: usize = 8;

/// The number of processors.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Applies `work` to each of `things`, on one thread per processor.
pub fn side_by_side<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    // A free worker takes the next item and stores its result at the item's index.
    let share = || {
        let mut done = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return done };
            done.push((place, work(thing)));
        }
    };
    let threads = processors().min(MOST).min(things.len());
    let mut done = if threads < 2 {
        share()
    } else {
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(share)).collect();
            let finish = |worker: thread::ScopedJoinHandle<'_, Vec<(usize, R)>>| {
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            workers.into_iter().flat_map(finish).collect()
        })
    };
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
