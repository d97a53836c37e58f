//! The rules sheet of a theme: its languages, its proved sentences, its layout.

use super::refusal::Refusal;
use crate::geom::Size;
use crate::language::{Language, LanguageError};
use crate::layout::SheetPlan;
use crate::rules::Rules;
use crate::rulesheet::{Proof, ProofError, Sheet, prove};
use crate::theme::{Machine, PAPERS, SheetLanguage, Theme};
use std::sync::{Arc, Mutex, PoisonError};

/// The paper of the rules sheet if board and pieces are cut from a panel.
const PAPER_BESIDE_WOOD: &str = "A4";

/// The languages of a theme's sheet, else the set's first, with the theme's names of the sides.
pub fn languages(theme: &Theme) -> Result<Vec<Language>, Refusal> {
    let languages = match theme.sheet.languages.as_slice() {
        [] => vec![named(theme, theme.language())?],
        named => named.iter().map(sheet_language).collect::<Result<_, _>>()?,
    };
    Ok(languages.into_iter().map(|language| theme.with_side_names(language)).collect())
}

/// Every language of the theme, with its names of the sides: those of its sheet, then those of the words on board and
/// pieces.
pub fn spoken(theme: &Theme) -> Result<Vec<Language>, Refusal> {
    let mut languages = languages(theme)?;
    for tag in &theme.languages {
        if languages.iter().all(|language| language.tag() != tag) {
            languages.push(theme.with_side_names(named(theme, tag)?));
        }
    }
    Ok(languages)
}

/// The languages of the words on board and pieces, then those that only the cards have, with the theme's names of the
/// sides.
pub fn of_the_set(theme: &Theme) -> Result<Vec<Language>, Refusal> {
    let of_cards = theme.cards.languages.iter().filter(|tag| !theme.languages.contains(tag));
    let named = theme.languages.iter().chain(of_cards).map(|tag| Ok(theme.with_side_names(named(theme, tag)?)));
    named.collect()
}

/// A language of the theme by its tag.
fn named(theme: &Theme, tag: &str) -> Result<Language, LanguageError> {
    theme.find_language(tag).map_or_else(|| shipped(tag), Ok)
}

fn shipped(tag: &str) -> Result<Language, LanguageError> {
    Language::shipped(tag).ok_or_else(|| LanguageError::Unknown { tag: tag.to_owned() })
}

fn sheet_language(language: &SheetLanguage) -> Result<Language, LanguageError> {
    match language {
        SheetLanguage::Shipped(tag) => shipped(tag),
        SheetLanguage::Own(source) => Language::read(source.clone()),
    }
}

/// The theme's rules in these languages.
pub fn sheets(theme: &Theme, languages: &[Language]) -> Result<Vec<Sheet>, Refusal> {
    if languages.is_empty() {
        return Ok(Vec::new());
    }
    let proof = proof_of(&theme.rules)?;
    languages.iter().map(|language| Ok(theme.sheet(language, &proof)?)).collect()
}

/// The proof of a ruleset: a set is made again and again while somebody changes it, mostly under the same rules.
pub fn proof_of(rules: &Arc<Rules>) -> Result<Arc<Proof>, ProofError> {
    static LAST: Mutex<Option<(Arc<Rules>, Arc<Proof>)>> = Mutex::new(None);
    let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, proof)) = last().as_ref().filter(|(proved, _)| Arc::ptr_eq(proved, rules)) {
        return Ok(proof.clone());
    }
    let proof = Arc::new(prove(rules)?);
    *last() = Some((rules.clone(), proof.clone()));
    Ok(proof)
}

/// The sheet's layout and paper, of the theme.
pub fn plan(theme: &Theme) -> SheetPlan {
    SheetPlan { layout: theme.sheet.layout, paper: paper(theme), annotate: false }
}

/// The theme's paper; a laser's panel is not paper.
pub fn paper(theme: &Theme) -> Size {
    let own = Size::new(theme.paper.short, theme.paper.long);
    let is_named = |name: &str| PAPERS.iter().find(|paper| paper.0 == name).map(|paper| Size::new(paper.1, paper.2));
    match theme.cutter.machine {
        Machine::Laser if is_named(&theme.paper.name).is_none() => is_named(PAPER_BESIDE_WOOD).unwrap_or(own),
        _ => own,
    }
}

/// The number of numbered rules and of proved examples.
pub fn counts(sheets: &[Sheet]) -> (usize, usize) {
    sheets.first().map_or((0, 0), |sheet| (sheet.numbered().count(), sheet.proved))
}
