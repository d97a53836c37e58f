//! The text of a new theme: the keys that people change most, each with its alternatives in a comment.

use crate::geom::plain;
use crate::language::LANGUAGES;
use crate::rules::PRESETS;
use crate::scene::Colour;
use crate::theme::{Element, Keyword, Outline, SIZES, SheetLanguage, SheetLayout, SideStyle, SizeWord, THEMES, Theme};

/// A theme with the look of `base`, whose values are written out for editing. Its title is its name, or that of the
/// game.
pub fn beginning(stem: &str, file: &str, base: &Theme, is_titled: bool) -> String {
    let mut title = stem.replace(['-', '_'], " ");
    if let Some(first) = title.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    let themes = others(THEMES.iter().map(|theme| theme.name), &base.name);
    let rulesets = others(PRESETS.iter().map(|preset| preset.name), base.rules.name());
    let head = [
        line("extends", &quoted(&base.name), &format!("or {}, …: shouqi list themes", first(&themes, 3))),
        if is_titled { line("title", &quoted(&title), "the title on the board") } else { String::new() },
        line("rules", &quoted(base.rules.name()), &format!("or {}, …: shouqi list rulesets", first(&rulesets, 2))),
        line("languages", &list(&base.languages), &format!("one or two of {}", LANGUAGES.join(", "))),
    ];
    let [small, family, big] = SIZES;
    let other = |size: &SizeWord| format!("\"{}\": {} and {}", size.name, plain(size.square), plain(size.piece));
    // A theme with explicit lengths has no size word.
    let (word, square, piece) = match base.size {
        Some(word) => {
            let about = format!("squares and discs in mm: {}; {}; {}", other(&small), other(&family), other(&big));
            (line("size", &quoted(word), &about), String::new(), String::new())
        }
        None => {
            let mm = |length: f64| quoted(&format!("{}mm", plain(length)));
            let square = line("square", &mm(base.board.square), "the side of a square");
            (String::new(), square, line("size", &mm(base.pieces.size), "across a piece"))
        }
    };
    let pieces = [
        piece,
        line(
            "shape",
            &quoted(base.pieces.outline.keyword()),
            &format!("or {}", offered::<Outline>(base.pieces.outline)),
        ),
        line("spares", &base.pieces.spares.to_string(), "spare stickers without an animal"),
    ];
    let board = [
        square,
        line("start", yes(base.board.start), "whether the starting squares show the animals"),
        line("coordinates", yes(base.board.coordinates), "letters and numbers along the edges"),
    ];
    let shown: Vec<&str> = base.face.show.iter().map(|element| element.keyword()).collect();
    // Glyphs need a table of their own.
    let known = Element::NAMES.iter().filter(|name| **name != Element::Glyph.keyword());
    let elements = known.filter(|name| !shown.contains(name)).map(|name| format!("\"{name}\""));
    let elements = format!("the largest first; also {}", elements.collect::<Vec<_>>().join(", "));
    let colours = [
        line("land", &colour(base.colours.land), "the ground of the squares"),
        line("river", &colour(base.colours.river), "the ground of the rivers"),
        line("trap", &colour(base.colours.trap), "the ground of the traps"),
        line("ink", &colour(base.colours.ink), "type and outlines"),
        line("white", &colour(base.colours.white), "White's marks on the board"),
        line("black", &colour(base.colours.black), "Black's marks on the board"),
    ];
    let tags: Vec<String> = base.sheet.languages.iter().filter_map(shipped_tag).collect();
    let sheet = [
        line(
            "layout",
            &quoted(base.sheet.layout.keyword()),
            &format!("or {}", offered::<SheetLayout>(base.sheet.layout)),
        ),
        if tags.is_empty() { String::new() } else { line("languages", &list(&tags), "of the rules") },
    ];
    let [white, black] = &base.pieces.sides;
    let whole = [
        format!("# {title}: a set of your own. Look it over, then print it:"),
        format!("#   shouqi check {file}"),
        format!("#   shouqi make {file}"),
        "# What follows a # is a remark. A line that you take away leaves things as they are in the theme below."
            .into(),
        String::new(),
        "format = 1\n".to_owned() + &head.concat() + &word,
        "[paper]\n".to_owned() + &line("size", &quoted(&base.paper.name), "or Letter, A3, A5, \"210mm x 297mm\""),
        "[pieces]\n".to_owned() + &pieces.concat(),
        format!("[pieces.white] # the player at the near end\n{}", side(white)),
        format!("[pieces.black] # the player opposite\n{}", side(black)),
        "[face] # what a piece shows\n".to_owned() + &line("show", &list(&shown), &elements),
        "[board]\n".to_owned() + &board.concat(),
        "[colours] # names, #rrggbb, or cmyk(0, 0.9, 0.8, 0.1)\n".to_owned() + &colours.concat(),
        "[sheet] # the rules on paper\n".to_owned() + &sheet.concat(),
        PICTURES.to_owned(),
    ];
    let [title, check, make, remark, gap, rest @ ..] = whole;
    [title, check, make, remark, gap].join("\n") + "\n" + &rest.join("\n")
}

/// Optional keys for beginners.
const PICTURES: &str = r#"# Pictures of your own, beside this file; an animal without one keeps its drawing:
# [pictures]
# rat = "rat.jpg"
# elephant = "elephant.svg"
"#;

/// Column of the comments.
const REMARKS: usize = 44;

/// A key, its value, and a comment.
fn line(key: &str, value: &str, remark: &str) -> String {
    format!("{:<REMARKS$} # {remark}\n", format!("{key} = {value}"))
}

fn side(style: &SideStyle) -> String {
    [
        line(
            "called",
            &quoted(style.name.keyword()),
            "its name in the rules, such as green or gold: it goes with the colour",
        ),
        line("colour", &colour(style.colour), "the ring and the number"),
        line("ground", &colour(style.ground), "inside the ring"),
    ]
    .concat()
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

fn list(texts: &[impl AsRef<str>]) -> String {
    let texts: Vec<String> = texts.iter().map(|text| quoted(text.as_ref())).collect();
    format!("[{}]", texts.join(", "))
}

fn yes(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}

fn colour(colour: Colour) -> String {
    match colour {
        Colour::Rgb(r, g, b) => quoted(&format!("#{r:02X}{g:02X}{b:02X}")),
        Colour::Cmyk(c, m, y, k) => quoted(&format!("cmyk({c}, {m}, {y}, {k})")),
    }
}

fn shipped_tag(language: &SheetLanguage) -> Option<String> {
    match language {
        SheetLanguage::Shipped(tag) => Some(tag.clone()),
        SheetLanguage::Own(_) => None,
    }
}

/// The alternatives to this word.
fn offered<W: Keyword>(value: W) -> String {
    others(W::NAMES.iter().copied(), value.keyword()).join(", ")
}

fn others<'n>(names: impl Iterator<Item = &'n str>, but: &str) -> Vec<&'n str> {
    names.filter(|name| *name != but).collect()
}

fn first(names: &[&str], count: usize) -> String {
    names.iter().take(count).copied().collect::<Vec<_>>().join(", ")
}
