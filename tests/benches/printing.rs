//! How long a set takes: as a whole, and stage by stage.

use shouqi::export;
use shouqi::files::NoFiles;
use shouqi::layout::{self, PARTS, Set};
use shouqi::theme::{self, Overrides, THEMES, Theme};

fn main() {
    divan::main();
}

fn themes() -> impl Iterator<Item = &'static str> {
    THEMES.iter().map(|theme| theme.name)
}

fn read(name: &str) -> Theme {
    theme::load(name, &Overrides::default(), &NoFiles).expect("the theme is shipped")
}

fn laid_out(name: &str) -> Set {
    layout::set(&read(name), &PARTS).expect("a shipped theme can be laid out")
}

/// Everything that `shouqi make --format pdf,svg,ps` does but the writing: theme, layout, three formats.
#[divan::bench(args = themes())]
fn whole_set_in_three_formats(name: &str) -> usize {
    let set = laid_out(name);
    let mut bytes = export::ps(&set.document).len();
    bytes += export::pdf(&set.document).expect("the set can be written").len();
    (0..set.document.pages.len()).map(|page| export::svg(&set.document, page).len()).sum::<usize>() + bytes
}

#[divan::bench(args = themes())]
fn theme_read_and_checked(name: &str) -> Theme {
    read(name)
}

#[divan::bench(args = themes())]
fn set_laid_out(bencher: divan::Bencher, name: &str) {
    let theme = read(name);
    bencher.bench(|| layout::set(&theme, &PARTS).expect("a shipped theme can be laid out"));
}

#[divan::bench(args = themes())]
fn written_as_pdf(bencher: divan::Bencher, name: &str) {
    let set = laid_out(name);
    bencher.bench(|| export::pdf(&set.document).expect("the set can be written"));
}

#[divan::bench(args = themes())]
fn written_as_svg(bencher: divan::Bencher, name: &str) {
    let set = laid_out(name);
    bencher.bench(|| export::svg(&set.document, 0));
}

#[divan::bench(args = themes())]
fn written_as_postscript(bencher: divan::Bencher, name: &str) {
    let set = laid_out(name);
    bencher.bench(|| export::ps(&set.document));
}

/// The board's page at 150 dots to the inch.
#[divan::bench(args = themes(), sample_count = 20)]
fn drawn_as_png(bencher: divan::Bencher, name: &str) {
    let set = laid_out(name);
    bencher.bench(|| export::png(&set.document, 0, 150.0, false).expect("the page can be drawn"));
}

/// A hundred sets on sheets of nine labels: two hundred pages.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn a_hundred_sets_on_labels() -> usize {
    let set = ["pieces.size=65mm", "board.square=80mm", "pieces.label=Avery 5194", "pieces.sets=100"];
    let set = set.iter().map(|text| (*text).to_owned()).collect();
    let theme =
        theme::load("classic", &Overrides { set, ..Overrides::default() }, &NoFiles).expect("the theme is right");
    let set = layout::set(&theme, &["pieces"]).expect("the set can be laid out");
    export::pdf(&set.document).expect("the set can be written").len()
}
