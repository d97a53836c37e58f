//! Tables in memory, solved when they are asked for.

use super::at_once::at_once;
use super::class::{Class, Fit, Signature};
use super::file::{FileFault, PackedTable};
use super::material::Material;
use super::set::CompleteSet;
use super::solve::{SolveError, Task};
use super::survey::Survey;
use super::table::{Counts, Table};
use super::value::{Value, byte};
use crate::rules::{Move, Position, Rules, Setup, Side, Termination};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// The tables of one ruleset.
///
/// ```
/// use shouqi::rules::{preset_rules, notation::read_position};
/// use shouqi::tablebase::{Material, Tablebase, Value};
/// let rules = preset_rules("leiden").unwrap();
/// let tables = Tablebase::new(&rules);
/// tables.solve(&Material::parse("RvR", &rules).unwrap(), 1).unwrap();
/// let position = read_position("7/3R3/7/7/7/7/7/7/r6 w", &rules).unwrap();
/// assert_eq!(tables.probe(&position), Some(Value::Win(1)));
/// ```
#[derive(Debug)]
pub struct Tablebase {
    survey: Arc<Survey>,
    tables: RwLock<BTreeMap<Signature, Arc<Table>>>,
    /// Tables that stay in their files.
    packed: RwLock<BTreeMap<Signature, Arc<PackedTable>>>,
    /// The classes that captures lead to, of every class that was asked about.
    depends_on: RwLock<BTreeMap<Signature, Vec<Class>>>,
    /// The first file that was not to be believed when it was asked.
    damage: Mutex<Option<Damage>>,
}

/// A file that turned out not to be believed when it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// Its class's name.
    pub name: String,
    /// What is wrong with it.
    pub fault: FileFault,
}

/// A move and what it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// The move.
    pub mv: Move,
    /// What it is worth to the side that makes it, itself counted as a ply.
    pub value: Value,
}

impl Tablebase {
    /// A tablebase without tables yet.
    pub fn new(rules: &Arc<Rules>) -> Tablebase {
        Tablebase {
            survey: Arc::new(Survey::of(rules)),
            tables: RwLock::default(),
            packed: RwLock::default(),
            depends_on: RwLock::default(),
            damage: Mutex::default(),
        }
    }

    /// What the tables know of the ruleset.
    pub fn survey(&self) -> &Arc<Survey> {
        &self.survey
    }

    /// The rules it stands under.
    pub fn rules(&self) -> &Arc<Rules> {
        self.survey.rules()
    }

    /// The classes that captures lead to from a class. Found out once, then remembered.
    ///
    /// # Errors
    /// If it is larger than can be counted.
    pub fn rests_on(&self, class: &Class) -> Result<Vec<Class>, SolveError> {
        let known = self.depends_on.read().unwrap_or_else(PoisonError::into_inner).get(&class.signature).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let classes = Task::new(&self.survey, class)?.roads.depends_on;
        let mut remembered = self.depends_on.write().unwrap_or_else(PoisonError::into_inner);
        remembered.insert(class.signature.clone(), classes.clone());
        Ok(classes)
    }

    /// The classes that must be solved for an ending, in an order in which they can be: the last is its own.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn needed(&self, class: &Class) -> Result<Vec<Class>, SolveError> {
        self.needed_for(std::iter::once(class))
    }

    /// The same for several classes.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn needed_for<'c>(&self, classes: impl Iterator<Item = &'c Class>) -> Result<Vec<Class>, SolveError> {
        match self.needed_unless(classes, &|| false)? {
            Some(classes) => Ok(classes),
            None => unreachable!("nothing stops it"),
        }
    }

    /// The same, as long as nothing says `stop`: then `None`, and the next call goes on with what this one found out.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn needed_unless<'c>(
        &self,
        classes: impl Iterator<Item = &'c Class>,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<Class>>, SolveError> {
        let mut found: BTreeSet<((usize, usize), Class)> = BTreeSet::new();
        let mut open: Vec<Class> = classes.cloned().collect();
        while let Some(class) = open.pop() {
            if stop() {
                return Ok(None);
            }
            let key = (class.generation(), class);
            if found.insert(key.clone()) {
                open.extend(self.rests_on(&key.1)?);
            }
        }
        Ok(Some(found.into_iter().map(|(_, class)| class).collect()))
    }

    /// Solves an ending and all it depends on, as far as it is not solved already.
    ///
    /// # Errors
    /// If a table is larger than can be counted, or a line longer than an entry can tell.
    pub fn solve(&self, material: &Material, threads: usize) -> Result<Arc<Table>, SolveError> {
        let class = Class::of(&self.survey, material);
        if let Some(table) = self.table(&class) {
            return Ok(table);
        }
        let missing: Vec<Class> =
            self.needed(&class)?.into_iter().filter(|class| self.table(class).is_none()).collect();
        self.solve_each(&missing, (threads, threads), &|table| {
            self.insert(table);
            Ok(())
        })?;
        match self.table(&class) {
            Some(table) => Ok(table),
            None => unreachable!("a class is the last of those it needs"),
        }
    }

    /// Solves classes whose dependences are solved or stand before them, and hands each table on: at most so many at a
    /// time, and threads that are left over help with each. Tables that later ones need must be put back with
    /// [`insert`](Tablebase::insert).
    ///
    /// # Errors
    /// The first that occurs; classes begun are finished.
    pub fn solve_each<E: From<SolveError> + Send>(
        &self,
        classes: &[Class],
        (threads, at_a_time): (usize, usize),
        hand_on: &(dyn Fn(Arc<Table>) -> Result<(), E> + Sync),
    ) -> Result<(), E> {
        for together in classes.chunk_by(|a, b| a.generation() == b.generation()) {
            let classes_at_once = threads.min(at_a_time).min(together.len()).max(1);
            let has_failed = AtomicBool::new(false);
            let results = at_once(classes_at_once, together.iter(), |class| {
                if has_failed.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let solved = self.solve_one(class, threads / classes_at_once).map_err(E::from);
                let done = solved.and_then(|table| hand_on(Arc::new(table)));
                has_failed.fetch_or(done.is_err(), Ordering::Relaxed);
                done
            });
            results.into_iter().collect::<Result<(), E>>()?;
        }
        Ok(())
    }

    fn solve_one(&self, class: &Class, threads: usize) -> Result<Table, SolveError> {
        let task = Task::new(&self.survey, class)?;
        let others = task.roads.depends_on.iter().map(|other| match self.table(other) {
            Some(table) => Ok(table),
            None => self.solve(&other.material, 1),
        });
        let others = others.collect::<Result<Vec<Arc<Table>>, SolveError>>()?;
        task.solve(&self.survey, &others, threads)
    }

    /// The table of a class, if it is solved.
    pub fn table(&self, class: &Class) -> Option<Arc<Table>> {
        self.signed(&class.signature)
    }

    pub(super) fn signed(&self, signature: &Signature) -> Option<Arc<Table>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(signature).cloned()
    }

    /// Puts a table in.
    pub fn insert(&self, table: Arc<Table>) {
        let signature = table.class().signature.clone();
        self.tables.write().unwrap_or_else(PoisonError::into_inner).insert(signature, table);
    }

    /// Puts a table in that stays in its file. It can be probed; no other table can be solved with it.
    pub fn insert_packed(&self, table: PackedTable) {
        let signature = table.class().signature.clone();
        self.packed.write().unwrap_or_else(PoisonError::into_inner).insert(signature, Arc::new(table));
    }

    /// The first file that was not to be believed when it was probed, if there is one.
    pub fn damage(&self) -> Option<Damage> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes every table out that is not among those to keep.
    pub fn keep(&self, wanted: impl Fn(&Class) -> bool) {
        self.tables.write().unwrap_or_else(PoisonError::into_inner).retain(|_, table| wanted(table.class()));
    }

    /// What a position is worth to the side to move. Counters and earlier moves do not matter, see
    /// [`untold`](super::untold). `None` if its table is not there, or its file is [damaged](Tablebase::damage).
    pub fn probe(&self, position: &Position) -> Option<Value> {
        if let Some(value) = decided(position) {
            return Some(value);
        }
        let pieces = position.pieces();
        let figures: Vec<u8> =
            pieces.iter().map(|placed| self.survey.mobility.figure(placed.piece, placed.weak)).collect();
        let fit = Fit::of(&self.survey, &figures, position.side());
        let board = position.rules().board();
        let cells: Vec<u16> = pieces.iter().filter_map(|placed| board.cell(placed.square)).map(|cell| cell.0).collect();
        let at = |place: usize| cells[fit.order[place]];
        let entry = match self.signed(&fit.signature) {
            Some(table) => table.entry(fit.turned, fit.mover, at),
            None => self.packed_entry(&fit, at)?,
        };
        Some(byte::value(entry))
    }

    fn packed_entry(&self, fit: &Fit, at: impl Fn(usize) -> u16) -> Option<u8> {
        let packed = self.packed.read().unwrap_or_else(PoisonError::into_inner).get(&fit.signature).cloned()?;
        let entry = packed.entry(fit.turned, fit.mover, at);
        let note = |fault| {
            let damage = Damage { name: packed.class().name(&self.survey), fault };
            self.damage.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(damage);
        };
        entry.map_err(note).ok()
    }

    /// Every legal move with what it is worth to the side that makes it, the best first. `None` if a table is not
    /// there.
    pub fn prospects(&self, position: &Position) -> Option<Vec<Prospect>> {
        let position = uncounted(position);
        let value = |mv| Some(Prospect { mv, value: self.probe(&position.after(mv))?.before() });
        let mut prospects = position.moves().into_iter().map(value).collect::<Option<Vec<Prospect>>>()?;
        prospects.sort_by_key(|prospect| (-prospect.value.merit(), prospect.mv));
        Some(prospects)
    }

    /// The moves that are worth most. `None` if a table is not there.
    pub fn best_moves(&self, position: &Position) -> Option<Vec<Prospect>> {
        let mut prospects = self.prospects(position)?;
        if let Some(first) = prospects.first().copied() {
            prospects.retain(|prospect| prospect.value == first.value);
        }
        Some(prospects)
    }

    /// Best play from a won or lost position to the end, the first of equally good moves each time. Empty for a drawn
    /// position, which has no end. `None` if a table is not there.
    pub fn line(&self, position: &Position) -> Option<Vec<Move>> {
        let mut position = uncounted(position);
        let mut line = Vec::new();
        let mut left = self.probe(&position)?.plies().unwrap_or(0);
        while left > 0
            && let Some(best) = self.prospects(&position)?.first()
        {
            line.push(best.mv);
            position.make(best.mv);
            left = best.value.plies().map_or(0, |plies| plies.saturating_sub(1));
        }
        Some(line)
    }

    /// Solves a complete set and all it depends on.
    ///
    /// # Errors
    /// As [`solve`](Tablebase::solve).
    pub fn solve_set(&self, set: &CompleteSet, threads: usize) -> Result<(), SolveError> {
        let needed = self.needed_for(set.classes.iter().map(|(class, _)| class))?;
        let missing: Vec<Class> = needed.into_iter().filter(|class| self.table(class).is_none()).collect();
        self.solve_each(&missing, (threads, threads), &|table| {
            self.insert(table);
            Ok(())
        })
    }

    /// The counts of a complete set with a side to move. `None` if a table is not there.
    pub fn census(&self, set: &CompleteSet, mover: Side) -> Option<Counts> {
        let mut counts = Counts::default();
        for (class, times) in &set.classes {
            let table = self.table(class)?;
            for (side, times) in Side::BOTH.into_iter().zip(times) {
                // Seen from the class, the other side is to move where White would be.
                let side = if mover == Side::White { side } else { !side };
                if *times > 0 {
                    counts.add(&table.count(side).times(*times));
                }
            }
        }
        Some(counts)
    }

    /// How many positions of an ending are won, lost and drawn with a side to move. `None` if its table is not there.
    pub fn count(&self, material: &Material, mover: Side) -> Option<Counts> {
        let fit = Class::fit(&self.survey, material, mover);
        let table = self.signed(&fit.signature)?;
        Some(table.count(fit.mover).divided(material.arrangements()))
    }
}

/// What a position is worth in which the game is over on the board, whatever the counters say.
fn decided(position: &Position) -> Option<Value> {
    let outcome = position.outcome()?;
    match outcome.termination {
        Termination::Den | Termination::AllCaptured | Termination::NoLegalMove => Some(match outcome.winner {
            // Wins are odd: its game is won as if it had still to move.
            Some(winner) if winner == position.side() => Value::Win(1),
            Some(_) => Value::Loss(0),
            None => Value::Draw,
        }),
        Termination::Threefold | Termination::ThreefoldClaim | Termination::TurnLimit | Termination::CaptureLimit => {
            None
        }
    }
}

/// The same placement as if the game had just begun: no limit has been reached.
fn uncounted(position: &Position) -> Position {
    let setup = Setup { quiet: None, move_number: None, ..position.setup() };
    setup.check(position.rules()).unwrap_or_else(|_| position.clone())
}
