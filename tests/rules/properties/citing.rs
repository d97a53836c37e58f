//! What a referee may cite: it stands on the sheet, once and under a number, and what is said of it is true.

use super::draft::Draft;
use super::ground::Symmetry;
use super::play::{pairs, positions, some_move};
use super::{Case, Chooser, Tally, for_drafts};
use shouqi::language::{LANGUAGES, Language};
use shouqi::rules::{
    Clause, EqualStrength, Game, KindId, Move, Outcome, PRESETS, Piece, Placed, Position, Rules, Setup, Side, Square,
    Terrain, Verdict, judge, preset_rules,
};
use shouqi::rulesheet::{JudgedMove, groups, on_sheet, say_clause, say_permit, say_violation};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A ruleset with many exceptions, most of them between animals of equal strength.
fn with_exceptions(c: &mut Chooser) -> Draft {
    let mut draft = Draft::random(c, Symmetry::None);
    let names: Vec<String> = draft.animals.iter().map(|animal| animal.name.clone()).collect();
    if names.len() < 2 {
        return draft;
    }
    for _ in 0..1 + c.below(4) {
        let (a, b) = (c.below(names.len()), c.below(names.len()));
        if a == b {
            continue;
        }
        if !c.once_in(3) {
            draft.animals[a].strength = draft.animals[b].strength;
        }
        for (attacker, victim) in [(a, b), (b, a)] {
            let name = format!("{}-takes-{}", names[attacker], names[victim]);
            if c.below(2) == 0 && !draft.switches.iter().any(|(known, _)| *known == name) {
                let permission = c.one_of(&["\"no\"", "\"yes\"", "\"no\"", "\"not-out-of-water\""]);
                draft.switches.push((name, permission.to_owned()));
            }
        }
    }
    draft
}

/// Everything that some verdict cites, and how often.
struct Citations<'a> {
    rules: &'a Rules,
    tally: &'a Tally,
}

impl Citations<'_> {
    /// Holds one clause against the sheet: exactly one sentence, in exactly one numbered rule.
    fn stands_once(&self, clause: Clause, ended: Option<Outcome>, context: &str) {
        let id = clause.id(self.rules);
        let sentence = on_sheet(self.rules, clause, ended);
        let sentence = sentence.unwrap_or_else(|| panic!("{id} is on no sheet: {context}"));
        let groups = groups(self.rules);
        let places = groups.iter().flat_map(|group| &group.clauses).filter(|&&clause| clause == sentence).count();
        assert_eq!(places, 1, "{id} by {}: {context}", sentence.id(self.rules));
        self.tally.add("citations", 1);
        if let Clause::NeverTakes(a, b) = clause
            && self.rules.are_equal(a, b)
        {
            self.tally.add(if self.rules.takes(b, a) { "barred one way" } else { "barred both ways" }, 1);
        }
    }

    fn of_a_move(&self, position: &Position, ended: Option<Outcome>, verdict: &Verdict, mv: Move) {
        let context = format!("{mv} in {position}");
        match verdict {
            Verdict::Legal { open } => {
                open.iter().for_each(|&clause| self.stands_once(clause, ended, &context));
                let permits = position.allowing_clauses(mv);
                let surprises = position.at(mv.to).is_some() || super::play::distance(&mv) > 1;
                assert_eq!(surprises, !permits.is_empty(), "a capture or leap says by what it is allowed: {context}");
                for clause in permits {
                    self.stands_once(clause, ended, &context);
                    self.tally.add("permits", 1);
                }
                if let Some(end) = position.after(mv).outcome() {
                    self.stands_once(end.termination.clause(self.rules), None, &context);
                }
            }
            Verdict::Illegal(violations) => {
                violations.iter().for_each(|violation| self.stands_once(violation.clause, ended, &context));
            }
        }
    }
}

#[test]
fn every_clause_that_a_verdict_can_cite_has_exactly_one_numbered_sentence() {
    let tally = Tally::default();
    let english = Language::english();
    for_drafts(300, with_exceptions, |case: &Case| {
        let (rules, mut dice) = (case.draft.rules(), case.dice());
        let clauses = rules.clauses();
        let ids: BTreeSet<String> = clauses.iter().map(|clause| clause.id(&rules).into_owned()).collect();
        assert_eq!(ids.len(), clauses.len(), "each sentence has a name of its own: {ids:?}");
        for &clause in &clauses {
            let said = say_clause(&rules, clause, &english);
            assert!(said.is_some_and(|text| !text.contains('{')), "{}", clause.id(&rules));
        }
        let citations = Citations { rules: &rules, tally: &tally };
        for position in positions(&rules, &mut dice) {
            let moves = pairs(&position, &mut dice);
            for mv in moves.into_iter().chain(position.moves()) {
                citations.of_a_move(&position, position.outcome(), &judge(&position, mv), mv);
            }
        }
        let mut game = Game::new(Position::start(&rules));
        for _ in 0..30 {
            for mv in game.position().moves() {
                citations.of_a_move(game.position(), game.outcome(), &game.judge(mv), mv);
            }
            let back = game.plies().iter().rev().nth(1).map(|ply| Move::new(ply.mv.to, ply.mv.from));
            let moves = game.moves();
            let back = back.filter(|back| moves.contains(back));
            let Some(mv) = back.or_else(|| some_move(game.position(), &moves, &mut dice)) else { break };
            game.play(mv).expect("it is legal");
        }
    });
    tally.at_least(&[("citations", 1_000_000), ("permits", 5000), ("barred one way", 100), ("barred both ways", 50)]);
}

#[test]
fn a_wrong_turn_cites_the_rule_of_taking_turns() {
    for preset in PRESETS {
        let rules = preset_rules(preset.name).expect("a shipped ruleset loads");
        assert_eq!(on_sheet(&rules, Clause::NotYourTurn, None), Some(Clause::TakeTurns), "{}", preset.name);
    }
}

/// Two squares of plain land beside each other, and a trap of White's beside plain land.
struct Places {
    land: Option<(Square, Square)>,
    trap: Option<(Square, Square)>,
}

impl Places {
    fn of(rules: &Rules) -> Places {
        let board = rules.board();
        let find = |wanted: Terrain| {
            board.squares().find_map(|from| {
                let beside = board.squares().filter(|to| super::play::distance(&Move::new(from, *to)) == 1);
                let mut land = beside.filter(|&to| board.terrain(to) == Some(Terrain::Land));
                (board.terrain(from) == Some(wanted)).then(|| land.next()).flatten().map(|to| (from, to))
            })
        };
        // White's animals are weak in the one, Black's in the other.
        let trap = [Terrain::Trap(Side::Black), Terrain::Trap(Side::White)];
        Places { land: find(Terrain::Land), trap: trap.into_iter().find_map(find) }
    }
}

/// White's attacker and Black's victim, and the attacker's move onto it.
fn meeting(rules: &Arc<Rules>, attacker: KindId, victim: KindId, (from, to): (Square, Square)) -> (Position, Move) {
    let placed = |square, side, kind| Placed { square, piece: Piece { side, kind }, weak: false };
    let pieces = vec![placed(from, Side::White, attacker), placed(to, Side::Black, victim)];
    let setup = Setup { pieces, side: Side::White, quiet: None, move_number: None };
    (setup.check(rules).expect("land and traps are for everybody"), Move::new(from, to))
}

/// What somebody who knows the sheet, and nothing else, says of one kind capturing another on land.
fn told_by_sheet(rules: &Rules, clauses: &[Clause], attacker: KindId, victim: KindId) -> Option<bool> {
    clauses.iter().find_map(|&clause| match clause {
        Clause::Takes(a, b) if (a, b) == (attacker, victim) => Some(true),
        // Its sentence says also whether the other may do the same.
        Clause::Takes(a, b) if (b, a) == (attacker, victim) => {
            let english = say_clause(rules, clause, &Language::english()).expect("English says everything");
            Some(!english.contains("may not"))
        }
        Clause::TakeEachOther(a, b) => ((a, b) == (attacker, victim) || (b, a) == (attacker, victim)).then_some(true),
        Clause::NeverTakes(a, b) => ((a, b) == (attacker, victim)).then_some(false),
        Clause::NeitherTakes(a, b) => ((a, b) == (attacker, victim) || (b, a) == (attacker, victim)).then_some(false),
        _ => None,
    })
}

#[test]
fn the_sheet_tells_of_every_two_animals_who_captures_whom() {
    let tally = Tally::default();
    for_drafts(300, with_exceptions, |case: &Case| {
        let rules = case.draft.rules();
        let (clauses, places) = (rules.clauses(), Places::of(&rules));
        let strength = |kind: KindId| rules.kind(kind).strength;
        let equals_too = !clauses.contains(&Clause::CaptureWeakerOnly);
        for attacker in rules.kind_ids() {
            for victim in rules.kind_ids() {
                let exception = told_by_sheet(&rules, &clauses, attacker, victim);
                let usual =
                    strength(attacker) > strength(victim) || (equals_too && strength(attacker) == strength(victim));
                if let Some(at) = places.land {
                    let (position, mv) = meeting(&rules, attacker, victim, at);
                    let legal = judge(&position, mv).is_legal();
                    assert_eq!(legal, exception.unwrap_or(usual), "{mv} in {position}: {clauses:?}");
                    tally.add("meetings on land", 1);
                    tally.add("decided by an exception", usize::from(exception.is_some()));
                }
                if let Some(at) = places.trap
                    && clauses.iter().any(|clause| {
                        matches!(clause, Clause::TrappedMayNotCapture | Clause::TrappedMayNotCaptureAtAll)
                    })
                {
                    let (position, mv) = meeting(&rules, attacker, victim, at);
                    let (side, own) = (Side::White, rules.board().terrain(at.0) == Some(Terrain::Trap(Side::White)));
                    let weak = clauses.iter().any(|clause| match clause {
                        Clause::TrapWeakensEnemy => !own,
                        Clause::TrapWeakensOwner => own,
                        Clause::TrapWeakensAnyone => true,
                        _ => false,
                    });
                    let rises = exception == Some(true) && !usual && clauses.contains(&Clause::TrappedMayNotCapture);
                    let expected = if weak { rises } else { exception.unwrap_or(usual) };
                    assert_eq!(judge(&position, mv).is_legal(), expected, "{side} {mv} in {position}: {clauses:?}");
                    tally.add("meetings out of a trap", usize::from(weak));
                }
            }
        }
    });
    tally.at_least(&[("meetings on land", 5000), ("decided by an exception", 500), ("meetings out of a trap", 500)]);
}

#[test]
fn a_reason_about_strength_is_correct() {
    let tally = Tally::default();
    let languages: Vec<Language> = LANGUAGES.iter().map(|tag| Language::shipped(tag).expect("it is shipped")).collect();
    let english = Language::english();
    for_drafts(150, with_exceptions, |case: &Case| {
        let rules = case.draft.rules();
        let Some(at) = Places::of(&rules).land else { return };
        for attacker in rules.kind_ids() {
            for victim in rules.kind_ids() {
                let (position, mv) = meeting(&rules, attacker, victim, at);
                let order = rules.kind(attacker).strength.cmp(&rules.kind(victim).strength);
                let say = |language: &Language| {
                    let scene = JudgedMove { position: &position, mv, language };
                    match judge(&position, mv) {
                        Verdict::Illegal(violations) => say_violation(scene, &violations[0]),
                        Verdict::Legal { .. } => {
                            position.allowing_clauses(mv).iter().map(|&clause| say_permit(scene, clause)).collect()
                        }
                    }
                };
                let said = say(&english);
                for (words, true_of) in [
                    ("it is stronger", order.is_gt()),
                    ("is stronger than", order.is_gt()),
                    ("weaker", order.is_lt()),
                    ("equally strong", order.is_eq()),
                    ("as strong as", order.is_eq()),
                ] {
                    assert!(!said.contains(words) || true_of, "{said}");
                    tally.add(words, usize::from(said.contains(words)));
                }
                if said.contains("neither may capture the other") {
                    assert_eq!(rules.switches().equal_strength, EqualStrength::Barred);
                    assert!(!rules.takes(attacker, victim) && !rules.takes(victim, attacker), "{said}");
                }
                for language in &languages {
                    // A message that is missing is answered with its id.
                    let said = say(language);
                    assert!(!said.contains("-equal") && !said.contains('{'), "{}: {said}", language.tag());
                }
            }
        }
    });
    tally.at_least(&[("it is stronger", 20), ("weaker", 1000), ("equally strong", 100)]);
}
