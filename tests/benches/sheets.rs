//! How long a rules sheet takes: as a whole, and stage by stage.

use divan::Bencher;
use shouqi::export;
use shouqi::files::NoFiles;
use shouqi::geom::Size;
use shouqi::language::{LANGUAGES, Language};
use shouqi::layout::{self, SheetPlan};
use shouqi::rules::{PRESETS, Rules, preset_rules};
use shouqi::rulesheet::{Sheet, prove};
use shouqi::scene::Document;
use shouqi::theme::{self, Overrides, SheetLayout, Theme};
use std::slice;
use std::sync::Arc;
use std::thread;

fn main() {
    divan::main();
}

/// Rulesets and languages: short words, long words, ideographs.
const SHEETS: [(&str, &str); 3] = [("classic", "en"), ("tierschach", "de"), ("classic", "zh-Hant")];
const A4: SheetPlan = SheetPlan { layout: SheetLayout::Page, paper: Size::new(210.0, 297.0), annotate: false };

fn theme() -> Theme {
    theme::load("classic", &Overrides::default(), &NoFiles).expect("the theme is shipped")
}

fn rules(name: &str) -> Arc<Rules> {
    preset_rules(name).expect("the ruleset is shipped")
}

fn language(tag: &str) -> Language {
    Language::shipped(tag).expect("the language is shipped")
}

fn sheet(name: &str, tag: &str) -> Sheet {
    Sheet::build(&rules(name), &language(tag), None).expect("every shipped language says every shipped ruleset")
}

fn laid_out(theme: &Theme, sheet: &Sheet) -> Document {
    layout::rules(theme, slice::from_ref(sheet), A4).expect("a sheet can be laid out")
}

/// Everything that a sheet takes but the reading of the theme and the writing of the file.
fn whole(theme: &Theme, name: &str, tag: &str) -> usize {
    export::pdf(&laid_out(theme, &sheet(name, tag))).expect("a sheet can be written").len()
}

#[divan::bench(args = ["classic", "tierschach"])]
fn every_example_proved(bencher: Bencher, name: &str) {
    let rules = rules(name);
    bencher.bench(|| prove(&rules).expect("every example holds"));
}

#[divan::bench(args = ["en", "de", "zh-Hant"])]
fn language_read(tag: &str) -> Language {
    language(tag)
}

/// The examples proved, the sentences chosen and said.
#[divan::bench(args = SHEETS)]
fn sheet_built(bencher: Bencher, (name, tag): (&str, &str)) {
    let (rules, language) = (rules(name), language(tag));
    bencher.bench_local(|| Sheet::build(&rules, &language, None).expect("the language says everything"));
}

#[divan::bench(args = SHEETS)]
fn laid_out_on_a4(bencher: Bencher, (name, tag): (&str, &str)) {
    let (theme, sheet) = (theme(), sheet(name, tag));
    bencher.bench(|| laid_out(&theme, &sheet));
}

#[divan::bench(args = SHEETS)]
fn written_as_pdf(bencher: Bencher, (name, tag): (&str, &str)) {
    let document = laid_out(&theme(), &sheet(name, tag));
    bencher.bench(|| export::pdf(&document).expect("the sheet can be written"));
}

#[divan::bench(args = SHEETS)]
fn whole_sheet_from_toml_to_pdf(bencher: Bencher, (name, tag): (&str, &str)) {
    let theme = theme();
    bencher.bench(|| whole(&theme, name, tag));
}

/// All rulesets in all languages, one after the other: each ruleset is proved once.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn all_sheets() -> usize {
    let theme = theme();
    PRESETS.iter().map(|preset| in_all_languages(&theme, preset.name)).sum()
}

/// The same, with one thread for each core.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn all_sheets_on_all_cores() -> usize {
    let theme = theme();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = PRESETS.len().div_ceil(cores);
    thread::scope(|scope| {
        let theme = &theme;
        let workers = PRESETS.chunks(share).map(|presets| {
            scope.spawn(move || presets.iter().map(|preset| in_all_languages(theme, preset.name)).sum::<usize>())
        });
        let workers: Vec<_> = workers.collect();
        workers.into_iter().map(|worker| worker.join().expect("the sheets can be written")).sum()
    })
}

fn in_all_languages(theme: &Theme, name: &str) -> usize {
    let rules = rules(name);
    let proof = prove(&rules).expect("every example holds");
    let written = |tag: &&str| {
        let sheet = Sheet::proved(&rules, &language(tag), None, &proof).expect("the language says everything");
        export::pdf(&laid_out(theme, &sheet)).expect("a sheet can be written").len()
    };
    LANGUAGES.iter().map(written).sum()
}
