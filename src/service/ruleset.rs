//! Rulesets: what they are called, their switches, their sheet; and two of them compared.

use super::files::RequestFiles;
use super::game_request::shipped_language;
use super::json::{clauses, moves, switch};
use super::referee_language::{NumberedSentence, RefereeLanguage, lacking_in};
use super::refusal::Refusal;
use super::request::{Answer, NoFields, Request};
use super::rules_request::RulesRequest;
use super::sheet_request::{SheetOf, SheetRequest};
use crate::language::Language;
use crate::rules::notation::read_position;
use crate::rules::{
    Difference, Kind, MoveDifference, PRESETS, Position, Rules, compare_moves, compare_switches, preset_rules,
    with_rules,
};
use crate::rulesheet::Sheet;
use serde::Deserialize;
use serde_json::{Value, json};

/// Lists the shipped rulesets.
pub(super) fn rulesets(request: Request<'_>) -> Result<Answer, Refusal> {
    let (NoFields {}, _) = request.fields()?;
    let heads = PRESETS.iter().filter_map(|preset| preset_rules(preset.name)).map(|rules| ruleset_head(&rules));
    Ok(heads.collect::<Value>().into())
}

/// Tells a ruleset whole, with its proved sheet.
pub(super) fn rules(request: Request<'_>) -> Result<Answer, Refusal> {
    let (wanted, files): (SheetRequest, _) = request.fields()?;
    let SheetOf { rules, language, sheet } = wanted.read(files)?;
    let mut answer = ruleset_as_json(&rules);
    answer["kinds"] = named_kinds(&rules, &language);
    answer["signature"] = rules.signature().into();
    answer["sheet"] = sheet_as_json(&sheet);
    Ok(answer.into())
}

/// Compares two rulesets: their switches, the moves they allow, the sentences that only one of their sheets has.
pub(super) fn compare(request: Request<'_>) -> Result<Answer, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        left: RulesRequest,
        right: RulesRequest,
        position: Option<String>,
        lang: Option<String>,
    }
    let (Fields { left, right, position, lang }, files): (Fields, RequestFiles<'_>) = request.fields()?;
    let (left, right) = (left.load(files.clone())?, right.load(files)?);
    let voice = RefereeLanguage::new(None, lang.as_deref().map(shipped_language).transpose()?);
    let language = &voice.language;
    let position = match position {
        Some(text) => read_position(&text, &left)
            .map_err(|fault| super::game_record::faulty_text("position", &text, &fault, language))?,
        None => Position::start(&left),
    };
    let other = with_rules(&position, &right).map_err(|why| {
        let parts = [("rules", right.name().into()), ("why", language.tell(&why).into())];
        Refusal::new("other-board", language.say("compare-cannot-stand", &parts).unwrap_or_default())
    })?;
    let moves = compare_moves(&position.moves(), &other.moves());
    let switches = compare_switches(&left, &right);
    let mut answer = comparison_as_json(&left, &right, &switches, &position, &moves);
    let (of_left, of_right) = (voice.sentences(&left), voice.sentences(&right));
    answer["sentences_left"] = only(lacking_in(&of_right, &of_left));
    answer["sentences_right"] = only(lacking_in(&of_left, &of_right));
    Ok(answer.into())
}

/// Sentences that only one sheet has.
fn only(sentences: Vec<&NumberedSentence>) -> Value {
    sentences.into_iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect()
}

/// A comparison of two rulesets.
pub(crate) fn comparison_as_json(
    left: &Rules,
    right: &Rules,
    switches: &[Difference],
    position: &Position,
    legal: &MoveDifference,
) -> Value {
    let difference = |d: &Difference| json!({ "name": d.name, "label": d.label, "left": d.left, "right": d.right });
    json!({
        "left": left.signature(),
        "right": right.signature(),
        "same_game": left.hash() == right.hash(),
        "switches": switches.iter().map(difference).collect::<Vec<_>>(),
        "position": position.to_string(),
        "both": moves(&legal.both),
        "only_left": moves(&legal.only_left),
        "only_right": moves(&legal.only_right),
    })
}

/// What a list of rulesets says of each.
pub(crate) fn ruleset_head(rules: &Rules) -> Value {
    json!({
        "name": rules.name(),
        "version": rules.version(),
        "hash": rules.hash().to_string(),
        "title": rules.title(),
        "source": rules.source(),
    })
}

/// A ruleset: its board, its animals, its switches, its clauses.
pub(crate) fn ruleset_as_json(rules: &std::sync::Arc<Rules>) -> Value {
    let mut answer = ruleset_head(rules);
    answer["files"] = rules.board().files().into();
    answer["rows"] = rules.board().rows().into();
    answer["map"] = rules.board().map().lines().collect();
    answer["position"] = Position::start(rules).to_string().into();
    answer["kinds"] = rules.kinds().iter().map(kind_as_json).collect();
    answer["switches"] = rules.rows().iter().map(switch).collect();
    answer["clauses"] = clauses(rules, &rules.clauses());
    answer
}

fn kind_as_json(kind: &Kind) -> Value {
    let leaps: Vec<String> = kind.leaps.iter().map(ToString::to_string).collect();
    json!({
        "id": kind.id,
        "letter": kind.letter,
        "strength": kind.strength,
        "swims": kind.swims,
        "leaps": leaps,
    })
}

/// The animals of a ruleset, with their names in a language.
pub(super) fn named_kinds(rules: &Rules, language: &Language) -> Value {
    let named = |kind: &Kind| {
        let mut answer = kind_as_json(kind);
        answer["name"] = language.animal(&kind.id).into();
        answer
    };
    rules.kinds().iter().map(named).collect()
}

/// A rules sheet in words.
fn sheet_as_json(sheet: &Sheet) -> Value {
    let sections = sheet.sections.iter().map(|section| {
        let rules = section.rules.iter().map(|rule| {
            let sentences = rule
                .sentences
                .iter()
                .map(|sentence| json!({ "id": sentence.id, "text": sentence.marked(), "remark": sentence.remark }));
            json!({ "number": rule.number, "sentences": sentences.collect::<Value>() })
        });
        json!({ "topic": section.topic.id(), "heading": section.heading, "rules": rules.collect::<Value>() })
    });
    let lines = sheet.quick_reference.lines.iter();
    let lines = lines.map(|line| json!({ "id": line.id, "label": line.label, "text": line.text }));
    json!({
        "language": sheet.language,
        "title": sheet.title,
        "subtitle": sheet.subtitle,
        "sections": sections.collect::<Value>(),
        "quick_reference": { "heading": sheet.quick_reference.heading, "lines": lines.collect::<Value>() },
        "notes": sheet.notes.iter().map(|note| note.marked()).collect::<Value>(),
        "foot": sheet.foot,
        "examples_proved": sheet.proved,
    })
}
