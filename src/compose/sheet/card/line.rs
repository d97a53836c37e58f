//! The content of the card by line: selected by clause, not by text.

use crate::rules::Clause;
use crate::rulesheet::{Figure, Sheet};

/// The lines of the card, in order: a picture and a few sentences each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardTopic {
    /// One step, and captures.
    Moving,
    /// Exceptional captures.
    Exceptions,
    /// Swimming.
    Swimmer,
    /// Leaps.
    Leap,
    /// Traps.
    Trap,
    /// Dens.
    Den,
}

/// Whether a line may omit a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// It is the rule itself.
    Must,
    /// It is printed if there is space, in order.
    May,
}

/// A line of the card.
#[derive(Debug, Clone)]
pub struct CardLine<'s> {
    /// Its subject.
    pub topic: CardTopic,
    /// Its label.
    pub key: &'s str,
    /// The sheet's sentences; the first `must` are the rule itself.
    pub sentences: Vec<&'s str>,
    /// Number of sentences to keep.
    pub must: usize,
    /// The short form, with a label of its own.
    pub brief: (&'s str, Vec<&'s str>),
    /// The picture, if the sheet has one.
    pub figure: Option<&'s Figure>,
}

impl CardTopic {
    /// Every line.
    pub const ALL: [CardTopic; 6] = [
        CardTopic::Moving,
        CardTopic::Exceptions,
        CardTopic::Swimmer,
        CardTopic::Leap,
        CardTopic::Trap,
        CardTopic::Den,
    ];

    /// The suitable pictures, best first.
    fn pictures(self) -> &'static [&'static str] {
        match self {
            CardTopic::Moving => &["moving", "capturing"],
            CardTopic::Exceptions => &["exception"],
            CardTopic::Swimmer => &["swimmer", "edge"],
            CardTopic::Leap => &["leap", "leap-both-rivers", "leap-blocked"],
            CardTopic::Trap => &["trap", "trap-override", "trap-shelter"],
            CardTopic::Den => &["den-enemy", "den-own"],
        }
    }
}

/// The line of a clause, if the card has it.
fn place(clause: Clause) -> Option<(CardTopic, Need)> {
    use Clause::*;
    use Need::*;
    match clause {
        MoveOneStep | CaptureEqualOrWeaker | CaptureWeakerOnly | EqualBothOut => Some((CardTopic::Moving, Must)),
        Takes(..) | TakeEachOther(..) | NeverTakes(..) | NeitherTakes(..) => Some((CardTopic::Exceptions, Must)),
        SafeFromRiver(..) => Some((CardTopic::Exceptions, May)),
        WaterOnlySwimmers | WaterNobody => Some((CardTopic::Swimmer, Must)),
        RiverCaptureFree | NoCaptureAcrossEdge | NoCaptureIntoWater | NoCaptureOutOfWater | NoCaptureInWater
        | RiverIsShelter | NoCaptureFromRiver | NoCaptureAtRiver | OutOfWaterOnly => Some((CardTopic::Swimmer, May)),
        LeapBothWays | LeapAcross | LeapAlong | LeapAcrossToo | LeapAlongToo | LeapNone | LeapBlocked
        | LeapBlockedByEnemy => Some((CardTopic::Leap, Must)),
        LeapBothRivers | LeapOthersFree | LeapNotBlocked | LeapCaptures | LeapNoCapture => Some((CardTopic::Leap, May)),
        TrapWeakensEnemy | TrapWeakensAnyone | TrapWeakensOwner | TrapsHarmless | TrapPermanent | OwnTrapShelters => {
            Some((CardTopic::Trap, Must))
        }
        TrapOverrides
        | TrapNoOverride
        | OwnTrapHarmless
        | EnemyTrapHarmless
        | TrappedCaptures
        | TrappedMayNotCapture
        | TrappedMayNotCaptureAtAll => Some((CardTopic::Trap, May)),
        WinByDen | OwnDenBarred | DenOnly => Some((CardTopic::Den, Must)),
        WinByCapturingAll | NoLegalMoveLoses | NoLegalMoveDraws => Some((CardTopic::Den, May)),
        // The first mover, what is known after one game, and what needs counting.
        FirstMover | TakeTurns | OwnAnimal | SeeLadder | NoAnimalsLeft | NoEarlierPosition | ThirdTimeBarred
        | ThreefoldDraws | ThreefoldClaim | SamePosition | SevenThree | SeventeenFive | CountRestarts
        | DrawAfterTurns | DrawWithoutCapture => None,
        // Not sentences of a sheet: cited by the referee.
        LeapWho | LeapDirection | TrapWeakens | TrapHarmless | GameOver | OffBoard | NoAnimalThere | NotYourTurn
        | MustMove | NoDiagonal => None,
    }
}

/// The lines that this sheet has sentences for.
pub fn lines(sheet: &Sheet) -> Vec<CardLine<'_>> {
    CardTopic::ALL.into_iter().filter_map(|topic| line(sheet, topic)).collect()
}

fn line(sheet: &Sheet, topic: CardTopic) -> Option<CardLine<'_>> {
    let (mut must, mut may, mut heading) = (Vec::new(), Vec::new(), None);
    for section in &sheet.sections {
        for sentence in section.rules.iter().flat_map(|rule| &rule.sentences) {
            match sentence.clause.and_then(place).filter(|(at, _)| *at == topic) {
                Some((_, Need::Must)) => must.push(sentence.text.as_str()),
                Some((_, Need::May)) => may.push(sentence.text.as_str()),
                None => continue,
            }
            heading = heading.or(Some(section.heading.as_str()));
        }
    }
    // Remarks alone without a rule are dropped.
    let count = must.len();
    if count == 0 {
        return None;
    }
    let rules = sheet.sections.iter().flat_map(|section| &section.rules);
    let figures: Vec<&Figure> = rules.flat_map(|rule| &rule.figures).collect();
    let figure = topic.pictures().iter().find_map(|id| figures.iter().copied().find(|figure| shows(figure, id)));
    let key = match (topic, figure) {
        // The picture of a capture serves both.
        (CardTopic::Moving, _) | (_, None) => heading?,
        (_, Some(figure)) => figure.key.as_str(),
    };
    let brief = brief(sheet, topic, key, &must, &figures);
    must.extend(may);
    Some(CardLine { topic, key, sentences: must, must: count, brief, figure })
}

/// The short form of a line: from the quick reference and the captions, where these are sufficient.
fn brief<'s>(
    sheet: &'s Sheet,
    topic: CardTopic,
    key: &'s str,
    rule: &[&'s str],
    figures: &[&'s Figure],
) -> (&'s str, Vec<&'s str>) {
    let figure = |id: &str| figures.iter().copied().find(|figure| shows(figure, id));
    let caption = |id: &str| figure(id).map(|figure| figure.caption.as_str());
    let quick_reference = |id: &str| sheet.quick_reference.lines.iter().find(|line| line.id == id);
    match topic {
        // The capture rule; what happens to captured animals is learnt quickly.
        CardTopic::Moving => {
            let onto = rule.iter().skip(1).map(|text| first_sentence(text));
            match (figure("moving"), rule.first()) {
                (Some(moving), _) => (&moving.key, [moving.caption.as_str()].into_iter().chain(onto).collect()),
                (None, first) => (key, first.map(|text| first_sentence(text)).into_iter().chain(onto).collect()),
            }
        }
        CardTopic::Exceptions => match quick_reference("exceptions") {
            Some(line) => (line.label.as_str(), vec![line.text.as_str()]),
            None => (key, rule.to_vec()),
        },
        CardTopic::Leap => match (quick_reference("leaps"), caption("leap-blocked")) {
            (Some(line), Some(blocked)) => (line.label.as_str(), vec![line.text.as_str(), blocked]),
            _ => (key, rule.to_vec()),
        },
        CardTopic::Den => match caption("den-enemy") {
            // The rule of the goal comes first, then those of dens.
            Some(enter) => (key, [enter].into_iter().chain(rule.iter().skip(1).copied()).collect()),
            None => (key, rule.to_vec()),
        },
        CardTopic::Swimmer | CardTopic::Trap => (key, rule.to_vec()),
    }
}

/// Whether a picture shows this. There is a picture per exception.
fn shows(figure: &Figure, id: &str) -> bool {
    figure.id == id || figure.id.strip_prefix(id).is_some_and(|rest| id == "exception" && rest.starts_with('-'))
}

/// The text up to and including the first full stop.
fn first_sentence(text: &str) -> &str {
    let ends = [". ", "。"].into_iter().filter_map(|stop| text.find(stop).map(|at| at + stop.trim_end().len()));
    &text[..ends.min().unwrap_or(text.len())]
}
