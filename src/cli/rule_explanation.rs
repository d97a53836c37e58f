//! Explains one reason of a verdict: the clause, its sentence on the rules sheet, how it applies, and its source.

use super::exit::Failure;
use super::terminal::{bold, dim, wrap};
use crate::rules::{Clause, Outcome, Rules, cited};
use crate::rulesheet::{JudgedMove, deciding_switches, number, on_sheet, remark};
use crate::service::RefereeLanguage;
use std::io::Write;

/// The number of a clause on the printed sheet, and its sentence there. `ended` is how the game had ended before.
pub fn cited_rule(rules: &Rules, voice: &RefereeLanguage, clause: Clause, ended: Option<Outcome>) -> (String, String) {
    let sheet = on_sheet(rules, clause, ended).unwrap_or(clause);
    // These sentences continue the previous one of the same rule.
    let before = match sheet {
        Clause::TrapOverrides | Clause::TrapNoOverride | Clause::TrapPermanent => cited(rules, Clause::TrapWeakens),
        Clause::EqualBothOut => cited(rules, Clause::CaptureEqualOrWeaker),
        _ => None,
    };
    let sentences: Vec<String> =
        before.into_iter().chain([sheet]).filter_map(|clause| voice.clause(rules, clause)).collect();
    let rule = number(rules, sheet).map_or_else(|| sheet.id(rules).into_owned(), |number| number.to_string());
    (rule, voice.language.joined(&sentences))
}

/// Writes a reason as a paragraph. `ended` is how the game had ended before the move, `applied` the sentence about this
/// move (`None` if it is printed elsewhere).
pub fn write_reason(
    out: &mut impl Write,
    scene: JudgedMove<'_>,
    voice: &RefereeLanguage,
    clause: Clause,
    ended: Option<Outcome>,
    applied: &str,
) -> Result<(), Failure> {
    let rules = scene.position.rules();
    let (rule, sentence) = cited_rule(rules, voice, clause, ended);
    let head = format!("  § {rule}  ");
    let indent = " ".repeat(head.chars().count());
    let quoted = wrap(&sentence, &head, &indent);
    let behind = quoted.strip_prefix(head.trim_end()).unwrap_or_default();
    writeln!(out, "\n{}{behind}", bold(head.trim_end()))?;
    if !applied.is_empty() {
        writeln!(out, "{}", wrap(applied, &indent, &indent))?;
    }
    for row in deciding_switches(rules, clause, scene.position, scene.mv) {
        if let Some(remark) = remark(row, scene.language) {
            // Notes of a ruleset are in its author's language, which the reader may not know.
            let text = row.note.as_ref().and_then(|note| note.text.as_deref());
            let said =
                text.filter(|_| scene.language.tag() == "en").map_or_else(String::new, |text| format!(" {text}"));
            writeln!(out, "{}", dim(&wrap(&format!("({remark}){said}"), &indent, &indent)))?;
        }
    }
    Ok(())
}
