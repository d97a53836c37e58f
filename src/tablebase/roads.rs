//! The ways of one class's animals, forwards and backwards, and where a capture leads.

use super::class::{Class, Fit};
use super::layout::Layout;
use super::material::Material;
use super::survey::Survey;
use super::value::byte;
use crate::rules::{Figure, Landing, Side, Way};

/// What comes of a way, by what stands at its end (0 nothing, else the animal's place plus 1).
pub(super) type Ends = [u8; Material::MOST + 1];

/// It may not be gone.
pub(super) const BARRED: u8 = 0;
/// The animal goes there, and the same animals are left.
pub(super) const QUIET: u8 = 1;
/// The mover has won.
pub(super) const WINS: u8 = 2;
/// From here on: other animals are left; which, says the link of that number.
pub(super) const LINKS: u8 = 3;

/// One way of an animal from a square.
#[derive(Debug, Clone, Copy)]
pub(super) struct Road {
    pub to: u16,
    /// The stretch to look at before a leap; 0 for a step.
    pub stretch: u16,
    pub ends: Ends,
}

/// One way by which an animal may have come to a square without a capture.
#[derive(Debug, Clone, Copy)]
pub(super) struct Retreat {
    pub from: u16,
    pub stretch: u16,
    pub entry: Entry,
    /// What it adds to the placement's number, with wrap-around.
    pub adds: usize,
    /// The same in rows: what lies between two placements of all animals but the last.
    pub rows: usize,
}

/// Which entries a retreat leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// The one that lies so far off.
    Plain,
    /// That one and its mirror image: the first animal goes back to the middle file, where both are counted.
    Twins,
    /// The mirror image: the first animal goes back to the right half.
    Mirrored,
}

/// Squares to look at before a leap: the cell, and a bit for each animal (its place plus 1) that stops it there.
type Stretch = Vec<(u16, u16)>;

/// Which animals are left after a capture, or after a trap has weakened one for good, and what that means.
#[derive(Debug)]
pub(super) enum Link {
    /// What it is worth to the side to move then is known.
    Known(u8),
    /// A position of another class.
    Other {
        /// Which of the classes depended on.
        class: usize,
        turned: bool,
        mover: Side,
        /// By the other class's animal: the place of ours.
        order: Vec<usize>,
    },
}

/// Everything that moves in a class.
#[derive(Debug)]
pub(super) struct Roads {
    pub cells: usize,
    /// By slot and cell: where its roads begin and end in `roads`.
    spans: Vec<(u32, u32)>,
    roads: Vec<Road>,
    back_spans: Vec<(u32, u32)>,
    retreats: Vec<Retreat>,
    stretches: Vec<Stretch>,
    pub links: Vec<Link>,
    /// The classes that captures lead to, each once, sorted.
    pub depends_on: Vec<Class>,
    /// The most moves a side can have, by side.
    pub most_moves: [usize; 2],
    pub stuck: u8,
}

impl Roads {
    pub fn of(survey: &Survey, class: &Class, layout: &Layout) -> Roads {
        let mut making = Making { survey, class, layout, stretches: vec![Vec::new()], links: Links::default() };
        let cells = survey.mobility.cells;
        let (mut spans, mut roads) = (Vec::new(), Vec::new());
        let mut most_moves = [0; 2];
        for slot in 0..layout.slots.len() {
            let mut most = 0;
            for cell in 0..cells as u16 {
                let begin = roads.len();
                if survey.mobility.stands(class.figures[slot], cell) {
                    roads.extend(making.roads(slot, cell));
                }
                most = most.max(roads.len() - begin);
                spans.push((begin as u32, roads.len() as u32));
            }
            most_moves[layout.slots[slot].side.index()] += most;
        }
        let (mut back_spans, mut retreats) = (Vec::new(), Vec::new());
        for slot in 0..layout.slots.len() {
            for arrivals in quiet_arrivals(&spans[slot * cells..][..cells], &roads) {
                let begin = retreats.len();
                retreats.extend(arrivals.into_iter().filter_map(|(from, road)| making.retreat(slot, from, road)));
                back_spans.push((begin as u32, retreats.len() as u32));
            }
        }
        let Making { stretches, links, .. } = making;
        let stuck = if survey.mobility.stuck_loses { byte::STUCK_LOSS } else { byte::STUCK_DRAW };
        Roads {
            cells,
            spans,
            roads,
            back_spans,
            retreats,
            stretches,
            links: links.links,
            depends_on: links.classes,
            most_moves,
            stuck,
        }
    }

    #[inline]
    pub fn from(&self, slot: usize, cell: u16) -> &[Road] {
        let (begin, end) = self.spans[slot * self.cells + usize::from(cell)];
        &self.roads[begin as usize..end as usize]
    }

    #[inline]
    pub fn back(&self, slot: usize, cell: u16) -> &[Retreat] {
        let (begin, end) = self.back_spans[slot * self.cells + usize::from(cell)];
        &self.retreats[begin as usize..end as usize]
    }

    /// The squares to look at before a leap.
    pub fn stretch(&self, stretch: u16) -> &[(u16, u16)] {
        &self.stretches[usize::from(stretch)]
    }

    /// Whether something stops a leap.
    #[inline]
    pub fn is_stopped(&self, stretch: u16, on: &[u8]) -> bool {
        stretch != 0
            && self.stretches[usize::from(stretch)].iter().any(|&(cell, stops)| stops >> on[usize::from(cell)] & 1 == 1)
    }
}

/// By cell: the cells from which an animal comes there without a capture, in order, each with its first such way. Each
/// cell's ways are told by where they begin and end.
fn quiet_arrivals<'r>(spans: &[(u32, u32)], roads: &'r [Road]) -> Vec<Vec<(u16, &'r Road)>> {
    let mut arrivals: Vec<Vec<(u16, &Road)>> = vec![Vec::new(); spans.len()];
    for (from, &(first, last)) in spans.iter().enumerate() {
        for road in &roads[first as usize..last as usize] {
            let there = &mut arrivals[usize::from(road.to)];
            if road.ends[0] == QUIET && there.last().is_none_or(|&(known, _)| usize::from(known) != from) {
                there.push((from as u16, road));
            }
        }
    }
    arrivals
}

/// Roads in the making.
struct Making<'a> {
    survey: &'a Survey,
    class: &'a Class,
    layout: &'a Layout,
    stretches: Vec<Stretch>,
    links: Links,
}

/// Links in the making: each set of animals left, once.
#[derive(Default)]
struct Links {
    known: Vec<(Vec<Option<Figure>>, Side)>,
    links: Vec<Link>,
    classes: Vec<Class>,
}

impl Making<'_> {
    fn roads(&mut self, slot: usize, from: u16) -> Vec<Road> {
        let ways = self.survey.mobility.ways(self.class.figures[slot], from).to_vec();
        ways.iter()
            .map(|way| Road { to: way.to, stretch: self.stretch(slot, way), ends: self.ends(slot, way) })
            .collect()
    }

    fn stretch(&mut self, slot: usize, way: &Way) -> u16 {
        let stopping = |water| -> u16 {
            let stops = |figure| self.survey.mobility.stops(self.layout.slots[slot].side, water, figure);
            let figures = self.class.figures.iter().enumerate();
            figures.filter(|(_, figure)| stops(**figure)).map(|(place, _)| 2 << place).sum()
        };
        let stretch: Stretch = way.path.iter().map(|&(cell, water)| (cell, stopping(water))).collect();
        let stretch: Stretch = stretch.into_iter().filter(|&(_, stops)| stops != 0).collect();
        let known = self.stretches.iter().position(|known| *known == stretch);
        known.unwrap_or_else(|| {
            self.stretches.push(stretch);
            self.stretches.len() - 1
        }) as u16
    }

    fn ends(&mut self, slot: usize, way: &Way) -> Ends {
        let mobility = &self.survey.mobility;
        let figure = self.class.figures[slot];
        let side = self.layout.slots[slot].side;
        let (wins, becomes) = (mobility.wins(side, way.to), mobility.becomes(figure, way.to));
        let mut ends = [BARRED; Material::MOST + 1];
        ends[0] = match (wins, becomes == figure) {
            (true, _) => WINS,
            (false, true) => QUIET,
            (false, false) => self.link(side, &[(slot, Some(becomes))]),
        };
        for (other, &on) in self.class.figures.iter().enumerate() {
            if self.layout.slots[other].side == side || !mobility.stands(on, way.to) {
                continue;
            }
            ends[other + 1] = match mobility.landing(way, on) {
                Landing::Barred => BARRED,
                Landing::Captures if wins => WINS,
                Landing::Captures => self.link(side, &[(slot, Some(becomes)), (other, None)]),
                Landing::BothOut => self.link(side, &[(slot, None), (other, None)]),
            };
        }
        ends
    }

    /// What it means that after a move of `mover` some animals are gone or have become others.
    fn link(&mut self, mover: Side, changes: &[(usize, Option<Figure>)]) -> u8 {
        let mut left: Vec<Option<Figure>> = self.class.figures.iter().copied().map(Some).collect();
        for &(slot, becomes) in changes {
            left[slot] = becomes;
        }
        let has = |side: Side| left.iter().flatten().any(|&figure| self.survey.side(figure) == side);
        let mobility = &self.survey.mobility;
        let link = match (has(mover), has(!mover)) {
            (true, false) if mobility.all_captured_wins => return WINS,
            (false, false) if mobility.all_captured_wins => Link::Known(byte::DRAW),
            // The mover has taken its own last animal off: the other side has won, as if it had still to move.
            (false, true) if mobility.all_captured_wins => Link::Known(byte::WIN_AT_ONCE),
            (_, false) if mobility.stuck_loses => Link::Known(byte::STUCK_LOSS),
            (_, false) => Link::Known(byte::STUCK_DRAW),
            (_, true) => {
                let places: Vec<usize> = (0..left.len()).filter(|&place| left[place].is_some()).collect();
                let figures: Vec<Figure> = left.iter().copied().flatten().collect();
                let fit = Fit::of(self.survey, &figures, !mover);
                let class = self.links.class(Class::of_fit(self.survey, &fit));
                let order = fit.order.iter().map(|&at| places[at]).collect();
                Link::Other { class, turned: fit.turned, mover: fit.mover, order }
            }
        };
        LINKS + self.links.number((left, mover), link)
    }

    /// The way back along a road, if the entries that it leads to are not another's business.
    fn retreat(&self, slot: usize, from: u16, road: &Road) -> Option<Retreat> {
        let own = &self.layout.slots[slot];
        let to = own.rank(road.to)?;
        let entry = match (
            slot == 0,
            self.layout.is_right(from),
            self.layout.is_middle(from),
            self.layout.is_middle(road.to),
        ) {
            // The mirror image of the placement is counted, too, and leads there.
            (true, true, _, true) => return None,
            (true, true, _, false) => Entry::Mirrored,
            (true, false, true, false) => Entry::Twins,
            _ => Entry::Plain,
        };
        let back = if entry == Entry::Mirrored { to } else { own.rank(from)? };
        let squares = back.wrapping_sub(to);
        let row = self.layout.slots.last().map_or(1, |last| last.squares.len().max(1));
        let (adds, rows) = (squares.wrapping_mul(own.weight), squares.wrapping_mul(own.weight / row));
        Some(Retreat { from, stretch: road.stretch, entry, adds, rows })
    }
}

impl Links {
    fn class(&mut self, class: Class) -> usize {
        let known = self.classes.iter().position(|other| *other == class);
        known.unwrap_or_else(|| {
            self.classes.push(class);
            self.classes.len() - 1
        })
    }

    fn number(&mut self, left: (Vec<Option<Figure>>, Side), link: Link) -> u8 {
        let known = self.known.iter().position(|other| *other == left);
        known.unwrap_or_else(|| {
            self.known.push(left);
            self.links.push(link);
            self.links.len() - 1
        }) as u8
    }
}
