//! What the program carries packed, run by Cargo before it is built: the largest typeface, which only Chinese and
//! Japanese rules need, the drawings of the animals, of which a set needs eight, and the files of the studio's page. It
//! unpacks them when somebody asks for them.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The typeface.
const FACE: &str = "fonts/ShouQiKai-Rules.ttf";
/// The drawings of the animals, in folders.
const ART: &str = "templates/art";
/// What a browser reads; notes and settings beside it are for people who change it.
const READ_BY_BROWSERS: [&str; 5] = ["html", "css", "js", "svg", "ftl"];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo names a folder"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    println!("cargo::rerun-if-changed=src/pack.rs");
    if has("PRINT") && !has("FETCHED_FACES") {
        println!("cargo::rerun-if-changed={FACE}");
        write(&out.join("kai.z"), &packed(&read(Path::new(FACE)), Compression::best()));
    }
    if has("PRINT") {
        // A page's module is packed as a whole when it is sent.
        art(&out, if has("FETCHED_FACES") { Compression::none() } else { Compression::best() });
    }
    if has("STUDIO") {
        site(&out);
    }
}

/// The drawings of the animals, each packed by itself in the folder of its hand.
fn art(out: &Path, level: Compression) {
    println!("cargo::rerun-if-changed={ART}");
    for file in files(Path::new(ART)).into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "svg"))
    {
        let below = file.strip_prefix("templates").expect("below").with_extension("z");
        let packed_file = out.join(below);
        let folder = packed_file.parent().expect("a folder");
        fs::create_dir_all(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        write(&packed_file, &packed(&read(&file), level));
    }
}

/// The files of the page end to end, packed, and a list of where each begins and ends.
fn site(out: &Path) {
    let (mut all, mut list) = (Vec::new(), String::from("&[\n"));
    for (folder, of_all) in
        [("templates/studio", None), ("templates/art/papercut", None), ("templates/languages", Some("themes.ftl"))]
    {
        println!("cargo::rerun-if-changed={folder}");
        for file in files(Path::new(folder)) {
            let below =
                file.strip_prefix(folder).expect("below").to_str().expect("a name in Unicode").replace('\\', "/");
            let path = match (folder, of_all, below.split_once('/')) {
                ("templates/art/papercut", ..) => format!("art/papercut/{below}"),
                (_, Some(name), Some((tag, rest))) if rest == name => format!("words/designs/{tag}.ftl"),
                (_, Some(_), _) => continue,
                (_, None, _) => below,
            };
            let start = all.len();
            all.extend(read(&file));
            writeln!(list, "    ({path:?}, {start}..{}),", all.len()).expect("text");
        }
    }
    list.push(']');
    write(&out.join("site.z"), &packed(&all, Compression::best()));
    write(&out.join("site.list"), list.as_bytes());
}

/// Every file below a folder that a browser reads, by its path.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| READ_BY_BROWSERS.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The length in four bytes, and then what is packed: `packed.rs` reads it.
fn packed(bytes: &[u8], level: Compression) -> Vec<u8> {
    let length = u32::try_from(bytes.len()).expect("less than 4 GiB");
    let mut packer = ZlibEncoder::new(length.to_le_bytes().to_vec(), level);
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory takes all")
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

fn write(file: &Path, bytes: &[u8]) {
    fs::write(file, bytes).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
}
