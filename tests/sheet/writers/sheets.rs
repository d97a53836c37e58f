//! Sheets and figures to write.

use shouqi::fonts::Fonts;
use shouqi::geom::{Affine, BezPath, Circle, Rect, Shape, Size};
use shouqi::language::Language;
use shouqi::rules::notation::read_position;
use shouqi::rules::{Basis, File, Row, Rules, Square, preset_rules};
use shouqi::rulesheet::{Figure, FootNote, Sheet, View};
use shouqi::scene::{
    Colour, Document, Group, Item, Layer, LayerKind, OutputCondition, Page, PathItem, Stroke, Symbol, SymbolId, Use,
};
use shouqi::typeset::{Across, Down, Label};
use std::sync::Arc;

/// How wide a drawn figure is, in millimetres.
pub const WIDTH: f64 = 63.5;
/// How high.
pub const HEIGHT: f64 = 25.4;

/// A ruleset's sheet in English, with two figures of ours where it has none.
pub fn english(preset: &str) -> Sheet {
    let rules = Arc::new(preset_rules(preset).expect("a shipped ruleset"));
    let mut sheet = Sheet::build(&rules, &Language::english(), None).expect("English says everything");
    add_figures(
        &mut sheet,
        &rules,
        [
            ("Moving.", "Four ways, one square; never diagonally.", "White: elephant a3; a3 to a4: allowed"),
            ("The leap.", "The lion goes across the river.", "Lion b5 to b2; a rat on c4"),
        ],
    );
    sheet
}

/// A hand-made Chinese sheet: enough words to break lines, marks behind a full stop, a rare character.
pub fn chinese() -> Sheet {
    let rules = Arc::new(preset_rules("swimming-dogs").expect("a shipped ruleset"));
    let mut sheet = Sheet::build(&rules, &Language::english(), Some("鬥獸棋")).expect("English says everything");
    sheet.language = "zh-Hant".to_owned();
    sheet.subtitle = "兩人玩，七歲以上".to_owned();
    sheet.lead = "動物們悄悄穿過叢林，繞過河流與陷阱，走向敵方的獸穴。".to_owned();
    for section in &mut sheet.sections {
        section.heading = "走法、「河流」與𠮷祥".to_owned();
        for sentence in section.rules.iter_mut().flat_map(|rule| &mut rule.sentences) {
            sentence.text =
                "輪到你時，必須走一步（前、後、左、右），不可斜走；「鼠」可以進入河中，獅、虎可以跳過河流。".to_owned();
        }
    }
    sheet.quick_reference.heading = "一覽表".to_owned();
    for (rung, name) in
        sheet.quick_reference.ladder.rungs.iter_mut().zip(["象", "獅", "虎", "豹", "狼", "狗", "貓", "鼠"])
    {
        rung.name = name.to_owned();
        rung.traits = rung.traits.iter().map(|_| "跳過河流".to_owned()).collect();
    }
    for (line, label) in sheet.quick_reference.lines.iter_mut().zip(["例外", "會游泳", "會跳躍", "陷阱"]) {
        (line.label, line.text) = (label.to_owned(), "鼠、狗、狼".to_owned());
    }
    for note in &mut sheet.notes {
        note.text = "出處沒有說明；這是我們的讀法。".to_owned();
    }
    add_figures(
        &mut sheet,
        &rules,
        [
            ("走法。", "前後左右各一格，不可斜走。", "白方：象在 a3；a3 到 a4：可以"),
            ("跳躍。", "獅可以橫跨河流。", "獅從 b5 到 b2"),
        ],
    );
    sheet
}

/// A sheet of words that want to be something else: tags, lists, groups, links.
pub fn hostile() -> Sheet {
    let mut sheet = english("classic");
    sheet.title = "<script>alert(\"x\")</script> & {\\rtf1 *bold*} | # [a](http://b) 🐘 ~~no~~ `c`".to_owned();
    sheet.subtitle = "1. <img src=x onerror='y'> &amp; \\u1234?".to_owned();
    sheet.lead = "_under_ __lined__ <!-- gone --> ]]>".to_owned();
    sheet.signature = "- a list? + no = no".to_owned();
    let sentences =
        sheet.sections.iter_mut().flat_map(|section| &mut section.rules).flat_map(|rule| &mut rule.sentences);
    let odd =
        ["+ plus", "2) two", "# head", "> said", "--- \u{7}bell", "a\nb\n\n# c", "</style></p>", "* star", "|a|b|"];
    for (sentence, words) in sentences.zip(odd) {
        sentence.text = words.to_owned();
    }
    sheet.quick_reference.ladder.rungs[0].name = "a | b \\| <td>".to_owned();
    sheet.quick_reference.ladder.rungs[1].traits = vec!["}{".to_owned(), "\\par".to_owned()];
    let figures = sheet.sections.iter_mut().flat_map(|section| &mut section.rules).flat_map(|rule| &mut rule.figures);
    let figure = figures.into_iter().next().expect("a figure of ours");
    figure.key = "**\"Key\"** <b>".to_owned();
    figure.alternative = "]\" onload=\"x <desc>".to_owned();
    sheet
}

/// Figures with these words at the first rule and in the second section, unless the sheet has figures of its own.
fn add_figures(sheet: &mut Sheet, rules: &Arc<Rules>, words: [(&str, &str, &str); 2]) {
    for section in &mut sheet.sections {
        section.figures.clear();
        section.rules.iter_mut().for_each(|rule| rule.figures.clear());
    }
    let [first, second] = words.map(|(key, caption, alternative)| Figure {
        id: String::new(),
        key: key.to_owned(),
        caption: caption.to_owned(),
        alternative: alternative.to_owned(),
        view: view(rules),
    });
    let numbered = sheet.sections.iter().position(|section| section.rules.iter().any(|rule| rule.number.is_some()));
    let goal = numbered.expect("a sheet has numbered rules");
    let rule = sheet.sections[goal].rules.iter_mut().find(|rule| rule.number.is_some()).expect("a numbered rule");
    rule.figures.push(Figure { id: "moving".to_owned(), ..first });
    sheet.sections[goal + 1].figures.push(Figure { id: "leap".to_owned(), ..second });
    if sheet.notes.is_empty() {
        sheet.sections[0].rules[0].sentences[0].basis = Some(Basis::Reading);
        sheet.notes.push(FootNote { basis: Basis::Reading, text: "The source does not say this.".to_owned() });
    }
}

fn view(rules: &Arc<Rules>) -> View {
    let position = read_position("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", rules).expect("a position");
    let square = |file, row| Square { file: File(file), row: Row(row) };
    View { position, from: square(0, 0), to: square(2, 2), strips: Vec::new(), arrows: Vec::new() }
}

/// The figures of these names, drawn: a board of three by three with a clip and a symbol, off the page's corner.
pub fn drawn(names: &[&str]) -> Document {
    let fonts = Arc::new(Fonts::shipped());
    let pages = names.iter().map(|name| Page {
        part: "figures".to_owned(),
        name: (*name).to_owned(),
        media: Size::new(WIDTH + 20.0, HEIGHT + 20.0),
        trim: Rect::new(10.0, 10.0, 10.0 + WIDTH, 10.0 + HEIGHT),
        bleed: Rect::new(10.0, 10.0, 10.0 + WIDTH, 10.0 + HEIGHT),
        layers: vec![Layer { kind: LayerKind::Artwork, items: items(&fonts) }],
        bookmarks: Vec::new(),
    });
    let disc = Circle::new((0.0, 0.0), 5.0).to_path(0.01);
    let token = PathItem::filled(disc, Colour::Rgb(0xFB, 0xF4, 0xE2)).with_stroke(Stroke::solid(Colour::BLACK, 0.4));
    let bounds = Rect::new(-6.0, -6.0, 6.0, 6.0);
    Document {
        title: "Figures".to_owned(),
        language: "en".to_owned(),
        fonts: Arc::clone(&fonts),
        pictures: Arc::default(),
        symbols: Arc::new(vec![Symbol { name: "token".to_owned(), bounds, items: vec![token.into()] }]),
        pages: pages.collect(),
        output: OutputCondition::HOME,
    }
}

fn items(fonts: &Fonts) -> Vec<Item> {
    let face = fonts.find("kai-bold").expect("the face is shipped");
    let word = Label::new(fonts, face, "獸穴", 5.0, 0.0).expect("the face has these characters");
    let frame = Rect::new(10.0, 10.0, 10.0 + WIDTH, 10.0 + HEIGHT);
    let line = |data: &str| -> Item {
        PathItem::stroked(BezPath::from_svg(data).expect("a path"), Stroke::solid(Colour::BLACK, 0.3)).into()
    };
    let disc = Circle::new((52.0, 24.0), 16.0).to_path(0.01);
    let mut wave = Group::placed(Affine::IDENTITY, vec![PathItem::filled(disc, Colour::Rgb(0x9F, 0xC4, 0xD8)).into()]);
    wave.clip = Some(Rect::new(30.0, 12.0, 70.0, 33.0).to_path(0.1));
    vec![
        PathItem::filled(frame.inset(-0.5).to_path(0.1), Colour::Rgb(0xE9, 0xDD, 0xBE)).into(),
        wave.into(),
        line("M10 22.7H73.5"),
        line("M31.2 10V35.4"),
        line("M52.3 10V35.4"),
        word.run((42.0, 24.0), Across::Middle, Down::Middle, Colour::BLACK).into(),
        Use { symbol: SymbolId(0), transform: Affine::translate((20.5, 16.5)) }.into(),
        Use { symbol: SymbolId(0), transform: Affine::translate((62.0, 29.0)) }.into(),
    ]
}

/// What everybody must be able to read of a sheet, from its title to its signature, with the words of its pictures.
pub fn expected_text(sheet: &Sheet) -> String {
    words(sheet, true)
}

/// The same where the pictures are seen.
pub fn seen(sheet: &Sheet) -> String {
    words(sheet, false)
}

fn words(sheet: &Sheet, alternatives: bool) -> String {
    let mut words = vec![sheet.title.clone(), sheet.subtitle.clone(), sheet.lead.clone()];
    let say = |figure: &Figure| {
        let alternative = if alternatives { figure.alternative.as_str() } else { "" };
        format!("{}{}{alternative}", figure.key, figure.caption)
    };
    for section in &sheet.sections {
        words.push(section.heading.clone());
        for rule in &section.rules {
            words.extend(rule.number.map(|number| format!("{number}.")));
            words.extend(rule.sentences.iter().map(|sentence| sentence.marked()));
            words.extend(rule.figures.iter().map(say));
        }
        words.extend(section.figures.iter().map(say));
    }
    words.push(sheet.quick_reference.heading.clone());
    for rung in &sheet.quick_reference.ladder.rungs {
        words.extend([rung.strength.to_string(), rung.name.clone(), rung.traits.join("·")]);
    }
    words.extend(sheet.quick_reference.lines.iter().map(|line| format!("{}{}", line.label, line.text)));
    for note in &sheet.notes {
        words.push(format!("{}{}", shouqi::rulesheet::mark(note.basis).expect("a note has a mark"), note.text));
    }
    words.push(sheet.signature.clone());
    // A bell or a line break within the words is a blank for everybody.
    words.concat().chars().filter(|c| !c.is_control()).collect()
}
