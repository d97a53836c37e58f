//! The style sheet.

/// The fonts: Latin letters, then simplified, traditional and Japanese characters.
pub const FONTS: &str = "{\\fonttbl\
    {\\f0\\froman\\fcharset0{\\*\\falt Times New Roman}Georgia;}\
    {\\f1\\fnil\\fcharset134{\\*\\falt Microsoft YaHei}SimSun;}\
    {\\f2\\fnil\\fcharset136{\\*\\falt Microsoft JhengHei}PMingLiU;}\
    {\\f3\\fnil\\fcharset128{\\*\\falt Yu Mincho}MS Mincho;}}\n\
    {\\colortbl;\\red143\\green42\\blue32;\\red90\\green80\\blue70;\\red190\\green180\\blue165;}\n";

/// Paragraph styles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum RtfStyle {
    Body,
    Title,
    Heading,
    Subtitle,
    Lead,
    Rule,
    Picture,
    Caption,
    AltText,
    Cell,
    Line,
    Note,
    Signature,
}

/// Each style with its name as word processors know it, and its format: sizes in half points, lengths in twips.
const STYLES: [(RtfStyle, &str, &str); 13] = [
    (RtfStyle::Body, "Normal", "\\sa100\\sl280\\slmult0\\fs21"),
    (RtfStyle::Title, "heading 1", "\\outlinelevel0\\keepn\\sa60\\b\\fs52"),
    (RtfStyle::Heading, "heading 2", "\\outlinelevel1\\keepn\\sb240\\sa80\\b\\fs27\\cf1"),
    (RtfStyle::Subtitle, "Subtitle", "\\sa60\\fs23\\cf2"),
    (RtfStyle::Lead, "Lead", "\\sa160\\brdrb\\brdrs\\brdrw15\\brdrcf1\\brsp120\\i\\fs23"),
    (RtfStyle::Rule, "Rule", "\\keep\\fi-454\\li454\\tx454\\sa100\\sl280\\slmult0\\fs21"),
    (RtfStyle::Picture, "Picture", "\\keepn\\sb120\\sa60\\fs21"),
    (RtfStyle::Caption, "caption", "\\keep\\sa100\\sl250\\slmult0\\fs19"),
    (RtfStyle::AltText, "Picture in words", "\\keep\\sa200\\sl250\\slmult0\\i\\fs19\\cf2"),
    (RtfStyle::Cell, "Table cell", "\\sb20\\sa20\\fs20"),
    (RtfStyle::Line, "Quick reference", "\\keep\\sb60\\sl270\\slmult0\\fs20"),
    (RtfStyle::Note, "Foot note", "\\keep\\sb120\\sl230\\slmult0\\fs17\\cf2"),
    (RtfStyle::Signature, "Signature", "\\keep\\sb120\\sl230\\slmult0\\fs17\\cf2"),
];

impl RtfStyle {
    /// Starts a paragraph of this style.
    pub fn begin(self) -> String {
        let rows = STYLES.iter().enumerate().filter(|(_, (style, ..))| *style == self);
        rows.map(|(number, (.., format))| format!("\\pard\\plain\\s{number}{format}")).collect()
    }
}

/// All styles.
pub fn style_sheet() -> String {
    let styles = STYLES.iter().enumerate().map(|(number, (style, name, format))| {
        let based = if *style == RtfStyle::Body { "" } else { "\\sbasedon0" };
        format!("{{\\s{number}{format}{based}\\snext0 {name};}}\n")
    });
    format!("{{\\stylesheet\n{}}}\n", styles.collect::<String>())
}
