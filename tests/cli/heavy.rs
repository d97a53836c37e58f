//! What is large or tangled takes no more of the machine than it must: the system itself counts seconds of the
//! processor and kibibytes, so that a busy machine changes nothing.
#![cfg(unix)]

use crate::support::program::executable;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::support::program::folder("heavy", name)
}

/// The program under one of the shell's limits, such as `-t 10` for ten seconds of the processor.
fn limited(within: &Path, limit: &str, arguments: &str) -> Output {
    // Each thread that allocates would reserve addresses of its own.
    let script = format!("export MALLOC_ARENA_MAX=1; ulimit {limit} && exec \"{}\" {arguments}", executable());
    Command::new("sh").args(["-c", &script]).current_dir(within).output().expect("the shell runs")
}

/// A theme whose rat is one path of so many points, each as far as can be from the one before it.
fn tangled(within: &Path, points: u32, line: bool) {
    let mut path = String::from("M500 500");
    let mut seed = 1u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed >> 22
    };
    for _ in 0..points {
        path.push_str(&format!(" {} {}", random(), random()));
    }
    let paint = if line { "fill='none' stroke='#222' stroke-width='3'" } else { "fill='#222'" };
    let svg =
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1024 1024'><path {paint} d='{path}'/></svg>");
    fs::write(within.join("rat.svg"), svg).expect("the drawing can be written");
    let theme = "format = 1\nextends = \"pictures\"\n[pictures]\nrat = \"rat.svg\"\n";
    fs::write(within.join("tangled.toml"), theme).expect("the theme can be written");
}

#[test]
fn a_path_that_crosses_itself_everywhere_is_checked_in_seconds() {
    for (name, points, line) in [("filled", 60_000, false), ("drawn", 20_000, true)] {
        let folder = folder(name);
        tangled(&folder, points, line);
        let checked = limited(&folder, "-t 10", "check tangled.toml");
        let printed = String::from_utf8_lossy(&checked.stderr);
        assert!(matches!(checked.status.code(), Some(0..=2)), "{name}: {:?} {printed}", checked.status);
    }
}

#[test]
fn a_large_page_is_rasterised_in_bands() {
    // 70 million pixels would take 280 MB, and their colours and the packer 400 more.
    let folder = folder("large");
    let made = limited(&folder, "-v 450000", "make --part board --format png --paper A3 --dpi 600 -o out");
    assert!(made.status.success(), "{:?} {}", made.status, String::from_utf8_lossy(&made.stderr));
    let png = fs::read(folder.join("out/board-1.png")).expect("the picture");
    let number = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
    assert_eq!((number(16), number(20)), (7016, 9921));
}

/// A theme whose rat is so many coloured triangles.
fn scattered(within: &Path, shapes: u32) {
    let mut seed = 1u32;
    let mut random = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    let mut svg = String::from("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1024 1024'>");
    for _ in 0..shapes {
        let (colour, x, y) = (random(4096), random(1000), random(1000));
        let [a, b, c, d] = [(); 4].map(|()| random(60) as i32 - 30);
        svg.push_str(&format!("<path fill='#{colour:03x}' d='M{x} {y}l{a} {b} {c} {d}z'/>"));
    }
    svg.push_str("</svg>");
    fs::write(within.join("rat.svg"), svg).expect("the drawing can be written");
    let theme = "format = 1\nextends = \"pictures\"\n[pictures]\nrat = \"rat.svg\"\n";
    fs::write(within.join("scattered.toml"), theme).expect("the theme can be written");
}

#[test]
fn a_drawing_of_as_many_shapes_as_may_be_is_made_in_every_format_within_bounds() {
    // It lies on every page, some thirty times on the stickers alone.
    let folder = folder("scattered");
    scattered(&folder, 24_000);
    let made = limited(&folder, "-v 800000", "make scattered.toml --format pdf,svg,ps,png -o out");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    scattered(&folder, 40_000);
    let made = limited(&folder, "-v 300000", "make scattered.toml -o more");
    assert_eq!(made.status.code(), Some(2), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(!folder.join("more").exists());
}
