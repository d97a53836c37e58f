//! One door to the library, for pages in browsers and for other programs: a request in, an answer out, bytes both.
//!
//! Everything is a function of the request: [`answer`] reads no file, no clock and no setting. What it answers is what
//! the commands print with `--json`, from the same code. `src/service/README.md` has the messages and the table of what
//! can be asked.
//!
//! | part | duty |
//! |---|---|
//! | `message`, `request`, `names`, `files`, `refusal` | the bytes of a message, its head, its files, its faults |
//! | `asks` | the table of what can be asked |
//! | `about` | what is shipped |
//! | `theme_request`, `theme_settings`, `theme_edit` | the theme of a request; its keys, one by one |
//! | `laid_out_set`, `kept_set`, `set_files`, `set_summary`, `rules_sheet`, `make` | a set: its pages, its files, what was chosen |
//! | `findings`, `check_verdict`, `check` | preflight |
//! | `labels`, `calibrate`, `printer` | label sheets, the calibration page, what is read off it |
//! | `settings_list` | settings of a request, and how many there may be |
//! | `rules_request`, `sheet_request`, `ruleset` | the ruleset of a request; its switches and its sheet; two compared |
//! | `game_request`, `game_record`, `standing`, `referee_language` | the game of a request, and the words about it |
//! | `judge`, `ruling`, `analysis` | verdicts, where a game stands, the engine |
//! | `json` | parts that several answers have |

#[cfg(feature = "print")]
mod about;
mod analysis;
mod asks;
#[cfg(feature = "print")]
mod calibrate;
#[cfg(feature = "print")]
mod check;
#[cfg(feature = "print")]
mod check_verdict;
mod files;
#[cfg(feature = "print")]
mod findings;
mod game_record;
mod game_request;
pub(crate) mod json;
mod judge;
#[cfg(feature = "print")]
mod kept_set;
#[cfg(feature = "print")]
mod labels;
#[cfg(feature = "print")]
mod laid_out_set;
#[cfg(feature = "print")]
mod make;
mod message;
#[cfg(feature = "print")]
mod names;
#[cfg(feature = "print")]
mod picture;
#[cfg(feature = "print")]
mod printer;
mod referee_language;
mod refusal;
mod request;
mod rules_request;
#[cfg(feature = "print")]
pub(crate) mod rules_sheet;
mod ruleset;
mod ruling;
#[cfg(feature = "print")]
mod set_files;
#[cfg(feature = "print")]
mod set_summary;
mod settings_list;
mod sheet_request;
mod standing;
mod table;
#[cfg(feature = "print")]
mod theme_edit;
#[cfg(feature = "print")]
mod theme_request;
#[cfg(feature = "print")]
mod theme_settings;

pub(crate) use analysis::iteration_as_json;
pub use asks::{answer, asks};
#[cfg(feature = "print")]
pub(crate) use calibrate::page_file;
#[cfg(feature = "print")]
pub(crate) use check_verdict::{CheckVerdict, count};
#[cfg(feature = "print")]
pub(crate) use findings::{examination_as_json, finding_as_json};
pub(crate) use game_record::ReadRecord;
pub(crate) use judge::position_as_json;
#[cfg(feature = "print")]
pub(crate) use labels::{LabelQuery, label_as_json};
#[cfg(feature = "print")]
pub(crate) use laid_out_set::LaidOutSet;
#[cfg(feature = "print")]
pub(crate) use printer::printer_as_json;
pub(crate) use referee_language::{RefereeLanguage, SetWording, lacking_in, say_ended};
pub(crate) use refusal::Refusal;
pub use request::VERSION;
pub(crate) use ruleset::{comparison_as_json, ruleset_as_json, ruleset_head};
pub(crate) use ruling::Ruling;
#[cfg(feature = "print")]
pub(crate) use set_files::SetFiles;
#[cfg(feature = "print")]
pub(crate) use set_summary::{page_name, set_as_json};
pub(crate) use standing::Standing;
