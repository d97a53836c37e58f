//! `shouqi tablebase verify`.

use super::args::Verify;
use super::build::too_large;
use super::folder::{Folder, Hash};
use crate::cli::disk;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::progress::Progress;
use crate::cli::terminal::{counted, dim, green, grouped, red, wrap};
use crate::rules::parallel_map;
use crate::tablebase::file::{Metric, read_table, verify_hash, verify_wdl};
use crate::tablebase::{CostEstimate, EndingClass, Tablebase};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

/// Verifies every listed table and reports the result.
pub fn run(arguments: Verify) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let tables = Tablebase::new(&rules);
    let folder = Folder::new(&arguments.tables, tables.analysis().rules());
    let listed = folder.list()?;
    if listed.is_empty() {
        let why = format!(
            "{}: no tables are listed here\n  help: --tables DIR names another folder",
            arguments.tables.display()
        );
        return Err(Failure::File(why));
    }
    let result = verify_listed(&tables, &folder, &listed, &arguments)?;
    let mut out = escaped_output::stdout();
    if arguments.json {
        let Verification { entries, wrong, unfinished } = &result;
        let answer = serde_json::json!({
            "rules": rules.signature(), "tables": listed.len(), "positions": entries, "full": arguments.full,
            "sound": result.is_sound(), "wrong": wrong, "unfinished": unfinished,
        });
        writeln!(out, "{answer}")?;
    } else if result.is_sound() {
        let found = format!(
            "{} {} of {}, {} positions: every checksum holds{}.",
            green("Sound."),
            counted(listed.len(), "table", "tables"),
            rules.signature(),
            grouped(result.entries),
            if arguments.full { ", and every entry agrees with its successors" } else { "" }
        );
        writeln!(out, "{}", wrap(&found, "", ""))?;
    } else {
        result.write_problems(&mut out, &folder, listed.len())?;
    }
    Ok(match (result.wrong.is_empty(), result.unfinished.is_empty()) {
        (true, true) => Done::Well,
        (true, false) => Done::Warned,
        (false, _) => Done::Faulty,
    })
}

/// The result of verifying a folder.
#[derive(Default)]
struct Verification {
    /// Positions of the valid tables.
    entries: u64,
    /// What is wrong with the others.
    wrong: Vec<String>,
    /// The names of valid tables that are incomplete.
    unfinished: Vec<String>,
}

/// Verifies every listed table.
fn verify_listed(
    tables: &Tablebase,
    folder: &Folder,
    listed: &BTreeMap<String, [Hash; 2]>,
    arguments: &Verify,
) -> Result<Verification, Failure> {
    let analysis = tables.analysis();
    let mut result = Verification::default();
    let mut classes: Vec<(EndingClass, [Hash; 2])> = Vec::new();
    for (name, hashes) in listed {
        match EndingClass::named(name, analysis) {
            Ok(class) => classes.push((class, *hashes)),
            Err(why) => result.wrong.push(format!("{name}: the list names it, but {why}")),
        }
    }
    classes.sort_by_key(|(class, _)| class.generation());
    let bytes = classes.iter().map(|(class, _)| memory(tables, class)).collect::<Result<Vec<u64>, Failure>>()?;
    let most = bytes.into_iter().max().unwrap_or(0).max(1);
    let fit = usize::try_from(arguments.effort.bytes() / most).unwrap_or(usize::MAX);
    let threads = arguments.effort.threads().min(fit).max(1);
    let progress = Progress::new(classes.len() as u64, "  [{bar:20}]  {pos} of {len} tables  {elapsed}", false);
    let mut found = parallel_map(threads, classes.iter().enumerate(), |(at, (class, hashes))| {
        let found = one(tables, folder, class, hashes, arguments.full);
        progress.add(1, "");
        (at, found)
    });
    found.sort_by_key(|(at, _)| *at);
    for (at, found) in found {
        match found {
            Ok(Some(number)) => result.entries += number,
            Ok(None) => result.unfinished.push(classes[at].0.name(analysis)),
            Err(why) => result.wrong.push(why),
        }
    }
    Ok(result)
}

/// The bytes that the verification of a table takes: its entries, one of its files, and the tables that it depends on.
fn memory(tables: &Tablebase, class: &EndingClass) -> Result<u64, Failure> {
    let of = |classes: &[EndingClass]| CostEstimate::of(tables.analysis(), classes).ok_or_else(too_large);
    Ok(of(std::slice::from_ref(class))?.memory + of(&tables.dependencies_of(class)?)?.entries)
}

impl Verification {
    fn is_sound(&self) -> bool {
        self.wrong.is_empty() && self.unfinished.is_empty()
    }

    /// Lists the wrong and the unfinished tables, of `all` tables.
    fn write_problems(&self, out: &mut impl Write, folder: &Folder, all: usize) -> Result<(), Failure> {
        for why in &self.wrong {
            writeln!(out, "{}  {why}", red("wrong"))?;
        }
        for name in &self.unfinished {
            let missing = folder.path(name, Metric::Wdl);
            writeln!(out, "{}  {} is not written yet", dim("unfinished"), missing.display())?;
        }
        let (bad, begun) = (self.wrong.len(), self.unfinished.len());
        if bad > 0 {
            writeln!(out, "{bad} of {all} tables are corrupt: delete their files and build again.")?;
        }
        if begun > 0 {
            let what = if begun == 1 { "table is" } else { "tables are" };
            let note = format!("{begun} of {all} {what} incomplete: `shouqi tablebase build` completes them.");
            writeln!(out, "{}", wrap(&note, "", ""))?;
        }
        Ok(())
    }
}

/// Checks one table: the number of its positions, `None` if the file of outcomes, which is written last, is missing; or
/// what is wrong with it.
fn one(
    tables: &Tablebase,
    folder: &Folder,
    class: &EndingClass,
    hashes: &[Hash; 2],
    full: bool,
) -> Result<Option<u64>, String> {
    let analysis = tables.analysis();
    let name = class.name(analysis);
    let refusal =
        |metric: Metric, why: &dyn std::fmt::Display| format!("{}: {why}", folder.path(&name, metric).display());
    let read = |metric: Metric, hash: &Hash| -> Result<Vec<u8>, String> {
        let bytes = folder.bytes(&name, metric).map_err(words)?;
        let found = verify_hash(&bytes).map_err(|fault| refusal(metric, &fault))?;
        if found == *hash { Ok(bytes) } else { Err(refusal(metric, &"it is not the file that the list means")) }
    };
    let [plies, outcome] = hashes;
    let file = read(Metric::Dtm, plies)?;
    let (head, table) = read_table(&file, analysis).map_err(|fault| refusal(Metric::Dtm, &fault))?;
    drop(file);
    let is_begun = !disk::stands(&folder.path(&name, Metric::Wdl));
    if !is_begun {
        let file = read(Metric::Wdl, outcome)?;
        verify_wdl(&file, analysis, &table).map_err(|fault| refusal(Metric::Wdl, &fault))?;
    }
    if !table.counts_are(&head.counts) {
        return Err(refusal(Metric::Dtm, &"its counts are not those of its entries"));
    }
    if full {
        let subtable = |other: &EndingClass| match folder.load(analysis, other) {
            Ok(Some(table)) => Ok(Arc::new(table)),
            // A corrupt table is reported as such, in its own place.
            Ok(None) | Err(_) => {
                let why = format!("it rests on {}, which is not here, or corrupt", other.name(analysis));
                Err(Failure::File(refusal(Metric::Dtm, &why)))
            }
        };
        if let Some(position) = tables.verify_table(&table, &subtable).map_err(words)? {
            return Err(refusal(Metric::Dtm, &format!("its entry for {position} is wrong")));
        }
    }
    Ok((!is_begun).then_some(table.len() as u64))
}

/// What a failure says.
fn words(failure: Failure) -> String {
    match failure {
        Failure::File(why) | Failure::Unreadable(why) => why,
        other => format!("{other:?}"),
    }
}
