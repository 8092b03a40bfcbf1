//! 07 · Counting the nodes of the search: the reference.

/// What one search did, counted. The README says what each word means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

/// Given: the nodes of the whole tree for `n` queens.
pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

/// Given: the nodes of the subtree under a board that is filled so far, that board included.
pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats.nodes
}

/// Given: all five numbers for the search that starts on the empty board.
pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

/// Visits the node `queens` and every node below it, and adds what it sees to `stats`.
/// When it returns, `queens` is as it was on entry.
fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    // Counted before anything can return, so that the root, full boards and
    // dead ends are nodes like all others.
    stats.nodes += 1;

    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }

    // A local variable: whether *this* node has a child must not be mixed up
    // with what its children find out about themselves.
    let mut has_child = false;
    for col in 0..n {
        // Before the test, since an attacked square was looked at too.
        stats.squares += 1;
        if is_safe(queens, row, col) {
            has_child = true;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if !has_child {
        stats.dead_ends += 1;
    }
}

/// From exercise 01: whether no queen above attacks (row, col).
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_for_4_queens() {
        assert_eq!(count_nodes(4), 17);
    }

    #[test]
    fn nodes_for_8_queens() {
        assert_eq!(count_nodes(8), 2057);
    }

    #[test]
    fn every_number_for_1_queen() {
        let s = search_stats(1);
        assert_eq!((s.nodes, s.placements, s.squares, s.dead_ends, s.solutions), (2, 1, 1, 0, 1));
    }

    #[test]
    fn every_number_for_4_queens() {
        let s = search_stats(4);
        assert_eq!(
            (s.nodes, s.placements, s.squares, s.dead_ends, s.solutions),
            (17, 16, 60, 4, 2)
        );
    }

    #[test]
    fn nodes_for_1_to_10_queens() {
        let nodes: Vec<u64> = (1..=10).map(count_nodes).collect();
        assert_eq!(nodes, [2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539]);
    }

    #[test]
    fn dead_ends_for_1_to_8_queens() {
        let dead_ends: Vec<u64> = (1..=8).map(|n| search_stats(n).dead_ends).collect();
        assert_eq!(dead_ends, [0, 2, 3, 4, 4, 46, 154, 644]);
    }

    #[test]
    fn the_numbers_hang_together() {
        for n in 1..=8 {
            let s = search_stats(n);
            assert_eq!(s.nodes, s.placements + 1, "n = {n}");
            assert_eq!(s.squares, n as u64 * (s.nodes - s.solutions), "n = {n}");
        }
    }

    #[test]
    fn the_subtrees_of_row_0_make_up_the_tree() {
        for n in 1..=8 {
            let below: u64 = (0..n).map(|col| nodes_below(n, &[col])).sum();
            assert_eq!(below + 1, count_nodes(n), "n = {n}");
        }
    }

    #[test]
    fn leaves_are_subtrees_of_one_node() {
        assert_eq!(nodes_below(4, &[0, 2]), 1);
        assert_eq!(nodes_below(4, &[1, 3, 0, 2]), 1);
    }

    /// The nodes of the two larger trees in "Look further".
    #[test]
    fn trees_with_less_pruning() {
        let no_pruning: u64 = (0..=8).map(|row| 8u64.pow(row)).sum();
        assert_eq!(no_pruning, 19_173_961);

        let orderings: u64 = (0..=8).map(|row| (9 - row..=8).product::<u64>()).sum();
        assert_eq!(orderings, 109_601);
    }
}
