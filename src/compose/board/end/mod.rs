//! The title bands of both players.

mod band;
mod beside;
mod clouds;
mod key;
mod ladder;
mod lesson;
mod plate;

use super::coordinates;
use crate::geom::Point;
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::frame;
use crate::rules::Side;
use crate::theme::EndBand;
use band::BandArea;
pub(super) use plate::names;

/// Both bands of a full frame.
pub(super) fn bands(canvas: &mut BoardCanvas<'_, '_>) {
    let site = canvas.site();
    if site.kind != FrameKind::Full {
        return;
    }
    let (near, far) = (coordinates::reach(site).max(frame::border(site)), site.end - frame::depth(site));
    let height = far - near;
    // A band too low for the smallest type stays empty.
    if height < 4.0 {
        return;
    }
    // With much space the band is aligned with the board rather than with the frame.
    let middle = near + height * (0.5 - 0.05 * site.ease());
    for half in Side::BOTH {
        let y = if half == Side::White { site.height() + middle } else { -middle };
        let room = BandArea { half, width: site.width(), height };
        let draw = match site.style().end_band {
            EndBand::Ladder => ladder::ladder,
            EndBand::Scenery => beside::scenery,
            EndBand::Lesson => lesson::lesson,
            EndBand::Rules => beside::rules,
            EndBand::Ripples => beside::ripples,
            EndBand::Clouds => clouds::clouds,
            EndBand::Key => key::key,
            EndBand::Bars => beside::bars,
            EndBand::None => return,
        };
        canvas.within(site.facing(Point::new(site.width() / 2.0, y), half), |canvas| draw(canvas, room));
    }
}
