//! The shopping list in a row: drawing, thing, amount.

use super::drawing::icons::Ware;
use super::drawing::{AssemblyCanvas, icons};
use super::facts::PageBlock;
use super::step::{Step, is_wooden, needs_discs};
use super::task::{SheetTask, even, number, words};
use super::wooden_set;
use crate::compose::sheet::Typesetter;
use crate::geom::{Affine, Size, plain};
use crate::scene::Group;
use crate::theme::{Outline, Paper};
use crate::typeset::{Alignment, Paragraph, ParagraphStyle, Span};

/// The size of a drawing, in millimetres.
pub const ICON: Size = Size::new(22.0, 15.0);
/// Gaps: below the drawing, and between two things.
const GAPS: (f64, f64) = (1.6, 2.5);

/// How much narrower text may be set for lines of equal length.
const NARROWEST: f64 = 0.5;

/// The row of things.
pub fn shopping(typesetter: &mut Typesetter<'_, '_>, task: &SheetTask<'_>, width: f64) -> PageBlock {
    let wares = all(typesetter, task);
    let column = width / wares.len() as f64;
    let setting = ParagraphStyle { alignment: Alignment::Centred, ..task.notes(typesetter) };
    let soft = typesetter.soft();
    let (mut items, mut height) = (Vec::new(), 0.0_f64);
    for (place, ware) in wares.into_iter().enumerate() {
        let left = place as f64 * column;
        let name = task.strong(typesetter, &ware.name);
        let measure = column - GAPS.1;
        let name: Paragraph = typesetter.paragraph(&[name], measure, &setting);
        let more: Vec<_> = ware
            .more
            .lines()
            .map(|line| even(typesetter, &[Span::plain(line, soft)], measure, &setting, (NARROWEST, 0.05)))
            .collect();
        let mut canvas = AssemblyCanvas::new(typesetter.resources);
        (ware.draw)(&mut canvas, ICON, task);
        let corner = Affine::translate((left + (column - ICON.width) / 2.0, 0.0));
        items.push(Group::picture(corner, canvas.finish(), ware.name).into());
        let mut y = ICON.height + GAPS.0;
        items.extend(name.draw((left + GAPS.1 / 2.0, y)));
        y += name.height();
        for (paragraph, measure) in more {
            items.extend(paragraph.draw((left + (column - measure) / 2.0, y)));
            y += paragraph.height();
        }
        height = height.max(y);
    }
    PageBlock { height, items }
}

/// All things to buy.
pub fn all(typesetter: &Typesetter<'_, '_>, task: &SheetTask<'_>) -> Vec<Ware> {
    let theme = typesetter.resources.theme;
    match is_wooden(theme) {
        true => wooden_set::wares(task, theme),
        false => wares(task, &theme.paper, shape(theme.pieces.wood())),
    }
}

fn wares(task: &SheetTask<'_>, paper: &Paper, shape: &'static str) -> Vec<Ware> {
    let (board, pieces) = (task.facts.board, task.facts.pieces);
    let say = |key: &str| task.say(key, Vec::new());
    let sheets =
        |count: usize| task.say("buy-sheets", vec![("count", number(count)), ("paper", words(paper.name.as_str()))]);
    let printed = |use_for: &str, count: usize| {
        let more = format!("{}\n{}", say(use_for), sheets(count));
        Ware { draw: icons::paper, name: say("buy-paper"), more }
    };
    let shape = || ("shape", words(shape));
    let mut wares = Vec::new();
    if needs_discs(pieces.backs) {
        let name = task.say("buy-pieces", vec![shape(), ("count", number(pieces.stickers))]);
        let more = task.say("buy-pieces-size", vec![shape(), ("size", words(plain(pieces.piece)))]);
        wares.push(Ware { draw: icons::pieces, name, more });
        let (name, more) = match &pieces.label {
            Some(label) => (say("buy-labels"), format!("{} × {label}", pieces.sheets)),
            None => (say("buy-stickers"), sheets(pieces.sheets)),
        };
        wares.push(Ware { draw: icons::stickers, name, more });
    } else {
        wares.push(printed("buy-paper-pieces", pieces.sheets));
    }
    let size = vec![("width", words(rounded_up(board.size.width))), ("height", words(rounded_up(board.size.height)))];
    let taped = board.tiling.sheets() > 1 && board.tab == 0.0;
    let tools = if taped { "buy-tools-tape" } else { "buy-tools-more" };
    wares.extend([
        printed("buy-paper-use", board.tiling.sheets()),
        Ware { draw: icons::card, name: say("buy-card"), more: task.say("buy-card-size", size) },
        Ware { draw: icons::tools, name: say("buy-tools"), more: say(tools) },
    ]);
    if task.steps.contains(&Step::Colour) {
        wares.push(Ware { draw: icons::pencil, name: say("buy-pencils"), more: say("buy-pencils-more") });
    }
    wares
}

/// Millimetres rounded up to an integer.
fn rounded_up(mm: f64) -> String {
    plain((mm - 1e-6).ceil())
}

/// The keyword of the shape in messages.
fn shape(outline: Outline) -> &'static str {
    match outline {
        Outline::Disc => "disc",
        Outline::Square => "square",
        Outline::Hexagon => "hexagon",
    }
}
