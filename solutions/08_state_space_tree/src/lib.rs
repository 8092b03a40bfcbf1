//! 08 · Walking the state-space tree: the reference.

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

/// Visits the node `queens` and every node below it: a parent before its children,
/// the children from left to right. When it returns, `queens` is as it was on entry.
fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    // First of all, so that the parent comes before its children, and so that
    // the root, dead ends and full boards are visited like all others.
    visit(queens);

    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
    }
}

/// The nodes that are not full and have no child, in the order of the walk.
pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        // A full board has no child either, but it is a solution.
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}

/// From exercise 01: whether no queen above attacks (row, col).
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes(n: usize) -> Vec<Vec<usize>> {
        let mut seen = Vec::new();
        walk(n, &mut |queens| seen.push(queens.to_vec()));
        seen
    }

    #[test]
    fn the_nodes_for_1_and_2_queens() {
        assert_eq!(nodes(1), [vec![], vec![0]]);
        assert_eq!(nodes(2), [vec![], vec![0], vec![1]]);
    }

    #[test]
    fn the_dead_ends_for_4_queens() {
        assert_eq!(dead_ends(4), [vec![0, 2], vec![0, 3, 1], vec![3, 0, 2], vec![3, 1]]);
    }

    #[test]
    fn the_number_of_nodes_for_1_to_8_queens() {
        let counts: Vec<usize> = (1..=8).map(|n| nodes(n).len()).collect();
        assert_eq!(counts, [2, 3, 6, 17, 54, 153, 552, 2057]);
    }

    #[test]
    fn the_walk_is_in_dictionary_order() {
        for n in 1..=7 {
            assert!(nodes(n).is_sorted(), "n = {n}");
        }
    }

    #[test]
    fn the_number_of_dead_ends_for_1_to_8_queens() {
        let counts: Vec<usize> = (1..=8).map(|n| dead_ends(n).len()).collect();
        assert_eq!(counts, [0, 2, 3, 4, 4, 46, 154, 644]);
    }

    /// The numbers in "Look further".
    #[test]
    fn the_tree_for_8_queens_by_rows() {
        let nodes = nodes(8);
        let mut rows = [0; 9];
        for node in &nodes {
            rows[node.len()] += 1;
        }
        assert_eq!(rows, [1, 8, 42, 140, 344, 568, 550, 312, 92]);

        let full: Vec<_> = nodes.iter().filter(|node| node.len() == 8).collect();
        let leads_on = |node: &[usize]| full.iter().any(|board| board.starts_with(node));
        assert_eq!(nodes.iter().filter(|node| !leads_on(node)).count(), 1506);
    }
}
