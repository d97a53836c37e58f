//! Tables for the engine: of endings near the position, from a folder or solved before the search.

use super::args::{BuildLimits, TableSourceArgs};
use super::folder::Folder;
use super::table_store::TableStore;
use crate::cli::args::Power;
use crate::cli::exit::Failure;
use crate::engine::{Endings, Iteration, Limits, TableEndings, Task, iterative_deepening};
use crate::rules::{Game, Position, Rules};
use crate::tablebase::{CostEstimate, EndingClass, Material, RulesetAnalysis, values_hold_in_games};
use clap::Args;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Endings of up to this number of pieces are solved by default, if that is quick.
const DEFAULT_PIECES: usize = 3;
/// Processor time that counts as quick, in seconds.
const DEFAULT_SECONDS: f64 = 0.5;
/// Processor time of solving before each search with `--up-to`, in seconds.
const REQUESTED_SECONDS: f64 = 60.0;
/// A search with less time than this, in seconds, uses the tables that are loaded and looks for no others: it would
/// lose more than it could gain.
const TOO_SHORT: f64 = 0.1;
/// Fraction of the search time for finding the endings that are near,
const ANALYSIS_SHARE: f64 = 0.1;
/// and the fraction for finding and solving them.
const SOLVING_SHARE: f64 = 0.5;
/// Endings more captures away than this are ignored: no search gets that far.
const MOST_CAPTURES: usize = 6;
/// Maximum number of endings to consider.
const MOST_ENDINGS: usize = 600;
/// Capacity of the cache of plans.
const MOST_PLANS: usize = 1000;
/// Memory for the engine's tables, in gigabytes.
const MEMORY: f64 = 2.0;
/// Time to read an entry from a file, in seconds.
const READ_SECONDS: f64 = 4e-9;

/// Size of the transposition table of [`best_line`].
const BEST_LINE_MEGABYTES: u32 = 32;

/// Where the engine's tables come from.
#[derive(Debug, Clone, Args)]
pub struct TableArgs {
    /// Folder of endgame tables of this ruleset for the engine to use
    #[arg(long, value_name = "DIR", value_hint = clap::ValueHint::DirPath)]
    pub tables: Option<PathBuf>,
    /// Solve endings of up to N pieces before the search, 0 to 5 [default: 3 if that is quick]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=5))]
    pub up_to: Option<u8>,
}

/// The tables that the engine probes. They are opened or solved when a position gets near them.
pub struct EngineTables {
    rules: Arc<Rules>,
    from: TableSourceArgs,
    up_to: Option<usize>,
    store: OnceLock<TableStore>,
    /// Results of [`needed`](EngineTables::needed), by the material and the number of pieces in the endings.
    plans: Mutex<BTreeMap<(Material, usize), Vec<EndingClass>>>,
}

/// The time budget for tables before a search.
struct Budget<'a> {
    begun: Instant,
    /// Time of the search, in seconds.
    time: f64,
    stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// Seconds left of a fraction of the time.
    fn left(&self, share: f64) -> f64 {
        self.time * share - self.begun.elapsed().as_secs_f64()
    }

    /// Whether a fraction of the time is used up.
    fn is_spent(&self, share: f64) -> bool {
        (self.stop)() || self.left(share) <= 0.0
    }
}

impl EngineTables {
    /// The tables of the arguments. `None` if the ruleset bars moves because of earlier ones: then tables are not
    /// exact.
    pub fn open(rules: &Arc<Rules>, table_args: &TableArgs, threads: u16) -> Result<Option<EngineTables>, Failure> {
        let effort = BuildLimits { threads: Some(threads), memory: MEMORY };
        let from = TableSourceArgs { tables: table_args.tables.clone(), up_to: table_args.up_to.unwrap_or(0), effort };
        if let Some(place) = &from.tables {
            if !Path::new(place).is_dir() {
                return Err(Failure::File(format!("{}: this folder of tables does not exist", place.display())));
            }
            // Tables of other rules are an error, not skipped.
            Folder::new(place, rules).list()?;
        }
        let up_to = table_args.up_to.map(usize::from);
        let known = EngineTables {
            rules: rules.clone(),
            from,
            up_to,
            store: OnceLock::new(),
            plans: Mutex::new(BTreeMap::new()),
        };
        Ok(values_hold_in_games(rules).then_some(known))
    }

    /// Prepares tables of the endings near a position, in less than half of the search time, and none if that is very
    /// short. Returns the maximum number of pieces for which they can be probed.
    fn prepare(&self, position: &Position, time: Option<Duration>, stop: &dyn Fn() -> bool) -> Result<usize, Failure> {
        let time = time.map_or(f64::INFINITY, |time| time.as_secs_f64());
        let budget = Budget { begun: Instant::now(), time, stop };
        if self.store.get().is_none() && !self.is_worth_opening(position, &budget) {
            return Ok(0);
        }
        let store = self.store.get_or_init(|| TableStore::open(&self.rules, &self.from));
        let filed = self.filed(store, position, &budget)?;
        Ok(filed.max(self.solved_for(store, position, &budget)?))
    }

    /// The endings near a position as a source for the search, [prepared](EngineTables::prepare) for it.
    pub fn near<'t>(
        tables: Option<&'t EngineTables>,
        position: &Position,
        time: Option<Duration>,
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<TableEndings<'t>>, Failure> {
        let Some(tables) = tables else { return Ok(None) };
        let most_animals = tables.prepare(position, time, stop)?;
        Ok(tables.store.get().and_then(|store| TableEndings::of(&store.tables, &tables.rules, most_animals)))
    }

    /// Fails if a file was found damaged when probed.
    pub fn check(&self) -> Result<(), Failure> {
        match self.store.get() {
            Some(store) => store.tables.first_corrupt_table().map_or(Ok(()), |_| Err(store.lacking())),
            None => Ok(()),
        }
    }

    /// The maximum number of pieces to solve, and the time for it in seconds.
    fn allowance(&self) -> (usize, f64) {
        self.up_to.map_or((DEFAULT_PIECES, DEFAULT_SECONDS), |up_to| (up_to, REQUESTED_SECONDS))
    }

    /// Whether some ending is near enough, and there is time to analyze the ruleset.
    fn is_worth_opening(&self, position: &Position, budget: &Budget<'_>) -> bool {
        let count = position.pieces().len();
        let (most, seconds) = self.allowance();
        let most = if self.from.tables.is_some() { Material::MOST } else { most };
        let lies_near = (2..=most.min(count)).any(|animals| lies_near(count, animals));
        let solving = match self.from.tables {
            Some(_) => 0.0,
            None => CostEstimate::lower_bound(&self.rules).seconds,
        };
        budget.time >= TOO_SHORT
            && lies_near
            && solving <= seconds.min(budget.left(SOLVING_SHARE))
            && RulesetAnalysis::estimated_seconds(&self.rules) <= budget.left(ANALYSIS_SHARE)
    }

    /// Every class needed to know a position once it has this number of pieces; `None` if they are too many, too far
    /// away, or the time is over.
    fn needed(
        &self,
        store: &TableStore,
        position: &Position,
        animals: usize,
        budget: &Budget<'_>,
    ) -> Option<Vec<EndingClass>> {
        let material = Material::of(position);
        if !lies_near(material.count(), animals) {
            return None;
        }
        let key = (material, animals);
        let plans = || self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(plan) = plans().get(&key) {
            return Some(plan.clone());
        }
        let material = &key.0;
        let endings = if material.count() <= animals { vec![material.clone()] } else { material.sub_endings(animals) };
        let (tables, mut classes) = (&store.tables, Vec::new());
        let is_spent = || budget.time < TOO_SHORT || budget.is_spent(ANALYSIS_SHARE);
        for ending in &endings {
            if is_spent() {
                return None;
            }
            classes.push(EndingClass::of(tables.analysis(), ending));
        }
        // A class too large to be counted is not solved.
        let plan = tables.build_order_until(classes.iter(), &is_spent).ok()??;
        let mut plans = plans();
        if plans.len() >= MOST_PLANS {
            plans.clear();
        }
        plans.insert(key, plan.clone());
        Some(plan)
    }

    /// Opens the tables of the folder near the position. Returns their maximum number of pieces.
    fn filed(&self, store: &TableStore, position: &Position, budget: &Budget<'_>) -> Result<usize, Failure> {
        let (Some(folder), tables) = (&store.folder, &store.tables) else { return Ok(0) };
        let most = Material::of(position).count().min(Material::MOST);
        let needed = |animals| self.needed(store, position, animals, budget);
        let Some(classes) = (2..=most).rev().find_map(needed) else { return Ok(0) };
        let (analysis, mut entries, mut filed) = (tables.analysis(), 0, 0);
        for class in classes.iter().filter(|class| store.has(class)) {
            filed = filed.max(class.material.count());
            if tables.table(class).is_some() {
                continue;
            }
            entries += CostEstimate::of(analysis, [class]).map_or(u64::MAX / 4, |cost| cost.entries);
            // A file probed block by block is slower to query, and costs nothing to open.
            if entries > store.bytes || entries as f64 * READ_SECONDS > budget.left(SOLVING_SHARE) {
                folder.open(analysis, class)?.into_iter().for_each(|table| tables.insert_packed(table));
            } else if let Some(table) = folder.load(analysis, class)? {
                tables.insert(Arc::new(table));
            }
        }
        Ok(filed)
    }

    /// Solves endings of as many pieces as the time allows. Returns that number.
    fn solved_for(&self, store: &TableStore, position: &Position, budget: &Budget<'_>) -> Result<usize, Failure> {
        let (tables, threads) = (&store.tables, store.threads);
        let (most, seconds) = self.allowance();
        let most = most.min(Material::of(position).count());
        for animals in (2..=most).rev() {
            let Some(classes) = self.needed(store, position, animals, budget) else { continue };
            let missing: Vec<EndingClass> =
                classes.into_iter().filter(|class| tables.table(class).is_none() && !store.has(class)).collect();
            let Some(cost) = CostEstimate::of(tables.analysis(), &missing) else { continue };
            let is_too_short = budget.time < TOO_SHORT && !missing.is_empty();
            if is_too_short
                || cost.seconds > seconds.min(budget.left(SOLVING_SHARE))
                || cost.entries + cost.memory * threads as u64 > store.bytes
            {
                continue;
            }
            for together in missing.chunk_by(|a, b| a.generation() == b.generation()) {
                for some in together.chunks(threads) {
                    if budget.is_spent(SOLVING_SHARE) {
                        return Ok(animals);
                    }
                    tables.solve_all(some, threads)?;
                }
            }
            return Ok(animals);
        }
        Ok(0)
    }
}

/// The best line of a game, searched in one thread with the tables of the arguments; `time` is that of the search.
pub fn best_line(
    game: &Game,
    table_args: &TableArgs,
    time: Option<Duration>,
    limits: Limits<'_>,
) -> Result<Iteration, Failure> {
    let table = Power { threads: 1, hash: BEST_LINE_MEGABYTES }.transposition_table()?;
    let tables = EngineTables::open(game.rules(), table_args, 1)?;
    let near = EngineTables::near(tables.as_ref(), game.position(), time, limits.stop)?;
    let endings = near.as_ref().map(|near| near as &dyn Endings);
    let iteration = iterative_deepening(&Task { endings, ..Task::best_line(game, limits, &table) }, &mut |_| ());
    tables.as_ref().map_or(Ok(()), EngineTables::check)?;
    Ok(iteration)
}

/// Whether endings of this number of pieces are considered with `count` on the board.
fn lies_near(count: usize, animals: usize) -> bool {
    count.saturating_sub(animals) <= MOST_CAPTURES && ways(count, animals) <= MOST_ENDINGS
}

/// The binomial coefficient.
fn ways(all: usize, chosen: usize) -> usize {
    (0..chosen).fold(1, |ways, place| ways.saturating_mul(all.saturating_sub(place)) / (place + 1))
}

#[cfg(test)]
mod tests;
