//! What the rules sheet says that an animal can do: a sentence or a caption of it, word for word.

use crate::rules::{Clause, KindId, Leap, Rules};
use crate::rulesheet::{Figure, Rule, Sheet};

/// What an animal can do that not all can, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Feat {
    /// It swims.
    Swims,
    /// It leaps.
    Leaps,
    /// It captures, or is captured, against the order of strength.
    Exception,
    /// It alone may capture or enter something.
    Privilege,
}

/// The pictures whose captions name all animals that move in them.
const CAPTIONS: [&str; 3] = ["capturing", "trap", "swimmer"];
/// What holds for every animal: those without a feat take these in turn.
const COMMON: [Clause; 5] = [
    Clause::TrappedCaptures,
    Clause::OwnAnimal,
    Clause::CaptureEqualOrWeaker,
    Clause::CaptureWeakerOnly,
    Clause::MoveOneStep,
];

/// Where a sheet says it: the same place in every language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// In a sentence with this id.
    Sentence(String),
    /// Below a picture with this id.
    Caption(String),
}

/// What a clause says about a kind, if it is more than holds for all.
fn feat(rules: &Rules, kind: KindId, clause: Clause) -> Option<Feat> {
    let able = rules.kind(kind);
    let (across, along) = (able.may(Leap::Across), able.may(Leap::Along));
    let (holds, feat) = match clause {
        Clause::WaterOnlySwimmers => (able.swims, Feat::Swims),
        Clause::LeapBothWays => (across && along, Feat::Leaps),
        Clause::LeapAcross | Clause::LeapAcrossToo => (across && !along, Feat::Leaps),
        Clause::LeapAlong | Clause::LeapAlongToo => (along && !across, Feat::Leaps),
        Clause::LeapBothRivers => (able.may(Leap::BothRivers), Feat::Leaps),
        Clause::Takes(one, other)
        | Clause::TakeEachOther(one, other)
        | Clause::NeverTakes(one, other)
        | Clause::NeitherTakes(one, other) => ([one, other].contains(&kind), Feat::Exception),
        Clause::OutOfWaterOnly => (rules.capturers().contains(kind), Feat::Privilege),
        Clause::DenOnly => (rules.may_enter_den(kind), Feat::Privilege),
        _ => return None,
    };
    holds.then_some(feat)
}

/// The place for each kind: where it swims, leaps, or has another feat; else a picture in which it moves, a capture
/// first; else what holds for all.
pub fn places(rules: &Rules, sheet: &Sheet, kinds: &[KindId]) -> Vec<Option<Place>> {
    let mut common =
        COMMON.iter().filter_map(|clause| sentence_of(sheet, *clause)).collect::<Vec<_>>().into_iter().cycle();
    let place = |kind: &KindId| {
        let own = with_feat(rules, sheet, *kind).or_else(|| in_a_picture(sheet, *kind));
        own.or_else(|| common.next())
    };
    kinds.iter().map(place).collect()
}

fn sentence_of(sheet: &Sheet, clause: Clause) -> Option<Place> {
    let sentences = sheet.numbered().flat_map(|rule| &rule.sentences);
    sentences.into_iter().find(|said| said.clause == Some(clause)).map(|said| Place::Sentence(said.id.clone()))
}

fn with_feat(rules: &Rules, sheet: &Sheet, kind: KindId) -> Option<Place> {
    let sentences = sheet.numbered().flat_map(|rule| &rule.sentences);
    let told = sentences.filter_map(|said| Some((feat(rules, kind, said.clause?)?, said)));
    told.min_by_key(|(feat, _)| *feat).map(|(_, said)| Place::Sentence(said.id.clone()))
}

fn in_a_picture(sheet: &Sheet, kind: KindId) -> Option<Place> {
    let figures = sheet.numbered().flat_map(|rule| &rule.figures);
    let told = figures.filter(|figure| CAPTIONS.contains(&figure.id.as_str()));
    let moving = told.filter_map(|figure| Some((reluctance(figure, kind)?, figure)));
    moving.min_by_key(|(reluctance, _)| *reluctance).map(|(_, figure)| Place::Caption(figure.id.clone()))
}

/// 0 if the animal captures in a picture, 1 if it moves, 2 if it tries to in vain; `None` if it does not move.
fn reluctance(figure: &Figure, kind: KindId) -> Option<u8> {
    let mover = |from| figure.view.position.at(from).map(|placed| placed.piece.kind);
    let own = figure.view.arrows.iter().filter(|arrow| mover(arrow.mv.from) == Some(kind));
    own.map(|arrow| match (arrow.legal, arrow.captures) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    })
    .min()
}

/// The text at a place of a sheet, and the number of its rule.
pub fn said<'s>(sheet: &'s Sheet, place: &Place) -> Option<(Option<u32>, &'s str)> {
    let text = |rule: &'s Rule| match place {
        Place::Sentence(id) => rule.sentences.iter().find(|said| said.id == *id).map(|said| said.text.as_str()),
        Place::Caption(id) => rule.figures.iter().find(|figure| figure.id == *id).map(|figure| figure.caption.as_str()),
    };
    sheet.numbered().find_map(|rule| Some((rule.number, text(rule)?)))
}
