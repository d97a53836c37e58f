//! The three hands in which the animals are drawn: each is measured as it is printed, on discs of every size.

use crate::support::raster;
use crate::support::themes_at_hand;

use kurbo::ParamCurve;
use raster::Pixels;
use shouqi::diagnostics::Source;
use shouqi::files::{FileError, FileProvider};
use shouqi::geom::{Affine, BezPath, Point, Shape, Vec2};
use shouqi::layout::{self, Rendering, Specimen, specimen};
use shouqi::rules::{KindId, Side};
use shouqi::scene::{Colour, Document, Item, Stroke};
use shouqi::theme::{self, Art, Overrides, Ring, Theme};
use std::collections::BTreeMap;

const FAMILIES: [Art; 3] = [Art::Line, Art::PaperCut, Art::Seal];
/// Finished sizes of discs in millimetres.
const SIZES: [f64; 3] = [15.0, 20.0, 30.0];
const BOTH: [Side; 2] = [Side::White, Side::Black];

/// The classic theme, without rings and on white: what is seen is the animal.
fn bare() -> Theme {
    let mut theme = themes_at_hand::theme("classic", &[]);
    for side in &mut theme.pieces.sides {
        (side.ring, side.ground, side.foot) = (Ring::None, Colour::WHITE, false);
    }
    theme
}

fn drawn(theme: &Theme, art: Art, rendering: Rendering, kind: KindId, side: Side, size: f64) -> Document {
    specimen(theme, &Specimen { kind, side, art, rendering, size }).expect("every family draws every kind")
}

/// Whether a laser engraves the figures of a side as areas: of paper-cuts, White's are lines and Black's solids.
fn is_engraved_solid(art: Art, side: Side) -> bool {
    art == Art::PaperCut && side == Side::Black
}

/// A drawing with its name in messages.
struct Shown {
    name: String,
    art: Art,
    side: Side,
    rendering: Rendering,
    document: Document,
}

/// Every family in every rendering, every kind and side.
fn all(theme: &Theme, size: f64) -> Vec<Shown> {
    let mut all = Vec::new();
    for art in FAMILIES {
        for &rendering in Rendering::of(art) {
            for kind in theme.rules.kind_ids() {
                for side in BOTH {
                    let name = format!("{art:?} {rendering:?} {} {side} at {size}", theme.rules.kind(kind).id);
                    let document = drawn(theme, art, rendering, kind, side, size);
                    all.push(Shown { name, art, side, rendering, document });
                }
            }
        }
    }
    all
}

/// Every path of a document's first page, where it lies.
fn paths(document: &Document) -> Vec<(BezPath, bool, Option<Stroke>)> {
    fn walk(document: &Document, items: &[Item], here: Affine, found: &mut Vec<(BezPath, bool, Option<Stroke>)>) {
        for item in items {
            match item {
                Item::Path(path) => {
                    let scale = here.determinant().abs().sqrt();
                    let stroke = path.stroke.clone().map(|stroke| Stroke { width: stroke.width * scale, ..stroke });
                    found.push((here * path.path.clone(), path.fill.is_some(), stroke));
                }
                Item::Group(group) => walk(document, &group.items, here * group.transform, found),
                Item::Use(used) => {
                    walk(document, &document.symbols[used.symbol.0].items, here * used.transform, found);
                }
                Item::Glyphs(run) => panic!("“{}” is text, not a drawing", run.text),
                Item::Image(_) => panic!("no family is made of pixels"),
            }
        }
    }
    let mut found = Vec::new();
    for layer in &document.pages[0].layers {
        walk(document, &layer.items, Affine::IDENTITY, &mut found);
    }
    found
}

#[test]
fn all_ink_of_every_family_lies_inside_the_safe_circle() {
    const DPI: f64 = 200.0;
    let theme = bare();
    for size in SIZES {
        for Shown { name, document, .. } in all(&theme, size) {
            let pixels = raster::svg(&document, 0, DPI);
            let (middle, mm) = (pixels.width as f64 / 2.0, 25.4 / DPI);
            let mut farthest: f64 = 0.0;
            for y in 0..pixels.height {
                for x in 0..pixels.width {
                    if pixels.darkness(x, y) > 0.1 {
                        farthest = farthest.max((x as f64 + 0.5 - middle).hypot(y as f64 + 0.5 - middle) * mm);
                    }
                }
            }
            let safe = size / 2.0 - theme.pieces.safe;
            // To a pixel and a half: a quarter of a line.
            assert!(farthest <= safe + 1.5 * mm, "{name}: ink {farthest:.2} mm from the middle; {safe:.2} is safe");
            assert!(farthest >= 0.8 * safe, "{name} leaves its disc empty: {farthest:.2} of {safe:.2} mm");
        }
    }
}

/// How much of a disc's pixels differ by more than a shade.
fn apart(one: &Pixels, other: &Pixels, how: impl Fn([u8; 3], [u8; 3]) -> f64) -> f64 {
    let all = (0..one.height).flat_map(|y| (0..one.width).map(move |x| (x, y)));
    let differ = all.filter(|&(x, y)| how(one.at(x, y), other.at(x, y)) > 0.15).count();
    differ as f64 / (one.width * one.height) as f64
}

fn grey([r, g, b]: [u8; 3]) -> f64 {
    (0.2126 * f64::from(r) + 0.7152 * f64::from(g) + 0.0722 * f64::from(b)) / 255.0
}

#[test]
fn the_sides_of_every_family_differ_in_colour_and_those_of_seals_in_shape() {
    let mut theme = bare();
    let hue =
        |a: [u8; 3], b: [u8; 3]| a.iter().zip(b).map(|(a, b)| f64::from(a.abs_diff(b)) / 255.0).fold(0.0, f64::max);
    let shade = |a: [u8; 3], b: [u8; 3]| (grey(a) - grey(b)).abs();
    for (art, rendering) in
        [(Art::Line, Rendering::Side), (Art::PaperCut, Rendering::Plain), (Art::Seal, Rendering::Plain)]
    {
        for kind in theme.rules.kind_ids() {
            let [white, black] =
                BOTH.map(|side| raster::svg(&drawn(&theme, art, rendering, kind, side, 15.0), 0, 300.0));
            let share = apart(&white, &black, hue);
            assert!(share > 0.04, "{art:?} {:?}: {share:.3}", theme.rules.kind(kind).id);
        }
    }
    // In one colour, as a grey printer may print both.
    for side in &mut theme.pieces.sides {
        side.colour = Colour::BLACK;
    }
    for kind in theme.rules.kind_ids() {
        let [white, black] =
            BOTH.map(|side| raster::svg(&drawn(&theme, Art::Seal, Rendering::Plain, kind, side, 15.0), 0, 300.0));
        let share = apart(&white, &black, shade);
        assert!(share > 0.25, "{:?}: {share:.3}", theme.rules.kind(kind).id);
    }
}

#[test]
fn no_line_at_fifteen_millimetres_is_thinner_than_the_theme_allows() {
    let theme = bare();
    for Shown { name, art, side, rendering, document } in all(&theme, 15.0) {
        let lines: Vec<f64> = paths(&document).into_iter().filter_map(|(_, _, stroke)| Some(stroke?.width)).collect();
        let thinnest = lines.iter().copied().fold(f64::INFINITY, f64::min);
        match rendering {
            // Solid by design: that it is, another test checks.
            Rendering::Engraved if is_engraved_solid(art, side) => {}
            // A laser's line has no width of its own.
            Rendering::Engraved => assert!(!lines.is_empty(), "{name} has no lines"),
            _ => assert!(thinnest >= theme.board.least_line - 1e-9, "{name}: a line of {thinnest:.3} mm"),
        }
    }
}

/// The pixels that can be reached from a place over light ones.
fn flood(pixels: &Pixels, from: (usize, usize)) -> Vec<(usize, usize)> {
    let mut seen = vec![false; pixels.width * pixels.height];
    let (mut open, mut reached) = (vec![from], Vec::new());
    while let Some((x, y)) = open.pop() {
        if seen[y * pixels.width + x] || pixels.darkness(x, y) > 0.5 {
            continue;
        }
        seen[y * pixels.width + x] = true;
        reached.push((x, y));
        let next = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        open.extend(next.into_iter().filter(|&(x, y)| x < pixels.width && y < pixels.height));
    }
    reached
}

#[test]
fn every_region_to_be_coloured_in_is_closed() {
    const DPI: f64 = 600.0;
    let theme = bare();
    for art in FAMILIES {
        for kind in theme.rules.kind_ids() {
            let document = drawn(&theme, art, Rendering::ColourIn, kind, Side::White, 15.0);
            let id = &theme.rules.kind(kind).id;
            let pixels = raster::svg(&document, 0, DPI);
            let place = |point: Point| ((point.x * DPI / 25.4) as usize, (point.y * DPI / 25.4) as usize);
            // The first is the ground of the piece.
            let drawn = paths(&document);
            let regions: Vec<&BezPath> =
                drawn.iter().skip(1).filter(|(_, filled, _)| *filled).map(|(path, ..)| path).collect();
            let mut coloured = 0;
            for region in &regions {
                for part in region.subpaths() {
                    let closed = BezPath::from_vec(part.to_vec()).segments().last().zip(part.first());
                    let ends = closed.and_then(|(last, first)| Some((last.end(), first.end_point()?)));
                    assert!(
                        ends.is_some_and(|(end, start)| end.distance(start) < 1e-6),
                        "{art:?} {id}: an open region"
                    );
                }
                let bounds = region.bounding_box();
                let steps =
                    (0..20).flat_map(|y| (0..20).map(move |x| Vec2::new(f64::from(x) + 0.5, f64::from(y) + 0.5)));
                for step in steps {
                    let point = bounds.origin() + Vec2::new(step.x * bounds.width(), step.y * bounds.height()) / 20.0;
                    let (x, y) = place(point);
                    if region.winding(point) % 2 == 0 || pixels.darkness(x, y) > 0.05 {
                        continue;
                    }
                    coloured += 1;
                    let beyond = flood(&pixels, (x, y)).contains(&(2, pixels.height / 2));
                    assert!(!beyond, "{art:?} {id}: colour runs out at {point:?}");
                    break;
                }
            }
            assert!(coloured > 0, "{art:?} {id} has nothing to be coloured");
        }
    }
}

#[test]
fn figures_and_seals_to_be_coloured_in_are_mostly_white() {
    let theme = bare();
    for (art, most) in [(Art::PaperCut, 0.3), (Art::Seal, 0.3)] {
        for kind in theme.rules.kind_ids() {
            let pixels = raster::svg(&drawn(&theme, art, Rendering::ColourIn, kind, Side::Black, 30.0), 0, 300.0);
            let dark = (0..pixels.height).flat_map(|y| (0..pixels.width).map(move |x| (x, y)));
            let dark = dark.filter(|&(x, y)| pixels.darkness(x, y) > 0.5).count();
            let share = dark as f64 / (pixels.width * pixels.height) as f64;
            assert!(share < most, "{art:?} {:?}: {share:.2} is black", theme.rules.kind(kind).id);
        }
    }
}

/// A laser's lines nearer than this are one, in millimetres.
const LINE: f64 = 0.1;

/// The longest stretch, in millimetres, along which a line runs on one that was drawn before it.
fn doubled(lines: &[BezPath]) -> f64 {
    const STEP: f64 = 0.02;
    let square = |point: Point| ((point.x / LINE).floor() as i64, (point.y / LINE).floor() as i64);
    let mut known: BTreeMap<(i64, i64), Vec<(Point, Vec2)>> = BTreeMap::new();
    let mut longest: f64 = 0.0;
    for line in lines {
        let mut own = Vec::new();
        for part in line.subpaths() {
            let mut run = 0.0;
            for curve in BezPath::from_vec(part.to_vec()).segments() {
                let count = ((curve.end() - curve.start()).hypot() / STEP).ceil().max(4.0) as usize;
                for place in 0..count {
                    let (from, to) = (place as f64 / count as f64, (place + 1) as f64 / count as f64);
                    let (a, b) = (curve.eval(from), curve.eval(to));
                    let (middle, along) = (a.midpoint(b), (b - a).normalize());
                    let (x, y) = square(middle);
                    let near = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
                    let on = near
                        .filter_map(|at| known.get(&at))
                        .flatten()
                        .any(|(other, way)| middle.distance(*other) < 0.9 * LINE && way.dot(along).abs() > 0.95);
                    run = if on { run + a.distance(b) } else { 0.0 };
                    longest = longest.max(run);
                    own.push((middle, along));
                }
            }
        }
        for (middle, along) in own {
            known.entry(square(middle)).or_default().push((middle, along));
        }
    }
    longest
}

#[test]
fn what_is_engraved_is_a_line_or_an_area_and_no_line_lies_on_another() {
    // What two lines share where they meet at a sharp angle.
    const MEETING: f64 = 0.15;
    let theme = bare();
    for size in [15.0, 30.0] {
        for art in FAMILIES {
            for kind in theme.rules.kind_ids() {
                for side in BOTH {
                    let document = drawn(&theme, art, Rendering::Engraved, kind, side, size);
                    let found = paths(&document);
                    let id = &theme.rules.kind(kind).id;
                    assert!(!found.is_empty(), "{art:?} {id} {side} at {size} is empty");
                    let solid = is_engraved_solid(art, side);
                    // The line around a paper-cut is wide, and an area therefore.
                    let outlined = art == Art::PaperCut && !solid;
                    for (place, (_, filled, stroke)) in found.iter().enumerate() {
                        assert_eq!(*filled, stroke.is_none(), "{art:?} {id} {side} at {size}");
                        // What is cut out of a solid one is an area in one of lines.
                        assert!(
                            outlined && place > 0 || *filled == (solid || outlined),
                            "{art:?} {id} {side} at {size}"
                        );
                    }
                    // A line may run along the edge of the area around it: it is no line that is drawn twice.
                    let lines: Vec<BezPath> = match outlined {
                        true => found.into_iter().filter(|(_, filled, _)| !filled).map(|(path, ..)| path).collect(),
                        false => found.into_iter().map(|(path, ..)| path).collect(),
                    };
                    let longest = doubled(&lines);
                    assert!(longest < LINE + MEETING, "{art:?} {id} {side} at {size}: doubled for {longest:.2} mm");
                }
            }
        }
    }
}

#[test]
fn a_paper_cut_is_one_piece_of_paper() {
    const DPI: f64 = 300.0;
    let theme = bare();
    let mut in_parts = Vec::new();
    for kind in theme.rules.kind_ids() {
        let pixels = raster::svg(&drawn(&theme, Art::PaperCut, Rendering::Plain, kind, Side::White, 100.0), 0, DPI);
        let (wide, tall) = (pixels.width, pixels.height);
        let mut seen = vec![false; wide * tall];
        let mut pieces = Vec::new();
        for start in 0..wide * tall {
            let (mut open, mut count) = (vec![start], 0usize);
            while let Some(at) = open.pop() {
                let (x, y) = (at % wide, at / wide);
                if seen[at] || pixels.darkness(x, y) < 0.25 {
                    continue;
                }
                (seen[at], count) = (true, count + 1);
                let next = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
                open.extend(next.into_iter().filter(|&(x, y)| x < wide && y < tall).map(|(x, y)| y * wide + x));
            }
            if count > 8 {
                pieces.push(count);
            }
        }
        if pieces.len() != 1 {
            in_parts.push((theme.rules.kind(kind).id.clone(), pieces));
        }
    }
    assert!(in_parts.is_empty(), "these fall apart when they are cut: {in_parts:?}");
}

#[test]
fn every_size_of_seal_keeps_its_character_apart_from_its_frame() {
    let theme = themes_at_hand::theme("classic", &[("face.art", "seal")]);
    for size in SIZES {
        for kind in theme.rules.kind_ids() {
            let pixels = raster::svg(&drawn(&theme, Art::Seal, Rendering::Plain, kind, Side::Black, size), 0, 600.0);
            // From the frame inwards, straight from the left: frame, ground, character.
            let light = (0..pixels.width).filter(|&x| pixels.darkness(x, pixels.height / 2) < 0.3).count();
            assert!(light > pixels.width / 8, "{:?} at {size} is filled with ink", theme.rules.kind(kind).id);
        }
    }
}

#[test]
fn seals_are_carved_in_the_characters_of_the_theme() {
    let seal = |script: &str, kind: &str| {
        let theme = themes_at_hand::theme("classic", &[("face.art", "seal"), ("face.characters", script)]);
        let kind = theme.rules.kind_named(kind).expect("a kind of the rules");
        raster::svg(&drawn(&theme, Art::Seal, Rendering::Plain, kind, Side::White, 20.0), 0, 300.0)
    };
    for (kind, same) in [("lion", false), ("cat", false), ("elephant", true), ("tiger", true)] {
        assert_eq!(seal("traditional", kind) == seal("simplified", kind), same, "{kind}");
    }
}

#[test]
fn a_seal_replaces_the_character() {
    for part in ["pieces", "board"] {
        let texts = |art: &str| {
            let document = themes_at_hand::load(
                "classic",
                &[("face.art", art), ("board.square", "36mm"), ("pieces.size", "28mm")],
                &[part],
            )
            .document;
            let svg = shouqi::export::svg(&document, 0);
            "鼠貓狗狼豹虎獅象".chars().map(|c| svg.matches(c).count()).sum::<usize>()
        };
        assert!(texts("line") > 0 && texts("papercut") > 0, "{part}");
        assert_eq!(texts("seal"), 0, "{part}");
    }
}

#[test]
fn a_picture_of_one_s_own_comes_before_every_family() {
    let mut theme = bare();
    let kind = theme.rules.kind_named("rat").expect("a kind of the rules");
    let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 10"><path d="M0 0H100V10H0Z"/></svg>"#;
    let drawing = std::sync::Arc::new(shouqi::art::read_svg(svg.as_bytes()).expect("a drawing"));
    let own = theme::Picture { file: "rat.svg".to_owned(), drawing, focus: Point::new(0.5, 0.5) };
    theme.pictures.insert("rat".to_owned(), own);
    for art in FAMILIES {
        let found = paths(&drawn(&theme, art, Rendering::Plain, kind, Side::White, 20.0));
        let bounds = found[1].0.bounding_box();
        assert_eq!(found.len(), 2, "{art:?}: the ground and the picture");
        assert!((bounds.width() / bounds.height() - 10.0).abs() < 0.01, "{art:?}");
    }
}

/// A file provider with one ruleset that has a fox, and no other file.
struct Forest;

impl FileProvider for Forest {
    fn text(&self, path: &str, _: Option<&str>) -> Result<Source, FileError> {
        let rules = "format = 1\nname = \"forest\"\nextends = \"classic\"\n\n[kinds]\ndog = \"absent\"\n\
                     fox = { letter = \"D\", strength = 3 }\n";
        Ok(Source::new(path, rules.to_owned()))
    }

    fn bytes(&self, path: &str, _: Option<&str>) -> Result<Vec<u8>, FileError> {
        Err(format!("{path}: there is no such file").into())
    }
}

fn forest(values: &[&str]) -> Result<Theme, String> {
    let mut set = vec!["face.art=seal".to_owned()];
    set.extend(values.iter().map(|&value| value.to_owned()));
    let overrides = Overrides { set, rules: Some("./forest.toml".to_owned()), ..Overrides::default() };
    theme::load("classic", &overrides, &Forest).map_err(|error| error.to_string())
}

#[test]
fn an_animal_without_a_character_is_named_with_what_helps() {
    let said = forest(&[]).expect_err("there is no character for a fox");
    assert!(said.contains("there is no character of \"fox\" to carve into a seal"), "{said}");
    assert!(said.contains("face.glyphs.fox") && said.contains("pictures.fox"), "{said}");
    assert!(!said.contains("is shipped"), "{said}");
}

#[test]
fn an_animal_that_a_ruleset_adds_is_carved_with_the_theme_s_own_character() {
    let theme = forest(&["face.glyphs.fox=犬"]).unwrap_or_else(|error| panic!("{error}"));
    let kind = theme.rules.kind_named("fox").expect("the fox is in the rules");
    let specimen = Specimen { kind, side: Side::White, art: Art::Seal, rendering: Rendering::Plain, size: 20.0 };
    let seal = layout::specimen(&theme, &specimen).expect("the fox can be drawn");
    // The ground and the ring of the piece, the field and the character: a letter would be text.
    assert_eq!(paths(&seal).len(), 4);
}

#[test]
fn a_character_that_the_face_lacks_is_named() {
    let said = forest(&["face.glyphs.fox=狐"]).expect_err("the shipped face has no fox");
    assert!(
        said.contains("missing-character") && said.contains("\"狐\"") && said.contains("the seal of \"fox\""),
        "{said}"
    );
}

/// White regions that ink closes in, with the diameter of the largest circle in each, in pixels.
fn closed_regions(pixels: &Pixels) -> Vec<f64> {
    let (wide, high) = (pixels.width, pixels.height);
    let white: Vec<bool> = (0..wide * high).map(|at| pixels.darkness(at % wide, at / wide) < 0.5).collect();
    // Distances to ink, by two passes that count a step as 3 and a diagonal one as 4.
    let mut far: Vec<u32> = white.iter().map(|&white| if white { u32::MAX / 2 } else { 0 }).collect();
    for pass in 0..2 {
        let sign: isize = if pass == 0 { -1 } else { 1 };
        for step in 0..wide * high {
            let at = if pass == 0 { step } else { wide * high - 1 - step };
            let (x, y) = ((at % wide) as isize, (at / wide) as isize);
            for (dx, dy, cost) in [(sign, 0, 3), (0, sign, 3), (sign, sign, 4), (-sign, sign, 4)] {
                let (x, y) = (x + dx, y + dy);
                if (0..wide as isize).contains(&x) && (0..high as isize).contains(&y) {
                    far[at] = far[at].min(far[y as usize * wide + x as usize] + cost);
                }
            }
        }
    }
    let mut seen = vec![false; wide * high];
    let mut regions = Vec::new();
    for start in 0..wide * high {
        if !white[start] || seen[start] {
            continue;
        }
        let (mut open, mut widest, mut queue) = (false, 0, vec![start]);
        seen[start] = true;
        while let Some(at) = queue.pop() {
            let (x, y) = (at % wide, at / wide);
            widest = widest.max(far[at]);
            open |= x == 0 || y == 0 || x + 1 == wide || y + 1 == high;
            for next in [at.wrapping_sub(1), at + 1, at.wrapping_sub(wide), at + wide] {
                if next < wide * high && white[next] && !seen[next] {
                    seen[next] = true;
                    queue.push(next);
                }
            }
        }
        // Ink closes a gap of two pixels.
        if !open && widest > 6 {
            regions.push(2.0 * f64::from(widest) / 3.0);
        }
    }
    regions
}

#[test]
fn every_region_of_a_head_to_be_coloured_is_two_millimetres_wide_on_a_disc_of_twenty_eight() {
    const DPI: f64 = 400.0;
    /// The least extent of a head beside a badge on a sticker of 26 mm.
    const HEAD: f64 = 0.726 * 26.0;
    let mut theme = themes_at_hand::theme("colouring", &[]);
    for side in &mut theme.pieces.sides {
        side.ring = Ring::None;
    }
    for kind in theme.rules.kind_ids() {
        let id = &theme.rules.kind(kind).id;
        let pixels = raster::svg(&drawn(&theme, Art::Line, Rendering::ColourIn, kind, Side::White, 28.0), 0, DPI);
        let middle = pixels.width as f64 / 2.0;
        let inked =
            (0..pixels.width * pixels.height).filter(|at| pixels.darkness(at % pixels.width, at / pixels.width) > 0.5);
        let reach = inked.map(|at| ((at % pixels.width) as f64 - middle).hypot((at / pixels.width) as f64 - middle));
        let circle = 2.0 * reach.fold(0.0, f64::max);
        let regions = closed_regions(&pixels);
        assert!(regions.len() >= 4, "{id} has {} regions", regions.len());
        let least = regions.iter().copied().fold(f64::INFINITY, f64::min) / circle * HEAD;
        assert!(least >= 2.0, "{id}: a region of {least:.2} mm");
    }
}
