//! The table: what stands, what an event does to it, and what the referee says.

use super::event::{Entry, Event};
use super::{Clocks, Millis, Penalty, Press, Setting, TimeLeft};
use crate::rules::notation::RecordResult;
use crate::rules::{Claim, ClaimError, Ending, Game, Move, Session, Side, Verdict, result_of};

/// How a game at a table ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableEnding {
    /// On the board, by a claim, by resignation or agreement.
    Played(Ending),
    /// The flag of this side fell.
    Flag(Side),
    /// This side lost by an illegal move.
    Offence(Side),
    /// The arbiter ended it, for this reason.
    Adjudicated(RecordResult, String),
}

impl TableEnding {
    /// The winner; `None` for a draw.
    pub fn winner(&self) -> Option<Side> {
        match self {
            TableEnding::Played(ending) => ending.winner(),
            TableEnding::Flag(loser) | TableEnding::Offence(loser) => Some(!*loser),
            TableEnding::Adjudicated(result, _) => result.loser().map(|loser| !loser),
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub fn result(&self) -> &'static str {
        result_of(self.winner())
    }

    /// Its name in records.
    pub fn id(&self) -> &'static str {
        match self {
            TableEnding::Played(ending) => ending.id(),
            TableEnding::Flag(_) => "time forfeit",
            TableEnding::Offence(_) => "rules infraction",
            TableEnding::Adjudicated(..) => "adjudication",
        }
    }
}

/// What the referee says of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// The move stands; it captured, if an animal of the other side is gone.
    Moved(Move),
    /// The claim is granted.
    Granted(Claim),
    /// A side has made this number of illegal moves; what that costs.
    Offence(Side, u32, Option<Penalty>),
    /// The flag of a side fell at this time.
    FlagFell(Side, Millis),
    /// The game is over.
    Over(TableEnding),
    /// The game goes on, since what had ended it was taken back.
    GoesOn,
}

/// Why an event is refused. Nothing has changed, and it belongs into no journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The game is over.
    Over,
    /// The move is illegal.
    Illegal(Verdict),
    /// The claim is not justified.
    Claim(ClaimError),
    /// There is nothing to take back: no move, or the end cannot be.
    NothingToTakeBack,
    /// The other side has offered nothing.
    NoOffer,
    /// There are no clocks.
    NoClocks,
    /// The clock runs already, or stands already.
    AsItIs,
    /// The clock is pressed by the move, or it is not the time to press it.
    NoPress,
    /// Moves are being tried out: the game stands until they are taken back.
    TryingOut,
    /// Nothing is being tried out.
    NotTryingOut,
    /// It would have happened before the last event.
    BeforeTheLast,
}

/// A table with a game on it.
#[derive(Debug, Clone)]
pub struct Table {
    setting: Setting,
    session: Session,
    clocks: Option<Clocks>,
    /// An end that the rules do not know.
    ended: Option<TableEnding>,
    offences: [u32; 2],
    /// What the mover had left after each move, as far as the clock was pressed.
    after_moves: Vec<Option<TimeLeft>>,
    /// Notes, each with the number of moves before it.
    notes: Vec<(usize, String)>,
    /// The time of the last event.
    last: Millis,
    /// The game as it stood before moves were tried out.
    untried: Option<Box<Session>>,
}

impl Table {
    /// A table at which a game is to be played, or goes on.
    pub fn new(setting: Setting, session: Session) -> Table {
        let turn = session.game().position().side();
        let clocks = setting.clocks.map(|controls| Clocks::new(controls, turn));
        let after_moves = vec![None; session.game().plies().len()];
        Table {
            setting,
            session,
            clocks,
            ended: None,
            offences: [0; 2],
            after_moves,
            notes: Vec::new(),
            last: Millis(0),
            untried: None,
        }
    }

    /// What was agreed; the names follow the players when they change sides.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The game, and its claims and offers.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The clocks, if there are any.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// How many illegal moves a side has made.
    pub fn offences(&self, side: Side) -> u32 {
        self.offences[side.index()]
    }

    /// What the mover had left after each move, where the clock was pressed.
    pub fn after_moves(&self) -> &[Option<TimeLeft>] {
        &self.after_moves
    }

    /// Notes, each with the number of moves before it.
    pub fn notes(&self) -> &[(usize, String)] {
        &self.notes
    }

    /// The time of the last event.
    pub fn last(&self) -> Millis {
        self.last
    }

    /// How many moves had been made before those that are tried out; `None` if none are.
    pub fn tried_from(&self) -> Option<usize> {
        self.untried.as_ref().map(|session| session.game().plies().len())
    }

    /// How the game ended; `None` if it goes on.
    pub fn ending(&self) -> Option<TableEnding> {
        self.ended.clone().or_else(|| self.session.ending().map(TableEnding::Played))
    }

    /// Does what happens at a time, and rules on it. The entry is what belongs into the journal: where a flag had fallen
    /// before, that is only the time.
    ///
    /// # Errors
    /// Why it is refused; the table is as before.
    pub fn happen(&mut self, event: Event, at: Millis) -> Result<(Entry, Vec<Ruling>), Refused> {
        if at < self.last {
            return Err(Refused::BeforeTheLast);
        }
        let fallen = self.clocks.and_then(|clocks| clocks.flag().map(|flag| (clocks.turn(), flag)));
        if let Some((side, flag)) = fallen.filter(|(_, flag)| *flag <= at) {
            self.last = at;
            return Ok((Entry { at, event: Event::Time }, self.fall(side, flag)));
        }
        let rulings = self.rule(&event, at)?;
        self.last = at;
        Ok((Entry { at, event }, rulings))
    }

    /// Has happen again what a journal tells.
    ///
    /// # Errors
    /// If it could not have happened so; the table is of no use then.
    pub fn repeat(&mut self, entry: &Entry) -> Result<Vec<Ruling>, Refused> {
        let (own, rulings) = self.happen(entry.event.clone(), entry.at)?;
        if own == *entry { Ok(rulings) } else { Err(Refused::Over) }
    }

    fn fall(&mut self, side: Side, flag: Millis) -> Vec<Ruling> {
        self.end_trial();
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(flag);
        }
        let ending = TableEnding::Flag(side);
        self.ended = Some(ending.clone());
        vec![Ruling::FlagFell(side, flag), Ruling::Over(ending)]
    }

    fn rule(&mut self, event: &Event, at: Millis) -> Result<Vec<Ruling>, Refused> {
        let is_over = self.ending().is_some();
        let is_tried = self.untried.is_some();
        match event {
            Event::Time => Ok(Vec::new()),
            Event::Note(text) => {
                self.notes.push((self.mainline(), text.clone()));
                Ok(Vec::new())
            }
            Event::TakeBack => self.take_back(at),
            Event::Return => self.end_trial().then(Vec::new).ok_or(Refused::NotTryingOut),
            Event::Move(mv) if is_tried => match self.session.play(*mv) {
                Ok(()) => Ok(vec![Ruling::Moved(*mv)]),
                Err(verdict) => Err(Refused::Illegal(verdict)),
            },
            _ if is_tried => Err(Refused::TryingOut),
            Event::Swap => {
                self.setting.players.swap(0, 1);
                Ok(Vec::new())
            }
            _ if is_over => Err(Refused::Over),
            Event::Try => {
                self.stop(at);
                self.untried = Some(Box::new(self.session.clone()));
                Ok(Vec::new())
            }
            Event::Move(mv) => self.make(*mv, at),
            Event::Claim(claim) => {
                self.session.claim(*claim).map_err(Refused::Claim)?;
                Ok(self.closed(vec![Ruling::Granted(*claim)], at))
            }
            Event::Offer(side) => {
                self.session.offer(*side);
                Ok(Vec::new())
            }
            Event::Accept(side) => {
                self.session.accept(*side).then_some(()).ok_or(Refused::NoOffer)?;
                Ok(self.closed(Vec::new(), at))
            }
            Event::Decline(side) => {
                (self.session.offered() == Some(!*side)).then_some(()).ok_or(Refused::NoOffer)?;
                self.session.decline(*side);
                Ok(Vec::new())
            }
            Event::Resign(side) => {
                self.session.resign(*side);
                Ok(self.closed(Vec::new(), at))
            }
            Event::Illegal(side) => Ok(self.offend(*side, at)),
            Event::Press => self.press(at),
            Event::Go => self.run(true, at),
            Event::Pause => self.run(false, at),
            Event::Adjudicate(result, why) => {
                self.ended = Some(TableEnding::Adjudicated(*result, why.clone()));
                Ok(self.closed(Vec::new(), at))
            }
        }
    }

    /// The number of moves of the game, without those that are tried out.
    fn mainline(&self) -> usize {
        self.played().game().plies().len()
    }

    fn make(&mut self, mv: Move, at: Millis) -> Result<Vec<Ruling>, Refused> {
        // By hand, a move that comes before the clock was pressed presses it.
        let side = self.game().position().side();
        self.session.play(mv).map_err(Refused::Illegal)?;
        let with_move = self.setting.press == Press::WithMove;
        let left = match &mut self.clocks {
            Some(clocks) => {
                if clocks.turn() != side {
                    clocks.press(at);
                    let before = Some(clocks.left(!side, at));
                    if let Some(last) = self.after_moves.last_mut() {
                        *last = before;
                    }
                }
                with_move.then(|| {
                    clocks.press(at);
                    clocks.left(side, at)
                })
            }
            None => None,
        };
        self.after_moves.push(left);
        Ok(self.closed(vec![Ruling::Moved(mv)], at))
    }

    fn press(&mut self, at: Millis) -> Result<Vec<Ruling>, Refused> {
        let side = self.game().position().side();
        let clocks = self.clocks.as_mut().ok_or(Refused::NoClocks)?;
        // The side that has moved is the one whose clock still runs.
        if self.setting.press == Press::WithMove || clocks.turn() == side || self.after_moves.is_empty() {
            return Err(Refused::NoPress);
        }
        clocks.press(at);
        let left = clocks.left(!side, at);
        if let Some(last) = self.after_moves.last_mut() {
            *last = Some(left);
        }
        Ok(Vec::new())
    }

    fn run(&mut self, on: bool, at: Millis) -> Result<Vec<Ruling>, Refused> {
        let clocks = self.clocks.as_mut().ok_or(Refused::NoClocks)?;
        if clocks.is_running() == on {
            return Err(Refused::AsItIs);
        }
        if on {
            clocks.start(at)
        } else {
            clocks.stop(at)
        }
        Ok(Vec::new())
    }

    fn offend(&mut self, side: Side, at: Millis) -> Vec<Ruling> {
        let count = &mut self.offences[side.index()];
        *count += 1;
        let penalty = self.setting.penalty(*count);
        let rulings = vec![Ruling::Offence(side, *count, penalty)];
        match penalty {
            Some(Penalty::Time(time)) => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.add(!side, time);
                }
            }
            Some(Penalty::Loss) => self.ended = Some(TableEnding::Offence(side)),
            Some(Penalty::Warning) | None => {}
        }
        self.closed(rulings, at)
    }

    /// Adds the end of the game to rulings, if this is it; the clocks stand then.
    fn closed(&mut self, mut rulings: Vec<Ruling>, at: Millis) -> Vec<Ruling> {
        if let Some(ending) = self.ending() {
            self.stop(at);
            rulings.push(Ruling::Over(ending));
        }
        rulings
    }

    fn stop(&mut self, at: Millis) {
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(at);
        }
    }

    fn take_back(&mut self, at: Millis) -> Result<Vec<Ruling>, Refused> {
        if let Some(from) = self.tried_from() {
            let is_left = self.game().plies().len() > from;
            return (is_left && self.session.undo()).then(Vec::new).ok_or(Refused::NothingToTakeBack);
        }
        match self.ended.clone() {
            Some(TableEnding::Adjudicated(..)) => {
                self.ended = None;
                return Ok(vec![Ruling::GoesOn]);
            }
            Some(TableEnding::Offence(side)) => {
                self.ended = None;
                self.offences[side.index()] -= 1;
                return Ok(vec![Ruling::GoesOn]);
            }
            // Time does not come back.
            Some(TableEnding::Flag(_) | TableEnding::Played(_)) => return Err(Refused::NothingToTakeBack),
            None => {}
        }
        let was_over = self.session.ending().is_some();
        if !was_over && self.game().plies().is_empty() {
            return Err(Refused::NothingToTakeBack);
        }
        self.session.undo();
        let count = self.game().plies().len();
        if count < self.after_moves.len() {
            self.after_moves.truncate(count);
            self.notes.iter_mut().for_each(|(after, _)| *after = (*after).min(count));
            let side = self.game().position().side();
            if let Some(clocks) = &mut self.clocks {
                clocks.give_turn(side, at);
            }
        }
        Ok(if was_over { vec![Ruling::GoesOn] } else { Vec::new() })
    }

    /// Takes back what was tried out. `false` if nothing was.
    fn end_trial(&mut self) -> bool {
        let before = self.untried.take();
        let is_ended = before.is_some();
        if let Some(before) = before {
            self.session = *before;
        }
        is_ended
    }

    /// A table as a record tells it.
    pub(super) fn recorded(
        setting: Setting,
        session: Session,
        clocks: Option<Clocks>,
        ended: Option<TableEnding>,
        offences: [u32; 2],
        after_moves: Vec<Option<TimeLeft>>,
        notes: Vec<(usize, String)>,
    ) -> Table {
        Table { clocks, ended, offences, after_moves, notes, ..Table::new(setting, session) }
    }

    /// The game alone, without moves that are tried out.
    pub(super) fn played(&self) -> &Session {
        self.untried.as_deref().unwrap_or(&self.session)
    }
}
