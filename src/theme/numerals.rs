//! Strengths as numerals.

use super::Numerals;

/// The strengths that rulesets may give.
const KNOWN: std::ops::RangeInclusive<u32> = 1..=99;
/// Steps of the Roman numerals, the greatest first.
const ROMAN: [(u32, &str); 9] =
    [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
const CHINESE: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

impl Numerals {
    /// A strength as it is printed; beyond 1 to 99 in Arabic digits.
    ///
    /// ```
    /// use shouqi::theme::Numerals;
    /// assert_eq!(Numerals::Arabic.write(8), "8");
    /// assert_eq!(Numerals::Roman.write(4), "IV");
    /// assert_eq!(Numerals::Chinese.write(21), "二十一");
    /// ```
    pub fn write(self, strength: u32) -> String {
        match self {
            Numerals::Roman if KNOWN.contains(&strength) => roman(strength),
            Numerals::Chinese if KNOWN.contains(&strength) => chinese(strength),
            Numerals::Arabic | Numerals::Roman | Numerals::Chinese => strength.to_string(),
        }
    }
}

fn roman(mut strength: u32) -> String {
    let mut text = String::new();
    for (step, letters) in ROMAN {
        while strength >= step {
            strength -= step;
            text.push_str(letters);
        }
    }
    text
}

fn chinese(strength: u32) -> String {
    let digit = |number: u32| number.checked_sub(1).and_then(|place| CHINESE.get(place as usize));
    let (tens, ones) = (strength / 10, strength % 10);
    let tens_digit = digit(tens).filter(|_| tens > 1);
    let ten = (tens > 0).then_some(&'十');
    [tens_digit, ten, digit(ones)].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roman_numerals_are_written_as_on_clocks_and_gravestones() {
        let written: Vec<String> = [1, 4, 8, 9, 14, 40, 49, 90, 99].map(|n| Numerals::Roman.write(n)).into();
        assert_eq!(written, ["I", "IV", "VIII", "IX", "XIV", "XL", "XLIX", "XC", "XCIX"]);
    }

    #[test]
    fn chinese_numerals_say_ten_without_a_one_before_it() {
        let written: Vec<String> = [1, 8, 10, 11, 20, 99].map(|n| Numerals::Chinese.write(n)).into();
        assert_eq!(written, ["一", "八", "十", "十一", "二十", "九十九"]);
    }
}
