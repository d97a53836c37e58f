//! Shared by the layouts of the ladder: further words of a rung, and the number of rows.

/// Additional texts of a rung, such as those of a second language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RungWords {
    /// A second name, such as 象; may be empty.
    pub name: String,
    /// Its romanisation, such as xiàng; may be empty.
    pub reading: String,
}

/// Distributes kinds over rows so that no cell is narrower than `least`: cells per row, and rows.
pub fn rows_of(count: usize, width: f64, least: f64) -> (usize, usize) {
    let most = ((width / least).floor() as usize).max(1);
    let rows = count.div_ceil(most).max(1);
    (count.div_ceil(rows).max(1), rows)
}
