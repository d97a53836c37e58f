//! Custom languages: one Fluent file by a user, which may extend a shipped language.

use super::bundle::silent;
use super::reference_graph::nested_too_deep;
use super::shipped::{LANGUAGES, SHIPPED};
use super::{Language, check};
use crate::diagnostics::{Fault, Report, Source, Sources, did_you_mean, nearest, quoted};
use fluent_bundle::FluentResource;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// Maximum size of a language file in bytes.
pub const MAX_LANGUAGE_BYTES: usize = 256 << 10;

/// Why a language could not be loaded.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LanguageError {
    /// There is no shipped language with this tag.
    #[error("no language \"{tag}\" is shipped; {}", near_tag(tag))]
    Unknown {
        /// The requested tag.
        tag: String,
    },
    /// The file has faults.
    #[error("{0}")]
    Faults(Report),
}

/// Whether a name is a file, such as `./plattdeutsch.ftl`.
pub fn is_path(name: &str) -> bool {
    name.ends_with(".ftl") || name.contains(['/', '\\'])
}

impl Language {
    /// A language from a user's file. It defines its tag (`language-tag = nds`) and may extend a shipped language
    /// (`language-extends = de`), which provides missing messages.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source) -> Result<Language, LanguageError> {
        if nested_too_deep(&source.text).is_some() {
            // The parser would overflow its stack; the check reports where.
            check(vec![source.clone()], None).map_err(LanguageError::Faults)?;
        }
        let mut heads = silent(LanguageIdentifier::default());
        let resource =
            FluentResource::try_new(source.text.clone().into_owned()).unwrap_or_else(|(resource, _)| resource);
        heads.add_resource_overriding(Arc::new(resource));
        let heads = Language::saying(Arc::new(heads));
        let (tag, base) = (heads.say("language-tag", &[]), heads.say("language-extends", &[]));
        let mut sources = Sources::default();
        sources.add(source.clone());
        let fault = |code, message: String, hint: String| {
            let fault = Fault::new(code, sources.start(), message).hint(hint);
            LanguageError::Faults(Report::new(sources.clone(), vec![fault]))
        };
        let Some(tag) = tag else {
            let hint = "begin with a line such as language-tag = nds".to_owned();
            return Err(fault("missing-message", "this language has no tag".to_owned(), hint));
        };
        let Ok(id) = tag.parse::<LanguageIdentifier>() else {
            return Err(fault(
                "language-tag",
                format!("\"{tag}\" is not a language tag"),
                "such as nds or pt-AO".to_owned(),
            ));
        };
        let base = match &base {
            None => None,
            Some(base) => Some(SHIPPED.iter().find(|shipped| shipped.tag == base).ok_or_else(|| {
                let near = nearest(base, LANGUAGES.iter().copied());
                let hint = did_you_mean(near, format!("possible are {}", quoted(LANGUAGES)));
                fault("unknown-language", format!("no language \"{base}\" is shipped"), hint)
            })?),
        };
        check(vec![source.clone()], base.map(|base| base.tag)).map_err(LanguageError::Faults)?;
        let mut bundle = silent(id);
        // Checked above: there are no errors.
        let own = FluentResource::try_new(source.text.clone().into_owned()).unwrap_or_else(|(resource, _)| resource);
        let below = base.into_iter().flat_map(|base| base.texts().map(|text| text.messages()));
        below.chain([Arc::new(own)]).for_each(|text| bundle.add_resource_overriding(text));
        Ok(Language::saying(Arc::new(bundle)))
    }
}

fn near_tag(tag: &str) -> String {
    match nearest(tag, LANGUAGES.iter().copied()) {
        Some(near) => format!("did you mean {near}?"),
        None => format!("there are {}, or give a file such as ./mine.ftl", LANGUAGES.join(", ")),
    }
}
