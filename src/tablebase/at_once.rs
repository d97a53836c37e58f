//! Work shared out among threads.

use std::sync::{Mutex, PoisonError};

/// Does some work with every item, several at a time. What came of each, in no certain order.
pub(super) fn at_once<T: Send, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    if threads <= 1 {
        return items.map(work).collect();
    }
    let items = Mutex::new(items);
    let done = Mutex::new(Vec::new());
    let next = || items.lock().unwrap_or_else(PoisonError::into_inner).next();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(item) = next() {
                    let result = work(item);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}
