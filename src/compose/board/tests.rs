//! Properties of every board.

use super::{DrawnBoard, board};
use crate::canvas::bounds::seen;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, BezPath, Point, Rect, Shape};
use crate::motif::bands::{Bands, FrameKind, bands};
use crate::motif::site::Site;
use crate::rules::{Side, Square, Terrain, preset_rules};
use crate::scene::{Item, Symbol, every_item};
use crate::theme::shipped_theme;
use crate::theme::{Den, EndBand, Fillers, Frame, Grid, Keyword, Numerals, River, StartCell, Theme, Trap};
use std::collections::BTreeSet;

fn classic() -> Theme {
    shipped_theme("classic").expect("the theme is shipped")
}

/// The usual frame: one sheet, A4 or Letter.
const USUAL: Bands = Bands { kind: FrameKind::Full, side: 11.0, end: 21.5, joined: false };

/// Every path, run and use of a drawing with its position, including those inside symbols; uses with their symbol's
/// name.
struct Flat {
    paths: Vec<(BezPath, f64)>,
    texts: Vec<(String, Point)>,
    uses: Vec<(String, Affine)>,
}

fn flat(items: &[Item], symbols: &[Symbol]) -> Flat {
    let mut into = Flat { paths: Vec::new(), texts: Vec::new(), uses: Vec::new() };
    for (item, to) in every_item(items, symbols, Affine::IDENTITY) {
        match item {
            Item::Path(path) => {
                let scale = to.determinant().abs().sqrt();
                let width = path.stroke.as_ref().map_or(f64::INFINITY, |stroke| stroke.width * scale);
                into.paths.push((to * path.path.clone(), width));
            }
            Item::Glyphs(run) => {
                let middle = run.glyphs.iter().map(|glyph| glyph.x).sum::<f64>() / run.glyphs.len() as f64;
                into.texts.push((run.text.clone(), to * run.transform * Point::new(middle, 0.0)));
            }
            Item::Use(placed) => {
                into.uses.push((symbols[placed.symbol.0].name.clone(), to * placed.transform));
            }
            Item::Group(_) | Item::Image(_) => {}
        }
    }
    into
}

/// The middle of a square on a board in the usual frame.
fn middle(theme: &Theme, square: Square) -> Point {
    let down = f64::from(theme.rules.board().rows() - 1 - square.row.0);
    let side = theme.board.square;
    Point::new(USUAL.side + (f64::from(square.file.0) + 0.5) * side, USUAL.end + (down + 0.5) * side)
}

fn drawn(theme: &Theme, bands: Bands) -> (DrawnBoard, Flat) {
    let mut resources = Resources::new(theme);
    let drawn = board(&mut resources, bands);
    let (symbols, _, missing) = resources.finish();
    assert_eq!(missing.into_iter().next(), None);
    let flat = flat(&drawn.items, &symbols);
    (drawn, flat)
}

fn themed(change: impl FnOnce(&mut Theme)) -> Theme {
    let mut theme = classic();
    change(&mut theme);
    theme
}

/// Themes that cover every motif: each list is cycled, with shifts, so that motifs of lists of equal length are
/// combined in different ways.
fn every_motif() -> Vec<Theme> {
    let most = [Frame::VALUES.len(), Grid::VALUES.len(), River::VALUES.len(), Trap::VALUES.len(), Den::VALUES.len()]
        .into_iter()
        .chain([StartCell::VALUES.len(), Fillers::VALUES.len(), EndBand::VALUES.len()])
        .fold(0, usize::max);
    // Each list is shifted in the second round, so that every motif is combined with two sets of others.
    fn nth<W: Keyword>((n, turn): (usize, usize), list: usize) -> W {
        W::VALUES[(n + list * turn) % W::VALUES.len()]
    }
    (0..2 * most)
        .map(|n| (n, n / most))
        .map(|n| {
            themed(|theme| {
                let style = &mut theme.board;
                (style.frame, style.grid, style.river) = (nth(n, 0), nth(n, 1), nth(n, 2));
                (style.trap, style.den, style.start_cell) = (nth(n, 3), nth(n, 4), nth(n, 1));
                (style.fillers, style.end_band) = (nth(n, 2), nth(n, 3));
                style.start_tint = (n.0 + n.1).is_multiple_of(3);
                theme.face.emphasis = nth(n, 1);
            })
        })
        .collect()
}

#[test]
fn squares_lie_exactly_their_side_apart() {
    for side in [12.0, 24.0, 33.3, 50.0] {
        let theme = themed(|theme| {
            theme.board.square = side;
            theme.board.grid = Grid::Lines;
        });
        let (drawn, flat) = drawn(&theme, bands(&theme, FrameKind::Slim).0);
        let (board, edge) = (theme.rules.board(), 3.7);
        assert_eq!(drawn.size.width, 2.0 * edge + f64::from(board.files()) * side);
        assert_eq!(drawn.size.height, 2.0 * edge + f64::from(board.rows()) * side);
        let ends = |flat: &Flat, x: f64| {
            flat.paths.iter().any(|(path, _)| {
                path.elements().iter().any(|element| element.end_point().is_some_and(|end| (end.x - x).abs() < 1e-9))
            })
        };
        for line in 0..=board.files() {
            assert!(ends(&flat, edge + f64::from(line) * side), "line {line} of squares of {side} mm");
        }
    }
}

#[test]
fn every_square_is_drawn_by_its_terrain() {
    for theme in every_motif() {
        let (_, flat) = drawn(&theme, USUAL);
        let board = theme.rules.board();
        // The first path of a body of water is its ground.
        let water: Vec<&(String, Affine)> = flat.uses.iter().filter(|(name, _)| name.starts_with("water")).collect();
        assert_eq!(water.len(), 2);
        for square in board.squares() {
            let middle = middle(&theme, square);
            let here = |name: &str| {
                flat.uses
                    .iter()
                    .any(|(symbol, at)| symbol.starts_with(name) && at.translation().to_point().distance(middle) < 1e-9)
            };
            let terrain = board.terrain(square).expect("a square of this board");
            assert_eq!(here("trap"), matches!(terrain, Terrain::Trap(_)), "{square}");
            assert_eq!(here("den-"), matches!(terrain, Terrain::Den(_)), "{square}");
            if theme.board.grid == Grid::Tiles {
                assert_eq!(here("tile"), terrain != Terrain::Water, "{square}");
            }
        }
    }
}

#[test]
fn rivers_cover_the_water_and_no_land() {
    let theme = classic();
    let mut resources = Resources::new(&theme);
    let drawn = board(&mut resources, USUAL);
    let (symbols, ..) = resources.finish();
    let shores: Vec<BezPath> = drawn
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Use(placed) if symbols[placed.symbol.0].name.starts_with("water") => {
                let Item::Path(ground) = &symbols[placed.symbol.0].items[0] else { panic!("water has a ground") };
                Some(placed.transform * ground.path.clone())
            }
            _ => None,
        })
        .collect();
    for square in theme.rules.board().squares() {
        let wet = shores.iter().any(|shore| shore.winding(middle(&theme, square)) != 0);
        assert_eq!(wet, theme.rules.board().terrain(square) == Some(Terrain::Water), "{square}");
    }
}

#[test]
fn numerals_are_the_strengths_of_the_ruleset() {
    let theme = themed(|theme| theme.rules = preset_rules("leiden").expect("the ruleset is shipped"));
    let (_, flat) = drawn(&theme, USUAL);
    for placed in theme.rules.setup() {
        let square = Rect::from_center_size(middle(&theme, placed.square), (theme.board.square, theme.board.square));
        let kind = theme.rules.kind(placed.piece.kind);
        let strength = Numerals::Arabic.write(u32::from(kind.strength));
        let numerals: Vec<&str> = flat
            .texts
            .iter()
            .filter(|(text, at)| square.contains(*at) && text.chars().all(|c| c.is_ascii_digit()))
            .map(|(text, _)| text.as_str())
            .collect();
        assert_eq!(numerals, [strength.as_str()], "{} on {}", kind.id, placed.square);
    }
    assert_eq!(theme.rules.kind(theme.rules.kind_named("dog").expect("leiden has dogs")).strength, 4);
}

#[test]
fn no_line_is_thinner_than_the_theme_allows() {
    for theme in every_motif() {
        for square in [9.0, 24.0, 50.0] {
            let theme = themed(|new| {
                *new = theme.clone();
                new.board.square = square;
                new.board.least_line = 0.25;
            });
            let (_, flat) = drawn(&theme, bands(&theme, FrameKind::Full).0);
            let thinnest = flat.paths.iter().map(|(_, width)| *width).fold(f64::INFINITY, f64::min);
            assert!((0.25 - 1e-9..1.0).contains(&thinnest), "{thinnest} mm at {square} mm");
        }
    }
}

#[test]
fn all_ink_is_inside_the_trim() {
    for theme in every_motif() {
        for square in [9.0, 24.0, 50.0] {
            for kind in [FrameKind::Full, FrameKind::Slim, FrameKind::None] {
                let theme = themed(|new| {
                    *new = theme.clone();
                    new.board.square = square;
                });
                let (least, best) = bands(&theme, kind);
                for bands in [least, best] {
                    let mut resources = Resources::new(&theme);
                    let drawn = board(&mut resources, bands);
                    let ink = seen(&resources, &drawn.items, Affine::IDENTITY).expect("a board has ink");
                    // A band that is filled to its edge may touch the trim with the width of a line, or fills the bleed.
                    let filled = if theme.board.frame == Frame::Heavy { theme.board.bleed } else { 0.0 };
                    let line = 0.01 + filled.max(0.012 * square);
                    let trim = drawn.size.to_rect().inflate(line, line);
                    assert_eq!(ink.union(trim), trim, "{:?} of squares of {square} mm: {ink:?}", theme.board.frame);
                }
            }
        }
    }
}

#[test]
fn the_usual_board_looks_the_same_from_both_chairs() {
    for theme in every_motif().into_iter().filter(|theme| theme.board.fillers != Fillers::Words) {
        let (drawn, flat) = drawn(&theme, USUAL);
        let turn = Affine::rotate_about(std::f64::consts::PI, drawn.size.to_rect().center());
        let middle = drawn.size.height / 2.0;
        // The colours of tinted animals, from the names of their drawings.
        let [white, black] = Side::BOTH.map(|side| {
            let (r, g, b) = theme.ghost(side).rgb();
            format!("{r:02x}{g:02x}{b:02x}")
        });
        for (name, at) in &flat.uses {
            let place = at.translation().to_point();
            // The middle row faces White.
            if (place.y - middle).abs() < 1e-6 {
                continue;
            }
            let swapped =
                |name: &str, one: &str, other: &str| name.replace(one, "?").replace(other, one).replace('?', other);
            let partner = swapped(&swapped(name, "den-w", "den-b"), "trap-w", "trap-b");
            let partner = swapped(&partner, "title-w", "title-b");
            let partner = swapped(&partner, "patch-w", "patch-b");
            let partner = swapped(&partner, "roundel-w", "roundel-b");
            let partner = swapped(&partner, "start-corner-w", "start-corner-b");
            let partner = swapped(&partner, "start-w", "start-b");
            let partner = match (name.starts_with("sticker-"), partner.strip_suffix("-w"), partner.strip_suffix("-b")) {
                (true, Some(piece), _) => format!("{piece}-b"),
                (true, _, Some(piece)) => format!("{piece}-w"),
                _ => partner,
            };
            // Animals in natural colours have one ink on both sides.
            let natural = partner.clone();
            let partner = swapped(&partner, &white, &black);
            let turned = turn * *at;
            let near =
                |other: &Affine| other.as_coeffs().iter().zip(turned.as_coeffs()).all(|(a, b)| (a - b).abs() < 1e-6);
            let tile = name == "tile";
            // An animal clear of a round number and of a square one differs by a hair.
            fn animal(name: &str) -> Option<&str> {
                name.split_once("animal-")?.1.split('-').next()
            }
            let about = |other: &str, at: &Affine| {
                animal(name).is_some()
                    && animal(other) == animal(name)
                    && (at.translation() - turned.translation()).hypot() < 1.5
            };
            let found = flat.uses.iter().any(|(other, at)| {
                about(other, at)
                    || (*other == partner || *other == natural)
                        && (near(at) || tile && (at.translation() - turned.translation()).hypot() < 1e-6)
            });
            assert!(found, "{name} at {place} has no partner");
        }
    }
}

#[test]
fn words_stand_in_the_languages_of_the_theme() {
    let says = |languages: &[&str]| {
        let theme = themed(|theme| theme.languages = languages.iter().map(|tag| (*tag).to_owned()).collect());
        drawn(&theme, USUAL).1.texts.into_iter().map(|(text, _)| text).collect::<Vec<_>>()
    };
    let has = |texts: &[String], words: &[&str]| words.iter().all(|word| texts.iter().any(|text| text == word));
    let chinese = says(&["en", "zh-Hant"]);
    assert!(has(&chinese, &["陷阱", "獸穴", "河", "川", "鬥", "棋"]));
    // In small beside the characters, for those who do not read them.
    assert!(has(&chinese, &["TRAP", "DEN", "RIVER", "THE JUNGLE GAME"]));
    assert!(!has(&says(&["zh-Hant"]), &["TRAP"]));
    assert!(has(&says(&["zh-Hans"]), &["陷阱", "兽穴", "斗"]));
    let two = says(&["de", "en"]);
    assert!(has(&two, &["FALLE", "TRAP", "BAU", "DEN", "FLUSS", "RIVER", "Dschungelspiel", "The Jungle Game"]));
    assert!(!has(&two, &["陷阱"]));
    assert!(!has(&says(&["de"]), &["TRAP"]));
}

#[test]
fn only_the_requested_squares_are_named() {
    let says = |den: bool, trap: bool| {
        let mut theme = shipped_theme("schule").expect("a shipped theme");
        (theme.board.labels.den, theme.board.labels.trap) = (den, trap);
        let texts = drawn(&theme, USUAL).1.texts;
        ["Bau", "Falle"].map(|word| texts.iter().any(|(text, _)| text == word))
    };
    assert_eq!([says(true, true), says(true, false), says(false, true)], [[true, true], [true, false], [false, true]]);
}

#[test]
fn the_default_frame_is_between_the_minimum_and_the_maximum() {
    let (least, best) = bands(&classic(), FrameKind::Full);
    assert!(least.side <= USUAL.side && USUAL.side <= best.side);
    assert!(least.end <= USUAL.end && USUAL.end <= best.end);
    let (slim, _) = bands(&themed(|theme| theme.board.square = 50.0), FrameKind::Slim);
    assert_eq!((slim.side, slim.end), (3.7, 3.7));
}

#[test]
fn hand_cut_boards_are_point_symmetric() {
    let theme = shipped_theme("woodcut").expect("the theme is shipped");
    let (drawn, flat) = drawn(&theme, USUAL);
    let turn = Affine::rotate_about(std::f64::consts::PI, drawn.size.to_rect().center());
    let grain = |point: Point| ((point.x * 1e4).round() as i64, (point.y * 1e4).round() as i64);
    let points: Vec<Point> = flat
        .paths
        .iter()
        .flat_map(|(path, _)| path.elements().iter().filter_map(|element| element.end_point()))
        .collect();
    let all: BTreeSet<(i64, i64)> = points.iter().map(|&point| grain(point)).collect();
    // Traps and dens have their owner's mark, and the middle row faces White.
    let board = theme.rules.board();
    let owned = |point: Point| {
        let (file, down) = ((point.x - USUAL.side) / theme.board.square, (point.y - USUAL.end) / theme.board.square);
        let row = f64::from(board.rows()) - down;
        let on = file >= 0.0 && row >= 0.0;
        let square = Square::new(file as u8, row as u8);
        let middle = 2 * usize::from(square.row.0) + 1 == usize::from(board.rows());
        on && (middle || matches!(board.terrain(square), Some(Terrain::Trap(_) | Terrain::Den(_))))
    };
    for point in points.into_iter().filter(|point| !owned(*point)) {
        let (x, y) = grain(turn * point);
        let near = |(dx, dy): (i64, i64)| all.contains(&(x + dx, y + dy));
        assert!((-1..=1).any(|dx| (-1..=1).any(|dy| near((dx, dy)))), "{point} has no partner");
    }
}

#[test]
fn a_frame_of_fret_leaves_room_for_letters_whatever_its_size() {
    let shipped = shipped_theme("imperial").expect("the theme is shipped");
    for square in [12.0, 24.0, 36.0, 50.0] {
        let mut theme = shipped.clone();
        theme.board.square = square;
        let (least, best) = bands(&theme, FrameKind::Full);
        for bands in [least, best] {
            let site = Site::new(&theme, bands);
            let free = site.side - crate::motif::frame::depth(&site) - crate::motif::frame::border(&site);
            assert!(free > 2.4, "{free} of 24 units beside squares of {square} mm");
        }
    }
}
