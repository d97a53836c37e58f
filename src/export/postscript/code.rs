//! PostScript code: tokens, numbers, bounded line lengths and procedure sizes.

use crate::export::decimal::decimal_text;
use crate::geom::{Affine, Point};

/// Column at which a line is broken. DSC allows 255 characters; 100 are readable.
pub(super) const LINE: usize = 100;

/// Maximum tokens per procedure. An interpreter may refuse more than 65535.
const CHUNK: usize = 20_000;

/// Decimals of a coordinate: a ten-thousandth of a millimetre.
const PLACES: u32 = 4;

/// Decimals of a factor, which may multiply coordinates in the thousands.
const FACTOR_PLACES: u32 = 8;

/// Decimals of a point (1/72 in).
const POINT_PLACES: u32 = 3;

/// Code that is appended to.
#[derive(Debug)]
pub(super) struct Code {
    text: String,
    /// Decimals of a coordinate.
    places: u32,
    /// Characters in the last line.
    column: usize,
    /// Tokens since the last cut.
    tokens: usize,
    /// Byte offsets where a procedure of this code must be split.
    cuts: Vec<usize>,
}

impl Code {
    /// Empty code. Coordinates are millimetres.
    pub(super) fn new() -> Code {
        Code::rounded(PLACES)
    }

    /// Empty code. Coordinates have at most this number of decimals.
    pub(super) fn rounded(places: u32) -> Code {
        Code { text: String::new(), places, column: 0, tokens: 0, cuts: Vec::new() }
    }

    /// Appends one token: a name, operator, bracket or string.
    pub(super) fn token(&mut self, token: &str) {
        if self.tokens == CHUNK {
            self.cuts.push(self.text.len());
            self.tokens = 0;
        }
        self.tokens += 1;
        let touching = |c: Option<char>| c.is_some_and(|c| !"()<>[]{}/".contains(c));
        let gap = self.column > 0 && touching(self.text.chars().next_back()) && touching(token.chars().next());
        if self.column > 0 && self.column + usize::from(gap) + token.len() > LINE {
            self.end_line();
        } else if gap {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(token);
        self.column += token.len();
    }

    /// Appends several tokens, separated by spaces.
    pub(super) fn tokens(&mut self, tokens: &str) {
        for token in tokens.split(' ') {
            self.token(token);
        }
    }

    /// Appends a length, a coordinate or an ink value.
    pub(super) fn number(&mut self, value: f64) {
        self.token(&decimal_text(value, self.places));
    }

    /// Appends a point.
    pub(super) fn point(&mut self, point: Point) {
        self.number(point.x);
        self.number(point.y);
    }

    /// Appends an array of six numbers.
    pub(super) fn matrix(&mut self, affine: Affine) {
        let [a, b, c, d, x, y] = affine.as_coeffs();
        self.token("[");
        for factor in [a, b, c, d] {
            self.token(&decimal_text(factor, FACTOR_PLACES));
        }
        self.number(x);
        self.number(y);
        self.token("]");
    }

    /// Appends code that transforms what follows.
    pub(super) fn transform(&mut self, affine: Affine) {
        let [a, b, c, d, x, y] = affine.as_coeffs();
        if [a, b, c, d] == [1.0, 0.0, 0.0, 1.0] {
            if (x, y) != (0.0, 0.0) {
                self.point(Point::new(x, y));
                self.token("T");
            }
        } else {
            self.matrix(affine);
            self.token("M");
        }
    }

    /// Appends a whole line, such as a comment.
    pub(super) fn line(&mut self, line: &str) {
        self.end_line();
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Appends a procedure. A large one is split into parts that it calls.
    pub(super) fn procedure(&mut self, body: &Code) {
        self.token("{");
        if body.cuts.is_empty() {
            self.append(&body.text);
        } else {
            let ends = body.cuts.iter().copied().chain([body.text.len()]);
            let mut start = 0;
            for end in ends {
                self.token("{");
                self.append(&body.text[start..end]);
                self.tokens("} exec");
                start = end;
            }
        }
        self.token("}");
    }

    /// Appends other code, on lines of its own.
    pub(super) fn block(&mut self, other: Code) {
        self.end_line();
        self.append(&other.text);
        self.end_line();
    }

    /// Ends a line that was begun.
    pub(super) fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    /// The finished file.
    pub(super) fn into_bytes(mut self) -> Vec<u8> {
        self.end_line();
        self.text.into_bytes()
    }

    fn append(&mut self, text: &str) {
        let text = text.trim();
        let first = text.find('\n').unwrap_or(text.len());
        if self.column + first > LINE {
            self.end_line();
        }
        self.text.push_str(text);
        self.column = match text.rfind('\n') {
            Some(end) => text.len() - end - 1,
            None => self.column + text.len(),
        };
    }
}

/// A length in points, from millimetres.
pub(super) fn points(mm: f64) -> String {
    decimal_text(to_points(mm), POINT_PLACES)
}

/// Millimetres in points.
pub(super) fn to_points(mm: f64) -> f64 {
    mm * 72.0 / 25.4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_parted_only_where_they_would_run_together() {
        let mut code = Code::new();
        code.tokens("/R [ 1 2 ] (a) show 3 /b exch def");
        assert_eq!(code.into_bytes(), b"/R[1 2](a)show 3/b exch def\n");
    }

    #[test]
    fn a_procedure_of_a_hundred_thousand_tokens_is_made_of_parts_that_any_interpreter_takes() {
        let mut body = Code::new();
        for _ in 0..100_000 {
            body.token("pop");
        }
        let mut code = Code::new();
        code.procedure(&body);
        let text = String::from_utf8(code.into_bytes()).expect("ASCII");
        let parts: Vec<usize> = text.split('{').map(|part| part.matches("pop").count()).collect();
        assert_eq!(parts.iter().sum::<usize>(), 100_000);
        assert!(parts.iter().all(|&tokens| tokens < 65_535), "{parts:?}");
        // A line may end between a part and its call.
        let joined = text.replace('\n', "");
        assert_eq!((joined.matches('{').count(), joined.matches("}exec").count()), (6, 5), "{} bytes", text.len());
        assert!(text.lines().all(|line| line.len() <= LINE + 10));
    }
}
