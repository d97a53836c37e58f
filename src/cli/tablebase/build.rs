//! `shouqi tablebase build`.

use super::args::{Build, BuildLimits};
use super::folder::Folder;
use super::table_store::{material, size, time};
use crate::cli::exit::{Done, Failure};
use crate::cli::progress::Progress;
use crate::cli::std_streams::eprintln;
use crate::cli::terminal::{counted, grouped};
use crate::tablebase::file::Dependency;
use crate::tablebase::{CompleteSet, CostEstimate, EndingClass, RulesetAnalysis, SolveEffort, Tablebase};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// Finished tables, speed, and estimated remaining time.
const PROGRESS: &str = "{msg}  [{bar:20}]  {per_sec} entries  {eta} left   (Ctrl-C: resumes later)";

/// Solves missing tables and writes them one by one.
pub fn run(arguments: Build) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let tables = Tablebase::new(&rules);
    let analysis = tables.analysis();
    let wanted = wanted(&arguments, &tables)?;
    let folder = Folder::new(&arguments.output, analysis.rules());
    folder.expect()?;
    let listed = folder.list()?;
    let is_there = |class: &EndingClass| {
        let name = class.name(analysis);
        listed.get(&name).is_some_and(|hashes| folder.is_whole(&name, hashes))
    };
    let missing: Vec<EndingClass> = wanted.iter().filter(|class| !is_there(class)).cloned().collect();
    if !arguments.force {
        // Printed before the work, not after it.
        let names: Vec<String> = missing.iter().map(|class| class.name(analysis)).collect();
        folder.refuse_strangers(names.iter().map(String::as_str))?;
    }
    let demands = demands(&tables, &missing)?;
    let effort = &arguments.effort;
    announce(&arguments, analysis, &missing, &demands)?;
    folder.make()?;
    let hashes = Mutex::new(listed);
    // A unit is an entry of a table.
    let entries = CostEstimate::of(analysis, &missing).unwrap_or_default().entries;
    let progress = Progress::new(entries, PROGRESS, arguments.quiet);
    let done = AtomicUsize::new(0);
    for demand in &demands {
        let subtable = |other: &EndingClass| {
            folder.load(analysis, other)?.map(Arc::new).ok_or_else(|| vanished(&folder, analysis, other))
        };
        tables.solve_each::<Failure>(&demand.classes, demand.effort(effort), &subtable, &|table| {
            let used = used(&tables, &table, &hashes)?;
            let hash = folder.save(analysis, &table, &used, arguments.force)?;
            let name = table.class().name(analysis);
            hashes.lock().unwrap_or_else(PoisonError::into_inner).insert(name, hash);
            let (done, pieces) = (done.fetch_add(1, Relaxed) + 1, table.class().material.count());
            progress.add(table.len() as u64, format!("{pieces} pieces  {done}/{} tables", missing.len()));
            Ok(())
        })?;
    }
    drop(progress);
    if !arguments.quiet {
        tell(&arguments, &folder, analysis, &wanted, &missing)?;
    }
    Ok(Done::Well)
}

/// The requested classes, in an order in which they can be solved.
fn wanted(arguments: &Build, tables: &Tablebase) -> Result<Vec<EndingClass>, Failure> {
    let analysis = tables.analysis();
    let classes: Vec<EndingClass> = match (&arguments.material, arguments.pieces) {
        (Some(text), _) => vec![EndingClass::of(analysis, &material(text, analysis.rules())?)],
        (None, pieces) => sets(analysis, pieces.unwrap_or(2)),
    };
    Ok(tables.build_order_of(classes.iter())?)
}

/// The classes of the complete sets of up to this number of pieces.
pub fn sets(analysis: &RulesetAnalysis, most: u8) -> Vec<EndingClass> {
    let sets = (2..=usize::from(most)).flat_map(|pieces| CompleteSet::of(analysis, pieces).classes);
    sets.map(|(class, _)| class).collect()
}

/// Classes that do not depend on each other, and the memory that they take.
struct Demand {
    classes: Vec<EndingClass>,
    /// The most bytes that one of them takes, with the tables that it depends on.
    each: u64,
}

impl Demand {
    /// How many of them can be solved at a time, if each takes so many bytes.
    fn at_a_time(&self, each: u64, limits: &BuildLimits) -> usize {
        let fit = limits.bytes() / each.max(1);
        limits.threads().min(self.classes.len()).min(usize::try_from(fit).unwrap_or(usize::MAX))
    }

    fn effort(&self, limits: &BuildLimits) -> SolveEffort {
        SolveEffort {
            threads: limits.threads(),
            at_a_time: self.at_a_time(self.each, limits),
            wide_at_a_time: self.at_a_time(2 * self.each, limits),
        }
    }

    fn bytes(&self, threads: usize) -> u64 {
        self.each * threads as u64
    }
}

/// The classes to solve, in order.
fn demands(tables: &Tablebase, missing: &[EndingClass]) -> Result<Vec<Demand>, Failure> {
    let analysis = tables.analysis();
    let bytes = |class: &EndingClass| -> Result<u64, Failure> {
        let cost = CostEstimate::of(analysis, [class]).ok_or_else(too_large)?;
        let held = CostEstimate::of(analysis, &tables.dependencies_of(class)?).ok_or_else(too_large)?;
        Ok(cost.memory + held.entries)
    };
    let demand = |classes: &[EndingClass]| -> Result<Demand, Failure> {
        let each = classes.iter().map(bytes).collect::<Result<Vec<u64>, Failure>>()?.into_iter().max();
        Ok(Demand { classes: classes.to_vec(), each: each.unwrap_or(0) })
    };
    missing.chunk_by(|a, b| a.generation() == b.generation()).map(demand).collect()
}

pub fn too_large() -> Failure {
    Failure::Unreadable("error: this set has more positions than can be counted".to_owned())
}

/// Prints the estimated cost, or fails if it exceeds the limit.
fn announce(
    arguments: &Build,
    analysis: &RulesetAnalysis,
    missing: &[EndingClass],
    demands: &[Demand],
) -> Result<(), Failure> {
    let effort = &arguments.effort;
    let least = demands.iter().map(|demand| demand.bytes(1)).max().unwrap_or(0);
    if demands.iter().any(|demand| demand.at_a_time(demand.each, effort) == 0) {
        return Err(Failure::Unreadable(format!(
            "error: this needs {} of memory, and {} are allowed\n  help: --memory {} allows it",
            size(least),
            size(effort.bytes()),
            (least as f64 / 1e9 * 10.0).ceil() / 10.0
        )));
    }
    if arguments.quiet || arguments.json || missing.is_empty() {
        return Ok(());
    }
    let cost = CostEstimate::of(analysis, missing).ok_or_else(too_large)?;
    let memory = demands.iter().map(|demand| demand.bytes(demand.at_a_time(demand.each, effort))).max().unwrap_or(0);
    eprintln!(
        "{} tables with {} positions to solve: about {} of processor time on {}, {} of memory, {} on the disk.",
        missing.len(),
        grouped(cost.entries),
        time(cost.seconds),
        counted(effort.threads(), "thread", "threads"),
        size(memory),
        size(cost.disk)
    );
    Ok(())
}

/// The tables that one depends on, with their hashes.
fn used(
    tables: &Tablebase,
    table: &crate::tablebase::Table,
    hashes: &Mutex<std::collections::BTreeMap<String, [[u8; 32]; 2]>>,
) -> Result<Vec<Dependency>, Failure> {
    let hashes = hashes.lock().unwrap_or_else(PoisonError::into_inner);
    let names = tables.dependencies_of(table.class())?.into_iter().map(|class| class.name(tables.analysis()));
    Ok(names.filter_map(|name| hashes.get(&name).map(|[hash, _]| Dependency { hash: *hash, name })).collect())
}

fn vanished(folder: &Folder, analysis: &RulesetAnalysis, class: &EndingClass) -> Failure {
    let name = class.name(analysis);
    Failure::File(format!("{}: the table of {name} has vanished while others were solved", folder.place().display()))
}

fn tell(
    arguments: &Build,
    folder: &Folder,
    analysis: &RulesetAnalysis,
    wanted: &[EndingClass],
    missing: &[EndingClass],
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let listed = folder.list()?;
    let bytes = folder.weight(wanted.iter().map(|class| class.name(analysis)));
    let entries = CostEstimate::of(analysis, wanted).unwrap_or_default().entries;
    if arguments.json {
        let answer = serde_json::json!({
            "rules": analysis.rules().signature(),
            "folder": arguments.output.display().to_string(),
            "tables": wanted.len(),
            "solved": missing.len(),
            "positions": entries,
            "bytes": bytes,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    writeln!(
        out,
        "{}: {} of {}, {} positions, {}{}",
        arguments.output.display(),
        counted(wanted.len(), "table", "tables"),
        analysis.rules().signature(),
        grouped(entries),
        size(bytes),
        match (missing.len(), listed.len() > wanted.len()) {
            (0, _) => ", all there already",
            (_, true) => ", beside others",
            (_, false) => "",
        }
    )?;
    Ok(())
}
