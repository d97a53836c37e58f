//! Whose a trap or a den is, measured in what is drawn, on any map, in grey, and where both sides have one colour.

use crate::support::raster;
use crate::support::themes_at_hand;

use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::geom::{Affine, Point, Rect, Size};
use shouqi::language::Language;
use shouqi::layout::{self, Set, SheetPlan};
use shouqi::rules::{Side, Square, Terrain};
use shouqi::rulesheet::Sheet;
use shouqi::scene::{Document, Group, Item, Layer, LayerKind, Page, SymbolId, Use};
use shouqi::theme::{self, Overrides, SheetLayout, THEMES, Theme};
use std::sync::Arc;

/// Pixels to a millimetre: squares of 24 mm are whole numbers of pixels.
const FINE: f64 = 5.0;
/// How far two drawings of the same may differ, and how far those of both sides must, as the mean of grey, 0 to 1, over
/// their square.
const SAME: f64 = 0.004;
const DIFFERENT: [(&str, f64); 2] = [("traps", 0.02), ("dens", 0.008)];

/// A file provider with one ruleset.
struct Map(String);

impl FileProvider for Map {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.clone()))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err(format!("{path}: there is no such file").into())
    }
}

/// A map with traps and dens of both sides anywhere, two or more of each, and all animals on land.
fn anywhere(seed: u64) -> String {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut draw = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let (files, rows) = (6 + draw(4), 6 + draw(4));
    let mut map = vec![vec!['.'; files]; rows];
    let mut setup = map.clone();
    let ground = "~TtTtDdDdTt".chars().map(|letter| (letter, true));
    let animals = "RCDWPTLErcdwptle".chars().map(|letter| (letter, false));
    for (letter, is_ground) in ground.chain(animals) {
        let (row, file) = loop {
            // Over the one square of water lions and tigers leap both ways.
            let at = match letter {
                '~' => (1 + draw(rows - 2), 1 + draw(files - 2)),
                _ => (draw(rows), draw(files)),
            };
            if map[at.0][at.1] == '.' && setup[at.0][at.1] == '.' {
                break at;
            }
        };
        if is_ground { map[row][file] = letter } else { setup[row][file] = letter }
    }
    let text = |rows: &[Vec<char>]| rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect::<String>();
    format!(
        "format = 1\nname = \"map\"\nversion = 1\ntitle = \"A map\"\nextends = \"classic\"\n\n[board]\nmap = \"\"\"\n{}\"\"\"\nsetup = \"\"\"\n{}\"\"\"\n",
        text(&map),
        text(&setup)
    )
}

/// A theme with such a map, all of its squares facing one way, drawn with these further values.
fn on_a_map(name: &str, seed: u64, values: &[&str]) -> Theme {
    let plain = ["paper.size=A2", "board.square=24mm", "board.turned=false", "board.fillers=none", "board.start=false"];
    // In two languages each half has words of its own.
    let plain = [&plain[..], &["languages=en", "pieces.size=20mm"]].concat();
    let overrides = Overrides {
        rules: Some("./map.toml".to_owned()),
        set: plain.iter().chain(values).map(|value| (*value).to_owned()).collect(),
        ..Overrides::default()
    };
    theme::load(name, &overrides, &Map(anywhere(seed))).unwrap_or_else(|error| panic!("{name}:\n{error}"))
}

/// The grey of every pixel of a part of a page, 0 black to 1 white.
fn grey(pixels: &raster::Pixels, part: Rect) -> Vec<f64> {
    let at = |mm: f64| (mm * FINE).round() as usize;
    let mut grey = Vec::new();
    for y in at(part.y0)..at(part.y0) + at(part.height()) {
        for x in at(part.x0)..at(part.x0) + at(part.width()) {
            let [r, g, b] = pixels.at(x, y).map(f64::from);
            grey.push((0.2126 * r + 0.7152 * g + 0.0722 * b) / 255.0);
        }
    }
    grey
}

fn apart(one: &[f64], other: &[f64]) -> f64 {
    assert_eq!(one.len(), other.len());
    one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum::<f64>() / one.len() as f64
}

/// The squares of a terrain on a board, each as its greys, but for the lines at its edge.
fn squares(theme: &Theme, set: &Set, pixels: &raster::Pixels, terrain: Terrain) -> Vec<Vec<f64>> {
    let (board, plan) = (theme.rules.board(), set.plan.board.as_ref().expect("a board"));
    let (trim, bands, side) = (set.document.pages[0].trim, plan.tiling.bands, plan.square);
    let of = board.squares().filter(|&square| board.terrain(square) == Some(terrain));
    let part = |Square { file, row }: Square| {
        let down = f64::from(board.rows() - 1 - row.0);
        let corner = Point::new(trim.x0 + bands.side + f64::from(file.0) * side, trim.y0 + bands.end + down * side);
        Rect::from_origin_size(corner, (side, side)).inset(-1.0)
    };
    of.map(|square| grey(pixels, part(square))).collect()
}

/// That all squares of a side look alike, and those of both sides differ.
fn told_apart(name: &str, theme: &Theme) {
    let set = layout::set(theme, &["board"]).unwrap_or_else(|error| panic!("{name}:\n{error}"));
    let pixels = raster::svg(&set.document, 0, FINE * 25.4);
    let terrains = [Terrain::Trap as fn(Side) -> Terrain, Terrain::Den];
    for ((what, different), of) in DIFFERENT.into_iter().zip(terrains) {
        let [white, black] = Side::BOTH.map(|side| squares(theme, &set, &pixels, of(side)));
        assert!(white.len() > 1 && black.len() > 1, "{name} has {what} of both sides");
        for own in [&white, &black] {
            for other in &own[1..] {
                let off = apart(&own[0], other);
                assert!(off < SAME, "{name}: {what} of one side differ by {off}");
            }
        }
        let off = apart(&white[0], &black[0]);
        assert!(off > different, "{name}: {what} of both sides differ by {off} only");
    }
}

#[test]
fn traps_and_dens_of_both_sides_differ_in_grey_in_every_theme_on_any_map() {
    for (seed, theme) in (1..).zip(THEMES) {
        told_apart(theme.name, &on_a_map(theme.name, seed, &[]));
    }
}

#[test]
fn they_differ_by_form_alone_in_every_style() {
    let traps = ["fangs", "covered", "snare", "cross", "pit", "jaws", "claws", "hatched", "disc", "net", "plain"];
    let dens = ["gate", "seal", "cave", "crown", "arch", "stamp", "palace", "solid", "patch", "plain"];
    for (place, trap) in traps.into_iter().enumerate() {
        let den = dens[place % dens.len()];
        let values = [
            format!("board.trap={trap}"),
            format!("board.den={den}"),
            // Both sides in one colour: what is left is their form.
            "colours.white=#333333".to_owned(),
            "colours.black=#333333".to_owned(),
        ];
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        told_apart(&format!("{trap} and {den}"), &on_a_map("classic", 100 + place as u64, &values));
    }
}

/// A drawing alone on a page of 30 mm, its middle in the middle, drawn so many times its size.
fn alone(document: &Document, symbol: usize, scale: f64) -> raster::Pixels {
    let middle = Affine::translate((15.0, 15.0)) * Affine::scale(scale);
    let used: Item = Use { symbol: SymbolId(symbol), transform: Affine::IDENTITY }.into();
    let layer = Layer { kind: LayerKind::Artwork, items: vec![Group::placed(middle, vec![used]).into()] };
    let sheet = Rect::new(0.0, 0.0, 30.0, 30.0);
    let page =
        Page { media: sheet.size(), trim: sheet, bleed: sheet, layers: vec![layer], ..document.pages[0].clone() };
    raster::svg(&Document { pages: vec![page], ..document.clone() }, 0, FINE * 25.4)
}

#[test]
fn in_the_pictures_of_the_rules_they_differ_too() {
    for (seed, shipped) in (1..).zip(THEMES) {
        let theme = on_a_map(shipped.name, seed, &[]);
        let sheet =
            Sheet::build(&Arc::clone(&theme.rules), &Language::english(), None).expect("English says everything");
        let document = layout::figures(&theme, &sheet).expect("the figures are drawn");
        let sheet_of = Rect::new(0.0, 0.0, 30.0, 30.0);
        let mut pairs = 0;
        for (place, symbol) in document.symbols.iter().enumerate() {
            let other = symbol.name.replace("-White", "-Black");
            if !symbol.name.starts_with("diagram-trap-White") {
                continue;
            }
            // A picture of a single rule may show the trap of one side alone.
            let Some(twin) = document.symbols.iter().position(|symbol| symbol.name == other) else { continue };
            let scale = 24.0 / symbol.bounds.width().max(document.symbols[twin].bounds.width());
            let [one, other] = [place, twin].map(|place| grey(&alone(&document, place, scale), sheet_of));
            let off = apart(&one, &other);
            assert!(off > DIFFERENT[0].1, "{}: {} differs by {off} only", shipped.name, symbol.name);
            pairs += 1;
        }
        assert!(pairs > 0, "{} shows traps of both sides in the set-up", shipped.name);
    }
}

/// All texts of a document's pages.
fn texts(document: &Document) -> String {
    fn walk(items: &[Item], document: &Document, into: &mut String) {
        for item in items {
            match item {
                Item::Glyphs(run) => {
                    into.push_str(&run.text);
                    into.push(' ');
                }
                Item::Group(group) => walk(&group.items, document, into),
                Item::Use(used) => walk(&document.symbols[used.symbol.0].items, document, into),
                Item::Path(_) | Item::Image(_) => {}
            }
        }
    }
    let mut text = String::new();
    document.pages.iter().flat_map(|page| &page.layers).for_each(|layer| walk(&layer.items, document, &mut text));
    text
}

#[test]
fn the_legend_of_the_sheet_names_the_owners() {
    let theme = themes_at_hand::theme("classic", &[]);
    let sheet = Sheet::build(&Arc::clone(&theme.rules), &Language::english().with_side_names(theme.side_names()), None)
        .expect("English says everything");
    let squares: Vec<&str> =
        sheet.squares.iter().flat_map(|kind| &kind.each).map(|(_, words)| words.as_str()).collect();
    assert_eq!(squares, ["Blue’s trap", "Red’s trap", "Blue’s den", "Red’s den"]);
    let plan = SheetPlan { layout: SheetLayout::Page, paper: Size::new(210.0, 297.0), annotate: false };
    let said = texts(&layout::rules(&theme, &[sheet], plan).expect("a sheet"));
    for word in ["Blue’s", "Red’s"] {
        assert_eq!(said.matches(word).count(), 2, "{word} trap and den are named: {said}");
    }
}
