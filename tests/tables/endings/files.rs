//! Tables on the disk: killed builds go on, damage is found, and a plan's jobs make the same files.

use crate::support::program::executable;
use shouqi::rules::notation::read_position;
use shouqi::rules::{Setup, Side, preset_rules};
use shouqi::tablebase::file::{
    Metric, PackedTable, ReadAt, ReadError, read_table, verify_hash, verify_wdl, write_table,
};
use shouqi::tablebase::{EndingClass, Material, Tablebase};
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Instant;

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("shouqi-endings-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    /// Every file with its bytes, but the lock.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(&self.0).expect("the folder can be listed");
        entries
            .map(|entry| entry.expect("a file has a name").path())
            .map(|path| (path.file_name().expect("it has a name").to_string_lossy().into_owned(), path))
            .filter(|(name, _)| name != ".lock")
            .map(|(name, path)| (name, fs::read(path).expect("the file can be read")))
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn shouqi(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(executable());
    command.arg("tablebase").args(arguments).current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn well(mut command: Command) -> Output {
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    output
}

const BUILD: [&str; 7] = ["build", "--rules", "leiden", "--pieces", "3", "-o", "."];

/// How many builds are killed, or how often one is: `ENDINGS_KILLS=50` kills more.
fn kills() -> u32 {
    std::env::var("ENDINGS_KILLS").map_or(10, |number| number.parse().expect("ENDINGS_KILLS is a number"))
}

/// The pieces of the build that is killed again and again: `ENDINGS_PIECES=4` takes minutes.
fn pieces() -> String {
    std::env::var("ENDINGS_PIECES").unwrap_or_else(|_| "3".to_owned())
}

#[test]
fn a_killed_build_resumes_and_makes_the_same_files() {
    let undisturbed = Folder::new("whole");
    let begun = Instant::now();
    well(shouqi(&BUILD, &undisturbed.0));
    let mut lasts = begun.elapsed();
    let whole = undisturbed.files();
    assert!(whole.len() > 100, "{:?}", whole.keys());
    let mut cut_short = 0;
    for number in 0..kills() {
        let folder = Folder::new(&format!("killed-{number}"));
        // Steps of the golden section fall evenly into the time that a build takes; the second kill comes while it
        // goes on.
        for (part, is_first) in [(0.618_034, true), (0.414_214, false)] {
            let part = f64::from(number) * part % 1.0;
            let mut build = shouqi(&BUILD, &folder.0).spawn().expect("the program runs");
            std::thread::sleep(lasts.mul_f64(part));
            build.kill().expect("a process can be killed");
            let is_cut_short = !build.wait().expect("a killed process ends").success();
            cut_short += u32::from(is_cut_short);
            if is_first && !is_cut_short {
                // The one that nobody disturbed had other tests beside it.
                lasts = lasts.mul_f64(part);
            }
        }
        well(shouqi(&BUILD, &folder.0));
        let files = folder.files();
        assert_eq!(files.keys().collect::<Vec<_>>(), whole.keys().collect::<Vec<_>>());
        for (name, bytes) in &files {
            assert!(*bytes == whole[name], "{name} differs after kill {number}");
        }
    }
    println!("{cut_short} of {} builds were killed before they had ended", 2 * kills());
    assert!(cut_short >= kills(), "only {cut_short} builds were cut short");
}

#[test]
fn one_build_killed_again_and_again_ends_with_the_same_files() {
    let (undisturbed, killed) = (Folder::new("undisturbed"), Folder::new("killed-again"));
    let pieces = pieces();
    let build = ["build", "--rules", "leiden", "--pieces", &pieces, "-o", "."];
    let begun = Instant::now();
    well(shouqi(&build, &undisturbed.0));
    let lasts = begun.elapsed();
    let mut cut_short = 0;
    for number in 0..kills() {
        // Between a half and once and a half of its share.
        let share = (0.5 + f64::from(number) * 0.618_034 % 1.0) / f64::from(kills());
        let mut build = shouqi(&build, &killed.0).spawn().expect("the program runs");
        std::thread::sleep(lasts.mul_f64(share));
        build.kill().expect("a process can be killed");
        cut_short += u32::from(!build.wait().expect("a killed process ends").success());
    }
    well(shouqi(&build, &killed.0));
    let [files, whole] = [killed.files(), undisturbed.files()];
    assert_eq!(files.keys().collect::<Vec<_>>(), whole.keys().collect::<Vec<_>>());
    let differing: Vec<_> =
        files.iter().filter(|(name, bytes)| **bytes != whole[*name]).map(|(name, _)| name).collect();
    assert!(differing.is_empty(), "{differing:?} differ");
    println!("{pieces} pieces, {} files, killed {cut_short} times", files.len());
    // How many come before its end depends on what else the machine does.
    assert!(cut_short > 0, "no kill came before the end");
}

#[test]
fn the_jobs_of_a_plan_make_the_files_of_a_build() {
    let (built, planned) = (Folder::new("built"), Folder::new("planned"));
    well(shouqi(&BUILD, &built.0));
    well(shouqi(&["plan", "--rules", "leiden", "--pieces", "3", "-o", "."], &planned.0));
    let makefile = fs::read_to_string(planned.0.join("Makefile")).expect("a plan has a Makefile");
    let snakefile = fs::read_to_string(planned.0.join("Snakefile")).expect("a plan has a Snakefile");
    let jobs: Vec<&str> = makefile.lines().filter_map(|line| line.strip_prefix("\t$(SHOUQI) tablebase ")).collect();
    assert_eq!(jobs.len(), 52);
    assert_eq!(jobs.len(), snakefile.matches("shell:").count());
    for job in jobs {
        assert!(snakefile.contains(job), "{job}");
        // What a shell would make of it: nothing in it but quotes.
        let words: Vec<String> = job.split(' ').map(|word| word.trim_matches('\'').to_owned()).collect();
        well(shouqi(&words.iter().map(String::as_str).collect::<Vec<_>>(), &planned.0));
    }
    let (built, mut planned) = (built.files(), planned.files());
    planned.remove("Makefile");
    planned.remove("Snakefile");
    assert!(built == planned, "{:?} and {:?}", built.keys(), planned.keys());
}

#[test]
fn a_damaged_table_is_named_and_not_believed() {
    let folder = Folder::new("damaged");
    well(shouqi(&["build", "--rules", "leiden", "--material", "RvE", "-o", "."], &folder.0));
    let path = folder.0.join("RvE.plies");
    let mut bytes = fs::read(&path).expect("the table is there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&path, bytes).expect("the table can be written");
    let position = "6e/7/7/7/7/7/7/7/R6 w";
    let probe = shouqi(&["probe", "--rules", "leiden", "--tables", ".", position], &folder.0).output();
    let probe = probe.expect("the program runs");
    assert_eq!(probe.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&probe.stderr).contains("RvE.plies: "), "{probe:?}");
    let verify = shouqi(&["verify", "--rules", "leiden", "--tables", "."], &folder.0).output().expect("it runs");
    assert_eq!(verify.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&verify.stdout).contains("RvE.plies: "), "{verify:?}");
}

#[test]
fn statistics_of_a_folder_come_from_the_heads_of_its_files() {
    let folder = Folder::new("heads");
    well(shouqi(&BUILD, &folder.0));
    let stats = ["stats", "--rules", "leiden", "--pieces", "3"];
    // A kilobyte holds no table.
    let from_heads = ["--tables", ".", "--memory", "0.000001", "--up-to", "0"];
    assert_eq!(
        well(shouqi(&[&stats[..], &from_heads].concat(), &folder.0)).stdout,
        well(shouqi(&stats, &folder.0)).stdout
    );
    let by_table = ["--by-table", "--json"];
    let rows = well(shouqi(&[&stats[..], &by_table, &from_heads].concat(), &folder.0)).stdout;
    let solved = well(shouqi(&[&stats[..], &by_table].concat(), &folder.0)).stdout;
    let read = |text: Vec<u8>| -> Vec<serde_json::Value> {
        let text = String::from_utf8(text).expect("it is text");
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    };
    let (rows, solved) = (read(rows), read(solved));
    assert_eq!(rows.len(), solved.len());
    let mut endings = 0;
    for (row, solved) in rows.iter().zip(solved) {
        let name = row["table"].as_str().expect("a name").replace('*', "-");
        let file = fs::read(folder.0.join(format!("{name}.plies"))).expect("its file is there");
        let hash: String = file[file.len() - 32..].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(row["blake3"], hash.as_str(), "{name}");
        let mut unfiled = row.clone();
        unfiled["blake3"] = serde_json::Value::Null;
        assert_eq!(unfiled, solved, "{name}");
        endings += if row["to_move"] == "White" { row["endings"].as_u64().expect("a number") } else { 0 };
    }
    // Eight animals a side: one against one, and one against two either way.
    assert_eq!(endings, 8 * 8 + 2 * 8 * 28);
}

#[test]
fn a_folder_is_verified_with_as_little_memory_as_there_is() {
    let folder = Folder::new("verified");
    well(shouqi(&BUILD, &folder.0));
    let verify = ["verify", "--rules", "leiden", "--tables", ".", "--full"];
    let by_one = well(shouqi(&[&verify[..], &["--memory", "0.000001"]].concat(), &folder.0));
    assert!(String::from_utf8_lossy(&by_one.stdout).starts_with("Sound. 52 tables"), "{by_one:?}");
    assert_eq!(well(shouqi(&[&verify[..], &["--threads", "3"]].concat(), &folder.0)).stdout, by_one.stdout);
    // A table that another rests on is missed by all that do.
    fs::remove_file(folder.0.join("CvD.plies")).expect("it is there");
    let verify = shouqi(&verify, &folder.0).output().expect("the program runs");
    assert_eq!(verify.status.code(), Some(2));
    let said = String::from_utf8_lossy(&verify.stdout);
    assert!(said.contains("it rests on CvD, which is not here, or corrupt"), "{said}");
}

#[test]
fn every_flipped_byte_of_a_table_is_found() {
    let rules = preset_rules("leiden").expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    let material = Material::parse("CvD", &rules).expect("an ending");
    let table = tables.solve(&material, 1).expect("it can be solved");
    let analysis = tables.analysis();
    let [plies, outcome] = [Metric::Dtm, Metric::Wdl].map(|metric| write_table(analysis, &table, metric, Vec::new()));
    assert!(verify_hash(&plies).is_ok() && verify_hash(&outcome).is_ok());
    for at in 0..plies.len() {
        for flip in [1u8, 0x80, 0xff] {
            let mut damaged = plies.clone();
            damaged[at] ^= flip;
            assert!(verify_hash(&damaged).is_err(), "byte {at}");
            // Without the hash, too, nothing wrong is believed.
            if let Ok((_, read)) = read_table(&damaged, analysis) {
                assert_eq!(write_table(analysis, &read, Metric::Dtm, Vec::new()), plies, "byte {at}");
            }
        }
    }
    for at in 0..outcome.len() {
        let mut damaged = outcome.clone();
        damaged[at] ^= 0x10;
        assert!(verify_hash(&damaged).is_err(), "byte {at}");
        if verify_wdl(&damaged, analysis, &table).is_ok() {
            assert!(at >= outcome.len() - 32, "byte {at}: only the hash itself does no harm");
        }
    }
    for cut in 0..plies.len() {
        assert!(read_table(&plies[..cut], analysis).is_err(), "cut at {cut}");
        assert!(PackedTable::open(analysis, cut as u64, in_memory(plies[..cut].to_vec())).is_err(), "cut at {cut}");
    }
    let counts = tables.count(&material, Side::White).expect("it is there");
    assert_eq!(counts.positions(), 49 * 49 - 49);
}

/// Reads from bytes as from a file.
fn in_memory(bytes: Vec<u8>) -> ReadAt {
    Box::new(move |place, length| {
        let begin = usize::try_from(place).map_err(|why| ReadError(why.to_string()))?;
        let end = begin
            .checked_add(length)
            .filter(|end| *end <= bytes.len())
            .ok_or_else(|| ReadError("the file ends here".to_owned()))?;
        Ok(bytes[begin..end].to_vec())
    })
}

const ASKED: [&str; 4] =
    ["7/7/7/7/7/7/4d2/7/C6 w", "7/7/7/7/7/7/4d2/7/C6 b", "7/3C3/7/7/7/7/7/1d5/7 w", "7/3d3/7/7/7/7/7/7/5C1 b"];

#[test]
fn a_flipped_byte_of_a_table_that_stays_in_its_file_is_found_or_does_no_harm() {
    let rules = preset_rules("leiden").expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    let table = tables.solve(&Material::parse("CvD", &rules).expect("an ending"), 1).expect("it can be solved");
    let file = write_table(tables.analysis(), &table, Metric::Dtm, Vec::new());
    let positions = ASKED.map(|text| read_position(text, &rules).expect("a position"));
    let truths = positions.each_ref().map(|position| tables.probe(position).expect("it is solved"));
    let (mut refused, mut found) = (0, 0);
    for at in 0..file.len() {
        let mut damaged = file.clone();
        damaged[at] ^= 0x20;
        let asked = Tablebase::new(&rules);
        match PackedTable::open(asked.analysis(), damaged.len() as u64, in_memory(damaged)) {
            Ok(table) => asked.insert_packed(table),
            Err(_) => {
                refused += 1;
                continue;
            }
        }
        for (position, truth) in positions.iter().zip(truths) {
            match asked.probe(position) {
                Some(value) => assert_eq!(value, truth, "byte {at}"),
                None => {
                    assert!(asked.first_corrupt_table().is_some(), "byte {at}");
                    found += 1;
                }
            }
        }
    }
    assert!(refused > 100 && found > 1000, "{refused} refused when opened, {found} when asked");
}

#[test]
fn a_packed_table_agrees_with_one_in_memory() {
    let rules = preset_rules("tierschach").expect("a shipped ruleset");
    let tables = Tablebase::new(&rules);
    let material = Material::parse("RTvE", &rules).expect("an ending");
    tables.solve(&material, 1).expect("it can be solved");
    let filed = Tablebase::new(&rules);
    for class in tables.build_order(&EndingClass::of(tables.analysis(), &material)).expect("they can be counted") {
        let table = tables.table(&class).expect("it is solved");
        let file = write_table(tables.analysis(), &table, Metric::Dtm, Vec::new());
        let packed = PackedTable::open(filed.analysis(), file.len() as u64, in_memory(file)).expect("the file holds");
        filed.insert_packed(packed);
    }
    let mut asked = 0;
    for mover in Side::BOTH {
        let flow = tables.for_each_position(&material, mover, |met| {
            asked += 1;
            // Every position is met; every hundredth is asked.
            if asked % 101 == 0 {
                let setup = Setup { pieces: met.pieces.to_vec(), side: mover, quiet: None, move_number: None };
                let position = setup.check(&rules).expect("it can stand so");
                assert_eq!(filed.probe(&position), Some(met.value), "{position}");
                assert_eq!(filed.probe_moves(&position), tables.probe_moves(&position), "{position}");
            }
            ControlFlow::<()>::Continue(())
        });
        assert!(flow.is_some());
    }
    assert!(asked > 200_000, "only {asked} positions");
    assert_eq!(filed.first_corrupt_table(), None);
}
