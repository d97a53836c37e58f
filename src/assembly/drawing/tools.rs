//! Tools: shipped motifs in the colours of the drawings.

use super::canvas::AssemblyCanvas;
use crate::art::motifs::{PENCIL, ToolRole};
use crate::art::{Motif, Shown};
use crate::geom::{Affine, Point};
use crate::impose::laser::Operation;
use crate::scene::Colour;

impl AssemblyCanvas<'_, '_> {
    /// A tool that is turned, and made larger or smaller as a whole: its lines too.
    pub fn tool(&mut self, tool: &Motif<ToolRole>, space: Affine) {
        self.grouped(space, |canvas| canvas.upright(tool, canvas.context.inks.accent));
    }

    /// A tool as large as it was drawn, its (0, 0) on a point.
    pub fn tool_at(&mut self, tool: &Motif<ToolRole>, at: Point) {
        self.within(Affine::translate(at.to_vec2()), |canvas| canvas.upright(tool, canvas.context.inks.accent));
    }

    /// A pencil of a colour, placed as a tool is.
    pub fn pencil(&mut self, space: Affine, colour: Colour) {
        self.grouped(space, |canvas| canvas.upright(&PENCIL, colour));
    }

    fn upright(&mut self, tool: &Motif<ToolRole>, given: Colour) {
        let inks = self.context.inks;
        self.motif(tool, Shown::default(), |role| match role {
            ToolRole::White => Colour::WHITE,
            ToolRole::Ink => inks.ink,
            ToolRole::Accent => inks.accent,
            ToolRole::Wood => inks.wood,
            ToolRole::Side => inks.side,
            ToolRole::Cover => inks.covers[1],
            ToolRole::Grit => inks.ink.towards(Colour::WHITE, 0.62),
            ToolRole::Cut => Operation::Cut.colour(),
            ToolRole::Given => given,
        });
    }
}
