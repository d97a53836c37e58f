//! `shouqi check`: preflight of a set, without writing it.

use super::super::exit::{Done, Failure};
use super::args::CheckSet;
use super::look;
use super::make::failed;
use crate::cli::screen;
use crate::cli::terminal::{WIDTH, bold, dim, padded, red, yellow};
use crate::layout::{self, PARTS, Set};
use crate::preflight::{Examination, Figure, Finding, Severity, examine};
use crate::theme::{Machine, Theme};
use serde_json::{Value, json};
use std::io::Write;
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Checks the set and tells what was found.
pub fn run(check: CheckSet) -> Result<Done, Failure> {
    let theme = look::theme(&check.look)?;
    let theme = drawn(theme);
    let set = layout::set(&theme, &PARTS).map_err(failed)?;
    let seen = examine(&theme, &set);
    let verdict = Verdict::of(&seen.findings, &theme, &set);
    let mut out = screen::stdout();
    if check.json {
        writeln!(out, "{}", as_json(&theme, &seen, &verdict))?;
    } else if !check.quiet {
        let figures = if check.figures { &seen.figures[..] } else { &[] };
        write!(out, "{}", text(&seen.findings, figures, &verdict))?;
    }
    Ok(match (verdict.faults, verdict.warnings) {
        (0, 0) => Done::Well,
        (0, _) if check.strict => Done::Warned,
        (0, _) => Done::Well,
        _ => Done::Faulty,
    })
}

/// The theme as its set is drawn: what a laser traces is looked at before nothing but lines is left of it.
fn drawn(mut theme: Theme) -> Theme {
    if theme.cutter.machine == Machine::Laser {
        theme.cutter.machine = Machine::None;
    }
    theme
}

/// How a set stands.
struct Verdict {
    faults: usize,
    warnings: usize,
    advice: usize,
    /// What it takes to print it, such as “3 sheets of A4”.
    sheets: String,
}

impl Verdict {
    fn of(findings: &[Finding], theme: &Theme, set: &Set) -> Verdict {
        let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count();
        Verdict {
            faults: count(Severity::Fault),
            warnings: count(Severity::Warning),
            advice: count(Severity::Advice),
            sheets: format!("{} of {}", counted(set.document.pages.len(), "sheet", "sheets"), theme.paper.name),
        }
    }

    fn sentence(&self) -> String {
        let mut counts = Vec::new();
        for (count, one, many) in [
            (self.faults, "fault", "faults"),
            (self.warnings, "warning", "warnings"),
            (self.advice, "piece of advice", "pieces of advice"),
        ] {
            if count > 0 {
                counts.push(counted(count, one, many));
            }
        }
        let counts = counts.join(", ");
        match (self.faults, self.warnings, self.advice) {
            (0, 0, 0) => format!("Nothing to mend: {}.", self.sheets),
            (0, 0, _) => format!("Nothing to mend, {counts}: {}.", self.sheets),
            (0, _, _) => format!("{counts}. A set can be made: {}.", self.sheets),
            (1, _, _) => format!("{counts}. A set can be made when the fault is mended."),
            _ => format!("{counts}. A set can be made when the faults are mended."),
        }
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The report for people.
fn text(findings: &[Finding], figures: &[Figure], verdict: &Verdict) -> String {
    let mut lines = Vec::new();
    let width = findings.iter().map(|finding| finding.code.len()).max().unwrap_or(0);
    for finding in findings {
        lines.extend(told(finding, width));
    }
    if !figures.is_empty() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(measured(figures));
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(bold(&verdict.sentence()));
    lines.join("\n") + "\n"
}

/// A finding: severity, code and message, the theme's key at the right margin, the remedy below.
fn told(finding: &Finding, width: usize) -> Vec<String> {
    let word = padded(finding.severity.word(), LONGEST);
    let coloured = match finding.severity {
        Severity::Fault => red(&word),
        Severity::Warning => yellow(&word),
        Severity::Advice => dim(&word),
    };
    let head = format!("  {coloured}  {}  ", padded(finding.code, width));
    let indent = 2 + LONGEST + 2 + width + 2;
    let blank = " ".repeat(indent);
    let mut lines: Vec<String> = wrap(&finding.message, &blank, &blank).lines().map(str::to_owned).collect();
    let place = &finding.place;
    let room = |line: &str| WIDTH.saturating_sub(display_width(line) + place.len());
    let remedy = match lines.last_mut() {
        Some(last) if room(last) >= 2 => {
            let gap = " ".repeat(room(last));
            last.push_str(&format!("{gap}{}", dim(place)));
            finding.remedy.clone()
        }
        // Without room at the margin the key stands before the remedy, unless that begins with it.
        _ if finding.remedy.starts_with(place.as_str()) => finding.remedy.clone(),
        _ => format!("{place}: {}", finding.remedy),
    };
    if let Some(first) = lines.first_mut() {
        first.replace_range(..indent, &head);
    }
    lines.extend(wrap(&remedy, &blank, &blank).lines().map(dim));
    lines
}

/// A text broken into lines between words: keys such as `ring-width` stay whole.
fn wrap(text: &str, first: &str, rest: &str) -> String {
    let options = Options::new(WIDTH).initial_indent(first).subsequent_indent(rest);
    textwrap::fill(text, options.word_splitter(WordSplitter::NoHyphenation).word_separator(WordSeparator::AsciiSpace))
}

/// The longest word for a severity.
const LONGEST: usize = "warning".len();

/// What was measured: value, least, what, and the theme's key.
fn measured(figures: &[Figure]) -> Vec<String> {
    let value = |figure: &Figure| format!("{:.2} {}", figure.value, figure.unit);
    let least = |figure: &Figure| format!("least {}", figure.least);
    let widest =
        |text: &dyn Fn(&Figure) -> String| figures.iter().map(|figure| display_width(&text(figure))).max().unwrap_or(0);
    let (values, leasts) = (widest(&value), widest(&least));
    let line = |figure: &Figure| {
        let text = value(figure);
        let head =
            format!("  {}{text}  {}  ", " ".repeat(values - display_width(&text)), padded(&least(figure), leasts));
        let blank = " ".repeat(values + leasts + 6);
        wrap(&format!("{} ({})", figure.what, figure.place), &head, &blank)
    };
    figures.iter().map(line).collect()
}

/// The report for machines.
fn as_json(theme: &Theme, seen: &Examination, verdict: &Verdict) -> Value {
    let finding = |finding: &Finding| {
        json!({
            "severity": finding.severity.word(),
            "code": finding.code,
            "place": finding.place,
            "message": finding.message,
            "remedy": finding.remedy,
        })
    };
    let figure = |figure: &Figure| {
        json!({
            "what": figure.what,
            "place": figure.place,
            // A hundredth is as near as any of these can be seen or printed.
            "value": (figure.value * 100.0).round() / 100.0,
            "unit": figure.unit,
            "least": figure.least,
        })
    };
    json!({
        "theme": theme.name,
        "rules": theme.rules.signature(),
        "findings": seen.findings.iter().map(finding).collect::<Vec<_>>(),
        "figures": seen.figures.iter().map(figure).collect::<Vec<_>>(),
        "verdict": {
            "faults": verdict.faults,
            "warnings": verdict.warnings,
            "advice": verdict.advice,
            "text": verdict.sentence(),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(severity: Severity, message: &str) -> Finding {
        let (place, remedy) = ("pieces.black".to_owned(), "another ring, or a foot of the ring's colour".to_owned());
        Finding { severity, code: "sides-alike", place, message: message.into(), remedy }
    }

    fn verdict(faults: usize, warnings: usize, advice: usize) -> String {
        Verdict { faults, warnings, advice, sheets: "3 sheets of A4".into() }.sentence()
    }

    /// What a terminal without colours shows.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn the_last_line_says_whether_a_set_can_be_made() {
        assert_eq!(verdict(1, 1, 0), "1 fault, 1 warning. A set can be made when the fault is mended.");
        assert_eq!(verdict(2, 0, 1), "2 faults, 1 piece of advice. A set can be made when the faults are mended.");
        assert_eq!(verdict(0, 2, 0), "2 warnings. A set can be made: 3 sheets of A4.");
        assert_eq!(verdict(0, 0, 0), "Nothing to mend: 3 sheets of A4.");
        assert_eq!(verdict(0, 0, 2), "Nothing to mend, 2 pieces of advice: 3 sheets of A4.");
    }

    #[test]
    fn a_finding_stands_in_columns_with_its_key_at_the_margin() {
        let lines = told(&finding(Severity::Fault, "both look alike in grey"), 11);
        let shown: Vec<String> = lines.iter().map(|line| plain(line)).collect();
        assert_eq!(
            shown,
            [
                "  fault    sides-alike  both look alike in grey                     pieces.black",
                "                        another ring, or a foot of the ring's colour",
            ]
        );
    }

    #[test]
    fn no_line_is_longer_than_a_terminal_is_wide() {
        let long = "White's and Black's pieces look alike in colour, in grey, to red-blind eyes, to green-blind eyes \
                    and to blue-blind eyes";
        for length in 20..long.len() {
            let Some(message) = long.get(..length) else { continue };
            for line in told(&finding(Severity::Warning, message), 18) {
                assert!(plain(&line).chars().count() <= WIDTH, "{}", plain(&line));
            }
        }
    }
}
