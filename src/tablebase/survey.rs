//! A ruleset as the tables see it: its ways, in which mirrors it looks the same, and which animals are alike.

use crate::rules::{Cell, Figure, Landing, Mobility, Piece, Rules, Side, Square, Way};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What every table of a ruleset needs to know.
#[derive(Debug)]
pub struct Survey {
    pub(super) rules: Arc<Rules>,
    pub(super) mobility: Mobility,
    /// By cell: the cell on the other side of the middle file, if left and right are alike.
    pub(super) mirror: Option<Vec<u16>>,
    /// By cell: the cell that is to Black what this one is to White, if the sides are alike.
    pub(super) turned: Option<Vec<u16>>,
    /// By figure: a number that figures which get about alike share.
    habits: Vec<u16>,
    /// By attacker and victim: a number that pairs which may capture alike share.
    relations: Vec<u16>,
}

/// Seconds of a processor that looking a ruleset over takes for a square and two figures, on a machine of 2024.
const SECONDS_A_SQUARE_AND_PAIR: f64 = 1e-6;

impl Survey {
    /// About how many seconds of a processor [`Survey::of`] takes.
    pub fn seconds(rules: &Rules) -> f64 {
        let figures = (2 * rules.kinds().len()) as f64;
        rules.board().squares().count() as f64 * figures * figures * SECONDS_A_SQUARE_AND_PAIR
    }

    /// Looks a ruleset over.
    pub fn of(rules: &Arc<Rules>) -> Survey {
        let mobility = Mobility::of(rules);
        let board = rules.board();
        let (files, rows) = (board.files(), board.rows());
        let cells: Vec<Square> = board.squares().collect();
        let image = |to: &dyn Fn(Square) -> Square| -> Vec<u16> {
            cells.iter().filter_map(|&square| board.cell(to(square))).map(|cell| cell.0).collect()
        };
        let mirror = image(&|at| Square::new(files - 1 - at.file.0, at.row.0));
        let flipped = image(&|at| Square::new(at.file.0, rows - 1 - at.row.0));
        let half_turned = image(&|at| Square::new(files - 1 - at.file.0, rows - 1 - at.row.0));
        let mirror =
            (files > 1 && Image { mobility: &mobility, cells: &mirror, swaps: false }.is_same()).then_some(mirror);
        let turned = [flipped, half_turned]
            .into_iter()
            .find(|turned| Image { mobility: &mobility, cells: turned, swaps: true }.is_same());
        let habits = habits(&mobility, rules);
        let relations = relations(&mobility);
        Survey { rules: rules.clone(), mobility, mirror, turned, habits, relations }
    }

    /// The ruleset.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Whether a position and its mirror image, left for right, are worth the same.
    pub fn is_mirrored(&self) -> bool {
        self.mirror.is_some()
    }

    /// Whether a position and the one with the sides exchanged are worth the same, so that Black to move needs no
    /// tables of its own.
    pub fn treats_sides_alike(&self) -> bool {
        self.turned.is_some()
    }

    pub(super) fn side(&self, figure: Figure) -> Side {
        self.mobility.figures[usize::from(figure)].0.side
    }

    /// The same animal on the other side.
    pub(super) fn swapped(&self, figure: Figure) -> Figure {
        swapped(&self.mobility, figure)
    }

    pub(super) fn habit(&self, figure: Figure) -> u16 {
        self.habits[usize::from(figure)]
    }

    pub(super) fn relation(&self, attacker: Figure, victim: Figure) -> u16 {
        self.relations[usize::from(attacker) * self.mobility.figures.len() + usize::from(victim)]
    }

    pub(super) fn square(&self, cell: u16) -> Square {
        self.rules.board().square(Cell(cell))
    }
}

fn swapped(mobility: &Mobility, figure: Figure) -> Figure {
    let (Piece { side, kind }, weak) = mobility.figures[usize::from(figure)];
    mobility.figure(Piece { side: !side, kind }, weak)
}

fn figures(mobility: &Mobility) -> impl Iterator<Item = Figure> + use<> {
    0..mobility.figures.len() as Figure
}

fn cells(mobility: &Mobility) -> impl Iterator<Item = u16> + use<> {
    0..mobility.cells as u16
}

/// A board with every square moved, and perhaps the sides exchanged.
struct Image<'a> {
    mobility: &'a Mobility,
    cells: &'a [u16],
    swaps: bool,
}

impl Image<'_> {
    /// Whether the game on it is the same as on the board itself.
    fn is_same(&self) -> bool {
        self.cells.len() == self.mobility.cells && figures(self.mobility).all(|figure| self.figure_is_same(figure))
    }

    fn cell(&self, cell: u16) -> u16 {
        self.cells[usize::from(cell)]
    }

    fn figure(&self, figure: Figure) -> Figure {
        if self.swaps { swapped(self.mobility, figure) } else { figure }
    }

    fn figure_is_same(&self, figure: Figure) -> bool {
        let (mobility, image) = (self.mobility, self.figure(figure));
        let side = |figure: Figure| mobility.figures[usize::from(figure)].0.side;
        let stops = |leaper: Side, water| {
            let image_leaper = if self.swaps { !leaper } else { leaper };
            mobility.stops(leaper, water, figure) == mobility.stops(image_leaper, water, image)
        };
        let settles = |cell| {
            mobility.stands(figure, cell) == mobility.stands(image, self.cell(cell))
                && mobility.wins(side(figure), cell) == mobility.wins(side(image), self.cell(cell))
                && self.figure(mobility.becomes(figure, cell)) == mobility.becomes(image, self.cell(cell))
        };
        Side::BOTH.into_iter().all(|leaper| [false, true].into_iter().all(|water| stops(leaper, water)))
            && cells(mobility).all(|cell| settles(cell) && self.ways_are_same(figure, image, cell))
    }

    fn ways_are_same(&self, figure: Figure, image: Figure, from: u16) -> bool {
        let mobility = self.mobility;
        let (ways, images) = (mobility.ways(figure, from), mobility.ways(image, self.cell(from)));
        let same = |way: &Way| {
            images.iter().any(|other| {
                let lands = |on| mobility.landing(way, on) == mobility.landing(other, self.figure(on));
                other.to == self.cell(way.to)
                    && sorted(way.path.iter().map(|&(cell, water)| (self.cell(cell), water)))
                        == sorted(other.path.iter().copied())
                    && figures(mobility).all(lands)
            })
        };
        ways.len() == images.len() && ways.iter().all(same)
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

/// Numbers for what is met, the same for the same.
struct Numbers<T>(BTreeMap<T, u16>);

impl<T: Ord> Numbers<T> {
    fn of(&mut self, what: T) -> u16 {
        let next = self.0.len() as u16;
        *self.0.entry(what).or_insert(next)
    }
}

/// How a figure gets about, stands in ways, and where it wins.
fn habits(mobility: &Mobility, rules: &Rules) -> Vec<u16> {
    let mut numbers = Numbers(BTreeMap::new());
    let ways = |figure, cell| -> Vec<(u16, Vec<(u16, bool)>)> {
        mobility.ways(figure, cell).iter().map(|way| (way.to, way.path.clone())).collect()
    };
    figures(mobility)
        .map(|figure| {
            let side = mobility.figures[usize::from(figure)].0.side;
            let stops = |leaper| [false, true].map(|water| mobility.stops(leaper, water, figure));
            // An animal that a trap may weaken for good is like no other: what it becomes counts, too.
            let changes = cells(mobility).any(|cell| mobility.becomes(figure, cell) != figure);
            let changed = changes && rules.kinds().len() > 1;
            let walks: Vec<_> = cells(mobility)
                .map(|cell| (mobility.stands(figure, cell), mobility.wins(side, cell), ways(figure, cell)))
                .collect();
            numbers.of((changed.then_some(figure), Side::BOTH.map(stops), walks))
        })
        .collect()
}

/// What comes of each way on which one figure may meet another, now and once a trap has weakened either for good.
fn relations(mobility: &Mobility) -> Vec<u16> {
    let now = meetings(mobility);
    let all = mobility.figures.len();
    let of = |attacker: Figure, victim: Figure| now[usize::from(attacker) * all + usize::from(victim)];
    let later: Vec<Figure> = figures(mobility)
        .map(|figure| {
            let mut becomes = cells(mobility).map(|cell| mobility.becomes(figure, cell));
            becomes.find(|&other| other != figure).unwrap_or(figure)
        })
        .collect();
    let mut numbers = Numbers(BTreeMap::new());
    let mut relations = Vec::with_capacity(now.len());
    for attacker in figures(mobility) {
        for victim in figures(mobility) {
            let (weak_attacker, weak_victim) = (later[usize::from(attacker)], later[usize::from(victim)]);
            relations.push(numbers.of([
                of(attacker, victim),
                of(weak_attacker, victim),
                of(attacker, weak_victim),
                of(weak_attacker, weak_victim),
            ]));
        }
    }
    relations
}

/// What comes of each way on which one figure may meet another.
fn meetings(mobility: &Mobility) -> Vec<u16> {
    let mut numbers = Numbers(BTreeMap::new());
    let mut relations = Vec::with_capacity(mobility.figures.len() * mobility.figures.len());
    for attacker in figures(mobility) {
        for victim in figures(mobility) {
            let mut meetings: Vec<(u16, u16, u8)> = Vec::new();
            let stands = cells(mobility).filter(|&from| mobility.stands(attacker, from));
            for (from, way) in stands.flat_map(|from| mobility.ways(attacker, from).iter().map(move |way| (from, way)))
            {
                let lands = match mobility.landing(way, victim) {
                    Landing::Barred => continue,
                    Landing::Captures => 0,
                    Landing::BothOut => 1,
                };
                if mobility.stands(victim, way.to) {
                    meetings.push((from, way.to, lands));
                }
            }
            meetings.sort_unstable();
            relations.push(numbers.of(meetings));
        }
    }
    relations
}
