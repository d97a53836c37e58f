//! The manifest by which a phone installs the page.

use super::icons::{Ground, ICONS};
use crate::cli::print::folder::Made;
use serde_json::json;

/// The manifest.
pub fn made() -> Made {
    let icons = ICONS.iter().filter(|icon| icon.ground != Ground::Touch).map(|icon| {
        let purpose = if icon.ground == Ground::Full { "maskable" } else { "any" };
        let sizes = format!("{0}x{0}", icon.pixels);
        json!({ "src": icon.name, "sizes": sizes, "type": "image/png", "purpose": purpose })
    });
    let manifest = json!({
        "name": "shouqi studio",
        "short_name": "shouqi",
        "description": env!("CARGO_PKG_DESCRIPTION"),
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf6ea",
        "theme_color": "#a32a22",
        "icons": icons.collect::<Vec<_>>(),
    });
    super::made("manifest.webmanifest", format!("{manifest:#}\n"))
}
