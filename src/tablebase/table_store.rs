//! The tables of a ruleset in memory, solved on demand.

use super::class::{CanonicalForm, EndingClass, Signature};
use super::complete_set::CompleteSet;
use super::file::{PackedTable, TableFileError};
use super::material::Material;
use super::retrograde::{SolveError, SolveTask};
use super::ruleset_analysis::RulesetAnalysis;
use super::stored_entry::EntryWidth;
use super::table::{Counts, SetCounts, Table};
use crate::rules::{Rules, Side, parallel_map};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// The tables of one ruleset.
///
/// ```
/// use shouqi::rules::{preset_rules, notation::read_position};
/// use shouqi::tablebase::{Material, Tablebase, Value};
/// let rules = preset_rules("leiden").expect("a shipped ruleset");
/// let tables = Tablebase::new(&rules);
/// tables.solve(&Material::parse("RvR", &rules).expect("material"), 1).expect("a small table");
/// let position = read_position("7/3R3/7/7/7/7/7/7/r6 w", &rules).expect("a legal position");
/// assert_eq!(tables.probe(&position), Some(Value::Win(1)));
/// ```
#[derive(Debug)]
pub struct Tablebase {
    pub(super) analysis: Arc<RulesetAnalysis>,
    tables: RwLock<BTreeMap<Signature, Arc<Table>>>,
    /// Tables that stay in their files.
    packed: RwLock<BTreeMap<Signature, Arc<PackedTable>>>,
    /// The direct dependencies of every class that was asked for.
    dependencies: RwLock<BTreeMap<Signature, Vec<EndingClass>>>,
    /// The first file that turned out to be corrupt when it was probed.
    pub(super) corrupt: Mutex<Option<CorruptTable>>,
}

/// By how many threads classes are solved, and how many at a time. Threads that are left over work on one class together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolveEffort {
    /// Threads; 0 counts as 1.
    pub threads: usize,
    /// Classes at a time whose entries take a byte each; 0 counts as 1.
    pub at_a_time: usize,
    /// Classes at a time whose entries take two; 0 if there is no memory for one.
    pub wide_at_a_time: usize,
}

impl SolveEffort {
    /// One class for each thread, half as many if they take twice the memory.
    pub fn of_threads(threads: usize) -> SolveEffort {
        SolveEffort { threads, at_a_time: threads, wide_at_a_time: threads.div_ceil(2).max(1) }
    }
}

/// A table file that turned out to be corrupt when it was probed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorruptTable {
    /// Its class's name.
    pub name: String,
    /// What is wrong with it.
    pub error: TableFileError,
}

impl Tablebase {
    /// A tablebase without tables yet.
    pub fn new(rules: &Arc<Rules>) -> Tablebase {
        Tablebase {
            analysis: Arc::new(RulesetAnalysis::new(rules)),
            tables: RwLock::default(),
            packed: RwLock::default(),
            dependencies: RwLock::default(),
            corrupt: Mutex::default(),
        }
    }

    /// The analysis of the ruleset that all tables share.
    pub fn analysis(&self) -> &Arc<RulesetAnalysis> {
        &self.analysis
    }

    /// The ruleset.
    pub fn rules(&self) -> &Arc<Rules> {
        self.analysis.rules()
    }

    /// The direct dependencies of a class: those that its captures lead to. Computed once, then cached.
    ///
    /// # Errors
    /// If it is larger than can be counted.
    pub fn dependencies_of(&self, class: &EndingClass) -> Result<Vec<EndingClass>, SolveError> {
        let cached = self.dependencies.read().unwrap_or_else(PoisonError::into_inner).get(&class.signature).cloned();
        if let Some(cached) = cached {
            return Ok(cached);
        }
        let classes = SolveTask::new(&self.analysis, class)?.move_tables.depends_on;
        let mut cache = self.dependencies.write().unwrap_or_else(PoisonError::into_inner);
        cache.insert(class.signature.clone(), classes.clone());
        Ok(classes)
    }

    /// All classes that a class depends on, and itself as the last, in an order in which they can be solved.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn build_order(&self, class: &EndingClass) -> Result<Vec<EndingClass>, SolveError> {
        self.build_order_of(std::iter::once(class))
    }

    /// The same for several classes together.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn build_order_of<'c>(
        &self,
        classes: impl Iterator<Item = &'c EndingClass>,
    ) -> Result<Vec<EndingClass>, SolveError> {
        match self.build_order_until(classes, &|| false)? {
            Some(classes) => Ok(classes),
            None => unreachable!("nothing stops it"),
        }
    }

    /// The same until `stop` says so; then `None`. The next call goes on with the dependencies found so far.
    ///
    /// # Errors
    /// If one of them is larger than can be counted.
    pub fn build_order_until<'c>(
        &self,
        classes: impl Iterator<Item = &'c EndingClass>,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<EndingClass>>, SolveError> {
        let mut found: BTreeSet<((usize, usize), EndingClass)> = BTreeSet::new();
        let mut open: Vec<EndingClass> = classes.cloned().collect();
        while let Some(class) = open.pop() {
            if stop() {
                return Ok(None);
            }
            let key = (class.generation(), class);
            if found.insert(key.clone()) {
                open.extend(self.dependencies_of(&key.1)?);
            }
        }
        Ok(Some(found.into_iter().map(|(_, class)| class).collect()))
    }

    /// Solves an ending and all it depends on, except what is solved already.
    ///
    /// # Errors
    /// If a table is larger than can be counted, or a distance longer than an entry can store.
    pub fn solve(&self, material: &Material, threads: usize) -> Result<Arc<Table>, SolveError> {
        let class = EndingClass::of(&self.analysis, material);
        if let Some(table) = self.table(&class) {
            return Ok(table);
        }
        self.solve_all(&self.build_order(&class)?, threads)?;
        match self.table(&class) {
            Some(table) => Ok(table),
            None => unreachable!("a class is the last of those it needs"),
        }
    }

    /// Solves classes whose dependencies are solved or come before them, and calls `on_solved` with each table. Those with
    /// lines too long for bytes come after the others of their generation. `subtable` gives the table of a class that one
    /// of them depends on; it is dropped when that one is solved.
    ///
    /// # Errors
    /// The first that occurs; classes begun are finished.
    pub fn solve_each<E: From<SolveError> + Send>(
        &self,
        classes: &[EndingClass],
        effort: SolveEffort,
        subtable: &(dyn Fn(&EndingClass) -> Result<Arc<Table>, E> + Sync),
        on_solved: &(dyn Fn(Arc<Table>) -> Result<(), E> + Sync),
    ) -> Result<(), E> {
        for together in classes.chunk_by(|a, b| a.generation() == b.generation()) {
            let long = Mutex::new(Vec::new());
            let narrow = |class: &EndingClass, threads: usize| {
                let solved = self.solve_one(class, threads, EntryWidth::Byte, subtable)?;
                match solved {
                    Ok(table) => on_solved(Arc::new(table)),
                    Err(SolveError::TooLong { .. }) if effort.wide_at_a_time > 0 => {
                        long.lock().unwrap_or_else(PoisonError::into_inner).push(class.clone());
                        Ok(())
                    }
                    Err(error) => Err(E::from(error)),
                }
            };
            each(together, (effort.threads, effort.at_a_time), &narrow)?;
            let long = long.into_inner().unwrap_or_else(PoisonError::into_inner);
            let wide = |class: &EndingClass, threads: usize| {
                let table = self.solve_one(class, threads, EntryWidth::Word, subtable)?;
                on_solved(Arc::new(table.map_err(E::from)?))
            };
            each(&long, (effort.threads, effort.wide_at_a_time), &wide)?;
        }
        Ok(())
    }

    /// Solves classes whose dependencies are solved or come before them, except those that are solved, and keeps the
    /// tables.
    ///
    /// # Errors
    /// As [`solve_each`](Tablebase::solve_each).
    pub fn solve_all(&self, classes: &[EndingClass], threads: usize) -> Result<(), SolveError> {
        let missing: Vec<EndingClass> = classes.iter().filter(|class| self.table(class).is_none()).cloned().collect();
        let subtable = |class: &EndingClass| match self.table(class) {
            Some(table) => Ok(table),
            None => self.solve(&class.material, 1),
        };
        self.solve_each(&missing, SolveEffort::of_threads(threads), &subtable, &|table| {
            self.insert(table);
            Ok(())
        })
    }

    /// The table of a class with entries of a width, or why there is none; or the first error of `subtable`.
    pub(super) fn solve_one<E>(
        &self,
        class: &EndingClass,
        threads: usize,
        width: EntryWidth,
        subtable: &dyn Fn(&EndingClass) -> Result<Arc<Table>, E>,
    ) -> Result<Result<Table, SolveError>, E> {
        let task = match SolveTask::new(&self.analysis, class) {
            Ok(task) => task,
            Err(error) => return Ok(Err(error)),
        };
        let subtables = task.move_tables.depends_on.iter().map(subtable).collect::<Result<Vec<Arc<Table>>, E>>()?;
        Ok(task.solve(&self.analysis, &subtables, threads, width))
    }

    /// The table of a class, if it is solved.
    pub fn table(&self, class: &EndingClass) -> Option<Arc<Table>> {
        self.by_signature(&class.signature)
    }

    pub(super) fn by_signature(&self, signature: &Signature) -> Option<Arc<Table>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(signature).cloned()
    }

    /// Adds a table.
    pub fn insert(&self, table: Arc<Table>) {
        let signature = table.class().signature.clone();
        self.tables.write().unwrap_or_else(PoisonError::into_inner).insert(signature, table);
    }

    /// Adds a table that stays in its file. It can be probed, but no other table can be solved from it.
    pub fn insert_packed(&self, table: PackedTable) {
        let signature = table.class().signature.clone();
        self.packed.write().unwrap_or_else(PoisonError::into_inner).insert(signature, Arc::new(table));
    }

    pub(super) fn packed_table(&self, signature: &Signature) -> Option<Arc<PackedTable>> {
        self.packed.read().unwrap_or_else(PoisonError::into_inner).get(signature).cloned()
    }

    /// The first file that turned out to be corrupt when it was probed, if there is one.
    pub fn first_corrupt_table(&self) -> Option<CorruptTable> {
        self.corrupt.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Solves a complete set and all it depends on.
    ///
    /// # Errors
    /// As [`solve`](Tablebase::solve).
    pub fn solve_set(&self, set: &CompleteSet, threads: usize) -> Result<(), SolveError> {
        self.solve_all(&self.build_order_of(set.classes.iter().map(|(class, _)| class))?, threads)
    }

    /// The counts of a complete set with a side to move. `None` if a table is not there.
    pub fn count_set(&self, set: &CompleteSet, mover: Side) -> Option<SetCounts> {
        set.count(mover, &|class, side| self.table(class).map(|table| table.count(side)).ok_or(())).ok()
    }

    /// How many positions of an ending are won, lost and drawn with a side to move. `None` if its table is not there.
    pub fn count(&self, material: &Material, mover: Side) -> Option<Counts> {
        let form = CanonicalForm::of_material(&self.analysis, material, mover);
        let counts = match self.by_signature(&form.signature) {
            Some(table) => table.count(form.mover),
            None => self.packed_table(&form.signature)?.count(form.mover)?,
        };
        let arrangements = material.arrangements();
        Some(counts.map(|count| count / arrangements))
    }
}

/// Does work for each class, for some at a time, until there is an error. The work gets the threads that are left over
/// for each.
fn each<E: Send>(
    classes: &[EndingClass],
    (threads, at_a_time): (usize, usize),
    work: &(dyn Fn(&EndingClass, usize) -> Result<(), E> + Sync),
) -> Result<(), E> {
    let at_once = threads.min(at_a_time).min(classes.len()).max(1);
    let has_failed = AtomicBool::new(false);
    let results = parallel_map(at_once, classes.iter(), |class| {
        if has_failed.load(Ordering::Relaxed) {
            return Ok(());
        }
        let done = work(class, threads / at_once);
        has_failed.fetch_or(done.is_err(), Ordering::Relaxed);
        done
    });
    results.into_iter().collect()
}
