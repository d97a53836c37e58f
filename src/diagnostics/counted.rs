//! A number with its noun.

/// “1 fault”, “2 faults”.
pub fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
