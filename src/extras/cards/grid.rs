//! Cards beside each other on a sheet of paper, without gaps.

use super::CARD;
use crate::canvas::error::LayoutError;
use crate::geom::{BezPath, Corners, Point, Rect, Region, Size};
use crate::impose::backs::Hinge;
use crate::scene::{Colour, Item, PathItem};
use crate::theme::{Orientation, Paper};

/// Bleed, in millimetres, where the paper has room for it.
const BLEED: f64 = 3.0;
/// How far all ink stays from the edge of the paper, in millimetres: home printers print so far, and nine cards leave no
/// more on Letter. A theme whose margin is wider than the default keeps that margin.
const KEPT: f64 = 6.0;
/// The default margin of a theme, in millimetres.
const USUAL_MARGIN: f64 = 10.0;
/// The most that a card is enlarged for large print: its type has 16 points then.
const LARGE: f64 = 2.5;

/// How cards lie on the paper.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardGrid {
    /// The sheet, in millimetres.
    pub media: Size,
    /// How much larger than 63 × 88 mm a card is.
    pub scale: f64,
    /// Cards beside each other, and below each other.
    columns: usize,
    rows: usize,
    /// The margin without ink.
    kept: f64,
}

/// The places of a sheet that have cards.
#[derive(Debug, Clone, PartialEq)]
pub struct UsedPlaces {
    /// The sheet, in millimetres.
    pub media: Size,
    /// The rectangle around the cards.
    pub trim: Rect,
    /// The same with bleed.
    pub bleed: Rect,
    /// The margin without ink.
    pub kept: f64,
    /// Each card's place, in order.
    places: Vec<Rect>,
}

impl CardGrid {
    /// As many as fit on this paper in the better orientation; of those that take `count` cards at once, the grid with
    /// the fewest empty places.
    pub fn of(paper: &Paper, count: usize, large: bool) -> Result<CardGrid, LayoutError> {
        let ways: &[bool] = match paper.orientation {
            Orientation::Auto => &[false, true],
            Orientation::Portrait => &[false],
            Orientation::Landscape => &[true],
        };
        let kept = if paper.margin > USUAL_MARGIN { paper.margin } else { paper.margin.min(KEPT) };
        let grids = ways.iter().map(|&landscape| CardGrid::on(paper.media(landscape), kept, large));
        // Of two equal ones the first.
        let most = grids.reduce(|best, next| if next.capacity() > best.capacity() { next } else { best });
        match most {
            Some(grid) if grid.capacity() > 0 => Ok(grid.for_cards(count)),
            _ => Err(LayoutError::CardTooLarge { card: CARD, paper: paper.name.clone() }),
        }
    }

    fn on(media: Size, kept: f64, large: bool) -> CardGrid {
        let room = Size::new((media.width - 2.0 * kept).max(0.0), (media.height - 2.0 * kept).max(0.0));
        let fitting = (room.width / CARD.width).min(room.height / CARD.height);
        let scale = if large { fitting.clamp(1.0, LARGE) } else { 1.0 };
        let fit = |room: f64, card: f64| (room / (card * scale) + 1e-9).floor() as usize;
        CardGrid { media, scale, columns: fit(room.width, CARD.width), rows: fit(room.height, CARD.height), kept }
    }

    /// The same with fewer columns, if so many cards fit on one sheet and leave fewer places empty then.
    fn for_cards(self, count: usize) -> CardGrid {
        // One place more, for the card that explains the duel.
        let wanted = count + 1;
        let enough = (1..=self.columns).rev().filter(|columns| columns * self.rows >= wanted);
        let empty = |columns: &usize| wanted.div_ceil(*columns) * columns - wanted;
        match enough.min_by_key(empty) {
            Some(columns) => CardGrid { columns, rows: wanted.div_ceil(columns), ..self },
            None => self,
        }
    }

    /// Cards on a full sheet.
    pub fn capacity(&self) -> usize {
        self.columns * self.rows
    }

    /// The places of the first so many cards, row by row, in the middle of the sheet.
    pub fn used(&self, count: usize) -> UsedPlaces {
        let card = self.scale * CARD;
        let rows = count.div_ceil(self.columns.max(1));
        let middle = Point::new(self.media.width / 2.0, self.media.height / 2.0);
        let whole = Size::new(card.width * self.columns as f64, card.height * rows as f64);
        let grid = Rect::from_center_size(middle, whole);
        let place = |place: usize| {
            let (column, row) = ((place % self.columns) as f64, (place / self.columns) as f64);
            Rect::from_origin_size((grid.x0 + column * card.width, grid.y0 + row * card.height), card)
        };
        UsedPlaces::new(self.media, self.kept, (0..count).map(place).collect())
    }
}

impl UsedPlaces {
    fn new(media: Size, kept: f64, places: Vec<Rect>) -> UsedPlaces {
        let trim = places.iter().copied().reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO);
        let free = |least: f64| (least - kept).clamp(0.0, BLEED);
        let beside = free(trim.x0.min(media.width - trim.x1));
        let above = free(trim.y0.min(media.height - trim.y1));
        UsedPlaces { media, trim, bleed: trim.inflate(beside, above), kept, places }
    }

    /// The place of a card.
    pub fn place(&self, number: usize) -> Rect {
        self.places[number]
    }

    /// All places.
    pub fn all(&self) -> &[Rect] {
        &self.places
    }

    /// The places on the other side of the sheet.
    pub fn behind(&self, hinge: Hinge) -> UsedPlaces {
        UsedPlaces::new(self.media, self.kept, self.places.iter().map(|&place| hinge.behind_rect(place)).collect())
    }

    /// The cards with their bleed, as one shape.
    pub fn with_bleed(&self) -> BezPath {
        let cards: Vec<Region> = self.places.iter().map(|&place| Region::rect(place)).collect();
        let least = self.bleed.width() - self.trim.width();
        let reach = (least / 2.0).max((self.bleed.height() - self.trim.height()) / 2.0);
        let inked = Region::union_of(&cards).offset(reach, Corners::Mitred);
        inked.intersection(&Region::rect(self.bleed)).path()
    }

    /// The ground of all cards, with bleed.
    pub fn ground(&self, colour: Colour) -> Item {
        PathItem::filled(self.with_bleed(), colour).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::PAPERS;

    fn grid(name: &str, count: usize, large: bool) -> CardGrid {
        let (_, short, long) = PAPERS.iter().find(|paper| paper.0 == name).copied().expect("a known paper");
        let paper = Paper { name: name.into(), short, long, orientation: Orientation::Auto, margin: 10.0 };
        CardGrid::of(&paper, count, large).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    #[test]
    fn nine_cards_lie_on_a4_and_on_letter_and_fewer_on_smaller_papers() {
        for (paper, cards) in [("A4", 9), ("Letter", 9), ("A5", 4), ("A6", 2), ("A3", 9)] {
            assert_eq!(grid(paper, 8, false).capacity(), cards, "{paper}");
        }
        assert_eq!(grid("A3", 26, false).capacity(), 18);
    }

    #[test]
    fn in_large_print_two_cards_fill_a4() {
        let grid = grid("A4", 8, true);
        assert_eq!(grid.capacity(), 2);
        assert!((2.2..LARGE).contains(&grid.scale));
    }

    #[test]
    fn ink_stays_on_the_paper_and_bleeds_as_far_as_it_has_room() {
        for (paper, beside, above) in [("A4", 3.0, 3.0), ("Letter", 3.0, 1.7), ("A5", 3.0, 3.0)] {
            let used = grid(paper, 8, false).used(3);
            let full = grid(paper, 8, false).used(grid(paper, 8, false).capacity());
            assert!((full.trim.x0 - full.bleed.x0 - beside).abs() < 1e-6, "{paper}");
            assert!((full.trim.y0 - full.bleed.y0 - above).abs() < 1e-6, "{paper}");
            assert!(used.bleed.y1 <= used.media.height - KEPT);
        }
    }
}
