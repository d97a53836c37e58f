//! The instructions of each step.

use super::step::Step;
use super::task::{SheetTask, number, words};
use super::wooden_set;
use crate::canvas::guides::rulers;
use crate::geom::plain;
use crate::impose::plan::{BoardPlan, PARTS};
use crate::language::between_sentences;
use crate::scene::Inks;
use crate::theme::{Backs, Keyword, Machine, PieceCut, Ring, Theme};

impl Step {
    /// Its title.
    pub fn title(self, task: &SheetTask<'_>) -> String {
        task.say(self.key(), Vec::new())
    }

    /// Its instructions.
    pub fn text(self, task: &SheetTask<'_>, theme: &Theme) -> String {
        let facts = task.facts;
        let board = facts.board;
        let key = format!("{}-text", self.key());
        let mut sentences = match self {
            Step::Print => vec![task.say(&key, vec![("length", words(plain(rulers(theme.paper.short).0)))])],
            // Labels are pre-cut.
            Step::Cut if facts.pieces.label.is_some() => Vec::new(),
            Step::Cut => std::iter::once(cut_pieces(task, theme)).chain(given_to_cutter(task, theme)).collect(),
            Step::FoldPieces => {
                let way = if facts.pieces.backs == Backs::Stand { "stand" } else { "gutter" };
                vec![task.say(&key, vec![("way", words(way))])]
            }
            Step::Join => joined(task),
            Step::Fold => vec![task.say(&key, vec![("fold", words(theme.board.fold.keyword()))])],
            Step::Back if !board.folds.is_empty() => vec![task.say("make-back-folded", Vec::new())],
            Step::Press if facts.pieces.backs == Backs::Stickers => vec![task.say("make-press-both", Vec::new())],
            Step::Colour | Step::Back | Step::Press | Step::Burn | Step::Glue => {
                vec![task.say(&key, Vec::new())]
            }
            Step::Load => wooden_set::load(task, theme),
            Step::Colours => wooden_set::colours(task, theme),
            Step::Test => wooden_set::test(task, theme),
            Step::Finish => wooden_set::finish(task, theme),
            Step::Sort => wooden_set::sort(task, theme),
        };
        if self == Step::Print {
            sentences.extend(print_backs(task));
        }
        if self == Step::Cut && board.tiling.sheets() > 1 {
            sentences.extend(cut_sheets(task));
        }
        if Some(self) == trimmed_in(board) {
            sentences.push(task.say("make-cut-board", Vec::new()));
        }
        if self == Step::Colour && told_by_rings(theme) {
            sentences.push(task.say("make-colour-rings", Vec::new()));
        }
        if self == Step::Press && facts.pieces.spares > 0 {
            sentences.push(task.say("make-press-spares", vec![("spares", number(facts.pieces.spares))]));
        }
        if self == Step::Press {
            sentences.extend(fill(task));
        }
        sentences.join(between_sentences(task.language.tag()))
    }
}

/// What the stickers are for that fill the last sheet.
fn fill(task: &SheetTask<'_>) -> Option<String> {
    let pieces = task.facts.pieces;
    match (pieces.spare_animals, pieces.labels) {
        (0, 0) => None,
        (0, _) => Some(task.say("make-press-labels", Vec::new())),
        (animals, _) => Some(task.say("make-press-animals", vec![("spares", number(animals))])),
    }
}

/// The step in which the board's outer edges are trimmed: after all steps that need the marks in the margin.
fn trimmed_in(board: &BoardPlan) -> Option<Step> {
    Some(match (board.folds.is_empty(), board.tiling.sheets()) {
        (false, _) => Step::Fold,
        (true, 1) => Step::Cut,
        (true, _) => Step::Join,
    })
}

/// Whether there are both rows and columns of sheets.
fn both_ways(board: &BoardPlan) -> bool {
    board.tiling.across.len() > 1 && board.tiling.upwards.len() > 1
}

/// How the sheets of a board are cut before joining.
fn cut_sheets(task: &SheetTask<'_>) -> Vec<String> {
    let board = task.facts.board;
    let ways = if both_ways(board) { "both" } else { "one" };
    let mut sentences = vec![task.say("make-cut-sheets", vec![("ways", words(ways))])];
    let tabs = board.tiling.tabs();
    if tabs > 0 {
        let width = words(plain(board.tab));
        sentences.push(task.say("make-cut-tabs", vec![("tabs", number(tabs)), ("width", width)]));
    }
    sentences
}

/// How they are joined.
fn joined(task: &SheetTask<'_>) -> Vec<String> {
    let board = task.facts.board;
    let key = if board.tab > 0.0 { "make-join-text" } else { "make-join-butt" };
    let mut sentences = vec![task.say(key, vec![("sheets", number(board.tiling.sheets()))])];
    sentences.push(task.say("make-join-letters", Vec::new()));
    if both_ways(board) {
        sentences.push(task.say("make-join-rows", Vec::new()));
    }
    sentences
}

/// Whether the sides have different rings.
fn told_by_rings(theme: &Theme) -> bool {
    let [white, black] = theme.pieces.sides.each_ref().map(|side| side.ring);
    white != black && white != Ring::None && black != Ring::None
}

/// How the backs are printed, if not by default.
fn print_backs(task: &SheetTask<'_>) -> Option<String> {
    let way = match task.facts.pieces.backs {
        Backs::None | Backs::Stickers | Backs::Gutter | Backs::Stand => return None,
        Backs::LongEdge => "long-edge",
        Backs::ShortEdge => "short-edge",
    };
    Some(task.say("make-print-backs", vec![("way", words(way))]))
}

/// The files for a Silhouette, and the settings of its registration marks.
fn given_to_cutter(task: &SheetTask<'_>, theme: &Theme) -> Option<String> {
    let by_marks = theme.cutter.machine == Machine::Silhouette && theme.pieces.backs != Backs::Stand;
    if !by_marks || theme.pieces.cut == PieceCut::Punch {
        return None;
    }
    let [_, pieces] = PARTS;
    let last = task.facts.pieces.sheets;
    let file = |sheet: usize| format!("{pieces}-{sheet}.dxf");
    let files = if last > 1 { format!("{} … {}", file(1), file(last)) } else { file(1) };
    let marks = theme.cutter.marks;
    let arguments =
        [("files", files), ("inset", plain(marks.inset)), ("arm", plain(marks.arm)), ("line", plain(marks.line))];
    Some(task.say("make-cut-marks", arguments.map(|(name, value)| (name, words(value))).into()))
}

/// How the pieces are cut out, and along which lines.
fn cut_pieces(task: &SheetTask<'_>, theme: &Theme) -> String {
    let pieces = task.facts.pieces;
    let line = if theme.inks == Inks::Grey { "grey" } else { "pink" };
    let way = match (theme.pieces.cut, theme.cutter.machine) {
        (PieceCut::Punch, _) => "punch",
        (_, Machine::Silhouette | Machine::Cricut | Machine::Laser) => "machine",
        (PieceCut::Shape | PieceCut::Squares | PieceCut::Strips, Machine::None) => line,
    };
    let sized = |key: &str| task.say(key, vec![("way", words(way)), ("sticker", words(plain(pieces.sticker)))]);
    match pieces.backs {
        Backs::None | Backs::Stickers => sized("make-cut-stickers"),
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => sized("make-cut-pieces"),
        // Their lines are printed whatever cuts them.
        Backs::Stand => task.say("make-cut-strips", vec![("way", words(line))]),
    }
}
