//! What a laser is given: lines in three colours, cut so that what is left has the size that the theme says.

use crate::support::drawing;
use crate::support::raster;
use crate::support::themes_at_hand;

use drawing::Drawing;
use shouqi::export;
use shouqi::geom::{Affine, Rect, Shape};
use shouqi::layout::Set;
use shouqi::scene::{Colour, Document, Item, LayerKind, Paint};

/// How far a finished size may lie from the theme's.
const CLOSE: f64 = 0.05;

fn laser(values: &[(&str, &str)], parts: &[&str]) -> Set {
    themes_at_hand::load("laser", values, parts)
}

/// Every value of an attribute, each once.
fn attributes<'t>(svg: &'t str, name: &str) -> Vec<&'t str> {
    let begin = format!(" {name}=\"");
    let mut found: Vec<&str> = svg.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[test]
fn board_and_pieces_are_lines_in_the_three_colours_of_a_laser_and_black_areas_to_engrave() {
    let document = laser(&[], &["board", "pieces"]).document;
    assert_eq!(document.pages.len(), 2);
    for page in &document.pages {
        for layer in &page.layers {
            let colour = match layer.kind {
                LayerKind::Artwork => Colour::Rgb(0, 0, 0),
                LayerKind::Score => Colour::Rgb(0, 0, 255),
                LayerKind::Cut => Colour::Rgb(255, 0, 0),
                other => panic!("{other:?} on a page for a laser"),
            };
            let mut areas = 0;
            for item in &layer.items {
                let Item::Path(path) = item else { panic!("{} has more than lines", page.part) };
                if let Some(fill) = &path.fill {
                    // An area is engraved, and is no line as well.
                    assert!(path.stroke.is_none() && layer.kind == LayerKind::Artwork, "{}", page.part);
                    assert_eq!(*fill, Paint::Process(colour));
                    areas += 1;
                    continue;
                }
                let stroke = path.stroke.as_ref().expect("a line");
                assert!(path.fill.is_none() && stroke.dash.is_none());
                assert_eq!(stroke.paint, Paint::Process(colour), "{} {:?}", page.part, layer.kind);
                assert!((0.01..=0.2).contains(&stroke.width), "{} mm", stroke.width);
            }
            // The animals of one side, the outlines of the other's, the strengths of both; and rings, dens, traps, frames.
            match layer.kind {
                LayerKind::Artwork => assert!(areas >= 8 + 8 + 16, "{areas} areas on {}", page.part),
                _ => assert_eq!(areas, 0),
            }
        }
    }
    let board: Vec<LayerKind> = document.pages[0].layers.iter().map(|layer| layer.kind).collect();
    assert_eq!(board, [LayerKind::Artwork, LayerKind::Score, LayerKind::Cut]);
}

#[test]
fn the_svg_has_absolute_lines_in_pure_red_blue_and_black() {
    let document = laser(&[], &["board", "pieces"]).document;
    let svg = export::svg(&document, 0);
    assert_eq!(attributes(&svg, "fill"), ["#000000", "none"]);
    assert_eq!(attributes(&svg, "stroke"), ["#000000", "#0000ff", "#ff0000"]);
    assert!(!svg.contains("<use") && !svg.contains("transform=") && !svg.contains("clip-path="));
    for layer in ["layer-artwork", "layer-score", "layer-cut"] {
        assert!(svg.contains(&format!("id=\"{layer}\"")), "{layer}");
    }
}

#[test]
fn the_pdf_draws_in_pure_red_blue_and_black() {
    let document = laser(&[], &["board"]).document;
    for pixels in raster::pdf(&document, 200.0) {
        let pure = |[r, g, b]: [u8; 3]| {
            // Mixed with the white of the paper where a line is thinner than a pixel, or with one that it crosses.
            let (least, most) = (r.min(g).min(b), r.max(g).max(b));
            most - least <= 8 || (r == most && g.abs_diff(b) <= 8) || (b == most && r.abs_diff(g) <= 8)
        };
        let stray = pixels.rgb.chunks_exact(3).find(|rgb| !pure([rgb[0], rgb[1], rgb[2]]));
        assert_eq!(stray, None);
        let strongest = |channel: usize| {
            let lead = |rgb: &[u8]| {
                let others = (0..3).filter(|other| *other != channel).map(|other| rgb[other]).max().unwrap_or(0);
                rgb[channel].saturating_sub(others)
            };
            pixels.rgb.chunks_exact(3).map(lead).max().unwrap_or(0)
        };
        assert!(strongest(0) > 20 && strongest(2) > 20, "red and blue are seen");
        assert!(pixels.rgb.chunks_exact(3).any(|rgb| rgb.iter().all(|value| *value < 60)), "black is seen");
    }
}

#[test]
fn what_is_left_when_the_kerf_is_burnt_has_the_size_of_the_theme() {
    for (size, piece, kerf) in [("small", 20.0, 0.2), ("family", 30.0, 0.1), ("big", 40.0, 0.35)] {
        let kerf_text = format!("{kerf}mm");
        let set = laser(&[("size", size), ("cutter.kerf", &kerf_text), ("paper.size", "A2")], &["board", "pieces"]);
        // On one sheet of wood or on two.
        let pages = 0..set.document.pages.len();
        let mut cuts: Vec<_> = pages.flat_map(|page| export::cut_lines(&set.document, page)).collect();
        cuts.sort_by(|one, other| one.bounds().area().total_cmp(&other.bounds().area()));
        let outline = cuts.pop().expect("the board is cut out in one piece");
        assert_eq!(cuts.len(), 18);
        for cut in &cuts {
            let left = cut.bounds().width() - kerf;
            assert!((left - piece).abs() < 0.002, "{size}: a disc of {left} mm");
        }
        let plan = set.plan.board.as_ref().expect("a board");
        let left = outline.bounds().inflate(-kerf / 2.0, -kerf / 2.0);
        assert!((left.width() - plan.size.width).abs() < 0.002, "{size}: {left:?}");
        assert!((left.height() - plan.size.height).abs() < 0.002, "{size}: {left:?}");
    }
}

/// A page's cut layer alone, ten times as large, so that hairlines have pixels.
fn magnified(document: &Document, place: usize, part: Rect) -> Document {
    let mut page = document.page(place);
    let map = Affine::scale(10.0) * Affine::translate(-part.origin().to_vec2());
    let sheet = &mut page.pages[0];
    sheet.layers.retain(|layer| layer.kind == LayerKind::Cut);
    for layer in &mut sheet.layers {
        for item in &mut layer.items {
            let Item::Path(path) = item else { panic!("a line") };
            path.path = map * path.path.clone();
            if let Some(stroke) = &mut path.stroke {
                stroke.width *= 10.0;
            }
        }
    }
    sheet.media = part.size() * 10.0;
    (sheet.trim, sheet.bleed) = (Rect::from_origin_size((0.0, 0.0), sheet.media), Rect::ZERO);
    sheet.bleed = sheet.trim;
    page
}

#[test]
fn a_drawn_cut_measures_the_piece_and_the_kerf_in_every_format() {
    let document = laser(&[], &["pieces"]).document;
    let trim = document.pages[0].trim;
    // The first disc, and two millimetres around it.
    let first = Rect::new(trim.x0, trim.y0, trim.x0 + 20.0, trim.y0 + 20.0).inflate(1.4, 1.4);
    let large = magnified(&document, 0, first);
    const DPI: f64 = 127.0;
    let drawn = [
        ("svg", raster::svg(&large, 0, DPI)),
        ("pdf", raster::pdf(&large, DPI as f32).remove(0)),
        ("ps", raster::ps(&large, DPI).remove(0)),
    ];
    for (format, pixels) in drawn {
        let middle = pixels.height / 2;
        let lines = raster::crossings(|x| pixels.darkness(x, middle), pixels.width, DPI);
        let measured = (lines[lines.len() - 1] - lines[0]) / 10.0;
        assert!((measured - 20.2).abs() < CLOSE, "{format}: {measured:.3} mm");
    }
}

#[test]
fn the_rings_of_the_dark_side_are_broader_and_all_keep_clear_of_the_cut() {
    const PER_MM: f64 = 20.0;
    const STEP: f64 = 0.04;
    let mut document = laser(&[("face.composition", "stack")], &["pieces"]).document;
    let middles: Vec<_> = document.pages[0]
        .layers
        .iter()
        .filter(|layer| layer.kind == LayerKind::Cut)
        .flat_map(|layer| &layer.items)
        .filter_map(|item| if let Item::Path(cut) = item { Some(cut.path.bounding_box()) } else { None })
        .collect();
    document.pages[0].layers.retain(|layer| layer.kind == LayerKind::Artwork);
    let drawn = export::png::raster(&document, 0, PER_MM * 25.4).expect("the page can be drawn");
    // Along the upper right of a disc, where no face reaches: from the cut inwards.
    let ring = |disc: &Rect| {
        let dark = |depth: f64| {
            let away = (disc.width() / 2.0 - depth) * std::f64::consts::FRAC_1_SQRT_2;
            let (x, y) = ((disc.center().x + away) * PER_MM, (disc.center().y - away) * PER_MM);
            drawn.rgb[3 * (y as usize * drawn.width as usize + x as usize)] < 160
        };
        // The cut lies half a kerf outside the piece.
        let depths: Vec<f64> = (5..60).map(|step| f64::from(step) * STEP).filter(|&depth| dark(depth)).collect();
        (depths[0] - 0.1, STEP * depths.len() as f64)
    };
    let rings: Vec<(f64, f64)> = middles.iter().map(ring).collect();
    assert!(rings.iter().all(|&(clear, _)| clear >= 1.2 - STEP), "{rings:?}");
    let broad = rings.iter().filter(|&&(_, wide)| wide > 0.6).count();
    assert_eq!((broad, rings.len()), (9, 18), "{rings:?}");
}

#[test]
fn the_files_for_cutters_score_the_squares_and_cut_the_outline() {
    let document = laser(&[], &["board"]).document;
    let dxf = export::dxf(&document, 0).expect("the board is cut");
    let drawing = Drawing::read(&dxf);
    let on = |layer: &str| drawing.entities().iter().filter(|entity| entity.text(8) == layer).count();
    assert_eq!(on("CUT"), 1);
    assert!(on("SCORE") >= 10 && on("CUT") + on("SCORE") == drawing.entities().len());
    let svg = export::cut_svg(&document, 0).expect("the board is cut");
    assert_eq!(svg.matches("#ff0000").count(), 1);
    assert_eq!(svg.matches("#0000ff").count(), on("SCORE"));
}

#[test]
fn a_board_in_parts_has_no_line_beyond_the_edge_of_its_part() {
    let set = laser(&[("size", "family")], &["board"]);
    assert!(set.document.pages.len() > 1);
    for (place, page) in set.document.pages.iter().enumerate() {
        let pixels = raster::svg(&set.document, place, 100.0);
        let around = page.trim.inflate(0.4, 0.4);
        let mm = |pixel: usize| (pixel as f64 + 0.5) / 100.0 * 25.4;
        let all = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
        let stray = all.filter(|&(x, y)| !around.contains((mm(x), mm(y)))).find(|&(x, y)| pixels.at(x, y) != [255; 3]);
        assert_eq!(stray, None, "sheet {}", place + 1);
    }
}

#[test]
fn inks_and_profiles_that_a_laser_would_not_obey_are_refused() {
    for inks in ["cmyk", "grey", "saving"] {
        let message = themes_at_hand::refused("laser", &[("colours.inks", inks)]);
        assert!(
            message.contains("inks-for-a-laser") && message.contains(inks) && message.contains("--inks rgb"),
            "{message}"
        );
        // With the profile of a press, too, nothing is written that calls itself PDF/X-4.
        let profile = ("colours.profile", "\"./press.icc\"");
        let message = themes_at_hand::refused("laser", &[("colours.inks", inks), profile]);
        assert!(message.contains("profile-for-a-laser") && message.contains("--profile"), "{message}");
    }
    // On paper its lines may have any inks.
    themes_at_hand::theme("laser", &[("colours.inks", "cmyk"), ("cutter.machine", "none")]);
}

#[test]
fn a_sheet_of_wood_lies_as_it_is_given_and_holds_board_and_pieces_together() {
    for (paper, wide, high) in [("600mm x 300mm", 600.0, 300.0), ("300mm x 600mm", 300.0, 600.0)] {
        let set = laser(&[("paper.size", paper)], &["board", "pieces"]);
        assert_eq!(set.document.pages.len(), 1, "{paper}");
        let page = &set.document.pages[0];
        assert_eq!((page.media.width, page.media.height), (wide, high));
        let cuts = export::cut_lines(&set.document, 0);
        let stickers = set.plan.pieces.as_ref().map_or(0, |plan| plan.stickers + plan.spares);
        assert_eq!(cuts.len(), 1 + stickers, "{paper}: the board and every piece");
        // Nothing lies over anything else, and all of it on the wood.
        let dxf = export::dxf(&set.document, 0).expect("it is cut");
        let drawing = Drawing::read(&dxf);
        let board = drawing.polylines().into_iter().filter(|line| line.closed).map(|line| line.size());
        let (board_wide, board_high) =
            board.fold((0.0_f64, 0.0_f64), |most, size| (most.0.max(size.0), most.1.max(size.1)));
        let margin = 5.0;
        for (middle, radius) in drawing.circles() {
            assert!(middle.0 - radius > margin && middle.0 + radius < wide - margin, "{paper}: {middle:?}");
            assert!(middle.1 - radius > margin && middle.1 + radius < high - margin, "{paper}: {middle:?}");
            // The board stands in the upper left corner.
            let right_of = middle.0 - radius > 10.0 + board_wide;
            let below = middle.1 + radius < high - 10.0 - board_high;
            assert!(right_of || below, "{paper}: {middle:?} on a board of {board_wide} × {board_high}");
        }
    }
    // Where there is no room for both each has a sheet of its own.
    assert_eq!(laser(&[], &["board", "pieces"]).document.pages.len(), 2);
}
