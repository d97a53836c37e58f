//! Shaping of single lines: what it needs of a face is prepared once.

use harfrust::{Feature, GlyphBuffer, ShapeOptions, ShapePlan, ShapePlanKey, ShaperData, UnicodeBuffer};
use skrifa::FontRef;
use std::sync::{Arc, Mutex, PoisonError};

/// A face, prepared for shaping.
pub(super) struct Shaping {
    data: ShaperData,
    /// What was compiled of the face's rules, by script, direction and features: to compile them takes longer than to
    /// shape a word.
    plans: Mutex<Vec<Arc<ShapePlan>>>,
}

impl Shaping {
    /// Reads what shaping needs of a font.
    pub fn new(font: &FontRef<'_>) -> Shaping {
        Shaping { data: ShaperData::new(font), plans: Mutex::default() }
    }

    /// The glyphs of a line in the font that this was made of.
    pub fn shape(&self, font: &FontRef<'_>, text: &str, features: &[Feature]) -> GlyphBuffer {
        let shaper = self.data.shaper(font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let (script, direction) = (Some(buffer.script()), buffer.direction());
        let key = ShapePlanKey::new(script, direction).features(features);
        // A plan is never half made, so a panic leaves them whole.
        let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        let known = plans.iter().find(|plan| key.matches(plan)).cloned();
        let plan = known.unwrap_or_else(|| {
            let plan = Arc::new(ShapePlan::new(&shaper, direction, script, None, features));
            plans.push(plan.clone());
            plan
        });
        drop(plans);
        shaper.shape(buffer, ShapeOptions::new().plan(Some(&plan)).features(features))
    }
}
