//! Reads the styles of a theme: board, pieces, cutter, face, sheet, colours.

use super::reader::ThemeReader;
use crate::diagnostics::Keyword;
use crate::diagnostics::keys::WRONG_VALUE;
use crate::files::FileProvider;
use crate::theme::{BoardStyle, Colours, Cutter, Element, FaceStyle, Labels, Marks, PieceStyle, Script, SheetStyle};
use std::collections::BTreeMap;

impl ThemeReader<'_> {
    /// The board, but for the side of its squares.
    pub fn board(&mut self, square: f64) -> BoardStyle {
        let labels = self.keywords("board.labels", &["den", "trap", "river"]);
        let has = |word: &str| labels.iter().any(|(label, _)| *label == word);
        BoardStyle {
            square,
            frame_choice: self.keyword("board.frame-room"),
            coordinates: self.boolean("board.coordinates"),
            start: self.boolean("board.start"),
            start_tint: self.boolean("board.start-tint"),
            labels: Labels { den: has("den"), trap: has("trap"), river: has("river") },
            turned: self.boolean("board.turned"),
            joint: self.keyword("board.join"),
            overlap: self.length("board.overlap"),
            fold: self.keyword("board.fold"),
            fold_line: self.boolean("board.fold-line"),
            bleed: self.length("board.bleed"),
            frame: self.keyword("board.frame"),
            grid: self.keyword("board.grid"),
            river: self.keyword("board.river"),
            trap: self.keyword("board.trap"),
            den: self.keyword("board.den"),
            start_cell: self.keyword("board.start-cell"),
            fillers: self.keyword("board.fillers"),
            end_band: self.keyword("board.end-band"),
            least_line: self.length("lines.least"),
            line_weight: self.number("lines.weight"),
        }
    }

    /// The pieces, but for their size.
    pub fn pieces(&mut self, size: f64) -> PieceStyle {
        PieceStyle {
            outline: self.keyword("pieces.shape"),
            size,
            inset: self.length("pieces.inset"),
            bleed: self.length("pieces.bleed"),
            safe: self.length("pieces.safe"),
            turned: self.boolean("pieces.turned"),
            sets: self.integer("pieces.sets"),
            spares: self.integer("pieces.spares"),
            label: None,
            backs: self.keyword("pieces.backs"),
            back_shows: self.keyword("pieces.back-shows"),
            mirrored: self.boolean("pieces.mirrored"),
            cut: self.keyword("pieces.cut"),
            sides: self.sides(),
        }
    }

    /// The machine that cuts.
    pub fn cutter(&mut self) -> Cutter {
        Cutter {
            machine: self.keyword("cutter.machine"),
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
        let show: Vec<Element> = self
            .keywords("face.show", Element::NAMES)
            .into_iter()
            .filter_map(|(word, _)| Element::from_keyword(word))
            .collect();
        if show.is_empty() && self.all_valid(&["face.show"]) {
            let at = self.locus_of("face.show");
            self.fault("empty-face", &at, "a piece must show something", "such as [\"picture\", \"numeral\"]");
        }
        let written = self.keyword("face.characters");
        FaceStyle {
            show,
            numerals: self.keyword("face.numerals"),
            script: match script {
                // Who chose a Chinese language after that means its characters too.
                Some(script) if self.is_over("languages", "face.characters") => script,
                _ => written,
            },
            art: self.keyword("face.art"),
            tones: self.keyword("face.tones"),
            glyphs: self.glyphs(),
            emphasis: self.keyword("face.emphasis"),
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
            layout: self.keyword("sheet.layout"),
            letters: self.keyword("sheet.letters"),
            languages: self.sheet_languages(files),
            pinyin: self.boolean("sheet.pinyin"),
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
