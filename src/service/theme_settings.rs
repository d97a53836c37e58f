//! The keys of themes, and those of one theme with their values.

use super::refusal::Refusal;
use super::request::{Answer, NoFields, Request};
use super::theme_request::ThemeRequest;
use crate::theme::{KeyKind, KeySpec};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Lists every key that a theme may have.
pub(super) fn keys(request: Request<'_>) -> Result<Answer, Refusal> {
    let (NoFields {}, _) = request.fields()?;
    Ok(Value::from_iter(crate::theme::keys().iter().map(key)).into())
}

fn key(spec: &KeySpec) -> Value {
    let (kind, bounds, values): (&str, Option<(f64, f64)>, &[&str]) = match spec.kind {
        KeyKind::Format => ("format", None, &[]),
        KeyKind::Length { least, most } => ("length", Some((least, most)), &[]),
        KeyKind::Number { least, most } => ("number", Some((least, most)), &[]),
        KeyKind::Integer { least, most } => ("integer", Some((f64::from(least), f64::from(most))), &[]),
        KeyKind::Colour => ("colour", None, &[]),
        KeyKind::Keyword(values) => ("keyword", None, values),
        KeyKind::Keywords(values) => ("keywords", None, values),
        KeyKind::Texts => ("texts", None, &[]),
        KeyKind::Text => ("text", None, &[]),
        KeyKind::Boolean => ("boolean", None, &[]),
        KeyKind::Point => ("point", None, &[]),
        KeyKind::Font => ("font", None, &[]),
        KeyKind::Title => ("title", None, &[]),
        KeyKind::SentenceTable => ("sentences", None, &[]),
    };
    json!({
        "path": spec.path,
        "table": spec.table(),
        "kind": kind,
        "least": bounds.map(|(least, _)| least),
        "most": bounds.map(|(_, most)| most),
        "values": values,
        "default": Some(spec.default).filter(|default| !default.starts_with('(')),
        "what": spec.about,
    })
}

/// Reads a theme: what it is called, its text, and the value of each of its keys.
pub(super) fn theme(request: Request<'_>) -> Result<Answer, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        #[serde(default)]
        theme: ThemeRequest,
    }
    let (Fields { theme: wanted }, files) = request.fields()?;
    let text = wanted.own_text();
    let theme = wanted.clone().load(files.clone())?;
    let (name, settings) = wanted.settings(files)?;
    let own: Vec<&str> =
        settings.iter().filter(|setting| setting.from == name).map(|setting| setting.path.as_str()).collect();
    let values: Map<String, Value> =
        settings.iter().map(|setting| (setting.path.clone(), setting.value.clone().into())).collect();
    Ok(json!({
        "name": theme.name,
        "title": theme.title_in(theme.language()),
        "rules": theme.rules.signature(),
        "paper": theme.paper.name,
        "languages": theme.languages,
        "text": text,
        "own": own,
        "values": values,
    })
    .into())
}
