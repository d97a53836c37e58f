//! What stands on the card, and in which line: chosen by clause, never by words.

use crate::rules::Clause;
use crate::rulesheet::{Figure, Sheet};

/// The lines of the card, in their order: a picture and a few sentences each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// One step, and onto whom.
    Moving,
    /// Captures out of the order of strength.
    Exceptions,
    /// Who swims.
    Swimmer,
    /// Who leaps.
    Leap,
    /// What a trap does.
    Trap,
    /// Whose den is entered.
    Den,
}

/// Whether a line can do without a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// It is the rule.
    Must,
    /// It is said if there is room, first the first.
    May,
}

/// One line, chosen.
#[derive(Debug, Clone)]
pub struct Line<'s> {
    /// What it is about.
    pub topic: Topic,
    /// The key word.
    pub key: &'s str,
    /// The sheet's sentences; the first `must` are the rule itself.
    pub sentences: Vec<&'s str>,
    /// How many sentences stay.
    pub must: usize,
    /// The same in fewer words, with a key word of its own.
    pub brief: (&'s str, Vec<&'s str>),
    /// The picture, if the sheet has one.
    pub figure: Option<&'s Figure>,
}

impl Topic {
    /// Every line.
    pub const ALL: [Topic; 6] =
        [Topic::Moving, Topic::Exceptions, Topic::Swimmer, Topic::Leap, Topic::Trap, Topic::Den];

    /// The pictures that fit, the best first.
    fn pictures(self) -> &'static [&'static str] {
        match self {
            Topic::Moving => &["moving", "capturing"],
            Topic::Exceptions => &["exception"],
            Topic::Swimmer => &["swimmer", "edge"],
            Topic::Leap => &["leap", "leap-both-rivers", "leap-blocked"],
            Topic::Trap => &["trap", "trap-override", "trap-shelter"],
            Topic::Den => &["den-enemy", "den-own"],
        }
    }
}

/// The line that a clause is told in, if the card has room for it.
fn place(clause: Clause) -> Option<(Topic, Need)> {
    use Clause::*;
    use Need::*;
    match clause {
        MoveOneStep | CaptureEqualOrWeaker | CaptureWeakerOnly | EqualBothOut => Some((Topic::Moving, Must)),
        Takes(..) | TakeEachOther(..) | NeverTakes(..) | NeitherTakes(..) => Some((Topic::Exceptions, Must)),
        SafeFromRiver(..) => Some((Topic::Exceptions, May)),
        WaterOnlySwimmers | WaterNobody => Some((Topic::Swimmer, Must)),
        RiverCaptureFree | NoCaptureAcrossEdge | NoCaptureIntoWater | NoCaptureOutOfWater | NoCaptureInWater
        | RiverIsShelter | NoCaptureFromRiver | NoCaptureAtRiver | OutOfWaterOnly => Some((Topic::Swimmer, May)),
        LeapBothWays | LeapAcross | LeapAlong | LeapAcrossToo | LeapAlongToo | LeapNone | LeapBlocked
        | LeapBlockedByEnemy => Some((Topic::Leap, Must)),
        LeapBothRivers | LeapOthersFree | LeapNotBlocked | LeapCaptures | LeapNoCapture => Some((Topic::Leap, May)),
        TrapWeakensEnemy | TrapWeakensAnyone | TrapWeakensOwner | TrapsHarmless | TrapPermanent | OwnTrapShelters => {
            Some((Topic::Trap, Must))
        }
        TrapOverrides
        | TrapNoOverride
        | OwnTrapHarmless
        | EnemyTrapHarmless
        | TrappedCaptures
        | TrappedMayNotCapture
        | TrappedMayNotCaptureAtAll => Some((Topic::Trap, May)),
        WinByDen | OwnDenBarred | DenOnly => Some((Topic::Den, Must)),
        WinByCapturingAll | NoLegalMoveLoses | NoLegalMoveDraws => Some((Topic::Den, May)),
        // Who begins, what everybody knows after one game, and what needs counting.
        FirstMover | TakeTurns | OwnAnimal | SeeLadder | NoAnimalsLeft | NoEarlierPosition | ThirdTimeBarred
        | ThreefoldDraws | ThreefoldClaim | SamePosition | SevenThree | SeventeenFive | CountRestarts
        | DrawAfterTurns | DrawWithoutCapture => None,
        // No sentences of a sheet: what a referee cites.
        LeapWho | LeapDirection | TrapWeakens | TrapHarmless | GameOver | OffBoard | NoAnimalThere | NotYourTurn
        | MustMove | NoDiagonal => None,
    }
}

/// The lines that this sheet has something to say for.
pub fn lines(sheet: &Sheet) -> Vec<Line<'_>> {
    Topic::ALL.into_iter().filter_map(|topic| line(sheet, topic)).collect()
}

fn line(sheet: &Sheet, topic: Topic) -> Option<Line<'_>> {
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
    // A line of remarks alone has no rule to remark on.
    let count = must.len();
    if count == 0 {
        return None;
    }
    let rules = sheet.sections.iter().flat_map(|section| &section.rules);
    let figures: Vec<&Figure> = rules.flat_map(|rule| &rule.figures).collect();
    let figure = topic.pictures().iter().find_map(|id| figures.iter().copied().find(|figure| shows(figure, id)));
    let key = match (topic, figure) {
        // The picture of a capture stands for both.
        (Topic::Moving, _) | (_, None) => heading?,
        (_, Some(figure)) => figure.key.as_str(),
    };
    let brief = brief(sheet, topic, key, &must, &figures);
    must.extend(may);
    Some(Line { topic, key, sentences: must, must: count, brief, figure })
}

/// A line in fewer words: the quick reference's and those below pictures, where these say it all.
fn brief<'s>(
    sheet: &'s Sheet,
    topic: Topic,
    key: &'s str,
    rule: &[&'s str],
    figures: &[&'s Figure],
) -> (&'s str, Vec<&'s str>) {
    let figure = |id: &str| figures.iter().copied().find(|figure| shows(figure, id));
    let caption = |id: &str| figure(id).map(|figure| figure.caption.as_str());
    let glance = |id: &str| sheet.glance.lines.iter().find(|line| line.id == id);
    match topic {
        // Onto whom an animal may move; what becomes of whom it meets there is soon learnt.
        Topic::Moving => {
            let onto = rule.iter().skip(1).map(|text| first_sentence(text));
            match (figure("moving"), rule.first()) {
                (Some(moving), _) => (&moving.key, [moving.caption.as_str()].into_iter().chain(onto).collect()),
                (None, first) => (key, first.map(|text| first_sentence(text)).into_iter().chain(onto).collect()),
            }
        }
        Topic::Exceptions => match glance("exceptions") {
            Some(line) => (line.label.as_str(), vec![line.text.as_str()]),
            None => (key, rule.to_vec()),
        },
        Topic::Leap => match (glance("leaps"), caption("leap-blocked")) {
            (Some(line), Some(blocked)) => (line.label.as_str(), vec![line.text.as_str(), blocked]),
            _ => (key, rule.to_vec()),
        },
        Topic::Den => match caption("den-enemy") {
            // The rule of the goal is the first, those of the dens follow.
            Some(enter) => (key, [enter].into_iter().chain(rule.iter().skip(1).copied()).collect()),
            None => (key, rule.to_vec()),
        },
        Topic::Swimmer | Topic::Trap => (key, rule.to_vec()),
    }
}

/// Whether a picture shows this. There is a picture for each exception.
fn shows(figure: &Figure, id: &str) -> bool {
    figure.id == id || figure.id.strip_prefix(id).is_some_and(|rest| id == "exception" && rest.starts_with('-'))
}

/// What stands before the first full stop, with the stop.
fn first_sentence(text: &str) -> &str {
    let ends = [". ", "。"].into_iter().filter_map(|stop| text.find(stop).map(|at| at + stop.trim_end().len()));
    &text[..ends.min().unwrap_or(text.len())]
}
