//! id: inner-fn-uses-outer-variables
//! about: The helper is written inside search_stats and uses its n and stats, as an inner def of Python may.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    (0..row).all(|r| queens[r] != col && queens[r].abs_diff(col) != row - r)
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();

    fn visit(queens: &mut Vec<usize>) {
        stats.nodes += 1;
        if queens.len() == n {
            stats.solutions += 1;
            return;
        }
        let mut dead = true;
        for col in 0..n {
            stats.squares += 1;
            if is_safe(queens, queens.len(), col) {
                dead = false;
                stats.placements += 1;
                queens.push(col);
                visit(queens);
                queens.pop();
            }
        }
        if dead {
            stats.dead_ends += 1;
        }
    }

    visit(&mut Vec::new());
    stats
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let row = queens.len();
    let mut nodes = 1;
    for col in 0..n {
        if row < n && is_safe(queens, row, col) {
            nodes += nodes_below(n, &[queens, &[col]].concat());
        }
    }
    nodes
}
