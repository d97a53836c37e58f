//! `shouqi tablebase plan`: writes the jobs of a build for make or Snakemake.

use super::args::PlanArgs;
use super::build::{sets, too_large};
use super::table_store::{size, time};
use crate::cli::args::Which;
use crate::cli::disk::{self, Over};
use crate::cli::exit::{Done, Failure};
use crate::cli::input::DEFAULT_RULES;
use crate::cli::terminal::grouped;
use crate::tablebase::{CostEstimate, EndingClass, RulesetAnalysis, Tablebase};
use std::fmt::Write as _;
use std::io::Write;

/// A job that solves one table.
struct TableJob {
    name: String,
    /// The file whose existence means that the job is done.
    file: String,
    after: Vec<String>,
    cost: CostEstimate,
    /// Megabytes, including the tables that it depends on.
    megabytes: u64,
}

/// Writes a Makefile and a Snakefile into the folder, and prints an estimate.
pub fn run(arguments: PlanArgs) -> Result<Done, Failure> {
    let rules = arguments.which.ruleset()?;
    let tables = Tablebase::new(&rules);
    let analysis = tables.analysis();
    let classes = tables.build_order_of(sets(analysis, arguments.pieces).iter())?;
    let jobs = classes.iter().map(|class| job(&tables, class)).collect::<Result<Vec<TableJob>, Failure>>()?;
    let rules_argument = rules_argument(&arguments.which)?;
    let place = arguments.output.as_path();
    disk::make_folder(place, "-o DIR writes somewhere else")?;
    let held = disk::hold(place)?;
    held.sweep();
    let files = [("Makefile", makefile(&jobs, &rules_argument)), ("Snakefile", snakefile(&jobs, &rules_argument))];
    for (name, text) in &files {
        let path = place.join(name);
        // An unreadable or longer file differs.
        let is_same = || disk::read(&path, text.len()).is_ok_and(|old| old == text.as_bytes());
        let other = disk::stands(&path) && !is_same();
        if other && !arguments.force {
            return Err(Failure::Unreadable(format!(
                "error: {} is there already and says something else\n  help: --force replaces it, -o DIR writes \
                 somewhere else",
                path.display()
            )));
        }
    }
    for (name, text) in &files {
        let path = place.join(name);
        disk::write(&path, text.as_bytes(), Over::Anything).map_err(|why| disk::failed(&path, why))?;
    }
    drop(held);
    tell(&arguments, analysis, &classes, &jobs)
}

fn job(tables: &Tablebase, class: &EndingClass) -> Result<TableJob, Failure> {
    let analysis = tables.analysis();
    let rests_on = tables.dependencies_of(class)?;
    let cost = CostEstimate::of(analysis, [class]).ok_or_else(too_large)?;
    let held = CostEstimate::of(analysis, &rests_on).ok_or_else(too_large)?;
    let name = class.name(analysis);
    Ok(TableJob {
        file: file(&name),
        after: rests_on.iter().map(|other| file(&other.name(analysis))).collect(),
        megabytes: 20 + (cost.memory + held.entries).div_ceil(1_000_000),
        cost,
        name,
    })
}

fn file(name: &str) -> String {
    format!("{}.wdl", name.replace('*', "-"))
}

/// The ruleset as a shell argument, with a path that is valid in the jobs' directory.
fn rules_argument(which: &Which) -> Result<String, Failure> {
    let quoted = |text: &str| format!("'{}'", text.replace('\'', "'\\''"));
    let from_anywhere = |name: &str, is_shipped: bool| -> Result<String, Failure> {
        if is_shipped {
            return Ok(quoted(name));
        }
        let path = std::path::absolute(name).map_err(|why| Failure::File(format!("{name}: {why}")))?;
        Ok(quoted(&path.display().to_string()))
    };
    let mut words = Vec::new();
    #[cfg(feature = "print")]
    if let Some(theme) = &which.theme {
        words.push(format!("--theme {}", from_anywhere(theme, crate::theme::shipped(theme).is_some())?));
    }
    let named = which.rules.as_deref().or(words.is_empty().then_some(DEFAULT_RULES));
    if let Some(rules) = named {
        words.push(format!("--rules {}", from_anywhere(rules, crate::rules::preset(rules).is_some())?));
    }
    words.extend(which.switches.iter().map(|switch| format!("--switch {}", quoted(switch))));
    Ok(words.join(" "))
}

fn command(job: &TableJob, rules: &str, dollar: &str) -> String {
    // Twice as much where a line turns out to be too long for entries of one byte.
    let memory = (2.0 * job.megabytes as f64 / 100.0).ceil() / 10.0;
    let rules = rules.replace('$', dollar);
    format!("tablebase build --quiet {rules} --material '{}' -o . --threads 1 --memory {memory:.1}", job.name)
}

fn makefile(jobs: &[TableJob], rules: &str) -> String {
    let mut text = String::from(
        "# Every table of the set, each made by one command when those that it rests on are there.\n\
         # make -j8            eight at a time\n\
         # make SHOUQI=/path/to/shouqi\n\
         SHOUQI ?= shouqi\n\n",
    );
    let all: Vec<&str> = jobs.iter().map(|job| job.file.as_str()).collect();
    let _ = writeln!(text, "all: {}\n", all.join(" \\\n  "));
    for job in jobs {
        let _ = writeln!(text, "{}: {}", job.file, job.after.join(" "));
        let _ = writeln!(text, "\t$(SHOUQI) {}\n", command(job, rules, "$$"));
    }
    text.push_str(".PHONY: all\n.DELETE_ON_ERROR:\n");
    text
}

fn snakefile(jobs: &[TableJob], rules: &str) -> String {
    let mut text = String::from(
        "# Every table of the set, each made by one job when those that it rests on are there.\n\
         # snakemake -j8       eight at a time\n\
         # snakemake -j8 --config shouqi=/path/to/shouqi\n\
         # snakemake -j8 --rerun-incomplete        goes on after a kill\n\
         SHOUQI = config.get(\"shouqi\", \"shouqi\")\n\n",
    );
    let list = |files: &[String]| files.iter().map(|file| format!("\"{file}\"")).collect::<Vec<String>>().join(", ");
    let all: Vec<String> = jobs.iter().map(|job| job.file.clone()).collect();
    let _ = writeln!(text, "rule all:\n    input: {}\n", list(&all));
    for (number, job) in jobs.iter().enumerate() {
        let minutes = (job.cost.seconds / 60.0 * 2.0).ceil().max(1.0);
        let _ = writeln!(text, "rule table_{number}:");
        if !job.after.is_empty() {
            let _ = writeln!(text, "    input: {}", list(&job.after));
        }
        let _ = writeln!(text, "    output: \"{}\"", job.file);
        let megabytes = job.megabytes;
        // Once more with twice the memory, if it takes that.
        let _ = writeln!(text, "    retries: 1");
        let _ = writeln!(
            text,
            "    resources: mem_mb=lambda wildcards, attempt: {megabytes} * attempt, runtime={minutes:.0}"
        );
        let shell =
            command(job, rules, "$").replace('\\', "\\\\").replace('"', "\\\"").replace('{', "{{").replace('}', "}}");
        let _ = writeln!(text, "    shell: \"{{SHOUQI}} {shell}\"\n");
    }
    text
}

fn tell(
    arguments: &PlanArgs,
    analysis: &RulesetAnalysis,
    classes: &[EndingClass],
    jobs: &[TableJob],
) -> Result<Done, Failure> {
    let mut out = std::io::stdout().lock();
    let cost = CostEstimate::of(analysis, classes).unwrap_or_default();
    let megabytes = jobs.iter().map(|job| job.megabytes).max().unwrap_or(0);
    let longest = jobs.iter().map(|job| job.cost.seconds).fold(0.0, f64::max);
    if arguments.json {
        let answer = serde_json::json!({
            "rules": analysis.rules().signature(),
            "jobs": jobs.len(),
            "positions": cost.entries,
            "cpu_seconds": cost.seconds.round(),
            "longest_job_seconds": longest.round(),
            "megabytes_a_job": megabytes,
            "disk_bytes": cost.disk,
        });
        writeln!(out, "{answer}")?;
        return Ok(Done::Well);
    }
    writeln!(
        out,
        "{} jobs, {} positions, under {}\n",
        jobs.len(),
        grouped(cost.entries),
        analysis.rules().signature()
    )?;
    writeln!(
        out,
        "  processor time  {} in all ({:.2} CPU hours), the longest job {}",
        time(cost.seconds),
        cost.seconds / 3600.0,
        time(longest)
    )?;
    writeln!(
        out,
        "  memory          {} for the largest job, twice that if its lines are long",
        size(megabytes * 1_000_000)
    )?;
    writeln!(out, "  disk            {}\n", size(cost.disk))?;
    writeln!(out, "make -j8 -C {0}, or snakemake -j8 -d {0} -s {0}/Snakefile", arguments.output.display())?;
    Ok(Done::Well)
}
