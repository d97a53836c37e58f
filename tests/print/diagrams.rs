//! The pictures of a rules sheet: on boards that nobody thought of, and measured in what the rasteriser draws.

use resvg::tiny_skia::Pixmap;
use shouqi::diagnostics::Source;
use shouqi::export::png;
use shouqi::files::{FileError, FileProvider};
use shouqi::layout::Resources;
use shouqi::layout::diagram::{Look, excerpt, setup};
use shouqi::rules::notation::read_position;
use shouqi::rules::{Move, Position, Rules, Square, Terrain, load};
use shouqi::rulesheet::{Arrow, View};
use shouqi::scene::{Colour, Document, Layer, LayerKind, OutputCondition, Page};
use shouqi::theme::{THEMES, Theme, shipped_theme};
use std::sync::Arc;

/// A file provider with one ruleset.
struct One(String);

impl FileProvider for One {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        Ok(Source::new(path, self.0.clone()))
    }
}

/// A game of rats on a board of this size: dens in opposite corners, a rat beside each, every third square of the rest
/// water or a trap.
fn rules(files: usize, rows: usize) -> Rules {
    let count = files * rows;
    let lines = |of: &dyn Fn(usize) -> char| {
        let all: Vec<char> = (0..count).map(of).collect();
        all.chunks(files).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("\n")
    };
    let map = lines(&|place| match place {
        0 => 'd',
        _ if place == count - 1 => 'D',
        _ if place > 2 && place + 3 < count && place % 3 == 0 => '~',
        _ if place > 2 && place + 3 < count && place % 7 == 1 => 'T',
        _ => '.',
    });
    let setup = lines(&|place| match place {
        1 => 'r',
        _ if place + 2 == count => 'R',
        _ => '.',
    });
    let board = format!("map = \"\"\"\n{map}\n\"\"\"\nsetup = \"\"\"\n{setup}\n\"\"\"\n");
    let kinds = "[kinds]\nrat = { letter = \"R\", strength = 1, swims = true, leaps = [] }\n";
    let text =
        format!("format = 1\nname = \"odd\"\nversion = 1\n\n[board]\n{board}\n{kinds}\n[switches]\n{}", switches());
    load("odd.toml", &[], &One(text)).unwrap_or_else(|error| panic!("{files} × {rows}:\n{error}"))
}

/// The usual game's switches, but for those that name an animal which is not here.
fn switches() -> String {
    let usual = include_str!("../../templates/rulesets/classic.toml");
    let all = usual.split("[switches]").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap_or_default();
    all.lines().filter(|line| !line.contains("elephant")).fold(String::new(), |text, line| text + line + "\n")
}

fn theme(files: usize, rows: usize) -> Theme {
    Theme { rules: Arc::new(rules(files, rows)), ..shipped_theme("classic").expect("the theme is shipped") }
}

#[test]
fn the_oddest_boards_can_be_drawn() {
    for (files, rows) in [(1, 9), (9, 1), (3, 2), (26, 26)] {
        let theme = theme(files, rows);
        let mut resources = Resources::new(&theme);
        for look in [Look::Normal, Look::Large, Look::Card] {
            let drawn = setup(&mut resources, 6.0, look, false);
            let bars = 2.0 * 0.2 * 6.0;
            assert!((drawn.size.width - 6.0 * files as f64 - bars).abs() < 1e-9, "{:?}", drawn.size);
            assert!((drawn.size.height - 6.0 * rows as f64 - bars).abs() < 1e-9, "{:?}", drawn.size);
            let with_names = setup(&mut resources, 6.0, look, true);
            assert!(with_names.size.width > drawn.size.width && with_names.size.height > drawn.size.height);
        }
    }
}

#[test]
fn an_excerpt_that_reaches_beyond_the_board_ends_where_it_does() {
    let theme = theme(3, 2);
    let view = View {
        position: Position::start(&theme.rules),
        from: Square::new(1, 0),
        to: Square::new(25, 98),
        strips: Vec::new(),
        arrows: Vec::new(),
    };
    let drawn = excerpt(&mut Resources::new(&theme), &view, 10.0, Look::Normal);
    assert!((drawn.size.width - 20.0 - 1.3 - 0.75).abs() < 1e-9, "{:?}", drawn.size);
}

/// A cell in millimetres, as sheets have it.
const CELL: f64 = 8.4;
const DPI: f64 = 300.0;

fn shipped(name: &str) -> Theme {
    shipped_theme(name).expect("the theme is shipped")
}

fn square(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

/// Part of a board with steps: those that end on an animal capture it.
fn view(theme: &Theme, map: &str, (from, to): (&str, &str), steps: &[(&str, &str)]) -> View {
    let position = read_position(&format!("{map} w"), &theme.rules).expect("a position");
    let arrow = |&(from, to): &(&str, &str)| {
        let mv = Move::new(square(from), square(to));
        Arrow { mv, leap: false, captures: position.at(mv.to).is_some(), legal: true, stopped_by: None }
    };
    let arrows = steps.iter().map(arrow).collect();
    View { from: square(from), to: square(to), strips: Vec::new(), arrows, position }
}

/// A view as it is seen; places are given in cells from the upper left corner of its cells.
struct Seen {
    pixels: Pixmap,
    left: f64,
    top: f64,
}

impl Seen {
    fn of(theme: &Theme, view: &View) -> Seen {
        let mut resources = Resources::new(theme);
        let drawn = excerpt(&mut resources, view, CELL, Look::Normal);
        let (symbols, pictures, _) = resources.finish();
        let all = shouqi::geom::Rect::from_origin_size((0.0, 0.0), drawn.size);
        let page = Page {
            part: "figure".to_owned(),
            name: "figure".to_owned(),
            bookmarks: Vec::new(),
            media: drawn.size,
            trim: all,
            bleed: all,
            layers: vec![Layer { kind: LayerKind::Artwork, items: drawn.items }],
        };
        let (title, language, fonts) = ("a view".to_owned(), "en".to_owned(), theme.fonts.clone());
        let (pictures, symbols) = (Arc::new(pictures), Arc::new(symbols));
        let document =
            Document { title, language, fonts, pictures, symbols, pages: vec![page], output: OutputCondition::HOME };
        let picture = png(&document, 0, DPI, false).expect("it can be drawn");
        let pixels = Pixmap::decode_png(&picture).expect("a picture");
        // Where the board ends there is a bar, elsewhere lines run on.
        let (bar, on) = (0.075, 0.13);
        let left = if view.from.file.0 == 0 { bar } else { on };
        let top = if view.to.row.0 + 1 == theme.rules.board().rows() { bar } else { on };
        Seen { pixels, left, top }
    }

    fn at(&self, x: f64, y: f64) -> Colour {
        let place = |cells: f64, margin: f64| ((cells + margin) * CELL / 25.4 * DPI) as u32;
        let pixel = self.pixels.pixel(place(x, self.left), place(y, self.top)).expect("it lies in the picture");
        Colour::Rgb(pixel.red(), pixel.green(), pixel.blue())
    }
}

fn is_close(one: Colour, other: Colour) -> bool {
    let ((r, g, b), (s, h, c)) = (one.rgb(), other.rgb());
    [(r, s), (g, h), (b, c)].iter().all(|(a, b)| a.abs_diff(*b) <= 24)
}

#[test]
fn over_dark_water_a_way_is_light_and_on_land_it_is_dark() {
    for shipped_theme in THEMES {
        let theme = shipped(shipped_theme.name);
        let view = view(&theme, "7/7/7/7/2R4/7/7/7/7", ("a4", "d6"), &[("c5", "c6"), ("c5", "d5")]);
        let seen = Seen::of(&theme, &view);
        let (over_water, on_land) = (seen.at(2.5, 1.5 - 0.6), seen.at(2.5 + 0.7, 1.5));
        let dark = ["woodcut", "imperial", "new-year", "night"].contains(&shipped_theme.name);
        let water = if dark { theme.colours.land } else { theme.colours.ink };
        // On dark water marks are whiter than the land.
        let (r, g, b) = over_water.rgb();
        let is_light = dark && r.min(g).min(b) > 230;
        assert!(is_close(over_water, water) || is_light, "{}: {over_water:?} over water", shipped_theme.name);
        assert!(is_close(on_land, theme.colours.ink), "{}: {on_land:?} on land", shipped_theme.name);
    }
}

#[test]
fn a_piece_on_dark_water_has_a_light_rim() {
    for name in ["woodcut", "imperial", "new-year", "night"] {
        let theme = shipped(name);
        for rat in ["R", "r"] {
            let view = view(&theme, &format!("7/7/7/7/2{rat}4/7/7/7/7"), ("a4", "d6"), &[]);
            let seen = Seen::of(&theme, &view);
            let out = (0.395 + 0.018) * std::f64::consts::FRAC_1_SQRT_2;
            let rim = seen.at(2.5 - out, 1.5 - out);
            assert!(is_close(rim, theme.colours.land), "{name} {rat}: {rim:?}");
        }
    }
}

#[test]
fn an_arrow_upwards_shows_a_shaft_of_a_millimetre_and_a_half_beside_every_badge() {
    const SHAFT: f64 = 1.5;
    // What the head covers of its shaft, in cells.
    let head = 0.19 * 0.74;
    for name in ["classic", "roman"] {
        let theme = shipped(name);
        for (map, column) in [("7/7/7/7/3#3/3E3/7/7/7", 1), ("7/7/7/7/7/7/7/2#4/2C4", 0)] {
            for victim in "rcdwptle".chars() {
                let map = map.replace('#', &victim.to_string());
                let (part, step, steps) = match column {
                    1 => (("c3", "f6"), ("d4", "d5"), 1.0),
                    _ => (("c1", "f3"), ("c1", "c2"), 0.0),
                };
                let with = view(&theme, &map, part, &[step]);
                let without = View { arrows: Vec::new(), ..with.clone() };
                let (with, without) = (Seen::of(&theme, &with), Seen::of(&theme, &without));
                let ink = theme.colours.ink;
                let fine = 25.4 / DPI / CELL;
                let rows = (0..).map(|row| f64::from(row) * fine).take_while(|y| *y < 2.9);
                let inked = |y: &f64| {
                    let mut across = (0..).map(|x| steps + f64::from(x) * fine).take_while(|x| *x < steps + 1.0);
                    across.any(|x| is_close(with.at(x, *y), ink) && !is_close(without.at(x, *y), ink))
                };
                let long = rows.filter(inked).count() as f64 * fine;
                // Below a coin the arrow ends at the rim: its numeral stands at the foot.
                let least = if name == "roman" { 0.5 } else { SHAFT };
                assert!((long - head) * CELL >= least, "{name} {victim}: {:.2} mm", (long - head) * CELL);
            }
        }
    }
}

#[test]
fn the_sides_of_clear_differ_by_a_round_field_and_one_with_eight_corners() {
    let theme = shipped("clear");
    // Within the ring at its upper right, in the middle of an octagon's side and in its corner: how far out, as a share
    // of half a piece, and in which direction.
    let field = |cat: &str, out: f64, degrees: f64| {
        let seen = Seen::of(&theme, &view(&theme, &format!("7/7/7/7/3{cat}3/7/7/7/7"), ("c4", "e6"), &[]));
        let (sin, cos) = degrees.to_radians().sin_cos();
        seen.at(1.5 + 0.395 * out * cos, 1.5 - 0.395 * out * sin)
    };
    let [white, black] = &theme.pieces.sides;
    for (cat, style, corner) in [("C", white, white.colour), ("c", black, black.ground)] {
        assert!(is_close(field(cat, 0.92, 45.0), style.colour), "{cat}: {:?}", field(cat, 0.92, 45.0));
        assert!(is_close(field(cat, 0.875, 22.5), corner), "{cat}: {:?}", field(cat, 0.875, 22.5));
    }
}

#[test]
fn a_trap_that_plays_no_part_is_plain_land() {
    for shipped_theme in THEMES {
        let theme = shipped(shipped_theme.name);
        assert_eq!(
            theme.rules.board().terrain(square("d2")).map(|terrain| matches!(terrain, Terrain::Trap(_))),
            Some(true)
        );
        let middle = |steps: &[(&str, &str)]| {
            let view = view(&theme, "7/7/7/7/7/7/4C2/7/7", ("d2", "f4"), steps);
            Seen::of(&theme, &view)
        };
        let (loud, quiet) = (middle(&[]), middle(&[("e3", "e4")]));
        let spots = || (5..95).map(|at| f64::from(at) / 100.0);
        let land = |seen: &Seen| spots().all(|x| seen.at(x, 2.5) == seen.at(0.05, 2.5));
        assert!(!land(&loud) && land(&quiet), "{}", shipped_theme.name);
    }
}
