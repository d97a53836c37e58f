//! The shelf of examples: every command that an example names is run as it stands, and its picture is what the program
//! draws. `UPDATE=1 cargo test --release --test cli examples` draws the pictures anew.

use crate::support::program::executable;
use crate::support::raster;

use raster::{Pixels, compare};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Dots to the inch at which an example is drawn.
const DPI: &str = "120";
/// So many of these dots, across and down, become one of its picture: photographs stay smooth so.
const REDUCED: usize = 3;
/// Another processor may round another way; nobody's eye sees this much.
const SAME: f64 = 0.0005;
/// All pictures together, in bytes.
const ROOM: u64 = 2_650_000;

/// The folders of the shelf that are sets to print.
fn sets() -> Vec<PathBuf> {
    let entries = fs::read_dir("examples").expect("there are examples");
    let folders = entries.map(|entry| entry.expect("an example").path());
    let mut sets: Vec<PathBuf> = folders.filter(|folder| folder.join("set.png").exists() || is_set(folder)).collect();
    sets.sort();
    sets
}

/// Whether a folder has a theme and says how it is made.
fn is_set(folder: &Path) -> bool {
    folder.join("theme.toml").exists() && commands(folder).iter().any(|command| command.starts_with("shouqi make "))
}

/// The commands that the example's page shows, each on a line of its own.
fn commands(folder: &Path) -> Vec<String> {
    let page = fs::read_to_string(folder.join("README.md")).unwrap_or_default();
    page.lines().filter_map(|line| line.strip_prefix("    ")).map(str::to_owned).collect()
}

/// An empty folder of this test's own.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the old folder can go");
    }
    path
}

/// Runs a command as the page has it; what it makes goes into `out`.
fn run(command: &str, out: &Path) -> Output {
    let arguments = command.split_whitespace().skip(1);
    let out = out.to_str().expect("a plain path");
    let run = Command::new(executable()).args(arguments).args(["-o", out, "--quiet"]).output();
    run.expect("the program runs")
}

fn picture(path: &Path) -> Pixels {
    let image = image::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgb8();
    Pixels { width: image.width() as usize, height: image.height() as usize, rgb: image.into_raw() }
}

/// The mean of every few dots.
fn reduced(drawn: &Pixels) -> Pixels {
    let (width, height) = (drawn.width / REDUCED, drawn.height / REDUCED);
    let mut rgb = Vec::with_capacity(3 * width * height);
    for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y * REDUCED, x * REDUCED))) {
        let dots = (0..REDUCED * REDUCED).map(|dot| drawn.at(x + dot % REDUCED, y + dot / REDUCED));
        let sums = dots.fold([0; 3], |sums: [usize; 3], dot| std::array::from_fn(|at| sums[at] + usize::from(dot[at])));
        rgb.extend(sums.map(|sum| (sum / (REDUCED * REDUCED)) as u8));
    }
    Pixels { width, height, rgb }
}

#[test]
fn every_example_is_made_by_the_commands_on_its_page() {
    let sets = sets();
    assert!(sets.len() >= 11, "{sets:?}");
    for folder in sets {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let out = scratch(&name);
        for command in commands(&folder) {
            assert!(command.contains(&format!("examples/{name}/theme.toml")), "{name}: {command}");
            let made = run(&command, &out);
            assert!(made.status.success(), "{command}:\n{}", String::from_utf8_lossy(&made.stderr));
        }
        let made = |part: &str| {
            let names =
                fs::read_dir(&out).expect("the folder was made").map(|entry| entry.expect("a file").file_name());
            names.filter(|name| name.to_string_lossy().starts_with(part)).count()
        };
        // A laser cuts board and pieces out of one sheet where that has room for both.
        let nested = fs::read_to_string(folder.join("theme.toml")).expect("its theme").contains("extends = \"laser\"");
        for part in ["board", "pieces", "rules"].into_iter().filter(|part| !(nested && *part == "pieces")) {
            assert!(made(part) > 0, "{name} has no {part}");
        }
    }
}

#[test]
fn the_rules_of_the_cafe_are_for_paper_not_for_plywood() {
    let out = scratch("cafe-rules");
    let command = commands(Path::new("examples/cafe")).remove(0);
    assert!(run(&command, &out).status.success());
    let first_line = |page: &str| {
        let svg = fs::read_to_string(out.join(page)).expect("the page");
        svg.lines().find(|line| line.starts_with("<svg")).expect("an SVG").to_owned()
    };
    let sized = |page: &str, size: [&str; 2]| {
        let line = first_line(page);
        line.contains(&format!("width=\"{}mm\"", size[0])) && line.contains(&format!("height=\"{}mm\"", size[1]))
    };
    assert!(
        sized("board-1.svg", ["600", "400"]) || sized("board-1.svg", ["400", "600"]),
        "{}",
        first_line("board-1.svg")
    );
    assert!(sized("rules-1.svg", ["210", "297"]), "{}", first_line("rules-1.svg"));
}

#[test]
fn nothing_on_the_shelf_has_a_fault() {
    for folder in sets() {
        let theme = folder.join("theme.toml");
        let check = Command::new(executable()).arg("check").arg(&theme).output().expect("it runs");
        assert!(check.status.success(), "{}:\n{}", theme.display(), String::from_utf8_lossy(&check.stdout));
    }
}

#[test]
fn the_picture_of_every_example_is_what_the_program_draws() {
    let sets = sets();
    let themes: Vec<PathBuf> = sets.iter().map(|folder| folder.join("theme.toml")).collect();
    let out = scratch("gallery");
    let gallery = Command::new(executable())
        .args(["gallery", "--json", "--dpi", DPI, "-o", out.to_str().expect("a plain path"), "--theme"])
        .args(&themes)
        .output()
        .expect("the program runs");
    assert!(gallery.status.success(), "{}", String::from_utf8_lossy(&gallery.stderr));
    let report: serde_json::Value = serde_json::from_slice(&gallery.stdout).expect("JSON");
    let names = report["themes"].as_array().expect("the names of the themes");
    let shelf = fs::read_to_string("examples/README.md").expect("the shelf has a page");
    let mut wrong = Vec::new();
    let mut bytes = 0;
    for (folder, name) in sets.iter().zip(names) {
        let name = name.as_str().expect("a name");
        let made = reduced(&picture(&out.join(format!("{name}.png"))));
        let path = folder.join("set.png");
        if std::env::var_os("UPDATE").is_some() {
            fs::copy(made.save(&format!("{name}-reduced.png")), &path).expect("the picture can be written");
        }
        bytes += fs::metadata(&path).unwrap_or_else(|_| panic!("{} is missing", path.display())).len();
        let apart = compare(&picture(&path), &made);
        if apart.mean > SAME {
            wrong.push(format!("{}: {apart:?}", path.display()));
        }
        let page = fs::read_to_string(folder.join("README.md")).expect("its page");
        assert!(page.starts_with("# ") && page.contains("(set.png)"), "{} shows no picture", folder.display());
        let link = folder.strip_prefix("examples").expect("it lies there").display().to_string();
        assert!(shelf.contains(&format!("[{link}]({link})")), "the shelf's page does not lead to {link}");
        assert!(shelf.contains(&format!("({link}/set.png)")), "the shelf's page does not show {link}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(bytes < ROOM, "the pictures take {bytes} bytes");
}

#[test]
fn the_files_of_the_examples_folder_work_as_documented() {
    let shelf = fs::read_to_string("examples/README.md").expect("the shelf has a page");
    let code = shelf.split('`').skip(1).step_by(2);
    let named: Vec<&str> = code.filter(|code| code.starts_with("shouqi ") && code.contains("examples/")).collect();
    assert_eq!(named.len(), 4, "{named:?}");
    for command in named {
        let writes = ["shouqi make", "shouqi rules "].iter().any(|verb| command.starts_with(verb));
        let status = if writes {
            run(command, &scratch("loose")).status
        } else {
            let arguments = command.split_whitespace().skip(1);
            Command::new(executable()).args(arguments).output().expect("the program runs").status
        };
        // The record on the shelf is one that does not hold.
        let expected = if command.contains("replay") { Some(1) } else { Some(0) };
        assert_eq!(status.code(), expected, "{command}");
    }
}
