//! id: comparisons-for-squares
//! about: The squares are counted in the inner loop over the queens above, and so once for each queen.

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
            let mut safe = true;
            for r in 0..row {
                stats.squares += 1;
                if queens[r] == col || queens[r].abs_diff(col) == row - r {
                    safe = false;
                    break;
                }
            }
            if safe {
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
}
