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
    let sheets =
        |count: usize| task.say("buy-sheets", vec![("count", number(count)), ("paper", words(paper.name.as_str()))]);
    let shape = || ("shape", words(shape));
    let taped = board.tiling.sheets() > 1 && board.tab == 0.0;
    let size = vec![("width", words(rounded_up(board.size.width))), ("height", words(rounded_up(board.size.height)))];
    let mut wares = match (&pieces.label, needs_discs(pieces.backs)) {
        (_, false) => vec![Ware {
            draw: icons::paper,
            name: task.say("buy-paper", Vec::new()),
            more: format!("{}\n{}", task.say("buy-paper-pieces", Vec::new()), sheets(pieces.sheets)),
        }],
        (label, true) => vec![
            Ware {
                draw: icons::pieces,
                name: task.say("buy-pieces", vec![shape(), ("count", number(pieces.stickers))]),
                more: task.say("buy-pieces-size", vec![shape(), ("size", words(plain(pieces.piece)))]),
            },
            match label {
                Some(label) => {
                    let more = format!("{} × {label}", pieces.sheets);
                    Ware { draw: icons::stickers, name: task.say("buy-labels", Vec::new()), more }
                }
                None => {
                    let (name, more) = (task.say("buy-stickers", Vec::new()), sheets(pieces.sheets));
                    Ware { draw: icons::stickers, name, more }
                }
            },
        ],
    };
    wares.extend([
        Ware {
            draw: icons::paper,
            name: task.say("buy-paper", Vec::new()),
            more: format!("{}\n{}", task.say("buy-paper-use", Vec::new()), sheets(board.tiling.sheets())),
        },
        Ware { draw: icons::card, name: task.say("buy-card", Vec::new()), more: task.say("buy-card-size", size) },
        Ware {
            draw: icons::tools,
            name: task.say("buy-tools", Vec::new()),
            more: task.say(if taped { "buy-tools-tape" } else { "buy-tools-more" }, Vec::new()),
        },
    ]);
    if task.steps.contains(&Step::Colour) {
        let (name, more) = (task.say("buy-pencils", Vec::new()), task.say("buy-pencils-more", Vec::new()));
        wares.push(Ware { draw: icons::pencil, name, more });
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
