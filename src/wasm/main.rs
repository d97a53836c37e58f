//! Builds the program as WebAssembly and finishes it: `shouqi.wasm`, which prints, and `shouqi-referee.wasm`, which knows
//! the rules alone, both in the folder `wasm` of the target folder. With `--quick` the first alone is built,
//! with little optimization: it is ready sooner, for tests.

mod finish;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// What browsers run.
const TARGET: &str = "wasm32-unknown-unknown";

/// A module that is built.
struct ModuleBuild {
    name: &'static str,
    /// What cargo is told beside.
    options: &'static [&'static str],
    /// What the page calls, and where it writes.
    exports: &'static [&'static str],
}

/// The one that prints, and the one that knows the rules alone.
const MODULES: [ModuleBuild; 2] = [
    ModuleBuild {
        name: "shouqi.wasm",
        options: &[],
        exports: &["memory", "reserve", "answer", "release", "lacking", "give_face"],
    },
    ModuleBuild {
        name: "shouqi-referee.wasm",
        options: &["--no-default-features"],
        exports: &["memory", "reserve", "answer", "release"],
    },
];

/// The profile of modules that are handed out.
const PROFILE: &str = "wasm";
/// The profile of a module for tests.
const QUICK: &str = "wasm-quick";

fn main() -> ExitCode {
    let (profile, modules) = match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => (PROFILE, MODULES.as_slice()),
        [option] if option == "--quick" => (QUICK, &MODULES[..1]),
        others => {
            eprintln!("error: unknown arguments {others:?}; there is `--quick`");
            return ExitCode::FAILURE;
        }
    };
    match build(profile, modules) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn build(profile: &str, modules: &[ModuleBuild]) -> Result<(), Box<dyn Error>> {
    let target = target_folder()?;
    let finished = target.join("wasm");
    fs::create_dir_all(&finished)?;
    for ModuleBuild { name, options, exports } in modules {
        let raw = cargo(&target, profile, options)?;
        let module = finish::finished(&fs::read(&raw)?, exports)?;
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
fn cargo(target: &Path, profile: &str, options: &[&str]) -> Result<PathBuf, Box<dyn Error>> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["build", "--locked", "--package", "shouqi-wasm-module", "--profile", profile, "--target", TARGET]);
    command.arg("--target-dir").arg(target).args(options).current_dir(env!("CARGO_MANIFEST_DIR"));
    // Pixels are drawn four at a time; browsers can since 2021, the last of them since 2023.
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-C target-feature=+simd128");
    if !command.status()?.success() {
        return Err(format!("the module was not built; `rustup target add {TARGET}` adds what it needs").into());
    }
    Ok(target.join(TARGET).join(profile).join("shouqi_wasm.wasm"))
}
