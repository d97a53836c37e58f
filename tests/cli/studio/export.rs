//! The page as a folder of files.

use crate::support::program::{executable, folder, shouqi};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Output;

/// A module that has all that the page calls, and does nothing.
const MODULE: &[u8] =
    b"\0asm\x01\0\0\0\x07\x27\x04\x06memory\x02\x00\x07reserve\x00\x00\x06answer\x00\x01\x07release\x00\x02";

/// Every file below a folder, by its path.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fn walk(folder: &Path, below: &str, found: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(folder).expect("the folder can be listed").map(|entry| entry.expect("an entry")) {
            let name = format!("{below}{}", entry.file_name().to_string_lossy());
            if entry.file_type().expect("a kind").is_dir() {
                walk(&entry.path(), &format!("{name}/"), found);
            } else {
                found.insert(name, fs::read(entry.path()).expect("a file"));
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(folder, "", &mut found);
    found
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The list of files that a service worker begins with.
fn listed(worker: &[u8]) -> Value {
    let text = std::str::from_utf8(worker).expect("a script is text");
    let list = text.strip_prefix("self.SITE = ").and_then(|rest| rest.split(";\n").next()).expect("a list");
    serde_json::from_str(list).expect("the list is JSON")
}

#[test]
fn a_site_has_everything_and_keeps_what_is_not_its_own() {
    let within = folder("studio", "site");
    fs::write(within.join("shouqi.wasm"), MODULE).expect("a module");
    let export =
        |more: &[&str]| shouqi(&within, &[&["studio", "--export", "site", "--wasm", "shouqi.wasm"], more].concat());
    let first = export(&[]);
    assert!(first.status.success(), "{}", stderr(&first));
    let site = files(&within.join("site"));

    let index = String::from_utf8(site["index.html"].clone()).expect("the page is text");
    for wanted in
        ["http-equiv=\"Content-Security-Policy\" content=\"default-src 'self';", "href=\"manifest.webmanifest\""]
    {
        assert!(index.contains(wanted), "{wanted}: {index}");
    }
    assert!(!index.contains("shouqi-token") && !index.contains("shouqi-transport"), "{index}");
    assert_eq!(site["shouqi.wasm"], MODULE);
    assert_eq!(site["fonts/ShouQiKai-Rules.ttf"], fs::read("fonts/ShouQiKai-Rules.ttf").expect("the font"));

    let manifest: Value = serde_json::from_slice(&site["manifest.webmanifest"]).expect("JSON");
    for icon in manifest["icons"].as_array().expect("icons") {
        let bytes = &site[icon["src"].as_str().expect("a path")];
        let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!(icon["sizes"], format!("{}x{}", side(16), side(20)));
    }

    // The worker knows every file but itself and the twins, by its digest.
    let list = listed(&site["service-worker.js"]);
    let listed = list["files"].as_object().expect("files");
    let is_twin = |name: &str| [".gz", ".br"].iter().any(|ending| name.ends_with(ending));
    let expected: Vec<&String> = site
        .keys()
        .filter(|name| !is_twin(name) && !["service-worker.js", ".made-by-shouqi"].contains(&name.as_str()))
        .collect();
    let mut names: Vec<&String> = listed.keys().collect();
    names.sort();
    assert_eq!(names, expected);
    assert_eq!(listed["fonts/ShouQiKai-Rules.ttf"]["later"], true);
    assert_eq!(listed["index.html"]["later"], false);
    assert!(
        site.contains_key("service-worker.js.br") && site.contains_key("manifest.webmanifest.gz"),
        "{:?}",
        site.keys()
    );

    // Servers that pack by themselves need no twins.
    let plain = shouqi(&within, &["studio", "--export", "plain", "--wasm", "shouqi.wasm", "--no-twins"]);
    assert!(plain.status.success(), "{}", stderr(&plain));
    let own = |name: &&String| !is_twin(name) && *name != ".made-by-shouqi";
    assert_eq!(
        files(&within.join("plain")).keys().filter(|name| *name != ".made-by-shouqi").collect::<Vec<_>>(),
        site.keys().filter(own).collect::<Vec<_>>()
    );

    // The same again changes nothing and refuses nothing.
    let again = export(&[]);
    assert!(again.status.success(), "{}", stderr(&again));
    assert!(files(&within.join("site")) == site);

    // Another version, over a file that somebody changed, beside one of his own.
    fs::write(within.join("site/index.html"), "mine").expect("a file");
    fs::write(within.join("site/CNAME"), "example.org").expect("a file");
    fs::write(within.join("shouqi.wasm"), [MODULE, b"\0\x02\x01a"].concat()).expect("a module");
    let refused = export(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(
        stderr(&refused),
        "error: site/ already holds index.html, shouqi.wasm and 1 more, of other origin or another version\n  \
         help: --force replaces them, --export DIR writes somewhere else\n"
    );
    assert_eq!(fs::read(within.join("site/index.html")).expect("a file"), b"mine");
    let forced = export(&["--force"]);
    assert!(forced.status.success(), "{}", stderr(&forced));
    let renewed = files(&within.join("site"));
    assert_eq!(renewed["index.html"], site["index.html"]);
    assert_eq!(renewed["CNAME"], b"example.org");
    assert_ne!(self::listed(&renewed["service-worker.js"])["version"], list["version"]);
    assert!(!renewed.keys().any(|name| name.ends_with(".part")), "{:?}", renewed.keys());

    // A link in place of a folder leads nowhere.
    #[cfg(unix)]
    {
        fs::create_dir(within.join("elsewhere")).expect("a folder");
        fs::create_dir(within.join("linked")).expect("a folder");
        std::os::unix::fs::symlink("../elsewhere", within.join("linked/fonts")).expect("a link");
        let linked = shouqi(&within, &["studio", "--export", "linked", "--wasm", "shouqi.wasm", "--force"]);
        assert_eq!(linked.status.code(), Some(2));
        assert!(stderr(&linked).contains("called fonts"), "{}", stderr(&linked));
        assert!(files(&within.join("elsewhere")).is_empty() && !within.join("linked/index.html").exists());
    }
}

#[test]
fn what_is_no_webassembly_of_the_program_is_refused_before_anything_is_written() {
    let within = folder("studio", "modules");
    let foreign = MODULE.strip_suffix(b"\x07release\x00\x02").expect("the last export");
    let foreign = [&foreign[..9], &[0x1d, 3], &foreign[11..]].concat();
    for (name, bytes, why) in [
        ("text.wasm", &b"not a module"[..], "this is no WebAssembly"),
        ("half.wasm", &MODULE[..20], "this is no WebAssembly"),
        ("foreign.wasm", &foreign, "this WebAssembly has no `release`, so it is not of this program"),
    ] {
        fs::write(within.join(name), bytes).expect("a file");
        let refused = shouqi(&within, &["studio", "--export", "site", "--wasm", name]);
        assert_eq!(refused.status.code(), Some(2), "{name}");
        assert_eq!(stderr(&refused), format!("error: {name}: {why}\n  help: build it anew\n"));
    }
    let missing = shouqi(&within, &["studio", "--export", "site", "--wasm", "missing.wasm"]);
    assert_eq!(missing.status.code(), Some(3));
    assert!(!within.join("site").exists());
    fs::write(within.join("whole.wasm"), MODULE).expect("a module");
    let file = shouqi(&within, &["studio", "--export", "whole.wasm", "--wasm", "whole.wasm", "--force"]);
    let expected = "error: whole.wasm is a file, not a folder\n  help: --export DIR writes somewhere else\n";
    assert_eq!((file.status.code(), stderr(&file).as_str()), (Some(2), expected));
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_file_of_a_site() {
    let within = folder("studio", "full-disk");
    fs::write(within.join("shouqi.wasm"), MODULE).expect("a module");
    let script = "trap '' XFSZ; ulimit -f 100; exec \"$0\" studio --export site --wasm shouqi.wasm";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", script, executable()]).current_dir(&within);
    let full = shell.output().expect("the shell runs");
    assert_eq!(full.status.code(), Some(3), "{}", stderr(&full));
    assert!(!within.join("site").exists() || files(&within.join("site")).is_empty(), "{}", stderr(&full));
}
