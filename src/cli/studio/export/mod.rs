//! `shouqi studio --export`: the page as a folder of files for any web server, or for a phone without a network.
//!
//! Here the program is WebAssembly beside the page. A service worker keeps all of it on the device.

mod icons;
mod service_worker;
mod twins;
mod wasm_module;
mod web_manifest;

use super::security_headers::CONTENT_POLICY;
use super::site::{self, INDEX};
use crate::cli::exit::{Done, Failure};
use crate::cli::print::folder::{Made, Wording, expect_own, shown, write_worded};
use crate::cli::progress::Progress;
use crate::cli::side_by_side::side_by_side;
use crate::cli::std_streams::println;
use crate::cli::terminal::{bold, counted};
use crate::export::html::escaped;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The program in the site.
const WASM: &str = "shouqi.wasm";
/// What the written page has at the beginning of its head, beside the policy.
const LINKS: &str = "<link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
    <link rel=\"apple-touch-icon\" href=\"icons/apple-touch.png\">\n";

/// Writes the site, with or without its twins.
pub fn run(folder: &Path, wasm: Option<&Path>, shelf: Option<&str>, twins: bool, force: bool) -> Result<Done, Failure> {
    let mut files = files(wasm_module::read(wasm)?, shelf)?;
    let version = version(&files);
    files.push(service_worker::made_for(&version, &files));
    let name = format!("studio {version}");
    let wording = Wording { option: "--export DIR", origin: "of other origin or another version" };
    expect_own(folder, &name, &files, force, &wording)?;
    let mut told = format!("{}, {:.1} MB", counted(files.len(), "file", "files"), megabytes(length(&files)));
    if twins {
        let packed = packed(&files);
        let transferred = megabytes(transferred(&files, &packed));
        told += &format!(", sent by brotli {transferred:.1} MB; with twins packed by gzip and brotli");
        files.extend(packed);
    }
    write_worded(folder, &name, &files, force, &wording)?;

    println!("{}", bold(&shown(folder, INDEX)));
    println!("{told}.");
    println!("Any web server can serve this folder. Browsers keep it on a device only over https.");
    Ok(Done::Well)
}

/// The files of the site without service worker and twins.
fn files(wasm: Vec<u8>, shelf: Option<&str>) -> Result<Vec<Made>, Failure> {
    let shelf = shelf
        .map_or_else(String::new, |address| format!("<meta name=\"shouqi-shelf\" content=\"{}\">\n", escaped(address)));
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{CONTENT_POLICY}\">\n{LINKS}{shelf}");
    let mut files = vec![made(INDEX, site::index_with(&policy)), made(WASM, wasm), web_manifest::made()];
    files.extend(icons::made()?);
    files.extend(site::files().map(|file| made(file.path, file.bytes)));
    Ok(files)
}

fn made(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Made {
    Made { name: name.into(), bytes: bytes.into() }
}

/// The digest of a file, as hexadecimal digits.
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name for these very files.
fn version(files: &[Made]) -> String {
    let lines = files.iter().map(|file| format!("{} {}\n", digest(&file.bytes), file.name));
    digest(lines.collect::<String>().as_bytes())[..16].to_owned()
}

/// The twins of all files. The largest takes half a minute, so all processors pack.
fn packed(files: &[Made]) -> Vec<Made> {
    let progress = Progress::new(length(files) as u64, "Packing [{bar:20}] {msg}", false);
    let twins = side_by_side(files, |file| {
        let twins = twins::of(file);
        progress.add(file.bytes.len() as u64, file.name.clone());
        twins
    });
    twins.into_iter().flatten().collect()
}

fn length(files: &[Made]) -> usize {
    files.iter().map(|file| file.bytes.len()).sum()
}

/// The bytes of all files for a browser that unpacks brotli.
fn transferred(files: &[Made], packed: &[Made]) -> usize {
    let sent = |file: &Made| {
        let twin = packed.iter().find(|twin| twin.name.strip_suffix(".br") == Some(&file.name));
        twin.unwrap_or(file).bytes.len()
    };
    files.iter().map(sent).sum()
}

fn megabytes(bytes: usize) -> f64 {
    bytes as f64 / 1e6
}
