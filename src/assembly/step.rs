//! The steps in order; and whether a laser cuts the set from wood, and how its sides are distinguished then.

use crate::impose::laser::Operation;
use crate::impose::plan::BoardPlan;
use crate::motif::animal::prints_outlines;
use crate::theme::{Backs, Machine, Theme};

/// A step: one card of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Print at actual size, and check with a ruler.
    Print,
    /// Colour in, while the sheets are whole.
    Colour,
    /// Fold fronts over backs and glue them.
    FoldPieces,
    /// Cut out the stickers and the board.
    Cut,
    /// Join the sheets of the board.
    Join,
    /// Fold the board.
    Fold,
    /// Glue the board to card.
    Back,
    /// Press the stickers onto the pieces.
    Press,
    /// Load the files into the program of a laser.
    Load,
    /// Set the operation of each colour.
    Colours,
    /// Cut one piece, and measure it.
    Test,
    /// Run the laser.
    Burn,
    /// Glue the parts of a wooden board together.
    Glue,
    /// Clean, sand and oil the wood.
    Finish,
    /// Sort the pieces by side.
    Sort,
}

impl Step {
    /// The steps of a set: colouring only for themes for colouring, joining only for boards of several sheets, folding
    /// only for folding boards. A folding board is trimmed after folding, because its marks are in the margin; labels
    /// are pre-cut.
    pub fn all(theme: &Theme, board: &BoardPlan) -> Vec<Step> {
        if is_wooden(theme) {
            return wooden_steps(theme, board);
        }
        // A sheet of pieces is folded whole, a strip after cutting.
        let pieces = match theme.pieces.backs {
            Backs::Stand => [Step::Cut, Step::FoldPieces],
            Backs::None | Backs::Stickers | Backs::Gutter | Backs::LongEdge | Backs::ShortEdge => {
                [Step::FoldPieces, Step::Cut]
            }
        };
        let [first, second] = pieces;
        let all = [Step::Print, Step::Colour, first, second, Step::Join, Step::Fold, Step::Back, Step::Press];
        let (joined, folded) = (board.tiling.sheets() > 1, !board.folds.is_empty());
        let needed = |step: &Step| match step {
            // Engraved animals are black on white, too.
            Step::Colour => prints_outlines(theme) && theme.cutter.machine != Machine::Laser,
            Step::FoldPieces => matches!(theme.pieces.backs, Backs::Gutter | Backs::Stand),
            Step::Cut => theme.pieces.label.is_none() || joined || !folded,
            Step::Join => joined,
            Step::Fold => folded,
            Step::Press => needs_discs(theme.pieces.backs),
            Step::Print | Step::Back => true,
            Step::Load | Step::Colours | Step::Test | Step::Burn | Step::Glue | Step::Finish | Step::Sort => false,
        };
        all.into_iter().filter(needed).collect()
    }

    /// The prefix of its messages.
    pub fn key(self) -> &'static str {
        match self {
            Step::Print => "make-print",
            Step::Colour => "make-colour",
            Step::FoldPieces => "make-fold-pieces",
            Step::Cut => "make-cut",
            Step::Join => "make-join",
            Step::Fold => "make-fold",
            Step::Back => "make-back",
            Step::Press => "make-press",
            Step::Load => "make-load",
            Step::Colours => "make-colours",
            Step::Test => "make-test",
            Step::Burn => "make-burn",
            Step::Glue => "make-glue",
            Step::Finish => "make-finish",
            Step::Sort => "make-sort",
        }
    }
}

/// Whether stickers go onto wooden pieces; otherwise the pieces are of paper.
pub fn needs_discs(backs: Backs) -> bool {
    match backs {
        Backs::None | Backs::Stickers => true,
        Backs::Gutter | Backs::LongEdge | Backs::ShortEdge | Backs::Stand => false,
    }
}

/// The steps of a set that a laser cuts from wood.
fn wooden_steps(theme: &Theme, board: &BoardPlan) -> Vec<Step> {
    let all = [Step::Load, Step::Colours, Step::Test, Step::Burn, Step::Glue, Step::Finish, Step::Sort];
    let needed = |step: &Step| match step {
        Step::Glue => board.tiling.sheets() > 1,
        // Another card would take too much space: the last one includes it.
        Step::Sort => theme.told_apart_by().is_some() && board.tiling.sheets() == 1,
        _ => true,
    };
    all.into_iter().filter(needed).collect()
}

/// Whether a laser cuts the board and the pieces themselves, not stickers for them.
pub fn is_wooden(theme: &Theme) -> bool {
    theme.cutter.machine == Machine::Laser && theme.pieces.label.is_none() && theme.pieces.backs == Backs::None
}

/// The message for an operation, in a word.
pub fn word(operation: Operation) -> &'static str {
    match operation {
        Operation::Engrave => "laser-engrave",
        Operation::Score => "laser-score",
        Operation::Cut => "laser-cut",
    }
}
