//! Checks that the stickers can be cut.

use super::reader::ThemeReader;
use crate::geom::Length;
use crate::theme::{Backs, Cutter, Keyword, Machine, Marks, Outline, Paper, PieceCut, PieceStyle, SheetFill};

impl ThemeReader<'_> {
    /// Checks the way of cutting against labels, machine and shape, and that registration marks fit the paper.
    pub fn check_cutting(&mut self, pieces: &PieceStyle, cutter: &Cutter, paper: &Paper) {
        if !self.all_valid(&["pieces.label", "pieces.cut", "cutter.machine", "pieces.shape"]) {
            return;
        }
        let (cut, machine) = (pieces.cut.keyword(), cutter.machine.keyword());
        let by_hand = match pieces.cut {
            PieceCut::Shape | PieceCut::Squares => false,
            PieceCut::Strips | PieceCut::Punch => true,
        };
        if pieces.label.is_some() && pieces.cut != PieceCut::Shape {
            let at = self.last_written(&["pieces.cut", "pieces.label"]);
            let message = format!("labels are die-cut: pieces.cut = \"{cut}\" is for whole sheets");
            self.fault("labels-are-cut", &at, message, "leave out pieces.cut, or write pieces.label = \"none\"");
        } else if pieces.label.is_some() && cutter.machine != Machine::None {
            let at = self.last_written(&["cutter.machine", "pieces.label"]);
            let message = format!("labels are die-cut: a {machine} has nothing to cut");
            self.fault("labels-are-cut", &at, message, "leave out cutter.machine, or write pieces.label = \"none\"");
        } else if by_hand && cutter.machine != Machine::None {
            let at = self.last_written(&["pieces.cut", "cutter.machine"]);
            let message = format!("pieces.cut = \"{cut}\" is cut by hand, not by a {machine}");
            self.fault("cut-by-hand", &at, message, "a machine cuts along the \"shape\", or in \"squares\"");
        } else if pieces.cut == PieceCut::Punch && pieces.outline != Outline::Disc {
            let at = self.last_written(&["pieces.cut", "pieces.shape"]);
            let message = format!("a punch is round, and the pieces are a {}", pieces.outline.keyword());
            self.fault("punch-is-round", &at, message, "pieces.shape = \"disc\", or pieces.cut = \"squares\"");
        }
        if pieces.fill == SheetFill::Labels {
            self.check_box_labels(pieces, cutter);
        }
        if cutter.machine == Machine::Silhouette {
            self.check_marks(cutter.marks, paper);
        }
    }

    /// Lid seals and name tags are stickers: a set of card or wood has none.
    fn check_box_labels(&mut self, pieces: &PieceStyle, cutter: &Cutter) {
        let (key, made) = match (pieces.backs, cutter.machine) {
            (Backs::Stand, _) => ("pieces.backs", "standing pieces are of card"),
            (_, Machine::Laser) => ("cutter.machine", "a laser cuts pieces of wood"),
            (_, Machine::None | Machine::Silhouette | Machine::Cricut) => return,
        };
        let at = self.last_written(&["pieces.fill", key]);
        let message = format!("lid seals and name tags are stickers, and {made}");
        self.fault("labels-need-stickers", &at, message, "pieces.fill = \"spares\", \"sets\" or \"none\"");
    }

    fn check_marks(&mut self, marks: Marks, paper: &Paper) {
        if !self.all_valid(&["cutter.marks-inset", "cutter.marks-arm", "paper.size"]) {
            return;
        }
        // Two corners, and between them as much again for what is to be cut.
        let most = (paper.short - 2.0 * marks.inset) / 3.0;
        if marks.arm > most + 1e-9 {
            let at = self.last_written(&["cutter.marks-arm", "cutter.marks-inset", "paper.size", "cutter.machine"]);
            let message = format!(
                "registration marks of {} leave no room on this paper, {} from its edges",
                Length::from_mm(marks.arm),
                Length::from_mm(marks.inset)
            );
            let hint = match most.floor() {
                most if most >= Marks::SQUARE => {
                    format!("cutter.marks-arm may be {} at most here", Length::from_mm(most))
                }
                _ => "a smaller cutter.marks-inset, or a larger paper.size".to_owned(),
            };
            self.fault("marks-too-large", &at, message, hint);
        }
    }
}
