//! Tables from a folder, and solved on demand where it has none.

use super::args::From;
use super::folder::Folder;
use crate::cli::exit::Failure;
use crate::cli::out::eprintln;
use crate::cli::terminal::{grouped, wrap};
use crate::rules::{Position, Rules};
use crate::tablebase::file::Metric;
use crate::tablebase::{Class, Cost, Damage, Material, SolveError, Tablebase};
use std::sync::Arc;

/// Endings of so many animals are solved without a word.
const UNASKED: usize = 4;

/// Tables that can be asked.
pub struct Cabinet {
    pub tables: Tablebase,
    pub(super) folder: Option<Folder>,
    up_to: usize,
    pub(super) threads: usize,
    pub(super) bytes: u64,
}

impl std::convert::From<SolveError> for Failure {
    fn from(error: SolveError) -> Failure {
        Failure::Unreadable(format!("error: {error}"))
    }
}

/// An ending as a user writes it.
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

impl Cabinet {
    /// The tables that the arguments mean.
    pub fn open(rules: &Arc<Rules>, from: &From) -> Cabinet {
        let tables = Tablebase::new(rules);
        let folder = from.tables.as_ref().map(|place| Folder::new(place, rules));
        let (threads, bytes) = (from.effort.threads(), from.effort.bytes());
        Cabinet { tables, folder, up_to: usize::from(from.up_to), threads, bytes }
    }

    /// Makes sure that the tables of a position and of all that can come of it are there.
    pub fn want_for(&self, position: &Position) -> Result<(), Failure> {
        self.reach(position)?.map_or(Ok(()), |beyond| Err(beyond.failure()))
    }

    /// Makes sure that the tables of some endings and of all that can come of them are there.
    pub fn want(&self, materials: &[Material]) -> Result<(), Failure> {
        self.reach_all(materials, false)?.map_or(Ok(()), |beyond| Err(beyond.failure()))
    }

    /// Makes sure that the tables of a position are there if they can be, or tells why they cannot.
    pub fn reach(&self, position: &Position) -> Result<Option<Beyond>, Failure> {
        let material = Material::of(position);
        if material.count() > Material::MOST {
            let (count, most) = (material.count(), Material::MOST);
            let why = format!("{count} animals stand on the board; a table holds at most {most}");
            return Ok(Some(Beyond { why, help: None }));
        }
        self.reach_all(&[material], true)
    }

    /// Files are read whole, or stay `packed` if only some positions are to be asked.
    fn reach_all(&self, materials: &[Material], packed: bool) -> Result<Option<Beyond>, Failure> {
        let survey = self.tables.survey();
        let classes: Vec<Class> = materials.iter().map(|material| Class::of(survey, material)).collect();
        let (there, missing): (Vec<Class>, Vec<Class>) =
            self.tables.needed_for(classes.iter())?.into_iter().partition(|class| self.has(class));
        // What is solved looks into every table that it rests on.
        let packed = packed && missing.is_empty();
        for (class, folder) in there.iter().filter_map(|class| Some((class, self.folder.as_ref()?))) {
            if packed {
                folder.open(survey, class)?.into_iter().for_each(|table| self.tables.insert_packed(table));
            } else if let Some(table) = folder.load(survey, class)? {
                self.tables.insert(Arc::new(table));
            }
        }
        if let Some(beyond) = self.beyond(&missing) {
            return Ok(Some(beyond));
        }
        self.tables.solve_each::<Failure>(&missing, (self.threads, self.threads), &|table| {
            self.tables.insert(table);
            Ok(())
        })?;
        Ok(None)
    }

    pub(super) fn has(&self, class: &Class) -> bool {
        let survey = self.tables.survey();
        self.folder.as_ref().is_some_and(|folder| folder.path(&class.name(survey), Metric::Plies).exists())
    }

    /// Why a position that the tables should know is not told: a file is damaged, or has gone.
    pub fn lacking(&self) -> Failure {
        match (self.tables.damage(), &self.folder) {
            (Some(Damage { name, fault }), Some(folder)) => folder.damaged(&name, &fault),
            _ => Failure::Unreadable("error: a table that this position leads to is not at hand".to_owned()),
        }
    }

    /// Why some classes are not solved on demand.
    fn beyond(&self, missing: &[Class]) -> Option<Beyond> {
        let survey = self.tables.survey();
        let most = missing.iter().map(|class| class.material.count()).max().unwrap_or(0);
        let Some(cost) = Cost::of(survey, missing) else {
            return Some(Beyond { why: "this ending has more positions than can be counted".to_owned(), help: None });
        };
        let of_last = |class: &&Class| missing.last().is_some_and(|last| class.generation() == last.generation());
        // The largest stand last.
        let at_once = missing.iter().filter(of_last).count().min(self.threads);
        // One side's entries, at least, stay in memory afterwards and are counted already.
        let memory = cost.entries + cost.memory.saturating_sub(cost.packing) * at_once as u64;
        let told = format!(
            "{} positions in {} tables, about {} of processor time and {} of memory",
            grouped(cost.entries),
            missing.len(),
            time(cost.seconds),
            size(memory)
        );
        if most > self.up_to {
            let name = missing.last().map_or_else(String::new, |class| class.name(survey));
            let why = format!("no table of {name} is at hand, and {most} animals are not solved unasked: {told}");
            let help =
                format!("--up-to {most} solves it now; `shouqi tablebase build` keeps what it solves for --tables");
            return Some(Beyond { why, help: Some(help) });
        }
        if memory > self.bytes {
            let why = format!("this needs more memory than is allowed: {told}");
            let fewer = if self.threads > 1 { ", --threads 1 needs less" } else { "" };
            let help = format!("--memory {} allows it{fewer}", (memory as f64 / 1e9 * 10.0).ceil() / 10.0);
            return Some(Beyond { why, help: Some(help) });
        }
        if most > UNASKED {
            eprintln!("Solving {told}.");
        }
        None
    }
}

/// Why tables are not at hand.
pub struct Beyond {
    pub why: String,
    pub help: Option<String>,
}

impl Beyond {
    fn failure(self) -> Failure {
        let why = wrap(&format!("error: {}", self.why), "", "");
        let help = self.help.map_or_else(String::new, |help| format!("\n{}", wrap(&help, "  help: ", "  ")));
        Failure::Unreadable(format!("{why}{help}"))
    }
}
