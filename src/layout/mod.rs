//! Lays out the pages of a set from a checked theme.
//!
//! Input: a [`Theme`] with its rules. Output: a [`Document`], and a [`Plan`] of what was chosen. Everything that the
//! writers would have to compute is computed here, or in the rooms below: `canvas`, `motif`, `compose` for single
//! things, `impose` for sheets of paper, `assembly` for the instructions.

mod plan;

pub use crate::assembly::AssemblyPlan;
use crate::assembly::{self, Facts};
pub use crate::canvas::error::LayoutError;
use crate::canvas::guides;
pub use crate::canvas::guides::rulers;
pub use crate::canvas::resources::Resources;
pub use crate::compose::diagram;
pub use crate::compose::gadget_figure::{ClaimRow, GadgetFigure, Subject, WireEnd, Wiring};
pub use crate::compose::piece::{BACK_DRIFT, LEAST_NAME, back_drift, sticker_lines, sticker_shown};
pub use crate::compose::sheet::{Reading, SheetPlan};
use crate::compose::{calibration as calibration_page, gadget_figure as figure_page, piece, sheet};
use crate::extras::{EXTRAS, ExtraFacts};
use crate::impose::document::{bound, designed, for_press};
pub use crate::impose::folds::{Crease, Folds};
pub use crate::impose::gallery::{GALLERY, GalleryEntry, gallery, gallery_entry, specimens};
pub use crate::impose::label_pages::TEST as LABEL_TEST;
pub use crate::impose::partition::{BoardPart, Tab};
pub use crate::impose::plan::{BoardPlan, PARTS, PiecesPlan};
pub use crate::impose::printer_correction::{Unmeasured, printed_by};
pub use crate::impose::specimen::{Rendering, Specimen, specimen};
pub use crate::impose::tiling::Tiling;
use crate::impose::{board_pages, laser, sticker_fill, sticker_pages};
pub use crate::motif::animal::ghost;
pub use crate::motif::bands::{Bands, FrameKind};
use crate::rulesheet::Sheet;
use crate::scene::{Document, Page};
use crate::theme::{Machine, Paper, Theme};
pub use plan::{ExtraPlan, PackagePlan, Plan, RulesPlan};

/// The part with the rules of the game.
pub const RULES: &str = sheet::PART;
/// The part with the assembly instructions.
pub const ASSEMBLY: &str = assembly::PART;

/// The parts that go with a set, made when they are asked for.
pub fn extras() -> impl Iterator<Item = &'static str> + Clone {
    EXTRAS.iter().map(|extra| extra.part)
}

/// A set after layout.
#[derive(Debug, Clone)]
pub struct Set {
    /// Its pages.
    pub document: Document,
    /// The same pages before laser flattening; `None` without it.
    pub drawn: Option<Document>,
    /// The layout's choices: sizes, sheets, frame.
    pub plan: Plan,
}

impl Set {
    /// Its pages before laser flattening.
    pub fn as_drawn(&self) -> &Document {
        self.drawn.as_ref().unwrap_or(&self.document)
    }

    /// The number of sheets by paper, those of `paper` for board and pieces first.
    pub fn sheets(&self, paper: &Paper) -> Vec<(String, usize)> {
        let Plan { board, pieces, rules, assembly, extras } = &self.plan;
        let tests = self.document.pages.iter().filter(|page| page.part == LABEL_TEST).count();
        let cut = board.as_ref().map_or(0, |plan| plan.tiling.sheets())
            + pieces.as_ref().map_or(0, |plan| plan.sheets)
            + extras.iter().map(|plan| plan.pages).sum::<usize>();
        let mut sheets = vec![(paper.name.clone(), cut + tests)];
        let read = [
            rules.as_ref().map(|plan| (&plan.paper, plan.sheets)),
            assembly.as_ref().map(|plan| (&plan.paper, plan.pages)),
        ];
        for (paper, count) in read.into_iter().flatten() {
            match sheets.iter_mut().find(|(known, _)| known == paper) {
                Some((_, sheets)) => *sheets += count,
                None => sheets.push((paper.clone(), count)),
            }
        }
        sheets.retain(|(_, count)| *count > 0);
        sheets
    }
}

/// The layout of the board, without drawing it.
///
/// Fails if a square is larger than the paper.
pub fn board_plan(theme: &Theme) -> Result<BoardPlan, LayoutError> {
    board_pages::plan(theme)
}

/// Lays out the named parts of a set (see [`PARTS`]), without rules and assembly sheet.
///
/// Fails if a square or a sticker is larger than the paper, or if a face lacks a character.
pub fn set(theme: &Theme, parts: &[&str]) -> Result<Set, LayoutError> {
    set_to_read(theme, parts, None)
}

/// Lays out the named parts of a set; [`RULES`] and [`ASSEMBLY`] are made from `reading`. The assembly sheet covers the
/// whole set, whichever parts are named.
///
/// Fails as [`set`] does.
pub fn set_to_read(theme: &Theme, parts: &[&str], reading: Option<Reading<'_>>) -> Result<Set, LayoutError> {
    let mut resources = Resources::new(theme);
    let mut laid = Vec::new();
    let mut planned = Plan { board: None, pieces: None, rules: None, assembly: None, extras: Vec::new() };
    if parts.contains(&"board") {
        let (board, plan) = board_pages::lay_out(&mut resources)?;
        laid.extend(board);
        planned.board = Some(plan);
    }
    if parts.contains(&"pieces") {
        let (pieces, plan) = lay_out_pieces(&mut resources)?;
        laid.extend(pieces);
        planned.pieces = Some(plan);
    }
    let whole = planned.board.is_some() && planned.pieces.is_some();
    let nested = whole.then(|| nest(theme, &mut laid));
    let of_part: Vec<String> = laid.iter().map(|sheet| sheet.page.part.clone()).collect();
    let captioned = laid.into_iter().enumerate().map(|(place, sheet)| {
        // A part is a file of its own with its own page numbers.
        let own = |parts: &[String]| parts.iter().filter(|part| **part == sheet.page.part).count();
        let (number, count) = (own(&of_part[..=place]), own(&of_part));
        guides::caption(&mut resources, sheet, number, count)
    });
    let mut pages: Vec<Page> = captioned.collect();
    if let Some(plan) = &planned.board {
        board_pages::furnish(&mut resources, plan, &mut pages);
    }
    if let Some(reading) = reading.filter(|reading| parts.contains(&RULES) && !reading.sheets.is_empty()) {
        let (rules, sheets) = sheet::lay_out(&mut resources, reading.sheets, reading.plan);
        planned.rules = Some(RulesPlan {
            languages: reading.sheets.iter().map(|sheet| sheet.language.clone()).collect(),
            rules: reading.sheets[0].numbered().count(),
            proved: reading.sheets[0].proved,
            pages: rules.len(),
            sheets,
            paper: theme.paper.name_of(reading.plan.paper),
        });
        pages.extend(rules);
    }
    // The assembly sheet lists what goes with the set, which comes after it.
    let extras = match reading {
        Some(reading) => with_extras(&mut resources, &mut planned, parts, reading)?,
        None => Vec::new(),
    };
    if let Some(reading) = reading.filter(|_| parts.contains(&ASSEMBLY)) {
        let (sheets, plan) = to_assemble(&mut resources, &planned, nested, reading)?;
        planned.assembly = Some(plan);
        pages.extend(sheets);
    }
    pages.extend(extras);
    let title = theme.title_in(theme.language()).to_owned();
    let designed = designed(resources, title, theme.language().to_owned(), pages)?;
    let drawn = (theme.cutter.machine == Machine::Laser).then(|| designed.clone());
    Ok(Set { document: for_press(theme, designed), drawn, plan: planned })
}

/// The pages of the named parts that go with a set.
fn with_extras(
    resources: &mut Resources<'_>,
    planned: &mut Plan,
    parts: &[&str],
    reading: Reading<'_>,
) -> Result<Vec<Page>, LayoutError> {
    let mut pages = Vec::new();
    let of_the_set = resources.theme.languages.len().min(reading.spoken.len());
    let facts = ExtraFacts {
        sheets: &reading.spoken[..of_the_set],
        spoken: reading.spoken,
        rules: reading.sheets.first().map(|_| reading.plan.paper),
    };
    for extra in EXTRAS.iter().filter(|extra| parts.contains(&extra.part)) {
        let material = (extra.material)(resources.theme);
        let laid = match (extra.lay_out)(resources, &facts) {
            Ok(laid) => laid,
            Err(why) if reading.leaves_out && why.is_about_paper() => {
                let about = format!("left out: {why}");
                planned.extras.push(ExtraPlan {
                    part: extra.part,
                    material,
                    pages: 0,
                    about,
                    package: None,
                    left_out: Some(why),
                });
                continue;
            }
            Err(why) => return Err(why),
        };
        let count = laid.pages.len();
        let (about, package) = (laid.about, laid.package);
        planned.extras.push(ExtraPlan { part: extra.part, material, pages: count, about, package, left_out: None });
        let numbered = (1..).zip(laid.pages);
        pages.extend(numbered.map(|(number, page)| guides::caption(resources, page, number, count)));
    }
    Ok(pages)
}

/// Draws each piece once, then puts them all onto sheets.
fn lay_out_pieces(resources: &mut Resources<'_>) -> Result<(Vec<guides::GuidedPage>, PiecesPlan), LayoutError> {
    let theme = resources.theme;
    let list = sticker_fill::stickers(theme)?;
    let stickers = piece::draw_stickers(resources, &list);
    sticker_pages::lay_out(resources, theme.into(), &list, &stickers)
}

/// How the pieces will be laid out, without drawing them.
fn plan_pieces(theme: &Theme) -> Result<PiecesPlan, LayoutError> {
    sticker_pages::plan(theme.into(), &sticker_fill::stickers(theme)?)
}

/// Puts the pieces on the board's sheet, if a laser cuts both and the sheet has room. Returns whether it did.
fn nest(theme: &Theme, sheets: &mut Vec<guides::GuidedPage>) -> bool {
    theme.cutter.machine == Machine::Laser && laser::nest(sheets, theme.paper.margin)
}

/// Whether the pieces of the whole set are on the board's sheet.
fn would_nest(theme: &Theme) -> Result<bool, LayoutError> {
    if theme.cutter.machine != Machine::Laser {
        return Ok(false);
    }
    let mut resources = Resources::new(theme);
    let (mut sheets, _) = board_pages::lay_out(&mut resources)?;
    sheets.extend(lay_out_pieces(&mut resources)?.0);
    Ok(nest(theme, &mut sheets))
}

/// The assembly sheets. Parts that were not laid out are planned for them.
fn to_assemble(
    resources: &mut Resources<'_>,
    planned: &Plan,
    nested: Option<bool>,
    reading: Reading<'_>,
) -> Result<(Vec<Page>, AssemblyPlan), LayoutError> {
    let theme = resources.theme;
    let board = planned.board.clone().map_or_else(|| board_pages::plan(theme), Ok)?;
    let pieces = planned.pieces.clone().map_or_else(|| plan_pieces(theme), Ok)?;
    let rules = match (&planned.rules, reading.sheets) {
        (Some(plan), _) => Some(plan.pages),
        (None, []) => None,
        (None, sheets) => Some(sheet::lay_out(&mut Resources::new(theme), sheets, reading.plan).0.len()),
    };
    let nested = nested.map_or_else(|| would_nest(theme), Ok)?;
    let facts = Facts { board: &board, pieces: &pieces, rules, nested, extras: &planned.extras };
    Ok(assembly::lay_out(resources, &facts, reading.languages))
}

/// Lays out a rules sheet alone, in one language or in two.
///
/// Fails if a face lacks a character.
pub fn rules(theme: &Theme, sheets: &[Sheet], plan: SheetPlan) -> Result<Document, LayoutError> {
    let mut resources = Resources::new(theme);
    let (pages, _) = sheet::lay_out(&mut resources, sheets, plan);
    let title = sheets.first().map_or_else(String::new, |sheet| sheet.title.clone());
    let language = sheets.first().map_or_else(|| theme.language().to_owned(), |sheet| sheet.language.clone());
    bound(resources, title, language, pages)
}

/// Every figure of a rules sheet on a page of its own: pages are named after the figures' ids, the initial position
/// `setup`, the ladder of strength `ladder`.
///
/// Fails if a face lacks a character.
pub fn figures(theme: &Theme, sheet: &Sheet) -> Result<Document, LayoutError> {
    let mut resources = Resources::new(theme);
    let pages = sheet::figures(&mut resources, sheet);
    bound(resources, sheet.title.clone(), sheet.language.clone(), pages)
}

/// Lays out the calibration page of the theme's paper, in the theme's language.
///
/// Fails if the paper is too small, or if a face lacks a character.
pub fn calibration(theme: &Theme) -> Result<Document, LayoutError> {
    let mut resources = Resources::new(theme);
    let page = calibration_page::page(&mut resources)?;
    bound(resources, page.name.clone(), theme.language().to_owned(), vec![page])
}

/// Lays out the figure of a gadget, whose ruleset the theme has, or of a network.
///
/// Fails if a face lacks a character.
pub fn gadget_figure(theme: &Theme, figure: &GadgetFigure) -> Result<Document, LayoutError> {
    let mut resources = Resources::new(theme);
    let page = figure_page::page(&mut resources, figure);
    bound(resources, figure.title.clone(), "en".to_owned(), vec![page])
}
