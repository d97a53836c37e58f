//! Choices made from a list of bytes, so that proptest can shrink what they lead to.

/// Bytes still to be used. Once they are used up, every choice is the first one.
pub struct Chooser<'a>(&'a [u8]);

impl<'a> Chooser<'a> {
    pub fn new(bytes: &'a [u8]) -> Chooser<'a> {
        Chooser(bytes)
    }

    fn byte(&mut self) -> usize {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(byte)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "nothing to choose from");
        match n {
            1 => 0,
            2..=64 => self.byte() % n,
            _ => (self.byte() << 8 | self.byte()) % n,
        }
    }

    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// `wanted` different members of `from`, or fewer if there are not so many.
    pub fn several<T: Copy>(&mut self, from: &[T], wanted: usize) -> Vec<T> {
        let mut rest = from.to_vec();
        (0..wanted.min(rest.len())).map(|_| rest.remove(self.below(rest.len()))).collect()
    }
}

/// Dice for play: Sebastiano Vigna's SplitMix64.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.below(from.len())])
    }

    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}
