//! Tables from a folder, or solved on demand.

use super::args::TableSourceArgs;
use super::folder::Folder;
use super::unavailable::{Expense, Unavailable};
use crate::cli::exit::Failure;
use crate::cli::std_streams::eprintln;
use crate::cli::terminal::wrap;
use crate::rules::{Position, Rules, Side};
use crate::service::RefereeLanguage;
use crate::tablebase::file::Metric;
use crate::tablebase::{CorruptTable, CostEstimate, Counts, EndingClass, Material, SolveError, Table, Tablebase};
use std::sync::Arc;

/// Endings of up to this number of pieces are solved without an announcement.
const UNASKED: usize = 4;

/// Tables that can be probed.
pub struct TableStore {
    pub tables: Tablebase,
    pub(super) folder: Option<Folder>,
    up_to: usize,
    pub(super) threads: usize,
    pub(super) bytes: u64,
}

impl std::convert::From<SolveError> for Failure {
    fn from(error: SolveError) -> Failure {
        let help = match error {
            SolveError::TooLong { .. } => {
                "\n  help: entries of two bytes take twice the memory; --memory GB allows more"
            }
            _ => "",
        };
        Failure::Unreadable(format!("error: {error}{help}"))
    }
}

/// The failure of a command whose tables should all be available.
pub fn missing_table() -> Failure {
    Failure::Unreadable("error: a table is missing".to_owned())
}

/// Parses an ending.
pub fn material(text: &str, rules: &Rules) -> Result<Material, Failure> {
    let unreadable = |why| Failure::Unreadable(wrap(&format!("unreadable ending: {why}"), "", ""));
    Material::parse(text, rules).map_err(unreadable)
}

/// `1.4 GB`, `350 MB`, `7 KB`.
pub fn size(bytes: u64) -> String {
    match bytes as f64 {
        bytes if bytes >= 1e9 => format!("{:.1} GB", bytes / 1e9),
        bytes if bytes >= 1e6 => format!("{:.0} MB", bytes / 1e6),
        bytes => format!("{:.0} KB", (bytes / 1e3).ceil()),
    }
}

/// `3.1 h`, `12 min`, `40 s`.
pub fn time(seconds: f64) -> String {
    match seconds {
        seconds if seconds >= 5400.0 => format!("{:.1} h", seconds / 3600.0),
        seconds if seconds >= 100.0 => format!("{:.0} min", seconds / 60.0),
        seconds => format!("{:.0} s", seconds.ceil()),
    }
}

impl TableStore {
    /// The tables of the arguments.
    pub fn open(rules: &Arc<Rules>, from: &TableSourceArgs) -> TableStore {
        let tables = Tablebase::new(rules);
        let folder = from.tables.as_ref().map(|place| Folder::new(place, rules));
        let (threads, bytes) = (from.effort.threads(), from.effort.bytes());
        TableStore { tables, folder, up_to: usize::from(from.up_to), threads, bytes }
    }

    /// Ensures that the tables of a position and all its successors are available.
    pub fn want_for(&self, position: &Position) -> Result<(), Failure> {
        let english = RefereeLanguage::english();
        self.reach(position, &english)?.map_or(Ok(()), |beyond| Err(beyond.failure(&english)))
    }

    /// Ensures that the tables of some endings and all their successors are available.
    pub fn want(&self, materials: &[Material]) -> Result<(), Failure> {
        let english = RefereeLanguage::english();
        self.reach_all(materials, false, &english)?.map_or(Ok(()), |beyond| Err(beyond.failure(&english)))
    }

    /// The counts of a class with a side to move, from the head of its file if there is one.
    pub fn counts(&self, class: &EndingClass, mover: Side) -> Result<Counts, Failure> {
        let file = self.folder.as_ref().map(|folder| folder.open(self.tables.analysis(), class)).transpose()?.flatten();
        let counts = match file {
            Some(file) => file.count(mover),
            None => self.tables.table(class).map(|table| table.count(mover)),
        };
        counts.ok_or_else(missing_table)
    }

    /// The table of a class, from its file if there is one.
    pub fn table(&self, class: &EndingClass) -> Result<Arc<Table>, Failure> {
        if let Some(table) = self.tables.table(class) {
            return Ok(table);
        }
        let folder = self.folder.as_ref().ok_or_else(missing_table)?;
        folder.load(self.tables.analysis(), class)?.map(Arc::new).ok_or_else(missing_table)
    }

    /// Ensures that some endings can be counted: those that are in no file are solved.
    pub fn want_counts(&self, materials: &[Material]) -> Result<(), Failure> {
        let is_filed = |ending: &&Material| self.has(&EndingClass::of(self.tables.analysis(), ending));
        let others: Vec<Material> = materials.iter().filter(|ending| !is_filed(ending)).cloned().collect();
        if others.is_empty() { Ok(()) } else { self.want(&others) }
    }

    /// Ensures that the tables of a position are available, or returns why they are not. Long work is announced in the
    /// language.
    pub fn reach(&self, position: &Position, voice: &RefereeLanguage) -> Result<Option<Unavailable>, Failure> {
        let material = Material::of(position);
        if material.count() > Material::MOST {
            return Ok(Some(Unavailable::TooMany(material.count())));
        }
        self.reach_all(&[material], true, voice)
    }

    /// Files are loaded completely, or stay `packed` if only few positions are probed.
    fn reach_all(
        &self,
        materials: &[Material],
        packed: bool,
        voice: &RefereeLanguage,
    ) -> Result<Option<Unavailable>, Failure> {
        let analysis = self.tables.analysis();
        let classes: Vec<EndingClass> = materials.iter().map(|material| EndingClass::of(analysis, material)).collect();
        let (there, missing): (Vec<EndingClass>, Vec<EndingClass>) =
            self.tables.build_order_of(classes.iter())?.into_iter().partition(|class| self.has(class));
        // Solving probes every table that a class depends on.
        let packed = packed && missing.is_empty();
        for (class, folder) in there.iter().filter_map(|class| Some((class, self.folder.as_ref()?))) {
            if packed {
                folder.open(analysis, class)?.into_iter().for_each(|table| self.tables.insert_packed(table));
            } else if let Some(table) = folder.load(analysis, class)? {
                self.tables.insert(Arc::new(table));
            }
        }
        if let Some(beyond) = self.beyond(&missing, voice) {
            return Ok(Some(beyond));
        }
        self.tables.solve_all(&missing, self.threads)?;
        Ok(None)
    }

    pub(super) fn has(&self, class: &EndingClass) -> bool {
        let analysis = self.tables.analysis();
        self.folder.as_ref().is_some_and(|folder| folder.path(&class.name(analysis), Metric::Dtm).exists())
    }

    /// Why a position covered by the tables has no value: a file is damaged or missing.
    pub fn lacking(&self) -> Failure {
        match (self.tables.first_corrupt_table(), &self.folder) {
            (Some(CorruptTable { name, error }), Some(folder)) => folder.damaged(&name, &error),
            _ => Failure::Unreadable("error: a table that this position leads to is missing".to_owned()),
        }
    }

    /// Why some classes are not solved on demand.
    fn beyond(&self, missing: &[EndingClass], voice: &RefereeLanguage) -> Option<Unavailable> {
        let analysis = self.tables.analysis();
        let most = missing.iter().map(|class| class.material.count()).max().unwrap_or(0);
        let Some(cost) = CostEstimate::of(analysis, missing) else {
            return Some(Unavailable::Uncountable);
        };
        let of_last = |class: &&EndingClass| missing.last().is_some_and(|last| class.generation() == last.generation());
        // The largest are last.
        let at_once = missing.iter().filter(of_last).count().min(self.threads);
        // At least one side's entries stay in memory afterwards, and are counted already.
        let memory = cost.entries + cost.memory.saturating_sub(cost.largest) * at_once as u64;
        let expense = Expense { positions: cost.entries, tables: missing.len(), time: cost.seconds, memory };
        if most > self.up_to {
            let ending = missing.last().map_or_else(String::new, |class| class.name(analysis));
            return Some(Unavailable::NotAtHand { ending, animals: most, expense });
        }
        if memory > self.bytes {
            let gigabytes = (memory as f64 / 1e9 * 10.0).ceil() / 10.0;
            return Some(Unavailable::Memory { gigabytes, fewer_threads: self.threads > 1, expense });
        }
        if most > UNASKED {
            eprintln!("{}", voice.say("tables-solving", &[("expense", expense.words(voice).into())]));
        }
        None
    }
}
