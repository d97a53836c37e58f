//! The table on a whole screen: the board in the set's colours, the players, the moves, the referee.

mod board;
mod colours;
mod geometry;
mod keys;
mod panel;
mod view;

use super::chair::{Chair, Player};
use super::conduct::Conduct;
use super::told::Told;
use crate::cli::exit::Failure;
use crate::engine::Score;
use crate::rules::{Move, Side, Square};
pub use colours::BoardColours;
use colours::Depth;
use keys::Pressed;
use ratatui::crossterm::event::{self, Event};
use ratatui::layout::Rect;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

/// How long a key is waited for: clocks are drawn this often.
const GLANCE: Duration = Duration::from_millis(100);

/// What the program has chosen, and the program.
type Choice = (Box<Player>, Option<(Move, Score)>);

/// The program, while it thinks.
struct Thinking {
    side: Side,
    flag: Arc<AtomicBool>,
    answer: Receiver<Choice>,
}

/// A table on a screen.
pub struct Screen<'a> {
    conduct: &'a mut Conduct,
    colours: BoardColours,
    depth: Depth,
    /// Whether animals are shown by their characters.
    has_characters: bool,
    /// Whether Black sits below.
    is_turned: bool,
    /// What is typed.
    typed: String,
    cursor: Option<Square>,
    picked: Option<Square>,
    said: Vec<Told>,
    /// If what was said covers the board until keys are pressed: the first of its lines that is shown.
    cover: Option<usize>,
    thinking: Option<Thinking>,
    /// Whether the program's move could not be written down: it thinks again when it is told to.
    is_stuck: bool,
    /// Columns and lines for what is said, when it was drawn last.
    room: [usize; 2],
    /// The same of a cover.
    page: [usize; 2],
}

/// Plays until the game is left.
///
/// # Errors
/// If the terminal cannot be used.
pub fn run(conduct: &mut Conduct, colours: BoardColours) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init().map_err(unusable)?;
    let played = Screen::new(conduct, colours).play(&mut terminal);
    ratatui::try_restore().map_err(unusable)?;
    played
}

fn unusable(why: std::io::Error) -> Failure {
    Failure::File(format!("the terminal cannot be used: {why}; --plain needs only lines"))
}

impl<'a> Screen<'a> {
    fn new(conduct: &'a mut Conduct, colours: BoardColours) -> Screen<'a> {
        let is_turned = matches!(conduct.chairs, [Chair::Program(_), Chair::Person]);
        let tag = conduct.voice.language.tag();
        let has_characters = tag.starts_with("zh") || tag == "ja";
        let said = conduct.greeting().into_iter().skip(1).collect();
        let depth = Depth::of_stdout();
        let room = [usize::MAX; 2];
        let (typed, cursor, picked) = (String::new(), None, None);
        let (cover, thinking) = (None, None);
        Screen {
            conduct,
            colours,
            depth,
            has_characters,
            is_turned,
            typed,
            cursor,
            picked,
            said,
            cover,
            thinking,
            is_stuck: false,
            room,
            page: room,
        }
    }

    fn play(&mut self, terminal: &mut ratatui::DefaultTerminal) -> Result<(), Failure> {
        loop {
            terminal.draw(|frame| self.draw(frame.area(), frame.buffer_mut())).map_err(unusable)?;
            self.think();
            if event::poll(GLANCE).map_err(unusable)?
                && let Event::Key(key) = event::read().map_err(unusable)?
                && keys::press(self, key) == Pressed::Leave
            {
                self.stop_thinking();
                return Ok(());
            }
            let told = self.conduct.pass_time();
            self.tell(told);
            self.hear_program();
        }
    }

    /// Says something, in place of what was said before.
    fn tell(&mut self, told: Vec<Told>) {
        let told: Vec<Told> = told.into_iter().filter(|each| *each != Told::Board).collect();
        if told.is_empty() {
            return;
        }
        let [columns, lines] = self.room;
        self.cover = (panel::lines(&told, columns).len() > lines).then_some(0);
        self.said = told;
    }

    /// Turns the page of a cover, and takes it away behind the last one. `false` if there is none.
    fn turn_page(&mut self) -> bool {
        let Some(from) = self.cover else { return false };
        let [columns, lines] = self.page;
        let next = from + lines;
        self.cover = (next < panel::lines(&self.said, columns).len()).then_some(next);
        if self.cover.is_none() {
            self.said.clear();
        }
        true
    }

    /// Lets the program think elsewhere, if it is to move.
    fn think(&mut self) {
        if self.thinking.is_some() || self.is_stuck || !self.conduct.is_program_to_move() || self.conduct.is_too_long()
        {
            return;
        }
        let side = self.conduct.host.turn();
        let chair = std::mem::replace(&mut self.conduct.chairs[side.index()], Chair::Thinking);
        let Chair::Program(mut player) = chair else { return };
        let flag = Arc::new(AtomicBool::new(false));
        let (say, answer) = sync_channel(1);
        let (game, raised) = (self.conduct.host.game().clone(), flag.clone());
        std::thread::spawn(move || {
            let choice = player.opponent.choose_move(&game, &raised);
            // Nobody listens any more if the game was left.
            let _ = say.send((player, choice));
        });
        self.thinking = Some(Thinking { side, flag, answer });
    }

    /// Makes the program's move, if it has chosen one.
    fn hear_program(&mut self) {
        let Some(Thinking { side, answer, .. }) = &self.thinking else { return };
        let Ok((player, choice)) = answer.try_recv() else { return };
        self.conduct.chairs[side.index()] = Chair::Program(player);
        self.thinking = None;
        // A flag may have fallen meanwhile.
        if let Some((mv, score)) = choice.filter(|_| self.conduct.is_program_to_move()) {
            let count = self.conduct.host.game().plies().len();
            let mut told = self.conduct.make_choice(mv, score);
            // A move that cannot be written down does not get better by thinking again.
            self.is_stuck = self.conduct.host.game().plies().len() == count && self.conduct.is_program_to_move();
            if self.is_stuck {
                told.push(Told::plain(self.conduct.say("play-try-again", &[])));
            }
            self.tell(told);
        }
    }

    /// Makes the program move now.
    fn stop_thinking(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.flag.store(true, Relaxed);
        }
    }

    /// Where the picked animal may go.
    fn targets(&self) -> Vec<Square> {
        let moves =
            self.picked.map(|from| self.conduct.host.game().moves().into_iter().filter(move |mv| mv.from == from));
        moves.into_iter().flatten().map(|mv| mv.to).collect()
    }

    fn draw(&mut self, area: Rect, buffer: &mut ratatui::buffer::Buffer) {
        self.page = view::page(area);
        self.room = view::draw(self, area, buffer);
    }
}
