//! Two clocks. They know no time of their own: every call says what time it is, in milliseconds since the table was set up.

use super::{Bonus, Millis, TimeControl};
use crate::rules::Side;

/// What a side has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeLeft {
    /// Of the main time.
    pub main: Millis,
    /// Periods of byo-yomi that have not been lost.
    pub periods: u32,
}

/// The clocks of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    controls: [TimeControl; 2],
    left: [TimeLeft; 2],
    /// Whose clock runs, or will run when play goes on.
    turn: Side,
    /// What the side has used of its turn before `since`.
    spent: Millis,
    /// Since when the clock runs; `None` if both stand.
    since: Option<Millis>,
}

impl Clocks {
    /// Clocks that stand, White's control first; the clock of `turn` will run first.
    pub fn new(controls: [TimeControl; 2], turn: Side) -> Clocks {
        let left = controls.map(|control| TimeLeft { main: control.main, periods: control.periods() });
        Clocks { controls, left, turn, spent: Millis(0), since: None }
    }

    /// The time controls, White's first.
    pub fn controls(&self) -> [TimeControl; 2] {
        self.controls
    }

    /// Whose clock runs, or will run when play goes on.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Whether a clock runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What the side whose turn it is has used of it at this time.
    pub fn spent(&self, now: Millis) -> Millis {
        Millis(self.spent.0 + self.since.map_or(0, |since| now.0.saturating_sub(since.0)))
    }

    /// What a side has left at this time.
    pub fn left(&self, side: Side, now: Millis) -> TimeLeft {
        let spent = self.spent(now).0;
        if side == self.turn { self.after(spent) } else { self.gaining(spent) }
    }

    /// What the side whose turn it is would have left if it had used this much of the turn.
    fn after(&self, spent: u64) -> TimeLeft {
        let TimeLeft { main: Millis(main), periods } = self.left[self.turn.index()];
        let main_after = |used: u64| Millis(main.saturating_sub(used));
        match self.controls[self.turn.index()].bonus {
            Bonus::Nothing | Bonus::Increment(_) | Bonus::Hourglass => TimeLeft { main: main_after(spent), periods },
            Bonus::Delay(free) => TimeLeft { main: main_after(spent.saturating_sub(free.0)), periods },
            Bonus::ByoYomi(_, length) => {
                let lost = spent.saturating_sub(main) / length.0;
                TimeLeft { main: main_after(spent), periods: periods.saturating_sub(lost as u32) }
            }
        }
    }

    /// What the other side has while this much of the turn has been used.
    fn gaining(&self, spent: u64) -> TimeLeft {
        let TimeLeft { main, periods } = self.left[(!self.turn).index()];
        match self.controls[self.turn.index()].bonus {
            // Sand runs until the upper glass is empty.
            Bonus::Hourglass => {
                TimeLeft { main: Millis(main.0 + spent.min(self.left[self.turn.index()].main.0)), periods }
            }
            _ => TimeLeft { main, periods },
        }
    }

    /// How much of its turn the side may use.
    fn turn_length(&self) -> Millis {
        let TimeLeft { main: Millis(main), periods } = self.left[self.turn.index()];
        Millis(match self.controls[self.turn.index()].bonus {
            Bonus::Nothing | Bonus::Increment(_) | Bonus::Hourglass => main,
            Bonus::Delay(free) => main + free.0,
            Bonus::ByoYomi(_, length) => main + u64::from(periods) * length.0,
        })
    }

    /// When the flag falls of the side whose clock runs; `None` if both stand.
    pub fn flag(&self) -> Option<Millis> {
        let since = self.since?;
        Some(Millis(since.0 + self.turn_length().0.saturating_sub(self.spent.0)))
    }

    /// How much of its turn the side whose turn it is may still use at this time.
    pub fn turn_left(&self, now: Millis) -> Millis {
        Millis(self.turn_length().0.saturating_sub(self.spent(now).0))
    }

    /// Lets the clock run of the side whose turn it is.
    pub fn start(&mut self, now: Millis) {
        self.since.get_or_insert(now);
    }

    /// Stops both clocks within a turn.
    pub fn stop(&mut self, now: Millis) {
        self.spent = self.spent(now);
        self.since = None;
    }

    /// Ends a turn: the side gets its increment, and the clock of the other side runs.
    pub fn press(&mut self, now: Millis) {
        let spent = self.spent(now).0;
        let (own, other) = (self.after(spent), self.gaining(spent));
        let added = match self.controls[self.turn.index()].bonus {
            Bonus::Increment(added) => added.0,
            _ => 0,
        };
        self.left[self.turn.index()] = TimeLeft { main: Millis(own.main.0 + added), ..own };
        self.left[(!self.turn).index()] = other;
        self.turn = !self.turn;
        (self.spent, self.since) = (Millis(0), Some(now));
    }

    /// Gives the turn back to a side, as after a move was taken back: time that was used stays used.
    pub fn give_turn(&mut self, side: Side, now: Millis) {
        if side == self.turn {
            return;
        }
        let running = self.since.is_some();
        let spent = self.spent(now).0;
        self.left[(!self.turn).index()] = self.gaining(spent);
        self.left[self.turn.index()] = self.after(spent);
        self.turn = side;
        (self.spent, self.since) = (Millis(0), running.then_some(now));
    }

    /// Gives a side more time.
    pub fn add(&mut self, side: Side, time: Millis) {
        self.left[side.index()].main.0 += time.0;
    }

    /// Clocks that stand, with these times left and this much of the turn used: as a record tells them.
    pub fn standing(controls: [TimeControl; 2], left: [TimeLeft; 2], turn: Side, spent: Millis) -> Clocks {
        Clocks { controls, left, turn, spent, since: None }
    }

    /// What the sides had left when the turn began, White's first.
    pub fn at_turn(&self) -> [TimeLeft; 2] {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(control: &str) -> Clocks {
        Clocks::new([TimeControl::read(control).expect("a time control"); 2], Side::White)
    }

    fn seconds(count: u64) -> Millis {
        Millis(count * 1000)
    }

    /// Seconds left of the main times, White's first.
    fn shown(clocks: &Clocks, now: u64) -> [u64; 2] {
        Side::BOTH.map(|side| clocks.left(side, seconds(now)).main.0 / 1000)
    }

    #[test]
    fn sudden_death_loses_what_is_used() {
        let mut clocks = clocks("60s");
        assert_eq!((clocks.flag(), shown(&clocks, 50)), (None, [60, 60]));
        clocks.start(seconds(10));
        assert_eq!((clocks.flag(), shown(&clocks, 30)), (Some(seconds(70)), [40, 60]));
        clocks.press(seconds(30));
        assert_eq!((clocks.flag(), shown(&clocks, 40)), (Some(seconds(90)), [40, 50]));
        clocks.stop(seconds(40));
        assert_eq!((clocks.flag(), shown(&clocks, 500)), (None, [40, 50]));
        clocks.start(seconds(500));
        assert_eq!(clocks.flag(), Some(seconds(550)));
    }

    #[test]
    fn an_increment_comes_after_the_move_and_saves_nobody() {
        let mut clocks = clocks("60s+5s");
        clocks.start(seconds(0));
        assert_eq!(clocks.flag(), Some(seconds(60)));
        clocks.press(seconds(59));
        assert_eq!(shown(&clocks, 59), [6, 60]);
    }

    #[test]
    fn a_delay_is_free_and_cannot_be_saved() {
        let mut clocks = clocks("60s delay 5s");
        clocks.start(seconds(0));
        assert_eq!((clocks.flag(), shown(&clocks, 4)), (Some(seconds(65)), [60, 60]));
        clocks.press(seconds(4));
        clocks.press(seconds(14));
        assert_eq!(shown(&clocks, 14), [60, 55]);
        clocks.stop(seconds(16));
        clocks.start(seconds(100));
        assert_eq!(shown(&clocks, 104), [59, 55], "a pause does not give the delay again");
    }

    #[test]
    fn a_period_of_byo_yomi_is_lost_when_it_has_passed_whole() {
        let mut clocks = clocks("10s byoyomi 3x30s");
        let left = |clocks: &Clocks, now: u64| clocks.left(Side::White, seconds(now));
        clocks.start(seconds(0));
        assert_eq!(clocks.flag(), Some(seconds(100)));
        assert_eq!(left(&clocks, 39), TimeLeft { main: Millis(0), periods: 3 });
        assert_eq!(left(&clocks, 40), TimeLeft { main: Millis(0), periods: 2 });
        clocks.press(seconds(45));
        clocks.press(seconds(46));
        assert_eq!(clocks.flag(), Some(seconds(46 + 60)), "two whole periods again");
    }

    #[test]
    fn sand_runs_from_one_glass_into_the_other() {
        let mut clocks = clocks("60s hourglass");
        clocks.start(seconds(0));
        assert_eq!(shown(&clocks, 20), [40, 80]);
        clocks.press(seconds(20));
        assert_eq!(shown(&clocks, 50), [70, 50]);
        assert_eq!(clocks.flag(), Some(seconds(100)));
        assert_eq!(shown(&clocks, 300), [120, 0], "no more than there was");
    }

    #[test]
    fn a_turn_given_back_costs_what_was_used_of_it() {
        let mut clocks = clocks("60s");
        clocks.start(seconds(0));
        clocks.press(seconds(10));
        clocks.give_turn(Side::White, seconds(25));
        assert_eq!(shown(&clocks, 25), [50, 45]);
        assert_eq!(clocks.flag(), Some(seconds(75)));
    }
}
