//! The quick reference: icons with words.

use super::measures::Measures;
use super::typesetter::{Typesetter, is_ideographic, moved};
use crate::compose::diagram::{Ability, Band, DrawnFigure, ability, line_on_paper, panel_ground};
use crate::geom::Size;
use crate::language::colon;
use crate::rules::{Kind, Leap, OwnTrap, Side, Switches, Terrain, TrapEffect};
use crate::rulesheet::{QuickReferenceLine, Sheet};
use crate::scene::Colour;
use crate::typeset::{Paragraph, ParagraphStyle, Span};

/// The height of an icon, its gap to the words, and the gaps to the next entry across and down; in ems of the caption.
const ICON: (f64, f64, [f64; 2]) = (2.3, 0.5, [2.0, 0.5]);

/// The least and the greatest gap between two entries where all are in one line, in ems.
const SPREAD: [f64; 2] = [1.0, 9.0];
/// Within a panel: side margins of the quick reference, the gaps above and below it, and below the ladder.
const PANEL: [f64; 4] = [3.6, 2.4, 1.8, 1.7];

/// An entry: its icon, if it has one, and its words.
struct GlanceEntry {
    icon: Option<Ability>,
    words: Paragraph,
}

impl Typesetter<'_, '_> {
    /// The heading of the quick reference, and who swims, who leaps and which traps work: each an icon with a label
    /// over its text. An entry that does not fit moves to the next line, and only one wider than a line is broken; the
    /// heading moves to a line of its own where that lets the entries be in one.
    /// Exceptional captures are left to the ladder.
    pub fn quick_reference(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> DrawnFigure {
        let setting = ParagraphStyle { hyphenate: false, ..self.caption_setting(sheet, at) };
        let (em, ink, accent) = (setting.size, self.ink(), self.accent());
        let (high, gap, [across, down]) = (ICON.0 * em, ICON.1 * em, ICON.2.map(|gap| gap * em));
        let heading = [Span::bold(&sheet.quick_reference.heading, accent).together()];
        let mut entries = vec![GlanceEntry { icon: None, words: self.paragraph(&heading, width, &setting) }];
        for line in sheet.quick_reference.lines.iter().filter(|line| line.id != "exceptions") {
            let icon = self.icon(line);
            let room = width - icon.map_or(0.0, |icon| icon.size(high).width + gap);
            let label = match is_ideographic(&sheet.language) {
                // The bold ideographs cover headings only.
                true => Span::plain(format!("{}\n", line.label), ink),
                false => Span::bold(format!("{}\n", line.label), ink),
            };
            let words = self.paragraph(&[label, Span::plain(&line.text, ink)], room, &setting);
            entries.push(GlanceEntry { icon, words });
        }
        let wide_of =
            |entry: &GlanceEntry| entry.icon.map_or(0.0, |icon| icon.size(high).width + gap) + entry.words.width();
        // In one line they are spread over its width.
        let [least, most] = SPREAD.map(|gap| gap * em);
        let spread = |entries: &[GlanceEntry]| {
            let left = width - entries.iter().map(wide_of).sum::<f64>();
            let even = left / entries.len().saturating_sub(1).max(1) as f64;
            (even >= least).then(|| even.min(most))
        };
        let beside_heading = spread(&entries);
        let below_heading = spread(&entries[1..]).filter(|_| beside_heading.is_none());
        let across = beside_heading.or(below_heading).unwrap_or(across);
        let (mut items, mut x, mut y, mut lower) = (Vec::new(), 0.0, 0.0, 0.0);
        if below_heading.is_some() {
            let heading = entries.remove(0).words;
            items.extend(self.words(&heading, (0.0, 0.0)));
            y = heading.height() + down;
        }
        for entry in entries {
            let wide = wide_of(&entry);
            let icon = wide - entry.words.width();
            // What is spread over the width fills it.
            if x > 0.0 && x + wide > width + 1e-6 {
                (x, y, lower) = (0.0, y + lower + down, 0.0);
            }
            let tall = f64::max(high, entry.words.height());
            if let Some(shown) = entry.icon.filter(|_| !self.trying) {
                let drawn = ability(self.resources, shown, high, at.look);
                items.push(moved(drawn.items, (x, y + (tall - high) / 2.0)));
            }
            items.extend(self.words(&entry.words, (x + icon, y + (tall - entry.words.height()) / 2.0)));
            (x, lower) = (x + wide + across, f64::max(lower, tall));
        }
        DrawnFigure { items, size: Size::new(width, y + lower) }
    }

    /// The quick reference and the ladder below it on one panel of the theme's band.
    pub fn at_a_glance(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> DrawnFigure {
        let [side, above, between, below] = PANEL;
        let quick_reference = self.quick_reference(sheet, width - 2.0 * side, at);
        let ladder = self.frieze(sheet, width, at.look);
        let down = above + quick_reference.size.height + between;
        let size = Size::new(width, down + ladder.size.height + below);
        if self.trying {
            return DrawnFigure { items: Vec::new(), size };
        }
        let theme = self.resources.theme;
        let ground = panel_ground(theme);
        let mut items =
            Band::of(theme, at.look).panel(size.to_rect(), ground, line_on_paper(theme).towards(ground, 0.4));
        items.push(moved(quick_reference.items, (side, above)));
        items.push(moved(ladder.items, (0.0, down)));
        DrawnFigure { items, size }
    }

    /// The same in words alone, with exceptional captures, for a ladder without text: two languages side by side have no
    /// room for icons. A label stays on one line with its text.
    pub fn quick_reference_in_words(&mut self, sheet: &Sheet, width: f64, at: &Measures) -> Paragraph {
        let setting = ParagraphStyle { hyphenate: false, ..self.caption_setting(sheet, at) };
        let ink: Colour = self.ink();
        let gap = if is_ideographic(&sheet.language) { "\u{3000}" } else { "\u{2002} " };
        let mut spans = vec![Span::bold(&sheet.quick_reference.heading, self.accent()).together()];
        for line in &sheet.quick_reference.lines {
            let [label, value] = unit(line, sheet, ink);
            let alone = [label.clone(), value.clone()];
            let wide = self.paragraph(&alone, f64::from(u16::MAX), &setting).width();
            spans.push(Span::plain(gap, ink));
            spans.push(label.joined());
            spans.push(if wide <= width { value.together() } else { value });
        }
        self.paragraph(&spans, width, &setting)
    }

    /// The icon of an entry: the strongest animal with the ability, which leaps as drawn if any does, or the traps to
    /// beware of.
    fn icon(&self, line: &QuickReferenceLine) -> Option<Ability> {
        let rules = &self.resources.theme.rules;
        let strongest =
            |able: &dyn Fn(&Kind) -> bool| rules.strongest_first().into_iter().find(|&kind| able(rules.kind(kind)));
        let trap = |side: Side| {
            let squares = rules.board().squares().filter_map(|square| rules.board().terrain(square));
            squares.into_iter().find(|terrain| *terrain == Terrain::Trap(side))
        };
        let (own, enemy) = (trap(Side::White), trap(Side::Black));
        match line.id {
            "swims" => strongest(&|kind| kind.swims).map(Ability::Swims),
            "leaps" => strongest(&|kind| kind.may(Leap::Across))
                .or_else(|| strongest(&|kind| !kind.leaps.is_empty()))
                .map(Ability::Leaps),
            "traps" => match (own, enemy, rules.switches()) {
                (Some(own), Some(enemy), Switches { own_trap: OwnTrap::Weakens, enemy_trap, .. }) => {
                    Some(match enemy_trap {
                        TrapEffect::Weakens => Ability::Squares(own, enemy),
                        TrapEffect::Harmless => Ability::Square(own),
                    })
                }
                (own, enemy, _) => enemy.or(own).map(Ability::Square),
            },
            "shelter" => own.map(Ability::Square),
            _ => None,
        }
    }
}

/// A label with its text.
fn unit(line: &QuickReferenceLine, sheet: &Sheet, ink: Colour) -> [Span; 2] {
    let label = format!("{}{}", line.label, colon(&sheet.language));
    match is_ideographic(&sheet.language) {
        // The bold ideographs cover headings only.
        true => [Span::plain(label, ink), Span::plain(&line.text, ink)],
        false => [Span::bold(label, ink), Span::plain(format!(" {}", line.text), ink)],
    }
}
