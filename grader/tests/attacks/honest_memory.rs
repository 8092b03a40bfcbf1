// [node_counting/count_nodes] a table of the size of the tree, well inside the limit => passed
#[derive(Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    let table = vec![1_u8; 100 << 20];
    walked(n, &[]).nodes + u64::from(table[n]) - 1
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    walked(n, queens).nodes
}

pub fn search_stats(n: usize) -> Stats {
    walked(n, &[])
}

/// The whole tree under a board, counted.
fn walked(n: usize, queens: &[usize]) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    let before = stats.nodes;
    for col in 0..n {
        stats.squares += 1;
        if free(queens, queens.len(), col) {
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if stats.nodes == before {
        stats.dead_ends += 1;
    }
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
