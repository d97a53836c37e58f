//! The program's answers, word for word: the twelve disputes, every fault, every command.
//!
//! After a wanted change, `TRYCMD=overwrite cargo test --test commands` writes them anew; then read what changed.
//! Where a folder `NAME.out` lies beside `NAME.in`, the commands work in a copy of it: they may write files.

#[test]
fn the_program_answers_as_written_down() {
    trycmd::TestCases::new().case("tests/disputes/*.md").case("tests/commands/*.md");
}
