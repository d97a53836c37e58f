//! Certificates as text: one line for each state.

use crate::rules::notation::read_position;
use crate::rules::{Position, Rules, Setup};
use std::fmt::Write;
use std::sync::Arc;

/// Maximum length of a file of certificates in bytes.
pub const MAX_CERTIFICATE_BYTES: usize = 1 << 28;

const HEAD: &str = "shouqi gadget certificate 1";

/// What a state is in a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// It belongs to an invariant set.
    Kept,
    /// It is so many plies from what is forced.
    Rank(u32),
    /// White waits there, and answers on the board so often at most.
    Waits(u32),
}

/// A state of a certificate: animals and side to move, and what is still to arrive and to leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CertifiedState {
    pub role: Role,
    pub setup: Setup,
    pub counters: Vec<u8>,
}

/// What proves a claim: states with ranks, or an invariant set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The claim's name.
    pub claim: String,
    /// The local game that it is about.
    pub(super) game: String,
    /// What is claimed of it.
    pub(super) question: String,
    pub(super) states: Vec<CertifiedState>,
}

/// Why a certificate is refused: one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CertificateFault(pub(super) String);

impl Certificate {
    /// The number of its states.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether it has no states.
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }
}

/// The position of a state.
pub(super) fn position(setup: &Setup, rules: &Arc<Rules>) -> Result<Position, CertificateFault> {
    let checked = setup.clone().check(rules);
    checked.map_err(|_| CertificateFault("a state has animals where none can stand".to_owned()))
}

/// The certificates as text.
///
/// # Errors
/// If a state is none of the rules.
pub fn write_certificates(certificates: &[Certificate], rules: &Arc<Rules>) -> Result<String, CertificateFault> {
    let mut text = format!("{HEAD}\n");
    for Certificate { claim, game, question, states } in certificates {
        // Writing into memory cannot fail.
        let _ = writeln!(text, "claim {claim}\ngame {game}\nquestion {question}\nstates {}", states.len());
        for CertifiedState { role, setup, counters } in states {
            let role = match role {
                Role::Kept => "keep".to_owned(),
                Role::Rank(rank) => rank.to_string(),
                Role::Waits(answers) => format!("wait:{answers}"),
            };
            let counters: Vec<String> = counters.iter().map(u8::to_string).collect();
            let _ = writeln!(text, "{role} {} {}", counters.join(","), position(setup, rules)?);
        }
    }
    Ok(text)
}

/// Reads a file of certificates.
///
/// # Errors
/// The first line that cannot be read.
pub fn read_certificates(text: &str, rules: &Arc<Rules>) -> Result<Vec<Certificate>, CertificateFault> {
    let mut lines = text.lines().enumerate();
    if lines.next().map(|(_, line)| line) != Some(HEAD) {
        return Err(CertificateFault(format!("line 1: a certificate begins with \"{HEAD}\"")));
    }
    let mut found = Vec::new();
    while let Some((number, line)) = lines.next() {
        let wrong = |number: usize, what: &str| CertificateFault(format!("line {}: expects {what}", number + 1));
        let claim = line.strip_prefix("claim ").ok_or_else(|| wrong(number, "claim NAME"))?;
        let mut field = |key: &str| {
            let (at, line) = lines.next().ok_or_else(|| wrong(number, key))?;
            line.strip_prefix(key).map(|rest| rest.trim().to_owned()).ok_or_else(|| wrong(at, key))
        };
        let (game, question) = (field("game ")?, field("question ")?);
        let count: usize = field("states ")?.parse().map_err(|_| wrong(number + 3, "states NUMBER"))?;
        let mut states = Vec::new();
        for _ in 0..count {
            let (at, line) = lines.next().ok_or_else(|| CertificateFault(format!("{claim}: states are missing")))?;
            states.push(
                state(line, rules).ok_or_else(|| wrong(at, "keep, a rank or wait:NUMBER, counters, and a position"))?,
            );
        }
        found.push(Certificate { claim: claim.to_owned(), game, question, states });
    }
    Ok(found)
}

fn state(line: &str, rules: &Arc<Rules>) -> Option<CertifiedState> {
    let mut parts = line.splitn(3, ' ');
    let role = match parts.next()? {
        "keep" => Role::Kept,
        role => match role.strip_prefix("wait:") {
            Some(answers) => Role::Waits(answers.parse().ok()?),
            None => Role::Rank(role.parse().ok()?),
        },
    };
    let counters: Option<Vec<u8>> = parts.next()?.split(',').map(|number| number.parse::<u8>().ok()).collect();
    let position = read_position(parts.next()?, rules).ok()?;
    let setup = Setup { quiet: None, move_number: None, ..position.setup() };
    Some(CertifiedState { role, setup, counters: counters? })
}
