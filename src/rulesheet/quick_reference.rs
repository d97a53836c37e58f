//! The quick reference: all kinds by strength, and their abilities.

use super::build::Speaker;
use super::{Ladder, LadderArrow, QuickReference, QuickReferenceLine, Rung};
use crate::language::{Argument, Arguments, capital};
use crate::rules::{Clause, KindId, Leap, OwnTrap, Terrain, TrapEffect};

impl Speaker<'_> {
    /// The quick reference of the ruleset.
    pub fn quick_reference(&mut self) -> QuickReference {
        let mut lines = Vec::new();
        let (exceptions, words) = self.exceptions();
        if !words.is_empty() {
            let count = words.len() as u32;
            let text = self.joined(words);
            let label = self.say("glance-exceptions", vec![("exceptions", Argument::Number(count))]);
            lines.push(QuickReferenceLine { id: "exceptions", label, text });
        }
        if self.has_water() {
            let swimmers = self.kinds(|kind| kind.swims).into_iter().map(|kind| self.name(kind)).collect();
            lines.push(self.line("swims", "glance-swims", swimmers));
            let leapers = self.leapers();
            lines.push(self.line("leaps", "glance-leaps", leapers));
        }
        if self.rules.board().any(|terrain| matches!(terrain, Terrain::Trap(_))) {
            let switches = self.rules.switches();
            let (label, text) = match (switches.enemy_trap, switches.own_trap) {
                (TrapEffect::Weakens, OwnTrap::Weakens) => ("glance-traps", "traps-all"),
                (TrapEffect::Weakens, OwnTrap::Harmless | OwnTrap::Shelters) => ("glance-traps", "traps-enemy"),
                (TrapEffect::Harmless, OwnTrap::Weakens) => ("glance-traps", "traps-own"),
                (TrapEffect::Harmless, OwnTrap::Harmless | OwnTrap::Shelters) => {
                    ("glance-traps-harmless", "traps-none")
                }
            };
            let text = self.say(text, Vec::new());
            let shelters = switches.own_trap == OwnTrap::Shelters;
            lines.push(QuickReferenceLine { id: "traps", label: self.say(label, Vec::new()), text });
            if shelters {
                let text = self.say("traps-own", Vec::new());
                lines.push(QuickReferenceLine { id: "shelter", label: self.say("glance-shelter", Vec::new()), text });
            }
        }
        let strongest = self.say("ladder-strongest", Vec::new());
        let ladder = Ladder { rungs: self.rungs(), exceptions, strongest };
        QuickReference { heading: self.say("heading-glance", Vec::new()), ladder, lines }
    }

    fn line(&mut self, id: &'static str, label: &str, items: Vec<String>) -> QuickReferenceLine {
        let text = match items.is_empty() {
            true => self.say("glance-nobody", Vec::new()),
            false => self.joined(items),
        };
        QuickReferenceLine { id, label: self.say(label, Vec::new()), text }
    }

    /// The leapers and their ways: kinds with the same ways together.
    fn leapers(&mut self) -> Vec<String> {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for kind in self.kinds(|kind| !kind.leaps.is_empty()) {
            let able = self.rules.kind(kind);
            let (across, along) = (able.may(Leap::Across), able.may(Leap::Along));
            // A river of one square has no length along which to leap.
            let ways: &[&str] = match (across, along) {
                (true, true) if self.facts().is_water_wide() => &["leap-every-way"],
                (true, true) => &["leap-sideways", "leap-lengthwise"],
                (true, false) => &["leap-sideways"],
                (false, true) => &["leap-lengthwise"],
                (false, false) => &[],
            };
            let far = able.may(Leap::BothRivers).then_some("leap-two-rivers");
            let ways = ways.iter().copied().chain(far).map(|key| self.say(key, Vec::new())).collect();
            let (how, name) = (self.joined(ways), self.name(kind));
            match groups.iter_mut().find(|(known, _)| *known == how) {
                Some((_, names)) => names.push(name),
                None => groups.push((how, vec![name])),
            }
        }
        let mut items = Vec::with_capacity(groups.len());
        for (how, names) in groups {
            let animal = Argument::Text(self.together(&names));
            items.push(self.say("glance-item", vec![("animal", animal), ("how", Argument::Text(how))]));
        }
        items
    }

    /// A list of names with “and” before the last.
    fn together(&mut self, names: &[String]) -> String {
        match names {
            [before @ .., last] if !before.is_empty() => {
                let list = Argument::Text(self.joined(before.to_vec()));
                self.say("glance-together", vec![("list", list), ("item", Argument::Text(last.clone()))])
            }
            _ => self.joined(names.to_vec()),
        }
    }

    fn rungs(&mut self) -> Vec<Rung> {
        let rungs = self.rules.strongest_first().into_iter().map(|kind| Rung {
            kind,
            strength: self.rules.kind(kind).strength,
            name: capital(&self.name(kind)),
            traits: self.traits(kind),
        });
        rungs.collect()
    }

    fn traits(&mut self, kind: KindId) -> Vec<String> {
        let able = self.rules.kind(kind);
        let mut traits: Vec<(&str, Arguments)> = Vec::new();
        if self.has_water() && able.swims {
            traits.push(("gift-swims", Vec::new()));
        }
        if self.has_water() && !able.leaps.is_empty() {
            traits.push(("gift-leaps", Vec::new()));
        }
        for victim in self.rules.kind_ids() {
            let other = ("victim", Argument::Animal(self.rules.kind(victim).id.clone()));
            if self.rules.captures_by_exception(kind, victim) {
                traits.push(("gift-takes", vec![other]));
            } else if self.rules.is_spared_by_exception(kind, victim) {
                traits.push(("gift-spares", vec![other]));
            }
        }
        traits.into_iter().map(|(key, arguments)| self.say(key, arguments)).collect()
    }

    /// Exceptional captures, each pair once: the arrows, and all of them in words. A spared animal has no arrow.
    fn exceptions(&mut self) -> (Vec<LadderArrow>, Vec<String>) {
        let entry = |clause: Clause| match clause {
            Clause::Takes(a, b) if !self.rules.takes(b, a) => Some((a, b, "arrow-takes")),
            Clause::Takes(a, b) | Clause::TakeEachOther(a, b) => Some((a, b, "arrow-mutual")),
            Clause::NeverTakes(b, a) => Some((a, b, "arrow-never")),
            Clause::NeitherTakes(a, b) => Some((a, b, "arrow-neither")),
            _ => None,
        };
        let mut pairs: Vec<(KindId, KindId, &'static str)> =
            self.rules.clauses().into_iter().filter_map(entry).collect();
        pairs.sort_by_key(|&(weak, strong, _)| (strong, weak));
        let (mut arrows, mut words) = (Vec::new(), Vec::new());
        for (weak, strong, key) in pairs {
            let animal = |kind: KindId| Argument::Animal(self.rules.kind(kind).id.clone());
            let text = self.say(key, vec![("weak", animal(weak)), ("strong", animal(strong))]);
            words.push(text.clone());
            if self.rules.captures_by_exception(weak, strong) {
                let mutual = self.rules.takes(strong, weak);
                let verb = self.say(if mutual { "arrow-verb-mutual" } else { "arrow-verb" }, Vec::new());
                arrows.push(LadderArrow { attacker: weak, victim: strong, mutual, text, verb });
            }
        }
        (arrows, words)
    }
}
