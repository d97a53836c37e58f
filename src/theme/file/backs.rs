//! Checks that the backs of the pieces can be made.

use super::reader::ThemeReader;
use crate::diagnostics::Keyword;
use crate::theme::{Backs, Cutter, Machine, PieceCut, PieceStyle};

impl ThemeReader<'_> {
    /// Checks backs against labels, mirrored printing, turned pieces, and the way of cutting.
    pub fn check_backs(&mut self, pieces: &PieceStyle, cutter: &Cutter) {
        if !self.all_valid(&["pieces.backs", "pieces.label", "pieces.mirrored", "pieces.turned"]) {
            return;
        }
        self.check_backs_on_labels(pieces);
        self.check_backs_in_machines(pieces, cutter);
        let backs = pieces.backs;
        let alone = matches!(backs, Backs::None | Backs::Stickers);
        if pieces.mirrored && !alone {
            let at = self.last_written(&["pieces.mirrored", "pieces.backs"]);
            let message = format!("mirrored stickers cannot have backs of \"{}\"", backs.keyword());
            self.fault("mirrored-backs", &at, message, "pieces.backs = \"stickers\" mirrors the backs, too");
        }
        if pieces.turned && backs == Backs::Stand {
            let at = self.last_written(&["pieces.turned", "pieces.backs"]);
            let message = "standing pieces cannot be upside down";
            self.fault("standing-on-heads", &at, message, "pieces.turned = false, or other pieces.backs");
        }
    }

    fn check_backs_on_labels(&mut self, pieces: &PieceStyle) {
        let Some(label) = &pieces.label else { return };
        let sheet = &label.sheet.name;
        let both = "pieces.backs = \"stickers\" prints the backs on labels of their own";
        let wrong = match pieces.backs {
            Backs::None | Backs::Stickers => None,
            Backs::Gutter => Some((format!("labels such as {sheet} are not folded and glued back to back"), both)),
            Backs::LongEdge | Backs::ShortEdge => {
                Some((format!("labels such as {sheet} are printed on one side only: the other is glue"), both))
            }
            Backs::Stand => {
                let message = format!("standing pieces are cut from a whole sheet, and {sheet} is a label sheet");
                Some((message, "pieces.label = \"none\", and card instead of labels"))
            }
        };
        if let Some((message, hint)) = wrong {
            let at = self.last_written(&["pieces.backs", "pieces.label"]);
            self.fault("backs-on-labels", &at, message, hint);
        }
        if pieces.mirrored {
            let at = self.last_written(&["pieces.mirrored", "pieces.label"]);
            let message = format!("mirrored labels such as {sheet} would read backwards");
            let hint = "pieces.label = \"none\" prints on a whole sheet of iron-on or window film";
            self.fault("mirrored-labels", &at, message, hint);
        }
    }

    /// Sheets that are folded, printed on both sides, mirrored or cut in strips cannot be cut in squares, punched or
    /// cut by a machine.
    fn check_backs_in_machines(&mut self, pieces: &PieceStyle, cutter: &Cutter) {
        if !self.all_valid(&["pieces.cut", "cutter.machine"]) {
            return;
        }
        let (key, said) = match (pieces.backs, pieces.mirrored) {
            (Backs::None | Backs::Stickers, false) => return,
            (Backs::None | Backs::Stickers, true) => ("pieces.mirrored", "mirrored stickers".to_owned()),
            (backs, _) => ("pieces.backs", format!("pieces with backs of \"{}\"", backs.keyword())),
        };
        if pieces.cut != PieceCut::Shape {
            let at = self.last_written(&["pieces.cut", key]);
            let message = format!("{said} cannot be cut as \"{}\"", pieces.cut.keyword());
            self.fault("backs-and-cut", &at, message, "pieces.cut = \"shape\" cuts each along its edge");
        }
        if cutter.machine != Machine::None {
            let at = self.last_written(&["cutter.machine", key]);
            let message = format!("{said} cannot be cut by a {}", cutter.machine.keyword());
            let hint =
                "cutter.machine = \"none\" prints cut lines, and --format cut-svg,dxf writes them for any machine";
            self.fault("backs-and-machine", &at, message, hint);
        }
    }
}
