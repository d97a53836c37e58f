//! `shouqi make` on a disk: what it writes, what it never overwrites, and that it writes the same every time.

use crate::support::program::{executable, shouqi};
use shouqi::files::{FileError, FileProvider};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    crate::support::program::folder("make", name)
}

/// Every file below a folder, by its path in it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(folder)
        .expect("the folder can be listed")
        .map(|entry| entry.expect("a file").path())
        .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read(path).expect("a file")))
        .collect()
}

#[test]
fn the_default_set_is_a_pdf_of_the_whole_one_of_each_part_and_an_svg_of_each_page() {
    let here = folder("default");
    let made = shouqi(&here, &["make"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let written: Vec<String> = files(&here.join("shouqi-set")).into_keys().collect();
    let parts = ["assembly", "board", "pieces", "rules"];
    let mut set: Vec<String> = parts.iter().flat_map(|part| [format!("{part}-1.svg"), format!("{part}.pdf")]).collect();
    set.push("set.pdf".to_owned());
    let expected = [vec![".made-by-shouqi".to_owned()], set].concat();
    assert_eq!(written, expected);
}

#[test]
fn every_file_of_every_theme_is_small_enough_to_send_and_holds_no_bitmap_of_ours() {
    for theme in shouqi::theme::THEMES {
        let here = folder("small").join(theme.name);
        fs::create_dir_all(&here).expect("the folder can be made");
        assert!(shouqi(&here, &["make", theme.name, "--quiet"]).status.success());
        let sheets: Vec<(String, usize)> = files(&here.join("shouqi-set"))
            .into_iter()
            .filter(|(name, _)| name.ends_with(".pdf"))
            .map(|(name, bytes)| {
                let bitmap =
                    ["/Subtype/Image", "/Subtype /Image"].into_iter().any(|word| holds(&bytes, word.as_bytes()));
                assert!(!bitmap, "{name} of {} holds a bitmap", theme.name);
                (name, bytes.len())
            })
            .collect();
        assert_eq!(sheets.len(), 5, "{sheets:?}");
        assert!(sheets.iter().all(|(_, bytes)| *bytes < 250_000), "{}: {sheets:?}", theme.name);
    }
}

#[test]
fn every_theme_makes_a_set_in_japanese_and_classic_one_in_every_language() {
    let japanese = shouqi::theme::THEMES.iter().map(|theme| (theme.name, "ja"));
    let classic = shouqi::language::LANGUAGES.iter().map(|&language| ("classic", language));
    for (theme, language) in japanese.chain(classic) {
        let here = folder("languages");
        let made = shouqi(&here, &["make", theme, "--lang", language, "--format", "svg", "--quiet"]);
        assert!(made.status.success(), "{theme} in {language}: {}", String::from_utf8_lossy(&made.stderr));
        let title = shouqi::theme::shipped_theme(theme).expect("a theme").title_in(language).to_owned();
        let own = shouqi::language::Language::shipped(language).and_then(|language| language.say("game", &[]));
        assert!(own.is_some_and(|own| title.ends_with(&own)), "{theme} is called {title} in {language}");
    }
}

/// Whether these bytes stand somewhere in a file.
fn holds(file: &[u8], bytes: &[u8]) -> bool {
    file.windows(bytes.len()).any(|window| window == bytes)
}

#[test]
fn two_runs_in_other_folders_homes_languages_and_seconds_write_the_same_bytes() {
    let run = |name: &str, language: &str, zone: &str| {
        let here = folder(name);
        let all =
            ["make", "schule", "-o", "set", "--format", "pdf,svg,ps,eps,png,cut-svg,dxf", "--dpi", "60", "--quiet"];
        let status = Command::new(executable())
            .args(all)
            .current_dir(&here)
            .envs([("HOME", here.as_os_str()), ("LC_ALL", language.as_ref()), ("LANG", language.as_ref())])
            .envs([("TZ", zone), ("USER", name)])
            .status()
            .expect("the program runs");
        assert!(status.success());
        files(&here.join("set"))
    };
    let first = run("one", "C", "UTC");
    // A time stamp in whole seconds would differ.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let second = run("another", "de_DE.UTF-8", "Asia/Shanghai");
    let apart: Vec<&String> = first.keys().filter(|name| first.get(*name) != second.get(*name)).collect();
    assert!(apart.is_empty() && first.len() == second.len(), "these differ: {apart:?}");
    assert!(first.len() > 10);
}

#[test]
fn a_set_made_again_replaces_its_own_files_but_not_one_that_was_changed_since() {
    let here = folder("again");
    assert!(shouqi(&here, &["make", "--part", "pieces", "--quiet"]).status.success());
    let bigger = ["make", "--part", "pieces", "--set", "pieces.size=22mm", "--quiet"];
    assert!(shouqi(&here, &bigger).status.success(), "its own files may be replaced");

    let touched = here.join("shouqi-set/pieces-1.svg");
    fs::write(&touched, "<svg>mine</svg>").expect("the file can be written");
    let before = files(&here.join("shouqi-set"));
    let refused = shouqi(&here, &["make", "--part", "pieces"]);
    assert_eq!(refused.status.code(), Some(2));
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(printed.contains("pieces-1.svg") && printed.contains("--force"), "{printed}");
    assert_eq!(files(&here.join("shouqi-set")), before, "nothing was touched");

    assert!(shouqi(&here, &["make", "--part", "pieces", "--force", "--quiet"]).status.success());
    assert_ne!(fs::read(&touched).expect("the file"), b"<svg>mine</svg>");
}

#[test]
fn files_for_cutters_are_made_of_pages_with_cut_lines_only() {
    let here = folder("cutting");
    let made = shouqi(&here, &["make", "--size", "family", "--format", "dxf,cut-svg", "-o", "set"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let written: Vec<String> = files(&here.join("set")).into_keys().collect();
    assert_eq!(written, [".made-by-shouqi", "pieces-1-cut.svg", "pieces-1.dxf"]);
    let printed = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(printed.contains("never \"fit to page\"") && !printed.contains("100 mm bar"), "{printed}");
}

#[test]
fn without_cut_lines_cutter_formats_are_dropped_with_a_note() {
    let here = folder("uncut");
    let refused = shouqi(&here, &["make", "--part", "board,rules", "--format", "dxf,cut-svg"]);
    assert_eq!(refused.status.code(), Some(2));
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        printed.contains("nothing is cut in this set (board, rules)") && printed.contains("--part pieces"),
        "{printed}"
    );
    assert!(files(&here).is_empty(), "nothing was written");

    let labels = ["make", "--size", "family", "--label", "Herma 4387", "--part", "pieces", "--format", "dxf"];
    let refused = shouqi(&here, &labels);
    assert_eq!(refused.status.code(), Some(2));
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(printed.contains("labels are cut already"), "{printed}");
    let to_cut = [&labels[..], &["--set", "pieces.label=none", "-o", "cut"]].concat();
    assert!(shouqi(&here, &to_cut).status.success(), "as the help says");

    let made = shouqi(&here, &["make", "--part", "board", "--format", "svg,dxf", "-o", "set"]);
    assert!(made.status.success());
    let printed = String::from_utf8_lossy(&made.stderr).into_owned();
    assert!(printed.starts_with("note: nothing is cut in this set (board)"), "{printed}");
    assert_eq!(files(&here.join("set")).into_keys().collect::<Vec<_>>(), [".made-by-shouqi", "board-1.svg"]);
}

#[test]
fn another_theme_does_not_replace_the_files_of_the_first() {
    let here = folder("other");
    assert!(shouqi(&here, &["make", "roman", "--quiet"]).status.success());
    let before = files(&here.join("shouqi-set"));
    let refused = shouqi(&here, &["make", "colouring"]);
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(files(&here.join("shouqi-set")), before);
}

#[test]
fn a_wrong_theme_writes_nothing_at_all() {
    let here = folder("wrong");
    fs::write(here.join("emma.toml"), "format = 1\nextends = \"classic\"\n[pieces]\nsize = 30\n").expect("a theme");
    let refused = shouqi(&here, &["make", "emma.toml"]);
    assert_eq!(refused.status.code(), Some(2));
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        printed.contains("emma.toml:4:8") && printed.contains("length-without-unit") && printed.contains("30mm"),
        "{printed}"
    );
    assert_eq!(files(&here).into_keys().collect::<Vec<_>>(), ["emma.toml"]);
}

#[test]
fn a_new_theme_can_be_made_at_once_and_is_never_overwritten() {
    let here = folder("new");
    for from in ["classic", "colouring", "roman", "schule", "pictures", "laser"] {
        let (name, file) = (format!("my-{from}"), format!("my-{from}.toml"));
        let written = shouqi(&here, &["new", &name, "--from", from]);
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        let made = shouqi(&here, &["make", &file, "-o", &name, "--quiet"]);
        assert!(made.status.success(), "{from}: {}", String::from_utf8_lossy(&made.stderr));
        let lines = fs::read_to_string(here.join(&file)).expect("the theme");
        let lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        assert!(lines <= 36, "{from} has {lines} lines");
        assert_eq!(shouqi(&here, &["new", &name]).status.code(), Some(2));
    }
}

/// Waits until something holds, for a machine that is busy.
fn soon(what: &str, holds: impl Fn() -> bool) {
    let patience = std::time::Duration::from_secs(60);
    let begun = std::time::Instant::now();
    while !holds() {
        assert!(begun.elapsed() < patience, "{what} did not happen");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn a_watched_theme_is_made_again_when_it_is_saved_and_a_fault_does_not_end_the_watch() {
    let here = folder("watched");
    let theme = |colour: &str| format!("format = 1\nextends = \"classic\"\n\n[colours]\nriver = \"{colour}\"\n");
    let file = here.join("mine.toml");
    fs::write(&file, theme("navy")).expect("the theme can be written");
    let arguments = ["make", "mine.toml", "-o", "set", "--format", "svg", "--part", "pieces,board", "--watch"];
    let log = fs::File::create(here.join("stderr.txt")).expect("a file for standard error");
    let mut watch = Command::new(executable())
        .args(arguments)
        .current_dir(&here)
        .stderr(log)
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program runs");
    let board = || fs::read_to_string(here.join("set/board-1.svg")).unwrap_or_default();
    let heard = || fs::read_to_string(here.join("stderr.txt")).unwrap_or_default();
    soon("the first set", || heard().contains("Watching 1 file"));
    assert!(board().contains("#000080") && !board().contains("#008080"));
    fs::write(&file, theme("teel")).expect("the theme can be written");
    soon("a fault", || heard().contains("\"teel\" is not a colour"));
    assert!(board().contains("#000080"), "a faulty theme leaves the set as it was");
    fs::write(&file, theme("teal")).expect("the theme can be written");
    soon("the second set", || board().contains("#008080"));
    watch.kill().expect("the watch can be stopped");
    let _ = watch.wait();
}

#[test]
fn a_shipped_theme_is_nothing_to_watch() {
    let here = folder("unwatched");
    let made = shouqi(&here, &["make", "--watch", "--part", "pieces", "--format", "svg"]);
    assert_eq!(made.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&made.stderr).contains("--watch wants a theme of your own"));
}

#[test]
fn the_summary_gives_the_paper_of_each_part() {
    let here = folder("papers");
    for (arguments, said) in [
        (vec!["--size", "family", "--part", "board,pieces"], vec!["on A4 landscape", "on A4 portrait"]),
        (vec!["--set", "cutter.machine=cricut", "--part", "pieces"], vec!["on 234.95 × 171.45 mm"]),
        (vec!["--paper", "A5", "--part", "rules"], vec!["on A5 portrait"]),
    ] {
        let arguments = [vec!["make", "--force"], arguments].concat();
        let made = shouqi(&here, &arguments);
        // Lines may be broken anywhere.
        let printed: String = String::from_utf8_lossy(&made.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
        for word in said {
            assert!(printed.contains(word), "{arguments:?} says {word}: {printed}");
        }
    }
}

#[test]
fn a_new_theme_equals_its_base_and_lists_the_alternatives() {
    let here = folder("new-like");
    for base in shouqi::theme::THEMES {
        let name = format!("my-{}", base.name);
        assert!(shouqi(&here, &["new", &name, "--from", base.name]).status.success());
        let file = format!("{name}.toml");
        let check = shouqi(&here, &["check", &file, "--strict"]);
        assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
        let text = fs::read_to_string(here.join(&file)).expect("it was written");
        let written = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
        for key in ["title", "size", "languages", "rules", "called", "colour", "ground", "show", "land", "layout"] {
            assert!(written.lines().any(|line| line.starts_with(&format!("{key} = "))), "{file} has no {key}");
        }
        for table in ["[pieces.white]", "[pieces.black]", "[face]", "[colours]", "[board]", "[paper]"] {
            assert!(written.contains(table), "{file} has no {table}");
        }
        // Nothing is changed yet.
        let made = |theme: &shouqi::theme::Theme| {
            let shouqi::theme::Theme { languages, size, paper, board, pieces, face, sheet, colours, .. } = theme;
            format!("{languages:?} {size:?} {paper:?} {board:?} {pieces:?} {face:?} {sheet:?} {colours:?}")
        };
        let own = shouqi::theme::load(&format!("./{file}"), &Default::default(), &OneTheme(text));
        let own = own.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(made(&own), made(&shouqi::theme::shipped_theme(base.name).expect("the theme is shipped")));
    }
}

/// A file provider with one theme on it.
struct OneTheme(String);

impl FileProvider for OneTheme {
    fn text(&self, path: &str, _: Option<&str>) -> Result<shouqi::diagnostics::Source, FileError> {
        Ok(shouqi::diagnostics::Source::new(path, self.0.as_str()))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err(format!("{path} is not there").into())
    }
}

#[test]
fn sizes_follow_from_discs_stickers_and_sheets() {
    let here = folder("sizes");
    let made = |options: &[&str]| -> serde_json::Value {
        let all = [&["make", "--json", "--part", "board,pieces", "--format", "svg", "-o", "set", "--force"], options]
            .concat();
        let made = shouqi(&here, &all);
        assert!(made.status.success(), "{options:?}: {}", String::from_utf8_lossy(&made.stderr));
        serde_json::from_slice(&made.stdout).expect("JSON")
    };
    let mm = |report: &serde_json::Value, part: &str, key: &str| report[part][key].as_f64().expect("a length");
    for (options, piece, sticker) in [
        (&["--discs", "35mm"][..], 35.0, 33.0),
        (&["--discs", "1.25in", "--paper", "Letter"], 31.75, 29.75),
        (&["--stickers", "25.4mm"], 29.0, 25.4),
        (&["--stickers", "25.4mm", "--discs", "28mm"], 28.0, 25.4),
    ] {
        let report = made(options);
        assert_eq!(
            (mm(&report, "pieces", "piece_mm"), mm(&report, "pieces", "sticker_mm")),
            (piece, sticker),
            "{options:?}"
        );
        let share = piece / mm(&report, "board", "square_mm");
        assert!((0.75..=0.8351).contains(&share), "{options:?}: {share}");
    }
    // Two sheets less are worth a square that is a little tighter.
    assert_eq!(made(&["--discs", "30mm"])["board"]["sheets"], 2);

    for sheets in [1, 2, 4] {
        let report = made(&["--sheets", &sheets.to_string()]);
        let square = mm(&report, "board", "square_mm");
        assert!(report["board"]["sheets"].as_u64() <= Some(sheets), "{report}");
        assert!(mm(&report, "pieces", "piece_mm") <= 0.8 * square + 1e-9, "{report}");
        // Half a millimetre more would take more sheets, or leave no room for a frame.
        let more = format!("board.square={}mm", square + 0.5);
        let more = made(&["--set", &more, "--set", "board.frame-room=slim"]);
        assert!(more["board"]["sheets"].as_u64() > Some(sheets), "{more}");
    }
    let refused = shouqi(&here, &["make", "--discs", "35mm", "--sheets", "1"]);
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && printed.contains("--sheets 4"), "{printed}");
    let refused = shouqi(&here, &["make", "--set", "pieces.size=35mm"]);
    let printed = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(printed.contains("board.square = \"44mm\""), "the square that would do is named: {printed}");
    let listed = made(&["--set", "face.show=[\"picture\", numeral]", "--set", "title=\"Our game\""]);
    assert_eq!(listed, made(&["--set", "face.show=picture,numeral", "--set", "title=Our game"]));
}

#[test]
fn a_bad_length_on_the_command_line_is_shown_with_a_caret_and_what_would_be_right() {
    let here = folder("lengths");
    let refusal = |arguments: &[&str]| {
        let refused = shouqi(&here, arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        String::from_utf8_lossy(&refused.stderr).into_owned()
    };
    // Arguments, the code of the fault, and the line with the caret.
    for (arguments, code, caret) in [
        (&["make", "--discs", "35"][..], "length-without-unit", "^^ write \"35mm\" (also cm, in, pt)"),
        (&["make", "--discs", "35mn"], "unknown-unit", "^^^^ did you mean mm? Possible are mm, cm, in and pt"),
        (&["make", "--stickers", "1inch"], "unknown-unit", "^^^^^ did you mean in? Possible are mm, cm, in and pt"),
        (&["make", "--stickers", "wide"], "no-length", "^^^^ write a number and its unit, such as \"20mm\""),
        (&["make", "--stickers", "25,4mm"], "no-length", "^^^^^^ write \"25.4mm\", with a point"),
        (&["check", "--discs", "900mm"], "out-of-range", "^^^^^ this is too much"),
        (&["make", "--discs", "5mm"], "sticker-too-small", "^^^ 7mm or more"),
        (&["labels", "--fits", "3cn"], "unknown-unit", "^^^ did you mean cm? Possible are mm, cm, in and pt"),
        (&["make", "--sheets", "four"], "no-count", "^^^^ such as 4"),
        (&["make", "--sheets", "0"], "out-of-range", "^ this is too little"),
        (&["make", "--sheets", "4294967300"], "out-of-range", "^^^^^^^^^^ this is too much"),
        (&["make", "--discs", "35mm", "--sheets", "1"], "too-few-sheets", "^ --sheets 4, or smaller discs"),
    ] {
        let said = refusal(arguments);
        let (option, value) = (arguments[arguments.len() - 2], arguments[arguments.len() - 1]);
        assert!(said.starts_with(&format!("error[{code}]: ")), "{arguments:?}: {said}");
        assert!(said.contains(&format!("─ {option}:1:1\n")), "{arguments:?}: {said}");
        assert!(said.contains(&format!("1 │ {value}\n")), "{arguments:?}: {said}");
        assert!(said.contains(&format!("  │ {caret}\n")), "{arguments:?}: {said}");
    }
    let all = refusal(&["make", "--discs", "35", "--stickers", "x", "--sheets", "y"]);
    assert_eq!(all.matches("error[").count(), 3, "all at once: {all}");
    let larger = refusal(&["make", "--discs", "20mm", "--stickers", "30mm"]);
    assert!(larger.contains("1 │ 30mm\n  │ ^^^^ 18mm leaves an edge of 1 mm"), "{larger}");
}
