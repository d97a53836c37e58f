//! A folder of tables of one ruleset, and the manifest of its complete tables.

use crate::cli::disk::{self, Held, Over, failed};
use crate::cli::exit::Failure;
use crate::rules::{Rules, RulesHash};
use crate::tablebase::file::{
    Dependency, Metric, PackedTable, ReadError, TableFileError, TableHeader, read_table, verify_hash, write_table,
};
use crate::tablebase::{EndingClass, RulesetAnalysis, Table};
use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The manifest: the ruleset, then a line per complete table.
const LIST: &str = "tables.txt";
/// The hint if a file is in the way.
const ELSEWHERE: &str = "-o DIR writes somewhere else";
/// Maximum length of a manifest.
const MAX_LIST_BYTES: usize = 64 << 20;
/// Maximum length of a table; no solvable ending is larger.
const MAX_TABLE_BYTES: usize = 64 << 30;

/// The BLAKE3 hash of a file.
pub type Hash = [u8; blake3::OUT_LEN];

/// A folder of tables.
pub struct Folder {
    place: PathBuf,
    rules: RulesHash,
    signature: String,
}

impl Folder {
    /// A folder for a ruleset's tables; it need not exist yet.
    pub fn new(place: &Path, rules: &Rules) -> Folder {
        Folder { place: place.to_owned(), rules: rules.hash(), signature: rules.signature() }
    }

    /// Checks that the folder can be created if it does not exist.
    ///
    /// # Errors
    /// If a file has its name.
    pub fn expect(&self) -> Result<(), Failure> {
        disk::expect_folder(&self.place, ELSEWHERE)
    }

    /// Creates the folder and its manifest unless they exist.
    pub fn make(&self) -> Result<(), Failure> {
        disk::make_folder(&self.place, ELSEWHERE)?;
        let held = self.hold()?;
        held.sweep();
        self.update(|_| ())
    }

    /// The path of a table's file.
    pub fn path(&self, name: &str, metric: Metric) -> PathBuf {
        // A star is not allowed in file names everywhere.
        self.place.join(format!("{}.{}", name.replace('*', "-"), metric.extension()))
    }

    /// The complete tables, by name, with the hashes of their two files.
    pub fn list(&self) -> Result<BTreeMap<String, [Hash; 2]>, Failure> {
        let path = self.place.join(LIST);
        let text = match disk::read_text(&path, MAX_LIST_BYTES) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(why) => return Err(failed(&path, why)),
        };
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let Some(hash) = head.strip_prefix("rules ").and_then(|rest| rest.split_whitespace().next()) else {
            return Err(failed(&path, "this is not a list of tables; choose another folder with -o"));
        };
        if hash != self.rules.to_string() {
            let why = format!(
                "the tables in this folder are of other rules ({}), not of {}; choose another folder with -o",
                head.split_once(' ').map_or("", |(_, rest)| rest.split_once(' ').map_or("", |(_, name)| name)),
                self.signature
            );
            return Err(failed(&path, why));
        }
        let mut tables = BTreeMap::new();
        for (number, line) in lines.enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let read = |text: &str| blake3::Hash::from_hex(text).ok().map(|hash| *hash.as_bytes());
            let (&[name, plies, outcome], at) = (words.as_slice(), number + 2) else {
                return Err(failed(&path, format!("line {} is damaged", number + 2)));
            };
            let (Some(plies), Some(outcome)) = (read(plies), read(outcome)) else {
                return Err(failed(&path, format!("line {at} is damaged")));
            };
            tables.insert(name.to_owned(), [plies, outcome]);
        }
        Ok(tables)
    }

    /// Locks the folder, so that two builds do not overwrite each other's entries of the manifest.
    fn hold(&self) -> Result<Held<'_>, Failure> {
        disk::hold(&self.place)
    }

    /// Rewrites the manifest. The folder is locked.
    fn update(&self, change: impl FnOnce(&mut BTreeMap<String, [Hash; 2]>)) -> Result<(), Failure> {
        let mut tables = self.list()?;
        change(&mut tables);
        let mut text = format!("rules {} {}\n", self.rules, self.signature);
        for (name, [plies, outcome]) in &tables {
            let [plies, outcome] = [plies, outcome].map(|hash| blake3::Hash::from_bytes(*hash).to_hex());
            text.push_str(&format!("{name} {plies} {outcome}\n"));
        }
        let list = self.place.join(LIST);
        if disk::read(&list, MAX_LIST_BYTES).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        write(&list, text.as_bytes())
    }

    /// Refuses to write tables over files of other origin.
    ///
    /// # Errors
    /// If one of the files exists and is not a table of this program.
    pub fn refuse_strangers<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Result<(), Failure> {
        let listed = self.list()?;
        for name in names {
            for metric in [Metric::Dtm, Metric::Wdl] {
                let path = self.path(name, metric);
                if disk::stands(&path) && !self.is_ours(name, metric, listed.contains_key(name)) {
                    return Err(Failure::Unreadable(format!(
                        "error: {} is there already, and is no table of {}\n  help: --force replaces it, -o DIR \
                         writes somewhere else",
                        path.display(),
                        self.signature
                    )));
                }
            }
        }
        Ok(())
    }

    /// Whether this program wrote the file at a table's path: any listed table, however damaged; a table not listed,
    /// because a build was killed, if it has this ruleset and name.
    fn is_ours(&self, name: &str, metric: Metric, is_listed: bool) -> bool {
        let front = || -> std::io::Result<Vec<u8>> {
            let (file, _) = disk::open(&self.path(name, metric))?;
            let mut front = Vec::new();
            file.take(TableHeader::LONGEST as u64).read_to_end(&mut front)?;
            Ok(front)
        };
        match front() {
            Ok(front) if is_listed => TableHeader::has_magic(&front),
            Ok(front) => TableHeader::read(&front)
                .is_ok_and(|(head, _)| head.rules == self.rules && head.name == name && head.metric == metric),
            Err(_) => false,
        }
    }

    /// Writes a table's two files and its entry of the manifest. Returns their hashes. The file of outcomes is written
    /// last: its existence means the table is complete.
    ///
    /// Existing files are replaced if they are ours, or by force.
    pub fn save(
        &self,
        analysis: &RulesetAnalysis,
        table: &Table,
        used: &[Dependency],
        force: bool,
    ) -> Result<[Hash; 2], Failure> {
        let name = table.class().name(analysis);
        let [plies, outcomes] = [Metric::Dtm, Metric::Wdl].map(|metric| {
            let file = write_table(analysis, table, metric, used.to_vec());
            let hash: Hash = file.last_chunk().copied().unwrap_or_default();
            (metric, file, hash)
        });
        let hashes = [plies.2, outcomes.2];
        let _held = self.hold()?;
        if !force {
            self.refuse_strangers([name.as_str()])?;
        }
        write(&self.path(&name, plies.0), &plies.1)?;
        self.update(|tables| {
            tables.insert(name.clone(), hashes);
        })?;
        write(&self.path(&name, outcomes.0), &outcomes.1)?;
        Ok(hashes)
    }

    /// The size in bytes of the files of some tables.
    pub fn weight(&self, names: impl Iterator<Item = String>) -> u64 {
        let length = |path: PathBuf| fs::metadata(path).map_or(0, |data| data.len());
        names
            .map(|name| [Metric::Dtm, Metric::Wdl].map(|metric| length(self.path(&name, metric))).iter().sum::<u64>())
            .sum()
    }

    /// Whether both files of a listed table exist and end with the listed hash.
    pub fn is_whole(&self, name: &str, hashes: &[Hash; 2]) -> bool {
        [Metric::Dtm, Metric::Wdl].into_iter().zip(hashes).all(|(metric, hash)| {
            let end = || -> std::io::Result<Hash> {
                let (mut file, _) = disk::open(&self.path(name, metric))?;
                file.seek(SeekFrom::End(-(blake3::OUT_LEN as i64)))?;
                let mut end = [0; blake3::OUT_LEN];
                file.read_exact(&mut end)?;
                Ok(end)
            };
            end().is_ok_and(|end| end == *hash)
        })
    }

    /// The bytes of a table's file.
    pub fn bytes(&self, name: &str, metric: Metric) -> Result<Vec<u8>, Failure> {
        let path = self.path(name, metric);
        disk::read(&path, MAX_TABLE_BYTES).map_err(|why| failed(&path, why))
    }

    /// A table from its file, with every checksum verified; `None` if the folder has no such table.
    pub fn load(&self, analysis: &RulesetAnalysis, class: &EndingClass) -> Result<Option<Table>, Failure> {
        let name = class.name(analysis);
        if !self.path(&name, Metric::Dtm).exists() {
            return Ok(None);
        }
        let bytes = self.bytes(&name, Metric::Dtm)?;
        let damaged = |fault: TableFileError| self.damaged(&name, &fault);
        let (_, table) = read_table(&bytes, analysis).map_err(damaged)?;
        verify_hash(&bytes).map_err(damaged)?;
        Ok(Some(table))
    }

    /// A table that stays in its file and is read block by block; `None` if the folder has no such table.
    pub fn open(&self, analysis: &RulesetAnalysis, class: &EndingClass) -> Result<Option<PackedTable>, Failure> {
        let name = class.name(analysis);
        let path = self.path(&name, Metric::Dtm);
        let (file, length) = match disk::open(&path) {
            Ok((file, length)) => (Mutex::new(file), length),
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(failed(&path, why)),
        };
        let read = move |offset: u64, length: usize| -> Result<Vec<u8>, ReadError> {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            let mut bytes = vec![0; length];
            let done = file.seek(SeekFrom::Start(offset)).and_then(|_| file.read_exact(&mut bytes));
            done.map(|()| bytes).map_err(|why| ReadError(why.to_string()))
        };
        let table = PackedTable::open(analysis, length, Box::new(read));
        table.map(Some).map_err(|fault| self.damaged(&name, &fault))
    }

    /// The error for a damaged table.
    pub fn damaged(&self, name: &str, fault: &TableFileError) -> Failure {
        failed(&self.path(name, Metric::Dtm), format!("{fault}\n  help: delete it and build it again"))
    }

    /// Its path.
    pub fn place(&self) -> &Path {
        &self.place
    }
}

/// Writes a file atomically. The folder is locked; the new name is synced before the manifest lists it.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    disk::write(path, bytes, Over::Anything).map_err(|why| failed(path, why))
}
