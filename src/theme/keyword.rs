//! The keywords that themes write for the values of their enums.

use super::{
    Art, BackShows, Backs, Den, Element, Emphasis, EndBand, Fillers, Fold, Frame, FrameChoice, Grid, Joint, Letters,
    Machine, Numerals, Orientation, Outline, PieceCut, Ring, River, Script, SheetLayout, StartCell, Tones, Trap,
};
use crate::diagnostics::keywords;
use crate::language::SideName;
use crate::scene::Inks;

keywords! {
    Inks { "rgb" Rgb, "cmyk" Cmyk, "grey" Grey, "saving" Saving, }
    SheetLayout { "page" Page, "booklet" Booklet, "fold" Fold, "large" Large, "card" Card, }
    Letters { "serif" Serif, "sans" Sans, }
    Orientation { "auto" Auto, "portrait" Portrait, "landscape" Landscape, }
    FrameChoice { "auto" Auto, "full" Full, "slim" Slim, "none" None, }
    Joint { "overlap" Overlap, "butt" Butt, }
    Fold { "none" None, "half" Half, "thirds" Thirds, "quarter" Quarter, }
    Frame { "begonia" Begonia, "rounded" Rounded, "tray" Tray, "ruled" Ruled, "carved" Carved, "fretwork" Fretwork, "bold" Bold, "heavy" Heavy, "stitched" Stitched, "plain" Plain, }
    Grid { "lozenges" Lozenges, "seeds" Seeds, "tiles" Tiles, "lines" Lines, "unbroken" Unbroken, "carved" Carved, "bold" Bold, "heavy" Heavy, "stitched" Stitched, }
    River { "waves" Waves, "pond" Pond, "contours" Contours, "ripples" Ripples, "block" Block, "scales" Scales, "rows" Rows, "ribbons" Ribbons, "reeds" Reeds, "plain" Plain, }
    Trap { "fangs" Fangs, "snare" Snare, "cross" Cross, "pit" Pit, "jaws" Jaws, "claws" Claws, "hatched" Hatched, "disc" Disc, "net" Net, "plain" Plain, }
    Den { "seal" Seal, "cave" Cave, "crown" Crown, "arch" Arch, "stamp" Stamp, "palace" Palace, "solid" Solid, "patch" Patch, "plain" Plain, }
    StartCell { "corners" Corners, "lesson" Lesson, "plate" Plate, "above" Above, }
    Fillers { "none" None, "nature" Nature, "words" Words, }
    EndBand { "ladder" Ladder, "scenery" Scenery, "lesson" Lesson, "rules" Rules, "ripples" Ripples, "clouds" Clouds, "key" Key, "bars" Bars, "none" None, }
    Outline { "disc" Disc, "square" Square, "hexagon" Hexagon, }
    Backs {
        "none" None, "stickers" Stickers, "gutter" Gutter, "long-edge" LongEdge, "short-edge" ShortEdge, "stand" Stand,
    }
    BackShows { "face" Face, "emblem" Emblem, }
    PieceCut { "shape" Shape, "squares" Squares, "strips" Strips, "punch" Punch, }
    Machine { "none" None, "silhouette" Silhouette, "cricut" Cricut, "laser" Laser, }
    SideName {
        "white" White, "black" Black, "blue" Blue, "red" Red, "green" Green, "yellow" Yellow, "orange" Orange,
        "brown" Brown, "gold" Gold, "silver" Silver, "grey" Grey, "violet" Violet, "pink" Pink, "teal" Teal,
    }
    Ring { "single" Single, "double" Double, "scallop" Scallop, "rough" Rough, "inlaid" Inlaid, "twin" Twin, "band" Band, "none" None, }
    Element {
        "picture" Picture, "character" Character, "pinyin" Pinyin, "numeral" Numeral, "name" Name, "glyph" Glyph,
    }
    Numerals { "arabic" Arabic, "roman" Roman, "chinese" Chinese, }
    Emphasis { "plain" Plain, "ruled" Ruled, "badge" Badge, "large" Large, }
    Script { "traditional" Traditional, "simplified" Simplified, }
    Art { "line" Line, "papercut" PaperCut, "seal" Seal, }
    Tones { "outline" Outline, "natural" Natural, "side" Side, }
}
