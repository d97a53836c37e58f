//! Pictures for a sheet. While sizes are tried they are only measured: drawing takes most of the time.

use super::typesetter::Typesetter;
use crate::compose::diagram::{
    DrawnFigure, LadderStyle, Look, actors, emblem, excerpt, excerpt_size, ladder, setup, setup_size,
};
use crate::geom::Size;
use crate::rulesheet::{Sheet, View};

impl Typesetter<'_, '_> {
    /// A part of a board.
    pub fn excerpt(&mut self, view: &View, cell: f64, look: Look) -> DrawnFigure {
        match self.trying {
            true => DrawnFigure { size: excerpt_size(view, cell, look), items: Vec::new() },
            false => excerpt(self.resources, view, cell, look),
        }
    }

    /// The board diagram.
    pub fn set_up(&mut self, cell: f64, look: Look) -> DrawnFigure {
        match self.trying {
            true => DrawnFigure { size: self.set_up_size(cell, look), items: Vec::new() },
            false => setup(self.resources, cell, look, false),
        }
    }

    /// The size of the board diagram.
    pub fn set_up_size(&self, cell: f64, look: Look) -> Size {
        setup_size(&self.resources.theme.rules, cell, look, false)
    }

    /// The emblem; while sizes are tried only its height, since the layout below does not depend on its width.
    pub fn emblem(&mut self, height: f64, look: Look) -> DrawnFigure {
        match self.trying {
            true => DrawnFigure { size: Size::new(0.0, height), items: Vec::new() },
            false => emblem(self.resources, height, look),
        }
    }

    /// The emblem's animals without a line, as large as a box allows.
    pub fn actors(&mut self, room: Size, look: Look) -> DrawnFigure {
        actors(self.resources, room, look)
    }

    /// The ladder of strength in a row: it does not depend on text sizes and is drawn once.
    pub fn frieze(&mut self, sheet: &Sheet, width: f64, look: Look) -> DrawnFigure {
        if let Some((known, drawn)) = &self.frieze
            && *known == (sheet.language.clone(), width, look)
        {
            return drawn.clone();
        }
        let drawn = ladder(self.resources, &sheet.quick_reference.ladder, width, LadderStyle::Frieze, look, &[]);
        self.frieze = Some(((sheet.language.clone(), width, look), drawn.clone()));
        drawn
    }
}
