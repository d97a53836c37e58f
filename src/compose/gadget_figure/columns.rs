//! Where the parts of a network stand: in columns, each part behind all that lead to it, in an order with few
//! crossings (K. Sugiyama, S. Tagawa, M. Toda, "Methods for Visual Understanding of Hierarchical System Structures",
//! IEEE Transactions on Systems, Man, and Cybernetics 11(2), 1981).

/// An end of a wire: outside, or at a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tip {
    /// Outside the network.
    Outside,
    /// The number of a part.
    Part(usize),
}

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Node {
    /// A part, by its number.
    Part(usize),
    /// Where a wire passes by or ends outside, by its number.
    Wire(usize),
}

/// How often the order of all columns is mended, once forwards and once backwards each time.
const SWEEPS: usize = 8;

/// The columns from the left: wires that begin outside, the parts, wires that end outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    /// From the left, each from above.
    pub nodes: Vec<Vec<Node>>,
    /// By wire: the nodes that it passes, by column and place, from its first to its last.
    pub ways: Vec<Vec<(usize, usize)>>,
}

/// The columns of a network of so many parts. No wires lead in a circle; each leads from a part to a later one.
pub fn columns(parts: usize, wires: &[(Tip, Tip)]) -> Columns {
    let mut depth = vec![1; parts];
    for part in 0..parts {
        let before = wires.iter().filter_map(|wire| match wire {
            (Tip::Part(from), Tip::Part(to)) if *to == part => Some(depth[*from] + 1),
            _ => None,
        });
        depth[part] = before.max().unwrap_or(1);
    }
    let last = depth.iter().max().map_or(1, |most| most + 1);
    let mut nodes = vec![Vec::new(); last + 1];
    for (part, &column) in depth.iter().enumerate() {
        nodes[column].push(Node::Part(part));
    }
    let ends: Vec<(usize, usize)> = wires
        .iter()
        .map(|&(from, to)| {
            let column = |tip, outside| if let Tip::Part(part) = tip { depth[part] } else { outside };
            (column(from, 0), column(to, last))
        })
        .collect();
    for (wire, &(from, to)) in ends.iter().enumerate() {
        for (column, nodes) in nodes.iter_mut().enumerate().take(to + 1).skip(from) {
            let is_end =
                column == from && wires[wire].0 != Tip::Outside || column == to && wires[wire].1 != Tip::Outside;
            if !is_end {
                nodes.push(Node::Wire(wire));
            }
        }
    }
    for _ in 0..SWEEPS {
        for column in 1..=last {
            reorder(&mut nodes, column, column - 1, wires);
        }
        for column in (0..last).rev() {
            reorder(&mut nodes, column, column + 1, wires);
        }
    }
    let ways = wires.iter().zip(&ends).enumerate().map(|(wire, (&tips, &(from, to)))| {
        (from..=to).filter_map(|column| Some((column, place(&nodes[column], wire, tips)?))).collect()
    });
    Columns { ways: ways.collect(), nodes }
}

/// The place of a wire in a column: its own, or that of a part at which it ends.
fn place(column: &[Node], wire: usize, (from, to): (Tip, Tip)) -> Option<usize> {
    column.iter().position(|node| match *node {
        Node::Wire(passing) => passing == wire,
        Node::Part(part) => Tip::Part(part) == from || Tip::Part(part) == to,
    })
}

/// Puts the nodes of a column in the order of the middle of what they are joined to in another.
fn reorder(nodes: &mut [Vec<Node>], column: usize, beside: usize, wires: &[(Tip, Tip)]) {
    let middle = |node: Node, at: usize| {
        let joined = wires.iter().enumerate().filter(|&(wire, tips)| place(&[node], wire, *tips).is_some());
        let places: Vec<f64> =
            joined.filter_map(|(wire, tips)| Some(place(&nodes[beside], wire, *tips)? as f64)).collect();
        if places.is_empty() { at as f64 } else { places.iter().sum::<f64>() / places.len() as f64 }
    };
    let mut sorted: Vec<(f64, Node)> =
        nodes[column].iter().enumerate().map(|(at, &node)| (middle(node, at), node)).collect();
    sorted.sort_by(|a, b| a.0.total_cmp(&b.0));
    nodes[column] = sorted.into_iter().map(|(_, node)| node).collect();
}

#[cfg(test)]
mod tests {
    use super::{Columns, Node, Tip, columns};

    #[test]
    fn each_part_stands_behind_all_that_lead_to_it_and_a_wire_that_passes_one_has_a_place_beside_it() {
        let wires = [
            (Tip::Outside, Tip::Part(0)),
            (Tip::Part(0), Tip::Part(1)),
            (Tip::Part(0), Tip::Part(2)),
            (Tip::Part(1), Tip::Part(2)),
            (Tip::Part(2), Tip::Outside),
        ];
        let Columns { nodes, ways } = columns(3, &wires);
        assert_eq!(nodes[0], [Node::Wire(0)]);
        assert_eq!(nodes[1], [Node::Part(0)]);
        assert!(nodes[2].contains(&Node::Part(1)) && nodes[2].contains(&Node::Wire(2)));
        assert_eq!(nodes[3..], [vec![Node::Part(2)], vec![Node::Wire(4)]]);
        assert_eq!(ways[2].iter().map(|(column, _)| *column).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn wires_that_need_not_cross_do_not_cross() {
        // Two chains side by side, named in an order that crosses them.
        let wires = [
            (Tip::Outside, Tip::Part(0)),
            (Tip::Outside, Tip::Part(1)),
            (Tip::Part(0), Tip::Part(3)),
            (Tip::Part(1), Tip::Part(2)),
            (Tip::Part(2), Tip::Outside),
            (Tip::Part(3), Tip::Outside),
        ];
        let Columns { ways, .. } = columns(4, &wires);
        let place = |wire: usize, node: usize| ways[wire][node].1;
        assert_eq!(place(0, 1) < place(1, 1), place(2, 1) < place(3, 1));
        assert_eq!(place(2, 1) < place(3, 1), place(5, 1) < place(4, 1));
    }
}
