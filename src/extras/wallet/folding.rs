//! How a wallet is folded, step by step.

use crate::canvas::resources::Resources;
use crate::dieline::{Placement, View, WalletMeasures, wallet};
use crate::extras::isometric::SpaceDraft;
use crate::extras::net_sheet::NetArt;
use crate::extras::steps_page::DrawnStep;
use crate::extras::words::say;
use crate::geom::{Affine, Rect, Size};
use crate::scene::{Colour, Item, SymbolId, Use};

/// A step: its message, how panels are folded in degrees (flat by default), and how far the board stands out, if it is
/// shown.
struct WalletStep {
    key: &'static str,
    angles: fn(&str) -> f64,
    view: (f64, f64),
    board: Option<f64>,
}

/// A hem that is folded in, with its thickness.
const FLAT: f64 = 172.0;

fn hems(panel: &str, angle: f64) -> Option<f64> {
    panel.starts_with("hem").then_some(angle)
}

const STEPS: [WalletStep; 5] = [
    WalletStep {
        key: "step-hems",
        angles: |panel| hems(panel, 100.0).unwrap_or(0.0),
        view: (-18.0, 14.0),
        board: None,
    },
    WalletStep {
        key: "step-up",
        angles: |panel| match panel {
            "gusset" => 55.0,
            "front" => 50.0,
            _ => hems(panel, FLAT).unwrap_or(0.0),
        },
        view: (-22.0, 24.0),
        board: None,
    },
    WalletStep {
        key: "step-under",
        angles: |panel| match panel {
            "gusset" => 90.0,
            "front" => 84.0,
            "hem back l" | "hem back r" => 150.0,
            _ => hems(panel, FLAT).unwrap_or(0.0),
        },
        view: (-22.0, 26.0),
        board: None,
    },
    WalletStep {
        key: "step-board",
        angles: |panel| match panel {
            "gusset" | "front" => 90.0,
            "lip" => 12.0,
            _ => hems(panel, FLAT).unwrap_or(0.0),
        },
        view: (-22.0, 22.0),
        board: Some(46.0),
    },
    WalletStep {
        key: "step-lip",
        angles: |panel| match panel {
            "gusset" | "front" => 90.0,
            "lip" => 179.4,
            _ => hems(panel, FLAT).unwrap_or(0.0),
        },
        view: (-22.0, 22.0),
        board: None,
    },
];

/// The steps for a board of this size; without a lip, one fewer.
pub fn steps<'d>(
    resources: &mut Resources<'_>,
    m: &'d WalletMeasures,
    printed: SymbolId,
    board: Size,
) -> Vec<DrawnStep<'d>> {
    let closes = m.lip > 0.0;
    let shown = STEPS.iter().filter(|step| closes || step.key != "step-lip");
    let key = |step: &WalletStep| if step.key == "step-board" && !closes { "step-board-open" } else { step.key };
    let steps = shown.map(|step| DrawnStep {
        words: say(resources, key(step), &[]),
        draw: Box::new(move |resources, room| draw(resources, m, printed, board, step, room)),
    });
    steps.collect()
}

fn draw(
    resources: &mut Resources<'_>,
    m: &WalletMeasures,
    printed: SymbolId,
    board: Size,
    step: &WalletStep,
    room: Rect,
) -> Item {
    let net = wallet(m);
    let whole: Item = Use { symbol: printed, transform: Affine::IDENTITY }.into();
    let drawings = net.panels.iter().map(|panel| (panel.name, whole.clone())).collect();
    let art = NetArt { net: &net, grounds: Vec::new(), faces: &[], drawings, ticks: Colour::BLACK };
    let paper = resources.theme.colours.paper;
    let mut space = SpaceDraft::new(resources, View::of(step.view.0, step.view.1));
    // The inside is seen first: the sheet is turned over.
    let over = Placement::about_y(180.0);
    let placed = net.folded("back", |panel| (step.angles)(panel.name));
    space.net(&art, &placed.into_iter().map(|panel| over.then_folded(panel)).collect::<Vec<_>>());
    if let Some(out) = step.board {
        // The way round in which it goes in.
        let (wide, high) = if (m.back - 1.5 - board.height).abs() < 1e-6 {
            (board.width, board.height)
        } else {
            (board.height, board.width)
        };
        let corner = Placement::shifted(-(m.hem + 1.0) - wide, -(m.lip + 1.0) + out, 0.7);
        space.sheet(corner, Size::new(wide, high), paper);
    }
    space.finish(room)
}
