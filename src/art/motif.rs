//! Motifs: shipped pictures whose parts have a class for each of their colours (`templates/motifs/README.md`).

use super::ArtError;
use super::element::{self, Tolerance, classes, number};
use super::error::excerpt;
use crate::geom::{Affine, BezPath, Rect, Shape};
use crate::packed::ShippedText;
use crate::scene::{Colour, PathItem, Stroke};
use resvg::usvg::roxmltree::{Document, Node};
use std::borrow::Cow;
use std::sync::OnceLock;
use svgtypes::Transform;

/// How far curves may lie from the true ones, in units of a motif.
const TOLERANCE: Tolerance = Tolerance { circle: 0.001, ellipse: 0.0001 };

/// A shipped picture. `R` is what its classes stand for: the colours of a board, or those of tools.
#[derive(Debug)]
pub struct Motif<R: 'static> {
    /// Its file below `templates/motifs`, without `.svg`.
    pub name: &'static str,
    file: ShippedText,
    roles: &'static [(&'static str, R)],
    parts: OnceLock<Vec<MotifPart<R>>>,
}

/// A path of a motif, in the motif's units.
#[derive(Debug, Clone, PartialEq)]
pub struct MotifPart<R> {
    /// The path.
    pub path: BezPath,
    /// The role of what it is filled with, if anything.
    pub fill: Option<R>,
    /// The line along it.
    pub line: Option<MotifLine<R>>,
    /// It is drawn where all of these hold.
    pub variants: Vec<Variant>,
}

/// A line of a motif.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MotifLine<R> {
    /// The role of its colour.
    pub role: R,
    /// Its width in the motif's units.
    pub width: f64,
    /// Whether its ends are straight and its corners pointed, and not round.
    pub ruled: bool,
    /// Whether it is a light line in a dark area, which must not fill with ink.
    pub open: bool,
}

/// What a part of a den depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Variant {
    /// The owner wears one ring.
    One,
    /// The owner wears two rings.
    Two,
    /// The den bears its name.
    Named,
    /// The den bears no name.
    Bare,
}

/// The classes of variants.
const VARIANTS: [(&str, Variant); 4] =
    [("one", Variant::One), ("two", Variant::Two), ("named", Variant::Named), ("bare", Variant::Bare)];

/// Which variant of a motif is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shown {
    /// Whether its owner wears two rings.
    pub two: bool,
    /// Whether it bears its name.
    pub named: bool,
}

impl Shown {
    fn holds(self, variant: Variant) -> bool {
        match variant {
            Variant::One => !self.two,
            Variant::Two => self.two,
            Variant::Named => self.named,
            Variant::Bare => !self.named,
        }
    }
}

impl<R: Copy> Motif<R> {
    /// The motif of a text; `roles` are the names of its classes.
    pub const fn new(name: &'static str, svg: &'static str, roles: &'static [(&'static str, R)]) -> Motif<R> {
        Motif::of_file(name, ShippedText::Plain(svg), roles)
    }

    /// The motif of a shipped file.
    pub(super) const fn of_file(
        name: &'static str,
        file: ShippedText,
        roles: &'static [(&'static str, R)],
    ) -> Motif<R> {
        Motif { name, file, roles, parts: OnceLock::new() }
    }

    /// The text of the file.
    pub fn svg(&self) -> Cow<'static, str> {
        self.file.text()
    }

    /// Its parts, back to front. The file is read once, when it is first used.
    ///
    /// # Panics
    /// Never for what is shipped: a test reads every file.
    pub fn parts(&self) -> &[MotifPart<R>] {
        self.parts.get_or_init(|| self.read().expect("a shipped motif can be read"))
    }

    /// The parts of one variant, back to front.
    pub fn shown(&self, shown: Shown) -> impl Iterator<Item = &MotifPart<R>> {
        self.parts().iter().filter(move |part| part.variants.iter().all(|&variant| shown.holds(variant)))
    }

    /// The bounds of its paths in all variants, without the width of lines.
    pub fn bounds(&self) -> Rect {
        self.parts().iter().map(|part| part.path.bounding_box()).reduce(|all, next| all.union(next)).unwrap_or_default()
    }

    /// Reads the file, or says what is wrong with it.
    pub fn read(&self) -> Result<Vec<MotifPart<R>>, ArtError> {
        let svg = self.svg();
        let xml = Document::parse(&svg).map_err(|why| ArtError::new(self.name, format!("expects SVG ({why})")))?;
        let mut parts = Vec::new();
        for node in xml.root_element().descendants().filter(Node::is_element) {
            match node.tag_name().name() {
                "svg" | "style" => {}
                "g" => drop(variants(&node)?),
                name => match element::path(&node, TOLERANCE)? {
                    Some(path) => parts.push(self.part(&node, path)?),
                    None => return Err(ArtError::new(format!("<{name}>"), "expects path, circle, ellipse, rect or g")),
                },
            }
        }
        Ok(parts)
    }

    fn part(&self, node: &Node<'_, '_>, path: BezPath) -> Result<MotifPart<R>, ArtError> {
        let role = |name: &str| self.roles.iter().find(|(class, _)| *class == name).map(|(_, role)| *role);
        let (mut fill, mut line, mut ruled, mut open) = (None, None, false, false);
        for class in classes(node) {
            match (class, role(class), class.strip_prefix("line-").and_then(role)) {
                ("ruled", ..) => ruled = true,
                ("open", ..) => open = true,
                (_, Some(role), _) => fill = Some(role),
                (_, None, Some(role)) => line = Some(role),
                (_, None, None) => return Err(unknown(class)),
            }
        }
        let line = match (line, number(node, "stroke-width")?) {
            (Some(role), Some(width)) => Some(MotifLine { role, width, ruled, open }),
            (None, None) => None,
            (Some(_), None) => return Err(ArtError::new("a line-… class", "expects a stroke-width")),
            (None, Some(_)) => return Err(ArtError::new("a stroke-width", "expects a line-… class")),
        };
        if fill.is_none() && line.is_none() {
            return Err(ArtError::new("an element without a class", "expects the class of an area, of a line or both"));
        }
        let mut all = Vec::new();
        let mut to = Affine::IDENTITY;
        for outer in node.ancestors().filter(Node::is_element) {
            if outer != *node {
                all.extend(variants(&outer)?);
            }
            to = transform(&outer)? * to;
        }
        Ok(MotifPart { path: to * path, fill, line, variants: all })
    }
}

impl<R: Copy> MotifPart<R> {
    /// The part as an item of the display list; `width` is how wide a line of it becomes.
    pub fn item(&self, to: Affine, colour: impl Fn(R) -> Colour, width: impl Fn(&MotifLine<R>) -> f64) -> PathItem {
        let stroke = self.line.as_ref().map(|line| match line.ruled {
            true => Stroke::solid(colour(line.role), width(line)),
            false => Stroke::round(colour(line.role), width(line)),
        });
        let fill = self.fill.map(|role| colour(role).into());
        PathItem { path: to * self.path.clone(), fill, even_odd: false, stroke }
    }
}

/// The variants that the classes of a group name.
fn variants(group: &Node<'_, '_>) -> Result<Vec<Variant>, ArtError> {
    let named = |class| VARIANTS.iter().find(|(name, _)| *name == class).map(|(_, variant)| *variant);
    classes(group).map(|class| named(class).ok_or_else(|| unknown(class))).collect()
}

fn unknown(class: &str) -> ArtError {
    ArtError::new(format!("class {}", excerpt(class)), "expects a class of templates/motifs/README.md")
}

/// The element's own transform.
fn transform(node: &Node<'_, '_>) -> Result<Affine, ArtError> {
    let Some(text) = node.attribute("transform") else { return Ok(Affine::IDENTITY) };
    let wrong = |why| ArtError::new(excerpt(text), format!("expects a transform of SVG ({why})"));
    let Transform { a, b, c, d, e, f } = text.parse().map_err(wrong)?;
    Ok(Affine::new([a, b, c, d, e, f]))
}
