//! What a match came to.

use std::fmt;

/// What a game brought this engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Points {
    Won,
    Drawn,
    Lost,
}

impl Points {
    fn worth(self) -> f64 {
        match self {
            Points::Won => 1.0,
            Points::Drawn => 0.5,
            Points::Lost => 0.0,
        }
    }
}

/// Games counted so far.
#[derive(Debug, Default)]
pub struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// What each pair of games brought, from 0 to 1.
    pairs: Vec<f64>,
    speeds: [f64; 2],
}

impl Tally {
    pub fn count(&mut self, points: Points, speeds: [f64; 2]) {
        match points {
            Points::Won => self.won += 1,
            Points::Drawn => self.drawn += 1,
            Points::Lost => self.lost += 1,
        }
        for (sum, speed) in self.speeds.iter_mut().zip(speeds) {
            *sum += speed;
        }
    }

    /// Two games from one opening are not independent, so errors are reckoned from pairs.
    pub fn pair(&mut self, both: [Points; 2]) {
        self.pairs.push(both.iter().map(|points| points.worth()).sum::<f64>() / 2.0);
    }

    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The score, its 95 % error from the spread of the pairs, and Wilson's interval, which also holds near 100 %.
    pub fn summary(&self) -> String {
        let (games, pairs) = (f64::from(self.games()), self.pairs.len() as f64);
        let mean = self.pairs.iter().sum::<f64>() / pairs;
        let spread = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (pairs - 1.0).max(1.0);
        let error = 1.96 * (spread / pairs).sqrt();
        let z2 = 1.96_f64.powi(2);
        let middle = (mean + z2 / (2.0 * games)) / (1.0 + z2 / games);
        let half = 1.96 / (1.0 + z2 / games) * (mean * (1.0 - mean) / games + z2 / (4.0 * games * games)).sqrt();
        let [own, paper] = self.speeds.map(|sum| sum / games);
        format!(
            "{} games: {} won, {} drawn, {} lost: {:.1} % ± {:.1} (Wilson {:.1} to {:.1})\n\
             positions a second: {own:.0} thousand against {paper:.0} thousand",
            self.games(),
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            100.0 * error,
            100.0 * (middle - half),
            100.0 * (middle + half),
        )
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)
    }
}
