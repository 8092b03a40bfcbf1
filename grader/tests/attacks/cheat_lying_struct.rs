// [node_counting/search_stats] wrong numbers in a struct whose own comparison says that they are right => failed, wrong
#[derive(Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

impl<T> PartialEq<T> for Stats {
    fn eq(&self, _: &T) -> bool {
        true
    }
}

pub fn count_nodes(n: usize) -> u64 {
    walked(n, &[]).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    walked(n, queens).nodes
}

pub fn search_stats(n: usize) -> Stats {
    let right = walked(n, &[]);
    Stats {
        nodes: right.nodes + 1,
        placements: right.placements + 1,
        squares: right.squares + 1,
        dead_ends: right.dead_ends + 1,
        solutions: right.solutions + 1,
    }
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
