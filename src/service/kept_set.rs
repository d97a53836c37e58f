//! Sets that were laid out a moment ago: a page asks for the pages of a set, then for its findings, then for its files.
//!
//! An answer stays a function of its request, since a set is kept with the whole of what it was made from.

use super::files::RequestFiles;
use super::laid_out_set::LaidOutSet;
use super::refusal::Refusal;
use super::theme_request::ThemeRequest;
use crate::fonts;
use crate::theme::Theme;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Sets that are kept: the part that somebody looks at, and the whole.
const MOST_SETS: usize = 2;
/// Sets of more pages are laid out anew: they would take more memory than the time is worth.
const MOST_PAGES: usize = 60;

static SETS: Mutex<VecDeque<Arc<KeptSet>>> = Mutex::new(VecDeque::new());

/// A theme and its set, or some parts of it.
pub(super) struct KeptSet {
    /// The theme, checked.
    pub theme: Theme,
    /// Its set, laid out.
    pub laid: LaidOutSet,
    made_from: Source,
}

/// All that a set depends on.
#[derive(PartialEq)]
struct Source {
    wanted: ThemeRequest,
    files: RequestFiles<'static>,
    parts: Vec<&'static str>,
    faces: usize,
}

impl KeptSet {
    /// The set of a request: as kept, or else laid out and kept.
    pub fn of(
        wanted: ThemeRequest,
        files: RequestFiles<'_>,
        parts: Vec<&'static str>,
    ) -> Result<Arc<KeptSet>, Refusal> {
        let made_from = Source { wanted, files: files.into_owned(), parts, faces: fonts::present() };
        if let Some(kept) = sets().iter().find(|set| set.made_from == made_from) {
            return Ok(kept.clone());
        }
        let theme = made_from.wanted.clone().load(made_from.files.clone())?;
        let laid = LaidOutSet::of(&theme, &made_from.parts)?;
        let set = Arc::new(KeptSet { theme, laid, made_from });
        if set.laid.set.document.pages.len() <= MOST_PAGES && !fonts::lacking() {
            let mut sets = sets();
            sets.truncate(MOST_SETS - 1);
            sets.push_front(set.clone());
        }
        Ok(set)
    }
}

/// The newest first. Nothing is laid out while they are locked, so a panic leaves them whole.
fn sets() -> MutexGuard<'static, VecDeque<Arc<KeptSet>>> {
    SETS.lock().unwrap_or_else(PoisonError::into_inner)
}
