//! When a search ends: a deadline, or Ctrl-C.

use crate::cli::exit::Failure;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// How a shell tells that Ctrl-C ended a program.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C raises. Pressed again, it ends the program.
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

/// A time that runs out, and a flag that may come sooner.
#[derive(Debug, Clone)]
pub struct Clock {
    pub begun: Instant,
    deadline: Arc<OnceLock<Instant>>,
    flag: Arc<AtomicBool>,
}

impl Clock {
    /// Begins now.
    pub fn start(time: Option<Duration>, flag: &Arc<AtomicBool>) -> Clock {
        let clock = Clock { begun: Instant::now(), deadline: Arc::default(), flag: flag.clone() };
        time.into_iter().for_each(|time| clock.allow(time));
        clock
    }

    /// Ends after so much more time, counted from now, unless an end is set already.
    pub fn allow(&self, time: Duration) {
        if let Some(deadline) = Instant::now().checked_add(time) {
            self.deadline.get_or_init(|| deadline);
        }
    }

    /// Whether to stop now.
    pub fn is_up(&self) -> bool {
        self.flag.load(Relaxed) || self.deadline.get().is_some_and(|&deadline| Instant::now() >= deadline)
    }

    /// Seconds since it began, never nothing.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64().max(1e-6)
    }
}
