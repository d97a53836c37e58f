//! Synthetic sheets for the tests of preflight: pages of a theme with drawings by the test.

use super::{Examination, Finding, FindingLanguage, check};
use crate::art::{self, Drawing, Fill, Hand, OpticalSize, Part, Tone};
use crate::geom::{Affine, Circle, Point, Rect, Shape, Size};
use crate::layout::{Set, set, sticker_shown};
use crate::rules::Side;
use crate::scene::{Group, Item, PathItem, Raster, Stroke};
use crate::theme::{Composition, Picture, Ring, Theme, Tones, shipped_theme};
use crate::typeset::{Across, Down, Label};
use std::sync::Arc;

/// The classic theme with its elements one below the other, and a foot below Black's.
pub fn classic_theme() -> Theme {
    let mut theme = shipped_theme("classic").expect("the theme is shipped");
    (theme.face.composition, theme.face.tones, theme.pieces.safe) = (Composition::Stack, Tones::Outline, 1.5);
    let black = &mut theme.pieces.sides[1];
    (black.ring, black.ring_width, black.foot) = (Ring::Double, 0.7, true);
    theme
}

/// The specification of a test's sheets.
pub struct Sheets {
    /// The theme.
    pub theme: Theme,
    /// The pictures that items refer to.
    pub pictures: Vec<Raster>,
    /// Animals with another one's drawing.
    pub drawn_as: Vec<(&'static str, &'static str)>,
    /// Animals with another numeral.
    pub written_as: Vec<(&'static str, &'static str)>,
    /// Whether the faces show drawings; otherwise large numerals alone.
    pub drawings: bool,
    /// The scale of the drawings.
    pub grow: f64,
}

/// A theme and its sheets.
pub struct TestSet {
    /// The theme.
    pub theme: Theme,
    /// Its sheets.
    pub set: Set,
}

impl Sheets {
    /// Sheets of a theme.
    pub fn new(theme: Theme) -> Sheets {
        Sheets { theme, pictures: Vec::new(), drawn_as: Vec::new(), written_as: Vec::new(), drawings: true, grow: 1.0 }
    }

    /// A board with only these items.
    pub fn board(&self, items: Vec<Item>) -> TestSet {
        let mut set = set(&self.theme, &["board"]).expect("the trial theme can be laid out");
        set.document.pictures = Arc::new(self.pictures.clone());
        for symbol in Arc::make_mut(&mut set.document.symbols).iter_mut().filter(|symbol| symbol.name == "board") {
            symbol.items.clone_from(&items);
        }
        TestSet { theme: self.theme.clone(), set }
    }

    /// Pieces in the classic design: ring, foot, animal, numeral and character.
    pub fn pieces(&self) -> TestSet {
        let mut set = set(&self.theme, &["pieces"]).expect("the trial theme can be laid out");
        for symbol in Arc::make_mut(&mut set.document.symbols) {
            let Some((kind, side)) = sticker_shown(&symbol.name, &self.theme.rules) else { continue };
            symbol.items = self.face(kind.map(|kind| self.theme.rules.kind(kind).id.as_str()), side);
        }
        TestSet { theme: self.theme.clone(), set }
    }

    fn face(&self, name: Option<&str>, side: Side) -> Vec<Item> {
        let theme = &self.theme;
        let style = &theme.pieces.sides[side.index()];
        let half = theme.pieces.size / 2.0 - theme.pieces.inset;
        let unit = half / 10.0;
        let disc = |radius: f64| Circle::new(Point::ZERO, radius * unit).to_path(0.001);
        let line = |radius: f64, width: f64| PathItem::stroked(disc(radius), Stroke::solid(style.colour, width * unit));
        let mut items: Vec<Item> = vec![PathItem::filled(disc(12.0), style.ground).into()];
        let foot = style.foot && name.is_some() && self.drawings;
        if foot {
            let lower = Rect::new(-20.0, 4.05 * unit, 20.0, 20.0).to_path(0.1);
            items.push(Group::clipped(lower, vec![PathItem::filled(disc(9.5), style.colour).into()]).into());
        }
        match style.ring {
            Ring::Single
            | Ring::Rough
            | Ring::Inlaid
            | Ring::Pearls
            | Ring::Sickles
            | Ring::Tesserae
            | Ring::Teeth
            | Ring::Lobes
            | Ring::Lozenges
            | Ring::Embers => items.push(line(9.75 - style.ring_width / 2.0, style.ring_width).into()),
            Ring::Double => {
                items.push(line(9.8 - style.ring_width / 2.0, style.ring_width).into());
                items.push(line(9.2 - style.ring_width - 0.175, 0.35).into());
            }
            Ring::Twin | Ring::Band | Ring::Blocks | Ring::Scallop | Ring::Octagon | Ring::None => {}
        }
        if let Some(name) = name {
            let drawn = self.drawn_as.iter().find(|(kind, _)| *kind == name).map_or(name, |(_, other)| other);
            if self.drawings {
                let size = if foot { 11.0 } else { 11.4 } * unit * self.grow;
                items.push(Group::placed(Affine::translate((0.0, -1.9 * unit)), animal(theme, drawn, size)).into());
            }
            items.extend(self.caption(name, if foot { style.ground } else { style.colour }, unit));
        }
        let turn = if theme.pieces.turned && side == Side::Black { std::f64::consts::PI } else { 0.0 };
        vec![Group::placed(Affine::rotate(turn), items).into()]
    }

    fn caption(&self, name: &str, colour: crate::scene::Colour, unit: f64) -> Vec<Item> {
        let theme = &self.theme;
        let kind = theme.rules.kind(theme.rules.kind_named(name).expect("a kind of the rules"));
        let run = |face, text: &str, em: f64, x: f64, y: f64| -> Item {
            let label = Label::new(&theme.fonts, face, text, em * unit, 0.0).expect("the face has these characters");
            label.run((x * unit, y * unit), Across::Middle, Down::Middle, colour).into()
        };
        let written = self.written_as.iter().find(|(kind, _)| *kind == name);
        let strength = written.map_or(kind.strength.to_string(), |(_, text)| (*text).to_owned());
        if !self.drawings {
            return vec![run(theme.roles.numeral, &strength, 14.0, 0.0, 0.0)];
        }
        let character = theme.animal_characters().character(name).expect("a kind with a character");
        vec![run(theme.roles.numeral, &strength, 4.2, -1.7, 5.7), run(theme.roles.character, &character, 3.6, 1.7, 5.7)]
    }
}

/// The codes of all findings, in order.
pub fn codes(laid: &TestSet) -> Vec<&'static str> {
    all_found(laid).into_iter().map(|finding| finding.code).collect()
}

/// All findings.
pub fn all_found(laid: &TestSet) -> Vec<Finding> {
    check(&laid.theme, &laid.set)
}

/// The findings with a code.
pub fn found(laid: &TestSet, code: &str) -> Vec<Finding> {
    all_found(laid).into_iter().filter(|finding| finding.code == code).collect()
}

/// The keys of the findings with a code.
pub fn found_at(laid: &TestSet, code: &str) -> Vec<String> {
    found(laid, code).into_iter().map(|finding| finding.place).collect()
}

/// A finding in English.
pub fn message(finding: &Finding) -> String {
    FindingLanguage::english().message(finding)
}

/// Its remedy in English.
pub fn remedy(finding: &Finding) -> String {
    FindingLanguage::english().remedy(finding)
}

/// What a check of a changed classic theme finds.
pub fn found_by(change: impl FnOnce(&mut Theme), check: impl FnOnce(&Theme, &mut Examination)) -> Vec<Finding> {
    let (mut theme, mut seen) = (classic_theme(), Examination::default());
    change(&mut theme);
    check(&theme, &mut seen);
    seen.findings
}

/// Gives a kind a square picture of this number of pixels, and returns it.
pub fn own_picture(theme: &mut Theme, kind: &str, pixels: u32) -> Raster {
    let rgb = (0..pixels * pixels * 3).map(|byte| (byte % 251) as u8).collect();
    let raster = Raster::opaque(pixels, pixels, rgb);
    let size = Size::new(pixels.into(), pixels.into());
    let drawing = Arc::new(Drawing::Pixels { size, rgb: raster.clone(), alpha: None, flattened: None });
    theme.pictures.insert(kind.into(), Picture { file: format!("{kind}.png"), drawing, focus: Point::new(0.5, 0.5) });
    raster
}

/// A shipped animal, centred on (0, 0).
fn animal(theme: &Theme, name: &str, size: f64) -> Vec<Item> {
    let Some(Drawing::Paths { parts, .. }) = art::animal(name, Hand::Line(OpticalSize::Text)) else {
        panic!("no drawing of {name} is shipped")
    };
    let scale = size / 860.0;
    let map = Affine::scale(scale) * Affine::translate((-500.0, -500.0));
    let colour = |fill: Fill| match fill {
        Fill::Tone(Tone::Ink) => theme.colours.ink,
        Fill::Tone(_) | Fill::Shade(_) | Fill::Fixed(_) => theme.colours.coat,
    };
    let drawn = parts.into_iter().filter(|part| !matches!(part.fill, Some(Fill::Shade(_))));
    let item = |part: Part| PathItem {
        path: map * part.path,
        fill: part.fill.map(|fill| colour(fill).into()),
        even_odd: false,
        stroke: part.stroke.map(|(line, width)| Stroke::round(colour(line), (width * 0.78 * scale).max(0.2))),
    };
    drawn.map(|part| item(part).into()).collect()
}
