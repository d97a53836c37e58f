//! The figure of a gadget of a hardness proof, or of a network of them: its board with ports, or its wires, and the table
//! of what is claimed of it, as in a paper. It is as high as what stands on it.

mod columns;
mod draft;
mod wiring;

use super::diagram::PortMark;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Point, Size};
use crate::scene::{Group, Page};
use crate::typeset::Span;
use draft::{Draft, GUTTER, TABLE_RULES};
pub use wiring::{WireEnd, Wiring};

/// The part of a document that such figures are.
pub const PART: &str = "gadget";
/// The width of a figure, and what is left free around it.
const WIDTH: f64 = 130.0;
const MARGIN: f64 = 7.0;
/// Type in millimetres per em, and the line height: title, text, foot.
const TITLE: (f64, f64) = (5.2, 6.6);
const TEXT: (f64, f64) = (3.3, 4.3);
const FOOT: (f64, f64) = (2.7, 3.5);
/// Gaps between the blocks.
const GAP: f64 = 3.6;
/// The heads of the columns.
const HEADS: [&str; 5] = ["claim", "says", "outcome", "plies", "states"];

/// A gadget with the outcomes of its claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GadgetFigure {
    /// Its title.
    pub title: String,
    /// What identifies its rules.
    pub signature: String,
    /// What is drawn of it.
    pub subject: Subject,
    /// What is drawn, in a sentence or two.
    pub legend: String,
    /// What is claimed.
    pub claims: Vec<ClaimRow>,
    /// What was shown, and what was not.
    pub foot: String,
}

/// What a figure shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// The board of the theme's rules, with these ports, each square once.
    Board(Vec<PortMark>),
    /// Gadgets joined by wires.
    Network(Wiring),
}

impl Subject {
    /// The name of its page.
    fn page_name(&self) -> &'static str {
        match self {
            Subject::Board(_) => "board, ports and claims",
            Subject::Network(_) => "parts, wires and claims",
        }
    }
}

/// A claim and its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRow {
    /// Its name.
    pub name: String,
    /// What it says.
    pub title: String,
    /// Whether it holds, in a word.
    pub outcome: String,
    /// Whether it does not.
    pub fails: bool,
    /// The bound in plies, if there is one.
    pub plies: String,
    /// How many states were reached.
    pub states: String,
}

/// The page of a figure. The theme's ruleset is that of the gadget.
pub fn page(resources: &mut Resources<'_>, figure: &GadgetFigure) -> Page {
    let colours = &resources.theme.colours;
    let (ink, soft, accent) = (colours.ink, colours.soft, colours.accent);
    let mut draft = Draft::new(resources);
    let inner = WIDTH - 2.0 * MARGIN;

    let title = [Span::bold(figure.title.clone(), ink)];
    let signature = [Span::plain(figure.signature.clone(), soft)];
    let beside = draft.set(&signature, FOOT, inner);
    let below = draft.put(&title, TITLE, (0.0, 0.0), inner - beside.width() - GUTTER);
    let at = Point::new(inner - beside.width(), TITLE.1 - FOOT.1 - (TITLE.1 - TITLE.0) / 2.0);
    draft.items.extend(beside.draw(at));

    let mut y = below + GAP;
    let (size, items) = match &figure.subject {
        Subject::Board(ports) => draft.board(ports, inner),
        Subject::Network(network) => wiring::wiring(&mut draft, network, inner),
    };
    draft.place(((inner - size.width) / 2.0, y), items);
    y += size.height + GAP;
    y = draft.put(&[Span::plain(figure.legend.clone(), ink)], TEXT, (0.0, y), inner) + GAP;

    y = draft.rule(y, TABLE_RULES.0, ink);
    y = draft.row(y, &HEADS.map(|head| Span::italic(head, soft)));
    y = draft.rule(y, TABLE_RULES.1, ink);
    for claim in &figure.claims {
        let outcome = if claim.fails { Span::bold(&claim.outcome, accent) } else { Span::plain(&claim.outcome, ink) };
        let plain = |text: &String| Span::plain(text, ink);
        let name = Span::bold(&claim.name, ink).together();
        y = draft.row(y, &[name, plain(&claim.title), outcome, plain(&claim.plies), plain(&claim.states)]);
    }
    y = draft.rule(y, TABLE_RULES.0, ink) + GAP / 2.0;
    y = draft.put(&[Span::plain(figure.foot.clone(), soft)], FOOT, (0.0, y), inner);

    let items = vec![Group::placed(Affine::translate((MARGIN, MARGIN)), draft.items).into()];
    Page::untrimmed(PART, figure.subject.page_name(), Size::new(WIDTH, y + 2.0 * MARGIN), items)
}
