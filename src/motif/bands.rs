//! How wide the frame around the squares is.

use crate::theme::{EndBand, Frame, FrameChoice, Landscape, Theme};

/// The outermost line of a frame stays so far inside the trim, in millimetres: a hand strays by a third of it, and the
/// mount still looks even.
pub(crate) const CLEAR_OF_TRIM: f64 = 1.5;

/// How much frame there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameKind {
    /// The whole frame with its title bands.
    Full,
    /// A narrow strip with one line; where sheets have room before the players, with the title there and a double line.
    Slim,
    /// The edge line alone.
    None,
}

/// The frame's width beyond the squares, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bands {
    /// How much frame there is.
    pub kind: FrameKind,
    /// Left and right of the squares.
    pub side: f64,
    /// Before both players.
    pub end: f64,
    /// Whether sheets join before the players, between two files.
    pub joined: bool,
}

/// Whether all that stands in the frame is the letters and numbers, and these large enough for weak eyes.
pub(crate) fn is_of_letters(frame: Frame) -> bool {
    match frame {
        Frame::Heavy => true,
        Frame::Begonia
        | Frame::Beaded
        | Frame::Rounded
        | Frame::Tray
        | Frame::Ruled
        | Frame::Carved
        | Frame::Fretwork => false,
        Frame::Bold | Frame::Stitched | Frame::Plain => false,
    }
}

/// The width of a narrow frame in millimetres.
pub(crate) fn strip(frame: Frame) -> f64 {
    if is_of_letters(frame) { 8.4 } else { 3.7 }
}

/// From this width on a narrow frame has a title before the players, in millimetres.
pub(crate) const TITLED_STRIP: f64 = 8.5;

/// From this width on beside the squares and before the players the narrow frame of an illustrated board has its broad
/// rules around the squares, in design units.
pub(crate) const RULED_STRIP: (f64, f64) = (4.1, 6.6);

/// What a narrow frame takes at best beside the squares and before the players, in design units.
const BEST_STRIP: (f64, f64) = (5.2, 15.0);
/// The same of one with large letters.
const BEST_LETTER_STRIP: (f64, f64) = (7.0, 13.2);
/// The same of an illustrated board, which has its letters and its name there.
const BEST_SCENE_STRIP: (f64, f64) = (7.0, 11.0);

/// What a whole frame needs at least, and takes at best, beside the squares and before the players, in design units.
fn full_frame(frame: Frame) -> ((f64, f64), (f64, f64)) {
    match frame {
        Frame::Heavy => ((9.4, 18.0), (13.0, 29.0)),
        // A hem instead of lines, and nothing but the title within it.
        Frame::Stitched => ((8.4, 14.0), (11.0, 20.5)),
        Frame::Begonia
        | Frame::Beaded
        | Frame::Rounded
        | Frame::Tray
        | Frame::Ruled
        | Frame::Carved
        | Frame::Fretwork => ((10.5, 20.0), (21.0, 40.5)),
        Frame::Bold | Frame::Plain => ((10.5, 20.0), (21.0, 40.5)),
    }
}

/// The frame of an illustrated board beside the squares and before the players, in design units.
const SCENE: (f64, f64) = (11.0, 21.5);

/// What a frame needs at least, and at best, at the theme's size of squares.
pub(crate) fn bands(theme: &Theme, kind: FrameKind) -> (Bands, Bands) {
    let k = theme.board.square / super::C;
    let titled = theme.board.end_band != EndBand::None;
    let bands = |side: f64, end: f64| Bands { kind, side, end: if titled { end } else { side }, joined: false };
    // The mount does not shrink with the squares: a hand strays as far on a small board.
    let mount = (CLEAR_OF_TRIM * (1.0 - k)).max(0.0);
    match kind {
        // A scene has one size.
        FrameKind::Full if theme.board.landscape != Landscape::None => {
            let scene = Bands { kind, side: SCENE.0 * k, end: SCENE.1 * k, joined: false };
            (scene, scene)
        }
        FrameKind::Full => {
            let mount = if is_of_letters(theme.board.frame) { 0.0 } else { mount };
            let (least, best) = full_frame(theme.board.frame);
            (bands(least.0 * k + mount, least.1 * k + mount), bands(best.0 * k + mount, best.1 * k + mount))
        }
        FrameKind::Slim => {
            let strip = Bands { kind, side: strip(theme.board.frame), end: strip(theme.board.frame), joined: false };
            let scene = theme.board.landscape != Landscape::None;
            // One that was asked for is narrow whatever room there is.
            if theme.board.frame_choice != FrameChoice::Auto || !(titled || scene) {
                return (strip, strip);
            }
            let best = |least: f64, units: f64| least.max(units * k);
            let (side, end) = match scene {
                true => BEST_SCENE_STRIP,
                false if is_of_letters(theme.board.frame) => BEST_LETTER_STRIP,
                false => BEST_STRIP,
            };
            (strip, Bands { kind, side: best(strip.side, side), end: best(strip.end, end), joined: false })
        }
        FrameKind::None => {
            let edge = Bands { kind, side: 0.5, end: 0.5, joined: false };
            (edge, edge)
        }
    }
}
