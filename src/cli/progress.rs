//! Progress bars on standard error, by the crate indicatif: none if standard error is not a terminal or a dumb one,
//! none with `--quiet`, none for short work. No colours.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::borrow::Cow;
use std::time::{Duration, Instant};

/// Work shorter than this shows nothing.
const DELAY: Duration = Duration::from_millis(500);

/// A progress bar, cleared on drop.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    quiet: bool,
}

impl Progress {
    /// A bar of `length` units in a template of indicatif, such as `[{bar:20}] {pos} of {len} {msg}`.
    ///
    /// # Panics
    /// If the template is invalid.
    pub fn new(length: u64, template: &str, quiet: bool) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template(template).expect("the template is one of indicatif");
        bar.set_style(style.progress_chars("##-"));
        Progress { bar, begun: Instant::now(), quiet }
    }

    /// Adds finished units. From any thread.
    pub fn add(&self, units: u64, message: impl Into<Cow<'static, str>>) {
        if self.show(message) {
            self.bar.inc(units);
        }
    }

    /// Sets the finished units, and their total if it has changed. From any thread.
    pub fn set(&self, done: u64, total: Option<u64>, message: impl Into<Cow<'static, str>>) {
        if !self.show(message) {
            return;
        }
        if let Some(total) = total {
            self.bar.set_length(total);
        }
        self.bar.set_position(done);
    }

    /// Sets the message, and shows the bar if the work has become long. Is there a bar at all?
    fn show(&self, message: impl Into<Cow<'static, str>>) -> bool {
        if !self.quiet {
            if self.bar.is_hidden() && self.begun.elapsed() > DELAY {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar.set_message(message);
        }
        !self.quiet
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
