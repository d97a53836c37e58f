//! `shouqi referee check`.

use super::args::Check;
use super::escaped_output;
use super::exit::{Done, Failure};
use super::input::Input;
use super::picture::picture;
use super::rule_explanation::write_reason;
use super::side_by_side::side_by_side;
use super::terminal::{columns, green, padded, red, wrap};
use crate::rules::notation::read_move;
use crate::rules::{Clause, Move, PRESETS, Rules, Square, Termination, Terrain, Verdict, Violation};
use crate::rulesheet::{JudgedMove, say_permit, say_violation};
use crate::service::{RefereeLanguage, Ruling, Standing};
use std::io::Write;

/// Judges one move.
pub fn run(arguments: Check) -> Result<Done, Failure> {
    let (given, voice) = arguments.game.input(arguments.lang.as_deref())?;
    let position = given.game.position();
    let spellings = voice.spellings_for(&arguments.mv, position.rules());
    let mv = read_move(&arguments.mv, position, &spellings)
        .map_err(|fault| Failure::argument("unreadable-move", &arguments.mv, &fault, &voice.language))?;
    let report = MoveReport::of(&given, mv, &voice, arguments.quiet);
    let mut out = escaped_output::stdout();
    if arguments.json {
        writeln!(out, "{}", report.ruling.as_json())?;
    } else {
        report.write(&mut out, arguments.quiet)?;
    }
    Ok(if report.ruling.verdict.is_legal() { Done::Well } else { Done::Illegal })
}

/// The complete verdict on one move, in the language of the referee.
struct MoveReport<'a> {
    ruling: Ruling<'a>,
    voice: &'a RefereeLanguage,
}

impl<'a> MoveReport<'a> {
    fn of(given: &'a Input, mv: Move, voice: &'a RefereeLanguage, quiet: bool) -> MoveReport<'a> {
        let standing = Standing { game: &given.game, is_bare: given.is_bare };
        let ruling = Ruling::new(standing, mv, &voice.language);
        // Comparing with every shipped ruleset takes most of the time, and the one-line output does not need it.
        let ruling = if quiet { ruling } else { ruling.with_context(elsewhere(standing, mv)) };
        MoveReport { ruling, voice }
    }

    fn rules(&self) -> &Rules {
        self.ruling.scene.position.rules()
    }

    fn write(&self, out: &mut impl Write, quiet: bool) -> Result<(), Failure> {
        match &self.ruling.verdict {
            Verdict::Legal { open } => self.write_legal(out, open, quiet)?,
            Verdict::Illegal(violations) => self.write_illegal(out, violations, quiet)?,
        }
        if !quiet {
            for claim in &self.ruling.claims {
                self.write_reason(out, Clause::ThreefoldClaim, claim)?;
            }
            self.write_foot(out)?;
        }
        Ok(())
    }

    fn write_legal(&self, out: &mut impl Write, open: &[Clause], quiet: bool) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.ruling.scene;
        writeln!(out, "{}", colored(&wrap(&self.ruling.sentence(), "", ""), green))?;
        if quiet {
            return Ok(());
        }
        writeln!(out, "\n{}", picture(position, self.ruling.scene.language, Some(mv), &self.stuck()))?;
        for permit in position.allowing_clauses(mv) {
            self.write_reason(out, permit, &say_permit(self.ruling.scene, permit))?;
        }
        if let Some(outcome) = self.ruling.ends {
            let clause = outcome.termination.clause(self.rules());
            self.write_reason(out, clause, "")?;
        }
        // Reported below with the move as an announced claim, unless the position has already occurred three times.
        if self.ruling.claimable && self.ruling.claims.is_empty() {
            let words = self.ruling.scene.say("claim-now", Vec::new());
            self.write_reason(out, Clause::ThreefoldClaim, &words)?;
        }
        for &clause in open {
            let words = self.ruling.scene.say("needs-the-game", Vec::new());
            self.write_reason(out, clause, &words)?;
        }
        Ok(())
    }

    /// The animal that had ended the game before the move, marked in the picture.
    fn in_enemy_den(&self) -> impl Iterator<Item = Square> {
        let board = self.rules().board();
        let ended = self.ruling.ended.is_some_and(|outcome| outcome.termination == Termination::Den);
        let pieces = self.ruling.scene.position.pieces().into_iter();
        pieces
            .filter(move |placed| ended && board.terrain(placed.square) == Some(Terrain::Den(!placed.piece.side)))
            .map(|placed| placed.square)
    }

    /// The animals that cannot move any more after the move, marked in the picture.
    fn stuck(&self) -> Vec<Square> {
        let JudgedMove { position, mv, .. } = self.ruling.scene;
        let stuck = self.ruling.ends.is_some_and(|outcome| outcome.termination == Termination::NoLegalMove);
        let theirs = position.pieces().into_iter().filter(|placed| placed.piece.side != position.side());
        theirs.map(|placed| placed.square).filter(|&square| stuck && square != mv.to).collect()
    }

    fn write_illegal(&self, out: &mut impl Write, violations: &[Violation], quiet: bool) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.ruling.scene;
        writeln!(out, "{}", colored(&wrap(&self.ruling.sentence(), "", ""), red))?;
        if quiet {
            return Ok(());
        }
        let others: Vec<_> = violations
            .iter()
            .flat_map(|violation| violation.squares.iter().copied())
            .chain(self.in_enemy_den())
            .filter(|&square| square != mv.from && square != mv.to)
            .collect();
        writeln!(out, "\n{}", picture(position, self.ruling.scene.language, Some(mv), &others))?;
        for (place, violation) in violations.iter().enumerate() {
            // The first reason is already in the first line.
            let applied = if place == 0 { String::new() } else { say_violation(self.ruling.scene, violation) };
            self.write_reason(out, violation.clause, &applied)?;
        }
        Ok(())
    }

    fn write_reason(&self, out: &mut impl Write, clause: Clause, applied: &str) -> Result<(), Failure> {
        write_reason(out, self.ruling.scene, self.voice, clause, self.ruling.ended, applied)
    }

    fn write_foot(&self, out: &mut impl Write) -> Result<(), Failure> {
        let JudgedMove { position, mv, .. } = self.ruling.scene;
        let say = |key: &str| self.ruling.scene.say(key, Vec::new());
        let own = position.at(mv.from).filter(|placed| placed.piece.side == position.side());
        let mut rows: Vec<(String, Vec<String>)> = Vec::new();
        if let (Some(_), None, false) = (own, self.ruling.ended, self.ruling.verdict.is_legal()) {
            let targets: Vec<String> = match self.ruling.instead.as_slice() {
                [] => vec![say("no-square")],
                moves => moves.iter().map(|mv| mv.to.to_string()).collect(),
            };
            rows.push((say("may-go-to"), targets));
        }
        let names: Vec<String> = match (self.ruling.elsewhere.len(), PRESETS.len()) {
            (0, _) => vec![say("legal-nowhere")],
            (some, all) if some == all && self.ruling.elsewhere.iter().all(|(_, open)| !open) => {
                vec![say("legal-everywhere")]
            }
            _ => self
                .ruling
                .elsewhere
                .iter()
                .map(|(name, open)| if *open { format!("{name}*") } else { (*name).to_owned() })
                .collect(),
        };
        rows.push((say("legal-in"), names));
        let ruled_by = (say("ruled-by"), vec![self.rules().signature()]);
        let leads = rows.iter().chain([&ruled_by]).map(|(lead, _)| textwrap::core::display_width(lead));
        let width = leads.max().unwrap_or(0) + 5;
        let indent = " ".repeat(width);
        writeln!(out)?;
        for (lead, words) in rows {
            writeln!(out, "{}", columns(&words, &padded(&format!("  {lead}"), width), &indent))?;
        }
        if self.ruling.elsewhere.iter().any(|(_, open)| *open) {
            writeln!(out, "{indent}* {}", say("unless-repeated"))?;
        }
        writeln!(out, "{}{}", padded(&format!("  {}", ruled_by.0), width), ruled_by.1.concat())?;
        Ok(())
    }
}

/// Colours the verdict itself: the words before the first full stop.
fn colored(text: &str, paint: impl Fn(&str) -> String) -> String {
    match text.find(['.', ',', '。', '，', '：']) {
        Some(end) => format!("{}{}", paint(&text[..end]), &text[end..]),
        None => text.to_owned(),
    }
}

/// The shipped rulesets under which the same move is legal, and whether that depends on unknown moves. Compiling them
/// takes most of the time of a verdict.
fn elsewhere(standing: Standing<'_>, mv: Move) -> Vec<(&'static str, bool)> {
    let legal = side_by_side(PRESETS, |preset| Some((preset.name, standing.legal_under(mv, preset)?)));
    legal.into_iter().flatten().collect()
}
