//! A folder of tables of one ruleset, and the list of what is whole in it.

use crate::cli::exit::Failure;
use crate::rules::{Rules, RulesHash};
use crate::tablebase::file::{FileFault, Metric, PackedTable, Used, check_hash, read_table, write_table};
use crate::tablebase::{Class, Survey, Table};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The list: the ruleset, then a line for each table that is whole.
const LIST: &str = "tables.txt";
/// Held while files are written, so that two builds in one folder do not lose each other's lines of the list.
const LOCK: &str = ".lock";
/// Longer lists are none of ours.
const MAX_LIST_BYTES: u64 = 64 << 20;
/// Longer tables are not read: no animals on any board that memory can hold make one.
const MAX_TABLE_BYTES: u64 = 64 << 30;

type Hash = [u8; blake3::OUT_LEN];

/// A folder of tables.
pub struct Folder {
    place: PathBuf,
    rules: RulesHash,
    signature: String,
}

fn told(path: &Path, why: impl std::fmt::Display) -> Failure {
    Failure::File(format!("{}: {why}", path.display()))
}

impl Folder {
    /// A folder for a ruleset's tables; it need not be there yet.
    pub fn new(place: &str, rules: &Rules) -> Folder {
        Folder { place: PathBuf::from(place), rules: rules.hash(), signature: rules.signature() }
    }

    /// Makes the folder and its list, unless they are there.
    pub fn make(&self) -> Result<(), Failure> {
        fs::create_dir_all(&self.place).map_err(|why| told(&self.place, why))?;
        let _held = self.lock()?;
        self.update(|_| ())
    }

    /// Where a table's file lies.
    pub fn path(&self, name: &str, metric: Metric) -> PathBuf {
        // A star is no letter of a file's name everywhere.
        self.place.join(format!("{}.{}", name.replace('*', "-"), metric.ending()))
    }

    /// The tables that are whole, by name, with the hashes of their two files.
    pub fn list(&self) -> Result<BTreeMap<String, [Hash; 2]>, Failure> {
        let path = self.place.join(LIST);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(why) => return Err(told(&path, why)),
        };
        let mut text = String::new();
        file.take(MAX_LIST_BYTES).read_to_string(&mut text).map_err(|why| told(&path, why))?;
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let Some(hash) = head.strip_prefix("rules ").and_then(|rest| rest.split_whitespace().next()) else {
            return Err(told(&path, "this is no list of tables; choose another folder with -o"));
        };
        if hash != self.rules.to_string() {
            let why = format!(
                "the tables in this folder are of other rules ({}), not of {}; choose another folder with -o",
                head.split_once(' ').map_or("", |(_, rest)| rest.split_once(' ').map_or("", |(_, name)| name)),
                self.signature
            );
            return Err(told(&path, why));
        }
        let mut tables = BTreeMap::new();
        for (number, line) in lines.enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let read = |text: &str| blake3::Hash::from_hex(text).ok().map(|hash| *hash.as_bytes());
            let (&[name, plies, outcome], at) = (words.as_slice(), number + 2) else {
                return Err(told(&path, format!("line {} is damaged", number + 2)));
            };
            let (Some(plies), Some(outcome)) = (read(plies), read(outcome)) else {
                return Err(told(&path, format!("line {at} is damaged")));
            };
            tables.insert(name.to_owned(), [plies, outcome]);
        }
        Ok(tables)
    }

    /// While the file that is given back is open, nobody else writes into the folder.
    fn lock(&self) -> Result<File, Failure> {
        let path = self.place.join(LOCK);
        let lock = File::options().create(true).truncate(false).write(true).open(&path);
        lock.and_then(|lock| lock.lock().map(|()| lock)).map_err(|why| told(&path, why))
    }

    /// Writes the list anew. The folder is locked.
    fn update(&self, change: impl FnOnce(&mut BTreeMap<String, [Hash; 2]>)) -> Result<(), Failure> {
        let mut tables = self.list()?;
        change(&mut tables);
        let mut text = format!("rules {} {}\n", self.rules, self.signature);
        for (name, [plies, outcome]) in &tables {
            let [plies, outcome] = [plies, outcome].map(|hash| blake3::Hash::from_bytes(*hash).to_hex());
            text.push_str(&format!("{name} {plies} {outcome}\n"));
        }
        let list = self.place.join(LIST);
        if fs::read(&list).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        self.write(&list, text.as_bytes())
    }

    /// Writes a file so that it is there whole or not at all. The folder is locked; what a killed build has begun is
    /// begun anew.
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let part = self.place.join(format!(".{name}.part"));
        let written = || -> std::io::Result<()> {
            let mut file = File::create(&part)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&part, path)?;
            // The new name must be on the disk before the list speaks of it. Not every system lets folders be synced.
            File::open(&self.place).and_then(|folder| folder.sync_all()).or(Ok(()))
        };
        written().map_err(|why| {
            // It may never have been made.
            let _ = fs::remove_file(&part);
            told(path, why)
        })
    }

    /// Writes a table's two files and puts it on the list. Their hashes. The file of outcomes comes last: once it is
    /// there, all is done.
    pub fn save(&self, survey: &Survey, table: &Table, used: &[Used]) -> Result<[Hash; 2], Failure> {
        let name = table.class().name(survey);
        let [plies, outcomes] = [Metric::Plies, Metric::Outcome].map(|metric| {
            let file = write_table(survey, table, metric, used.to_vec());
            let hash: Hash = file.last_chunk().copied().unwrap_or_default();
            (metric, file, hash)
        });
        let hashes = [plies.2, outcomes.2];
        let _held = self.lock()?;
        self.write(&self.path(&name, plies.0), &plies.1)?;
        self.update(|tables| {
            tables.insert(name.clone(), hashes);
        })?;
        self.write(&self.path(&name, outcomes.0), &outcomes.1)?;
        Ok(hashes)
    }

    /// How many bytes the files of some tables have.
    pub fn weight(&self, names: impl Iterator<Item = String>) -> u64 {
        let length = |path: PathBuf| fs::metadata(path).map_or(0, |data| data.len());
        names
            .map(|name| {
                [Metric::Plies, Metric::Outcome].map(|metric| length(self.path(&name, metric))).iter().sum::<u64>()
            })
            .sum()
    }

    /// Whether both files of a listed table are there and end as the list says.
    pub fn is_whole(&self, name: &str, hashes: &[Hash; 2]) -> bool {
        [Metric::Plies, Metric::Outcome].into_iter().zip(hashes).all(|(metric, hash)| {
            let end = || -> std::io::Result<Hash> {
                let mut file = File::open(self.path(name, metric))?;
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
        let mut bytes = Vec::new();
        let file = File::open(&path).map_err(|why| told(&path, why))?;
        file.take(MAX_TABLE_BYTES).read_to_end(&mut bytes).map_err(|why| told(&path, why))?;
        Ok(bytes)
    }

    /// A table from its file, every byte checked; `None` if the folder has no such table.
    pub fn load(&self, survey: &Survey, class: &Class) -> Result<Option<Table>, Failure> {
        let name = class.name(survey);
        if !self.path(&name, Metric::Plies).exists() {
            return Ok(None);
        }
        let bytes = self.bytes(&name, Metric::Plies)?;
        let damaged = |fault: FileFault| self.damaged(&name, &fault);
        let (_, table) = read_table(&bytes, survey).map_err(damaged)?;
        check_hash(&bytes).map_err(damaged)?;
        Ok(Some(table))
    }

    /// A table left in its file, which is read block by block; `None` if the folder has no such table.
    pub fn open(&self, survey: &Survey, class: &Class) -> Result<Option<PackedTable>, Failure> {
        let name = class.name(survey);
        let path = self.path(&name, Metric::Plies);
        let (file, length) = match File::open(&path).and_then(|file| Ok((file.metadata()?.len(), file))) {
            Ok((length, file)) => (Mutex::new(file), length),
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(told(&path, why)),
        };
        let read = move |place: u64, length: usize| -> Result<Vec<u8>, String> {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            let mut bytes = vec![0; length];
            let done = file.seek(SeekFrom::Start(place)).and_then(|_| file.read_exact(&mut bytes));
            done.map(|()| bytes).map_err(|why| why.to_string())
        };
        let table = PackedTable::open(survey, length, Box::new(read));
        table.map(Some).map_err(|fault| self.damaged(&name, &fault))
    }

    /// A table whose file is not to be believed.
    pub fn damaged(&self, name: &str, fault: &FileFault) -> Failure {
        told(&self.path(name, Metric::Plies), format!("{fault}\n  help: delete it and build it again"))
    }

    /// Where it lies.
    pub fn place(&self) -> &Path {
        &self.place
    }
}
