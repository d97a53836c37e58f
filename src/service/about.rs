//! What is shipped: themes, languages, papers, sizes, formats, rulesets.

use super::game_request::shipped;
use super::laid_out_set::usual_parts;
use super::refusal::Refusal;
use super::request::{Answer, NoFields, Request};
use crate::export::FORMATS;
use crate::language::{LANGUAGES, Language};
use crate::rules::{PRESETS, preset_rules};
use crate::theme::{PAPERS, SIZES, THEMES};
use serde::Deserialize;
use serde_json::{Value, json};

/// Tells what this program is, and what it has.
pub(super) fn about(request: Request<'_>) -> Result<Answer, Refusal> {
    let (NoFields {}, _) = request.fields()?;
    let languages = LANGUAGES.iter().filter_map(|tag| {
        let language = Language::shipped(tag)?;
        Some(json!({ "name": tag, "what": language.say("game", &[]) }))
    });
    let papers = PAPERS.iter().map(|(name, short, long)| json!({ "name": name, "width_mm": short, "height_mm": long }));
    let sizes = SIZES.iter().map(
        |size| json!({ "name": size.name, "square_mm": size.square, "piece_mm": size.piece, "what": size.purpose }),
    );
    let formats = FORMATS
        .iter()
        .filter(|format| format.writer.writes_sets())
        .map(|format| json!({ "name": format.name, "what": format.summary, "ending": format.ending }));
    let rulesets = PRESETS.iter().map(|preset| {
        let rules = preset_rules(preset.name);
        json!({ "name": preset.name, "title": rules.as_ref().and_then(|rules| rules.title()) })
    });
    Ok(json!({
        "program": env!("CARGO_PKG_NAME"),
        "version": env!("CARGO_PKG_VERSION"),
        "languages": languages.collect::<Value>(),
        "papers": papers.collect::<Value>(),
        "sizes": sizes.collect::<Value>(),
        "formats": formats.collect::<Value>(),
        "rulesets": rulesets.collect::<Value>(),
        "parts": usual_parts().collect::<Vec<_>>(),
    })
    .into())
}

/// Lists the shipped themes, with what each is like: in a language, or as its file says.
pub(super) fn themes(request: Request<'_>) -> Result<Answer, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        lang: Option<String>,
    }
    let (Fields { lang }, _) = request.fields()?;
    let language = lang.as_deref().map(|tag| shipped(tag, Language::of_themes)).transpose()?;
    let said = |name: &str| language.as_ref()?.say(&format!("theme-{name}"), &[]);
    let themes = THEMES.iter().map(
        |theme| json!({ "name": theme.name, "what": said(theme.name).unwrap_or_else(|| theme.about().to_owned()) }),
    );
    Ok(themes.collect::<Value>().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_sentence_in_every_language() {
        for tag in LANGUAGES {
            let language = Language::of_themes(tag).expect("it is shipped");
            for theme in THEMES {
                assert!(language.has(&format!("theme-{}", theme.name)), "{tag}: {}", theme.name);
            }
        }
    }
}
