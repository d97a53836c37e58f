//! Tables for the engine: of what a game may soon come to, from a folder or solved before it thinks.

use super::args::{Effort, From};
use super::cabinet::Cabinet;
use super::folder::Folder;
use crate::cli::exit::Failure;
use crate::engine::TableEndings;
use crate::rules::{Position, Rules};
use crate::tablebase::{Class, Cost, Material, Survey, holds_in_games};
use clap::Args;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Endings of so many animals are solved unasked, if that is quick.
const UNASKED: usize = 3;
/// What is quick, in seconds of a processor.
const QUICK: f64 = 0.5;
/// How long solving may take if it is asked for, in seconds of a processor, before each search.
const ASKED: f64 = 60.0;
/// A search that may take less than this, in seconds, uses what is at hand and looks for nothing more: it would lose
/// more than it could gain.
const TOO_SHORT: f64 = 0.1;
/// Of the time that there is to think, so much may go into finding out which endings lie near,
const SURVEY_SHARE: f64 = 0.1;
/// and so much into that and solving them.
const SOLVING_SHARE: f64 = 0.5;
/// Endings that lie more captures away than this are not looked for: no search comes so far.
const MOST_CAPTURES: usize = 6;
/// Nor are they if there are more than this of them.
const MOST_ENDINGS: usize = 600;
/// Plans remembered at most.
const MOST_PLANS: usize = 1000;
/// Bytes that the engine's tables may take.
const MEMORY: f64 = 2.0;
/// What it takes to read an entry from a file, in seconds.
const READING: f64 = 4e-9;

/// Where the engine's tables come from.
#[derive(Debug, Clone, Args)]
pub struct Knowledge {
    /// Folder of endgame tables of this ruleset for the engine to use
    #[arg(long, value_name = "DIR")]
    pub tables: Option<String>,
    /// Solve endings of up to N pieces before the search, 0 to 5 [default: 3 if that is quick]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=5))]
    pub up_to: Option<u8>,
}

/// Tables that the engine may ask. They are looked for when a position comes near them.
pub struct Known {
    rules: Arc<Rules>,
    from: From,
    up_to: Option<usize>,
    cabinet: OnceLock<Cabinet>,
    /// What [`needed`](Known::needed) found out, by the animals on the board and in the endings.
    plans: Mutex<BTreeMap<(Material, usize), Vec<Class>>>,
}

/// How much of the time to think is left for tables.
struct Budget<'a> {
    begun: Instant,
    /// Seconds that there are to think.
    time: f64,
    stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// Seconds left of a share of the time.
    fn left(&self, share: f64) -> f64 {
        self.time * share - self.begun.elapsed().as_secs_f64()
    }

    /// Whether a share of the time has gone.
    fn is_spent(&self, share: f64) -> bool {
        (self.stop)() || self.left(share) <= 0.0
    }
}

impl Known {
    /// The tables that the arguments mean. `None` if the ruleset bars moves because of earlier ones: then no table
    /// knows how a game ends.
    pub fn open(rules: &Arc<Rules>, knowledge: &Knowledge, threads: u16) -> Result<Option<Known>, Failure> {
        let effort = Effort { threads: Some(threads), memory: MEMORY };
        let from = From { tables: knowledge.tables.clone(), up_to: knowledge.up_to.unwrap_or(0), effort };
        if let Some(place) = &from.tables {
            if !Path::new(place).is_dir() {
                return Err(Failure::File(format!("{place}: there is no such folder of tables")));
            }
            // Tables of other rules are refused, not left out.
            Folder::new(place, rules).list()?;
        }
        let up_to = knowledge.up_to.map(usize::from);
        let known =
            Known { rules: rules.clone(), from, up_to, cabinet: OnceLock::new(), plans: Mutex::new(BTreeMap::new()) };
        Ok(holds_in_games(rules).then_some(known))
    }

    /// Gets tables of what may come of a position, in less than half of the time that there is to think, and none where
    /// that is very short. They can be asked about positions of so many animals.
    pub fn prepare(
        &self,
        position: &Position,
        time: Option<Duration>,
        stop: &dyn Fn() -> bool,
    ) -> Result<usize, Failure> {
        let time = time.map_or(f64::INFINITY, |time| time.as_secs_f64());
        let budget = Budget { begun: Instant::now(), time, stop };
        if self.cabinet.get().is_none() && !self.is_worth_opening(position, &budget) {
            return Ok(0);
        }
        let cabinet = self.cabinet.get_or_init(|| Cabinet::open(&self.rules, &self.from));
        let filed = self.filed(cabinet, position, &budget)?;
        Ok(filed.max(self.solved_for(cabinet, position, &budget)?))
    }

    /// Whom the engine asks about positions of up to so many animals.
    pub fn solved(&self, most_animals: usize) -> Option<TableEndings<'_>> {
        TableEndings::of(&self.cabinet.get()?.tables, &self.rules, most_animals)
    }

    /// A file that turned out to be damaged while it was asked.
    pub fn check(&self) -> Result<(), Failure> {
        match self.cabinet.get() {
            Some(cabinet) => cabinet.tables.damage().map_or(Ok(()), |_| Err(cabinet.lacking())),
            None => Ok(()),
        }
    }

    /// How many animals endings that are solved may have, and how many seconds that may take.
    fn allowance(&self) -> (usize, f64) {
        self.up_to.map_or((UNASKED, QUICK), |up_to| (up_to, ASKED))
    }

    /// Whether some ending lies near enough, and there is time enough to look the ruleset over.
    fn is_worth_opening(&self, position: &Position, budget: &Budget<'_>) -> bool {
        let count = position.pieces().len();
        let (most, seconds) = self.allowance();
        let most = if self.from.tables.is_some() { Material::MOST } else { most };
        let lies_near = (2..=most.min(count)).any(|animals| lies_near(count, animals));
        let solving = match self.from.tables {
            Some(_) => 0.0,
            None => Cost::least(&self.rules).seconds,
        };
        budget.time >= TOO_SHORT
            && lies_near
            && solving <= seconds.min(budget.left(SOLVING_SHARE))
            && Survey::seconds(&self.rules) <= budget.left(SURVEY_SHARE)
    }

    /// Every class that must be there for a position to be known once it has so many animals; `None` if they are too
    /// many, too far away, or the time for finding out is over.
    fn needed(
        &self,
        cabinet: &Cabinet,
        position: &Position,
        animals: usize,
        budget: &Budget<'_>,
    ) -> Option<Vec<Class>> {
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
        let endings = if material.count() <= animals { vec![material.clone()] } else { material.endings(animals) };
        let (tables, mut classes) = (&cabinet.tables, Vec::new());
        let is_spent = || budget.time < TOO_SHORT || budget.is_spent(SURVEY_SHARE);
        for ending in &endings {
            if is_spent() {
                return None;
            }
            classes.push(Class::of(tables.survey(), ending));
        }
        // A class that is too large to be counted is not solved.
        let plan = tables.needed_unless(classes.iter(), &is_spent).ok()??;
        let mut plans = plans();
        if plans.len() >= MOST_PLANS {
            plans.clear();
        }
        plans.insert(key, plan.clone());
        Some(plan)
    }

    /// Takes what the folder has of the endings that lie near. How many animals they have at most.
    fn filed(&self, cabinet: &Cabinet, position: &Position, budget: &Budget<'_>) -> Result<usize, Failure> {
        let (Some(folder), tables) = (&cabinet.folder, &cabinet.tables) else { return Ok(0) };
        let most = Material::of(position).count().min(Material::MOST);
        let needed = |animals| self.needed(cabinet, position, animals, budget);
        let Some(classes) = (2..=most).rev().find_map(needed) else { return Ok(0) };
        let (survey, mut entries, mut filed) = (tables.survey(), 0, 0);
        for class in classes.iter().filter(|class| cabinet.has(class)) {
            filed = filed.max(class.material.count());
            if tables.table(class).is_some() {
                continue;
            }
            entries += Cost::of(survey, [class]).map_or(u64::MAX / 4, |cost| cost.entries);
            // A file asked piece by piece answers slower, and costs nothing before.
            if entries > cabinet.bytes || entries as f64 * READING > budget.left(SOLVING_SHARE) {
                folder.open(survey, class)?.into_iter().for_each(|table| tables.insert_packed(table));
            } else if let Some(table) = folder.load(survey, class)? {
                tables.insert(Arc::new(table));
            }
        }
        Ok(filed)
    }

    /// Solves endings of as many animals as can be within the time. How many animals they have.
    fn solved_for(&self, cabinet: &Cabinet, position: &Position, budget: &Budget<'_>) -> Result<usize, Failure> {
        let (tables, threads) = (&cabinet.tables, cabinet.threads);
        let (most, seconds) = self.allowance();
        let most = most.min(Material::of(position).count());
        for animals in (2..=most).rev() {
            let Some(classes) = self.needed(cabinet, position, animals, budget) else { continue };
            let missing: Vec<Class> =
                classes.into_iter().filter(|class| tables.table(class).is_none() && !cabinet.has(class)).collect();
            let Some(cost) = Cost::of(tables.survey(), &missing) else { continue };
            let is_too_short = budget.time < TOO_SHORT && !missing.is_empty();
            if is_too_short
                || cost.seconds > seconds.min(budget.left(SOLVING_SHARE))
                || cost.entries + cost.memory * threads as u64 > cabinet.bytes
            {
                continue;
            }
            for together in missing.chunk_by(|a, b| a.generation() == b.generation()) {
                for some in together.chunks(threads) {
                    if budget.is_spent(SOLVING_SHARE) {
                        return Ok(animals);
                    }
                    tables.solve_each::<Failure>(some, (threads, threads), &|table| {
                        tables.insert(table);
                        Ok(())
                    })?;
                }
            }
            return Ok(animals);
        }
        Ok(0)
    }
}

/// Whether endings of so many animals may be looked for with `count` on the board.
fn lies_near(count: usize, animals: usize) -> bool {
    count.saturating_sub(animals) <= MOST_CAPTURES && ways(count, animals) <= MOST_ENDINGS
}

/// In how many ways so many of all can be chosen.
fn ways(all: usize, chosen: usize) -> usize {
    (0..chosen).fold(1, |ways, place| ways.saturating_mul(all.saturating_sub(place)) / (place + 1))
}

#[cfg(test)]
mod tests;
