//! The title bands of both players.

mod bars;
mod clouds;
mod key;
mod ladder;
mod lesson;
mod ripples;
mod rules;
mod scenery;
mod title;

use super::coordinates;
use crate::geom::Point;
use crate::motif::bands::FrameKind;
use crate::motif::board_canvas::BoardCanvas;
use crate::motif::frame;
use crate::motif::site::Site;
use crate::rules::{KindId, Side};
use crate::theme::EndBand;

/// The area of a band, around (0, 0).
#[derive(Debug, Clone, Copy)]
struct BandArea {
    /// The player who reads it.
    half: Side,
    /// The width of the squares.
    width: f64,
    /// The height between the coordinates and the frame.
    height: f64,
}

impl BandArea {
    /// The scale of content of a given height, to leave space above and below.
    fn scale(self, height: f64) -> f64 {
        (0.78 * self.height / height).min(1.0)
    }
}

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
            EndBand::Scenery => scenery::scenery,
            EndBand::Lesson => lesson::lesson,
            EndBand::Rules => rules::rules,
            EndBand::Ripples => ripples::ripples,
            EndBand::Clouds => clouds::clouds,
            EndBand::Key => key::key,
            EndBand::Bars => bars::bars,
            EndBand::None => return,
        };
        canvas.within(site.facing(Point::new(site.width() / 2.0, y), half), |canvas| draw(canvas, room));
    }
}

/// The kinds of the ruleset, weakest first.
fn by_strength(site: &Site<'_>) -> Vec<KindId> {
    let mut kinds: Vec<KindId> = site.theme.rules.kind_ids().collect();
    kinds.sort_by_key(|&kind| site.theme.rules.kind(kind).strength);
    kinds
}
