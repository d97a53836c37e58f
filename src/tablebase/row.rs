//! The first look at a row: all animals but the last are on their squares, and what a side can do is found for all
//! squares of the last one together.

use super::roads::{BARRED, QUIET, Road, WINS};
use super::setting::{Ground, Setting};
use super::solve::Limits;
use super::strip::{Places, WIDTH};
use super::value::byte::{self, NO_POSITION, NONE_LEFT};
use crate::rules::Side;

/// No win and no draw is known.
const NOTHING: u8 = u8::MAX;

/// What the last animal can do by itself.
#[derive(Debug)]
pub(super) struct Alone {
    /// By rank: how many quiet moves it has, and the best that they bring at once.
    quiet: Vec<u8>,
    best: Vec<u8>,
    /// By cell and strip: the squares of the last animal from which it would meet an animal there on its ways.
    meets: Vec<Vec<u64>>,
    /// By strip: the squares from which it can change the animals all by itself.
    changes: Vec<u64>,
}

impl Alone {
    pub fn of(ground: &Ground<'_>) -> Alone {
        let tail = ground.tail();
        let squares = &ground.layout.slots[tail].squares;
        let strips = squares.len().div_ceil(WIDTH);
        let mut alone = Alone {
            quiet: vec![0; strips * WIDTH],
            best: vec![NOTHING; strips * WIDTH],
            meets: vec![vec![0; strips]; ground.roads.cells],
            changes: vec![0; strips],
        };
        for (rank, &cell) in squares.iter().enumerate() {
            let (strip, bit) = (rank / WIDTH, 1 << (rank % WIDTH));
            for road in ground.roads.from(tail, cell) {
                let stretch = ground.roads.stretch(road.stretch).iter().map(|&(cell, _)| cell);
                stretch.chain([road.to]).for_each(|met| alone.meets[usize::from(met)][strip] |= bit);
                match road.ends[0] {
                    QUIET => alone.quiet[rank] += 1,
                    WINS => alone.best[rank] = byte::WIN_AT_ONCE,
                    _ => alone.changes[strip] |= bit,
                }
            }
        }
        alone
    }
}

/// What a side can do, by the last animal's rank.
pub(super) struct Row<'a> {
    ground: &'a Ground<'a>,
    alone: &'a Alone,
    limits: Limits,
    /// Its quiet moves beside those that it has wherever the last animal is, with wrap-around.
    quiet: Vec<u8>,
    /// The entry of the fastest win by another move, or of a draw.
    best: Vec<u8>,
    /// The entry of the slowest loss by such a move; 0 if there is none.
    loss: Vec<u8>,
    /// The entry of the longest line so far.
    longest: u8,
}

impl<'a> Row<'a> {
    pub fn new(ground: &'a Ground<'a>, alone: &'a Alone, limits: Limits) -> Row<'a> {
        let width = alone.quiet.len();
        Row { ground, alone, limits, quiet: vec![0; width], best: vec![0; width], loss: vec![0; width], longest: 0 }
    }

    /// Finds the entries of a row as far as they are plain before anything is known of quiet moves. The last animal is
    /// not on the board.
    pub fn look(&mut self, setting: &mut Setting, side: Side, entries: &mut [u8]) {
        let (ground, tail) = (self.ground, self.ground.tail());
        self.loss.fill(0);
        if ground.layout.slots[tail].side == side {
            self.quiet.copy_from_slice(&self.alone.quiet);
            self.best.copy_from_slice(&self.alone.best);
            self.move_last(setting);
        } else {
            self.quiet.fill(0);
            self.best.fill(NOTHING);
        }
        let others = ground.slots[side.index()].iter().filter(|&&slot| slot != tail);
        let quiet = others.map(|&slot| self.move_other(setting, slot)).sum();
        for &cell in &setting.cells[..tail] {
            if let Some(rank) = ground.layout.slots[tail].rank(cell) {
                self.best[rank] = NO_POSITION;
            }
        }
        self.enter(quiet, entries);
    }

    /// The entry of the longest line in the rows looked at, if it is longer than a move.
    pub fn longest(&self) -> u8 {
        self.longest
    }

    /// Moves the last animal from where others matter to its ways.
    fn move_last(&mut self, setting: &mut Setting) {
        let (ground, alone, tail) = (self.ground, self.alone, self.ground.tail());
        let squares = &ground.layout.slots[tail].squares;
        for (strip, &changes) in alone.changes.iter().enumerate() {
            let others = setting.cells[..tail].iter();
            let met = others.fold(changes, |met, &cell| met | alone.meets[usize::from(cell)][strip]);
            for at in Places::of(met) {
                let rank = strip * WIDTH + at;
                if setting.on[usize::from(squares[rank])] != 0 {
                    continue;
                }
                (self.quiet[rank], self.best[rank]) = (0, NOTHING);
                for road in ground.roads.from(tail, squares[rank]) {
                    if !ground.roads.is_stopped(road.stretch, &setting.on) {
                        setting.cells[tail] = road.to;
                        let end = road.ends[usize::from(setting.on[usize::from(road.to)])];
                        self.add(setting, end, rank);
                    }
                }
            }
        }
    }

    /// Moves another animal. How many quiet moves it has wherever the last one is; where that is in the way, one is
    /// taken back.
    fn move_other(&mut self, setting: &mut Setting, slot: usize) -> u8 {
        let (ground, tail) = (self.ground, self.ground.tail());
        let last = &ground.layout.slots[tail];
        let from = setting.cells[slot];
        let mut quiet = 0;
        for road in ground.roads.from(slot, from) {
            if ground.roads.is_stopped(road.stretch, &setting.on) {
                continue;
            }
            let on = setting.on[usize::from(road.to)];
            let there = if on == 0 { last.rank(road.to) } else { None };
            setting.cells[slot] = road.to;
            match road.ends[usize::from(on)] {
                BARRED => (),
                QUIET => {
                    quiet += 1;
                    let stopped = self.stopping(road).filter_map(|cell| last.rank(cell));
                    for rank in there.into_iter().chain(stopped) {
                        self.quiet[rank] = self.quiet[rank].wrapping_sub(1);
                    }
                }
                end => {
                    for (rank, &cell) in last.squares.iter().enumerate() {
                        if there != Some(rank)
                            && setting.on[usize::from(cell)] == 0
                            && !self.stopping(road).any(|stopping| stopping == cell)
                        {
                            setting.cells[tail] = cell;
                            self.add(setting, end, rank);
                        }
                    }
                }
            }
            if let Some(rank) = there {
                setting.cells[tail] = road.to;
                self.add(setting, road.ends[tail + 1], rank);
            }
            setting.cells[slot] = from;
        }
        quiet
    }

    /// The cells on which the last animal would stop a leap.
    fn stopping(&self, road: &Road) -> impl Iterator<Item = u16> + use<'a> {
        let bit = 2 << self.ground.tail();
        self.ground.roads.stretch(road.stretch).iter().filter(move |(_, stops)| stops & bit != 0).map(|&(cell, _)| cell)
    }

    /// Adds what comes of a move, which has been made in the setting's cells.
    #[inline]
    fn add(&mut self, setting: &Setting, end: u8, rank: usize) {
        let best = match end {
            BARRED => return,
            QUIET => {
                self.quiet[rank] = self.quiet[rank].wrapping_add(1);
                return;
            }
            WINS => byte::WIN_AT_ONCE,
            link => match self.ground.behind(link, &setting.cells) {
                byte::DRAW | byte::STUCK_DRAW => self.limits.draw,
                won if byte::is_win(won) => {
                    self.loss[rank] = self.loss[rank].max(won.saturating_add(1));
                    return;
                }
                lost => {
                    // A draw would look better than so slow a win; it makes the table void, as in the end it would.
                    let win = lost.saturating_add(1);
                    self.longest = self.longest.max(win);
                    win
                }
            },
        };
        self.best[rank] = self.best[rank].min(best);
    }

    /// Makes the entries.
    fn enter(&mut self, more: u8, entries: &mut [u8]) {
        let (none_but_captures, stuck) = (self.limits.none_but_captures, self.ground.roads.stuck);
        let strips = self.quiet.as_chunks::<WIDTH>().0.iter().zip(self.best.as_chunks::<WIDTH>().0);
        let strips = strips.zip(self.loss.as_chunks::<WIDTH>().0).zip(entries.chunks_mut(WIDTH));
        for (((quiet, best), loss), entries) in strips {
            let (mut strip, mut longest) = ([0; WIDTH], 0);
            for (((entry, &quiet), &best), &loss) in strip.iter_mut().zip(quiet).zip(best).zip(loss) {
                let quiet = quiet.wrapping_add(more);
                let counted = if loss == 0 { NONE_LEFT } else { none_but_captures }.wrapping_sub(quiet);
                let decided = if loss == 0 { stuck } else { loss };
                let open = if quiet == 0 { decided } else { counted };
                *entry = if best == NOTHING { open } else { best };
                longest = longest.max(if best == NOTHING && quiet == 0 { decided } else { 0 });
            }
            self.longest = self.longest.max(longest);
            entries.copy_from_slice(&strip[..entries.len()]);
        }
    }
}
