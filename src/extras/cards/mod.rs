//! Animal cards: a front for each animal of each side, a card that explains a quick duel where a place is free, and backs
//! that meet their fronts when the sheet is printed on both sides.
//!
//! Who captures whom is asked of the compiled rules, and a card's rule is a sentence of the proved sheet, word for word.
//! A card is drawn in its own millimetres, 63 × 88, from its upper left corner; in a set in large print all of it is larger.

mod back;
mod colours;
mod deck;
mod duel;
mod front;
mod grid;
mod marks;
mod power;
mod signs;
mod text;

use super::extra::{ExtraFacts, ExtraPages};
use super::material::{Material, USUAL_CARD};
use super::panel::PanelDraft;
use super::words::say_first;
use crate::canvas::POINT;
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::geom::{Affine, Rect, Size};
use crate::impose::backs::Hinge;
use crate::language::capital;
use crate::rules::Side;
use crate::scene::{Group, Item, Layer, LayerKind, Page};
use crate::theme::{Backs, Machine, PAPERS, Paper, Theme};
use back::Back;
use colours::CardColours;
use deck::{AnimalCard, Deck};
use front::Rows;
use grid::CardGrid;

/// The name of the part.
const PART: &str = "cards";
/// The trimmed card, in millimetres.
const CARD: Size = Size::new(63.0, 88.0);
/// The least size of type, in millimetres per em: 5.8 points.
const LEAST: f64 = 5.8 * POINT;
/// Space above the artwork for the caption, in millimetres.
const CAPTION: f64 = 2.4;
/// The paper beside a panel of wood.
const PAPER_BESIDE_WOOD: &str = "A4";

/// One place of a sheet.
#[derive(Debug, Clone, Copy)]
enum Card<'d> {
    /// An animal.
    Animal(&'d AnimalCard),
    /// How a quick duel is played.
    Duel,
}

/// The pages of the cards: each sheet's fronts, then its backs; White's sheets first.
pub fn lay_out(resources: &mut Resources<'_>, facts: &ExtraFacts<'_>) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let deck = Deck::of(resources, facts.spoken);
    let paper = paper(theme);
    let large = resources.legibility();
    let grid = CardGrid::of(&paper, deck.cards.len(), large.is_large())?;
    let least = LEAST.max(large.least / grid.scale);
    let rows = Rows::of(&deck);
    let room = front::text_room(rows);
    let mut draft = PanelDraft::new(resources);
    let set = text::fitted(&mut draft, &deck, room, least)?;
    let rows = rows.airier(room.height() - text::fullest(&mut draft, &deck, &set, room.width()));
    let mut places: Vec<Card<'_>> = deck.cards.iter().map(Card::Animal).collect();
    if !places.len().is_multiple_of(grid.capacity()) && !deck.duel.is_empty() {
        places.push(Card::Duel);
    }
    let draft = Draft { deck: &deck, grid: &grid, rows, set: &set, least };
    let mut pages = Vec::new();
    for side in Side::BOTH {
        for sheet in places.chunks(grid.capacity()) {
            pages.push(draft.fronts(resources, side, sheet));
            pages.push(draft.backs(resources, side, sheet.len()));
        }
    }
    let (across, down) = (CARD.width * grid.scale, CARD.height * grid.scale);
    let about = format!(
        "{} cards a side, {across:.0} × {down:.0} mm, type of {:.1} pt{}",
        places.len(),
        set.size * grid.scale / POINT,
        if set.shortened.is_empty() { "" } else { ", some texts in one language" }
    );
    Ok(ExtraPages { pages, about, package: None })
}

/// What the cards are made of: card that a printer still takes.
pub fn material(_: &Theme) -> Option<Material> {
    Some(Material::Card(USUAL_CARD))
}

/// The paper of the cards: the theme's, unless that is a panel of wood.
fn paper(theme: &Theme) -> Paper {
    let known = |name: &str| PAPERS.iter().find(|paper| paper.0 == name);
    match known(PAPER_BESIDE_WOOD) {
        Some(&(name, short, long)) if theme.cutter.machine == Machine::Laser && known(&theme.paper.name).is_none() => {
            Paper { name: name.to_owned(), short, long, ..theme.paper.clone() }
        }
        _ => theme.paper.clone(),
    }
}

/// Everything that the pages are drawn from.
struct Draft<'d> {
    deck: &'d Deck,
    grid: &'d CardGrid,
    rows: Rows,
    set: &'d text::DeckType,
    least: f64,
}

impl Draft<'_> {
    /// The fronts of a sheet, with marks and cut lines.
    fn fronts(&self, resources: &mut Resources<'_>, side: Side, sheet: &[Card<'_>]) -> GuidedPage {
        let theme = resources.theme;
        let colours = CardColours::of(theme, side);
        let used = self.grid.used(sheet.len());
        let mut items = vec![used.ground(colours.ground)];
        for (place, card) in sheet.iter().enumerate() {
            let mut draft = PanelDraft::new(resources);
            match card {
                Card::Animal(card) => front::draw(&mut draft, card, self, side, &colours),
                Card::Duel => duel::draw(&mut draft, self.deck, self.least, side, &colours),
            }
            items.push(self.placed(used.place(place), draft.finish()));
        }
        let layers = vec![
            Layer { kind: LayerKind::Artwork, items },
            Layer { kind: LayerKind::Guides, items: marks::around(&used, theme.cards.corners) },
            Layer { kind: LayerKind::Cut, items: marks::cuts(&used, theme.cards.corners, theme.cutter.machine) },
        ];
        self.page(resources, "page-cards", side, used.trim, used.bleed, layers)
    }

    /// The backs of as many cards, where they meet the fronts.
    fn backs(&self, resources: &mut Resources<'_>, side: Side, count: usize) -> GuidedPage {
        let used = self.grid.used(count);
        let backs = match resources.theme.pieces.backs {
            Backs::ShortEdge => Backs::ShortEdge,
            Backs::None | Backs::Stickers | Backs::Stand | Backs::Gutter | Backs::LongEdge => Backs::LongEdge,
        };
        let hinge = Hinge::of(backs, self.grid.media).unwrap_or(Hinge::Upright(self.grid.media.width / 2.0));
        let behind = used.behind(hinge);
        let back = Back::of(resources.theme, side);
        let mut items = back.ground(resources, &behind);
        for place in 0..count {
            let front = used.place(place).center();
            let space = hinge.behind(front) * Affine::scale(self.grid.scale);
            items.push(back.ring(resources, space));
        }
        let layers = vec![Layer { kind: LayerKind::Artwork, items }];
        self.page(resources, "page-card-backs", side, behind.trim, behind.bleed, layers)
    }

    /// A card's drawing at its place.
    fn placed(&self, place: Rect, items: Vec<Item>) -> Item {
        let space = Affine::translate(place.origin().to_vec2()) * Affine::scale(self.grid.scale);
        Group::placed(space, items).into()
    }

    fn page(
        &self,
        resources: &mut Resources<'_>,
        name: &str,
        side: Side,
        trim: Rect,
        bleed: Rect,
        layers: Vec<Layer>,
    ) -> GuidedPage {
        let theme = resources.theme;
        let language = theme.find_language(theme.language());
        let owner = language.map(|language| capital(&theme.with_side_names(language).side(side)));
        let title: Vec<String> = [say_first(resources, name, &[])].into_iter().chain(owner).collect();
        let page = Page { trim, bleed, layers, ..Page::empty(PART, title.join(" · "), self.grid.media) };
        GuidedPage { page, caption: Some(bleed.y0 - CAPTION) }
    }
}
