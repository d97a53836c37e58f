//! The arguments of `shouqi tour`.

use clap::Args;

/// The name of the tour's set, if nobody says another.
pub const DEFAULT_NAME: &str = "first-set";

#[derive(Debug, Args)]
pub struct Tour {
    /// Name of the set; the theme is NAME.toml, the folder NAME
    #[arg(value_name = "NAME", default_value = DEFAULT_NAME)]
    pub name: String,
    /// Size of the discs, such as 35mm
    #[arg(long, value_name = "LENGTH")]
    pub discs: Option<String>,
    /// Paper: a name such as A4 or Letter, or two sides such as "210mm x 297mm"
    #[arg(long, value_name = "PAPER")]
    pub paper: Option<String>,
    /// One or two languages, such as de or de,zh-Hant
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// Overwrite the theme and the set
    #[arg(long)]
    pub force: bool,
}
