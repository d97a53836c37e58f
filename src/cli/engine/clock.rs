//! When a search ends: a deadline, or Ctrl-C.

use crate::cli::exit::Failure;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The exit code by which shells report Ctrl-C.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C sets. A second Ctrl-C ends the program.
pub fn interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = flag.clone();
    let handler = move || {
        if raised.swap(true, Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::File(format!("Ctrl-C cannot be caught: {error}")))?;
    Ok(flag)
}

/// A deadline, and a flag that may stop the search earlier.
#[derive(Debug, Clone)]
pub struct Clock {
    pub begun: Instant,
    deadline: Arc<OnceLock<Instant>>,
    flag: Arc<AtomicBool>,
}

impl Clock {
    /// Starts now.
    pub fn start(time: Option<Duration>, flag: &Arc<AtomicBool>) -> Clock {
        let clock = Clock { begun: Instant::now(), deadline: Arc::default(), flag: flag.clone() };
        time.into_iter().for_each(|time| clock.allow(time));
        clock
    }

    /// Sets the deadline from now, unless one is set.
    pub fn allow(&self, time: Duration) {
        if let Some(deadline) = Instant::now().checked_add(time) {
            self.deadline.get_or_init(|| deadline);
        }
    }

    /// Whether to stop now.
    pub fn is_up(&self) -> bool {
        self.flag.load(Relaxed) || self.deadline.get().is_some_and(|&deadline| Instant::now() >= deadline)
    }

    /// Elapsed seconds, never zero.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64().max(1e-6)
    }
}
