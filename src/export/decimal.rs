//! Decimal numbers as files store them: a maximum number of decimals, without trailing zeros.

/// Steps per unit, by number of decimals.
const UNITS: [f64; 10] = [1.0, 10.0, 100.0, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/// How near below a tie a number is still one, in steps: sines differ in their last digit from system to system, and a file
/// must not. Far above such a difference, far below what a step can show.
const TIE: f64 = 1e-6;

/// The nearest integer, and half away from zero: as `round`, which is a function call on older processors, but for numbers
/// that are a tie except for the error of their last digits.
pub(super) fn nearest(value: f64) -> i64 {
    (value + (0.5 + TIE).copysign(value)) as i64
}

/// A number with at most this many decimals, at most nine; never a negative zero.
pub(super) fn rounded(value: f64, places: u32) -> f64 {
    let unit = UNITS[places as usize];
    nearest(value * unit) as f64 / unit + 0.0
}

/// Appends a number with at most `places` decimals, at most nine, such as `-.25`; zero is never negative.
pub(super) fn decimal(text: &mut String, value: f64, places: u32) {
    steps(text, nearest(value * UNITS[places as usize]), places);
}

/// The same as a text of its own.
pub(super) fn decimal_text(value: f64, places: u32) -> String {
    // A page has tens of thousands of numbers: one allocation each.
    let mut text = String::with_capacity(12);
    decimal(&mut text, value, places);
    text
}

/// Appends an integer number of steps of `places` decimals.
pub(super) fn steps(text: &mut String, count: i64, places: u32) {
    let (mut left, mut places) = (count.unsigned_abs(), places as usize);
    while places > 0 && left.is_multiple_of(10) {
        left /= 10;
        places -= 1;
    }
    if count < 0 {
        text.push('-');
    }
    let mut buffer = itoa::Buffer::new();
    let digits = buffer.format(left);
    if places == 0 {
        text.push_str(digits);
    } else {
        let (whole, part) = digits.split_at(digits.len().saturating_sub(places));
        text.push_str(whole);
        text.push('.');
        (part.len()..places).for_each(|_| text.push('0'));
        text.push_str(part);
    }
}

#[cfg(test)]
mod tests {
    use super::{decimal_text, nearest};

    #[test]
    fn a_tie_is_one_whatever_its_last_digits_are() {
        let ties: Vec<f64> = [12.5, -12.5, 0.5, 1_234_567.5].to_vec();
        for tie in ties {
            for off in [-1e-9, 0.0, 1e-9] {
                assert_eq!(nearest(tie + off) as f64, (tie + 0.5_f64.copysign(tie)), "{tie} and {off}");
            }
        }
        assert_eq!((nearest(12.499), nearest(-12.499), nearest(0.0)), (12, -12, 0));
    }

    #[test]
    fn a_number_has_no_trailing_zeros() {
        let all = [(0.0, 3, "0"), (-0.0001, 3, "0"), (0.25, 3, ".25"), (-0.25, 3, "-.25"), (12.0, 0, "12")];
        for (value, places, text) in all.into_iter().chain([
            (100.05, 3, "100.05"),
            (1.9996, 3, "2"),
            (1.0004, 3, "1"),
            (-10.07, 2, "-10.07"),
            (0.0205, 3, ".021"),
            (30.0, 4, "30"),
            (12.34567, 4, "12.3457"),
        ]) {
            assert_eq!(decimal_text(value, places), text);
        }
    }
}
