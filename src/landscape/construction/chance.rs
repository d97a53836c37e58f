//! Chance that is the same on every machine: a number depends on its key alone.

/// Numbers of a landscape.
#[derive(Debug, Clone, Copy)]
pub(in crate::landscape) struct Chance(pub &'static str);

impl Chance {
    /// A number from 0 up to 1 for a purpose and its place. A square of the far half takes the place of its turned
    /// partner, so that both look alike.
    pub fn of(self, purpose: &str, place: &[i64]) -> f64 {
        let mut key = format!("{}|{purpose}", self.0);
        for number in place {
            key.push('|');
            key.push_str(&number.to_string());
        }
        let hash = blake3::hash(key.as_bytes());
        let head = hash.as_bytes().first_chunk().copied().unwrap_or_default();
        // 53 bits are what a number holds.
        (u64::from_be_bytes(head) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number between two others.
    pub fn between(self, from: f64, to: f64, purpose: &str, place: &[i64]) -> f64 {
        from + (to - from) * self.of(purpose, place)
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_number_depends_on_its_key_alone() {
        let at = |theme, purpose, place: &[i64]| Chance(theme).of(purpose, place);
        assert_eq!(at("a", "b", &[1, 2]), at("a", "b", &[1, 2]));
        assert_ne!(at("a", "b", &[1, 2]), at("a", "b", &[2, 1]));
        assert_ne!(at("a", "b", &[1]), at("c", "b", &[1]));
        assert!((0..1000).all(|n| (0.0..1.0).contains(&at("a", "b", &[n]))));
        let mean = (0..1000).map(|n| at("a", "b", &[n])).sum::<f64>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.03, "{mean}");
    }
}
