//! The work in its order.

use super::task::{Task, number, words};
use crate::geom::plain;
use crate::language::between_sentences;
use crate::layout::RULER;
use crate::layout::animal::to_be_coloured;
use crate::layout::plan::BoardPlan;
use crate::theme::{Ring, Theme};

/// One step of the work, one card of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Print at full size, and hold a ruler to it.
    Print,
    /// Colour in, while the sheets are whole.
    Colour,
    /// Cut out the stickers and the board.
    Cut,
    /// Join the sheets of the board.
    Join,
    /// Glue the board to card.
    Back,
    /// Press the stickers onto the pieces.
    Press,
}

impl Step {
    /// The steps of a set: only what is there to be coloured is coloured, only a board of several sheets is joined.
    pub fn all(theme: &Theme, board: &BoardPlan) -> Vec<Step> {
        let all = [Step::Print, Step::Colour, Step::Cut, Step::Join, Step::Back, Step::Press];
        let needed = |step: &Step| match step {
            Step::Colour => to_be_coloured(theme),
            Step::Join => board.tiling.sheets() > 1,
            Step::Print | Step::Cut | Step::Back | Step::Press => true,
        };
        all.into_iter().filter(needed).collect()
    }

    /// The name of its messages.
    fn key(self) -> &'static str {
        match self {
            Step::Print => "make-print",
            Step::Colour => "make-colour",
            Step::Cut => "make-cut",
            Step::Join => "make-join",
            Step::Back => "make-back",
            Step::Press => "make-press",
        }
    }

    /// What it is called.
    pub fn title(self, task: &Task<'_>) -> String {
        task.say(self.key(), Vec::new())
    }

    /// What is to be done.
    pub fn text(self, task: &Task<'_>, theme: &Theme) -> String {
        let facts = task.facts;
        let tabs = facts.board.tiling.tabs();
        let key = format!("{}-text", self.key());
        let mut sentences = match self {
            Step::Print => vec![task.say(&key, vec![("length", words(plain(RULER)))])],
            // Labels are cut already.
            Step::Cut if facts.pieces.label.is_some() => vec![task.say("make-cut-board", Vec::new())],
            Step::Cut => vec![
                task.say("make-cut-stickers", vec![("sticker", words(plain(facts.pieces.sticker)))]),
                task.say("make-cut-board", Vec::new()),
            ],
            Step::Join => vec![task.say(&key, vec![("sheets", number(facts.board.tiling.sheets()))])],
            Step::Colour | Step::Back | Step::Press => vec![task.say(&key, Vec::new())],
        };
        if self == Step::Colour && told_by_rings(theme) {
            sentences.push(task.say("make-colour-rings", Vec::new()));
        }
        if self == Step::Cut && tabs > 0 {
            let width = words(plain(theme.board.overlap));
            sentences.push(task.say("make-cut-tabs", vec![("tabs", number(tabs)), ("width", width)]));
        }
        if self == Step::Press && facts.pieces.spares > 0 {
            sentences.push(task.say("make-press-spares", vec![("spares", number(facts.pieces.spares))]));
        }
        sentences.join(between_sentences(task.language.tag()))
    }
}

/// Whether the sides wear different rings.
fn told_by_rings(theme: &Theme) -> bool {
    let [white, black] = theme.pieces.sides.each_ref().map(|side| side.ring);
    white != black && white != Ring::None && black != Ring::None
}
