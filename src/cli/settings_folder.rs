//! Where this program keeps the settings of a user, and games that nobody has saved.

use super::exit::Failure;
use etcetera::BaseStrategy;
use std::env;
use std::path::{Path, PathBuf};

/// Environment variable that names another folder, for tests and portable use.
pub const VARIABLE: &str = "SHOUQI_CONFIG";

/// The folder of the argument, or of the environment, or the system's.
///
/// # Errors
/// If this system names no folder for settings.
pub fn settings_folder(asked: Option<&Path>) -> Result<PathBuf, Failure> {
    let named = asked.map(Path::to_owned);
    let named = named.or_else(|| env::var_os(VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from));
    if let Some(folder) = named {
        return Ok(folder);
    }
    let strategy = etcetera::base_strategy::choose_native_strategy().map_err(|_| {
        Failure::File(format!("this system names no folder for settings; --config DIR or {VARIABLE} names one"))
    })?;
    // On macOS settings that are not property lists go to Application Support.
    let settings = if cfg!(target_os = "macos") { strategy.data_dir() } else { strategy.config_dir() };
    Ok(settings.join("shouqi"))
}
