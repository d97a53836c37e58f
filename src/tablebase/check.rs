//! Holding every entry of a table against the entries that its moves lead to.

use super::class::{Class, Fit};
use super::roads::{BARRED, QUIET, WINS};
use super::setting::{Ground, Outlook, Setting};
use super::solve::{SolveError, Task};
use super::store::Tablebase;
use super::table::Table;
use super::value::byte;
use crate::rules::{Placed, Position, Setup, Side};

impl Tablebase {
    /// The first position of a class whose entry its moves do not bear out; `None` if all hold. Nothing of the solver
    /// but the list of ways is used.
    ///
    /// # Errors
    /// If the class cannot be counted, or a table that it rests on is neither there nor can be solved.
    pub fn check(&self, class: &Class) -> Result<Option<Position>, SolveError> {
        let survey = self.survey();
        let task = Task::new(survey, class)?;
        let table = self.solve(&class.material, 1)?;
        let others = task.roads.depends_on.iter().map(|other| self.solve(&other.material, 1));
        let others = others.collect::<Result<Vec<_>, _>>()?;
        let ground = Ground::new(&task.layout, &task.roads, &others);
        for &mover in class.movers() {
            let reply = Fit::of(survey, &class.figures, !mover);
            let mut check = Check { ground: &ground, table: &table, reply: &reply, mover, wrong: None };
            let mut setting = ground.setting();
            check.place(&mut setting, 0, 0);
            if let Some(cells) = check.wrong {
                return Ok(self.position(class, &cells, mover));
            }
        }
        Ok(None)
    }

    pub(super) fn position(&self, class: &Class, cells: &[u16], side: Side) -> Option<Position> {
        let survey = self.survey();
        let pieces = class.figures.iter().zip(cells).map(|(&figure, &cell)| {
            let (piece, weak) = survey.mobility.figures[usize::from(figure)];
            Placed { square: survey.square(cell), piece, weak }
        });
        let setup = Setup { pieces: pieces.collect(), side, quiet: None, move_number: None };
        setup.check(survey.rules()).ok()
    }
}

struct Check<'a> {
    ground: &'a Ground<'a>,
    table: &'a Table,
    /// How the position after a quiet move is looked up.
    reply: &'a Fit,
    mover: Side,
    wrong: Option<Vec<u16>>,
}

impl Check<'_> {
    fn place(&mut self, setting: &mut Setting, slot: usize, base: usize) {
        let Some(animal) = self.ground.layout.slots.get(slot) else {
            if self.table.entries[self.mover.index()][base] != self.expected(setting) && self.wrong.is_none() {
                self.wrong = Some(setting.cells.clone());
            }
            return;
        };
        for (rank, &cell) in animal.squares.iter().enumerate() {
            if setting.on[usize::from(cell)] == 0 && self.wrong.is_none() {
                setting.put(slot, cell);
                self.place(setting, slot + 1, base + rank * animal.weight);
                setting.take_off(slot);
            }
        }
    }

    /// What the entry must be if those after it are right.
    fn expected(&self, setting: &mut Setting) -> u8 {
        let (ground, mut outlook) = (self.ground, Outlook::default());
        for &slot in &ground.slots[self.mover.index()] {
            let from = setting.cells[slot];
            for road in ground.roads.from(slot, from) {
                let end = road.ends[usize::from(setting.on[usize::from(road.to)])];
                if end == BARRED || ground.roads.is_stopped(road.stretch, &setting.on) {
                    continue;
                }
                if end == WINS {
                    return byte::WIN_AT_ONCE;
                }
                setting.cells[slot] = road.to;
                let entry = match end {
                    QUIET => {
                        let cells = |place: usize| setting.cells[self.reply.order[place]];
                        self.table.entry(self.reply.turned, self.reply.mover, cells)
                    }
                    link => ground.behind(link, &setting.cells),
                };
                setting.cells[slot] = from;
                outlook.add(entry);
            }
        }
        match outlook {
            Outlook { win: 0, draws: true, .. } => byte::DRAW,
            Outlook { win: 0, loss: 0, .. } => ground.roads.stuck,
            Outlook { win: 0, loss, .. } => loss,
            Outlook { win, .. } => win,
        }
    }
}
