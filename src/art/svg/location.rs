//! The location of an element, for messages.

use resvg::usvg::roxmltree;

/// “line 12: ” of a node, for messages.
pub fn at(node: &roxmltree::Node<'_, '_>) -> String {
    format!("line {}: ", node.document().text_pos_at(node.range().start).row)
}
