//! A parallel map over scoped threads.

use std::sync::{Mutex, PoisonError};

/// Maps every item, on several threads if `threads` is more than one. The results come in no certain order.
pub(crate) fn parallel_map<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    map: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    if threads <= 1 {
        return items.map(map).collect();
    }
    let queue = Mutex::new(items);
    let results = Mutex::new(Vec::new());
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = next() {
                    let result = map(item);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}
