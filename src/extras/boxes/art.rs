//! What is printed on the nets of boxes.

use super::ladder;
use super::panels::{self, BackWords, Face, FrontStyle};
use crate::canvas::resources::Resources;
use crate::dieline::{MatchboxFit, Net, TuckFit};
use crate::extras::colours::{is_bare, words_on};
use crate::extras::net_sheet::NetArt;
use crate::extras::panel::PanelDraft;
use crate::geom::{Affine, Point, Rect, Size, Vec2};
use crate::rules::Side;
use crate::scene::{Colour, Use};
use std::f64::consts::{FRAC_PI_2, PI};

/// How a panel's drawing is turned on the net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Upright,
    Over,
    Right,
    Left,
}

/// From a drawing's own space to a panel, and the size of the drawing.
fn onto(panel: Rect, turn: Turn) -> (Affine, Size) {
    let size = panel.size();
    let lying = Size::new(size.height, size.width);
    let to = |x: f64, y: f64| Affine::translate(Vec2::new(x, y));
    match turn {
        Turn::Upright => (to(panel.x0, panel.y0), size),
        Turn::Over => (to(panel.x1, panel.y1) * Affine::rotate(PI), size),
        Turn::Right => (to(panel.x1, panel.y0) * Affine::rotate(FRAC_PI_2), lying),
        Turn::Left => (to(panel.x0, panel.y1) * Affine::rotate(-FRAC_PI_2), lying),
    }
}

/// Draws a panel.
type Draw<'d> = &'d dyn Fn(&mut PanelDraft<'_, '_>, Face);

/// The grounds of a box: its faces, and the sides in the colours of the two players.
#[derive(Debug, Clone, Copy)]
struct Grounds {
    face: Colour,
    white: Colour,
    black: Colour,
}

impl Grounds {
    fn of(resources: &Resources<'_>) -> Grounds {
        let theme = resources.theme;
        if is_bare(theme) {
            return Grounds { face: Colour::WHITE, white: Colour::WHITE, black: Colour::WHITE };
        }
        Grounds { face: theme.colours.paper, white: theme.marks(Side::White), black: theme.marks(Side::Black) }
    }
}

/// The drawing of a panel: its name, how it is turned, what it shows.
type PanelArt<'d> = (&'static str, Turn, Draw<'d>);

/// A net with its grounds and its drawings, each a symbol: pictures of the folded box show it again.
fn printed<'n>(
    resources: &mut Resources<'_>,
    (net, named): (&'n Net, &str),
    grounds: Vec<(&'static str, Colour)>,
    faces: &'static [&'static str],
    panels: &[PanelArt<'_>],
) -> NetArt<'n> {
    let ticks = words_on(resources.theme, Colour::WHITE);
    let mut art = NetArt { net, grounds, faces, drawings: Vec::new(), ticks };
    for &(name, turn, draw) in panels {
        let Some(bounds) = net.panel(name).and_then(|panel| panel.region.bounds()) else { continue };
        let ground = art.ground(name).unwrap_or(Colour::WHITE);
        let (to, size) = onto(bounds, turn);
        let symbol = resources.symbol(&format!("{named}-{}", name.replace(' ', "-")), |resources| {
            let mut draft = PanelDraft::new(resources);
            draft.within(to, |draft| draw(draft, Face::printed(size, ground)));
            (bounds, draft.finish())
        });
        art.drawings.push((name, Use { symbol, transform: Affine::IDENTITY }.into()));
    }
    art
}

/// What is printed on a tuck box, or on a part of one.
pub fn tuck<'n>(resources: &mut Resources<'_>, net: &'n Net, fit: &TuckFit, words: BackWords<'_>) -> NetArt<'n> {
    let ground = Grounds::of(resources);
    let grounds = vec![
        ("side A", ground.black),
        ("side B", ground.white),
        ("lid", ground.black),
        ("tuck", ground.face),
        ("bottom", ground.face),
        ("back", ground.face),
        ("front", ground.face),
    ];
    let notch = fit.measures.notch;
    let panels: [PanelArt<'_>; 7] = [
        ("back", Turn::Upright, &|draft, face| panels::back(draft, face, words, 3.0)),
        ("front", Turn::Upright, &|draft, face| {
            panels::front(draft, face, FrontStyle { notch, ..FrontStyle::BOX }, words.subtitle())
        }),
        ("side A", Turn::Upright, &ladder::upright),
        ("side B", Turn::Right, &panels::titles_along),
        ("lid", Turn::Over, &panels::lid),
        ("tuck", Turn::Over, &panels::tuck_flap),
        ("bottom", Turn::Upright, &|draft, face| panels::bottom(draft, face, words.sheets)),
    ];
    printed(resources, (net, "tuck-box"), grounds, &["back", "front"], &panels)
}

/// What is printed on the sleeve of a matchbox.
pub fn sleeve<'n>(resources: &mut Resources<'_>, net: &'n Net, fit: &MatchboxFit, words: BackWords<'_>) -> NetArt<'n> {
    let ground = Grounds::of(resources);
    let grounds =
        vec![("side A", ground.black), ("side B", ground.white), ("under", ground.face), ("top", ground.face)];
    let beside_notches = fit.sleeve.notch + 2.6;
    let panels: [PanelArt<'_>; 4] = [
        ("top", Turn::Upright, &|draft, face| panels::front(draft, face, FrontStyle::BOX, words.subtitle())),
        ("side A", Turn::Upright, &ladder::lying),
        ("under", Turn::Upright, &|draft, face| panels::back(draft, face, words, beside_notches)),
        ("side B", Turn::Over, &panels::titles_along),
    ];
    printed(resources, (net, "sleeve"), grounds, &["top", "under"], &panels)
}

/// What is printed on the tray of a matchbox.
pub fn tray<'n>(resources: &mut Resources<'_>, net: &'n Net) -> NetArt<'n> {
    let ground = Grounds::of(resources);
    let ends = ["end left", "rim left", "inner left", "end right", "rim right", "inner right"];
    let mut grounds: Vec<(&'static str, Colour)> = ends.map(|name| (name, ground.black)).into();
    grounds.extend([("wall A", ground.face), ("wall B", ground.face)]);
    let panels: [PanelArt<'_>; 2] = [("end left", Turn::Left, &panels::lid), ("end right", Turn::Right, &panels::lid)];
    printed(resources, (net, "tray"), grounds, &[], &panels)
}

/// The upper left corner of a net's ink.
pub fn corner(art: &NetArt<'_>) -> Point {
    art.bounds().origin()
}
