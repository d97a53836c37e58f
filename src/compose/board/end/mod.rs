//! The title bands of both players.

mod band;
mod beside;
mod clouds;
mod key;
mod label;
mod ladder;
mod lesson;
mod plate;
mod scenery;
mod scrolls;
mod strengths;
mod strip;
mod vine;

use super::coordinates;
use crate::geom::Point;
use crate::motif::bands::{FrameKind, is_of_letters};
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::frame;
use crate::rules::Side;
use crate::theme::EndBand;
use band::BandArea;
pub(super) use plate::names;

/// A band too low for the smallest type stays empty: that of a whole frame in design units, and that of a narrow one in
/// millimetres.
const LEAST: f64 = 4.0;
const LEAST_STRIP: f64 = 4.2;
/// From this height on, in millimetres, a narrow band has room between its letters and its title.
const HIGH_STRIP: f64 = 7.0;

/// Both bands of a frame that has them.
pub(super) fn bands(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    let (border, depth, least) = match site.kind {
        FrameKind::Full => (frame::border(site), frame::depth(site), LEAST),
        FrameKind::Slim if site.is_titled_strip() => {
            let (outer, inner) = frame::strip_room(site);
            (inner, outer, LEAST_STRIP / site.k)
        }
        FrameKind::Slim | FrameKind::None => return,
    };
    let (near, far) = (coordinates::reach(site).max(border), site.end - depth);
    let height = far - near;
    if height < least {
        return;
    }
    // With much space the band is aligned with the board rather than with the frame.
    // Large letters fill a narrow band: in a low one the title keeps from the cut rather than from them.
    let off = match is_of_letters(site.style().frame) && site.kind == FrameKind::Slim {
        true if height * site.k >= HIGH_STRIP => -0.03,
        true => 0.06,
        false => 0.0,
    };
    let middle = near + height * (0.5 - off - 0.05 * site.ease());
    for half in Side::BOTH {
        let y = if half == Side::White { site.height() + middle } else { -middle };
        let room = BandArea { half, width: site.width(), height, above: middle - near, out: middle };
        let draw = match site.style().end_band {
            EndBand::Ladder => ladder::ladder,
            EndBand::Scenery => scenery::scenery,
            EndBand::Lesson => lesson::lesson,
            EndBand::Rules => beside::rules,
            EndBand::Scrolls => scrolls::scrolls,
            EndBand::Vine => vine::vine,
            EndBand::Clouds => clouds::clouds,
            EndBand::Key => key::key,
            EndBand::Bars => beside::bars,
            EndBand::None => return,
        };
        canvas.within(site.facing(Point::new(site.width() / 2.0, y), half), |canvas| draw(canvas, room));
    }
}
