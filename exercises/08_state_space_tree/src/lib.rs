//! 08 · Walking the state-space tree
//!
//! Read README.md beside this folder, then write the bodies of `descend` and `dead_ends`.
//! Paste `is_safe` from exercise 01 below, and take the loop of `visit` from exercise 07.
//! Grade with `cargo run -p grader -- state_space_tree`.

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

/// Visits the node `queens` and every node below it: a parent before its children,
/// the children from left to right. When it returns, `queens` is as it was on entry.
fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    let _ = visit; // this line goes as well
    todo!("descend: n = {n}, queens = {queens:?}")
}

/// The nodes that are not full and have no child, in the order of the walk.
pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    todo!("dead_ends: n = {n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nodes_for_1_queen() {
        let mut seen = vec![];
        walk(1, &mut |queens| {
            if seen.len() < 100 {
                seen.push(queens.to_vec())
            }
        });
        assert_eq!(seen, [vec![], vec![0]]);
    }

    #[test]
    fn the_nodes_for_2_queens() {
        let mut seen = vec![];
        walk(2, &mut |queens| {
            if seen.len() < 100 {
                seen.push(queens.to_vec())
            }
        });
        assert_eq!(seen, [vec![], vec![0], vec![1]]);
    }

    #[test]
    fn the_dead_ends_for_4_queens() {
        assert_eq!(dead_ends(4), [vec![0, 2], vec![0, 3, 1], vec![3, 0, 2], vec![3, 1]]);
    }
}
