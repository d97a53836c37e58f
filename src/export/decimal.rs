//! Decimal numbers as files store them: a maximum number of decimals, without trailing zeros.

/// Steps per unit, by number of decimals.
const UNITS: [f64; 9] = [1.0, 10.0, 100.0, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/// Appends a number with at most `places` decimals, at most eight, such as `-.25`; zero is never negative.
pub(super) fn decimal(text: &mut String, value: f64, places: u32) {
    let value = value * UNITS[places as usize];
    // Rounds half away from zero, as `round`, which is a function call on older processors.
    steps(text, (value + 0.5_f64.copysign(value)) as i64, places);
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
    use super::decimal_text;

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
