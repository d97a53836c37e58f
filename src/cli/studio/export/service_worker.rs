//! The service worker, with the list of the files that it keeps on a device.

use super::{digest, made};
use crate::cli::print::folder::Made;
use serde_json::{Map, Value, json};

/// The worker without its list.
const WORKER: &str = include_str!("../../../../templates/studio-export/service-worker.js");
/// A font longer than this is kept once a text needs it: those of all Chinese characters are as long as all else.
const LONGEST_FONT: usize = 1 << 20;

/// The worker of a version of the site.
pub fn made_for(version: &str, files: &[Made]) -> Made {
    let entry = |file: &Made| {
        let later = file.name.ends_with(".ttf") && file.bytes.len() > LONGEST_FONT;
        (file.name.clone(), json!({ "digest": digest(&file.bytes), "later": later }))
    };
    let files: Map<String, Value> = files.iter().map(entry).collect();
    let site = json!({ "version": version, "files": files });
    made("service-worker.js", format!("self.SITE = {site};\n{WORKER}"))
}
