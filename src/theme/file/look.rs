//! The parts of a theme that are read key by key: board, pieces, face, colours.

use super::reader::Reader;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::files::FileProvider;
use crate::theme::word::Word;
use crate::theme::{BoardStyle, Colours, Cutter, Element, FaceStyle, Labels, Marks, PieceStyle, Script, SheetStyle};
use std::collections::BTreeMap;

impl Reader<'_> {
    /// The board, but for the side of its squares.
    pub fn board(&mut self, square: f64) -> BoardStyle {
        let labels = self.words("board.labels", &["den", "trap", "river"]);
        let has = |word: &str| labels.iter().any(|(label, _)| *label == word);
        BoardStyle {
            square,
            frame_choice: self.word("board.frame-room"),
            coordinates: self.yes("board.coordinates"),
            start: self.yes("board.start"),
            start_tint: self.yes("board.start-tint"),
            labels: Labels { den: has("den"), trap: has("trap"), river: has("river") },
            turned: self.yes("board.turned"),
            joint: self.word("board.join"),
            overlap: self.length("board.overlap"),
            fold: self.word("board.fold"),
            fold_line: self.yes("board.fold-line"),
            bleed: self.length("board.bleed"),
            frame: self.word("board.frame"),
            grid: self.word("board.grid"),
            river: self.word("board.river"),
            trap: self.word("board.trap"),
            den: self.word("board.den"),
            start_cell: self.word("board.start-cell"),
            fillers: self.word("board.fillers"),
            end_band: self.word("board.end-band"),
            least_line: self.length("lines.least"),
            line_weight: self.number("lines.weight"),
        }
    }

    /// The pieces, but for their size.
    pub fn pieces(&mut self, size: f64) -> PieceStyle {
        PieceStyle {
            outline: self.word("pieces.shape"),
            size,
            inset: self.length("pieces.inset"),
            bleed: self.length("pieces.bleed"),
            safe: self.length("pieces.safe"),
            turned: self.yes("pieces.turned"),
            sets: self.count("pieces.sets"),
            spares: self.count("pieces.spares"),
            label: None,
            backs: self.word("pieces.backs"),
            back_shows: self.word("pieces.back-shows"),
            mirrored: self.yes("pieces.mirrored"),
            cut: self.word("pieces.cut"),
            sides: self.sides(),
        }
    }

    /// The machine that cuts.
    pub fn cutter(&mut self) -> Cutter {
        Cutter {
            machine: self.word("cutter.machine"),
            kerf: self.length("cutter.kerf"),
            marks: Marks {
                inset: self.length("cutter.marks-inset"),
                arm: self.length("cutter.marks-arm"),
                line: self.length("cutter.marks-line"),
            },
        }
    }

    /// What pieces show. `script` is that of the one Chinese language that was chosen, if one was.
    pub fn face(&mut self, script: Option<Script>) -> FaceStyle {
        let show: Vec<Element> =
            self.words("face.show", Element::NAMES).into_iter().filter_map(|(word, _)| Element::of(word)).collect();
        if show.is_empty() && self.sound(&["face.show"]) {
            let at = self.place("face.show");
            self.fault("empty-face", &at, "a piece must show something", "such as [\"picture\", \"numeral\"]");
        }
        let written = self.word("face.characters");
        FaceStyle {
            show,
            numerals: self.word("face.numerals"),
            script: match script {
                // Who chose a Chinese language after that means its characters too.
                Some(script) if self.lies_over("languages", "face.characters") => script,
                _ => written,
            },
            art: self.word("face.art"),
            tones: self.word("face.tones"),
            glyphs: self.glyphs(),
            emphasis: self.word("face.emphasis"),
        }
    }

    fn glyphs(&mut self) -> BTreeMap<String, String> {
        let mut glyphs = BTreeMap::new();
        for entry in self.table("face.glyphs") {
            let path = format!("face.glyphs.{}", entry.key);
            let Some((text, at)) = self.text_of(&path, &entry.value) else { continue };
            // A sign may be followed by marks that choose its look; four characters hold every such cluster that
            // a face without ligatures can set.
            if text.trim().is_empty() || text.chars().count() > 4 || text.chars().any(char::is_control) {
                self.fault(WRONG_VALUE, at, format!("{path} is one character"), "such as \"🐀\" or \"象\"");
            }
            glyphs.insert(entry.key.clone(), text.trim().to_owned());
        }
        glyphs
    }

    /// The rules sheet.
    pub fn sheet_style(&mut self, files: &dyn FileProvider) -> SheetStyle {
        SheetStyle {
            layout: self.word("sheet.layout"),
            letters: self.word("sheet.letters"),
            languages: self.sheet_languages(files),
            pinyin: self.yes("sheet.pinyin"),
        }
    }

    /// The colours.
    pub fn colours(&mut self) -> Colours {
        Colours {
            paper: self.colour("colours.paper"),
            land: self.colour("colours.land"),
            ink: self.colour("colours.ink"),
            line: self.colour("colours.line"),
            soft: self.colour("colours.soft"),
            river: self.colour("colours.river"),
            bank: self.colour("colours.bank"),
            wave: self.colour("colours.wave"),
            river_text: self.colour("colours.river-text"),
            trap: self.colour("colours.trap"),
            accent: self.colour("colours.accent"),
            white: self.colour("colours.white"),
            black: self.colour("colours.black"),
            ghost: self.colour("colours.ghost"),
            ghost_fill: self.colour("colours.ghost-fill"),
            coat: self.colour("colours.coat"),
        }
    }
}
