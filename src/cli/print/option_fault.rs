//! Faults in the value of an option, reported like those of a theme: the value, a caret, a hint.

use crate::diagnostics::{Fault, Locus, Report, Source, Sources};
use crate::theme::{LengthFault, read_length};

/// The text of an option.
#[derive(Debug, Clone, Copy)]
pub struct Written<'a> {
    /// The option, such as `--discs`.
    pub option: &'static str,
    /// Its value.
    pub text: &'a str,
}

impl Written<'_> {
    /// A length in millimetres within a range.
    pub fn length(self, bounds: (f64, f64)) -> Result<f64, Report> {
        read_length(self.option, self.text, bounds)
            .map_err(|LengthFault { code, message, hint }| self.fault(code, message, hint))
    }

    /// An integer within a range.
    pub fn count(self, (least, most): (u32, u32)) -> Result<u32, Report> {
        let message = || format!("{} expects an integer from {least} to {most}", self.option);
        match self.text.trim().parse::<i64>() {
            Ok(number) if number < i64::from(least) => {
                Err(self.fault("out-of-range", message(), "this is too little".to_owned()))
            }
            Ok(number) => match u32::try_from(number) {
                Ok(number) if number <= most => Ok(number),
                _ => Err(self.fault("out-of-range", message(), "this is too much".to_owned())),
            },
            Err(_) => Err(self.fault("no-count", message(), format!("such as {}", 4.clamp(least, most)))),
        }
    }

    /// A fault of the whole value.
    pub fn fault(self, code: &'static str, message: String, hint: String) -> Report {
        let mut sources = Sources::default();
        let source = sources.add(Source::new(self.option, self.text));
        let locus = Locus { source, range: 0..self.text.len() };
        Report::new(sources, vec![Fault::new(code, locus, message).hint(hint)])
    }
}

/// The value of an optional option; faults are collected.
pub fn kept<T>(read: Option<Result<T, Report>>, faults: &mut Vec<Report>) -> Option<T> {
    read?.map_err(|report| faults.push(report)).ok()
}
