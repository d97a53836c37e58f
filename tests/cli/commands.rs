//! The program's answers, word for word: the twelve disputes, every fault, every command.
//!
//! After a wanted change, `TRYCMD=overwrite cargo test --release --test cli commands` writes them anew; then read what
//! changed. Where a folder `NAME.out` lies beside `NAME.in`, the commands work in a copy of it: they may write files.

#[test]
fn the_program_answers_as_written_down() {
    trycmd::TestCases::new().case("tests/disputes/*.md").case("tests/commands/*.md");
}

/// The help of a command, and of all commands below it, as the program prints it on a terminal of 80 columns.
fn help(command: &[String], pages: &mut Vec<(String, String)>) {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_shouqi"))
        .args(command)
        .arg("--help")
        .env("COLUMNS", "80")
        .output()
        .expect("the program runs");
    let page = String::from_utf8(output.stdout).expect("help is text");
    let lines = page.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    for name in lines.filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next()) {
        if name != "help" {
            help(&[command, &[name.to_owned()]].concat(), pages);
        }
    }
    pages.push((format!("shouqi {} --help", command.join(" ")), page));
}

#[test]
fn every_page_of_help_fits_80_columns() {
    let mut pages = Vec::new();
    help(&[], &mut pages);
    assert!(pages.len() > 30, "only {} pages were found", pages.len());
    let wide = |(page, text): &(String, String)| {
        let lines = text.lines().filter(|line| line.chars().count() > 80);
        lines.map(|line| format!("{page}: {line}")).collect::<Vec<_>>()
    };
    assert_eq!(pages.iter().flat_map(wide).collect::<Vec<_>>(), Vec::<String>::new());
}
