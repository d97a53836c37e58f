//! Reads formulas as solvers write them: the DIMACS format, without negated variables.
//!
//! ```text
//! c a comment
//! p cnf 3 2
//! 1 2 0
//! 1 3 0
//! ```

use super::formula::{Formula, MOST_VARIABLES, VariableSet};
use crate::diagnostics::{Fault, Locus, Report, Source, Sources, counted};
use std::ops::Range;

/// Maximum length of a formula's file in bytes.
pub const MAX_FORMULA_BYTES: usize = 1 << 16;
/// A file tells no more faults than these.
const MOST_FAULTS: usize = 20;
const EXAMPLE: &str = "p cnf 3 2";

/// Reads a formula.
///
/// # Errors
/// All faults of the text.
pub fn read_formula(source: Source) -> Result<Formula, Report> {
    let mut sources = Sources::default();
    let text = source.text.clone();
    let id = sources.add(source);
    let mut reader =
        Reader { problem: None, clauses: Vec::new(), open: None, last: 0, is_other: false, faults: Vec::new() };
    for (at, line) in lines(&text) {
        // Some collections of formulas end so.
        if line.starts_with('%') || reader.is_other {
            break;
        }
        reader.line(at, line);
    }
    let formula = reader.end();
    match formula {
        Some(formula) if reader.faults.is_empty() => Ok(formula),
        _ => {
            let told = reader.faults.into_iter().take(MOST_FAULTS);
            let faults = told
                .map(|(range, message, hint)| Fault::new("formula", Locus { source: id, range }, message).hint(hint));
            Err(Report::new(sources, faults.collect()))
        }
    }
}

/// Every line with its place in the text.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let here = at;
        at += line.len();
        (here, line)
    })
}

/// Every word of a line with its place in the text.
fn words(at: usize, line: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    line.split_ascii_whitespace().map(move |word| {
        let start = at + word.as_ptr().addr() - line.as_ptr().addr();
        (start..start + word.len(), word)
    })
}

/// What the problem line says.
struct ProblemLine {
    variables: usize,
    clauses: usize,
    /// Where the number of clauses stands.
    at: Range<usize>,
}

struct Reader {
    problem: Option<ProblemLine>,
    clauses: Vec<VariableSet>,
    /// The clause that no 0 has ended so far, and where it begins.
    open: Option<(VariableSet, usize)>,
    /// Where the last word ends.
    last: usize,
    /// Whether the text begins like no formula: nothing more is said about it.
    is_other: bool,
    /// Span, message and hint.
    faults: Vec<(Range<usize>, String, String)>,
}

impl Reader {
    fn fault(&mut self, range: Range<usize>, message: impl Into<String>, hint: impl Into<String>) {
        self.faults.push((range, message.into(), hint.into()));
    }

    fn line(&mut self, at: usize, line: &str) {
        let words: Vec<(Range<usize>, &str)> = words(at, line).collect();
        match words.first() {
            None | Some((_, "c")) => (),
            Some((place, "p")) if self.problem.is_some() => {
                self.fault(place.clone(), "a second problem line", "a file holds one formula");
            }
            Some((_, "p")) => self.problem_line(&words),
            Some((place, _)) if self.problem.is_none() => {
                let whole = place.start..words.last().map_or(place.end, |(last, _)| last.end);
                self.fault(
                    whole,
                    "the problem line is missing",
                    format!("expects variables and clauses first, such as {EXAMPLE}"),
                );
                self.is_other = true;
            }
            Some(_) => words.into_iter().for_each(|(place, word)| self.literal(place, word)),
        }
    }

    fn problem_line(&mut self, words: &[(Range<usize>, &str)]) {
        let whole = words[0].0.start..words[words.len() - 1].0.end;
        let numbers = match words {
            [_, (_, "cnf"), (place, variables), (at, clauses)] => {
                variables.parse::<usize>().ok().zip(clauses.parse::<usize>().ok()).map(|found| (found, place, at))
            }
            _ => None,
        };
        let Some(((variables, clauses), place, at)) = numbers else {
            self.fault(whole, "this is no problem line", format!("expects variables and clauses, such as {EXAMPLE}"));
            self.problem = Some(ProblemLine { variables: MOST_VARIABLES, clauses: usize::MAX, at: 0..0 });
            return;
        };
        if variables > MOST_VARIABLES {
            let message = format!("{variables} variables are too many");
            self.fault(place.clone(), message, format!("expects at most {MOST_VARIABLES}"));
        }
        self.problem = Some(ProblemLine { variables: variables.min(MOST_VARIABLES), clauses, at: at.clone() });
    }

    fn literal(&mut self, place: Range<usize>, word: &str) {
        self.last = place.end;
        let variables = self.problem.as_ref().map_or(MOST_VARIABLES, |problem| problem.variables);
        let (clause, start) = self.open.take().unwrap_or((VariableSet::default(), place.start));
        match word.parse::<i64>() {
            Ok(0) if clause.count() == 0 && start == place.start => {
                self.fault(place, "an empty clause is never true", "expects variables before the 0");
            }
            Ok(0) => {
                self.clauses.push(clause);
                return;
            }
            Ok(number) if number < 0 => {
                let hint = format!("expects {}: no formula of the proof negates", number.unsigned_abs());
                self.fault(place, format!("{number} is negated"), hint);
            }
            Ok(number) if usize::try_from(number).is_ok_and(|number| number <= variables) => {
                self.open = Some((clause.with(number as usize - 1), start));
                return;
            }
            Ok(number) => {
                let hint = match variables {
                    0 => "the problem line says that there are none".to_owned(),
                    1 => "expects 1".to_owned(),
                    _ => format!("expects 1 to {variables}"),
                };
                self.fault(place, format!("there is no variable {number}"), hint);
            }
            Err(_) => {
                self.fault(
                    place,
                    format!("\"{word}\" is no variable"),
                    "expects an integer, and 0 at the end of a clause",
                );
            }
        }
        // What is wrong is told; the clause goes on.
        if word != "0" {
            self.open = Some((clause, start));
        }
    }

    fn end(&mut self) -> Option<Formula> {
        if let Some((_, start)) = self.open.take() {
            self.fault(start..self.last, "this clause does not end", "expects a 0 at its end");
        }
        if self.is_other {
            return None;
        }
        let Some(ProblemLine { variables, clauses, at }) = self.problem.take() else {
            self.fault(0..0, "there is no formula", format!("expects variables and clauses, such as {EXAMPLE}"));
            return None;
        };
        if self.faults.is_empty() && clauses != self.clauses.len() {
            let found = counted(self.clauses.len(), "clause follows", "clauses follow");
            self.fault(at, format!("{found}, not {clauses}"), format!("expects {}", self.clauses.len()));
        }
        self.faults.is_empty().then(|| Formula::new(variables, std::mem::take(&mut self.clauses)))
    }
}
