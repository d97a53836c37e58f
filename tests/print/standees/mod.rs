//! Animals that stand, on their sheets: slots take the card, parts lie side by side, ink goes beyond the cuts.

mod figures;

use crate::support::drawing::{Drawing, Polyline};
use crate::support::themes_at_hand;

use shouqi::diagnostics::Source;
use shouqi::export;
use shouqi::export::cut_lines::CutLine;
use shouqi::files::{FileError, FileProvider, NoFiles};
use shouqi::geom::{Corners, Point, Rect, Region, Shape, Size};
use shouqi::layout::{self, LayoutError, Reading, Set, SheetPlan};
use shouqi::scene::{Colour, Item, LayerKind, Paint};
use shouqi::theme::{self, Overrides, Theme};

/// The largest deviation of a measured length, in millimetres.
const CLOSE: f64 = 0.05;

const WOOD: (&str, &str) = ("standees.material", "wood");

/// The part alone, as it is laid out.
fn try_standees(theme: &Theme) -> Result<Set, LayoutError> {
    let plan = SheetPlan { layout: theme.sheet.layout, paper: Size::new(210.0, 297.0), annotate: false };
    let reading = Reading::new(&[], &[], plan);
    layout::set_to_read(theme, &["standees"], Some(reading))
}

fn standees(name: &str, values: &[(&str, &str)]) -> Set {
    try_standees(&themes_at_hand::theme(name, values)).unwrap_or_else(|error| panic!("{name} with {values:?}: {error}"))
}

/// The lines of a page that are cut, as its DXF has them: y up.
fn outlines(set: &Set, page: usize) -> Vec<Polyline> {
    let dxf = export::dxf(&set.document, page).expect("something is cut");
    Drawing::read(&dxf).polylines()
}

fn region(line: &Polyline) -> Region {
    let corners: Vec<Point> = line.corners.iter().map(|&((x, y), _)| Point::new(x, y)).collect();
    Region::polygon(&corners)
}

/// The width of the slot that is open at an edge of a shape: of what a bar of the slot's depth, in the middle, leaves out.
fn slot_width(line: &Polyline, least: f64, most: f64) -> Option<f64> {
    let shape = region(line);
    // What closing by half of `most` fills, and closing by half of `least` does not.
    let filled = shape.closed(most / 2.0 + 0.01).difference(&shape.closed(least / 2.0));
    let slot = filled.largest();
    // The middle third of its length, away from the round ends that closing leaves.
    let bounds = slot.bounds()?;
    let (middle, third) = (bounds.center(), bounds.height() / 6.0);
    let part = Rect::new(bounds.x0, middle.y - third, bounds.x1, middle.y + third);
    Some(slot.intersection(&Region::rect(part)).bounds()?.width())
}

#[test]
fn slots_of_card_are_as_wide_as_two_layers_and_a_clearance() {
    for (card, wide) in [("0.3mm", 0.8), ("0.5mm", 1.2)] {
        let set = standees("classic", &[("standees.card", card)]);
        for page in 0..set.document.pages.len() {
            for line in outlines(&set, page) {
                let found = slot_width(&line, wide - 2.0 * CLOSE, wide + 2.0 * CLOSE).expect("a slot");
                assert!((found - wide).abs() < CLOSE, "card of {card}: a slot of {found:.3} mm");
            }
        }
    }
}

#[test]
fn slots_of_plywood_are_as_large_as_the_tab_when_the_kerf_is_burnt() {
    for (kerf, thick) in [("0mm", "3mm"), ("0.2mm", "3mm"), ("0.35mm", "4mm")] {
        let [kerf_mm, thick_mm] =
            [kerf, thick].map(|text| text.trim_end_matches("mm").parse::<f64>().expect("a number"));
        let set = standees("laser", &[("cutter.kerf", kerf), ("standees.wood", thick)]);
        let slots: Vec<(f64, f64)> = (0..set.document.pages.len())
            .flat_map(|page| outlines(&set, page))
            .filter(|line| line.corners.len() == 4)
            .map(|line| line.size())
            .collect();
        assert_eq!(slots.len(), 16, "a slot for every animal");
        // The tab of a square of 24 mm.
        let tab = 8.6;
        for (wide, high) in slots {
            let (long, short) = (wide.max(high) + kerf_mm, wide.min(high) + kerf_mm);
            assert!((long - tab - 0.1).abs() < CLOSE && (short - thick_mm - 0.1).abs() < CLOSE, "{long} × {short} mm");
        }
    }
}

/// The outer lines of a page's parts: those that lie in no other.
fn parts(set: &Set, page: usize) -> Vec<Region> {
    let region = |line: &CutLine| match line {
        CutLine::Circle(circle) => Region::of_path(&circle.to_path(0.001), false, 0.001),
        CutLine::Chain(chain) => {
            Region::polygon(&chain.stretches.iter().map(|stretch| stretch.from).collect::<Vec<Point>>())
        }
    };
    let all: Vec<Region> = export::cut_lines(&set.document, page).iter().map(region).collect();
    let inside = |one: &Region, other: &Region| one.area() < other.area() && one.difference(other).area() < 1e-6;
    all.iter().filter(|one| !all.iter().any(|other| inside(one, other))).cloned().collect()
}

#[test]
fn nested_parts_keep_their_distance_and_the_margins() {
    let sets = [
        ("classic", vec![], 3.35, 64),
        ("classic", vec![("size", "family")], 3.35, 64),
        ("classic", vec![("size", "big")], 3.35, 64),
        ("classic", vec![WOOD], 2.95, 32),
        ("laser", vec![("size", "family")], 2.95, 32),
    ];
    for (name, values, gap, count) in sets {
        let (theme, set) = (themes_at_hand::theme(name, &values), standees(name, &values));
        let mut found = 0;
        for (number, page) in set.document.pages.iter().enumerate() {
            let margin = theme.paper.margin - 0.01;
            let area = page.media.to_rect().inset(-margin);
            let parts = parts(&set, number);
            found += parts.len();
            for (place, part) in parts.iter().enumerate() {
                let bounds = part.bounds().expect("an area");
                assert!(area.contains_rect(bounds), "{name} {values:?}: {bounds:?} on page {number}");
                let near = part.offset(gap, Corners::Round);
                let meets = parts[..place].iter().find(|other| near.intersection(other).area() > 1e-4);
                assert!(meets.is_none(), "{name} {values:?}: {bounds:?} is near {:?}", meets.and_then(Region::bounds));
            }
        }
        assert_eq!(found, count, "{name} {values:?}");
    }
}

#[test]
fn a_side_of_the_small_set_fits_on_one_sheet() {
    let pages = |name: &str, values: &[(&str, &str)]| standees(name, values).document.pages.len();
    assert_eq!(pages("classic", &[]), 2, "a page for each side");
    assert_eq!(pages("classic", &[("size", "family")]), 2);
    assert_eq!(pages("classic", &[WOOD, ("size", "family")]), 1, "all on one sheet");
}

#[test]
fn a_laser_is_given_lines_in_its_colours_alone() {
    let set = standees("laser", &[]);
    for page in &set.document.pages {
        for layer in &page.layers {
            let colour = match layer.kind {
                LayerKind::Artwork => Colour::Rgb(0, 0, 0),
                LayerKind::Score => Colour::Rgb(0, 0, 255),
                LayerKind::Cut => Colour::Rgb(255, 0, 0),
                other => panic!("{other:?} on a page for a laser"),
            };
            for item in &layer.items {
                let Item::Path(path) = item else { panic!("more than lines") };
                let stroke = path.stroke.as_ref().expect("a line");
                assert!(path.fill.is_none() && stroke.dash.is_none());
                assert_eq!(stroke.paint, Paint::Process(colour));
                assert!((0.01..=0.2).contains(&stroke.width), "{} mm", stroke.width);
            }
        }
    }
    assert!(set.document.pages[0].layers.iter().all(|layer| !layer.items.is_empty()));
}

#[test]
fn ink_goes_beyond_every_cut() {
    let set = standees("classic", &[]);
    for page in 0..set.document.pages.len() {
        let pixels = crate::support::raster::svg(&set.document, page, 127.0);
        for line in outlines(&set, page) {
            let height = set.document.pages[page].media.height;
            let outside = region(&line).offset(1.2, Corners::Round);
            for corner in outside.contours().flatten().step_by(5) {
                let at = |length: f64| (length / 25.4 * 127.0) as usize;
                let [r, g, b] = pixels.at(at(corner.x), at(height - corner.y));
                assert!(r < 255 || g < 255 || b < 255, "bare paper at {corner:?}");
            }
        }
    }
}

/// Pandas in place of dogs.
struct Pandas;

impl FileProvider for Pandas {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let rules = "format = 1\nname = \"pandas\"\nversion = 1\ntitle = \"Pandas\"\nextends = \"classic\"\n\
            [board]\nsetup = \"\"\"\nl.....t\n.b...c.\nr.p.w.e\n.......\n.......\n.......\n\
            E.W.P.R\n.C...B.\nT.....L\n\"\"\"\n[kinds]\ndog = \"absent\"\n\
            panda = { letter = \"B\", strength = 3, swims = false, leaps = [] }\n";
        Ok(Source::new(path, rules))
    }
}

#[test]
fn a_kind_without_a_paper_cut_stands_as_its_piece() {
    for material in ["card", "wood"] {
        let set = vec![format!("standees.material={material}"), "face.show=[\"numeral\"]".to_owned()];
        let overrides = Overrides { rules: Some("./pandas.toml".into()), set, ..Overrides::default() };
        let theme = theme::load("classic", &overrides, &Pandas).unwrap_or_else(|error| panic!("{error}"));
        let set = try_standees(&theme).unwrap_or_else(|error| panic!("{error}"));
        let count: usize = (0..set.document.pages.len()).map(|page| parts(&set, page).len()).sum();
        assert_eq!(count, if material == "card" { 64 } else { 32 }, "{material}");
    }
}

#[test]
fn what_is_larger_than_the_paper_is_refused_with_the_size_that_would_do() {
    let values = |square: &'static str| [("paper.size", "A5"), ("standees.square", square), ("paper.margin", "10mm")];
    let error =
        try_standees(&themes_at_hand::theme("classic", &values("150mm"))).map(|_| ()).expect_err("it is too large");
    let LayoutError::StandeeTooLarge { square, largest } = error else { panic!("{error}") };
    assert_eq!(square, 150.0);
    let would_do = format!("standees.square={largest}mm");
    let set = vec!["paper.size=A5".into(), "paper.margin=10mm".into(), would_do];
    let overrides = Overrides { set, ..Overrides::default() };
    let smaller = theme::load("classic", &overrides, &NoFiles).expect("a theme");
    assert!(largest >= 90.0 && try_standees(&smaller).is_ok(), "{largest} mm");
}

#[test]
fn the_same_theme_gives_the_same_bytes() {
    for values in [vec![], vec![WOOD]] {
        let files = || {
            let set = standees("classic", &values);
            let pages = 0..set.document.pages.len();
            pages.map(|page| (export::svg(&set.document, page), export::dxf(&set.document, page))).collect::<Vec<_>>()
        };
        assert_eq!(files(), files());
    }
}
