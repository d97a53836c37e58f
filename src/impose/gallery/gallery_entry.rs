//! The content of a gallery for one theme.

use crate::canvas::error::LayoutError;
use crate::canvas::resources::Resources;
use crate::compose::piece::{StickerFace, StickerSide};
use crate::compose::sheet::Reading;
use crate::compose::{board, piece, sheet};
use crate::geom::{Affine, BezPath, Point, Rect, Shape, TOLERANCE};
use crate::impose::document::bound;
use crate::impose::laser;
use crate::impose::plan::PARTS;
use crate::impose::tiling::tiling;
use crate::rules::Side;
use crate::scene::{Document, Group, Item, Layer, LayerKind, Page, PathItem, Use};
use crate::theme::{Machine, Theme};

/// A theme in a gallery.
#[derive(Debug, Clone)]
pub struct GalleryEntry {
    /// The theme's name.
    pub name: String,
    /// Its shared resources; it has no pages.
    pub(super) shared: Document,
    /// The trimmed board.
    pub(super) board: Page,
    /// The first page of the rules.
    pub(super) rules: Option<Page>,
    /// White's stickers and Black's, the strongest animal first.
    pub(super) stickers: [Vec<Page>; 2],
    /// The outline of a sticker around (0, 0).
    pub(super) outline: BezPath,
}

/// Draws a theme for the gallery.
///
/// Fails if a square is larger than the paper, or if a face lacks a character.
pub fn gallery_entry(theme: &Theme, reading: Reading<'_>) -> Result<GalleryEntry, LayoutError> {
    let mut resources = Resources::new(theme);
    let faces = Side::BOTH.map(|side| faces(theme, side));
    let mut pages = vec![whole_board(&mut resources)?];
    for face in faces.iter().flatten() {
        pages.push(sticker(&mut resources, *face));
    }
    pages.extend(sheet::lay_out(&mut resources, reading.sheets, reading.plan).0.into_iter().next());
    let title = theme.title_in(theme.language()).to_owned();
    let mut shared = bound(resources, title, theme.language().to_owned(), pages)?;
    // In order of creation.
    let mut pages = std::mem::take(&mut shared.pages);
    let mut black = pages.split_off(1 + faces[0].len());
    let rules = black.split_off(faces[1].len()).pop();
    let white = pages.split_off(1);
    let board = pages.remove(0);
    let outline = piece::outline(theme.pieces.outline, theme.pieces.sticker());
    Ok(GalleryEntry { name: theme.name.clone(), shared, board, rules, stickers: [white, black], outline })
}

/// The board in one piece, however it is tiled for printing.
fn whole_board(resources: &mut Resources<'_>) -> Result<Page, LayoutError> {
    let theme = resources.theme;
    let drawn = board::board(resources, tiling(theme)?.0.bands);
    let trim = Rect::from_origin_size(Point::ZERO, drawn.size);
    let ground = PathItem::filled(trim.to_path(TOLERANCE), drawn.ground).into();
    let items: Vec<Item> = std::iter::once(ground).chain(drawn.items).collect();
    let board = resources.symbol("board", |_| (trim, items));
    let name = resources.say("board", &[]);
    let artwork = Use { symbol: board, transform: Affine::IDENTITY }.into();
    Ok(page(theme, PARTS[0], name, trim, artwork, laser::cut_out(trim, 0.0)))
}

/// Every animal of a side once, strongest first.
fn faces(theme: &Theme, of: Side) -> Vec<StickerFace> {
    let mut faces: Vec<StickerFace> = Vec::new();
    for print in piece::sticker_list(&theme.rules, &theme.pieces).prints {
        match print {
            StickerSide::Front(face @ (Some(_), side)) if side == of && !faces.contains(&face) => faces.push(face),
            StickerSide::Front(_) | StickerSide::Back(_) | StickerSide::Label(..) => {}
        }
    }
    faces
}

/// A trimmed sticker.
fn sticker(resources: &mut Resources<'_>, face: StickerFace) -> Page {
    let theme = resources.theme;
    let used = piece::sticker_symbol(resources, StickerSide::Front(face)).symbol;
    let outline = piece::outline(theme.pieces.outline, theme.pieces.sticker());
    let trim = outline.bounding_box();
    let items = vec![Use { symbol: used, transform: Affine::IDENTITY }.into()];
    let cut_out = Group::clipped(outline.clone(), items);
    page(theme, PARTS[1], String::new(), trim, cut_out.into(), laser::cut(outline))
}

/// A page with only the given content, and with the laser's cut line.
fn page(theme: &Theme, part: &str, name: String, trim: Rect, artwork: Item, cut: Item) -> Page {
    let mut layers = vec![Layer { kind: LayerKind::Artwork, items: vec![artwork] }];
    match theme.cutter.machine {
        Machine::None | Machine::Silhouette | Machine::Cricut => {}
        Machine::Laser => layers.push(Layer { kind: LayerKind::Cut, items: vec![cut] }),
    }
    Page { trim, bleed: trim, layers, ..Page::empty(part, name, trim.size()) }
}
