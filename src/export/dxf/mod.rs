//! A page's cut lines as DXF 2000 (AC1015), for cutters, lasers and CAD: millimetres, y up, origin at the sheet's lower
//! left corner, cut lines on the layer `CUT`, scored lines on `SCORE`, the outlines of glued areas on `GLUE`, registration
//! marks on `REGMARKS`.
//!
//! Written by hand: the format is pairs of a code and a value, and cut lines need two dozen of them. The crate `dxf`
//! writes times and random ids unless overruled, while output must be reproducible, and depends on calendars, random
//! numbers and picture formats. The older R12 needs fewer tables, but has no polyline entity of one piece, and no unit
//! of millimetres.

mod entities;
mod pairs;
mod tables;

use super::cut_lines::{CutJob, around, job};
use crate::geom::{Rect, Size};
use crate::scene::Document;
use pairs::Pairs;

/// The page's cut lines as a DXF file, page counted from 0; `None` if nothing is cut. Circles are `CIRCLE`, all else
/// `LWPOLYLINE`, closed if the line is closed. A line shared by two neighbours is in it once.
///
/// # Panics
/// If the document has no such page.
pub fn dxf(document: &Document, page: usize) -> Option<String> {
    let media = document.pages[page].media;
    job(document, page).map(|job| write(&job, media))
}

fn write(job: &CutJob, media: Size) -> String {
    // Score first: parts that are cut out can shift.
    let drawn = [
        (&job.scores, tables::SCORE),
        (&job.cuts, tables::CUT),
        (&job.glued, tables::GLUE),
        (&job.marks, tables::MARKS),
    ];
    let layers: Vec<&str> = drawn.iter().filter(|(lines, _)| !lines.is_empty()).map(|(_, layer)| *layer).collect();
    let all = || drawn.iter().flat_map(|(lines, layer)| lines.iter().map(move |line| (line, *layer)));
    // The header contains the next free handle, so it is written last.
    let mut body = Pairs::new();
    body.section("CLASSES", |_| {});
    let spaces = tables::tables(&mut body, &layers, media);
    tables::blocks(&mut body, spaces);
    body.section("ENTITIES", |body| {
        all().for_each(|(line, layer)| entities::entity(body, line, layer, spaces.model, media));
    });
    tables::objects(&mut body);
    body.pair(0, "EOF");

    let mut file = Pairs::new();
    file.section("HEADER", |file| header(file, &body, around(all().map(|(line, _)| line.bounds())), media));
    file.text() + &body.text()
}

fn header(file: &mut Pairs, body: &Pairs, extent: Rect, media: Size) {
    file.pairs(&[(9, "$ACADVER"), (1, "AC1015"), (9, "$DWGCODEPAGE"), (3, "ANSI_1252"), (9, "$HANDSEED")]);
    file.pair(5, body.next_handle());
    // 4 is millimetres, 1 is metric.
    file.pairs(&[(9, "$INSUNITS"), (70, "4"), (9, "$MEASUREMENT"), (70, "1")]);
    let corners = [("$EXTMIN", extent.x0, media.height - extent.y1), ("$EXTMAX", extent.x1, media.height - extent.y0)];
    for (name, x, y) in corners {
        file.pair(9, name);
        file.number(10, x);
        file.number(20, y);
        file.number(30, 0.0);
    }
    for (name, x, y) in [("$LIMMIN", 0.0, 0.0), ("$LIMMAX", media.width, media.height)] {
        file.pair(9, name);
        file.number(10, x);
        file.number(20, y);
    }
}
