//! A box of plywood on sheets for a laser: plates to cut, and a lid to engrave.

use super::panels::{self, Face, FrontStyle};
use crate::canvas::error::LayoutError;
use crate::canvas::guides::GuidedPage;
use crate::canvas::resources::Resources;
use crate::dieline::{Contents, FingerBoxMeasures};
use crate::extras::extra::{ExtraPages, PackagePlan};
use crate::extras::panel::PanelDraft;
use crate::extras::words::say_first;
use crate::geom::{Affine, BezPath, Point, Rect, Size, Vec2};
use crate::impose::cut_lines::cut;
use crate::impose::printable_area::{PrintableArea, printable_areas};
use crate::scene::{Item, Layer, LayerKind, Page};

/// Between two plates, in millimetres, besides what the laser burns away.
const BETWEEN: f64 = 2.0;

/// A plate to be placed: its cut line, and what is engraved on it, from its upper left corner.
struct PlateToPlace {
    cut: BezPath,
    bounds: Rect,
    engraved: Vec<Item>,
}

/// The pages of the box.
pub fn lay_out(resources: &mut Resources<'_>, contents: &Contents, below: &str) -> Result<ExtraPages, LayoutError> {
    let theme = resources.theme;
    let arrangement = contents.tray().ok_or(LayoutError::NoBox { pieces: contents.pieces })?;
    let measures = FingerBoxMeasures::of(&arrangement, theme.package.wood);
    let mut plates = Vec::new();
    for plate in measures.plates() {
        let line = plate.cut(theme.cutter.kerf);
        let bounds = line.bounds().unwrap_or(Rect::ZERO);
        let mut engraved = Vec::new();
        if plate.name == "lid" {
            let mut draft = PanelDraft::new(resources);
            // The lid's plate lies on its longer side; its picture is upright on the shorter.
            panels::front(
                &mut draft,
                Face::engraved(plate.region.bounds().unwrap_or(Rect::ZERO).size()),
                FrontStyle::BOX,
                below,
            );
            engraved = draft.finish();
        }
        for _ in 0..plate.count {
            plates.push(PlateToPlace { cut: line.path(), bounds, engraved: engraved.clone() });
        }
    }
    let rooms = printable_areas(&theme.paper);
    let sheets = rooms.iter().filter_map(|room| placed(&plates, *room).map(|sheets| (sheets, *room)));
    let Some((sheets, room)) = sheets.min_by_key(|(sheets, _)| sheets.len()) else {
        let largest =
            plates.iter().map(|plate| plate.bounds.size()).max_by(|one, other| one.area().total_cmp(&other.area()));
        return Err(super::too_large(&theme.paper, largest.unwrap_or(Size::ZERO)));
    };
    let name = say_first(resources, "page-plywood", &[]);
    let pages = sheets.into_iter().map(|places| page(resources, &plates, &places, room, &name)).collect();
    let [long, wide, high] = measures.inner.map(|length| format!("{length:.0}"));
    let about = format!("box of plywood of {} mm, {long} × {wide} × {high} mm inside", measures.wood);
    let package = PackagePlan { pieces: contents.pieces, empty: arrangement.empty, half_cut: None };
    Ok(ExtraPages { pages, about, package: Some(package) })
}

/// A row of plates on a sheet: where it begins, how high it is, and where the next plate goes.
struct Row {
    sheet: usize,
    y: f64,
    height: f64,
    x: f64,
}

/// Plates on sheets: for each sheet the plates on it, and where their upper left corners are. Each goes into the first
/// row with room for it, the highest first; `None` if a plate is larger than the sheet.
fn placed(plates: &[PlateToPlace], room: PrintableArea) -> Option<Vec<Vec<(usize, Point)>>> {
    let mut order: Vec<usize> = (0..plates.len()).collect();
    order.sort_by(|&one, &other| plates[other].bounds.height().total_cmp(&plates[one].bounds.height()));
    let (mut rows, mut sheets): (Vec<Row>, Vec<Vec<(usize, Point)>>) = (Vec::new(), Vec::new());
    for plate in order {
        let size = plates[plate].bounds.size();
        if size.width > room.area.width() || size.height > room.area.height() {
            return None;
        }
        let fits = |row: &Row| row.x + size.width <= room.area.x1 && size.height <= row.height;
        let row = rows.iter().position(fits).unwrap_or_else(|| {
            let below = rows.last().map(|row| (row.sheet, row.y + row.height + BETWEEN));
            let (sheet, y) = match below {
                Some((sheet, y)) if y + size.height <= room.area.y1 => (sheet, y),
                _ => (sheets.len(), room.area.y0),
            };
            rows.push(Row { sheet, y, height: size.height, x: room.area.x0 });
            rows.len() - 1
        });
        let row = &mut rows[row];
        sheets.resize_with(sheets.len().max(row.sheet + 1), Vec::new);
        sheets[row.sheet].push((plate, Point::new(row.x, row.y)));
        row.x += size.width + BETWEEN;
    }
    Some(sheets)
}

fn page(
    resources: &Resources<'_>,
    plates: &[PlateToPlace],
    places: &[(usize, Point)],
    room: PrintableArea,
    name: &str,
) -> GuidedPage {
    let (mut engraved, mut cuts) = (Vec::new(), Vec::new());
    for &(plate, at) in places {
        let plate = &plates[plate];
        let to: Vec2 = at - plate.bounds.origin();
        engraved.extend(
            plate
                .engraved
                .iter()
                .map(|item| -> Item { crate::scene::Group::placed(Affine::translate(to), vec![item.clone()]).into() }),
        );
        cuts.push(cut(resources.theme.cutter.machine, Affine::translate(to) * &plate.cut));
    }
    let layers = vec![Layer { kind: LayerKind::Artwork, items: engraved }, Layer { kind: LayerKind::Cut, items: cuts }];
    let page = Page { trim: room.area, bleed: room.area, layers, ..Page::empty(super::PART, name, room.media) };
    GuidedPage { page, caption: None }
}
