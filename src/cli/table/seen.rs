//! What is seen at a table besides the board: the players, the clocks, and what is said before the game.

use super::chair::Chair;
use super::conduct::Conduct;
use super::told::Told;
use crate::language::between_words;
use crate::rules::Side;
use crate::table::Millis;

/// Below this, clocks show tenths of a second.
const SHORT: u64 = 20_000;

impl Conduct {
    /// What is said before the game.
    pub fn greeting(&self) -> Vec<Told> {
        let rules = self.host.game().rules();
        let language = &self.voice.language;
        let mut told = vec![Told::plain(self.say("word-rules", &[("rules", rules.signature().into())]))];
        told.extend(self.players().map(Told::plain));
        for (side, chair) in Side::BOTH.into_iter().zip(&self.chairs) {
            if let Chair::Program(player) = chair {
                let level = self.say(player.level.message(), &[]);
                told.push(Told::plain(self.say("play-level", &[("side", side.into()), ("level", level.into())])));
            }
        }
        told.extend(self.clocks().map(Told::plain));
        if let Some(journal) = self.host.journal() {
            let file = [("file", journal.path().display().to_string().into())];
            told.push(Told::plain(self.say("play-kept", &file)));
        }
        let letters: Vec<String> =
            rules.kinds().iter().map(|kind| format!("{}\u{a0}{}", kind.letter, language.animal(&kind.id))).collect();
        let parts = [
            ("white", Side::White.into()),
            ("black", Side::Black.into()),
            ("letters", letters.join(between_words(language.tag())).into()),
        ];
        told.push(Told::plain(self.say("play-animals", &parts)));
        told.push(Told::plain(self.say("play-enter", &[])));
        told
    }

    /// The names of the players, if any is known.
    pub(super) fn players(&self) -> Option<String> {
        let setting = self.host.table().setting();
        let [white, black] = Side::BOTH.map(|side| setting.player(side).map(str::to_owned));
        let is_named = |(chair, name): (&Chair, &Option<String>)| matches!(chair, Chair::Person) && name.is_some();
        if ![&white, &black].into_iter().zip(&self.chairs).any(|(name, chair)| is_named((chair, name))) {
            return None;
        }
        let named = |side: Side, name: Option<String>| {
            name.map(|name| self.say("play-player", &[("side", side.into()), ("name", name.into())]))
        };
        let both: Vec<String> = [named(Side::White, white), named(Side::Black, black)].into_iter().flatten().collect();
        Some(both.join(" · "))
    }

    /// The clocks in one line; `None` if there are none.
    pub fn clocks(&self) -> Option<String> {
        let shown = Side::BOTH.map(|side| Some(format!("{} {}", self.side_name(side), self.clock(side)?)));
        let [Some(white), Some(black)] = shown else { return None };
        Some(format!("{white} · {black}"))
    }

    /// What a side's clock shows now; `None` without clocks.
    pub fn clock(&self, side: Side) -> Option<String> {
        let left = self.host.table().clocks()?.left(side, self.host.now());
        let periods = if left.periods > 0 { format!(" +{}", left.periods) } else { String::new() };
        Some(format!("{}{periods}", on_clock(left.main)))
    }

    /// A side with its name as at the beginning of a sentence.
    pub fn side_name(&self, side: Side) -> String {
        crate::language::capital(&self.voice.side(side))
    }
}

/// `14:52`, `1:02:03`, or `9.4` if there is little left.
fn on_clock(left: Millis) -> String {
    let seconds = left.0 / 1000;
    match (left.0 < SHORT, seconds >= 3600) {
        (true, _) => format!("{seconds}.{}", left.0 / 100 % 10),
        (_, true) => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
