//! A classic theme built by hand, until the reader of theme files lands. Goes away with it.
use super::*;
use crate::fonts::Fonts;
use crate::rules::preset_rules;
use crate::scene::Colour;
use std::sync::Arc;

fn hex(text: &str) -> Colour {
    let n = u32::from_str_radix(text, 16).unwrap();
    Colour::Rgb((n >> 16) as u8, (n >> 8) as u8, n as u8)
}

/// The classic theme in its small size on A4.
#[doc(hidden)]
pub fn trial() -> Theme {
    let fonts = Fonts::shipped();
    let f = |name: &str| fonts.find(name).unwrap();
    let side = |ring, colour, foot, ring_width| SideStyle { ring, colour, ground: hex("FBF4E2"), foot, ring_width };
    Theme {
        name: "classic".into(),
        title: [("en", "The Jungle Game"), ("de", "Dschungelspiel"), ("zh-Hant", "鬥獸棋"), ("zh-Hans", "斗兽棋")]
            .map(|(l, t)| (l.to_owned(), t.to_owned()))
            .into(),
        rules: preset_rules("classic").unwrap(),
        languages: vec!["en".into(), "zh-Hant".into()],
        size: Some("small"),
        paper: Paper { name: "A4".into(), short: 210.0, long: 297.0, orientation: Orientation::Auto, margin: 10.0 },
        board: BoardStyle {
            square: 24.0,
            frame_choice: FrameChoice::Auto,
            coordinates: true,
            start: true,
            labels: Labels { den: true, trap: true, river: true },
            turned: true,
            overlap: 10.0,
            bleed: 2.0,
            frame: Frame::Begonia,
            grid: Grid::Lozenges,
            river: River::Waves,
            trap: Trap::Fangs,
            den: Den::Seal,
            start_cell: StartCell::Corners,
            fillers: Fillers::None,
            end_band: EndBand::Ladder,
            least_line: 0.2,
            line_weight: 0.78,
        },
        pieces: PieceStyle {
            outline: Outline::Disc,
            size: 20.0,
            inset: 1.0,
            bleed: 2.0,
            safe: 1.5,
            turned: false,
            sets: 1,
            spares: 2,
            sides: [side(Ring::Single, hex("274D7D"), false, 0.9), side(Ring::Double, hex("A32A22"), true, 0.7)],
        },
        face: FaceStyle {
            show: vec![Element::Picture, Element::Numeral, Element::Character],
            numerals: Numerals::Arabic,
            script: Script::Traditional,
            tones: Tones::Outline,
            glyphs: Default::default(),
            ruled: false,
        },
        colours: Colours {
            paper: hex("F5E9CE"),
            land: hex("FBF4E2"),
            ink: hex("33241A"),
            line: hex("9C8567"),
            soft: hex("645547"),
            river: hex("CFE0DA"),
            bank: hex("5F8A86"),
            wave: hex("86AAA4"),
            river_text: hex("5F8A86"),
            trap: hex("F0D3A0"),
            accent: hex("A32A22"),
            white: hex("274D7D"),
            black: hex("A32A22"),
            ghost: hex("8A735B"),
            ghost_fill: hex("FDFAF0"),
            coat: hex("FFFFFF"),
        },
        roles: FontRoles {
            character: f("kai-bold"),
            numeral: f("alegreya-bold"),
            name: f("alegreya-sans-bold"),
            pinyin: f("alegreya-sans-italic"),
            title: f("alegreya-bold"),
            title_character: f("kai-bold"),
            coordinate: f("alegreya"),
            glyph: f("emoji"),
            note: f("alegreya-sans"),
        },
        fonts: Arc::new(fonts),
        pictures: Default::default(),
    }
}
