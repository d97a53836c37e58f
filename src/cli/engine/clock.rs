//! When a search ends: a deadline, or Ctrl-C.

use crate::cli::exit::Failure;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
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
    deadline: Option<Instant>,
    flag: Arc<AtomicBool>,
}

impl Clock {
    /// Begins now.
    pub fn start(time: Option<Duration>, flag: &Arc<AtomicBool>) -> Clock {
        let begun = Instant::now();
        Clock { begun, deadline: time.and_then(|time| begun.checked_add(time)), flag: flag.clone() }
    }

    /// Whether to stop now.
    pub fn is_up(&self) -> bool {
        self.flag.load(Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Seconds since it began, never nothing.
    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64().max(1e-6)
    }
}
