//! From the tree of a theme's values to a [`Theme`], or every fault at once.

use super::names::script_of;
use super::reader::ThemeReader;
use crate::files::FileProvider;
use crate::theme::{
    BoardStyle, BoxStyle, CardStyle, Colours, Cutter, FaceStyle, FontRoles, GiftStyle, Machine, Orientation,
    PieceStyle, SheetLanguage, SheetStyle, StandeeStyle, Theme,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Checks everything; `file` is the name of the theme's source. With `words_only` no pieces are drawn.
pub(super) fn check(
    file: &str,
    words_only: bool,
    files: &dyn FileProvider,
    reader: &mut ThemeReader<'_>,
) -> Option<Theme> {
    let name = reader.name(file);
    let (languages, custom_languages) = reader.languages(files);
    let mut title = reader.title(&languages, &custom_languages);
    let rules = reader.rules(files);
    let mut paper = reader.paper();
    let (size, square, piece) = reader.sizes();
    let board = BoardStyle::read(reader, square);
    let mut pieces = PieceStyle::read(reader, piece);
    reader.labels(&mut pieces, files);
    reader.check_sizes(square, &pieces);
    let cutter = Cutter::read(reader);
    reader.check_cutting(&pieces, &cutter, &paper);
    reader.check_backs(&pieces, &cutter);
    if cutter.machine == Machine::Laser && paper.orientation == Orientation::Auto {
        // A sheet of wood is not rotated: its orientation is that of its measures.
        paper.orientation = reader.way_given().unwrap_or(paper.orientation);
    }
    if cutter.machine == Machine::Cricut {
        // It cuts along the edge of the ink, and adds a bleed itself.
        pieces.bleed = 0.0;
    }
    let face = FaceStyle::read(reader, script_of(&languages));
    let sheet = SheetStyle::read(reader, files);
    let package = BoxStyle::read(reader);
    let standees = StandeeStyle::read(reader, square);
    let cards = CardStyle::read(reader, rules.as_deref());
    let gift = GiftStyle::read(reader);
    // A title of one text heads a sheet in another language, too.
    if let (true, Some(SheetLanguage::Shipped(tag)), Some(text)) =
        (reader.has_one_title(), sheet.languages.first(), title.values().next().cloned())
    {
        title.entry(tag.clone()).or_insert(text);
    }
    let colours = Colours::read(reader);
    let landscape_inks = reader.landscape_inks(board.landscape, board.ink_set);
    let inks = reader.keyword("colours.inks");
    reader.check_inks_of_a_machine(inks, cutter.machine);
    let profile = reader.profile(inks, cutter.machine, files);
    let most_ink = reader.integer("colours.most-ink");
    let roles = FontRoles::read(reader);
    let pictures = match words_only {
        true => BTreeMap::new(),
        false => reader.pictures(rules.as_deref(), files),
    };
    let rules = rules?;
    let wording = reader.wording(&rules, &custom_languages);
    if !words_only {
        let ideographs = custom_languages.animal_characters(face.script);
        reader.check_face(&face, &rules, &ideographs);
        reader.check_drawn(&face, &rules, &ideographs);
    }
    if !reader.all_fields_valid(FontRoles::KEYS) {
        return None;
    }
    let fonts = Arc::new(reader.faces.fonts.clone());
    let theme = Theme {
        name,
        title,
        rules,
        languages,
        custom_languages,
        size,
        paper,
        board,
        pieces,
        cutter,
        face,
        sheet,
        package,
        standees,
        cards,
        gift,
        wording,
        colours,
        landscape_inks,
        inks,
        profile,
        most_ink,
        roles,
        fonts,
        pictures,
    };
    if !words_only {
        reader.check_letters(&theme);
    }
    Some(theme)
}
