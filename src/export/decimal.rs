//! Numbers as files keep them: a fixed number of decimals at most, and no digit that says nothing.

/// Appends a number with at most `places` decimals, such as `-.25`; nought is never negative.
pub(super) fn decimal(text: &mut String, value: f64, places: u32) {
    let unit = 10_u64.pow(places);
    steps(text, (value * unit as f64).round() as i64, places);
}

/// Appends a whole number of the smallest steps that `places` decimals can show.
pub(super) fn steps(text: &mut String, count: i64, places: u32) {
    let unit = 10_u64.pow(places);
    let (whole, part) = (count.unsigned_abs() / unit, count.unsigned_abs() % unit);
    let mut digits = itoa::Buffer::new();
    if count < 0 {
        text.push('-');
    }
    if whole > 0 || part == 0 {
        text.push_str(digits.format(whole));
    }
    if part > 0 {
        // One unit more keeps the noughts before the part; the point takes the place of its digit.
        text.push('.');
        text.push_str(digits.format(unit + part)[1..].trim_end_matches('0'));
    }
}

#[cfg(test)]
mod tests {
    use super::decimal;

    fn written(value: f64, places: u32) -> String {
        let mut text = String::new();
        decimal(&mut text, value, places);
        text
    }

    #[test]
    fn a_number_has_no_digit_that_says_nothing() {
        let all = [(0.0, 3, "0"), (-0.0001, 3, "0"), (0.25, 3, ".25"), (-0.25, 3, "-.25"), (12.0, 0, "12")];
        for (value, places, text) in all.into_iter().chain([(100.05, 3, "100.05"), (1.9996, 3, "2"), (1.0004, 3, "1")])
        {
            assert_eq!(written(value, places), text);
        }
    }
}
