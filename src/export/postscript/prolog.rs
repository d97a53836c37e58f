//! The prolog: abbreviations of operators, then the shared resources.

use super::code::Code;
use super::comments::FileUse;
use super::drawing::ItemWriter;
use super::inventory::Inventory;
use super::{font, image};
use crate::scene::{Document, Spot};

/// Abbreviations. Process colours knock out what lies below.
const OPERATORS: &str = "\
/m/moveto load def/l/lineto load def/c/curveto load def/h/closepath load def
/f/fill load def/F/eofill load def/s/stroke load def/W{clip newpath}bind def
/q/gsave load def/Q/grestore load def/T/translate load def/M/concat load def
/w/setlinewidth load def/J/setlinecap load def/j/setlinejoin load def/d/setdash load def
/R{false setoverprint setrgbcolor}bind def/K{false setoverprint setcmykcolor}bind def
/S/show load def/x/xshow load def/y/xyshow load def
/d0/setcharwidth load def/d1/setcachedevice load def
/mm{72 25.4 div mul}bind def";

/// Selects the paper, in points, unless it is selected already: selecting it again would disturb two-sided printing.
const PAPER: &str = "\
/paper{currentpagedevice/PageSize get aload pop
2 index sub abs .001 gt exch 3 index sub abs .001 gt or
{2 array astore<</PageSize 3 -1 roll>>setpagedevice}{pop pop}ifelse}bind def";

/// Appends the prolog.
pub(super) fn prolog(code: &mut Code, document: &Document, inventory: &Inventory, kind: FileUse) {
    code.line("%%BeginProlog");
    code.line("%%BeginResource: procset Shouqi 1 0");
    code.line("/Shouqi 100 dict def Shouqi begin");
    code.line(OPERATORS);
    if kind == FileUse::Printed {
        code.line(PAPER);
    }
    for (place, spot) in inventory.spots.iter().enumerate() {
        plate(code, place, spot);
    }
    code.line("end");
    code.line("%%EndResource");
    code.line("Shouqi begin");
    for font in &inventory.fonts {
        font::define(code, document.fonts.face(font.face), font);
    }
    for id in &inventory.pictures {
        image::define(code, *id, &document.pictures[id.0], &document.output);
    }
    for id in &inventory.symbols {
        let symbol = &document.symbols[id.0];
        code.line(&format!("% {}", symbol.name));
        code.token(&format!("/U{}", id.0));
        let mut drawing = ItemWriter::new(inventory);
        drawing.items(&symbol.items);
        code.procedure(&drawing.finish());
        code.tokens("bind def");
        code.end_line();
    }
    code.line("end");
    code.line("%%EndProlog");
}

/// Appends a spot colour. It overprints the other inks, as a cut line must.
fn plate(code: &mut Code, place: usize, spot: &Spot) {
    let (c, m, y, k) = spot.instead;
    code.line(&format!("/X{place}[/Separation /{} /DeviceCMYK", spot.name));
    code.line(&format!("{{dup {c} mul exch dup {m} mul exch dup {y} mul exch {k} mul}}bind]def"));
}
