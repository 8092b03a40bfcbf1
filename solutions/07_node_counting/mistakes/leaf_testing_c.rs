//! id: leaf-testing
//! about: The safety test decides what counts as a solution, and every branch is followed to the last row.

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
    visit(n, &mut queens.to_vec(), true, &mut stats);
    stats.nodes
}

/// Given: all five numbers for the search that starts on the empty board.
pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), true, &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, fine: bool, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        if fine {
            stats.solutions += 1;
        }
        return;
    }
    for col in 0..n {
        stats.squares += 1;
        stats.placements += 1;
        let still_fine = fine && is_safe(queens, row, col);
        queens.push(col);
        visit(n, queens, still_fine, stats);
        queens.pop();
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}
