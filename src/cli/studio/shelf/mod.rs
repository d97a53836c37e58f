//! `shouqi shelf`: ready sets to download, and pages from which one takes them.
//!
//! | file | |
//! |---|---|
//! | `editions` | which sets there are |
//! | `page` | the page of a language |

mod editions;
mod page;

use super::args::Shelf;
use super::site;
use crate::cli::escaped_output;
use crate::cli::exit::{Done, Failure};
use crate::cli::print::folder::{self, Made};
use crate::cli::print::{hung, theme_options::theme};
use crate::cli::progress::Progress;
use crate::cli::side_by_side::side_by_side;
use crate::cli::terminal::counted;
use crate::export::{pdf, png};
use crate::language::LANGUAGES;
use crate::preflight::{Severity, check};
use crate::service::{LaidOutSet, count};
use crate::theme::{PAPERS, THEMES};
use editions::{Edition, editions};
use page::{Offer, PagePicture};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

/// Dots per inch of the pictures on the pages.
const DPI: f64 = 48.0;
/// The faces of the pages.
const FACES: [&str; 3] = ["Alegreya-Bold.ttf", "AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf"];
/// The look of the pages.
const STYLE: &[u8] = include_bytes!("../../../../templates/shelf/shelf.css");

/// What was made of an edition.
enum Edited {
    Made(Made),
    /// Why there is none.
    LeftOut(String),
}

/// Makes the sets, theme by theme, then the pages.
pub fn run(shelf: Shelf) -> Result<Done, Failure> {
    let begun = Instant::now();
    let themes = chosen(&shelf.theme, THEMES.iter().map(|theme| theme.name).collect(), "theme")?;
    let languages = chosen(&shelf.lang, LANGUAGES.to_vec(), "language")?;
    let papers = chosen(&shelf.paper, PAPERS.iter().map(|(name, ..)| *name).collect(), "paper")?;
    let all: Vec<_> = themes.iter().map(|name| editions(name, &papers, &shelf.discs, &languages)).collect();
    let total = all.iter().map(Vec::len).sum::<usize>();
    let progress = Progress::new(total as u64, "  [{bar:20}]  {pos} of {len}  {msg}", shelf.quiet);
    let mut offers = Vec::new();
    let mut left_out = BTreeMap::<String, usize>::new();
    for (name, editions) in themes.iter().zip(all) {
        let edited = side_by_side(&editions, |edition| {
            let edited = edited(edition);
            progress.add(1, edition.file());
            edited
        });
        let mut files = Vec::new();
        for (edition, edited) in editions.into_iter().zip(edited) {
            match edited? {
                Edited::Made(made) => {
                    offers.push(Offer { bytes: made.bytes.len(), edition });
                    files.push(made);
                }
                Edited::LeftOut(why) => *left_out.entry(why).or_default() += 1,
            }
        }
        if !files.is_empty() {
            // Theme by theme, so that they need not be in memory all at once.
            folder::write(&shelf.out.join(name), name, &files, shelf.force)?;
        }
    }
    drop(progress);
    let left_out = left_out.into_iter().map(|(why, count)| {
        let what = counted(count, "set was", "sets were");
        format!("{what} left out: {why}")
    });
    if offers.is_empty() {
        let why = left_out.map(|line| format!("\n  {line}"));
        return Err(Failure::Unreadable(format!("error: no set can be made{}", why.collect::<String>())));
    }
    let (pictures, files) = pictures(&themes)?;
    let pages = page::pages(&languages, &themes, &offers, &pictures, shelf.studio.as_deref());
    let faces = site::files().filter(|file| FACES.iter().any(|face| file.path.ends_with(face)));
    let faces = faces.map(|file| Made { name: file.path.into_owned(), bytes: file.bytes.to_vec() });
    let style = Made { name: "shelf.css".to_owned(), bytes: STYLE.to_vec() };
    let files: Vec<Made> = pages.into_iter().chain(files).chain(faces).chain([style]).collect();
    folder::write_worded(&shelf.out, "shelf", &files, shelf.force, &WORDING)?;
    if !shelf.quiet {
        let bytes: usize = offers.iter().map(|offer| offer.bytes).sum();
        let seconds = begun.elapsed().as_secs_f64();
        let mut out = escaped_output::stdout();
        let sets = counted(offers.len(), "set", "sets");
        writeln!(
            out,
            "{sets}, {:.0} MB, made in {seconds:.0} s: {}/index.html",
            bytes as f64 / 1e6,
            shelf.out.display()
        )?;
        for line in left_out {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Done::Well)
}

/// How a refusal speaks of the pages.
const WORDING: folder::Wording = folder::Wording { option: "-o NAME", origin: "of other origin or changed since" };

/// The named ones, or all.
fn chosen<'n>(named: &[String], all: Vec<&'n str>, what: &str) -> Result<Vec<&'n str>, Failure> {
    let find = |name: &String| {
        all.iter().copied().find(|one| one == name).ok_or_else(|| {
            let help = crate::diagnostics::one_of(name, &all);
            Failure::Unreadable(format!("error: no shipped {what} is called \"{}\"; {help}", name.escape_debug()))
        })
    };
    if named.is_empty() { Ok(all.clone()) } else { named.iter().map(find).collect() }
}

/// An edition as PDF.
fn edited(edition: &Edition) -> Result<Edited, Failure> {
    let made = || -> Result<Edited, Failure> {
        let theme = theme(&edition.look)?;
        let laid = LaidOutSet::of(&theme, &[])?;
        if count(&check(&theme, &laid.set), Severity::Fault) > 0 {
            return Ok(Edited::LeftOut("faults found by preflight".to_owned()));
        }
        Ok(Edited::Made(Made { name: edition.file(), bytes: pdf(&laid.set.document)? }))
    };
    // A shipped theme is refused for its sizes alone.
    made().or_else(|failure| match &failure {
        Failure::Unreadable(text) => Ok(Edited::LeftOut(text.trim_start_matches("error: ").to_owned())),
        Failure::Faulty(reports) => match reports.iter().find_map(|report| report.faults().first()) {
            Some(fault) => Ok(Edited::LeftOut(fault.message.clone())),
            None => Err(failure),
        },
        Failure::File(_) | Failure::Closed => Err(failure),
    })
}

/// The pictures of the themes, and their files.
fn pictures(themes: &[&str]) -> Result<(Vec<PagePicture>, Vec<Made>), Failure> {
    let names: Vec<String> = themes.iter().map(|&name| name.to_owned()).collect();
    let document = hung(&names)?;
    let places: Vec<usize> =
        themes.iter().filter_map(|name| document.pages.iter().position(|page| page.part == *name)).collect();
    let files = side_by_side(&places, |&place| {
        let name = format!("images/{}.png", document.pages[place].part);
        Ok::<_, Failure>(Made { name, bytes: png(&document, place, DPI, false)? })
    });
    let pictures = themes.iter().zip(&places).map(|(name, &place)| {
        let size = document.pages[place].media;
        let dots = |millimetres: f64| (millimetres / 25.4 * DPI).round() as u32;
        PagePicture { theme: (*name).to_owned(), width: dots(size.width), height: dots(size.height) }
    });
    Ok((pictures.collect(), files.into_iter().collect::<Result<_, _>>()?))
}
