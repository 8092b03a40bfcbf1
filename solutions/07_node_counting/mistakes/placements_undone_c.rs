//! id: placements-undone
//! about: The field is set to the length of the list whenever the list changes.
//! same-as: field-left-at-zero

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

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
    } else {
        let mut has_child = false;
        for col in 0..n {
            stats.squares += 1;
            if is_safe(queens, row, col) {
                has_child = true;
                queens.push(col);
                stats.placements = queens.len() as u64;
                visit(n, queens, stats);
                queens.pop();
                stats.placements = queens.len() as u64;
            }
        }
        if !has_child {
            stats.dead_ends += 1;
        }
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
