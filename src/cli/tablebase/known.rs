//! Tables for the engine: of what a game may soon come to, from a folder or solved before it thinks.

use super::args::{Effort, From};
use super::cabinet::Cabinet;
use crate::cli::exit::Failure;
use crate::engine::Solved;
use crate::rules::{Position, Rules};
use crate::tablebase::{Class, Cost, Material, holds_in_games};
use clap::Args;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Endings of so many animals are solved unasked, if that is quick.
const UNASKED: usize = 3;
/// What is quick, in seconds of a processor.
const QUICK: f64 = 0.5;
/// How long solving may take if it is asked for, in seconds of a processor, before each search.
const ASKED: f64 = 60.0;
/// More endings than this are not looked for in a folder, nor solved: they are far away.
const MOST_ENDINGS: usize = 600;
/// Bytes that the engine's tables may take.
const MEMORY: f64 = 2.0;
/// What it takes to read an entry from a file, in seconds.
const READING: f64 = 4e-9;

/// Where the engine's tables come from.
#[derive(Debug, Clone, Args)]
pub struct Knowledge {
    /// A folder of tables of the same ruleset, which the engine asks
    #[arg(long, value_name = "DIR")]
    pub tables: Option<String>,
    /// Solve endings of up to so many animals before thinking; 0 solves none [default: 3, if that is quick]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=5))]
    pub up_to: Option<u8>,
}

/// Tables that the engine may ask.
pub struct Known {
    cabinet: Cabinet,
    up_to: Option<usize>,
}

impl Known {
    /// The tables that the arguments mean. `None` if the ruleset bars moves because of earlier ones: then no table
    /// knows how a game ends.
    pub fn open(rules: &Arc<Rules>, knowledge: &Knowledge, threads: u16) -> Result<Option<Known>, Failure> {
        let up_to = knowledge.up_to.map(usize::from);
        let effort = Effort { threads: Some(threads), memory: MEMORY };
        let from = From { tables: knowledge.tables.clone(), up_to: knowledge.up_to.unwrap_or(0), effort };
        let cabinet = Cabinet::open(rules, &from);
        if let Some(folder) = &cabinet.folder {
            if !Path::new(folder.place()).is_dir() {
                return Err(Failure::File(format!("{}: there is no such folder of tables", folder.place().display())));
            }
            // Tables of other rules are refused, not left out.
            folder.list()?;
        }
        Ok(holds_in_games(rules).then_some(Known { cabinet, up_to }))
    }

    /// Gets tables of what may come of a position, in less than half of the time that there is to think. They can be
    /// asked about positions of so many animals.
    pub fn prepare(
        &self,
        position: &Position,
        time: Option<Duration>,
        stop: &dyn Fn() -> bool,
    ) -> Result<usize, Failure> {
        let half = time.map_or(f64::INFINITY, |time| time.as_secs_f64() / 2.0);
        let filed = self.filed(position, half)?;
        let (most, seconds) = self.up_to.map_or((UNASKED, QUICK), |up_to| (up_to, ASKED));
        Ok(filed.max(self.solved_for(position, most, seconds.min(half), stop)?))
    }

    /// Whom the engine asks about positions of up to so many animals.
    pub fn solved(&self, most_animals: usize) -> Option<Solved<'_>> {
        Solved::of(&self.cabinet.tables, self.cabinet.tables.rules(), most_animals)
    }

    /// A file that turned out to be damaged while it was asked.
    pub fn check(&self) -> Result<(), Failure> {
        self.cabinet.tables.damage().map_or(Ok(()), |_| Err(self.cabinet.lacking()))
    }

    /// Every class that must be there for a position to be known once it has so many animals; `None` if they are too
    /// many.
    fn needed(&self, position: &Position, animals: usize) -> Option<Vec<Class>> {
        let material = Material::of(position);
        let endings = match material.count() <= animals {
            true => vec![material],
            false if ways(material.count(), animals) > MOST_ENDINGS => return None,
            false => material.endings(animals),
        };
        let survey = self.cabinet.tables.survey();
        let classes: Vec<Class> = endings.iter().map(|ending| Class::of(survey, ending)).collect();
        self.cabinet.tables.needed_for(classes.iter()).ok()
    }

    /// Takes what the folder has of the endings that lie near. How many animals they have at most.
    fn filed(&self, position: &Position, seconds: f64) -> Result<usize, Failure> {
        let (Some(folder), tables) = (&self.cabinet.folder, &self.cabinet.tables) else { return Ok(0) };
        let most = Material::of(position).count().min(Material::MOST);
        let Some(classes) = (2..=most).rev().find_map(|animals| self.needed(position, animals)) else { return Ok(0) };
        let (survey, mut entries, mut filed) = (tables.survey(), 0, 0);
        for class in classes.iter().filter(|class| self.cabinet.has(class)) {
            filed = filed.max(class.material.count());
            if tables.table(class).is_some() {
                continue;
            }
            entries += Cost::of(survey, [class]).map_or(u64::MAX / 4, |cost| cost.entries);
            // A file asked piece by piece answers slower, and costs nothing before.
            if entries > self.cabinet.bytes || entries as f64 * READING > seconds {
                folder.open(survey, class)?.into_iter().for_each(|table| tables.insert_packed(table));
            } else if let Some(table) = folder.load(survey, class)? {
                tables.insert(Arc::new(table));
            }
        }
        Ok(filed)
    }

    /// Solves endings of as many animals as can be within so many seconds, up to `most`. How many animals they have.
    fn solved_for(
        &self,
        position: &Position,
        most: usize,
        seconds: f64,
        stop: &dyn Fn() -> bool,
    ) -> Result<usize, Failure> {
        let (tables, threads) = (&self.cabinet.tables, self.cabinet.threads);
        let most = most.min(Material::of(position).count());
        for animals in (2..=most).rev() {
            let Some(classes) = self.needed(position, animals) else { continue };
            let missing: Vec<Class> =
                classes.into_iter().filter(|class| tables.table(class).is_none() && !self.cabinet.has(class)).collect();
            let Some(cost) = Cost::of(tables.survey(), &missing) else { continue };
            if cost.seconds > seconds || cost.entries + cost.memory * threads as u64 > self.cabinet.bytes {
                continue;
            }
            for together in missing.chunk_by(|a, b| a.generation() == b.generation()) {
                for some in together.chunks(threads) {
                    if stop() {
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

/// In how many ways so many of all can be chosen.
fn ways(all: usize, chosen: usize) -> usize {
    (0..chosen).fold(1, |ways, place| ways.saturating_mul(all.saturating_sub(place)) / (place + 1))
}
