//! A wallet for the folded board: one sheet of paper, folded without cutting and gluing.

mod faces;
mod folding;

use super::extra::{ExtraFacts, ExtraPages};
use super::steps_page;
use super::words::say_first;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::dieline::{WalletMeasures, wallet};
use crate::geom::{Rect, Size};
use crate::impose::plan::BoardPlan;
use crate::impose::printable_area::PrintableArea;
use crate::impose::{board_pages, home_paper};
use crate::scene::{Layer, LayerKind, Page};
use crate::theme::PAPERS;

/// The name of the part.
const PART: &str = "wallet";
/// One layer of a board, with its spring when it is folded, in millimetres.
const LAYER: f64 = 0.5;

/// A board as it is folded: its size and thickness, in millimetres.
fn folded(plan: &BoardPlan) -> (Size, f64) {
    let longest = |whole: f64, cells: u8, lines: &[usize]| {
        let frame = (whole - f64::from(cells) * plan.square) / 2.0;
        let at = |line: usize| frame + line as f64 * plan.square;
        let ends: Vec<f64> = std::iter::once(0.0).chain(lines.iter().map(|&line| at(line))).chain([whole]).collect();
        ends.windows(2).map(|part| part[1] - part[0]).fold(0.0, f64::max)
    };
    let (files, rows) = plan.squares;
    let size = Size::new(
        longest(plan.size.width, files, &plan.folds.files),
        longest(plan.size.height, rows, &plan.folds.rows),
    );
    let layers = (plan.folds.files.len() + 1) * (plan.folds.rows.len() + 1);
    (size, LAYER * layers as f64)
}

/// The page of the wallet, and how it is folded.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let (board, thickness) = folded(&board_pages::plan(theme)?);
    // A board of a small paper has a wallet of the paper of home printers.
    let own = Size::new(theme.paper.short, theme.paper.long);
    let mut papers = [own, home_paper::home(&theme.paper).media].into_iter();
    let found = papers.find_map(|sheet| WalletMeasures::of_either(board, thickness, sheet));
    let measures = found.ok_or_else(|| {
        let fits = |(_, short, long): &&(&str, f64, f64)| {
            WalletMeasures::of_either(board, thickness, Size::new(*short, *long)).is_some()
        };
        let enough = PAPERS.iter().filter(fits).min_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
        let (board, paper) = (board, theme.paper.name.clone());
        LayoutError::NoWallet { board, paper, enough: enough.map(|paper| paper.0) }
    })?;
    let area = measures.sheet.to_rect().inflate(-theme.paper.margin.min(MARGIN), -theme.paper.margin.min(MARGIN));
    let artwork = faces::artwork(resources, facts, &measures, area);
    let net = wallet(&measures);
    let creases = faces::creases(&net, area);
    let layers = vec![
        Layer { kind: LayerKind::Artwork, items: artwork.clone() },
        Layer { kind: LayerKind::Fold, items: creases },
    ];
    let name = say_first(resources, "page-wallet", &[]);
    let page = Page { trim: area, bleed: area, layers, ..Page::empty(PART, name, measures.sheet) };
    let symbol = resources.symbol("wallet", |_| (measures.sheet.to_rect(), artwork));
    let mut pages = vec![GuidedPage { page, caption: None }];
    let steps = folding::steps(resources, &measures, symbol, board);
    let title = say_first(resources, "page-folding", &[]);
    let room = PrintableArea { media: measures.sheet, area: measures.sheet.to_rect().inset(-STEPS), landscape: false };
    pages.push(steps_page::page(resources, (PART, &title), "", steps, room));
    let open = if measures.lip > 0.0 { "" } else { ", open at the top" };
    let about = format!("for a board of {:.0} × {:.0} mm{open}, folded without cut or glue", board.width, board.height);
    Ok(ExtraPages { pages, about, package: None })
}

/// The margin of the page with the steps.
const STEPS: f64 = 10.0;

/// How near to the paper's edge it is printed: its faces run to the edge.
const MARGIN: f64 = 6.0;

/// The part of a rectangle within another.
fn within(rect: Rect, area: Rect) -> Rect {
    rect.intersect(area)
}
