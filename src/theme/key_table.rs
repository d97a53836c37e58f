//! The table of all keys of a theme. The reader checks against it, and the theme reference is generated from it.

use super::key_spec::{KeyKind, KeySpec};
use super::{
    Art, BackShows, Backs, Den, Element, Emphasis, EndBand, Fillers, Fold, Frame, FrameChoice, Grid, Joint, Letters,
    Machine, Numerals, Orientation, Outline, PieceCut, Ring, River, Script, SheetLayout, StartCell, Tones, Trap,
};
use crate::diagnostics::Keyword;
use crate::language::SideName;
use crate::scene::Inks;
use KeyKind::*;

/// Every key, in the order in which `classic` writes them.
pub fn keys() -> &'static [KeySpec] {
    KEYS
}

/// The TOML tables of a theme.
pub(super) const TABLES: [&str; 14] = [
    "paper",
    "board",
    "pieces",
    "pieces.white",
    "pieces.black",
    "cutter",
    "face",
    "face.glyphs",
    "sheet",
    "pictures",
    "pictures.focus",
    "colours",
    "lines",
    "fonts",
];

/// The keywords of `size`, as in [`SIZES`](super::SIZES).
const SIZE_WORDS: &[&str] = &["small", "family", "big"];
const LABELS: &[&str] = &["den", "trap", "river"];

const fn key(path: &'static str, kind: KeyKind, default: &'static str, about: &'static str) -> KeySpec {
    KeySpec { path, kind, default, about }
}

const fn mm(least: f64, most: f64) -> KeyKind {
    Length { least, most }
}

#[rustfmt::skip]
const KEYS: &[KeySpec] = &[
    key("format", Format, "1", "The format of the file, always its first line."),
    key("extends", Text, "\"classic\"", "The theme that this one differs from: a shipped one, or a file such as \"./base.toml\"."),
    key("name", Text, "(the file's name)", "What the set is called in file names and outside the trim."),
    key("title", Title, "(The Jungle Game, in each language)", "What stands on the board, in one text or one for each language."),
    key("rules", Text, "\"classic\"", "The ruleset that the board and the strengths come from: a shipped one, or a file such as \"./house.toml\"."),
    key("switches", Texts, "[]", "Switches laid over the ruleset, such as \"own-trap=weakens\"."),
    key("languages", Texts, "[\"en\", \"zh-Hant\"]", "One or two languages for the words on board and pieces, shipped or files such as \"./mine.ftl\"; the first is the document's."),
    key("size", Keyword(SIZE_WORDS), "\"small\"", "Squares and pieces by one word."),

    key("paper.size", Text, "\"A4\"", "The paper: a name, or two sides such as \"210mm x 297mm\"."),
    key("paper.orientation", Keyword(Orientation::NAMES), "\"auto\"", "Which way the paper is turned; auto needs the fewest sheets."),
    key("paper.margin", mm(0.0, 60.0), "\"10mm\"", "Nothing that is to be kept comes nearer to the paper's edge."),

    key("board.square", mm(5.0, 200.0), "(the size's)", "The side of a square."),
    key("board.frame-room", Keyword(FrameChoice::NAMES), "\"auto\"", "How much frame there is; auto takes the richest that costs no further sheet."),
    key("board.coordinates", Boolean, "true", "Letters and numbers along the edges."),
    key("board.start", Boolean, "true", "The animals on their starting squares."),
    key("board.start-tint", Boolean, "false", "Whether these animals are tinted in their side's colour."),
    key("board.labels", Keywords(LABELS), "[\"den\", \"trap\", \"river\"]", "Which special squares carry their name."),
    key("board.turned", Boolean, "true", "Whether the far half faces the player who sits there."),
    key("board.join", Keyword(Joint::NAMES), "\"overlap\"", "How the sheets of a board in parts are joined: one glued under the other, or edge to edge."),
    key("board.overlap", mm(0.0, 50.0), "\"10mm\"", "How wide the tab is that is glued under the next sheet, where sheets overlap."),
    key("board.fold", Keyword(Fold::NAMES), "\"none\"", "Where the finished board is folded: between squares, nearest to equal parts."),
    key("board.fold-line", Boolean, "false", "Whether the folds are drawn across the board, too, not beside it only."),
    key("board.bleed", mm(0.0, 10.0), "\"2mm\"", "How far the artwork is printed beyond the trim."),
    key("board.frame", Keyword(Frame::NAMES), "\"begonia\"", "The drawing of the frame."),
    key("board.grid", Keyword(Grid::NAMES), "\"lozenges\"", "The drawing of the squares' edges."),
    key("board.river", Keyword(River::NAMES), "\"waves\"", "The drawing of the rivers."),
    key("board.trap", Keyword(Trap::NAMES), "\"fangs\"", "The drawing of the traps."),
    key("board.den", Keyword(Den::NAMES), "\"seal\"", "The drawing of the dens."),
    key("board.start-cell", Keyword(StartCell::NAMES), "\"corners\"", "How an animal, its number and its name share a starting square."),
    key("board.fillers", Keyword(Fillers::NAMES), "\"none\"", "What stands on empty land."),
    key("board.end-band", Keyword(EndBand::NAMES), "\"ladder\"", "What stands in the bands before both players."),

    key("pieces.shape", Keyword(Outline::NAMES), "\"disc\"", "The shape of a piece."),
    key("pieces.size", mm(5.0, 150.0), "(the size's)", "The finished size of the wooden piece: a disc's diameter, a square's side, a hexagon from flat to flat."),
    key("pieces.inset", mm(0.0, 20.0), "\"1mm\"", "How far the sticker stays inside the piece's edge, all round."),
    key("pieces.bleed", mm(0.0, 10.0), "\"2mm\"", "How far ink goes beyond the cut, all round; from 0.5mm on rings run off over it."),
    key("pieces.safe", mm(0.0, 20.0), "\"1.5mm\"", "Nothing that matters comes nearer to the cut."),
    key("pieces.turned", Boolean, "false", "Whether Black's stickers stand on their heads."),
    key("pieces.sets", Integer { least: 1, most: 1000 }, "1", "How many whole sets of pieces."),
    key("pieces.spares", Integer { least: 0, most: 40 }, "2", "How many empty stickers besides, shared between the sides."),
    key("pieces.label", Text, "\"none\"", "The sheet of labels to print the stickers on: a name such as \"Herma 4387\", or a file such as \"./mine.toml\"."),
    key("pieces.label-used", Text, "\"\"", "Labels of the first sheet that are gone already, such as \"1-6, 9\"."),
    key("pieces.backs", Keyword(Backs::NAMES), "\"none\"", "The other side of a piece: a sticker of its own, folded over a gutter, printed on both sides and turned at an edge, or a strip that stands."),
    key("pieces.back-shows", Keyword(BackShows::NAMES), "\"face\"", "What a back shows: the same as the front, or only whose piece it is."),
    key("pieces.mirrored", Boolean, "false", "Whether the stickers are printed the wrong way round, for iron-on and window film."),
    key("pieces.cut", Keyword(PieceCut::NAMES), "\"shape\"", "How stickers are cut out: along their shape; in squares edge to edge, for scissors; in strips across the sheet, for a guillotine; or with a punch."),

    key("pieces.white.called", Keyword(SideName::NAMES), "\"blue\"", "What White's side is called in the rules and by the referee; where a theme recolours its pieces and gives them no name, that of the nearest colour."),
    key("pieces.white.ring", Keyword(Ring::NAMES), "\"single\"", "The ring along the edge of White's pieces."),
    key("pieces.white.colour", Colour, "\"#274D7D\"", "White's ring and numeral."),
    key("pieces.white.ground", Colour, "\"#FBF4E2\"", "The ground inside White's ring."),
    key("pieces.white.foot", Boolean, "false", "Whether White's caption stands on a segment of the ring's colour."),
    key("pieces.white.ring-width", mm(0.1, 4.0), "\"0.9mm\"", "The ring's outermost line, on a piece of 20 mm; it grows with the piece."),
    key("pieces.black.called", Keyword(SideName::NAMES), "\"red\"", "What Black's side is called in the rules and by the referee; where a theme recolours its pieces and gives them no name, that of the nearest colour."),
    key("pieces.black.ring", Keyword(Ring::NAMES), "\"double\"", "The ring along the edge of Black's pieces."),
    key("pieces.black.colour", Colour, "\"#A32A22\"", "Black's ring and numeral."),
    key("pieces.black.ground", Colour, "\"#FBF4E2\"", "The ground inside Black's ring."),
    key("pieces.black.foot", Boolean, "true", "Whether Black's caption stands on a segment of the ring's colour."),
    key("pieces.black.ring-width", mm(0.1, 4.0), "\"0.7mm\"", "The ring's outermost line, on a piece of 20 mm; it grows with the piece."),

    key("cutter.machine", Keyword(Machine::NAMES), "\"none\"", "The machine that cuts: for a silhouette registration marks are printed, for a cricut sheets that it can print and cut, for a laser board and pieces are drawn in lines alone."),
    key("cutter.kerf", mm(0.0, 2.0), "\"0mm\"", "How wide the cut is: cut lines lie half of it outside the stickers."),
    key("cutter.marks-inset", mm(3.0, 60.0), "\"10mm\"", "From the paper's edges to the registration marks."),
    key("cutter.marks-arm", mm(5.0, 60.0), "\"20mm\"", "The length of the registration marks' lines."),
    key("cutter.marks-line", mm(0.1, 2.0), "\"0.5mm\"", "The width of the registration marks' lines."),

    key("face.show", Keywords(Element::NAMES), "[\"picture\", \"numeral\", \"character\"]", "What a piece shows, the largest first."),
    key("face.numerals", Keyword(Numerals::NAMES), "\"arabic\"", "How strengths are written."),
    key("face.characters", Keyword(Script::NAMES), "\"traditional\"", "Which Chinese characters."),
    key("face.art", Keyword(Art::NAMES), "\"line\"", "In which hand the animals are drawn: heads in line, whole animals as paper-cuts, or their characters as seals."),
    key("face.tones", Keyword(Tones::NAMES), "\"outline\"", "How the line drawings are coloured: lines only, as in nature, or in tones of their side's colour."),
    key("face.emphasis", Keyword(Emphasis::NAMES), "\"plain\"", "How strengths stand out: between rules, one for White and two for Black; in a badge, square for White and round for Black; or large."),
    key("face.glyphs.<kind>", Text, "(none)", "The character that stands for a kind where \"glyph\" is shown."),

    key("sheet.layout", Keyword(SheetLayout::NAMES), "\"page\"", "The rules sheet: a page of two columns, an A5 booklet, one folded sheet, large print, or a card. Large print holds for all that is read in the set, 16 points and more; what stands on pieces and squares is as large as these allow."),
    key("sheet.letters", Keyword(Letters::NAMES), "\"serif\"", "Which letters set the rules."),
    key("sheet.languages", Texts, "[]", "One or two languages for the rules, shipped or files such as \"./mine.ftl\"; none stands for the set's first."),
    key("sheet.pinyin", Boolean, "false", "Whether the animals' characters carry their pinyin."),

    key("rules.text.<language>", SentenceTable, "(the shipped words)", "Own sentences for the rules sheet, with examples that prove them. With it the ruleset is written `[rules]` `ruleset = \"classic\"`."),

    key("pictures.<kind>", Text, "(the shipped drawing)", "A picture of one's own for a kind: an SVG, PNG or JPEG file beside the theme."),
    key("pictures.focus.<kind>", Point, "(the middle)", "What of a photograph comes nearest to the middle where it is cut to a sticker: how far from its left and from its top, such as [0.3, 0.6]."),

    key("colours.inks", Keyword(Inks::NAMES), "\"rgb\"", "With which inks the set is printed: rgb for home printers, cmyk for print shops, grey for black alone, saving for pale grounds."),
    key("colours.profile", Text, "\"none\"", "The ICC profile of the press, a file such as \"./coated.icc\": PDF becomes PDF/X-4 for it, and with cmyk inks its profile makes them."),
    key("colours.most-ink", Integer { least: 100, most: 400 }, "300", "How much of the four inks may lie over each other, in percent: more is a warning. A print shop says what its paper takes."),
    key("colours.paper", Colour, "\"#F5E9CE\"", "The ground of the frame."),
    key("colours.land", Colour, "\"#FBF4E2\"", "The ground of the squares."),
    key("colours.ink", Colour, "\"#33241A\"", "Type, frame and the animals' outlines."),
    key("colours.line", Colour, "\"#9C8567\"", "The lines between squares."),
    key("colours.soft", Colour, "\"#645547\"", "Words that matter less."),
    key("colours.river", Colour, "\"#CFE0DA\"", "The ground of the rivers."),
    key("colours.bank", Colour, "\"#5F8A86\"", "The rivers' banks."),
    key("colours.wave", Colour, "\"#86AAA4\"", "The rivers' waves."),
    key("colours.river-text", Colour, "\"#5F8A86\"", "The name on the rivers."),
    key("colours.trap", Colour, "\"#F0D3A0\"", "The ground of the traps."),
    key("colours.accent", Colour, "\"#A32A22\"", "What stands out: a trap's cross, an ornament."),
    key("colours.white", Colour, "\"#274D7D\"", "White's marks on the board."),
    key("colours.black", Colour, "\"#A32A22\"", "Black's marks on the board."),
    key("colours.ghost", Colour, "\"#8A735B\"", "The animals on their starting squares."),
    key("colours.ghost-fill", Colour, "\"#FDFAF0\"", "What these animals are filled with."),
    key("colours.coat", Colour, "\"#FFFFFF\"", "What the animals on the pieces are filled with, where they are not coloured as in nature."),

    key("lines.least", mm(0.05, 2.0), "\"0.2mm\"", "The thinnest line that may be drawn."),
    key("lines.weight", Number { least: 0.2, most: 5.0 }, "0.78", "All lines of the animals are made this many times as wide."),

    key("fonts.character", Font, "\"kai-bold\"", "Chinese characters on the board and the pieces."),
    key("fonts.numeral", Font, "\"alegreya-bold\"", "Numerals of the animals; Chinese ones are set as characters."),
    key("fonts.name", Font, "\"alegreya-sans-bold\"", "Names in Latin letters."),
    key("fonts.pinyin", Font, "\"alegreya-sans-italic\"", "How characters sound, in Latin letters."),
    key("fonts.title", Font, "\"alegreya-bold\"", "The title in Latin letters."),
    key("fonts.title-character", Font, "\"kai-bold\"", "The title in Chinese characters."),
    key("fonts.coordinate", Font, "\"alegreya\"", "Letters and numbers along the board's edges."),
    key("fonts.glyph", Font, "\"emoji\"", "The characters of face.glyphs."),
    key("fonts.note", Font, "\"alegreya-sans\"", "Notes outside the trim."),
];
