//! Instructions and wares of a set that a laser cuts from wood.

use super::drawing::icons::Ware;
use super::drawing::laser::icons;
use super::step::Step;
use super::task::{SheetTask, number, words};
use crate::geom::plain;
use crate::impose::laser::Operation;
use crate::impose::plan::PARTS;
use crate::language::Arguments;
use crate::theme::Theme;

/// Load: the files, and their expected size in the software.
pub fn load(task: &SheetTask<'_>, theme: &Theme) -> Vec<String> {
    let plan = task.facts.board;
    let [board, pieces] = PARTS.map(words);
    // Software measures the line: the kerf lies outside the board.
    let kerf = theme.cutter.kerf;
    let cut = plan.first_part().unwrap_or(plan.size.to_rect()).inflate(kerf / 2.0, kerf / 2.0);
    let (width, height) = (words(plain(cut.width())), words(plain(cut.height())));
    let sheets = ("sheets", number(plan.tiling.sheets()));
    let files = match task.facts.nested {
        true => task.say("make-load-one", vec![("board", board)]),
        false => task.say("make-load-text", vec![("board", board), ("pieces", pieces)]),
    };
    vec![files, task.say("make-load-size", vec![sheets, ("width", width), ("height", height)])]
}

/// The operation of each colour.
pub fn colours(task: &SheetTask<'_>, theme: &Theme) -> Vec<String> {
    let key = |operation| match operation {
        Operation::Engrave => "make-colours-engrave",
        Operation::Score => "make-colours-score",
        Operation::Cut => "make-colours-cut",
    };
    Operation::used(theme).into_iter().map(|operation| task.say(key(operation), Vec::new())).collect()
}

/// The test cut, and what to do if its size is wrong.
pub fn test(task: &SheetTask<'_>, theme: &Theme) -> Vec<String> {
    let size = task.facts.pieces.sticker;
    let drawn = words(plain(size + theme.cutter.kerf));
    vec![task.say("make-test-text", vec![("size", words(plain(size))), ("drawn", drawn)])]
}

/// Finishing of the parts; and how to tell the sides apart, if no step of its own says it.
pub fn finish(task: &SheetTask<'_>, theme: &Theme) -> Vec<String> {
    let sentence = if task.steps.contains(&Step::Sort) { Vec::new() } else { sort(task, theme) };
    std::iter::once(task.say("make-finish-text", Vec::new())).chain(sentence).collect()
}

/// What tells both sides' pieces apart, and the spare pieces.
pub fn sort(task: &SheetTask<'_>, theme: &Theme) -> Vec<String> {
    let named = |message: &str| words(task.say(message, Vec::new()));
    let arguments = |[one, other]: [&str; 2]| -> Arguments { vec![("one", named(one)), ("other", named(other))] };
    let sentence = theme.told_apart_by().map(|sides| task.say("make-sort-text", arguments(sides)));
    let spares = task.facts.pieces.spares;
    let spare = (spares > 0).then(|| task.say("make-sort-spares", vec![("spares", number(spares))]));
    sentence.into_iter().chain(spare).collect()
}

/// The things to buy.
pub fn wares(task: &SheetTask<'_>, theme: &Theme) -> Vec<Ware> {
    let say = |key: &str| task.say(key, Vec::new());
    let (width, height) = (plain(theme.paper.short), plain(theme.paper.long));
    let sheets = |count: usize| {
        let size = [("width", words(width.as_str())), ("height", words(height.as_str()))];
        task.say("buy-wood-sheets", [("count", number(count))].into_iter().chain(size).collect())
    };
    let wood = |use_for: &str, count: usize| format!("{}\n{}", say(use_for), sheets(count));
    let board = |use_for| Ware {
        draw: icons::board,
        name: say("buy-wood"),
        more: wood(use_for, task.facts.board.tiling.sheets()),
    };
    let mut wares = match task.facts.nested {
        true => vec![board("buy-wood-both")],
        false => {
            let more = wood("buy-wood-pieces", task.facts.pieces.sheets);
            vec![board("buy-wood-board"), Ware { draw: icons::pieces, name: say("buy-wood"), more }]
        }
    };
    wares.extend([
        Ware { draw: icons::calliper, name: say("buy-calliper"), more: say("buy-calliper-more") },
        Ware { draw: icons::sandpaper, name: say("buy-sandpaper"), more: say("buy-sandpaper-more") },
        Ware { draw: icons::oil, name: say("buy-oil"), more: say("buy-oil-more") },
    ]);
    wares
}
