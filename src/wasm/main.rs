//! Builds the program as WebAssembly and finishes it: `shouqi.wasm`, which prints, and `shouqi-referee.wasm`, which knows
//! the rules alone, both in the folder `wasm` of the target folder.

mod finish;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// What browsers run.
const TARGET: &str = "wasm32-unknown-unknown";

/// The modules: the name of each, and what cargo is told beside.
const MODULES: [(&str, &[&str]); 2] = [("shouqi.wasm", &[]), ("shouqi-referee.wasm", &["--no-default-features"])];

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Box<dyn Error>> {
    let target = target_folder()?;
    let finished = target.join("wasm");
    fs::create_dir_all(&finished)?;
    for (name, options) in MODULES {
        let raw = cargo(&target, options)?;
        let module = finish::finished(&fs::read(&raw)?)?;
        let path = finished.join(name);
        fs::write(&path, &module)?;
        println!("{}, {:.2} MB", path.display(), module.len() as f64 / 1e6);
    }
    Ok(())
}

/// The folder in which this program was built: it lies in a folder of its profile.
fn target_folder() -> Result<PathBuf, Box<dyn Error>> {
    let own = env::current_exe()?;
    Ok(own.ancestors().nth(2).ok_or("this program lies in no target folder")?.to_owned())
}

/// Builds the module and returns where it is.
fn cargo(target: &Path, options: &[&str]) -> Result<PathBuf, Box<dyn Error>> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--locked", "--package", "shouqi-wasm-module", "--profile", "wasm", "--target", TARGET]);
    command.arg("--target-dir").arg(target).args(options).current_dir(env!("CARGO_MANIFEST_DIR"));
    if !command.status()?.success() {
        return Err(format!("the module was not built; `rustup target add {TARGET}` adds what it needs").into());
    }
    Ok(target.join(TARGET).join("wasm/shouqi_wasm.wasm"))
}
