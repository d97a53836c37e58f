//! Answers that are worked out at the same time: more of them would share the processors, and fill the memory.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often those who wait are asked whether they still do.
const GLANCE: Duration = Duration::from_millis(50);
/// How long nobody is asked: those who will say nothing more look like those who have gone.
const GRACE: Duration = Duration::from_secs(1);

/// Places at which answers are worked out.
pub struct Workplaces {
    free: Mutex<usize>,
    freed: Condvar,
}

/// One of them, given back on drop.
pub struct Workplace(Arc<Workplaces>);

impl Workplaces {
    /// So many places, all of them free.
    pub fn of(count: usize) -> Arc<Workplaces> {
        Arc::new(Workplaces { free: Mutex::new(count), freed: Condvar::new() })
    }

    /// The next place that is free; `None` if nobody waits for the answer any more. A page that is left, or asks anew,
    /// goes away from its old questions, and those are not worth the work.
    pub fn take(self: &Arc<Workplaces>, is_awaited: impl Fn() -> bool) -> Option<Workplace> {
        let begun = Instant::now();
        let mut free = self.free();
        while *free == 0 {
            free = self.freed.wait_timeout(free, GLANCE).unwrap_or_else(PoisonError::into_inner).0;
            if *free == 0 && begun.elapsed() > GRACE && !is_awaited() {
                return None;
            }
        }
        *free -= 1;
        Some(Workplace(self.clone()))
    }

    fn free(&self) -> MutexGuard<'_, usize> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        *self.0.free() += 1;
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::thread;

    #[test]
    fn no_more_work_at_the_same_time_than_there_are_places() {
        let places = Workplaces::of(2);
        let (now, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..16 {
                scope.spawn(|| {
                    let _place = places.take(|| true).expect("a place");
                    most.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
                    thread::sleep(Duration::from_millis(2));
                    now.fetch_sub(1, SeqCst);
                });
            }
        });
        assert_eq!((most.into_inner(), *places.free()), (2, 2));
    }

    #[test]
    fn who_has_gone_gets_no_place() {
        let places = Workplaces::of(1);
        let place = places.take(|| false).expect("a free place is taken without a question");
        assert!(places.take(|| false).is_none());
        drop(place);
        assert!(places.take(|| false).is_some());
    }
}
