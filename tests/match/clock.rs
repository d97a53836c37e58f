//! Time that was really spent thinking: other programs on the same machine do not count.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The time that this thread has had a processor, where the system tells it (Linux does); elsewhere the time of day.
pub fn spent() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = schedstat.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}
