//! “Did you mean …?”

/// The name among `valid` that is nearest to `wrong`, if it is near enough; before all one of which a short `wrong` is the
/// part before a hyphen, such as a language without its region.
///
/// ```
/// assert_eq!(shouqi::diagnostics::nearest("tirschach", ["classic", "tierschach"]), Some("tierschach"));
/// assert_eq!(shouqi::diagnostics::nearest("xyz", ["classic", "tierschach"]), None);
/// assert_eq!(shouqi::diagnostics::nearest("pt", ["it", "pt-BR"]), Some("pt-BR"));
/// ```
pub fn nearest<'a>(wrong: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Long inputs are not misspellings; the bound also keeps hostile input cheap.
    if wrong.len() > 64 {
        return None;
    }
    /// Of so few letters at most are the tags of languages.
    const SHORT: usize = 3;
    let wrong = wrong.to_lowercase();
    let distance = |name: &str| {
        let name = name.to_lowercase();
        match name.strip_prefix(&wrong) {
            Some(rest) if rest.starts_with('-') && (1..=SHORT).contains(&wrong.len()) => 0,
            _ => strsim::damerau_levenshtein(&wrong, &name),
        }
    };
    valid
        .into_iter()
        .map(|name| (distance(name), name))
        .filter(|&(distance, name)| distance <= 1 + name.len() / 4)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// The hint for an unknown name: the nearest one, or what else to do.
pub(crate) fn did_you_mean(near: Option<&str>, otherwise: impl Into<String>) -> String {
    near.map_or_else(|| otherwise.into(), |near| format!("did you mean \"{near}\"?"))
}

/// The hint for a key or a word that is not one of `known`.
pub(crate) fn one_of(wrong: &str, known: &[&str]) -> String {
    did_you_mean(nearest(wrong, known.iter().copied()), format!("possible are {}", known.join(", ")))
}

/// The hint for the name of something shipped, which `command` lists, if none is near: or a file, with its path.
pub(crate) fn listed_or_file(command: &str, name: &str) -> String {
    format!("`{command}` lists them, and a file is named by its path, such as {}", as_file(name))
}

/// The file name that was meant by `name`: `./emma.toml` for `emma` and for `emma.tml`.
fn as_file(name: &str) -> String {
    let stem = match name.rsplit_once('.') {
        Some((stem, ending)) if !stem.is_empty() && ending.chars().all(char::is_alphabetic) => stem,
        _ => name,
    };
    format!("./{stem}.toml", stem = stem.escape_debug())
}

/// The hint for a value that should be one of `words`; `wrong` is the string that was written, if it was one.
pub(crate) fn offer(wrong: Option<&str>, words: &[&str]) -> String {
    match wrong.and_then(|wrong| nearest(wrong, words.iter().copied())) {
        Some(near) => format!("did you mean \"{near}\"? Possible are {}", quoted(words)),
        None => format!("write {}", quoted(words)),
    }
}

/// Words as an alternative: `"a", "b" or "c"`.
pub(crate) fn quoted(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}
